; Made from stencil2d.cu by make_ir.sh
source_filename = "stencil2d.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@_ZZ9stencil2dE4tile = internal addrspace(3) global [34 x [34 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @stencil2d(ptr noundef %in, ptr noundef %out, i32 noundef %width, i32 noundef %height, float noundef %centre, float noundef %side) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %width.addr = alloca i32, align 4
  %height.addr = alloca i32, align 4
  %centre.addr = alloca float, align 4
  %side.addr = alloca float, align 4
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %tx = alloca i32, align 4
  %ty = alloca i32, align 4
  %inside = alloca i8, align 1
  store ptr %in, ptr %in.addr, align 8, !tbaa !8
  store ptr %out, ptr %out.addr, align 8, !tbaa !8
  store i32 %width, ptr %width.addr, align 4, !tbaa !12
  store i32 %height, ptr %height.addr, align 4, !tbaa !12
  store float %centre, ptr %centre.addr, align 4, !tbaa !14
  store float %side, ptr %side.addr, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr %x) #5
  %call = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %call1 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %mul = mul i32 %call, %call1
  %call2 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %add = add i32 %mul, %call2
  store i32 %add, ptr %x, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %y) #5
  %call3 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %call4 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %mul5 = mul i32 %call3, %call4
  %call6 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %add7 = add i32 %mul5, %call6
  store i32 %add7, ptr %y, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %tx) #5
  %call8 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %add9 = add i32 %call8, 1
  store i32 %add9, ptr %tx, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %ty) #5
  %call10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %add11 = add i32 %call10, 1
  store i32 %add11, ptr %ty, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 1, ptr %inside) #5
  %0 = load i32, ptr %x, align 4, !tbaa !12
  %1 = load i32, ptr %width.addr, align 4, !tbaa !12
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %2 = load i32, ptr %y, align 4, !tbaa !12
  %3 = load i32, ptr %height.addr, align 4, !tbaa !12
  %cmp12 = icmp slt i32 %2, %3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %4 = phi i1 [ false, %entry ], [ %cmp12, %land.rhs ]
  %storedv = zext i1 %4 to i8
  store i8 %storedv, ptr %inside, align 1, !tbaa !16
  %5 = load i8, ptr %inside, align 1, !tbaa !16, !range !18, !noundef !19
  %loadedv = trunc i8 %5 to i1
  br i1 %loadedv, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.end
  %6 = load ptr, ptr %in.addr, align 8, !tbaa !8
  %7 = load i32, ptr %y, align 4, !tbaa !12
  %8 = load i32, ptr %width.addr, align 4, !tbaa !12
  %mul13 = mul nsw i32 %7, %8
  %9 = load i32, ptr %x, align 4, !tbaa !12
  %add14 = add nsw i32 %mul13, %9
  %idxprom = sext i32 %add14 to i64
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom
  %10 = load float, ptr %arrayidx, align 4, !tbaa !14
  br label %cond.end

cond.false:                                       ; preds = %land.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi contract float [ %10, %cond.true ], [ 0.000000e+00, %cond.false ]
  %11 = load i32, ptr %ty, align 4, !tbaa !12
  %idxprom15 = sext i32 %11 to i64
  %arrayidx16 = getelementptr inbounds [34 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE4tile to ptr), i64 0, i64 %idxprom15
  %12 = load i32, ptr %tx, align 4, !tbaa !12
  %idxprom17 = sext i32 %12 to i64
  %arrayidx18 = getelementptr inbounds [34 x float], ptr %arrayidx16, i64 0, i64 %idxprom17
  store float %cond, ptr %arrayidx18, align 4, !tbaa !14
  %call19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %cmp20 = icmp eq i32 %call19, 0
  br i1 %cmp20, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  %13 = load i32, ptr %y, align 4, !tbaa !12
  %14 = load i32, ptr %height.addr, align 4, !tbaa !12
  %cmp21 = icmp slt i32 %13, %14
  br i1 %cmp21, label %land.lhs.true, label %cond.false28

land.lhs.true:                                    ; preds = %if.then
  %15 = load i32, ptr %x, align 4, !tbaa !12
  %cmp22 = icmp sgt i32 %15, 0
  br i1 %cmp22, label %cond.true23, label %cond.false28

cond.true23:                                      ; preds = %land.lhs.true
  %16 = load ptr, ptr %in.addr, align 8, !tbaa !8
  %17 = load i32, ptr %y, align 4, !tbaa !12
  %18 = load i32, ptr %width.addr, align 4, !tbaa !12
  %mul24 = mul nsw i32 %17, %18
  %19 = load i32, ptr %x, align 4, !tbaa !12
  %add25 = add nsw i32 %mul24, %19
  %sub = sub nsw i32 %add25, 1
  %idxprom26 = sext i32 %sub to i64
  %arrayidx27 = getelementptr inbounds float, ptr %16, i64 %idxprom26
  %20 = load float, ptr %arrayidx27, align 4, !tbaa !14
  br label %cond.end29

cond.false28:                                     ; preds = %land.lhs.true, %if.then
  br label %cond.end29

cond.end29:                                       ; preds = %cond.false28, %cond.true23
  %cond30 = phi contract float [ %20, %cond.true23 ], [ 0.000000e+00, %cond.false28 ]
  %21 = load i32, ptr %ty, align 4, !tbaa !12
  %idxprom31 = sext i32 %21 to i64
  %arrayidx32 = getelementptr inbounds [34 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE4tile to ptr), i64 0, i64 %idxprom31
  %arrayidx33 = getelementptr inbounds [34 x float], ptr %arrayidx32, i64 0, i64 0
  store float %cond30, ptr %arrayidx33, align 4, !tbaa !14
  br label %if.end

if.end:                                           ; preds = %cond.end29, %cond.end
  %call34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %call35 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %sub36 = sub i32 %call35, 1
  %cmp37 = icmp eq i32 %call34, %sub36
  br i1 %cmp37, label %if.then38, label %if.end57

if.then38:                                        ; preds = %if.end
  %22 = load i32, ptr %y, align 4, !tbaa !12
  %23 = load i32, ptr %height.addr, align 4, !tbaa !12
  %cmp39 = icmp slt i32 %22, %23
  br i1 %cmp39, label %land.lhs.true40, label %cond.false49

land.lhs.true40:                                  ; preds = %if.then38
  %24 = load i32, ptr %x, align 4, !tbaa !12
  %add41 = add nsw i32 %24, 1
  %25 = load i32, ptr %width.addr, align 4, !tbaa !12
  %cmp42 = icmp slt i32 %add41, %25
  br i1 %cmp42, label %cond.true43, label %cond.false49

cond.true43:                                      ; preds = %land.lhs.true40
  %26 = load ptr, ptr %in.addr, align 8, !tbaa !8
  %27 = load i32, ptr %y, align 4, !tbaa !12
  %28 = load i32, ptr %width.addr, align 4, !tbaa !12
  %mul44 = mul nsw i32 %27, %28
  %29 = load i32, ptr %x, align 4, !tbaa !12
  %add45 = add nsw i32 %mul44, %29
  %add46 = add nsw i32 %add45, 1
  %idxprom47 = sext i32 %add46 to i64
  %arrayidx48 = getelementptr inbounds float, ptr %26, i64 %idxprom47
  %30 = load float, ptr %arrayidx48, align 4, !tbaa !14
  br label %cond.end50

cond.false49:                                     ; preds = %land.lhs.true40, %if.then38
  br label %cond.end50

cond.end50:                                       ; preds = %cond.false49, %cond.true43
  %cond51 = phi contract float [ %30, %cond.true43 ], [ 0.000000e+00, %cond.false49 ]
  %31 = load i32, ptr %ty, align 4, !tbaa !12
  %idxprom52 = sext i32 %31 to i64
  %arrayidx53 = getelementptr inbounds [34 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE4tile to ptr), i64 0, i64 %idxprom52
  %32 = load i32, ptr %tx, align 4, !tbaa !12
  %add54 = add nsw i32 %32, 1
  %idxprom55 = sext i32 %add54 to i64
  %arrayidx56 = getelementptr inbounds [34 x float], ptr %arrayidx53, i64 0, i64 %idxprom55
  store float %cond51, ptr %arrayidx56, align 4, !tbaa !14
  br label %if.end57

if.end57:                                         ; preds = %cond.end50, %if.end
  %call58 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %cmp59 = icmp eq i32 %call58, 0
  br i1 %cmp59, label %if.then60, label %if.end75

if.then60:                                        ; preds = %if.end57
  %33 = load i32, ptr %x, align 4, !tbaa !12
  %34 = load i32, ptr %width.addr, align 4, !tbaa !12
  %cmp61 = icmp slt i32 %33, %34
  br i1 %cmp61, label %land.lhs.true62, label %cond.false70

land.lhs.true62:                                  ; preds = %if.then60
  %35 = load i32, ptr %y, align 4, !tbaa !12
  %cmp63 = icmp sgt i32 %35, 0
  br i1 %cmp63, label %cond.true64, label %cond.false70

cond.true64:                                      ; preds = %land.lhs.true62
  %36 = load ptr, ptr %in.addr, align 8, !tbaa !8
  %37 = load i32, ptr %y, align 4, !tbaa !12
  %sub65 = sub nsw i32 %37, 1
  %38 = load i32, ptr %width.addr, align 4, !tbaa !12
  %mul66 = mul nsw i32 %sub65, %38
  %39 = load i32, ptr %x, align 4, !tbaa !12
  %add67 = add nsw i32 %mul66, %39
  %idxprom68 = sext i32 %add67 to i64
  %arrayidx69 = getelementptr inbounds float, ptr %36, i64 %idxprom68
  %40 = load float, ptr %arrayidx69, align 4, !tbaa !14
  br label %cond.end71

cond.false70:                                     ; preds = %land.lhs.true62, %if.then60
  br label %cond.end71

cond.end71:                                       ; preds = %cond.false70, %cond.true64
  %cond72 = phi contract float [ %40, %cond.true64 ], [ 0.000000e+00, %cond.false70 ]
  %41 = load i32, ptr %tx, align 4, !tbaa !12
  %idxprom73 = sext i32 %41 to i64
  %arrayidx74 = getelementptr inbounds [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE4tile to ptr), i64 0, i64 %idxprom73
  store float %cond72, ptr %arrayidx74, align 4, !tbaa !14
  br label %if.end75

if.end75:                                         ; preds = %cond.end71, %if.end57
  %call76 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %call77 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %sub78 = sub i32 %call77, 1
  %cmp79 = icmp eq i32 %call76, %sub78
  br i1 %cmp79, label %if.then80, label %if.end99

if.then80:                                        ; preds = %if.end75
  %42 = load i32, ptr %x, align 4, !tbaa !12
  %43 = load i32, ptr %width.addr, align 4, !tbaa !12
  %cmp81 = icmp slt i32 %42, %43
  br i1 %cmp81, label %land.lhs.true82, label %cond.false91

land.lhs.true82:                                  ; preds = %if.then80
  %44 = load i32, ptr %y, align 4, !tbaa !12
  %add83 = add nsw i32 %44, 1
  %45 = load i32, ptr %height.addr, align 4, !tbaa !12
  %cmp84 = icmp slt i32 %add83, %45
  br i1 %cmp84, label %cond.true85, label %cond.false91

cond.true85:                                      ; preds = %land.lhs.true82
  %46 = load ptr, ptr %in.addr, align 8, !tbaa !8
  %47 = load i32, ptr %y, align 4, !tbaa !12
  %add86 = add nsw i32 %47, 1
  %48 = load i32, ptr %width.addr, align 4, !tbaa !12
  %mul87 = mul nsw i32 %add86, %48
  %49 = load i32, ptr %x, align 4, !tbaa !12
  %add88 = add nsw i32 %mul87, %49
  %idxprom89 = sext i32 %add88 to i64
  %arrayidx90 = getelementptr inbounds float, ptr %46, i64 %idxprom89
  %50 = load float, ptr %arrayidx90, align 4, !tbaa !14
  br label %cond.end92

cond.false91:                                     ; preds = %land.lhs.true82, %if.then80
  br label %cond.end92

cond.end92:                                       ; preds = %cond.false91, %cond.true85
  %cond93 = phi contract float [ %50, %cond.true85 ], [ 0.000000e+00, %cond.false91 ]
  %51 = load i32, ptr %ty, align 4, !tbaa !12
  %add94 = add nsw i32 %51, 1
  %idxprom95 = sext i32 %add94 to i64
  %arrayidx96 = getelementptr inbounds [34 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE4tile to ptr), i64 0, i64 %idxprom95
  %52 = load i32, ptr %tx, align 4, !tbaa !12
  %idxprom97 = sext i32 %52 to i64
  %arrayidx98 = getelementptr inbounds [34 x float], ptr %arrayidx96, i64 0, i64 %idxprom97
  store float %cond93, ptr %arrayidx98, align 4, !tbaa !14
  br label %if.end99

if.end99:                                         ; preds = %cond.end92, %if.end75
  call void @llvm.nvvm.barrier0()
  %53 = load i8, ptr %inside, align 1, !tbaa !16, !range !18, !noundef !19
  %loadedv100 = trunc i8 %53 to i1
  br i1 %loadedv100, label %if.then101, label %if.end136

if.then101:                                       ; preds = %if.end99
  %54 = load float, ptr %centre.addr, align 4, !tbaa !14
  %55 = load i32, ptr %ty, align 4, !tbaa !12
  %idxprom102 = sext i32 %55 to i64
  %arrayidx103 = getelementptr inbounds [34 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE4tile to ptr), i64 0, i64 %idxprom102
  %56 = load i32, ptr %tx, align 4, !tbaa !12
  %idxprom104 = sext i32 %56 to i64
  %arrayidx105 = getelementptr inbounds [34 x float], ptr %arrayidx103, i64 0, i64 %idxprom104
  %57 = load float, ptr %arrayidx105, align 4, !tbaa !14
  %mul106 = fmul contract float %54, %57
  %58 = load float, ptr %side.addr, align 4, !tbaa !14
  %59 = load i32, ptr %ty, align 4, !tbaa !12
  %idxprom107 = sext i32 %59 to i64
  %arrayidx108 = getelementptr inbounds [34 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE4tile to ptr), i64 0, i64 %idxprom107
  %60 = load i32, ptr %tx, align 4, !tbaa !12
  %sub109 = sub nsw i32 %60, 1
  %idxprom110 = sext i32 %sub109 to i64
  %arrayidx111 = getelementptr inbounds [34 x float], ptr %arrayidx108, i64 0, i64 %idxprom110
  %61 = load float, ptr %arrayidx111, align 4, !tbaa !14
  %62 = load i32, ptr %ty, align 4, !tbaa !12
  %idxprom112 = sext i32 %62 to i64
  %arrayidx113 = getelementptr inbounds [34 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE4tile to ptr), i64 0, i64 %idxprom112
  %63 = load i32, ptr %tx, align 4, !tbaa !12
  %add114 = add nsw i32 %63, 1
  %idxprom115 = sext i32 %add114 to i64
  %arrayidx116 = getelementptr inbounds [34 x float], ptr %arrayidx113, i64 0, i64 %idxprom115
  %64 = load float, ptr %arrayidx116, align 4, !tbaa !14
  %add117 = fadd contract float %61, %64
  %65 = load i32, ptr %ty, align 4, !tbaa !12
  %sub118 = sub nsw i32 %65, 1
  %idxprom119 = sext i32 %sub118 to i64
  %arrayidx120 = getelementptr inbounds [34 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE4tile to ptr), i64 0, i64 %idxprom119
  %66 = load i32, ptr %tx, align 4, !tbaa !12
  %idxprom121 = sext i32 %66 to i64
  %arrayidx122 = getelementptr inbounds [34 x float], ptr %arrayidx120, i64 0, i64 %idxprom121
  %67 = load float, ptr %arrayidx122, align 4, !tbaa !14
  %add123 = fadd contract float %add117, %67
  %68 = load i32, ptr %ty, align 4, !tbaa !12
  %add124 = add nsw i32 %68, 1
  %idxprom125 = sext i32 %add124 to i64
  %arrayidx126 = getelementptr inbounds [34 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE4tile to ptr), i64 0, i64 %idxprom125
  %69 = load i32, ptr %tx, align 4, !tbaa !12
  %idxprom127 = sext i32 %69 to i64
  %arrayidx128 = getelementptr inbounds [34 x float], ptr %arrayidx126, i64 0, i64 %idxprom127
  %70 = load float, ptr %arrayidx128, align 4, !tbaa !14
  %add129 = fadd contract float %add123, %70
  %mul130 = fmul contract float %58, %add129
  %add131 = fadd contract float %mul106, %mul130
  %71 = load ptr, ptr %out.addr, align 8, !tbaa !8
  %72 = load i32, ptr %y, align 4, !tbaa !12
  %73 = load i32, ptr %width.addr, align 4, !tbaa !12
  %mul132 = mul nsw i32 %72, %73
  %74 = load i32, ptr %x, align 4, !tbaa !12
  %add133 = add nsw i32 %mul132, %74
  %idxprom134 = sext i32 %add133 to i64
  %arrayidx135 = getelementptr inbounds float, ptr %71, i64 %idxprom134
  store float %add131, ptr %arrayidx135, align 4, !tbaa !14
  br label %if.end136

if.end136:                                        ; preds = %if.then101, %if.end99
  call void @llvm.lifetime.end.p0(i64 1, ptr %inside) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %ty) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %tx) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %y) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %x) #5
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
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

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
!4 = !{ptr @stencil2d, !"kernel", i32 1}
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
!16 = !{!17, !17, i64 0}
!17 = !{!"bool", !10, i64 0}
!18 = !{i8 0, i8 2}
!19 = !{}
