; Made from histogram.cu by make_ir.sh
source_filename = "histogram.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@_ZZ9histogramE5local = internal addrspace(3) global [256 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @histogram(ptr noundef %data, ptr noundef %bins, i32 noundef %n) #0 {
entry:
  %data.addr = alloca ptr, align 8
  %bins.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %i2 = alloca i32, align 4
  %i22 = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8, !tbaa !8
  store ptr %bins, ptr %bins.addr, align 8, !tbaa !8
  store i32 %n, ptr %n.addr, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #6
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %call, ptr %i, align 4, !tbaa !12
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !tbaa !12
  %cmp = icmp slt i32 %0, 256
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #6
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !tbaa !12
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %call1 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %2 = load i32, ptr %i, align 4, !tbaa !12
  %add = add i32 %2, %call1
  store i32 %add, ptr %i, align 4, !tbaa !12
  br label %for.cond, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %i2) #6
  %call3 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %call4 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %mul = mul i32 %call3, %call4
  %call5 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %add6 = add i32 %mul, %call5
  store i32 %add6, ptr %i2, align 4, !tbaa !12
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc16, %for.end
  %3 = load i32, ptr %i2, align 4, !tbaa !12
  %4 = load i32, ptr %n.addr, align 4, !tbaa !12
  %cmp8 = icmp slt i32 %3, %4
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9

for.cond.cleanup9:                                ; preds = %for.cond7
  call void @llvm.lifetime.end.p0(i64 4, ptr %i2) #6
  br label %for.end21

for.body10:                                       ; preds = %for.cond7
  %5 = load ptr, ptr %data.addr, align 8, !tbaa !8
  %6 = load i32, ptr %i2, align 4, !tbaa !12
  %idxprom11 = sext i32 %6 to i64
  %arrayidx12 = getelementptr inbounds i8, ptr %5, i64 %idxprom11
  %7 = load i8, ptr %arrayidx12, align 1, !tbaa !16
  %idxprom13 = zext i8 %7 to i64
  %arrayidx14 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom13
  %call15 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %arrayidx14, i32 noundef 1) #7
  br label %for.inc16

for.inc16:                                        ; preds = %for.body10
  %call17 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #7
  %call18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %mul19 = mul i32 %call17, %call18
  %8 = load i32, ptr %i2, align 4, !tbaa !12
  %add20 = add i32 %8, %mul19
  store i32 %add20, ptr %i2, align 4, !tbaa !12
  br label %for.cond7, !llvm.loop !17

for.end21:                                        ; preds = %for.cond.cleanup9
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %i22) #6
  %call23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %call23, ptr %i22, align 4, !tbaa !12
  br label %for.cond24

for.cond24:                                       ; preds = %for.inc36, %for.end21
  %9 = load i32, ptr %i22, align 4, !tbaa !12
  %cmp25 = icmp slt i32 %9, 256
  br i1 %cmp25, label %for.body27, label %for.cond.cleanup26

for.cond.cleanup26:                               ; preds = %for.cond24
  call void @llvm.lifetime.end.p0(i64 4, ptr %i22) #6
  br label %for.end39

for.body27:                                       ; preds = %for.cond24
  %10 = load i32, ptr %i22, align 4, !tbaa !12
  %idxprom28 = sext i32 %10 to i64
  %arrayidx29 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom28
  %11 = load i32, ptr %arrayidx29, align 4, !tbaa !12
  %cmp30 = icmp ne i32 %11, 0
  br i1 %cmp30, label %if.then, label %if.end

if.then:                                          ; preds = %for.body27
  %12 = load ptr, ptr %bins.addr, align 8, !tbaa !8
  %13 = load i32, ptr %i22, align 4, !tbaa !12
  %idxprom31 = sext i32 %13 to i64
  %arrayidx32 = getelementptr inbounds i32, ptr %12, i64 %idxprom31
  %14 = load i32, ptr %i22, align 4, !tbaa !12
  %idxprom33 = sext i32 %14 to i64
  %arrayidx34 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom33
  %15 = load i32, ptr %arrayidx34, align 4, !tbaa !12
  %call35 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %arrayidx32, i32 noundef %15) #7
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body27
  br label %for.inc36

for.inc36:                                        ; preds = %if.end
  %call37 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %16 = load i32, ptr %i22, align 4, !tbaa !12
  %add38 = add i32 %16, %call37
  store i32 %add38, ptr %i22, align 4, !tbaa !12
  br label %for.cond24, !llvm.loop !18

for.end39:                                        ; preds = %for.cond.cleanup26
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %address, i32 noundef %val) #4 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !8
  store i32 %val, ptr %val.addr, align 4, !tbaa !12
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !8
  %1 = load i32, ptr %val.addr, align 4, !tbaa !12
  %call = call noundef i32 @_ZL12__uAtomicAddPjj(ptr noundef %0, i32 noundef %1) #7
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12__uAtomicAddPjj(ptr noundef %__p, i32 noundef %__v) #2 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !8
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !12
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !8
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !12
  %2 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @histogram, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!10, !10, i64 0}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
