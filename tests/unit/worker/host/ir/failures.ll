; Made from failures.cu by make_ir.sh
source_filename = "failures.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%printf_args = type { i32, ptr, double, i64 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_Z11__shfl_syncjiii = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ7assertsE4copy = internal addrspace(3) global i32 undef, align 4
@.str = private unnamed_addr constant [13 x i8] c"copy == 4242\00", align 1
@.str1 = private unnamed_addr constant [35 x i8] c"../unit/worker/host/ir/failures.cu\00", align 1
@__PRETTY_FUNCTION__.asserts = private unnamed_addr constant [20 x i8] c"void asserts(int *)\00", align 1
@_ZZ13writes_sharedE4mine = internal addrspace(3) global [4 x i32] undef, align 4
@.str2 = private unnamed_addr constant [38 x i8] c"thread %d of %s has %5.2f and %lld%%\0A\00", align 1
@.str3 = private unnamed_addr constant [6 x i8] c"block\00", align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @traps(ptr noundef %data) #0 {
entry:
  %data.addr = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  %0 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 0
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !22
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %add = add i32 %call, 1000
  %cmp = icmp eq i32 %1, %add
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZL6__trapv() #8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL6__trapv() #1 {
entry:
  call void asm sideeffect "trap;", ""() #8, !srcloc !24
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @asserts(ptr noundef %data) #0 {
entry:
  %data.addr = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 0
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !22
  store i32 %1, ptr addrspacecast (ptr addrspace(3) @_ZZ7assertsE4copy to ptr), align 4, !tbaa !22
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier0()
  %2 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7assertsE4copy to ptr), align 4, !tbaa !22
  %cmp1 = icmp eq i32 %2, 4242
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  br label %cond.end

cond.false:                                       ; preds = %if.end
  call void @_ZL13__assert_failPKcS0_jS0_(ptr noundef @.str, ptr noundef @.str1, i32 noundef 11, ptr noundef @__PRETTY_FUNCTION__.asserts) #8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZL13__assert_failPKcS0_jS0_(ptr noundef %__message, ptr noundef %__file, i32 noundef %__line, ptr noundef %__function) #3 {
entry:
  %__message.addr = alloca ptr, align 8
  %__file.addr = alloca ptr, align 8
  %__line.addr = alloca i32, align 4
  %__function.addr = alloca ptr, align 8
  store ptr %__message, ptr %__message.addr, align 8, !tbaa !18
  store ptr %__file, ptr %__file.addr, align 8, !tbaa !18
  store i32 %__line, ptr %__line.addr, align 4, !tbaa !22
  store ptr %__function, ptr %__function.addr, align 8, !tbaa !18
  %0 = load ptr, ptr %__message.addr, align 8, !tbaa !18
  %1 = load ptr, ptr %__file.addr, align 8, !tbaa !18
  %2 = load i32, ptr %__line.addr, align 4, !tbaa !22
  %3 = load ptr, ptr %__function.addr, align 8, !tbaa !18
  call void @__assertfail(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i64 noundef 1) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reads_at(ptr noundef %data, ptr noundef %where) #0 {
entry:
  %data.addr = alloca ptr, align 8
  %where.addr = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  store ptr %where, ptr %where.addr, align 8, !tbaa !18
  %0 = load ptr, ptr %where.addr, align 8, !tbaa !18
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom = zext i32 %call to i64
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !22
  %2 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %call1 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom2 = zext i32 %call1 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %2, i64 %idxprom2
  store i32 %1, ptr %arrayidx3, align 4, !tbaa !22
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @writes_behind(ptr noundef %data, i32 noundef %index) #0 {
entry:
  %data.addr = alloca ptr, align 8
  %index.addr = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  store i32 %index, ptr %index.addr, align 4, !tbaa !22
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %1 = load i32, ptr %index.addr, align 4, !tbaa !22
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom
  store i32 77, ptr %arrayidx, align 4, !tbaa !22
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @writes_shared(ptr noundef %data, i32 noundef %index) #0 {
entry:
  %data.addr = alloca ptr, align 8
  %index.addr = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  store i32 %index, ptr %index.addr, align 4, !tbaa !22
  %0 = load i32, ptr %index.addr, align 4, !tbaa !22
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom = zext i32 %call to i64
  %arrayidx = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13writes_sharedE4mine to ptr), i64 0, i64 %idxprom
  store i32 %0, ptr %arrayidx, align 4, !tbaa !22
  call void @llvm.nvvm.barrier0()
  %1 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %arrayidx1 = getelementptr inbounds i32, ptr %1, i64 0
  %2 = load i32, ptr %arrayidx1, align 4, !tbaa !22
  %3 = load i32, ptr %index.addr, align 4, !tbaa !22
  %idxprom2 = sext i32 %3 to i64
  %arrayidx3 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13writes_sharedE4mine to ptr), i64 0, i64 %idxprom2
  store i32 %2, ptr %arrayidx3, align 4, !tbaa !22
  call void @llvm.nvvm.barrier0()
  %call4 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom5 = zext i32 %call4 to i64
  %arrayidx6 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13writes_sharedE4mine to ptr), i64 0, i64 %idxprom5
  %4 = load i32, ptr %arrayidx6, align 4, !tbaa !22
  %5 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %call7 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom8 = zext i32 %call7 to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %5, i64 %idxprom8
  store i32 %4, ptr %arrayidx9, align 4, !tbaa !22
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @divides(ptr noundef %data) #0 {
entry:
  %data.addr = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  %0 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom = zext i32 %call to i64
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !22
  %div = sdiv i32 100, %1
  %2 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %call1 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom2 = zext i32 %call1 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %2, i64 %idxprom2
  store i32 %div, ptr %arrayidx3, align 4, !tbaa !22
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @diverges(ptr noundef %data) #0 {
entry:
  %data.addr = alloca ptr, align 8
  %v = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(i64 4, ptr %v) #9
  %0 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom = zext i32 %call to i64
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !22
  store i32 %1, ptr %v, align 4, !tbaa !22
  %call1 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %cmp = icmp ult i32 %call1, 16
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %v, align 4, !tbaa !22
  %call2 = call noundef i32 @_Z11__shfl_syncjiii(i32 noundef -1, i32 noundef %2, i32 noundef 3, i32 noundef 32) #8
  store i32 %call2, ptr %v, align 4, !tbaa !22
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.nvvm.barrier0()
  %3 = load i32, ptr %v, align 4, !tbaa !22
  %4 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %call3 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom4 = zext i32 %call3 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %4, i64 %idxprom4
  store i32 %3, ptr %arrayidx5, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 4, ptr %v) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z11__shfl_syncjiii(i32 noundef %__mask, i32 noundef %__val, i32 noundef %__offset, i32 noundef %__width) #3 comdat {
entry:
  %__mask.addr = alloca i32, align 4
  %__val.addr = alloca i32, align 4
  %__offset.addr = alloca i32, align 4
  %__width.addr = alloca i32, align 4
  store i32 %__mask, ptr %__mask.addr, align 4, !tbaa !22
  store i32 %__val, ptr %__val.addr, align 4, !tbaa !22
  store i32 %__offset, ptr %__offset.addr, align 4, !tbaa !22
  store i32 %__width, ptr %__width.addr, align 4, !tbaa !22
  %0 = load i32, ptr %__mask.addr, align 4, !tbaa !22
  %1 = load i32, ptr %__val.addr, align 4, !tbaa !22
  %2 = load i32, ptr %__offset.addr, align 4, !tbaa !22
  %3 = load i32, ptr %__width.addr, align 4, !tbaa !22
  %sub = sub nsw i32 32, %3
  %shl = shl i32 %sub, 8
  %or = or i32 %shl, 31
  %4 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %0, i32 %1, i32 %2, i32 %or)
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @prints(ptr noundef %data) #0 {
entry:
  %data.addr = alloca ptr, align 8
  %tmp = alloca %printf_args, align 8
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %cmp = icmp ult i32 %call, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %0 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 31
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !22
  %conv = sitofp i32 %1 to double
  %mul = fmul contract double %conv, 5.000000e-01
  %2 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 0
  store i32 %call1, ptr %2, align 4
  %3 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 1
  store ptr @.str3, ptr %3, align 8
  %4 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 2
  store double %mul, ptr %4, align 8
  %5 = getelementptr inbounds %printf_args, ptr %tmp, i32 0, i32 3
  store i64 1099511627776, ptr %5, align 8
  %6 = call i32 @vprintf(ptr @.str2, ptr %tmp)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %7 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %call2 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom = zext i32 %call2 to i64
  %arrayidx3 = getelementptr inbounds i32, ptr %7, i64 %idxprom
  store i32 1, ptr %arrayidx3, align 4, !tbaa !22
  ret void
}

declare i32 @vprintf(ptr, ptr)

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @calls_elsewhere(ptr noundef %data) #0 {
entry:
  %data.addr = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  %0 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 0
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !22
  %call = call i32 @elsewhere(i32 noundef %1) #8
  %2 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %arrayidx1 = getelementptr inbounds i32, ptr %2, i64 0
  store i32 %call, ptr %arrayidx1, align 4, !tbaa !22
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local i32 @elsewhere(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @uses_assembly(ptr noundef %data) #0 {
entry:
  %data.addr = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  %0 = load ptr, ptr %data.addr, align 8, !tbaa !18
  call void asm sideeffect "red.global.add.s32 [$0], 1;", "l"(ptr %0) #8, !srcloc !25
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @fills_its_stack(ptr noundef %data, i32 noundef %n) #0 {
entry:
  %data.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %local = alloca [200000 x i32], align 4
  %i = alloca i32, align 4
  %sum = alloca i32, align 4
  %i3 = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 8, !tbaa !18
  store i32 %n, ptr %n.addr, align 4, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 800000, ptr %local) #9
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #9
  store i32 0, ptr %i, align 4, !tbaa !22
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !tbaa !22
  %1 = load i32, ptr %n.addr, align 4, !tbaa !22
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #9
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %3 = load i32, ptr %i, align 4, !tbaa !22
  %rem = srem i32 %3, 32
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !22
  %5 = load i32, ptr %i, align 4, !tbaa !22
  %add = add nsw i32 %4, %5
  %6 = load i32, ptr %i, align 4, !tbaa !22
  %idxprom1 = sext i32 %6 to i64
  %arrayidx2 = getelementptr inbounds [200000 x i32], ptr %local, i64 0, i64 %idxprom1
  store i32 %add, ptr %arrayidx2, align 4, !tbaa !22
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i32, ptr %i, align 4, !tbaa !22
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %i, align 4, !tbaa !22
  br label %for.cond, !llvm.loop !26

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum) #9
  store i32 0, ptr %sum, align 4, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 4, ptr %i3) #9
  store i32 0, ptr %i3, align 4, !tbaa !22
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc12, %for.end
  %8 = load i32, ptr %i3, align 4, !tbaa !22
  %9 = load i32, ptr %n.addr, align 4, !tbaa !22
  %cmp5 = icmp slt i32 %8, %9
  br i1 %cmp5, label %for.body7, label %for.cond.cleanup6

for.cond.cleanup6:                                ; preds = %for.cond4
  call void @llvm.lifetime.end.p0(i64 4, ptr %i3) #9
  br label %for.end14

for.body7:                                        ; preds = %for.cond4
  %10 = load i32, ptr %i3, align 4, !tbaa !22
  %mul = mul nsw i32 %10, 7919
  %11 = load i32, ptr %n.addr, align 4, !tbaa !22
  %rem8 = srem i32 %mul, %11
  %idxprom9 = sext i32 %rem8 to i64
  %arrayidx10 = getelementptr inbounds [200000 x i32], ptr %local, i64 0, i64 %idxprom9
  %12 = load i32, ptr %arrayidx10, align 4, !tbaa !22
  %13 = load i32, ptr %sum, align 4, !tbaa !22
  %add11 = add nsw i32 %13, %12
  store i32 %add11, ptr %sum, align 4, !tbaa !22
  br label %for.inc12

for.inc12:                                        ; preds = %for.body7
  %14 = load i32, ptr %i3, align 4, !tbaa !22
  %inc13 = add nsw i32 %14, 1
  store i32 %inc13, ptr %i3, align 4, !tbaa !22
  br label %for.cond4, !llvm.loop !28

for.end14:                                        ; preds = %for.cond.cleanup6
  %15 = load i32, ptr %sum, align 4, !tbaa !22
  %16 = load ptr, ptr %data.addr, align 8, !tbaa !18
  %call = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %idxprom15 = zext i32 %call to i64
  %arrayidx16 = getelementptr inbounds i32, ptr %16, i64 %idxprom15
  store i32 %15, ptr %arrayidx16, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #9
  call void @llvm.lifetime.end.p0(i64 800000, ptr %local) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent nounwind
declare dso_local void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #7

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15, !16}
!nvvmir.version = !{!17}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @traps, !"kernel", i32 1}
!5 = !{ptr @asserts, !"kernel", i32 1}
!6 = !{ptr @reads_at, !"kernel", i32 1}
!7 = !{ptr @writes_behind, !"kernel", i32 1}
!8 = !{ptr @writes_shared, !"kernel", i32 1}
!9 = !{ptr @divides, !"kernel", i32 1}
!10 = !{ptr @diverges, !"kernel", i32 1}
!11 = !{ptr @prints, !"kernel", i32 1}
!12 = !{ptr @calls_elsewhere, !"kernel", i32 1}
!13 = !{ptr @uses_assembly, !"kernel", i32 1}
!14 = !{ptr @fills_its_stack, !"kernel", i32 1}
!15 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!16 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!17 = !{i32 2, i32 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"any pointer", !20, i64 0}
!20 = !{!"omnipotent char", !21, i64 0}
!21 = !{!"Simple C++ TBAA"}
!22 = !{!23, !23, i64 0}
!23 = !{!"int", !20, i64 0}
!24 = !{i64 4820498}
!25 = !{i64 1548}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = distinct !{!28, !27}
