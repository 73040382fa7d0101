; libdevice asks for the architecture that is compiled for, not for the one that was recorded.
; RUN: %probe %s --kernel k --architecture sm_80 | %check %s --check-prefix SM80
; RUN: %probe %s --kernel k --architecture sm_90a --passes "function(instcombine)" | %check %s --check-prefix SM90A
; RUN: not %probe %s --kernel k --architecture sm_100 2>&1 | %check %s --check-prefix SM100
; RUN: not %probe %s --kernel k --architecture gfx90a 2>&1 | %check %s --check-prefix GFX
; RUN: %probe %s --kernel k --architecture sm_80 --ptx 71 | %check %s --check-prefix PTX71
; REQUIRES: not
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; SM80: .version 8.5
; SM80: .target sm_80
; SM80: mov.b32 {{.*}}, 800;
; SM90A: .target sm_90a
; SM90A: mov.b32 {{.*}}, 900;
; SM100: unsupported: LLVM 19.1{{.*}} has no sm_100; the nearest that it has is sm_90
; GFX: unsupported: LLVM 19.1{{.*}} has no gfx90a{{$}}
; PTX71: .version 7.1
@question = private addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00"
declare i32 @__nvvm_reflect(ptr)
define void @k(ptr %out) #0 {
  %a = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @question to ptr))
  store i32 %a, ptr %out
  ret void
}
attributes #0 = { "target-cpu"="sm_50" }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
