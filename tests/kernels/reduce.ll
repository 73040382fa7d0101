; Made from reduce.cu by make_ir.sh
source_filename = "reduce.cu"
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

$_Z16__shfl_down_syncjfji = comdat any

@_ZZ6reduceE7of_warp = internal addrspace(3) global [32 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reduce(ptr noundef %in, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %sum = alloca float, align 4
  %i = alloca i32, align 4
  %offset = alloca i32, align 4
  %lane = alloca i32, align 4
  %warp = alloca i32, align 4
  %warps = alloca i32, align 4
  %offset30 = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !8
  store ptr %out, ptr %out.addr, align 8, !tbaa !8
  store i32 %n, ptr %n.addr, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum) #7
  store float 0.000000e+00, ptr %sum, align 4, !tbaa !14
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
  %2 = load ptr, ptr %in.addr, align 8, !tbaa !8
  %3 = load i32, ptr %i, align 4, !tbaa !12
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !14
  %5 = load float, ptr %sum, align 4, !tbaa !14
  %add3 = fadd contract float %5, %4
  store float %add3, ptr %sum, align 4, !tbaa !14
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %call4 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %call5 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %mul6 = mul i32 %call4, %call5
  %6 = load i32, ptr %i, align 4, !tbaa !12
  %add7 = add i32 %6, %mul6
  store i32 %add7, ptr %i, align 4, !tbaa !12
  br label %for.cond, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(i64 4, ptr %offset) #7
  store i32 16, ptr %offset, align 4, !tbaa !12
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc14, %for.end
  %7 = load i32, ptr %offset, align 4, !tbaa !12
  %cmp9 = icmp sgt i32 %7, 0
  br i1 %cmp9, label %for.body11, label %for.cond.cleanup10

for.cond.cleanup10:                               ; preds = %for.cond8
  call void @llvm.lifetime.end.p0(i64 4, ptr %offset) #7
  br label %for.end15

for.body11:                                       ; preds = %for.cond8
  %8 = load float, ptr %sum, align 4, !tbaa !14
  %9 = load i32, ptr %offset, align 4, !tbaa !12
  %call12 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %8, i32 noundef %9, i32 noundef 32) #8
  %10 = load float, ptr %sum, align 4, !tbaa !14
  %add13 = fadd contract float %10, %call12
  store float %add13, ptr %sum, align 4, !tbaa !14
  br label %for.inc14

for.inc14:                                        ; preds = %for.body11
  %11 = load i32, ptr %offset, align 4, !tbaa !12
  %div = sdiv i32 %11, 2
  store i32 %div, ptr %offset, align 4, !tbaa !12
  br label %for.cond8, !llvm.loop !18

for.end15:                                        ; preds = %for.cond.cleanup10
  call void @llvm.lifetime.start.p0(i64 4, ptr %lane) #7
  %call16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %rem = urem i32 %call16, 32
  store i32 %rem, ptr %lane, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %warp) #7
  %call17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %div18 = udiv i32 %call17, 32
  store i32 %div18, ptr %warp, align 4, !tbaa !12
  %12 = load i32, ptr %lane, align 4, !tbaa !12
  %cmp19 = icmp eq i32 %12, 0
  br i1 %cmp19, label %if.then, label %if.end

if.then:                                          ; preds = %for.end15
  %13 = load float, ptr %sum, align 4, !tbaa !14
  %14 = load i32, ptr %warp, align 4, !tbaa !12
  %idxprom20 = sext i32 %14 to i64
  %arrayidx21 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE7of_warp to ptr), i64 0, i64 %idxprom20
  store float %13, ptr %arrayidx21, align 4, !tbaa !14
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end15
  call void @llvm.nvvm.barrier0()
  %15 = load i32, ptr %warp, align 4, !tbaa !12
  %cmp22 = icmp eq i32 %15, 0
  br i1 %cmp22, label %if.then23, label %if.end46

if.then23:                                        ; preds = %if.end
  call void @llvm.lifetime.start.p0(i64 4, ptr %warps) #7
  %call24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %add25 = add i32 %call24, 31
  %div26 = udiv i32 %add25, 32
  store i32 %div26, ptr %warps, align 4, !tbaa !12
  %16 = load i32, ptr %lane, align 4, !tbaa !12
  %17 = load i32, ptr %warps, align 4, !tbaa !12
  %cmp27 = icmp slt i32 %16, %17
  br i1 %cmp27, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then23
  %18 = load i32, ptr %lane, align 4, !tbaa !12
  %idxprom28 = sext i32 %18 to i64
  %arrayidx29 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE7of_warp to ptr), i64 0, i64 %idxprom28
  %19 = load float, ptr %arrayidx29, align 4, !tbaa !14
  br label %cond.end

cond.false:                                       ; preds = %if.then23
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %19, %cond.true ], [ 0.000000e+00, %cond.false ]
  store float %cond, ptr %sum, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr %offset30) #7
  store i32 16, ptr %offset30, align 4, !tbaa !12
  br label %for.cond31

for.cond31:                                       ; preds = %for.inc37, %cond.end
  %20 = load i32, ptr %offset30, align 4, !tbaa !12
  %cmp32 = icmp sgt i32 %20, 0
  br i1 %cmp32, label %for.body34, label %for.cond.cleanup33

for.cond.cleanup33:                               ; preds = %for.cond31
  call void @llvm.lifetime.end.p0(i64 4, ptr %offset30) #7
  br label %for.end39

for.body34:                                       ; preds = %for.cond31
  %21 = load float, ptr %sum, align 4, !tbaa !14
  %22 = load i32, ptr %offset30, align 4, !tbaa !12
  %call35 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %21, i32 noundef %22, i32 noundef 32) #8
  %23 = load float, ptr %sum, align 4, !tbaa !14
  %add36 = fadd contract float %23, %call35
  store float %add36, ptr %sum, align 4, !tbaa !14
  br label %for.inc37

for.inc37:                                        ; preds = %for.body34
  %24 = load i32, ptr %offset30, align 4, !tbaa !12
  %div38 = sdiv i32 %24, 2
  store i32 %div38, ptr %offset30, align 4, !tbaa !12
  br label %for.cond31, !llvm.loop !19

for.end39:                                        ; preds = %for.cond.cleanup33
  %25 = load i32, ptr %lane, align 4, !tbaa !12
  %cmp40 = icmp eq i32 %25, 0
  br i1 %cmp40, label %if.then41, label %if.end45

if.then41:                                        ; preds = %for.end39
  %26 = load float, ptr %sum, align 4, !tbaa !14
  %27 = load ptr, ptr %out.addr, align 8, !tbaa !8
  %call42 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %idxprom43 = zext i32 %call42 to i64
  %arrayidx44 = getelementptr inbounds float, ptr %27, i64 %idxprom43
  store float %26, ptr %arrayidx44, align 4, !tbaa !14
  br label %if.end45

if.end45:                                         ; preds = %if.then41, %for.end39
  call void @llvm.lifetime.end.p0(i64 4, ptr %warps) #7
  br label %if.end46

if.end46:                                         ; preds = %if.end45, %if.end
  call void @llvm.lifetime.end.p0(i64 4, ptr %warp) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %lane) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #7
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
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef float @_Z16__shfl_down_syncjfji(i32 noundef %__mask, float noundef %__val, i32 noundef %__offset, i32 noundef %__width) #3 comdat {
entry:
  %__mask.addr = alloca i32, align 4
  %__val.addr = alloca float, align 4
  %__offset.addr = alloca i32, align 4
  %__width.addr = alloca i32, align 4
  store i32 %__mask, ptr %__mask.addr, align 4, !tbaa !12
  store float %__val, ptr %__val.addr, align 4, !tbaa !14
  store i32 %__offset, ptr %__offset.addr, align 4, !tbaa !12
  store i32 %__width, ptr %__width.addr, align 4, !tbaa !12
  %0 = load i32, ptr %__mask.addr, align 4, !tbaa !12
  %1 = load float, ptr %__val.addr, align 4, !tbaa !14
  %2 = load i32, ptr %__offset.addr, align 4, !tbaa !12
  %3 = load i32, ptr %__width.addr, align 4, !tbaa !12
  %sub = sub nsw i32 32, %3
  %shl = shl i32 %sub, 8
  %or = or i32 %shl, 31
  %4 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %0, float %1, i32 %2, i32 %or)
  ret float %4
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!4 = !{ptr @reduce, !"kernel", i32 1}
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
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
