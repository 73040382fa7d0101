; Only the kernel and what it needs are left, and nothing else is visible; code recorded at -O0 is optimised nevertheless.
; RUN: %probe %s --kernel k --print specialized --passes "default<O0>" | %check %s
; RUN: %probe %s --kernel k | %check %s --check-prefix PTX
; RUN: not %probe %s --kernel k --passes "no-such-pass" 2>&1 | %check %s --check-prefix BADPIPE
; RUN: not %probe %s --kernel nope 2>&1 | %check %s --check-prefix NOPE
; REQUIRES: not
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; BADPIPE: compile_failed: pass pipeline: unknown pass name 'no-such-pass'
; NOPE: compile_failed: the module defines no kernel nope; its kernels: k, other
; CHECK-NOT: @other
; CHECK: @llvm.used = appending global [1 x ptr] [ptr @k]
; CHECK-NOT: @never
; CHECK: define internal i32 @helper(
; CHECK-NOT: optnone
; CHECK: define void @k(
; CHECK-NOT: @other
; PTX-NOT: .func
; PTX: .entry k(
; PTX-NOT: .entry
define i32 @helper(i32 %x) noinline optnone {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @never(i32 %x) {
  ret i32 %x
}
define void @k(ptr %out, i32 %x) #0 {
  %y = call i32 @helper(i32 %x)
  store i32 %y, ptr %out
  ret void
}
define void @other(ptr %out) {
  %y = call i32 @never(i32 1)
  ret void
}
attributes #0 = { "target-cpu"="sm_50" "target-features"="+ptx42" }
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @k, !"kernel", i32 1}
!1 = !{ptr @other, !"kernel", i32 1}
