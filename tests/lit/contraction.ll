; Multiply-adds are fused as the recording's producer fused them, by LLVM and (add.rn, mul.rn forbid it) by the assembler.
; RUN: %probe %s --kernel k --contraction fast | %check %s --check-prefix FAST
; RUN: %probe %s --kernel k --contraction on | %check %s --check-prefix FAST
; RUN: %probe %s --kernel k --contraction off | %check %s --check-prefix OFF
; RUN: %probe %s --kernel p --contraction fast | %check %s --check-prefix PLAINFAST
; RUN: %probe %s --kernel p --contraction on | %check %s --check-prefix PLAINOFF
; RUN: %probe %s --kernel p --contraction off | %check %s --check-prefix PLAINOFF
; RUN: %probe %s --kernel m --contraction on | %check %s --check-prefix MULADD
; RUN: %probe %s --kernel k --contraction fast --codegen-opt 0 | %check %s --check-prefix O0
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; FAST-LABEL: .entry k(
; FAST: fma.rn.f32
; OFF-LABEL: .entry k(
; OFF-NOT: fma
; OFF: mul.rn.f32
; OFF: add.rn.f32
; O0-LABEL: .entry k(
define void @k(ptr %out, float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %m, %c
  store float %s, ptr %out
  ret void
}
; PLAINFAST-LABEL: .entry p(
; PLAINFAST: fma.rn.f32
; PLAINOFF-LABEL: .entry p(
; PLAINOFF: mul.rn.f32
; PLAINOFF: add.rn.f32
define void @p(ptr %out, float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %s = fadd float %m, %c
  store float %s, ptr %out
  ret void
}
; MULADD-LABEL: .entry m(
; MULADD: fma.rn.f32
define void @m(ptr %out, float %a, float %b, float %c) {
  %s = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  store float %s, ptr %out
  ret void
}
declare float @llvm.fmuladd.f32(float, float, float)
!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @k, !"kernel", i32 1}
!1 = !{ptr @p, !"kernel", i32 1}
!2 = !{ptr @m, !"kernel", i32 1}
