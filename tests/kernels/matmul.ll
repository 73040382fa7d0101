; Made from matmul.cu by make_ir.sh
source_filename = "matmul.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@tiles = external dso_local addrspace(3) global [0 x float], align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul(ptr noundef %a, ptr noundef %b, ptr noundef %c, i32 noundef %n) #0 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %tile = alloca i32, align 4
  %tile_a = alloca ptr, align 8
  %tile_b = alloca ptr, align 8
  %tx = alloca i32, align 4
  %ty = alloca i32, align 4
  %column = alloca i32, align 4
  %row = alloca i32, align 4
  %sum = alloca float, align 4
  %first = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %k = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8, !tbaa !8
  store ptr %b, ptr %b.addr, align 8, !tbaa !8
  store ptr %c, ptr %c.addr, align 8, !tbaa !8
  store i32 %n, ptr %n.addr, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %tile) #5
  %call = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  store i32 %call, ptr %tile, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 8, ptr %tile_a) #5
  store ptr addrspacecast (ptr addrspace(3) @tiles to ptr), ptr %tile_a, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 8, ptr %tile_b) #5
  %0 = load i32, ptr %tile, align 4, !tbaa !12
  %1 = load i32, ptr %tile, align 4, !tbaa !12
  %mul = mul nsw i32 %0, %1
  %idx.ext = sext i32 %mul to i64
  %add.ptr = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @tiles to ptr), i64 %idx.ext
  store ptr %add.ptr, ptr %tile_b, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 4, ptr %tx) #5
  %call1 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %call1, ptr %tx, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %ty) #5
  %call2 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  store i32 %call2, ptr %ty, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %column) #5
  %call3 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %2 = load i32, ptr %tile, align 4, !tbaa !12
  %mul4 = mul i32 %call3, %2
  %3 = load i32, ptr %tx, align 4, !tbaa !12
  %add = add i32 %mul4, %3
  store i32 %add, ptr %column, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %row) #5
  %call5 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %4 = load i32, ptr %tile, align 4, !tbaa !12
  %mul6 = mul i32 %call5, %4
  %5 = load i32, ptr %ty, align 4, !tbaa !12
  %add7 = add i32 %mul6, %5
  store i32 %add7, ptr %row, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum) #5
  store float 0.000000e+00, ptr %sum, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr %first) #5
  store i32 0, ptr %first, align 4, !tbaa !12
  br label %for.cond

for.cond:                                         ; preds = %for.inc49, %entry
  %6 = load i32, ptr %first, align 4, !tbaa !12
  %7 = load i32, ptr %n.addr, align 4, !tbaa !12
  %cmp = icmp slt i32 %6, %7
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %first) #5
  br label %for.end51

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %row, align 4, !tbaa !12
  %9 = load i32, ptr %n.addr, align 4, !tbaa !12
  %cmp8 = icmp slt i32 %8, %9
  br i1 %cmp8, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %for.body
  %10 = load i32, ptr %first, align 4, !tbaa !12
  %11 = load i32, ptr %tx, align 4, !tbaa !12
  %add9 = add nsw i32 %10, %11
  %12 = load i32, ptr %n.addr, align 4, !tbaa !12
  %cmp10 = icmp slt i32 %add9, %12
  br i1 %cmp10, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %13 = load ptr, ptr %a.addr, align 8, !tbaa !8
  %14 = load i32, ptr %row, align 4, !tbaa !12
  %15 = load i32, ptr %n.addr, align 4, !tbaa !12
  %mul11 = mul nsw i32 %14, %15
  %16 = load i32, ptr %first, align 4, !tbaa !12
  %add12 = add nsw i32 %mul11, %16
  %17 = load i32, ptr %tx, align 4, !tbaa !12
  %add13 = add nsw i32 %add12, %17
  %idxprom = sext i32 %add13 to i64
  %arrayidx = getelementptr inbounds float, ptr %13, i64 %idxprom
  %18 = load float, ptr %arrayidx, align 4, !tbaa !14
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %18, %cond.true ], [ 0.000000e+00, %cond.false ]
  %19 = load ptr, ptr %tile_a, align 8, !tbaa !8
  %20 = load i32, ptr %ty, align 4, !tbaa !12
  %21 = load i32, ptr %tile, align 4, !tbaa !12
  %mul14 = mul nsw i32 %20, %21
  %22 = load i32, ptr %tx, align 4, !tbaa !12
  %add15 = add nsw i32 %mul14, %22
  %idxprom16 = sext i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds float, ptr %19, i64 %idxprom16
  store float %cond, ptr %arrayidx17, align 4, !tbaa !14
  %23 = load i32, ptr %column, align 4, !tbaa !12
  %24 = load i32, ptr %n.addr, align 4, !tbaa !12
  %cmp18 = icmp slt i32 %23, %24
  br i1 %cmp18, label %land.lhs.true19, label %cond.false28

land.lhs.true19:                                  ; preds = %cond.end
  %25 = load i32, ptr %first, align 4, !tbaa !12
  %26 = load i32, ptr %ty, align 4, !tbaa !12
  %add20 = add nsw i32 %25, %26
  %27 = load i32, ptr %n.addr, align 4, !tbaa !12
  %cmp21 = icmp slt i32 %add20, %27
  br i1 %cmp21, label %cond.true22, label %cond.false28

cond.true22:                                      ; preds = %land.lhs.true19
  %28 = load ptr, ptr %b.addr, align 8, !tbaa !8
  %29 = load i32, ptr %first, align 4, !tbaa !12
  %30 = load i32, ptr %ty, align 4, !tbaa !12
  %add23 = add nsw i32 %29, %30
  %31 = load i32, ptr %n.addr, align 4, !tbaa !12
  %mul24 = mul nsw i32 %add23, %31
  %32 = load i32, ptr %column, align 4, !tbaa !12
  %add25 = add nsw i32 %mul24, %32
  %idxprom26 = sext i32 %add25 to i64
  %arrayidx27 = getelementptr inbounds float, ptr %28, i64 %idxprom26
  %33 = load float, ptr %arrayidx27, align 4, !tbaa !14
  br label %cond.end29

cond.false28:                                     ; preds = %land.lhs.true19, %cond.end
  br label %cond.end29

cond.end29:                                       ; preds = %cond.false28, %cond.true22
  %cond30 = phi contract float [ %33, %cond.true22 ], [ 0.000000e+00, %cond.false28 ]
  %34 = load ptr, ptr %tile_b, align 8, !tbaa !8
  %35 = load i32, ptr %ty, align 4, !tbaa !12
  %36 = load i32, ptr %tile, align 4, !tbaa !12
  %mul31 = mul nsw i32 %35, %36
  %37 = load i32, ptr %tx, align 4, !tbaa !12
  %add32 = add nsw i32 %mul31, %37
  %idxprom33 = sext i32 %add32 to i64
  %arrayidx34 = getelementptr inbounds float, ptr %34, i64 %idxprom33
  store float %cond30, ptr %arrayidx34, align 4, !tbaa !14
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %k) #5
  store i32 0, ptr %k, align 4, !tbaa !12
  br label %for.cond35

for.cond35:                                       ; preds = %for.inc, %cond.end29
  %38 = load i32, ptr %k, align 4, !tbaa !12
  %39 = load i32, ptr %tile, align 4, !tbaa !12
  %cmp36 = icmp slt i32 %38, %39
  br i1 %cmp36, label %for.body38, label %for.cond.cleanup37

for.cond.cleanup37:                               ; preds = %for.cond35
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %k) #5
  br label %for.end

for.body38:                                       ; preds = %for.cond35
  %40 = load ptr, ptr %tile_a, align 8, !tbaa !8
  %41 = load i32, ptr %ty, align 4, !tbaa !12
  %42 = load i32, ptr %tile, align 4, !tbaa !12
  %mul39 = mul nsw i32 %41, %42
  %43 = load i32, ptr %k, align 4, !tbaa !12
  %add40 = add nsw i32 %mul39, %43
  %idxprom41 = sext i32 %add40 to i64
  %arrayidx42 = getelementptr inbounds float, ptr %40, i64 %idxprom41
  %44 = load float, ptr %arrayidx42, align 4, !tbaa !14
  %45 = load ptr, ptr %tile_b, align 8, !tbaa !8
  %46 = load i32, ptr %k, align 4, !tbaa !12
  %47 = load i32, ptr %tile, align 4, !tbaa !12
  %mul43 = mul nsw i32 %46, %47
  %48 = load i32, ptr %tx, align 4, !tbaa !12
  %add44 = add nsw i32 %mul43, %48
  %idxprom45 = sext i32 %add44 to i64
  %arrayidx46 = getelementptr inbounds float, ptr %45, i64 %idxprom45
  %49 = load float, ptr %arrayidx46, align 4, !tbaa !14
  %mul47 = fmul contract float %44, %49
  %50 = load float, ptr %sum, align 4, !tbaa !14
  %add48 = fadd contract float %50, %mul47
  store float %add48, ptr %sum, align 4, !tbaa !14
  br label %for.inc

for.inc:                                          ; preds = %for.body38
  %51 = load i32, ptr %k, align 4, !tbaa !12
  %inc = add nsw i32 %51, 1
  store i32 %inc, ptr %k, align 4, !tbaa !12
  br label %for.cond35, !llvm.loop !16

for.end:                                          ; preds = %for.cond.cleanup37
  call void @llvm.nvvm.barrier0()
  br label %for.inc49

for.inc49:                                        ; preds = %for.end
  %52 = load i32, ptr %tile, align 4, !tbaa !12
  %53 = load i32, ptr %first, align 4, !tbaa !12
  %add50 = add nsw i32 %53, %52
  store i32 %add50, ptr %first, align 4, !tbaa !12
  br label %for.cond, !llvm.loop !18

for.end51:                                        ; preds = %for.cond.cleanup
  %54 = load i32, ptr %row, align 4, !tbaa !12
  %55 = load i32, ptr %n.addr, align 4, !tbaa !12
  %cmp52 = icmp slt i32 %54, %55
  br i1 %cmp52, label %land.lhs.true53, label %if.end

land.lhs.true53:                                  ; preds = %for.end51
  %56 = load i32, ptr %column, align 4, !tbaa !12
  %57 = load i32, ptr %n.addr, align 4, !tbaa !12
  %cmp54 = icmp slt i32 %56, %57
  br i1 %cmp54, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true53
  %58 = load float, ptr %sum, align 4, !tbaa !14
  %59 = load ptr, ptr %c.addr, align 8, !tbaa !8
  %60 = load i32, ptr %row, align 4, !tbaa !12
  %61 = load i32, ptr %n.addr, align 4, !tbaa !12
  %mul55 = mul nsw i32 %60, %61
  %62 = load i32, ptr %column, align 4, !tbaa !12
  %add56 = add nsw i32 %mul55, %62
  %idxprom57 = sext i32 %add56 to i64
  %arrayidx58 = getelementptr inbounds float, ptr %59, i64 %idxprom57
  store float %58, ptr %arrayidx58, align 4, !tbaa !14
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true53, %for.end51
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %row) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %column) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %ty) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %tx) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %tile_b) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr %tile_a) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %tile) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

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
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
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
!4 = !{ptr @matmul, !"kernel", i32 1}
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
