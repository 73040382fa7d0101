; Made from warp.cu by make_ir.sh
source_filename = "warp.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_Z14__shfl_up_syncjjji = comdat any

$_Z16__shfl_down_syncjjji = comdat any

$_Z15__shfl_xor_syncjjii = comdat any

$_Z11__shfl_syncjjii = comdat any

$_Z13__ballot_syncji = comdat any

$_Z10__any_syncji = comdat any

$_Z10__all_syncji = comdat any

$_Z12__activemaskv = comdat any

$_Z10__syncwarpj = comdat any

$_Z14__shfl_up_syncjiji = comdat any

$_Z16__shfl_down_syncjiji = comdat any

$_Z15__shfl_xor_syncjiii = comdat any

$_Z11__shfl_syncjiii = comdat any

$_Z18__match32_any_syncjj = comdat any

$_Z18__match32_all_syncjjPi = comdat any

@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ13many_barriersE5slots = internal addrspace(3) global [1024 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @warp_operations(ptr noundef %in, ptr noundef %out, i32 noundef %rows) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %rows.addr = alloca i32, align 4
  %threads = alloca i32, align 4
  %t = alloca i32, align 4
  %v = alloca i32, align 4
  %warp_threads = alloca i32, align 4
  %mask = alloca i32, align 4
  %row = alloca i32, align 4
  %same = alloca i32, align 4
  %converged = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %in, ptr %in.addr, align 8, !tbaa !9
  store ptr %out, ptr %out.addr, align 8, !tbaa !9
  store i32 %rows, ptr %rows.addr, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %threads) #7
  %call = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %call1 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %mul = mul i32 %call, %call1
  store i32 %mul, ptr %threads, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %t) #7
  %call2 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %call3 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %mul4 = mul i32 %call2, %call3
  %call5 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %add = add i32 %mul4, %call5
  store i32 %add, ptr %t, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %v) #7
  %0 = load ptr, ptr %in.addr, align 8, !tbaa !9
  %1 = load i32, ptr %t, align 4, !tbaa !13
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !13
  store i32 %2, ptr %v, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %warp_threads) #7
  %call6 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %call7 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %div = udiv i32 %call7, 32
  %mul8 = mul i32 %div, 32
  %sub = sub i32 %call6, %mul8
  store i32 %sub, ptr %warp_threads, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %mask) #7
  %3 = load i32, ptr %warp_threads, align 4, !tbaa !13
  %cmp = icmp uge i32 %3, 32
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %4 = load i32, ptr %warp_threads, align 4, !tbaa !13
  %shl = shl i32 1, %4
  %sub9 = sub i32 %shl, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ %sub9, %cond.false ]
  store i32 %cond, ptr %mask, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %row) #7
  store i32 0, ptr %row, align 4, !tbaa !13
  %5 = load i32, ptr %mask, align 4, !tbaa !13
  %6 = load i32, ptr %v, align 4, !tbaa !13
  %call10 = call noundef i32 @_Z14__shfl_up_syncjjji(i32 noundef %5, i32 noundef %6, i32 noundef 3, i32 noundef 32) #8
  %7 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %8 = load i32, ptr %row, align 4, !tbaa !13
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %row, align 4, !tbaa !13
  %9 = load i32, ptr %threads, align 4, !tbaa !13
  %mul11 = mul nsw i32 %8, %9
  %10 = load i32, ptr %t, align 4, !tbaa !13
  %add12 = add nsw i32 %mul11, %10
  %idxprom13 = sext i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds i32, ptr %7, i64 %idxprom13
  store i32 %call10, ptr %arrayidx14, align 4, !tbaa !13
  %11 = load i32, ptr %mask, align 4, !tbaa !13
  %12 = load i32, ptr %v, align 4, !tbaa !13
  %call15 = call noundef i32 @_Z16__shfl_down_syncjjji(i32 noundef %11, i32 noundef %12, i32 noundef 5, i32 noundef 8) #8
  %13 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %14 = load i32, ptr %row, align 4, !tbaa !13
  %inc16 = add nsw i32 %14, 1
  store i32 %inc16, ptr %row, align 4, !tbaa !13
  %15 = load i32, ptr %threads, align 4, !tbaa !13
  %mul17 = mul nsw i32 %14, %15
  %16 = load i32, ptr %t, align 4, !tbaa !13
  %add18 = add nsw i32 %mul17, %16
  %idxprom19 = sext i32 %add18 to i64
  %arrayidx20 = getelementptr inbounds i32, ptr %13, i64 %idxprom19
  store i32 %call15, ptr %arrayidx20, align 4, !tbaa !13
  %17 = load i32, ptr %mask, align 4, !tbaa !13
  %18 = load i32, ptr %v, align 4, !tbaa !13
  %call21 = call noundef i32 @_Z15__shfl_xor_syncjjii(i32 noundef %17, i32 noundef %18, i32 noundef 1, i32 noundef 32) #8
  %19 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %20 = load i32, ptr %row, align 4, !tbaa !13
  %inc22 = add nsw i32 %20, 1
  store i32 %inc22, ptr %row, align 4, !tbaa !13
  %21 = load i32, ptr %threads, align 4, !tbaa !13
  %mul23 = mul nsw i32 %20, %21
  %22 = load i32, ptr %t, align 4, !tbaa !13
  %add24 = add nsw i32 %mul23, %22
  %idxprom25 = sext i32 %add24 to i64
  %arrayidx26 = getelementptr inbounds i32, ptr %19, i64 %idxprom25
  store i32 %call21, ptr %arrayidx26, align 4, !tbaa !13
  %23 = load i32, ptr %mask, align 4, !tbaa !13
  %24 = load i32, ptr %v, align 4, !tbaa !13
  %call27 = call noundef i32 @_Z11__shfl_syncjjii(i32 noundef %23, i32 noundef %24, i32 noundef 2, i32 noundef 4) #8
  %25 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %26 = load i32, ptr %row, align 4, !tbaa !13
  %inc28 = add nsw i32 %26, 1
  store i32 %inc28, ptr %row, align 4, !tbaa !13
  %27 = load i32, ptr %threads, align 4, !tbaa !13
  %mul29 = mul nsw i32 %26, %27
  %28 = load i32, ptr %t, align 4, !tbaa !13
  %add30 = add nsw i32 %mul29, %28
  %idxprom31 = sext i32 %add30 to i64
  %arrayidx32 = getelementptr inbounds i32, ptr %25, i64 %idxprom31
  store i32 %call27, ptr %arrayidx32, align 4, !tbaa !13
  %29 = load i32, ptr %mask, align 4, !tbaa !13
  %30 = load i32, ptr %v, align 4, !tbaa !13
  %and = and i32 %30, 1
  %call33 = call noundef i32 @_Z13__ballot_syncji(i32 noundef %29, i32 noundef %and) #8
  %31 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %32 = load i32, ptr %row, align 4, !tbaa !13
  %inc34 = add nsw i32 %32, 1
  store i32 %inc34, ptr %row, align 4, !tbaa !13
  %33 = load i32, ptr %threads, align 4, !tbaa !13
  %mul35 = mul nsw i32 %32, %33
  %34 = load i32, ptr %t, align 4, !tbaa !13
  %add36 = add nsw i32 %mul35, %34
  %idxprom37 = sext i32 %add36 to i64
  %arrayidx38 = getelementptr inbounds i32, ptr %31, i64 %idxprom37
  store i32 %call33, ptr %arrayidx38, align 4, !tbaa !13
  %35 = load i32, ptr %mask, align 4, !tbaa !13
  %36 = load i32, ptr %v, align 4, !tbaa !13
  %cmp39 = icmp eq i32 %36, 7
  %conv = zext i1 %cmp39 to i32
  %call40 = call noundef i32 @_Z10__any_syncji(i32 noundef %35, i32 noundef %conv) #8
  %37 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %38 = load i32, ptr %row, align 4, !tbaa !13
  %inc41 = add nsw i32 %38, 1
  store i32 %inc41, ptr %row, align 4, !tbaa !13
  %39 = load i32, ptr %threads, align 4, !tbaa !13
  %mul42 = mul nsw i32 %38, %39
  %40 = load i32, ptr %t, align 4, !tbaa !13
  %add43 = add nsw i32 %mul42, %40
  %idxprom44 = sext i32 %add43 to i64
  %arrayidx45 = getelementptr inbounds i32, ptr %37, i64 %idxprom44
  store i32 %call40, ptr %arrayidx45, align 4, !tbaa !13
  %41 = load i32, ptr %mask, align 4, !tbaa !13
  %42 = load i32, ptr %v, align 4, !tbaa !13
  %cmp46 = icmp ult i32 %42, 1000
  %conv47 = zext i1 %cmp46 to i32
  %call48 = call noundef i32 @_Z10__all_syncji(i32 noundef %41, i32 noundef %conv47) #8
  %43 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %44 = load i32, ptr %row, align 4, !tbaa !13
  %inc49 = add nsw i32 %44, 1
  store i32 %inc49, ptr %row, align 4, !tbaa !13
  %45 = load i32, ptr %threads, align 4, !tbaa !13
  %mul50 = mul nsw i32 %44, %45
  %46 = load i32, ptr %t, align 4, !tbaa !13
  %add51 = add nsw i32 %mul50, %46
  %idxprom52 = sext i32 %add51 to i64
  %arrayidx53 = getelementptr inbounds i32, ptr %43, i64 %idxprom52
  store i32 %call48, ptr %arrayidx53, align 4, !tbaa !13
  %47 = load i32, ptr %mask, align 4, !tbaa !13
  %48 = load i32, ptr %v, align 4, !tbaa !13
  %rem = urem i32 %48, 5
  %call54 = call noundef i32 @_ZL16__match_any_syncjj(i32 noundef %47, i32 noundef %rem) #8
  %49 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %50 = load i32, ptr %row, align 4, !tbaa !13
  %inc55 = add nsw i32 %50, 1
  store i32 %inc55, ptr %row, align 4, !tbaa !13
  %51 = load i32, ptr %threads, align 4, !tbaa !13
  %mul56 = mul nsw i32 %50, %51
  %52 = load i32, ptr %t, align 4, !tbaa !13
  %add57 = add nsw i32 %mul56, %52
  %idxprom58 = sext i32 %add57 to i64
  %arrayidx59 = getelementptr inbounds i32, ptr %49, i64 %idxprom58
  store i32 %call54, ptr %arrayidx59, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %same) #7
  store i32 0, ptr %same, align 4, !tbaa !13
  %53 = load i32, ptr %mask, align 4, !tbaa !13
  %54 = load i32, ptr %v, align 4, !tbaa !13
  %rem60 = urem i32 %54, 5
  %call61 = call noundef i32 @_ZL16__match_all_syncjjPi(i32 noundef %53, i32 noundef %rem60, ptr noundef %same) #8
  %55 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %56 = load i32, ptr %row, align 4, !tbaa !13
  %inc62 = add nsw i32 %56, 1
  store i32 %inc62, ptr %row, align 4, !tbaa !13
  %57 = load i32, ptr %threads, align 4, !tbaa !13
  %mul63 = mul nsw i32 %56, %57
  %58 = load i32, ptr %t, align 4, !tbaa !13
  %add64 = add nsw i32 %mul63, %58
  %idxprom65 = sext i32 %add64 to i64
  %arrayidx66 = getelementptr inbounds i32, ptr %55, i64 %idxprom65
  store i32 %call61, ptr %arrayidx66, align 4, !tbaa !13
  %59 = load i32, ptr %same, align 4, !tbaa !13
  %60 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %61 = load i32, ptr %row, align 4, !tbaa !13
  %inc67 = add nsw i32 %61, 1
  store i32 %inc67, ptr %row, align 4, !tbaa !13
  %62 = load i32, ptr %threads, align 4, !tbaa !13
  %mul68 = mul nsw i32 %61, %62
  %63 = load i32, ptr %t, align 4, !tbaa !13
  %add69 = add nsw i32 %mul68, %63
  %idxprom70 = sext i32 %add69 to i64
  %arrayidx71 = getelementptr inbounds i32, ptr %60, i64 %idxprom70
  store i32 %59, ptr %arrayidx71, align 4, !tbaa !13
  %64 = load i32, ptr %v, align 4, !tbaa !13
  %65 = load i32, ptr %mask, align 4, !tbaa !13
  %66 = call i32 @llvm.nvvm.redux.sync.add(i32 %64, i32 %65)
  %67 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %68 = load i32, ptr %row, align 4, !tbaa !13
  %inc72 = add nsw i32 %68, 1
  store i32 %inc72, ptr %row, align 4, !tbaa !13
  %69 = load i32, ptr %threads, align 4, !tbaa !13
  %mul73 = mul nsw i32 %68, %69
  %70 = load i32, ptr %t, align 4, !tbaa !13
  %add74 = add nsw i32 %mul73, %70
  %idxprom75 = sext i32 %add74 to i64
  %arrayidx76 = getelementptr inbounds i32, ptr %67, i64 %idxprom75
  store i32 %66, ptr %arrayidx76, align 4, !tbaa !13
  %71 = load i32, ptr %v, align 4, !tbaa !13
  %72 = load i32, ptr %mask, align 4, !tbaa !13
  %73 = call i32 @llvm.nvvm.redux.sync.umax(i32 %71, i32 %72)
  %74 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %75 = load i32, ptr %row, align 4, !tbaa !13
  %inc77 = add nsw i32 %75, 1
  store i32 %inc77, ptr %row, align 4, !tbaa !13
  %76 = load i32, ptr %threads, align 4, !tbaa !13
  %mul78 = mul nsw i32 %75, %76
  %77 = load i32, ptr %t, align 4, !tbaa !13
  %add79 = add nsw i32 %mul78, %77
  %idxprom80 = sext i32 %add79 to i64
  %arrayidx81 = getelementptr inbounds i32, ptr %74, i64 %idxprom80
  store i32 %73, ptr %arrayidx81, align 4, !tbaa !13
  %78 = load i32, ptr %v, align 4, !tbaa !13
  %79 = load i32, ptr %mask, align 4, !tbaa !13
  %80 = call i32 @llvm.nvvm.redux.sync.xor(i32 %78, i32 %79)
  %81 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %82 = load i32, ptr %row, align 4, !tbaa !13
  %inc82 = add nsw i32 %82, 1
  store i32 %inc82, ptr %row, align 4, !tbaa !13
  %83 = load i32, ptr %threads, align 4, !tbaa !13
  %mul83 = mul nsw i32 %82, %83
  %84 = load i32, ptr %t, align 4, !tbaa !13
  %add84 = add nsw i32 %mul83, %84
  %idxprom85 = sext i32 %add84 to i64
  %arrayidx86 = getelementptr inbounds i32, ptr %81, i64 %idxprom85
  store i32 %80, ptr %arrayidx86, align 4, !tbaa !13
  %85 = load i32, ptr %v, align 4, !tbaa !13
  %and87 = and i32 %85, 1
  %call88 = call noundef i32 @_ZL19__syncthreads_counti(i32 noundef %and87) #8
  %86 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %87 = load i32, ptr %row, align 4, !tbaa !13
  %inc89 = add nsw i32 %87, 1
  store i32 %inc89, ptr %row, align 4, !tbaa !13
  %88 = load i32, ptr %threads, align 4, !tbaa !13
  %mul90 = mul nsw i32 %87, %88
  %89 = load i32, ptr %t, align 4, !tbaa !13
  %add91 = add nsw i32 %mul90, %89
  %idxprom92 = sext i32 %add91 to i64
  %arrayidx93 = getelementptr inbounds i32, ptr %86, i64 %idxprom92
  store i32 %call88, ptr %arrayidx93, align 4, !tbaa !13
  %90 = load i32, ptr %v, align 4, !tbaa !13
  %cmp94 = icmp ult i32 %90, 1000
  %conv95 = zext i1 %cmp94 to i32
  %call96 = call noundef i32 @_ZL17__syncthreads_andi(i32 noundef %conv95) #8
  %91 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %92 = load i32, ptr %row, align 4, !tbaa !13
  %inc97 = add nsw i32 %92, 1
  store i32 %inc97, ptr %row, align 4, !tbaa !13
  %93 = load i32, ptr %threads, align 4, !tbaa !13
  %mul98 = mul nsw i32 %92, %93
  %94 = load i32, ptr %t, align 4, !tbaa !13
  %add99 = add nsw i32 %mul98, %94
  %idxprom100 = sext i32 %add99 to i64
  %arrayidx101 = getelementptr inbounds i32, ptr %91, i64 %idxprom100
  store i32 %call96, ptr %arrayidx101, align 4, !tbaa !13
  %95 = load i32, ptr %v, align 4, !tbaa !13
  %cmp102 = icmp eq i32 %95, 7
  %conv103 = zext i1 %cmp102 to i32
  %call104 = call noundef i32 @_ZL16__syncthreads_ori(i32 noundef %conv103) #8
  %96 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %97 = load i32, ptr %row, align 4, !tbaa !13
  %inc105 = add nsw i32 %97, 1
  store i32 %inc105, ptr %row, align 4, !tbaa !13
  %98 = load i32, ptr %threads, align 4, !tbaa !13
  %mul106 = mul nsw i32 %97, %98
  %99 = load i32, ptr %t, align 4, !tbaa !13
  %add107 = add nsw i32 %mul106, %99
  %idxprom108 = sext i32 %add107 to i64
  %arrayidx109 = getelementptr inbounds i32, ptr %96, i64 %idxprom108
  store i32 %call104, ptr %arrayidx109, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %converged) #7
  store i32 0, ptr %converged, align 4, !tbaa !13
  %call110 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %rem111 = urem i32 %call110, 32
  %cmp112 = icmp ult i32 %rem111, 10
  br i1 %cmp112, label %if.then, label %if.else

if.then:                                          ; preds = %cond.end
  %call113 = call noundef i32 @_Z12__activemaskv() #8
  store i32 %call113, ptr %converged, align 4, !tbaa !13
  br label %if.end

if.else:                                          ; preds = %cond.end
  %call114 = call noundef i32 @_Z12__activemaskv() #8
  %add115 = add i32 %call114, 1
  store i32 %add115, ptr %converged, align 4, !tbaa !13
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %100 = load i32, ptr %converged, align 4, !tbaa !13
  %101 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %102 = load i32, ptr %row, align 4, !tbaa !13
  %inc116 = add nsw i32 %102, 1
  store i32 %inc116, ptr %row, align 4, !tbaa !13
  %103 = load i32, ptr %threads, align 4, !tbaa !13
  %mul117 = mul nsw i32 %102, %103
  %104 = load i32, ptr %t, align 4, !tbaa !13
  %add118 = add nsw i32 %mul117, %104
  %idxprom119 = sext i32 %add118 to i64
  %arrayidx120 = getelementptr inbounds i32, ptr %101, i64 %idxprom119
  store i32 %100, ptr %arrayidx120, align 4, !tbaa !13
  %105 = load i32, ptr %mask, align 4, !tbaa !13
  call void @_Z10__syncwarpj(i32 noundef %105) #8
  %call121 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %rem122 = urem i32 %call121, 32
  %cmp123 = icmp ult i32 %rem122, 16
  br i1 %cmp123, label %if.then124, label %if.else132

if.then124:                                       ; preds = %if.end
  %106 = load i32, ptr %mask, align 4, !tbaa !13
  %and125 = and i32 %106, 65535
  %107 = load i32, ptr %v, align 4, !tbaa !13
  %call126 = call noundef i32 @_Z11__shfl_syncjjii(i32 noundef %and125, i32 noundef %107, i32 noundef 0, i32 noundef 32) #8
  %108 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %109 = load i32, ptr %row, align 4, !tbaa !13
  %inc127 = add nsw i32 %109, 1
  store i32 %inc127, ptr %row, align 4, !tbaa !13
  %110 = load i32, ptr %threads, align 4, !tbaa !13
  %mul128 = mul nsw i32 %109, %110
  %111 = load i32, ptr %t, align 4, !tbaa !13
  %add129 = add nsw i32 %mul128, %111
  %idxprom130 = sext i32 %add129 to i64
  %arrayidx131 = getelementptr inbounds i32, ptr %108, i64 %idxprom130
  store i32 %call126, ptr %arrayidx131, align 4, !tbaa !13
  br label %if.end140

if.else132:                                       ; preds = %if.end
  %112 = load i32, ptr %mask, align 4, !tbaa !13
  %and133 = and i32 %112, -65536
  %113 = load i32, ptr %v, align 4, !tbaa !13
  %call134 = call noundef i32 @_Z11__shfl_syncjjii(i32 noundef %and133, i32 noundef %113, i32 noundef 16, i32 noundef 32) #8
  %114 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %115 = load i32, ptr %row, align 4, !tbaa !13
  %inc135 = add nsw i32 %115, 1
  store i32 %inc135, ptr %row, align 4, !tbaa !13
  %116 = load i32, ptr %threads, align 4, !tbaa !13
  %mul136 = mul nsw i32 %115, %116
  %117 = load i32, ptr %t, align 4, !tbaa !13
  %add137 = add nsw i32 %mul136, %117
  %idxprom138 = sext i32 %add137 to i64
  %arrayidx139 = getelementptr inbounds i32, ptr %114, i64 %idxprom138
  store i32 %call134, ptr %arrayidx139, align 4, !tbaa !13
  br label %if.end140

if.end140:                                        ; preds = %if.else132, %if.then124
  %call141 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %rem142 = urem i32 %call141, 4
  %cmp143 = icmp eq i32 %rem142, 3
  br i1 %cmp143, label %if.then144, label %if.end150

if.then144:                                       ; preds = %if.end140
  %118 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %119 = load i32, ptr %row, align 4, !tbaa !13
  %inc145 = add nsw i32 %119, 1
  store i32 %inc145, ptr %row, align 4, !tbaa !13
  %120 = load i32, ptr %threads, align 4, !tbaa !13
  %mul146 = mul nsw i32 %119, %120
  %121 = load i32, ptr %t, align 4, !tbaa !13
  %add147 = add nsw i32 %mul146, %121
  %idxprom148 = sext i32 %add147 to i64
  %arrayidx149 = getelementptr inbounds i32, ptr %118, i64 %idxprom148
  store i32 12345, ptr %arrayidx149, align 4, !tbaa !13
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end150:                                        ; preds = %if.end140
  %call151 = call noundef i32 @_Z12__activemaskv() #8
  %122 = load i32, ptr %v, align 4, !tbaa !13
  %call152 = call noundef i32 @_Z16__shfl_down_syncjjji(i32 noundef %call151, i32 noundef %122, i32 noundef 1, i32 noundef 32) #8
  %123 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %124 = load i32, ptr %row, align 4, !tbaa !13
  %inc153 = add nsw i32 %124, 1
  store i32 %inc153, ptr %row, align 4, !tbaa !13
  %125 = load i32, ptr %threads, align 4, !tbaa !13
  %mul154 = mul nsw i32 %124, %125
  %126 = load i32, ptr %t, align 4, !tbaa !13
  %add155 = add nsw i32 %mul154, %126
  %idxprom156 = sext i32 %add155 to i64
  %arrayidx157 = getelementptr inbounds i32, ptr %123, i64 %idxprom156
  store i32 %call152, ptr %arrayidx157, align 4, !tbaa !13
  call void @llvm.nvvm.barrier0()
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end150, %if.then144
  call void @llvm.lifetime.end.p0(i64 4, ptr %converged) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %same) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %row) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %mask) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %warp_threads) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %v) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %t) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %threads) #7
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
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z14__shfl_up_syncjjji(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #3 comdat {
entry:
  %__mask.addr = alloca i32, align 4
  %__val.addr = alloca i32, align 4
  %__offset.addr = alloca i32, align 4
  %__width.addr = alloca i32, align 4
  store i32 %__mask, ptr %__mask.addr, align 4, !tbaa !13
  store i32 %__val, ptr %__val.addr, align 4, !tbaa !13
  store i32 %__offset, ptr %__offset.addr, align 4, !tbaa !13
  store i32 %__width, ptr %__width.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %__val.addr, align 4, !tbaa !13
  %2 = load i32, ptr %__offset.addr, align 4, !tbaa !13
  %3 = load i32, ptr %__width.addr, align 4, !tbaa !13
  %call = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #8
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjjji(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #3 comdat {
entry:
  %__mask.addr = alloca i32, align 4
  %__val.addr = alloca i32, align 4
  %__offset.addr = alloca i32, align 4
  %__width.addr = alloca i32, align 4
  store i32 %__mask, ptr %__mask.addr, align 4, !tbaa !13
  store i32 %__val, ptr %__val.addr, align 4, !tbaa !13
  store i32 %__offset, ptr %__offset.addr, align 4, !tbaa !13
  store i32 %__width, ptr %__width.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %__val.addr, align 4, !tbaa !13
  %2 = load i32, ptr %__offset.addr, align 4, !tbaa !13
  %3 = load i32, ptr %__width.addr, align 4, !tbaa !13
  %call = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #8
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z15__shfl_xor_syncjjii(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #3 comdat {
entry:
  %__mask.addr = alloca i32, align 4
  %__val.addr = alloca i32, align 4
  %__offset.addr = alloca i32, align 4
  %__width.addr = alloca i32, align 4
  store i32 %__mask, ptr %__mask.addr, align 4, !tbaa !13
  store i32 %__val, ptr %__val.addr, align 4, !tbaa !13
  store i32 %__offset, ptr %__offset.addr, align 4, !tbaa !13
  store i32 %__width, ptr %__width.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %__val.addr, align 4, !tbaa !13
  %2 = load i32, ptr %__offset.addr, align 4, !tbaa !13
  %3 = load i32, ptr %__width.addr, align 4, !tbaa !13
  %call = call noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #8
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z11__shfl_syncjjii(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #3 comdat {
entry:
  %__mask.addr = alloca i32, align 4
  %__val.addr = alloca i32, align 4
  %__offset.addr = alloca i32, align 4
  %__width.addr = alloca i32, align 4
  store i32 %__mask, ptr %__mask.addr, align 4, !tbaa !13
  store i32 %__val, ptr %__val.addr, align 4, !tbaa !13
  store i32 %__offset, ptr %__offset.addr, align 4, !tbaa !13
  store i32 %__width, ptr %__width.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %__val.addr, align 4, !tbaa !13
  %2 = load i32, ptr %__offset.addr, align 4, !tbaa !13
  %3 = load i32, ptr %__width.addr, align 4, !tbaa !13
  %call = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #8
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z13__ballot_syncji(i32 noundef %mask, i32 noundef %pred) #3 comdat {
entry:
  %mask.addr = alloca i32, align 4
  %pred.addr = alloca i32, align 4
  store i32 %mask, ptr %mask.addr, align 4, !tbaa !13
  store i32 %pred, ptr %pred.addr, align 4, !tbaa !13
  %0 = load i32, ptr %mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %pred.addr, align 4, !tbaa !13
  %tobool = icmp ne i32 %1, 0
  %2 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %0, i1 %tobool)
  ret i32 %2
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z10__any_syncji(i32 noundef %mask, i32 noundef %pred) #3 comdat {
entry:
  %mask.addr = alloca i32, align 4
  %pred.addr = alloca i32, align 4
  store i32 %mask, ptr %mask.addr, align 4, !tbaa !13
  store i32 %pred, ptr %pred.addr, align 4, !tbaa !13
  %0 = load i32, ptr %mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %pred.addr, align 4, !tbaa !13
  %tobool = icmp ne i32 %1, 0
  %2 = call i1 @llvm.nvvm.vote.any.sync(i32 %0, i1 %tobool)
  %conv = zext i1 %2 to i32
  ret i32 %conv
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z10__all_syncji(i32 noundef %mask, i32 noundef %pred) #3 comdat {
entry:
  %mask.addr = alloca i32, align 4
  %pred.addr = alloca i32, align 4
  store i32 %mask, ptr %mask.addr, align 4, !tbaa !13
  store i32 %pred, ptr %pred.addr, align 4, !tbaa !13
  %0 = load i32, ptr %mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %pred.addr, align 4, !tbaa !13
  %tobool = icmp ne i32 %1, 0
  %2 = call i1 @llvm.nvvm.vote.all.sync(i32 %0, i1 %tobool)
  %conv = zext i1 %2 to i32
  ret i32 %conv
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL16__match_any_syncjj(i32 noundef %mask, i32 noundef %value) #3 {
entry:
  %mask.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  store i32 %mask, ptr %mask.addr, align 4, !tbaa !13
  store i32 %value, ptr %value.addr, align 4, !tbaa !13
  %0 = load i32, ptr %mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %value.addr, align 4, !tbaa !13
  %call = call noundef i32 @_Z18__match32_any_syncjj(i32 noundef %0, i32 noundef %1) #8
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL16__match_all_syncjjPi(i32 noundef %mask, i32 noundef %value, ptr noundef %pred) #3 {
entry:
  %mask.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %pred.addr = alloca ptr, align 8
  store i32 %mask, ptr %mask.addr, align 4, !tbaa !13
  store i32 %value, ptr %value.addr, align 4, !tbaa !13
  store ptr %pred, ptr %pred.addr, align 8, !tbaa !9
  %0 = load i32, ptr %mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %value.addr, align 4, !tbaa !13
  %2 = load ptr, ptr %pred.addr, align 8, !tbaa !9
  %call = call noundef i32 @_Z18__match32_all_syncjjPi(i32 noundef %0, i32 noundef %1, ptr noundef %2) #8
  ret i32 %call
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.xor(i32, i32) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL19__syncthreads_counti(i32 noundef %__a) #2 {
entry:
  %__a.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !13
  %1 = call i32 @llvm.nvvm.barrier0.popc(i32 %0)
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL17__syncthreads_andi(i32 noundef %__a) #2 {
entry:
  %__a.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !13
  %1 = call i32 @llvm.nvvm.barrier0.and(i32 %0)
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL16__syncthreads_ori(i32 noundef %__a) #2 {
entry:
  %__a.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !13
  %1 = call i32 @llvm.nvvm.barrier0.or(i32 %0)
  ret i32 %1
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z12__activemaskv() #3 comdat {
entry:
  %0 = call i32 @llvm.nvvm.activemask()
  ret i32 %0
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_Z10__syncwarpj(i32 noundef %mask) #3 comdat {
entry:
  %mask.addr = alloca i32, align 4
  store i32 %mask, ptr %mask.addr, align 4, !tbaa !13
  %0 = load i32, ptr %mask.addr, align 4, !tbaa !13
  call void @llvm.nvvm.bar.warp.sync(i32 %0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @many_barriers(ptr noundef %out, i32 noundef %rounds) #0 {
entry:
  %out.addr = alloca ptr, align 8
  %rounds.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %next = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8, !tbaa !9
  store i32 %rounds, ptr %rounds.addr, align 4, !tbaa !13
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %call1 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13many_barriersE5slots to ptr), i64 0, i64 %idxprom
  store i32 %call, ptr %arrayidx, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #7
  store i32 0, ptr %i, align 4, !tbaa !13
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !tbaa !13
  %1 = load i32, ptr %rounds.addr, align 4, !tbaa !13
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #7
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %next) #7
  %call2 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %add = add i32 %call2, 1
  %call3 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %rem = urem i32 %add, %call3
  %idxprom4 = zext i32 %rem to i64
  %arrayidx5 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13many_barriersE5slots to ptr), i64 0, i64 %idxprom4
  %2 = load i32, ptr %arrayidx5, align 4, !tbaa !13
  store i32 %2, ptr %next, align 4, !tbaa !13
  call void @llvm.nvvm.barrier0()
  %3 = load i32, ptr %next, align 4, !tbaa !13
  %call6 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom7 = zext i32 %call6 to i64
  %arrayidx8 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13many_barriersE5slots to ptr), i64 0, i64 %idxprom7
  store i32 %3, ptr %arrayidx8, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 4, ptr %next) #7
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i32, ptr %i, align 4, !tbaa !13
  %inc = add nsw i32 %4, 1
  store i32 %inc, ptr %i, align 4, !tbaa !13
  br label %for.cond, !llvm.loop !15

for.end:                                          ; preds = %for.cond.cleanup
  %call9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom10 = zext i32 %call9 to i64
  %arrayidx11 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13many_barriersE5slots to ptr), i64 0, i64 %idxprom10
  %5 = load i32, ptr %arrayidx11, align 4, !tbaa !13
  %6 = load ptr, ptr %out.addr, align 8, !tbaa !9
  %call12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %call13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %mul = mul i32 %call12, %call13
  %call14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %add15 = add i32 %mul, %call14
  %idxprom16 = zext i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %6, i64 %idxprom16
  store i32 %5, ptr %arrayidx17, align 4, !tbaa !13
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #3 comdat {
entry:
  %__mask.addr = alloca i32, align 4
  %__val.addr = alloca i32, align 4
  %__offset.addr = alloca i32, align 4
  %__width.addr = alloca i32, align 4
  store i32 %__mask, ptr %__mask.addr, align 4, !tbaa !13
  store i32 %__val, ptr %__val.addr, align 4, !tbaa !13
  store i32 %__offset, ptr %__offset.addr, align 4, !tbaa !13
  store i32 %__width, ptr %__width.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %__val.addr, align 4, !tbaa !13
  %2 = load i32, ptr %__offset.addr, align 4, !tbaa !13
  %3 = load i32, ptr %__width.addr, align 4, !tbaa !13
  %sub = sub nsw i32 32, %3
  %shl = shl i32 %sub, 8
  %or = or i32 %shl, 0
  %4 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %0, i32 %1, i32 %2, i32 %or)
  ret i32 %4
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #3 comdat {
entry:
  %__mask.addr = alloca i32, align 4
  %__val.addr = alloca i32, align 4
  %__offset.addr = alloca i32, align 4
  %__width.addr = alloca i32, align 4
  store i32 %__mask, ptr %__mask.addr, align 4, !tbaa !13
  store i32 %__val, ptr %__val.addr, align 4, !tbaa !13
  store i32 %__offset, ptr %__offset.addr, align 4, !tbaa !13
  store i32 %__width, ptr %__width.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %__val.addr, align 4, !tbaa !13
  %2 = load i32, ptr %__offset.addr, align 4, !tbaa !13
  %3 = load i32, ptr %__width.addr, align 4, !tbaa !13
  %sub = sub nsw i32 32, %3
  %shl = shl i32 %sub, 8
  %or = or i32 %shl, 31
  %4 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %0, i32 %1, i32 %2, i32 %or)
  ret i32 %4
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #3 comdat {
entry:
  %__mask.addr = alloca i32, align 4
  %__val.addr = alloca i32, align 4
  %__offset.addr = alloca i32, align 4
  %__width.addr = alloca i32, align 4
  store i32 %__mask, ptr %__mask.addr, align 4, !tbaa !13
  store i32 %__val, ptr %__val.addr, align 4, !tbaa !13
  store i32 %__offset, ptr %__offset.addr, align 4, !tbaa !13
  store i32 %__width, ptr %__width.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %__val.addr, align 4, !tbaa !13
  %2 = load i32, ptr %__offset.addr, align 4, !tbaa !13
  %3 = load i32, ptr %__width.addr, align 4, !tbaa !13
  %sub = sub nsw i32 32, %3
  %shl = shl i32 %sub, 8
  %or = or i32 %shl, 31
  %4 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %0, i32 %1, i32 %2, i32 %or)
  ret i32 %4
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z11__shfl_syncjiii(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #3 comdat {
entry:
  %__mask.addr = alloca i32, align 4
  %__val.addr = alloca i32, align 4
  %__offset.addr = alloca i32, align 4
  %__width.addr = alloca i32, align 4
  store i32 %__mask, ptr %__mask.addr, align 4, !tbaa !13
  store i32 %__val, ptr %__val.addr, align 4, !tbaa !13
  store i32 %__offset, ptr %__offset.addr, align 4, !tbaa !13
  store i32 %__width, ptr %__width.addr, align 4, !tbaa !13
  %0 = load i32, ptr %__mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %__val.addr, align 4, !tbaa !13
  %2 = load i32, ptr %__offset.addr, align 4, !tbaa !13
  %3 = load i32, ptr %__width.addr, align 4, !tbaa !13
  %sub = sub nsw i32 32, %3
  %shl = shl i32 %sub, 8
  %or = or i32 %shl, 31
  %4 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %1, i32 %2, i32 %or)
  ret i32 %4
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z18__match32_any_syncjj(i32 noundef %mask, i32 noundef %value) #3 comdat {
entry:
  %mask.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  store i32 %mask, ptr %mask.addr, align 4, !tbaa !13
  store i32 %value, ptr %value.addr, align 4, !tbaa !13
  %0 = load i32, ptr %mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %value.addr, align 4, !tbaa !13
  %2 = call i32 @llvm.nvvm.match.any.sync.i32(i32 %0, i32 %1)
  ret i32 %2
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z18__match32_all_syncjjPi(i32 noundef %mask, i32 noundef %value, ptr noundef %pred) #3 comdat {
entry:
  %mask.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %pred.addr = alloca ptr, align 8
  store i32 %mask, ptr %mask.addr, align 4, !tbaa !13
  store i32 %value, ptr %value.addr, align 4, !tbaa !13
  store ptr %pred, ptr %pred.addr, align 8, !tbaa !9
  %0 = load i32, ptr %mask.addr, align 4, !tbaa !13
  %1 = load i32, ptr %value.addr, align 4, !tbaa !13
  %2 = load ptr, ptr %pred.addr, align 8, !tbaa !9
  %3 = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %0, i32 %1)
  %4 = extractvalue { i32, i1 } %3, 1
  %5 = zext i1 %4 to i32
  store i32 %5, ptr %2, align 4
  %6 = extractvalue { i32, i1 } %3, 0
  ret i32 %6
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #4

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier0.popc(i32) #5

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier0.and(i32) #5

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier0.or(i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @warp_operations, !"kernel", i32 1}
!5 = !{ptr @many_barriers, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !11, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
