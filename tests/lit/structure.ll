; The bytes of a structure passed by value are folded, but not the pointers in it, and not where the kernel writes to its
; copy before it reads.
; RUN: %probe %s --kernel k --specialize --argument 1122334455667788 0000000011000000efbeaddedec0adde --passes "default<O3>" | %check %s
; RUN: %probe %s --kernel k --argument 1122334455667788 0000000011000000efbeaddedec0adde | %check %s --check-prefix PLAIN
; RUN: %probe %s --kernel w --specialize --argument 1122334455667788 0700000009000000 | %check %s --check-prefix WRITES
; RUN: %probe %s --kernel x --specialize --argument 1122334455667788 00000000 0100000002000000030000000400000005000000060000000700000008000000 | %check %s --check-prefix INDEXED
; RUN: %probe %s --kernel k --specialize --argument 1122334455667788 0000000011000000efbeaddedec0adde --passes "default<O0>" --codegen-opt 0 | %check %s --check-prefix O0
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%with_pointer = type { i32, i32, ptr }
%pair = type { i32, i32 }

; CHECK-LABEL: .entry k(
; CHECK-DAG: ld.param.u64 [[OUT:%rd[0-9]+]], [k_param_0]
; CHECK-DAG: ld.param.u64 [[IN:%rd[0-9]+]], [k_param_1+8]
; CHECK-NOT: k_param_1+4
; CHECK: add.s32 {{.*}}, 17;
; PLAIN-LABEL: .entry k(
; PLAIN-DAG: [k_param_1+8]
; PLAIN-DAG: [k_param_1+4]
; O0-LABEL: .entry k(
define void @k(ptr %out, ptr byval(%with_pointer) align 8 %s) {
  %value_at = getelementptr inbounds %with_pointer, ptr %s, i32 0, i32 1
  %pointer_at = getelementptr inbounds %with_pointer, ptr %s, i32 0, i32 2
  %v = load i32, ptr %value_at
  %in = load ptr, ptr %pointer_at
  %x = load i32, ptr %in
  %sum = add i32 %x, %v
  store i32 %sum, ptr %out
  ret void
}
; WRITES-LABEL: .entry w(
; WRITES-NOT: w_param_1]
; WRITES: mov.b32 {{.*}}, 17;
define void @w(ptr %out, ptr byval(%pair) align 4 %s) {
  %second_at = getelementptr inbounds %pair, ptr %s, i32 0, i32 1
  %first = load i32, ptr %s
  %one = add i32 %first, 1
  store i32 %one, ptr %s
  %a = load i32, ptr %s
  %b = load i32, ptr %second_at
  %sum = add i32 %a, %b
  store i32 %sum, ptr %out
  ret void
}
; An index that is not known leaves a table, in constant memory.
; INDEXED: .const {{.*}} = {1, 0, 0, 0, 2
; INDEXED-LABEL: .entry x(
; INDEXED: ld.const.u32
define void @x(ptr %out, i32 %unused, ptr byval([8 x i32]) align 4 %s) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr inbounds [8 x i32], ptr %s, i32 0, i32 %i
  %v = load i32, ptr %at
  store i32 %v, ptr %out
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @k, !"kernel", i32 1}
!1 = !{ptr @w, !"kernel", i32 1}
!2 = !{ptr @x, !"kernel", i32 1}
