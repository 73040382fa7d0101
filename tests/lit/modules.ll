; Several modules become one; what one declares another defines, and code for different targets is inlined all the same.
; RUN: %probe %s %S/Inputs/helper.ll --kernel k --variable scale | %check %s
; RUN: not %probe %s --kernel k --variable scale 2>&1 | %check %s --check-prefix MISSING
; RUN: not %probe %s %S/Inputs/helper.ll %S/Inputs/helper.ll --kernel k 2>&1 | %check %s --check-prefix TWICE
; REQUIRES: not
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK: .visible .global .align 4 .u32 scale = 4;
; CHECK-NOT: .func
; CHECK: .entry k(
; CHECK-NOT: call
; CHECK: ld.global.u32 {{.*}}, [scale];
; MISSING: unsupported: variable scale is declared, but no module defines it
; TWICE: compile_failed: the modules do not link: {{.*}}symbol multiply defined
@scale = external addrspace(1) global i32
declare i32 @helper(i32)
define void @k(ptr %out, i32 %x) #0 {
  %y = call i32 @helper(i32 %x)
  %s = load i32, ptr addrspace(1) @scale
  %z = add i32 %y, %s
  store i32 %z, ptr %out
  ret void
}
attributes #0 = { "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
