; Made from language.cu by make_ir.sh
source_filename = "language.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Work = type { [4 x i32], double }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_Z5__ldgPKi = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@functions = dso_local addrspace(1) externally_initialized global [2 x ptr] [ptr @_Z7add_onei, ptr @_Z5twicei], align 8
@_ZZ8languageE5fixed = internal addrspace(3) global [3 x double] undef, align 8
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@dynamic = external dso_local addrspace(3) global [0 x i32], align 4
@_ZL7kPrimes = internal addrspace(4) constant [6 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13], align 4
@_ZL7counter = internal addrspace(1) global i32 5, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @functions to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z7add_onei(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4, !tbaa !9
  %0 = load i32, ptr %x.addr, align 4, !tbaa !9
  %add = add nsw i32 %0, 1
  ret i32 %add
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z5twicei(i32 noundef %x) #0 {
entry:
  %x.addr = alloca i32, align 4
  store i32 %x, ptr %x.addr, align 4, !tbaa !9
  %0 = load i32, ptr %x.addr, align 4, !tbaa !9
  %mul = mul nsw i32 2, %0
  ret i32 %mul
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z9fibonaccii(i32 noundef %n) #1 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4, !tbaa !9
  %0 = load i32, ptr %n.addr, align 4, !tbaa !9
  %cmp = icmp slt i32 %0, 2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %n.addr, align 4, !tbaa !9
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %n.addr, align 4, !tbaa !9
  %sub = sub nsw i32 %2, 1
  %call = call noundef i32 @_Z9fibonaccii(i32 noundef %sub) #13
  %3 = load i32, ptr %n.addr, align 4, !tbaa !9
  %sub1 = sub nsw i32 %3, 2
  %call2 = call noundef i32 @_Z9fibonaccii(i32 noundef %sub1) #13
  %add = add nsw i32 %call, %call2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %1, %cond.true ], [ %add, %cond.false ]
  ret i32 %cond
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z6sum_of4Work(ptr noundef byval(%struct.Work) align 8 %work) #1 {
entry:
  %values = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 0
  %arrayidx = getelementptr inbounds [4 x i32], ptr %values, i64 0, i64 0
  %0 = load i32, ptr %arrayidx, align 8, !tbaa !9
  %add = add nsw i32 %0, 1
  store i32 %add, ptr %arrayidx, align 8, !tbaa !9
  %values1 = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 0
  %arrayidx2 = getelementptr inbounds [4 x i32], ptr %values1, i64 0, i64 0
  %1 = load i32, ptr %arrayidx2, align 8, !tbaa !9
  %values3 = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 0
  %arrayidx4 = getelementptr inbounds [4 x i32], ptr %values3, i64 0, i64 1
  %2 = load i32, ptr %arrayidx4, align 4, !tbaa !9
  %add5 = add nsw i32 %1, %2
  %values6 = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 0
  %arrayidx7 = getelementptr inbounds [4 x i32], ptr %values6, i64 0, i64 2
  %3 = load i32, ptr %arrayidx7, align 8, !tbaa !9
  %add8 = add nsw i32 %add5, %3
  %values9 = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 0
  %arrayidx10 = getelementptr inbounds [4 x i32], ptr %values9, i64 0, i64 3
  %4 = load i32, ptr %arrayidx10, align 4, !tbaa !9
  %add11 = add nsw i32 %add8, %4
  ret i32 %add11
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @language(ptr noundef %out, ptr noundef byval(%struct.Work) align 8 %work, i32 noundef %pick, ptr noalias noundef %table) #2 {
entry:
  %out.addr = alloca ptr, align 8
  %pick.addr = alloca i32, align 4
  %table.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %n = alloca i32, align 4
  %local = alloca [8 x i32], align 4
  %i = alloca i32, align 4
  %row = alloca i32, align 4
  %agg.tmp = alloca %struct.Work, align 8
  store ptr %out, ptr %out.addr, align 8, !tbaa !13
  store i32 %pick, ptr %pick.addr, align 4, !tbaa !9
  store ptr %table, ptr %table.addr, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %t) #14
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #13
  store i32 %call, ptr %t, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 4, ptr %n) #14
  %call1 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #13
  store i32 %call1, ptr %n, align 4, !tbaa !9
  %0 = load i32, ptr %t, align 4, !tbaa !9
  %values = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 0
  %1 = load i32, ptr %t, align 4, !tbaa !9
  %rem = srem i32 %1, 4
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [4 x i32], ptr %values, i64 0, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !9
  %add = add nsw i32 %2, %0
  store i32 %add, ptr %arrayidx, align 4, !tbaa !9
  %scale = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 1
  %3 = load double, ptr %scale, align 8, !tbaa !15
  %mul = fmul contract double %3, 2.000000e+00
  store double %mul, ptr %scale, align 8, !tbaa !15
  %4 = load i32, ptr %t, align 4, !tbaa !9
  %5 = load i32, ptr %t, align 4, !tbaa !9
  %mul2 = mul nsw i32 %4, %5
  %6 = load i32, ptr %t, align 4, !tbaa !9
  %idxprom3 = sext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %idxprom3
  store i32 %mul2, ptr %arrayidx4, align 4, !tbaa !9
  %7 = load i32, ptr %t, align 4, !tbaa !9
  %cmp = icmp slt i32 %7, 3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %8 = load i32, ptr %t, align 4, !tbaa !9
  %conv = sitofp i32 %8 to double
  %add5 = fadd contract double %conv, 5.000000e-01
  %9 = load i32, ptr %t, align 4, !tbaa !9
  %idxprom6 = sext i32 %9 to i64
  %arrayidx7 = getelementptr inbounds [3 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ8languageE5fixed to ptr), i64 0, i64 %idxprom6
  store double %add5, ptr %arrayidx7, align 8, !tbaa !18
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 32, ptr %local) #14
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #14
  store i32 0, ptr %i, align 4, !tbaa !9
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %10 = load i32, ptr %i, align 4, !tbaa !9
  %cmp8 = icmp slt i32 %10, 8
  br i1 %cmp8, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #14
  br label %for.end

for.body:                                         ; preds = %for.cond
  %11 = load i32, ptr %i, align 4, !tbaa !9
  %12 = load i32, ptr %t, align 4, !tbaa !9
  %mul9 = mul nsw i32 %11, %12
  %13 = load i32, ptr %i, align 4, !tbaa !9
  %idxprom10 = sext i32 %13 to i64
  %arrayidx11 = getelementptr inbounds [8 x i32], ptr %local, i64 0, i64 %idxprom10
  store i32 %mul9, ptr %arrayidx11, align 4, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i32, ptr %i, align 4, !tbaa !9
  %inc = add nsw i32 %14, 1
  store i32 %inc, ptr %i, align 4, !tbaa !9
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(i64 4, ptr %row) #14
  store i32 0, ptr %row, align 4, !tbaa !9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp, ptr align 8 %work, i64 24, i1 false), !tbaa.struct !21
  %call12 = call noundef i32 @_Z6sum_of4Work(ptr noundef byval(%struct.Work) align 8 %agg.tmp) #13
  %15 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %16 = load i32, ptr %row, align 4, !tbaa !9
  %inc13 = add nsw i32 %16, 1
  store i32 %inc13, ptr %row, align 4, !tbaa !9
  %17 = load i32, ptr %n, align 4, !tbaa !9
  %mul14 = mul nsw i32 %16, %17
  %18 = load i32, ptr %t, align 4, !tbaa !9
  %add15 = add nsw i32 %mul14, %18
  %idxprom16 = sext i32 %add15 to i64
  %arrayidx17 = getelementptr inbounds i32, ptr %15, i64 %idxprom16
  store i32 %call12, ptr %arrayidx17, align 4, !tbaa !9
  %values18 = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 0
  %arrayidx19 = getelementptr inbounds [4 x i32], ptr %values18, i64 0, i64 0
  %19 = load i32, ptr %arrayidx19, align 8, !tbaa !9
  %values20 = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 0
  %arrayidx21 = getelementptr inbounds [4 x i32], ptr %values20, i64 0, i64 1
  %20 = load i32, ptr %arrayidx21, align 4, !tbaa !9
  %add22 = add nsw i32 %19, %20
  %values23 = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 0
  %arrayidx24 = getelementptr inbounds [4 x i32], ptr %values23, i64 0, i64 2
  %21 = load i32, ptr %arrayidx24, align 8, !tbaa !9
  %add25 = add nsw i32 %add22, %21
  %values26 = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 0
  %arrayidx27 = getelementptr inbounds [4 x i32], ptr %values26, i64 0, i64 3
  %22 = load i32, ptr %arrayidx27, align 4, !tbaa !9
  %add28 = add nsw i32 %add25, %22
  %23 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %24 = load i32, ptr %row, align 4, !tbaa !9
  %inc29 = add nsw i32 %24, 1
  store i32 %inc29, ptr %row, align 4, !tbaa !9
  %25 = load i32, ptr %n, align 4, !tbaa !9
  %mul30 = mul nsw i32 %24, %25
  %26 = load i32, ptr %t, align 4, !tbaa !9
  %add31 = add nsw i32 %mul30, %26
  %idxprom32 = sext i32 %add31 to i64
  %arrayidx33 = getelementptr inbounds i32, ptr %23, i64 %idxprom32
  store i32 %add28, ptr %arrayidx33, align 4, !tbaa !9
  %scale34 = getelementptr inbounds %struct.Work, ptr %work, i32 0, i32 1
  %27 = load double, ptr %scale34, align 8, !tbaa !15
  %conv35 = fptosi double %27 to i32
  %28 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %29 = load i32, ptr %row, align 4, !tbaa !9
  %inc36 = add nsw i32 %29, 1
  store i32 %inc36, ptr %row, align 4, !tbaa !9
  %30 = load i32, ptr %n, align 4, !tbaa !9
  %mul37 = mul nsw i32 %29, %30
  %31 = load i32, ptr %t, align 4, !tbaa !9
  %add38 = add nsw i32 %mul37, %31
  %idxprom39 = sext i32 %add38 to i64
  %arrayidx40 = getelementptr inbounds i32, ptr %28, i64 %idxprom39
  store i32 %conv35, ptr %arrayidx40, align 4, !tbaa !9
  %32 = load i32, ptr %n, align 4, !tbaa !9
  %sub = sub nsw i32 %32, 1
  %33 = load i32, ptr %t, align 4, !tbaa !9
  %sub41 = sub nsw i32 %sub, %33
  %idxprom42 = sext i32 %sub41 to i64
  %arrayidx43 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %idxprom42
  %34 = load i32, ptr %arrayidx43, align 4, !tbaa !9
  %35 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %36 = load i32, ptr %row, align 4, !tbaa !9
  %inc44 = add nsw i32 %36, 1
  store i32 %inc44, ptr %row, align 4, !tbaa !9
  %37 = load i32, ptr %n, align 4, !tbaa !9
  %mul45 = mul nsw i32 %36, %37
  %38 = load i32, ptr %t, align 4, !tbaa !9
  %add46 = add nsw i32 %mul45, %38
  %idxprom47 = sext i32 %add46 to i64
  %arrayidx48 = getelementptr inbounds i32, ptr %35, i64 %idxprom47
  store i32 %34, ptr %arrayidx48, align 4, !tbaa !9
  %39 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ8languageE5fixed to ptr), align 8, !tbaa !18
  %40 = load double, ptr getelementptr inbounds ([3 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ8languageE5fixed to ptr), i64 0, i64 1), align 8, !tbaa !18
  %add49 = fadd contract double %39, %40
  %41 = load double, ptr getelementptr inbounds ([3 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ8languageE5fixed to ptr), i64 0, i64 2), align 8, !tbaa !18
  %add50 = fadd contract double %add49, %41
  %mul51 = fmul contract double 2.000000e+00, %add50
  %conv52 = fptosi double %mul51 to i32
  %42 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %43 = load i32, ptr %row, align 4, !tbaa !9
  %inc53 = add nsw i32 %43, 1
  store i32 %inc53, ptr %row, align 4, !tbaa !9
  %44 = load i32, ptr %n, align 4, !tbaa !9
  %mul54 = mul nsw i32 %43, %44
  %45 = load i32, ptr %t, align 4, !tbaa !9
  %add55 = add nsw i32 %mul54, %45
  %idxprom56 = sext i32 %add55 to i64
  %arrayidx57 = getelementptr inbounds i32, ptr %42, i64 %idxprom56
  store i32 %conv52, ptr %arrayidx57, align 4, !tbaa !9
  %46 = load i32, ptr %t, align 4, !tbaa !9
  %rem58 = srem i32 %46, 8
  %idxprom59 = sext i32 %rem58 to i64
  %arrayidx60 = getelementptr inbounds [8 x i32], ptr %local, i64 0, i64 %idxprom59
  %47 = load i32, ptr %arrayidx60, align 4, !tbaa !9
  %48 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %49 = load i32, ptr %row, align 4, !tbaa !9
  %inc61 = add nsw i32 %49, 1
  store i32 %inc61, ptr %row, align 4, !tbaa !9
  %50 = load i32, ptr %n, align 4, !tbaa !9
  %mul62 = mul nsw i32 %49, %50
  %51 = load i32, ptr %t, align 4, !tbaa !9
  %add63 = add nsw i32 %mul62, %51
  %idxprom64 = sext i32 %add63 to i64
  %arrayidx65 = getelementptr inbounds i32, ptr %48, i64 %idxprom64
  store i32 %47, ptr %arrayidx65, align 4, !tbaa !9
  %52 = load i32, ptr %t, align 4, !tbaa !9
  %rem66 = srem i32 %52, 10
  %call67 = call noundef i32 @_Z9fibonaccii(i32 noundef %rem66) #13
  %53 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %54 = load i32, ptr %row, align 4, !tbaa !9
  %inc68 = add nsw i32 %54, 1
  store i32 %inc68, ptr %row, align 4, !tbaa !9
  %55 = load i32, ptr %n, align 4, !tbaa !9
  %mul69 = mul nsw i32 %54, %55
  %56 = load i32, ptr %t, align 4, !tbaa !9
  %add70 = add nsw i32 %mul69, %56
  %idxprom71 = sext i32 %add70 to i64
  %arrayidx72 = getelementptr inbounds i32, ptr %53, i64 %idxprom71
  store i32 %call67, ptr %arrayidx72, align 4, !tbaa !9
  %57 = load i32, ptr %pick.addr, align 4, !tbaa !9
  %58 = load i32, ptr %t, align 4, !tbaa !9
  %add73 = add nsw i32 %57, %58
  %rem74 = srem i32 %add73, 2
  %idxprom75 = sext i32 %rem74 to i64
  %arrayidx76 = getelementptr inbounds [2 x ptr], ptr addrspacecast (ptr addrspace(1) @functions to ptr), i64 0, i64 %idxprom75
  %59 = load ptr, ptr %arrayidx76, align 8, !tbaa !13
  %60 = load i32, ptr %t, align 4, !tbaa !9
  %call77 = call noundef i32 %59(i32 noundef %60) #13
  %61 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %62 = load i32, ptr %row, align 4, !tbaa !9
  %inc78 = add nsw i32 %62, 1
  store i32 %inc78, ptr %row, align 4, !tbaa !9
  %63 = load i32, ptr %n, align 4, !tbaa !9
  %mul79 = mul nsw i32 %62, %63
  %64 = load i32, ptr %t, align 4, !tbaa !9
  %add80 = add nsw i32 %mul79, %64
  %idxprom81 = sext i32 %add80 to i64
  %arrayidx82 = getelementptr inbounds i32, ptr %61, i64 %idxprom81
  store i32 %call77, ptr %arrayidx82, align 4, !tbaa !9
  %65 = load i32, ptr %t, align 4, !tbaa !9
  %rem83 = srem i32 %65, 6
  %idxprom84 = sext i32 %rem83 to i64
  %arrayidx85 = getelementptr inbounds [6 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL7kPrimes to ptr), i64 0, i64 %idxprom84
  %66 = load i32, ptr %arrayidx85, align 4, !tbaa !9
  %67 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %68 = load i32, ptr %row, align 4, !tbaa !9
  %inc86 = add nsw i32 %68, 1
  store i32 %inc86, ptr %row, align 4, !tbaa !9
  %69 = load i32, ptr %n, align 4, !tbaa !9
  %mul87 = mul nsw i32 %68, %69
  %70 = load i32, ptr %t, align 4, !tbaa !9
  %add88 = add nsw i32 %mul87, %70
  %idxprom89 = sext i32 %add88 to i64
  %arrayidx90 = getelementptr inbounds i32, ptr %67, i64 %idxprom89
  store i32 %66, ptr %arrayidx90, align 4, !tbaa !9
  %71 = load ptr, ptr %table.addr, align 8, !tbaa !13
  %72 = load i32, ptr %t, align 4, !tbaa !9
  %idx.ext = sext i32 %72 to i64
  %add.ptr = getelementptr inbounds i32, ptr %71, i64 %idx.ext
  %call91 = call noundef i32 @_Z5__ldgPKi(ptr noundef %add.ptr) #13
  %73 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %74 = load i32, ptr %row, align 4, !tbaa !9
  %inc92 = add nsw i32 %74, 1
  store i32 %inc92, ptr %row, align 4, !tbaa !9
  %75 = load i32, ptr %n, align 4, !tbaa !9
  %mul93 = mul nsw i32 %74, %75
  %76 = load i32, ptr %t, align 4, !tbaa !9
  %add94 = add nsw i32 %mul93, %76
  %idxprom95 = sext i32 %add94 to i64
  %arrayidx96 = getelementptr inbounds i32, ptr %73, i64 %idxprom95
  store i32 %call91, ptr %arrayidx96, align 4, !tbaa !9
  %77 = load i32, ptr %t, align 4, !tbaa !9
  %idxprom97 = sext i32 %77 to i64
  %arrayidx98 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %idxprom97
  %call99 = call noundef i32 @_ZL10__isSharedPKv(ptr noundef %arrayidx98) #15
  %mul100 = mul i32 %call99, 2
  %78 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %call101 = call noundef i32 @_ZL10__isSharedPKv(ptr noundef %78) #15
  %add102 = add i32 %mul100, %call101
  %79 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %80 = load i32, ptr %row, align 4, !tbaa !9
  %inc103 = add nsw i32 %80, 1
  store i32 %inc103, ptr %row, align 4, !tbaa !9
  %81 = load i32, ptr %n, align 4, !tbaa !9
  %mul104 = mul nsw i32 %80, %81
  %82 = load i32, ptr %t, align 4, !tbaa !9
  %add105 = add nsw i32 %mul104, %82
  %idxprom106 = sext i32 %add105 to i64
  %arrayidx107 = getelementptr inbounds i32, ptr %79, i64 %idxprom106
  store i32 %add102, ptr %arrayidx107, align 4, !tbaa !9
  %83 = load i32, ptr %t, align 4, !tbaa !9
  %cmp108 = icmp eq i32 %83, 0
  br i1 %cmp108, label %if.then109, label %if.end111

if.then109:                                       ; preds = %for.end
  %call110 = call noundef i32 @_ZL9atomicAddPii(ptr noundef addrspacecast (ptr addrspace(1) @_ZL7counter to ptr), i32 noundef 1) #13
  br label %if.end111

if.end111:                                        ; preds = %if.then109, %for.end
  call void @llvm.nvvm.barrier0()
  %84 = load i32, ptr addrspacecast (ptr addrspace(1) @_ZL7counter to ptr), align 4, !tbaa !9
  %85 = load ptr, ptr %out.addr, align 8, !tbaa !13
  %86 = load i32, ptr %row, align 4, !tbaa !9
  %inc112 = add nsw i32 %86, 1
  store i32 %inc112, ptr %row, align 4, !tbaa !9
  %87 = load i32, ptr %n, align 4, !tbaa !9
  %mul113 = mul nsw i32 %86, %87
  %88 = load i32, ptr %t, align 4, !tbaa !9
  %add114 = add nsw i32 %mul113, %88
  %idxprom115 = sext i32 %add114 to i64
  %arrayidx116 = getelementptr inbounds i32, ptr %85, i64 %idxprom115
  store i32 %84, ptr %arrayidx116, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0(i64 4, ptr %row) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr %local) #14
  call void @llvm.lifetime.end.p0(i64 4, ptr %n) #14
  call void @llvm.lifetime.end.p0(i64 4, ptr %t) #14
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #4 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #4 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z5__ldgPKi(ptr noundef %ptr) #7 comdat {
entry:
  %ptr.addr = alloca ptr, align 8
  store ptr %ptr, ptr %ptr.addr, align 8, !tbaa !13
  %0 = load ptr, ptr %ptr.addr, align 8, !tbaa !13
  %1 = call i32 @llvm.nvvm.ldg.global.i.i32.p0(ptr %0, i32 4)
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind willreturn memory(none)
define internal noundef i32 @_ZL10__isSharedPKv(ptr noundef %p) #8 {
entry:
  %p.addr = alloca ptr, align 8
  store ptr %p, ptr %p.addr, align 8, !tbaa !13
  %0 = load ptr, ptr %p.addr, align 8, !tbaa !13
  %1 = call i1 @llvm.nvvm.isspacep.shared(ptr %0)
  %conv = zext i1 %1 to i32
  ret i32 %conv
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL12__iAtomicAddPii(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @atomics(ptr noundef %i, ptr noundef %u, ptr noundef %l, ptr noundef %f, ptr noundef %d) #2 {
entry:
  %i.addr = alloca ptr, align 8
  %u.addr = alloca ptr, align 8
  %l.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  %d.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  %seen = alloca i32, align 4
  %assumed = alloca i32, align 4
  store ptr %i, ptr %i.addr, align 8, !tbaa !13
  store ptr %u, ptr %u.addr, align 8, !tbaa !13
  store ptr %l, ptr %l.addr, align 8, !tbaa !13
  store ptr %f, ptr %f.addr, align 8, !tbaa !13
  store ptr %d, ptr %d.addr, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 4, ptr %t) #14
  %call = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #13
  %call1 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #13
  %mul = mul i32 %call, %call1
  %call2 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #13
  %add = add i32 %mul, %call2
  store i32 %add, ptr %t, align 4, !tbaa !9
  %0 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 0
  %1 = load i32, ptr %t, align 4, !tbaa !9
  %call3 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %arrayidx, i32 noundef %1) #13
  %2 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx4 = getelementptr inbounds i32, ptr %2, i64 1
  %3 = load i32, ptr %t, align 4, !tbaa !9
  %call5 = call noundef i32 @_ZL9atomicSubPii(ptr noundef %arrayidx4, i32 noundef %3) #13
  %4 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx6 = getelementptr inbounds i32, ptr %4, i64 2
  %5 = load i32, ptr %t, align 4, !tbaa !9
  %sub = sub nsw i32 0, %5
  %call7 = call noundef i32 @_ZL9atomicMinPii(ptr noundef %arrayidx6, i32 noundef %sub) #13
  %6 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx8 = getelementptr inbounds i32, ptr %6, i64 3
  %7 = load i32, ptr %t, align 4, !tbaa !9
  %call9 = call noundef i32 @_ZL9atomicMaxPii(ptr noundef %arrayidx8, i32 noundef %7) #13
  %8 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx10 = getelementptr inbounds i32, ptr %8, i64 4
  %9 = load i32, ptr %t, align 4, !tbaa !9
  %rem = srem i32 %9, 8
  %shl = shl i32 1, %rem
  %not = xor i32 %shl, -1
  %call11 = call noundef i32 @_ZL9atomicAndPii(ptr noundef %arrayidx10, i32 noundef %not) #13
  %10 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx12 = getelementptr inbounds i32, ptr %10, i64 5
  %11 = load i32, ptr %t, align 4, !tbaa !9
  %rem13 = srem i32 %11, 8
  %shl14 = shl i32 1, %rem13
  %call15 = call noundef i32 @_ZL8atomicOrPii(ptr noundef %arrayidx12, i32 noundef %shl14) #13
  %12 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx16 = getelementptr inbounds i32, ptr %12, i64 6
  %13 = load i32, ptr %t, align 4, !tbaa !9
  %call17 = call noundef i32 @_ZL9atomicXorPii(ptr noundef %arrayidx16, i32 noundef %13) #13
  call void @llvm.lifetime.start.p0(i64 4, ptr %seen) #14
  %14 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx18 = getelementptr inbounds i32, ptr %14, i64 7
  %15 = load i32, ptr %arrayidx18, align 4, !tbaa !9
  store i32 %15, ptr %seen, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 4, ptr %assumed) #14
  br label %do.body

do.body:                                          ; preds = %do.cond, %entry
  %16 = load i32, ptr %seen, align 4, !tbaa !9
  store i32 %16, ptr %assumed, align 4, !tbaa !9
  %17 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx19 = getelementptr inbounds i32, ptr %17, i64 7
  %18 = load i32, ptr %assumed, align 4, !tbaa !9
  %19 = load i32, ptr %assumed, align 4, !tbaa !9
  %add20 = add nsw i32 %19, 2
  %call21 = call noundef i32 @_ZL9atomicCASPiii(ptr noundef %arrayidx19, i32 noundef %18, i32 noundef %add20) #13
  store i32 %call21, ptr %seen, align 4, !tbaa !9
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %20 = load i32, ptr %seen, align 4, !tbaa !9
  %21 = load i32, ptr %assumed, align 4, !tbaa !9
  %cmp = icmp ne i32 %20, %21
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !23

do.end:                                           ; preds = %do.cond
  %22 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx22 = getelementptr inbounds i32, ptr %22, i64 8
  %call23 = call noundef i32 @_ZL15atomicAdd_blockPii(ptr noundef %arrayidx22, i32 noundef 1) #13
  %23 = load ptr, ptr %i.addr, align 8, !tbaa !13
  %arrayidx24 = getelementptr inbounds i32, ptr %23, i64 9
  %call25 = call noundef i32 @_ZL16atomicAdd_systemPii(ptr noundef %arrayidx24, i32 noundef 3) #13
  %24 = load ptr, ptr %u.addr, align 8, !tbaa !13
  %arrayidx26 = getelementptr inbounds i32, ptr %24, i64 0
  %call27 = call noundef i32 @_ZL9atomicIncPjj(ptr noundef %arrayidx26, i32 noundef 9) #13
  %25 = load ptr, ptr %u.addr, align 8, !tbaa !13
  %arrayidx28 = getelementptr inbounds i32, ptr %25, i64 1
  %call29 = call noundef i32 @_ZL9atomicDecPjj(ptr noundef %arrayidx28, i32 noundef 9) #13
  %26 = load ptr, ptr %u.addr, align 8, !tbaa !13
  %arrayidx30 = getelementptr inbounds i32, ptr %26, i64 2
  %27 = load i32, ptr %t, align 4, !tbaa !9
  %rem31 = srem i32 %27, 8
  %add32 = add i32 -16, %rem31
  %call33 = call noundef i32 @_ZL9atomicMaxPjj(ptr noundef %arrayidx30, i32 noundef %add32) #13
  %28 = load ptr, ptr %u.addr, align 8, !tbaa !13
  %arrayidx34 = getelementptr inbounds i32, ptr %28, i64 3
  %call35 = call noundef i32 @_ZL10atomicExchPjj(ptr noundef %arrayidx34, i32 noundef 42) #13
  %29 = load ptr, ptr %l.addr, align 8, !tbaa !13
  %arrayidx36 = getelementptr inbounds i64, ptr %29, i64 0
  %call37 = call noundef i64 @_ZL9atomicAddPyy(ptr noundef %arrayidx36, i64 noundef 8589934592) #13
  %30 = load ptr, ptr %f.addr, align 8, !tbaa !13
  %arrayidx38 = getelementptr inbounds float, ptr %30, i64 0
  %call39 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %arrayidx38, float noundef 5.000000e-01) #13
  %31 = load ptr, ptr %d.addr, align 8, !tbaa !13
  %arrayidx40 = getelementptr inbounds double, ptr %31, i64 0
  %call41 = call contract noundef double @_ZL9atomicAddPdd(ptr noundef %arrayidx40, double noundef 2.500000e-01) #13
  call void @_ZL13__threadfencev() #13
  call void @llvm.lifetime.end.p0(i64 4, ptr %assumed) #14
  call void @llvm.lifetime.end.p0(i64 4, ptr %seen) #14
  call void @llvm.lifetime.end.p0(i64 4, ptr %t) #14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #4 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicSubPii(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %sub = sub nsw i32 0, %1
  %call = call noundef i32 @_ZL12__iAtomicAddPii(ptr noundef %0, i32 noundef %sub) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicMinPii(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL12__iAtomicMinPii(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicMaxPii(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL12__iAtomicMaxPii(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicAndPii(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL12__iAtomicAndPii(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL8atomicOrPii(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL11__iAtomicOrPii(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicXorPii(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL12__iAtomicXorPii(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicCASPiii(ptr noundef %address, i32 noundef %compare, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %compare.addr = alloca i32, align 4
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %compare, ptr %compare.addr, align 4, !tbaa !9
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %compare.addr, align 4, !tbaa !9
  %2 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL12__iAtomicCASPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL15atomicAdd_blockPii(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL18__iAtomicAdd_blockPii(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL16atomicAdd_systemPii(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL19__iAtomicAdd_systemPii(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicIncPjj(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL12__uAtomicIncPjj(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicDecPjj(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL12__uAtomicDecPjj(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL9atomicMaxPjj(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL12__uAtomicMaxPjj(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZL10atomicExchPjj(ptr noundef %address, i32 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i32, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i32 %val, ptr %val.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i32, ptr %val.addr, align 4, !tbaa !9
  %call = call noundef i32 @_ZL13__uAtomicExchPjj(ptr noundef %0, i32 noundef %1) #13
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i64 @_ZL9atomicAddPyy(ptr noundef %address, i64 noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca i64, align 8
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store i64 %val, ptr %val.addr, align 8, !tbaa !24
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load i64, ptr %val.addr, align 8, !tbaa !24
  %call = call noundef i64 @_ZL14__ullAtomicAddPyy(ptr noundef %0, i64 noundef %1) #13
  ret i64 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %address, float noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca float, align 4
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store float %val, ptr %val.addr, align 4, !tbaa !26
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load float, ptr %val.addr, align 4, !tbaa !26
  %call = call contract noundef float @_ZL12__fAtomicAddPff(ptr noundef %0, float noundef %1) #13
  ret float %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef double @_ZL9atomicAddPdd(ptr noundef %address, double noundef %val) #7 {
entry:
  %address.addr = alloca ptr, align 8
  %val.addr = alloca double, align 8
  store ptr %address, ptr %address.addr, align 8, !tbaa !13
  store double %val, ptr %val.addr, align 8, !tbaa !18
  %0 = load ptr, ptr %address.addr, align 8, !tbaa !13
  %1 = load double, ptr %val.addr, align 8, !tbaa !18
  %call = call contract noundef double @_ZL12__dAtomicAddPdd(ptr noundef %0, double noundef %1) #13
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13__threadfencev() #4 {
entry:
  call void @llvm.nvvm.membar.gl()
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

; Function Attrs: nocallback nounwind memory(argmem: read)
declare i32 @llvm.nvvm.ldg.global.i.i32.p0(ptr nocapture, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr nocapture) #9

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12__iAtomicAddPii(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = atomicrmw add ptr %0, i32 %1 seq_cst, align 4
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #9

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12__iAtomicMinPii(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = atomicrmw min ptr %0, i32 %1 seq_cst, align 4
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12__iAtomicMaxPii(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = atomicrmw max ptr %0, i32 %1 seq_cst, align 4
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12__iAtomicAndPii(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = atomicrmw and ptr %0, i32 %1 seq_cst, align 4
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11__iAtomicOrPii(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12__iAtomicXorPii(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12__iAtomicCASPiii(ptr noundef %__p, i32 noundef %__cmp, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__cmp.addr = alloca i32, align 4
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__cmp, ptr %__cmp.addr, align 4, !tbaa !9
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__cmp.addr, align 4, !tbaa !9
  %2 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %3 = cmpxchg ptr %0, i32 %1, i32 %2 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 0
  ret i32 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL18__iAtomicAdd_blockPii(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %0, i32 %1)
  ret i32 %2
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr nocapture, i32) #11

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL19__iAtomicAdd_systemPii(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = call i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0(ptr %0, i32 %1)
  ret i32 %2
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0(ptr nocapture, i32) #11

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12__uAtomicIncPjj(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %0, i32 %1)
  ret i32 %2
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr nocapture, i32) #11

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12__uAtomicDecPjj(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = call i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr %0, i32 %1)
  ret i32 %2
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr nocapture, i32) #11

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12__uAtomicMaxPjj(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = atomicrmw umax ptr %0, i32 %1 seq_cst, align 4
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13__uAtomicExchPjj(ptr noundef %__p, i32 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i32, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i32 %__v, ptr %__v.addr, align 4, !tbaa !9
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i32, ptr %__v.addr, align 4, !tbaa !9
  %2 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  ret i32 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL14__ullAtomicAddPyy(ptr noundef %__p, i64 noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca i64, align 8
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store i64 %__v, ptr %__v.addr, align 8, !tbaa !24
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load i64, ptr %__v.addr, align 8, !tbaa !24
  %2 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  ret i64 %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL12__fAtomicAddPff(ptr noundef %__p, float noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca float, align 4
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store float %__v, ptr %__v.addr, align 4, !tbaa !26
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load float, ptr %__v.addr, align 4, !tbaa !26
  %2 = atomicrmw fadd ptr %0, float %1 seq_cst, align 4
  ret float %2
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL12__dAtomicAddPdd(ptr noundef %__p, double noundef %__v) #4 {
entry:
  %__p.addr = alloca ptr, align 8
  %__v.addr = alloca double, align 8
  store ptr %__p, ptr %__p.addr, align 8, !tbaa !13
  store double %__v, ptr %__v.addr, align 8, !tbaa !18
  %0 = load ptr, ptr %__p.addr, align 8, !tbaa !13
  %1 = load double, ptr %__v.addr, align 8, !tbaa !18
  %2 = atomicrmw fadd ptr %0, double %1 seq_cst, align 8
  ret double %2
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #12

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #8 = { alwaysinline convergent mustprogress nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nounwind memory(argmem: read) }
attributes #11 = { nocallback nounwind memory(argmem: readwrite) }
attributes #12 = { nocallback nounwind }
attributes #13 = { convergent nounwind }
attributes #14 = { nounwind }
attributes #15 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @language, !"kernel", i32 1}
!5 = !{ptr @atomics, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"any pointer", !11, i64 0}
!15 = !{!16, !17, i64 16}
!16 = !{!"_ZTS4Work", !11, i64 0, !17, i64 16}
!17 = !{!"double", !11, i64 0}
!18 = !{!17, !17, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{i64 0, i64 16, !22, i64 16, i64 8, !18}
!22 = !{!11, !11, i64 0}
!23 = distinct !{!23, !20}
!24 = !{!25, !25, i64 0}
!25 = !{!"long long", !11, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !11, i64 0}
