; Recorded variables survive every pipeline, visible by name, and their initial values are never folded. Others may go.
; RUN: %probe %s --kernel k --variable read_only --variable constants --variable unused --variable hidden | %check %s
; RUN: %probe %s --kernel k --variable read_only --variable constants --variable unused --variable hidden --passes "internalize,globaldce,globalopt,default<O3>,internalize,globaldce" | %check %s
; RUN: %probe %s --kernel k | %check %s --check-prefix NONE
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@read_only = addrspace(1) externally_initialized global i32 7
@constants = addrspace(4) constant [2 x i32] [i32 5, i32 6]
@unused = addrspace(1) externally_initialized global i32 3
@hidden = internal addrspace(1) global i32 11
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @unused to ptr)], section "llvm.metadata"

; CHECK-DAG: .visible .global .align 4 .u32 read_only = 7;
; CHECK-DAG: .visible .const .align 4 .b8 constants[8] = {5, 0, 0, 0, 6};
; CHECK-DAG: .visible .global .align 4 .u32 unused = 3;
; CHECK-DAG: .visible .global .align 4 .u32 hidden = 11;
; CHECK: .entry k(
; CHECK-DAG: ld.global.u32 {{.*}}, [read_only];
; CHECK-DAG: ld.const.u32 {{.*}}, [constants+4];
; CHECK-DAG: ld.global.u32 {{.*}}, [hidden];
; NONE-NOT: unused
; NONE-NOT: hidden
; NONE: .entry k(
define void @k(ptr %out) {
  %a = load i32, ptr addrspace(1) @read_only
  %b = load i32, ptr addrspace(4) getelementptr ([2 x i32], ptr addrspace(4) @constants, i32 0, i32 1)
  %c = load i32, ptr addrspace(1) @hidden
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  store i32 %abc, ptr %out
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
