; Made from variables.cu by make_ir.sh
source_filename = "variables.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Scale = type { float, double, i16 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@coefficients = dso_local addrspace(4) externally_initialized global [8 x float] zeroinitializer, align 4
@table = dso_local addrspace(1) externally_initialized global [256 x float] zeroinitializer, align 4
@last = dso_local addrspace(1) externally_initialized global [256 x float] zeroinitializer, align 4
@hits = dso_local addrspace(1) externally_initialized global i64 7, align 8
@untouched = dso_local addrspace(1) externally_initialized global [3 x i32] [i32 11, i32 22, i32 33], align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@llvm.compiler.used = appending global [5 x ptr] [ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspacecast (ptr addrspace(1) @last to ptr), ptr addrspacecast (ptr addrspace(1) @hits to ptr), ptr addrspacecast (ptr addrspace(1) @untouched to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @variables(ptr noundef %x, ptr noundef %y, i32 noundef %n, i1 noundef zeroext %flip, i8 noundef signext %small, ptr noundef byval(%struct.Scale) align 8 %scale) #0 {
entry:
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %flip.addr = alloca i8, align 1
  %small.addr = alloca i8, align 1
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %v = alloca float, align 4
  %r = alloca double, align 8
  store ptr %x, ptr %x.addr, align 8, !tbaa !8
  store ptr %y, ptr %y.addr, align 8, !tbaa !8
  store i32 %n, ptr %n.addr, align 4, !tbaa !12
  %storedv = zext i1 %flip to i8
  store i8 %storedv, ptr %flip.addr, align 1, !tbaa !14
  store i8 %small, ptr %small.addr, align 1, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #5
  %call = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %call1 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %mul = mul i32 %call, %call1
  %call2 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %add = add i32 %mul, %call2
  store i32 %add, ptr %i, align 4, !tbaa !12
  %0 = load i32, ptr %i, align 4, !tbaa !12
  %1 = load i32, ptr %n.addr, align 4, !tbaa !12
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 4, ptr %v) #5
  %2 = load ptr, ptr %x.addr, align 8, !tbaa !8
  %3 = load i32, ptr %i, align 4, !tbaa !12
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !17
  %factor = getelementptr inbounds %struct.Scale, ptr %scale, i32 0, i32 0
  %5 = load float, ptr %factor, align 8, !tbaa !19
  %mul3 = fmul contract float %4, %5
  %6 = load i32, ptr %i, align 4, !tbaa !12
  %and = and i32 %6, 255
  %idxprom4 = sext i32 %and to i64
  %arrayidx5 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %idxprom4
  %7 = load float, ptr %arrayidx5, align 4, !tbaa !17
  %8 = load i32, ptr %i, align 4, !tbaa !12
  %and6 = and i32 %8, 7
  %idxprom7 = sext i32 %and6 to i64
  %arrayidx8 = getelementptr inbounds [8 x float], ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 0, i64 %idxprom7
  %9 = load float, ptr %arrayidx8, align 4, !tbaa !17
  %mul9 = fmul contract float %7, %9
  %add10 = fadd contract float %mul3, %mul9
  %10 = load i32, ptr %i, align 4, !tbaa !12
  %rem = srem i32 %10, 3
  %idxprom11 = sext i32 %rem to i64
  %arrayidx12 = getelementptr inbounds [3 x i32], ptr addrspacecast (ptr addrspace(1) @untouched to ptr), i64 0, i64 %idxprom11
  %11 = load i32, ptr %arrayidx12, align 4, !tbaa !12
  %conv = sitofp i32 %11 to float
  %add13 = fadd contract float %add10, %conv
  store float %add13, ptr %v, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 8, ptr %r) #5
  %12 = load i8, ptr %flip.addr, align 1, !tbaa !14, !range !23, !noundef !24
  %loadedv = trunc i8 %12 to i1
  br i1 %loadedv, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %13 = load float, ptr %v, align 4, !tbaa !17
  %fneg = fneg contract float %13
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %14 = load float, ptr %v, align 4, !tbaa !17
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %fneg, %cond.true ], [ %14, %cond.false ]
  %conv14 = fpext float %cond to double
  store double %conv14, ptr %r, align 8, !tbaa !25
  %15 = load double, ptr %r, align 8, !tbaa !25
  %offset = getelementptr inbounds %struct.Scale, ptr %scale, i32 0, i32 1
  %16 = load double, ptr %offset, align 8, !tbaa !26
  %add15 = fadd contract double %15, %16
  %shift = getelementptr inbounds %struct.Scale, ptr %scale, i32 0, i32 2
  %17 = load i16, ptr %shift, align 8, !tbaa !27
  %conv16 = sext i16 %17 to i32
  %conv17 = sitofp i32 %conv16 to double
  %add18 = fadd contract double %add15, %conv17
  %18 = load i8, ptr %small.addr, align 1, !tbaa !16
  %conv19 = sext i8 %18 to i32
  %conv20 = sitofp i32 %conv19 to double
  %add21 = fadd contract double %add18, %conv20
  %19 = load ptr, ptr %y.addr, align 8, !tbaa !8
  %20 = load i32, ptr %i, align 4, !tbaa !12
  %idxprom22 = sext i32 %20 to i64
  %arrayidx23 = getelementptr inbounds double, ptr %19, i64 %idxprom22
  store double %add21, ptr %arrayidx23, align 8, !tbaa !25
  %21 = load i32, ptr %i, align 4, !tbaa !12
  %and24 = and i32 %21, 63
  %cmp25 = icmp eq i32 %and24, 0
  br i1 %cmp25, label %if.then26, label %if.end28

if.then26:                                        ; preds = %cond.end
  %call27 = call noundef i64 @_ZL9atomicAddPyy(ptr noundef addrspacecast (ptr addrspace(1) @hits to ptr), i64 noundef 1) #6
  br label %if.end28

if.end28:                                         ; preds = %if.then26, %cond.end
  %22 = load i32, ptr %i, align 4, !tbaa !12
  %23 = load i32, ptr %n.addr, align 4, !tbaa !12
  %sub = sub nsw i32 %23, 256
  %cmp29 = icmp sge i32 %22, %sub
  br i1 %cmp29, label %if.then30, label %if.end34

if.then30:                                        ; preds = %if.end28
  %24 = load float, ptr %v, align 4, !tbaa !17
  %25 = load i32, ptr %i, align 4, !tbaa !12
  %and31 = and i32 %25, 255
  %idxprom32 = sext i32 %and31 to i64
  %arrayidx33 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(1) @last to ptr), i64 0, i64 %idxprom32
  store float %24, ptr %arrayidx33, align 4, !tbaa !17
  br label %if.end34

if.end34:                                         ; preds = %if.then30, %if.end28
  call void @llvm.lifetime.end.p0(i64 8, ptr %r) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %v) #5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end34, %if.then
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #5
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
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

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i64 @_ZL9atomicAddPyy(ptr noundef %address, i64 noundef %val) #3 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i64, align 8
  store ptr %address, ptr %address.addr, align 8, !tbaa !8
  store i64 %val, ptr %val.addr, align 8, !tbaa !28
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !8
  %1 = load i64, ptr %val.addr, align 8, !tbaa !28
  %call = call noundef i64 @_ZL14__ullAtomicAddPyy(ptr noundef %0, i64 noundef %1) #6
  ret i64 %call
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL14__ullAtomicAddPyy(ptr noundef %__p, i64 noundef %__v) #2 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i64, align 8
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !8
  store i64 %__v, ptr %__v.addr, align 8, !tbaa !28
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !8
  %1 = load i64, ptr %__v.addr, align 8, !tbaa !28
  %2 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %2
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @variables, !"kernel", i32 1}
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
!15 = !{!"bool", !10, i64 0}
!16 = !{!10, !10, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !10, i64 0}
!19 = !{!20, !18, i64 0}
!20 = !{!"_ZTS5Scale", !18, i64 0, !21, i64 8, !22, i64 16}
!21 = !{!"double", !10, i64 0}
!22 = !{!"short", !10, i64 0}
!23 = !{i8 0, i8 2}
!24 = !{}
!25 = !{!21, !21, i64 0}
!26 = !{!20, !21, i64 8}
!27 = !{!20, !22, i64 16}
!28 = !{!29, !29, i64 0}
!29 = !{!"long long", !10, i64 0}
