; Block and grid sizes become constants, indices get the ranges that follow; a dimension of one has index 0.
; RUN: %probe %s --kernel k --specialize-dims --grid 40 2 1 --block 128 1 4 --print specialized | %check %s
; RUN: %probe %s --kernel k --grid 40 2 1 --block 128 1 4 --print specialized | %check %s --check-prefix PLAIN
; RUN: %probe %s --kernel k --specialize-dims --grid 40 2 1 --block 128 1 4 --max-threads 512 --print specialized | %check %s
; RUN: %probe %s --kernel k --max-threads 512 --print specialized | %check %s --check-prefix BOUND
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define internal i32 @index(
; CHECK: call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-LABEL: define void @k(
; CHECK: call range(i32 0, 40) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
; CHECK: call range(i32 0, 2) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
; CHECK: call range(i32 0, 4) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
; CHECK: mul i32 %bx, 128
; CHECK: add i32 {{.*}}, 0
; CHECK: add i32 {{.*}}, 40
; CHECK: add i32 {{.*}}, 4
; PLAIN-LABEL: define internal i32 @index(
; PLAIN: call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; PLAIN-LABEL: define void @k(
; PLAIN: mul i32 %bx, %nx
; BOUND-LABEL: define internal i32 @index(
; BOUND: call range(i32 0, 512) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; BOUND: call range(i32 1, 513) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define i32 @index() noinline {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %t
}
define void @k(ptr %out) {
  %tx = call i32 @index()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %gx = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %nz = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %a = mul i32 %bx, %nx
  %b = add i32 %a, %ty
  %c = add i32 %b, %gx
  %d = add i32 %c, %nz
  %e = add i32 %d, %tx
  %f = add i32 %e, %by
  %g = add i32 %f, %tz
  store i32 %g, ptr %out
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
