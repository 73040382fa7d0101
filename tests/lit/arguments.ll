; Recorded scalars become constants; pointers, and everything without --specialize, stay arguments.
; RUN: %probe %s --kernel k --specialize --argument 0010000000100000 05000000 0000c03f 01 --print specialized | %check %s
; RUN: %probe %s --kernel k --argument 0010000000100000 05000000 0000c03f 01 --print specialized | %check %s --check-prefix PLAIN
; RUN: %probe %s --kernel k --specialize --argument 0010000000100000 05000000 0000c03f 01 | %check %s --check-prefix PTX
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define void @k(ptr %p, i32 %n, float %s, i1 zeroext %b)
; CHECK: sext i32 5 to i64
; CHECK: getelementptr float, ptr %p
; CHECK: fmul float %v, 1.500000e+00
; CHECK: select i1 true
; CHECK-NOT: 17592186048512
; PLAIN-LABEL: define void @k
; PLAIN: sext i32 %n to i64
; PLAIN: fmul float %v, %s
; PLAIN: select i1 %b
; The kernel keeps its parameters; 5 floats are 20 bytes, 1.5 is 0f3FC00000.
; PTX: .visible .entry k(
; PTX: .param .u64 k_param_0
; PTX: .param .u32 k_param_1
; PTX: .param .f32 k_param_2
; PTX: .param .u8 k_param_3
; PTX: ld.param.u64 {{.*}}, [k_param_0]
; PTX-NOT: ld.param
; PTX: ld.global.f32 {{.*}}, [{{.*}}+20]
; PTX: mul.f32 {{.*}}, {{.*}}, 0f3FC00000
define void @k(ptr %p, i32 %n, float %s, i1 zeroext %b) {
  %i = sext i32 %n to i64
  %at = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %at
  %m = fmul float %v, %s
  %r = select i1 %b, float %m, float 0.0
  store float %r, ptr %at
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
