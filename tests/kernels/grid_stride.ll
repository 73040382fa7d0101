; Made from grid_stride.cu by make_ir.sh
source_filename = "grid_stride.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @grid_stride(ptr noundef %x, ptr noundef %y, i32 noundef %n, float noundef %decay) #0 {
entry:
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %decay.addr = alloca float, align 4
  %i = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8, !tbaa !8
  store ptr %y, ptr %y.addr, align 8, !tbaa !8
  store i32 %n, ptr %n.addr, align 4, !tbaa !12
  store float %decay, ptr %decay.addr, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #7
  %call = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %call1 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %mul = mul i32 %call, %call1
  %call2 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %add = add i32 %mul, %call2
  store i32 %add, ptr %i, align 4, !tbaa !12
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !tbaa !12
  %1 = load i32, ptr %n.addr, align 4, !tbaa !12
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #7
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load float, ptr %decay.addr, align 4, !tbaa !14
  %fneg = fneg contract float %2
  %3 = load ptr, ptr %x.addr, align 8, !tbaa !8
  %4 = load i32, ptr %i, align 4, !tbaa !12
  %idxprom = sext i32 %4 to i64
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom
  %5 = load float, ptr %arrayidx, align 4, !tbaa !14
  %mul3 = fmul contract float %fneg, %5
  %call4 = call contract noundef float @_ZL4expff(float noundef %mul3) #8
  %6 = load ptr, ptr %x.addr, align 8, !tbaa !8
  %7 = load i32, ptr %i, align 4, !tbaa !12
  %idxprom5 = sext i32 %7 to i64
  %arrayidx6 = getelementptr inbounds float, ptr %6, i64 %idxprom5
  %8 = load float, ptr %arrayidx6, align 4, !tbaa !14
  %add7 = fadd contract float %8, 1.000000e+00
  %call8 = call contract noundef float @_ZL5sqrtff(float noundef %add7) #8
  %add9 = fadd contract float %call4, %call8
  %9 = load ptr, ptr %y.addr, align 8, !tbaa !8
  %10 = load i32, ptr %i, align 4, !tbaa !12
  %idxprom10 = sext i32 %10 to i64
  %arrayidx11 = getelementptr inbounds float, ptr %9, i64 %idxprom10
  store float %add9, ptr %arrayidx11, align 4, !tbaa !14
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %call12 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %call13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %mul14 = mul i32 %call12, %call13
  %11 = load i32, ptr %i, align 4, !tbaa !12
  %add15 = add i32 %11, %mul14
  store i32 %add15, ptr %i, align 4, !tbaa !12
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4expff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !14
  %0 = load float, ptr %__a.addr, align 4, !tbaa !14
  %call = call contract float @__nv_expf(float noundef %0) #8
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !14
  %0 = load float, ptr %__a.addr, align 4, !tbaa !14
  %call = call contract float @__nv_sqrtf(float noundef %0) #8
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_sqrtf(float %x) #4 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #7
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %10

3:                                                ; preds = %0
  %4 = call i32 @__nvvm_reflect(ptr @.str.2) #7
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call float @llvm.nvvm.sqrt.rn.ftz.f(float %x) #7
  br label %__nvvm_sqrt_f.exit

8:                                                ; preds = %3
  %9 = call float @llvm.nvvm.sqrt.approx.ftz.f(float %x) #7
  br label %__nvvm_sqrt_f.exit

10:                                               ; preds = %0
  %11 = call i32 @__nvvm_reflect(ptr @.str.2) #7
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = call float @llvm.nvvm.sqrt.rn.f(float %x) #7
  br label %__nvvm_sqrt_f.exit

15:                                               ; preds = %10
  %16 = call float @llvm.nvvm.sqrt.approx.f(float %x) #7
  br label %__nvvm_sqrt_f.exit

__nvvm_sqrt_f.exit:                               ; preds = %6, %8, %13, %15
  %.0 = phi float [ %7, %6 ], [ %9, %8 ], [ %14, %13 ], [ %16, %15 ]
  ret float %.0
}

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_expf(float %a) #4 {
  %1 = bitcast i32 1069066811 to float
  %2 = bitcast i32 849703008 to float
  %3 = bitcast i32 1262485504 to float
  %4 = fdiv float %1, 2.520000e+02
  %5 = call i32 @__nvvm_reflect(ptr @.str) #7
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %4, float 5.000000e-01) #7
  br label %__nv_fmaf_rn.exit.i.i

9:                                                ; preds = %0
  %10 = call float @llvm.nvvm.fma.rn.f(float %a, float %4, float 5.000000e-01) #7
  br label %__nv_fmaf_rn.exit.i.i

__nv_fmaf_rn.exit.i.i:                            ; preds = %9, %7
  %.02 = phi float [ %8, %7 ], [ %10, %9 ]
  %11 = call i32 @__nvvm_reflect(ptr @.str) #7
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %14 = call float @llvm.nvvm.saturate.ftz.f(float %.02) #7
  br label %__nv_saturatef.exit.i.i

15:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %16 = call float @llvm.nvvm.saturate.f(float %.02) #7
  br label %__nv_saturatef.exit.i.i

__nv_saturatef.exit.i.i:                          ; preds = %15, %13
  %.03 = phi float [ %14, %13 ], [ %16, %15 ]
  %17 = fadd float -1.260000e+02, %3
  %18 = fadd float %17, 1.270000e+02
  %19 = call i32 @__nvvm_reflect(ptr @.str) #7
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %__nv_saturatef.exit.i.i
  %22 = call float @llvm.nvvm.fma.rm.ftz.f(float %.03, float 2.520000e+02, float %18) #7
  br label %__nv_fmaf_rd.exit.i.i

23:                                               ; preds = %__nv_saturatef.exit.i.i
  %24 = call float @llvm.nvvm.fma.rm.f(float %.03, float 2.520000e+02, float %18) #7
  br label %__nv_fmaf_rd.exit.i.i

__nv_fmaf_rd.exit.i.i:                            ; preds = %23, %21
  %.04 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = fadd float %3, 1.270000e+02
  %26 = fsub float %.04, %25
  %27 = fsub float -0.000000e+00, %26
  %28 = call i32 @__nvvm_reflect(ptr @.str) #7
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %__nv_fmaf_rd.exit.i.i
  %31 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %1, float %27) #7
  br label %__internal_fmad.exit3.i.i

32:                                               ; preds = %__nv_fmaf_rd.exit.i.i
  %33 = call float @llvm.nvvm.fma.rn.f(float %a, float %1, float %27) #7
  br label %__internal_fmad.exit3.i.i

__internal_fmad.exit3.i.i:                        ; preds = %32, %30
  %.0 = phi float [ %31, %30 ], [ %33, %32 ]
  %34 = call i32 @__nvvm_reflect(ptr @.str) #7
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %__internal_fmad.exit3.i.i
  %37 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %2, float %.0) #7
  br label %__internal_accurate_expf.exit

38:                                               ; preds = %__internal_fmad.exit3.i.i
  %39 = call float @llvm.nvvm.fma.rn.f(float %a, float %2, float %.0) #7
  br label %__internal_accurate_expf.exit

__internal_accurate_expf.exit:                    ; preds = %36, %38
  %.01 = phi float [ %37, %36 ], [ %39, %38 ]
  %40 = bitcast float %.04 to i32
  %41 = shl i32 %40, 23
  %42 = bitcast i32 %41 to float
  %43 = call float @llvm.nvvm.ex2.approx.ftz.f(float %.01) #7
  %44 = fmul float %43, %42
  ret float %44
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.ftz.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #6

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #5 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @grid_stride, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !10, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
