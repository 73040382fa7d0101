; What the back end or a pass cannot do is a failure in LLVM's words; nothing else is printed.
; RUN: %probe %s --kernel k --architecture sm_80 | %check %s
; RUN: not %probe %s --kernel k --architecture sm_70 > %t.out 2> %t.err
; RUN: %check %s --check-prefix SELECT --input-file %t.err
; RUN: not grep . %t.out
; RUN: not %probe %kernels/reduce.ll --kernel reduce --specialize-dims --block 128 1 1 --passes "function(sroa,instcombine)" 2>&1 | %check %s --check-prefix FIXPOINT
; RUN: not %probe %s --kernel k --codegen-opt 4 2>&1 | %check %s --check-prefix LEVEL
; REQUIRES: not
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK: redux.sync.add.s32
; SELECT-NOT: {{.}}
; SELECT: compile_failed: LLVM ERROR: Cannot select: {{.*}}
; SELECT-NOT: {{.}}
; FIXPOINT: compile_failed: LLVM ERROR: Instruction Combining {{.*}}did not reach a fixpoint
; LEVEL: compile_failed: codegen_opt 4 is not 0 to 3
define void @k(ptr %out, i32 %x) {
  %y = call i32 @llvm.nvvm.redux.sync.add(i32 %x, i32 -1)
  store i32 %y, ptr %out
  ret void
}
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
