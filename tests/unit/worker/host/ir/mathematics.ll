; Made from mathematics.cu by make_ir.sh
source_filename = "mathematics.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.uint2 = type { i32, i32 }
%struct.float2 = type { float, float }
%struct.trig_reduction_return = type { double, i32 }
%struct.ulonglong2 = type { i64, i64 }
%struct.double2 = type { double, double }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_Z4rowsIfEvPKT_S2_PS0_ii = comdat any

$_Z4rowsIdEvPKT_S2_PS0_ii = comdat any

$_Z15__funnelshift_ljjj = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1
@__cudart_i2opi_f = internal addrspace(1) global [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4
@__cudart_i2opi_d = internal addrspace(1) constant [18 x i64] [i64 7780917995555872008, i64 4397547296490951402, i64 8441921394348257659, i64 5712322887342352941, i64 7869616827067468215, i64 -1211730484530615009, i64 2303758334597371919, i64 -7168499653074671557, i64 4148332274289687028, i64 -1613291254968254911, i64 -1692731182770600828, i64 -135693905287338178, i64 452944820249399836, i64 -5249950069107600672, i64 -121206125134887583, i64 -2638381946312093631, i64 -277156292786332224, i64 -6703182060581546711], align 8
@__cudart_sin_cos_coeffs = internal addrspace(1) constant [16 x double] [double 0xBE5AE5F12CB0D246, double 0x3EC71DE369ACE392, double 0xBF2A01A019DB62A1, double 0x3F81111111110818, double 0xBFC5555555555554, double 0.000000e+00, double 0.000000e+00, double 0xBDA8FF8320FD8164, double 0x3E21EEA7C1EF8528, double 0xBE927E4F8E06E6D9, double 0x3EFA01A019DDBCE9, double 0xBF56C16C16C15D47, double 0x3FA5555555555551, double -5.000000e-01, double 1.000000e+00, double 0.000000e+00], align 16

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @floats(ptr noundef %x, ptr noundef %y, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8, !tbaa !10
  store ptr %y, ptr %y.addr, align 8, !tbaa !10
  store ptr %out, ptr %out.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #10
  %call = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %call1 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %mul = mul i32 %call, %call1
  %call2 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %add = add i32 %mul, %call2
  store i32 %add, ptr %i, align 4, !tbaa !14
  %0 = load i32, ptr %i, align 4, !tbaa !14
  %1 = load i32, ptr %n.addr, align 4, !tbaa !14
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %x.addr, align 8, !tbaa !10
  %3 = load ptr, ptr %y.addr, align 8, !tbaa !10
  %4 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %5 = load i32, ptr %n.addr, align 4, !tbaa !14
  %6 = load i32, ptr %i, align 4, !tbaa !14
  call void @_Z4rowsIfEvPKT_S2_PS0_ii(ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #11
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #10
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

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_Z4rowsIfEvPKT_S2_PS0_ii(ptr noundef %x, ptr noundef %y, ptr noundef %out, i32 noundef %n, i32 noundef %i) #3 comdat {
entry:
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i.addr = alloca i32, align 4
  %a = alloca float, align 4
  %b = alloca float, align 4
  %row = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8, !tbaa !10
  store ptr %y, ptr %y.addr, align 8, !tbaa !10
  store ptr %out, ptr %out.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !14
  store i32 %i, ptr %i.addr, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr %a) #10
  %0 = load ptr, ptr %x.addr, align 8, !tbaa !10
  %1 = load i32, ptr %i.addr, align 4, !tbaa !14
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds float, ptr %0, i64 %idxprom
  %2 = load float, ptr %arrayidx, align 4, !tbaa !16
  store float %2, ptr %a, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 4, ptr %b) #10
  %3 = load ptr, ptr %y.addr, align 8, !tbaa !10
  %4 = load i32, ptr %i.addr, align 4, !tbaa !14
  %idxprom1 = sext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds float, ptr %3, i64 %idxprom1
  %5 = load float, ptr %arrayidx2, align 4, !tbaa !16
  store float %5, ptr %b, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 4, ptr %row) #10
  store i32 0, ptr %row, align 4, !tbaa !14
  %6 = load float, ptr %a, align 4, !tbaa !16
  %call = call contract noundef float @_ZL3expf(float noundef %6) #11
  %7 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %8 = load i32, ptr %row, align 4, !tbaa !14
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %row, align 4, !tbaa !14
  %9 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul = mul nsw i32 %8, %9
  %10 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add = add nsw i32 %mul, %10
  %idxprom3 = sext i32 %add to i64
  %arrayidx4 = getelementptr inbounds float, ptr %7, i64 %idxprom3
  store float %call, ptr %arrayidx4, align 4, !tbaa !16
  %11 = load float, ptr %a, align 4, !tbaa !16
  %call5 = call contract noundef float @_ZL4exp2f(float noundef %11) #11
  %12 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %13 = load i32, ptr %row, align 4, !tbaa !14
  %inc6 = add nsw i32 %13, 1
  store i32 %inc6, ptr %row, align 4, !tbaa !14
  %14 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul7 = mul nsw i32 %13, %14
  %15 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add8 = add nsw i32 %mul7, %15
  %idxprom9 = sext i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds float, ptr %12, i64 %idxprom9
  store float %call5, ptr %arrayidx10, align 4, !tbaa !16
  %16 = load float, ptr %a, align 4, !tbaa !16
  %call11 = call contract noundef float @_ZL5exp10f(float noundef %16) #11
  %17 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %18 = load i32, ptr %row, align 4, !tbaa !14
  %inc12 = add nsw i32 %18, 1
  store i32 %inc12, ptr %row, align 4, !tbaa !14
  %19 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul13 = mul nsw i32 %18, %19
  %20 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add14 = add nsw i32 %mul13, %20
  %idxprom15 = sext i32 %add14 to i64
  %arrayidx16 = getelementptr inbounds float, ptr %17, i64 %idxprom15
  store float %call11, ptr %arrayidx16, align 4, !tbaa !16
  %21 = load float, ptr %a, align 4, !tbaa !16
  %call17 = call contract noundef float @_ZL5expm1f(float noundef %21) #11
  %22 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %23 = load i32, ptr %row, align 4, !tbaa !14
  %inc18 = add nsw i32 %23, 1
  store i32 %inc18, ptr %row, align 4, !tbaa !14
  %24 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul19 = mul nsw i32 %23, %24
  %25 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add20 = add nsw i32 %mul19, %25
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds float, ptr %22, i64 %idxprom21
  store float %call17, ptr %arrayidx22, align 4, !tbaa !16
  %26 = load float, ptr %b, align 4, !tbaa !16
  %call23 = call contract noundef float @_ZL3logf(float noundef %26) #11
  %27 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %28 = load i32, ptr %row, align 4, !tbaa !14
  %inc24 = add nsw i32 %28, 1
  store i32 %inc24, ptr %row, align 4, !tbaa !14
  %29 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul25 = mul nsw i32 %28, %29
  %30 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add26 = add nsw i32 %mul25, %30
  %idxprom27 = sext i32 %add26 to i64
  %arrayidx28 = getelementptr inbounds float, ptr %27, i64 %idxprom27
  store float %call23, ptr %arrayidx28, align 4, !tbaa !16
  %31 = load float, ptr %b, align 4, !tbaa !16
  %call29 = call contract noundef float @_ZL4log2f(float noundef %31) #11
  %32 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %33 = load i32, ptr %row, align 4, !tbaa !14
  %inc30 = add nsw i32 %33, 1
  store i32 %inc30, ptr %row, align 4, !tbaa !14
  %34 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul31 = mul nsw i32 %33, %34
  %35 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add32 = add nsw i32 %mul31, %35
  %idxprom33 = sext i32 %add32 to i64
  %arrayidx34 = getelementptr inbounds float, ptr %32, i64 %idxprom33
  store float %call29, ptr %arrayidx34, align 4, !tbaa !16
  %36 = load float, ptr %b, align 4, !tbaa !16
  %call35 = call contract noundef float @_ZL5log10f(float noundef %36) #11
  %37 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %38 = load i32, ptr %row, align 4, !tbaa !14
  %inc36 = add nsw i32 %38, 1
  store i32 %inc36, ptr %row, align 4, !tbaa !14
  %39 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul37 = mul nsw i32 %38, %39
  %40 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add38 = add nsw i32 %mul37, %40
  %idxprom39 = sext i32 %add38 to i64
  %arrayidx40 = getelementptr inbounds float, ptr %37, i64 %idxprom39
  store float %call35, ptr %arrayidx40, align 4, !tbaa !16
  %41 = load float, ptr %b, align 4, !tbaa !16
  %call41 = call contract noundef float @_ZL5log1pf(float noundef %41) #11
  %42 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %43 = load i32, ptr %row, align 4, !tbaa !14
  %inc42 = add nsw i32 %43, 1
  store i32 %inc42, ptr %row, align 4, !tbaa !14
  %44 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul43 = mul nsw i32 %43, %44
  %45 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add44 = add nsw i32 %mul43, %45
  %idxprom45 = sext i32 %add44 to i64
  %arrayidx46 = getelementptr inbounds float, ptr %42, i64 %idxprom45
  store float %call41, ptr %arrayidx46, align 4, !tbaa !16
  %46 = load float, ptr %a, align 4, !tbaa !16
  %call47 = call contract noundef float @_ZL3sinf(float noundef %46) #11
  %47 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %48 = load i32, ptr %row, align 4, !tbaa !14
  %inc48 = add nsw i32 %48, 1
  store i32 %inc48, ptr %row, align 4, !tbaa !14
  %49 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul49 = mul nsw i32 %48, %49
  %50 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add50 = add nsw i32 %mul49, %50
  %idxprom51 = sext i32 %add50 to i64
  %arrayidx52 = getelementptr inbounds float, ptr %47, i64 %idxprom51
  store float %call47, ptr %arrayidx52, align 4, !tbaa !16
  %51 = load float, ptr %a, align 4, !tbaa !16
  %call53 = call contract noundef float @_ZL3cosf(float noundef %51) #11
  %52 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %53 = load i32, ptr %row, align 4, !tbaa !14
  %inc54 = add nsw i32 %53, 1
  store i32 %inc54, ptr %row, align 4, !tbaa !14
  %54 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul55 = mul nsw i32 %53, %54
  %55 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add56 = add nsw i32 %mul55, %55
  %idxprom57 = sext i32 %add56 to i64
  %arrayidx58 = getelementptr inbounds float, ptr %52, i64 %idxprom57
  store float %call53, ptr %arrayidx58, align 4, !tbaa !16
  %56 = load float, ptr %a, align 4, !tbaa !16
  %call59 = call contract noundef float @_ZL3tanf(float noundef %56) #11
  %57 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %58 = load i32, ptr %row, align 4, !tbaa !14
  %inc60 = add nsw i32 %58, 1
  store i32 %inc60, ptr %row, align 4, !tbaa !14
  %59 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul61 = mul nsw i32 %58, %59
  %60 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add62 = add nsw i32 %mul61, %60
  %idxprom63 = sext i32 %add62 to i64
  %arrayidx64 = getelementptr inbounds float, ptr %57, i64 %idxprom63
  store float %call59, ptr %arrayidx64, align 4, !tbaa !16
  %61 = load float, ptr %a, align 4, !tbaa !16
  %div = fdiv contract float %61, 8.000000e+00
  %call65 = call contract noundef float @_ZL4asinf(float noundef %div) #11
  %62 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %63 = load i32, ptr %row, align 4, !tbaa !14
  %inc66 = add nsw i32 %63, 1
  store i32 %inc66, ptr %row, align 4, !tbaa !14
  %64 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul67 = mul nsw i32 %63, %64
  %65 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add68 = add nsw i32 %mul67, %65
  %idxprom69 = sext i32 %add68 to i64
  %arrayidx70 = getelementptr inbounds float, ptr %62, i64 %idxprom69
  store float %call65, ptr %arrayidx70, align 4, !tbaa !16
  %66 = load float, ptr %a, align 4, !tbaa !16
  %div71 = fdiv contract float %66, 8.000000e+00
  %call72 = call contract noundef float @_ZL4acosf(float noundef %div71) #11
  %67 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %68 = load i32, ptr %row, align 4, !tbaa !14
  %inc73 = add nsw i32 %68, 1
  store i32 %inc73, ptr %row, align 4, !tbaa !14
  %69 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul74 = mul nsw i32 %68, %69
  %70 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add75 = add nsw i32 %mul74, %70
  %idxprom76 = sext i32 %add75 to i64
  %arrayidx77 = getelementptr inbounds float, ptr %67, i64 %idxprom76
  store float %call72, ptr %arrayidx77, align 4, !tbaa !16
  %71 = load float, ptr %a, align 4, !tbaa !16
  %call78 = call contract noundef float @_ZL4atanf(float noundef %71) #11
  %72 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %73 = load i32, ptr %row, align 4, !tbaa !14
  %inc79 = add nsw i32 %73, 1
  store i32 %inc79, ptr %row, align 4, !tbaa !14
  %74 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul80 = mul nsw i32 %73, %74
  %75 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add81 = add nsw i32 %mul80, %75
  %idxprom82 = sext i32 %add81 to i64
  %arrayidx83 = getelementptr inbounds float, ptr %72, i64 %idxprom82
  store float %call78, ptr %arrayidx83, align 4, !tbaa !16
  %76 = load float, ptr %a, align 4, !tbaa !16
  %77 = load float, ptr %b, align 4, !tbaa !16
  %call84 = call contract noundef float @_ZL5atan2ff(float noundef %76, float noundef %77) #11
  %78 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %79 = load i32, ptr %row, align 4, !tbaa !14
  %inc85 = add nsw i32 %79, 1
  store i32 %inc85, ptr %row, align 4, !tbaa !14
  %80 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul86 = mul nsw i32 %79, %80
  %81 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add87 = add nsw i32 %mul86, %81
  %idxprom88 = sext i32 %add87 to i64
  %arrayidx89 = getelementptr inbounds float, ptr %78, i64 %idxprom88
  store float %call84, ptr %arrayidx89, align 4, !tbaa !16
  %82 = load float, ptr %a, align 4, !tbaa !16
  %call90 = call contract noundef float @_ZL4sinhf(float noundef %82) #11
  %83 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %84 = load i32, ptr %row, align 4, !tbaa !14
  %inc91 = add nsw i32 %84, 1
  store i32 %inc91, ptr %row, align 4, !tbaa !14
  %85 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul92 = mul nsw i32 %84, %85
  %86 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add93 = add nsw i32 %mul92, %86
  %idxprom94 = sext i32 %add93 to i64
  %arrayidx95 = getelementptr inbounds float, ptr %83, i64 %idxprom94
  store float %call90, ptr %arrayidx95, align 4, !tbaa !16
  %87 = load float, ptr %a, align 4, !tbaa !16
  %call96 = call contract noundef float @_ZL4coshf(float noundef %87) #11
  %88 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %89 = load i32, ptr %row, align 4, !tbaa !14
  %inc97 = add nsw i32 %89, 1
  store i32 %inc97, ptr %row, align 4, !tbaa !14
  %90 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul98 = mul nsw i32 %89, %90
  %91 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add99 = add nsw i32 %mul98, %91
  %idxprom100 = sext i32 %add99 to i64
  %arrayidx101 = getelementptr inbounds float, ptr %88, i64 %idxprom100
  store float %call96, ptr %arrayidx101, align 4, !tbaa !16
  %92 = load float, ptr %a, align 4, !tbaa !16
  %call102 = call contract noundef float @_ZL4tanhf(float noundef %92) #11
  %93 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %94 = load i32, ptr %row, align 4, !tbaa !14
  %inc103 = add nsw i32 %94, 1
  store i32 %inc103, ptr %row, align 4, !tbaa !14
  %95 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul104 = mul nsw i32 %94, %95
  %96 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add105 = add nsw i32 %mul104, %96
  %idxprom106 = sext i32 %add105 to i64
  %arrayidx107 = getelementptr inbounds float, ptr %93, i64 %idxprom106
  store float %call102, ptr %arrayidx107, align 4, !tbaa !16
  %97 = load float, ptr %b, align 4, !tbaa !16
  %call108 = call contract noundef float @_ZL4sqrtf(float noundef %97) #11
  %98 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %99 = load i32, ptr %row, align 4, !tbaa !14
  %inc109 = add nsw i32 %99, 1
  store i32 %inc109, ptr %row, align 4, !tbaa !14
  %100 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul110 = mul nsw i32 %99, %100
  %101 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add111 = add nsw i32 %mul110, %101
  %idxprom112 = sext i32 %add111 to i64
  %arrayidx113 = getelementptr inbounds float, ptr %98, i64 %idxprom112
  store float %call108, ptr %arrayidx113, align 4, !tbaa !16
  %102 = load float, ptr %b, align 4, !tbaa !16
  %call114 = call contract noundef float @_ZL5rsqrtf(float noundef %102) #11
  %103 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %104 = load i32, ptr %row, align 4, !tbaa !14
  %inc115 = add nsw i32 %104, 1
  store i32 %inc115, ptr %row, align 4, !tbaa !14
  %105 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul116 = mul nsw i32 %104, %105
  %106 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add117 = add nsw i32 %mul116, %106
  %idxprom118 = sext i32 %add117 to i64
  %arrayidx119 = getelementptr inbounds float, ptr %103, i64 %idxprom118
  store float %call114, ptr %arrayidx119, align 4, !tbaa !16
  %107 = load float, ptr %a, align 4, !tbaa !16
  %call120 = call contract noundef float @_ZL4cbrtf(float noundef %107) #11
  %108 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %109 = load i32, ptr %row, align 4, !tbaa !14
  %inc121 = add nsw i32 %109, 1
  store i32 %inc121, ptr %row, align 4, !tbaa !14
  %110 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul122 = mul nsw i32 %109, %110
  %111 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add123 = add nsw i32 %mul122, %111
  %idxprom124 = sext i32 %add123 to i64
  %arrayidx125 = getelementptr inbounds float, ptr %108, i64 %idxprom124
  store float %call120, ptr %arrayidx125, align 4, !tbaa !16
  %112 = load float, ptr %b, align 4, !tbaa !16
  %113 = load float, ptr %a, align 4, !tbaa !16
  %call126 = call contract noundef float @_ZL3powff(float noundef %112, float noundef %113) #11
  %114 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %115 = load i32, ptr %row, align 4, !tbaa !14
  %inc127 = add nsw i32 %115, 1
  store i32 %inc127, ptr %row, align 4, !tbaa !14
  %116 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul128 = mul nsw i32 %115, %116
  %117 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add129 = add nsw i32 %mul128, %117
  %idxprom130 = sext i32 %add129 to i64
  %arrayidx131 = getelementptr inbounds float, ptr %114, i64 %idxprom130
  store float %call126, ptr %arrayidx131, align 4, !tbaa !16
  %118 = load float, ptr %a, align 4, !tbaa !16
  %119 = load float, ptr %b, align 4, !tbaa !16
  %call132 = call contract noundef float @_ZL5hypotff(float noundef %118, float noundef %119) #11
  %120 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %121 = load i32, ptr %row, align 4, !tbaa !14
  %inc133 = add nsw i32 %121, 1
  store i32 %inc133, ptr %row, align 4, !tbaa !14
  %122 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul134 = mul nsw i32 %121, %122
  %123 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add135 = add nsw i32 %mul134, %123
  %idxprom136 = sext i32 %add135 to i64
  %arrayidx137 = getelementptr inbounds float, ptr %120, i64 %idxprom136
  store float %call132, ptr %arrayidx137, align 4, !tbaa !16
  %124 = load float, ptr %a, align 4, !tbaa !16
  %125 = load float, ptr %b, align 4, !tbaa !16
  %call138 = call contract noundef float @_ZL4fmodff(float noundef %124, float noundef %125) #11
  %126 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %127 = load i32, ptr %row, align 4, !tbaa !14
  %inc139 = add nsw i32 %127, 1
  store i32 %inc139, ptr %row, align 4, !tbaa !14
  %128 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul140 = mul nsw i32 %127, %128
  %129 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add141 = add nsw i32 %mul140, %129
  %idxprom142 = sext i32 %add141 to i64
  %arrayidx143 = getelementptr inbounds float, ptr %126, i64 %idxprom142
  store float %call138, ptr %arrayidx143, align 4, !tbaa !16
  %130 = load float, ptr %a, align 4, !tbaa !16
  %131 = load float, ptr %b, align 4, !tbaa !16
  %call144 = call contract noundef float @_ZL9remainderff(float noundef %130, float noundef %131) #11
  %132 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %133 = load i32, ptr %row, align 4, !tbaa !14
  %inc145 = add nsw i32 %133, 1
  store i32 %inc145, ptr %row, align 4, !tbaa !14
  %134 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul146 = mul nsw i32 %133, %134
  %135 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add147 = add nsw i32 %mul146, %135
  %idxprom148 = sext i32 %add147 to i64
  %arrayidx149 = getelementptr inbounds float, ptr %132, i64 %idxprom148
  store float %call144, ptr %arrayidx149, align 4, !tbaa !16
  %136 = load float, ptr %a, align 4, !tbaa !16
  %call150 = call contract noundef float @_ZL5floorf(float noundef %136) #11
  %137 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %138 = load i32, ptr %row, align 4, !tbaa !14
  %inc151 = add nsw i32 %138, 1
  store i32 %inc151, ptr %row, align 4, !tbaa !14
  %139 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul152 = mul nsw i32 %138, %139
  %140 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add153 = add nsw i32 %mul152, %140
  %idxprom154 = sext i32 %add153 to i64
  %arrayidx155 = getelementptr inbounds float, ptr %137, i64 %idxprom154
  store float %call150, ptr %arrayidx155, align 4, !tbaa !16
  %141 = load float, ptr %a, align 4, !tbaa !16
  %call156 = call contract noundef float @_ZL4ceilf(float noundef %141) #11
  %142 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %143 = load i32, ptr %row, align 4, !tbaa !14
  %inc157 = add nsw i32 %143, 1
  store i32 %inc157, ptr %row, align 4, !tbaa !14
  %144 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul158 = mul nsw i32 %143, %144
  %145 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add159 = add nsw i32 %mul158, %145
  %idxprom160 = sext i32 %add159 to i64
  %arrayidx161 = getelementptr inbounds float, ptr %142, i64 %idxprom160
  store float %call156, ptr %arrayidx161, align 4, !tbaa !16
  %146 = load float, ptr %a, align 4, !tbaa !16
  %call162 = call contract noundef float @_ZL5truncf(float noundef %146) #11
  %147 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %148 = load i32, ptr %row, align 4, !tbaa !14
  %inc163 = add nsw i32 %148, 1
  store i32 %inc163, ptr %row, align 4, !tbaa !14
  %149 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul164 = mul nsw i32 %148, %149
  %150 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add165 = add nsw i32 %mul164, %150
  %idxprom166 = sext i32 %add165 to i64
  %arrayidx167 = getelementptr inbounds float, ptr %147, i64 %idxprom166
  store float %call162, ptr %arrayidx167, align 4, !tbaa !16
  %151 = load float, ptr %a, align 4, !tbaa !16
  %call168 = call contract noundef float @_ZL5roundf(float noundef %151) #11
  %152 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %153 = load i32, ptr %row, align 4, !tbaa !14
  %inc169 = add nsw i32 %153, 1
  store i32 %inc169, ptr %row, align 4, !tbaa !14
  %154 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul170 = mul nsw i32 %153, %154
  %155 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add171 = add nsw i32 %mul170, %155
  %idxprom172 = sext i32 %add171 to i64
  %arrayidx173 = getelementptr inbounds float, ptr %152, i64 %idxprom172
  store float %call168, ptr %arrayidx173, align 4, !tbaa !16
  %156 = load float, ptr %a, align 4, !tbaa !16
  %call174 = call contract noundef float @_ZL4rintf(float noundef %156) #11
  %157 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %158 = load i32, ptr %row, align 4, !tbaa !14
  %inc175 = add nsw i32 %158, 1
  store i32 %inc175, ptr %row, align 4, !tbaa !14
  %159 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul176 = mul nsw i32 %158, %159
  %160 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add177 = add nsw i32 %mul176, %160
  %idxprom178 = sext i32 %add177 to i64
  %arrayidx179 = getelementptr inbounds float, ptr %157, i64 %idxprom178
  store float %call174, ptr %arrayidx179, align 4, !tbaa !16
  %161 = load float, ptr %a, align 4, !tbaa !16
  %call180 = call contract noundef float @_ZL4fabsf(float noundef %161) #11
  %162 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %163 = load i32, ptr %row, align 4, !tbaa !14
  %inc181 = add nsw i32 %163, 1
  store i32 %inc181, ptr %row, align 4, !tbaa !14
  %164 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul182 = mul nsw i32 %163, %164
  %165 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add183 = add nsw i32 %mul182, %165
  %idxprom184 = sext i32 %add183 to i64
  %arrayidx185 = getelementptr inbounds float, ptr %162, i64 %idxprom184
  store float %call180, ptr %arrayidx185, align 4, !tbaa !16
  %166 = load float, ptr %a, align 4, !tbaa !16
  %167 = load float, ptr %b, align 4, !tbaa !16
  %call186 = call contract noundef float @_ZL4fminff(float noundef %166, float noundef %167) #11
  %168 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %169 = load i32, ptr %row, align 4, !tbaa !14
  %inc187 = add nsw i32 %169, 1
  store i32 %inc187, ptr %row, align 4, !tbaa !14
  %170 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul188 = mul nsw i32 %169, %170
  %171 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add189 = add nsw i32 %mul188, %171
  %idxprom190 = sext i32 %add189 to i64
  %arrayidx191 = getelementptr inbounds float, ptr %168, i64 %idxprom190
  store float %call186, ptr %arrayidx191, align 4, !tbaa !16
  %172 = load float, ptr %a, align 4, !tbaa !16
  %173 = load float, ptr %b, align 4, !tbaa !16
  %call192 = call contract noundef float @_ZL4fmaxff(float noundef %172, float noundef %173) #11
  %174 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %175 = load i32, ptr %row, align 4, !tbaa !14
  %inc193 = add nsw i32 %175, 1
  store i32 %inc193, ptr %row, align 4, !tbaa !14
  %176 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul194 = mul nsw i32 %175, %176
  %177 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add195 = add nsw i32 %mul194, %177
  %idxprom196 = sext i32 %add195 to i64
  %arrayidx197 = getelementptr inbounds float, ptr %174, i64 %idxprom196
  store float %call192, ptr %arrayidx197, align 4, !tbaa !16
  %178 = load float, ptr %a, align 4, !tbaa !16
  %179 = load float, ptr %b, align 4, !tbaa !16
  %180 = load float, ptr %a, align 4, !tbaa !16
  %call198 = call contract noundef float @_ZL3fmafff(float noundef %178, float noundef %179, float noundef %180) #11
  %181 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %182 = load i32, ptr %row, align 4, !tbaa !14
  %inc199 = add nsw i32 %182, 1
  store i32 %inc199, ptr %row, align 4, !tbaa !14
  %183 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul200 = mul nsw i32 %182, %183
  %184 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add201 = add nsw i32 %mul200, %184
  %idxprom202 = sext i32 %add201 to i64
  %arrayidx203 = getelementptr inbounds float, ptr %181, i64 %idxprom202
  store float %call198, ptr %arrayidx203, align 4, !tbaa !16
  %185 = load float, ptr %b, align 4, !tbaa !16
  %186 = load float, ptr %a, align 4, !tbaa !16
  %call204 = call contract noundef float @_ZL8copysignff(float noundef %185, float noundef %186) #11
  %187 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %188 = load i32, ptr %row, align 4, !tbaa !14
  %inc205 = add nsw i32 %188, 1
  store i32 %inc205, ptr %row, align 4, !tbaa !14
  %189 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul206 = mul nsw i32 %188, %189
  %190 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add207 = add nsw i32 %mul206, %190
  %idxprom208 = sext i32 %add207 to i64
  %arrayidx209 = getelementptr inbounds float, ptr %187, i64 %idxprom208
  store float %call204, ptr %arrayidx209, align 4, !tbaa !16
  %191 = load float, ptr %a, align 4, !tbaa !16
  %call210 = call contract noundef float @_ZL3erff(float noundef %191) #11
  %192 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %193 = load i32, ptr %row, align 4, !tbaa !14
  %inc211 = add nsw i32 %193, 1
  store i32 %inc211, ptr %row, align 4, !tbaa !14
  %194 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul212 = mul nsw i32 %193, %194
  %195 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add213 = add nsw i32 %mul212, %195
  %idxprom214 = sext i32 %add213 to i64
  %arrayidx215 = getelementptr inbounds float, ptr %192, i64 %idxprom214
  store float %call210, ptr %arrayidx215, align 4, !tbaa !16
  %196 = load float, ptr %a, align 4, !tbaa !16
  %call216 = call contract noundef float @_ZL4erfcf(float noundef %196) #11
  %197 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %198 = load i32, ptr %row, align 4, !tbaa !14
  %inc217 = add nsw i32 %198, 1
  store i32 %inc217, ptr %row, align 4, !tbaa !14
  %199 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul218 = mul nsw i32 %198, %199
  %200 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add219 = add nsw i32 %mul218, %200
  %idxprom220 = sext i32 %add219 to i64
  %arrayidx221 = getelementptr inbounds float, ptr %197, i64 %idxprom220
  store float %call216, ptr %arrayidx221, align 4, !tbaa !16
  %201 = load float, ptr %b, align 4, !tbaa !16
  %call222 = call contract noundef float @_ZL6tgammaf(float noundef %201) #11
  %202 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %203 = load i32, ptr %row, align 4, !tbaa !14
  %inc223 = add nsw i32 %203, 1
  store i32 %inc223, ptr %row, align 4, !tbaa !14
  %204 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul224 = mul nsw i32 %203, %204
  %205 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add225 = add nsw i32 %mul224, %205
  %idxprom226 = sext i32 %add225 to i64
  %arrayidx227 = getelementptr inbounds float, ptr %202, i64 %idxprom226
  store float %call222, ptr %arrayidx227, align 4, !tbaa !16
  %206 = load float, ptr %b, align 4, !tbaa !16
  %call228 = call contract noundef float @_ZL6lgammaf(float noundef %206) #11
  %207 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %208 = load i32, ptr %row, align 4, !tbaa !14
  %inc229 = add nsw i32 %208, 1
  store i32 %inc229, ptr %row, align 4, !tbaa !14
  %209 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul230 = mul nsw i32 %208, %209
  %210 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add231 = add nsw i32 %mul230, %210
  %idxprom232 = sext i32 %add231 to i64
  %arrayidx233 = getelementptr inbounds float, ptr %207, i64 %idxprom232
  store float %call228, ptr %arrayidx233, align 4, !tbaa !16
  %211 = load float, ptr %a, align 4, !tbaa !16
  %212 = load float, ptr %b, align 4, !tbaa !16
  %call234 = call contract noundef float @_ZL4fdimff(float noundef %211, float noundef %212) #11
  %213 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %214 = load i32, ptr %row, align 4, !tbaa !14
  %inc235 = add nsw i32 %214, 1
  store i32 %inc235, ptr %row, align 4, !tbaa !14
  %215 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul236 = mul nsw i32 %214, %215
  %216 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add237 = add nsw i32 %mul236, %216
  %idxprom238 = sext i32 %add237 to i64
  %arrayidx239 = getelementptr inbounds float, ptr %213, i64 %idxprom238
  store float %call234, ptr %arrayidx239, align 4, !tbaa !16
  %217 = load float, ptr %a, align 4, !tbaa !16
  %call240 = call contract noundef float @_ZL5ldexpfi(float noundef %217, i32 noundef 3) #11
  %218 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %219 = load i32, ptr %row, align 4, !tbaa !14
  %inc241 = add nsw i32 %219, 1
  store i32 %inc241, ptr %row, align 4, !tbaa !14
  %220 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul242 = mul nsw i32 %219, %220
  %221 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add243 = add nsw i32 %mul242, %221
  %idxprom244 = sext i32 %add243 to i64
  %arrayidx245 = getelementptr inbounds float, ptr %218, i64 %idxprom244
  store float %call240, ptr %arrayidx245, align 4, !tbaa !16
  %222 = load float, ptr %b, align 4, !tbaa !16
  %call246 = call noundef i32 @_ZL5ilogbf(float noundef %222) #11
  %conv = sitofp i32 %call246 to float
  %223 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %224 = load i32, ptr %row, align 4, !tbaa !14
  %inc247 = add nsw i32 %224, 1
  store i32 %inc247, ptr %row, align 4, !tbaa !14
  %225 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul248 = mul nsw i32 %224, %225
  %226 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add249 = add nsw i32 %mul248, %226
  %idxprom250 = sext i32 %add249 to i64
  %arrayidx251 = getelementptr inbounds float, ptr %223, i64 %idxprom250
  store float %conv, ptr %arrayidx251, align 4, !tbaa !16
  %227 = load float, ptr %a, align 4, !tbaa !16
  %call252 = call noundef zeroext i1 @_ZL5isnanf(float noundef %227) #11
  %228 = zext i1 %call252 to i64
  %cond = select i1 %call252, i32 1, i32 0
  %conv253 = sitofp i32 %cond to float
  %229 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %230 = load i32, ptr %row, align 4, !tbaa !14
  %inc254 = add nsw i32 %230, 1
  store i32 %inc254, ptr %row, align 4, !tbaa !14
  %231 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul255 = mul nsw i32 %230, %231
  %232 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add256 = add nsw i32 %mul255, %232
  %idxprom257 = sext i32 %add256 to i64
  %arrayidx258 = getelementptr inbounds float, ptr %229, i64 %idxprom257
  store float %conv253, ptr %arrayidx258, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(i64 4, ptr %row) #10
  call void @llvm.lifetime.end.p0(i64 4, ptr %b) #10
  call void @llvm.lifetime.end.p0(i64 4, ptr %a) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @doubles(ptr noundef %x, ptr noundef %y, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8, !tbaa !10
  store ptr %y, ptr %y.addr, align 8, !tbaa !10
  store ptr %out, ptr %out.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #10
  %call = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %call1 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %mul = mul i32 %call, %call1
  %call2 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %add = add i32 %mul, %call2
  store i32 %add, ptr %i, align 4, !tbaa !14
  %0 = load i32, ptr %i, align 4, !tbaa !14
  %1 = load i32, ptr %n.addr, align 4, !tbaa !14
  %cmp = icmp slt i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %x.addr, align 8, !tbaa !10
  %3 = load ptr, ptr %y.addr, align 8, !tbaa !10
  %4 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %5 = load i32, ptr %n.addr, align 4, !tbaa !14
  %6 = load i32, ptr %i, align 4, !tbaa !14
  call void @_Z4rowsIdEvPKT_S2_PS0_ii(ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #11
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_Z4rowsIdEvPKT_S2_PS0_ii(ptr noundef %x, ptr noundef %y, ptr noundef %out, i32 noundef %n, i32 noundef %i) #3 comdat {
entry:
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i.addr = alloca i32, align 4
  %a = alloca double, align 8
  %b = alloca double, align 8
  %row = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8, !tbaa !10
  store ptr %y, ptr %y.addr, align 8, !tbaa !10
  store ptr %out, ptr %out.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !14
  store i32 %i, ptr %i.addr, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 8, ptr %a) #10
  %0 = load ptr, ptr %x.addr, align 8, !tbaa !10
  %1 = load i32, ptr %i.addr, align 4, !tbaa !14
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds double, ptr %0, i64 %idxprom
  %2 = load double, ptr %arrayidx, align 8, !tbaa !18
  store double %2, ptr %a, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(i64 8, ptr %b) #10
  %3 = load ptr, ptr %y.addr, align 8, !tbaa !10
  %4 = load i32, ptr %i.addr, align 4, !tbaa !14
  %idxprom1 = sext i32 %4 to i64
  %arrayidx2 = getelementptr inbounds double, ptr %3, i64 %idxprom1
  %5 = load double, ptr %arrayidx2, align 8, !tbaa !18
  store double %5, ptr %b, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(i64 4, ptr %row) #10
  store i32 0, ptr %row, align 4, !tbaa !14
  %6 = load double, ptr %a, align 8, !tbaa !18
  %call = call contract noundef double @_ZL3expd(double noundef %6) #11
  %7 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %8 = load i32, ptr %row, align 4, !tbaa !14
  %inc = add nsw i32 %8, 1
  store i32 %inc, ptr %row, align 4, !tbaa !14
  %9 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul = mul nsw i32 %8, %9
  %10 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add = add nsw i32 %mul, %10
  %idxprom3 = sext i32 %add to i64
  %arrayidx4 = getelementptr inbounds double, ptr %7, i64 %idxprom3
  store double %call, ptr %arrayidx4, align 8, !tbaa !18
  %11 = load double, ptr %a, align 8, !tbaa !18
  %call5 = call contract noundef double @_ZL4exp2d(double noundef %11) #11
  %12 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %13 = load i32, ptr %row, align 4, !tbaa !14
  %inc6 = add nsw i32 %13, 1
  store i32 %inc6, ptr %row, align 4, !tbaa !14
  %14 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul7 = mul nsw i32 %13, %14
  %15 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add8 = add nsw i32 %mul7, %15
  %idxprom9 = sext i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds double, ptr %12, i64 %idxprom9
  store double %call5, ptr %arrayidx10, align 8, !tbaa !18
  %16 = load double, ptr %a, align 8, !tbaa !18
  %call11 = call contract noundef double @_ZL5exp10d(double noundef %16) #11
  %17 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %18 = load i32, ptr %row, align 4, !tbaa !14
  %inc12 = add nsw i32 %18, 1
  store i32 %inc12, ptr %row, align 4, !tbaa !14
  %19 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul13 = mul nsw i32 %18, %19
  %20 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add14 = add nsw i32 %mul13, %20
  %idxprom15 = sext i32 %add14 to i64
  %arrayidx16 = getelementptr inbounds double, ptr %17, i64 %idxprom15
  store double %call11, ptr %arrayidx16, align 8, !tbaa !18
  %21 = load double, ptr %a, align 8, !tbaa !18
  %call17 = call contract noundef double @_ZL5expm1d(double noundef %21) #11
  %22 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %23 = load i32, ptr %row, align 4, !tbaa !14
  %inc18 = add nsw i32 %23, 1
  store i32 %inc18, ptr %row, align 4, !tbaa !14
  %24 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul19 = mul nsw i32 %23, %24
  %25 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add20 = add nsw i32 %mul19, %25
  %idxprom21 = sext i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds double, ptr %22, i64 %idxprom21
  store double %call17, ptr %arrayidx22, align 8, !tbaa !18
  %26 = load double, ptr %b, align 8, !tbaa !18
  %call23 = call contract noundef double @_ZL3logd(double noundef %26) #11
  %27 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %28 = load i32, ptr %row, align 4, !tbaa !14
  %inc24 = add nsw i32 %28, 1
  store i32 %inc24, ptr %row, align 4, !tbaa !14
  %29 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul25 = mul nsw i32 %28, %29
  %30 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add26 = add nsw i32 %mul25, %30
  %idxprom27 = sext i32 %add26 to i64
  %arrayidx28 = getelementptr inbounds double, ptr %27, i64 %idxprom27
  store double %call23, ptr %arrayidx28, align 8, !tbaa !18
  %31 = load double, ptr %b, align 8, !tbaa !18
  %call29 = call contract noundef double @_ZL4log2d(double noundef %31) #11
  %32 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %33 = load i32, ptr %row, align 4, !tbaa !14
  %inc30 = add nsw i32 %33, 1
  store i32 %inc30, ptr %row, align 4, !tbaa !14
  %34 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul31 = mul nsw i32 %33, %34
  %35 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add32 = add nsw i32 %mul31, %35
  %idxprom33 = sext i32 %add32 to i64
  %arrayidx34 = getelementptr inbounds double, ptr %32, i64 %idxprom33
  store double %call29, ptr %arrayidx34, align 8, !tbaa !18
  %36 = load double, ptr %b, align 8, !tbaa !18
  %call35 = call contract noundef double @_ZL5log10d(double noundef %36) #11
  %37 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %38 = load i32, ptr %row, align 4, !tbaa !14
  %inc36 = add nsw i32 %38, 1
  store i32 %inc36, ptr %row, align 4, !tbaa !14
  %39 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul37 = mul nsw i32 %38, %39
  %40 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add38 = add nsw i32 %mul37, %40
  %idxprom39 = sext i32 %add38 to i64
  %arrayidx40 = getelementptr inbounds double, ptr %37, i64 %idxprom39
  store double %call35, ptr %arrayidx40, align 8, !tbaa !18
  %41 = load double, ptr %b, align 8, !tbaa !18
  %call41 = call contract noundef double @_ZL5log1pd(double noundef %41) #11
  %42 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %43 = load i32, ptr %row, align 4, !tbaa !14
  %inc42 = add nsw i32 %43, 1
  store i32 %inc42, ptr %row, align 4, !tbaa !14
  %44 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul43 = mul nsw i32 %43, %44
  %45 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add44 = add nsw i32 %mul43, %45
  %idxprom45 = sext i32 %add44 to i64
  %arrayidx46 = getelementptr inbounds double, ptr %42, i64 %idxprom45
  store double %call41, ptr %arrayidx46, align 8, !tbaa !18
  %46 = load double, ptr %a, align 8, !tbaa !18
  %call47 = call contract noundef double @_ZL3sind(double noundef %46) #11
  %47 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %48 = load i32, ptr %row, align 4, !tbaa !14
  %inc48 = add nsw i32 %48, 1
  store i32 %inc48, ptr %row, align 4, !tbaa !14
  %49 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul49 = mul nsw i32 %48, %49
  %50 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add50 = add nsw i32 %mul49, %50
  %idxprom51 = sext i32 %add50 to i64
  %arrayidx52 = getelementptr inbounds double, ptr %47, i64 %idxprom51
  store double %call47, ptr %arrayidx52, align 8, !tbaa !18
  %51 = load double, ptr %a, align 8, !tbaa !18
  %call53 = call contract noundef double @_ZL3cosd(double noundef %51) #11
  %52 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %53 = load i32, ptr %row, align 4, !tbaa !14
  %inc54 = add nsw i32 %53, 1
  store i32 %inc54, ptr %row, align 4, !tbaa !14
  %54 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul55 = mul nsw i32 %53, %54
  %55 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add56 = add nsw i32 %mul55, %55
  %idxprom57 = sext i32 %add56 to i64
  %arrayidx58 = getelementptr inbounds double, ptr %52, i64 %idxprom57
  store double %call53, ptr %arrayidx58, align 8, !tbaa !18
  %56 = load double, ptr %a, align 8, !tbaa !18
  %call59 = call contract noundef double @_ZL3tand(double noundef %56) #11
  %57 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %58 = load i32, ptr %row, align 4, !tbaa !14
  %inc60 = add nsw i32 %58, 1
  store i32 %inc60, ptr %row, align 4, !tbaa !14
  %59 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul61 = mul nsw i32 %58, %59
  %60 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add62 = add nsw i32 %mul61, %60
  %idxprom63 = sext i32 %add62 to i64
  %arrayidx64 = getelementptr inbounds double, ptr %57, i64 %idxprom63
  store double %call59, ptr %arrayidx64, align 8, !tbaa !18
  %61 = load double, ptr %a, align 8, !tbaa !18
  %div = fdiv contract double %61, 8.000000e+00
  %call65 = call contract noundef double @_ZL4asind(double noundef %div) #11
  %62 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %63 = load i32, ptr %row, align 4, !tbaa !14
  %inc66 = add nsw i32 %63, 1
  store i32 %inc66, ptr %row, align 4, !tbaa !14
  %64 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul67 = mul nsw i32 %63, %64
  %65 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add68 = add nsw i32 %mul67, %65
  %idxprom69 = sext i32 %add68 to i64
  %arrayidx70 = getelementptr inbounds double, ptr %62, i64 %idxprom69
  store double %call65, ptr %arrayidx70, align 8, !tbaa !18
  %66 = load double, ptr %a, align 8, !tbaa !18
  %div71 = fdiv contract double %66, 8.000000e+00
  %call72 = call contract noundef double @_ZL4acosd(double noundef %div71) #11
  %67 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %68 = load i32, ptr %row, align 4, !tbaa !14
  %inc73 = add nsw i32 %68, 1
  store i32 %inc73, ptr %row, align 4, !tbaa !14
  %69 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul74 = mul nsw i32 %68, %69
  %70 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add75 = add nsw i32 %mul74, %70
  %idxprom76 = sext i32 %add75 to i64
  %arrayidx77 = getelementptr inbounds double, ptr %67, i64 %idxprom76
  store double %call72, ptr %arrayidx77, align 8, !tbaa !18
  %71 = load double, ptr %a, align 8, !tbaa !18
  %call78 = call contract noundef double @_ZL4atand(double noundef %71) #11
  %72 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %73 = load i32, ptr %row, align 4, !tbaa !14
  %inc79 = add nsw i32 %73, 1
  store i32 %inc79, ptr %row, align 4, !tbaa !14
  %74 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul80 = mul nsw i32 %73, %74
  %75 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add81 = add nsw i32 %mul80, %75
  %idxprom82 = sext i32 %add81 to i64
  %arrayidx83 = getelementptr inbounds double, ptr %72, i64 %idxprom82
  store double %call78, ptr %arrayidx83, align 8, !tbaa !18
  %76 = load double, ptr %a, align 8, !tbaa !18
  %77 = load double, ptr %b, align 8, !tbaa !18
  %call84 = call contract noundef double @_ZL5atan2dd(double noundef %76, double noundef %77) #11
  %78 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %79 = load i32, ptr %row, align 4, !tbaa !14
  %inc85 = add nsw i32 %79, 1
  store i32 %inc85, ptr %row, align 4, !tbaa !14
  %80 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul86 = mul nsw i32 %79, %80
  %81 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add87 = add nsw i32 %mul86, %81
  %idxprom88 = sext i32 %add87 to i64
  %arrayidx89 = getelementptr inbounds double, ptr %78, i64 %idxprom88
  store double %call84, ptr %arrayidx89, align 8, !tbaa !18
  %82 = load double, ptr %a, align 8, !tbaa !18
  %call90 = call contract noundef double @_ZL4sinhd(double noundef %82) #11
  %83 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %84 = load i32, ptr %row, align 4, !tbaa !14
  %inc91 = add nsw i32 %84, 1
  store i32 %inc91, ptr %row, align 4, !tbaa !14
  %85 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul92 = mul nsw i32 %84, %85
  %86 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add93 = add nsw i32 %mul92, %86
  %idxprom94 = sext i32 %add93 to i64
  %arrayidx95 = getelementptr inbounds double, ptr %83, i64 %idxprom94
  store double %call90, ptr %arrayidx95, align 8, !tbaa !18
  %87 = load double, ptr %a, align 8, !tbaa !18
  %call96 = call contract noundef double @_ZL4coshd(double noundef %87) #11
  %88 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %89 = load i32, ptr %row, align 4, !tbaa !14
  %inc97 = add nsw i32 %89, 1
  store i32 %inc97, ptr %row, align 4, !tbaa !14
  %90 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul98 = mul nsw i32 %89, %90
  %91 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add99 = add nsw i32 %mul98, %91
  %idxprom100 = sext i32 %add99 to i64
  %arrayidx101 = getelementptr inbounds double, ptr %88, i64 %idxprom100
  store double %call96, ptr %arrayidx101, align 8, !tbaa !18
  %92 = load double, ptr %a, align 8, !tbaa !18
  %call102 = call contract noundef double @_ZL4tanhd(double noundef %92) #11
  %93 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %94 = load i32, ptr %row, align 4, !tbaa !14
  %inc103 = add nsw i32 %94, 1
  store i32 %inc103, ptr %row, align 4, !tbaa !14
  %95 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul104 = mul nsw i32 %94, %95
  %96 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add105 = add nsw i32 %mul104, %96
  %idxprom106 = sext i32 %add105 to i64
  %arrayidx107 = getelementptr inbounds double, ptr %93, i64 %idxprom106
  store double %call102, ptr %arrayidx107, align 8, !tbaa !18
  %97 = load double, ptr %b, align 8, !tbaa !18
  %call108 = call contract noundef double @_ZL4sqrtd(double noundef %97) #11
  %98 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %99 = load i32, ptr %row, align 4, !tbaa !14
  %inc109 = add nsw i32 %99, 1
  store i32 %inc109, ptr %row, align 4, !tbaa !14
  %100 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul110 = mul nsw i32 %99, %100
  %101 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add111 = add nsw i32 %mul110, %101
  %idxprom112 = sext i32 %add111 to i64
  %arrayidx113 = getelementptr inbounds double, ptr %98, i64 %idxprom112
  store double %call108, ptr %arrayidx113, align 8, !tbaa !18
  %102 = load double, ptr %b, align 8, !tbaa !18
  %call114 = call contract noundef double @_ZL5rsqrtd(double noundef %102) #11
  %103 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %104 = load i32, ptr %row, align 4, !tbaa !14
  %inc115 = add nsw i32 %104, 1
  store i32 %inc115, ptr %row, align 4, !tbaa !14
  %105 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul116 = mul nsw i32 %104, %105
  %106 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add117 = add nsw i32 %mul116, %106
  %idxprom118 = sext i32 %add117 to i64
  %arrayidx119 = getelementptr inbounds double, ptr %103, i64 %idxprom118
  store double %call114, ptr %arrayidx119, align 8, !tbaa !18
  %107 = load double, ptr %a, align 8, !tbaa !18
  %call120 = call contract noundef double @_ZL4cbrtd(double noundef %107) #11
  %108 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %109 = load i32, ptr %row, align 4, !tbaa !14
  %inc121 = add nsw i32 %109, 1
  store i32 %inc121, ptr %row, align 4, !tbaa !14
  %110 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul122 = mul nsw i32 %109, %110
  %111 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add123 = add nsw i32 %mul122, %111
  %idxprom124 = sext i32 %add123 to i64
  %arrayidx125 = getelementptr inbounds double, ptr %108, i64 %idxprom124
  store double %call120, ptr %arrayidx125, align 8, !tbaa !18
  %112 = load double, ptr %b, align 8, !tbaa !18
  %113 = load double, ptr %a, align 8, !tbaa !18
  %call126 = call contract noundef double @_ZL3powdd(double noundef %112, double noundef %113) #11
  %114 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %115 = load i32, ptr %row, align 4, !tbaa !14
  %inc127 = add nsw i32 %115, 1
  store i32 %inc127, ptr %row, align 4, !tbaa !14
  %116 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul128 = mul nsw i32 %115, %116
  %117 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add129 = add nsw i32 %mul128, %117
  %idxprom130 = sext i32 %add129 to i64
  %arrayidx131 = getelementptr inbounds double, ptr %114, i64 %idxprom130
  store double %call126, ptr %arrayidx131, align 8, !tbaa !18
  %118 = load double, ptr %a, align 8, !tbaa !18
  %119 = load double, ptr %b, align 8, !tbaa !18
  %call132 = call contract noundef double @_ZL5hypotdd(double noundef %118, double noundef %119) #11
  %120 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %121 = load i32, ptr %row, align 4, !tbaa !14
  %inc133 = add nsw i32 %121, 1
  store i32 %inc133, ptr %row, align 4, !tbaa !14
  %122 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul134 = mul nsw i32 %121, %122
  %123 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add135 = add nsw i32 %mul134, %123
  %idxprom136 = sext i32 %add135 to i64
  %arrayidx137 = getelementptr inbounds double, ptr %120, i64 %idxprom136
  store double %call132, ptr %arrayidx137, align 8, !tbaa !18
  %124 = load double, ptr %a, align 8, !tbaa !18
  %125 = load double, ptr %b, align 8, !tbaa !18
  %call138 = call contract noundef double @_ZL4fmoddd(double noundef %124, double noundef %125) #11
  %126 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %127 = load i32, ptr %row, align 4, !tbaa !14
  %inc139 = add nsw i32 %127, 1
  store i32 %inc139, ptr %row, align 4, !tbaa !14
  %128 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul140 = mul nsw i32 %127, %128
  %129 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add141 = add nsw i32 %mul140, %129
  %idxprom142 = sext i32 %add141 to i64
  %arrayidx143 = getelementptr inbounds double, ptr %126, i64 %idxprom142
  store double %call138, ptr %arrayidx143, align 8, !tbaa !18
  %130 = load double, ptr %a, align 8, !tbaa !18
  %131 = load double, ptr %b, align 8, !tbaa !18
  %call144 = call contract noundef double @_ZL9remainderdd(double noundef %130, double noundef %131) #11
  %132 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %133 = load i32, ptr %row, align 4, !tbaa !14
  %inc145 = add nsw i32 %133, 1
  store i32 %inc145, ptr %row, align 4, !tbaa !14
  %134 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul146 = mul nsw i32 %133, %134
  %135 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add147 = add nsw i32 %mul146, %135
  %idxprom148 = sext i32 %add147 to i64
  %arrayidx149 = getelementptr inbounds double, ptr %132, i64 %idxprom148
  store double %call144, ptr %arrayidx149, align 8, !tbaa !18
  %136 = load double, ptr %a, align 8, !tbaa !18
  %call150 = call contract noundef double @_ZL5floord(double noundef %136) #11
  %137 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %138 = load i32, ptr %row, align 4, !tbaa !14
  %inc151 = add nsw i32 %138, 1
  store i32 %inc151, ptr %row, align 4, !tbaa !14
  %139 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul152 = mul nsw i32 %138, %139
  %140 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add153 = add nsw i32 %mul152, %140
  %idxprom154 = sext i32 %add153 to i64
  %arrayidx155 = getelementptr inbounds double, ptr %137, i64 %idxprom154
  store double %call150, ptr %arrayidx155, align 8, !tbaa !18
  %141 = load double, ptr %a, align 8, !tbaa !18
  %call156 = call contract noundef double @_ZL4ceild(double noundef %141) #11
  %142 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %143 = load i32, ptr %row, align 4, !tbaa !14
  %inc157 = add nsw i32 %143, 1
  store i32 %inc157, ptr %row, align 4, !tbaa !14
  %144 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul158 = mul nsw i32 %143, %144
  %145 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add159 = add nsw i32 %mul158, %145
  %idxprom160 = sext i32 %add159 to i64
  %arrayidx161 = getelementptr inbounds double, ptr %142, i64 %idxprom160
  store double %call156, ptr %arrayidx161, align 8, !tbaa !18
  %146 = load double, ptr %a, align 8, !tbaa !18
  %call162 = call contract noundef double @_ZL5truncd(double noundef %146) #11
  %147 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %148 = load i32, ptr %row, align 4, !tbaa !14
  %inc163 = add nsw i32 %148, 1
  store i32 %inc163, ptr %row, align 4, !tbaa !14
  %149 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul164 = mul nsw i32 %148, %149
  %150 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add165 = add nsw i32 %mul164, %150
  %idxprom166 = sext i32 %add165 to i64
  %arrayidx167 = getelementptr inbounds double, ptr %147, i64 %idxprom166
  store double %call162, ptr %arrayidx167, align 8, !tbaa !18
  %151 = load double, ptr %a, align 8, !tbaa !18
  %call168 = call contract noundef double @_ZL5roundd(double noundef %151) #11
  %152 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %153 = load i32, ptr %row, align 4, !tbaa !14
  %inc169 = add nsw i32 %153, 1
  store i32 %inc169, ptr %row, align 4, !tbaa !14
  %154 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul170 = mul nsw i32 %153, %154
  %155 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add171 = add nsw i32 %mul170, %155
  %idxprom172 = sext i32 %add171 to i64
  %arrayidx173 = getelementptr inbounds double, ptr %152, i64 %idxprom172
  store double %call168, ptr %arrayidx173, align 8, !tbaa !18
  %156 = load double, ptr %a, align 8, !tbaa !18
  %call174 = call contract noundef double @_ZL4rintd(double noundef %156) #11
  %157 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %158 = load i32, ptr %row, align 4, !tbaa !14
  %inc175 = add nsw i32 %158, 1
  store i32 %inc175, ptr %row, align 4, !tbaa !14
  %159 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul176 = mul nsw i32 %158, %159
  %160 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add177 = add nsw i32 %mul176, %160
  %idxprom178 = sext i32 %add177 to i64
  %arrayidx179 = getelementptr inbounds double, ptr %157, i64 %idxprom178
  store double %call174, ptr %arrayidx179, align 8, !tbaa !18
  %161 = load double, ptr %a, align 8, !tbaa !18
  %call180 = call contract noundef double @_ZL4fabsd(double noundef %161) #11
  %162 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %163 = load i32, ptr %row, align 4, !tbaa !14
  %inc181 = add nsw i32 %163, 1
  store i32 %inc181, ptr %row, align 4, !tbaa !14
  %164 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul182 = mul nsw i32 %163, %164
  %165 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add183 = add nsw i32 %mul182, %165
  %idxprom184 = sext i32 %add183 to i64
  %arrayidx185 = getelementptr inbounds double, ptr %162, i64 %idxprom184
  store double %call180, ptr %arrayidx185, align 8, !tbaa !18
  %166 = load double, ptr %a, align 8, !tbaa !18
  %167 = load double, ptr %b, align 8, !tbaa !18
  %call186 = call contract noundef double @_ZL4fmindd(double noundef %166, double noundef %167) #11
  %168 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %169 = load i32, ptr %row, align 4, !tbaa !14
  %inc187 = add nsw i32 %169, 1
  store i32 %inc187, ptr %row, align 4, !tbaa !14
  %170 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul188 = mul nsw i32 %169, %170
  %171 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add189 = add nsw i32 %mul188, %171
  %idxprom190 = sext i32 %add189 to i64
  %arrayidx191 = getelementptr inbounds double, ptr %168, i64 %idxprom190
  store double %call186, ptr %arrayidx191, align 8, !tbaa !18
  %172 = load double, ptr %a, align 8, !tbaa !18
  %173 = load double, ptr %b, align 8, !tbaa !18
  %call192 = call contract noundef double @_ZL4fmaxdd(double noundef %172, double noundef %173) #11
  %174 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %175 = load i32, ptr %row, align 4, !tbaa !14
  %inc193 = add nsw i32 %175, 1
  store i32 %inc193, ptr %row, align 4, !tbaa !14
  %176 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul194 = mul nsw i32 %175, %176
  %177 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add195 = add nsw i32 %mul194, %177
  %idxprom196 = sext i32 %add195 to i64
  %arrayidx197 = getelementptr inbounds double, ptr %174, i64 %idxprom196
  store double %call192, ptr %arrayidx197, align 8, !tbaa !18
  %178 = load double, ptr %a, align 8, !tbaa !18
  %179 = load double, ptr %b, align 8, !tbaa !18
  %180 = load double, ptr %a, align 8, !tbaa !18
  %call198 = call contract noundef double @_ZL3fmaddd(double noundef %178, double noundef %179, double noundef %180) #11
  %181 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %182 = load i32, ptr %row, align 4, !tbaa !14
  %inc199 = add nsw i32 %182, 1
  store i32 %inc199, ptr %row, align 4, !tbaa !14
  %183 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul200 = mul nsw i32 %182, %183
  %184 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add201 = add nsw i32 %mul200, %184
  %idxprom202 = sext i32 %add201 to i64
  %arrayidx203 = getelementptr inbounds double, ptr %181, i64 %idxprom202
  store double %call198, ptr %arrayidx203, align 8, !tbaa !18
  %185 = load double, ptr %b, align 8, !tbaa !18
  %186 = load double, ptr %a, align 8, !tbaa !18
  %call204 = call contract noundef double @_ZL8copysigndd(double noundef %185, double noundef %186) #11
  %187 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %188 = load i32, ptr %row, align 4, !tbaa !14
  %inc205 = add nsw i32 %188, 1
  store i32 %inc205, ptr %row, align 4, !tbaa !14
  %189 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul206 = mul nsw i32 %188, %189
  %190 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add207 = add nsw i32 %mul206, %190
  %idxprom208 = sext i32 %add207 to i64
  %arrayidx209 = getelementptr inbounds double, ptr %187, i64 %idxprom208
  store double %call204, ptr %arrayidx209, align 8, !tbaa !18
  %191 = load double, ptr %a, align 8, !tbaa !18
  %call210 = call contract noundef double @_ZL3erfd(double noundef %191) #11
  %192 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %193 = load i32, ptr %row, align 4, !tbaa !14
  %inc211 = add nsw i32 %193, 1
  store i32 %inc211, ptr %row, align 4, !tbaa !14
  %194 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul212 = mul nsw i32 %193, %194
  %195 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add213 = add nsw i32 %mul212, %195
  %idxprom214 = sext i32 %add213 to i64
  %arrayidx215 = getelementptr inbounds double, ptr %192, i64 %idxprom214
  store double %call210, ptr %arrayidx215, align 8, !tbaa !18
  %196 = load double, ptr %a, align 8, !tbaa !18
  %call216 = call contract noundef double @_ZL4erfcd(double noundef %196) #11
  %197 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %198 = load i32, ptr %row, align 4, !tbaa !14
  %inc217 = add nsw i32 %198, 1
  store i32 %inc217, ptr %row, align 4, !tbaa !14
  %199 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul218 = mul nsw i32 %198, %199
  %200 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add219 = add nsw i32 %mul218, %200
  %idxprom220 = sext i32 %add219 to i64
  %arrayidx221 = getelementptr inbounds double, ptr %197, i64 %idxprom220
  store double %call216, ptr %arrayidx221, align 8, !tbaa !18
  %201 = load double, ptr %b, align 8, !tbaa !18
  %call222 = call contract noundef double @_ZL6tgammad(double noundef %201) #11
  %202 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %203 = load i32, ptr %row, align 4, !tbaa !14
  %inc223 = add nsw i32 %203, 1
  store i32 %inc223, ptr %row, align 4, !tbaa !14
  %204 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul224 = mul nsw i32 %203, %204
  %205 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add225 = add nsw i32 %mul224, %205
  %idxprom226 = sext i32 %add225 to i64
  %arrayidx227 = getelementptr inbounds double, ptr %202, i64 %idxprom226
  store double %call222, ptr %arrayidx227, align 8, !tbaa !18
  %206 = load double, ptr %b, align 8, !tbaa !18
  %call228 = call contract noundef double @_ZL6lgammad(double noundef %206) #11
  %207 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %208 = load i32, ptr %row, align 4, !tbaa !14
  %inc229 = add nsw i32 %208, 1
  store i32 %inc229, ptr %row, align 4, !tbaa !14
  %209 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul230 = mul nsw i32 %208, %209
  %210 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add231 = add nsw i32 %mul230, %210
  %idxprom232 = sext i32 %add231 to i64
  %arrayidx233 = getelementptr inbounds double, ptr %207, i64 %idxprom232
  store double %call228, ptr %arrayidx233, align 8, !tbaa !18
  %211 = load double, ptr %a, align 8, !tbaa !18
  %212 = load double, ptr %b, align 8, !tbaa !18
  %call234 = call contract noundef double @_ZL4fdimdd(double noundef %211, double noundef %212) #11
  %213 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %214 = load i32, ptr %row, align 4, !tbaa !14
  %inc235 = add nsw i32 %214, 1
  store i32 %inc235, ptr %row, align 4, !tbaa !14
  %215 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul236 = mul nsw i32 %214, %215
  %216 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add237 = add nsw i32 %mul236, %216
  %idxprom238 = sext i32 %add237 to i64
  %arrayidx239 = getelementptr inbounds double, ptr %213, i64 %idxprom238
  store double %call234, ptr %arrayidx239, align 8, !tbaa !18
  %217 = load double, ptr %a, align 8, !tbaa !18
  %call240 = call contract noundef double @_ZL5ldexpdi(double noundef %217, i32 noundef 3) #11
  %218 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %219 = load i32, ptr %row, align 4, !tbaa !14
  %inc241 = add nsw i32 %219, 1
  store i32 %inc241, ptr %row, align 4, !tbaa !14
  %220 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul242 = mul nsw i32 %219, %220
  %221 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add243 = add nsw i32 %mul242, %221
  %idxprom244 = sext i32 %add243 to i64
  %arrayidx245 = getelementptr inbounds double, ptr %218, i64 %idxprom244
  store double %call240, ptr %arrayidx245, align 8, !tbaa !18
  %222 = load double, ptr %b, align 8, !tbaa !18
  %call246 = call noundef i32 @_ZL5ilogbd(double noundef %222) #11
  %conv = sitofp i32 %call246 to double
  %223 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %224 = load i32, ptr %row, align 4, !tbaa !14
  %inc247 = add nsw i32 %224, 1
  store i32 %inc247, ptr %row, align 4, !tbaa !14
  %225 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul248 = mul nsw i32 %224, %225
  %226 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add249 = add nsw i32 %mul248, %226
  %idxprom250 = sext i32 %add249 to i64
  %arrayidx251 = getelementptr inbounds double, ptr %223, i64 %idxprom250
  store double %conv, ptr %arrayidx251, align 8, !tbaa !18
  %227 = load double, ptr %a, align 8, !tbaa !18
  %call252 = call noundef zeroext i1 @_ZL5isnand(double noundef %227) #11
  %228 = zext i1 %call252 to i64
  %cond = select i1 %call252, i32 1, i32 0
  %conv253 = sitofp i32 %cond to double
  %229 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %230 = load i32, ptr %row, align 4, !tbaa !14
  %inc254 = add nsw i32 %230, 1
  store i32 %inc254, ptr %row, align 4, !tbaa !14
  %231 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul255 = mul nsw i32 %230, %231
  %232 = load i32, ptr %i.addr, align 4, !tbaa !14
  %add256 = add nsw i32 %mul255, %232
  %idxprom257 = sext i32 %add256 to i64
  %arrayidx258 = getelementptr inbounds double, ptr %229, i64 %idxprom257
  store double %conv253, ptr %arrayidx258, align 8, !tbaa !18
  call void @llvm.lifetime.end.p0(i64 4, ptr %row) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr %b) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr %a) #10
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @exact(ptr noundef %x, ptr noundef %y, ptr noundef %d, ptr noundef %out, i32 noundef %n) #0 {
entry:
  %x.addr = alloca ptr, align 8
  %y.addr = alloca ptr, align 8
  %d.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %a = alloca float, align 4
  %b = alloca float, align 4
  %c = alloca double, align 8
  %e = alloca double, align 8
  %row = alloca i32, align 4
  %k = alloca i32, align 4
  %u = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 8, !tbaa !10
  store ptr %y, ptr %y.addr, align 8, !tbaa !10
  store ptr %d, ptr %d.addr, align 8, !tbaa !10
  store ptr %out, ptr %out.addr, align 8, !tbaa !10
  store i32 %n, ptr %n.addr, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr %i) #10
  %call = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %call1 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %mul = mul i32 %call, %call1
  %call2 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %add = add i32 %mul, %call2
  store i32 %add, ptr %i, align 4, !tbaa !14
  %0 = load i32, ptr %i, align 4, !tbaa !14
  %1 = load i32, ptr %n.addr, align 4, !tbaa !14
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 4, ptr %a) #10
  %2 = load ptr, ptr %x.addr, align 8, !tbaa !10
  %3 = load i32, ptr %i, align 4, !tbaa !14
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !16
  store float %4, ptr %a, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 4, ptr %b) #10
  %5 = load ptr, ptr %y.addr, align 8, !tbaa !10
  %6 = load i32, ptr %i, align 4, !tbaa !14
  %idxprom3 = sext i32 %6 to i64
  %arrayidx4 = getelementptr inbounds float, ptr %5, i64 %idxprom3
  %7 = load float, ptr %arrayidx4, align 4, !tbaa !16
  store float %7, ptr %b, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr %c) #10
  %8 = load ptr, ptr %d.addr, align 8, !tbaa !10
  %9 = load i32, ptr %i, align 4, !tbaa !14
  %idxprom5 = sext i32 %9 to i64
  %arrayidx6 = getelementptr inbounds double, ptr %8, i64 %idxprom5
  %10 = load double, ptr %arrayidx6, align 8, !tbaa !18
  store double %10, ptr %c, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(i64 8, ptr %e) #10
  %11 = load ptr, ptr %y.addr, align 8, !tbaa !10
  %12 = load i32, ptr %i, align 4, !tbaa !14
  %idxprom7 = sext i32 %12 to i64
  %arrayidx8 = getelementptr inbounds float, ptr %11, i64 %idxprom7
  %13 = load float, ptr %arrayidx8, align 4, !tbaa !16
  %conv = fpext float %13 to double
  store double %conv, ptr %e, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(i64 4, ptr %row) #10
  store i32 0, ptr %row, align 4, !tbaa !14
  %14 = load float, ptr %a, align 4, !tbaa !16
  %15 = load float, ptr %b, align 4, !tbaa !16
  %call9 = call contract noundef float @_ZL9__fadd_rdff(float noundef %14, float noundef %15) #11
  %call10 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call9) #11
  %conv11 = zext i32 %call10 to i64
  %16 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %17 = load i32, ptr %row, align 4, !tbaa !14
  %inc = add nsw i32 %17, 1
  store i32 %inc, ptr %row, align 4, !tbaa !14
  %18 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul12 = mul nsw i32 %17, %18
  %19 = load i32, ptr %i, align 4, !tbaa !14
  %add13 = add nsw i32 %mul12, %19
  %idxprom14 = sext i32 %add13 to i64
  %arrayidx15 = getelementptr inbounds i64, ptr %16, i64 %idxprom14
  store i64 %conv11, ptr %arrayidx15, align 8, !tbaa !20
  %20 = load float, ptr %a, align 4, !tbaa !16
  %21 = load float, ptr %b, align 4, !tbaa !16
  %call16 = call contract noundef float @_ZL9__fadd_ruff(float noundef %20, float noundef %21) #11
  %call17 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call16) #11
  %conv18 = zext i32 %call17 to i64
  %22 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %23 = load i32, ptr %row, align 4, !tbaa !14
  %inc19 = add nsw i32 %23, 1
  store i32 %inc19, ptr %row, align 4, !tbaa !14
  %24 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul20 = mul nsw i32 %23, %24
  %25 = load i32, ptr %i, align 4, !tbaa !14
  %add21 = add nsw i32 %mul20, %25
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds i64, ptr %22, i64 %idxprom22
  store i64 %conv18, ptr %arrayidx23, align 8, !tbaa !20
  %26 = load float, ptr %a, align 4, !tbaa !16
  %27 = load float, ptr %b, align 4, !tbaa !16
  %call24 = call contract noundef float @_ZL9__fadd_rzff(float noundef %26, float noundef %27) #11
  %call25 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call24) #11
  %conv26 = zext i32 %call25 to i64
  %28 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %29 = load i32, ptr %row, align 4, !tbaa !14
  %inc27 = add nsw i32 %29, 1
  store i32 %inc27, ptr %row, align 4, !tbaa !14
  %30 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul28 = mul nsw i32 %29, %30
  %31 = load i32, ptr %i, align 4, !tbaa !14
  %add29 = add nsw i32 %mul28, %31
  %idxprom30 = sext i32 %add29 to i64
  %arrayidx31 = getelementptr inbounds i64, ptr %28, i64 %idxprom30
  store i64 %conv26, ptr %arrayidx31, align 8, !tbaa !20
  %32 = load float, ptr %a, align 4, !tbaa !16
  %33 = load float, ptr %b, align 4, !tbaa !16
  %call32 = call contract noundef float @_ZL9__fmul_rdff(float noundef %32, float noundef %33) #11
  %call33 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call32) #11
  %conv34 = zext i32 %call33 to i64
  %34 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %35 = load i32, ptr %row, align 4, !tbaa !14
  %inc35 = add nsw i32 %35, 1
  store i32 %inc35, ptr %row, align 4, !tbaa !14
  %36 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul36 = mul nsw i32 %35, %36
  %37 = load i32, ptr %i, align 4, !tbaa !14
  %add37 = add nsw i32 %mul36, %37
  %idxprom38 = sext i32 %add37 to i64
  %arrayidx39 = getelementptr inbounds i64, ptr %34, i64 %idxprom38
  store i64 %conv34, ptr %arrayidx39, align 8, !tbaa !20
  %38 = load float, ptr %a, align 4, !tbaa !16
  %39 = load float, ptr %b, align 4, !tbaa !16
  %call40 = call contract noundef float @_ZL9__fmul_ruff(float noundef %38, float noundef %39) #11
  %call41 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call40) #11
  %conv42 = zext i32 %call41 to i64
  %40 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %41 = load i32, ptr %row, align 4, !tbaa !14
  %inc43 = add nsw i32 %41, 1
  store i32 %inc43, ptr %row, align 4, !tbaa !14
  %42 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul44 = mul nsw i32 %41, %42
  %43 = load i32, ptr %i, align 4, !tbaa !14
  %add45 = add nsw i32 %mul44, %43
  %idxprom46 = sext i32 %add45 to i64
  %arrayidx47 = getelementptr inbounds i64, ptr %40, i64 %idxprom46
  store i64 %conv42, ptr %arrayidx47, align 8, !tbaa !20
  %44 = load float, ptr %a, align 4, !tbaa !16
  %45 = load float, ptr %b, align 4, !tbaa !16
  %call48 = call contract noundef float @_ZL9__fmul_rzff(float noundef %44, float noundef %45) #11
  %call49 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call48) #11
  %conv50 = zext i32 %call49 to i64
  %46 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %47 = load i32, ptr %row, align 4, !tbaa !14
  %inc51 = add nsw i32 %47, 1
  store i32 %inc51, ptr %row, align 4, !tbaa !14
  %48 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul52 = mul nsw i32 %47, %48
  %49 = load i32, ptr %i, align 4, !tbaa !14
  %add53 = add nsw i32 %mul52, %49
  %idxprom54 = sext i32 %add53 to i64
  %arrayidx55 = getelementptr inbounds i64, ptr %46, i64 %idxprom54
  store i64 %conv50, ptr %arrayidx55, align 8, !tbaa !20
  %50 = load float, ptr %a, align 4, !tbaa !16
  %51 = load float, ptr %b, align 4, !tbaa !16
  %52 = load float, ptr %a, align 4, !tbaa !16
  %call56 = call contract noundef float @_ZL9__fmaf_rdfff(float noundef %50, float noundef %51, float noundef %52) #11
  %call57 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call56) #11
  %conv58 = zext i32 %call57 to i64
  %53 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %54 = load i32, ptr %row, align 4, !tbaa !14
  %inc59 = add nsw i32 %54, 1
  store i32 %inc59, ptr %row, align 4, !tbaa !14
  %55 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul60 = mul nsw i32 %54, %55
  %56 = load i32, ptr %i, align 4, !tbaa !14
  %add61 = add nsw i32 %mul60, %56
  %idxprom62 = sext i32 %add61 to i64
  %arrayidx63 = getelementptr inbounds i64, ptr %53, i64 %idxprom62
  store i64 %conv58, ptr %arrayidx63, align 8, !tbaa !20
  %57 = load float, ptr %a, align 4, !tbaa !16
  %58 = load float, ptr %b, align 4, !tbaa !16
  %59 = load float, ptr %a, align 4, !tbaa !16
  %call64 = call contract noundef float @_ZL9__fmaf_rufff(float noundef %57, float noundef %58, float noundef %59) #11
  %call65 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call64) #11
  %conv66 = zext i32 %call65 to i64
  %60 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %61 = load i32, ptr %row, align 4, !tbaa !14
  %inc67 = add nsw i32 %61, 1
  store i32 %inc67, ptr %row, align 4, !tbaa !14
  %62 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul68 = mul nsw i32 %61, %62
  %63 = load i32, ptr %i, align 4, !tbaa !14
  %add69 = add nsw i32 %mul68, %63
  %idxprom70 = sext i32 %add69 to i64
  %arrayidx71 = getelementptr inbounds i64, ptr %60, i64 %idxprom70
  store i64 %conv66, ptr %arrayidx71, align 8, !tbaa !20
  %64 = load float, ptr %a, align 4, !tbaa !16
  %65 = load float, ptr %b, align 4, !tbaa !16
  %66 = load float, ptr %a, align 4, !tbaa !16
  %call72 = call contract noundef float @_ZL9__fmaf_rzfff(float noundef %64, float noundef %65, float noundef %66) #11
  %call73 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call72) #11
  %conv74 = zext i32 %call73 to i64
  %67 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %68 = load i32, ptr %row, align 4, !tbaa !14
  %inc75 = add nsw i32 %68, 1
  store i32 %inc75, ptr %row, align 4, !tbaa !14
  %69 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul76 = mul nsw i32 %68, %69
  %70 = load i32, ptr %i, align 4, !tbaa !14
  %add77 = add nsw i32 %mul76, %70
  %idxprom78 = sext i32 %add77 to i64
  %arrayidx79 = getelementptr inbounds i64, ptr %67, i64 %idxprom78
  store i64 %conv74, ptr %arrayidx79, align 8, !tbaa !20
  %71 = load float, ptr %a, align 4, !tbaa !16
  %72 = load float, ptr %b, align 4, !tbaa !16
  %call80 = call contract noundef float @_ZL9__fdiv_rdff(float noundef %71, float noundef %72) #11
  %call81 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call80) #11
  %conv82 = zext i32 %call81 to i64
  %73 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %74 = load i32, ptr %row, align 4, !tbaa !14
  %inc83 = add nsw i32 %74, 1
  store i32 %inc83, ptr %row, align 4, !tbaa !14
  %75 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul84 = mul nsw i32 %74, %75
  %76 = load i32, ptr %i, align 4, !tbaa !14
  %add85 = add nsw i32 %mul84, %76
  %idxprom86 = sext i32 %add85 to i64
  %arrayidx87 = getelementptr inbounds i64, ptr %73, i64 %idxprom86
  store i64 %conv82, ptr %arrayidx87, align 8, !tbaa !20
  %77 = load float, ptr %a, align 4, !tbaa !16
  %78 = load float, ptr %b, align 4, !tbaa !16
  %call88 = call contract noundef float @_ZL9__fdiv_ruff(float noundef %77, float noundef %78) #11
  %call89 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call88) #11
  %conv90 = zext i32 %call89 to i64
  %79 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %80 = load i32, ptr %row, align 4, !tbaa !14
  %inc91 = add nsw i32 %80, 1
  store i32 %inc91, ptr %row, align 4, !tbaa !14
  %81 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul92 = mul nsw i32 %80, %81
  %82 = load i32, ptr %i, align 4, !tbaa !14
  %add93 = add nsw i32 %mul92, %82
  %idxprom94 = sext i32 %add93 to i64
  %arrayidx95 = getelementptr inbounds i64, ptr %79, i64 %idxprom94
  store i64 %conv90, ptr %arrayidx95, align 8, !tbaa !20
  %83 = load float, ptr %a, align 4, !tbaa !16
  %84 = load float, ptr %b, align 4, !tbaa !16
  %call96 = call contract noundef float @_ZL9__fdiv_rzff(float noundef %83, float noundef %84) #11
  %call97 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call96) #11
  %conv98 = zext i32 %call97 to i64
  %85 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %86 = load i32, ptr %row, align 4, !tbaa !14
  %inc99 = add nsw i32 %86, 1
  store i32 %inc99, ptr %row, align 4, !tbaa !14
  %87 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul100 = mul nsw i32 %86, %87
  %88 = load i32, ptr %i, align 4, !tbaa !14
  %add101 = add nsw i32 %mul100, %88
  %idxprom102 = sext i32 %add101 to i64
  %arrayidx103 = getelementptr inbounds i64, ptr %85, i64 %idxprom102
  store i64 %conv98, ptr %arrayidx103, align 8, !tbaa !20
  %89 = load float, ptr %b, align 4, !tbaa !16
  %call104 = call contract noundef float @_ZL10__fsqrt_rdf(float noundef %89) #11
  %call105 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call104) #11
  %conv106 = zext i32 %call105 to i64
  %90 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %91 = load i32, ptr %row, align 4, !tbaa !14
  %inc107 = add nsw i32 %91, 1
  store i32 %inc107, ptr %row, align 4, !tbaa !14
  %92 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul108 = mul nsw i32 %91, %92
  %93 = load i32, ptr %i, align 4, !tbaa !14
  %add109 = add nsw i32 %mul108, %93
  %idxprom110 = sext i32 %add109 to i64
  %arrayidx111 = getelementptr inbounds i64, ptr %90, i64 %idxprom110
  store i64 %conv106, ptr %arrayidx111, align 8, !tbaa !20
  %94 = load float, ptr %b, align 4, !tbaa !16
  %call112 = call contract noundef float @_ZL10__fsqrt_ruf(float noundef %94) #11
  %call113 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call112) #11
  %conv114 = zext i32 %call113 to i64
  %95 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %96 = load i32, ptr %row, align 4, !tbaa !14
  %inc115 = add nsw i32 %96, 1
  store i32 %inc115, ptr %row, align 4, !tbaa !14
  %97 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul116 = mul nsw i32 %96, %97
  %98 = load i32, ptr %i, align 4, !tbaa !14
  %add117 = add nsw i32 %mul116, %98
  %idxprom118 = sext i32 %add117 to i64
  %arrayidx119 = getelementptr inbounds i64, ptr %95, i64 %idxprom118
  store i64 %conv114, ptr %arrayidx119, align 8, !tbaa !20
  %99 = load float, ptr %b, align 4, !tbaa !16
  %call120 = call contract noundef float @_ZL9__frcp_rdf(float noundef %99) #11
  %call121 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call120) #11
  %conv122 = zext i32 %call121 to i64
  %100 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %101 = load i32, ptr %row, align 4, !tbaa !14
  %inc123 = add nsw i32 %101, 1
  store i32 %inc123, ptr %row, align 4, !tbaa !14
  %102 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul124 = mul nsw i32 %101, %102
  %103 = load i32, ptr %i, align 4, !tbaa !14
  %add125 = add nsw i32 %mul124, %103
  %idxprom126 = sext i32 %add125 to i64
  %arrayidx127 = getelementptr inbounds i64, ptr %100, i64 %idxprom126
  store i64 %conv122, ptr %arrayidx127, align 8, !tbaa !20
  %104 = load float, ptr %b, align 4, !tbaa !16
  %call128 = call contract noundef float @_ZL9__frcp_ruf(float noundef %104) #11
  %call129 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call128) #11
  %conv130 = zext i32 %call129 to i64
  %105 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %106 = load i32, ptr %row, align 4, !tbaa !14
  %inc131 = add nsw i32 %106, 1
  store i32 %inc131, ptr %row, align 4, !tbaa !14
  %107 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul132 = mul nsw i32 %106, %107
  %108 = load i32, ptr %i, align 4, !tbaa !14
  %add133 = add nsw i32 %mul132, %108
  %idxprom134 = sext i32 %add133 to i64
  %arrayidx135 = getelementptr inbounds i64, ptr %105, i64 %idxprom134
  store i64 %conv130, ptr %arrayidx135, align 8, !tbaa !20
  %109 = load double, ptr %c, align 8, !tbaa !18
  %call136 = call contract noundef float @_ZL17__double2float_rdd(double noundef %109) #11
  %call137 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call136) #11
  %conv138 = zext i32 %call137 to i64
  %110 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %111 = load i32, ptr %row, align 4, !tbaa !14
  %inc139 = add nsw i32 %111, 1
  store i32 %inc139, ptr %row, align 4, !tbaa !14
  %112 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul140 = mul nsw i32 %111, %112
  %113 = load i32, ptr %i, align 4, !tbaa !14
  %add141 = add nsw i32 %mul140, %113
  %idxprom142 = sext i32 %add141 to i64
  %arrayidx143 = getelementptr inbounds i64, ptr %110, i64 %idxprom142
  store i64 %conv138, ptr %arrayidx143, align 8, !tbaa !20
  %114 = load double, ptr %c, align 8, !tbaa !18
  %call144 = call contract noundef float @_ZL17__double2float_rud(double noundef %114) #11
  %call145 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call144) #11
  %conv146 = zext i32 %call145 to i64
  %115 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %116 = load i32, ptr %row, align 4, !tbaa !14
  %inc147 = add nsw i32 %116, 1
  store i32 %inc147, ptr %row, align 4, !tbaa !14
  %117 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul148 = mul nsw i32 %116, %117
  %118 = load i32, ptr %i, align 4, !tbaa !14
  %add149 = add nsw i32 %mul148, %118
  %idxprom150 = sext i32 %add149 to i64
  %arrayidx151 = getelementptr inbounds i64, ptr %115, i64 %idxprom150
  store i64 %conv146, ptr %arrayidx151, align 8, !tbaa !20
  %119 = load double, ptr %c, align 8, !tbaa !18
  %call152 = call contract noundef float @_ZL17__double2float_rzd(double noundef %119) #11
  %call153 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call152) #11
  %conv154 = zext i32 %call153 to i64
  %120 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %121 = load i32, ptr %row, align 4, !tbaa !14
  %inc155 = add nsw i32 %121, 1
  store i32 %inc155, ptr %row, align 4, !tbaa !14
  %122 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul156 = mul nsw i32 %121, %122
  %123 = load i32, ptr %i, align 4, !tbaa !14
  %add157 = add nsw i32 %mul156, %123
  %idxprom158 = sext i32 %add157 to i64
  %arrayidx159 = getelementptr inbounds i64, ptr %120, i64 %idxprom158
  store i64 %conv154, ptr %arrayidx159, align 8, !tbaa !20
  %124 = load double, ptr %c, align 8, !tbaa !18
  %125 = load double, ptr %e, align 8, !tbaa !18
  %call160 = call contract noundef double @_ZL9__dadd_rddd(double noundef %124, double noundef %125) #11
  %call161 = call noundef i64 @_ZL20__double_as_longlongd(double noundef %call160) #11
  %126 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %127 = load i32, ptr %row, align 4, !tbaa !14
  %inc162 = add nsw i32 %127, 1
  store i32 %inc162, ptr %row, align 4, !tbaa !14
  %128 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul163 = mul nsw i32 %127, %128
  %129 = load i32, ptr %i, align 4, !tbaa !14
  %add164 = add nsw i32 %mul163, %129
  %idxprom165 = sext i32 %add164 to i64
  %arrayidx166 = getelementptr inbounds i64, ptr %126, i64 %idxprom165
  store i64 %call161, ptr %arrayidx166, align 8, !tbaa !20
  %130 = load double, ptr %c, align 8, !tbaa !18
  %131 = load double, ptr %e, align 8, !tbaa !18
  %call167 = call contract noundef double @_ZL9__dadd_rudd(double noundef %130, double noundef %131) #11
  %call168 = call noundef i64 @_ZL20__double_as_longlongd(double noundef %call167) #11
  %132 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %133 = load i32, ptr %row, align 4, !tbaa !14
  %inc169 = add nsw i32 %133, 1
  store i32 %inc169, ptr %row, align 4, !tbaa !14
  %134 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul170 = mul nsw i32 %133, %134
  %135 = load i32, ptr %i, align 4, !tbaa !14
  %add171 = add nsw i32 %mul170, %135
  %idxprom172 = sext i32 %add171 to i64
  %arrayidx173 = getelementptr inbounds i64, ptr %132, i64 %idxprom172
  store i64 %call168, ptr %arrayidx173, align 8, !tbaa !20
  %136 = load double, ptr %c, align 8, !tbaa !18
  %137 = load double, ptr %e, align 8, !tbaa !18
  %call174 = call contract noundef double @_ZL9__dmul_rddd(double noundef %136, double noundef %137) #11
  %call175 = call noundef i64 @_ZL20__double_as_longlongd(double noundef %call174) #11
  %138 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %139 = load i32, ptr %row, align 4, !tbaa !14
  %inc176 = add nsw i32 %139, 1
  store i32 %inc176, ptr %row, align 4, !tbaa !14
  %140 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul177 = mul nsw i32 %139, %140
  %141 = load i32, ptr %i, align 4, !tbaa !14
  %add178 = add nsw i32 %mul177, %141
  %idxprom179 = sext i32 %add178 to i64
  %arrayidx180 = getelementptr inbounds i64, ptr %138, i64 %idxprom179
  store i64 %call175, ptr %arrayidx180, align 8, !tbaa !20
  %142 = load double, ptr %c, align 8, !tbaa !18
  %143 = load double, ptr %e, align 8, !tbaa !18
  %call181 = call contract noundef double @_ZL9__dmul_rudd(double noundef %142, double noundef %143) #11
  %call182 = call noundef i64 @_ZL20__double_as_longlongd(double noundef %call181) #11
  %144 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %145 = load i32, ptr %row, align 4, !tbaa !14
  %inc183 = add nsw i32 %145, 1
  store i32 %inc183, ptr %row, align 4, !tbaa !14
  %146 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul184 = mul nsw i32 %145, %146
  %147 = load i32, ptr %i, align 4, !tbaa !14
  %add185 = add nsw i32 %mul184, %147
  %idxprom186 = sext i32 %add185 to i64
  %arrayidx187 = getelementptr inbounds i64, ptr %144, i64 %idxprom186
  store i64 %call182, ptr %arrayidx187, align 8, !tbaa !20
  %148 = load double, ptr %c, align 8, !tbaa !18
  %149 = load double, ptr %e, align 8, !tbaa !18
  %150 = load double, ptr %c, align 8, !tbaa !18
  %call188 = call contract noundef double @_ZL8__fma_rzddd(double noundef %148, double noundef %149, double noundef %150) #11
  %call189 = call noundef i64 @_ZL20__double_as_longlongd(double noundef %call188) #11
  %151 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %152 = load i32, ptr %row, align 4, !tbaa !14
  %inc190 = add nsw i32 %152, 1
  store i32 %inc190, ptr %row, align 4, !tbaa !14
  %153 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul191 = mul nsw i32 %152, %153
  %154 = load i32, ptr %i, align 4, !tbaa !14
  %add192 = add nsw i32 %mul191, %154
  %idxprom193 = sext i32 %add192 to i64
  %arrayidx194 = getelementptr inbounds i64, ptr %151, i64 %idxprom193
  store i64 %call189, ptr %arrayidx194, align 8, !tbaa !20
  %155 = load double, ptr %c, align 8, !tbaa !18
  %156 = load double, ptr %e, align 8, !tbaa !18
  %call195 = call contract noundef double @_ZL9__ddiv_rddd(double noundef %155, double noundef %156) #11
  %call196 = call noundef i64 @_ZL20__double_as_longlongd(double noundef %call195) #11
  %157 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %158 = load i32, ptr %row, align 4, !tbaa !14
  %inc197 = add nsw i32 %158, 1
  store i32 %inc197, ptr %row, align 4, !tbaa !14
  %159 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul198 = mul nsw i32 %158, %159
  %160 = load i32, ptr %i, align 4, !tbaa !14
  %add199 = add nsw i32 %mul198, %160
  %idxprom200 = sext i32 %add199 to i64
  %arrayidx201 = getelementptr inbounds i64, ptr %157, i64 %idxprom200
  store i64 %call196, ptr %arrayidx201, align 8, !tbaa !20
  %161 = load double, ptr %e, align 8, !tbaa !18
  %call202 = call contract noundef double @_ZL10__dsqrt_rud(double noundef %161) #11
  %call203 = call noundef i64 @_ZL20__double_as_longlongd(double noundef %call202) #11
  %162 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %163 = load i32, ptr %row, align 4, !tbaa !14
  %inc204 = add nsw i32 %163, 1
  store i32 %inc204, ptr %row, align 4, !tbaa !14
  %164 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul205 = mul nsw i32 %163, %164
  %165 = load i32, ptr %i, align 4, !tbaa !14
  %add206 = add nsw i32 %mul205, %165
  %idxprom207 = sext i32 %add206 to i64
  %arrayidx208 = getelementptr inbounds i64, ptr %162, i64 %idxprom207
  store i64 %call203, ptr %arrayidx208, align 8, !tbaa !20
  %166 = load float, ptr %a, align 4, !tbaa !16
  %call209 = call noundef i32 @_ZL14__float2int_rnf(float noundef %166) #11
  %conv210 = sext i32 %call209 to i64
  %167 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %168 = load i32, ptr %row, align 4, !tbaa !14
  %inc211 = add nsw i32 %168, 1
  store i32 %inc211, ptr %row, align 4, !tbaa !14
  %169 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul212 = mul nsw i32 %168, %169
  %170 = load i32, ptr %i, align 4, !tbaa !14
  %add213 = add nsw i32 %mul212, %170
  %idxprom214 = sext i32 %add213 to i64
  %arrayidx215 = getelementptr inbounds i64, ptr %167, i64 %idxprom214
  store i64 %conv210, ptr %arrayidx215, align 8, !tbaa !20
  %171 = load float, ptr %a, align 4, !tbaa !16
  %call216 = call noundef i32 @_ZL14__float2int_rdf(float noundef %171) #11
  %conv217 = sext i32 %call216 to i64
  %172 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %173 = load i32, ptr %row, align 4, !tbaa !14
  %inc218 = add nsw i32 %173, 1
  store i32 %inc218, ptr %row, align 4, !tbaa !14
  %174 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul219 = mul nsw i32 %173, %174
  %175 = load i32, ptr %i, align 4, !tbaa !14
  %add220 = add nsw i32 %mul219, %175
  %idxprom221 = sext i32 %add220 to i64
  %arrayidx222 = getelementptr inbounds i64, ptr %172, i64 %idxprom221
  store i64 %conv217, ptr %arrayidx222, align 8, !tbaa !20
  %176 = load float, ptr %a, align 4, !tbaa !16
  %call223 = call noundef i32 @_ZL14__float2int_ruf(float noundef %176) #11
  %conv224 = sext i32 %call223 to i64
  %177 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %178 = load i32, ptr %row, align 4, !tbaa !14
  %inc225 = add nsw i32 %178, 1
  store i32 %inc225, ptr %row, align 4, !tbaa !14
  %179 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul226 = mul nsw i32 %178, %179
  %180 = load i32, ptr %i, align 4, !tbaa !14
  %add227 = add nsw i32 %mul226, %180
  %idxprom228 = sext i32 %add227 to i64
  %arrayidx229 = getelementptr inbounds i64, ptr %177, i64 %idxprom228
  store i64 %conv224, ptr %arrayidx229, align 8, !tbaa !20
  %181 = load float, ptr %a, align 4, !tbaa !16
  %call230 = call noundef i32 @_ZL14__float2int_rzf(float noundef %181) #11
  %conv231 = sext i32 %call230 to i64
  %182 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %183 = load i32, ptr %row, align 4, !tbaa !14
  %inc232 = add nsw i32 %183, 1
  store i32 %inc232, ptr %row, align 4, !tbaa !14
  %184 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul233 = mul nsw i32 %183, %184
  %185 = load i32, ptr %i, align 4, !tbaa !14
  %add234 = add nsw i32 %mul233, %185
  %idxprom235 = sext i32 %add234 to i64
  %arrayidx236 = getelementptr inbounds i64, ptr %182, i64 %idxprom235
  store i64 %conv231, ptr %arrayidx236, align 8, !tbaa !20
  %186 = load double, ptr %c, align 8, !tbaa !18
  %call237 = call noundef i64 @_ZL14__double2ll_rnd(double noundef %186) #11
  %187 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %188 = load i32, ptr %row, align 4, !tbaa !14
  %inc238 = add nsw i32 %188, 1
  store i32 %inc238, ptr %row, align 4, !tbaa !14
  %189 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul239 = mul nsw i32 %188, %189
  %190 = load i32, ptr %i, align 4, !tbaa !14
  %add240 = add nsw i32 %mul239, %190
  %idxprom241 = sext i32 %add240 to i64
  %arrayidx242 = getelementptr inbounds i64, ptr %187, i64 %idxprom241
  store i64 %call237, ptr %arrayidx242, align 8, !tbaa !20
  %191 = load double, ptr %c, align 8, !tbaa !18
  %call243 = call noundef i32 @_ZL15__double2int_rdd(double noundef %191) #11
  %conv244 = sext i32 %call243 to i64
  %192 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %193 = load i32, ptr %row, align 4, !tbaa !14
  %inc245 = add nsw i32 %193, 1
  store i32 %inc245, ptr %row, align 4, !tbaa !14
  %194 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul246 = mul nsw i32 %193, %194
  %195 = load i32, ptr %i, align 4, !tbaa !14
  %add247 = add nsw i32 %mul246, %195
  %idxprom248 = sext i32 %add247 to i64
  %arrayidx249 = getelementptr inbounds i64, ptr %192, i64 %idxprom248
  store i64 %conv244, ptr %arrayidx249, align 8, !tbaa !20
  %196 = load i32, ptr %i, align 4, !tbaa !14
  %mul250 = mul nsw i32 2, %196
  %add251 = add nsw i32 16777217, %mul250
  %call252 = call contract noundef float @_ZL14__int2float_rdi(i32 noundef %add251) #11
  %call253 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call252) #11
  %conv254 = zext i32 %call253 to i64
  %197 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %198 = load i32, ptr %row, align 4, !tbaa !14
  %inc255 = add nsw i32 %198, 1
  store i32 %inc255, ptr %row, align 4, !tbaa !14
  %199 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul256 = mul nsw i32 %198, %199
  %200 = load i32, ptr %i, align 4, !tbaa !14
  %add257 = add nsw i32 %mul256, %200
  %idxprom258 = sext i32 %add257 to i64
  %arrayidx259 = getelementptr inbounds i64, ptr %197, i64 %idxprom258
  store i64 %conv254, ptr %arrayidx259, align 8, !tbaa !20
  %201 = load i32, ptr %i, align 4, !tbaa !14
  %conv260 = sext i32 %201 to i64
  %add261 = add nsw i64 1152921504606846977, %conv260
  %call262 = call contract noundef float @_ZL13__ll2float_rux(i64 noundef %add261) #11
  %call263 = call noundef i32 @_ZL15__float_as_uintf(float noundef %call262) #11
  %conv264 = zext i32 %call263 to i64
  %202 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %203 = load i32, ptr %row, align 4, !tbaa !14
  %inc265 = add nsw i32 %203, 1
  store i32 %inc265, ptr %row, align 4, !tbaa !14
  %204 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul266 = mul nsw i32 %203, %204
  %205 = load i32, ptr %i, align 4, !tbaa !14
  %add267 = add nsw i32 %mul266, %205
  %idxprom268 = sext i32 %add267 to i64
  %arrayidx269 = getelementptr inbounds i64, ptr %202, i64 %idxprom268
  store i64 %conv264, ptr %arrayidx269, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(i64 4, ptr %k) #10
  %206 = load double, ptr %c, align 8, !tbaa !18
  %mul270 = fmul contract double %206, 1.000000e+03
  %conv271 = fptosi double %mul270 to i32
  %207 = load i32, ptr %i, align 4, !tbaa !14
  %mul272 = mul nsw i32 %207, 77
  %sub = sub nsw i32 %conv271, %mul272
  store i32 %sub, ptr %k, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr %u) #10
  %208 = load i32, ptr %k, align 4, !tbaa !14
  %mul273 = mul i32 %208, -1640531535
  store i32 %mul273, ptr %u, align 4, !tbaa !14
  %209 = load i32, ptr %u, align 4, !tbaa !14
  %call274 = call noundef i32 @_ZL6__popcj(i32 noundef %209) #11
  %conv275 = sext i32 %call274 to i64
  %210 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %211 = load i32, ptr %row, align 4, !tbaa !14
  %inc276 = add nsw i32 %211, 1
  store i32 %inc276, ptr %row, align 4, !tbaa !14
  %212 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul277 = mul nsw i32 %211, %212
  %213 = load i32, ptr %i, align 4, !tbaa !14
  %add278 = add nsw i32 %mul277, %213
  %idxprom279 = sext i32 %add278 to i64
  %arrayidx280 = getelementptr inbounds i64, ptr %210, i64 %idxprom279
  store i64 %conv275, ptr %arrayidx280, align 8, !tbaa !20
  %214 = load i32, ptr %u, align 4, !tbaa !14
  %call281 = call noundef i32 @_ZL5__clzi(i32 noundef %214) #11
  %conv282 = sext i32 %call281 to i64
  %215 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %216 = load i32, ptr %row, align 4, !tbaa !14
  %inc283 = add nsw i32 %216, 1
  store i32 %inc283, ptr %row, align 4, !tbaa !14
  %217 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul284 = mul nsw i32 %216, %217
  %218 = load i32, ptr %i, align 4, !tbaa !14
  %add285 = add nsw i32 %mul284, %218
  %idxprom286 = sext i32 %add285 to i64
  %arrayidx287 = getelementptr inbounds i64, ptr %215, i64 %idxprom286
  store i64 %conv282, ptr %arrayidx287, align 8, !tbaa !20
  %219 = load i32, ptr %u, align 4, !tbaa !14
  %call288 = call noundef i32 @_ZL5__ffsi(i32 noundef %219) #11
  %conv289 = sext i32 %call288 to i64
  %220 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %221 = load i32, ptr %row, align 4, !tbaa !14
  %inc290 = add nsw i32 %221, 1
  store i32 %inc290, ptr %row, align 4, !tbaa !14
  %222 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul291 = mul nsw i32 %221, %222
  %223 = load i32, ptr %i, align 4, !tbaa !14
  %add292 = add nsw i32 %mul291, %223
  %idxprom293 = sext i32 %add292 to i64
  %arrayidx294 = getelementptr inbounds i64, ptr %220, i64 %idxprom293
  store i64 %conv289, ptr %arrayidx294, align 8, !tbaa !20
  %224 = load i32, ptr %u, align 4, !tbaa !14
  %call295 = call noundef i32 @_ZL6__brevj(i32 noundef %224) #11
  %conv296 = zext i32 %call295 to i64
  %225 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %226 = load i32, ptr %row, align 4, !tbaa !14
  %inc297 = add nsw i32 %226, 1
  store i32 %inc297, ptr %row, align 4, !tbaa !14
  %227 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul298 = mul nsw i32 %226, %227
  %228 = load i32, ptr %i, align 4, !tbaa !14
  %add299 = add nsw i32 %mul298, %228
  %idxprom300 = sext i32 %add299 to i64
  %arrayidx301 = getelementptr inbounds i64, ptr %225, i64 %idxprom300
  store i64 %conv296, ptr %arrayidx301, align 8, !tbaa !20
  %229 = load i32, ptr %u, align 4, !tbaa !14
  %230 = load i32, ptr %u, align 4, !tbaa !14
  %not = xor i32 %230, -1
  %call302 = call noundef i32 @_ZL11__byte_permjjj(i32 noundef %229, i32 noundef %not, i32 noundef 25152) #11
  %conv303 = zext i32 %call302 to i64
  %231 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %232 = load i32, ptr %row, align 4, !tbaa !14
  %inc304 = add nsw i32 %232, 1
  store i32 %inc304, ptr %row, align 4, !tbaa !14
  %233 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul305 = mul nsw i32 %232, %233
  %234 = load i32, ptr %i, align 4, !tbaa !14
  %add306 = add nsw i32 %mul305, %234
  %idxprom307 = sext i32 %add306 to i64
  %arrayidx308 = getelementptr inbounds i64, ptr %231, i64 %idxprom307
  store i64 %conv303, ptr %arrayidx308, align 8, !tbaa !20
  %235 = load i32, ptr %k, align 4, !tbaa !14
  %236 = load i32, ptr %u, align 4, !tbaa !14
  %call309 = call noundef i32 @_ZL7__mulhiii(i32 noundef %235, i32 noundef %236) #11
  %conv310 = sext i32 %call309 to i64
  %237 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %238 = load i32, ptr %row, align 4, !tbaa !14
  %inc311 = add nsw i32 %238, 1
  store i32 %inc311, ptr %row, align 4, !tbaa !14
  %239 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul312 = mul nsw i32 %238, %239
  %240 = load i32, ptr %i, align 4, !tbaa !14
  %add313 = add nsw i32 %mul312, %240
  %idxprom314 = sext i32 %add313 to i64
  %arrayidx315 = getelementptr inbounds i64, ptr %237, i64 %idxprom314
  store i64 %conv310, ptr %arrayidx315, align 8, !tbaa !20
  %241 = load i32, ptr %u, align 4, !tbaa !14
  %242 = load i32, ptr %u, align 4, !tbaa !14
  %call316 = call noundef i32 @_ZL8__umulhijj(i32 noundef %241, i32 noundef %242) #11
  %conv317 = zext i32 %call316 to i64
  %243 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %244 = load i32, ptr %row, align 4, !tbaa !14
  %inc318 = add nsw i32 %244, 1
  store i32 %inc318, ptr %row, align 4, !tbaa !14
  %245 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul319 = mul nsw i32 %244, %245
  %246 = load i32, ptr %i, align 4, !tbaa !14
  %add320 = add nsw i32 %mul319, %246
  %idxprom321 = sext i32 %add320 to i64
  %arrayidx322 = getelementptr inbounds i64, ptr %243, i64 %idxprom321
  store i64 %conv317, ptr %arrayidx322, align 8, !tbaa !20
  %247 = load i32, ptr %k, align 4, !tbaa !14
  %248 = load i32, ptr %i, align 4, !tbaa !14
  %249 = load i32, ptr %u, align 4, !tbaa !14
  %call323 = call noundef i32 @_ZL5__sadiij(i32 noundef %247, i32 noundef %248, i32 noundef %249) #11
  %conv324 = zext i32 %call323 to i64
  %250 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %251 = load i32, ptr %row, align 4, !tbaa !14
  %inc325 = add nsw i32 %251, 1
  store i32 %inc325, ptr %row, align 4, !tbaa !14
  %252 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul326 = mul nsw i32 %251, %252
  %253 = load i32, ptr %i, align 4, !tbaa !14
  %add327 = add nsw i32 %mul326, %253
  %idxprom328 = sext i32 %add327 to i64
  %arrayidx329 = getelementptr inbounds i64, ptr %250, i64 %idxprom328
  store i64 %conv324, ptr %arrayidx329, align 8, !tbaa !20
  %254 = load i32, ptr %k, align 4, !tbaa !14
  %255 = load i32, ptr %i, align 4, !tbaa !14
  %call330 = call noundef i32 @_ZL7__mul24ii(i32 noundef %254, i32 noundef %255) #11
  %conv331 = sext i32 %call330 to i64
  %256 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %257 = load i32, ptr %row, align 4, !tbaa !14
  %inc332 = add nsw i32 %257, 1
  store i32 %inc332, ptr %row, align 4, !tbaa !14
  %258 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul333 = mul nsw i32 %257, %258
  %259 = load i32, ptr %i, align 4, !tbaa !14
  %add334 = add nsw i32 %mul333, %259
  %idxprom335 = sext i32 %add334 to i64
  %arrayidx336 = getelementptr inbounds i64, ptr %256, i64 %idxprom335
  store i64 %conv331, ptr %arrayidx336, align 8, !tbaa !20
  %260 = load i32, ptr %u, align 4, !tbaa !14
  %261 = load i32, ptr %k, align 4, !tbaa !14
  %call337 = call noundef i32 @_Z15__funnelshift_ljjj(i32 noundef %260, i32 noundef %261, i32 noundef 7) #11
  %conv338 = zext i32 %call337 to i64
  %262 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %263 = load i32, ptr %row, align 4, !tbaa !14
  %inc339 = add nsw i32 %263, 1
  store i32 %inc339, ptr %row, align 4, !tbaa !14
  %264 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul340 = mul nsw i32 %263, %264
  %265 = load i32, ptr %i, align 4, !tbaa !14
  %add341 = add nsw i32 %mul340, %265
  %idxprom342 = sext i32 %add341 to i64
  %arrayidx343 = getelementptr inbounds i64, ptr %262, i64 %idxprom342
  store i64 %conv338, ptr %arrayidx343, align 8, !tbaa !20
  %266 = load i32, ptr %u, align 4, !tbaa !14
  %conv344 = zext i32 %266 to i64
  %shl = shl i64 %conv344, 32
  %267 = load i32, ptr %k, align 4, !tbaa !14
  %conv345 = sext i32 %267 to i64
  %or = or i64 %shl, %conv345
  %call346 = call noundef i32 @_ZL8__popclly(i64 noundef %or) #11
  %conv347 = sext i32 %call346 to i64
  %268 = load ptr, ptr %out.addr, align 8, !tbaa !10
  %269 = load i32, ptr %row, align 4, !tbaa !14
  %inc348 = add nsw i32 %269, 1
  store i32 %inc348, ptr %row, align 4, !tbaa !14
  %270 = load i32, ptr %n.addr, align 4, !tbaa !14
  %mul349 = mul nsw i32 %269, %270
  %271 = load i32, ptr %i, align 4, !tbaa !14
  %add350 = add nsw i32 %mul349, %271
  %idxprom351 = sext i32 %add350 to i64
  %arrayidx352 = getelementptr inbounds i64, ptr %268, i64 %idxprom351
  store i64 %conv347, ptr %arrayidx352, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(i64 4, ptr %u) #10
  call void @llvm.lifetime.end.p0(i64 4, ptr %k) #10
  call void @llvm.lifetime.end.p0(i64 4, ptr %row) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr %e) #10
  call void @llvm.lifetime.end.p0(i64 8, ptr %c) #10
  call void @llvm.lifetime.end.p0(i64 4, ptr %b) #10
  call void @llvm.lifetime.end.p0(i64 4, ptr %a) #10
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(i64 4, ptr %i) #10
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__float_as_uintf(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call i32 @__nv_float_as_uint(float noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fadd_rdff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fadd_rd(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fadd_ruff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fadd_ru(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fadd_rzff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fadd_rz(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fmul_rdff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fmul_rd(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fmul_ruff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fmul_ru(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fmul_rzff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fmul_rz(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fmaf_rdfff(float noundef %__a, float noundef %__b, float noundef %__c) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  %__c.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  store float %__c, ptr %__c.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %2 = load float, ptr %__c.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fmaf_rd(float noundef %0, float noundef %1, float noundef %2) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fmaf_rufff(float noundef %__a, float noundef %__b, float noundef %__c) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  %__c.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  store float %__c, ptr %__c.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %2 = load float, ptr %__c.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fmaf_ru(float noundef %0, float noundef %1, float noundef %2) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fmaf_rzfff(float noundef %__a, float noundef %__b, float noundef %__c) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  %__c.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  store float %__c, ptr %__c.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %2 = load float, ptr %__c.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fmaf_rz(float noundef %0, float noundef %1, float noundef %2) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fdiv_rdff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fdiv_rd(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fdiv_ruff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fdiv_ru(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__fdiv_rzff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fdiv_rz(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL10__fsqrt_rdf(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fsqrt_rd(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL10__fsqrt_ruf(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fsqrt_ru(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__frcp_rdf(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_frcp_rd(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9__frcp_ruf(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_frcp_ru(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL17__double2float_rdd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract float @__nv_double2float_rd(double noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL17__double2float_rud(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract float @__nv_double2float_ru(double noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL17__double2float_rzd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract float @__nv_double2float_rz(double noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL20__double_as_longlongd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call i64 @__nv_double_as_longlong(double noundef %0) #11
  ret i64 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9__dadd_rddd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_dadd_rd(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9__dadd_rudd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_dadd_ru(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9__dmul_rddd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_dmul_rd(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9__dmul_rudd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_dmul_ru(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL8__fma_rzddd(double noundef %__a, double noundef %__b, double noundef %__c) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  %__c.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  store double %__c, ptr %__c.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %2 = load double, ptr %__c.addr, align 8, !tbaa !18
  %call = call contract double @__nv_fma_rz(double noundef %0, double noundef %1, double noundef %2) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9__ddiv_rddd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_ddiv_rd(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL10__dsqrt_rud(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_dsqrt_ru(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__float2int_rnf(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call i32 @__nv_float2int_rn(float noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__float2int_rdf(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call i32 @__nv_float2int_rd(float noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__float2int_ruf(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call i32 @__nv_float2int_ru(float noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__float2int_rzf(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call i32 @__nv_float2int_rz(float noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL14__double2ll_rnd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call i64 @__nv_double2ll_rn(double noundef %0) #11
  ret i64 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__double2int_rdd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call i32 @__nv_double2int_rd(double noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL14__int2float_rdi(i32 noundef %__a) #2 {
entry:
  %__a.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !14
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !14
  %call = call contract float @__nv_int2float_rd(i32 noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL13__ll2float_rux(i64 noundef %__a) #2 {
entry:
  %__a.addr = alloca i64, align 8
  store i64 %__a, ptr %__a.addr, align 8, !tbaa !20
  %0 = load i64, ptr %__a.addr, align 8, !tbaa !20
  %call = call contract float @__nv_ll2float_ru(i64 noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6__popcj(i32 noundef %__a) #2 {
entry:
  %__a.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !14
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !14
  %call = call i32 @__nv_popc(i32 noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5__clzi(i32 noundef %__a) #2 {
entry:
  %__a.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !14
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !14
  %call = call i32 @__nv_clz(i32 noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5__ffsi(i32 noundef %__a) #2 {
entry:
  %__a.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !14
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !14
  %call = call i32 @__nv_ffs(i32 noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6__brevj(i32 noundef %__a) #2 {
entry:
  %__a.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !14
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !14
  %call = call i32 @__nv_brev(i32 noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11__byte_permjjj(i32 noundef %__a, i32 noundef %__b, i32 noundef %__c) #2 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  %__c.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !14
  store i32 %__b, ptr %__b.addr, align 4, !tbaa !14
  store i32 %__c, ptr %__c.addr, align 4, !tbaa !14
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !14
  %1 = load i32, ptr %__b.addr, align 4, !tbaa !14
  %2 = load i32, ptr %__c.addr, align 4, !tbaa !14
  %call = call i32 @__nv_byte_perm(i32 noundef %0, i32 noundef %1, i32 noundef %2) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7__mulhiii(i32 noundef %__a, i32 noundef %__b) #2 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !14
  store i32 %__b, ptr %__b.addr, align 4, !tbaa !14
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !14
  %1 = load i32, ptr %__b.addr, align 4, !tbaa !14
  %call = call i32 @__nv_mulhi(i32 noundef %0, i32 noundef %1) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8__umulhijj(i32 noundef %__a, i32 noundef %__b) #2 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !14
  store i32 %__b, ptr %__b.addr, align 4, !tbaa !14
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !14
  %1 = load i32, ptr %__b.addr, align 4, !tbaa !14
  %call = call i32 @__nv_umulhi(i32 noundef %0, i32 noundef %1) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5__sadiij(i32 noundef %__a, i32 noundef %__b, i32 noundef %__c) #2 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  %__c.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !14
  store i32 %__b, ptr %__b.addr, align 4, !tbaa !14
  store i32 %__c, ptr %__c.addr, align 4, !tbaa !14
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !14
  %1 = load i32, ptr %__b.addr, align 4, !tbaa !14
  %2 = load i32, ptr %__c.addr, align 4, !tbaa !14
  %call = call i32 @__nv_sad(i32 noundef %0, i32 noundef %1, i32 noundef %2) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7__mul24ii(i32 noundef %__a, i32 noundef %__b) #2 {
entry:
  %__a.addr = alloca i32, align 4
  %__b.addr = alloca i32, align 4
  store i32 %__a, ptr %__a.addr, align 4, !tbaa !14
  store i32 %__b, ptr %__b.addr, align 4, !tbaa !14
  %0 = load i32, ptr %__a.addr, align 4, !tbaa !14
  %1 = load i32, ptr %__b.addr, align 4, !tbaa !14
  %call = call i32 @__nv_mul24(i32 noundef %0, i32 noundef %1) #11
  ret i32 %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_Z15__funnelshift_ljjj(i32 noundef %low32, i32 noundef %high32, i32 noundef %shiftWidth) #4 comdat {
entry:
  %low32.addr = alloca i32, align 4
  %high32.addr = alloca i32, align 4
  %shiftWidth.addr = alloca i32, align 4
  %result = alloca i32, align 4
  store i32 %low32, ptr %low32.addr, align 4, !tbaa !14
  store i32 %high32, ptr %high32.addr, align 4, !tbaa !14
  store i32 %shiftWidth, ptr %shiftWidth.addr, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(i64 4, ptr %result) #10
  %0 = load i32, ptr %low32.addr, align 4, !tbaa !14
  %1 = load i32, ptr %high32.addr, align 4, !tbaa !14
  %2 = load i32, ptr %shiftWidth.addr, align 4, !tbaa !14
  %3 = call i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %0, i32 %1, i32 %2) #12, !srcloc !22
  store i32 %3, ptr %result, align 4, !tbaa !14
  %4 = load i32, ptr %result, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(i64 4, ptr %result) #10
  ret i32 %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8__popclly(i64 noundef %__a) #2 {
entry:
  %__a.addr = alloca i64, align 8
  store i64 %__a, ptr %__a.addr, align 8, !tbaa !20
  %0 = load i64, ptr %__a.addr, align 8, !tbaa !20
  %call = call i32 @__nv_popcll(i64 noundef %0) #11
  ret i32 %call
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3expf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL4expff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4exp2f(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5exp2ff(float noundef %0) #11
  ret float %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZL5exp10f(float noundef %a) #4 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL6exp10ff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5expm1f(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL6expm1ff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3logf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL4logff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4log2f(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5log2ff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5log10f(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL6log10ff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5log1pf(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL6log1pff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3sinf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL4sinff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3cosf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL4cosff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3tanf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL4tanff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4asinf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5asinff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4acosf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5acosff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4atanf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5atanff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5atan2ff(float noundef %__x, float noundef %__y) #2 {
entry:
  %__x.addr = alloca float, align 4
  %__y.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  store float %__y, ptr %__y.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %1 = load float, ptr %__y.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL6atan2fff(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4sinhf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5sinhff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4coshf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5coshff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4tanhf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5tanhff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4sqrtf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5sqrtff(float noundef %0) #11
  ret float %call
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZL5rsqrtf(float noundef %a) #4 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL6rsqrtff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4cbrtf(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5cbrtff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3powff(float noundef %__base, float noundef %__exp) #2 {
entry:
  %__base.addr = alloca float, align 4
  %__exp.addr = alloca float, align 4
  store float %__base, ptr %__base.addr, align 4, !tbaa !16
  store float %__exp, ptr %__exp.addr, align 4, !tbaa !16
  %0 = load float, ptr %__base.addr, align 4, !tbaa !16
  %1 = load float, ptr %__exp.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL4powfff(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5hypotff(float noundef %a, float noundef %b) #2 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  store float %b, ptr %b.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %1 = load float, ptr %b.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL6hypotfff(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4fmodff(float noundef %__x, float noundef %__y) #2 {
entry:
  %__x.addr = alloca float, align 4
  %__y.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  store float %__y, ptr %__y.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %1 = load float, ptr %__y.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5fmodfff(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9remainderff(float noundef %a, float noundef %b) #2 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  store float %b, ptr %b.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %1 = load float, ptr %b.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL10remainderfff(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5floorf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL6floorff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4ceilf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5ceilff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5truncf(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL6truncff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5roundf(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL6roundff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4rintf(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5rintff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4fabsf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5fabsff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4fminff(float noundef %a, float noundef %b) #2 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  store float %b, ptr %b.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %1 = load float, ptr %b.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5fminfff(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4fmaxff(float noundef %a, float noundef %b) #2 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  store float %b, ptr %b.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %1 = load float, ptr %b.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3fmafff(float noundef %a, float noundef %b, float noundef %c) #2 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  %c.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  store float %b, ptr %b.addr, align 4, !tbaa !16
  store float %c, ptr %c.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %1 = load float, ptr %b.addr, align 4, !tbaa !16
  %2 = load float, ptr %c.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL4fmaffff(float noundef %0, float noundef %1, float noundef %2) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8copysignff(float noundef %a, float noundef %b) #2 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  store float %b, ptr %b.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %1 = load float, ptr %b.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL9copysignfff(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3erff(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL4erfff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4erfcf(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5erfcff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6tgammaf(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL7tgammaff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6lgammaf(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL7lgammaff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4fdimff(float noundef %a, float noundef %b) #2 {
entry:
  %a.addr = alloca float, align 4
  %b.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  store float %b, ptr %b.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %1 = load float, ptr %b.addr, align 4, !tbaa !16
  %call = call contract noundef float @_ZL5fdimfff(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5ldexpfi(float noundef %__arg, i32 noundef %__exp) #2 {
entry:
  %__arg.addr = alloca float, align 4
  %__exp.addr = alloca i32, align 4
  store float %__arg, ptr %__arg.addr, align 4, !tbaa !16
  store i32 %__exp, ptr %__exp.addr, align 4, !tbaa !14
  %0 = load float, ptr %__arg.addr, align 4, !tbaa !16
  %1 = load i32, ptr %__exp.addr, align 4, !tbaa !14
  %call = call contract noundef float @_ZL6ldexpffi(float noundef %0, i32 noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5ilogbf(float noundef %a) #2 {
entry:
  %a.addr = alloca float, align 4
  store float %a, ptr %a.addr, align 4, !tbaa !16
  %0 = load float, ptr %a.addr, align 4, !tbaa !16
  %call = call noundef i32 @_ZL6ilogbff(float noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL5isnanf(float noundef %__x) #2 {
entry:
  %__x.addr = alloca float, align 4
  store float %__x, ptr %__x.addr, align 4, !tbaa !16
  %0 = load float, ptr %__x.addr, align 4, !tbaa !16
  %call = call noundef i32 @_ZL8__isnanff(float noundef %0) #11
  %tobool = icmp ne i32 %call, 0
  ret i1 %tobool
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4expff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_expf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5exp2ff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_exp2f(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6exp10ff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_exp10f(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6expm1ff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_expm1f(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4logff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_logf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5log2ff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_log2f(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6log10ff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_log10f(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6log1pff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_log1pf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4sinff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_sinf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4cosff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_cosf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4tanff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_tanf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5asinff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_asinf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5acosff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_acosf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5atanff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_atanf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6atan2fff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_atan2f(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sinhff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_sinhf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5coshff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_coshf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5tanhff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_tanhf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_sqrtf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6rsqrtff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_rsqrtf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5cbrtff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_cbrtf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4powfff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_powf(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6hypotfff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_hypotf(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmodfff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fmodf(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL10remainderfff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_remainderf(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6floorff(float noundef %__f) #2 {
entry:
  %__f.addr = alloca float, align 4
  store float %__f, ptr %__f.addr, align 4, !tbaa !16
  %0 = load float, ptr %__f.addr, align 4, !tbaa !16
  %call = call contract float @__nv_floorf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5ceilff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_ceilf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6truncff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_truncf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6roundff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_roundf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5rintff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = call contract float @llvm.rint.f32(float %0)
  ret float %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fabsff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fabsf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fminfff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fminf(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fmaxf(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4fmaffff(float noundef %__a, float noundef %__b, float noundef %__c) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  %__c.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  store float %__c, ptr %__c.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %2 = load float, ptr %__c.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fmaf(float noundef %0, float noundef %1, float noundef %2) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9copysignfff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_copysignf(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4erfff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_erff(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5erfcff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_erfcf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7tgammaff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_tgammaf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7lgammaff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call contract float @__nv_lgammaf(float noundef %0) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fdimfff(float noundef %__a, float noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store float %__b, ptr %__b.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load float, ptr %__b.addr, align 4, !tbaa !16
  %call = call contract float @__nv_fdimf(float noundef %0, float noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6ldexpffi(float noundef %__a, i32 noundef %__b) #2 {
entry:
  %__a.addr = alloca float, align 4
  %__b.addr = alloca i32, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  store i32 %__b, ptr %__b.addr, align 4, !tbaa !14
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %1 = load i32, ptr %__b.addr, align 4, !tbaa !14
  %call = call contract float @__nv_ldexpf(float noundef %0, i32 noundef %1) #11
  ret float %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6ilogbff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call i32 @__nv_ilogbf(float noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8__isnanff(float noundef %__a) #2 {
entry:
  %__a.addr = alloca float, align 4
  store float %__a, ptr %__a.addr, align 4, !tbaa !16
  %0 = load float, ptr %__a.addr, align 4, !tbaa !16
  %call = call i32 @__nv_isnanf(float noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3expd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_exp(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4exp2d(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_exp2(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5exp10d(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_exp10(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5expm1d(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_expm1(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3logd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_log(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4log2d(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_log2(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5log10d(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_log10(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5log1pd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_log1p(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3sind(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_sin(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3cosd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_cos(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3tand(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_tan(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4asind(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_asin(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4acosd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_acos(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4atand(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_atan(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5atan2dd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_atan2(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4sinhd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_sinh(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4coshd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_cosh(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4tanhd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_tanh(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4sqrtd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_sqrt(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5rsqrtd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_rsqrt(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4cbrtd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_cbrt(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3powdd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_pow(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5hypotdd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_hypot(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fmoddd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_fmod(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9remainderdd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_remainder(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5floord(double noundef %__f) #2 {
entry:
  %__f.addr = alloca double, align 8
  store double %__f, ptr %__f.addr, align 8, !tbaa !18
  %0 = load double, ptr %__f.addr, align 8, !tbaa !18
  %call = call contract double @__nv_floor(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4ceild(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_ceil(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5truncd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_trunc(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5roundd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_round(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4rintd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = call contract double @llvm.rint.f64(double %0)
  ret double %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fabsd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_fabs(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fmindd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_fmin(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fmaxdd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_fmax(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3fmaddd(double noundef %__a, double noundef %__b, double noundef %__c) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  %__c.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  store double %__c, ptr %__c.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %2 = load double, ptr %__c.addr, align 8, !tbaa !18
  %call = call contract double @__nv_fma(double noundef %0, double noundef %1, double noundef %2) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL8copysigndd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_copysign(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL3erfd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_erf(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4erfcd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_erfc(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL6tgammad(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_tgamma(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL6lgammad(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call contract double @__nv_lgamma(double noundef %0) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fdimdd(double noundef %__a, double noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store double %__b, ptr %__b.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load double, ptr %__b.addr, align 8, !tbaa !18
  %call = call contract double @__nv_fdim(double noundef %0, double noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL5ldexpdi(double noundef %__a, i32 noundef %__b) #2 {
entry:
  %__a.addr = alloca double, align 8
  %__b.addr = alloca i32, align 4
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  store i32 %__b, ptr %__b.addr, align 4, !tbaa !14
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %1 = load i32, ptr %__b.addr, align 4, !tbaa !14
  %call = call contract double @__nv_ldexp(double noundef %0, i32 noundef %1) #11
  ret double %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5ilogbd(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call i32 @__nv_ilogb(double noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL5isnand(double noundef %__x) #2 {
entry:
  %__x.addr = alloca double, align 8
  store double %__x, ptr %__x.addr, align 8, !tbaa !18
  %0 = load double, ptr %__x.addr, align 8, !tbaa !18
  %call = call noundef i32 @_ZL7__isnand(double noundef %0) #11
  %tobool = icmp ne i32 %call, 0
  ret i1 %tobool
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7__isnand(double noundef %__a) #2 {
entry:
  %__a.addr = alloca double, align 8
  store double %__a, ptr %__a.addr, align 8, !tbaa !18
  %0 = load double, ptr %__a.addr, align 8, !tbaa !18
  %call = call i32 @__nv_isnand(double noundef %0) #11
  ret i32 %call
}

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_clz(i32 %x) #6 {
  %1 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_popc(i32 %x) #6 {
  %1 = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_popcll(i64 %x) #6 {
  %ctpop = call i64 @llvm.ctpop.i64(i64 %x)
  %ctpop.trunc = trunc i64 %ctpop to i32
  ret i32 %ctpop.trunc
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_byte_perm(i32 %a, i32 %b, i32 %c) #6 {
  %1 = and i32 %c, 30583
  %2 = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %1)
  ret i32 %2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_mulhi(i32 %x, i32 %y) #6 {
  %1 = call i32 @llvm.nvvm.mulhi.i(i32 %x, i32 %y)
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.i(i32, i32) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_umulhi(i32 %x, i32 %y) #6 {
  %1 = call i32 @llvm.nvvm.mulhi.ui(i32 %x, i32 %y)
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_mul24(i32 %x, i32 %y) #6 {
  %1 = shl i32 %x, 8
  %2 = ashr i32 %1, 8
  %3 = shl i32 %y, 8
  %4 = ashr i32 %3, 8
  %5 = mul nsw i32 %2, %4
  ret i32 %5
}

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_brev(i32 %x) #6 {
  %1 = call i32 @llvm.bitreverse.i32(i32 %x)
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_sad(i32 %x, i32 %y, i32 %z) #6 {
  %1 = call i32 @llvm.nvvm.sad.i(i32 %x, i32 %y, i32 %z)
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.sad.i(i32, i32, i32) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_floorf(float %f) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.floor.ftz.f(float %f)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.floor.f(float %f)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.floor.ftz.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.floor.f(float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_floor(double %f) #6 {
  %1 = call double @llvm.nvvm.floor.d(double %f)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.floor.d(double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fabsf(float %f) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %f)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %f)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f(float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_fabs(double %f) #6 {
  %1 = call double @llvm.nvvm.fabs.d(double %f)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.d(double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fminf(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fmin.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fmin.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmin.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmin.f(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fmaxf(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fmax.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fmax.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.f(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_rsqrtf(float %x) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %x)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.rsqrt.approx.f(float %x)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_fmin(double %x, double %y) #6 {
  %1 = call double @llvm.nvvm.fmin.d(double %x, double %y)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fmin.d(double, double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_fmax(double %x, double %y) #6 {
  %1 = call double @llvm.nvvm.fmax.d(double %x, double %y)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fmax.d(double, double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_rsqrt(double %x) #6 {
  %1 = call double @llvm.nvvm.rsqrt.approx.d(double %x)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rsqrt.approx.d(double) #8

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_ceil(double %x) #6 {
  %1 = call double @llvm.nvvm.ceil.d(double %x)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.ceil.d(double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_trunc(double %x) #6 {
  %1 = call double @llvm.nvvm.trunc.d(double %x)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.trunc.d(double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_exp2f(float %x) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.ex2.approx.ftz.f(float %x) #10
  br label %__exp2f.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.ex2.approx.f(float %x) #10
  br label %__exp2f.exit

__exp2f.exit:                                     ; preds = %3, %5
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_truncf(float %x) #6 {
  %1 = call float @llvm.nvvm.trunc.f(float %x)
  ret float %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.trunc.f(float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_ceilf(float %x) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.ceil.ftz.f(float %x)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.ceil.f(float %x)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ceil.ftz.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ceil.f(float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fmaf_rz(float %x, float %y, float %z) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fma.rz.ftz.f(float %x, float %y, float %z)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fma.rz.f(float %x, float %y, float %z)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rz.ftz.f(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rz.f(float, float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fmaf_rd(float %x, float %y, float %z) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fma.rm.ftz.f(float %x, float %y, float %z)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fma.rm.f(float %x, float %y, float %z)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fmaf_ru(float %x, float %y, float %z) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fma.rp.ftz.f(float %x, float %y, float %z)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fma.rp.f(float %x, float %y, float %z)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rp.ftz.f(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rp.f(float, float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_fma_rz(double %x, double %y, double %z) #6 {
  %1 = call double @llvm.nvvm.fma.rz.d(double %x, double %y, double %z)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fma.rz.d(double, double, double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fdiv_rz(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.div.rz.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.div.rz.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.rz.ftz.f(float, float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.rz.f(float, float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fdiv_rd(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.div.rm.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.div.rm.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.rm.ftz.f(float, float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.rm.f(float, float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fdiv_ru(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.div.rp.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.div.rp.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.rp.ftz.f(float, float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.rp.f(float, float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_frcp_rd(float %x) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.rcp.rm.ftz.f(float %x)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.rcp.rm.f(float %x)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rcp.rm.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rcp.rm.f(float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_frcp_ru(float %x) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.rcp.rp.ftz.f(float %x)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.rcp.rp.f(float %x)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rcp.rp.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rcp.rp.f(float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fsqrt_rd(float %x) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.sqrt.rm.ftz.f(float %x)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.sqrt.rm.f(float %x)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rm.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rm.f(float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fsqrt_ru(float %x) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.sqrt.rp.ftz.f(float %x)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.sqrt.rp.f(float %x)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rp.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rp.f(float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_ddiv_rd(double %x, double %y) #6 {
  %1 = call double @llvm.nvvm.div.rm.d(double %x, double %y)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.div.rm.d(double, double) #8

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_dsqrt_ru(double %x) #6 {
  %1 = call double @llvm.nvvm.sqrt.rp.d(double %x)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.sqrt.rp.d(double) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_sqrtf(float %x) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %10

3:                                                ; preds = %0
  %4 = call i32 @__nvvm_reflect(ptr @.str.2) #10
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call float @llvm.nvvm.sqrt.rn.ftz.f(float %x) #10
  br label %__nvvm_sqrt_f.exit

8:                                                ; preds = %3
  %9 = call float @llvm.nvvm.sqrt.approx.ftz.f(float %x) #10
  br label %__nvvm_sqrt_f.exit

10:                                               ; preds = %0
  %11 = call i32 @__nvvm_reflect(ptr @.str.2) #10
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = call float @llvm.nvvm.sqrt.rn.f(float %x) #10
  br label %__nvvm_sqrt_f.exit

15:                                               ; preds = %10
  %16 = call float @llvm.nvvm.sqrt.approx.f(float %x) #10
  br label %__nvvm_sqrt_f.exit

__nvvm_sqrt_f.exit:                               ; preds = %6, %8, %13, %15
  %.0 = phi float [ %7, %6 ], [ %9, %8 ], [ %14, %13 ], [ %16, %15 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_sqrt(double %x) #6 {
  %1 = call double @llvm.nvvm.sqrt.rn.d(double %x)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.sqrt.rn.d(double) #8

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_dadd_rd(double %x, double %y) #6 {
  %1 = call double @llvm.nvvm.add.rm.d(double %x, double %y)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rm.d(double, double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_dadd_ru(double %x, double %y) #6 {
  %1 = call double @llvm.nvvm.add.rp.d(double %x, double %y)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rp.d(double, double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_dmul_rd(double %x, double %y) #6 {
  %1 = call double @llvm.nvvm.mul.rm.d(double %x, double %y)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.mul.rm.d(double, double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_dmul_ru(double %x, double %y) #6 {
  %1 = call double @llvm.nvvm.mul.rp.d(double %x, double %y)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.mul.rp.d(double, double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fadd_rd(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.add.rm.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.add.rm.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rm.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rm.f(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fadd_ru(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.add.rp.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.add.rp.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rp.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rp.f(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fmul_rd(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.mul.rm.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.mul.rm.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rm.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rm.f(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fmul_ru(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.mul.rp.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.mul.rp.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rp.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rp.f(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fadd_rz(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.add.rz.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.add.rz.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rz.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rz.f(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fmul_rz(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.mul.rz.ftz.f(float %x, float %y)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.mul.rz.f(float %x, float %y)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rz.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rz.f(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_double2float_rz(double %d) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.d2f.rz.ftz(double %d)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.d2f.rz(double %d)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rz.ftz(double) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rz(double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_double2float_rd(double %d) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.d2f.rm.ftz(double %d)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.d2f.rm(double %d)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rm.ftz(double) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rm(double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_double2float_ru(double %d) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.d2f.rp.ftz(double %d)
  br label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.d2f.rp(double %d)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rp.ftz(double) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rp(double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_double2int_rd(double %d) #6 {
  %1 = call i32 @llvm.nvvm.d2i.rm(double %d)
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rm(double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_float2int_rn(float %in) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call i32 @llvm.nvvm.f2i.rn.ftz(float %in)
  br label %7

5:                                                ; preds = %0
  %6 = call i32 @llvm.nvvm.f2i.rn(float %in)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi i32 [ %4, %3 ], [ %6, %5 ]
  ret i32 %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn.ftz(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_float2int_rz(float %in) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call i32 @llvm.nvvm.f2i.rz.ftz(float %in)
  br label %7

5:                                                ; preds = %0
  %6 = call i32 @llvm.nvvm.f2i.rz(float %in)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi i32 [ %4, %3 ], [ %6, %5 ]
  ret i32 %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rz.ftz(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rz(float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_float2int_rd(float %in) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call i32 @llvm.nvvm.f2i.rm.ftz(float %in)
  br label %7

5:                                                ; preds = %0
  %6 = call i32 @llvm.nvvm.f2i.rm(float %in)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi i32 [ %4, %3 ], [ %6, %5 ]
  ret i32 %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rm.ftz(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rm(float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_float2int_ru(float %in) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str)
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call i32 @llvm.nvvm.f2i.rp.ftz(float %in)
  br label %7

5:                                                ; preds = %0
  %6 = call i32 @llvm.nvvm.f2i.rp(float %in)
  br label %7

7:                                                ; preds = %5, %3
  %.0 = phi i32 [ %4, %3 ], [ %6, %5 ]
  ret i32 %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rp.ftz(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rp(float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_int2float_rd(i32 %in) #6 {
  %1 = call float @llvm.nvvm.i2f.rm(i32 %in)
  ret float %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.i2f.rm(i32) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i64 @__nv_double2ll_rn(double %f) #6 {
  %1 = call i64 @llvm.nvvm.d2ll.rn(double %f)
  ret i64 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ll.rn(double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_ll2float_ru(i64 %l) #6 {
  %1 = call float @llvm.nvvm.ll2f.rp(i64 %l)
  ret float %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.ll2f.rp(i64) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_float_as_uint(float %x) #6 {
  %1 = bitcast float %x to i32
  ret i32 %1
}

; Function Attrs: alwaysinline convergent nounwind
define internal i64 @__nv_double_as_longlong(double %x) #6 {
  %1 = bitcast double %x to i64
  ret i64 %1
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_tanhf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.02 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = fmul float %.02, 0x4007154760000000
  %8 = call float @llvm.nvvm.ex2.approx.ftz.f(float %7) #10
  %9 = fadd float 1.000000e+00, %8
  %10 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %9) #13, !srcloc !23
  %11 = call i32 @__nvvm_reflect(ptr @.str) #10
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %__nv_fabsf.exit
  %14 = call float @llvm.nvvm.fma.rn.ftz.f(float %10, float -2.000000e+00, float 1.000000e+00) #10
  br label %__internal_fmad.exit1

15:                                               ; preds = %__nv_fabsf.exit
  %16 = call float @llvm.nvvm.fma.rn.f(float %10, float -2.000000e+00, float 1.000000e+00) #10
  br label %__internal_fmad.exit1

__internal_fmad.exit1:                            ; preds = %13, %15
  %.04 = phi float [ %14, %13 ], [ %16, %15 ]
  %17 = fcmp oge float %.02, 0x4022059680000000
  br i1 %17, label %18, label %19

18:                                               ; preds = %__internal_fmad.exit1
  br label %19

19:                                               ; preds = %18, %__internal_fmad.exit1
  %s.0 = phi float [ 1.000000e+00, %18 ], [ %.04, %__internal_fmad.exit1 ]
  %20 = call float @llvm.copysign.f32(float %s.0, float %a) #10
  %21 = fmul float %a, %a
  %22 = call i32 @__nvvm_reflect(ptr @.str) #10
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %19
  %25 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F901E1040000000, float %21, float 0xBFAAC795C0000000) #10
  br label %__internal_fmad.exit3

26:                                               ; preds = %19
  %27 = call float @llvm.nvvm.fma.rn.f(float 0x3F901E1040000000, float %21, float 0xBFAAC795C0000000) #10
  br label %__internal_fmad.exit3

__internal_fmad.exit3:                            ; preds = %24, %26
  %.07 = phi float [ %25, %24 ], [ %27, %26 ]
  %28 = call i32 @__nvvm_reflect(ptr @.str) #10
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %__internal_fmad.exit3
  %31 = call float @llvm.nvvm.fma.rn.ftz.f(float %.07, float %21, float 0x3FC10B2820000000) #10
  br label %__internal_fmad.exit4

32:                                               ; preds = %__internal_fmad.exit3
  %33 = call float @llvm.nvvm.fma.rn.f(float %.07, float %21, float 0x3FC10B2820000000) #10
  br label %__internal_fmad.exit4

__internal_fmad.exit4:                            ; preds = %30, %32
  %.05 = phi float [ %31, %30 ], [ %33, %32 ]
  %34 = call i32 @__nvvm_reflect(ptr @.str) #10
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %__internal_fmad.exit4
  %37 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %21, float 0xBFD5553DA0000000) #10
  br label %__internal_fmad.exit5

38:                                               ; preds = %__internal_fmad.exit4
  %39 = call float @llvm.nvvm.fma.rn.f(float %.05, float %21, float 0xBFD5553DA0000000) #10
  br label %__internal_fmad.exit5

__internal_fmad.exit5:                            ; preds = %36, %38
  %.0 = phi float [ %37, %36 ], [ %39, %38 ]
  %40 = call i32 @__nvvm_reflect(ptr @.str) #10
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %__internal_fmad.exit5
  %43 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0, float %21, float 0.000000e+00) #10
  br label %__internal_fmad.exit2

44:                                               ; preds = %__internal_fmad.exit5
  %45 = call float @llvm.nvvm.fma.rn.f(float %.0, float %21, float 0.000000e+00) #10
  br label %__internal_fmad.exit2

__internal_fmad.exit2:                            ; preds = %42, %44
  %.06 = phi float [ %43, %42 ], [ %45, %44 ]
  %46 = call i32 @__nvvm_reflect(ptr @.str) #10
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %48, label %50

48:                                               ; preds = %__internal_fmad.exit2
  %49 = call float @llvm.nvvm.fma.rn.ftz.f(float %.06, float %a, float %a) #10
  br label %__internal_fmad.exit

50:                                               ; preds = %__internal_fmad.exit2
  %51 = call float @llvm.nvvm.fma.rn.f(float %.06, float %a, float %a) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %48, %50
  %.03 = phi float [ %49, %48 ], [ %51, %50 ]
  %52 = fcmp oge float %.02, 0x3FE3333340000000
  br i1 %52, label %53, label %54

53:                                               ; preds = %__internal_fmad.exit
  br label %55

54:                                               ; preds = %__internal_fmad.exit
  br label %55

55:                                               ; preds = %54, %53
  %.01 = phi float [ %20, %53 ], [ %.03, %54 ]
  ret float %.01
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_ffs(i32 %v) #6 {
  %1 = call i32 @llvm.bitreverse.i32(i32 %v)
  %2 = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %1) #13, !srcloc !24
  %3 = add i32 %2, 1
  ret i32 %3
}

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_isnanf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = bitcast i32 2139095040 to float
  %8 = fcmp ole float %.0, %7
  %9 = xor i1 %8, true
  %10 = select i1 %9, i32 1, i32 0
  ret i32 %10
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_copysignf(float %a, float %b) #6 {
  %1 = call float @llvm.copysign.f32(float %a, float %b)
  ret float %1
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_sinf(float %a) #6 {
  %result.i.i.i = alloca [7 x i32], align 4
  %1 = fmul float %a, 0x3FE45F3060000000
  %2 = call i32 @__nvvm_reflect(ptr @.str) #10
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %0
  %5 = call i32 @llvm.nvvm.f2i.rn.ftz(float %1) #10
  br label %__nv_float2int_rn.exit.i.i

6:                                                ; preds = %0
  %7 = call i32 @llvm.nvvm.f2i.rn(float %1) #10
  br label %__nv_float2int_rn.exit.i.i

__nv_float2int_rn.exit.i.i:                       ; preds = %6, %4
  %.01 = phi i32 [ %5, %4 ], [ %7, %6 ]
  %8 = sitofp i32 %.01 to float
  %9 = call i32 @__nvvm_reflect(ptr @.str) #10
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %__nv_float2int_rn.exit.i.i
  %12 = call float @llvm.nvvm.fma.rn.ftz.f(float %8, float 0xBFF921FB40000000, float %a) #10
  br label %__nv_fmaf_rn.exit.i.i

13:                                               ; preds = %__nv_float2int_rn.exit.i.i
  %14 = call float @llvm.nvvm.fma.rn.f(float %8, float 0xBFF921FB40000000, float %a) #10
  br label %__nv_fmaf_rn.exit.i.i

__nv_fmaf_rn.exit.i.i:                            ; preds = %13, %11
  %.02 = phi float [ %12, %11 ], [ %14, %13 ]
  %15 = call i32 @__nvvm_reflect(ptr @.str) #10
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %18 = call float @llvm.nvvm.fma.rn.ftz.f(float %8, float 0xBE74442D00000000, float %.02) #10
  br label %__nv_fmaf_rn.exit1.i.i

19:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %20 = call float @llvm.nvvm.fma.rn.f(float %8, float 0xBE74442D00000000, float %.02) #10
  br label %__nv_fmaf_rn.exit1.i.i

__nv_fmaf_rn.exit1.i.i:                           ; preds = %19, %17
  %.03 = phi float [ %18, %17 ], [ %20, %19 ]
  %21 = call i32 @__nvvm_reflect(ptr @.str) #10
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %__nv_fmaf_rn.exit1.i.i
  %24 = call float @llvm.nvvm.fma.rn.ftz.f(float %8, float 0xBCF84698A0000000, float %.03) #10
  br label %__nv_fmaf_rn.exit2.i.i

25:                                               ; preds = %__nv_fmaf_rn.exit1.i.i
  %26 = call float @llvm.nvvm.fma.rn.f(float %8, float 0xBCF84698A0000000, float %.03) #10
  br label %__nv_fmaf_rn.exit2.i.i

__nv_fmaf_rn.exit2.i.i:                           ; preds = %25, %23
  %.04 = phi float [ %24, %23 ], [ %26, %25 ]
  %27 = call i32 @__nvvm_reflect(ptr @.str) #10
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %__nv_fmaf_rn.exit2.i.i
  %30 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit.i.i

31:                                               ; preds = %__nv_fmaf_rn.exit2.i.i
  %32 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit.i.i

__nv_fabsf.exit.i.i:                              ; preds = %31, %29
  %.06 = phi float [ %30, %29 ], [ %32, %31 ]
  %33 = fcmp oge float %.06, 1.056150e+05
  br i1 %33, label %34, label %__internal_trig_reduction_kernel.exit.i

34:                                               ; preds = %__nv_fabsf.exit.i.i
  %35 = call i32 @__nvvm_reflect(ptr @.str) #10
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %34
  %38 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_isinff.exit.i.i

39:                                               ; preds = %34
  %40 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_isinff.exit.i.i

__nv_isinff.exit.i.i:                             ; preds = %39, %37
  %.07 = phi float [ %38, %37 ], [ %40, %39 ]
  %41 = bitcast i32 2139095040 to float
  %42 = fcmp oeq float %.07, %41
  %43 = select i1 %42, i32 1, i32 0
  br i1 %42, label %44, label %51

44:                                               ; preds = %__nv_isinff.exit.i.i
  %45 = call i32 @__nvvm_reflect(ptr @.str) #10
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = call float @llvm.nvvm.mul.rn.ftz.f(float %a, float 0.000000e+00) #10
  br label %__nv_fmul_rn.exit.i.i

49:                                               ; preds = %44
  %50 = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00) #10
  br label %__nv_fmul_rn.exit.i.i

__nv_fmul_rn.exit.i.i:                            ; preds = %49, %47
  %.08 = phi float [ %48, %47 ], [ %50, %49 ]
  br label %127

51:                                               ; preds = %__nv_isinff.exit.i.i
  %52 = bitcast float %a to i32
  %53 = and i32 %52, -2147483648
  %54 = lshr i32 %52, 23
  %55 = and i32 %54, 255
  %56 = sub i32 %55, 128
  %57 = shl i32 %52, 8
  %58 = or i32 %57, -2147483648
  %59 = lshr i32 %56, 5
  %60 = sub i32 4, %59
  br label %61

61:                                               ; preds = %63, %51
  %hi.i.i.i.0 = phi i32 [ 0, %51 ], [ %71, %63 ]
  %iq.i.i.i.0 = phi i32 [ 0, %51 ], [ %74, %63 ]
  %62 = icmp slt i32 %iq.i.i.i.0, 6
  br i1 %62, label %63, label %75

63:                                               ; preds = %61
  %64 = sext i32 %iq.i.i.i.0 to i64
  %65 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4
  %67 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %66, i32 %58, i32 %hi.i.i.i.0) #13, !srcloc !25
  %68 = extractvalue { i32, i32 } %67, 0
  %69 = extractvalue { i32, i32 } %67, 1
  %insert = insertvalue %struct.uint2 undef, i32 %68, 0
  %insert25 = insertvalue %struct.uint2 %insert, i32 %69, 1
  %70 = extractvalue %struct.uint2 %insert25, 0
  %71 = extractvalue %struct.uint2 %insert25, 1
  %72 = sext i32 %iq.i.i.i.0 to i64
  %73 = getelementptr inbounds [7 x i32], ptr %result.i.i.i, i64 0, i64 %72
  store i32 %70, ptr %73, align 4
  %74 = add nsw i32 %iq.i.i.i.0, 1
  br label %61, !llvm.loop !26

75:                                               ; preds = %61
  %76 = sext i32 %iq.i.i.i.0 to i64
  %77 = getelementptr inbounds [7 x i32], ptr %result.i.i.i, i64 0, i64 %76
  store i32 %hi.i.i.i.0, ptr %77, align 4
  %78 = and i32 %56, 31
  %79 = add i32 %60, 2
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [7 x i32], ptr %result.i.i.i, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = add i32 %60, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [7 x i32], ptr %result.i.i.i, i64 0, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = icmp ne i32 %78, 0
  br i1 %87, label %88, label %99

88:                                               ; preds = %75
  %89 = sub i32 32, %78
  %90 = shl i32 %82, %78
  %91 = lshr i32 %86, %89
  %92 = add i32 %90, %91
  %93 = shl i32 %86, %78
  %94 = sext i32 %60 to i64
  %95 = getelementptr inbounds [7 x i32], ptr %result.i.i.i, i64 0, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = lshr i32 %96, %89
  %98 = add i32 %93, %97
  br label %99

99:                                               ; preds = %88, %75
  %hi.i.i.i.1 = phi i32 [ %92, %88 ], [ %82, %75 ]
  %lo.i.i.i.0 = phi i32 [ %98, %88 ], [ %86, %75 ]
  %100 = lshr i32 %hi.i.i.i.1, 30
  %101 = shl i32 %hi.i.i.i.1, 2
  %102 = lshr i32 %lo.i.i.i.0, 30
  %103 = add i32 %101, %102
  %104 = shl i32 %lo.i.i.i.0, 2
  %105 = lshr i32 %103, 31
  %106 = add i32 %100, %105
  %107 = icmp ne i32 %53, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %99
  %109 = sub i32 0, %106
  br label %110

110:                                              ; preds = %108, %99
  %q.i.i.i.0 = phi i32 [ %109, %108 ], [ %106, %99 ]
  %111 = icmp ne i32 %105, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %110
  %113 = xor i32 %103, -1
  %114 = xor i32 %104, -1
  %115 = xor i32 %53, -2147483648
  br label %116

116:                                              ; preds = %112, %110
  %s.i.i.i.0 = phi i32 [ %115, %112 ], [ %53, %110 ]
  %hi.i.i.i.2 = phi i32 [ %113, %112 ], [ %103, %110 ]
  %lo.i.i.i.1 = phi i32 [ %114, %112 ], [ %104, %110 ]
  %117 = zext i32 %hi.i.i.i.2 to i64
  %118 = shl i64 %117, 32
  %119 = zext i32 %lo.i.i.i.1 to i64
  %120 = or i64 %118, %119
  %121 = sitofp i64 %120 to double
  %122 = fmul double %121, 0x3BF921FB54442D19
  %123 = fptrunc double %122 to float
  %124 = icmp ne i32 %s.i.i.i.0, 0
  br i1 %124, label %125, label %__internal_trig_reduction_slowpath.exit.i.i

125:                                              ; preds = %116
  %126 = fsub float -0.000000e+00, %123
  br label %__internal_trig_reduction_slowpath.exit.i.i

__internal_trig_reduction_slowpath.exit.i.i:      ; preds = %125, %116
  %r.i.i.i.0 = phi float [ %126, %125 ], [ %123, %116 ]
  br label %127

127:                                              ; preds = %__internal_trig_reduction_slowpath.exit.i.i, %__nv_fmul_rn.exit.i.i
  %i.i.0 = phi i32 [ 0, %__nv_fmul_rn.exit.i.i ], [ %q.i.i.i.0, %__internal_trig_reduction_slowpath.exit.i.i ]
  %t.i.i.0 = phi float [ %.08, %__nv_fmul_rn.exit.i.i ], [ %r.i.i.i.0, %__internal_trig_reduction_slowpath.exit.i.i ]
  br label %__internal_trig_reduction_kernel.exit.i

__internal_trig_reduction_kernel.exit.i:          ; preds = %127, %__nv_fabsf.exit.i.i
  %i.i.1 = phi i32 [ %i.i.0, %127 ], [ %.01, %__nv_fabsf.exit.i.i ]
  %t.i.i.1 = phi float [ %t.i.i.0, %127 ], [ %.04, %__nv_fabsf.exit.i.i ]
  %128 = call i32 @__nvvm_reflect(ptr @.str) #10
  %129 = icmp ne i32 %128, 0
  br i1 %129, label %130, label %132

130:                                              ; preds = %__internal_trig_reduction_kernel.exit.i
  %131 = call float @llvm.nvvm.mul.rn.ftz.f(float %t.i.i.1, float %t.i.i.1) #10
  br label %__nv_fmul_rn.exit.i2.i

132:                                              ; preds = %__internal_trig_reduction_kernel.exit.i
  %133 = call float @llvm.nvvm.mul.rn.f(float %t.i.i.1, float %t.i.i.1) #10
  br label %__nv_fmul_rn.exit.i2.i

__nv_fmul_rn.exit.i2.i:                           ; preds = %132, %130
  %.011 = phi float [ %131, %130 ], [ %133, %132 ]
  %134 = and i32 %i.i.1, 1
  %135 = icmp ne i32 %134, 0
  br i1 %135, label %136, label %137

136:                                              ; preds = %__nv_fmul_rn.exit.i2.i
  br label %138

137:                                              ; preds = %__nv_fmul_rn.exit.i2.i
  br label %138

138:                                              ; preds = %137, %136
  %139 = phi float [ 1.000000e+00, %136 ], [ %t.i.i.1, %137 ]
  %140 = call i32 @__nvvm_reflect(ptr @.str) #10
  %141 = icmp ne i32 %140, 0
  br i1 %141, label %142, label %144

142:                                              ; preds = %138
  %143 = call float @llvm.nvvm.fma.rn.ftz.f(float %.011, float %139, float 0.000000e+00) #10
  br label %__internal_fmad.exit.i.i

144:                                              ; preds = %138
  %145 = call float @llvm.nvvm.fma.rn.f(float %.011, float %139, float 0.000000e+00) #10
  br label %__internal_fmad.exit.i.i

__internal_fmad.exit.i.i:                         ; preds = %144, %142
  %.012 = phi float [ %143, %142 ], [ %145, %144 ]
  %146 = and i32 %i.i.1, 1
  %147 = icmp ne i32 %146, 0
  br i1 %147, label %148, label %155

148:                                              ; preds = %__internal_fmad.exit.i.i
  %149 = call i32 @__nvvm_reflect(ptr @.str) #10
  %150 = icmp ne i32 %149, 0
  br i1 %150, label %151, label %153

151:                                              ; preds = %148
  %152 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3EF9758000000000, float %.011, float 0xBF56C0FDA0000000) #10
  br label %__internal_fmad.exit1.i.i

153:                                              ; preds = %148
  %154 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %.011, float 0xBF56C0FDA0000000) #10
  br label %__internal_fmad.exit1.i.i

__internal_fmad.exit1.i.i:                        ; preds = %153, %151
  %.013 = phi float [ %152, %151 ], [ %154, %153 ]
  br label %156

155:                                              ; preds = %__internal_fmad.exit.i.i
  br label %156

156:                                              ; preds = %155, %__internal_fmad.exit1.i.i
  %157 = phi float [ %.013, %__internal_fmad.exit1.i.i ], [ 0xBF29A82A60000000, %155 ]
  %158 = and i32 %i.i.1, 1
  %159 = icmp ne i32 %158, 0
  %160 = select i1 %159, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %161 = call i32 @__nvvm_reflect(ptr @.str) #10
  %162 = icmp ne i32 %161, 0
  br i1 %162, label %163, label %165

163:                                              ; preds = %156
  %164 = call float @llvm.nvvm.fma.rn.ftz.f(float %157, float %.011, float %160) #10
  br label %__internal_fmad.exit2.i.i

165:                                              ; preds = %156
  %166 = call float @llvm.nvvm.fma.rn.f(float %157, float %.011, float %160) #10
  br label %__internal_fmad.exit2.i.i

__internal_fmad.exit2.i.i:                        ; preds = %165, %163
  %.010 = phi float [ %164, %163 ], [ %166, %165 ]
  %167 = and i32 %i.i.1, 1
  %168 = icmp ne i32 %167, 0
  %169 = select i1 %168, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %170 = call i32 @__nvvm_reflect(ptr @.str) #10
  %171 = icmp ne i32 %170, 0
  br i1 %171, label %172, label %174

172:                                              ; preds = %__internal_fmad.exit2.i.i
  %173 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %.011, float %169) #10
  br label %__internal_fmad.exit3.i.i

174:                                              ; preds = %__internal_fmad.exit2.i.i
  %175 = call float @llvm.nvvm.fma.rn.f(float %.010, float %.011, float %169) #10
  br label %__internal_fmad.exit3.i.i

__internal_fmad.exit3.i.i:                        ; preds = %174, %172
  %.09 = phi float [ %173, %172 ], [ %175, %174 ]
  %176 = call i32 @__nvvm_reflect(ptr @.str) #10
  %177 = icmp ne i32 %176, 0
  br i1 %177, label %178, label %180

178:                                              ; preds = %__internal_fmad.exit3.i.i
  %179 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %.012, float %139) #10
  br label %__internal_fmad.exit4.i.i

180:                                              ; preds = %__internal_fmad.exit3.i.i
  %181 = call float @llvm.nvvm.fma.rn.f(float %.09, float %.012, float %139) #10
  br label %__internal_fmad.exit4.i.i

__internal_fmad.exit4.i.i:                        ; preds = %180, %178
  %.05 = phi float [ %179, %178 ], [ %181, %180 ]
  %182 = and i32 %i.i.1, 2
  %183 = icmp ne i32 %182, 0
  br i1 %183, label %184, label %__internal_accurate_sinf.exit

184:                                              ; preds = %__internal_fmad.exit4.i.i
  %185 = call i32 @__nvvm_reflect(ptr @.str) #10
  %186 = icmp ne i32 %185, 0
  br i1 %186, label %187, label %189

187:                                              ; preds = %184
  %188 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float -1.000000e+00, float 0.000000e+00) #10
  br label %__internal_fmad.exit5.i.i

189:                                              ; preds = %184
  %190 = call float @llvm.nvvm.fma.rn.f(float %.05, float -1.000000e+00, float 0.000000e+00) #10
  br label %__internal_fmad.exit5.i.i

__internal_fmad.exit5.i.i:                        ; preds = %189, %187
  %.0 = phi float [ %188, %187 ], [ %190, %189 ]
  br label %__internal_accurate_sinf.exit

__internal_accurate_sinf.exit:                    ; preds = %__internal_fmad.exit4.i.i, %__internal_fmad.exit5.i.i
  %z.i.i.0 = phi float [ %.0, %__internal_fmad.exit5.i.i ], [ %.05, %__internal_fmad.exit4.i.i ]
  ret float %z.i.i.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_cosf(float %a) #6 {
  %result.i.i.i = alloca [7 x i32], align 4
  %1 = fmul float %a, 0x3FE45F3060000000
  %2 = call i32 @__nvvm_reflect(ptr @.str) #10
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %0
  %5 = call i32 @llvm.nvvm.f2i.rn.ftz(float %1) #10
  br label %__nv_float2int_rn.exit.i.i

6:                                                ; preds = %0
  %7 = call i32 @llvm.nvvm.f2i.rn(float %1) #10
  br label %__nv_float2int_rn.exit.i.i

__nv_float2int_rn.exit.i.i:                       ; preds = %6, %4
  %.01 = phi i32 [ %5, %4 ], [ %7, %6 ]
  %8 = sitofp i32 %.01 to float
  %9 = call i32 @__nvvm_reflect(ptr @.str) #10
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %__nv_float2int_rn.exit.i.i
  %12 = call float @llvm.nvvm.fma.rn.ftz.f(float %8, float 0xBFF921FB40000000, float %a) #10
  br label %__nv_fmaf_rn.exit.i.i

13:                                               ; preds = %__nv_float2int_rn.exit.i.i
  %14 = call float @llvm.nvvm.fma.rn.f(float %8, float 0xBFF921FB40000000, float %a) #10
  br label %__nv_fmaf_rn.exit.i.i

__nv_fmaf_rn.exit.i.i:                            ; preds = %13, %11
  %.02 = phi float [ %12, %11 ], [ %14, %13 ]
  %15 = call i32 @__nvvm_reflect(ptr @.str) #10
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %18 = call float @llvm.nvvm.fma.rn.ftz.f(float %8, float 0xBE74442D00000000, float %.02) #10
  br label %__nv_fmaf_rn.exit1.i.i

19:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %20 = call float @llvm.nvvm.fma.rn.f(float %8, float 0xBE74442D00000000, float %.02) #10
  br label %__nv_fmaf_rn.exit1.i.i

__nv_fmaf_rn.exit1.i.i:                           ; preds = %19, %17
  %.03 = phi float [ %18, %17 ], [ %20, %19 ]
  %21 = call i32 @__nvvm_reflect(ptr @.str) #10
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %__nv_fmaf_rn.exit1.i.i
  %24 = call float @llvm.nvvm.fma.rn.ftz.f(float %8, float 0xBCF84698A0000000, float %.03) #10
  br label %__nv_fmaf_rn.exit2.i.i

25:                                               ; preds = %__nv_fmaf_rn.exit1.i.i
  %26 = call float @llvm.nvvm.fma.rn.f(float %8, float 0xBCF84698A0000000, float %.03) #10
  br label %__nv_fmaf_rn.exit2.i.i

__nv_fmaf_rn.exit2.i.i:                           ; preds = %25, %23
  %.04 = phi float [ %24, %23 ], [ %26, %25 ]
  %27 = call i32 @__nvvm_reflect(ptr @.str) #10
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %__nv_fmaf_rn.exit2.i.i
  %30 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit.i.i

31:                                               ; preds = %__nv_fmaf_rn.exit2.i.i
  %32 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit.i.i

__nv_fabsf.exit.i.i:                              ; preds = %31, %29
  %.06 = phi float [ %30, %29 ], [ %32, %31 ]
  %33 = fcmp oge float %.06, 1.056150e+05
  br i1 %33, label %34, label %__internal_trig_reduction_kernel.exit.i

34:                                               ; preds = %__nv_fabsf.exit.i.i
  %35 = call i32 @__nvvm_reflect(ptr @.str) #10
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %34
  %38 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_isinff.exit.i.i

39:                                               ; preds = %34
  %40 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_isinff.exit.i.i

__nv_isinff.exit.i.i:                             ; preds = %39, %37
  %.07 = phi float [ %38, %37 ], [ %40, %39 ]
  %41 = bitcast i32 2139095040 to float
  %42 = fcmp oeq float %.07, %41
  %43 = select i1 %42, i32 1, i32 0
  br i1 %42, label %44, label %51

44:                                               ; preds = %__nv_isinff.exit.i.i
  %45 = call i32 @__nvvm_reflect(ptr @.str) #10
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = call float @llvm.nvvm.mul.rn.ftz.f(float %a, float 0.000000e+00) #10
  br label %__nv_fmul_rn.exit.i.i

49:                                               ; preds = %44
  %50 = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00) #10
  br label %__nv_fmul_rn.exit.i.i

__nv_fmul_rn.exit.i.i:                            ; preds = %49, %47
  %.08 = phi float [ %48, %47 ], [ %50, %49 ]
  br label %127

51:                                               ; preds = %__nv_isinff.exit.i.i
  %52 = bitcast float %a to i32
  %53 = and i32 %52, -2147483648
  %54 = lshr i32 %52, 23
  %55 = and i32 %54, 255
  %56 = sub i32 %55, 128
  %57 = shl i32 %52, 8
  %58 = or i32 %57, -2147483648
  %59 = lshr i32 %56, 5
  %60 = sub i32 4, %59
  br label %61

61:                                               ; preds = %63, %51
  %hi.i.i.i.0 = phi i32 [ 0, %51 ], [ %71, %63 ]
  %iq.i.i.i.0 = phi i32 [ 0, %51 ], [ %74, %63 ]
  %62 = icmp slt i32 %iq.i.i.i.0, 6
  br i1 %62, label %63, label %75

63:                                               ; preds = %61
  %64 = sext i32 %iq.i.i.i.0 to i64
  %65 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4
  %67 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %66, i32 %58, i32 %hi.i.i.i.0) #13, !srcloc !25
  %68 = extractvalue { i32, i32 } %67, 0
  %69 = extractvalue { i32, i32 } %67, 1
  %insert = insertvalue %struct.uint2 undef, i32 %68, 0
  %insert25 = insertvalue %struct.uint2 %insert, i32 %69, 1
  %70 = extractvalue %struct.uint2 %insert25, 0
  %71 = extractvalue %struct.uint2 %insert25, 1
  %72 = sext i32 %iq.i.i.i.0 to i64
  %73 = getelementptr inbounds [7 x i32], ptr %result.i.i.i, i64 0, i64 %72
  store i32 %70, ptr %73, align 4
  %74 = add nsw i32 %iq.i.i.i.0, 1
  br label %61, !llvm.loop !26

75:                                               ; preds = %61
  %76 = sext i32 %iq.i.i.i.0 to i64
  %77 = getelementptr inbounds [7 x i32], ptr %result.i.i.i, i64 0, i64 %76
  store i32 %hi.i.i.i.0, ptr %77, align 4
  %78 = and i32 %56, 31
  %79 = add i32 %60, 2
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [7 x i32], ptr %result.i.i.i, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = add i32 %60, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [7 x i32], ptr %result.i.i.i, i64 0, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = icmp ne i32 %78, 0
  br i1 %87, label %88, label %99

88:                                               ; preds = %75
  %89 = sub i32 32, %78
  %90 = shl i32 %82, %78
  %91 = lshr i32 %86, %89
  %92 = add i32 %90, %91
  %93 = shl i32 %86, %78
  %94 = sext i32 %60 to i64
  %95 = getelementptr inbounds [7 x i32], ptr %result.i.i.i, i64 0, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = lshr i32 %96, %89
  %98 = add i32 %93, %97
  br label %99

99:                                               ; preds = %88, %75
  %hi.i.i.i.1 = phi i32 [ %92, %88 ], [ %82, %75 ]
  %lo.i.i.i.0 = phi i32 [ %98, %88 ], [ %86, %75 ]
  %100 = lshr i32 %hi.i.i.i.1, 30
  %101 = shl i32 %hi.i.i.i.1, 2
  %102 = lshr i32 %lo.i.i.i.0, 30
  %103 = add i32 %101, %102
  %104 = shl i32 %lo.i.i.i.0, 2
  %105 = lshr i32 %103, 31
  %106 = add i32 %100, %105
  %107 = icmp ne i32 %53, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %99
  %109 = sub i32 0, %106
  br label %110

110:                                              ; preds = %108, %99
  %q.i.i.i.0 = phi i32 [ %109, %108 ], [ %106, %99 ]
  %111 = icmp ne i32 %105, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %110
  %113 = xor i32 %103, -1
  %114 = xor i32 %104, -1
  %115 = xor i32 %53, -2147483648
  br label %116

116:                                              ; preds = %112, %110
  %s.i.i.i.0 = phi i32 [ %115, %112 ], [ %53, %110 ]
  %hi.i.i.i.2 = phi i32 [ %113, %112 ], [ %103, %110 ]
  %lo.i.i.i.1 = phi i32 [ %114, %112 ], [ %104, %110 ]
  %117 = zext i32 %hi.i.i.i.2 to i64
  %118 = shl i64 %117, 32
  %119 = zext i32 %lo.i.i.i.1 to i64
  %120 = or i64 %118, %119
  %121 = sitofp i64 %120 to double
  %122 = fmul double %121, 0x3BF921FB54442D19
  %123 = fptrunc double %122 to float
  %124 = icmp ne i32 %s.i.i.i.0, 0
  br i1 %124, label %125, label %__internal_trig_reduction_slowpath.exit.i.i

125:                                              ; preds = %116
  %126 = fsub float -0.000000e+00, %123
  br label %__internal_trig_reduction_slowpath.exit.i.i

__internal_trig_reduction_slowpath.exit.i.i:      ; preds = %125, %116
  %r.i.i.i.0 = phi float [ %126, %125 ], [ %123, %116 ]
  br label %127

127:                                              ; preds = %__internal_trig_reduction_slowpath.exit.i.i, %__nv_fmul_rn.exit.i.i
  %i.i.0 = phi i32 [ 0, %__nv_fmul_rn.exit.i.i ], [ %q.i.i.i.0, %__internal_trig_reduction_slowpath.exit.i.i ]
  %t.i.i.0 = phi float [ %.08, %__nv_fmul_rn.exit.i.i ], [ %r.i.i.i.0, %__internal_trig_reduction_slowpath.exit.i.i ]
  br label %__internal_trig_reduction_kernel.exit.i

__internal_trig_reduction_kernel.exit.i:          ; preds = %127, %__nv_fabsf.exit.i.i
  %i.i.1 = phi i32 [ %i.i.0, %127 ], [ %.01, %__nv_fabsf.exit.i.i ]
  %t.i.i.1 = phi float [ %t.i.i.0, %127 ], [ %.04, %__nv_fabsf.exit.i.i ]
  %128 = add i32 %i.i.1, 1
  %129 = call i32 @__nvvm_reflect(ptr @.str) #10
  %130 = icmp ne i32 %129, 0
  br i1 %130, label %131, label %133

131:                                              ; preds = %__internal_trig_reduction_kernel.exit.i
  %132 = call float @llvm.nvvm.mul.rn.ftz.f(float %t.i.i.1, float %t.i.i.1) #10
  br label %__nv_fmul_rn.exit.i2.i

133:                                              ; preds = %__internal_trig_reduction_kernel.exit.i
  %134 = call float @llvm.nvvm.mul.rn.f(float %t.i.i.1, float %t.i.i.1) #10
  br label %__nv_fmul_rn.exit.i2.i

__nv_fmul_rn.exit.i2.i:                           ; preds = %133, %131
  %.011 = phi float [ %132, %131 ], [ %134, %133 ]
  %135 = and i32 %128, 1
  %136 = icmp ne i32 %135, 0
  br i1 %136, label %137, label %138

137:                                              ; preds = %__nv_fmul_rn.exit.i2.i
  br label %139

138:                                              ; preds = %__nv_fmul_rn.exit.i2.i
  br label %139

139:                                              ; preds = %138, %137
  %140 = phi float [ 1.000000e+00, %137 ], [ %t.i.i.1, %138 ]
  %141 = call i32 @__nvvm_reflect(ptr @.str) #10
  %142 = icmp ne i32 %141, 0
  br i1 %142, label %143, label %145

143:                                              ; preds = %139
  %144 = call float @llvm.nvvm.fma.rn.ftz.f(float %.011, float %140, float 0.000000e+00) #10
  br label %__internal_fmad.exit.i.i

145:                                              ; preds = %139
  %146 = call float @llvm.nvvm.fma.rn.f(float %.011, float %140, float 0.000000e+00) #10
  br label %__internal_fmad.exit.i.i

__internal_fmad.exit.i.i:                         ; preds = %145, %143
  %.012 = phi float [ %144, %143 ], [ %146, %145 ]
  %147 = and i32 %128, 1
  %148 = icmp ne i32 %147, 0
  br i1 %148, label %149, label %156

149:                                              ; preds = %__internal_fmad.exit.i.i
  %150 = call i32 @__nvvm_reflect(ptr @.str) #10
  %151 = icmp ne i32 %150, 0
  br i1 %151, label %152, label %154

152:                                              ; preds = %149
  %153 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3EF9758000000000, float %.011, float 0xBF56C0FDA0000000) #10
  br label %__internal_fmad.exit1.i.i

154:                                              ; preds = %149
  %155 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %.011, float 0xBF56C0FDA0000000) #10
  br label %__internal_fmad.exit1.i.i

__internal_fmad.exit1.i.i:                        ; preds = %154, %152
  %.013 = phi float [ %153, %152 ], [ %155, %154 ]
  br label %157

156:                                              ; preds = %__internal_fmad.exit.i.i
  br label %157

157:                                              ; preds = %156, %__internal_fmad.exit1.i.i
  %158 = phi float [ %.013, %__internal_fmad.exit1.i.i ], [ 0xBF29A82A60000000, %156 ]
  %159 = and i32 %128, 1
  %160 = icmp ne i32 %159, 0
  %161 = select i1 %160, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %162 = call i32 @__nvvm_reflect(ptr @.str) #10
  %163 = icmp ne i32 %162, 0
  br i1 %163, label %164, label %166

164:                                              ; preds = %157
  %165 = call float @llvm.nvvm.fma.rn.ftz.f(float %158, float %.011, float %161) #10
  br label %__internal_fmad.exit2.i.i

166:                                              ; preds = %157
  %167 = call float @llvm.nvvm.fma.rn.f(float %158, float %.011, float %161) #10
  br label %__internal_fmad.exit2.i.i

__internal_fmad.exit2.i.i:                        ; preds = %166, %164
  %.010 = phi float [ %165, %164 ], [ %167, %166 ]
  %168 = and i32 %128, 1
  %169 = icmp ne i32 %168, 0
  %170 = select i1 %169, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %171 = call i32 @__nvvm_reflect(ptr @.str) #10
  %172 = icmp ne i32 %171, 0
  br i1 %172, label %173, label %175

173:                                              ; preds = %__internal_fmad.exit2.i.i
  %174 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %.011, float %170) #10
  br label %__internal_fmad.exit3.i.i

175:                                              ; preds = %__internal_fmad.exit2.i.i
  %176 = call float @llvm.nvvm.fma.rn.f(float %.010, float %.011, float %170) #10
  br label %__internal_fmad.exit3.i.i

__internal_fmad.exit3.i.i:                        ; preds = %175, %173
  %.09 = phi float [ %174, %173 ], [ %176, %175 ]
  %177 = call i32 @__nvvm_reflect(ptr @.str) #10
  %178 = icmp ne i32 %177, 0
  br i1 %178, label %179, label %181

179:                                              ; preds = %__internal_fmad.exit3.i.i
  %180 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %.012, float %140) #10
  br label %__internal_fmad.exit4.i.i

181:                                              ; preds = %__internal_fmad.exit3.i.i
  %182 = call float @llvm.nvvm.fma.rn.f(float %.09, float %.012, float %140) #10
  br label %__internal_fmad.exit4.i.i

__internal_fmad.exit4.i.i:                        ; preds = %181, %179
  %.05 = phi float [ %180, %179 ], [ %182, %181 ]
  %183 = and i32 %128, 2
  %184 = icmp ne i32 %183, 0
  br i1 %184, label %185, label %__internal_accurate_cosf.exit

185:                                              ; preds = %__internal_fmad.exit4.i.i
  %186 = call i32 @__nvvm_reflect(ptr @.str) #10
  %187 = icmp ne i32 %186, 0
  br i1 %187, label %188, label %190

188:                                              ; preds = %185
  %189 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float -1.000000e+00, float 0.000000e+00) #10
  br label %__internal_fmad.exit5.i.i

190:                                              ; preds = %185
  %191 = call float @llvm.nvvm.fma.rn.f(float %.05, float -1.000000e+00, float 0.000000e+00) #10
  br label %__internal_fmad.exit5.i.i

__internal_fmad.exit5.i.i:                        ; preds = %190, %188
  %.0 = phi float [ %189, %188 ], [ %191, %190 ]
  br label %__internal_accurate_cosf.exit

__internal_accurate_cosf.exit:                    ; preds = %__internal_fmad.exit4.i.i, %__internal_fmad.exit5.i.i
  %z.i.i.0 = phi float [ %.0, %__internal_fmad.exit5.i.i ], [ %.05, %__internal_fmad.exit4.i.i ]
  ret float %z.i.i.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_tanf(float %a) #6 {
  %result.i.i = alloca [7 x i32], align 4
  %1 = fmul float %a, 0x3FE45F3060000000
  %2 = call i32 @__nvvm_reflect(ptr @.str) #10
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %0
  %5 = call i32 @llvm.nvvm.f2i.rn.ftz(float %1) #10
  br label %__nv_float2int_rn.exit.i

6:                                                ; preds = %0
  %7 = call i32 @llvm.nvvm.f2i.rn(float %1) #10
  br label %__nv_float2int_rn.exit.i

__nv_float2int_rn.exit.i:                         ; preds = %6, %4
  %.01 = phi i32 [ %5, %4 ], [ %7, %6 ]
  %8 = sitofp i32 %.01 to float
  %9 = call i32 @__nvvm_reflect(ptr @.str) #10
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %__nv_float2int_rn.exit.i
  %12 = call float @llvm.nvvm.fma.rn.ftz.f(float %8, float 0xBFF921FB40000000, float %a) #10
  br label %__nv_fmaf_rn.exit.i

13:                                               ; preds = %__nv_float2int_rn.exit.i
  %14 = call float @llvm.nvvm.fma.rn.f(float %8, float 0xBFF921FB40000000, float %a) #10
  br label %__nv_fmaf_rn.exit.i

__nv_fmaf_rn.exit.i:                              ; preds = %13, %11
  %.03 = phi float [ %12, %11 ], [ %14, %13 ]
  %15 = call i32 @__nvvm_reflect(ptr @.str) #10
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %__nv_fmaf_rn.exit.i
  %18 = call float @llvm.nvvm.fma.rn.ftz.f(float %8, float 0xBE74442D00000000, float %.03) #10
  br label %__nv_fmaf_rn.exit1.i

19:                                               ; preds = %__nv_fmaf_rn.exit.i
  %20 = call float @llvm.nvvm.fma.rn.f(float %8, float 0xBE74442D00000000, float %.03) #10
  br label %__nv_fmaf_rn.exit1.i

__nv_fmaf_rn.exit1.i:                             ; preds = %19, %17
  %.04 = phi float [ %18, %17 ], [ %20, %19 ]
  %21 = call i32 @__nvvm_reflect(ptr @.str) #10
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %__nv_fmaf_rn.exit1.i
  %24 = call float @llvm.nvvm.fma.rn.ftz.f(float %8, float 0xBCF84698A0000000, float %.04) #10
  br label %__nv_fmaf_rn.exit2.i

25:                                               ; preds = %__nv_fmaf_rn.exit1.i
  %26 = call float @llvm.nvvm.fma.rn.f(float %8, float 0xBCF84698A0000000, float %.04) #10
  br label %__nv_fmaf_rn.exit2.i

__nv_fmaf_rn.exit2.i:                             ; preds = %25, %23
  %.05 = phi float [ %24, %23 ], [ %26, %25 ]
  %27 = call i32 @__nvvm_reflect(ptr @.str) #10
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %__nv_fmaf_rn.exit2.i
  %30 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit.i

31:                                               ; preds = %__nv_fmaf_rn.exit2.i
  %32 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit.i

__nv_fabsf.exit.i:                                ; preds = %31, %29
  %.06 = phi float [ %30, %29 ], [ %32, %31 ]
  %33 = fcmp oge float %.06, 1.056150e+05
  br i1 %33, label %34, label %__internal_trig_reduction_kernel.exit

34:                                               ; preds = %__nv_fabsf.exit.i
  %35 = call i32 @__nvvm_reflect(ptr @.str) #10
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %34
  %38 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_isinff.exit.i

39:                                               ; preds = %34
  %40 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_isinff.exit.i

__nv_isinff.exit.i:                               ; preds = %39, %37
  %.07 = phi float [ %38, %37 ], [ %40, %39 ]
  %41 = bitcast i32 2139095040 to float
  %42 = fcmp oeq float %.07, %41
  %43 = select i1 %42, i32 1, i32 0
  br i1 %42, label %44, label %51

44:                                               ; preds = %__nv_isinff.exit.i
  %45 = call i32 @__nvvm_reflect(ptr @.str) #10
  %46 = icmp ne i32 %45, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = call float @llvm.nvvm.mul.rn.ftz.f(float %a, float 0.000000e+00) #10
  br label %__nv_fmul_rn.exit.i

49:                                               ; preds = %44
  %50 = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00) #10
  br label %__nv_fmul_rn.exit.i

__nv_fmul_rn.exit.i:                              ; preds = %49, %47
  %.08 = phi float [ %48, %47 ], [ %50, %49 ]
  br label %127

51:                                               ; preds = %__nv_isinff.exit.i
  %52 = bitcast float %a to i32
  %53 = and i32 %52, -2147483648
  %54 = lshr i32 %52, 23
  %55 = and i32 %54, 255
  %56 = sub i32 %55, 128
  %57 = shl i32 %52, 8
  %58 = or i32 %57, -2147483648
  %59 = lshr i32 %56, 5
  %60 = sub i32 4, %59
  br label %61

61:                                               ; preds = %63, %51
  %hi.i.i.0 = phi i32 [ 0, %51 ], [ %71, %63 ]
  %iq.i.i.0 = phi i32 [ 0, %51 ], [ %74, %63 ]
  %62 = icmp slt i32 %iq.i.i.0, 6
  br i1 %62, label %63, label %75

63:                                               ; preds = %61
  %64 = sext i32 %iq.i.i.0 to i64
  %65 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4
  %67 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %66, i32 %58, i32 %hi.i.i.0) #13, !srcloc !25
  %68 = extractvalue { i32, i32 } %67, 0
  %69 = extractvalue { i32, i32 } %67, 1
  %insert = insertvalue %struct.uint2 undef, i32 %68, 0
  %insert26 = insertvalue %struct.uint2 %insert, i32 %69, 1
  %70 = extractvalue %struct.uint2 %insert26, 0
  %71 = extractvalue %struct.uint2 %insert26, 1
  %72 = sext i32 %iq.i.i.0 to i64
  %73 = getelementptr inbounds [7 x i32], ptr %result.i.i, i64 0, i64 %72
  store i32 %70, ptr %73, align 4
  %74 = add nsw i32 %iq.i.i.0, 1
  br label %61, !llvm.loop !26

75:                                               ; preds = %61
  %76 = sext i32 %iq.i.i.0 to i64
  %77 = getelementptr inbounds [7 x i32], ptr %result.i.i, i64 0, i64 %76
  store i32 %hi.i.i.0, ptr %77, align 4
  %78 = and i32 %56, 31
  %79 = add i32 %60, 2
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [7 x i32], ptr %result.i.i, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = add i32 %60, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [7 x i32], ptr %result.i.i, i64 0, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = icmp ne i32 %78, 0
  br i1 %87, label %88, label %99

88:                                               ; preds = %75
  %89 = sub i32 32, %78
  %90 = shl i32 %82, %78
  %91 = lshr i32 %86, %89
  %92 = add i32 %90, %91
  %93 = shl i32 %86, %78
  %94 = sext i32 %60 to i64
  %95 = getelementptr inbounds [7 x i32], ptr %result.i.i, i64 0, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = lshr i32 %96, %89
  %98 = add i32 %93, %97
  br label %99

99:                                               ; preds = %88, %75
  %hi.i.i.1 = phi i32 [ %92, %88 ], [ %82, %75 ]
  %lo.i.i.0 = phi i32 [ %98, %88 ], [ %86, %75 ]
  %100 = lshr i32 %hi.i.i.1, 30
  %101 = shl i32 %hi.i.i.1, 2
  %102 = lshr i32 %lo.i.i.0, 30
  %103 = add i32 %101, %102
  %104 = shl i32 %lo.i.i.0, 2
  %105 = lshr i32 %103, 31
  %106 = add i32 %100, %105
  %107 = icmp ne i32 %53, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %99
  %109 = sub i32 0, %106
  br label %110

110:                                              ; preds = %108, %99
  %q.i.i.0 = phi i32 [ %109, %108 ], [ %106, %99 ]
  %111 = icmp ne i32 %105, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %110
  %113 = xor i32 %103, -1
  %114 = xor i32 %104, -1
  %115 = xor i32 %53, -2147483648
  br label %116

116:                                              ; preds = %112, %110
  %s.i.i.0 = phi i32 [ %115, %112 ], [ %53, %110 ]
  %hi.i.i.2 = phi i32 [ %113, %112 ], [ %103, %110 ]
  %lo.i.i.1 = phi i32 [ %114, %112 ], [ %104, %110 ]
  %117 = zext i32 %hi.i.i.2 to i64
  %118 = shl i64 %117, 32
  %119 = zext i32 %lo.i.i.1 to i64
  %120 = or i64 %118, %119
  %121 = sitofp i64 %120 to double
  %122 = fmul double %121, 0x3BF921FB54442D19
  %123 = fptrunc double %122 to float
  %124 = icmp ne i32 %s.i.i.0, 0
  br i1 %124, label %125, label %__internal_trig_reduction_slowpath.exit.i

125:                                              ; preds = %116
  %126 = fsub float -0.000000e+00, %123
  br label %__internal_trig_reduction_slowpath.exit.i

__internal_trig_reduction_slowpath.exit.i:        ; preds = %125, %116
  %r.i.i.0 = phi float [ %126, %125 ], [ %123, %116 ]
  br label %127

127:                                              ; preds = %__internal_trig_reduction_slowpath.exit.i, %__nv_fmul_rn.exit.i
  %i.0 = phi i32 [ 0, %__nv_fmul_rn.exit.i ], [ %q.i.i.0, %__internal_trig_reduction_slowpath.exit.i ]
  %t.i.0 = phi float [ %.08, %__nv_fmul_rn.exit.i ], [ %r.i.i.0, %__internal_trig_reduction_slowpath.exit.i ]
  br label %__internal_trig_reduction_kernel.exit

__internal_trig_reduction_kernel.exit:            ; preds = %__nv_fabsf.exit.i, %127
  %i.1 = phi i32 [ %i.0, %127 ], [ %.01, %__nv_fabsf.exit.i ]
  %t.i.1 = phi float [ %t.i.0, %127 ], [ %.05, %__nv_fabsf.exit.i ]
  %128 = fmul float %t.i.1, %t.i.1
  %129 = call i32 @__nvvm_reflect(ptr @.str) #10
  %130 = icmp ne i32 %129, 0
  br i1 %130, label %131, label %133

131:                                              ; preds = %__internal_trig_reduction_kernel.exit
  %132 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F83200000000000, float %128, float 0x3F6AC00000000000) #10
  br label %__internal_fmad.exit.i

133:                                              ; preds = %__internal_trig_reduction_kernel.exit
  %134 = call float @llvm.nvvm.fma.rn.f(float 0x3F83200000000000, float %128, float 0x3F6AC00000000000) #10
  br label %__internal_fmad.exit.i

__internal_fmad.exit.i:                           ; preds = %133, %131
  %.012 = phi float [ %132, %131 ], [ %134, %133 ]
  %135 = call i32 @__nvvm_reflect(ptr @.str) #10
  %136 = icmp ne i32 %135, 0
  br i1 %136, label %137, label %139

137:                                              ; preds = %__internal_fmad.exit.i
  %138 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %128, float 0x3F98E00000000000) #10
  br label %__internal_fmad.exit1.i

139:                                              ; preds = %__internal_fmad.exit.i
  %140 = call float @llvm.nvvm.fma.rn.f(float %.012, float %128, float 0x3F98E00000000000) #10
  br label %__internal_fmad.exit1.i

__internal_fmad.exit1.i:                          ; preds = %139, %137
  %.013 = phi float [ %138, %137 ], [ %140, %139 ]
  %141 = call i32 @__nvvm_reflect(ptr @.str) #10
  %142 = icmp ne i32 %141, 0
  br i1 %142, label %143, label %145

143:                                              ; preds = %__internal_fmad.exit1.i
  %144 = call float @llvm.nvvm.fma.rn.ftz.f(float %.013, float %128, float 0x3FAB600000000000) #10
  br label %__internal_fmad.exit2.i

145:                                              ; preds = %__internal_fmad.exit1.i
  %146 = call float @llvm.nvvm.fma.rn.f(float %.013, float %128, float 0x3FAB600000000000) #10
  br label %__internal_fmad.exit2.i

__internal_fmad.exit2.i:                          ; preds = %145, %143
  %.014 = phi float [ %144, %143 ], [ %146, %145 ]
  %147 = call i32 @__nvvm_reflect(ptr @.str) #10
  %148 = icmp ne i32 %147, 0
  br i1 %148, label %149, label %151

149:                                              ; preds = %__internal_fmad.exit2.i
  %150 = call float @llvm.nvvm.fma.rn.ftz.f(float %.014, float %128, float 0x3FC1128700000000) #10
  br label %__internal_fmad.exit3.i

151:                                              ; preds = %__internal_fmad.exit2.i
  %152 = call float @llvm.nvvm.fma.rn.f(float %.014, float %128, float 0x3FC1128700000000) #10
  br label %__internal_fmad.exit3.i

__internal_fmad.exit3.i:                          ; preds = %151, %149
  %.011 = phi float [ %150, %149 ], [ %152, %151 ]
  %153 = call i32 @__nvvm_reflect(ptr @.str) #10
  %154 = icmp ne i32 %153, 0
  br i1 %154, label %155, label %157

155:                                              ; preds = %__internal_fmad.exit3.i
  %156 = call float @llvm.nvvm.fma.rn.ftz.f(float %.011, float %128, float 0x3FD5555100000000) #10
  br label %__internal_fmad.exit4.i

157:                                              ; preds = %__internal_fmad.exit3.i
  %158 = call float @llvm.nvvm.fma.rn.f(float %.011, float %128, float 0x3FD5555100000000) #10
  br label %__internal_fmad.exit4.i

__internal_fmad.exit4.i:                          ; preds = %157, %155
  %.010 = phi float [ %156, %155 ], [ %158, %157 ]
  %159 = call i32 @__nvvm_reflect(ptr @.str) #10
  %160 = icmp ne i32 %159, 0
  br i1 %160, label %161, label %163

161:                                              ; preds = %__internal_fmad.exit4.i
  %162 = call float @llvm.nvvm.mul.rn.ftz.f(float %128, float %t.i.1) #10
  br label %__nv_fmul_rn.exit.i2

163:                                              ; preds = %__internal_fmad.exit4.i
  %164 = call float @llvm.nvvm.mul.rn.f(float %128, float %t.i.1) #10
  br label %__nv_fmul_rn.exit.i2

__nv_fmul_rn.exit.i2:                             ; preds = %163, %161
  %.09 = phi float [ %162, %161 ], [ %164, %163 ]
  %165 = call i32 @__nvvm_reflect(ptr @.str) #10
  %166 = icmp ne i32 %165, 0
  br i1 %166, label %167, label %169

167:                                              ; preds = %__nv_fmul_rn.exit.i2
  %168 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %.09, float %t.i.1) #10
  br label %__internal_fmad.exit5.i

169:                                              ; preds = %__nv_fmul_rn.exit.i2
  %170 = call float @llvm.nvvm.fma.rn.f(float %.010, float %.09, float %t.i.1) #10
  br label %__internal_fmad.exit5.i

__internal_fmad.exit5.i:                          ; preds = %169, %167
  %.02 = phi float [ %168, %167 ], [ %170, %169 ]
  %171 = call i32 @__nvvm_reflect(ptr @.str) #10
  %172 = icmp ne i32 %171, 0
  br i1 %172, label %173, label %175

173:                                              ; preds = %__internal_fmad.exit5.i
  %174 = call float @llvm.nvvm.fabs.ftz.f(float %t.i.1) #10
  br label %__nv_fabsf.exit.i3

175:                                              ; preds = %__internal_fmad.exit5.i
  %176 = call float @llvm.nvvm.fabs.f(float %t.i.1) #10
  br label %__nv_fabsf.exit.i3

__nv_fabsf.exit.i3:                               ; preds = %175, %173
  %.0 = phi float [ %174, %173 ], [ %176, %175 ]
  %177 = fcmp oeq float %.0, 0x3F40168780000000
  br i1 %177, label %178, label %__internal_tan_kernel.exit

178:                                              ; preds = %__nv_fabsf.exit.i3
  br label %__internal_tan_kernel.exit

__internal_tan_kernel.exit:                       ; preds = %__nv_fabsf.exit.i3, %178
  %t.i1.0 = phi float [ %t.i.1, %178 ], [ %.02, %__nv_fabsf.exit.i3 ]
  %179 = and i32 %i.1, 1
  %180 = icmp ne i32 %179, 0
  br i1 %180, label %181, label %184

181:                                              ; preds = %__internal_tan_kernel.exit
  %182 = fsub float -0.000000e+00, %t.i1.0
  %183 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %182) #13, !srcloc !23
  br label %184

184:                                              ; preds = %181, %__internal_tan_kernel.exit
  %z.0 = phi float [ %183, %181 ], [ %t.i1.0, %__internal_tan_kernel.exit ]
  ret float %z.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_log2f(float %a) #6 {
  %1 = fcmp olt float %a, 0x3810000000000000
  br i1 %1, label %2, label %4

2:                                                ; preds = %0
  %3 = fmul float %a, 0x4160000000000000
  br label %4

4:                                                ; preds = %2, %0
  %.02 = phi float [ %3, %2 ], [ %a, %0 ]
  %i.i.0 = phi float [ -2.300000e+01, %2 ], [ 0.000000e+00, %0 ]
  %5 = bitcast float %.02 to i32
  %6 = sub i32 %5, 1060439283
  %7 = and i32 %6, -8388608
  %8 = bitcast float %.02 to i32
  %9 = sub i32 %8, %7
  %10 = bitcast i32 %9 to float
  %11 = sitofp i32 %7 to float
  %12 = call i32 @__nvvm_reflect(ptr @.str) #10
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = call float @llvm.nvvm.fma.rn.ftz.f(float %11, float 0x3E80000000000000, float %i.i.0) #10
  br label %__nv_fmaf_rn.exit10.i

16:                                               ; preds = %4
  %17 = call float @llvm.nvvm.fma.rn.f(float %11, float 0x3E80000000000000, float %i.i.0) #10
  br label %__nv_fmaf_rn.exit10.i

__nv_fmaf_rn.exit10.i:                            ; preds = %16, %14
  %.08 = phi float [ %15, %14 ], [ %17, %16 ]
  %18 = fsub float %10, 1.000000e+00
  %19 = call i32 @__nvvm_reflect(ptr @.str) #10
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %22 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FB8D64FE0000000, float %18, float 0xBFC58FE600000000) #10
  br label %__nv_fmaf_rn.exit11.i

23:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %24 = call float @llvm.nvvm.fma.rn.f(float 0x3FB8D64FE0000000, float %18, float 0xBFC58FE600000000) #10
  br label %__nv_fmaf_rn.exit11.i

__nv_fmaf_rn.exit11.i:                            ; preds = %23, %21
  %.010 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = call i32 @__nvvm_reflect(ptr @.str) #10
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %28 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %18, float 0x3FC5F9E540000000) #10
  br label %__nv_fmaf_rn.exit12.i

29:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %30 = call float @llvm.nvvm.fma.rn.f(float %.010, float %18, float 0x3FC5F9E540000000) #10
  br label %__nv_fmaf_rn.exit12.i

__nv_fmaf_rn.exit12.i:                            ; preds = %29, %27
  %.011 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = call i32 @__nvvm_reflect(ptr @.str) #10
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %34 = call float @llvm.nvvm.fma.rn.ftz.f(float %.011, float %18, float 0xBFC6E9C860000000) #10
  br label %__nv_fmaf_rn.exit13.i

35:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %36 = call float @llvm.nvvm.fma.rn.f(float %.011, float %18, float 0xBFC6E9C860000000) #10
  br label %__nv_fmaf_rn.exit13.i

__nv_fmaf_rn.exit13.i:                            ; preds = %35, %33
  %.012 = phi float [ %34, %33 ], [ %36, %35 ]
  %37 = call i32 @__nvvm_reflect(ptr @.str) #10
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %__nv_fmaf_rn.exit13.i
  %40 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %18, float 0x3FCA417E80000000) #10
  br label %__nv_fmaf_rn.exit14.i

41:                                               ; preds = %__nv_fmaf_rn.exit13.i
  %42 = call float @llvm.nvvm.fma.rn.f(float %.012, float %18, float 0x3FCA417E80000000) #10
  br label %__nv_fmaf_rn.exit14.i

__nv_fmaf_rn.exit14.i:                            ; preds = %41, %39
  %.09 = phi float [ %40, %39 ], [ %42, %41 ]
  %43 = call i32 @__nvvm_reflect(ptr @.str) #10
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %__nv_fmaf_rn.exit14.i
  %46 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %18, float 0xBFCEC79160000000) #10
  br label %__nv_fmaf_rn.exit15.i

47:                                               ; preds = %__nv_fmaf_rn.exit14.i
  %48 = call float @llvm.nvvm.fma.rn.f(float %.09, float %18, float 0xBFCEC79160000000) #10
  br label %__nv_fmaf_rn.exit15.i

__nv_fmaf_rn.exit15.i:                            ; preds = %47, %45
  %.05 = phi float [ %46, %45 ], [ %48, %47 ]
  %49 = call i32 @__nvvm_reflect(ptr @.str) #10
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %__nv_fmaf_rn.exit15.i
  %52 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %18, float 0x3FD277F320000000) #10
  br label %__nv_fmaf_rn.exit16.i

53:                                               ; preds = %__nv_fmaf_rn.exit15.i
  %54 = call float @llvm.nvvm.fma.rn.f(float %.05, float %18, float 0x3FD277F320000000) #10
  br label %__nv_fmaf_rn.exit16.i

__nv_fmaf_rn.exit16.i:                            ; preds = %53, %51
  %.01 = phi float [ %52, %51 ], [ %54, %53 ]
  %55 = call i32 @__nvvm_reflect(ptr @.str) #10
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %__nv_fmaf_rn.exit16.i
  %58 = call float @llvm.nvvm.fma.rn.ftz.f(float %.01, float %18, float 0xBFD7154920000000) #10
  br label %__nv_fmaf_rn.exit17.i

59:                                               ; preds = %__nv_fmaf_rn.exit16.i
  %60 = call float @llvm.nvvm.fma.rn.f(float %.01, float %18, float 0xBFD7154920000000) #10
  br label %__nv_fmaf_rn.exit17.i

__nv_fmaf_rn.exit17.i:                            ; preds = %59, %57
  %.0 = phi float [ %58, %57 ], [ %60, %59 ]
  %61 = call i32 @__nvvm_reflect(ptr @.str) #10
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %__nv_fmaf_rn.exit17.i
  %64 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0, float %18, float 0x3FDEC70940000000) #10
  br label %__nv_fmaf_rn.exit9.i

65:                                               ; preds = %__nv_fmaf_rn.exit17.i
  %66 = call float @llvm.nvvm.fma.rn.f(float %.0, float %18, float 0x3FDEC70940000000) #10
  br label %__nv_fmaf_rn.exit9.i

__nv_fmaf_rn.exit9.i:                             ; preds = %65, %63
  %.07 = phi float [ %64, %63 ], [ %66, %65 ]
  %67 = call i32 @__nvvm_reflect(ptr @.str) #10
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %71

69:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %70 = call float @llvm.nvvm.fma.rn.ftz.f(float %.07, float %18, float 0xBFE7154760000000) #10
  br label %__nv_fmaf_rn.exit8.i

71:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %72 = call float @llvm.nvvm.fma.rn.f(float %.07, float %18, float 0xBFE7154760000000) #10
  br label %__nv_fmaf_rn.exit8.i

__nv_fmaf_rn.exit8.i:                             ; preds = %71, %69
  %.06 = phi float [ %70, %69 ], [ %72, %71 ]
  %73 = fmul float %.06, %18
  %74 = fmul float %73, %18
  %75 = call i32 @__nvvm_reflect(ptr @.str) #10
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %79

77:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %78 = call float @llvm.nvvm.fma.rn.ftz.f(float %18, float 0x3FF7154760000000, float %74) #10
  br label %__nv_fmaf_rn.exit6.i

79:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %80 = call float @llvm.nvvm.fma.rn.f(float %18, float 0x3FF7154760000000, float %74) #10
  br label %__nv_fmaf_rn.exit6.i

__nv_fmaf_rn.exit6.i:                             ; preds = %79, %77
  %.04 = phi float [ %78, %77 ], [ %80, %79 ]
  %81 = fadd float %.04, %.08
  %82 = bitcast float %.02 to i32
  %83 = icmp uge i32 %82, 2139095040
  br i1 %83, label %84, label %93

84:                                               ; preds = %__nv_fmaf_rn.exit6.i
  %85 = bitcast i32 2139095040 to float
  %86 = bitcast i32 2139095040 to float
  %87 = call i32 @__nvvm_reflect(ptr @.str) #10
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %91

89:                                               ; preds = %84
  %90 = call float @llvm.nvvm.fma.rn.ftz.f(float %.02, float %85, float %86) #10
  br label %__nv_fmaf_rn.exit.i

91:                                               ; preds = %84
  %92 = call float @llvm.nvvm.fma.rn.f(float %.02, float %85, float %86) #10
  br label %__nv_fmaf_rn.exit.i

__nv_fmaf_rn.exit.i:                              ; preds = %91, %89
  %.03 = phi float [ %90, %89 ], [ %92, %91 ]
  br label %93

93:                                               ; preds = %__nv_fmaf_rn.exit.i, %__nv_fmaf_rn.exit6.i
  %r.i.0 = phi float [ %.03, %__nv_fmaf_rn.exit.i ], [ %81, %__nv_fmaf_rn.exit6.i ]
  %94 = fcmp oeq float %.02, 0.000000e+00
  br i1 %94, label %95, label %__internal_accurate_log2f.exit

95:                                               ; preds = %93
  %96 = bitcast i32 2139095040 to float
  %97 = fsub float -0.000000e+00, %96
  br label %__internal_accurate_log2f.exit

__internal_accurate_log2f.exit:                   ; preds = %93, %95
  %r.i.1 = phi float [ %97, %95 ], [ %r.i.0, %93 ]
  ret float %r.i.1
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_expf(float %a) #6 {
  %1 = bitcast i32 1069066811 to float
  %2 = bitcast i32 849703008 to float
  %3 = bitcast i32 1262485504 to float
  %4 = fdiv float %1, 2.520000e+02
  %5 = call i32 @__nvvm_reflect(ptr @.str) #10
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %4, float 5.000000e-01) #10
  br label %__nv_fmaf_rn.exit.i.i

9:                                                ; preds = %0
  %10 = call float @llvm.nvvm.fma.rn.f(float %a, float %4, float 5.000000e-01) #10
  br label %__nv_fmaf_rn.exit.i.i

__nv_fmaf_rn.exit.i.i:                            ; preds = %9, %7
  %.02 = phi float [ %8, %7 ], [ %10, %9 ]
  %11 = call i32 @__nvvm_reflect(ptr @.str) #10
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %14 = call float @llvm.nvvm.saturate.ftz.f(float %.02) #10
  br label %__nv_saturatef.exit.i.i

15:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %16 = call float @llvm.nvvm.saturate.f(float %.02) #10
  br label %__nv_saturatef.exit.i.i

__nv_saturatef.exit.i.i:                          ; preds = %15, %13
  %.03 = phi float [ %14, %13 ], [ %16, %15 ]
  %17 = fadd float -1.260000e+02, %3
  %18 = fadd float %17, 1.270000e+02
  %19 = call i32 @__nvvm_reflect(ptr @.str) #10
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %__nv_saturatef.exit.i.i
  %22 = call float @llvm.nvvm.fma.rm.ftz.f(float %.03, float 2.520000e+02, float %18) #10
  br label %__nv_fmaf_rd.exit.i.i

23:                                               ; preds = %__nv_saturatef.exit.i.i
  %24 = call float @llvm.nvvm.fma.rm.f(float %.03, float 2.520000e+02, float %18) #10
  br label %__nv_fmaf_rd.exit.i.i

__nv_fmaf_rd.exit.i.i:                            ; preds = %23, %21
  %.04 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = fadd float %3, 1.270000e+02
  %26 = fsub float %.04, %25
  %27 = fsub float -0.000000e+00, %26
  %28 = call i32 @__nvvm_reflect(ptr @.str) #10
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %__nv_fmaf_rd.exit.i.i
  %31 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %1, float %27) #10
  br label %__internal_fmad.exit3.i.i

32:                                               ; preds = %__nv_fmaf_rd.exit.i.i
  %33 = call float @llvm.nvvm.fma.rn.f(float %a, float %1, float %27) #10
  br label %__internal_fmad.exit3.i.i

__internal_fmad.exit3.i.i:                        ; preds = %32, %30
  %.0 = phi float [ %31, %30 ], [ %33, %32 ]
  %34 = call i32 @__nvvm_reflect(ptr @.str) #10
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %__internal_fmad.exit3.i.i
  %37 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %2, float %.0) #10
  br label %__internal_accurate_expf.exit

38:                                               ; preds = %__internal_fmad.exit3.i.i
  %39 = call float @llvm.nvvm.fma.rn.f(float %a, float %2, float %.0) #10
  br label %__internal_accurate_expf.exit

__internal_accurate_expf.exit:                    ; preds = %36, %38
  %.01 = phi float [ %37, %36 ], [ %39, %38 ]
  %40 = bitcast float %.04 to i32
  %41 = shl i32 %40, 23
  %42 = bitcast i32 %41 to float
  %43 = call float @llvm.nvvm.ex2.approx.ftz.f(float %.01) #10
  %44 = fmul float %43, %42
  ret float %44
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.ftz.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_exp10f(float %a) #6 {
  %1 = bitcast i32 1079286392 to float
  %2 = bitcast i32 865573431 to float
  %3 = bitcast i32 1262485504 to float
  %4 = fdiv float %1, 2.520000e+02
  %5 = call i32 @__nvvm_reflect(ptr @.str) #10
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %4, float 5.000000e-01) #10
  br label %__nv_fmaf_rn.exit.i.i

9:                                                ; preds = %0
  %10 = call float @llvm.nvvm.fma.rn.f(float %a, float %4, float 5.000000e-01) #10
  br label %__nv_fmaf_rn.exit.i.i

__nv_fmaf_rn.exit.i.i:                            ; preds = %9, %7
  %.02 = phi float [ %8, %7 ], [ %10, %9 ]
  %11 = call i32 @__nvvm_reflect(ptr @.str) #10
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %14 = call float @llvm.nvvm.saturate.ftz.f(float %.02) #10
  br label %__nv_saturatef.exit.i.i

15:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %16 = call float @llvm.nvvm.saturate.f(float %.02) #10
  br label %__nv_saturatef.exit.i.i

__nv_saturatef.exit.i.i:                          ; preds = %15, %13
  %.03 = phi float [ %14, %13 ], [ %16, %15 ]
  %17 = fadd float -1.260000e+02, %3
  %18 = fadd float %17, 1.270000e+02
  %19 = call i32 @__nvvm_reflect(ptr @.str) #10
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %__nv_saturatef.exit.i.i
  %22 = call float @llvm.nvvm.fma.rm.ftz.f(float %.03, float 2.520000e+02, float %18) #10
  br label %__nv_fmaf_rd.exit.i.i

23:                                               ; preds = %__nv_saturatef.exit.i.i
  %24 = call float @llvm.nvvm.fma.rm.f(float %.03, float 2.520000e+02, float %18) #10
  br label %__nv_fmaf_rd.exit.i.i

__nv_fmaf_rd.exit.i.i:                            ; preds = %23, %21
  %.04 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = fadd float %3, 1.270000e+02
  %26 = fsub float %.04, %25
  %27 = fsub float -0.000000e+00, %26
  %28 = call i32 @__nvvm_reflect(ptr @.str) #10
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %__nv_fmaf_rd.exit.i.i
  %31 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %1, float %27) #10
  br label %__internal_fmad.exit3.i.i

32:                                               ; preds = %__nv_fmaf_rd.exit.i.i
  %33 = call float @llvm.nvvm.fma.rn.f(float %a, float %1, float %27) #10
  br label %__internal_fmad.exit3.i.i

__internal_fmad.exit3.i.i:                        ; preds = %32, %30
  %.0 = phi float [ %31, %30 ], [ %33, %32 ]
  %34 = call i32 @__nvvm_reflect(ptr @.str) #10
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %__internal_fmad.exit3.i.i
  %37 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %2, float %.0) #10
  br label %__internal_accurate_exp10f.exit

38:                                               ; preds = %__internal_fmad.exit3.i.i
  %39 = call float @llvm.nvvm.fma.rn.f(float %a, float %2, float %.0) #10
  br label %__internal_accurate_exp10f.exit

__internal_accurate_exp10f.exit:                  ; preds = %36, %38
  %.01 = phi float [ %37, %36 ], [ %39, %38 ]
  %40 = bitcast float %.04 to i32
  %41 = shl i32 %40, 23
  %42 = bitcast i32 %41 to float
  %43 = call float @llvm.nvvm.ex2.approx.ftz.f(float %.01) #10
  %44 = fmul float %43, %42
  ret float %44
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_coshf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.01 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = bitcast i32 1069066811 to float
  %8 = bitcast i32 1060205080 to float
  %9 = bitcast i32 -1325210872 to float
  %10 = bitcast i32 1262485504 to float
  %11 = call i32 @__nvvm_reflect(ptr @.str) #10
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %__nv_fabsf.exit
  %14 = call float @llvm.nvvm.mul.rn.ftz.f(float %.01, float %7) #10
  br label %__nv_fmul_rn.exit.i

15:                                               ; preds = %__nv_fabsf.exit
  %16 = call float @llvm.nvvm.mul.rn.f(float %.01, float %7) #10
  br label %__nv_fmul_rn.exit.i

__nv_fmul_rn.exit.i:                              ; preds = %15, %13
  %.03 = phi float [ %14, %13 ], [ %16, %15 ]
  %17 = call float @llvm.nvvm.trunc.f(float %.03) #10
  %18 = call i32 @__nvvm_reflect(ptr @.str) #10
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %__nv_fmul_rn.exit.i
  %21 = call float @llvm.nvvm.fabs.ftz.f(float %17) #10
  br label %__nv_fabsf.exit.i

22:                                               ; preds = %__nv_fmul_rn.exit.i
  %23 = call float @llvm.nvvm.fabs.f(float %17) #10
  br label %__nv_fabsf.exit.i

__nv_fabsf.exit.i:                                ; preds = %22, %20
  %.05 = phi float [ %21, %20 ], [ %23, %22 ]
  %24 = fcmp ogt float %.05, 1.260000e+02
  br i1 %24, label %25, label %27

25:                                               ; preds = %__nv_fabsf.exit.i
  %26 = call float @llvm.copysign.f32(float 1.260000e+02, float %17) #10
  br label %27

27:                                               ; preds = %25, %__nv_fabsf.exit.i
  %j.i.0 = phi float [ %26, %25 ], [ %17, %__nv_fabsf.exit.i ]
  %28 = fsub float -0.000000e+00, %8
  %29 = call i32 @__nvvm_reflect(ptr @.str) #10
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %27
  %32 = call float @llvm.nvvm.fma.rn.ftz.f(float %j.i.0, float %28, float %.01) #10
  br label %__internal_fmad.exit4.i

33:                                               ; preds = %27
  %34 = call float @llvm.nvvm.fma.rn.f(float %j.i.0, float %28, float %.01) #10
  br label %__internal_fmad.exit4.i

__internal_fmad.exit4.i:                          ; preds = %33, %31
  %.04 = phi float [ %32, %31 ], [ %34, %33 ]
  %35 = fsub float -0.000000e+00, %9
  %36 = call i32 @__nvvm_reflect(ptr @.str) #10
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %__internal_fmad.exit4.i
  %39 = call float @llvm.nvvm.fma.rn.ftz.f(float %j.i.0, float %35, float %.04) #10
  br label %__internal_expf_kernel.exit

40:                                               ; preds = %__internal_fmad.exit4.i
  %41 = call float @llvm.nvvm.fma.rn.f(float %j.i.0, float %35, float %.04) #10
  br label %__internal_expf_kernel.exit

__internal_expf_kernel.exit:                      ; preds = %38, %40
  %.02 = phi float [ %39, %38 ], [ %41, %40 ]
  %42 = fmul float %.02, %7
  %43 = fadd float %10, 1.270000e+02
  %44 = fadd float %43, -2.000000e+00
  %45 = fadd float %j.i.0, %44
  %46 = bitcast float %45 to i32
  %47 = shl i32 %46, 23
  %48 = bitcast i32 %47 to float
  %49 = call float @llvm.nvvm.ex2.approx.ftz.f(float %42) #10
  %50 = fmul float %49, %48
  %51 = call float @llvm.nvvm.div.approx.ftz.f(float 1.250000e-01, float %50)
  %52 = call i32 @__nvvm_reflect(ptr @.str) #10
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %56

54:                                               ; preds = %__internal_expf_kernel.exit
  %55 = call float @llvm.nvvm.fma.rn.ftz.f(float 2.000000e+00, float %50, float %51) #10
  br label %__internal_fmad.exit

56:                                               ; preds = %__internal_expf_kernel.exit
  %57 = call float @llvm.nvvm.fma.rn.f(float 2.000000e+00, float %50, float %51) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %54, %56
  %.0 = phi float [ %55, %54 ], [ %57, %56 ]
  ret float %.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.ftz.f(float, float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_sinhf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.01 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = bitcast i32 1069066811 to float
  %8 = bitcast i32 1060205080 to float
  %9 = bitcast i32 -1325210872 to float
  %10 = bitcast i32 1262485504 to float
  %11 = call i32 @__nvvm_reflect(ptr @.str) #10
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %__nv_fabsf.exit
  %14 = call float @llvm.nvvm.mul.rn.ftz.f(float %.01, float %7) #10
  br label %__nv_fmul_rn.exit.i

15:                                               ; preds = %__nv_fabsf.exit
  %16 = call float @llvm.nvvm.mul.rn.f(float %.01, float %7) #10
  br label %__nv_fmul_rn.exit.i

__nv_fmul_rn.exit.i:                              ; preds = %15, %13
  %.06 = phi float [ %14, %13 ], [ %16, %15 ]
  %17 = call float @llvm.nvvm.trunc.f(float %.06) #10
  %18 = call i32 @__nvvm_reflect(ptr @.str) #10
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %__nv_fmul_rn.exit.i
  %21 = call float @llvm.nvvm.fabs.ftz.f(float %17) #10
  br label %__nv_fabsf.exit.i

22:                                               ; preds = %__nv_fmul_rn.exit.i
  %23 = call float @llvm.nvvm.fabs.f(float %17) #10
  br label %__nv_fabsf.exit.i

__nv_fabsf.exit.i:                                ; preds = %22, %20
  %.05 = phi float [ %21, %20 ], [ %23, %22 ]
  %24 = fcmp ogt float %.05, 1.260000e+02
  br i1 %24, label %25, label %27

25:                                               ; preds = %__nv_fabsf.exit.i
  %26 = call float @llvm.copysign.f32(float 1.260000e+02, float %17) #10
  br label %27

27:                                               ; preds = %25, %__nv_fabsf.exit.i
  %j.i.0 = phi float [ %26, %25 ], [ %17, %__nv_fabsf.exit.i ]
  %28 = fsub float -0.000000e+00, %8
  %29 = call i32 @__nvvm_reflect(ptr @.str) #10
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %27
  %32 = call float @llvm.nvvm.fma.rn.ftz.f(float %j.i.0, float %28, float %.01) #10
  br label %__internal_fmad.exit4.i

33:                                               ; preds = %27
  %34 = call float @llvm.nvvm.fma.rn.f(float %j.i.0, float %28, float %.01) #10
  br label %__internal_fmad.exit4.i

__internal_fmad.exit4.i:                          ; preds = %33, %31
  %.03 = phi float [ %32, %31 ], [ %34, %33 ]
  %35 = fsub float -0.000000e+00, %9
  %36 = call i32 @__nvvm_reflect(ptr @.str) #10
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %__internal_fmad.exit4.i
  %39 = call float @llvm.nvvm.fma.rn.ftz.f(float %j.i.0, float %35, float %.03) #10
  br label %__internal_expf_kernel.exit

40:                                               ; preds = %__internal_fmad.exit4.i
  %41 = call float @llvm.nvvm.fma.rn.f(float %j.i.0, float %35, float %.03) #10
  br label %__internal_expf_kernel.exit

__internal_expf_kernel.exit:                      ; preds = %38, %40
  %.02 = phi float [ %39, %38 ], [ %41, %40 ]
  %42 = fmul float %.02, %7
  %43 = fadd float %10, 1.270000e+02
  %44 = fadd float %43, -2.000000e+00
  %45 = fadd float %j.i.0, %44
  %46 = bitcast float %45 to i32
  %47 = shl i32 %46, 23
  %48 = bitcast i32 %47 to float
  %49 = call float @llvm.nvvm.ex2.approx.ftz.f(float %42) #10
  %50 = fmul float %49, %48
  %51 = call float @llvm.nvvm.div.approx.ftz.f(float -1.250000e-01, float %50)
  %52 = call i32 @__nvvm_reflect(ptr @.str) #10
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %56

54:                                               ; preds = %__internal_expf_kernel.exit
  %55 = call float @llvm.nvvm.fma.rn.ftz.f(float 2.000000e+00, float %50, float %51) #10
  br label %__internal_fmad.exit

56:                                               ; preds = %__internal_expf_kernel.exit
  %57 = call float @llvm.nvvm.fma.rn.f(float 2.000000e+00, float %50, float %51) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %54, %56
  %.07 = phi float [ %55, %54 ], [ %57, %56 ]
  %58 = fmul float %a, %a
  %59 = call i32 @__nvvm_reflect(ptr @.str) #10
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %__internal_fmad.exit
  %62 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3EC7A15B40000000, float %58, float 0x3F29FFE920000000) #10
  br label %__internal_fmad.exit1

63:                                               ; preds = %__internal_fmad.exit
  %64 = call float @llvm.nvvm.fma.rn.f(float 0x3EC7A15B40000000, float %58, float 0x3F29FFE920000000) #10
  br label %__internal_fmad.exit1

__internal_fmad.exit1:                            ; preds = %61, %63
  %.08 = phi float [ %62, %61 ], [ %64, %63 ]
  %65 = call i32 @__nvvm_reflect(ptr @.str) #10
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %69

67:                                               ; preds = %__internal_fmad.exit1
  %68 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float %58, float 0x3F81111340000000) #10
  br label %__internal_fmad.exit2

69:                                               ; preds = %__internal_fmad.exit1
  %70 = call float @llvm.nvvm.fma.rn.f(float %.08, float %58, float 0x3F81111340000000) #10
  br label %__internal_fmad.exit2

__internal_fmad.exit2:                            ; preds = %67, %69
  %.09 = phi float [ %68, %67 ], [ %70, %69 ]
  %71 = call i32 @__nvvm_reflect(ptr @.str) #10
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %75

73:                                               ; preds = %__internal_fmad.exit2
  %74 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %58, float 0x3FC5555560000000) #10
  br label %__internal_fmad.exit3

75:                                               ; preds = %__internal_fmad.exit2
  %76 = call float @llvm.nvvm.fma.rn.f(float %.09, float %58, float 0x3FC5555560000000) #10
  br label %__internal_fmad.exit3

__internal_fmad.exit3:                            ; preds = %73, %75
  %.04 = phi float [ %74, %73 ], [ %76, %75 ]
  %77 = fmul float %.04, %58
  %78 = call i32 @__nvvm_reflect(ptr @.str) #10
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %80, label %82

80:                                               ; preds = %__internal_fmad.exit3
  %81 = call float @llvm.nvvm.fma.rn.ftz.f(float %77, float %a, float %a) #10
  br label %__internal_fmad.exit4

82:                                               ; preds = %__internal_fmad.exit3
  %83 = call float @llvm.nvvm.fma.rn.f(float %77, float %a, float %a) #10
  br label %__internal_fmad.exit4

__internal_fmad.exit4:                            ; preds = %80, %82
  %.0 = phi float [ %81, %80 ], [ %83, %82 ]
  %84 = fcmp oge float %.01, 1.000000e+00
  br i1 %84, label %85, label %87

85:                                               ; preds = %__internal_fmad.exit4
  %86 = call float @llvm.copysign.f32(float %.07, float %a) #10
  br label %88

87:                                               ; preds = %__internal_fmad.exit4
  br label %88

88:                                               ; preds = %87, %85
  %z.0 = phi float [ %86, %85 ], [ %.0, %87 ]
  ret float %z.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_atan2f(float %a, float %b) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %b) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %b) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = call i32 @__nvvm_reflect(ptr @.str) #10
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %__nv_fabsf.exit
  %10 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit1

11:                                               ; preds = %__nv_fabsf.exit
  %12 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit1

__nv_fabsf.exit1:                                 ; preds = %9, %11
  %.02 = phi float [ %10, %9 ], [ %12, %11 ]
  %13 = fcmp ogt float %.02, %.0
  br i1 %13, label %14, label %15

14:                                               ; preds = %__nv_fabsf.exit1
  br label %16

15:                                               ; preds = %__nv_fabsf.exit1
  br label %16

16:                                               ; preds = %15, %14
  %t3.0 = phi float [ %.02, %14 ], [ %.0, %15 ]
  %t4.0 = phi float [ %.0, %14 ], [ %.02, %15 ]
  %17 = call i32 @__nvvm_reflect(ptr @.str) #10
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = call float @llvm.nvvm.div.rn.ftz.f(float %t4.0, float %t3.0) #10
  br label %__nv_fdiv_rn.exit

21:                                               ; preds = %16
  %22 = call float @llvm.nvvm.div.rn.f(float %t4.0, float %t3.0) #10
  br label %__nv_fdiv_rn.exit

__nv_fdiv_rn.exit:                                ; preds = %19, %21
  %.03 = phi float [ %20, %19 ], [ %22, %21 ]
  %23 = fmul float %.03, %.03
  %24 = call i32 @__nvvm_reflect(ptr @.str) #10
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %__nv_fdiv_rn.exit
  %27 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F666E2160000000, float %23, float 0xBF900EE900000000) #10
  br label %__internal_fmad.exit.i

28:                                               ; preds = %__nv_fdiv_rn.exit
  %29 = call float @llvm.nvvm.fma.rn.f(float 0x3F666E2160000000, float %23, float 0xBF900EE900000000) #10
  br label %__internal_fmad.exit.i

__internal_fmad.exit.i:                           ; preds = %28, %26
  %.04 = phi float [ %27, %26 ], [ %29, %28 ]
  %30 = call i32 @__nvvm_reflect(ptr @.str) #10
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %__internal_fmad.exit.i
  %33 = call float @llvm.nvvm.fma.rn.ftz.f(float %.04, float %23, float 0x3FA59B5640000000) #10
  br label %__internal_fmad.exit1.i

34:                                               ; preds = %__internal_fmad.exit.i
  %35 = call float @llvm.nvvm.fma.rn.f(float %.04, float %23, float 0x3FA59B5640000000) #10
  br label %__internal_fmad.exit1.i

__internal_fmad.exit1.i:                          ; preds = %34, %32
  %.05 = phi float [ %33, %32 ], [ %35, %34 ]
  %36 = call i32 @__nvvm_reflect(ptr @.str) #10
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %__internal_fmad.exit1.i
  %39 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %23, float 0xBFB325A200000000) #10
  br label %__internal_fmad.exit2.i

40:                                               ; preds = %__internal_fmad.exit1.i
  %41 = call float @llvm.nvvm.fma.rn.f(float %.05, float %23, float 0xBFB325A200000000) #10
  br label %__internal_fmad.exit2.i

__internal_fmad.exit2.i:                          ; preds = %40, %38
  %.06 = phi float [ %39, %38 ], [ %41, %40 ]
  %42 = call i32 @__nvvm_reflect(ptr @.str) #10
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %__internal_fmad.exit2.i
  %45 = call float @llvm.nvvm.fma.rn.ftz.f(float %.06, float %23, float 0x3FBB3D4D80000000) #10
  br label %__internal_fmad.exit3.i

46:                                               ; preds = %__internal_fmad.exit2.i
  %47 = call float @llvm.nvvm.fma.rn.f(float %.06, float %23, float 0x3FBB3D4D80000000) #10
  br label %__internal_fmad.exit3.i

__internal_fmad.exit3.i:                          ; preds = %46, %44
  %.08 = phi float [ %45, %44 ], [ %47, %46 ]
  %48 = call i32 @__nvvm_reflect(ptr @.str) #10
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %__internal_fmad.exit3.i
  %51 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float %23, float 0xBFC22F9620000000) #10
  br label %__internal_fmad.exit4.i

52:                                               ; preds = %__internal_fmad.exit3.i
  %53 = call float @llvm.nvvm.fma.rn.f(float %.08, float %23, float 0xBFC22F9620000000) #10
  br label %__internal_fmad.exit4.i

__internal_fmad.exit4.i:                          ; preds = %52, %50
  %.09 = phi float [ %51, %50 ], [ %53, %52 ]
  %54 = call i32 @__nvvm_reflect(ptr @.str) #10
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %__internal_fmad.exit4.i
  %57 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %23, float 0x3FC9979C00000000) #10
  br label %__internal_fmad.exit5.i

58:                                               ; preds = %__internal_fmad.exit4.i
  %59 = call float @llvm.nvvm.fma.rn.f(float %.09, float %23, float 0x3FC9979C00000000) #10
  br label %__internal_fmad.exit5.i

__internal_fmad.exit5.i:                          ; preds = %58, %56
  %.010 = phi float [ %57, %56 ], [ %59, %58 ]
  %60 = call i32 @__nvvm_reflect(ptr @.str) #10
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %__internal_fmad.exit5.i
  %63 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %23, float 0xBFD5554FA0000000) #10
  br label %__internal_fmad.exit6.i

64:                                               ; preds = %__internal_fmad.exit5.i
  %65 = call float @llvm.nvvm.fma.rn.f(float %.010, float %23, float 0xBFD5554FA0000000) #10
  br label %__internal_fmad.exit6.i

__internal_fmad.exit6.i:                          ; preds = %64, %62
  %.011 = phi float [ %63, %62 ], [ %65, %64 ]
  %66 = fmul float %.011, %23
  %67 = call i32 @__nvvm_reflect(ptr @.str) #10
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %71

69:                                               ; preds = %__internal_fmad.exit6.i
  %70 = call float @llvm.nvvm.fma.rn.ftz.f(float %66, float %.03, float %.03) #10
  br label %__internal_atan2f_kernel.exit

71:                                               ; preds = %__internal_fmad.exit6.i
  %72 = call float @llvm.nvvm.fma.rn.f(float %66, float %.03, float %.03) #10
  br label %__internal_atan2f_kernel.exit

__internal_atan2f_kernel.exit:                    ; preds = %69, %71
  %.012 = phi float [ %70, %69 ], [ %72, %71 ]
  %73 = fcmp ogt float %.02, %.0
  br i1 %73, label %74, label %93

74:                                               ; preds = %__internal_atan2f_kernel.exit
  %75 = bitcast float %b to i32
  %76 = icmp slt i32 %75, 0
  br i1 %76, label %77, label %84

77:                                               ; preds = %74
  %78 = call i32 @__nvvm_reflect(ptr @.str) #10
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %80, label %82

80:                                               ; preds = %77
  %81 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %.012) #10
  br label %__internal_fmad.exit

82:                                               ; preds = %77
  %83 = call float @llvm.nvvm.fma.rn.f(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %.012) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %80, %82
  %.013 = phi float [ %81, %80 ], [ %83, %82 ]
  br label %92

84:                                               ; preds = %74
  %85 = fsub float -0.000000e+00, %.012
  %86 = call i32 @__nvvm_reflect(ptr @.str) #10
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %90

88:                                               ; preds = %84
  %89 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %85) #10
  br label %__internal_fmad.exit2

90:                                               ; preds = %84
  %91 = call float @llvm.nvvm.fma.rn.f(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %85) #10
  br label %__internal_fmad.exit2

__internal_fmad.exit2:                            ; preds = %88, %90
  %.014 = phi float [ %89, %88 ], [ %91, %90 ]
  br label %92

92:                                               ; preds = %__internal_fmad.exit2, %__internal_fmad.exit
  %t0.0 = phi float [ %.013, %__internal_fmad.exit ], [ %.014, %__internal_fmad.exit2 ]
  br label %105

93:                                               ; preds = %__internal_atan2f_kernel.exit
  %94 = bitcast float %b to i32
  %95 = icmp slt i32 %94, 0
  br i1 %95, label %96, label %104

96:                                               ; preds = %93
  %97 = fsub float -0.000000e+00, %.012
  %98 = call i32 @__nvvm_reflect(ptr @.str) #10
  %99 = icmp ne i32 %98, 0
  br i1 %99, label %100, label %102

100:                                              ; preds = %96
  %101 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FFDDCB020000000, float 0x3FFAEE9D60000000, float %97) #10
  br label %__internal_fmad.exit4

102:                                              ; preds = %96
  %103 = call float @llvm.nvvm.fma.rn.f(float 0x3FFDDCB020000000, float 0x3FFAEE9D60000000, float %97) #10
  br label %__internal_fmad.exit4

__internal_fmad.exit4:                            ; preds = %100, %102
  %.07 = phi float [ %101, %100 ], [ %103, %102 ]
  br label %104

104:                                              ; preds = %__internal_fmad.exit4, %93
  %t0.1 = phi float [ %.07, %__internal_fmad.exit4 ], [ %.012, %93 ]
  br label %105

105:                                              ; preds = %104, %92
  %t0.2 = phi float [ %t0.0, %92 ], [ %t0.1, %104 ]
  %106 = fadd float %.0, %.02
  %107 = fcmp oeq float %t3.0, 0.000000e+00
  br i1 %107, label %108, label %112

108:                                              ; preds = %105
  %109 = bitcast float %b to i32
  %110 = icmp slt i32 %109, 0
  %111 = select i1 %110, float 0x400921FB60000000, float 0.000000e+00
  br label %119

112:                                              ; preds = %105
  %113 = fcmp oeq float %.0, %.02
  br i1 %113, label %114, label %118

114:                                              ; preds = %112
  %115 = bitcast float %b to i32
  %116 = icmp slt i32 %115, 0
  %117 = select i1 %116, float 0x4002D97C80000000, float 0x3FE921FB60000000
  br label %118

118:                                              ; preds = %114, %112
  %t0.3 = phi float [ %117, %114 ], [ %t0.2, %112 ]
  br label %119

119:                                              ; preds = %118, %108
  %t0.4 = phi float [ %111, %108 ], [ %t0.3, %118 ]
  %120 = call i32 @__nvvm_reflect(ptr @.str) #10
  %121 = icmp ne i32 %120, 0
  br i1 %121, label %122, label %124

122:                                              ; preds = %119
  %123 = call float @llvm.nvvm.fabs.ftz.f(float %106) #10
  br label %__nv_isnanf.exit

124:                                              ; preds = %119
  %125 = call float @llvm.nvvm.fabs.f(float %106) #10
  br label %__nv_isnanf.exit

__nv_isnanf.exit:                                 ; preds = %122, %124
  %.01 = phi float [ %123, %122 ], [ %125, %124 ]
  %126 = bitcast i32 2139095040 to float
  %127 = fcmp ole float %.01, %126
  %128 = xor i1 %127, true
  %129 = select i1 %128, i32 1, i32 0
  %130 = icmp ne i32 %129, 0
  br i1 %130, label %131, label %132

131:                                              ; preds = %__nv_isnanf.exit
  br label %134

132:                                              ; preds = %__nv_isnanf.exit
  %133 = call float @llvm.copysign.f32(float %t0.4, float %a) #10
  br label %134

134:                                              ; preds = %132, %131
  %t0.5 = phi float [ %106, %131 ], [ %133, %132 ]
  ret float %t0.5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.rn.ftz.f(float, float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.rn.f(float, float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_atanf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = fcmp ogt float %.0, 1.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %__nv_fabsf.exit
  %9 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %.0) #13, !srcloc !23
  br label %10

10:                                               ; preds = %8, %__nv_fabsf.exit
  %t1.0 = phi float [ %9, %8 ], [ %.0, %__nv_fabsf.exit ]
  %11 = fmul float %t1.0, %t1.0
  %12 = call i32 @__nvvm_reflect(ptr @.str) #10
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %10
  %15 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F64121540000000, float %11, float 0xBF8D7C29E0000000) #10
  br label %__internal_fmad.exit.i

16:                                               ; preds = %10
  %17 = call float @llvm.nvvm.fma.rn.f(float 0x3F64121540000000, float %11, float 0xBF8D7C29E0000000) #10
  br label %__internal_fmad.exit.i

__internal_fmad.exit.i:                           ; preds = %16, %14
  %.01 = phi float [ %15, %14 ], [ %17, %16 ]
  %18 = call i32 @__nvvm_reflect(ptr @.str) #10
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %__internal_fmad.exit.i
  %21 = call float @llvm.nvvm.fma.rn.ftz.f(float %.01, float %11, float 0x3FA4672FC0000000) #10
  br label %__internal_fmad.exit1.i

22:                                               ; preds = %__internal_fmad.exit.i
  %23 = call float @llvm.nvvm.fma.rn.f(float %.01, float %11, float 0x3FA4672FC0000000) #10
  br label %__internal_fmad.exit1.i

__internal_fmad.exit1.i:                          ; preds = %22, %20
  %.03 = phi float [ %21, %20 ], [ %23, %22 ]
  %24 = call i32 @__nvvm_reflect(ptr @.str) #10
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %__internal_fmad.exit1.i
  %27 = call float @llvm.nvvm.fma.rn.ftz.f(float %.03, float %11, float 0xBFB2914F40000000) #10
  br label %__internal_fmad.exit2.i

28:                                               ; preds = %__internal_fmad.exit1.i
  %29 = call float @llvm.nvvm.fma.rn.f(float %.03, float %11, float 0xBFB2914F40000000) #10
  br label %__internal_fmad.exit2.i

__internal_fmad.exit2.i:                          ; preds = %28, %26
  %.04 = phi float [ %27, %26 ], [ %29, %28 ]
  %30 = call i32 @__nvvm_reflect(ptr @.str) #10
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %__internal_fmad.exit2.i
  %33 = call float @llvm.nvvm.fma.rn.ftz.f(float %.04, float %11, float 0x3FBAED6420000000) #10
  br label %__internal_fmad.exit3.i

34:                                               ; preds = %__internal_fmad.exit2.i
  %35 = call float @llvm.nvvm.fma.rn.f(float %.04, float %11, float 0x3FBAED6420000000) #10
  br label %__internal_fmad.exit3.i

__internal_fmad.exit3.i:                          ; preds = %34, %32
  %.05 = phi float [ %33, %32 ], [ %35, %34 ]
  %36 = call i32 @__nvvm_reflect(ptr @.str) #10
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %__internal_fmad.exit3.i
  %39 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %11, float 0xBFC223D100000000) #10
  br label %__internal_fmad.exit4.i

40:                                               ; preds = %__internal_fmad.exit3.i
  %41 = call float @llvm.nvvm.fma.rn.f(float %.05, float %11, float 0xBFC223D100000000) #10
  br label %__internal_fmad.exit4.i

__internal_fmad.exit4.i:                          ; preds = %40, %38
  %.06 = phi float [ %39, %38 ], [ %41, %40 ]
  %42 = call i32 @__nvvm_reflect(ptr @.str) #10
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %__internal_fmad.exit4.i
  %45 = call float @llvm.nvvm.fma.rn.ftz.f(float %.06, float %11, float 0x3FC995EC00000000) #10
  br label %__internal_fmad.exit5.i

46:                                               ; preds = %__internal_fmad.exit4.i
  %47 = call float @llvm.nvvm.fma.rn.f(float %.06, float %11, float 0x3FC995EC00000000) #10
  br label %__internal_fmad.exit5.i

__internal_fmad.exit5.i:                          ; preds = %46, %44
  %.07 = phi float [ %45, %44 ], [ %47, %46 ]
  %48 = call i32 @__nvvm_reflect(ptr @.str) #10
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %__internal_fmad.exit5.i
  %51 = call float @llvm.nvvm.fma.rn.ftz.f(float %.07, float %11, float 0xBFD55544E0000000) #10
  br label %__internal_fmad.exit6.i

52:                                               ; preds = %__internal_fmad.exit5.i
  %53 = call float @llvm.nvvm.fma.rn.f(float %.07, float %11, float 0xBFD55544E0000000) #10
  br label %__internal_fmad.exit6.i

__internal_fmad.exit6.i:                          ; preds = %52, %50
  %.08 = phi float [ %51, %50 ], [ %53, %52 ]
  %54 = fmul float %.08, %11
  %55 = call i32 @__nvvm_reflect(ptr @.str) #10
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %__internal_fmad.exit6.i
  %58 = call float @llvm.nvvm.fma.rn.ftz.f(float %54, float %t1.0, float %t1.0) #10
  br label %__internal_atanf_poly.exit

59:                                               ; preds = %__internal_fmad.exit6.i
  %60 = call float @llvm.nvvm.fma.rn.f(float %54, float %t1.0, float %t1.0) #10
  br label %__internal_atanf_poly.exit

__internal_atanf_poly.exit:                       ; preds = %57, %59
  %.09 = phi float [ %58, %57 ], [ %60, %59 ]
  %61 = fcmp ogt float %.0, 1.000000e+00
  br i1 %61, label %62, label %70

62:                                               ; preds = %__internal_atanf_poly.exit
  %63 = fsub float -0.000000e+00, %.09
  %64 = call i32 @__nvvm_reflect(ptr @.str) #10
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %66, label %68

66:                                               ; preds = %62
  %67 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %63) #10
  br label %__internal_fmad.exit

68:                                               ; preds = %62
  %69 = call float @llvm.nvvm.fma.rn.f(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %63) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %66, %68
  %.02 = phi float [ %67, %66 ], [ %69, %68 ]
  br label %70

70:                                               ; preds = %__internal_fmad.exit, %__internal_atanf_poly.exit
  %t1.1 = phi float [ %.02, %__internal_fmad.exit ], [ %.09, %__internal_atanf_poly.exit ]
  %71 = bitcast i32 2139095040 to float
  %72 = fcmp ole float %.0, %71
  br i1 %72, label %73, label %75

73:                                               ; preds = %70
  %74 = call float @llvm.copysign.f32(float %t1.1, float %a) #10
  br label %75

75:                                               ; preds = %73, %70
  %t1.2 = phi float [ %74, %73 ], [ %t1.1, %70 ]
  ret float %t1.2
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_asinf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.01 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = fsub float -0.000000e+00, %.01
  %8 = call i32 @__nvvm_reflect(ptr @.str) #10
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %__nv_fabsf.exit
  %11 = call float @llvm.nvvm.fma.rn.ftz.f(float 5.000000e-01, float %7, float 5.000000e-01) #10
  br label %__internal_fmad.exit

12:                                               ; preds = %__nv_fabsf.exit
  %13 = call float @llvm.nvvm.fma.rn.f(float 5.000000e-01, float %7, float 5.000000e-01) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %10, %12
  %.02 = phi float [ %11, %10 ], [ %13, %12 ]
  %14 = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %.02) #10
  %15 = fmul float %14, %.02
  %16 = fmul float 5.000000e-01, %14
  %17 = fsub float -0.000000e+00, %15
  %18 = call i32 @__nvvm_reflect(ptr @.str) #10
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %__internal_fmad.exit
  %21 = call float @llvm.nvvm.fma.rn.ftz.f(float %17, float %16, float 5.000000e-01) #10
  br label %__internal_fmad.exit2

22:                                               ; preds = %__internal_fmad.exit
  %23 = call float @llvm.nvvm.fma.rn.f(float %17, float %16, float 5.000000e-01) #10
  br label %__internal_fmad.exit2

__internal_fmad.exit2:                            ; preds = %20, %22
  %.05 = phi float [ %21, %20 ], [ %23, %22 ]
  %24 = call i32 @__nvvm_reflect(ptr @.str) #10
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %__internal_fmad.exit2
  %27 = call float @llvm.nvvm.fma.rn.ftz.f(float %15, float %.05, float %15) #10
  br label %__internal_fmad.exit3

28:                                               ; preds = %__internal_fmad.exit2
  %29 = call float @llvm.nvvm.fma.rn.f(float %15, float %.05, float %15) #10
  br label %__internal_fmad.exit3

__internal_fmad.exit3:                            ; preds = %26, %28
  %.06 = phi float [ %27, %26 ], [ %29, %28 ]
  %30 = fcmp oeq float %.01, 1.000000e+00
  br i1 %30, label %31, label %32

31:                                               ; preds = %__internal_fmad.exit3
  br label %33

32:                                               ; preds = %__internal_fmad.exit3
  br label %33

33:                                               ; preds = %32, %31
  %34 = phi float [ 0.000000e+00, %31 ], [ %.06, %32 ]
  %35 = fcmp ogt float %.01, 0x3FE1EB8520000000
  br i1 %35, label %36, label %37

36:                                               ; preds = %33
  br label %38

37:                                               ; preds = %33
  br label %38

38:                                               ; preds = %37, %36
  %39 = phi float [ %34, %36 ], [ %.01, %37 ]
  %40 = fmul float %39, %39
  %41 = call i32 @__nvvm_reflect(ptr @.str) #10
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %38
  %44 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FA9BA5EE0000000, float %40, float 0x3F933952E0000000) #10
  br label %__internal_fmad.exit.i

45:                                               ; preds = %38
  %46 = call float @llvm.nvvm.fma.rn.f(float 0x3FA9BA5EE0000000, float %40, float 0x3F933952E0000000) #10
  br label %__internal_fmad.exit.i

__internal_fmad.exit.i:                           ; preds = %45, %43
  %.07 = phi float [ %44, %43 ], [ %46, %45 ]
  %47 = call i32 @__nvvm_reflect(ptr @.str) #10
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %__internal_fmad.exit.i
  %50 = call float @llvm.nvvm.fma.rn.ftz.f(float %.07, float %40, float 0x3FA7F21D00000000) #10
  br label %__internal_fmad.exit1.i

51:                                               ; preds = %__internal_fmad.exit.i
  %52 = call float @llvm.nvvm.fma.rn.f(float %.07, float %40, float 0x3FA7F21D00000000) #10
  br label %__internal_fmad.exit1.i

__internal_fmad.exit1.i:                          ; preds = %51, %49
  %.08 = phi float [ %50, %49 ], [ %52, %51 ]
  %53 = call i32 @__nvvm_reflect(ptr @.str) #10
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %57

55:                                               ; preds = %__internal_fmad.exit1.i
  %56 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float %40, float 0x3FB32799E0000000) #10
  br label %__internal_fmad.exit2.i

57:                                               ; preds = %__internal_fmad.exit1.i
  %58 = call float @llvm.nvvm.fma.rn.f(float %.08, float %40, float 0x3FB32799E0000000) #10
  br label %__internal_fmad.exit2.i

__internal_fmad.exit2.i:                          ; preds = %57, %55
  %.09 = phi float [ %56, %55 ], [ %58, %57 ]
  %59 = call i32 @__nvvm_reflect(ptr @.str) #10
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %__internal_fmad.exit2.i
  %62 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %40, float 0x3FC5558080000000) #10
  br label %__internal_fmad.exit3.i

63:                                               ; preds = %__internal_fmad.exit2.i
  %64 = call float @llvm.nvvm.fma.rn.f(float %.09, float %40, float 0x3FC5558080000000) #10
  br label %__internal_fmad.exit3.i

__internal_fmad.exit3.i:                          ; preds = %63, %61
  %.04 = phi float [ %62, %61 ], [ %64, %63 ]
  %65 = fmul float %.04, %40
  %66 = call i32 @__nvvm_reflect(ptr @.str) #10
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %70

68:                                               ; preds = %__internal_fmad.exit3.i
  %69 = call float @llvm.nvvm.fma.rn.ftz.f(float %65, float %39, float %39) #10
  br label %__internal_asinf_kernel.exit

70:                                               ; preds = %__internal_fmad.exit3.i
  %71 = call float @llvm.nvvm.fma.rn.f(float %65, float %39, float %39) #10
  br label %__internal_asinf_kernel.exit

__internal_asinf_kernel.exit:                     ; preds = %68, %70
  %.0 = phi float [ %69, %68 ], [ %71, %70 ]
  %72 = fmul float -2.000000e+00, %.0
  %73 = call i32 @__nvvm_reflect(ptr @.str) #10
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %__internal_asinf_kernel.exit
  %76 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %72) #10
  br label %__internal_fmad.exit1

77:                                               ; preds = %__internal_asinf_kernel.exit
  %78 = call float @llvm.nvvm.fma.rn.f(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %72) #10
  br label %__internal_fmad.exit1

__internal_fmad.exit1:                            ; preds = %75, %77
  %.03 = phi float [ %76, %75 ], [ %78, %77 ]
  %79 = fcmp ogt float %.01, 0x3FE1EB8520000000
  br i1 %79, label %80, label %81

80:                                               ; preds = %__internal_fmad.exit1
  br label %81

81:                                               ; preds = %80, %__internal_fmad.exit1
  %z.0 = phi float [ %.03, %80 ], [ %.0, %__internal_fmad.exit1 ]
  %82 = bitcast i32 2139095040 to float
  %83 = fcmp ole float %z.0, %82
  br i1 %83, label %84, label %86

84:                                               ; preds = %81
  %85 = call float @llvm.copysign.f32(float %z.0, float %a) #10
  br label %86

86:                                               ; preds = %84, %81
  %z.1 = phi float [ %85, %84 ], [ %z.0, %81 ]
  ret float %z.1
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_acosf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.01 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = fsub float -0.000000e+00, %.01
  %8 = call i32 @__nvvm_reflect(ptr @.str) #10
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %__nv_fabsf.exit
  %11 = call float @llvm.nvvm.fma.rn.ftz.f(float 5.000000e-01, float %7, float 5.000000e-01) #10
  br label %__internal_fmad.exit

12:                                               ; preds = %__nv_fabsf.exit
  %13 = call float @llvm.nvvm.fma.rn.f(float 5.000000e-01, float %7, float 5.000000e-01) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %10, %12
  %.02 = phi float [ %11, %10 ], [ %13, %12 ]
  %14 = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %.02) #10
  %15 = fmul float %14, %.02
  %16 = fmul float 5.000000e-01, %14
  %17 = fsub float -0.000000e+00, %15
  %18 = call i32 @__nvvm_reflect(ptr @.str) #10
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %__internal_fmad.exit
  %21 = call float @llvm.nvvm.fma.rn.ftz.f(float %17, float %16, float 5.000000e-01) #10
  br label %__internal_fmad.exit2

22:                                               ; preds = %__internal_fmad.exit
  %23 = call float @llvm.nvvm.fma.rn.f(float %17, float %16, float 5.000000e-01) #10
  br label %__internal_fmad.exit2

__internal_fmad.exit2:                            ; preds = %20, %22
  %.05 = phi float [ %21, %20 ], [ %23, %22 ]
  %24 = call i32 @__nvvm_reflect(ptr @.str) #10
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %__internal_fmad.exit2
  %27 = call float @llvm.nvvm.fma.rn.ftz.f(float %15, float %.05, float %15) #10
  br label %__internal_fmad.exit3

28:                                               ; preds = %__internal_fmad.exit2
  %29 = call float @llvm.nvvm.fma.rn.f(float %15, float %.05, float %15) #10
  br label %__internal_fmad.exit3

__internal_fmad.exit3:                            ; preds = %26, %28
  %.06 = phi float [ %27, %26 ], [ %29, %28 ]
  %30 = fcmp oeq float %.01, 1.000000e+00
  br i1 %30, label %31, label %32

31:                                               ; preds = %__internal_fmad.exit3
  br label %33

32:                                               ; preds = %__internal_fmad.exit3
  br label %33

33:                                               ; preds = %32, %31
  %34 = phi float [ 0.000000e+00, %31 ], [ %.06, %32 ]
  %35 = fcmp ogt float %.01, 0x3FE1EB8520000000
  br i1 %35, label %36, label %37

36:                                               ; preds = %33
  br label %38

37:                                               ; preds = %33
  br label %38

38:                                               ; preds = %37, %36
  %39 = phi float [ %34, %36 ], [ %.01, %37 ]
  %40 = call float @llvm.copysign.f32(float %39, float %a) #10
  %41 = fmul float %40, %40
  %42 = call i32 @__nvvm_reflect(ptr @.str) #10
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %38
  %45 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FA21D9DE0000000, float %41, float 0x3F91635760000000) #10
  br label %__internal_fmad.exit.i

46:                                               ; preds = %38
  %47 = call float @llvm.nvvm.fma.rn.f(float 0x3FA21D9DE0000000, float %41, float 0x3F91635760000000) #10
  br label %__internal_fmad.exit.i

__internal_fmad.exit.i:                           ; preds = %46, %44
  %.07 = phi float [ %45, %44 ], [ %47, %46 ]
  %48 = call i32 @__nvvm_reflect(ptr @.str) #10
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %__internal_fmad.exit.i
  %51 = call float @llvm.nvvm.fma.rn.ftz.f(float %.07, float %41, float 0x3F9F805180000000) #10
  br label %__internal_fmad.exit1.i

52:                                               ; preds = %__internal_fmad.exit.i
  %53 = call float @llvm.nvvm.fma.rn.f(float %.07, float %41, float 0x3F9F805180000000) #10
  br label %__internal_fmad.exit1.i

__internal_fmad.exit1.i:                          ; preds = %52, %50
  %.08 = phi float [ %51, %50 ], [ %53, %52 ]
  %54 = call i32 @__nvvm_reflect(ptr @.str) #10
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %__internal_fmad.exit1.i
  %57 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float %41, float 0x3FA6E42720000000) #10
  br label %__internal_fmad.exit2.i

58:                                               ; preds = %__internal_fmad.exit1.i
  %59 = call float @llvm.nvvm.fma.rn.f(float %.08, float %41, float 0x3FA6E42720000000) #10
  br label %__internal_fmad.exit2.i

__internal_fmad.exit2.i:                          ; preds = %58, %56
  %.010 = phi float [ %57, %56 ], [ %59, %58 ]
  %60 = call i32 @__nvvm_reflect(ptr @.str) #10
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %__internal_fmad.exit2.i
  %63 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %41, float 0x3FB3327B60000000) #10
  br label %__internal_fmad.exit3.i

64:                                               ; preds = %__internal_fmad.exit2.i
  %65 = call float @llvm.nvvm.fma.rn.f(float %.010, float %41, float 0x3FB3327B60000000) #10
  br label %__internal_fmad.exit3.i

__internal_fmad.exit3.i:                          ; preds = %64, %62
  %.09 = phi float [ %63, %62 ], [ %65, %64 ]
  %66 = call i32 @__nvvm_reflect(ptr @.str) #10
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %70

68:                                               ; preds = %__internal_fmad.exit3.i
  %69 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %41, float 0x3FC55558C0000000) #10
  br label %__internal_fmad.exit4.i

70:                                               ; preds = %__internal_fmad.exit3.i
  %71 = call float @llvm.nvvm.fma.rn.f(float %.09, float %41, float 0x3FC55558C0000000) #10
  br label %__internal_fmad.exit4.i

__internal_fmad.exit4.i:                          ; preds = %70, %68
  %.04 = phi float [ %69, %68 ], [ %71, %70 ]
  %72 = fmul float %.04, %41
  %73 = call i32 @__nvvm_reflect(ptr @.str) #10
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %__internal_fmad.exit4.i
  %76 = call float @llvm.nvvm.fma.rn.ftz.f(float %72, float %40, float %40) #10
  br label %__internal_acosf_kernel.exit

77:                                               ; preds = %__internal_fmad.exit4.i
  %78 = call float @llvm.nvvm.fma.rn.f(float %72, float %40, float %40) #10
  br label %__internal_acosf_kernel.exit

__internal_acosf_kernel.exit:                     ; preds = %75, %77
  %.0 = phi float [ %76, %75 ], [ %78, %77 ]
  %79 = fcmp ogt float %.01, 0x3FE1EB8520000000
  br i1 %79, label %80, label %81

80:                                               ; preds = %__internal_acosf_kernel.exit
  br label %83

81:                                               ; preds = %__internal_acosf_kernel.exit
  %82 = fsub float -0.000000e+00, %.0
  br label %83

83:                                               ; preds = %81, %80
  %84 = phi float [ %.0, %80 ], [ %82, %81 ]
  %85 = call i32 @__nvvm_reflect(ptr @.str) #10
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %83
  %88 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %84) #10
  br label %__internal_fmad.exit1

89:                                               ; preds = %83
  %90 = call float @llvm.nvvm.fma.rn.f(float 0x3FEDDCB020000000, float 0x3FFAEE9D60000000, float %84) #10
  br label %__internal_fmad.exit1

__internal_fmad.exit1:                            ; preds = %87, %89
  %.03 = phi float [ %88, %87 ], [ %90, %89 ]
  %91 = fcmp ogt float %a, 0x3FE1EB8520000000
  br i1 %91, label %92, label %93

92:                                               ; preds = %__internal_fmad.exit1
  br label %94

93:                                               ; preds = %__internal_fmad.exit1
  br label %94

94:                                               ; preds = %93, %92
  %95 = phi float [ %.0, %92 ], [ %.03, %93 ]
  %96 = fcmp ogt float %.01, 0x3FE1EB8520000000
  br i1 %96, label %97, label %99

97:                                               ; preds = %94
  %98 = fmul float 2.000000e+00, %95
  br label %99

99:                                               ; preds = %97, %94
  %z.0 = phi float [ %98, %97 ], [ %95, %94 ]
  ret float %z.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_logf(float %a) #6 {
  %1 = fcmp olt float %a, 0x3810000000000000
  br i1 %1, label %2, label %4

2:                                                ; preds = %0
  %3 = fmul float %a, 0x4160000000000000
  br label %4

4:                                                ; preds = %2, %0
  %.02 = phi float [ %3, %2 ], [ %a, %0 ]
  %i.i.0 = phi float [ -2.300000e+01, %2 ], [ 0.000000e+00, %0 ]
  %5 = bitcast float %.02 to i32
  %6 = sub i32 %5, 1059760811
  %7 = and i32 %6, -8388608
  %8 = bitcast float %.02 to i32
  %9 = sub i32 %8, %7
  %10 = bitcast i32 %9 to float
  %11 = sitofp i32 %7 to float
  %12 = call i32 @__nvvm_reflect(ptr @.str) #10
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = call float @llvm.nvvm.fma.rn.ftz.f(float %11, float 0x3E80000000000000, float %i.i.0) #10
  br label %__nv_fmaf_rn.exit10.i

16:                                               ; preds = %4
  %17 = call float @llvm.nvvm.fma.rn.f(float %11, float 0x3E80000000000000, float %i.i.0) #10
  br label %__nv_fmaf_rn.exit10.i

__nv_fmaf_rn.exit10.i:                            ; preds = %16, %14
  %.08 = phi float [ %15, %14 ], [ %17, %16 ]
  %18 = fsub float %10, 1.000000e+00
  %19 = call i32 @__nvvm_reflect(ptr @.str) #10
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %22 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %18, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i

23:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %24 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %18, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i

__nv_fmaf_rn.exit11.i:                            ; preds = %23, %21
  %.010 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = call i32 @__nvvm_reflect(ptr @.str) #10
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %28 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %18, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i

29:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %30 = call float @llvm.nvvm.fma.rn.f(float %.010, float %18, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i

__nv_fmaf_rn.exit12.i:                            ; preds = %29, %27
  %.011 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = call i32 @__nvvm_reflect(ptr @.str) #10
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %34 = call float @llvm.nvvm.fma.rn.ftz.f(float %.011, float %18, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i

35:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %36 = call float @llvm.nvvm.fma.rn.f(float %.011, float %18, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i

__nv_fmaf_rn.exit13.i:                            ; preds = %35, %33
  %.012 = phi float [ %34, %33 ], [ %36, %35 ]
  %37 = call i32 @__nvvm_reflect(ptr @.str) #10
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %__nv_fmaf_rn.exit13.i
  %40 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %18, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i

41:                                               ; preds = %__nv_fmaf_rn.exit13.i
  %42 = call float @llvm.nvvm.fma.rn.f(float %.012, float %18, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i

__nv_fmaf_rn.exit14.i:                            ; preds = %41, %39
  %.09 = phi float [ %40, %39 ], [ %42, %41 ]
  %43 = call i32 @__nvvm_reflect(ptr @.str) #10
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %__nv_fmaf_rn.exit14.i
  %46 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %18, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i

47:                                               ; preds = %__nv_fmaf_rn.exit14.i
  %48 = call float @llvm.nvvm.fma.rn.f(float %.09, float %18, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i

__nv_fmaf_rn.exit15.i:                            ; preds = %47, %45
  %.05 = phi float [ %46, %45 ], [ %48, %47 ]
  %49 = call i32 @__nvvm_reflect(ptr @.str) #10
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %__nv_fmaf_rn.exit15.i
  %52 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %18, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i

53:                                               ; preds = %__nv_fmaf_rn.exit15.i
  %54 = call float @llvm.nvvm.fma.rn.f(float %.05, float %18, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i

__nv_fmaf_rn.exit16.i:                            ; preds = %53, %51
  %.01 = phi float [ %52, %51 ], [ %54, %53 ]
  %55 = call i32 @__nvvm_reflect(ptr @.str) #10
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %__nv_fmaf_rn.exit16.i
  %58 = call float @llvm.nvvm.fma.rn.ftz.f(float %.01, float %18, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i

59:                                               ; preds = %__nv_fmaf_rn.exit16.i
  %60 = call float @llvm.nvvm.fma.rn.f(float %.01, float %18, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i

__nv_fmaf_rn.exit17.i:                            ; preds = %59, %57
  %.0 = phi float [ %58, %57 ], [ %60, %59 ]
  %61 = call i32 @__nvvm_reflect(ptr @.str) #10
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %__nv_fmaf_rn.exit17.i
  %64 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0, float %18, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i

65:                                               ; preds = %__nv_fmaf_rn.exit17.i
  %66 = call float @llvm.nvvm.fma.rn.f(float %.0, float %18, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i

__nv_fmaf_rn.exit9.i:                             ; preds = %65, %63
  %.07 = phi float [ %64, %63 ], [ %66, %65 ]
  %67 = fmul float %.07, %18
  %68 = call i32 @__nvvm_reflect(ptr @.str) #10
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %71 = call float @llvm.nvvm.fma.rn.ftz.f(float %67, float %18, float %18) #10
  br label %__nv_fmaf_rn.exit8.i

72:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %73 = call float @llvm.nvvm.fma.rn.f(float %67, float %18, float %18) #10
  br label %__nv_fmaf_rn.exit8.i

__nv_fmaf_rn.exit8.i:                             ; preds = %72, %70
  %.06 = phi float [ %71, %70 ], [ %73, %72 ]
  %74 = call i32 @__nvvm_reflect(ptr @.str) #10
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %77 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float 0x3FE62E4300000000, float %.06) #10
  br label %__nv_fmaf_rn.exit6.i

78:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %79 = call float @llvm.nvvm.fma.rn.f(float %.08, float 0x3FE62E4300000000, float %.06) #10
  br label %__nv_fmaf_rn.exit6.i

__nv_fmaf_rn.exit6.i:                             ; preds = %78, %76
  %.04 = phi float [ %77, %76 ], [ %79, %78 ]
  %80 = bitcast float %.02 to i32
  %81 = icmp uge i32 %80, 2139095040
  br i1 %81, label %82, label %91

82:                                               ; preds = %__nv_fmaf_rn.exit6.i
  %83 = bitcast i32 2139095040 to float
  %84 = bitcast i32 2139095040 to float
  %85 = call i32 @__nvvm_reflect(ptr @.str) #10
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %82
  %88 = call float @llvm.nvvm.fma.rn.ftz.f(float %.02, float %83, float %84) #10
  br label %__nv_fmaf_rn.exit.i

89:                                               ; preds = %82
  %90 = call float @llvm.nvvm.fma.rn.f(float %.02, float %83, float %84) #10
  br label %__nv_fmaf_rn.exit.i

__nv_fmaf_rn.exit.i:                              ; preds = %89, %87
  %.03 = phi float [ %88, %87 ], [ %90, %89 ]
  br label %91

91:                                               ; preds = %__nv_fmaf_rn.exit.i, %__nv_fmaf_rn.exit6.i
  %r.i.0 = phi float [ %.03, %__nv_fmaf_rn.exit.i ], [ %.04, %__nv_fmaf_rn.exit6.i ]
  %92 = fcmp oeq float %.02, 0.000000e+00
  br i1 %92, label %93, label %__internal_accurate_logf.exit

93:                                               ; preds = %91
  %94 = bitcast i32 2139095040 to float
  %95 = fsub float -0.000000e+00, %94
  br label %__internal_accurate_logf.exit

__internal_accurate_logf.exit:                    ; preds = %91, %93
  %r.i.1 = phi float [ %95, %93 ], [ %r.i.0, %91 ]
  ret float %r.i.1
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_log10f(float %a) #6 {
  %1 = fcmp olt float %a, 0x3810000000000000
  br i1 %1, label %2, label %4

2:                                                ; preds = %0
  %3 = fmul float %a, 0x4160000000000000
  br label %4

4:                                                ; preds = %2, %0
  %.02 = phi float [ %3, %2 ], [ %a, %0 ]
  %i.i.0 = phi float [ -2.300000e+01, %2 ], [ 0.000000e+00, %0 ]
  %5 = bitcast float %.02 to i32
  %6 = sub i32 %5, 1059760811
  %7 = and i32 %6, -8388608
  %8 = bitcast float %.02 to i32
  %9 = sub i32 %8, %7
  %10 = bitcast i32 %9 to float
  %11 = sitofp i32 %7 to float
  %12 = call i32 @__nvvm_reflect(ptr @.str) #10
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = call float @llvm.nvvm.fma.rn.ftz.f(float %11, float 0x3E80000000000000, float %i.i.0) #10
  br label %__nv_fmaf_rn.exit10.i

16:                                               ; preds = %4
  %17 = call float @llvm.nvvm.fma.rn.f(float %11, float 0x3E80000000000000, float %i.i.0) #10
  br label %__nv_fmaf_rn.exit10.i

__nv_fmaf_rn.exit10.i:                            ; preds = %16, %14
  %.08 = phi float [ %15, %14 ], [ %17, %16 ]
  %18 = fsub float %10, 1.000000e+00
  %19 = call i32 @__nvvm_reflect(ptr @.str) #10
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %22 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %18, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i

23:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %24 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %18, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i

__nv_fmaf_rn.exit11.i:                            ; preds = %23, %21
  %.010 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = call i32 @__nvvm_reflect(ptr @.str) #10
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %28 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %18, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i

29:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %30 = call float @llvm.nvvm.fma.rn.f(float %.010, float %18, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i

__nv_fmaf_rn.exit12.i:                            ; preds = %29, %27
  %.011 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = call i32 @__nvvm_reflect(ptr @.str) #10
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %34 = call float @llvm.nvvm.fma.rn.ftz.f(float %.011, float %18, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i

35:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %36 = call float @llvm.nvvm.fma.rn.f(float %.011, float %18, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i

__nv_fmaf_rn.exit13.i:                            ; preds = %35, %33
  %.012 = phi float [ %34, %33 ], [ %36, %35 ]
  %37 = call i32 @__nvvm_reflect(ptr @.str) #10
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %__nv_fmaf_rn.exit13.i
  %40 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %18, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i

41:                                               ; preds = %__nv_fmaf_rn.exit13.i
  %42 = call float @llvm.nvvm.fma.rn.f(float %.012, float %18, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i

__nv_fmaf_rn.exit14.i:                            ; preds = %41, %39
  %.09 = phi float [ %40, %39 ], [ %42, %41 ]
  %43 = call i32 @__nvvm_reflect(ptr @.str) #10
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %__nv_fmaf_rn.exit14.i
  %46 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %18, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i

47:                                               ; preds = %__nv_fmaf_rn.exit14.i
  %48 = call float @llvm.nvvm.fma.rn.f(float %.09, float %18, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i

__nv_fmaf_rn.exit15.i:                            ; preds = %47, %45
  %.05 = phi float [ %46, %45 ], [ %48, %47 ]
  %49 = call i32 @__nvvm_reflect(ptr @.str) #10
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %__nv_fmaf_rn.exit15.i
  %52 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %18, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i

53:                                               ; preds = %__nv_fmaf_rn.exit15.i
  %54 = call float @llvm.nvvm.fma.rn.f(float %.05, float %18, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i

__nv_fmaf_rn.exit16.i:                            ; preds = %53, %51
  %.01 = phi float [ %52, %51 ], [ %54, %53 ]
  %55 = call i32 @__nvvm_reflect(ptr @.str) #10
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %__nv_fmaf_rn.exit16.i
  %58 = call float @llvm.nvvm.fma.rn.ftz.f(float %.01, float %18, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i

59:                                               ; preds = %__nv_fmaf_rn.exit16.i
  %60 = call float @llvm.nvvm.fma.rn.f(float %.01, float %18, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i

__nv_fmaf_rn.exit17.i:                            ; preds = %59, %57
  %.0 = phi float [ %58, %57 ], [ %60, %59 ]
  %61 = call i32 @__nvvm_reflect(ptr @.str) #10
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %__nv_fmaf_rn.exit17.i
  %64 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0, float %18, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i

65:                                               ; preds = %__nv_fmaf_rn.exit17.i
  %66 = call float @llvm.nvvm.fma.rn.f(float %.0, float %18, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i

__nv_fmaf_rn.exit9.i:                             ; preds = %65, %63
  %.07 = phi float [ %64, %63 ], [ %66, %65 ]
  %67 = fmul float %.07, %18
  %68 = call i32 @__nvvm_reflect(ptr @.str) #10
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %71 = call float @llvm.nvvm.fma.rn.ftz.f(float %67, float %18, float %18) #10
  br label %__nv_fmaf_rn.exit8.i

72:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %73 = call float @llvm.nvvm.fma.rn.f(float %67, float %18, float %18) #10
  br label %__nv_fmaf_rn.exit8.i

__nv_fmaf_rn.exit8.i:                             ; preds = %72, %70
  %.06 = phi float [ %71, %70 ], [ %73, %72 ]
  %74 = call i32 @__nvvm_reflect(ptr @.str) #10
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %77 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float 0x3FE62E4300000000, float %.06) #10
  br label %__nv_fmaf_rn.exit6.i

78:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %79 = call float @llvm.nvvm.fma.rn.f(float %.08, float 0x3FE62E4300000000, float %.06) #10
  br label %__nv_fmaf_rn.exit6.i

__nv_fmaf_rn.exit6.i:                             ; preds = %78, %76
  %.04 = phi float [ %77, %76 ], [ %79, %78 ]
  %80 = bitcast float %.02 to i32
  %81 = icmp uge i32 %80, 2139095040
  br i1 %81, label %82, label %91

82:                                               ; preds = %__nv_fmaf_rn.exit6.i
  %83 = bitcast i32 2139095040 to float
  %84 = bitcast i32 2139095040 to float
  %85 = call i32 @__nvvm_reflect(ptr @.str) #10
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %82
  %88 = call float @llvm.nvvm.fma.rn.ftz.f(float %.02, float %83, float %84) #10
  br label %__nv_fmaf_rn.exit.i

89:                                               ; preds = %82
  %90 = call float @llvm.nvvm.fma.rn.f(float %.02, float %83, float %84) #10
  br label %__nv_fmaf_rn.exit.i

__nv_fmaf_rn.exit.i:                              ; preds = %89, %87
  %.03 = phi float [ %88, %87 ], [ %90, %89 ]
  br label %91

91:                                               ; preds = %__nv_fmaf_rn.exit.i, %__nv_fmaf_rn.exit6.i
  %r.i.0 = phi float [ %.03, %__nv_fmaf_rn.exit.i ], [ %.04, %__nv_fmaf_rn.exit6.i ]
  %92 = fcmp oeq float %.02, 0.000000e+00
  br i1 %92, label %93, label %__internal_accurate_logf.exit

93:                                               ; preds = %91
  %94 = bitcast i32 2139095040 to float
  %95 = fsub float -0.000000e+00, %94
  br label %__internal_accurate_logf.exit

__internal_accurate_logf.exit:                    ; preds = %91, %93
  %r.i.1 = phi float [ %95, %93 ], [ %r.i.0, %91 ]
  %96 = fmul float 0x3FDBCB7B20000000, %r.i.1
  ret float %96
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_log1pf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.add.rz.ftz.f(float %a, float 1.000000e+00) #10
  br label %__nv_fadd_rz.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.add.rz.f(float %a, float 1.000000e+00) #10
  br label %__nv_fadd_rz.exit

__nv_fadd_rz.exit:                                ; preds = %3, %5
  %.01 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = bitcast float %.01 to i32
  %8 = sub i32 %7, 1061158912
  %9 = and i32 %8, -8388608
  %10 = bitcast float %a to i32
  %11 = sub i32 %10, %9
  %12 = bitcast i32 %11 to float
  %13 = sub i32 1082130432, %9
  %14 = bitcast i32 %13 to float
  %15 = call i32 @__nvvm_reflect(ptr @.str) #10
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %__nv_fadd_rz.exit
  %18 = call float @llvm.nvvm.fma.rn.ftz.f(float 2.500000e-01, float %14, float -1.000000e+00) #10
  br label %__nv_fmaf_rn.exit13

19:                                               ; preds = %__nv_fadd_rz.exit
  %20 = call float @llvm.nvvm.fma.rn.f(float 2.500000e-01, float %14, float -1.000000e+00) #10
  br label %__nv_fmaf_rn.exit13

__nv_fmaf_rn.exit13:                              ; preds = %17, %19
  %.09 = phi float [ %18, %17 ], [ %20, %19 ]
  %21 = fadd float %12, %.09
  %22 = sitofp i32 %9 to float
  %23 = fmul float %22, 0x3E80000000000000
  %24 = call i32 @__nvvm_reflect(ptr @.str) #10
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %__nv_fmaf_rn.exit13
  %27 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFA737EF00000000, float %21, float 0x3FBB000240000000) #10
  br label %__nv_fmaf_rn.exit15

28:                                               ; preds = %__nv_fmaf_rn.exit13
  %29 = call float @llvm.nvvm.fma.rn.f(float 0xBFA737EF00000000, float %21, float 0x3FBB000240000000) #10
  br label %__nv_fmaf_rn.exit15

__nv_fmaf_rn.exit15:                              ; preds = %26, %28
  %.012 = phi float [ %27, %26 ], [ %29, %28 ]
  %30 = call i32 @__nvvm_reflect(ptr @.str) #10
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %__nv_fmaf_rn.exit15
  %33 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %21, float 0xBFC0EF1C00000000) #10
  br label %__nv_fmaf_rn.exit16

34:                                               ; preds = %__nv_fmaf_rn.exit15
  %35 = call float @llvm.nvvm.fma.rn.f(float %.012, float %21, float 0xBFC0EF1C00000000) #10
  br label %__nv_fmaf_rn.exit16

__nv_fmaf_rn.exit16:                              ; preds = %32, %34
  %.010 = phi float [ %33, %32 ], [ %35, %34 ]
  %36 = call i32 @__nvvm_reflect(ptr @.str) #10
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %__nv_fmaf_rn.exit16
  %39 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %21, float 0x3FC28C8EA0000000) #10
  br label %__nv_fmaf_rn.exit17

40:                                               ; preds = %__nv_fmaf_rn.exit16
  %41 = call float @llvm.nvvm.fma.rn.f(float %.010, float %21, float 0x3FC28C8EA0000000) #10
  br label %__nv_fmaf_rn.exit17

__nv_fmaf_rn.exit17:                              ; preds = %38, %40
  %.06 = phi float [ %39, %38 ], [ %41, %40 ]
  %42 = call i32 @__nvvm_reflect(ptr @.str) #10
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %__nv_fmaf_rn.exit17
  %45 = call float @llvm.nvvm.fma.rn.ftz.f(float %.06, float %21, float 0xBFC54D1BA0000000) #10
  br label %__nv_fmaf_rn.exit18

46:                                               ; preds = %__nv_fmaf_rn.exit17
  %47 = call float @llvm.nvvm.fma.rn.f(float %.06, float %21, float 0xBFC54D1BA0000000) #10
  br label %__nv_fmaf_rn.exit18

__nv_fmaf_rn.exit18:                              ; preds = %44, %46
  %.02 = phi float [ %45, %44 ], [ %47, %46 ]
  %48 = call i32 @__nvvm_reflect(ptr @.str) #10
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %__nv_fmaf_rn.exit18
  %51 = call float @llvm.nvvm.fma.rn.ftz.f(float %.02, float %21, float 0x3FC995F3C0000000) #10
  br label %__nv_fmaf_rn.exit19

52:                                               ; preds = %__nv_fmaf_rn.exit18
  %53 = call float @llvm.nvvm.fma.rn.f(float %.02, float %21, float 0x3FC995F3C0000000) #10
  br label %__nv_fmaf_rn.exit19

__nv_fmaf_rn.exit19:                              ; preds = %50, %52
  %.0 = phi float [ %51, %50 ], [ %53, %52 ]
  %54 = call i32 @__nvvm_reflect(ptr @.str) #10
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %__nv_fmaf_rn.exit19
  %57 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0, float %21, float 0xBFD0000840000000) #10
  br label %__nv_fmaf_rn.exit14

58:                                               ; preds = %__nv_fmaf_rn.exit19
  %59 = call float @llvm.nvvm.fma.rn.f(float %.0, float %21, float 0xBFD0000840000000) #10
  br label %__nv_fmaf_rn.exit14

__nv_fmaf_rn.exit14:                              ; preds = %56, %58
  %.011 = phi float [ %57, %56 ], [ %59, %58 ]
  %60 = call i32 @__nvvm_reflect(ptr @.str) #10
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %__nv_fmaf_rn.exit14
  %63 = call float @llvm.nvvm.fma.rn.ftz.f(float %.011, float %21, float 0x3FD5555CC0000000) #10
  br label %__nv_fmaf_rn.exit12

64:                                               ; preds = %__nv_fmaf_rn.exit14
  %65 = call float @llvm.nvvm.fma.rn.f(float %.011, float %21, float 0x3FD5555CC0000000) #10
  br label %__nv_fmaf_rn.exit12

__nv_fmaf_rn.exit12:                              ; preds = %62, %64
  %.08 = phi float [ %63, %62 ], [ %65, %64 ]
  %66 = call i32 @__nvvm_reflect(ptr @.str) #10
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %70

68:                                               ; preds = %__nv_fmaf_rn.exit12
  %69 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float %21, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit10

70:                                               ; preds = %__nv_fmaf_rn.exit12
  %71 = call float @llvm.nvvm.fma.rn.f(float %.08, float %21, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit10

__nv_fmaf_rn.exit10:                              ; preds = %68, %70
  %.07 = phi float [ %69, %68 ], [ %71, %70 ]
  %72 = fmul float %.07, %21
  %73 = call i32 @__nvvm_reflect(ptr @.str) #10
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %__nv_fmaf_rn.exit10
  %76 = call float @llvm.nvvm.fma.rn.ftz.f(float %72, float %21, float %21) #10
  br label %__nv_fmaf_rn.exit8

77:                                               ; preds = %__nv_fmaf_rn.exit10
  %78 = call float @llvm.nvvm.fma.rn.f(float %72, float %21, float %21) #10
  br label %__nv_fmaf_rn.exit8

__nv_fmaf_rn.exit8:                               ; preds = %75, %77
  %.05 = phi float [ %76, %75 ], [ %78, %77 ]
  %79 = call i32 @__nvvm_reflect(ptr @.str) #10
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %83

81:                                               ; preds = %__nv_fmaf_rn.exit8
  %82 = call float @llvm.nvvm.fma.rn.ftz.f(float %23, float 0x3FE62E4300000000, float %.05) #10
  br label %__nv_fmaf_rn.exit6

83:                                               ; preds = %__nv_fmaf_rn.exit8
  %84 = call float @llvm.nvvm.fma.rn.f(float %23, float 0x3FE62E4300000000, float %.05) #10
  br label %__nv_fmaf_rn.exit6

__nv_fmaf_rn.exit6:                               ; preds = %81, %83
  %.04 = phi float [ %82, %81 ], [ %84, %83 ]
  %85 = bitcast float %a to i32
  %86 = icmp uge i32 %85, 2139095040
  br i1 %86, label %87, label %103

87:                                               ; preds = %__nv_fmaf_rn.exit6
  %88 = bitcast float %a to i32
  %89 = icmp sgt i32 %88, -1082130432
  br i1 %89, label %90, label %99

90:                                               ; preds = %87
  %91 = bitcast i32 2139095040 to float
  %92 = bitcast i32 2139095040 to float
  %93 = call i32 @__nvvm_reflect(ptr @.str) #10
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %97

95:                                               ; preds = %90
  %96 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %91, float %92) #10
  br label %__nv_fmaf_rn.exit

97:                                               ; preds = %90
  %98 = call float @llvm.nvvm.fma.rn.f(float %a, float %91, float %92) #10
  br label %__nv_fmaf_rn.exit

__nv_fmaf_rn.exit:                                ; preds = %95, %97
  %.03 = phi float [ %96, %95 ], [ %98, %97 ]
  br label %99

99:                                               ; preds = %__nv_fmaf_rn.exit, %87
  %r.0 = phi float [ %.03, %__nv_fmaf_rn.exit ], [ %.04, %87 ]
  %100 = fcmp oeq float %a, 0.000000e+00
  br i1 %100, label %101, label %102

101:                                              ; preds = %99
  br label %102

102:                                              ; preds = %101, %99
  %r.1 = phi float [ -0.000000e+00, %101 ], [ %r.0, %99 ]
  br label %103

103:                                              ; preds = %102, %__nv_fmaf_rn.exit6
  %r.2 = phi float [ %r.1, %102 ], [ %.04, %__nv_fmaf_rn.exit6 ]
  ret float %r.2
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_expm1f(float %a) #6 {
  %1 = fmul float %a, 0x3FF7154760000000
  %2 = call float @llvm.nvvm.round.f(float %1) #10
  %3 = call i32 @__nvvm_reflect(ptr @.str) #10
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

7:                                                ; preds = %0
  %8 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %5, %7
  %.03 = phi float [ %6, %5 ], [ %8, %7 ]
  %9 = fcmp olt float %.03, 0x3FDA3D70A0000000
  br i1 %9, label %10, label %11

10:                                               ; preds = %__nv_fabsf.exit
  br label %11

11:                                               ; preds = %10, %__nv_fabsf.exit
  %t.0 = phi float [ 0.000000e+00, %10 ], [ %2, %__nv_fabsf.exit ]
  %12 = fsub float -0.000000e+00, %t.0
  %13 = call i32 @__nvvm_reflect(ptr @.str) #10
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %11
  %16 = call float @llvm.nvvm.fma.rn.ftz.f(float %12, float 0x3FE62E4000000000, float %a) #10
  br label %__internal_fmad.exit1

17:                                               ; preds = %11
  %18 = call float @llvm.nvvm.fma.rn.f(float %12, float 0x3FE62E4000000000, float %a) #10
  br label %__internal_fmad.exit1

__internal_fmad.exit1:                            ; preds = %15, %17
  %.04 = phi float [ %16, %15 ], [ %18, %17 ]
  %19 = fsub float -0.000000e+00, %t.0
  %20 = call i32 @__nvvm_reflect(ptr @.str) #10
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %__internal_fmad.exit1
  %23 = call float @llvm.nvvm.fma.rn.ftz.f(float %19, float 0x3EB7F7D1C0000000, float %.04) #10
  br label %__internal_fmad.exit2

24:                                               ; preds = %__internal_fmad.exit1
  %25 = call float @llvm.nvvm.fma.rn.f(float %19, float 0x3EB7F7D1C0000000, float %.04) #10
  br label %__internal_fmad.exit2

__internal_fmad.exit2:                            ; preds = %22, %24
  %.05 = phi float [ %23, %22 ], [ %25, %24 ]
  %26 = fcmp oeq float %t.0, 1.280000e+02
  br i1 %26, label %27, label %29

27:                                               ; preds = %__internal_fmad.exit2
  %28 = fsub float %t.0, 1.000000e+00
  br label %29

29:                                               ; preds = %27, %__internal_fmad.exit2
  %j.0 = phi float [ %28, %27 ], [ %t.0, %__internal_fmad.exit2 ]
  %30 = call i32 @__nvvm_reflect(ptr @.str) #10
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F56BD7CC0000000, float %.05, float 0x3F812ACC60000000) #10
  br label %__internal_fmad.exit3

34:                                               ; preds = %29
  %35 = call float @llvm.nvvm.fma.rn.f(float 0x3F56BD7CC0000000, float %.05, float 0x3F812ACC60000000) #10
  br label %__internal_fmad.exit3

__internal_fmad.exit3:                            ; preds = %32, %34
  %.07 = phi float [ %33, %32 ], [ %35, %34 ]
  %36 = call i32 @__nvvm_reflect(ptr @.str) #10
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %__internal_fmad.exit3
  %39 = call float @llvm.nvvm.fma.rn.ftz.f(float %.07, float %.05, float 0x3FA5557C60000000) #10
  br label %__internal_fmad.exit4

40:                                               ; preds = %__internal_fmad.exit3
  %41 = call float @llvm.nvvm.fma.rn.f(float %.07, float %.05, float 0x3FA5557C60000000) #10
  br label %__internal_fmad.exit4

__internal_fmad.exit4:                            ; preds = %38, %40
  %.08 = phi float [ %39, %38 ], [ %41, %40 ]
  %42 = call i32 @__nvvm_reflect(ptr @.str) #10
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %__internal_fmad.exit4
  %45 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float %.05, float 0x3FC5553EC0000000) #10
  br label %__internal_fmad.exit5

46:                                               ; preds = %__internal_fmad.exit4
  %47 = call float @llvm.nvvm.fma.rn.f(float %.08, float %.05, float 0x3FC5553EC0000000) #10
  br label %__internal_fmad.exit5

__internal_fmad.exit5:                            ; preds = %44, %46
  %.09 = phi float [ %45, %44 ], [ %47, %46 ]
  %48 = call i32 @__nvvm_reflect(ptr @.str) #10
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %__internal_fmad.exit5
  %51 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %.05, float 0x3FDFFFFFC0000000) #10
  br label %__internal_fmad.exit6

52:                                               ; preds = %__internal_fmad.exit5
  %53 = call float @llvm.nvvm.fma.rn.f(float %.09, float %.05, float 0x3FDFFFFFC0000000) #10
  br label %__internal_fmad.exit6

__internal_fmad.exit6:                            ; preds = %50, %52
  %.06 = phi float [ %51, %50 ], [ %53, %52 ]
  %54 = fmul float %.06, %.05
  %55 = call i32 @__nvvm_reflect(ptr @.str) #10
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %__internal_fmad.exit6
  %58 = call float @llvm.nvvm.fma.rn.ftz.f(float %54, float %.05, float %.05) #10
  br label %__internal_fmad.exit7

59:                                               ; preds = %__internal_fmad.exit6
  %60 = call float @llvm.nvvm.fma.rn.f(float %54, float %.05, float %.05) #10
  br label %__internal_fmad.exit7

__internal_fmad.exit7:                            ; preds = %57, %59
  %.01 = phi float [ %58, %57 ], [ %60, %59 ]
  %61 = call i32 @__nvvm_reflect(ptr @.str) #10
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %__internal_fmad.exit7
  %64 = call float @llvm.nvvm.ex2.approx.ftz.f(float %j.0) #10
  br label %__nv_exp2f.exit

65:                                               ; preds = %__internal_fmad.exit7
  %66 = call float @llvm.nvvm.ex2.approx.f(float %j.0) #10
  br label %__nv_exp2f.exit

__nv_exp2f.exit:                                  ; preds = %63, %65
  %.0 = phi float [ %64, %63 ], [ %66, %65 ]
  %67 = fsub float %.0, 1.000000e+00
  %68 = call i32 @__nvvm_reflect(ptr @.str) #10
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %__nv_exp2f.exit
  %71 = call float @llvm.nvvm.fma.rn.ftz.f(float %.01, float %.0, float %67) #10
  br label %__internal_fmad.exit

72:                                               ; preds = %__nv_exp2f.exit
  %73 = call float @llvm.nvvm.fma.rn.f(float %.01, float %.0, float %67) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %70, %72
  %.02 = phi float [ %71, %70 ], [ %73, %72 ]
  %74 = fcmp oeq float %t.0, 1.280000e+02
  br i1 %74, label %75, label %77

75:                                               ; preds = %__internal_fmad.exit
  %76 = fadd float %.02, %.02
  br label %77

77:                                               ; preds = %75, %__internal_fmad.exit
  %u.0 = phi float [ %76, %75 ], [ %.02, %__internal_fmad.exit ]
  %78 = fcmp ogt float %j.0, 1.280000e+02
  br i1 %78, label %79, label %81

79:                                               ; preds = %77
  %80 = bitcast i32 2139095040 to float
  br label %81

81:                                               ; preds = %79, %77
  %u.1 = phi float [ %80, %79 ], [ %u.0, %77 ]
  %82 = fcmp olt float %j.0, -2.500000e+01
  br i1 %82, label %83, label %84

83:                                               ; preds = %81
  br label %84

84:                                               ; preds = %83, %81
  %u.2 = phi float [ -1.000000e+00, %83 ], [ %u.1, %81 ]
  %85 = fcmp oeq float %a, 0.000000e+00
  br i1 %85, label %86, label %88

86:                                               ; preds = %84
  %87 = fadd float %a, %a
  br label %88

88:                                               ; preds = %86, %84
  %u.3 = phi float [ %87, %86 ], [ %u.2, %84 ]
  ret float %u.3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.round.f(float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_hypotf(float %a, float %b) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = call i32 @__nvvm_reflect(ptr @.str) #10
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %__nv_fabsf.exit
  %10 = call float @llvm.nvvm.fabs.ftz.f(float %b) #10
  br label %__nv_fabsf.exit1

11:                                               ; preds = %__nv_fabsf.exit
  %12 = call float @llvm.nvvm.fabs.f(float %b) #10
  br label %__nv_fabsf.exit1

__nv_fabsf.exit1:                                 ; preds = %9, %11
  %.01 = phi float [ %10, %9 ], [ %12, %11 ]
  %13 = bitcast float %.01 to i32
  %14 = bitcast float %.0 to i32
  %min.cond = icmp sle i32 %13, %14
  %min = select i1 %min.cond, i32 %13, i32 %14
  %15 = bitcast i32 %min to float
  %16 = bitcast float %.0 to i32
  %17 = bitcast float %.01 to i32
  %max.cond = icmp sge i32 %16, %17
  %max = select i1 %max.cond, i32 %16, i32 %17
  %18 = bitcast i32 %max to float
  %19 = bitcast float %18 to i32
  %20 = and i32 %19, -33554432
  %21 = sub i32 %20, 1065353216
  %22 = add i32 %21, 8388608
  %23 = sub i32 1065353216, %22
  %24 = bitcast i32 %23 to float
  %25 = fmul float %15, %24
  %26 = fmul float %18, %24
  %27 = fmul float %25, %25
  %28 = call i32 @__nvvm_reflect(ptr @.str) #10
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %__nv_fabsf.exit1
  %31 = call float @llvm.nvvm.fma.rn.ftz.f(float %26, float %26, float %27) #10
  br label %__internal_fmad.exit

32:                                               ; preds = %__nv_fabsf.exit1
  %33 = call float @llvm.nvvm.fma.rn.f(float %26, float %26, float %27) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %30, %32
  %.03 = phi float [ %31, %30 ], [ %33, %32 ]
  %34 = call i32 @__nvvm_reflect(ptr @.str) #10
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %43

36:                                               ; preds = %__internal_fmad.exit
  %37 = call i32 @__nvvm_reflect(ptr @.str.2) #10
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %36
  %40 = call float @llvm.nvvm.sqrt.rn.ftz.f(float %.03) #10
  br label %__nv_sqrtf.exit

41:                                               ; preds = %36
  %42 = call float @llvm.nvvm.sqrt.approx.ftz.f(float %.03) #10
  br label %__nv_sqrtf.exit

43:                                               ; preds = %__internal_fmad.exit
  %44 = call i32 @__nvvm_reflect(ptr @.str.2) #10
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = call float @llvm.nvvm.sqrt.rn.f(float %.03) #10
  br label %__nv_sqrtf.exit

48:                                               ; preds = %43
  %49 = call float @llvm.nvvm.sqrt.approx.f(float %.03) #10
  br label %__nv_sqrtf.exit

__nv_sqrtf.exit:                                  ; preds = %39, %41, %46, %48
  %.02 = phi float [ %40, %39 ], [ %42, %41 ], [ %47, %46 ], [ %49, %48 ]
  %50 = add i32 %22, 1065353216
  %51 = bitcast i32 %50 to float
  %52 = fmul float %.02, %51
  %53 = fcmp oeq float %15, 0.000000e+00
  br i1 %53, label %54, label %55

54:                                               ; preds = %__nv_sqrtf.exit
  br label %55

55:                                               ; preds = %54, %__nv_sqrtf.exit
  %res.0 = phi float [ %18, %54 ], [ %52, %__nv_sqrtf.exit ]
  %56 = bitcast i32 2139095040 to float
  %57 = fcmp oeq float %15, %56
  br i1 %57, label %58, label %60

58:                                               ; preds = %55
  %59 = bitcast i32 2139095040 to float
  br label %60

60:                                               ; preds = %58, %55
  %res.1 = phi float [ %59, %58 ], [ %res.0, %55 ]
  ret float %res.1
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_cbrtf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.01 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = call i32 @__nvvm_reflect(ptr @.str) #10
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %__nv_fabsf.exit
  %10 = call float @llvm.nvvm.lg2.approx.ftz.f(float %.01) #10
  br label %__nv_fast_log2f.exit

11:                                               ; preds = %__nv_fabsf.exit
  %12 = call float @llvm.nvvm.lg2.approx.f(float %.01) #10
  br label %__nv_fast_log2f.exit

__nv_fast_log2f.exit:                             ; preds = %9, %11
  %.02 = phi float [ %10, %9 ], [ %12, %11 ]
  %13 = fmul float 0xBFE5555560000000, %.02
  %14 = call float @llvm.nvvm.ex2.approx.ftz.f(float %13) #10
  %15 = fmul float %.01, %14
  %16 = fsub float -0.000000e+00, %15
  %17 = fmul float %16, %14
  %18 = call i32 @__nvvm_reflect(ptr @.str) #10
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %__nv_fast_log2f.exit
  %21 = call float @llvm.nvvm.fma.rn.ftz.f(float %15, float %17, float 1.000000e+00) #10
  br label %__internal_fmad.exit1

22:                                               ; preds = %__nv_fast_log2f.exit
  %23 = call float @llvm.nvvm.fma.rn.f(float %15, float %17, float 1.000000e+00) #10
  br label %__internal_fmad.exit1

__internal_fmad.exit1:                            ; preds = %20, %22
  %.0 = phi float [ %21, %20 ], [ %23, %22 ]
  %24 = fmul float 0x3FD5555560000000, %.0
  %25 = call i32 @__nvvm_reflect(ptr @.str) #10
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %__internal_fmad.exit1
  %28 = call float @llvm.nvvm.fma.rn.ftz.f(float %15, float %24, float %15) #10
  br label %__internal_fmad.exit

29:                                               ; preds = %__internal_fmad.exit1
  %30 = call float @llvm.nvvm.fma.rn.f(float %15, float %24, float %15) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %27, %29
  %.03 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = fcmp olt float %a, 0.000000e+00
  br i1 %31, label %32, label %34

32:                                               ; preds = %__internal_fmad.exit
  %33 = fsub float -0.000000e+00, %.03
  br label %34

34:                                               ; preds = %32, %__internal_fmad.exit
  %t.0 = phi float [ %33, %32 ], [ %.03, %__internal_fmad.exit ]
  %35 = fadd float %a, %a
  %36 = fcmp oeq float %35, %a
  br i1 %36, label %37, label %38

37:                                               ; preds = %34
  br label %38

38:                                               ; preds = %37, %34
  %t.1 = phi float [ %35, %37 ], [ %t.0, %34 ]
  ret float %t.1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.ftz.f(float) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_erff(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = fcmp oge float %.0, 0x3FF00C1FC0000000
  %8 = select i1 %7, i32 1, i32 0
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %__nv_fabsf.exit
  %11 = call i32 @__nvvm_reflect(ptr @.str) #10
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit1

15:                                               ; preds = %10
  %16 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit1

__nv_fabsf.exit1:                                 ; preds = %13, %15
  %.01 = phi float [ %14, %13 ], [ %16, %15 ]
  br label %19

17:                                               ; preds = %__nv_fabsf.exit
  %18 = fmul float %a, %a
  br label %19

19:                                               ; preds = %17, %__nv_fabsf.exit1
  %20 = phi float [ %.01, %__nv_fabsf.exit1 ], [ %18, %17 ]
  %21 = icmp ne i32 %8, 0
  %22 = select i1 %21, float 0x3F1D698740000000, float 0x3F163D2D40000000
  %23 = icmp ne i32 %8, 0
  %24 = select i1 %23, float 0xBF55C00B60000000, float 0xBF4AE9A400000000
  %25 = call i32 @__nvvm_reflect(ptr @.str) #10
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %19
  %28 = call float @llvm.nvvm.fma.rn.ftz.f(float %22, float %20, float %24) #10
  br label %__internal_fmad.exit

29:                                               ; preds = %19
  %30 = call float @llvm.nvvm.fma.rn.f(float %22, float %20, float %24) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %27, %29
  %.03 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = icmp ne i32 %8, 0
  %32 = select i1 %31, float 0x3F813233E0000000, float 0x3F755ABD40000000
  %33 = call i32 @__nvvm_reflect(ptr @.str) #10
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %__internal_fmad.exit
  %36 = call float @llvm.nvvm.fma.rn.ftz.f(float %.03, float %20, float %32) #10
  br label %__internal_fmad.exit2

37:                                               ; preds = %__internal_fmad.exit
  %38 = call float @llvm.nvvm.fma.rn.f(float %.03, float %20, float %32) #10
  br label %__internal_fmad.exit2

__internal_fmad.exit2:                            ; preds = %35, %37
  %.04 = phi float [ %36, %35 ], [ %38, %37 ]
  %39 = icmp ne i32 %8, 0
  %40 = select i1 %39, float 0xBFA49B3340000000, float 0xBF9B837CE0000000
  %41 = call i32 @__nvvm_reflect(ptr @.str) #10
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %__internal_fmad.exit2
  %44 = call float @llvm.nvvm.fma.rn.ftz.f(float %.04, float %20, float %40) #10
  br label %__internal_fmad.exit3

45:                                               ; preds = %__internal_fmad.exit2
  %46 = call float @llvm.nvvm.fma.rn.f(float %.04, float %20, float %40) #10
  br label %__internal_fmad.exit3

__internal_fmad.exit3:                            ; preds = %43, %45
  %.05 = phi float [ %44, %43 ], [ %46, %45 ]
  %47 = icmp ne i32 %8, 0
  %48 = select i1 %47, float 0x3FC46AA320000000, float 0x3FBCE315E0000000
  %49 = call i32 @__nvvm_reflect(ptr @.str) #10
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %__internal_fmad.exit3
  %52 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %20, float %48) #10
  br label %__internal_fmad.exit4

53:                                               ; preds = %__internal_fmad.exit3
  %54 = call float @llvm.nvvm.fma.rn.f(float %.05, float %20, float %48) #10
  br label %__internal_fmad.exit4

__internal_fmad.exit4:                            ; preds = %51, %53
  %.06 = phi float [ %52, %51 ], [ %54, %53 ]
  %55 = icmp ne i32 %8, 0
  %56 = select i1 %55, float 0x3FED369F20000000, float 0xBFD8127580000000
  %57 = call i32 @__nvvm_reflect(ptr @.str) #10
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %__internal_fmad.exit4
  %60 = call float @llvm.nvvm.fma.rn.ftz.f(float %.06, float %20, float %56) #10
  br label %__internal_fmad.exit5

61:                                               ; preds = %__internal_fmad.exit4
  %62 = call float @llvm.nvvm.fma.rn.f(float %.06, float %20, float %56) #10
  br label %__internal_fmad.exit5

__internal_fmad.exit5:                            ; preds = %59, %61
  %.07 = phi float [ %60, %59 ], [ %62, %61 ]
  %63 = icmp ne i32 %8, 0
  %64 = select i1 %63, float 0x3FE4214280000000, float 0x3FC06EBA60000000
  %65 = call i32 @__nvvm_reflect(ptr @.str) #10
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %69

67:                                               ; preds = %__internal_fmad.exit5
  %68 = call float @llvm.nvvm.fma.rn.ftz.f(float %.07, float %20, float %64) #10
  br label %__internal_fmad.exit6

69:                                               ; preds = %__internal_fmad.exit5
  %70 = call float @llvm.nvvm.fma.rn.f(float %.07, float %20, float %64) #10
  br label %__internal_fmad.exit6

__internal_fmad.exit6:                            ; preds = %67, %69
  %.08 = phi float [ %68, %67 ], [ %70, %69 ]
  %71 = icmp ne i32 %8, 0
  br i1 %71, label %72, label %74

72:                                               ; preds = %__internal_fmad.exit6
  %73 = fsub float -0.000000e+00, %20
  br label %75

74:                                               ; preds = %__internal_fmad.exit6
  br label %75

75:                                               ; preds = %74, %72
  %76 = phi float [ %73, %72 ], [ %a, %74 ]
  %77 = icmp ne i32 %8, 0
  br i1 %77, label %78, label %80

78:                                               ; preds = %75
  %79 = fsub float -0.000000e+00, %20
  br label %81

80:                                               ; preds = %75
  br label %81

81:                                               ; preds = %80, %78
  %82 = phi float [ %79, %78 ], [ %a, %80 ]
  %83 = call i32 @__nvvm_reflect(ptr @.str) #10
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %85, label %87

85:                                               ; preds = %81
  %86 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float %76, float %82) #10
  br label %__internal_fmad.exit7

87:                                               ; preds = %81
  %88 = call float @llvm.nvvm.fma.rn.f(float %.08, float %76, float %82) #10
  br label %__internal_fmad.exit7

__internal_fmad.exit7:                            ; preds = %85, %87
  %.02 = phi float [ %86, %85 ], [ %88, %87 ]
  %89 = icmp ne i32 %8, 0
  br i1 %89, label %90, label %94

90:                                               ; preds = %__internal_fmad.exit7
  %91 = call float @llvm.nvvm.ex2.approx.ftz.f(float %.02) #10
  %92 = fsub float 1.000000e+00, %91
  %93 = call float @llvm.copysign.f32(float %92, float %a) #10
  br label %94

94:                                               ; preds = %90, %__internal_fmad.exit7
  %r.0 = phi float [ %93, %90 ], [ %.02, %__internal_fmad.exit7 ]
  ret float %r.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_erfcf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.01 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = fsub float %.01, 4.000000e+00
  %8 = fadd float %.01, 4.000000e+00
  %9 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %8) #13, !srcloc !23
  %10 = call i32 @__nvvm_reflect(ptr @.str) #10
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %__nv_fabsf.exit
  %13 = call float @llvm.nvvm.mul.rn.ftz.f(float %7, float %9) #10
  br label %__nv_fmul_rn.exit.i

14:                                               ; preds = %__nv_fabsf.exit
  %15 = call float @llvm.nvvm.mul.rn.f(float %7, float %9) #10
  br label %__nv_fmul_rn.exit.i

__nv_fmul_rn.exit.i:                              ; preds = %14, %12
  %.04 = phi float [ %13, %12 ], [ %15, %14 ]
  %16 = fadd float %.04, 1.000000e+00
  %17 = call i32 @__nvvm_reflect(ptr @.str) #10
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %__nv_fmul_rn.exit.i
  %20 = call float @llvm.nvvm.fma.rn.ftz.f(float -4.000000e+00, float %16, float %.01) #10
  br label %__nv_fmaf_rn.exit.i

21:                                               ; preds = %__nv_fmul_rn.exit.i
  %22 = call float @llvm.nvvm.fma.rn.f(float -4.000000e+00, float %16, float %.01) #10
  br label %__nv_fmaf_rn.exit.i

__nv_fmaf_rn.exit.i:                              ; preds = %21, %19
  %.05 = phi float [ %20, %19 ], [ %22, %21 ]
  %23 = fsub float -0.000000e+00, %.04
  %24 = call i32 @__nvvm_reflect(ptr @.str) #10
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %__nv_fmaf_rn.exit.i
  %27 = call float @llvm.nvvm.fma.rn.ftz.f(float %23, float %.01, float %.05) #10
  br label %__nv_fmaf_rn.exit1.i

28:                                               ; preds = %__nv_fmaf_rn.exit.i
  %29 = call float @llvm.nvvm.fma.rn.f(float %23, float %.01, float %.05) #10
  br label %__nv_fmaf_rn.exit1.i

__nv_fmaf_rn.exit1.i:                             ; preds = %28, %26
  %.06 = phi float [ %27, %26 ], [ %29, %28 ]
  %30 = call i32 @__nvvm_reflect(ptr @.str) #10
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %__nv_fmaf_rn.exit1.i
  %33 = call float @llvm.nvvm.fma.rn.ftz.f(float %9, float %.06, float %.04) #10
  br label %__nv_fmaf_rn.exit2.i

34:                                               ; preds = %__nv_fmaf_rn.exit1.i
  %35 = call float @llvm.nvvm.fma.rn.f(float %9, float %.06, float %.04) #10
  br label %__nv_fmaf_rn.exit2.i

__nv_fmaf_rn.exit2.i:                             ; preds = %34, %32
  %.07 = phi float [ %33, %32 ], [ %35, %34 ]
  %36 = call i32 @__nvvm_reflect(ptr @.str) #10
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %__nv_fmaf_rn.exit2.i
  %39 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F4D341220000000, float %.07, float 0x3F7CDC0B60000000) #10
  br label %__nv_fmaf_rn.exit3.i

40:                                               ; preds = %__nv_fmaf_rn.exit2.i
  %41 = call float @llvm.nvvm.fma.rn.f(float 0x3F4D341220000000, float %.07, float 0x3F7CDC0B60000000) #10
  br label %__nv_fmaf_rn.exit3.i

__nv_fmaf_rn.exit3.i:                             ; preds = %40, %38
  %.08 = phi float [ %39, %38 ], [ %41, %40 ]
  %42 = call i32 @__nvvm_reflect(ptr @.str) #10
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %__nv_fmaf_rn.exit3.i
  %45 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float %.07, float 0xBF903F6960000000) #10
  br label %__nv_fmaf_rn.exit4.i

46:                                               ; preds = %__nv_fmaf_rn.exit3.i
  %47 = call float @llvm.nvvm.fma.rn.f(float %.08, float %.07, float 0xBF903F6960000000) #10
  br label %__nv_fmaf_rn.exit4.i

__nv_fmaf_rn.exit4.i:                             ; preds = %46, %44
  %.010 = phi float [ %45, %44 ], [ %47, %46 ]
  %48 = call i32 @__nvvm_reflect(ptr @.str) #10
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %__nv_fmaf_rn.exit4.i
  %51 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %.07, float 0x3FA2A6E760000000) #10
  br label %__nv_fmaf_rn.exit5.i

52:                                               ; preds = %__nv_fmaf_rn.exit4.i
  %53 = call float @llvm.nvvm.fma.rn.f(float %.010, float %.07, float 0x3FA2A6E760000000) #10
  br label %__nv_fmaf_rn.exit5.i

__nv_fmaf_rn.exit5.i:                             ; preds = %52, %50
  %.011 = phi float [ %51, %50 ], [ %53, %52 ]
  %54 = call i32 @__nvvm_reflect(ptr @.str) #10
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %__nv_fmaf_rn.exit5.i
  %57 = call float @llvm.nvvm.fma.rn.ftz.f(float %.011, float %.07, float 0xBFB10F8B40000000) #10
  br label %__nv_fmaf_rn.exit6.i

58:                                               ; preds = %__nv_fmaf_rn.exit5.i
  %59 = call float @llvm.nvvm.fma.rn.f(float %.011, float %.07, float 0xBFB10F8B40000000) #10
  br label %__nv_fmaf_rn.exit6.i

__nv_fmaf_rn.exit6.i:                             ; preds = %58, %56
  %.012 = phi float [ %57, %56 ], [ %59, %58 ]
  %60 = call i32 @__nvvm_reflect(ptr @.str) #10
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %__nv_fmaf_rn.exit6.i
  %63 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %.07, float 0x3FB8043AA0000000) #10
  br label %__nv_fmaf_rn.exit7.i

64:                                               ; preds = %__nv_fmaf_rn.exit6.i
  %65 = call float @llvm.nvvm.fma.rn.f(float %.012, float %.07, float 0x3FB8043AA0000000) #10
  br label %__nv_fmaf_rn.exit7.i

__nv_fmaf_rn.exit7.i:                             ; preds = %64, %62
  %.013 = phi float [ %63, %62 ], [ %65, %64 ]
  %66 = call i32 @__nvvm_reflect(ptr @.str) #10
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %70

68:                                               ; preds = %__nv_fmaf_rn.exit7.i
  %69 = call float @llvm.nvvm.fma.rn.ftz.f(float %.013, float %.07, float 0xBFB9DA8480000000) #10
  br label %__nv_fmaf_rn.exit8.i

70:                                               ; preds = %__nv_fmaf_rn.exit7.i
  %71 = call float @llvm.nvvm.fma.rn.f(float %.013, float %.07, float 0xBFB9DA8480000000) #10
  br label %__nv_fmaf_rn.exit8.i

__nv_fmaf_rn.exit8.i:                             ; preds = %70, %68
  %.014 = phi float [ %69, %68 ], [ %71, %70 ]
  %72 = call i32 @__nvvm_reflect(ptr @.str) #10
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %74, label %76

74:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %75 = call float @llvm.nvvm.fma.rn.ftz.f(float %.014, float %.07, float 0x3FB16E9BC0000000) #10
  br label %__nv_fmaf_rn.exit9.i

76:                                               ; preds = %__nv_fmaf_rn.exit8.i
  %77 = call float @llvm.nvvm.fma.rn.f(float %.014, float %.07, float 0x3FB16E9BC0000000) #10
  br label %__nv_fmaf_rn.exit9.i

__nv_fmaf_rn.exit9.i:                             ; preds = %76, %74
  %.016 = phi float [ %75, %74 ], [ %77, %76 ]
  %78 = call i32 @__nvvm_reflect(ptr @.str) #10
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %80, label %82

80:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %81 = call float @llvm.nvvm.fma.rn.ftz.f(float %.016, float %.07, float 0x3F8F7E2E00000000) #10
  br label %__nv_fmaf_rn.exit10.i

82:                                               ; preds = %__nv_fmaf_rn.exit9.i
  %83 = call float @llvm.nvvm.fma.rn.f(float %.016, float %.07, float 0x3F8F7E2E00000000) #10
  br label %__nv_fmaf_rn.exit10.i

__nv_fmaf_rn.exit10.i:                            ; preds = %82, %80
  %.017 = phi float [ %81, %80 ], [ %83, %82 ]
  %84 = call i32 @__nvvm_reflect(ptr @.str) #10
  %85 = icmp ne i32 %84, 0
  br i1 %85, label %86, label %88

86:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %87 = call float @llvm.nvvm.fma.rn.ftz.f(float %.017, float %.07, float 0xBFC1DF1A80000000) #10
  br label %__nv_fmaf_rn.exit11.i

88:                                               ; preds = %__nv_fmaf_rn.exit10.i
  %89 = call float @llvm.nvvm.fma.rn.f(float %.017, float %.07, float 0xBFC1DF1A80000000) #10
  br label %__nv_fmaf_rn.exit11.i

__nv_fmaf_rn.exit11.i:                            ; preds = %88, %86
  %.018 = phi float [ %87, %86 ], [ %89, %88 ]
  %90 = call i32 @__nvvm_reflect(ptr @.str) #10
  %91 = icmp ne i32 %90, 0
  br i1 %91, label %92, label %94

92:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %93 = call float @llvm.nvvm.fma.rn.ftz.f(float %.018, float %.07, float 0x3FF3BA5920000000) #10
  br label %__nv_fmaf_rn.exit12.i

94:                                               ; preds = %__nv_fmaf_rn.exit11.i
  %95 = call float @llvm.nvvm.fma.rn.f(float %.018, float %.07, float 0x3FF3BA5920000000) #10
  br label %__nv_fmaf_rn.exit12.i

__nv_fmaf_rn.exit12.i:                            ; preds = %94, %92
  %.019 = phi float [ %93, %92 ], [ %95, %94 ]
  %96 = call i32 @__nvvm_reflect(ptr @.str) #10
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %98, label %100

98:                                               ; preds = %__nv_fmaf_rn.exit12.i
  %99 = call float @llvm.nvvm.fma.rn.ftz.f(float 2.000000e+00, float %.01, float 1.000000e+00) #10
  br label %__nv_fmaf_rn.exit13.i

100:                                              ; preds = %__nv_fmaf_rn.exit12.i
  %101 = call float @llvm.nvvm.fma.rn.f(float 2.000000e+00, float %.01, float 1.000000e+00) #10
  br label %__nv_fmaf_rn.exit13.i

__nv_fmaf_rn.exit13.i:                            ; preds = %100, %98
  %.020 = phi float [ %99, %98 ], [ %101, %100 ]
  %102 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %.020) #13, !srcloc !23
  %103 = call i32 @__nvvm_reflect(ptr @.str) #10
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %105, label %107

105:                                              ; preds = %__nv_fmaf_rn.exit13.i
  %106 = call float @llvm.nvvm.mul.rn.ftz.f(float %.019, float %102) #10
  br label %__nv_fmul_rn.exit15.i

107:                                              ; preds = %__nv_fmaf_rn.exit13.i
  %108 = call float @llvm.nvvm.mul.rn.f(float %.019, float %102) #10
  br label %__nv_fmul_rn.exit15.i

__nv_fmul_rn.exit15.i:                            ; preds = %107, %105
  %.021 = phi float [ %106, %105 ], [ %108, %107 ]
  %109 = fmul float -2.000000e+00, %.021
  %110 = call i32 @__nvvm_reflect(ptr @.str) #10
  %111 = icmp ne i32 %110, 0
  br i1 %111, label %112, label %114

112:                                              ; preds = %__nv_fmul_rn.exit15.i
  %113 = call float @llvm.nvvm.fma.rn.ftz.f(float %.01, float %109, float %.019) #10
  br label %__nv_fmaf_rn.exit16.i

114:                                              ; preds = %__nv_fmul_rn.exit15.i
  %115 = call float @llvm.nvvm.fma.rn.f(float %.01, float %109, float %.019) #10
  br label %__nv_fmaf_rn.exit16.i

__nv_fmaf_rn.exit16.i:                            ; preds = %114, %112
  %.022 = phi float [ %113, %112 ], [ %115, %114 ]
  %116 = fsub float %.022, %.021
  %117 = call i32 @__nvvm_reflect(ptr @.str) #10
  %118 = icmp ne i32 %117, 0
  br i1 %118, label %119, label %121

119:                                              ; preds = %__nv_fmaf_rn.exit16.i
  %120 = call float @llvm.nvvm.fma.rn.ftz.f(float %116, float %102, float %.021) #10
  br label %__internal_erfcxf_kernel.exit

121:                                              ; preds = %__nv_fmaf_rn.exit16.i
  %122 = call float @llvm.nvvm.fma.rn.f(float %116, float %102, float %.021) #10
  br label %__internal_erfcxf_kernel.exit

__internal_erfcxf_kernel.exit:                    ; preds = %119, %121
  %.023 = phi float [ %120, %119 ], [ %122, %121 ]
  %123 = fsub float -0.000000e+00, %.01
  %124 = fmul float %123, %.01
  %125 = bitcast i32 1069066811 to float
  %126 = bitcast i32 1060205080 to float
  %127 = bitcast i32 -1325210872 to float
  %128 = bitcast i32 1262485504 to float
  %129 = call i32 @__nvvm_reflect(ptr @.str) #10
  %130 = icmp ne i32 %129, 0
  br i1 %130, label %131, label %133

131:                                              ; preds = %__internal_erfcxf_kernel.exit
  %132 = call float @llvm.nvvm.mul.rn.ftz.f(float %124, float %125) #10
  br label %__nv_fmul_rn.exit.i1

133:                                              ; preds = %__internal_erfcxf_kernel.exit
  %134 = call float @llvm.nvvm.mul.rn.f(float %124, float %125) #10
  br label %__nv_fmul_rn.exit.i1

__nv_fmul_rn.exit.i1:                             ; preds = %133, %131
  %.03 = phi float [ %132, %131 ], [ %134, %133 ]
  %135 = call float @llvm.nvvm.trunc.f(float %.03) #10
  %136 = call i32 @__nvvm_reflect(ptr @.str) #10
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %138, label %140

138:                                              ; preds = %__nv_fmul_rn.exit.i1
  %139 = call float @llvm.nvvm.fabs.ftz.f(float %135) #10
  br label %__nv_fabsf.exit.i

140:                                              ; preds = %__nv_fmul_rn.exit.i1
  %141 = call float @llvm.nvvm.fabs.f(float %135) #10
  br label %__nv_fabsf.exit.i

__nv_fabsf.exit.i:                                ; preds = %140, %138
  %.09 = phi float [ %139, %138 ], [ %141, %140 ]
  %142 = fcmp ogt float %.09, 1.260000e+02
  br i1 %142, label %143, label %145

143:                                              ; preds = %__nv_fabsf.exit.i
  %144 = call float @llvm.copysign.f32(float 1.260000e+02, float %135) #10
  br label %145

145:                                              ; preds = %143, %__nv_fabsf.exit.i
  %j.i.0 = phi float [ %144, %143 ], [ %135, %__nv_fabsf.exit.i ]
  %146 = fsub float -0.000000e+00, %126
  %147 = call i32 @__nvvm_reflect(ptr @.str) #10
  %148 = icmp ne i32 %147, 0
  br i1 %148, label %149, label %151

149:                                              ; preds = %145
  %150 = call float @llvm.nvvm.fma.rn.ftz.f(float %j.i.0, float %146, float %124) #10
  br label %__internal_fmad.exit4.i

151:                                              ; preds = %145
  %152 = call float @llvm.nvvm.fma.rn.f(float %j.i.0, float %146, float %124) #10
  br label %__internal_fmad.exit4.i

__internal_fmad.exit4.i:                          ; preds = %151, %149
  %.015 = phi float [ %150, %149 ], [ %152, %151 ]
  %153 = fsub float -0.000000e+00, %127
  %154 = call i32 @__nvvm_reflect(ptr @.str) #10
  %155 = icmp ne i32 %154, 0
  br i1 %155, label %156, label %158

156:                                              ; preds = %__internal_fmad.exit4.i
  %157 = call float @llvm.nvvm.fma.rn.ftz.f(float %j.i.0, float %153, float %.015) #10
  br label %__internal_expf_kernel.exit

158:                                              ; preds = %__internal_fmad.exit4.i
  %159 = call float @llvm.nvvm.fma.rn.f(float %j.i.0, float %153, float %.015) #10
  br label %__internal_expf_kernel.exit

__internal_expf_kernel.exit:                      ; preds = %156, %158
  %.024 = phi float [ %157, %156 ], [ %159, %158 ]
  %160 = fmul float %.024, %125
  %161 = fadd float %128, 1.270000e+02
  %162 = fadd float %161, 0.000000e+00
  %163 = fadd float %j.i.0, %162
  %164 = bitcast float %163 to i32
  %165 = shl i32 %164, 23
  %166 = bitcast i32 %165 to float
  %167 = call float @llvm.nvvm.ex2.approx.ftz.f(float %160) #10
  %168 = fmul float %167, %166
  %169 = fsub float -0.000000e+00, %.01
  %170 = fsub float -0.000000e+00, %124
  %171 = call i32 @__nvvm_reflect(ptr @.str) #10
  %172 = icmp ne i32 %171, 0
  br i1 %172, label %173, label %175

173:                                              ; preds = %__internal_expf_kernel.exit
  %174 = call float @llvm.nvvm.fma.rn.ftz.f(float %169, float %.01, float %170) #10
  br label %__nv_fmaf_rn.exit

175:                                              ; preds = %__internal_expf_kernel.exit
  %176 = call float @llvm.nvvm.fma.rn.f(float %169, float %.01, float %170) #10
  br label %__nv_fmaf_rn.exit

__nv_fmaf_rn.exit:                                ; preds = %173, %175
  %.02 = phi float [ %174, %173 ], [ %176, %175 ]
  %177 = call i32 @__nvvm_reflect(ptr @.str) #10
  %178 = icmp ne i32 %177, 0
  br i1 %178, label %179, label %181

179:                                              ; preds = %__nv_fmaf_rn.exit
  %180 = call float @llvm.nvvm.fma.rn.ftz.f(float %168, float %.02, float %168) #10
  br label %__nv_fmaf_rn.exit2

181:                                              ; preds = %__nv_fmaf_rn.exit
  %182 = call float @llvm.nvvm.fma.rn.f(float %168, float %.02, float %168) #10
  br label %__nv_fmaf_rn.exit2

__nv_fmaf_rn.exit2:                               ; preds = %179, %181
  %.0 = phi float [ %180, %179 ], [ %182, %181 ]
  %183 = fmul float %.023, %.0
  %184 = fcmp ogt float %.01, 0x40241C2900000000
  br i1 %184, label %185, label %186

185:                                              ; preds = %__nv_fmaf_rn.exit2
  br label %186

186:                                              ; preds = %185, %__nv_fmaf_rn.exit2
  %t1.0 = phi float [ 0.000000e+00, %185 ], [ %183, %__nv_fmaf_rn.exit2 ]
  %187 = fcmp olt float %a, 0.000000e+00
  br i1 %187, label %188, label %190

188:                                              ; preds = %186
  %189 = fsub float 2.000000e+00, %t1.0
  br label %191

190:                                              ; preds = %186
  br label %191

191:                                              ; preds = %190, %188
  %192 = phi float [ %189, %188 ], [ %t1.0, %190 ]
  ret float %192
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_lgammaf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.02 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = fcmp oge float %.02, 3.000000e+00
  br i1 %7, label %8, label %199

8:                                                ; preds = %__nv_fabsf.exit
  %9 = fcmp oge float %.02, 0x401F333340000000
  br i1 %9, label %10, label %146

10:                                               ; preds = %8
  %11 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %.02) #13, !srcloc !23
  %12 = fmul float %11, %11
  %13 = call i32 @__nvvm_reflect(ptr @.str) #10
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %10
  %16 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F497CEAA0000000, float %12, float 0xBF66C12A60000000) #10
  br label %__internal_fmad.exit.i

17:                                               ; preds = %10
  %18 = call float @llvm.nvvm.fma.rn.f(float 0x3F497CEAA0000000, float %12, float 0xBF66C12A60000000) #10
  br label %__internal_fmad.exit.i

__internal_fmad.exit.i:                           ; preds = %17, %15
  %.05 = phi float [ %16, %15 ], [ %18, %17 ]
  %19 = call i32 @__nvvm_reflect(ptr @.str) #10
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %__internal_fmad.exit.i
  %22 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %12, float 0x3FB5555460000000) #10
  br label %__internal_fmad.exit1.i

23:                                               ; preds = %__internal_fmad.exit.i
  %24 = call float @llvm.nvvm.fma.rn.f(float %.05, float %12, float 0x3FB5555460000000) #10
  br label %__internal_fmad.exit1.i

__internal_fmad.exit1.i:                          ; preds = %23, %21
  %.06 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = call i32 @__nvvm_reflect(ptr @.str) #10
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %__internal_fmad.exit1.i
  %28 = call float @llvm.nvvm.fma.rn.ftz.f(float %.06, float %11, float 0x3FED67F1C0000000) #10
  br label %__internal_fmad.exit2.i

29:                                               ; preds = %__internal_fmad.exit1.i
  %30 = call float @llvm.nvvm.fma.rn.f(float %.06, float %11, float 0x3FED67F1C0000000) #10
  br label %__internal_fmad.exit2.i

__internal_fmad.exit2.i:                          ; preds = %29, %27
  %.07 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = fcmp olt float %.02, 0x3810000000000000
  br i1 %31, label %32, label %34

32:                                               ; preds = %__internal_fmad.exit2.i
  %33 = fmul float %.02, 0x4160000000000000
  br label %34

34:                                               ; preds = %32, %__internal_fmad.exit2.i
  %.010 = phi float [ %33, %32 ], [ %.02, %__internal_fmad.exit2.i ]
  %i.i.i.0 = phi float [ -2.300000e+01, %32 ], [ 0.000000e+00, %__internal_fmad.exit2.i ]
  %35 = bitcast float %.010 to i32
  %36 = sub i32 %35, 1059760811
  %37 = and i32 %36, -8388608
  %38 = bitcast float %.010 to i32
  %39 = sub i32 %38, %37
  %40 = bitcast i32 %39 to float
  %41 = sitofp i32 %37 to float
  %42 = call i32 @__nvvm_reflect(ptr @.str) #10
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %34
  %45 = call float @llvm.nvvm.fma.rn.ftz.f(float %41, float 0x3E80000000000000, float %i.i.i.0) #10
  br label %__nv_fmaf_rn.exit10.i.i

46:                                               ; preds = %34
  %47 = call float @llvm.nvvm.fma.rn.f(float %41, float 0x3E80000000000000, float %i.i.i.0) #10
  br label %__nv_fmaf_rn.exit10.i.i

__nv_fmaf_rn.exit10.i.i:                          ; preds = %46, %44
  %.016 = phi float [ %45, %44 ], [ %47, %46 ]
  %48 = fsub float %40, 1.000000e+00
  %49 = call i32 @__nvvm_reflect(ptr @.str) #10
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %__nv_fmaf_rn.exit10.i.i
  %52 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %48, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i.i

53:                                               ; preds = %__nv_fmaf_rn.exit10.i.i
  %54 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %48, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i.i

__nv_fmaf_rn.exit11.i.i:                          ; preds = %53, %51
  %.018 = phi float [ %52, %51 ], [ %54, %53 ]
  %55 = call i32 @__nvvm_reflect(ptr @.str) #10
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %__nv_fmaf_rn.exit11.i.i
  %58 = call float @llvm.nvvm.fma.rn.ftz.f(float %.018, float %48, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i.i

59:                                               ; preds = %__nv_fmaf_rn.exit11.i.i
  %60 = call float @llvm.nvvm.fma.rn.f(float %.018, float %48, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i.i

__nv_fmaf_rn.exit12.i.i:                          ; preds = %59, %57
  %.019 = phi float [ %58, %57 ], [ %60, %59 ]
  %61 = call i32 @__nvvm_reflect(ptr @.str) #10
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %__nv_fmaf_rn.exit12.i.i
  %64 = call float @llvm.nvvm.fma.rn.ftz.f(float %.019, float %48, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i.i

65:                                               ; preds = %__nv_fmaf_rn.exit12.i.i
  %66 = call float @llvm.nvvm.fma.rn.f(float %.019, float %48, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i.i

__nv_fmaf_rn.exit13.i.i:                          ; preds = %65, %63
  %.020 = phi float [ %64, %63 ], [ %66, %65 ]
  %67 = call i32 @__nvvm_reflect(ptr @.str) #10
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %71

69:                                               ; preds = %__nv_fmaf_rn.exit13.i.i
  %70 = call float @llvm.nvvm.fma.rn.ftz.f(float %.020, float %48, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i.i

71:                                               ; preds = %__nv_fmaf_rn.exit13.i.i
  %72 = call float @llvm.nvvm.fma.rn.f(float %.020, float %48, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i.i

__nv_fmaf_rn.exit14.i.i:                          ; preds = %71, %69
  %.022 = phi float [ %70, %69 ], [ %72, %71 ]
  %73 = call i32 @__nvvm_reflect(ptr @.str) #10
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %__nv_fmaf_rn.exit14.i.i
  %76 = call float @llvm.nvvm.fma.rn.ftz.f(float %.022, float %48, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i.i

77:                                               ; preds = %__nv_fmaf_rn.exit14.i.i
  %78 = call float @llvm.nvvm.fma.rn.f(float %.022, float %48, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i.i

__nv_fmaf_rn.exit15.i.i:                          ; preds = %77, %75
  %.023 = phi float [ %76, %75 ], [ %78, %77 ]
  %79 = call i32 @__nvvm_reflect(ptr @.str) #10
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %83

81:                                               ; preds = %__nv_fmaf_rn.exit15.i.i
  %82 = call float @llvm.nvvm.fma.rn.ftz.f(float %.023, float %48, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i.i

83:                                               ; preds = %__nv_fmaf_rn.exit15.i.i
  %84 = call float @llvm.nvvm.fma.rn.f(float %.023, float %48, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i.i

__nv_fmaf_rn.exit16.i.i:                          ; preds = %83, %81
  %.024 = phi float [ %82, %81 ], [ %84, %83 ]
  %85 = call i32 @__nvvm_reflect(ptr @.str) #10
  %86 = icmp ne i32 %85, 0
  br i1 %86, label %87, label %89

87:                                               ; preds = %__nv_fmaf_rn.exit16.i.i
  %88 = call float @llvm.nvvm.fma.rn.ftz.f(float %.024, float %48, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i.i

89:                                               ; preds = %__nv_fmaf_rn.exit16.i.i
  %90 = call float @llvm.nvvm.fma.rn.f(float %.024, float %48, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i.i

__nv_fmaf_rn.exit17.i.i:                          ; preds = %89, %87
  %.026 = phi float [ %88, %87 ], [ %90, %89 ]
  %91 = call i32 @__nvvm_reflect(ptr @.str) #10
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %95

93:                                               ; preds = %__nv_fmaf_rn.exit17.i.i
  %94 = call float @llvm.nvvm.fma.rn.ftz.f(float %.026, float %48, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i.i

95:                                               ; preds = %__nv_fmaf_rn.exit17.i.i
  %96 = call float @llvm.nvvm.fma.rn.f(float %.026, float %48, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i.i

__nv_fmaf_rn.exit9.i.i:                           ; preds = %95, %93
  %.015 = phi float [ %94, %93 ], [ %96, %95 ]
  %97 = fmul float %.015, %48
  %98 = call i32 @__nvvm_reflect(ptr @.str) #10
  %99 = icmp ne i32 %98, 0
  br i1 %99, label %100, label %102

100:                                              ; preds = %__nv_fmaf_rn.exit9.i.i
  %101 = call float @llvm.nvvm.fma.rn.ftz.f(float %97, float %48, float %48) #10
  br label %__nv_fmaf_rn.exit8.i.i

102:                                              ; preds = %__nv_fmaf_rn.exit9.i.i
  %103 = call float @llvm.nvvm.fma.rn.f(float %97, float %48, float %48) #10
  br label %__nv_fmaf_rn.exit8.i.i

__nv_fmaf_rn.exit8.i.i:                           ; preds = %102, %100
  %.014 = phi float [ %101, %100 ], [ %103, %102 ]
  %104 = call i32 @__nvvm_reflect(ptr @.str) #10
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %108

106:                                              ; preds = %__nv_fmaf_rn.exit8.i.i
  %107 = call float @llvm.nvvm.fma.rn.ftz.f(float %.016, float 0x3FE62E4300000000, float %.014) #10
  br label %__nv_fmaf_rn.exit6.i.i

108:                                              ; preds = %__nv_fmaf_rn.exit8.i.i
  %109 = call float @llvm.nvvm.fma.rn.f(float %.016, float 0x3FE62E4300000000, float %.014) #10
  br label %__nv_fmaf_rn.exit6.i.i

__nv_fmaf_rn.exit6.i.i:                           ; preds = %108, %106
  %.012 = phi float [ %107, %106 ], [ %109, %108 ]
  %110 = bitcast float %.010 to i32
  %111 = icmp uge i32 %110, 2139095040
  br i1 %111, label %112, label %121

112:                                              ; preds = %__nv_fmaf_rn.exit6.i.i
  %113 = bitcast i32 2139095040 to float
  %114 = bitcast i32 2139095040 to float
  %115 = call i32 @__nvvm_reflect(ptr @.str) #10
  %116 = icmp ne i32 %115, 0
  br i1 %116, label %117, label %119

117:                                              ; preds = %112
  %118 = call float @llvm.nvvm.fma.rn.ftz.f(float %.010, float %113, float %114) #10
  br label %__nv_fmaf_rn.exit.i.i

119:                                              ; preds = %112
  %120 = call float @llvm.nvvm.fma.rn.f(float %.010, float %113, float %114) #10
  br label %__nv_fmaf_rn.exit.i.i

__nv_fmaf_rn.exit.i.i:                            ; preds = %119, %117
  %.011 = phi float [ %118, %117 ], [ %120, %119 ]
  br label %121

121:                                              ; preds = %__nv_fmaf_rn.exit.i.i, %__nv_fmaf_rn.exit6.i.i
  %r.i3.i.0 = phi float [ %.011, %__nv_fmaf_rn.exit.i.i ], [ %.012, %__nv_fmaf_rn.exit6.i.i ]
  %122 = fcmp oeq float %.010, 0.000000e+00
  br i1 %122, label %123, label %__internal_accurate_logf.exit.i

123:                                              ; preds = %121
  %124 = bitcast i32 2139095040 to float
  %125 = fsub float -0.000000e+00, %124
  br label %__internal_accurate_logf.exit.i

__internal_accurate_logf.exit.i:                  ; preds = %123, %121
  %r.i3.i.1 = phi float [ %125, %123 ], [ %r.i3.i.0, %121 ]
  %126 = fmul float 5.000000e-01, %r.i3.i.1
  %127 = fsub float %.02, 5.000000e-01
  %128 = call i32 @__nvvm_reflect(ptr @.str) #10
  %129 = icmp ne i32 %128, 0
  br i1 %129, label %130, label %132

130:                                              ; preds = %__internal_accurate_logf.exit.i
  %131 = call float @llvm.nvvm.mul.rn.ftz.f(float %126, float %127) #10
  br label %__nv_fmul_rn.exit.i

132:                                              ; preds = %__internal_accurate_logf.exit.i
  %133 = call float @llvm.nvvm.mul.rn.f(float %126, float %127) #10
  br label %__nv_fmul_rn.exit.i

__nv_fmul_rn.exit.i:                              ; preds = %132, %130
  %.027 = phi float [ %131, %130 ], [ %133, %132 ]
  %134 = fsub float %.027, %.02
  %135 = call i32 @__nvvm_reflect(ptr @.str) #10
  %136 = icmp ne i32 %135, 0
  br i1 %136, label %137, label %139

137:                                              ; preds = %__nv_fmul_rn.exit.i
  %138 = call float @llvm.nvvm.add.rn.ftz.f(float %.027, float %.07) #10
  br label %__nv_fadd_rn.exit.i

139:                                              ; preds = %__nv_fmul_rn.exit.i
  %140 = call float @llvm.nvvm.add.rn.f(float %.027, float %.07) #10
  br label %__nv_fadd_rn.exit.i

__nv_fadd_rn.exit.i:                              ; preds = %139, %137
  %.028 = phi float [ %138, %137 ], [ %140, %139 ]
  %141 = fadd float %134, %.028
  %142 = bitcast i32 2139095040 to float
  %143 = fcmp oeq float %.02, %142
  br i1 %143, label %144, label %145

144:                                              ; preds = %__nv_fadd_rn.exit.i
  br label %145

145:                                              ; preds = %144, %__nv_fadd_rn.exit.i
  %t.i.0 = phi float [ %.02, %144 ], [ %141, %__nv_fadd_rn.exit.i ]
  br label %198

146:                                              ; preds = %8
  %147 = fsub float %.02, 3.000000e+00
  %148 = call i32 @__nvvm_reflect(ptr @.str) #10
  %149 = icmp ne i32 %148, 0
  br i1 %149, label %150, label %152

150:                                              ; preds = %146
  %151 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xC087671F60000000, float %147, float 0xC0C81EDF00000000) #10
  br label %__internal_fmad.exit5.i

152:                                              ; preds = %146
  %153 = call float @llvm.nvvm.fma.rn.f(float 0xC087671F60000000, float %147, float 0xC0C81EDF00000000) #10
  br label %__internal_fmad.exit5.i

__internal_fmad.exit5.i:                          ; preds = %152, %150
  %.030 = phi float [ %151, %150 ], [ %153, %152 ]
  %154 = call i32 @__nvvm_reflect(ptr @.str) #10
  %155 = icmp ne i32 %154, 0
  br i1 %155, label %156, label %158

156:                                              ; preds = %__internal_fmad.exit5.i
  %157 = call float @llvm.nvvm.fma.rn.ftz.f(float %.030, float %147, float 0xC0E40CAC00000000) #10
  br label %__internal_fmad.exit7.i

158:                                              ; preds = %__internal_fmad.exit5.i
  %159 = call float @llvm.nvvm.fma.rn.f(float %.030, float %147, float 0xC0E40CAC00000000) #10
  br label %__internal_fmad.exit7.i

__internal_fmad.exit7.i:                          ; preds = %158, %156
  %.031 = phi float [ %157, %156 ], [ %159, %158 ]
  %160 = call i32 @__nvvm_reflect(ptr @.str) #10
  %161 = icmp ne i32 %160, 0
  br i1 %161, label %162, label %164

162:                                              ; preds = %__internal_fmad.exit7.i
  %163 = call float @llvm.nvvm.fma.rn.ftz.f(float %.031, float %147, float 0xC0E796D540000000) #10
  br label %__internal_fmad.exit9.i

164:                                              ; preds = %__internal_fmad.exit7.i
  %165 = call float @llvm.nvvm.fma.rn.f(float %.031, float %147, float 0xC0E796D540000000) #10
  br label %__internal_fmad.exit9.i

__internal_fmad.exit9.i:                          ; preds = %164, %162
  %.032 = phi float [ %163, %162 ], [ %165, %164 ]
  %166 = call i32 @__nvvm_reflect(ptr @.str) #10
  %167 = icmp ne i32 %166, 0
  br i1 %167, label %168, label %170

168:                                              ; preds = %__internal_fmad.exit9.i
  %169 = call float @llvm.nvvm.fma.rn.ftz.f(float %.032, float %147, float 0xC10175CB40000000) #10
  br label %__internal_fmad.exit11.i

170:                                              ; preds = %__internal_fmad.exit9.i
  %171 = call float @llvm.nvvm.fma.rn.f(float %.032, float %147, float 0xC10175CB40000000) #10
  br label %__internal_fmad.exit11.i

__internal_fmad.exit11.i:                         ; preds = %170, %168
  %.033 = phi float [ %169, %168 ], [ %171, %170 ]
  %172 = fsub float %147, 0x4070340400000000
  %173 = call i32 @__nvvm_reflect(ptr @.str) #10
  %174 = icmp ne i32 %173, 0
  br i1 %174, label %175, label %177

175:                                              ; preds = %__internal_fmad.exit11.i
  %176 = call float @llvm.nvvm.fma.rn.ftz.f(float %172, float %147, float 0xC0C50C9700000000) #10
  br label %__internal_fmad.exit13.i

177:                                              ; preds = %__internal_fmad.exit11.i
  %178 = call float @llvm.nvvm.fma.rn.f(float %172, float %147, float 0xC0C50C9700000000) #10
  br label %__internal_fmad.exit13.i

__internal_fmad.exit13.i:                         ; preds = %177, %175
  %.035 = phi float [ %176, %175 ], [ %178, %177 ]
  %179 = call i32 @__nvvm_reflect(ptr @.str) #10
  %180 = icmp ne i32 %179, 0
  br i1 %180, label %181, label %183

181:                                              ; preds = %__internal_fmad.exit13.i
  %182 = call float @llvm.nvvm.fma.rn.ftz.f(float %.035, float %147, float 0xC0F6A0D0C0000000) #10
  br label %__internal_fmad.exit15.i

183:                                              ; preds = %__internal_fmad.exit13.i
  %184 = call float @llvm.nvvm.fma.rn.f(float %.035, float %147, float 0xC0F6A0D0C0000000) #10
  br label %__internal_fmad.exit15.i

__internal_fmad.exit15.i:                         ; preds = %183, %181
  %.036 = phi float [ %182, %181 ], [ %184, %183 ]
  %185 = call i32 @__nvvm_reflect(ptr @.str) #10
  %186 = icmp ne i32 %185, 0
  br i1 %186, label %187, label %189

187:                                              ; preds = %__internal_fmad.exit15.i
  %188 = call float @llvm.nvvm.fma.rn.ftz.f(float %.036, float %147, float 0xC109308CA0000000) #10
  br label %__internal_fmad.exit17.i

189:                                              ; preds = %__internal_fmad.exit15.i
  %190 = call float @llvm.nvvm.fma.rn.f(float %.036, float %147, float 0xC109308CA0000000) #10
  br label %__internal_fmad.exit17.i

__internal_fmad.exit17.i:                         ; preds = %189, %187
  %.037 = phi float [ %188, %187 ], [ %190, %189 ]
  %191 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %.037) #13, !srcloc !23
  %192 = call i32 @__nvvm_reflect(ptr @.str) #10
  %193 = icmp ne i32 %192, 0
  br i1 %193, label %194, label %196

194:                                              ; preds = %__internal_fmad.exit17.i
  %195 = call float @llvm.nvvm.fma.rn.ftz.f(float %.033, float %191, float %147) #10
  br label %__internal_fmad.exit20.i

196:                                              ; preds = %__internal_fmad.exit17.i
  %197 = call float @llvm.nvvm.fma.rn.f(float %.033, float %191, float %147) #10
  br label %__internal_fmad.exit20.i

__internal_fmad.exit20.i:                         ; preds = %196, %194
  %.038 = phi float [ %195, %194 ], [ %197, %196 ]
  br label %198

198:                                              ; preds = %__internal_fmad.exit20.i, %145
  %t.i.1 = phi float [ %t.i.0, %145 ], [ %.038, %__internal_fmad.exit20.i ]
  br label %__internal_lgammaf_pos.exit

199:                                              ; preds = %__nv_fabsf.exit
  %200 = fcmp oge float %.02, 1.500000e+00
  br i1 %200, label %201, label %258

201:                                              ; preds = %199
  %202 = fsub float %.02, 2.000000e+00
  %203 = call i32 @__nvvm_reflect(ptr @.str) #10
  %204 = icmp ne i32 %203, 0
  br i1 %204, label %205, label %207

205:                                              ; preds = %201
  %206 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F0A00FF40000000, float %202, float 0xBF2CF40040000000) #10
  br label %__internal_fmad.exit22.i

207:                                              ; preds = %201
  %208 = call float @llvm.nvvm.fma.rn.f(float 0x3F0A00FF40000000, float %202, float 0xBF2CF40040000000) #10
  br label %__internal_fmad.exit22.i

__internal_fmad.exit22.i:                         ; preds = %207, %205
  %.039 = phi float [ %206, %205 ], [ %208, %207 ]
  %209 = call i32 @__nvvm_reflect(ptr @.str) #10
  %210 = icmp ne i32 %209, 0
  br i1 %210, label %211, label %213

211:                                              ; preds = %__internal_fmad.exit22.i
  %212 = call float @llvm.nvvm.fma.rn.ftz.f(float %.039, float %202, float 0x3F41BCDF80000000) #10
  br label %__internal_fmad.exit24.i

213:                                              ; preds = %__internal_fmad.exit22.i
  %214 = call float @llvm.nvvm.fma.rn.f(float %.039, float %202, float 0x3F41BCDF80000000) #10
  br label %__internal_fmad.exit24.i

__internal_fmad.exit24.i:                         ; preds = %213, %211
  %.041 = phi float [ %212, %211 ], [ %214, %213 ]
  %215 = call i32 @__nvvm_reflect(ptr @.str) #10
  %216 = icmp ne i32 %215, 0
  br i1 %216, label %217, label %219

217:                                              ; preds = %__internal_fmad.exit24.i
  %218 = call float @llvm.nvvm.fma.rn.ftz.f(float %.041, float %202, float 0xBF53BC1C40000000) #10
  br label %__internal_fmad.exit26.i

219:                                              ; preds = %__internal_fmad.exit24.i
  %220 = call float @llvm.nvvm.fma.rn.f(float %.041, float %202, float 0xBF53BC1C40000000) #10
  br label %__internal_fmad.exit26.i

__internal_fmad.exit26.i:                         ; preds = %219, %217
  %.042 = phi float [ %218, %217 ], [ %220, %219 ]
  %221 = call i32 @__nvvm_reflect(ptr @.str) #10
  %222 = icmp ne i32 %221, 0
  br i1 %222, label %223, label %225

223:                                              ; preds = %__internal_fmad.exit26.i
  %224 = call float @llvm.nvvm.fma.rn.ftz.f(float %.042, float %202, float 0x3F67A0B6E0000000) #10
  br label %__internal_fmad.exit28.i

225:                                              ; preds = %__internal_fmad.exit26.i
  %226 = call float @llvm.nvvm.fma.rn.f(float %.042, float %202, float 0x3F67A0B6E0000000) #10
  br label %__internal_fmad.exit28.i

__internal_fmad.exit28.i:                         ; preds = %225, %223
  %.043 = phi float [ %224, %223 ], [ %226, %225 ]
  %227 = call i32 @__nvvm_reflect(ptr @.str) #10
  %228 = icmp ne i32 %227, 0
  br i1 %228, label %229, label %231

229:                                              ; preds = %__internal_fmad.exit28.i
  %230 = call float @llvm.nvvm.fma.rn.ftz.f(float %.043, float %202, float 0xBF7E3D6200000000) #10
  br label %__internal_fmad.exit30.i

231:                                              ; preds = %__internal_fmad.exit28.i
  %232 = call float @llvm.nvvm.fma.rn.f(float %.043, float %202, float 0xBF7E3D6200000000) #10
  br label %__internal_fmad.exit30.i

__internal_fmad.exit30.i:                         ; preds = %231, %229
  %.044 = phi float [ %230, %229 ], [ %232, %231 ]
  %233 = call i32 @__nvvm_reflect(ptr @.str) #10
  %234 = icmp ne i32 %233, 0
  br i1 %234, label %235, label %237

235:                                              ; preds = %__internal_fmad.exit30.i
  %236 = call float @llvm.nvvm.fma.rn.ftz.f(float %.044, float %202, float 0x3F95134500000000) #10
  br label %__internal_fmad.exit32.i

237:                                              ; preds = %__internal_fmad.exit30.i
  %238 = call float @llvm.nvvm.fma.rn.f(float %.044, float %202, float 0x3F95134500000000) #10
  br label %__internal_fmad.exit32.i

__internal_fmad.exit32.i:                         ; preds = %237, %235
  %.045 = phi float [ %236, %235 ], [ %238, %237 ]
  %239 = call i32 @__nvvm_reflect(ptr @.str) #10
  %240 = icmp ne i32 %239, 0
  br i1 %240, label %241, label %243

241:                                              ; preds = %__internal_fmad.exit32.i
  %242 = call float @llvm.nvvm.fma.rn.ftz.f(float %.045, float %202, float 0xBFB13E0340000000) #10
  br label %__internal_fmad.exit34.i

243:                                              ; preds = %__internal_fmad.exit32.i
  %244 = call float @llvm.nvvm.fma.rn.f(float %.045, float %202, float 0xBFB13E0340000000) #10
  br label %__internal_fmad.exit34.i

__internal_fmad.exit34.i:                         ; preds = %243, %241
  %.046 = phi float [ %242, %241 ], [ %244, %243 ]
  %245 = call i32 @__nvvm_reflect(ptr @.str) #10
  %246 = icmp ne i32 %245, 0
  br i1 %246, label %247, label %249

247:                                              ; preds = %__internal_fmad.exit34.i
  %248 = call float @llvm.nvvm.fma.rn.ftz.f(float %.046, float %202, float 0x3FD4A34CC0000000) #10
  br label %__internal_fmad.exit36.i

249:                                              ; preds = %__internal_fmad.exit34.i
  %250 = call float @llvm.nvvm.fma.rn.f(float %.046, float %202, float 0x3FD4A34CC0000000) #10
  br label %__internal_fmad.exit36.i

__internal_fmad.exit36.i:                         ; preds = %249, %247
  %.047 = phi float [ %248, %247 ], [ %250, %249 ]
  %251 = call i32 @__nvvm_reflect(ptr @.str) #10
  %252 = icmp ne i32 %251, 0
  br i1 %252, label %253, label %255

253:                                              ; preds = %__internal_fmad.exit36.i
  %254 = call float @llvm.nvvm.fma.rn.ftz.f(float %.047, float %202, float 0x3FDB0EE600000000) #10
  br label %__internal_fmad.exit38.i

255:                                              ; preds = %__internal_fmad.exit36.i
  %256 = call float @llvm.nvvm.fma.rn.f(float %.047, float %202, float 0x3FDB0EE600000000) #10
  br label %__internal_fmad.exit38.i

__internal_fmad.exit38.i:                         ; preds = %255, %253
  %.048 = phi float [ %254, %253 ], [ %256, %255 ]
  %257 = fmul float %.048, %202
  br label %464

258:                                              ; preds = %199
  %259 = fcmp oge float %.02, 0x3FE6666660000000
  br i1 %259, label %260, label %323

260:                                              ; preds = %258
  %261 = fsub float 1.000000e+00, %.02
  %262 = call i32 @__nvvm_reflect(ptr @.str) #10
  %263 = icmp ne i32 %262, 0
  br i1 %263, label %264, label %266

264:                                              ; preds = %260
  %265 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FA77DEEC0000000, float %261, float 0x3FBA8EAEE0000000) #10
  br label %__internal_fmad.exit40.i

266:                                              ; preds = %260
  %267 = call float @llvm.nvvm.fma.rn.f(float 0x3FA77DEEC0000000, float %261, float 0x3FBA8EAEE0000000) #10
  br label %__internal_fmad.exit40.i

__internal_fmad.exit40.i:                         ; preds = %266, %264
  %.049 = phi float [ %265, %264 ], [ %267, %266 ]
  %268 = call i32 @__nvvm_reflect(ptr @.str) #10
  %269 = icmp ne i32 %268, 0
  br i1 %269, label %270, label %272

270:                                              ; preds = %__internal_fmad.exit40.i
  %271 = call float @llvm.nvvm.fma.rn.ftz.f(float %.049, float %261, float 0x3FBF700F20000000) #10
  br label %__internal_fmad.exit42.i

272:                                              ; preds = %__internal_fmad.exit40.i
  %273 = call float @llvm.nvvm.fma.rn.f(float %.049, float %261, float 0x3FBF700F20000000) #10
  br label %__internal_fmad.exit42.i

__internal_fmad.exit42.i:                         ; preds = %272, %270
  %.050 = phi float [ %271, %270 ], [ %273, %272 ]
  %274 = call i32 @__nvvm_reflect(ptr @.str) #10
  %275 = icmp ne i32 %274, 0
  br i1 %275, label %276, label %278

276:                                              ; preds = %__internal_fmad.exit42.i
  %277 = call float @llvm.nvvm.fma.rn.ftz.f(float %.050, float %261, float 0x3FC052B6A0000000) #10
  br label %__internal_fmad.exit44.i

278:                                              ; preds = %__internal_fmad.exit42.i
  %279 = call float @llvm.nvvm.fma.rn.f(float %.050, float %261, float 0x3FC052B6A0000000) #10
  br label %__internal_fmad.exit44.i

__internal_fmad.exit44.i:                         ; preds = %278, %276
  %.051 = phi float [ %277, %276 ], [ %279, %278 ]
  %280 = call i32 @__nvvm_reflect(ptr @.str) #10
  %281 = icmp ne i32 %280, 0
  br i1 %281, label %282, label %284

282:                                              ; preds = %__internal_fmad.exit44.i
  %283 = call float @llvm.nvvm.fma.rn.ftz.f(float %.051, float %261, float 0x3FC254ECA0000000) #10
  br label %__internal_fmad.exit46.i

284:                                              ; preds = %__internal_fmad.exit44.i
  %285 = call float @llvm.nvvm.fma.rn.f(float %.051, float %261, float 0x3FC254ECA0000000) #10
  br label %__internal_fmad.exit46.i

__internal_fmad.exit46.i:                         ; preds = %284, %282
  %.053 = phi float [ %283, %282 ], [ %285, %284 ]
  %286 = call i32 @__nvvm_reflect(ptr @.str) #10
  %287 = icmp ne i32 %286, 0
  br i1 %287, label %288, label %290

288:                                              ; preds = %__internal_fmad.exit46.i
  %289 = call float @llvm.nvvm.fma.rn.ftz.f(float %.053, float %261, float 0x3FC5AD0CE0000000) #10
  br label %__internal_fmad.exit48.i

290:                                              ; preds = %__internal_fmad.exit46.i
  %291 = call float @llvm.nvvm.fma.rn.f(float %.053, float %261, float 0x3FC5AD0CE0000000) #10
  br label %__internal_fmad.exit48.i

__internal_fmad.exit48.i:                         ; preds = %290, %288
  %.054 = phi float [ %289, %288 ], [ %291, %290 ]
  %292 = call i32 @__nvvm_reflect(ptr @.str) #10
  %293 = icmp ne i32 %292, 0
  br i1 %293, label %294, label %296

294:                                              ; preds = %__internal_fmad.exit48.i
  %295 = call float @llvm.nvvm.fma.rn.ftz.f(float %.054, float %261, float 0x3FCA8C57E0000000) #10
  br label %__internal_fmad.exit50.i

296:                                              ; preds = %__internal_fmad.exit48.i
  %297 = call float @llvm.nvvm.fma.rn.f(float %.054, float %261, float 0x3FCA8C57E0000000) #10
  br label %__internal_fmad.exit50.i

__internal_fmad.exit50.i:                         ; preds = %296, %294
  %.055 = phi float [ %295, %294 ], [ %297, %296 ]
  %298 = call i32 @__nvvm_reflect(ptr @.str) #10
  %299 = icmp ne i32 %298, 0
  br i1 %299, label %300, label %302

300:                                              ; preds = %__internal_fmad.exit50.i
  %301 = call float @llvm.nvvm.fma.rn.ftz.f(float %.055, float %261, float 0x3FD1514E40000000) #10
  br label %__internal_fmad.exit52.i

302:                                              ; preds = %__internal_fmad.exit50.i
  %303 = call float @llvm.nvvm.fma.rn.f(float %.055, float %261, float 0x3FD1514E40000000) #10
  br label %__internal_fmad.exit52.i

__internal_fmad.exit52.i:                         ; preds = %302, %300
  %.056 = phi float [ %301, %300 ], [ %303, %302 ]
  %304 = call i32 @__nvvm_reflect(ptr @.str) #10
  %305 = icmp ne i32 %304, 0
  br i1 %305, label %306, label %308

306:                                              ; preds = %__internal_fmad.exit52.i
  %307 = call float @llvm.nvvm.fma.rn.ftz.f(float %.056, float %261, float 0x3FD9A4D480000000) #10
  br label %__internal_fmad.exit54.i

308:                                              ; preds = %__internal_fmad.exit52.i
  %309 = call float @llvm.nvvm.fma.rn.f(float %.056, float %261, float 0x3FD9A4D480000000) #10
  br label %__internal_fmad.exit54.i

__internal_fmad.exit54.i:                         ; preds = %308, %306
  %.057 = phi float [ %307, %306 ], [ %309, %308 ]
  %310 = call i32 @__nvvm_reflect(ptr @.str) #10
  %311 = icmp ne i32 %310, 0
  br i1 %311, label %312, label %314

312:                                              ; preds = %__internal_fmad.exit54.i
  %313 = call float @llvm.nvvm.fma.rn.ftz.f(float %.057, float %261, float 0x3FEA51A640000000) #10
  br label %__internal_fmad.exit56.i

314:                                              ; preds = %__internal_fmad.exit54.i
  %315 = call float @llvm.nvvm.fma.rn.f(float %.057, float %261, float 0x3FEA51A640000000) #10
  br label %__internal_fmad.exit56.i

__internal_fmad.exit56.i:                         ; preds = %314, %312
  %.058 = phi float [ %313, %312 ], [ %315, %314 ]
  %316 = call i32 @__nvvm_reflect(ptr @.str) #10
  %317 = icmp ne i32 %316, 0
  br i1 %317, label %318, label %320

318:                                              ; preds = %__internal_fmad.exit56.i
  %319 = call float @llvm.nvvm.fma.rn.ftz.f(float %.058, float %261, float 0x3FE2788D00000000) #10
  br label %__internal_fmad.exit58.i

320:                                              ; preds = %__internal_fmad.exit56.i
  %321 = call float @llvm.nvvm.fma.rn.f(float %.058, float %261, float 0x3FE2788D00000000) #10
  br label %__internal_fmad.exit58.i

__internal_fmad.exit58.i:                         ; preds = %320, %318
  %.059 = phi float [ %319, %318 ], [ %321, %320 ]
  %322 = fmul float %.059, %261
  br label %463

323:                                              ; preds = %258
  %324 = call i32 @__nvvm_reflect(ptr @.str) #10
  %325 = icmp ne i32 %324, 0
  br i1 %325, label %326, label %328

326:                                              ; preds = %323
  %327 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F6D6390C0000000, float %.02, float 0xBF76690F00000000) #10
  br label %__internal_fmad.exit60.i

328:                                              ; preds = %323
  %329 = call float @llvm.nvvm.fma.rn.f(float 0x3F6D6390C0000000, float %.02, float 0xBF76690F00000000) #10
  br label %__internal_fmad.exit60.i

__internal_fmad.exit60.i:                         ; preds = %328, %326
  %.061 = phi float [ %327, %326 ], [ %329, %328 ]
  %330 = call i32 @__nvvm_reflect(ptr @.str) #10
  %331 = icmp ne i32 %330, 0
  br i1 %331, label %332, label %334

332:                                              ; preds = %__internal_fmad.exit60.i
  %333 = call float @llvm.nvvm.fma.rn.ftz.f(float %.061, float %.02, float 0xBFA6D95DE0000000) #10
  br label %__internal_fmad.exit62.i

334:                                              ; preds = %__internal_fmad.exit60.i
  %335 = call float @llvm.nvvm.fma.rn.f(float %.061, float %.02, float 0xBFA6D95DE0000000) #10
  br label %__internal_fmad.exit62.i

__internal_fmad.exit62.i:                         ; preds = %334, %332
  %.063 = phi float [ %333, %332 ], [ %335, %334 ]
  %336 = call i32 @__nvvm_reflect(ptr @.str) #10
  %337 = icmp ne i32 %336, 0
  br i1 %337, label %338, label %340

338:                                              ; preds = %__internal_fmad.exit62.i
  %339 = call float @llvm.nvvm.fma.rn.ftz.f(float %.063, float %.02, float 0x3FC56AAAA0000000) #10
  br label %__internal_fmad.exit64.i

340:                                              ; preds = %__internal_fmad.exit62.i
  %341 = call float @llvm.nvvm.fma.rn.f(float %.063, float %.02, float 0x3FC56AAAA0000000) #10
  br label %__internal_fmad.exit64.i

__internal_fmad.exit64.i:                         ; preds = %340, %338
  %.065 = phi float [ %339, %338 ], [ %341, %340 ]
  %342 = call i32 @__nvvm_reflect(ptr @.str) #10
  %343 = icmp ne i32 %342, 0
  br i1 %343, label %344, label %346

344:                                              ; preds = %__internal_fmad.exit64.i
  %345 = call float @llvm.nvvm.fma.rn.ftz.f(float %.065, float %.02, float 0xBFA592D8E0000000) #10
  br label %__internal_fmad.exit66.i

346:                                              ; preds = %__internal_fmad.exit64.i
  %347 = call float @llvm.nvvm.fma.rn.f(float %.065, float %.02, float 0xBFA592D8E0000000) #10
  br label %__internal_fmad.exit66.i

__internal_fmad.exit66.i:                         ; preds = %346, %344
  %.066 = phi float [ %345, %344 ], [ %347, %346 ]
  %348 = call i32 @__nvvm_reflect(ptr @.str) #10
  %349 = icmp ne i32 %348, 0
  br i1 %349, label %350, label %352

350:                                              ; preds = %__internal_fmad.exit66.i
  %351 = call float @llvm.nvvm.fma.rn.ftz.f(float %.066, float %.02, float 0xBFE4FCDD60000000) #10
  br label %__internal_fmad.exit68.i

352:                                              ; preds = %__internal_fmad.exit66.i
  %353 = call float @llvm.nvvm.fma.rn.f(float %.066, float %.02, float 0xBFE4FCDD60000000) #10
  br label %__internal_fmad.exit68.i

__internal_fmad.exit68.i:                         ; preds = %352, %350
  %.067 = phi float [ %351, %350 ], [ %353, %352 ]
  %354 = call i32 @__nvvm_reflect(ptr @.str) #10
  %355 = icmp ne i32 %354, 0
  br i1 %355, label %356, label %358

356:                                              ; preds = %__internal_fmad.exit68.i
  %357 = call float @llvm.nvvm.fma.rn.ftz.f(float %.067, float %.02, float 0x3FE2788C60000000) #10
  br label %__internal_fmad.exit70.i

358:                                              ; preds = %__internal_fmad.exit68.i
  %359 = call float @llvm.nvvm.fma.rn.f(float %.067, float %.02, float 0x3FE2788C60000000) #10
  br label %__internal_fmad.exit70.i

__internal_fmad.exit70.i:                         ; preds = %358, %356
  %.068 = phi float [ %357, %356 ], [ %359, %358 ]
  %360 = fmul float %.068, %.02
  %361 = call i32 @__nvvm_reflect(ptr @.str) #10
  %362 = icmp ne i32 %361, 0
  br i1 %362, label %363, label %365

363:                                              ; preds = %__internal_fmad.exit70.i
  %364 = call float @llvm.nvvm.fma.rn.ftz.f(float %360, float %.02, float %.02) #10
  br label %__internal_fmad.exit72.i

365:                                              ; preds = %__internal_fmad.exit70.i
  %366 = call float @llvm.nvvm.fma.rn.f(float %360, float %.02, float %.02) #10
  br label %__internal_fmad.exit72.i

__internal_fmad.exit72.i:                         ; preds = %365, %363
  %.069 = phi float [ %364, %363 ], [ %366, %365 ]
  %367 = fcmp olt float %.069, 0x3810000000000000
  br i1 %367, label %368, label %370

368:                                              ; preds = %__internal_fmad.exit72.i
  %369 = fmul float %.069, 0x4160000000000000
  br label %370

370:                                              ; preds = %368, %__internal_fmad.exit72.i
  %.071 = phi float [ %369, %368 ], [ %.069, %__internal_fmad.exit72.i ]
  %i.i82.i.0 = phi float [ -2.300000e+01, %368 ], [ 0.000000e+00, %__internal_fmad.exit72.i ]
  %371 = bitcast float %.071 to i32
  %372 = sub i32 %371, 1059760811
  %373 = and i32 %372, -8388608
  %374 = bitcast float %.071 to i32
  %375 = sub i32 %374, %373
  %376 = bitcast i32 %375 to float
  %377 = sitofp i32 %373 to float
  %378 = call i32 @__nvvm_reflect(ptr @.str) #10
  %379 = icmp ne i32 %378, 0
  br i1 %379, label %380, label %382

380:                                              ; preds = %370
  %381 = call float @llvm.nvvm.fma.rn.ftz.f(float %377, float 0x3E80000000000000, float %i.i82.i.0) #10
  br label %__nv_fmaf_rn.exit10.i84.i

382:                                              ; preds = %370
  %383 = call float @llvm.nvvm.fma.rn.f(float %377, float 0x3E80000000000000, float %i.i82.i.0) #10
  br label %__nv_fmaf_rn.exit10.i84.i

__nv_fmaf_rn.exit10.i84.i:                        ; preds = %382, %380
  %.077 = phi float [ %381, %380 ], [ %383, %382 ]
  %384 = fsub float %376, 1.000000e+00
  %385 = call i32 @__nvvm_reflect(ptr @.str) #10
  %386 = icmp ne i32 %385, 0
  br i1 %386, label %387, label %389

387:                                              ; preds = %__nv_fmaf_rn.exit10.i84.i
  %388 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %384, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i85.i

389:                                              ; preds = %__nv_fmaf_rn.exit10.i84.i
  %390 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %384, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i85.i

__nv_fmaf_rn.exit11.i85.i:                        ; preds = %389, %387
  %.078 = phi float [ %388, %387 ], [ %390, %389 ]
  %391 = call i32 @__nvvm_reflect(ptr @.str) #10
  %392 = icmp ne i32 %391, 0
  br i1 %392, label %393, label %395

393:                                              ; preds = %__nv_fmaf_rn.exit11.i85.i
  %394 = call float @llvm.nvvm.fma.rn.ftz.f(float %.078, float %384, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i86.i

395:                                              ; preds = %__nv_fmaf_rn.exit11.i85.i
  %396 = call float @llvm.nvvm.fma.rn.f(float %.078, float %384, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i86.i

__nv_fmaf_rn.exit12.i86.i:                        ; preds = %395, %393
  %.079 = phi float [ %394, %393 ], [ %396, %395 ]
  %397 = call i32 @__nvvm_reflect(ptr @.str) #10
  %398 = icmp ne i32 %397, 0
  br i1 %398, label %399, label %401

399:                                              ; preds = %__nv_fmaf_rn.exit12.i86.i
  %400 = call float @llvm.nvvm.fma.rn.ftz.f(float %.079, float %384, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i87.i

401:                                              ; preds = %__nv_fmaf_rn.exit12.i86.i
  %402 = call float @llvm.nvvm.fma.rn.f(float %.079, float %384, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i87.i

__nv_fmaf_rn.exit13.i87.i:                        ; preds = %401, %399
  %.080 = phi float [ %400, %399 ], [ %402, %401 ]
  %403 = call i32 @__nvvm_reflect(ptr @.str) #10
  %404 = icmp ne i32 %403, 0
  br i1 %404, label %405, label %407

405:                                              ; preds = %__nv_fmaf_rn.exit13.i87.i
  %406 = call float @llvm.nvvm.fma.rn.ftz.f(float %.080, float %384, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i88.i

407:                                              ; preds = %__nv_fmaf_rn.exit13.i87.i
  %408 = call float @llvm.nvvm.fma.rn.f(float %.080, float %384, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i88.i

__nv_fmaf_rn.exit14.i88.i:                        ; preds = %407, %405
  %.081 = phi float [ %406, %405 ], [ %408, %407 ]
  %409 = call i32 @__nvvm_reflect(ptr @.str) #10
  %410 = icmp ne i32 %409, 0
  br i1 %410, label %411, label %413

411:                                              ; preds = %__nv_fmaf_rn.exit14.i88.i
  %412 = call float @llvm.nvvm.fma.rn.ftz.f(float %.081, float %384, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i89.i

413:                                              ; preds = %__nv_fmaf_rn.exit14.i88.i
  %414 = call float @llvm.nvvm.fma.rn.f(float %.081, float %384, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i89.i

__nv_fmaf_rn.exit15.i89.i:                        ; preds = %413, %411
  %.083 = phi float [ %412, %411 ], [ %414, %413 ]
  %415 = call i32 @__nvvm_reflect(ptr @.str) #10
  %416 = icmp ne i32 %415, 0
  br i1 %416, label %417, label %419

417:                                              ; preds = %__nv_fmaf_rn.exit15.i89.i
  %418 = call float @llvm.nvvm.fma.rn.ftz.f(float %.083, float %384, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i90.i

419:                                              ; preds = %__nv_fmaf_rn.exit15.i89.i
  %420 = call float @llvm.nvvm.fma.rn.f(float %.083, float %384, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i90.i

__nv_fmaf_rn.exit16.i90.i:                        ; preds = %419, %417
  %.084 = phi float [ %418, %417 ], [ %420, %419 ]
  %421 = call i32 @__nvvm_reflect(ptr @.str) #10
  %422 = icmp ne i32 %421, 0
  br i1 %422, label %423, label %425

423:                                              ; preds = %__nv_fmaf_rn.exit16.i90.i
  %424 = call float @llvm.nvvm.fma.rn.ftz.f(float %.084, float %384, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i91.i

425:                                              ; preds = %__nv_fmaf_rn.exit16.i90.i
  %426 = call float @llvm.nvvm.fma.rn.f(float %.084, float %384, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i91.i

__nv_fmaf_rn.exit17.i91.i:                        ; preds = %425, %423
  %.085 = phi float [ %424, %423 ], [ %426, %425 ]
  %427 = call i32 @__nvvm_reflect(ptr @.str) #10
  %428 = icmp ne i32 %427, 0
  br i1 %428, label %429, label %431

429:                                              ; preds = %__nv_fmaf_rn.exit17.i91.i
  %430 = call float @llvm.nvvm.fma.rn.ftz.f(float %.085, float %384, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i92.i

431:                                              ; preds = %__nv_fmaf_rn.exit17.i91.i
  %432 = call float @llvm.nvvm.fma.rn.f(float %.085, float %384, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i92.i

__nv_fmaf_rn.exit9.i92.i:                         ; preds = %431, %429
  %.076 = phi float [ %430, %429 ], [ %432, %431 ]
  %433 = fmul float %.076, %384
  %434 = call i32 @__nvvm_reflect(ptr @.str) #10
  %435 = icmp ne i32 %434, 0
  br i1 %435, label %436, label %438

436:                                              ; preds = %__nv_fmaf_rn.exit9.i92.i
  %437 = call float @llvm.nvvm.fma.rn.ftz.f(float %433, float %384, float %384) #10
  br label %__nv_fmaf_rn.exit8.i93.i

438:                                              ; preds = %__nv_fmaf_rn.exit9.i92.i
  %439 = call float @llvm.nvvm.fma.rn.f(float %433, float %384, float %384) #10
  br label %__nv_fmaf_rn.exit8.i93.i

__nv_fmaf_rn.exit8.i93.i:                         ; preds = %438, %436
  %.074 = phi float [ %437, %436 ], [ %439, %438 ]
  %440 = call i32 @__nvvm_reflect(ptr @.str) #10
  %441 = icmp ne i32 %440, 0
  br i1 %441, label %442, label %444

442:                                              ; preds = %__nv_fmaf_rn.exit8.i93.i
  %443 = call float @llvm.nvvm.fma.rn.ftz.f(float %.077, float 0x3FE62E4300000000, float %.074) #10
  br label %__nv_fmaf_rn.exit6.i94.i

444:                                              ; preds = %__nv_fmaf_rn.exit8.i93.i
  %445 = call float @llvm.nvvm.fma.rn.f(float %.077, float 0x3FE62E4300000000, float %.074) #10
  br label %__nv_fmaf_rn.exit6.i94.i

__nv_fmaf_rn.exit6.i94.i:                         ; preds = %444, %442
  %.073 = phi float [ %443, %442 ], [ %445, %444 ]
  %446 = bitcast float %.071 to i32
  %447 = icmp uge i32 %446, 2139095040
  br i1 %447, label %448, label %457

448:                                              ; preds = %__nv_fmaf_rn.exit6.i94.i
  %449 = bitcast i32 2139095040 to float
  %450 = bitcast i32 2139095040 to float
  %451 = call i32 @__nvvm_reflect(ptr @.str) #10
  %452 = icmp ne i32 %451, 0
  br i1 %452, label %453, label %455

453:                                              ; preds = %448
  %454 = call float @llvm.nvvm.fma.rn.ftz.f(float %.071, float %449, float %450) #10
  br label %__nv_fmaf_rn.exit.i95.i

455:                                              ; preds = %448
  %456 = call float @llvm.nvvm.fma.rn.f(float %.071, float %449, float %450) #10
  br label %__nv_fmaf_rn.exit.i95.i

__nv_fmaf_rn.exit.i95.i:                          ; preds = %455, %453
  %.072 = phi float [ %454, %453 ], [ %456, %455 ]
  br label %457

457:                                              ; preds = %__nv_fmaf_rn.exit.i95.i, %__nv_fmaf_rn.exit6.i94.i
  %r.i81.i.0 = phi float [ %.072, %__nv_fmaf_rn.exit.i95.i ], [ %.073, %__nv_fmaf_rn.exit6.i94.i ]
  %458 = fcmp oeq float %.071, 0.000000e+00
  br i1 %458, label %459, label %__internal_accurate_logf.exit96.i

459:                                              ; preds = %457
  %460 = bitcast i32 2139095040 to float
  %461 = fsub float -0.000000e+00, %460
  br label %__internal_accurate_logf.exit96.i

__internal_accurate_logf.exit96.i:                ; preds = %459, %457
  %r.i81.i.1 = phi float [ %461, %459 ], [ %r.i81.i.0, %457 ]
  %462 = fsub float -0.000000e+00, %r.i81.i.1
  br label %463

463:                                              ; preds = %__internal_accurate_logf.exit96.i, %__internal_fmad.exit58.i
  %t.i.2 = phi float [ %322, %__internal_fmad.exit58.i ], [ %462, %__internal_accurate_logf.exit96.i ]
  br label %464

464:                                              ; preds = %463, %__internal_fmad.exit38.i
  %t.i.3 = phi float [ %257, %__internal_fmad.exit38.i ], [ %t.i.2, %463 ]
  br label %__internal_lgammaf_pos.exit

__internal_lgammaf_pos.exit:                      ; preds = %198, %464
  %t.i.4 = phi float [ %t.i.1, %198 ], [ %t.i.3, %464 ]
  %465 = fcmp oge float %a, 0.000000e+00
  br i1 %465, label %466, label %467

466:                                              ; preds = %__internal_lgammaf_pos.exit
  br label %767

467:                                              ; preds = %__internal_lgammaf_pos.exit
  %468 = call i32 @__nvvm_reflect(ptr @.str) #10
  %469 = icmp ne i32 %468, 0
  br i1 %469, label %470, label %472

470:                                              ; preds = %467
  %471 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit1

472:                                              ; preds = %467
  %473 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit1

__nv_fabsf.exit1:                                 ; preds = %470, %472
  %.086 = phi float [ %471, %470 ], [ %473, %472 ]
  %474 = call i32 @__nvvm_reflect(ptr @.str) #10
  %475 = icmp ne i32 %474, 0
  br i1 %475, label %476, label %478

476:                                              ; preds = %__nv_fabsf.exit1
  %477 = call float @llvm.nvvm.floor.ftz.f(float %.086) #10
  br label %__nv_floorf.exit

478:                                              ; preds = %__nv_fabsf.exit1
  %479 = call float @llvm.nvvm.floor.f(float %.086) #10
  br label %__nv_floorf.exit

__nv_floorf.exit:                                 ; preds = %476, %478
  %.087 = phi float [ %477, %476 ], [ %479, %478 ]
  %480 = fcmp oeq float %.086, %.087
  br i1 %480, label %481, label %483

481:                                              ; preds = %__nv_floorf.exit
  %482 = bitcast i32 2139095040 to float
  br label %767

483:                                              ; preds = %__nv_floorf.exit
  %484 = fcmp olt float %.086, 0x3BFD83C940000000
  br i1 %484, label %485, label %582

485:                                              ; preds = %483
  %486 = fcmp olt float %.086, 0x3810000000000000
  br i1 %486, label %487, label %489

487:                                              ; preds = %485
  %488 = fmul float %.086, 0x4160000000000000
  br label %489

489:                                              ; preds = %487, %485
  %.089 = phi float [ %488, %487 ], [ %.086, %485 ]
  %i.i.0 = phi float [ -2.300000e+01, %487 ], [ 0.000000e+00, %485 ]
  %490 = bitcast float %.089 to i32
  %491 = sub i32 %490, 1059760811
  %492 = and i32 %491, -8388608
  %493 = bitcast float %.089 to i32
  %494 = sub i32 %493, %492
  %495 = bitcast i32 %494 to float
  %496 = sitofp i32 %492 to float
  %497 = call i32 @__nvvm_reflect(ptr @.str) #10
  %498 = icmp ne i32 %497, 0
  br i1 %498, label %499, label %501

499:                                              ; preds = %489
  %500 = call float @llvm.nvvm.fma.rn.ftz.f(float %496, float 0x3E80000000000000, float %i.i.0) #10
  br label %__nv_fmaf_rn.exit10.i

501:                                              ; preds = %489
  %502 = call float @llvm.nvvm.fma.rn.f(float %496, float 0x3E80000000000000, float %i.i.0) #10
  br label %__nv_fmaf_rn.exit10.i

__nv_fmaf_rn.exit10.i:                            ; preds = %501, %499
  %.095 = phi float [ %500, %499 ], [ %502, %501 ]
  %503 = fsub float %495, 1.000000e+00
  %504 = call i32 @__nvvm_reflect(ptr @.str) #10
  %505 = icmp ne i32 %504, 0
  br i1 %505, label %506, label %508

506:                                              ; preds = %__nv_fmaf_rn.exit10.i
  %507 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %503, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i

508:                                              ; preds = %__nv_fmaf_rn.exit10.i
  %509 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %503, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i

__nv_fmaf_rn.exit11.i:                            ; preds = %508, %506
  %.096 = phi float [ %507, %506 ], [ %509, %508 ]
  %510 = call i32 @__nvvm_reflect(ptr @.str) #10
  %511 = icmp ne i32 %510, 0
  br i1 %511, label %512, label %514

512:                                              ; preds = %__nv_fmaf_rn.exit11.i
  %513 = call float @llvm.nvvm.fma.rn.ftz.f(float %.096, float %503, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i

514:                                              ; preds = %__nv_fmaf_rn.exit11.i
  %515 = call float @llvm.nvvm.fma.rn.f(float %.096, float %503, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i

__nv_fmaf_rn.exit12.i:                            ; preds = %514, %512
  %.097 = phi float [ %513, %512 ], [ %515, %514 ]
  %516 = call i32 @__nvvm_reflect(ptr @.str) #10
  %517 = icmp ne i32 %516, 0
  br i1 %517, label %518, label %520

518:                                              ; preds = %__nv_fmaf_rn.exit12.i
  %519 = call float @llvm.nvvm.fma.rn.ftz.f(float %.097, float %503, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i

520:                                              ; preds = %__nv_fmaf_rn.exit12.i
  %521 = call float @llvm.nvvm.fma.rn.f(float %.097, float %503, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i

__nv_fmaf_rn.exit13.i:                            ; preds = %520, %518
  %.098 = phi float [ %519, %518 ], [ %521, %520 ]
  %522 = call i32 @__nvvm_reflect(ptr @.str) #10
  %523 = icmp ne i32 %522, 0
  br i1 %523, label %524, label %526

524:                                              ; preds = %__nv_fmaf_rn.exit13.i
  %525 = call float @llvm.nvvm.fma.rn.ftz.f(float %.098, float %503, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i

526:                                              ; preds = %__nv_fmaf_rn.exit13.i
  %527 = call float @llvm.nvvm.fma.rn.f(float %.098, float %503, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i

__nv_fmaf_rn.exit14.i:                            ; preds = %526, %524
  %.099 = phi float [ %525, %524 ], [ %527, %526 ]
  %528 = call i32 @__nvvm_reflect(ptr @.str) #10
  %529 = icmp ne i32 %528, 0
  br i1 %529, label %530, label %532

530:                                              ; preds = %__nv_fmaf_rn.exit14.i
  %531 = call float @llvm.nvvm.fma.rn.ftz.f(float %.099, float %503, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i

532:                                              ; preds = %__nv_fmaf_rn.exit14.i
  %533 = call float @llvm.nvvm.fma.rn.f(float %.099, float %503, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i

__nv_fmaf_rn.exit15.i:                            ; preds = %532, %530
  %.0101 = phi float [ %531, %530 ], [ %533, %532 ]
  %534 = call i32 @__nvvm_reflect(ptr @.str) #10
  %535 = icmp ne i32 %534, 0
  br i1 %535, label %536, label %538

536:                                              ; preds = %__nv_fmaf_rn.exit15.i
  %537 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0101, float %503, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i

538:                                              ; preds = %__nv_fmaf_rn.exit15.i
  %539 = call float @llvm.nvvm.fma.rn.f(float %.0101, float %503, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i

__nv_fmaf_rn.exit16.i:                            ; preds = %538, %536
  %.0102 = phi float [ %537, %536 ], [ %539, %538 ]
  %540 = call i32 @__nvvm_reflect(ptr @.str) #10
  %541 = icmp ne i32 %540, 0
  br i1 %541, label %542, label %544

542:                                              ; preds = %__nv_fmaf_rn.exit16.i
  %543 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0102, float %503, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i

544:                                              ; preds = %__nv_fmaf_rn.exit16.i
  %545 = call float @llvm.nvvm.fma.rn.f(float %.0102, float %503, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i

__nv_fmaf_rn.exit17.i:                            ; preds = %544, %542
  %.0103 = phi float [ %543, %542 ], [ %545, %544 ]
  %546 = call i32 @__nvvm_reflect(ptr @.str) #10
  %547 = icmp ne i32 %546, 0
  br i1 %547, label %548, label %550

548:                                              ; preds = %__nv_fmaf_rn.exit17.i
  %549 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0103, float %503, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i

550:                                              ; preds = %__nv_fmaf_rn.exit17.i
  %551 = call float @llvm.nvvm.fma.rn.f(float %.0103, float %503, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i

__nv_fmaf_rn.exit9.i:                             ; preds = %550, %548
  %.094 = phi float [ %549, %548 ], [ %551, %550 ]
  %552 = fmul float %.094, %503
  %553 = call i32 @__nvvm_reflect(ptr @.str) #10
  %554 = icmp ne i32 %553, 0
  br i1 %554, label %555, label %557

555:                                              ; preds = %__nv_fmaf_rn.exit9.i
  %556 = call float @llvm.nvvm.fma.rn.ftz.f(float %552, float %503, float %503) #10
  br label %__nv_fmaf_rn.exit8.i

557:                                              ; preds = %__nv_fmaf_rn.exit9.i
  %558 = call float @llvm.nvvm.fma.rn.f(float %552, float %503, float %503) #10
  br label %__nv_fmaf_rn.exit8.i

__nv_fmaf_rn.exit8.i:                             ; preds = %557, %555
  %.092 = phi float [ %556, %555 ], [ %558, %557 ]
  %559 = call i32 @__nvvm_reflect(ptr @.str) #10
  %560 = icmp ne i32 %559, 0
  br i1 %560, label %561, label %563

561:                                              ; preds = %__nv_fmaf_rn.exit8.i
  %562 = call float @llvm.nvvm.fma.rn.ftz.f(float %.095, float 0x3FE62E4300000000, float %.092) #10
  br label %__nv_fmaf_rn.exit6.i

563:                                              ; preds = %__nv_fmaf_rn.exit8.i
  %564 = call float @llvm.nvvm.fma.rn.f(float %.095, float 0x3FE62E4300000000, float %.092) #10
  br label %__nv_fmaf_rn.exit6.i

__nv_fmaf_rn.exit6.i:                             ; preds = %563, %561
  %.091 = phi float [ %562, %561 ], [ %564, %563 ]
  %565 = bitcast float %.089 to i32
  %566 = icmp uge i32 %565, 2139095040
  br i1 %566, label %567, label %576

567:                                              ; preds = %__nv_fmaf_rn.exit6.i
  %568 = bitcast i32 2139095040 to float
  %569 = bitcast i32 2139095040 to float
  %570 = call i32 @__nvvm_reflect(ptr @.str) #10
  %571 = icmp ne i32 %570, 0
  br i1 %571, label %572, label %574

572:                                              ; preds = %567
  %573 = call float @llvm.nvvm.fma.rn.ftz.f(float %.089, float %568, float %569) #10
  br label %__nv_fmaf_rn.exit.i

574:                                              ; preds = %567
  %575 = call float @llvm.nvvm.fma.rn.f(float %.089, float %568, float %569) #10
  br label %__nv_fmaf_rn.exit.i

__nv_fmaf_rn.exit.i:                              ; preds = %574, %572
  %.090 = phi float [ %573, %572 ], [ %575, %574 ]
  br label %576

576:                                              ; preds = %__nv_fmaf_rn.exit.i, %__nv_fmaf_rn.exit6.i
  %r.i.0 = phi float [ %.090, %__nv_fmaf_rn.exit.i ], [ %.091, %__nv_fmaf_rn.exit6.i ]
  %577 = fcmp oeq float %.089, 0.000000e+00
  br i1 %577, label %578, label %__internal_accurate_logf.exit

578:                                              ; preds = %576
  %579 = bitcast i32 2139095040 to float
  %580 = fsub float -0.000000e+00, %579
  br label %__internal_accurate_logf.exit

__internal_accurate_logf.exit:                    ; preds = %576, %578
  %r.i.1 = phi float [ %580, %578 ], [ %r.i.0, %576 ]
  %581 = fsub float -0.000000e+00, %r.i.1
  br label %767

582:                                              ; preds = %483
  %583 = fmul float 2.000000e+00, %.086
  %584 = call float @llvm.nvvm.round.f(float %583) #10
  %585 = fptosi float %584 to i32
  %586 = fsub float -0.000000e+00, %584
  %587 = call i32 @__nvvm_reflect(ptr @.str) #10
  %588 = icmp ne i32 %587, 0
  br i1 %588, label %589, label %591

589:                                              ; preds = %582
  %590 = call float @llvm.nvvm.fma.rn.ftz.f(float %586, float 5.000000e-01, float %.086) #10
  br label %__internal_fmad.exit

591:                                              ; preds = %582
  %592 = call float @llvm.nvvm.fma.rn.f(float %586, float 5.000000e-01, float %.086) #10
  br label %__internal_fmad.exit

__internal_fmad.exit:                             ; preds = %589, %591
  %.0104 = phi float [ %590, %589 ], [ %592, %591 ]
  %593 = fmul float %.0104, 0x400921FB60000000
  %594 = call i32 @__nvvm_reflect(ptr @.str) #10
  %595 = icmp ne i32 %594, 0
  br i1 %595, label %596, label %598

596:                                              ; preds = %__internal_fmad.exit
  %597 = call float @llvm.nvvm.mul.rn.ftz.f(float %593, float %593) #10
  br label %__nv_fmul_rn.exit.i6

598:                                              ; preds = %__internal_fmad.exit
  %599 = call float @llvm.nvvm.mul.rn.f(float %593, float %593) #10
  br label %__nv_fmul_rn.exit.i6

__nv_fmul_rn.exit.i6:                             ; preds = %598, %596
  %.0100 = phi float [ %597, %596 ], [ %599, %598 ]
  %600 = and i32 %585, 1
  %601 = icmp ne i32 %600, 0
  br i1 %601, label %602, label %603

602:                                              ; preds = %__nv_fmul_rn.exit.i6
  br label %604

603:                                              ; preds = %__nv_fmul_rn.exit.i6
  br label %604

604:                                              ; preds = %603, %602
  %605 = phi float [ 1.000000e+00, %602 ], [ %593, %603 ]
  %606 = call i32 @__nvvm_reflect(ptr @.str) #10
  %607 = icmp ne i32 %606, 0
  br i1 %607, label %608, label %610

608:                                              ; preds = %604
  %609 = call float @llvm.nvvm.fma.rn.ftz.f(float %.0100, float %605, float 0.000000e+00) #10
  br label %__internal_fmad.exit.i7

610:                                              ; preds = %604
  %611 = call float @llvm.nvvm.fma.rn.f(float %.0100, float %605, float 0.000000e+00) #10
  br label %__internal_fmad.exit.i7

__internal_fmad.exit.i7:                          ; preds = %610, %608
  %.093 = phi float [ %609, %608 ], [ %611, %610 ]
  %612 = and i32 %585, 1
  %613 = icmp ne i32 %612, 0
  br i1 %613, label %614, label %621

614:                                              ; preds = %__internal_fmad.exit.i7
  %615 = call i32 @__nvvm_reflect(ptr @.str) #10
  %616 = icmp ne i32 %615, 0
  br i1 %616, label %617, label %619

617:                                              ; preds = %614
  %618 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3EF9758000000000, float %.0100, float 0xBF56C0FDA0000000) #10
  br label %__internal_fmad.exit1.i8

619:                                              ; preds = %614
  %620 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %.0100, float 0xBF56C0FDA0000000) #10
  br label %__internal_fmad.exit1.i8

__internal_fmad.exit1.i8:                         ; preds = %619, %617
  %.088 = phi float [ %618, %617 ], [ %620, %619 ]
  br label %622

621:                                              ; preds = %__internal_fmad.exit.i7
  br label %622

622:                                              ; preds = %621, %__internal_fmad.exit1.i8
  %623 = phi float [ %.088, %__internal_fmad.exit1.i8 ], [ 0xBF29A82A60000000, %621 ]
  %624 = and i32 %585, 1
  %625 = icmp ne i32 %624, 0
  %626 = select i1 %625, float 0x3FA5555760000000, float 0x3F8110BC80000000
  %627 = call i32 @__nvvm_reflect(ptr @.str) #10
  %628 = icmp ne i32 %627, 0
  br i1 %628, label %629, label %631

629:                                              ; preds = %622
  %630 = call float @llvm.nvvm.fma.rn.ftz.f(float %623, float %.0100, float %626) #10
  br label %__internal_fmad.exit2.i9

631:                                              ; preds = %622
  %632 = call float @llvm.nvvm.fma.rn.f(float %623, float %.0100, float %626) #10
  br label %__internal_fmad.exit2.i9

__internal_fmad.exit2.i9:                         ; preds = %631, %629
  %.082 = phi float [ %630, %629 ], [ %632, %631 ]
  %633 = and i32 %585, 1
  %634 = icmp ne i32 %633, 0
  %635 = select i1 %634, float 0xBFDFFFFFE0000000, float 0xBFC5555500000000
  %636 = call i32 @__nvvm_reflect(ptr @.str) #10
  %637 = icmp ne i32 %636, 0
  br i1 %637, label %638, label %640

638:                                              ; preds = %__internal_fmad.exit2.i9
  %639 = call float @llvm.nvvm.fma.rn.ftz.f(float %.082, float %.0100, float %635) #10
  br label %__internal_fmad.exit3.i

640:                                              ; preds = %__internal_fmad.exit2.i9
  %641 = call float @llvm.nvvm.fma.rn.f(float %.082, float %.0100, float %635) #10
  br label %__internal_fmad.exit3.i

__internal_fmad.exit3.i:                          ; preds = %640, %638
  %.075 = phi float [ %639, %638 ], [ %641, %640 ]
  %642 = call i32 @__nvvm_reflect(ptr @.str) #10
  %643 = icmp ne i32 %642, 0
  br i1 %643, label %644, label %646

644:                                              ; preds = %__internal_fmad.exit3.i
  %645 = call float @llvm.nvvm.fma.rn.ftz.f(float %.075, float %.093, float %605) #10
  br label %__internal_fmad.exit4.i

646:                                              ; preds = %__internal_fmad.exit3.i
  %647 = call float @llvm.nvvm.fma.rn.f(float %.075, float %.093, float %605) #10
  br label %__internal_fmad.exit4.i

__internal_fmad.exit4.i:                          ; preds = %646, %644
  %.070 = phi float [ %645, %644 ], [ %647, %646 ]
  %648 = and i32 %585, 2
  %649 = icmp ne i32 %648, 0
  br i1 %649, label %650, label %__internal_sin_cos_kernel.exit

650:                                              ; preds = %__internal_fmad.exit4.i
  %651 = call i32 @__nvvm_reflect(ptr @.str) #10
  %652 = icmp ne i32 %651, 0
  br i1 %652, label %653, label %655

653:                                              ; preds = %650
  %654 = call float @llvm.nvvm.fma.rn.ftz.f(float %.070, float -1.000000e+00, float 0.000000e+00) #10
  br label %__internal_fmad.exit5.i10

655:                                              ; preds = %650
  %656 = call float @llvm.nvvm.fma.rn.f(float %.070, float -1.000000e+00, float 0.000000e+00) #10
  br label %__internal_fmad.exit5.i10

__internal_fmad.exit5.i10:                        ; preds = %655, %653
  %.064 = phi float [ %654, %653 ], [ %656, %655 ]
  br label %__internal_sin_cos_kernel.exit

__internal_sin_cos_kernel.exit:                   ; preds = %__internal_fmad.exit4.i, %__internal_fmad.exit5.i10
  %z.i.0 = phi float [ %.064, %__internal_fmad.exit5.i10 ], [ %.070, %__internal_fmad.exit4.i ]
  %657 = call i32 @__nvvm_reflect(ptr @.str) #10
  %658 = icmp ne i32 %657, 0
  br i1 %658, label %659, label %661

659:                                              ; preds = %__internal_sin_cos_kernel.exit
  %660 = call float @llvm.nvvm.fabs.ftz.f(float %z.i.0) #10
  br label %__nv_fabsf.exit11

661:                                              ; preds = %__internal_sin_cos_kernel.exit
  %662 = call float @llvm.nvvm.fabs.f(float %z.i.0) #10
  br label %__nv_fabsf.exit11

__nv_fabsf.exit11:                                ; preds = %659, %661
  %.062 = phi float [ %660, %659 ], [ %662, %661 ]
  %663 = fmul float %.062, %.086
  %664 = fcmp olt float %663, 0x3810000000000000
  br i1 %664, label %665, label %667

665:                                              ; preds = %__nv_fabsf.exit11
  %666 = fmul float %663, 0x4160000000000000
  br label %667

667:                                              ; preds = %665, %__nv_fabsf.exit11
  %i.i21.0 = phi float [ -2.300000e+01, %665 ], [ 0.000000e+00, %__nv_fabsf.exit11 ]
  %.060 = phi float [ %666, %665 ], [ %663, %__nv_fabsf.exit11 ]
  %668 = bitcast float %.060 to i32
  %669 = sub i32 %668, 1059760811
  %670 = and i32 %669, -8388608
  %671 = bitcast float %.060 to i32
  %672 = sub i32 %671, %670
  %673 = bitcast i32 %672 to float
  %674 = sitofp i32 %670 to float
  %675 = call i32 @__nvvm_reflect(ptr @.str) #10
  %676 = icmp ne i32 %675, 0
  br i1 %676, label %677, label %679

677:                                              ; preds = %667
  %678 = call float @llvm.nvvm.fma.rn.ftz.f(float %674, float 0x3E80000000000000, float %i.i21.0) #10
  br label %__nv_fmaf_rn.exit10.i23

679:                                              ; preds = %667
  %680 = call float @llvm.nvvm.fma.rn.f(float %674, float 0x3E80000000000000, float %i.i21.0) #10
  br label %__nv_fmaf_rn.exit10.i23

__nv_fmaf_rn.exit10.i23:                          ; preds = %679, %677
  %.025 = phi float [ %678, %677 ], [ %680, %679 ]
  %681 = fsub float %673, 1.000000e+00
  %682 = call i32 @__nvvm_reflect(ptr @.str) #10
  %683 = icmp ne i32 %682, 0
  br i1 %683, label %684, label %686

684:                                              ; preds = %__nv_fmaf_rn.exit10.i23
  %685 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFC0AA04E0000000, float %681, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i24

686:                                              ; preds = %__nv_fmaf_rn.exit10.i23
  %687 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %681, float 0x3FC2073EC0000000) #10
  br label %__nv_fmaf_rn.exit11.i24

__nv_fmaf_rn.exit11.i24:                          ; preds = %686, %684
  %.021 = phi float [ %685, %684 ], [ %687, %686 ]
  %688 = call i32 @__nvvm_reflect(ptr @.str) #10
  %689 = icmp ne i32 %688, 0
  br i1 %689, label %690, label %692

690:                                              ; preds = %__nv_fmaf_rn.exit11.i24
  %691 = call float @llvm.nvvm.fma.rn.ftz.f(float %.021, float %681, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i25

692:                                              ; preds = %__nv_fmaf_rn.exit11.i24
  %693 = call float @llvm.nvvm.fma.rn.f(float %.021, float %681, float 0xBFBF19B980000000) #10
  br label %__nv_fmaf_rn.exit12.i25

__nv_fmaf_rn.exit12.i25:                          ; preds = %692, %690
  %.017 = phi float [ %691, %690 ], [ %693, %692 ]
  %694 = call i32 @__nvvm_reflect(ptr @.str) #10
  %695 = icmp ne i32 %694, 0
  br i1 %695, label %696, label %698

696:                                              ; preds = %__nv_fmaf_rn.exit12.i25
  %697 = call float @llvm.nvvm.fma.rn.ftz.f(float %.017, float %681, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i26

698:                                              ; preds = %__nv_fmaf_rn.exit12.i25
  %699 = call float @llvm.nvvm.fma.rn.f(float %.017, float %681, float 0x3FC1E52AA0000000) #10
  br label %__nv_fmaf_rn.exit13.i26

__nv_fmaf_rn.exit13.i26:                          ; preds = %698, %696
  %.013 = phi float [ %697, %696 ], [ %699, %698 ]
  %700 = call i32 @__nvvm_reflect(ptr @.str) #10
  %701 = icmp ne i32 %700, 0
  br i1 %701, label %702, label %704

702:                                              ; preds = %__nv_fmaf_rn.exit13.i26
  %703 = call float @llvm.nvvm.fma.rn.ftz.f(float %.013, float %681, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i27

704:                                              ; preds = %__nv_fmaf_rn.exit13.i26
  %705 = call float @llvm.nvvm.fma.rn.f(float %.013, float %681, float 0xBFC55B1720000000) #10
  br label %__nv_fmaf_rn.exit14.i27

__nv_fmaf_rn.exit14.i27:                          ; preds = %704, %702
  %.09 = phi float [ %703, %702 ], [ %705, %704 ]
  %706 = call i32 @__nvvm_reflect(ptr @.str) #10
  %707 = icmp ne i32 %706, 0
  br i1 %707, label %708, label %710

708:                                              ; preds = %__nv_fmaf_rn.exit14.i27
  %709 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %681, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i28

710:                                              ; preds = %__nv_fmaf_rn.exit14.i27
  %711 = call float @llvm.nvvm.fma.rn.f(float %.09, float %681, float 0x3FC99DA160000000) #10
  br label %__nv_fmaf_rn.exit15.i28

__nv_fmaf_rn.exit15.i28:                          ; preds = %710, %708
  %.08 = phi float [ %709, %708 ], [ %711, %710 ]
  %712 = call i32 @__nvvm_reflect(ptr @.str) #10
  %713 = icmp ne i32 %712, 0
  br i1 %713, label %714, label %716

714:                                              ; preds = %__nv_fmaf_rn.exit15.i28
  %715 = call float @llvm.nvvm.fma.rn.ftz.f(float %.08, float %681, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i29

716:                                              ; preds = %__nv_fmaf_rn.exit15.i28
  %717 = call float @llvm.nvvm.fma.rn.f(float %.08, float %681, float 0xBFCFFFE440000000) #10
  br label %__nv_fmaf_rn.exit16.i29

__nv_fmaf_rn.exit16.i29:                          ; preds = %716, %714
  %.04 = phi float [ %715, %714 ], [ %717, %716 ]
  %718 = call i32 @__nvvm_reflect(ptr @.str) #10
  %719 = icmp ne i32 %718, 0
  br i1 %719, label %720, label %722

720:                                              ; preds = %__nv_fmaf_rn.exit16.i29
  %721 = call float @llvm.nvvm.fma.rn.ftz.f(float %.04, float %681, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i30

722:                                              ; preds = %__nv_fmaf_rn.exit16.i29
  %723 = call float @llvm.nvvm.fma.rn.f(float %.04, float %681, float 0x3FD5554F00000000) #10
  br label %__nv_fmaf_rn.exit17.i30

__nv_fmaf_rn.exit17.i30:                          ; preds = %722, %720
  %.03 = phi float [ %721, %720 ], [ %723, %722 ]
  %724 = call i32 @__nvvm_reflect(ptr @.str) #10
  %725 = icmp ne i32 %724, 0
  br i1 %725, label %726, label %728

726:                                              ; preds = %__nv_fmaf_rn.exit17.i30
  %727 = call float @llvm.nvvm.fma.rn.ftz.f(float %.03, float %681, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i31

728:                                              ; preds = %__nv_fmaf_rn.exit17.i30
  %729 = call float @llvm.nvvm.fma.rn.f(float %.03, float %681, float -5.000000e-01) #10
  br label %__nv_fmaf_rn.exit9.i31

__nv_fmaf_rn.exit9.i31:                           ; preds = %728, %726
  %.029 = phi float [ %727, %726 ], [ %729, %728 ]
  %730 = fmul float %.029, %681
  %731 = call i32 @__nvvm_reflect(ptr @.str) #10
  %732 = icmp ne i32 %731, 0
  br i1 %732, label %733, label %735

733:                                              ; preds = %__nv_fmaf_rn.exit9.i31
  %734 = call float @llvm.nvvm.fma.rn.ftz.f(float %730, float %681, float %681) #10
  br label %__nv_fmaf_rn.exit8.i32

735:                                              ; preds = %__nv_fmaf_rn.exit9.i31
  %736 = call float @llvm.nvvm.fma.rn.f(float %730, float %681, float %681) #10
  br label %__nv_fmaf_rn.exit8.i32

__nv_fmaf_rn.exit8.i32:                           ; preds = %735, %733
  %.034 = phi float [ %734, %733 ], [ %736, %735 ]
  %737 = call i32 @__nvvm_reflect(ptr @.str) #10
  %738 = icmp ne i32 %737, 0
  br i1 %738, label %739, label %741

739:                                              ; preds = %__nv_fmaf_rn.exit8.i32
  %740 = call float @llvm.nvvm.fma.rn.ftz.f(float %.025, float 0x3FE62E4300000000, float %.034) #10
  br label %__nv_fmaf_rn.exit6.i33

741:                                              ; preds = %__nv_fmaf_rn.exit8.i32
  %742 = call float @llvm.nvvm.fma.rn.f(float %.025, float 0x3FE62E4300000000, float %.034) #10
  br label %__nv_fmaf_rn.exit6.i33

__nv_fmaf_rn.exit6.i33:                           ; preds = %741, %739
  %.040 = phi float [ %740, %739 ], [ %742, %741 ]
  %743 = bitcast float %.060 to i32
  %744 = icmp uge i32 %743, 2139095040
  br i1 %744, label %745, label %754

745:                                              ; preds = %__nv_fmaf_rn.exit6.i33
  %746 = bitcast i32 2139095040 to float
  %747 = bitcast i32 2139095040 to float
  %748 = call i32 @__nvvm_reflect(ptr @.str) #10
  %749 = icmp ne i32 %748, 0
  br i1 %749, label %750, label %752

750:                                              ; preds = %745
  %751 = call float @llvm.nvvm.fma.rn.ftz.f(float %.060, float %746, float %747) #10
  br label %__nv_fmaf_rn.exit.i34

752:                                              ; preds = %745
  %753 = call float @llvm.nvvm.fma.rn.f(float %.060, float %746, float %747) #10
  br label %__nv_fmaf_rn.exit.i34

__nv_fmaf_rn.exit.i34:                            ; preds = %752, %750
  %.052 = phi float [ %751, %750 ], [ %753, %752 ]
  br label %754

754:                                              ; preds = %__nv_fmaf_rn.exit.i34, %__nv_fmaf_rn.exit6.i33
  %r.i20.0 = phi float [ %.052, %__nv_fmaf_rn.exit.i34 ], [ %.040, %__nv_fmaf_rn.exit6.i33 ]
  %755 = fcmp oeq float %.060, 0.000000e+00
  br i1 %755, label %756, label %__internal_accurate_logf.exit35

756:                                              ; preds = %754
  %757 = bitcast i32 2139095040 to float
  %758 = fsub float -0.000000e+00, %757
  br label %__internal_accurate_logf.exit35

__internal_accurate_logf.exit35:                  ; preds = %754, %756
  %r.i20.1 = phi float [ %758, %756 ], [ %r.i20.0, %754 ]
  %759 = fsub float 0x3FF250D040000000, %r.i20.1
  %760 = fsub float -0.000000e+00, %t.i.4
  %761 = call i32 @__nvvm_reflect(ptr @.str) #10
  %762 = icmp ne i32 %761, 0
  br i1 %762, label %763, label %765

763:                                              ; preds = %__internal_accurate_logf.exit35
  %764 = call float @llvm.nvvm.fma.rn.ftz.f(float %759, float 1.000000e+00, float %760) #10
  br label %__internal_fmad.exit37

765:                                              ; preds = %__internal_accurate_logf.exit35
  %766 = call float @llvm.nvvm.fma.rn.f(float %759, float 1.000000e+00, float %760) #10
  br label %__internal_fmad.exit37

__internal_fmad.exit37:                           ; preds = %763, %765
  %.0 = phi float [ %764, %763 ], [ %766, %765 ]
  br label %767

767:                                              ; preds = %__internal_fmad.exit37, %__internal_accurate_logf.exit, %481, %466
  %.01 = phi float [ %t.i.4, %466 ], [ %482, %481 ], [ %581, %__internal_accurate_logf.exit ], [ %.0, %__internal_fmad.exit37 ]
  ret float %.01
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.ftz.f(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.f(float, float) #5

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_ldexpf(float %a, i32 %b) #6 {
  %min.cond = icmp sle i32 %b, 278
  %min = select i1 %min.cond, i32 %b, i32 278
  %max.cond = icmp sge i32 %min, -278
  %max = select i1 %max.cond, i32 %min, i32 -278
  %1 = add i32 %max, 508
  %2 = lshr i32 %1, 2
  %3 = mul i32 3, %2
  %4 = sub i32 %1, %3
  %neg = sub i32 0, %max
  %abs.cond = icmp sge i32 %max, 0
  %abs = select i1 %abs.cond, i32 %max, i32 %neg
  %5 = icmp sle i32 %abs, 100
  br i1 %5, label %6, label %8

6:                                                ; preds = %0
  %7 = add i32 %max, 127
  br label %9

8:                                                ; preds = %0
  br label %9

9:                                                ; preds = %8, %6
  %scale0.0 = phi i32 [ 127, %6 ], [ %2, %8 ]
  %scale1.0 = phi i32 [ %7, %6 ], [ %4, %8 ]
  %10 = shl i32 %scale0.0, 23
  %11 = bitcast i32 %10 to float
  %12 = shl i32 %scale1.0, 23
  %13 = bitcast i32 %12 to float
  %14 = call i32 @__nvvm_reflect(ptr @.str) #10
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = call float @llvm.nvvm.mul.rn.ftz.f(float %a, float %13) #10
  br label %__nv_fmul_rn.exit3

18:                                               ; preds = %9
  %19 = call float @llvm.nvvm.mul.rn.f(float %a, float %13) #10
  br label %__nv_fmul_rn.exit3

__nv_fmul_rn.exit3:                               ; preds = %16, %18
  %.01 = phi float [ %17, %16 ], [ %19, %18 ]
  %20 = call i32 @__nvvm_reflect(ptr @.str) #10
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %__nv_fmul_rn.exit3
  %23 = call float @llvm.nvvm.mul.rn.ftz.f(float %.01, float %11) #10
  br label %__nv_fmul_rn.exit2

24:                                               ; preds = %__nv_fmul_rn.exit3
  %25 = call float @llvm.nvvm.mul.rn.f(float %.01, float %11) #10
  br label %__nv_fmul_rn.exit2

__nv_fmul_rn.exit2:                               ; preds = %22, %24
  %.03 = phi float [ %23, %22 ], [ %25, %24 ]
  %26 = call i32 @__nvvm_reflect(ptr @.str) #10
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %__nv_fmul_rn.exit2
  %29 = call float @llvm.nvvm.mul.rn.ftz.f(float %.03, float %11) #10
  br label %__nv_fmul_rn.exit1

30:                                               ; preds = %__nv_fmul_rn.exit2
  %31 = call float @llvm.nvvm.mul.rn.f(float %.03, float %11) #10
  br label %__nv_fmul_rn.exit1

__nv_fmul_rn.exit1:                               ; preds = %28, %30
  %.02 = phi float [ %29, %28 ], [ %31, %30 ]
  %32 = call i32 @__nvvm_reflect(ptr @.str) #10
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %__nv_fmul_rn.exit1
  %35 = call float @llvm.nvvm.mul.rn.ftz.f(float %.02, float %11) #10
  br label %__nv_fmul_rn.exit

36:                                               ; preds = %__nv_fmul_rn.exit1
  %37 = call float @llvm.nvvm.mul.rn.f(float %.02, float %11) #10
  br label %__nv_fmul_rn.exit

__nv_fmul_rn.exit:                                ; preds = %34, %36
  %.0 = phi float [ %35, %34 ], [ %37, %36 ]
  ret float %.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fmodf(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %y) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %y) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = call i32 @__nvvm_reflect(ptr @.str) #10
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %__nv_fabsf.exit
  %10 = call float @llvm.nvvm.fabs.ftz.f(float %x) #10
  br label %__nv_fabsf.exit.i

11:                                               ; preds = %__nv_fabsf.exit
  %12 = call float @llvm.nvvm.fabs.f(float %x) #10
  br label %__nv_fabsf.exit.i

__nv_fabsf.exit.i:                                ; preds = %11, %9
  %.02 = phi float [ %10, %9 ], [ %12, %11 ]
  %13 = fmul float 2.000000e+00, %.02
  %14 = fcmp olt float %.02, %.0
  br i1 %14, label %__internal_fmodf_kernel.exit, label %15

15:                                               ; preds = %__nv_fabsf.exit.i
  %16 = fmul float 0x4160000000000000, %.0
  %17 = fcmp ole float %.02, %16
  br i1 %17, label %18, label %70

18:                                               ; preds = %15
  %19 = call i32 @__nvvm_reflect(ptr @.str) #10
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = call float @llvm.nvvm.div.approx.ftz.f(float %.02, float %.0) #10
  br label %__nv_fast_fdividef.exit.i.i

23:                                               ; preds = %18
  %24 = call float @llvm.nvvm.div.approx.f(float %.02, float %.0) #10
  br label %__nv_fast_fdividef.exit.i.i

__nv_fast_fdividef.exit.i.i:                      ; preds = %23, %21
  %.03 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = call float @llvm.nvvm.trunc.f(float %.03) #10
  %26 = fsub float -0.000000e+00, %.0
  %27 = call float @llvm.nvvm.fma.rn.f(float %26, float %25, float %.02) #10
  %28 = bitcast float %27 to i32
  %29 = bitcast float %.0 to i32
  %30 = icmp uge i32 %28, %29
  br i1 %30, label %31, label %__internal_fmodf_fastpath_quot.exit.i

31:                                               ; preds = %__nv_fast_fdividef.exit.i.i
  %32 = bitcast float %27 to i32
  %33 = icmp ugt i32 %32, -2147483648
  br i1 %33, label %34, label %41

34:                                               ; preds = %31
  %35 = fsub float %25, 1.000000e+00
  %36 = fsub float -0.000000e+00, %.0
  %37 = fcmp olt float %27, %36
  br i1 %37, label %38, label %40

38:                                               ; preds = %34
  %39 = fsub float %35, 1.000000e+00
  br label %40

40:                                               ; preds = %38, %34
  %quotient.i.i.0 = phi float [ %39, %38 ], [ %35, %34 ]
  br label %58

41:                                               ; preds = %31
  %42 = fadd float %25, 1.000000e+00
  %43 = fmul float 2.000000e+00, %.0
  %44 = fcmp oge float %27, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %41
  %46 = fadd float %42, 1.000000e+00
  %47 = call i32 @__nvvm_reflect(ptr @.str) #10
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %45
  %50 = call float @llvm.nvvm.fma.rn.ftz.f(float -3.000000e+00, float %.0, float %27) #10
  br label %__nv_fmaf_rn.exit.i.i

51:                                               ; preds = %45
  %52 = call float @llvm.nvvm.fma.rn.f(float -3.000000e+00, float %.0, float %27) #10
  br label %__nv_fmaf_rn.exit.i.i

__nv_fmaf_rn.exit.i.i:                            ; preds = %51, %49
  %.04 = phi float [ %50, %49 ], [ %52, %51 ]
  %53 = fcmp oge float %.04, 0.000000e+00
  br i1 %53, label %54, label %56

54:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %55 = fadd float %46, 1.000000e+00
  br label %56

56:                                               ; preds = %54, %__nv_fmaf_rn.exit.i.i
  %quotient.i.i.1 = phi float [ %55, %54 ], [ %46, %__nv_fmaf_rn.exit.i.i ]
  br label %57

57:                                               ; preds = %56, %41
  %quotient.i.i.2 = phi float [ %quotient.i.i.1, %56 ], [ %42, %41 ]
  br label %58

58:                                               ; preds = %57, %40
  %quotient.i.i.3 = phi float [ %quotient.i.i.0, %40 ], [ %quotient.i.i.2, %57 ]
  br label %__internal_fmodf_fastpath_quot.exit.i

__internal_fmodf_fastpath_quot.exit.i:            ; preds = %58, %__nv_fast_fdividef.exit.i.i
  %quotient.i.i.4 = phi float [ %quotient.i.i.3, %58 ], [ %25, %__nv_fast_fdividef.exit.i.i ]
  %59 = fptoui float %quotient.i.i.4 to i32
  %60 = fsub float -0.000000e+00, %.0
  %61 = call i32 @__nvvm_reflect(ptr @.str) #10
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %__internal_fmodf_fastpath_quot.exit.i
  %64 = call float @llvm.nvvm.fma.rn.ftz.f(float %60, float %quotient.i.i.4, float %.02) #10
  br label %__nv_fmaf_rn.exit.i

65:                                               ; preds = %__internal_fmodf_fastpath_quot.exit.i
  %66 = call float @llvm.nvvm.fma.rn.f(float %60, float %quotient.i.i.4, float %.02) #10
  br label %__nv_fmaf_rn.exit.i

__nv_fmaf_rn.exit.i:                              ; preds = %65, %63
  %.05 = phi float [ %64, %63 ], [ %66, %65 ]
  %67 = fsub float -0.000000e+00, %.0
  %68 = call float @llvm.nvvm.fma.rn.f(float %67, float %quotient.i.i.4, float %.02) #10
  %69 = call float @llvm.nvvm.fma.rn.f(float 2.000000e+00, float %68, float 0.000000e+00) #10
  br label %162

70:                                               ; preds = %15
  %71 = bitcast float %.02 to i32
  %72 = lshr i32 %71, 23
  %73 = bitcast float %16 to i32
  %74 = lshr i32 %73, 23
  %75 = bitcast float %.02 to i32
  %76 = and i32 %75, 8388607
  %77 = or i32 %76, 1065353216
  %78 = bitcast float %16 to i32
  %79 = and i32 %78, 8388607
  %80 = or i32 %79, 1065353216
  %81 = sub i32 %74, 23
  %82 = sub i32 %72, %81
  %83 = bitcast i32 %77 to float
  %84 = bitcast i32 %80 to float
  %85 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %84) #13, !srcloc !23
  %86 = shl i32 %82, 23
  %87 = bitcast float %83 to i32
  br label %88

88:                                               ; preds = %__nv_fmaf_rn.exit.i9.i, %70
  %.06 = phi float [ %83, %70 ], [ %.07, %__nv_fmaf_rn.exit.i9.i ]
  %quotient.i8.i.0 = phi i32 [ 0, %70 ], [ %142, %__nv_fmaf_rn.exit.i9.i ]
  %i.i.i.0 = phi i32 [ %86, %70 ], [ %137, %__nv_fmaf_rn.exit.i9.i ]
  %ux.i.i.0 = phi i32 [ %87, %70 ], [ %138, %__nv_fmaf_rn.exit.i9.i ]
  %89 = icmp ne i32 %i.i.i.0, 0
  br i1 %89, label %90, label %92

90:                                               ; preds = %88
  %91 = icmp ne i32 %ux.i.i.0, 0
  br label %92

92:                                               ; preds = %90, %88
  %93 = phi i1 [ false, %88 ], [ %91, %90 ]
  br i1 %93, label %94, label %__internal_fmodf_slowpath_mod.exit.i

94:                                               ; preds = %92
  %min.cond1 = icmp ule i32 %i.i.i.0, 192937984
  %min2 = select i1 %min.cond1, i32 %i.i.i.0, i32 192937984
  %95 = add i32 %ux.i.i.0, %min2
  %96 = bitcast i32 %95 to float
  %97 = call i32 @__nvvm_reflect(ptr @.str) #10
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %101

99:                                               ; preds = %94
  %100 = call float @llvm.nvvm.fma.rn.ftz.f(float %96, float %85, float -0.000000e+00) #10
  br label %__nv_fmaf_rn.exit4.i.i

101:                                              ; preds = %94
  %102 = call float @llvm.nvvm.fma.rn.f(float %96, float %85, float -0.000000e+00) #10
  br label %__nv_fmaf_rn.exit4.i.i

__nv_fmaf_rn.exit4.i.i:                           ; preds = %101, %99
  %.011 = phi float [ %100, %99 ], [ %102, %101 ]
  %103 = fsub float -0.000000e+00, %84
  %104 = call i32 @__nvvm_reflect(ptr @.str) #10
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %108

106:                                              ; preds = %__nv_fmaf_rn.exit4.i.i
  %107 = call float @llvm.nvvm.fma.rn.ftz.f(float %103, float %.011, float %96) #10
  br label %__nv_fmaf_rn.exit5.i.i

108:                                              ; preds = %__nv_fmaf_rn.exit4.i.i
  %109 = call float @llvm.nvvm.fma.rn.f(float %103, float %.011, float %96) #10
  br label %__nv_fmaf_rn.exit5.i.i

__nv_fmaf_rn.exit5.i.i:                           ; preds = %108, %106
  %.012 = phi float [ %107, %106 ], [ %109, %108 ]
  %110 = call i32 @__nvvm_reflect(ptr @.str) #10
  %111 = icmp ne i32 %110, 0
  br i1 %111, label %112, label %114

112:                                              ; preds = %__nv_fmaf_rn.exit5.i.i
  %113 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %85, float %.011) #10
  br label %__nv_fmaf_rn.exit6.i.i

114:                                              ; preds = %__nv_fmaf_rn.exit5.i.i
  %115 = call float @llvm.nvvm.fma.rn.f(float %.012, float %85, float %.011) #10
  br label %__nv_fmaf_rn.exit6.i.i

__nv_fmaf_rn.exit6.i.i:                           ; preds = %114, %112
  %.010 = phi float [ %113, %112 ], [ %115, %114 ]
  %116 = fsub float -0.000000e+00, %84
  %117 = call i32 @__nvvm_reflect(ptr @.str) #10
  %118 = icmp ne i32 %117, 0
  br i1 %118, label %119, label %121

119:                                              ; preds = %__nv_fmaf_rn.exit6.i.i
  %120 = call float @llvm.nvvm.fma.rn.ftz.f(float %116, float %.010, float %96) #10
  br label %__nv_fmaf_rn.exit3.i.i

121:                                              ; preds = %__nv_fmaf_rn.exit6.i.i
  %122 = call float @llvm.nvvm.fma.rn.f(float %116, float %.010, float %96) #10
  br label %__nv_fmaf_rn.exit3.i.i

__nv_fmaf_rn.exit3.i.i:                           ; preds = %121, %119
  %.09 = phi float [ %120, %119 ], [ %122, %121 ]
  %123 = call i32 @__nvvm_reflect(ptr @.str) #10
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %127

125:                                              ; preds = %__nv_fmaf_rn.exit3.i.i
  %126 = call float @llvm.nvvm.fma.rz.ftz.f(float %.09, float %85, float %.010) #10
  br label %__nv_fmaf_rz.exit.i.i

127:                                              ; preds = %__nv_fmaf_rn.exit3.i.i
  %128 = call float @llvm.nvvm.fma.rz.f(float %.09, float %85, float %.010) #10
  br label %__nv_fmaf_rz.exit.i.i

__nv_fmaf_rz.exit.i.i:                            ; preds = %127, %125
  %.08 = phi float [ %126, %125 ], [ %128, %127 ]
  %129 = call float @llvm.nvvm.trunc.f(float %.08) #10
  %130 = fsub float -0.000000e+00, %84
  %131 = call i32 @__nvvm_reflect(ptr @.str) #10
  %132 = icmp ne i32 %131, 0
  br i1 %132, label %133, label %135

133:                                              ; preds = %__nv_fmaf_rz.exit.i.i
  %134 = call float @llvm.nvvm.fma.rn.ftz.f(float %130, float %129, float %96) #10
  br label %__nv_fmaf_rn.exit.i9.i

135:                                              ; preds = %__nv_fmaf_rz.exit.i.i
  %136 = call float @llvm.nvvm.fma.rn.f(float %130, float %129, float %96) #10
  br label %__nv_fmaf_rn.exit.i9.i

__nv_fmaf_rn.exit.i9.i:                           ; preds = %135, %133
  %.07 = phi float [ %134, %133 ], [ %136, %135 ]
  %137 = sub i32 %i.i.i.0, %min2
  %138 = bitcast float %.07 to i32
  %139 = lshr i32 %min2, 23
  %140 = shl i32 %quotient.i8.i.0, %139
  %141 = fptoui float %129 to i32
  %142 = add i32 %140, %141
  br label %88

__internal_fmodf_slowpath_mod.exit.i:             ; preds = %92
  %143 = lshr i32 %i.i.i.0, 23
  %min.cond = icmp ule i32 %143, 3
  %min = select i1 %min.cond, i32 %143, i32 3
  %144 = shl i32 %quotient.i8.i.0, %min
  %145 = shl i32 %74, 23
  %146 = bitcast i32 %145 to float
  %147 = bitcast i32 872415232 to float
  %148 = fcmp ogt float %.0, 0.000000e+00
  br i1 %148, label %149, label %152

149:                                              ; preds = %__internal_fmodf_slowpath_mod.exit.i
  %150 = bitcast float %.02 to i32
  %151 = icmp uge i32 %150, 2139095040
  br i1 %151, label %152, label %154

152:                                              ; preds = %149, %__internal_fmodf_slowpath_mod.exit.i
  %153 = bitcast i32 2147483647 to float
  br label %155

154:                                              ; preds = %149
  br label %155

155:                                              ; preds = %154, %152
  %156 = phi float [ %153, %152 ], [ %146, %154 ]
  %157 = fmul float %.06, %147
  %158 = fmul float %156, %157
  %159 = bitcast i32 880803840 to float
  %160 = fmul float %.06, %159
  %161 = fmul float %156, %160
  br label %162

162:                                              ; preds = %155, %__nv_fmaf_rn.exit.i
  %ans.i.0 = phi float [ %.05, %__nv_fmaf_rn.exit.i ], [ %158, %155 ]
  br label %__internal_fmodf_kernel.exit

__internal_fmodf_kernel.exit:                     ; preds = %__nv_fabsf.exit.i, %162
  %ans.i.1 = phi float [ %.02, %__nv_fabsf.exit.i ], [ %ans.i.0, %162 ]
  %163 = call i32 @__nvvm_reflect(ptr @.str) #10
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %165, label %167

165:                                              ; preds = %__internal_fmodf_kernel.exit
  %166 = call float @llvm.nvvm.fabs.ftz.f(float %ans.i.1) #10
  br label %__nv_isnanf.exit

167:                                              ; preds = %__internal_fmodf_kernel.exit
  %168 = call float @llvm.nvvm.fabs.f(float %ans.i.1) #10
  br label %__nv_isnanf.exit

__nv_isnanf.exit:                                 ; preds = %165, %167
  %.01 = phi float [ %166, %165 ], [ %168, %167 ]
  %169 = bitcast i32 2139095040 to float
  %170 = fcmp ole float %.01, %169
  %171 = xor i1 %170, true
  %172 = select i1 %171, i32 1, i32 0
  %173 = icmp ne i32 %172, 0
  br i1 %173, label %174, label %175

174:                                              ; preds = %__nv_isnanf.exit
  br label %177

175:                                              ; preds = %__nv_isnanf.exit
  %176 = call float @llvm.copysign.f32(float %ans.i.1, float %x) #10
  br label %177

177:                                              ; preds = %175, %174
  %178 = phi float [ %ans.i.1, %174 ], [ %176, %175 ]
  ret float %178
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.f(float, float) #8

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_remainderf(float %x, float %y) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %y) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %y) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.01 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = call i32 @__nvvm_reflect(ptr @.str) #10
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %__nv_fabsf.exit
  %10 = call float @llvm.nvvm.fabs.ftz.f(float %x) #10
  br label %__nv_fabsf.exit.i

11:                                               ; preds = %__nv_fabsf.exit
  %12 = call float @llvm.nvvm.fabs.f(float %x) #10
  br label %__nv_fabsf.exit.i

__nv_fabsf.exit.i:                                ; preds = %11, %9
  %.02 = phi float [ %10, %9 ], [ %12, %11 ]
  %13 = fmul float 2.000000e+00, %.02
  %14 = fcmp olt float %.02, %.01
  br i1 %14, label %__internal_fmodf_kernel.exit, label %15

15:                                               ; preds = %__nv_fabsf.exit.i
  %16 = fmul float 0x4160000000000000, %.01
  %17 = fcmp ole float %.02, %16
  br i1 %17, label %18, label %70

18:                                               ; preds = %15
  %19 = call i32 @__nvvm_reflect(ptr @.str) #10
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = call float @llvm.nvvm.div.approx.ftz.f(float %.02, float %.01) #10
  br label %__nv_fast_fdividef.exit.i.i

23:                                               ; preds = %18
  %24 = call float @llvm.nvvm.div.approx.f(float %.02, float %.01) #10
  br label %__nv_fast_fdividef.exit.i.i

__nv_fast_fdividef.exit.i.i:                      ; preds = %23, %21
  %.04 = phi float [ %22, %21 ], [ %24, %23 ]
  %25 = call float @llvm.nvvm.trunc.f(float %.04) #10
  %26 = fsub float -0.000000e+00, %.01
  %27 = call float @llvm.nvvm.fma.rn.f(float %26, float %25, float %.02) #10
  %28 = bitcast float %27 to i32
  %29 = bitcast float %.01 to i32
  %30 = icmp uge i32 %28, %29
  br i1 %30, label %31, label %__internal_fmodf_fastpath_quot.exit.i

31:                                               ; preds = %__nv_fast_fdividef.exit.i.i
  %32 = bitcast float %27 to i32
  %33 = icmp ugt i32 %32, -2147483648
  br i1 %33, label %34, label %41

34:                                               ; preds = %31
  %35 = fsub float %25, 1.000000e+00
  %36 = fsub float -0.000000e+00, %.01
  %37 = fcmp olt float %27, %36
  br i1 %37, label %38, label %40

38:                                               ; preds = %34
  %39 = fsub float %35, 1.000000e+00
  br label %40

40:                                               ; preds = %38, %34
  %quotient.i.i.0 = phi float [ %39, %38 ], [ %35, %34 ]
  br label %58

41:                                               ; preds = %31
  %42 = fadd float %25, 1.000000e+00
  %43 = fmul float 2.000000e+00, %.01
  %44 = fcmp oge float %27, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %41
  %46 = fadd float %42, 1.000000e+00
  %47 = call i32 @__nvvm_reflect(ptr @.str) #10
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %45
  %50 = call float @llvm.nvvm.fma.rn.ftz.f(float -3.000000e+00, float %.01, float %27) #10
  br label %__nv_fmaf_rn.exit.i.i

51:                                               ; preds = %45
  %52 = call float @llvm.nvvm.fma.rn.f(float -3.000000e+00, float %.01, float %27) #10
  br label %__nv_fmaf_rn.exit.i.i

__nv_fmaf_rn.exit.i.i:                            ; preds = %51, %49
  %.05 = phi float [ %50, %49 ], [ %52, %51 ]
  %53 = fcmp oge float %.05, 0.000000e+00
  br i1 %53, label %54, label %56

54:                                               ; preds = %__nv_fmaf_rn.exit.i.i
  %55 = fadd float %46, 1.000000e+00
  br label %56

56:                                               ; preds = %54, %__nv_fmaf_rn.exit.i.i
  %quotient.i.i.1 = phi float [ %55, %54 ], [ %46, %__nv_fmaf_rn.exit.i.i ]
  br label %57

57:                                               ; preds = %56, %41
  %quotient.i.i.2 = phi float [ %quotient.i.i.1, %56 ], [ %42, %41 ]
  br label %58

58:                                               ; preds = %57, %40
  %quotient.i.i.3 = phi float [ %quotient.i.i.0, %40 ], [ %quotient.i.i.2, %57 ]
  br label %__internal_fmodf_fastpath_quot.exit.i

__internal_fmodf_fastpath_quot.exit.i:            ; preds = %58, %__nv_fast_fdividef.exit.i.i
  %quotient.i.i.4 = phi float [ %quotient.i.i.3, %58 ], [ %25, %__nv_fast_fdividef.exit.i.i ]
  %59 = fptoui float %quotient.i.i.4 to i32
  %60 = fsub float -0.000000e+00, %.01
  %61 = call i32 @__nvvm_reflect(ptr @.str) #10
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %__internal_fmodf_fastpath_quot.exit.i
  %64 = call float @llvm.nvvm.fma.rn.ftz.f(float %60, float %quotient.i.i.4, float %.02) #10
  br label %__nv_fmaf_rn.exit.i

65:                                               ; preds = %__internal_fmodf_fastpath_quot.exit.i
  %66 = call float @llvm.nvvm.fma.rn.f(float %60, float %quotient.i.i.4, float %.02) #10
  br label %__nv_fmaf_rn.exit.i

__nv_fmaf_rn.exit.i:                              ; preds = %65, %63
  %.06 = phi float [ %64, %63 ], [ %66, %65 ]
  %67 = fsub float -0.000000e+00, %.01
  %68 = call float @llvm.nvvm.fma.rn.f(float %67, float %quotient.i.i.4, float %.02) #10
  %69 = call float @llvm.nvvm.fma.rn.f(float 2.000000e+00, float %68, float 0.000000e+00) #10
  br label %162

70:                                               ; preds = %15
  %71 = bitcast float %.02 to i32
  %72 = lshr i32 %71, 23
  %73 = bitcast float %16 to i32
  %74 = lshr i32 %73, 23
  %75 = bitcast float %.02 to i32
  %76 = and i32 %75, 8388607
  %77 = or i32 %76, 1065353216
  %78 = bitcast float %16 to i32
  %79 = and i32 %78, 8388607
  %80 = or i32 %79, 1065353216
  %81 = sub i32 %74, 23
  %82 = sub i32 %72, %81
  %83 = bitcast i32 %77 to float
  %84 = bitcast i32 %80 to float
  %85 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %84) #13, !srcloc !23
  %86 = shl i32 %82, 23
  %87 = bitcast float %83 to i32
  br label %88

88:                                               ; preds = %__nv_fmaf_rn.exit.i9.i, %70
  %.09 = phi float [ %83, %70 ], [ %.010, %__nv_fmaf_rn.exit.i9.i ]
  %quotient.i8.i.0 = phi i32 [ 0, %70 ], [ %142, %__nv_fmaf_rn.exit.i9.i ]
  %i.i.i.0 = phi i32 [ %86, %70 ], [ %137, %__nv_fmaf_rn.exit.i9.i ]
  %ux.i.i.0 = phi i32 [ %87, %70 ], [ %138, %__nv_fmaf_rn.exit.i9.i ]
  %89 = icmp ne i32 %i.i.i.0, 0
  br i1 %89, label %90, label %92

90:                                               ; preds = %88
  %91 = icmp ne i32 %ux.i.i.0, 0
  br label %92

92:                                               ; preds = %90, %88
  %93 = phi i1 [ false, %88 ], [ %91, %90 ]
  br i1 %93, label %94, label %__internal_fmodf_slowpath_mod.exit.i

94:                                               ; preds = %92
  %min.cond1 = icmp ule i32 %i.i.i.0, 192937984
  %min2 = select i1 %min.cond1, i32 %i.i.i.0, i32 192937984
  %95 = add i32 %ux.i.i.0, %min2
  %96 = bitcast i32 %95 to float
  %97 = call i32 @__nvvm_reflect(ptr @.str) #10
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %101

99:                                               ; preds = %94
  %100 = call float @llvm.nvvm.fma.rn.ftz.f(float %96, float %85, float -0.000000e+00) #10
  br label %__nv_fmaf_rn.exit4.i.i

101:                                              ; preds = %94
  %102 = call float @llvm.nvvm.fma.rn.f(float %96, float %85, float -0.000000e+00) #10
  br label %__nv_fmaf_rn.exit4.i.i

__nv_fmaf_rn.exit4.i.i:                           ; preds = %101, %99
  %.013 = phi float [ %100, %99 ], [ %102, %101 ]
  %103 = fsub float -0.000000e+00, %84
  %104 = call i32 @__nvvm_reflect(ptr @.str) #10
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %108

106:                                              ; preds = %__nv_fmaf_rn.exit4.i.i
  %107 = call float @llvm.nvvm.fma.rn.ftz.f(float %103, float %.013, float %96) #10
  br label %__nv_fmaf_rn.exit5.i.i

108:                                              ; preds = %__nv_fmaf_rn.exit4.i.i
  %109 = call float @llvm.nvvm.fma.rn.f(float %103, float %.013, float %96) #10
  br label %__nv_fmaf_rn.exit5.i.i

__nv_fmaf_rn.exit5.i.i:                           ; preds = %108, %106
  %.014 = phi float [ %107, %106 ], [ %109, %108 ]
  %110 = call i32 @__nvvm_reflect(ptr @.str) #10
  %111 = icmp ne i32 %110, 0
  br i1 %111, label %112, label %114

112:                                              ; preds = %__nv_fmaf_rn.exit5.i.i
  %113 = call float @llvm.nvvm.fma.rn.ftz.f(float %.014, float %85, float %.013) #10
  br label %__nv_fmaf_rn.exit6.i.i

114:                                              ; preds = %__nv_fmaf_rn.exit5.i.i
  %115 = call float @llvm.nvvm.fma.rn.f(float %.014, float %85, float %.013) #10
  br label %__nv_fmaf_rn.exit6.i.i

__nv_fmaf_rn.exit6.i.i:                           ; preds = %114, %112
  %.015 = phi float [ %113, %112 ], [ %115, %114 ]
  %116 = fsub float -0.000000e+00, %84
  %117 = call i32 @__nvvm_reflect(ptr @.str) #10
  %118 = icmp ne i32 %117, 0
  br i1 %118, label %119, label %121

119:                                              ; preds = %__nv_fmaf_rn.exit6.i.i
  %120 = call float @llvm.nvvm.fma.rn.ftz.f(float %116, float %.015, float %96) #10
  br label %__nv_fmaf_rn.exit3.i.i

121:                                              ; preds = %__nv_fmaf_rn.exit6.i.i
  %122 = call float @llvm.nvvm.fma.rn.f(float %116, float %.015, float %96) #10
  br label %__nv_fmaf_rn.exit3.i.i

__nv_fmaf_rn.exit3.i.i:                           ; preds = %121, %119
  %.012 = phi float [ %120, %119 ], [ %122, %121 ]
  %123 = call i32 @__nvvm_reflect(ptr @.str) #10
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %127

125:                                              ; preds = %__nv_fmaf_rn.exit3.i.i
  %126 = call float @llvm.nvvm.fma.rz.ftz.f(float %.012, float %85, float %.015) #10
  br label %__nv_fmaf_rz.exit.i.i

127:                                              ; preds = %__nv_fmaf_rn.exit3.i.i
  %128 = call float @llvm.nvvm.fma.rz.f(float %.012, float %85, float %.015) #10
  br label %__nv_fmaf_rz.exit.i.i

__nv_fmaf_rz.exit.i.i:                            ; preds = %127, %125
  %.011 = phi float [ %126, %125 ], [ %128, %127 ]
  %129 = call float @llvm.nvvm.trunc.f(float %.011) #10
  %130 = fsub float -0.000000e+00, %84
  %131 = call i32 @__nvvm_reflect(ptr @.str) #10
  %132 = icmp ne i32 %131, 0
  br i1 %132, label %133, label %135

133:                                              ; preds = %__nv_fmaf_rz.exit.i.i
  %134 = call float @llvm.nvvm.fma.rn.ftz.f(float %130, float %129, float %96) #10
  br label %__nv_fmaf_rn.exit.i9.i

135:                                              ; preds = %__nv_fmaf_rz.exit.i.i
  %136 = call float @llvm.nvvm.fma.rn.f(float %130, float %129, float %96) #10
  br label %__nv_fmaf_rn.exit.i9.i

__nv_fmaf_rn.exit.i9.i:                           ; preds = %135, %133
  %.010 = phi float [ %134, %133 ], [ %136, %135 ]
  %137 = sub i32 %i.i.i.0, %min2
  %138 = bitcast float %.010 to i32
  %139 = lshr i32 %min2, 23
  %140 = shl i32 %quotient.i8.i.0, %139
  %141 = fptoui float %129 to i32
  %142 = add i32 %140, %141
  br label %88

__internal_fmodf_slowpath_mod.exit.i:             ; preds = %92
  %143 = lshr i32 %i.i.i.0, 23
  %min.cond = icmp ule i32 %143, 3
  %min = select i1 %min.cond, i32 %143, i32 3
  %144 = shl i32 %quotient.i8.i.0, %min
  %145 = shl i32 %74, 23
  %146 = bitcast i32 %145 to float
  %147 = bitcast i32 872415232 to float
  %148 = fcmp ogt float %.01, 0.000000e+00
  br i1 %148, label %149, label %152

149:                                              ; preds = %__internal_fmodf_slowpath_mod.exit.i
  %150 = bitcast float %.02 to i32
  %151 = icmp uge i32 %150, 2139095040
  br i1 %151, label %152, label %154

152:                                              ; preds = %149, %__internal_fmodf_slowpath_mod.exit.i
  %153 = bitcast i32 2147483647 to float
  br label %155

154:                                              ; preds = %149
  br label %155

155:                                              ; preds = %154, %152
  %156 = phi float [ %153, %152 ], [ %146, %154 ]
  %157 = fmul float %.09, %147
  %158 = fmul float %156, %157
  %159 = bitcast i32 880803840 to float
  %160 = fmul float %.09, %159
  %161 = fmul float %156, %160
  br label %162

162:                                              ; preds = %155, %__nv_fmaf_rn.exit.i
  %ignore_quot.0 = phi i32 [ %59, %__nv_fmaf_rn.exit.i ], [ %144, %155 ]
  %twoans.0 = phi float [ %69, %__nv_fmaf_rn.exit.i ], [ %161, %155 ]
  %ans.i.0 = phi float [ %.06, %__nv_fmaf_rn.exit.i ], [ %158, %155 ]
  br label %__internal_fmodf_kernel.exit

__internal_fmodf_kernel.exit:                     ; preds = %__nv_fabsf.exit.i, %162
  %ignore_quot.1 = phi i32 [ 0, %__nv_fabsf.exit.i ], [ %ignore_quot.0, %162 ]
  %twoans.1 = phi float [ %13, %__nv_fabsf.exit.i ], [ %twoans.0, %162 ]
  %ans.i.1 = phi float [ %.02, %__nv_fabsf.exit.i ], [ %ans.i.0, %162 ]
  %163 = call i32 @__nvvm_reflect(ptr @.str) #10
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %167

165:                                              ; preds = %__internal_fmodf_kernel.exit
  %166 = fmul float 2.000000e+00, %ans.i.1
  br label %167

167:                                              ; preds = %165, %__internal_fmodf_kernel.exit
  %.08 = phi float [ %166, %165 ], [ %twoans.1, %__internal_fmodf_kernel.exit ]
  %168 = fcmp ogt float %.08, %.01
  br i1 %168, label %174, label %169

169:                                              ; preds = %167
  %170 = fcmp oeq float %.08, %.01
  br i1 %170, label %171, label %__internal_remainderf_round_to_nearest_even.exit

171:                                              ; preds = %169
  %172 = and i32 %ignore_quot.1, 1
  %173 = icmp ne i32 %172, 0
  br i1 %173, label %174, label %__internal_remainderf_round_to_nearest_even.exit

174:                                              ; preds = %171, %167
  %175 = add i32 %ignore_quot.1, 1
  %176 = fcmp olt float %ans.i.1, 0x3810000000000000
  br i1 %176, label %177, label %188

177:                                              ; preds = %174
  %178 = call i32 @__nvvm_reflect(ptr @.str) #10
  %179 = icmp ne i32 %178, 0
  br i1 %179, label %180, label %188

180:                                              ; preds = %177
  %181 = call i32 @__nvvm_reflect(ptr @.str) #10
  %182 = icmp ne i32 %181, 0
  br i1 %182, label %183, label %185

183:                                              ; preds = %180
  %184 = call float @llvm.nvvm.fma.rn.ftz.f(float %.01, float -2.000000e+00, float %.08) #10
  br label %__internal_fmad.exit.i

185:                                              ; preds = %180
  %186 = call float @llvm.nvvm.fma.rn.f(float %.01, float -2.000000e+00, float %.08) #10
  br label %__internal_fmad.exit.i

__internal_fmad.exit.i:                           ; preds = %185, %183
  %.03 = phi float [ %184, %183 ], [ %186, %185 ]
  %187 = fmul float 5.000000e-01, %.03
  br label %190

188:                                              ; preds = %177, %174
  %189 = fsub float %ans.i.1, %.01
  br label %190

190:                                              ; preds = %188, %__internal_fmad.exit.i
  %.07 = phi float [ %187, %__internal_fmad.exit.i ], [ %189, %188 ]
  br label %__internal_remainderf_round_to_nearest_even.exit

__internal_remainderf_round_to_nearest_even.exit: ; preds = %169, %171, %190
  %.1 = phi float [ %.07, %190 ], [ %ans.i.1, %171 ], [ %ans.i.1, %169 ]
  %191 = bitcast float %x to i32
  %192 = and i32 %191, -2147483648
  %193 = icmp ne i32 %192, 0
  br i1 %193, label %194, label %208

194:                                              ; preds = %__internal_remainderf_round_to_nearest_even.exit
  %195 = call i32 @__nvvm_reflect(ptr @.str) #10
  %196 = icmp ne i32 %195, 0
  br i1 %196, label %197, label %199

197:                                              ; preds = %194
  %198 = call float @llvm.nvvm.fabs.ftz.f(float %.1) #10
  br label %__nv_isnanf.exit

199:                                              ; preds = %194
  %200 = call float @llvm.nvvm.fabs.f(float %.1) #10
  br label %__nv_isnanf.exit

__nv_isnanf.exit:                                 ; preds = %197, %199
  %.0 = phi float [ %198, %197 ], [ %200, %199 ]
  %201 = bitcast i32 2139095040 to float
  %202 = fcmp ole float %.0, %201
  %203 = xor i1 %202, true
  %204 = select i1 %203, i32 1, i32 0
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %208

206:                                              ; preds = %__nv_isnanf.exit
  %207 = fsub float -0.000000e+00, %.1
  br label %208

208:                                              ; preds = %206, %__nv_isnanf.exit, %__internal_remainderf_round_to_nearest_even.exit
  %ans.0 = phi float [ %207, %206 ], [ %.1, %__nv_isnanf.exit ], [ %.1, %__internal_remainderf_round_to_nearest_even.exit ]
  ret float %ans.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fmaf(float %a, float %b, float %c) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %b, float %c) #10
  br label %__nv_fmaf_rn.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fma.rn.f(float %a, float %b, float %c) #10
  br label %__nv_fmaf_rn.exit

__nv_fmaf_rn.exit:                                ; preds = %3, %5
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  ret float %.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_powf(float %a, float %b) #6 {
  %1 = fmul float 5.000000e-01, %b
  %2 = call float @llvm.nvvm.trunc.f(float %1) #10
  %3 = fmul float 2.000000e+00, %2
  %4 = fsub float %b, %3
  %5 = call i32 @__nvvm_reflect(ptr @.str) #10
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %0
  %8 = call float @llvm.nvvm.fabs.ftz.f(float %4) #10
  br label %__nv_fabsf.exit

9:                                                ; preds = %0
  %10 = call float @llvm.nvvm.fabs.f(float %4) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %7, %9
  %.010 = phi float [ %8, %7 ], [ %10, %9 ]
  %11 = fcmp oeq float %.010, 1.000000e+00
  %12 = select i1 %11, i32 1, i32 0
  %13 = call i32 @__nvvm_reflect(ptr @.str) #10
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %__nv_fabsf.exit
  %16 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit1

17:                                               ; preds = %__nv_fabsf.exit
  %18 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit1

__nv_fabsf.exit1:                                 ; preds = %15, %17
  %.011 = phi float [ %16, %15 ], [ %18, %17 ]
  %19 = call i32 @__nvvm_reflect(ptr @.str) #10
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %27, label %21

21:                                               ; preds = %__nv_fabsf.exit1
  %22 = fcmp olt float %.011, 0x3810000000000000
  br i1 %22, label %23, label %26

23:                                               ; preds = %21
  %24 = fmul float %.011, 0x4170000000000000
  %25 = fsub float 0.000000e+00, 2.400000e+01
  br label %26

26:                                               ; preds = %23, %21
  %.013 = phi float [ %24, %23 ], [ %.011, %21 ]
  %expo.i.i.0 = phi float [ %25, %23 ], [ 0.000000e+00, %21 ]
  br label %27

27:                                               ; preds = %26, %__nv_fabsf.exit1
  %.114 = phi float [ %.011, %__nv_fabsf.exit1 ], [ %.013, %26 ]
  %expo.i.i.1 = phi float [ 0.000000e+00, %__nv_fabsf.exit1 ], [ %expo.i.i.0, %26 ]
  %28 = bitcast float %.114 to i32
  %29 = sub i32 %28, 1060439283
  %30 = and i32 %29, -8388608
  %31 = bitcast float %.114 to i32
  %32 = sub i32 %31, %30
  %33 = bitcast i32 %32 to float
  %34 = sitofp i32 %30 to float
  %35 = call i32 @__nvvm_reflect(ptr @.str) #10
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %27
  %38 = call float @llvm.nvvm.fma.rn.ftz.f(float %34, float 0x3E80000000000000, float %expo.i.i.1) #10
  br label %__nv_fmaf.exit.i.i

39:                                               ; preds = %27
  %40 = call float @llvm.nvvm.fma.rn.f(float %34, float 0x3E80000000000000, float %expo.i.i.1) #10
  br label %__nv_fmaf.exit.i.i

__nv_fmaf.exit.i.i:                               ; preds = %39, %37
  %.021 = phi float [ %38, %37 ], [ %40, %39 ]
  %41 = fsub float %33, 1.000000e+00
  %42 = fadd float %33, 1.000000e+00
  %43 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %42) #13, !srcloc !23
  %44 = fmul float 2.000000e+00, %41
  %45 = fmul float %44, %43
  %46 = fmul float %45, %45
  %47 = fsub float %41, %45
  %48 = fmul float 2.000000e+00, %47
  %49 = fsub float -0.000000e+00, %45
  %50 = call i32 @__nvvm_reflect(ptr @.str) #10
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %__nv_fmaf.exit.i.i
  %53 = call float @llvm.nvvm.fma.rn.ftz.f(float %49, float %41, float %48) #10
  br label %__nv_fmaf_rn.exit5.i.i

54:                                               ; preds = %__nv_fmaf.exit.i.i
  %55 = call float @llvm.nvvm.fma.rn.f(float %49, float %41, float %48) #10
  br label %__nv_fmaf_rn.exit5.i.i

__nv_fmaf_rn.exit5.i.i:                           ; preds = %54, %52
  %.022 = phi float [ %53, %52 ], [ %55, %54 ]
  %56 = call i32 @__nvvm_reflect(ptr @.str) #10
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %__nv_fmaf_rn.exit5.i.i
  %59 = call float @llvm.nvvm.mul.rn.ftz.f(float %43, float %.022) #10
  br label %__nv_fmul_rn.exit.i.i

60:                                               ; preds = %__nv_fmaf_rn.exit5.i.i
  %61 = call float @llvm.nvvm.mul.rn.f(float %43, float %.022) #10
  br label %__nv_fmul_rn.exit.i.i

__nv_fmul_rn.exit.i.i:                            ; preds = %60, %58
  %.023 = phi float [ %59, %58 ], [ %61, %60 ]
  %62 = call i32 @__nvvm_reflect(ptr @.str) #10
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %66

64:                                               ; preds = %__nv_fmul_rn.exit.i.i
  %65 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F45865C80000000, float %46, float 0x3F6A5CFB60000000) #10
  br label %__internal_fmad.exit.i.i

66:                                               ; preds = %__nv_fmul_rn.exit.i.i
  %67 = call float @llvm.nvvm.fma.rn.f(float 0x3F45865C80000000, float %46, float 0x3F6A5CFB60000000) #10
  br label %__internal_fmad.exit.i.i

__internal_fmad.exit.i.i:                         ; preds = %66, %64
  %.024 = phi float [ %65, %64 ], [ %67, %66 ]
  %68 = call i32 @__nvvm_reflect(ptr @.str) #10
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %72

70:                                               ; preds = %__internal_fmad.exit.i.i
  %71 = call float @llvm.nvvm.fma.rn.ftz.f(float %.024, float %46, float 0x3F92776E60000000) #10
  br label %__internal_fmad.exit6.i.i

72:                                               ; preds = %__internal_fmad.exit.i.i
  %73 = call float @llvm.nvvm.fma.rn.f(float %.024, float %46, float 0x3F92776E60000000) #10
  br label %__internal_fmad.exit6.i.i

__internal_fmad.exit6.i.i:                        ; preds = %72, %70
  %.025 = phi float [ %71, %70 ], [ %73, %72 ]
  %74 = call i32 @__nvvm_reflect(ptr @.str) #10
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %__internal_fmad.exit6.i.i
  %77 = call float @llvm.nvvm.fma.rn.ftz.f(float %.025, float %46, float 0x3FBEC709E0000000) #10
  br label %__internal_fmad.exit7.i.i

78:                                               ; preds = %__internal_fmad.exit6.i.i
  %79 = call float @llvm.nvvm.fma.rn.f(float %.025, float %46, float 0x3FBEC709E0000000) #10
  br label %__internal_fmad.exit7.i.i

__internal_fmad.exit7.i.i:                        ; preds = %78, %76
  %.027 = phi float [ %77, %76 ], [ %79, %78 ]
  %80 = call i32 @__nvvm_reflect(ptr @.str) #10
  %81 = icmp ne i32 %80, 0
  br i1 %81, label %82, label %84

82:                                               ; preds = %__internal_fmad.exit7.i.i
  %83 = call float @llvm.nvvm.mul.rn.ftz.f(float %.027, float %46) #10
  br label %__nv_fmul_rn.exit8.i.i

84:                                               ; preds = %__internal_fmad.exit7.i.i
  %85 = call float @llvm.nvvm.mul.rn.f(float %.027, float %46) #10
  br label %__nv_fmul_rn.exit8.i.i

__nv_fmul_rn.exit8.i.i:                           ; preds = %84, %82
  %.028 = phi float [ %83, %82 ], [ %85, %84 ]
  %86 = call i32 @__nvvm_reflect(ptr @.str) #10
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %90

88:                                               ; preds = %__nv_fmul_rn.exit8.i.i
  %89 = call float @llvm.nvvm.fma.rn.ftz.f(float %45, float 0x3FF7154760000000, float %.021) #10
  br label %__nv_fmaf_rn.exit.i.i.i

90:                                               ; preds = %__nv_fmul_rn.exit8.i.i
  %91 = call float @llvm.nvvm.fma.rn.f(float %45, float 0x3FF7154760000000, float %.021) #10
  br label %__nv_fmaf_rn.exit.i.i.i

__nv_fmaf_rn.exit.i.i.i:                          ; preds = %90, %88
  %.029 = phi float [ %89, %88 ], [ %91, %90 ]
  %92 = fsub float %.021, %.029
  %93 = call i32 @__nvvm_reflect(ptr @.str) #10
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %97

95:                                               ; preds = %__nv_fmaf_rn.exit.i.i.i
  %96 = call float @llvm.nvvm.fma.rn.ftz.f(float %45, float 0x3FF7154760000000, float %92) #10
  br label %__internal_fast2fma.exit.i.i

97:                                               ; preds = %__nv_fmaf_rn.exit.i.i.i
  %98 = call float @llvm.nvvm.fma.rn.f(float %45, float 0x3FF7154760000000, float %92) #10
  br label %__internal_fast2fma.exit.i.i

__internal_fast2fma.exit.i.i:                     ; preds = %97, %95
  %.030 = phi float [ %96, %95 ], [ %98, %97 ]
  %insert87 = insertvalue %struct.float2 undef, float %.029, 0
  %insert89 = insertvalue %struct.float2 %insert87, float %.030, 1
  %99 = extractvalue %struct.float2 %insert89, 0
  %100 = extractvalue %struct.float2 %insert89, 1
  %101 = call i32 @__nvvm_reflect(ptr @.str) #10
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %103, label %105

103:                                              ; preds = %__internal_fast2fma.exit.i.i
  %104 = call float @llvm.nvvm.fma.rn.ftz.f(float %.023, float 0x3FF7154760000000, float %100) #10
  br label %__nv_fmaf_rn.exit10.i.i

105:                                              ; preds = %__internal_fast2fma.exit.i.i
  %106 = call float @llvm.nvvm.fma.rn.f(float %.023, float 0x3FF7154760000000, float %100) #10
  br label %__nv_fmaf_rn.exit10.i.i

__nv_fmaf_rn.exit10.i.i:                          ; preds = %105, %103
  %.031 = phi float [ %104, %103 ], [ %106, %105 ]
  %107 = call i32 @__nvvm_reflect(ptr @.str) #10
  %108 = icmp ne i32 %107, 0
  br i1 %108, label %109, label %111

109:                                              ; preds = %__nv_fmaf_rn.exit10.i.i
  %110 = call float @llvm.nvvm.fma.rn.ftz.f(float %45, float 0x3E54ABC680000000, float %.031) #10
  br label %__nv_fmaf_rn.exit11.i.i

111:                                              ; preds = %__nv_fmaf_rn.exit10.i.i
  %112 = call float @llvm.nvvm.fma.rn.f(float %45, float 0x3E54ABC680000000, float %.031) #10
  br label %__nv_fmaf_rn.exit11.i.i

__nv_fmaf_rn.exit11.i.i:                          ; preds = %111, %109
  %.032 = phi float [ %110, %109 ], [ %112, %111 ]
  %113 = icmp ugt i32 1, 0
  br i1 %113, label %114, label %122

114:                                              ; preds = %__nv_fmaf_rn.exit11.i.i
  %115 = fmul float 3.000000e+00, %.028
  %116 = call i32 @__nvvm_reflect(ptr @.str) #10
  %117 = icmp ne i32 %116, 0
  br i1 %117, label %118, label %120

118:                                              ; preds = %114
  %119 = call float @llvm.nvvm.fma.rn.ftz.f(float %115, float %.023, float %.032) #10
  br label %__nv_fmaf_rn.exit4.i.i

120:                                              ; preds = %114
  %121 = call float @llvm.nvvm.fma.rn.f(float %115, float %.023, float %.032) #10
  br label %__nv_fmaf_rn.exit4.i.i

__nv_fmaf_rn.exit4.i.i:                           ; preds = %120, %118
  %.020 = phi float [ %119, %118 ], [ %121, %120 ]
  br label %122

122:                                              ; preds = %__nv_fmaf_rn.exit4.i.i, %__nv_fmaf_rn.exit11.i.i
  %r.i.i.0 = phi float [ %.020, %__nv_fmaf_rn.exit4.i.i ], [ %.032, %__nv_fmaf_rn.exit11.i.i ]
  %123 = call i32 @__nvvm_reflect(ptr @.str) #10
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %127

125:                                              ; preds = %122
  %126 = call float @llvm.nvvm.fma.rn.ftz.f(float %.028, float %45, float %r.i.i.0) #10
  br label %__nv_fmaf_rn.exit.i.i

127:                                              ; preds = %122
  %128 = call float @llvm.nvvm.fma.rn.f(float %.028, float %45, float %r.i.i.0) #10
  br label %__nv_fmaf_rn.exit.i.i

__nv_fmaf_rn.exit.i.i:                            ; preds = %127, %125
  %.018 = phi float [ %126, %125 ], [ %128, %127 ]
  %129 = call i32 @__nvvm_reflect(ptr @.str) #10
  %130 = icmp ne i32 %129, 0
  br i1 %130, label %131, label %133

131:                                              ; preds = %__nv_fmaf_rn.exit.i.i
  %132 = call float @llvm.nvvm.add.rn.ftz.f(float %99, float %.018) #10
  br label %__nv_fadd_rn.exit.i.i.i

133:                                              ; preds = %__nv_fmaf_rn.exit.i.i
  %134 = call float @llvm.nvvm.add.rn.f(float %99, float %.018) #10
  br label %__nv_fadd_rn.exit.i.i.i

__nv_fadd_rn.exit.i.i.i:                          ; preds = %133, %131
  %.015 = phi float [ %132, %131 ], [ %134, %133 ]
  %135 = fsub float -0.000000e+00, %99
  %136 = call i32 @__nvvm_reflect(ptr @.str) #10
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %138, label %140

138:                                              ; preds = %__nv_fadd_rn.exit.i.i.i
  %139 = call float @llvm.nvvm.add.rn.ftz.f(float %.015, float %135) #10
  br label %__nv_fadd_rn.exit1.i.i.i

140:                                              ; preds = %__nv_fadd_rn.exit.i.i.i
  %141 = call float @llvm.nvvm.add.rn.f(float %.015, float %135) #10
  br label %__nv_fadd_rn.exit1.i.i.i

__nv_fadd_rn.exit1.i.i.i:                         ; preds = %140, %138
  %.016 = phi float [ %139, %138 ], [ %141, %140 ]
  %142 = fsub float -0.000000e+00, %.016
  %143 = call i32 @__nvvm_reflect(ptr @.str) #10
  %144 = icmp ne i32 %143, 0
  br i1 %144, label %145, label %147

145:                                              ; preds = %__nv_fadd_rn.exit1.i.i.i
  %146 = call float @llvm.nvvm.add.rn.ftz.f(float %.018, float %142) #10
  br label %__internal_log2_ep.exit.i

147:                                              ; preds = %__nv_fadd_rn.exit1.i.i.i
  %148 = call float @llvm.nvvm.add.rn.f(float %.018, float %142) #10
  br label %__internal_log2_ep.exit.i

__internal_log2_ep.exit.i:                        ; preds = %147, %145
  %.017 = phi float [ %146, %145 ], [ %148, %147 ]
  %insert77 = insertvalue %struct.float2 undef, float %.015, 0
  %insert79 = insertvalue %struct.float2 %insert77, float %.017, 1
  %149 = extractvalue %struct.float2 %insert79, 0
  %150 = extractvalue %struct.float2 %insert79, 1
  %insert = insertvalue %struct.float2 undef, float %149, 0
  %insert69 = insertvalue %struct.float2 %insert, float %150, 1
  %151 = extractvalue %struct.float2 %insert69, 0
  %152 = extractvalue %struct.float2 %insert69, 1
  %153 = call i32 @__nvvm_reflect(ptr @.str) #10
  %154 = icmp ne i32 %153, 0
  br i1 %154, label %155, label %157

155:                                              ; preds = %__internal_log2_ep.exit.i
  %156 = call float @llvm.nvvm.mul.rn.ftz.f(float %151, float %b) #10
  br label %__nv_fmul_rn.exit.i2.i

157:                                              ; preds = %__internal_log2_ep.exit.i
  %158 = call float @llvm.nvvm.mul.rn.f(float %151, float %b) #10
  br label %__nv_fmul_rn.exit.i2.i

__nv_fmul_rn.exit.i2.i:                           ; preds = %157, %155
  %.034 = phi float [ %156, %155 ], [ %158, %157 ]
  %159 = fsub float -0.000000e+00, %.034
  %160 = call i32 @__nvvm_reflect(ptr @.str) #10
  %161 = icmp ne i32 %160, 0
  br i1 %161, label %162, label %164

162:                                              ; preds = %__nv_fmul_rn.exit.i2.i
  %163 = call float @llvm.nvvm.fma.rn.ftz.f(float %151, float %b, float %159) #10
  br label %__internal_fast2prod.exit.i

164:                                              ; preds = %__nv_fmul_rn.exit.i2.i
  %165 = call float @llvm.nvvm.fma.rn.f(float %151, float %b, float %159) #10
  br label %__internal_fast2prod.exit.i

__internal_fast2prod.exit.i:                      ; preds = %164, %162
  %.035 = phi float [ %163, %162 ], [ %165, %164 ]
  %insert97 = insertvalue %struct.float2 undef, float %.034, 0
  %insert99 = insertvalue %struct.float2 %insert97, float %.035, 1
  %166 = extractvalue %struct.float2 %insert99, 0
  %167 = extractvalue %struct.float2 %insert99, 1
  %168 = call i32 @__nvvm_reflect(ptr @.str) #10
  %169 = icmp ne i32 %168, 0
  br i1 %169, label %170, label %172

170:                                              ; preds = %__internal_fast2prod.exit.i
  %171 = call float @llvm.nvvm.fma.rn.ftz.f(float %152, float %b, float %167) #10
  br label %__nv_fmaf_rn.exit.i

172:                                              ; preds = %__internal_fast2prod.exit.i
  %173 = call float @llvm.nvvm.fma.rn.f(float %152, float %b, float %167) #10
  br label %__nv_fmaf_rn.exit.i

__nv_fmaf_rn.exit.i:                              ; preds = %172, %170
  %.036 = phi float [ %171, %170 ], [ %173, %172 ]
  %174 = call float @llvm.nvvm.round.f(float %166) #10
  %175 = fsub float %166, %174
  %176 = fadd float %175, %.036
  %177 = call i32 @__nvvm_reflect(ptr @.str) #10
  %178 = icmp ne i32 %177, 0
  br i1 %178, label %179, label %181

179:                                              ; preds = %__nv_fmaf_rn.exit.i
  %180 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F23F971C0000000, float %176, float 0x3F55F0BDA0000000) #10
  br label %__nv_fmaf.exit2.i.i

181:                                              ; preds = %__nv_fmaf_rn.exit.i
  %182 = call float @llvm.nvvm.fma.rn.f(float 0x3F23F971C0000000, float %176, float 0x3F55F0BDA0000000) #10
  br label %__nv_fmaf.exit2.i.i

__nv_fmaf.exit2.i.i:                              ; preds = %181, %179
  %.026 = phi float [ %180, %179 ], [ %182, %181 ]
  %183 = call i32 @__nvvm_reflect(ptr @.str) #10
  %184 = icmp ne i32 %183, 0
  br i1 %184, label %185, label %187

185:                                              ; preds = %__nv_fmaf.exit2.i.i
  %186 = call float @llvm.nvvm.fma.rn.ftz.f(float %.026, float %176, float 0x3F83B30AC0000000) #10
  br label %__nv_fmaf.exit3.i.i

187:                                              ; preds = %__nv_fmaf.exit2.i.i
  %188 = call float @llvm.nvvm.fma.rn.f(float %.026, float %176, float 0x3F83B30AC0000000) #10
  br label %__nv_fmaf.exit3.i.i

__nv_fmaf.exit3.i.i:                              ; preds = %187, %185
  %.019 = phi float [ %186, %185 ], [ %188, %187 ]
  %189 = call i32 @__nvvm_reflect(ptr @.str) #10
  %190 = icmp ne i32 %189, 0
  br i1 %190, label %191, label %193

191:                                              ; preds = %__nv_fmaf.exit3.i.i
  %192 = call float @llvm.nvvm.fma.rn.ftz.f(float %.019, float %176, float 0x3FAC6AF760000000) #10
  br label %__nv_fmaf.exit4.i.i

193:                                              ; preds = %__nv_fmaf.exit3.i.i
  %194 = call float @llvm.nvvm.fma.rn.f(float %.019, float %176, float 0x3FAC6AF760000000) #10
  br label %__nv_fmaf.exit4.i.i

__nv_fmaf.exit4.i.i:                              ; preds = %193, %191
  %.012 = phi float [ %192, %191 ], [ %194, %193 ]
  %195 = call i32 @__nvvm_reflect(ptr @.str) #10
  %196 = icmp ne i32 %195, 0
  br i1 %196, label %197, label %199

197:                                              ; preds = %__nv_fmaf.exit4.i.i
  %198 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %176, float 0x3FCEBFBD80000000) #10
  br label %__nv_fmaf.exit5.i.i

199:                                              ; preds = %__nv_fmaf.exit4.i.i
  %200 = call float @llvm.nvvm.fma.rn.f(float %.012, float %176, float 0x3FCEBFBD80000000) #10
  br label %__nv_fmaf.exit5.i.i

__nv_fmaf.exit5.i.i:                              ; preds = %199, %197
  %.09 = phi float [ %198, %197 ], [ %200, %199 ]
  %201 = call i32 @__nvvm_reflect(ptr @.str) #10
  %202 = icmp ne i32 %201, 0
  br i1 %202, label %203, label %205

203:                                              ; preds = %__nv_fmaf.exit5.i.i
  %204 = call float @llvm.nvvm.fma.rn.ftz.f(float %.09, float %176, float 0x3FE62E4300000000) #10
  br label %__nv_fmaf.exit6.i.i

205:                                              ; preds = %__nv_fmaf.exit5.i.i
  %206 = call float @llvm.nvvm.fma.rn.f(float %.09, float %176, float 0x3FE62E4300000000) #10
  br label %__nv_fmaf.exit6.i.i

__nv_fmaf.exit6.i.i:                              ; preds = %205, %203
  %.02 = phi float [ %204, %203 ], [ %206, %205 ]
  %207 = call i32 @__nvvm_reflect(ptr @.str) #10
  %208 = icmp ne i32 %207, 0
  br i1 %208, label %209, label %211

209:                                              ; preds = %__nv_fmaf.exit6.i.i
  %210 = call float @llvm.nvvm.fma.rn.ftz.f(float %.02, float %176, float 1.000000e+00) #10
  br label %__internal_powf_exp2.exit.i

211:                                              ; preds = %__nv_fmaf.exit6.i.i
  %212 = call float @llvm.nvvm.fma.rn.f(float %.02, float %176, float 1.000000e+00) #10
  br label %__internal_powf_exp2.exit.i

__internal_powf_exp2.exit.i:                      ; preds = %211, %209
  %.033 = phi float [ %210, %209 ], [ %212, %211 ]
  %213 = fptosi float %174 to i32
  %214 = fcmp ogt float %174, 0.000000e+00
  %215 = select i1 %214, i32 0, i32 -2097152000
  %216 = add i32 2130706432, %215
  %217 = bitcast i32 %216 to float
  %218 = fmul float %.033, %217
  %219 = shl i32 %213, 23
  %220 = sub i32 %219, %215
  %221 = bitcast i32 %220 to float
  %222 = fmul float %218, %221
  %223 = call i32 @__nvvm_reflect(ptr @.str) #10
  %224 = icmp ne i32 %223, 0
  br i1 %224, label %225, label %227

225:                                              ; preds = %__internal_powf_exp2.exit.i
  %226 = call float @llvm.nvvm.fabs.ftz.f(float %166) #10
  br label %__nv_fabsf.exit.i

227:                                              ; preds = %__internal_powf_exp2.exit.i
  %228 = call float @llvm.nvvm.fabs.f(float %166) #10
  br label %__nv_fabsf.exit.i

__nv_fabsf.exit.i:                                ; preds = %227, %225
  %.0 = phi float [ %226, %225 ], [ %228, %227 ]
  %229 = fcmp ogt float %.0, 1.520000e+02
  br i1 %229, label %230, label %__internal_accurate_powf.exit

230:                                              ; preds = %__nv_fabsf.exit.i
  %231 = fcmp olt float %166, 0.000000e+00
  br i1 %231, label %232, label %233

232:                                              ; preds = %230
  br label %235

233:                                              ; preds = %230
  %234 = bitcast i32 2139095040 to float
  br label %235

235:                                              ; preds = %233, %232
  %236 = phi float [ 0.000000e+00, %232 ], [ %234, %233 ]
  br label %__internal_accurate_powf.exit

__internal_accurate_powf.exit:                    ; preds = %__nv_fabsf.exit.i, %235
  %t.i.0 = phi float [ %236, %235 ], [ %222, %__nv_fabsf.exit.i ]
  %237 = fcmp oeq float %a, 1.000000e+00
  br i1 %237, label %240, label %238

238:                                              ; preds = %__internal_accurate_powf.exit
  %239 = fcmp oeq float %b, 0.000000e+00
  br i1 %239, label %240, label %241

240:                                              ; preds = %238, %__internal_accurate_powf.exit
  br label %__internal_powf_special_cases.exit

241:                                              ; preds = %238
  %242 = call i32 @__nvvm_reflect(ptr @.str) #10
  %243 = icmp ne i32 %242, 0
  br i1 %243, label %244, label %246

244:                                              ; preds = %241
  %245 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_isnanf.exit.i

246:                                              ; preds = %241
  %247 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_isnanf.exit.i

__nv_isnanf.exit.i:                               ; preds = %246, %244
  %.03 = phi float [ %245, %244 ], [ %247, %246 ]
  %248 = bitcast i32 2139095040 to float
  %249 = fcmp ole float %.03, %248
  %250 = xor i1 %249, true
  %251 = select i1 %250, i32 1, i32 0
  br i1 %250, label %263, label %252

252:                                              ; preds = %__nv_isnanf.exit.i
  %253 = call i32 @__nvvm_reflect(ptr @.str) #10
  %254 = icmp ne i32 %253, 0
  br i1 %254, label %255, label %257

255:                                              ; preds = %252
  %256 = call float @llvm.nvvm.fabs.ftz.f(float %b) #10
  br label %__nv_isnanf.exit2.i

257:                                              ; preds = %252
  %258 = call float @llvm.nvvm.fabs.f(float %b) #10
  br label %__nv_isnanf.exit2.i

__nv_isnanf.exit2.i:                              ; preds = %257, %255
  %.04 = phi float [ %256, %255 ], [ %258, %257 ]
  %259 = bitcast i32 2139095040 to float
  %260 = fcmp ole float %.04, %259
  %261 = xor i1 %260, true
  %262 = select i1 %261, i32 1, i32 0
  br i1 %261, label %263, label %270

263:                                              ; preds = %__nv_isnanf.exit2.i, %__nv_isnanf.exit.i
  %264 = call i32 @__nvvm_reflect(ptr @.str) #10
  %265 = icmp ne i32 %264, 0
  br i1 %265, label %266, label %268

266:                                              ; preds = %263
  %267 = call float @llvm.nvvm.add.rn.ftz.f(float %a, float %b) #10
  br label %__nv_fadd_rn.exit.i

268:                                              ; preds = %263
  %269 = call float @llvm.nvvm.add.rn.f(float %a, float %b) #10
  br label %__nv_fadd_rn.exit.i

__nv_fadd_rn.exit.i:                              ; preds = %268, %266
  %.05 = phi float [ %267, %266 ], [ %269, %268 ]
  br label %327

270:                                              ; preds = %__nv_isnanf.exit2.i
  %271 = fcmp oeq float %a, 0.000000e+00
  br i1 %271, label %282, label %272

272:                                              ; preds = %270
  %273 = call i32 @__nvvm_reflect(ptr @.str) #10
  %274 = icmp ne i32 %273, 0
  br i1 %274, label %275, label %277

275:                                              ; preds = %272
  %276 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_isinff.exit.i

277:                                              ; preds = %272
  %278 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_isinff.exit.i

__nv_isinff.exit.i:                               ; preds = %277, %275
  %.06 = phi float [ %276, %275 ], [ %278, %277 ]
  %279 = bitcast i32 2139095040 to float
  %280 = fcmp oeq float %.06, %279
  %281 = select i1 %280, i32 1, i32 0
  br i1 %280, label %282, label %294

282:                                              ; preds = %__nv_isinff.exit.i, %270
  %283 = fadd float %a, %a
  %284 = bitcast float %283 to i32
  %285 = fcmp olt float %b, 0.000000e+00
  br i1 %285, label %286, label %288

286:                                              ; preds = %282
  %287 = xor i32 %284, 2139095040
  br label %288

288:                                              ; preds = %286, %282
  %ti.i.0 = phi i32 [ %287, %286 ], [ %284, %282 ]
  %289 = icmp eq i32 %12, 0
  br i1 %289, label %290, label %292

290:                                              ; preds = %288
  %291 = and i32 %ti.i.0, 2147483647
  br label %292

292:                                              ; preds = %290, %288
  %ti.i.1 = phi i32 [ %291, %290 ], [ %ti.i.0, %288 ]
  %293 = bitcast i32 %ti.i.1 to float
  br label %326

294:                                              ; preds = %__nv_isinff.exit.i
  %295 = fcmp oeq float %a, -1.000000e+00
  br i1 %295, label %296, label %307

296:                                              ; preds = %294
  %297 = call i32 @__nvvm_reflect(ptr @.str) #10
  %298 = icmp ne i32 %297, 0
  br i1 %298, label %299, label %301

299:                                              ; preds = %296
  %300 = call float @llvm.nvvm.fabs.ftz.f(float %b) #10
  br label %__nv_isinff.exit7.i

301:                                              ; preds = %296
  %302 = call float @llvm.nvvm.fabs.f(float %b) #10
  br label %__nv_isinff.exit7.i

__nv_isinff.exit7.i:                              ; preds = %301, %299
  %.08 = phi float [ %300, %299 ], [ %302, %301 ]
  %303 = bitcast i32 2139095040 to float
  %304 = fcmp oeq float %.08, %303
  %305 = select i1 %304, i32 1, i32 0
  br i1 %304, label %306, label %307

306:                                              ; preds = %__nv_isinff.exit7.i
  br label %325

307:                                              ; preds = %__nv_isinff.exit7.i, %294
  %308 = fcmp olt float %a, 0.000000e+00
  br i1 %308, label %309, label %324

309:                                              ; preds = %307
  %310 = icmp ne i32 %12, 0
  br i1 %310, label %311, label %313

311:                                              ; preds = %309
  %312 = fsub float -0.000000e+00, %t.i.0
  br label %313

313:                                              ; preds = %311, %309
  %.01 = phi float [ %312, %311 ], [ %t.i.0, %309 ]
  %314 = call i32 @__nvvm_reflect(ptr @.str) #10
  %315 = icmp ne i32 %314, 0
  br i1 %315, label %316, label %318

316:                                              ; preds = %313
  %317 = call float @llvm.nvvm.floor.ftz.f(float %b) #10
  br label %__nv_floorf.exit.i

318:                                              ; preds = %313
  %319 = call float @llvm.nvvm.floor.f(float %b) #10
  br label %__nv_floorf.exit.i

__nv_floorf.exit.i:                               ; preds = %318, %316
  %.07 = phi float [ %317, %316 ], [ %319, %318 ]
  %320 = fcmp une float %b, %.07
  br i1 %320, label %321, label %323

321:                                              ; preds = %__nv_floorf.exit.i
  %322 = bitcast i32 2147483647 to float
  br label %323

323:                                              ; preds = %321, %__nv_floorf.exit.i
  %.1 = phi float [ %322, %321 ], [ %.01, %__nv_floorf.exit.i ]
  br label %324

324:                                              ; preds = %323, %307
  %.2 = phi float [ %.1, %323 ], [ %t.i.0, %307 ]
  br label %325

325:                                              ; preds = %324, %306
  %.3 = phi float [ 1.000000e+00, %306 ], [ %.2, %324 ]
  br label %326

326:                                              ; preds = %325, %292
  %.4 = phi float [ %293, %292 ], [ %.3, %325 ]
  br label %327

327:                                              ; preds = %326, %__nv_fadd_rn.exit.i
  %.5 = phi float [ %.05, %__nv_fadd_rn.exit.i ], [ %.4, %326 ]
  br label %__internal_powf_special_cases.exit

__internal_powf_special_cases.exit:               ; preds = %240, %327
  %.6 = phi float [ 1.000000e+00, %240 ], [ %.5, %327 ]
  ret float %.6
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_tgammaf(float %a) #6 {
  %1 = fcmp olt float %a, 0.000000e+00
  %2 = select i1 %1, i32 1, i32 0
  %3 = call i32 @__nvvm_reflect(ptr @.str) #10
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

7:                                                ; preds = %0
  %8 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %5, %7
  %.0 = phi float [ %6, %5 ], [ %8, %7 ]
  %9 = fcmp oge float %.0, 1.500000e+00
  br i1 %9, label %10, label %542

10:                                               ; preds = %__nv_fabsf.exit
  %11 = call i32 @__nvvm_reflect(ptr @.str) #10
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit.i

15:                                               ; preds = %10
  %16 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit.i

__nv_fabsf.exit.i:                                ; preds = %15, %13
  %.03 = phi float [ %14, %13 ], [ %16, %15 ]
  %17 = fcmp ogt float %.03, 0x40448CCCC0000000
  br i1 %17, label %18, label %19

18:                                               ; preds = %__nv_fabsf.exit.i
  br label %19

19:                                               ; preds = %18, %__nv_fabsf.exit.i
  %x.i.0 = phi float [ 0x40448CCCC0000000, %18 ], [ %a, %__nv_fabsf.exit.i ]
  %20 = call i32 @__nvvm_reflect(ptr @.str) #10
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %19
  %23 = call float @llvm.nvvm.fabs.ftz.f(float %x.i.0) #10
  br label %__nv_fabsf.exit1.i

24:                                               ; preds = %19
  %25 = call float @llvm.nvvm.fabs.f(float %x.i.0) #10
  br label %__nv_fabsf.exit1.i

__nv_fabsf.exit1.i:                               ; preds = %24, %22
  %.04 = phi float [ %23, %22 ], [ %25, %24 ]
  %26 = call i32 @__nvvm_reflect(ptr @.str) #10
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %34, label %28

28:                                               ; preds = %__nv_fabsf.exit1.i
  %29 = fcmp olt float %.04, 0x3810000000000000
  br i1 %29, label %30, label %33

30:                                               ; preds = %28
  %31 = fmul float %.04, 0x4170000000000000
  %32 = fsub float 0.000000e+00, 2.400000e+01
  br label %33

33:                                               ; preds = %30, %28
  %.06 = phi float [ %31, %30 ], [ %.04, %28 ]
  %expo.i.i.0 = phi float [ %32, %30 ], [ 0.000000e+00, %28 ]
  br label %34

34:                                               ; preds = %33, %__nv_fabsf.exit1.i
  %.1 = phi float [ %.04, %__nv_fabsf.exit1.i ], [ %.06, %33 ]
  %expo.i.i.1 = phi float [ 0.000000e+00, %__nv_fabsf.exit1.i ], [ %expo.i.i.0, %33 ]
  %35 = bitcast float %.1 to i32
  %36 = sub i32 %35, 1060439283
  %37 = and i32 %36, -8388608
  %38 = bitcast float %.1 to i32
  %39 = sub i32 %38, %37
  %40 = bitcast i32 %39 to float
  %41 = sitofp i32 %37 to float
  %42 = call i32 @__nvvm_reflect(ptr @.str) #10
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %34
  %45 = call float @llvm.nvvm.fma.rn.ftz.f(float %41, float 0x3E80000000000000, float %expo.i.i.1) #10
  br label %__nv_fmaf.exit.i.i

46:                                               ; preds = %34
  %47 = call float @llvm.nvvm.fma.rn.f(float %41, float 0x3E80000000000000, float %expo.i.i.1) #10
  br label %__nv_fmaf.exit.i.i

__nv_fmaf.exit.i.i:                               ; preds = %46, %44
  %.013 = phi float [ %45, %44 ], [ %47, %46 ]
  %48 = fsub float %40, 1.000000e+00
  %49 = fadd float %40, 1.000000e+00
  %50 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %49) #13, !srcloc !23
  %51 = fmul float 2.000000e+00, %48
  %52 = fmul float %51, %50
  %53 = fmul float %52, %52
  %54 = fsub float %48, %52
  %55 = fmul float 2.000000e+00, %54
  %56 = fsub float -0.000000e+00, %52
  %57 = call i32 @__nvvm_reflect(ptr @.str) #10
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %__nv_fmaf.exit.i.i
  %60 = call float @llvm.nvvm.fma.rn.ftz.f(float %56, float %48, float %55) #10
  br label %__nv_fmaf_rn.exit5.i.i

61:                                               ; preds = %__nv_fmaf.exit.i.i
  %62 = call float @llvm.nvvm.fma.rn.f(float %56, float %48, float %55) #10
  br label %__nv_fmaf_rn.exit5.i.i

__nv_fmaf_rn.exit5.i.i:                           ; preds = %61, %59
  %.014 = phi float [ %60, %59 ], [ %62, %61 ]
  %63 = call i32 @__nvvm_reflect(ptr @.str) #10
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %67

65:                                               ; preds = %__nv_fmaf_rn.exit5.i.i
  %66 = call float @llvm.nvvm.mul.rn.ftz.f(float %50, float %.014) #10
  br label %__nv_fmul_rn.exit.i.i

67:                                               ; preds = %__nv_fmaf_rn.exit5.i.i
  %68 = call float @llvm.nvvm.mul.rn.f(float %50, float %.014) #10
  br label %__nv_fmul_rn.exit.i.i

__nv_fmul_rn.exit.i.i:                            ; preds = %67, %65
  %.015 = phi float [ %66, %65 ], [ %68, %67 ]
  %69 = call i32 @__nvvm_reflect(ptr @.str) #10
  %70 = icmp ne i32 %69, 0
  br i1 %70, label %71, label %73

71:                                               ; preds = %__nv_fmul_rn.exit.i.i
  %72 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F45865C80000000, float %53, float 0x3F6A5CFB60000000) #10
  br label %__internal_fmad.exit.i.i

73:                                               ; preds = %__nv_fmul_rn.exit.i.i
  %74 = call float @llvm.nvvm.fma.rn.f(float 0x3F45865C80000000, float %53, float 0x3F6A5CFB60000000) #10
  br label %__internal_fmad.exit.i.i

__internal_fmad.exit.i.i:                         ; preds = %73, %71
  %.016 = phi float [ %72, %71 ], [ %74, %73 ]
  %75 = call i32 @__nvvm_reflect(ptr @.str) #10
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %79

77:                                               ; preds = %__internal_fmad.exit.i.i
  %78 = call float @llvm.nvvm.fma.rn.ftz.f(float %.016, float %53, float 0x3F92776E60000000) #10
  br label %__internal_fmad.exit6.i.i

79:                                               ; preds = %__internal_fmad.exit.i.i
  %80 = call float @llvm.nvvm.fma.rn.f(float %.016, float %53, float 0x3F92776E60000000) #10
  br label %__internal_fmad.exit6.i.i

__internal_fmad.exit6.i.i:                        ; preds = %79, %77
  %.017 = phi float [ %78, %77 ], [ %80, %79 ]
  %81 = call i32 @__nvvm_reflect(ptr @.str) #10
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %83, label %85

83:                                               ; preds = %__internal_fmad.exit6.i.i
  %84 = call float @llvm.nvvm.fma.rn.ftz.f(float %.017, float %53, float 0x3FBEC709E0000000) #10
  br label %__internal_fmad.exit7.i.i

85:                                               ; preds = %__internal_fmad.exit6.i.i
  %86 = call float @llvm.nvvm.fma.rn.f(float %.017, float %53, float 0x3FBEC709E0000000) #10
  br label %__internal_fmad.exit7.i.i

__internal_fmad.exit7.i.i:                        ; preds = %85, %83
  %.018 = phi float [ %84, %83 ], [ %86, %85 ]
  %87 = call i32 @__nvvm_reflect(ptr @.str) #10
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %91

89:                                               ; preds = %__internal_fmad.exit7.i.i
  %90 = call float @llvm.nvvm.mul.rn.ftz.f(float %.018, float %53) #10
  br label %__nv_fmul_rn.exit8.i.i

91:                                               ; preds = %__internal_fmad.exit7.i.i
  %92 = call float @llvm.nvvm.mul.rn.f(float %.018, float %53) #10
  br label %__nv_fmul_rn.exit8.i.i

__nv_fmul_rn.exit8.i.i:                           ; preds = %91, %89
  %.020 = phi float [ %90, %89 ], [ %92, %91 ]
  %93 = call i32 @__nvvm_reflect(ptr @.str) #10
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %97

95:                                               ; preds = %__nv_fmul_rn.exit8.i.i
  %96 = call float @llvm.nvvm.fma.rn.ftz.f(float %52, float 0x3FF7154760000000, float %.013) #10
  br label %__nv_fmaf_rn.exit.i.i.i

97:                                               ; preds = %__nv_fmul_rn.exit8.i.i
  %98 = call float @llvm.nvvm.fma.rn.f(float %52, float 0x3FF7154760000000, float %.013) #10
  br label %__nv_fmaf_rn.exit.i.i.i

__nv_fmaf_rn.exit.i.i.i:                          ; preds = %97, %95
  %.021 = phi float [ %96, %95 ], [ %98, %97 ]
  %99 = fsub float %.013, %.021
  %100 = call i32 @__nvvm_reflect(ptr @.str) #10
  %101 = icmp ne i32 %100, 0
  br i1 %101, label %102, label %104

102:                                              ; preds = %__nv_fmaf_rn.exit.i.i.i
  %103 = call float @llvm.nvvm.fma.rn.ftz.f(float %52, float 0x3FF7154760000000, float %99) #10
  br label %__internal_fast2fma.exit.i.i

104:                                              ; preds = %__nv_fmaf_rn.exit.i.i.i
  %105 = call float @llvm.nvvm.fma.rn.f(float %52, float 0x3FF7154760000000, float %99) #10
  br label %__internal_fast2fma.exit.i.i

__internal_fast2fma.exit.i.i:                     ; preds = %104, %102
  %.022 = phi float [ %103, %102 ], [ %105, %104 ]
  %insert116 = insertvalue %struct.float2 undef, float %.021, 0
  %insert118 = insertvalue %struct.float2 %insert116, float %.022, 1
  %106 = extractvalue %struct.float2 %insert118, 0
  %107 = extractvalue %struct.float2 %insert118, 1
  %108 = call i32 @__nvvm_reflect(ptr @.str) #10
  %109 = icmp ne i32 %108, 0
  br i1 %109, label %110, label %112

110:                                              ; preds = %__internal_fast2fma.exit.i.i
  %111 = call float @llvm.nvvm.fma.rn.ftz.f(float %.015, float 0x3FF7154760000000, float %107) #10
  br label %__nv_fmaf_rn.exit10.i.i

112:                                              ; preds = %__internal_fast2fma.exit.i.i
  %113 = call float @llvm.nvvm.fma.rn.f(float %.015, float 0x3FF7154760000000, float %107) #10
  br label %__nv_fmaf_rn.exit10.i.i

__nv_fmaf_rn.exit10.i.i:                          ; preds = %112, %110
  %.023 = phi float [ %111, %110 ], [ %113, %112 ]
  %114 = call i32 @__nvvm_reflect(ptr @.str) #10
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %116, label %118

116:                                              ; preds = %__nv_fmaf_rn.exit10.i.i
  %117 = call float @llvm.nvvm.fma.rn.ftz.f(float %52, float 0x3E54ABC680000000, float %.023) #10
  br label %__nv_fmaf_rn.exit11.i.i

118:                                              ; preds = %__nv_fmaf_rn.exit10.i.i
  %119 = call float @llvm.nvvm.fma.rn.f(float %52, float 0x3E54ABC680000000, float %.023) #10
  br label %__nv_fmaf_rn.exit11.i.i

__nv_fmaf_rn.exit11.i.i:                          ; preds = %118, %116
  %.024 = phi float [ %117, %116 ], [ %119, %118 ]
  %120 = icmp ugt i32 0, 0
  br i1 %120, label %121, label %129

121:                                              ; preds = %__nv_fmaf_rn.exit11.i.i
  %122 = fmul float 3.000000e+00, %.020
  %123 = call i32 @__nvvm_reflect(ptr @.str) #10
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %127

125:                                              ; preds = %121
  %126 = call float @llvm.nvvm.fma.rn.ftz.f(float %122, float %.015, float %.024) #10
  br label %__nv_fmaf_rn.exit4.i.i

127:                                              ; preds = %121
  %128 = call float @llvm.nvvm.fma.rn.f(float %122, float %.015, float %.024) #10
  br label %__nv_fmaf_rn.exit4.i.i

__nv_fmaf_rn.exit4.i.i:                           ; preds = %127, %125
  %.011 = phi float [ %126, %125 ], [ %128, %127 ]
  br label %129

129:                                              ; preds = %__nv_fmaf_rn.exit4.i.i, %__nv_fmaf_rn.exit11.i.i
  %r.i.i.0 = phi float [ %.011, %__nv_fmaf_rn.exit4.i.i ], [ %.024, %__nv_fmaf_rn.exit11.i.i ]
  %130 = call i32 @__nvvm_reflect(ptr @.str) #10
  %131 = icmp ne i32 %130, 0
  br i1 %131, label %132, label %134

132:                                              ; preds = %129
  %133 = call float @llvm.nvvm.fma.rn.ftz.f(float %.020, float %52, float %r.i.i.0) #10
  br label %__nv_fmaf_rn.exit.i.i

134:                                              ; preds = %129
  %135 = call float @llvm.nvvm.fma.rn.f(float %.020, float %52, float %r.i.i.0) #10
  br label %__nv_fmaf_rn.exit.i.i

__nv_fmaf_rn.exit.i.i:                            ; preds = %134, %132
  %.010 = phi float [ %133, %132 ], [ %135, %134 ]
  %136 = call i32 @__nvvm_reflect(ptr @.str) #10
  %137 = icmp ne i32 %136, 0
  br i1 %137, label %138, label %140

138:                                              ; preds = %__nv_fmaf_rn.exit.i.i
  %139 = call float @llvm.nvvm.add.rn.ftz.f(float %106, float %.010) #10
  br label %__nv_fadd_rn.exit.i.i.i

140:                                              ; preds = %__nv_fmaf_rn.exit.i.i
  %141 = call float @llvm.nvvm.add.rn.f(float %106, float %.010) #10
  br label %__nv_fadd_rn.exit.i.i.i

__nv_fadd_rn.exit.i.i.i:                          ; preds = %140, %138
  %.07 = phi float [ %139, %138 ], [ %141, %140 ]
  %142 = fsub float -0.000000e+00, %106
  %143 = call i32 @__nvvm_reflect(ptr @.str) #10
  %144 = icmp ne i32 %143, 0
  br i1 %144, label %145, label %147

145:                                              ; preds = %__nv_fadd_rn.exit.i.i.i
  %146 = call float @llvm.nvvm.add.rn.ftz.f(float %.07, float %142) #10
  br label %__nv_fadd_rn.exit1.i.i.i

147:                                              ; preds = %__nv_fadd_rn.exit.i.i.i
  %148 = call float @llvm.nvvm.add.rn.f(float %.07, float %142) #10
  br label %__nv_fadd_rn.exit1.i.i.i

__nv_fadd_rn.exit1.i.i.i:                         ; preds = %147, %145
  %.08 = phi float [ %146, %145 ], [ %148, %147 ]
  %149 = fsub float -0.000000e+00, %.08
  %150 = call i32 @__nvvm_reflect(ptr @.str) #10
  %151 = icmp ne i32 %150, 0
  br i1 %151, label %152, label %154

152:                                              ; preds = %__nv_fadd_rn.exit1.i.i.i
  %153 = call float @llvm.nvvm.add.rn.ftz.f(float %.010, float %149) #10
  br label %__internal_log2_ep.exit.i

154:                                              ; preds = %__nv_fadd_rn.exit1.i.i.i
  %155 = call float @llvm.nvvm.add.rn.f(float %.010, float %149) #10
  br label %__internal_log2_ep.exit.i

__internal_log2_ep.exit.i:                        ; preds = %154, %152
  %.09 = phi float [ %153, %152 ], [ %155, %154 ]
  %insert106 = insertvalue %struct.float2 undef, float %.07, 0
  %insert108 = insertvalue %struct.float2 %insert106, float %.09, 1
  %156 = extractvalue %struct.float2 %insert108, 0
  %157 = extractvalue %struct.float2 %insert108, 1
  %insert = insertvalue %struct.float2 undef, float %156, 0
  %insert98 = insertvalue %struct.float2 %insert, float %157, 1
  %158 = extractvalue %struct.float2 %insert98, 0
  %159 = extractvalue %struct.float2 %insert98, 1
  %160 = fsub float %.04, 5.000000e-01
  %161 = call i32 @__nvvm_reflect(ptr @.str) #10
  %162 = icmp ne i32 %161, 0
  br i1 %162, label %163, label %165

163:                                              ; preds = %__internal_log2_ep.exit.i
  %164 = call float @llvm.nvvm.mul.rn.ftz.f(float %158, float %160) #10
  br label %__nv_fmul_rn.exit.i3.i

165:                                              ; preds = %__internal_log2_ep.exit.i
  %166 = call float @llvm.nvvm.mul.rn.f(float %158, float %160) #10
  br label %__nv_fmul_rn.exit.i3.i

__nv_fmul_rn.exit.i3.i:                           ; preds = %165, %163
  %.025 = phi float [ %164, %163 ], [ %166, %165 ]
  %167 = fsub float -0.000000e+00, %.025
  %168 = call i32 @__nvvm_reflect(ptr @.str) #10
  %169 = icmp ne i32 %168, 0
  br i1 %169, label %170, label %172

170:                                              ; preds = %__nv_fmul_rn.exit.i3.i
  %171 = call float @llvm.nvvm.fma.rn.ftz.f(float %158, float %160, float %167) #10
  br label %__internal_fast2prod.exit.i

172:                                              ; preds = %__nv_fmul_rn.exit.i3.i
  %173 = call float @llvm.nvvm.fma.rn.f(float %158, float %160, float %167) #10
  br label %__internal_fast2prod.exit.i

__internal_fast2prod.exit.i:                      ; preds = %172, %170
  %.027 = phi float [ %171, %170 ], [ %173, %172 ]
  %insert126 = insertvalue %struct.float2 undef, float %.025, 0
  %insert128 = insertvalue %struct.float2 %insert126, float %.027, 1
  %174 = extractvalue %struct.float2 %insert128, 0
  %175 = extractvalue %struct.float2 %insert128, 1
  %176 = fsub float %.04, 5.000000e-01
  %177 = call i32 @__nvvm_reflect(ptr @.str) #10
  %178 = icmp ne i32 %177, 0
  br i1 %178, label %179, label %181

179:                                              ; preds = %__internal_fast2prod.exit.i
  %180 = call float @llvm.nvvm.fma.rn.ftz.f(float %159, float %176, float %175) #10
  br label %__internal_fmad.exit.i

181:                                              ; preds = %__internal_fast2prod.exit.i
  %182 = call float @llvm.nvvm.fma.rn.f(float %159, float %176, float %175) #10
  br label %__internal_fmad.exit.i

__internal_fmad.exit.i:                           ; preds = %181, %179
  %.028 = phi float [ %180, %179 ], [ %182, %181 ]
  %183 = call i32 @__nvvm_reflect(ptr @.str) #10
  %184 = icmp ne i32 %183, 0
  br i1 %184, label %185, label %187

185:                                              ; preds = %__internal_fmad.exit.i
  %186 = call float @llvm.nvvm.mul.rn.ftz.f(float 0x3FF7154760000000, float %.04) #10
  br label %__nv_fmul_rn.exit.i7.i

187:                                              ; preds = %__internal_fmad.exit.i
  %188 = call float @llvm.nvvm.mul.rn.f(float 0x3FF7154760000000, float %.04) #10
  br label %__nv_fmul_rn.exit.i7.i

__nv_fmul_rn.exit.i7.i:                           ; preds = %187, %185
  %.029 = phi float [ %186, %185 ], [ %188, %187 ]
  %189 = fsub float -0.000000e+00, %.029
  %190 = call i32 @__nvvm_reflect(ptr @.str) #10
  %191 = icmp ne i32 %190, 0
  br i1 %191, label %192, label %194

192:                                              ; preds = %__nv_fmul_rn.exit.i7.i
  %193 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FF7154760000000, float %.04, float %189) #10
  br label %__internal_fast2prod.exit9.i

194:                                              ; preds = %__nv_fmul_rn.exit.i7.i
  %195 = call float @llvm.nvvm.fma.rn.f(float 0x3FF7154760000000, float %.04, float %189) #10
  br label %__internal_fast2prod.exit9.i

__internal_fast2prod.exit9.i:                     ; preds = %194, %192
  %.030 = phi float [ %193, %192 ], [ %195, %194 ]
  %insert136 = insertvalue %struct.float2 undef, float %.029, 0
  %insert138 = insertvalue %struct.float2 %insert136, float %.030, 1
  %196 = extractvalue %struct.float2 %insert138, 0
  %197 = extractvalue %struct.float2 %insert138, 1
  %198 = call i32 @__nvvm_reflect(ptr @.str) #10
  %199 = icmp ne i32 %198, 0
  br i1 %199, label %200, label %202

200:                                              ; preds = %__internal_fast2prod.exit9.i
  %201 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3E54AE0C00000000, float %.04, float %197) #10
  br label %__internal_fmad.exit11.i

202:                                              ; preds = %__internal_fast2prod.exit9.i
  %203 = call float @llvm.nvvm.fma.rn.f(float 0x3E54AE0C00000000, float %.04, float %197) #10
  br label %__internal_fmad.exit11.i

__internal_fmad.exit11.i:                         ; preds = %202, %200
  %.031 = phi float [ %201, %200 ], [ %203, %202 ]
  %204 = fsub float -0.000000e+00, %196
  %205 = call i32 @__nvvm_reflect(ptr @.str) #10
  %206 = icmp ne i32 %205, 0
  br i1 %206, label %207, label %209

207:                                              ; preds = %__internal_fmad.exit11.i
  %208 = call float @llvm.nvvm.add.rn.ftz.f(float %174, float %204) #10
  br label %__nv_fadd_rn.exit.i.i

209:                                              ; preds = %__internal_fmad.exit11.i
  %210 = call float @llvm.nvvm.add.rn.f(float %174, float %204) #10
  br label %__nv_fadd_rn.exit.i.i

__nv_fadd_rn.exit.i.i:                            ; preds = %209, %207
  %.032 = phi float [ %208, %207 ], [ %210, %209 ]
  %211 = fsub float -0.000000e+00, %204
  %212 = call i32 @__nvvm_reflect(ptr @.str) #10
  %213 = icmp ne i32 %212, 0
  br i1 %213, label %214, label %216

214:                                              ; preds = %__nv_fadd_rn.exit.i.i
  %215 = call float @llvm.nvvm.add.rn.ftz.f(float %.032, float %211) #10
  br label %__nv_fadd_rn.exit1.i.i

216:                                              ; preds = %__nv_fadd_rn.exit.i.i
  %217 = call float @llvm.nvvm.add.rn.f(float %.032, float %211) #10
  br label %__nv_fadd_rn.exit1.i.i

__nv_fadd_rn.exit1.i.i:                           ; preds = %216, %214
  %.034 = phi float [ %215, %214 ], [ %217, %216 ]
  %218 = fsub float -0.000000e+00, %.034
  %219 = call i32 @__nvvm_reflect(ptr @.str) #10
  %220 = icmp ne i32 %219, 0
  br i1 %220, label %221, label %223

221:                                              ; preds = %__nv_fadd_rn.exit1.i.i
  %222 = call float @llvm.nvvm.add.rn.ftz.f(float %.032, float %218) #10
  br label %__nv_fadd_rn.exit2.i.i

223:                                              ; preds = %__nv_fadd_rn.exit1.i.i
  %224 = call float @llvm.nvvm.add.rn.f(float %.032, float %218) #10
  br label %__nv_fadd_rn.exit2.i.i

__nv_fadd_rn.exit2.i.i:                           ; preds = %223, %221
  %.035 = phi float [ %222, %221 ], [ %224, %223 ]
  %225 = fsub float -0.000000e+00, %.034
  %226 = call i32 @__nvvm_reflect(ptr @.str) #10
  %227 = icmp ne i32 %226, 0
  br i1 %227, label %228, label %230

228:                                              ; preds = %__nv_fadd_rn.exit2.i.i
  %229 = call float @llvm.nvvm.add.rn.ftz.f(float %174, float %225) #10
  br label %__nv_fadd_rn.exit3.i.i

230:                                              ; preds = %__nv_fadd_rn.exit2.i.i
  %231 = call float @llvm.nvvm.add.rn.f(float %174, float %225) #10
  br label %__nv_fadd_rn.exit3.i.i

__nv_fadd_rn.exit3.i.i:                           ; preds = %230, %228
  %.036 = phi float [ %229, %228 ], [ %231, %230 ]
  %232 = fsub float -0.000000e+00, %.035
  %233 = call i32 @__nvvm_reflect(ptr @.str) #10
  %234 = icmp ne i32 %233, 0
  br i1 %234, label %235, label %237

235:                                              ; preds = %__nv_fadd_rn.exit3.i.i
  %236 = call float @llvm.nvvm.add.rn.ftz.f(float %204, float %232) #10
  br label %__nv_fadd_rn.exit4.i.i

237:                                              ; preds = %__nv_fadd_rn.exit3.i.i
  %238 = call float @llvm.nvvm.add.rn.f(float %204, float %232) #10
  br label %__nv_fadd_rn.exit4.i.i

__nv_fadd_rn.exit4.i.i:                           ; preds = %237, %235
  %.037 = phi float [ %236, %235 ], [ %238, %237 ]
  %239 = call i32 @__nvvm_reflect(ptr @.str) #10
  %240 = icmp ne i32 %239, 0
  br i1 %240, label %241, label %243

241:                                              ; preds = %__nv_fadd_rn.exit4.i.i
  %242 = call float @llvm.nvvm.add.rn.ftz.f(float %.036, float %.037) #10
  br label %__internal_acc2sum.exit.i

243:                                              ; preds = %__nv_fadd_rn.exit4.i.i
  %244 = call float @llvm.nvvm.add.rn.f(float %.036, float %.037) #10
  br label %__internal_acc2sum.exit.i

__internal_acc2sum.exit.i:                        ; preds = %243, %241
  %.038 = phi float [ %242, %241 ], [ %244, %243 ]
  %insert146 = insertvalue %struct.float2 undef, float %.032, 0
  %insert148 = insertvalue %struct.float2 %insert146, float %.038, 1
  %245 = extractvalue %struct.float2 %insert148, 0
  %246 = extractvalue %struct.float2 %insert148, 1
  %247 = fsub float %.028, %.031
  %248 = fadd float %246, %247
  %249 = fcmp olt float %a, 0.000000e+00
  br i1 %249, label %250, label %257

250:                                              ; preds = %__internal_acc2sum.exit.i
  %251 = fsub float -0.000000e+00, %245
  %252 = fsub float -0.000000e+00, %248
  %253 = fcmp ogt float %.04, 3.300000e+01
  br i1 %253, label %254, label %256

254:                                              ; preds = %250
  %255 = fadd float %251, 4.800000e+01
  br label %256

256:                                              ; preds = %254, %250
  %arg.i.0.0 = phi float [ %255, %254 ], [ %251, %250 ]
  br label %257

257:                                              ; preds = %256, %__internal_acc2sum.exit.i
  %arg.i.0.1 = phi float [ %arg.i.0.0, %256 ], [ %245, %__internal_acc2sum.exit.i ]
  %arg.i.1.0 = phi float [ %252, %256 ], [ %248, %__internal_acc2sum.exit.i ]
  %258 = call float @llvm.nvvm.round.f(float %arg.i.0.1) #10
  %259 = fsub float %arg.i.0.1, %258
  %260 = fadd float %259, %arg.i.1.0
  %261 = call i32 @__nvvm_reflect(ptr @.str) #10
  %262 = icmp ne i32 %261, 0
  br i1 %262, label %263, label %265

263:                                              ; preds = %257
  %264 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F23F971C0000000, float %260, float 0x3F55F0BDA0000000) #10
  br label %__nv_fmaf.exit2.i.i

265:                                              ; preds = %257
  %266 = call float @llvm.nvvm.fma.rn.f(float 0x3F23F971C0000000, float %260, float 0x3F55F0BDA0000000) #10
  br label %__nv_fmaf.exit2.i.i

__nv_fmaf.exit2.i.i:                              ; preds = %265, %263
  %.041 = phi float [ %264, %263 ], [ %266, %265 ]
  %267 = call i32 @__nvvm_reflect(ptr @.str) #10
  %268 = icmp ne i32 %267, 0
  br i1 %268, label %269, label %271

269:                                              ; preds = %__nv_fmaf.exit2.i.i
  %270 = call float @llvm.nvvm.fma.rn.ftz.f(float %.041, float %260, float 0x3F83B30AC0000000) #10
  br label %__nv_fmaf.exit3.i.i

271:                                              ; preds = %__nv_fmaf.exit2.i.i
  %272 = call float @llvm.nvvm.fma.rn.f(float %.041, float %260, float 0x3F83B30AC0000000) #10
  br label %__nv_fmaf.exit3.i.i

__nv_fmaf.exit3.i.i:                              ; preds = %271, %269
  %.042 = phi float [ %270, %269 ], [ %272, %271 ]
  %273 = call i32 @__nvvm_reflect(ptr @.str) #10
  %274 = icmp ne i32 %273, 0
  br i1 %274, label %275, label %277

275:                                              ; preds = %__nv_fmaf.exit3.i.i
  %276 = call float @llvm.nvvm.fma.rn.ftz.f(float %.042, float %260, float 0x3FAC6AF760000000) #10
  br label %__nv_fmaf.exit4.i.i

277:                                              ; preds = %__nv_fmaf.exit3.i.i
  %278 = call float @llvm.nvvm.fma.rn.f(float %.042, float %260, float 0x3FAC6AF760000000) #10
  br label %__nv_fmaf.exit4.i.i

__nv_fmaf.exit4.i.i:                              ; preds = %277, %275
  %.043 = phi float [ %276, %275 ], [ %278, %277 ]
  %279 = call i32 @__nvvm_reflect(ptr @.str) #10
  %280 = icmp ne i32 %279, 0
  br i1 %280, label %281, label %283

281:                                              ; preds = %__nv_fmaf.exit4.i.i
  %282 = call float @llvm.nvvm.fma.rn.ftz.f(float %.043, float %260, float 0x3FCEBFBD80000000) #10
  br label %__nv_fmaf.exit5.i.i

283:                                              ; preds = %__nv_fmaf.exit4.i.i
  %284 = call float @llvm.nvvm.fma.rn.f(float %.043, float %260, float 0x3FCEBFBD80000000) #10
  br label %__nv_fmaf.exit5.i.i

__nv_fmaf.exit5.i.i:                              ; preds = %283, %281
  %.044 = phi float [ %282, %281 ], [ %284, %283 ]
  %285 = call i32 @__nvvm_reflect(ptr @.str) #10
  %286 = icmp ne i32 %285, 0
  br i1 %286, label %287, label %289

287:                                              ; preds = %__nv_fmaf.exit5.i.i
  %288 = call float @llvm.nvvm.fma.rn.ftz.f(float %.044, float %260, float 0x3FE62E4300000000) #10
  br label %__nv_fmaf.exit6.i.i

289:                                              ; preds = %__nv_fmaf.exit5.i.i
  %290 = call float @llvm.nvvm.fma.rn.f(float %.044, float %260, float 0x3FE62E4300000000) #10
  br label %__nv_fmaf.exit6.i.i

__nv_fmaf.exit6.i.i:                              ; preds = %289, %287
  %.046 = phi float [ %288, %287 ], [ %290, %289 ]
  %291 = call i32 @__nvvm_reflect(ptr @.str) #10
  %292 = icmp ne i32 %291, 0
  br i1 %292, label %293, label %295

293:                                              ; preds = %__nv_fmaf.exit6.i.i
  %294 = call float @llvm.nvvm.fma.rn.ftz.f(float %.046, float %260, float 1.000000e+00) #10
  br label %__internal_powf_exp2.exit.i

295:                                              ; preds = %__nv_fmaf.exit6.i.i
  %296 = call float @llvm.nvvm.fma.rn.f(float %.046, float %260, float 1.000000e+00) #10
  br label %__internal_powf_exp2.exit.i

__internal_powf_exp2.exit.i:                      ; preds = %295, %293
  %.040 = phi float [ %294, %293 ], [ %296, %295 ]
  %297 = fptosi float %258 to i32
  %298 = fcmp ogt float %258, 0.000000e+00
  %299 = select i1 %298, i32 0, i32 -2097152000
  %300 = add i32 2130706432, %299
  %301 = bitcast i32 %300 to float
  %302 = fmul float %.040, %301
  %303 = shl i32 %297, 23
  %304 = sub i32 %303, %299
  %305 = bitcast i32 %304 to float
  %306 = fmul float %302, %305
  %307 = fmul float %306, 0x40040D9320000000
  %308 = call float asm "rcp.approx.ftz.f32 $0,$1;", "=f,f"(float %.04) #13, !srcloc !23
  %309 = call i32 @__nvvm_reflect(ptr @.str) #10
  %310 = icmp ne i32 %309, 0
  br i1 %310, label %311, label %313

311:                                              ; preds = %__internal_powf_exp2.exit.i
  %312 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3F11EF2E20000000, float %308, float 0xBF0A87DB00000000) #10
  br label %__internal_fmad.exit21.i

313:                                              ; preds = %__internal_powf_exp2.exit.i
  %314 = call float @llvm.nvvm.fma.rn.f(float 0x3F11EF2E20000000, float %308, float 0xBF0A87DB00000000) #10
  br label %__internal_fmad.exit21.i

__internal_fmad.exit21.i:                         ; preds = %313, %311
  %.047 = phi float [ %312, %311 ], [ %314, %313 ]
  %315 = call i32 @__nvvm_reflect(ptr @.str) #10
  %316 = icmp ne i32 %315, 0
  br i1 %316, label %317, label %319

317:                                              ; preds = %__internal_fmad.exit21.i
  %318 = call float @llvm.nvvm.fma.rn.ftz.f(float %.047, float %308, float 0xBF3BB4D7C0000000) #10
  br label %__internal_fmad.exit23.i

319:                                              ; preds = %__internal_fmad.exit21.i
  %320 = call float @llvm.nvvm.fma.rn.f(float %.047, float %308, float 0xBF3BB4D7C0000000) #10
  br label %__internal_fmad.exit23.i

__internal_fmad.exit23.i:                         ; preds = %319, %317
  %.048 = phi float [ %318, %317 ], [ %320, %319 ]
  %321 = call i32 @__nvvm_reflect(ptr @.str) #10
  %322 = icmp ne i32 %321, 0
  br i1 %322, label %323, label %325

323:                                              ; preds = %__internal_fmad.exit23.i
  %324 = call float @llvm.nvvm.fma.rn.ftz.f(float %.048, float %308, float 0x3F504157C0000000) #10
  br label %__internal_fmad.exit25.i

325:                                              ; preds = %__internal_fmad.exit23.i
  %326 = call float @llvm.nvvm.fma.rn.f(float %.048, float %308, float 0x3F504157C0000000) #10
  br label %__internal_fmad.exit25.i

__internal_fmad.exit25.i:                         ; preds = %325, %323
  %.049 = phi float [ %324, %323 ], [ %326, %325 ]
  %327 = call i32 @__nvvm_reflect(ptr @.str) #10
  %328 = icmp ne i32 %327, 0
  br i1 %328, label %329, label %331

329:                                              ; preds = %__internal_fmad.exit25.i
  %330 = call float @llvm.nvvm.fma.rn.ftz.f(float %.049, float %308, float 0xBF32415FA0000000) #10
  br label %__internal_fmad.exit27.i

331:                                              ; preds = %__internal_fmad.exit25.i
  %332 = call float @llvm.nvvm.fma.rn.f(float %.049, float %308, float 0xBF32415FA0000000) #10
  br label %__internal_fmad.exit27.i

__internal_fmad.exit27.i:                         ; preds = %331, %329
  %.050 = phi float [ %330, %329 ], [ %332, %331 ]
  %333 = call i32 @__nvvm_reflect(ptr @.str) #10
  %334 = icmp ne i32 %333, 0
  br i1 %334, label %335, label %337

335:                                              ; preds = %__internal_fmad.exit27.i
  %336 = call float @llvm.nvvm.fma.rn.ftz.f(float %.050, float %308, float 0xBF65E9AC80000000) #10
  br label %__internal_fmad.exit29.i

337:                                              ; preds = %__internal_fmad.exit27.i
  %338 = call float @llvm.nvvm.fma.rn.f(float %.050, float %308, float 0xBF65E9AC80000000) #10
  br label %__internal_fmad.exit29.i

__internal_fmad.exit29.i:                         ; preds = %337, %335
  %.051 = phi float [ %336, %335 ], [ %338, %337 ]
  %339 = call i32 @__nvvm_reflect(ptr @.str) #10
  %340 = icmp ne i32 %339, 0
  br i1 %340, label %341, label %343

341:                                              ; preds = %__internal_fmad.exit29.i
  %342 = call float @llvm.nvvm.fma.rn.ftz.f(float %.051, float %308, float 0x3F6C70E640000000) #10
  br label %__internal_fmad.exit31.i

343:                                              ; preds = %__internal_fmad.exit29.i
  %344 = call float @llvm.nvvm.fma.rn.f(float %.051, float %308, float 0x3F6C70E640000000) #10
  br label %__internal_fmad.exit31.i

__internal_fmad.exit31.i:                         ; preds = %343, %341
  %.053 = phi float [ %342, %341 ], [ %344, %343 ]
  %345 = call i32 @__nvvm_reflect(ptr @.str) #10
  %346 = icmp ne i32 %345, 0
  br i1 %346, label %347, label %349

347:                                              ; preds = %__internal_fmad.exit31.i
  %348 = call float @llvm.nvvm.fma.rn.ftz.f(float %.053, float %308, float 0x3FB5555580000000) #10
  br label %__internal_fmad.exit33.i

349:                                              ; preds = %__internal_fmad.exit31.i
  %350 = call float @llvm.nvvm.fma.rn.f(float %.053, float %308, float 0x3FB5555580000000) #10
  br label %__internal_fmad.exit33.i

__internal_fmad.exit33.i:                         ; preds = %349, %347
  %.054 = phi float [ %348, %347 ], [ %350, %349 ]
  %351 = fcmp olt float %a, 0.000000e+00
  br i1 %351, label %352, label %534

352:                                              ; preds = %__internal_fmad.exit33.i
  %353 = fmul float %308, %.054
  %354 = call i32 @__nvvm_reflect(ptr @.str) #10
  %355 = icmp ne i32 %354, 0
  br i1 %355, label %356, label %358

356:                                              ; preds = %352
  %357 = call float @llvm.nvvm.fma.rn.ftz.f(float %353, float %x.i.0, float %x.i.0) #10
  br label %__internal_fmad.exit35.i

358:                                              ; preds = %352
  %359 = call float @llvm.nvvm.fma.rn.f(float %353, float %x.i.0, float %x.i.0) #10
  br label %__internal_fmad.exit35.i

__internal_fmad.exit35.i:                         ; preds = %358, %356
  %.055 = phi float [ %357, %356 ], [ %359, %358 ]
  %360 = fadd float %.04, %.04
  %361 = call float @llvm.nvvm.round.f(float %360) #10
  %362 = call i32 @llvm.nvvm.f2i.rz(float %361) #10
  %363 = call i32 @__nvvm_reflect(ptr @.str) #10
  %364 = icmp ne i32 %363, 0
  br i1 %364, label %365, label %367

365:                                              ; preds = %__internal_fmad.exit35.i
  %366 = call float @llvm.nvvm.fma.rn.ftz.f(float %361, float -5.000000e-01, float %.04) #10
  br label %__internal_fmad.exit.i37.i

367:                                              ; preds = %__internal_fmad.exit35.i
  %368 = call float @llvm.nvvm.fma.rn.f(float %361, float -5.000000e-01, float %.04) #10
  br label %__internal_fmad.exit.i37.i

__internal_fmad.exit.i37.i:                       ; preds = %367, %365
  %.075 = phi float [ %366, %365 ], [ %368, %367 ]
  %369 = and i32 %362, 1
  %370 = call i32 @__nvvm_reflect(ptr @.str) #10
  %371 = icmp ne i32 %370, 0
  br i1 %371, label %372, label %374

372:                                              ; preds = %__internal_fmad.exit.i37.i
  %373 = call float @llvm.nvvm.mul.rn.ftz.f(float %.075, float %.075) #10
  br label %__nv_fmul_rn.exit.i.i.i

374:                                              ; preds = %__internal_fmad.exit.i37.i
  %375 = call float @llvm.nvvm.mul.rn.f(float %.075, float %.075) #10
  br label %__nv_fmul_rn.exit.i.i.i

__nv_fmul_rn.exit.i.i.i:                          ; preds = %374, %372
  %.056 = phi float [ %373, %372 ], [ %375, %374 ]
  %376 = call i32 @__nvvm_reflect(ptr @.str.1) #10
  %377 = icmp sgt i32 %376, 820
  br i1 %377, label %378, label %433

378:                                              ; preds = %__nv_fmul_rn.exit.i.i.i
  %379 = call i32 @__nvvm_reflect(ptr @.str) #10
  %380 = icmp ne i32 %379, 0
  br i1 %380, label %381, label %383

381:                                              ; preds = %378
  %382 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBFE2F59920000000, float %.056, float 0x400466B200000000) #10
  br label %__internal_fmad.exit.i.i.i

383:                                              ; preds = %378
  %384 = call float @llvm.nvvm.fma.rn.f(float 0xBFE2F59920000000, float %.056, float 0x400466B200000000) #10
  br label %__internal_fmad.exit.i.i.i

__internal_fmad.exit.i.i.i:                       ; preds = %383, %381
  %.057 = phi float [ %382, %381 ], [ %384, %383 ]
  %385 = call i32 @__nvvm_reflect(ptr @.str) #10
  %386 = icmp ne i32 %385, 0
  br i1 %386, label %387, label %389

387:                                              ; preds = %__internal_fmad.exit.i.i.i
  %388 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FCD09C240000000, float %.056, float 0xBFF55A5C00000000) #10
  br label %__internal_fmad.exit1.i.i.i

389:                                              ; preds = %__internal_fmad.exit.i.i.i
  %390 = call float @llvm.nvvm.fma.rn.f(float 0x3FCD09C240000000, float %.056, float 0xBFF55A5C00000000) #10
  br label %__internal_fmad.exit1.i.i.i

__internal_fmad.exit1.i.i.i:                      ; preds = %389, %387
  %.058 = phi float [ %388, %387 ], [ %390, %389 ]
  %391 = call i32 @__nvvm_reflect(ptr @.str) #10
  %392 = icmp ne i32 %391, 0
  br i1 %392, label %393, label %395

393:                                              ; preds = %__internal_fmad.exit1.i.i.i
  %394 = call float @llvm.nvvm.fma.rn.ftz.f(float %.057, float %.056, float 0xC014ABBEC0000000) #10
  br label %__internal_fmad.exit2.i.i.i

395:                                              ; preds = %__internal_fmad.exit1.i.i.i
  %396 = call float @llvm.nvvm.fma.rn.f(float %.057, float %.056, float 0xC014ABBEC0000000) #10
  br label %__internal_fmad.exit2.i.i.i

__internal_fmad.exit2.i.i.i:                      ; preds = %395, %393
  %.060 = phi float [ %394, %393 ], [ %396, %395 ]
  %397 = call i32 @__nvvm_reflect(ptr @.str) #10
  %398 = icmp ne i32 %397, 0
  br i1 %398, label %399, label %401

399:                                              ; preds = %__internal_fmad.exit2.i.i.i
  %400 = call float @llvm.nvvm.fma.rn.ftz.f(float %.058, float %.056, float 0x40103C19E0000000) #10
  br label %__internal_fmad.exit3.i.i.i

401:                                              ; preds = %__internal_fmad.exit2.i.i.i
  %402 = call float @llvm.nvvm.fma.rn.f(float %.058, float %.056, float 0x40103C19E0000000) #10
  br label %__internal_fmad.exit3.i.i.i

__internal_fmad.exit3.i.i.i:                      ; preds = %401, %399
  %.061 = phi float [ %400, %399 ], [ %402, %401 ]
  %403 = call i32 @__nvvm_reflect(ptr @.str) #10
  %404 = icmp ne i32 %403, 0
  br i1 %404, label %405, label %407

405:                                              ; preds = %__internal_fmad.exit3.i.i.i
  %406 = call float @llvm.nvvm.fma.rn.ftz.f(float %.056, float %.075, float 0.000000e+00) #10
  br label %__internal_fmad.exit4.i.i.i

407:                                              ; preds = %__internal_fmad.exit3.i.i.i
  %408 = call float @llvm.nvvm.fma.rn.f(float %.056, float %.075, float 0.000000e+00) #10
  br label %__internal_fmad.exit4.i.i.i

__internal_fmad.exit4.i.i.i:                      ; preds = %407, %405
  %.062 = phi float [ %406, %405 ], [ %408, %407 ]
  %409 = call i32 @__nvvm_reflect(ptr @.str) #10
  %410 = icmp ne i32 %409, 0
  br i1 %410, label %411, label %413

411:                                              ; preds = %__internal_fmad.exit4.i.i.i
  %412 = call float @llvm.nvvm.fma.rn.ftz.f(float %.061, float %.056, float 0xC013BD3CC0000000) #10
  br label %__internal_fmad.exit5.i.i.i

413:                                              ; preds = %__internal_fmad.exit4.i.i.i
  %414 = call float @llvm.nvvm.fma.rn.f(float %.061, float %.056, float 0xC013BD3CC0000000) #10
  br label %__internal_fmad.exit5.i.i.i

__internal_fmad.exit5.i.i.i:                      ; preds = %413, %411
  %.063 = phi float [ %412, %411 ], [ %414, %413 ]
  %415 = call i32 @__nvvm_reflect(ptr @.str) #10
  %416 = icmp ne i32 %415, 0
  br i1 %416, label %417, label %419

417:                                              ; preds = %__internal_fmad.exit5.i.i.i
  %418 = call float @llvm.nvvm.fma.rn.ftz.f(float %.060, float %.062, float 0.000000e+00) #10
  br label %__internal_fmad.exit6.i.i.i

419:                                              ; preds = %__internal_fmad.exit5.i.i.i
  %420 = call float @llvm.nvvm.fma.rn.f(float %.060, float %.062, float 0.000000e+00) #10
  br label %__internal_fmad.exit6.i.i.i

__internal_fmad.exit6.i.i.i:                      ; preds = %419, %417
  %.064 = phi float [ %418, %417 ], [ %420, %419 ]
  %421 = call i32 @__nvvm_reflect(ptr @.str) #10
  %422 = icmp ne i32 %421, 0
  br i1 %422, label %423, label %425

423:                                              ; preds = %__internal_fmad.exit6.i.i.i
  %424 = call float @llvm.nvvm.fma.rn.ftz.f(float %.063, float %.056, float 1.000000e+00) #10
  br label %__internal_fmad.exit7.i.i.i

425:                                              ; preds = %__internal_fmad.exit6.i.i.i
  %426 = call float @llvm.nvvm.fma.rn.f(float %.063, float %.056, float 1.000000e+00) #10
  br label %__internal_fmad.exit7.i.i.i

__internal_fmad.exit7.i.i.i:                      ; preds = %425, %423
  %.065 = phi float [ %424, %423 ], [ %426, %425 ]
  %427 = call i32 @__nvvm_reflect(ptr @.str) #10
  %428 = icmp ne i32 %427, 0
  br i1 %428, label %429, label %431

429:                                              ; preds = %__internal_fmad.exit7.i.i.i
  %430 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x400921FB60000000, float %.075, float %.064) #10
  br label %__internal_fmad.exit8.i.i.i

431:                                              ; preds = %__internal_fmad.exit7.i.i.i
  %432 = call float @llvm.nvvm.fma.rn.f(float 0x400921FB60000000, float %.075, float %.064) #10
  br label %__internal_fmad.exit8.i.i.i

__internal_fmad.exit8.i.i.i:                      ; preds = %431, %429
  %.067 = phi float [ %430, %429 ], [ %432, %431 ]
  br label %486

433:                                              ; preds = %__nv_fmul_rn.exit.i.i.i
  %434 = icmp ne i32 %369, 0
  br i1 %434, label %435, label %436

435:                                              ; preds = %433
  br label %437

436:                                              ; preds = %433
  br label %437

437:                                              ; preds = %436, %435
  %438 = phi float [ 1.000000e+00, %435 ], [ %.075, %436 ]
  %439 = call i32 @__nvvm_reflect(ptr @.str) #10
  %440 = icmp ne i32 %439, 0
  br i1 %440, label %441, label %443

441:                                              ; preds = %437
  %442 = call float @llvm.nvvm.fma.rn.ftz.f(float %.056, float %438, float 0.000000e+00) #10
  br label %__internal_fmad.exit9.i.i.i

443:                                              ; preds = %437
  %444 = call float @llvm.nvvm.fma.rn.f(float %.056, float %438, float 0.000000e+00) #10
  br label %__internal_fmad.exit9.i.i.i

__internal_fmad.exit9.i.i.i:                      ; preds = %443, %441
  %.068 = phi float [ %442, %441 ], [ %444, %443 ]
  %445 = icmp ne i32 %369, 0
  br i1 %445, label %446, label %453

446:                                              ; preds = %__internal_fmad.exit9.i.i.i
  %447 = call i32 @__nvvm_reflect(ptr @.str) #10
  %448 = icmp ne i32 %447, 0
  br i1 %448, label %449, label %451

449:                                              ; preds = %446
  %450 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x3FCD09C240000000, float %.056, float 0xBFF55A5C00000000) #10
  br label %__internal_fmad.exit10.i.i.i

451:                                              ; preds = %446
  %452 = call float @llvm.nvvm.fma.rn.f(float 0x3FCD09C240000000, float %.056, float 0xBFF55A5C00000000) #10
  br label %__internal_fmad.exit10.i.i.i

__internal_fmad.exit10.i.i.i:                     ; preds = %451, %449
  %.069 = phi float [ %450, %449 ], [ %452, %451 ]
  br label %454

453:                                              ; preds = %__internal_fmad.exit9.i.i.i
  br label %454

454:                                              ; preds = %453, %__internal_fmad.exit10.i.i.i
  %455 = phi float [ %.069, %__internal_fmad.exit10.i.i.i ], [ 0xBFE2F59920000000, %453 ]
  %456 = icmp ne i32 %369, 0
  %457 = select i1 %456, float 0x40103C19E0000000, float 0x400466B200000000
  %458 = call i32 @__nvvm_reflect(ptr @.str) #10
  %459 = icmp ne i32 %458, 0
  br i1 %459, label %460, label %462

460:                                              ; preds = %454
  %461 = call float @llvm.nvvm.fma.rn.ftz.f(float %455, float %.056, float %457) #10
  br label %__internal_fmad.exit11.i.i.i

462:                                              ; preds = %454
  %463 = call float @llvm.nvvm.fma.rn.f(float %455, float %.056, float %457) #10
  br label %__internal_fmad.exit11.i.i.i

__internal_fmad.exit11.i.i.i:                     ; preds = %462, %460
  %.070 = phi float [ %461, %460 ], [ %463, %462 ]
  %464 = icmp ne i32 %369, 0
  %465 = select i1 %464, float 0xC013BD3CC0000000, float 0xC014ABBEC0000000
  %466 = call i32 @__nvvm_reflect(ptr @.str) #10
  %467 = icmp ne i32 %466, 0
  br i1 %467, label %468, label %470

468:                                              ; preds = %__internal_fmad.exit11.i.i.i
  %469 = call float @llvm.nvvm.fma.rn.ftz.f(float %.070, float %.056, float %465) #10
  br label %__internal_fmad.exit12.i.i.i

470:                                              ; preds = %__internal_fmad.exit11.i.i.i
  %471 = call float @llvm.nvvm.fma.rn.f(float %.070, float %.056, float %465) #10
  br label %__internal_fmad.exit12.i.i.i

__internal_fmad.exit12.i.i.i:                     ; preds = %470, %468
  %.071 = phi float [ %469, %468 ], [ %471, %470 ]
  %472 = icmp ne i32 %369, 0
  %473 = select i1 %472, float 1.000000e+00, float 0.000000e+00
  %474 = call i32 @__nvvm_reflect(ptr @.str) #10
  %475 = icmp ne i32 %474, 0
  br i1 %475, label %476, label %478

476:                                              ; preds = %__internal_fmad.exit12.i.i.i
  %477 = call float @llvm.nvvm.fma.rn.ftz.f(float %.071, float %.068, float %473) #10
  br label %__internal_fmad.exit13.i.i.i

478:                                              ; preds = %__internal_fmad.exit12.i.i.i
  %479 = call float @llvm.nvvm.fma.rn.f(float %.071, float %.068, float %473) #10
  br label %__internal_fmad.exit13.i.i.i

__internal_fmad.exit13.i.i.i:                     ; preds = %478, %476
  %.072 = phi float [ %477, %476 ], [ %479, %478 ]
  %480 = call i32 @__nvvm_reflect(ptr @.str) #10
  %481 = icmp ne i32 %480, 0
  br i1 %481, label %482, label %484

482:                                              ; preds = %__internal_fmad.exit13.i.i.i
  %483 = call float @llvm.nvvm.fma.rn.ftz.f(float 0x400921FB60000000, float %.075, float %.072) #10
  br label %__internal_fmad.exit14.i.i.i

484:                                              ; preds = %__internal_fmad.exit13.i.i.i
  %485 = call float @llvm.nvvm.fma.rn.f(float 0x400921FB60000000, float %.075, float %.072) #10
  br label %__internal_fmad.exit14.i.i.i

__internal_fmad.exit14.i.i.i:                     ; preds = %484, %482
  %.074 = phi float [ %483, %482 ], [ %485, %484 ]
  br label %486

486:                                              ; preds = %__internal_fmad.exit14.i.i.i, %__internal_fmad.exit8.i.i.i
  %rc.i.i.i.0 = phi float [ %.065, %__internal_fmad.exit8.i.i.i ], [ %.072, %__internal_fmad.exit14.i.i.i ]
  %rs.i.i.i.0 = phi float [ %.067, %__internal_fmad.exit8.i.i.i ], [ %.074, %__internal_fmad.exit14.i.i.i ]
  %487 = icmp ne i32 %369, 0
  br i1 %487, label %488, label %489

488:                                              ; preds = %486
  br label %490

489:                                              ; preds = %486
  br label %490

490:                                              ; preds = %489, %488
  %491 = phi float [ %rc.i.i.i.0, %488 ], [ %rs.i.i.i.0, %489 ]
  %492 = and i32 %362, 2
  %493 = icmp ne i32 %492, 0
  br i1 %493, label %494, label %496

494:                                              ; preds = %490
  %495 = fsub float 0.000000e+00, %491
  br label %__internal_tgammaf_sinpi.exit.i

496:                                              ; preds = %490
  br label %__internal_tgammaf_sinpi.exit.i

__internal_tgammaf_sinpi.exit.i:                  ; preds = %496, %494
  %497 = phi float [ %495, %494 ], [ %491, %496 ]
  %498 = call i32 @__nvvm_reflect(ptr @.str) #10
  %499 = icmp ne i32 %498, 0
  br i1 %499, label %500, label %502

500:                                              ; preds = %__internal_tgammaf_sinpi.exit.i
  %501 = call float @llvm.nvvm.mul.rn.ftz.f(float %.055, float %497) #10
  br label %__nv_fmul_rn.exit.i39.i

502:                                              ; preds = %__internal_tgammaf_sinpi.exit.i
  %503 = call float @llvm.nvvm.mul.rn.f(float %.055, float %497) #10
  br label %__nv_fmul_rn.exit.i39.i

__nv_fmul_rn.exit.i39.i:                          ; preds = %502, %500
  %.077 = phi float [ %501, %500 ], [ %503, %502 ]
  %504 = fsub float -0.000000e+00, %.077
  %505 = call i32 @__nvvm_reflect(ptr @.str) #10
  %506 = icmp ne i32 %505, 0
  br i1 %506, label %507, label %509

507:                                              ; preds = %__nv_fmul_rn.exit.i39.i
  %508 = call float @llvm.nvvm.fma.rn.ftz.f(float %.055, float %497, float %504) #10
  br label %__internal_fast2prod.exit41.i

509:                                              ; preds = %__nv_fmul_rn.exit.i39.i
  %510 = call float @llvm.nvvm.fma.rn.f(float %.055, float %497, float %504) #10
  br label %__internal_fast2prod.exit41.i

__internal_fast2prod.exit41.i:                    ; preds = %509, %507
  %.076 = phi float [ %508, %507 ], [ %510, %509 ]
  %insert158 = insertvalue %struct.float2 undef, float %.077, 0
  %insert160 = insertvalue %struct.float2 %insert158, float %.076, 1
  %511 = extractvalue %struct.float2 %insert160, 0
  %512 = extractvalue %struct.float2 %insert160, 1
  %513 = call i32 @__nvvm_reflect(ptr @.str) #10
  %514 = icmp ne i32 %513, 0
  br i1 %514, label %515, label %517

515:                                              ; preds = %__internal_fast2prod.exit41.i
  %516 = call float @llvm.nvvm.div.approx.ftz.f(float 1.000000e+00, float %511) #10
  br label %__nv_fast_fdividef.exit.i

517:                                              ; preds = %__internal_fast2prod.exit41.i
  %518 = call float @llvm.nvvm.div.approx.f(float 1.000000e+00, float %511) #10
  br label %__nv_fast_fdividef.exit.i

__nv_fast_fdividef.exit.i:                        ; preds = %517, %515
  %.073 = phi float [ %516, %515 ], [ %518, %517 ]
  %519 = fsub float -0.000000e+00, %.073
  %520 = fmul float %519, %.073
  %521 = fmul float %520, %512
  %522 = fmul float %307, %521
  %523 = call i32 @__nvvm_reflect(ptr @.str) #10
  %524 = icmp ne i32 %523, 0
  br i1 %524, label %525, label %527

525:                                              ; preds = %__nv_fast_fdividef.exit.i
  %526 = call float @llvm.nvvm.fma.rn.ftz.f(float %307, float %.073, float %522) #10
  br label %__internal_fmad.exit43.i

527:                                              ; preds = %__nv_fast_fdividef.exit.i
  %528 = call float @llvm.nvvm.fma.rn.f(float %307, float %.073, float %522) #10
  br label %__internal_fmad.exit43.i

__internal_fmad.exit43.i:                         ; preds = %527, %525
  %.066 = phi float [ %526, %525 ], [ %528, %527 ]
  %529 = fmul float %.066, 5.000000e-01
  %530 = fcmp ogt float %.04, 3.300000e+01
  br i1 %530, label %531, label %533

531:                                              ; preds = %__internal_fmad.exit43.i
  %532 = fmul float %529, 0x3CF0000000000000
  br label %533

533:                                              ; preds = %531, %__internal_fmad.exit43.i
  %s.i.0 = phi float [ %532, %531 ], [ %529, %__internal_fmad.exit43.i ]
  br label %__internal_tgammaf_stirling.exit

534:                                              ; preds = %__internal_fmad.exit33.i
  %535 = fmul float %308, %.054
  %536 = call i32 @__nvvm_reflect(ptr @.str) #10
  %537 = icmp ne i32 %536, 0
  br i1 %537, label %538, label %540

538:                                              ; preds = %534
  %539 = call float @llvm.nvvm.fma.rn.ftz.f(float %535, float %307, float %307) #10
  br label %__internal_fmad.exit45.i

540:                                              ; preds = %534
  %541 = call float @llvm.nvvm.fma.rn.f(float %535, float %307, float %307) #10
  br label %__internal_fmad.exit45.i

__internal_fmad.exit45.i:                         ; preds = %540, %538
  %.059 = phi float [ %539, %538 ], [ %541, %540 ]
  br label %__internal_tgammaf_stirling.exit

__internal_tgammaf_stirling.exit:                 ; preds = %533, %__internal_fmad.exit45.i
  %s.i.1 = phi float [ %s.i.0, %533 ], [ %.059, %__internal_fmad.exit45.i ]
  br label %619

542:                                              ; preds = %__nv_fabsf.exit
  %543 = fcmp olt float %a, -5.000000e-01
  br i1 %543, label %544, label %545

544:                                              ; preds = %542
  br label %546

545:                                              ; preds = %542
  br label %546

546:                                              ; preds = %545, %544
  %547 = phi float [ %a, %544 ], [ 1.000000e+00, %545 ]
  %548 = fcmp oeq float %a, 0.000000e+00
  br i1 %548, label %549, label %550

549:                                              ; preds = %546
  br label %553

550:                                              ; preds = %546
  %551 = call float @llvm.nvvm.round.f(float %a) #10
  %552 = fsub float %a, %551
  br label %553

553:                                              ; preds = %550, %549
  %554 = phi float [ %a, %549 ], [ %552, %550 ]
  %555 = fcmp ole float %a, 5.000000e-01
  br i1 %555, label %556, label %558

556:                                              ; preds = %553
  %557 = fmul float %547, %554
  br label %558

558:                                              ; preds = %556, %553
  %fy.0 = phi float [ %557, %556 ], [ %547, %553 ]
  %559 = call i32 @__nvvm_reflect(ptr @.str) #10
  %560 = icmp ne i32 %559, 0
  br i1 %560, label %561, label %563

561:                                              ; preds = %558
  %562 = call float @llvm.nvvm.fma.rn.ftz.f(float 0xBF5193ECC0000000, float %554, float 0x3F7D207AE0000000) #10
  br label %__internal_fmad.exit.i1

563:                                              ; preds = %558
  %564 = call float @llvm.nvvm.fma.rn.f(float 0xBF5193ECC0000000, float %554, float 0x3F7D207AE0000000) #10
  br label %__internal_fmad.exit.i1

__internal_fmad.exit.i1:                          ; preds = %563, %561
  %.052 = phi float [ %562, %561 ], [ %564, %563 ]
  %565 = call i32 @__nvvm_reflect(ptr @.str) #10
  %566 = icmp ne i32 %565, 0
  br i1 %566, label %567, label %569

567:                                              ; preds = %__internal_fmad.exit.i1
  %568 = call float @llvm.nvvm.fma.rn.ftz.f(float %.052, float %554, float 0xBF83C01600000000) #10
  br label %__internal_fmad.exit1.i

569:                                              ; preds = %__internal_fmad.exit.i1
  %570 = call float @llvm.nvvm.fma.rn.f(float %.052, float %554, float 0xBF83C01600000000) #10
  br label %__internal_fmad.exit1.i

__internal_fmad.exit1.i:                          ; preds = %569, %567
  %.045 = phi float [ %568, %567 ], [ %570, %569 ]
  %571 = call i32 @__nvvm_reflect(ptr @.str) #10
  %572 = icmp ne i32 %571, 0
  br i1 %572, label %573, label %575

573:                                              ; preds = %__internal_fmad.exit1.i
  %574 = call float @llvm.nvvm.fma.rn.ftz.f(float %.045, float %554, float 0xBFA598A440000000) #10
  br label %__internal_fmad.exit2.i

575:                                              ; preds = %__internal_fmad.exit1.i
  %576 = call float @llvm.nvvm.fma.rn.f(float %.045, float %554, float 0xBFA598A440000000) #10
  br label %__internal_fmad.exit2.i

__internal_fmad.exit2.i:                          ; preds = %575, %573
  %.039 = phi float [ %574, %573 ], [ %576, %575 ]
  %577 = call i32 @__nvvm_reflect(ptr @.str) #10
  %578 = icmp ne i32 %577, 0
  br i1 %578, label %579, label %581

579:                                              ; preds = %__internal_fmad.exit2.i
  %580 = call float @llvm.nvvm.fma.rn.ftz.f(float %.039, float %554, float 0x3FC5513660000000) #10
  br label %__internal_fmad.exit3.i

581:                                              ; preds = %__internal_fmad.exit2.i
  %582 = call float @llvm.nvvm.fma.rn.f(float %.039, float %554, float 0x3FC5513660000000) #10
  br label %__internal_fmad.exit3.i

__internal_fmad.exit3.i:                          ; preds = %581, %579
  %.033 = phi float [ %580, %579 ], [ %582, %581 ]
  %583 = call i32 @__nvvm_reflect(ptr @.str) #10
  %584 = icmp ne i32 %583, 0
  br i1 %584, label %585, label %587

585:                                              ; preds = %__internal_fmad.exit3.i
  %586 = call float @llvm.nvvm.fma.rn.ftz.f(float %.033, float %554, float 0xBFA58180A0000000) #10
  br label %__internal_fmad.exit4.i

587:                                              ; preds = %__internal_fmad.exit3.i
  %588 = call float @llvm.nvvm.fma.rn.f(float %.033, float %554, float 0xBFA58180A0000000) #10
  br label %__internal_fmad.exit4.i

__internal_fmad.exit4.i:                          ; preds = %587, %585
  %.026 = phi float [ %586, %585 ], [ %588, %587 ]
  %589 = call i32 @__nvvm_reflect(ptr @.str) #10
  %590 = icmp ne i32 %589, 0
  br i1 %590, label %591, label %593

591:                                              ; preds = %__internal_fmad.exit4.i
  %592 = call float @llvm.nvvm.fma.rn.ftz.f(float %.026, float %554, float 0xBFE4FCF440000000) #10
  br label %__internal_fmad.exit5.i

593:                                              ; preds = %__internal_fmad.exit4.i
  %594 = call float @llvm.nvvm.fma.rn.f(float %.026, float %554, float 0xBFE4FCF440000000) #10
  br label %__internal_fmad.exit5.i

__internal_fmad.exit5.i:                          ; preds = %593, %591
  %.019 = phi float [ %592, %591 ], [ %594, %593 ]
  %595 = call i32 @__nvvm_reflect(ptr @.str) #10
  %596 = icmp ne i32 %595, 0
  br i1 %596, label %597, label %599

597:                                              ; preds = %__internal_fmad.exit5.i
  %598 = call float @llvm.nvvm.fma.rn.ftz.f(float %.019, float %554, float 0x3FE2788D00000000) #10
  br label %__internal_fmad.exit6.i

599:                                              ; preds = %__internal_fmad.exit5.i
  %600 = call float @llvm.nvvm.fma.rn.f(float %.019, float %554, float 0x3FE2788D00000000) #10
  br label %__internal_fmad.exit6.i

__internal_fmad.exit6.i:                          ; preds = %599, %597
  %.012 = phi float [ %598, %597 ], [ %600, %599 ]
  %601 = call i32 @__nvvm_reflect(ptr @.str) #10
  %602 = icmp ne i32 %601, 0
  br i1 %602, label %603, label %605

603:                                              ; preds = %__internal_fmad.exit6.i
  %604 = call float @llvm.nvvm.fma.rn.ftz.f(float %.012, float %fy.0, float 0.000000e+00) #10
  br label %__internal_fmad.exit7.i

605:                                              ; preds = %__internal_fmad.exit6.i
  %606 = call float @llvm.nvvm.fma.rn.f(float %.012, float %fy.0, float 0.000000e+00) #10
  br label %__internal_fmad.exit7.i

__internal_fmad.exit7.i:                          ; preds = %605, %603
  %.05 = phi float [ %604, %603 ], [ %606, %605 ]
  %607 = call i32 @__nvvm_reflect(ptr @.str) #10
  %608 = icmp ne i32 %607, 0
  br i1 %608, label %609, label %611

609:                                              ; preds = %__internal_fmad.exit7.i
  %610 = call float @llvm.nvvm.fma.rn.ftz.f(float %.05, float %554, float %fy.0) #10
  br label %__internal_tgammaf_kernel.exit

611:                                              ; preds = %__internal_fmad.exit7.i
  %612 = call float @llvm.nvvm.fma.rn.f(float %.05, float %554, float %fy.0) #10
  br label %__internal_tgammaf_kernel.exit

__internal_tgammaf_kernel.exit:                   ; preds = %609, %611
  %.02 = phi float [ %610, %609 ], [ %612, %611 ]
  %613 = call i32 @__nvvm_reflect(ptr @.str) #10
  %614 = icmp ne i32 %613, 0
  br i1 %614, label %615, label %617

615:                                              ; preds = %__internal_tgammaf_kernel.exit
  %616 = call float @llvm.nvvm.div.approx.ftz.f(float 1.000000e+00, float %.02) #10
  br label %__nv_fast_fdividef.exit

617:                                              ; preds = %__internal_tgammaf_kernel.exit
  %618 = call float @llvm.nvvm.div.approx.f(float 1.000000e+00, float %.02) #10
  br label %__nv_fast_fdividef.exit

__nv_fast_fdividef.exit:                          ; preds = %615, %617
  %.01 = phi float [ %616, %615 ], [ %618, %617 ]
  br label %619

619:                                              ; preds = %__nv_fast_fdividef.exit, %__internal_tgammaf_stirling.exit
  %s.0 = phi float [ %s.i.1, %__internal_tgammaf_stirling.exit ], [ %.01, %__nv_fast_fdividef.exit ]
  %620 = icmp ne i32 %2, 0
  br i1 %620, label %621, label %635

621:                                              ; preds = %619
  %622 = call float @llvm.nvvm.trunc.f(float %a) #10
  %623 = fcmp oeq float %a, %622
  br i1 %623, label %624, label %626

624:                                              ; preds = %621
  %625 = bitcast i32 2147483647 to float
  br label %634

626:                                              ; preds = %621
  %627 = fcmp olt float %a, 0xC0448CCCC0000000
  br i1 %627, label %628, label %633

628:                                              ; preds = %626
  %629 = call i32 @llvm.nvvm.f2i.rz(float %a)
  %630 = and i32 %629, 1
  %631 = icmp ne i32 %630, 0
  br i1 %631, label %632, label %633

632:                                              ; preds = %628
  br label %633

633:                                              ; preds = %632, %628, %626
  %s.1 = phi float [ 0.000000e+00, %632 ], [ %s.0, %628 ], [ %s.0, %626 ]
  br label %634

634:                                              ; preds = %633, %624
  %s.2 = phi float [ %625, %624 ], [ %s.1, %633 ]
  br label %635

635:                                              ; preds = %634, %619
  %s.3 = phi float [ %s.2, %634 ], [ %s.0, %619 ]
  ret float %s.3
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_roundf(float %a) #6 {
  %1 = call float @llvm.copysign.f32(float 5.000000e-01, float %a) #10
  %2 = call i32 @__nvvm_reflect(ptr @.str) #10
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %0
  %5 = call float @llvm.nvvm.add.rz.ftz.f(float %a, float %1) #10
  br label %__nv_fadd_rz.exit

6:                                                ; preds = %0
  %7 = call float @llvm.nvvm.add.rz.f(float %a, float %1) #10
  br label %__nv_fadd_rz.exit

__nv_fadd_rz.exit:                                ; preds = %4, %6
  %.0 = phi float [ %5, %4 ], [ %7, %6 ]
  %8 = call float @llvm.nvvm.trunc.f(float %.0) #10
  ret float %8
}

; Function Attrs: alwaysinline convergent nounwind
define internal float @__nv_fdimf(float %a, float %b) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float asm "sub.rn.ftz.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b) #13, !srcloc !28
  br label %__nv_fsub_rn.exit

5:                                                ; preds = %0
  %6 = call float asm "sub.rn.f32 $0, $1, $2;", "=f,f,f"(float %a, float %b) #13, !srcloc !29
  br label %__nv_fsub_rn.exit

__nv_fsub_rn.exit:                                ; preds = %3, %5
  %res.i.0 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = fcmp ole float %a, %b
  br i1 %7, label %8, label %9

8:                                                ; preds = %__nv_fsub_rn.exit
  br label %9

9:                                                ; preds = %8, %__nv_fsub_rn.exit
  %t.0 = phi float [ 0.000000e+00, %8 ], [ %res.i.0, %__nv_fsub_rn.exit ]
  ret float %t.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_ilogbf(float %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str) #10
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %5

3:                                                ; preds = %0
  %4 = call float @llvm.nvvm.fabs.ftz.f(float %a) #10
  br label %__nv_fabsf.exit

5:                                                ; preds = %0
  %6 = call float @llvm.nvvm.fabs.f(float %a) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %3, %5
  %.0 = phi float [ %4, %3 ], [ %6, %5 ]
  %7 = bitcast float %.0 to i32
  %8 = icmp ult i32 %7, 8388608
  br i1 %8, label %9, label %18

9:                                                ; preds = %__nv_fabsf.exit
  %10 = call i32 @llvm.ctlz.i32(i32 %7, i1 false)
  %11 = sub nsw i32 -118, %10
  %12 = icmp eq i32 %7, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %9
  %14 = lshr i32 -1, 1
  %15 = sub nsw i32 0, %14
  %16 = sub nsw i32 %15, 1
  br label %17

17:                                               ; preds = %13, %9
  %expo.0 = phi i32 [ %16, %13 ], [ %11, %9 ]
  br label %31

18:                                               ; preds = %__nv_fabsf.exit
  %19 = lshr i32 %7, 23
  %20 = sub nsw i32 %19, 127
  %21 = icmp eq i32 %7, 2139095040
  br i1 %21, label %22, label %24

22:                                               ; preds = %18
  %23 = lshr i32 -1, 1
  br label %24

24:                                               ; preds = %22, %18
  %expo.1 = phi i32 [ %23, %22 ], [ %20, %18 ]
  %25 = icmp ugt i32 %7, 2139095040
  br i1 %25, label %26, label %30

26:                                               ; preds = %24
  %27 = lshr i32 -1, 1
  %28 = sub nsw i32 0, %27
  %29 = sub nsw i32 %28, 1
  br label %30

30:                                               ; preds = %26, %24
  %expo.2 = phi i32 [ %29, %26 ], [ %expo.1, %24 ]
  br label %31

31:                                               ; preds = %30, %17
  %expo.3 = phi i32 [ %expo.0, %17 ], [ %expo.2, %30 ]
  ret i32 %expo.3
}

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_isnand(double %a) #6 {
  %1 = call double @llvm.nvvm.fabs.d(double %a) #10
  %2 = bitcast i64 9218868437227405312 to double
  %3 = fcmp ole double %1, %2
  %4 = xor i1 %3, true
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_copysign(double %a, double %b) #6 {
  %1 = call double @llvm.copysign.f64(double %a, double %b)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_sin(double %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str.1)
  %2 = icmp eq i32 %1, 350
  br i1 %2, label %6, label %3

3:                                                ; preds = %0
  %4 = call i32 @__nvvm_reflect(ptr @.str.1)
  %5 = icmp eq i32 %4, 370
  br i1 %5, label %6, label %67

6:                                                ; preds = %3, %0
  %7 = call double @llvm.nvvm.fabs.d(double %a) #10
  %8 = bitcast i64 9218868437227405312 to double
  %9 = fcmp oeq double %7, %8
  %10 = zext i1 %9 to i32
  br i1 %9, label %11, label %13

11:                                               ; preds = %6
  %12 = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00) #10
  br label %31

13:                                               ; preds = %6
  %14 = fmul double %a, 0x3FE45F306DC9C883
  %15 = call i32 @llvm.nvvm.d2i.rn(double %14) #10
  %16 = sitofp i32 %15 to double
  %17 = fsub double -0.000000e+00, %16
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double 0x3FF921FB54442D18, double %a) #10
  %19 = fsub double -0.000000e+00, %16
  %20 = call double @llvm.nvvm.fma.rn.d(double %19, double 0x3C91A62633145C00, double %18) #10
  %21 = fsub double -0.000000e+00, %16
  %22 = call double @llvm.nvvm.fma.rn.d(double %21, double 0x397B839A252049C0, double %20) #10
  %23 = call double @llvm.nvvm.fabs.d(double %a) #10
  %24 = fcmp oge double %23, 0x41E0000000000000
  br i1 %24, label %25, label %__internal_trig_reduction_kerneld.exit.i

25:                                               ; preds = %13
  %26 = call %struct.trig_reduction_return @__internal_trig_reduction_slowpathd(double %a) #10
  %27 = extractvalue %struct.trig_reduction_return %26, 0
  %28 = extractvalue %struct.trig_reduction_return %26, 1
  br label %__internal_trig_reduction_kerneld.exit.i

__internal_trig_reduction_kerneld.exit.i:         ; preds = %25, %13
  %t.i.i.0 = phi double [ %27, %25 ], [ %22, %13 ]
  %q.i.i.0 = phi i32 [ %28, %25 ], [ %15, %13 ]
  %insert = insertvalue %struct.trig_reduction_return undef, double %t.i.i.0, 0
  %insert27 = insertvalue %struct.trig_reduction_return %insert, i32 %q.i.i.0, 1
  %29 = extractvalue %struct.trig_reduction_return %insert27, 0
  %30 = extractvalue %struct.trig_reduction_return %insert27, 1
  br label %31

31:                                               ; preds = %__internal_trig_reduction_kerneld.exit.i, %11
  %.01 = phi double [ %12, %11 ], [ %29, %__internal_trig_reduction_kerneld.exit.i ]
  %i.i.0 = phi i32 [ 0, %11 ], [ %30, %__internal_trig_reduction_kerneld.exit.i ]
  %32 = call double @llvm.nvvm.mul.rn.d(double %.01, double %.01) #10
  %33 = call double @llvm.nvvm.fma.rn.d(double 0xBDA8FF8320FD8164, double %32, double 0x3E21EEA7C1EF8528) #10
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %32, double 0xBE927E4F8E06E6D9) #10
  %35 = call double @llvm.nvvm.fma.rn.d(double %34, double %32, double 0x3EFA01A019DDBCE9) #10
  %36 = call double @llvm.nvvm.fma.rn.d(double %35, double %32, double 0xBF56C16C16C15D47) #10
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %32, double 0x3FA5555555555551) #10
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %32, double -5.000000e-01) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %32, double 1.000000e+00) #10
  %40 = call double @llvm.nvvm.mul.rn.d(double %.01, double %.01) #10
  %41 = call double @llvm.nvvm.fma.rn.d(double 0x3DE5DB65F9785EBA, double %40, double 0xBE5AE5F12CB0D246) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %40, double 0x3EC71DE369ACE392) #10
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double %40, double 0xBF2A01A019DB62A1) #10
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %40, double 0x3F81111111110818) #10
  %45 = call double @llvm.nvvm.fma.rn.d(double %44, double %40, double 0xBFC5555555555554) #10
  %46 = call double @llvm.nvvm.fma.rn.d(double %45, double %40, double 0.000000e+00) #10
  %47 = call double @llvm.nvvm.fma.rn.d(double %46, double %.01, double %.01) #10
  %48 = and i32 %i.i.0, 1
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %55

50:                                               ; preds = %31
  %51 = call i32 @llvm.nvvm.d2i.hi(double %47) #10
  %52 = call i32 @llvm.nvvm.d2i.lo(double %47) #10
  %53 = xor i32 %51, -2147483648
  %54 = call double @llvm.nvvm.lohi.i2d(i32 %52, i32 %53) #10
  br label %55

55:                                               ; preds = %50, %31
  %s.i.0 = phi double [ %39, %50 ], [ %47, %31 ]
  %c.i.0 = phi double [ %54, %50 ], [ %39, %31 ]
  %56 = and i32 %i.i.0, 2
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %__nv_sincos.exit

58:                                               ; preds = %55
  %59 = call i32 @llvm.nvvm.d2i.hi(double %s.i.0) #10
  %60 = call i32 @llvm.nvvm.d2i.lo(double %s.i.0) #10
  %61 = xor i32 %59, -2147483648
  %62 = call double @llvm.nvvm.lohi.i2d(i32 %60, i32 %61) #10
  %63 = call i32 @llvm.nvvm.d2i.hi(double %c.i.0) #10
  %64 = call i32 @llvm.nvvm.d2i.lo(double %c.i.0) #10
  %65 = xor i32 %63, -2147483648
  %66 = call double @llvm.nvvm.lohi.i2d(i32 %64, i32 %65) #10
  br label %__nv_sincos.exit

__nv_sincos.exit:                                 ; preds = %55, %58
  %s.i.1 = phi double [ %62, %58 ], [ %s.i.0, %55 ]
  %c.i.1 = phi double [ %66, %58 ], [ %c.i.0, %55 ]
  br label %129

67:                                               ; preds = %3
  %68 = call double @llvm.nvvm.fabs.d(double %a) #10
  %69 = bitcast i64 9218868437227405312 to double
  %70 = fcmp oeq double %68, %69
  %71 = zext i1 %70 to i32
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %75

73:                                               ; preds = %67
  %74 = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00) #10
  br label %93

75:                                               ; preds = %67
  %76 = fmul double %a, 0x3FE45F306DC9C883
  %77 = call i32 @llvm.nvvm.d2i.rn(double %76) #10
  %78 = sitofp i32 %77 to double
  %79 = fsub double -0.000000e+00, %78
  %80 = call double @llvm.nvvm.fma.rn.d(double %79, double 0x3FF921FB54442D18, double %a) #10
  %81 = fsub double -0.000000e+00, %78
  %82 = call double @llvm.nvvm.fma.rn.d(double %81, double 0x3C91A62633145C00, double %80) #10
  %83 = fsub double -0.000000e+00, %78
  %84 = call double @llvm.nvvm.fma.rn.d(double %83, double 0x397B839A252049C0, double %82) #10
  %85 = call double @llvm.nvvm.fabs.d(double %a) #10
  %86 = fcmp oge double %85, 0x41E0000000000000
  br i1 %86, label %87, label %__internal_trig_reduction_kerneld.exit

87:                                               ; preds = %75
  %88 = call %struct.trig_reduction_return @__internal_trig_reduction_slowpathd(double %a) #10
  %89 = extractvalue %struct.trig_reduction_return %88, 0
  %90 = extractvalue %struct.trig_reduction_return %88, 1
  br label %__internal_trig_reduction_kerneld.exit

__internal_trig_reduction_kerneld.exit:           ; preds = %75, %87
  %t.i1.0 = phi double [ %89, %87 ], [ %84, %75 ]
  %q.i.0 = phi i32 [ %90, %87 ], [ %77, %75 ]
  %insert41 = insertvalue %struct.trig_reduction_return undef, double %t.i1.0, 0
  %insert43 = insertvalue %struct.trig_reduction_return %insert41, i32 %q.i.0, 1
  %91 = extractvalue %struct.trig_reduction_return %insert43, 0
  %92 = extractvalue %struct.trig_reduction_return %insert43, 1
  br label %93

93:                                               ; preds = %__internal_trig_reduction_kerneld.exit, %73
  %z.0 = phi double [ %74, %73 ], [ %91, %__internal_trig_reduction_kerneld.exit ]
  %i.0 = phi i32 [ 0, %73 ], [ %92, %__internal_trig_reduction_kerneld.exit ]
  %94 = and i32 %i.0, 1
  %95 = mul nsw i32 8, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds double, ptr addrspace(1) @__cudart_sin_cos_coeffs, i64 %96
  %98 = call double @llvm.nvvm.mul.rn.d(double %z.0, double %z.0) #10
  %99 = and i32 %i.0, 1
  %100 = icmp ne i32 %99, 0
  %101 = select i1 %100, double 0xBDA8FF8320FD8164, double 0x3DE5DB65F9785EBA
  %102 = load double, ptr addrspace(1) %97, align 8
  %103 = call double @llvm.nvvm.fma.rn.d(double %101, double %98, double %102) #10
  %104 = getelementptr inbounds double, ptr addrspace(1) %97, i64 1
  %105 = load double, ptr addrspace(1) %104, align 8
  %106 = call double @llvm.nvvm.fma.rn.d(double %103, double %98, double %105) #10
  %107 = getelementptr inbounds double, ptr addrspace(1) %97, i64 2
  %108 = load double, ptr addrspace(1) %107, align 8
  %109 = call double @llvm.nvvm.fma.rn.d(double %106, double %98, double %108) #10
  %110 = getelementptr inbounds double, ptr addrspace(1) %97, i64 3
  %111 = load double, ptr addrspace(1) %110, align 8
  %112 = call double @llvm.nvvm.fma.rn.d(double %109, double %98, double %111) #10
  %113 = getelementptr inbounds double, ptr addrspace(1) %97, i64 4
  %114 = load double, ptr addrspace(1) %113, align 8
  %115 = call double @llvm.nvvm.fma.rn.d(double %112, double %98, double %114) #10
  %116 = getelementptr inbounds double, ptr addrspace(1) %97, i64 5
  %117 = load double, ptr addrspace(1) %116, align 8
  %118 = call double @llvm.nvvm.fma.rn.d(double %115, double %98, double %117) #10
  %119 = call double @llvm.nvvm.fma.rn.d(double %118, double %z.0, double %z.0) #10
  %120 = and i32 %i.0, 1
  %121 = icmp ne i32 %120, 0
  br i1 %121, label %122, label %124

122:                                              ; preds = %93
  %123 = call double @llvm.nvvm.fma.rn.d(double %118, double %98, double 1.000000e+00) #10
  br label %124

124:                                              ; preds = %122, %93
  %.02 = phi double [ %123, %122 ], [ %119, %93 ]
  %125 = and i32 %i.0, 2
  %126 = icmp ne i32 %125, 0
  br i1 %126, label %127, label %__internal_sin_cos_kerneld.exit

127:                                              ; preds = %124
  %128 = call double @llvm.nvvm.fma.rn.d(double %.02, double -1.000000e+00, double 0.000000e+00) #10
  br label %__internal_sin_cos_kerneld.exit

__internal_sin_cos_kerneld.exit:                  ; preds = %124, %127
  %.1 = phi double [ %128, %127 ], [ %.02, %124 ]
  br label %129

129:                                              ; preds = %__internal_sin_cos_kerneld.exit, %__nv_sincos.exit
  %.0 = phi double [ %s.i.1, %__nv_sincos.exit ], [ %.1, %__internal_sin_cos_kerneld.exit ]
  ret double %.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.mul.rn.d(double, double) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rn(double) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fma.rn.d(double, double, double) #5

; Function Attrs: convergent noinline nounwind
define internal %struct.trig_reduction_return @__internal_trig_reduction_slowpathd(double %a) #9 {
  %result = alloca [5 x i64], align 8
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = and i32 %1, -2147483648
  %3 = lshr i32 %1, 20
  %4 = and i32 %3, 2047
  %5 = icmp eq i32 %4, 2047
  br i1 %5, label %6, label %7

6:                                                ; preds = %0
  br label %116

7:                                                ; preds = %0
  %8 = sub i32 %4, 1024
  %9 = bitcast double %a to i64
  %10 = shl i64 %9, 11
  %11 = or i64 %10, -9223372036854775808
  %12 = lshr i32 %8, 6
  %13 = sub i32 16, %12
  %14 = sub nsw i32 %13, 1
  br label %15

15:                                               ; preds = %31, %7
  %p.129.0 = phi i64 [ 0, %7 ], [ %26, %31 ]
  %q.0 = phi i32 [ %14, %7 ], [ %32, %31 ]
  %16 = add nsw i32 %13, 3
  %min.cond = icmp sle i32 18, %16
  %min = select i1 %min.cond, i32 18, i32 %16
  %17 = icmp slt i32 %q.0, %min
  br i1 %17, label %18, label %33

18:                                               ; preds = %15
  %19 = sext i32 %q.0 to i64
  %20 = getelementptr inbounds [18 x i64], ptr addrspace(1) @__cudart_i2opi_d, i64 0, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8
  %22 = call { i64, i64 } asm "{\0A\09.reg .u32 r0, r1, r2, r3, alo, ahi, blo, bhi, clo, chi;\0A\09mov.b64         {alo,ahi}, $2;    \0A\09mov.b64         {blo,bhi}, $3;    \0A\09mov.b64         {clo,chi}, $4;    \0A\09mad.lo.cc.u32   r0, alo, blo, clo;\0A\09madc.hi.cc.u32  r1, alo, blo, chi;\0A\09madc.hi.u32     r2, alo, bhi,   0;\0A\09mad.lo.cc.u32   r1, alo, bhi,  r1;\0A\09madc.hi.cc.u32  r2, ahi, blo,  r2;\0A\09madc.hi.u32     r3, ahi, bhi,   0;\0A\09mad.lo.cc.u32   r1, ahi, blo,  r1;\0A\09madc.lo.cc.u32  r2, ahi, bhi,  r2;\0A\09addc.u32        r3,  r3,   0;     \0A\09mov.b64         $0, {r0,r1};      \0A\09mov.b64         $1, {r2,r3};      \0A\09}", "=l,=l,l,l,l"(i64 %21, i64 %11, i64 %p.129.0) #13, !srcloc !30
  %23 = extractvalue { i64, i64 } %22, 0
  %24 = extractvalue { i64, i64 } %22, 1
  %insert71 = insertvalue %struct.ulonglong2 undef, i64 %23, 0
  %insert73 = insertvalue %struct.ulonglong2 %insert71, i64 %24, 1
  %25 = extractvalue %struct.ulonglong2 %insert73, 0
  %26 = extractvalue %struct.ulonglong2 %insert73, 1
  %27 = sub nsw i32 %13, 1
  %28 = sub nsw i32 %q.0, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [5 x i64], ptr %result, i64 0, i64 %29
  store i64 %25, ptr %30, align 8
  br label %31

31:                                               ; preds = %18
  %32 = add nsw i32 %q.0, 1
  br label %15, !llvm.loop !31

33:                                               ; preds = %15
  %34 = sub nsw i32 %13, 1
  %35 = sub nsw i32 %q.0, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [5 x i64], ptr %result, i64 0, i64 %36
  store i64 %p.129.0, ptr %37, align 8
  %38 = and i32 %8, 63
  %39 = getelementptr inbounds [5 x i64], ptr %result, i64 0, i64 2
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds [5 x i64], ptr %result, i64 0, i64 3
  %42 = load i64, ptr %41, align 8
  %43 = icmp ne i32 %38, 0
  br i1 %43, label %44, label %58

44:                                               ; preds = %33
  %45 = sub i32 64, %38
  %46 = zext i32 %38 to i64
  %47 = shl i64 %42, %46
  %48 = zext i32 %45 to i64
  %49 = lshr i64 %40, %48
  %50 = or i64 %47, %49
  %51 = zext i32 %38 to i64
  %52 = shl i64 %40, %51
  %53 = getelementptr inbounds [5 x i64], ptr %result, i64 0, i64 1
  %54 = load i64, ptr %53, align 8
  %55 = zext i32 %45 to i64
  %56 = lshr i64 %54, %55
  %57 = or i64 %52, %56
  br label %58

58:                                               ; preds = %44, %33
  %hi.0 = phi i64 [ %50, %44 ], [ %42, %33 ]
  %lo.0 = phi i64 [ %57, %44 ], [ %40, %33 ]
  %59 = lshr i64 %hi.0, 62
  %60 = trunc i64 %59 to i32
  %61 = shl i64 %hi.0, 2
  %62 = lshr i64 %lo.0, 62
  %63 = or i64 %61, %62
  %64 = shl i64 %lo.0, 2
  %65 = lshr i64 %63, 63
  %66 = trunc i64 %65 to i32
  %67 = add i32 %60, %66
  %68 = icmp ne i32 %2, 0
  br i1 %68, label %69, label %71

69:                                               ; preds = %58
  %70 = sub nsw i32 0, %67
  br label %71

71:                                               ; preds = %69, %58
  %q.1 = phi i32 [ %70, %69 ], [ %67, %58 ]
  %72 = icmp ne i32 %66, 0
  br i1 %72, label %73, label %80

73:                                               ; preds = %71
  %74 = call { i64, i64 } asm "{\0A\09.reg .u32 r0, r1, r2, r3, a0, a1, a2, a3, b0, b1, b2, b3;\0A\09mov.b64         {a0,a1}, $2;\0A\09mov.b64         {a2,a3}, $3;\0A\09mov.b64         {b0,b1}, $4;\0A\09mov.b64         {b2,b3}, $5;\0A\09sub.cc.u32      r0, a0, b0; \0A\09subc.cc.u32     r1, a1, b1; \0A\09subc.cc.u32     r2, a2, b2; \0A\09subc.u32        r3, a3, b3; \0A\09mov.b64         $0, {r0,r1};\0A\09mov.b64         $1, {r2,r3};\0A\09}", "=l,=l,l,l,l,l"(i64 0, i64 0, i64 %64, i64 %63) #13, !srcloc !32
  %75 = extractvalue { i64, i64 } %74, 0
  %76 = extractvalue { i64, i64 } %74, 1
  %insert61 = insertvalue %struct.ulonglong2 undef, i64 %75, 0
  %insert63 = insertvalue %struct.ulonglong2 %insert61, i64 %76, 1
  %77 = extractvalue %struct.ulonglong2 %insert63, 0
  %78 = extractvalue %struct.ulonglong2 %insert63, 1
  %79 = xor i32 %2, -2147483648
  br label %80

80:                                               ; preds = %73, %71
  %hi.1 = phi i64 [ %78, %73 ], [ %63, %71 ]
  %lo.1 = phi i64 [ %77, %73 ], [ %64, %71 ]
  %s.0 = phi i32 [ %79, %73 ], [ %2, %71 ]
  %ctlz = call i64 @llvm.ctlz.i64(i64 %hi.1, i1 false)
  %ctlz.trunc = trunc i64 %ctlz to i32
  %81 = icmp ne i32 %ctlz.trunc, 0
  br i1 %81, label %82, label %89

82:                                               ; preds = %80
  %83 = zext i32 %ctlz.trunc to i64
  %84 = shl i64 %hi.1, %83
  %85 = sub i32 64, %ctlz.trunc
  %86 = zext i32 %85 to i64
  %87 = lshr i64 %lo.1, %86
  %88 = or i64 %84, %87
  br label %89

89:                                               ; preds = %82, %80
  %hi.2 = phi i64 [ %88, %82 ], [ %hi.1, %80 ]
  %90 = call { i64, i64 } asm "{\0A\09.reg .u32 r0, r1, r2, r3, alo, ahi, blo, bhi;\0A\09mov.b64         {alo,ahi}, $2;   \0A\09mov.b64         {blo,bhi}, $3;   \0A\09mul.lo.u32      r0, alo, blo;    \0A\09mul.hi.u32      r1, alo, blo;    \0A\09mad.lo.cc.u32   r1, alo, bhi, r1;\0A\09madc.hi.u32     r2, alo, bhi,  0;\0A\09mad.lo.cc.u32   r1, ahi, blo, r1;\0A\09madc.hi.cc.u32  r2, ahi, blo, r2;\0A\09madc.hi.u32     r3, ahi, bhi,  0;\0A\09mad.lo.cc.u32   r2, ahi, bhi, r2;\0A\09addc.u32        r3, r3,  0;      \0A\09mov.b64         $0, {r0,r1};     \0A\09mov.b64         $1, {r2,r3};     \0A\09}", "=l,=l,l,l"(i64 %hi.2, i64 -3958705157555305931) #13, !srcloc !33
  %91 = extractvalue { i64, i64 } %90, 0
  %92 = extractvalue { i64, i64 } %90, 1
  %insert51 = insertvalue %struct.ulonglong2 undef, i64 %91, 0
  %insert53 = insertvalue %struct.ulonglong2 %insert51, i64 %92, 1
  %93 = extractvalue %struct.ulonglong2 %insert53, 0
  %94 = extractvalue %struct.ulonglong2 %insert53, 1
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %103

96:                                               ; preds = %89
  %97 = call { i64, i64 } asm "{\0A\09.reg .u32 r0, r1, r2, r3, a0, a1, a2, a3, b0, b1, b2, b3;\0A\09mov.b64         {a0,a1}, $2;\0A\09mov.b64         {a2,a3}, $3;\0A\09mov.b64         {b0,b1}, $4;\0A\09mov.b64         {b2,b3}, $5;\0A\09add.cc.u32      r0, a0, b0; \0A\09addc.cc.u32     r1, a1, b1; \0A\09addc.cc.u32     r2, a2, b2; \0A\09addc.u32        r3, a3, b3; \0A\09mov.b64         $0, {r0,r1};\0A\09mov.b64         $1, {r2,r3};\0A\09}", "=l,=l,l,l,l,l"(i64 %93, i64 %94, i64 %93, i64 %94) #13, !srcloc !34
  %98 = extractvalue { i64, i64 } %97, 0
  %99 = extractvalue { i64, i64 } %97, 1
  %insert41 = insertvalue %struct.ulonglong2 undef, i64 %98, 0
  %insert43 = insertvalue %struct.ulonglong2 %insert41, i64 %99, 1
  %100 = extractvalue %struct.ulonglong2 %insert43, 0
  %101 = extractvalue %struct.ulonglong2 %insert43, 1
  %102 = add i32 %ctlz.trunc, 1
  br label %103

103:                                              ; preds = %96, %89
  %hi.3 = phi i64 [ %101, %96 ], [ %94, %89 ]
  %e.0 = phi i32 [ %102, %96 ], [ %ctlz.trunc, %89 ]
  %104 = sub i32 1022, %e.0
  %105 = zext i32 %104 to i64
  %106 = zext i32 %s.0 to i64
  %107 = shl i64 %106, 32
  %108 = shl i64 %105, 52
  %109 = add i64 %hi.3, 1
  %110 = lshr i64 %109, 10
  %111 = add i64 %110, 1
  %112 = lshr i64 %111, 1
  %113 = add i64 %108, %112
  %114 = or i64 %107, %113
  %115 = bitcast i64 %114 to double
  br label %116

116:                                              ; preds = %103, %6
  %.030.0 = phi double [ %a, %6 ], [ %115, %103 ]
  %.131.0 = phi i32 [ 0, %6 ], [ %q.1, %103 ]
  %insert = insertvalue %struct.trig_reduction_return undef, double %.030.0, 0
  %insert33 = insertvalue %struct.trig_reduction_return %insert, i32 %.131.0, 1
  ret %struct.trig_reduction_return %insert33
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_cos(double %a) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str.1)
  %2 = icmp eq i32 %1, 350
  br i1 %2, label %6, label %3

3:                                                ; preds = %0
  %4 = call i32 @__nvvm_reflect(ptr @.str.1)
  %5 = icmp eq i32 %4, 370
  br i1 %5, label %6, label %67

6:                                                ; preds = %3, %0
  %7 = call double @llvm.nvvm.fabs.d(double %a) #10
  %8 = bitcast i64 9218868437227405312 to double
  %9 = fcmp oeq double %7, %8
  %10 = zext i1 %9 to i32
  br i1 %9, label %11, label %13

11:                                               ; preds = %6
  %12 = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00) #10
  br label %31

13:                                               ; preds = %6
  %14 = fmul double %a, 0x3FE45F306DC9C883
  %15 = call i32 @llvm.nvvm.d2i.rn(double %14) #10
  %16 = sitofp i32 %15 to double
  %17 = fsub double -0.000000e+00, %16
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double 0x3FF921FB54442D18, double %a) #10
  %19 = fsub double -0.000000e+00, %16
  %20 = call double @llvm.nvvm.fma.rn.d(double %19, double 0x3C91A62633145C00, double %18) #10
  %21 = fsub double -0.000000e+00, %16
  %22 = call double @llvm.nvvm.fma.rn.d(double %21, double 0x397B839A252049C0, double %20) #10
  %23 = call double @llvm.nvvm.fabs.d(double %a) #10
  %24 = fcmp oge double %23, 0x41E0000000000000
  br i1 %24, label %25, label %__internal_trig_reduction_kerneld.exit.i

25:                                               ; preds = %13
  %26 = call %struct.trig_reduction_return @__internal_trig_reduction_slowpathd(double %a) #10
  %27 = extractvalue %struct.trig_reduction_return %26, 0
  %28 = extractvalue %struct.trig_reduction_return %26, 1
  br label %__internal_trig_reduction_kerneld.exit.i

__internal_trig_reduction_kerneld.exit.i:         ; preds = %25, %13
  %t.i.i.0 = phi double [ %27, %25 ], [ %22, %13 ]
  %q.i.i.0 = phi i32 [ %28, %25 ], [ %15, %13 ]
  %insert = insertvalue %struct.trig_reduction_return undef, double %t.i.i.0, 0
  %insert27 = insertvalue %struct.trig_reduction_return %insert, i32 %q.i.i.0, 1
  %29 = extractvalue %struct.trig_reduction_return %insert27, 0
  %30 = extractvalue %struct.trig_reduction_return %insert27, 1
  br label %31

31:                                               ; preds = %__internal_trig_reduction_kerneld.exit.i, %11
  %.01 = phi double [ %12, %11 ], [ %29, %__internal_trig_reduction_kerneld.exit.i ]
  %i.i.0 = phi i32 [ 0, %11 ], [ %30, %__internal_trig_reduction_kerneld.exit.i ]
  %32 = call double @llvm.nvvm.mul.rn.d(double %.01, double %.01) #10
  %33 = call double @llvm.nvvm.fma.rn.d(double 0xBDA8FF8320FD8164, double %32, double 0x3E21EEA7C1EF8528) #10
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %32, double 0xBE927E4F8E06E6D9) #10
  %35 = call double @llvm.nvvm.fma.rn.d(double %34, double %32, double 0x3EFA01A019DDBCE9) #10
  %36 = call double @llvm.nvvm.fma.rn.d(double %35, double %32, double 0xBF56C16C16C15D47) #10
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %32, double 0x3FA5555555555551) #10
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %32, double -5.000000e-01) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %32, double 1.000000e+00) #10
  %40 = call double @llvm.nvvm.mul.rn.d(double %.01, double %.01) #10
  %41 = call double @llvm.nvvm.fma.rn.d(double 0x3DE5DB65F9785EBA, double %40, double 0xBE5AE5F12CB0D246) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %40, double 0x3EC71DE369ACE392) #10
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double %40, double 0xBF2A01A019DB62A1) #10
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %40, double 0x3F81111111110818) #10
  %45 = call double @llvm.nvvm.fma.rn.d(double %44, double %40, double 0xBFC5555555555554) #10
  %46 = call double @llvm.nvvm.fma.rn.d(double %45, double %40, double 0.000000e+00) #10
  %47 = call double @llvm.nvvm.fma.rn.d(double %46, double %.01, double %.01) #10
  %48 = and i32 %i.i.0, 1
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %55

50:                                               ; preds = %31
  %51 = call i32 @llvm.nvvm.d2i.hi(double %47) #10
  %52 = call i32 @llvm.nvvm.d2i.lo(double %47) #10
  %53 = xor i32 %51, -2147483648
  %54 = call double @llvm.nvvm.lohi.i2d(i32 %52, i32 %53) #10
  br label %55

55:                                               ; preds = %50, %31
  %s.i.0 = phi double [ %39, %50 ], [ %47, %31 ]
  %c.i.0 = phi double [ %54, %50 ], [ %39, %31 ]
  %56 = and i32 %i.i.0, 2
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %__nv_sincos.exit

58:                                               ; preds = %55
  %59 = call i32 @llvm.nvvm.d2i.hi(double %s.i.0) #10
  %60 = call i32 @llvm.nvvm.d2i.lo(double %s.i.0) #10
  %61 = xor i32 %59, -2147483648
  %62 = call double @llvm.nvvm.lohi.i2d(i32 %60, i32 %61) #10
  %63 = call i32 @llvm.nvvm.d2i.hi(double %c.i.0) #10
  %64 = call i32 @llvm.nvvm.d2i.lo(double %c.i.0) #10
  %65 = xor i32 %63, -2147483648
  %66 = call double @llvm.nvvm.lohi.i2d(i32 %64, i32 %65) #10
  br label %__nv_sincos.exit

__nv_sincos.exit:                                 ; preds = %55, %58
  %s.i.1 = phi double [ %62, %58 ], [ %s.i.0, %55 ]
  %c.i.1 = phi double [ %66, %58 ], [ %c.i.0, %55 ]
  br label %130

67:                                               ; preds = %3
  %68 = call double @llvm.nvvm.fabs.d(double %a) #10
  %69 = bitcast i64 9218868437227405312 to double
  %70 = fcmp oeq double %68, %69
  %71 = zext i1 %70 to i32
  %72 = icmp ne i32 %71, 0
  br i1 %72, label %73, label %75

73:                                               ; preds = %67
  %74 = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00) #10
  br label %93

75:                                               ; preds = %67
  %76 = fmul double %a, 0x3FE45F306DC9C883
  %77 = call i32 @llvm.nvvm.d2i.rn(double %76) #10
  %78 = sitofp i32 %77 to double
  %79 = fsub double -0.000000e+00, %78
  %80 = call double @llvm.nvvm.fma.rn.d(double %79, double 0x3FF921FB54442D18, double %a) #10
  %81 = fsub double -0.000000e+00, %78
  %82 = call double @llvm.nvvm.fma.rn.d(double %81, double 0x3C91A62633145C00, double %80) #10
  %83 = fsub double -0.000000e+00, %78
  %84 = call double @llvm.nvvm.fma.rn.d(double %83, double 0x397B839A252049C0, double %82) #10
  %85 = call double @llvm.nvvm.fabs.d(double %a) #10
  %86 = fcmp oge double %85, 0x41E0000000000000
  br i1 %86, label %87, label %__internal_trig_reduction_kerneld.exit

87:                                               ; preds = %75
  %88 = call %struct.trig_reduction_return @__internal_trig_reduction_slowpathd(double %a) #10
  %89 = extractvalue %struct.trig_reduction_return %88, 0
  %90 = extractvalue %struct.trig_reduction_return %88, 1
  br label %__internal_trig_reduction_kerneld.exit

__internal_trig_reduction_kerneld.exit:           ; preds = %75, %87
  %t.i1.0 = phi double [ %89, %87 ], [ %84, %75 ]
  %q.i.0 = phi i32 [ %90, %87 ], [ %77, %75 ]
  %insert41 = insertvalue %struct.trig_reduction_return undef, double %t.i1.0, 0
  %insert43 = insertvalue %struct.trig_reduction_return %insert41, i32 %q.i.0, 1
  %91 = extractvalue %struct.trig_reduction_return %insert43, 0
  %92 = extractvalue %struct.trig_reduction_return %insert43, 1
  br label %93

93:                                               ; preds = %__internal_trig_reduction_kerneld.exit, %73
  %z.0 = phi double [ %74, %73 ], [ %91, %__internal_trig_reduction_kerneld.exit ]
  %i.0 = phi i32 [ 0, %73 ], [ %92, %__internal_trig_reduction_kerneld.exit ]
  %94 = add nsw i32 %i.0, 1
  %95 = and i32 %94, 1
  %96 = mul nsw i32 8, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr addrspace(1) @__cudart_sin_cos_coeffs, i64 %97
  %99 = call double @llvm.nvvm.mul.rn.d(double %z.0, double %z.0) #10
  %100 = and i32 %94, 1
  %101 = icmp ne i32 %100, 0
  %102 = select i1 %101, double 0xBDA8FF8320FD8164, double 0x3DE5DB65F9785EBA
  %103 = load double, ptr addrspace(1) %98, align 8
  %104 = call double @llvm.nvvm.fma.rn.d(double %102, double %99, double %103) #10
  %105 = getelementptr inbounds double, ptr addrspace(1) %98, i64 1
  %106 = load double, ptr addrspace(1) %105, align 8
  %107 = call double @llvm.nvvm.fma.rn.d(double %104, double %99, double %106) #10
  %108 = getelementptr inbounds double, ptr addrspace(1) %98, i64 2
  %109 = load double, ptr addrspace(1) %108, align 8
  %110 = call double @llvm.nvvm.fma.rn.d(double %107, double %99, double %109) #10
  %111 = getelementptr inbounds double, ptr addrspace(1) %98, i64 3
  %112 = load double, ptr addrspace(1) %111, align 8
  %113 = call double @llvm.nvvm.fma.rn.d(double %110, double %99, double %112) #10
  %114 = getelementptr inbounds double, ptr addrspace(1) %98, i64 4
  %115 = load double, ptr addrspace(1) %114, align 8
  %116 = call double @llvm.nvvm.fma.rn.d(double %113, double %99, double %115) #10
  %117 = getelementptr inbounds double, ptr addrspace(1) %98, i64 5
  %118 = load double, ptr addrspace(1) %117, align 8
  %119 = call double @llvm.nvvm.fma.rn.d(double %116, double %99, double %118) #10
  %120 = call double @llvm.nvvm.fma.rn.d(double %119, double %z.0, double %z.0) #10
  %121 = and i32 %94, 1
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %125

123:                                              ; preds = %93
  %124 = call double @llvm.nvvm.fma.rn.d(double %119, double %99, double 1.000000e+00) #10
  br label %125

125:                                              ; preds = %123, %93
  %.02 = phi double [ %124, %123 ], [ %120, %93 ]
  %126 = and i32 %94, 2
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %__internal_sin_cos_kerneld.exit

128:                                              ; preds = %125
  %129 = call double @llvm.nvvm.fma.rn.d(double %.02, double -1.000000e+00, double 0.000000e+00) #10
  br label %__internal_sin_cos_kerneld.exit

__internal_sin_cos_kerneld.exit:                  ; preds = %125, %128
  %.1 = phi double [ %129, %128 ], [ %.02, %125 ]
  br label %130

130:                                              ; preds = %__internal_sin_cos_kerneld.exit, %__nv_sincos.exit
  %.0 = phi double [ %c.i.1, %__nv_sincos.exit ], [ %.1, %__internal_sin_cos_kerneld.exit ]
  ret double %.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_tan(double %a) #6 {
  %1 = call double @llvm.nvvm.fabs.d(double %a) #10
  %2 = bitcast i64 9218868437227405312 to double
  %3 = fcmp oeq double %1, %2
  %4 = zext i1 %3 to i32
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %0
  %7 = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00) #10
  br label %26

8:                                                ; preds = %0
  %9 = fmul double %a, 0x3FE45F306DC9C883
  %10 = call i32 @llvm.nvvm.d2i.rn(double %9) #10
  %11 = sitofp i32 %10 to double
  %12 = fsub double -0.000000e+00, %11
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double 0x3FF921FB54442D18, double %a) #10
  %14 = fsub double -0.000000e+00, %11
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double 0x3C91A62633145C00, double %13) #10
  %16 = fsub double -0.000000e+00, %11
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double 0x397B839A252049C0, double %15) #10
  %18 = call double @llvm.nvvm.fabs.d(double %a) #10
  %19 = fcmp oge double %18, 0x41E0000000000000
  br i1 %19, label %20, label %__internal_trig_reduction_kerneld.exit

20:                                               ; preds = %8
  %21 = call %struct.trig_reduction_return @__internal_trig_reduction_slowpathd(double %a) #10
  %22 = extractvalue %struct.trig_reduction_return %21, 0
  %23 = extractvalue %struct.trig_reduction_return %21, 1
  br label %__internal_trig_reduction_kerneld.exit

__internal_trig_reduction_kerneld.exit:           ; preds = %8, %20
  %t.i.0 = phi double [ %22, %20 ], [ %17, %8 ]
  %q.i1.0 = phi i32 [ %23, %20 ], [ %10, %8 ]
  %insert = insertvalue %struct.trig_reduction_return undef, double %t.i.0, 0
  %insert17 = insertvalue %struct.trig_reduction_return %insert, i32 %q.i1.0, 1
  %24 = extractvalue %struct.trig_reduction_return %insert17, 0
  %25 = extractvalue %struct.trig_reduction_return %insert17, 1
  br label %26

26:                                               ; preds = %__internal_trig_reduction_kerneld.exit, %6
  %z.0 = phi double [ %7, %6 ], [ %24, %__internal_trig_reduction_kerneld.exit ]
  %i.0 = phi i32 [ 0, %6 ], [ %25, %__internal_trig_reduction_kerneld.exit ]
  %27 = and i32 %i.0, 1
  %28 = fmul double %z.0, %z.0
  %29 = call double @llvm.nvvm.fma.rn.d(double 0x3EE48DAC2799BCB9, double %28, double 0xBEF9757C5B27EBB1) #10
  %30 = call double @llvm.nvvm.fma.rn.d(double %29, double %28, double 0x3F0980E90FD91E04) #10
  %31 = call double @llvm.nvvm.fma.rn.d(double %30, double %28, double 0xBEFAE2B0417D7E1D) #10
  %32 = call double @llvm.nvvm.fma.rn.d(double %31, double %28, double 0x3F119F5341BFBA57) #10
  %33 = call double @llvm.nvvm.fma.rn.d(double %32, double %28, double 0x3F15E791A00F6919) #10
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %28, double 0x3F2FF2E7FADEC73A) #10
  %35 = call double @llvm.nvvm.fma.rn.d(double %34, double %28, double 0x3F434BC1B206DA62) #10
  %36 = call double @llvm.nvvm.fma.rn.d(double %35, double %28, double 0x3F57DB18EF2F83F9) #10
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %28, double 0x3F6D6D2E7AE49FBC) #10
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %28, double 0x3F8226E3A816A776) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %28, double 0x3F9664F485D25660) #10
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %28, double 0x3FABA1BA1BABF31D) #10
  %41 = call double @llvm.nvvm.fma.rn.d(double %40, double %28, double 0x3FC11111111105D2) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %28, double 0x3FD555555555555E) #10
  %43 = fmul double %42, %28
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %z.0, double %z.0) #10
  %45 = icmp ne i32 %27, 0
  br i1 %45, label %46, label %__internal_tan_kerneld.exit

46:                                               ; preds = %26
  %47 = fsub double %44, %z.0
  %48 = fsub double -0.000000e+00, %47
  %49 = call double @llvm.nvvm.fma.rn.d(double %43, double %z.0, double %48) #10
  %50 = call double @llvm.nvvm.rcp.approx.ftz.d(double %44) #10
  %51 = fsub double -0.000000e+00, %44
  %52 = call double @llvm.nvvm.fma.rn.d(double %51, double %50, double 1.000000e+00) #10
  %53 = call double @llvm.nvvm.fma.rn.d(double %52, double %52, double %52) #10
  %54 = call double @llvm.nvvm.fma.rn.d(double %53, double %50, double %50) #10
  %55 = fsub double -0.000000e+00, %54
  %56 = call double @llvm.nvvm.fma.rn.d(double %44, double %55, double 1.000000e+00) #10
  %57 = call double @llvm.nvvm.fma.rn.d(double %55, double %49, double %56) #10
  %58 = call double @llvm.nvvm.fma.rn.d(double %57, double %55, double %55) #10
  br label %__internal_tan_kerneld.exit

__internal_tan_kerneld.exit:                      ; preds = %26, %46
  %q.i.0 = phi double [ %58, %46 ], [ %44, %26 ]
  ret double %q.i.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rcp.approx.ftz.d(double) #8

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_log(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %3 = icmp slt i32 %1, 1048576
  br i1 %3, label %4, label %9

4:                                                ; preds = %0
  %5 = fmul double %a, 0x4350000000000000
  %6 = sub nsw i32 -1023, 54
  %7 = call i32 @llvm.nvvm.d2i.hi(double %5) #10
  %8 = call i32 @llvm.nvvm.d2i.lo(double %5) #10
  br label %9

9:                                                ; preds = %4, %0
  %.0 = phi double [ %5, %4 ], [ %a, %0 ]
  %ihi.0 = phi i32 [ %7, %4 ], [ %1, %0 ]
  %ilo.0 = phi i32 [ %8, %4 ], [ %2, %0 ]
  %e.0 = phi i32 [ %6, %4 ], [ -1023, %0 ]
  %10 = icmp sgt i32 %ihi.0, 0
  br i1 %10, label %11, label %63

11:                                               ; preds = %9
  %12 = icmp slt i32 %ihi.0, 2146435072
  br i1 %12, label %13, label %63

13:                                               ; preds = %11
  %14 = lshr i32 %ihi.0, 20
  %15 = add i32 %e.0, %14
  %16 = and i32 %ihi.0, -2146435073
  %17 = or i32 %16, 1072693248
  %18 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.0, i32 %17) #10
  %19 = icmp sgt i32 %17, 1073127582
  br i1 %19, label %20, label %27

20:                                               ; preds = %13
  %21 = call i32 @llvm.nvvm.d2i.lo(double %18) #10
  %22 = call i32 @llvm.nvvm.d2i.hi(double %18) #10
  %23 = shl i32 -1, 20
  %24 = add i32 %23, %22
  %25 = call double @llvm.nvvm.lohi.i2d(i32 %21, i32 %24) #10
  %26 = add nsw i32 %15, 1
  br label %27

27:                                               ; preds = %20, %13
  %m.0 = phi double [ %25, %20 ], [ %18, %13 ]
  %e.1 = phi i32 [ %26, %20 ], [ %15, %13 ]
  %28 = fsub double %m.0, 1.000000e+00
  %29 = fadd double %m.0, 1.000000e+00
  %30 = call double @llvm.nvvm.rcp.approx.ftz.d(double %29) #10
  %31 = fsub double -0.000000e+00, %29
  %32 = call double @llvm.nvvm.fma.rn.d(double %31, double %30, double 1.000000e+00) #10
  %33 = call double @llvm.nvvm.fma.rn.d(double %32, double %32, double %32) #10
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %30, double %30) #10
  %35 = fmul double %28, %34
  %36 = fadd double %35, %35
  %37 = fmul double %36, %36
  %38 = call double @llvm.nvvm.fma.rn.d(double 0x3EB1380B3AE80F1E, double %37, double 0x3ED0EE258B7A8B04) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %37, double 0x3EF3B2669F02676F) #10
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %37, double 0x3F1745CBA9AB0956) #10
  %41 = call double @llvm.nvvm.fma.rn.d(double %40, double %37, double 0x3F3C71C72D1B5154) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %37, double 0x3F624924923BE72D) #10
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double %37, double 0x3F8999999999A3C4) #10
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %37, double 0x3FB5555555555554) #10
  %45 = fsub double %28, %36
  %46 = fmul double 2.000000e+00, %45
  %47 = fsub double -0.000000e+00, %36
  %48 = call double @llvm.nvvm.fma.rn.d(double %47, double %28, double %46) #10
  %49 = fmul double %34, %48
  %50 = fmul double %44, %37
  %51 = call double @llvm.nvvm.fma.rn.d(double %50, double %36, double %49) #10
  %52 = xor i32 -2147483648, %e.1
  %53 = call double @llvm.nvvm.lohi.i2d(i32 %52, i32 1127219200) #10
  %54 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %55 = fsub double %53, %54
  %56 = call double @llvm.nvvm.fma.rn.d(double %55, double 0x3FE62E42FEFA39EF, double %36) #10
  %57 = fsub double -0.000000e+00, %55
  %58 = call double @llvm.nvvm.fma.rn.d(double %57, double 0x3FE62E42FEFA39EF, double %56) #10
  %59 = fsub double %58, %36
  %60 = fsub double %51, %59
  %61 = call double @llvm.nvvm.fma.rn.d(double %55, double 0x3C7ABC9E3B39803F, double %60) #10
  %62 = fadd double %56, %61
  br label %74

63:                                               ; preds = %11, %9
  %64 = bitcast i64 9218868437227405312 to double
  %65 = bitcast i64 9218868437227405312 to double
  %66 = call double @llvm.nvvm.fma.rn.d(double %.0, double %64, double %65) #10
  %67 = call i32 @llvm.nvvm.d2i.hi(double %.0) #10
  %68 = bitcast i32 %67 to float
  %69 = fcmp oeq float %68, 0.000000e+00
  br i1 %69, label %70, label %73

70:                                               ; preds = %63
  %71 = bitcast i64 9218868437227405312 to double
  %72 = fsub double -0.000000e+00, %71
  br label %73

73:                                               ; preds = %70, %63
  %q.0 = phi double [ %72, %70 ], [ %66, %63 ]
  br label %74

74:                                               ; preds = %73, %27
  %q.1 = phi double [ %62, %27 ], [ %q.0, %73 ]
  ret double %q.1
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_log2(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %3 = icmp slt i32 %1, 1048576
  br i1 %3, label %4, label %9

4:                                                ; preds = %0
  %5 = fmul double %a, 0x4350000000000000
  %6 = sub nsw i32 -1023, 54
  %7 = call i32 @llvm.nvvm.d2i.hi(double %5) #10
  %8 = call i32 @llvm.nvvm.d2i.lo(double %5) #10
  br label %9

9:                                                ; preds = %4, %0
  %.0 = phi double [ %5, %4 ], [ %a, %0 ]
  %ihi.i.0 = phi i32 [ %7, %4 ], [ %1, %0 ]
  %ilo.i.0 = phi i32 [ %8, %4 ], [ %2, %0 ]
  %e.i.0 = phi i32 [ %6, %4 ], [ -1023, %0 ]
  %10 = icmp sgt i32 %ihi.i.0, 0
  br i1 %10, label %11, label %63

11:                                               ; preds = %9
  %12 = icmp slt i32 %ihi.i.0, 2146435072
  br i1 %12, label %13, label %63

13:                                               ; preds = %11
  %14 = lshr i32 %ihi.i.0, 20
  %15 = add i32 %e.i.0, %14
  %16 = and i32 %ihi.i.0, -2146435073
  %17 = or i32 %16, 1072693248
  %18 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.i.0, i32 %17) #10
  %19 = icmp sgt i32 %17, 1073127582
  br i1 %19, label %20, label %27

20:                                               ; preds = %13
  %21 = call i32 @llvm.nvvm.d2i.lo(double %18) #10
  %22 = call i32 @llvm.nvvm.d2i.hi(double %18) #10
  %23 = shl i32 -1, 20
  %24 = add i32 %23, %22
  %25 = call double @llvm.nvvm.lohi.i2d(i32 %21, i32 %24) #10
  %26 = add nsw i32 %15, 1
  br label %27

27:                                               ; preds = %20, %13
  %m.i.0 = phi double [ %25, %20 ], [ %18, %13 ]
  %e.i.1 = phi i32 [ %26, %20 ], [ %15, %13 ]
  %28 = fsub double %m.i.0, 1.000000e+00
  %29 = fadd double %m.i.0, 1.000000e+00
  %30 = call double @llvm.nvvm.rcp.approx.ftz.d(double %29) #10
  %31 = fsub double -0.000000e+00, %29
  %32 = call double @llvm.nvvm.fma.rn.d(double %31, double %30, double 1.000000e+00) #10
  %33 = call double @llvm.nvvm.fma.rn.d(double %32, double %32, double %32) #10
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %30, double %30) #10
  %35 = fmul double %28, %34
  %36 = fadd double %35, %35
  %37 = fmul double %36, %36
  %38 = call double @llvm.nvvm.fma.rn.d(double 0x3EB1380B3AE80F1E, double %37, double 0x3ED0EE258B7A8B04) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %37, double 0x3EF3B2669F02676F) #10
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %37, double 0x3F1745CBA9AB0956) #10
  %41 = call double @llvm.nvvm.fma.rn.d(double %40, double %37, double 0x3F3C71C72D1B5154) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %37, double 0x3F624924923BE72D) #10
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double %37, double 0x3F8999999999A3C4) #10
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %37, double 0x3FB5555555555554) #10
  %45 = fsub double %28, %36
  %46 = fmul double 2.000000e+00, %45
  %47 = fsub double -0.000000e+00, %36
  %48 = call double @llvm.nvvm.fma.rn.d(double %47, double %28, double %46) #10
  %49 = fmul double %34, %48
  %50 = fmul double %44, %37
  %51 = call double @llvm.nvvm.fma.rn.d(double %50, double %36, double %49) #10
  %52 = xor i32 -2147483648, %e.i.1
  %53 = call double @llvm.nvvm.lohi.i2d(i32 %52, i32 1127219200) #10
  %54 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %55 = fsub double %53, %54
  %56 = call double @llvm.nvvm.fma.rn.d(double %55, double 0x3FE62E42FEFA39EF, double %36) #10
  %57 = fsub double -0.000000e+00, %55
  %58 = call double @llvm.nvvm.fma.rn.d(double %57, double 0x3FE62E42FEFA39EF, double %56) #10
  %59 = fsub double %58, %36
  %60 = fsub double %51, %59
  %61 = call double @llvm.nvvm.fma.rn.d(double %55, double 0x3C7ABC9E3B39803F, double %60) #10
  %62 = fadd double %56, %61
  br label %__nv_log.exit

63:                                               ; preds = %11, %9
  %64 = bitcast i64 9218868437227405312 to double
  %65 = bitcast i64 9218868437227405312 to double
  %66 = call double @llvm.nvvm.fma.rn.d(double %.0, double %64, double %65) #10
  %67 = call i32 @llvm.nvvm.d2i.hi(double %.0) #10
  %68 = bitcast i32 %67 to float
  %69 = fcmp oeq float %68, 0.000000e+00
  br i1 %69, label %70, label %73

70:                                               ; preds = %63
  %71 = bitcast i64 9218868437227405312 to double
  %72 = fsub double -0.000000e+00, %71
  br label %73

73:                                               ; preds = %70, %63
  %q.i.0 = phi double [ %72, %70 ], [ %66, %63 ]
  br label %__nv_log.exit

__nv_log.exit:                                    ; preds = %27, %73
  %q.i.1 = phi double [ %62, %27 ], [ %q.i.0, %73 ]
  %74 = fmul double %q.i.1, 0x3C7777D0FFDA0D24
  %75 = call double @llvm.nvvm.fma.rn.d(double %q.i.1, double 0x3FF71547652B82FE, double %74) #10
  ret double %75
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_log10(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %3 = icmp slt i32 %1, 1048576
  br i1 %3, label %4, label %9

4:                                                ; preds = %0
  %5 = fmul double %a, 0x4350000000000000
  %6 = sub nsw i32 -1023, 54
  %7 = call i32 @llvm.nvvm.d2i.hi(double %5) #10
  %8 = call i32 @llvm.nvvm.d2i.lo(double %5) #10
  br label %9

9:                                                ; preds = %4, %0
  %.0 = phi double [ %5, %4 ], [ %a, %0 ]
  %ihi.i.0 = phi i32 [ %7, %4 ], [ %1, %0 ]
  %ilo.i.0 = phi i32 [ %8, %4 ], [ %2, %0 ]
  %e.i.0 = phi i32 [ %6, %4 ], [ -1023, %0 ]
  %10 = icmp sgt i32 %ihi.i.0, 0
  br i1 %10, label %11, label %63

11:                                               ; preds = %9
  %12 = icmp slt i32 %ihi.i.0, 2146435072
  br i1 %12, label %13, label %63

13:                                               ; preds = %11
  %14 = lshr i32 %ihi.i.0, 20
  %15 = add i32 %e.i.0, %14
  %16 = and i32 %ihi.i.0, -2146435073
  %17 = or i32 %16, 1072693248
  %18 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.i.0, i32 %17) #10
  %19 = icmp sgt i32 %17, 1073127582
  br i1 %19, label %20, label %27

20:                                               ; preds = %13
  %21 = call i32 @llvm.nvvm.d2i.lo(double %18) #10
  %22 = call i32 @llvm.nvvm.d2i.hi(double %18) #10
  %23 = shl i32 -1, 20
  %24 = add i32 %23, %22
  %25 = call double @llvm.nvvm.lohi.i2d(i32 %21, i32 %24) #10
  %26 = add nsw i32 %15, 1
  br label %27

27:                                               ; preds = %20, %13
  %m.i.0 = phi double [ %25, %20 ], [ %18, %13 ]
  %e.i.1 = phi i32 [ %26, %20 ], [ %15, %13 ]
  %28 = fsub double %m.i.0, 1.000000e+00
  %29 = fadd double %m.i.0, 1.000000e+00
  %30 = call double @llvm.nvvm.rcp.approx.ftz.d(double %29) #10
  %31 = fsub double -0.000000e+00, %29
  %32 = call double @llvm.nvvm.fma.rn.d(double %31, double %30, double 1.000000e+00) #10
  %33 = call double @llvm.nvvm.fma.rn.d(double %32, double %32, double %32) #10
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %30, double %30) #10
  %35 = fmul double %28, %34
  %36 = fadd double %35, %35
  %37 = fmul double %36, %36
  %38 = call double @llvm.nvvm.fma.rn.d(double 0x3EB1380B3AE80F1E, double %37, double 0x3ED0EE258B7A8B04) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %37, double 0x3EF3B2669F02676F) #10
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %37, double 0x3F1745CBA9AB0956) #10
  %41 = call double @llvm.nvvm.fma.rn.d(double %40, double %37, double 0x3F3C71C72D1B5154) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %37, double 0x3F624924923BE72D) #10
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double %37, double 0x3F8999999999A3C4) #10
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %37, double 0x3FB5555555555554) #10
  %45 = fsub double %28, %36
  %46 = fmul double 2.000000e+00, %45
  %47 = fsub double -0.000000e+00, %36
  %48 = call double @llvm.nvvm.fma.rn.d(double %47, double %28, double %46) #10
  %49 = fmul double %34, %48
  %50 = fmul double %44, %37
  %51 = call double @llvm.nvvm.fma.rn.d(double %50, double %36, double %49) #10
  %52 = xor i32 -2147483648, %e.i.1
  %53 = call double @llvm.nvvm.lohi.i2d(i32 %52, i32 1127219200) #10
  %54 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %55 = fsub double %53, %54
  %56 = call double @llvm.nvvm.fma.rn.d(double %55, double 0x3FE62E42FEFA39EF, double %36) #10
  %57 = fsub double -0.000000e+00, %55
  %58 = call double @llvm.nvvm.fma.rn.d(double %57, double 0x3FE62E42FEFA39EF, double %56) #10
  %59 = fsub double %58, %36
  %60 = fsub double %51, %59
  %61 = call double @llvm.nvvm.fma.rn.d(double %55, double 0x3C7ABC9E3B39803F, double %60) #10
  %62 = fadd double %56, %61
  br label %__nv_log.exit

63:                                               ; preds = %11, %9
  %64 = bitcast i64 9218868437227405312 to double
  %65 = bitcast i64 9218868437227405312 to double
  %66 = call double @llvm.nvvm.fma.rn.d(double %.0, double %64, double %65) #10
  %67 = call i32 @llvm.nvvm.d2i.hi(double %.0) #10
  %68 = bitcast i32 %67 to float
  %69 = fcmp oeq float %68, 0.000000e+00
  br i1 %69, label %70, label %73

70:                                               ; preds = %63
  %71 = bitcast i64 9218868437227405312 to double
  %72 = fsub double -0.000000e+00, %71
  br label %73

73:                                               ; preds = %70, %63
  %q.i.0 = phi double [ %72, %70 ], [ %66, %63 ]
  br label %__nv_log.exit

__nv_log.exit:                                    ; preds = %27, %73
  %q.i.1 = phi double [ %62, %27 ], [ %q.i.0, %73 ]
  %74 = fmul double %q.i.1, 0x3C695355BAAAFAD3
  %75 = call double @llvm.nvvm.fma.rn.d(double %q.i.1, double 0x3FDBCB7B1526E50E, double %74) #10
  ret double %75
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_log1p(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = bitcast i32 %1 to float
  %3 = bitcast i32 1071994197 to float
  %4 = fcmp olt float %2, %3
  br i1 %4, label %5, label %25

5:                                                ; preds = %0
  %6 = bitcast i32 -1076258407 to float
  %7 = fcmp ogt float %2, %6
  br i1 %7, label %8, label %25

8:                                                ; preds = %5
  %9 = fadd double %a, 2.000000e+00
  %10 = fdiv double %a, %9
  %11 = fsub double -0.000000e+00, %a
  %12 = fmul double %11, %10
  %13 = fadd double %a, %12
  %14 = fmul double %13, %13
  %15 = call double @llvm.nvvm.fma.rn.d(double 0x3EB372FB2FBE14B5, double %14, double 0x3ED087FFCEB2DC44) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %14, double 0x3EF3B9FF890F468C) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %14, double 0x3F17457EFD51BAF8) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %14, double 0x3F3C71C8DE3CE825) #10
  %19 = call double @llvm.nvvm.fma.rn.d(double %18, double %14, double 0x3F6249248FA4661F) #10
  %20 = call double @llvm.nvvm.fma.rn.d(double %19, double %14, double 0x3F899999999D70C4) #10
  %21 = call double @llvm.nvvm.fma.rn.d(double %20, double %14, double 0x3FB5555555555462) #10
  %22 = fmul double %21, %14
  %23 = call double @llvm.nvvm.fma.rn.d(double %22, double %13, double %12) #10
  %24 = fadd double %23, %a
  br label %100

25:                                               ; preds = %5, %0
  %26 = fadd double %a, 1.000000e+00
  %27 = call i32 @llvm.nvvm.d2i.hi(double %26) #10
  %28 = call i32 @llvm.nvvm.d2i.lo(double %26) #10
  %29 = icmp slt i32 %27, 1048576
  br i1 %29, label %30, label %35

30:                                               ; preds = %25
  %31 = fmul double %26, 0x4350000000000000
  %32 = sub nsw i32 -1023, 54
  %33 = call i32 @llvm.nvvm.d2i.hi(double %31) #10
  %34 = call i32 @llvm.nvvm.d2i.lo(double %31) #10
  br label %35

35:                                               ; preds = %30, %25
  %.0 = phi double [ %31, %30 ], [ %26, %25 ]
  %ihi.i.0 = phi i32 [ %33, %30 ], [ %27, %25 ]
  %ilo.i.0 = phi i32 [ %34, %30 ], [ %28, %25 ]
  %e.i.0 = phi i32 [ %32, %30 ], [ -1023, %25 ]
  %36 = icmp sgt i32 %ihi.i.0, 0
  br i1 %36, label %37, label %89

37:                                               ; preds = %35
  %38 = icmp slt i32 %ihi.i.0, 2146435072
  br i1 %38, label %39, label %89

39:                                               ; preds = %37
  %40 = lshr i32 %ihi.i.0, 20
  %41 = add i32 %e.i.0, %40
  %42 = and i32 %ihi.i.0, -2146435073
  %43 = or i32 %42, 1072693248
  %44 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.i.0, i32 %43) #10
  %45 = icmp sgt i32 %43, 1073127582
  br i1 %45, label %46, label %53

46:                                               ; preds = %39
  %47 = call i32 @llvm.nvvm.d2i.lo(double %44) #10
  %48 = call i32 @llvm.nvvm.d2i.hi(double %44) #10
  %49 = shl i32 -1, 20
  %50 = add i32 %49, %48
  %51 = call double @llvm.nvvm.lohi.i2d(i32 %47, i32 %50) #10
  %52 = add nsw i32 %41, 1
  br label %53

53:                                               ; preds = %46, %39
  %m.i.0 = phi double [ %51, %46 ], [ %44, %39 ]
  %e.i.1 = phi i32 [ %52, %46 ], [ %41, %39 ]
  %54 = fsub double %m.i.0, 1.000000e+00
  %55 = fadd double %m.i.0, 1.000000e+00
  %56 = call double @llvm.nvvm.rcp.approx.ftz.d(double %55) #10
  %57 = fsub double -0.000000e+00, %55
  %58 = call double @llvm.nvvm.fma.rn.d(double %57, double %56, double 1.000000e+00) #10
  %59 = call double @llvm.nvvm.fma.rn.d(double %58, double %58, double %58) #10
  %60 = call double @llvm.nvvm.fma.rn.d(double %59, double %56, double %56) #10
  %61 = fmul double %54, %60
  %62 = fadd double %61, %61
  %63 = fmul double %62, %62
  %64 = call double @llvm.nvvm.fma.rn.d(double 0x3EB1380B3AE80F1E, double %63, double 0x3ED0EE258B7A8B04) #10
  %65 = call double @llvm.nvvm.fma.rn.d(double %64, double %63, double 0x3EF3B2669F02676F) #10
  %66 = call double @llvm.nvvm.fma.rn.d(double %65, double %63, double 0x3F1745CBA9AB0956) #10
  %67 = call double @llvm.nvvm.fma.rn.d(double %66, double %63, double 0x3F3C71C72D1B5154) #10
  %68 = call double @llvm.nvvm.fma.rn.d(double %67, double %63, double 0x3F624924923BE72D) #10
  %69 = call double @llvm.nvvm.fma.rn.d(double %68, double %63, double 0x3F8999999999A3C4) #10
  %70 = call double @llvm.nvvm.fma.rn.d(double %69, double %63, double 0x3FB5555555555554) #10
  %71 = fsub double %54, %62
  %72 = fmul double 2.000000e+00, %71
  %73 = fsub double -0.000000e+00, %62
  %74 = call double @llvm.nvvm.fma.rn.d(double %73, double %54, double %72) #10
  %75 = fmul double %60, %74
  %76 = fmul double %70, %63
  %77 = call double @llvm.nvvm.fma.rn.d(double %76, double %62, double %75) #10
  %78 = xor i32 -2147483648, %e.i.1
  %79 = call double @llvm.nvvm.lohi.i2d(i32 %78, i32 1127219200) #10
  %80 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %81 = fsub double %79, %80
  %82 = call double @llvm.nvvm.fma.rn.d(double %81, double 0x3FE62E42FEFA39EF, double %62) #10
  %83 = fsub double -0.000000e+00, %81
  %84 = call double @llvm.nvvm.fma.rn.d(double %83, double 0x3FE62E42FEFA39EF, double %82) #10
  %85 = fsub double %84, %62
  %86 = fsub double %77, %85
  %87 = call double @llvm.nvvm.fma.rn.d(double %81, double 0x3C7ABC9E3B39803F, double %86) #10
  %88 = fadd double %82, %87
  br label %__nv_log.exit

89:                                               ; preds = %37, %35
  %90 = bitcast i64 9218868437227405312 to double
  %91 = bitcast i64 9218868437227405312 to double
  %92 = call double @llvm.nvvm.fma.rn.d(double %.0, double %90, double %91) #10
  %93 = call i32 @llvm.nvvm.d2i.hi(double %.0) #10
  %94 = bitcast i32 %93 to float
  %95 = fcmp oeq float %94, 0.000000e+00
  br i1 %95, label %96, label %99

96:                                               ; preds = %89
  %97 = bitcast i64 9218868437227405312 to double
  %98 = fsub double -0.000000e+00, %97
  br label %99

99:                                               ; preds = %96, %89
  %q.i.0 = phi double [ %98, %96 ], [ %92, %89 ]
  br label %__nv_log.exit

__nv_log.exit:                                    ; preds = %53, %99
  %q.i.1 = phi double [ %88, %53 ], [ %q.i.0, %99 ]
  br label %100

100:                                              ; preds = %__nv_log.exit, %8
  %t.0 = phi double [ %24, %8 ], [ %q.i.1, %__nv_log.exit ]
  ret double %t.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_exp(double %a) #6 {
  %1 = call double @llvm.nvvm.fma.rn.d(double %a, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %2 = call i32 @llvm.nvvm.d2i.lo(double %1) #10
  %3 = call double @llvm.nvvm.fma.rn.d(double %a, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %4 = call double @llvm.nvvm.add.rn.d(double %3, double 0xC338000000000000) #10
  %5 = call double @llvm.nvvm.fma.rn.d(double %4, double 0xBFE62E42FEFA39EF, double %a) #10
  %6 = call double @llvm.nvvm.fma.rn.d(double %4, double 0xBC7ABC9E3B39803F, double %5) #10
  %7 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %6, double 0x3E928AF3FCA213EA) #10
  %8 = call double @llvm.nvvm.fma.rn.d(double %7, double %6, double 0x3EC71DEE62401315) #10
  %9 = call double @llvm.nvvm.fma.rn.d(double %8, double %6, double 0x3EFA01997C89EB71) #10
  %10 = call double @llvm.nvvm.fma.rn.d(double %9, double %6, double 0x3F2A01A014761F65) #10
  %11 = call double @llvm.nvvm.fma.rn.d(double %10, double %6, double 0x3F56C16C1852B7AF) #10
  %12 = call double @llvm.nvvm.fma.rn.d(double %11, double %6, double 0x3F81111111122322) #10
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double %6, double 0x3FA55555555502A1) #10
  %14 = call double @llvm.nvvm.fma.rn.d(double %13, double %6, double 0x3FC5555555555511) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %6, double 0x3FE000000000000B) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %6, double 1.000000e+00) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %6, double 1.000000e+00) #10
  %18 = call i32 @llvm.nvvm.d2i.lo(double %17) #10
  %19 = call i32 @llvm.nvvm.d2i.hi(double %17) #10
  %20 = shl i32 %2, 20
  %21 = add i32 %20, %19
  %22 = call double @llvm.nvvm.lohi.i2d(i32 %18, i32 %21) #10
  %23 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %24 = bitcast i32 %23 to float
  %25 = call i32 @__nvvm_reflect(ptr @.str) #10
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %0
  %28 = call float @llvm.nvvm.fabs.ftz.f(float %24) #10
  br label %__internal_fast_icmp_abs_lt.exit3

29:                                               ; preds = %0
  %30 = call float @llvm.nvvm.fabs.f(float %24) #10
  br label %__internal_fast_icmp_abs_lt.exit3

__internal_fast_icmp_abs_lt.exit3:                ; preds = %27, %29
  %.01 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = bitcast i32 1082532651 to float
  %32 = fcmp olt float %.01, %31
  %33 = zext i1 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %67, label %35

35:                                               ; preds = %__internal_fast_icmp_abs_lt.exit3
  %36 = fcmp olt double %a, 0.000000e+00
  br i1 %36, label %37, label %38

37:                                               ; preds = %35
  br label %41

38:                                               ; preds = %35
  %39 = bitcast i64 9218868437227405312 to double
  %40 = fadd double %a, %39
  br label %41

41:                                               ; preds = %38, %37
  %z.0 = phi double [ 0.000000e+00, %37 ], [ %40, %38 ]
  %42 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %43 = bitcast i32 %42 to float
  %44 = call i32 @__nvvm_reflect(ptr @.str) #10
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %41
  %47 = call float @llvm.nvvm.fabs.ftz.f(float %43) #10
  br label %__internal_fast_icmp_abs_lt.exit

48:                                               ; preds = %41
  %49 = call float @llvm.nvvm.fabs.f(float %43) #10
  br label %__internal_fast_icmp_abs_lt.exit

__internal_fast_icmp_abs_lt.exit:                 ; preds = %46, %48
  %.0 = phi float [ %47, %46 ], [ %49, %48 ]
  %50 = bitcast i32 1082607616 to float
  %51 = fcmp olt float %.0, %50
  %52 = zext i1 %51 to i32
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %66

54:                                               ; preds = %__internal_fast_icmp_abs_lt.exit
  %55 = sdiv i32 %2, 2
  %56 = call i32 @llvm.nvvm.d2i.lo(double %17) #10
  %57 = call i32 @llvm.nvvm.d2i.hi(double %17) #10
  %58 = shl i32 %55, 20
  %59 = add i32 %57, %58
  %60 = call double @llvm.nvvm.lohi.i2d(i32 %56, i32 %59) #10
  %61 = sub nsw i32 %2, %55
  %62 = shl i32 %61, 20
  %63 = add nsw i32 1072693248, %62
  %64 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %63) #10
  %65 = fmul double %60, %64
  br label %66

66:                                               ; preds = %54, %__internal_fast_icmp_abs_lt.exit
  %z.1 = phi double [ %65, %54 ], [ %z.0, %__internal_fast_icmp_abs_lt.exit ]
  br label %67

67:                                               ; preds = %66, %__internal_fast_icmp_abs_lt.exit3
  %z.2 = phi double [ %22, %__internal_fast_icmp_abs_lt.exit3 ], [ %z.1, %66 ]
  ret double %z.2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rn.d(double, double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_exp2(double %a) #6 {
  %1 = call double @llvm.nvvm.add.rn.d(double %a, double 0x4338000000000000) #10
  %2 = call double @llvm.nvvm.add.rn.d(double %1, double 0xC338000000000000) #10
  %3 = call double @llvm.nvvm.add.rn.d(double %a, double 0x4338000000000000) #10
  %4 = call i32 @llvm.nvvm.d2i.lo(double %3) #10
  %5 = fsub double %a, %2
  %6 = fmul double %5, 0x3C7ABC9E3B39803F
  %7 = call double @llvm.nvvm.fma.rn.d(double %5, double 0x3FE62E42FEFA39EF, double %6) #10
  %8 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %7, double 0x3E928AF3FCA213EA) #10
  %9 = call double @llvm.nvvm.fma.rn.d(double %8, double %7, double 0x3EC71DEE62401315) #10
  %10 = call double @llvm.nvvm.fma.rn.d(double %9, double %7, double 0x3EFA01997C89EB71) #10
  %11 = call double @llvm.nvvm.fma.rn.d(double %10, double %7, double 0x3F2A01A014761F65) #10
  %12 = call double @llvm.nvvm.fma.rn.d(double %11, double %7, double 0x3F56C16C1852B7AF) #10
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double %7, double 0x3F81111111122322) #10
  %14 = call double @llvm.nvvm.fma.rn.d(double %13, double %7, double 0x3FA55555555502A1) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %7, double 0x3FC5555555555511) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %7, double 0x3FE000000000000B) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %7, double 1.000000e+00) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %7, double 1.000000e+00) #10
  %19 = call i32 @llvm.nvvm.d2i.lo(double %18) #10
  %20 = call i32 @llvm.nvvm.d2i.hi(double %18) #10
  %21 = shl i32 %4, 20
  %22 = add i32 %21, %20
  %23 = call double @llvm.nvvm.lohi.i2d(i32 %19, i32 %22) #10
  %24 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %25 = bitcast i32 %24 to float
  %26 = call i32 @__nvvm_reflect(ptr @.str) #10
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %0
  %29 = call float @llvm.nvvm.fabs.ftz.f(float %25) #10
  br label %__internal_fast_icmp_abs_lt.exit4

30:                                               ; preds = %0
  %31 = call float @llvm.nvvm.fabs.f(float %25) #10
  br label %__internal_fast_icmp_abs_lt.exit4

__internal_fast_icmp_abs_lt.exit4:                ; preds = %28, %30
  %.01 = phi float [ %29, %28 ], [ %31, %30 ]
  %32 = bitcast i32 1083174912 to float
  %33 = fcmp olt float %.01, %32
  %34 = zext i1 %33 to i32
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %78, label %36

36:                                               ; preds = %__internal_fast_icmp_abs_lt.exit4
  %37 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %38 = icmp slt i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %36
  br label %42

40:                                               ; preds = %36
  %41 = bitcast i64 9218868437227405312 to double
  br label %42

42:                                               ; preds = %40, %39
  %43 = phi double [ 0.000000e+00, %39 ], [ %41, %40 ]
  %44 = call double @llvm.nvvm.fabs.d(double %a) #10
  %45 = bitcast i64 9218868437227405312 to double
  %46 = fcmp ole double %44, %45
  %47 = xor i1 %46, true
  %48 = zext i1 %47 to i32
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %42
  %51 = fadd double %a, %a
  br label %52

52:                                               ; preds = %50, %42
  %z.0 = phi double [ %51, %50 ], [ %43, %42 ]
  %53 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %54 = bitcast i32 %53 to float
  %55 = call i32 @__nvvm_reflect(ptr @.str) #10
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %52
  %58 = call float @llvm.nvvm.fabs.ftz.f(float %54) #10
  br label %__internal_fast_icmp_abs_lt.exit

59:                                               ; preds = %52
  %60 = call float @llvm.nvvm.fabs.f(float %54) #10
  br label %__internal_fast_icmp_abs_lt.exit

__internal_fast_icmp_abs_lt.exit:                 ; preds = %57, %59
  %.0 = phi float [ %58, %57 ], [ %60, %59 ]
  %61 = bitcast i32 1083231232 to float
  %62 = fcmp olt float %.0, %61
  %63 = zext i1 %62 to i32
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %__internal_fast_icmp_abs_lt.exit
  %66 = sdiv i32 %4, 2
  %67 = call i32 @llvm.nvvm.d2i.lo(double %18) #10
  %68 = call i32 @llvm.nvvm.d2i.hi(double %18) #10
  %69 = shl i32 %66, 20
  %70 = add i32 %68, %69
  %71 = call double @llvm.nvvm.lohi.i2d(i32 %67, i32 %70) #10
  %72 = sub nsw i32 %4, %66
  %73 = shl i32 %72, 20
  %74 = add nsw i32 1072693248, %73
  %75 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %74) #10
  %76 = fmul double %71, %75
  br label %77

77:                                               ; preds = %65, %__internal_fast_icmp_abs_lt.exit
  %z.1 = phi double [ %76, %65 ], [ %z.0, %__internal_fast_icmp_abs_lt.exit ]
  br label %78

78:                                               ; preds = %77, %__internal_fast_icmp_abs_lt.exit4
  %z.2 = phi double [ %23, %__internal_fast_icmp_abs_lt.exit4 ], [ %z.1, %77 ]
  ret double %z.2
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_exp10(double %a) #6 {
  %1 = call double @llvm.nvvm.fma.rn.d(double %a, double 0x400A934F0979A371, double 0x4338000000000000) #10
  %2 = call i32 @llvm.nvvm.d2i.lo(double %1) #10
  %3 = call double @llvm.nvvm.fma.rn.d(double %a, double 0x400A934F0979A371, double 0x4338000000000000) #10
  %4 = call double @llvm.nvvm.add.rn.d(double %3, double 0xC338000000000000) #10
  %5 = call double @llvm.nvvm.fma.rn.d(double %4, double 0xBFD34413509F79FF, double %a) #10
  %6 = call double @llvm.nvvm.fma.rn.d(double %4, double 0x3C49DC1DA994FD21, double %5) #10
  %7 = fmul double %6, 0xBCAF48AD494EA3E9
  %8 = call double @llvm.nvvm.fma.rn.d(double %6, double 0x40026BB1BBB55516, double %7) #10
  %9 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %8, double 0x3E928AF3FCA213EA) #10
  %10 = call double @llvm.nvvm.fma.rn.d(double %9, double %8, double 0x3EC71DEE62401315) #10
  %11 = call double @llvm.nvvm.fma.rn.d(double %10, double %8, double 0x3EFA01997C89EB71) #10
  %12 = call double @llvm.nvvm.fma.rn.d(double %11, double %8, double 0x3F2A01A014761F65) #10
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double %8, double 0x3F56C16C1852B7AF) #10
  %14 = call double @llvm.nvvm.fma.rn.d(double %13, double %8, double 0x3F81111111122322) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %8, double 0x3FA55555555502A1) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %8, double 0x3FC5555555555511) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %8, double 0x3FE000000000000B) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %8, double 1.000000e+00) #10
  %19 = call double @llvm.nvvm.fma.rn.d(double %18, double %8, double 1.000000e+00) #10
  %20 = call i32 @llvm.nvvm.d2i.lo(double %19) #10
  %21 = call i32 @llvm.nvvm.d2i.hi(double %19) #10
  %22 = shl i32 %2, 20
  %23 = add i32 %22, %21
  %24 = call double @llvm.nvvm.lohi.i2d(i32 %20, i32 %23) #10
  %25 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %26 = bitcast i32 %25 to float
  %27 = call i32 @__nvvm_reflect(ptr @.str) #10
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %0
  %30 = call float @llvm.nvvm.fabs.ftz.f(float %26) #10
  br label %__internal_fast_icmp_abs_lt.exit4

31:                                               ; preds = %0
  %32 = call float @llvm.nvvm.fabs.f(float %26) #10
  br label %__internal_fast_icmp_abs_lt.exit4

__internal_fast_icmp_abs_lt.exit4:                ; preds = %29, %31
  %.01 = phi float [ %30, %29 ], [ %32, %31 ]
  %33 = bitcast i32 1081293425 to float
  %34 = fcmp olt float %.01, %33
  %35 = zext i1 %34 to i32
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %79, label %37

37:                                               ; preds = %__internal_fast_icmp_abs_lt.exit4
  %38 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %39 = icmp slt i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %37
  br label %43

41:                                               ; preds = %37
  %42 = bitcast i64 9218868437227405312 to double
  br label %43

43:                                               ; preds = %41, %40
  %44 = phi double [ 0.000000e+00, %40 ], [ %42, %41 ]
  %45 = call double @llvm.nvvm.fabs.d(double %a) #10
  %46 = bitcast i64 9218868437227405312 to double
  %47 = fcmp ole double %45, %46
  %48 = xor i1 %47, true
  %49 = zext i1 %48 to i32
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %43
  %52 = fadd double %a, %a
  br label %53

53:                                               ; preds = %51, %43
  %z.0 = phi double [ %52, %51 ], [ %44, %43 ]
  %54 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %55 = bitcast i32 %54 to float
  %56 = call i32 @__nvvm_reflect(ptr @.str) #10
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %60

58:                                               ; preds = %53
  %59 = call float @llvm.nvvm.fabs.ftz.f(float %55) #10
  br label %__internal_fast_icmp_abs_lt.exit

60:                                               ; preds = %53
  %61 = call float @llvm.nvvm.fabs.f(float %55) #10
  br label %__internal_fast_icmp_abs_lt.exit

__internal_fast_icmp_abs_lt.exit:                 ; preds = %58, %60
  %.0 = phi float [ %59, %58 ], [ %61, %60 ]
  %62 = bitcast i32 1081358776 to float
  %63 = fcmp olt float %.0, %62
  %64 = zext i1 %63 to i32
  %65 = icmp ne i32 %64, 0
  br i1 %65, label %66, label %78

66:                                               ; preds = %__internal_fast_icmp_abs_lt.exit
  %67 = sdiv i32 %2, 2
  %68 = call i32 @llvm.nvvm.d2i.lo(double %19) #10
  %69 = call i32 @llvm.nvvm.d2i.hi(double %19) #10
  %70 = shl i32 %67, 20
  %71 = add i32 %69, %70
  %72 = call double @llvm.nvvm.lohi.i2d(i32 %68, i32 %71) #10
  %73 = sub nsw i32 %2, %67
  %74 = shl i32 %73, 20
  %75 = add nsw i32 1072693248, %74
  %76 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %75) #10
  %77 = fmul double %72, %76
  br label %78

78:                                               ; preds = %66, %__internal_fast_icmp_abs_lt.exit
  %z.1 = phi double [ %77, %66 ], [ %z.0, %__internal_fast_icmp_abs_lt.exit ]
  br label %79

79:                                               ; preds = %78, %__internal_fast_icmp_abs_lt.exit4
  %z.2 = phi double [ %24, %__internal_fast_icmp_abs_lt.exit4 ], [ %z.1, %78 ]
  ret double %z.2
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_expm1(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = bitcast i32 %1 to float
  %3 = bitcast i32 1082535491 to float
  %4 = fcmp olt float %2, %3
  br i1 %4, label %5, label %51

5:                                                ; preds = %0
  %6 = bitcast i32 -1068859392 to float
  %7 = fcmp ogt float %2, %6
  br i1 %7, label %8, label %51

8:                                                ; preds = %5
  %9 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %10 = call double @llvm.nvvm.fma.rn.d(double %a, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %11 = call i32 @llvm.nvvm.d2i.lo(double %10) #10
  %12 = add nsw i32 %11, 0
  %13 = call double @llvm.nvvm.fma.rn.d(double %a, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %14 = call double @llvm.nvvm.add.rn.d(double %13, double 0xC338000000000000) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double 0xBFE62E42FEFA39EF, double %a) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %14, double 0xBC7ABC9E3B39803F, double %15) #10
  %17 = add i32 %9, %9
  %18 = icmp ult i32 %17, 2142496327
  br i1 %18, label %19, label %20

19:                                               ; preds = %8
  br label %20

20:                                               ; preds = %19, %8
  %z.i.0 = phi double [ %a, %19 ], [ %16, %8 ]
  %i.i.0 = phi i32 [ 0, %19 ], [ %12, %8 ]
  %21 = call double @llvm.nvvm.fma.rn.d(double 0x3E21F4076ACD15B6, double %z.i.0, double 0x3E5AF86D8EBD13CD) #10
  %22 = call double @llvm.nvvm.fma.rn.d(double %21, double %z.i.0, double 0x3E927E5092BA033D) #10
  %23 = call double @llvm.nvvm.fma.rn.d(double %22, double %z.i.0, double 0x3EC71DDE6C5F9DA1) #10
  %24 = call double @llvm.nvvm.fma.rn.d(double %23, double %z.i.0, double 0x3EFA01A018D034E6) #10
  %25 = call double @llvm.nvvm.fma.rn.d(double %24, double %z.i.0, double 0x3F2A01A01B3B6940) #10
  %26 = call double @llvm.nvvm.fma.rn.d(double %25, double %z.i.0, double 0x3F56C16C16C1B5DD) #10
  %27 = call double @llvm.nvvm.fma.rn.d(double %26, double %z.i.0, double 0x3F8111111110F74D) #10
  %28 = call double @llvm.nvvm.fma.rn.d(double %27, double %z.i.0, double 0x3FA555555555554D) #10
  %29 = call double @llvm.nvvm.fma.rn.d(double %28, double %z.i.0, double 0x3FC5555555555557) #10
  %30 = call double @llvm.nvvm.fma.rn.d(double %29, double %z.i.0, double 5.000000e-01) #10
  %31 = fmul double %30, %z.i.0
  %32 = call double @llvm.nvvm.fma.rn.d(double %31, double %z.i.0, double %z.i.0) #10
  %33 = icmp eq i32 %i.i.0, 1024
  br i1 %33, label %34, label %36

34:                                               ; preds = %20
  %35 = add nsw i32 %i.i.0, -1
  br label %36

36:                                               ; preds = %34, %20
  %j.i.0 = phi i32 [ %35, %34 ], [ %i.i.0, %20 ]
  %37 = shl i32 %j.i.0, 20
  %38 = add i32 %37, 1072693248
  %39 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %38) #10
  %40 = shl i32 0, 20
  %41 = add i32 1072693248, %40
  %42 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %41) #10
  %43 = fsub double %39, %42
  %44 = call double @llvm.nvvm.fma.rn.d(double %32, double %39, double %43) #10
  %45 = icmp eq i32 %i.i.0, 1024
  br i1 %45, label %46, label %48

46:                                               ; preds = %36
  %47 = fadd double %44, %44
  br label %48

48:                                               ; preds = %46, %36
  %t.i.0 = phi double [ %47, %46 ], [ %44, %36 ]
  %49 = icmp eq i32 %17, 0
  br i1 %49, label %50, label %__internal_expm1_scaled.exit

50:                                               ; preds = %48
  br label %__internal_expm1_scaled.exit

__internal_expm1_scaled.exit:                     ; preds = %48, %50
  %t.i.1 = phi double [ %z.i.0, %50 ], [ %t.i.0, %48 ]
  br label %67

51:                                               ; preds = %5, %0
  %52 = icmp slt i32 %1, 0
  br i1 %52, label %53, label %54

53:                                               ; preds = %51
  br label %56

54:                                               ; preds = %51
  %55 = bitcast i64 9218868437227405312 to double
  br label %56

56:                                               ; preds = %54, %53
  %57 = phi double [ -1.000000e+00, %53 ], [ %55, %54 ]
  %58 = call double @llvm.nvvm.fabs.d(double %a) #10
  %59 = bitcast i64 9218868437227405312 to double
  %60 = fcmp ole double %58, %59
  %61 = xor i1 %60, true
  %62 = zext i1 %61 to i32
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %66

64:                                               ; preds = %56
  %65 = fadd double %a, %a
  br label %66

66:                                               ; preds = %64, %56
  %t.0 = phi double [ %65, %64 ], [ %57, %56 ]
  br label %67

67:                                               ; preds = %66, %__internal_expm1_scaled.exit
  %t.1 = phi double [ %t.i.1, %__internal_expm1_scaled.exit ], [ %t.0, %66 ]
  ret double %t.1
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_cosh(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = and i32 %1, 2147483647
  %3 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %4 = call double @llvm.nvvm.lohi.i2d(i32 %3, i32 %2) #10
  %5 = call i32 @llvm.nvvm.d2i.hi(double %4) #10
  %6 = icmp ult i32 %5, 1082536911
  br i1 %6, label %7, label %37

7:                                                ; preds = %0
  %8 = call double @llvm.nvvm.fma.rn.d(double %4, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %9 = call i32 @llvm.nvvm.d2i.lo(double %8) #10
  %10 = call double @llvm.nvvm.fma.rn.d(double %4, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %11 = call double @llvm.nvvm.add.rn.d(double %10, double 0xC338000000000000) #10
  %12 = call double @llvm.nvvm.fma.rn.d(double %11, double 0xBFE62E42FEFA39EF, double %4) #10
  %13 = call double @llvm.nvvm.fma.rn.d(double %11, double 0xBC7ABC9E3B39803F, double %12) #10
  %14 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %13, double 0x3E928AF3FCA213EA) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %13, double 0x3EC71DEE62401315) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %13, double 0x3EFA01997C89EB71) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %13, double 0x3F2A01A014761F65) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %13, double 0x3F56C16C1852B7AF) #10
  %19 = call double @llvm.nvvm.fma.rn.d(double %18, double %13, double 0x3F81111111122322) #10
  %20 = call double @llvm.nvvm.fma.rn.d(double %19, double %13, double 0x3FA55555555502A1) #10
  %21 = call double @llvm.nvvm.fma.rn.d(double %20, double %13, double 0x3FC5555555555511) #10
  %22 = call double @llvm.nvvm.fma.rn.d(double %21, double %13, double 0x3FE000000000000B) #10
  %23 = call double @llvm.nvvm.fma.rn.d(double %22, double %13, double 1.000000e+00) #10
  %24 = call double @llvm.nvvm.fma.rn.d(double %23, double %13, double 1.000000e+00) #10
  %25 = sub nsw i32 %9, 2
  %26 = call i32 @llvm.nvvm.d2i.lo(double %24) #10
  %27 = call i32 @llvm.nvvm.d2i.hi(double %24) #10
  %28 = shl i32 %25, 20
  %29 = add i32 %28, %27
  %30 = call double @llvm.nvvm.lohi.i2d(i32 %26, i32 %29) #10
  %31 = call double @llvm.nvvm.rcp.approx.ftz.d(double %30) #10
  %32 = fsub double -0.000000e+00, %30
  %33 = call double @llvm.nvvm.fma.rn.d(double %32, double %31, double 1.000000e+00) #10
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %33, double %33) #10
  %35 = call double @llvm.nvvm.fma.rn.d(double %34, double %31, double %31) #10
  %36 = call double @llvm.nvvm.fma.rn.d(double %35, double 6.250000e-02, double %30) #10
  br label %43

37:                                               ; preds = %0
  %38 = bitcast i64 9218868437227405312 to double
  %39 = fcmp ole double %a, %38
  br i1 %39, label %40, label %42

40:                                               ; preds = %37
  %41 = bitcast i64 9218868437227405312 to double
  br label %42

42:                                               ; preds = %40, %37
  %.0 = phi double [ %41, %40 ], [ %a, %37 ]
  br label %43

43:                                               ; preds = %42, %7
  %.1 = phi double [ %36, %7 ], [ %.0, %42 ]
  %44 = fadd double %.1, %.1
  ret double %44
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_sinh(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = and i32 %1, 2147483647
  %3 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %4 = call double @llvm.nvvm.lohi.i2d(i32 %3, i32 %2) #10
  %5 = icmp slt i32 %2, 1072693248
  br i1 %5, label %6, label %16

6:                                                ; preds = %0
  %7 = fmul double %4, %4
  %8 = call double @llvm.nvvm.fma.rn.d(double 0x3D6B4C75AB274C53, double %7, double 0x3DE611A561D87DEF) #10
  %9 = call double @llvm.nvvm.fma.rn.d(double %8, double %7, double 0x3E5AE64671B18F5C) #10
  %10 = call double @llvm.nvvm.fma.rn.d(double %9, double %7, double 0x3EC71DE3A465B1E4) #10
  %11 = call double @llvm.nvvm.fma.rn.d(double %10, double %7, double 0x3F2A01A01A02899D) #10
  %12 = call double @llvm.nvvm.fma.rn.d(double %11, double %7, double 0x3F811111111110A6) #10
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double %7, double 0x3FC5555555555556) #10
  %14 = fmul double %13, %7
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %4, double %4) #10
  br label %66

16:                                               ; preds = %0
  %17 = call i32 @llvm.nvvm.d2i.hi(double %4) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %4, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %19 = call i32 @llvm.nvvm.d2i.lo(double %18) #10
  %20 = add nsw i32 %19, -1
  %21 = call double @llvm.nvvm.fma.rn.d(double %4, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %22 = call double @llvm.nvvm.add.rn.d(double %21, double 0xC338000000000000) #10
  %23 = call double @llvm.nvvm.fma.rn.d(double %22, double 0xBFE62E42FEFA39EF, double %4) #10
  %24 = call double @llvm.nvvm.fma.rn.d(double %22, double 0xBC7ABC9E3B39803F, double %23) #10
  %25 = add i32 %17, %17
  %26 = icmp ult i32 %25, 2142496327
  br i1 %26, label %27, label %28

27:                                               ; preds = %16
  br label %28

28:                                               ; preds = %27, %16
  %z.i.0 = phi double [ %4, %27 ], [ %24, %16 ]
  %i.i.0 = phi i32 [ 0, %27 ], [ %20, %16 ]
  %29 = call double @llvm.nvvm.fma.rn.d(double 0x3E21F4076ACD15B6, double %z.i.0, double 0x3E5AF86D8EBD13CD) #10
  %30 = call double @llvm.nvvm.fma.rn.d(double %29, double %z.i.0, double 0x3E927E5092BA033D) #10
  %31 = call double @llvm.nvvm.fma.rn.d(double %30, double %z.i.0, double 0x3EC71DDE6C5F9DA1) #10
  %32 = call double @llvm.nvvm.fma.rn.d(double %31, double %z.i.0, double 0x3EFA01A018D034E6) #10
  %33 = call double @llvm.nvvm.fma.rn.d(double %32, double %z.i.0, double 0x3F2A01A01B3B6940) #10
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %z.i.0, double 0x3F56C16C16C1B5DD) #10
  %35 = call double @llvm.nvvm.fma.rn.d(double %34, double %z.i.0, double 0x3F8111111110F74D) #10
  %36 = call double @llvm.nvvm.fma.rn.d(double %35, double %z.i.0, double 0x3FA555555555554D) #10
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %z.i.0, double 0x3FC5555555555557) #10
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %z.i.0, double 5.000000e-01) #10
  %39 = fmul double %38, %z.i.0
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %z.i.0, double %z.i.0) #10
  %41 = icmp eq i32 %i.i.0, 1024
  br i1 %41, label %42, label %44

42:                                               ; preds = %28
  %43 = add nsw i32 %i.i.0, -1
  br label %44

44:                                               ; preds = %42, %28
  %j.i.0 = phi i32 [ %43, %42 ], [ %i.i.0, %28 ]
  %45 = shl i32 %j.i.0, 20
  %46 = add i32 %45, 1072693248
  %47 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %46) #10
  %48 = shl i32 -1, 20
  %49 = add i32 1072693248, %48
  %50 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %49) #10
  %51 = fsub double %47, %50
  %52 = call double @llvm.nvvm.fma.rn.d(double %40, double %47, double %51) #10
  %53 = icmp eq i32 %i.i.0, 1024
  br i1 %53, label %54, label %56

54:                                               ; preds = %44
  %55 = fadd double %52, %52
  br label %56

56:                                               ; preds = %54, %44
  %t.i.0 = phi double [ %55, %54 ], [ %52, %44 ]
  %57 = icmp eq i32 %25, 0
  br i1 %57, label %58, label %__internal_expm1_scaled.exit

58:                                               ; preds = %56
  br label %__internal_expm1_scaled.exit

__internal_expm1_scaled.exit:                     ; preds = %56, %58
  %t.i.1 = phi double [ %z.i.0, %58 ], [ %t.i.0, %56 ]
  %59 = call double @llvm.nvvm.fma.rn.d(double 2.000000e+00, double %t.i.1, double 1.000000e+00) #10
  %60 = fdiv double %t.i.1, %59
  %61 = fadd double %t.i.1, %60
  %62 = fcmp oge double %4, 0x408633CE8FB9F87E
  br i1 %62, label %63, label %65

63:                                               ; preds = %__internal_expm1_scaled.exit
  %64 = bitcast i64 9218868437227405312 to double
  br label %65

65:                                               ; preds = %63, %__internal_expm1_scaled.exit
  %z.0 = phi double [ %64, %63 ], [ %61, %__internal_expm1_scaled.exit ]
  br label %66

66:                                               ; preds = %65, %6
  %z.1 = phi double [ %15, %6 ], [ %z.0, %65 ]
  %67 = call double @llvm.copysign.f64(double %z.1, double %a) #10
  ret double %67
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_tanh(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = and i32 %1, 2147483647
  %3 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %4 = call double @llvm.nvvm.lohi.i2d(i32 %3, i32 %2) #10
  %5 = fcmp oge double %4, 0x3FE4F92224DD2F1A
  br i1 %5, label %6, label %47

6:                                                ; preds = %0
  %7 = fmul double 2.000000e+00, %4
  %8 = fptrunc double %7 to float
  %9 = fmul float %8, 0x3FF7154760000000
  %10 = call float @llvm.nvvm.round.f(float %9) #10
  %11 = fpext float %10 to double
  %12 = fsub double -0.000000e+00, %11
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double 0x3FE62E42FEFA39EF, double %7) #10
  %14 = call double @llvm.nvvm.fma.rn.d(double 0x3E5AE904A4741B81, double %13, double 0x3E928A27F89B6999) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %13, double 0x3EC71DE715FF7E07) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %13, double 0x3EFA019A6B0AC45A) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %13, double 0x3F2A01A017EED94F) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %13, double 0x3F56C16C17F2A71B) #10
  %19 = call double @llvm.nvvm.fma.rn.d(double %18, double %13, double 0x3F811111111173C4) #10
  %20 = call double @llvm.nvvm.fma.rn.d(double %19, double %13, double 0x3FA555555555211A) #10
  %21 = call double @llvm.nvvm.fma.rn.d(double %20, double %13, double 0x3FC5555555555540) #10
  %22 = call double @llvm.nvvm.fma.rn.d(double %21, double %13, double 0x3FE0000000000005) #10
  %23 = fmul double %22, %13
  %24 = icmp ne i32 0, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %6
  %26 = call double @llvm.nvvm.fma.rn.d(double %23, double %13, double 0.000000e+00) #10
  %27 = fadd double %26, %13
  br label %__internal_mexpm1.exit

28:                                               ; preds = %6
  %29 = call double @llvm.nvvm.fma.rn.d(double %23, double %13, double %13) #10
  br label %__internal_mexpm1.exit

__internal_mexpm1.exit:                           ; preds = %25, %28
  %u.i.0 = phi double [ %27, %25 ], [ %29, %28 ]
  %30 = call float @llvm.nvvm.ex2.approx.ftz.f(float %10) #10
  %31 = fpext float %30 to double
  %32 = fsub double 1.000000e+00, %31
  %33 = fsub double -0.000000e+00, %u.i.0
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %31, double %32) #10
  %35 = fsub double 2.000000e+00, %34
  %36 = call double @llvm.nvvm.rcp.approx.ftz.d(double %35) #10
  %37 = fsub double -0.000000e+00, %35
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %36, double 1.000000e+00) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %38, double %38) #10
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %36, double %36) #10
  %41 = fsub double -0.000000e+00, %40
  %42 = call double @llvm.nvvm.fma.rn.d(double 2.000000e+00, double %41, double 1.000000e+00) #10
  %43 = icmp sge i32 %2, 1077088194
  br i1 %43, label %44, label %45

44:                                               ; preds = %__internal_mexpm1.exit
  br label %45

45:                                               ; preds = %44, %__internal_mexpm1.exit
  %r.0 = phi double [ 1.000000e+00, %44 ], [ %42, %__internal_mexpm1.exit ]
  %46 = call double @llvm.copysign.f64(double %r.0, double %a) #10
  br label %61

47:                                               ; preds = %0
  %48 = fmul double %a, %a
  %49 = call double @llvm.nvvm.fma.rn.d(double 0xBEF0BC46E2F5E964, double %48, double 0x3F14359F420AFC3D) #10
  %50 = call double @llvm.nvvm.fma.rn.d(double %49, double %48, double 0xBF2DF9F0728C5D84) #10
  %51 = call double @llvm.nvvm.fma.rn.d(double %50, double %48, double 0x3F4337D1CEC4F033) #10
  %52 = call double @llvm.nvvm.fma.rn.d(double %51, double %48, double 0xBF57D6E9674335B3) #10
  %53 = call double @llvm.nvvm.fma.rn.d(double %52, double %48, double 0x3F6D6D000D7AAD3D) #10
  %54 = call double @llvm.nvvm.fma.rn.d(double %53, double %48, double 0xBF8226E1F3CF1EF5) #10
  %55 = call double @llvm.nvvm.fma.rn.d(double %54, double %48, double 0x3F9664F47EC0C8CF) #10
  %56 = call double @llvm.nvvm.fma.rn.d(double %55, double %48, double 0xBFABA1BA1B80AB40) #10
  %57 = call double @llvm.nvvm.fma.rn.d(double %56, double %48, double 0x3FC111111110FA4A) #10
  %58 = call double @llvm.nvvm.fma.rn.d(double %57, double %48, double 0xBFD5555555555550) #10
  %59 = call double @llvm.nvvm.fma.rn.d(double %58, double %48, double 0.000000e+00) #10
  %60 = call double @llvm.nvvm.fma.rn.d(double %59, double %a, double %a) #10
  br label %61

61:                                               ; preds = %47, %45
  %r.1 = phi double [ %46, %45 ], [ %60, %47 ]
  ret double %r.1
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_atan2(double %a, double %b) #6 {
  %1 = call double @llvm.nvvm.fabs.d(double %b) #10
  %2 = call double @llvm.nvvm.fabs.d(double %a) #10
  %3 = fcmp ogt double %2, %1
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  br label %6

5:                                                ; preds = %0
  br label %6

6:                                                ; preds = %5, %4
  %t3.0 = phi double [ %2, %4 ], [ %1, %5 ]
  %t4.0 = phi double [ %1, %4 ], [ %2, %5 ]
  %7 = fdiv double %t4.0, %t3.0
  %8 = fmul double %7, %7
  %9 = call double @llvm.nvvm.fma.rn.d(double 0xBEF53E1D2A25FF7E, double %8, double 0x3F2D3B63DBB65B49) #10
  %10 = call double @llvm.nvvm.fma.rn.d(double %9, double %8, double 0xBF5312788DDE082E) #10
  %11 = call double @llvm.nvvm.fma.rn.d(double %10, double %8, double 0x3F6F9690C8249315) #10
  %12 = call double @llvm.nvvm.fma.rn.d(double %11, double %8, double 0xBF82CF5AABC7CF0D) #10
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double %8, double 0x3F9162B0B2A3BFDE) #10
  %14 = call double @llvm.nvvm.fma.rn.d(double %13, double %8, double 0xBF9A7256FEB6FC6B) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %8, double 0x3FA171560CE4A489) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %8, double 0xBFA4F44D841450E4) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %8, double 0x3FA7EE3D3F36BB95) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %8, double 0xBFAAD32AE04A9FD1) #10
  %19 = call double @llvm.nvvm.fma.rn.d(double %18, double %8, double 0x3FAE17813D66954F) #10
  %20 = call double @llvm.nvvm.fma.rn.d(double %19, double %8, double 0xBFB11089CA9A5BCD) #10
  %21 = call double @llvm.nvvm.fma.rn.d(double %20, double %8, double 0x3FB3B12B2DB51738) #10
  %22 = call double @llvm.nvvm.fma.rn.d(double %21, double %8, double 0xBFB745D022F8DC5C) #10
  %23 = call double @llvm.nvvm.fma.rn.d(double %22, double %8, double 0x3FBC71C709DFE927) #10
  %24 = call double @llvm.nvvm.fma.rn.d(double %23, double %8, double 0xBFC2492491FA1744) #10
  %25 = call double @llvm.nvvm.fma.rn.d(double %24, double %8, double 0x3FC99999999840D2) #10
  %26 = call double @llvm.nvvm.fma.rn.d(double %25, double %8, double 0xBFD555555555544C) #10
  %27 = fmul double %26, %8
  %28 = call double @llvm.nvvm.fma.rn.d(double %27, double %7, double %7) #10
  %29 = fcmp ogt double %2, %1
  br i1 %29, label %30, label %38

30:                                               ; preds = %6
  %31 = call i32 @llvm.nvvm.d2i.hi(double %b) #10
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %30
  %34 = fadd double 0x3FF921FB54442D18, %28
  br label %37

35:                                               ; preds = %30
  %36 = fsub double 0x3FF921FB54442D18, %28
  br label %37

37:                                               ; preds = %35, %33
  %t0.0 = phi double [ %34, %33 ], [ %36, %35 ]
  br label %44

38:                                               ; preds = %6
  %39 = call i32 @llvm.nvvm.d2i.hi(double %b) #10
  %40 = icmp slt i32 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %38
  %42 = fsub double 0x400921FB54442D18, %28
  br label %43

43:                                               ; preds = %41, %38
  %t0.1 = phi double [ %42, %41 ], [ %28, %38 ]
  br label %44

44:                                               ; preds = %43, %37
  %t0.2 = phi double [ %t0.0, %37 ], [ %t0.1, %43 ]
  %45 = call double @llvm.nvvm.add.rn.d(double %1, double %2) #10
  %46 = fcmp oeq double %t3.0, 0.000000e+00
  br i1 %46, label %47, label %51

47:                                               ; preds = %44
  %48 = call i32 @llvm.nvvm.d2i.hi(double %b) #10
  %49 = icmp slt i32 %48, 0
  %50 = select i1 %49, double 0x400921FB54442D18, double 0.000000e+00
  br label %58

51:                                               ; preds = %44
  %52 = fcmp oeq double %1, %2
  br i1 %52, label %53, label %57

53:                                               ; preds = %51
  %54 = call i32 @llvm.nvvm.d2i.hi(double %b) #10
  %55 = icmp slt i32 %54, 0
  %56 = select i1 %55, double 0x4002D97C7F3321D2, double 0x3FE921FB54442D18
  br label %57

57:                                               ; preds = %53, %51
  %t0.3 = phi double [ %56, %53 ], [ %t0.2, %51 ]
  br label %58

58:                                               ; preds = %57, %47
  %t0.4 = phi double [ %50, %47 ], [ %t0.3, %57 ]
  %59 = call double @llvm.nvvm.fabs.d(double %45) #10
  %60 = bitcast i64 9218868437227405312 to double
  %61 = fcmp ole double %59, %60
  %62 = xor i1 %61, true
  %63 = zext i1 %62 to i32
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %66

65:                                               ; preds = %58
  br label %68

66:                                               ; preds = %58
  %67 = call double @llvm.copysign.f64(double %t0.4, double %a) #10
  br label %68

68:                                               ; preds = %66, %65
  %t0.5 = phi double [ %45, %65 ], [ %67, %66 ]
  ret double %t0.5
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_atan(double %a) #6 {
  %1 = call double @llvm.nvvm.fabs.d(double %a) #10
  %2 = fcmp ogt double %1, 1.000000e+00
  br i1 %2, label %3, label %13

3:                                                ; preds = %0
  %4 = call double @llvm.nvvm.rcp.approx.ftz.d(double %1) #10
  %5 = fsub double -0.000000e+00, %1
  %6 = call double @llvm.nvvm.fma.rn.d(double %5, double %4, double 1.000000e+00) #10
  %7 = call double @llvm.nvvm.fma.rn.d(double %6, double %6, double %6) #10
  %8 = call double @llvm.nvvm.fma.rn.d(double %7, double %4, double %4) #10
  %9 = bitcast i64 9218868437227405312 to double
  %10 = fcmp oeq double %1, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  br label %12

12:                                               ; preds = %11, %3
  %t1.0 = phi double [ 0.000000e+00, %11 ], [ %8, %3 ]
  br label %13

13:                                               ; preds = %12, %0
  %t1.1 = phi double [ %t1.0, %12 ], [ %1, %0 ]
  %14 = fmul double %t1.1, %t1.1
  %15 = call double @llvm.nvvm.fma.rn.d(double 0xBEF53E1D2A25FF7E, double %14, double 0x3F2D3B63DBB65B49) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %14, double 0xBF5312788DDE082E) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %14, double 0x3F6F9690C8249315) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %14, double 0xBF82CF5AABC7CF0D) #10
  %19 = call double @llvm.nvvm.fma.rn.d(double %18, double %14, double 0x3F9162B0B2A3BFDE) #10
  %20 = call double @llvm.nvvm.fma.rn.d(double %19, double %14, double 0xBF9A7256FEB6FC6B) #10
  %21 = call double @llvm.nvvm.fma.rn.d(double %20, double %14, double 0x3FA171560CE4A489) #10
  %22 = call double @llvm.nvvm.fma.rn.d(double %21, double %14, double 0xBFA4F44D841450E4) #10
  %23 = call double @llvm.nvvm.fma.rn.d(double %22, double %14, double 0x3FA7EE3D3F36BB95) #10
  %24 = call double @llvm.nvvm.fma.rn.d(double %23, double %14, double 0xBFAAD32AE04A9FD1) #10
  %25 = call double @llvm.nvvm.fma.rn.d(double %24, double %14, double 0x3FAE17813D66954F) #10
  %26 = call double @llvm.nvvm.fma.rn.d(double %25, double %14, double 0xBFB11089CA9A5BCD) #10
  %27 = call double @llvm.nvvm.fma.rn.d(double %26, double %14, double 0x3FB3B12B2DB51738) #10
  %28 = call double @llvm.nvvm.fma.rn.d(double %27, double %14, double 0xBFB745D022F8DC5C) #10
  %29 = call double @llvm.nvvm.fma.rn.d(double %28, double %14, double 0x3FBC71C709DFE927) #10
  %30 = call double @llvm.nvvm.fma.rn.d(double %29, double %14, double 0xBFC2492491FA1744) #10
  %31 = call double @llvm.nvvm.fma.rn.d(double %30, double %14, double 0x3FC99999999840D2) #10
  %32 = call double @llvm.nvvm.fma.rn.d(double %31, double %14, double 0xBFD555555555544C) #10
  %33 = fmul double %32, %14
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %t1.1, double %t1.1) #10
  %35 = fcmp ogt double %1, 1.000000e+00
  br i1 %35, label %36, label %38

36:                                               ; preds = %13
  %37 = fsub double 0x3FF921FB54442D18, %34
  br label %38

38:                                               ; preds = %36, %13
  %t1.2 = phi double [ %37, %36 ], [ %34, %13 ]
  %39 = call double @llvm.copysign.f64(double %t1.2, double %a) #10
  ret double %39
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_asin(double %a) #6 {
  %1 = call double @llvm.nvvm.fabs.d(double %a) #10
  %2 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %3 = bitcast i32 %2 to float
  %4 = call i32 @__nvvm_reflect(ptr @.str) #10
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %0
  %7 = call float @llvm.nvvm.fabs.ftz.f(float %3) #10
  br label %__nv_fabsf.exit

8:                                                ; preds = %0
  %9 = call float @llvm.nvvm.fabs.f(float %3) #10
  br label %__nv_fabsf.exit

__nv_fabsf.exit:                                  ; preds = %6, %8
  %.0 = phi float [ %7, %6 ], [ %9, %8 ]
  %10 = bitcast i32 1071801958 to float
  %11 = fcmp olt float %.0, %10
  br i1 %11, label %12, label %28

12:                                               ; preds = %__nv_fabsf.exit
  %13 = fmul double %a, %a
  %14 = call double @llvm.nvvm.fma.rn.d(double 0x3FB0066BDC1895E9, double %13, double 0xBFB3823B180754AF) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %13, double 0x3FB11E52CC2F79AE) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %13, double 0xBF924EAF3526861B) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %13, double 0x3F91DF02A31E6CB7) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %13, double 0x3F847D18B0EEC6CC) #10
  %19 = call double @llvm.nvvm.fma.rn.d(double %18, double %13, double 0x3F8D0AF961BA53B0) #10
  %20 = call double @llvm.nvvm.fma.rn.d(double %19, double %13, double 0x3F91BF7734CF1C48) #10
  %21 = call double @llvm.nvvm.fma.rn.d(double %20, double %13, double 0x3F96E91483144EF7) #10
  %22 = call double @llvm.nvvm.fma.rn.d(double %21, double %13, double 0x3F9F1C6E0A4F9F81) #10
  %23 = call double @llvm.nvvm.fma.rn.d(double %22, double %13, double 0x3FA6DB6DC27FA92B) #10
  %24 = call double @llvm.nvvm.fma.rn.d(double %23, double %13, double 0x3FB333333320F91B) #10
  %25 = call double @llvm.nvvm.fma.rn.d(double %24, double %13, double 0x3FC5555555555F4D) #10
  %26 = fmul double %25, %13
  %27 = call double @llvm.nvvm.fma.rn.d(double %26, double %a, double %a) #10
  br label %75

28:                                               ; preds = %__nv_fabsf.exit
  %29 = call double @llvm.nvvm.fma.rn.d(double -5.000000e-01, double %1, double 5.000000e-01) #10
  %30 = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %29) #13, !srcloc !35
  %31 = call i32 @llvm.nvvm.d2i.lo(double %30) #10
  %32 = call i32 @llvm.nvvm.d2i.hi(double %30) #10
  %33 = shl i32 -1, 20
  %34 = add i32 %33, %32
  %35 = call double @llvm.nvvm.lohi.i2d(i32 %31, i32 %34) #10
  %36 = fmul double %29, %30
  %37 = fsub double -0.000000e+00, %36
  %38 = call double @llvm.nvvm.fma.rn.d(double %36, double %37, double %29) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %35, double %36) #10
  %40 = fsub double -0.000000e+00, %39
  %41 = call double @llvm.nvvm.fma.rn.d(double %30, double %40, double 1.000000e+00) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %35, double %35) #10
  %43 = fsub double -0.000000e+00, %39
  %44 = call double @llvm.nvvm.fma.rn.d(double %39, double %43, double %29) #10
  %45 = call double @llvm.nvvm.fma.rn.d(double %44, double %42, double %39) #10
  %46 = call i32 @llvm.nvvm.d2i.hi(double %29) #10
  %47 = icmp slt i32 %46, 0
  br i1 %47, label %48, label %50

48:                                               ; preds = %28
  %49 = bitcast i64 -2251799813685248 to double
  br label %50

50:                                               ; preds = %48, %28
  %t0.0 = phi double [ %49, %48 ], [ %45, %28 ]
  %51 = fcmp ogt double %29, 0.000000e+00
  br i1 %51, label %55, label %52

52:                                               ; preds = %50
  %53 = fcmp olt double %29, 0.000000e+00
  br i1 %53, label %55, label %54

54:                                               ; preds = %52
  br label %55

55:                                               ; preds = %54, %52, %50
  %t0.1 = phi double [ %t0.0, %50 ], [ %t0.0, %52 ], [ %29, %54 ]
  %56 = call double @llvm.nvvm.fma.rn.d(double 0x3FB0066BDC1895E9, double %29, double 0xBFB3823B180754AF) #10
  %57 = call double @llvm.nvvm.fma.rn.d(double %56, double %29, double 0x3FB11E52CC2F79AE) #10
  %58 = call double @llvm.nvvm.fma.rn.d(double %57, double %29, double 0xBF924EAF3526861B) #10
  %59 = call double @llvm.nvvm.fma.rn.d(double %58, double %29, double 0x3F91DF02A31E6CB7) #10
  %60 = call double @llvm.nvvm.fma.rn.d(double %59, double %29, double 0x3F847D18B0EEC6CC) #10
  %61 = call double @llvm.nvvm.fma.rn.d(double %60, double %29, double 0x3F8D0AF961BA53B0) #10
  %62 = call double @llvm.nvvm.fma.rn.d(double %61, double %29, double 0x3F91BF7734CF1C48) #10
  %63 = call double @llvm.nvvm.fma.rn.d(double %62, double %29, double 0x3F96E91483144EF7) #10
  %64 = call double @llvm.nvvm.fma.rn.d(double %63, double %29, double 0x3F9F1C6E0A4F9F81) #10
  %65 = call double @llvm.nvvm.fma.rn.d(double %64, double %29, double 0x3FA6DB6DC27FA92B) #10
  %66 = call double @llvm.nvvm.fma.rn.d(double %65, double %29, double 0x3FB333333320F91B) #10
  %67 = call double @llvm.nvvm.fma.rn.d(double %66, double %29, double 0x3FC5555555555F4D) #10
  %68 = fmul double %67, %29
  %69 = fmul double -2.000000e+00, %t0.1
  %70 = call double @llvm.nvvm.fma.rn.d(double %69, double %68, double 0x3C91A62633145C07) #10
  %71 = fadd double %69, 0x3FE921FB54442D18
  %72 = fadd double %71, %70
  %73 = fadd double %72, 0x3FE921FB54442D18
  %74 = call double @llvm.copysign.f64(double %73, double %a) #10
  br label %75

75:                                               ; preds = %55, %12
  %t1.0 = phi double [ %27, %12 ], [ %74, %55 ]
  ret double %t1.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_acos(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = call double @llvm.nvvm.fabs.d(double %a) #10
  %3 = call i32 @llvm.nvvm.d2i.hi(double %2) #10
  %4 = icmp slt i32 %3, 1071801958
  br i1 %4, label %5, label %30

5:                                                ; preds = %0
  %6 = fmul double %2, %2
  %7 = call double @llvm.nvvm.fma.rn.d(double 0x3FB0066BDC1895E9, double %6, double 0xBFB3823B180754AF) #10
  %8 = call double @llvm.nvvm.fma.rn.d(double %7, double %6, double 0x3FB11E52CC2F79AE) #10
  %9 = call double @llvm.nvvm.fma.rn.d(double %8, double %6, double 0xBF924EAF3526861B) #10
  %10 = call double @llvm.nvvm.fma.rn.d(double %9, double %6, double 0x3F91DF02A31E6CB7) #10
  %11 = call double @llvm.nvvm.fma.rn.d(double %10, double %6, double 0x3F847D18B0EEC6CC) #10
  %12 = call double @llvm.nvvm.fma.rn.d(double %11, double %6, double 0x3F8D0AF961BA53B0) #10
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double %6, double 0x3F91BF7734CF1C48) #10
  %14 = call double @llvm.nvvm.fma.rn.d(double %13, double %6, double 0x3F96E91483144EF7) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %6, double 0x3F9F1C6E0A4F9F81) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %6, double 0x3FA6DB6DC27FA92B) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %6, double 0x3FB333333320F91B) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %6, double 0x3FC5555555555F4D) #10
  %19 = fmul double %18, %6
  %20 = call double @llvm.nvvm.fma.rn.d(double %19, double %2, double %2) #10
  %21 = icmp slt i32 %1, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %5
  %23 = call double @llvm.nvvm.add.rn.d(double %20, double 0x3C91A62633145C07) #10
  %24 = call double @llvm.nvvm.add.rn.d(double 0x3FF921FB54442D18, double %23) #10
  br label %29

25:                                               ; preds = %5
  %26 = call double @llvm.nvvm.add.rn.d(double %20, double 0xBC91A62633145C07) #10
  %27 = fsub double -0.000000e+00, %26
  %28 = call double @llvm.nvvm.add.rn.d(double 0x3FF921FB54442D18, double %27) #10
  br label %29

29:                                               ; preds = %25, %22
  %t0.0 = phi double [ %24, %22 ], [ %28, %25 ]
  br label %89

30:                                               ; preds = %0
  %31 = fsub double 1.000000e+00, %2
  %32 = call i32 @llvm.nvvm.d2i.lo(double %31) #10
  %33 = call i32 @llvm.nvvm.d2i.hi(double %31) #10
  %34 = shl i32 -1, 20
  %35 = add i32 %34, %33
  %36 = call double @llvm.nvvm.lohi.i2d(i32 %32, i32 %35) #10
  %37 = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %36) #13, !srcloc !35
  %38 = call i32 @llvm.nvvm.d2i.lo(double %37) #10
  %39 = call i32 @llvm.nvvm.d2i.hi(double %37) #10
  %40 = shl i32 -1, 20
  %41 = add i32 %40, %39
  %42 = call double @llvm.nvvm.lohi.i2d(i32 %38, i32 %41) #10
  %43 = fmul double %36, %37
  %44 = fsub double -0.000000e+00, %43
  %45 = call double @llvm.nvvm.fma.rn.d(double %43, double %44, double %36) #10
  %46 = call double @llvm.nvvm.fma.rn.d(double %45, double %42, double %43) #10
  %47 = fsub double -0.000000e+00, %46
  %48 = call double @llvm.nvvm.fma.rn.d(double %37, double %47, double 1.000000e+00) #10
  %49 = call double @llvm.nvvm.fma.rn.d(double %48, double %42, double %42) #10
  %50 = fsub double -0.000000e+00, %46
  %51 = call double @llvm.nvvm.fma.rn.d(double %46, double %50, double %36) #10
  %52 = call double @llvm.nvvm.fma.rn.d(double %51, double %49, double %46) #10
  %53 = call i32 @llvm.nvvm.d2i.lo(double %52) #10
  %54 = call i32 @llvm.nvvm.d2i.hi(double %52) #10
  %55 = shl i32 1, 20
  %56 = add i32 %55, %54
  %57 = call double @llvm.nvvm.lohi.i2d(i32 %53, i32 %56) #10
  %58 = call double @llvm.nvvm.fma.rn.d(double 0x3EC715B371155F70, double %31, double 0xBEBAC2FE66FAAC4B) #10
  %59 = call double @llvm.nvvm.fma.rn.d(double %58, double %31, double 0x3ED9A9B88EFCD9B8) #10
  %60 = call double @llvm.nvvm.fma.rn.d(double %59, double %31, double 0x3EDD0F40A8A0C4C3) #10
  %61 = call double @llvm.nvvm.fma.rn.d(double %60, double %31, double 0x3EF46D4CFA9E0E1F) #10
  %62 = call double @llvm.nvvm.fma.rn.d(double %61, double %31, double 0x3F079C168D1E2422) #10
  %63 = call double @llvm.nvvm.fma.rn.d(double %62, double %31, double 0x3F1C9A88C3BCA540) #10
  %64 = call double @llvm.nvvm.fma.rn.d(double %63, double %31, double 0x3F31C4E64BD476DF) #10
  %65 = call double @llvm.nvvm.fma.rn.d(double %64, double %31, double 0x3F46E8BA60009C8F) #10
  %66 = call double @llvm.nvvm.fma.rn.d(double %65, double %31, double 0x3F5F1C71C62B05A2) #10
  %67 = call double @llvm.nvvm.fma.rn.d(double %66, double %31, double 0x3F76DB6DB6DC9F2C) #10
  %68 = call double @llvm.nvvm.fma.rn.d(double %67, double %31, double 0x3F9333333333329C) #10
  %69 = call double @llvm.nvvm.fma.rn.d(double %68, double %31, double 0x3FB5555555555555) #10
  %70 = call i32 @llvm.nvvm.d2i.hi(double %31) #10
  %71 = icmp sle i32 %70, 0
  br i1 %71, label %72, label %74

72:                                               ; preds = %30
  %73 = call double @llvm.nvvm.mul.rn.d(double %2, double 0.000000e+00) #10
  br label %77

74:                                               ; preds = %30
  %75 = fmul double %69, %31
  %76 = call double @llvm.nvvm.fma.rn.d(double %75, double %57, double %57) #10
  br label %77

77:                                               ; preds = %74, %72
  %t0.1 = phi double [ %73, %72 ], [ %76, %74 ]
  %78 = icmp slt i32 %70, 0
  br i1 %78, label %79, label %82

79:                                               ; preds = %77
  %80 = bitcast i64 9218868437227405312 to double
  %81 = call double @llvm.nvvm.mul.rn.d(double %t0.1, double %80) #10
  br label %82

82:                                               ; preds = %79, %77
  %t0.2 = phi double [ %81, %79 ], [ %t0.1, %77 ]
  %83 = icmp slt i32 %1, 0
  br i1 %83, label %84, label %88

84:                                               ; preds = %82
  %85 = call double @llvm.nvvm.add.rn.d(double %t0.2, double 0xBCA1A62633145C07) #10
  %86 = fsub double -0.000000e+00, %85
  %87 = call double @llvm.nvvm.add.rn.d(double 0x400921FB54442D18, double %86) #10
  br label %88

88:                                               ; preds = %84, %82
  %t0.3 = phi double [ %87, %84 ], [ %t0.2, %82 ]
  br label %89

89:                                               ; preds = %88, %29
  %t0.4 = phi double [ %t0.0, %29 ], [ %t0.3, %88 ]
  ret double %t0.4
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_hypot(double %a, double %b) #6 {
  %1 = call double @llvm.nvvm.fabs.d(double %a) #10
  %2 = call double @llvm.nvvm.fabs.d(double %b) #10
  %3 = bitcast double %2 to i64
  %4 = bitcast double %1 to i64
  %min.cond = icmp ule i64 %3, %4
  %min = select i1 %min.cond, i64 %3, i64 %4
  %5 = bitcast i64 %min to double
  %6 = bitcast double %1 to i64
  %7 = bitcast double %2 to i64
  %max.cond = icmp uge i64 %6, %7
  %max = select i1 %max.cond, i64 %6, i64 %7
  %8 = bitcast i64 %max to double
  %9 = call i32 @llvm.nvvm.d2i.hi(double %8) #10
  %10 = and i32 %9, -4194304
  %11 = sub i32 %10, 1072693248
  %12 = add i32 %11, 1048576
  %13 = sub nsw i32 1072693248, %12
  %14 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %13) #10
  %15 = fmul double %5, %14
  %16 = fmul double %8, %14
  %17 = fmul double %15, %15
  %18 = call double @llvm.nvvm.fma.rn.d(double %16, double %16, double %17) #10
  %19 = bitcast i64 9218868437227405311 to double
  %20 = call double @llvm.nvvm.fmin.d(double %18, double %19) #10
  %21 = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %20) #13, !srcloc !36
  %22 = call double @llvm.nvvm.mul.rn.d(double %21, double %21) #10
  %23 = fsub double -0.000000e+00, %22
  %24 = call double @llvm.nvvm.fma.rn.d(double %20, double %23, double 1.000000e+00) #10
  %25 = call double @llvm.nvvm.fma.rn.d(double 3.750000e-01, double %24, double 5.000000e-01) #10
  %26 = call double @llvm.nvvm.mul.rn.d(double %24, double %21) #10
  %27 = call double @llvm.nvvm.fma.rn.d(double %25, double %26, double %21) #10
  %28 = fmul double %18, %27
  %29 = add nsw i32 %12, 1072693248
  %30 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %29) #10
  %31 = fmul double %28, %30
  %32 = fcmp oeq double %5, 0.000000e+00
  br i1 %32, label %33, label %34

33:                                               ; preds = %0
  br label %34

34:                                               ; preds = %33, %0
  %res.0 = phi double [ %8, %33 ], [ %31, %0 ]
  %35 = call i32 @llvm.nvvm.d2i.hi(double %5) #10
  %36 = bitcast i64 9218868437227405312 to double
  %37 = call i32 @llvm.nvvm.d2i.hi(double %36) #10
  %38 = icmp uge i32 %35, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %34
  br label %40

40:                                               ; preds = %39, %34
  %res.1 = phi double [ %5, %39 ], [ %res.0, %34 ]
  ret double %res.1
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_cbrt(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %2 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %3 = and i32 %2, 2147483647
  %4 = lshr i32 %3, 20
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %0
  %7 = call double @llvm.nvvm.lohi.i2d(i32 %1, i32 %3) #10
  %8 = fmul double %7, 0x4350000000000000
  %9 = call i32 @llvm.nvvm.d2i.lo(double %8) #10
  %10 = call i32 @llvm.nvvm.d2i.hi(double %8) #10
  %11 = lshr i32 %10, 20
  br label %12

12:                                               ; preds = %6, %0
  %ilo.0 = phi i32 [ %9, %6 ], [ %1, %0 ]
  %ihi.0 = phi i32 [ %10, %6 ], [ %3, %0 ]
  %expo.0 = phi i32 [ %11, %6 ], [ %4, %0 ]
  %denorm.0 = phi i32 [ 18, %6 ], [ 0, %0 ]
  %13 = sub nsw i32 %expo.0, 1022
  %14 = sitofp i32 %13 to float
  %15 = fmul float 0x3FD5555560000000, %14
  %16 = call i32 @__nvvm_reflect(ptr @.str) #10
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %12
  %19 = call i32 @llvm.nvvm.f2i.rn.ftz(float %15) #10
  br label %__nv_float2int_rn.exit

20:                                               ; preds = %12
  %21 = call i32 @llvm.nvvm.f2i.rn(float %15) #10
  br label %__nv_float2int_rn.exit

__nv_float2int_rn.exit:                           ; preds = %18, %20
  %.0 = phi i32 [ %19, %18 ], [ %21, %20 ]
  %22 = mul nsw i32 3, %.0
  %23 = shl i32 %22, 20
  %24 = sub nsw i32 %ihi.0, %23
  %25 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.0, i32 %24) #10
  %26 = fptrunc double %25 to float
  %27 = call float @llvm.nvvm.lg2.approx.ftz.f(float %26) #10
  %28 = fmul float 0x3FD5555560000000, %27
  %29 = call float @llvm.nvvm.ex2.approx.ftz.f(float %28) #10
  %30 = fpext float %29 to double
  %31 = fmul double %30, %30
  %32 = call i32 @llvm.nvvm.d2i.lo(double %31) #10
  %33 = call i32 @llvm.nvvm.d2i.hi(double %31) #10
  %34 = shl i32 1, 20
  %35 = add i32 %34, %33
  %36 = call double @llvm.nvvm.lohi.i2d(i32 %32, i32 %35) #10
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %30, double %25) #10
  %38 = call double @llvm.nvvm.rcp.approx.ftz.d(double %37) #10
  %39 = fsub double -0.000000e+00, %37
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %38, double 1.000000e+00) #10
  %41 = call double @llvm.nvvm.fma.rn.d(double %40, double %40, double %40) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %38, double %38) #10
  %43 = fsub double -0.000000e+00, %30
  %44 = call double @llvm.nvvm.fma.rn.d(double %31, double %43, double %25) #10
  %45 = fmul double %42, %44
  %46 = call double @llvm.nvvm.fma.rn.d(double %30, double %45, double %30) #10
  %47 = call i32 @llvm.nvvm.d2i.lo(double %46) #10
  %48 = call i32 @llvm.nvvm.d2i.hi(double %46) #10
  %49 = sub nsw i32 %.0, %denorm.0
  %50 = shl i32 %49, 20
  %51 = add nsw i32 %48, %50
  %52 = call double @llvm.nvvm.lohi.i2d(i32 %47, i32 %51) #10
  %53 = call double @llvm.copysign.f64(double %52, double %a) #10
  %54 = fadd double %a, %a
  %55 = call double asm "{ .reg .pred __$$temp3;\0A  setp.equ.f64 __$$temp3, $1, $2;\0A  selp.f64 $0, $3, $4, __$$temp3;}", "=d,d,d,d,d"(double %54, double %a, double %54, double %53) #13, !srcloc !37
  ret double %55
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_pow(double %a, double %b) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = call i32 @llvm.nvvm.d2i.hi(double %b) #10
  %3 = and i32 %2, 2146435072
  %4 = ashr i32 %3, 20
  %5 = sub nsw i32 %4, 1023
  %6 = add nsw i32 %5, 11
  %7 = bitcast double %b to i64
  %8 = zext i32 %6 to i64
  %9 = shl i64 %7, %8
  %10 = icmp eq i64 %9, -9223372036854775808
  %11 = zext i1 %10 to i32
  %12 = call double @llvm.nvvm.fabs.d(double %a) #10
  %13 = call double @__internal_accurate_pow(double %12, double %b)
  %14 = icmp slt i32 %1, 0
  br i1 %14, label %15, label %19

15:                                               ; preds = %0
  %16 = icmp ne i32 %11, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %15
  %18 = fsub double -0.000000e+00, %13
  br label %19

19:                                               ; preds = %17, %15, %0
  %t.0 = phi double [ %18, %17 ], [ %13, %15 ], [ %13, %0 ]
  %20 = fcmp oeq double %a, 0.000000e+00
  br i1 %20, label %21, label %34

21:                                               ; preds = %19
  %22 = call double @llvm.nvvm.fabs.d(double %b) #10
  %23 = fcmp oeq double %22, 5.000000e-01
  br i1 %23, label %24, label %25

24:                                               ; preds = %21
  br label %25

25:                                               ; preds = %24, %21
  %bIsOddInteger.0 = phi i32 [ 0, %24 ], [ %11, %21 ]
  %26 = icmp ne i32 %bIsOddInteger.0, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  br label %28

28:                                               ; preds = %27, %25
  %thi.0 = phi i32 [ %1, %27 ], [ 0, %25 ]
  %29 = icmp slt i32 %2, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %28
  %31 = or i32 %thi.0, 2146435072
  br label %32

32:                                               ; preds = %30, %28
  %thi.1 = phi i32 [ %31, %30 ], [ %thi.0, %28 ]
  %33 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %thi.1) #10
  br label %42

34:                                               ; preds = %19
  %35 = icmp slt i32 %1, 0
  br i1 %35, label %36, label %41

36:                                               ; preds = %34
  %37 = call double @llvm.nvvm.trunc.d(double %b) #10
  %38 = fcmp une double %b, %37
  br i1 %38, label %39, label %41

39:                                               ; preds = %36
  %40 = bitcast i64 -2251799813685248 to double
  br label %41

41:                                               ; preds = %39, %36, %34
  %t.1 = phi double [ %40, %39 ], [ %t.0, %36 ], [ %t.0, %34 ]
  br label %42

42:                                               ; preds = %41, %32
  %t.2 = phi double [ %33, %32 ], [ %t.1, %41 ]
  %bIsOddInteger.1 = phi i32 [ %bIsOddInteger.0, %32 ], [ %11, %41 ]
  %43 = fadd double %a, %b
  %44 = call i32 @llvm.nvvm.d2i.hi(double %43) #10
  %45 = and i32 %44, 2146435072
  %46 = icmp eq i32 %45, 2146435072
  br i1 %46, label %47, label %105

47:                                               ; preds = %42
  %48 = call double @llvm.nvvm.fabs.d(double %a) #10
  %49 = bitcast i64 9218868437227405312 to double
  %50 = fcmp ole double %48, %49
  %51 = xor i1 %50, true
  %52 = zext i1 %51 to i32
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %61, label %54

54:                                               ; preds = %47
  %55 = call double @llvm.nvvm.fabs.d(double %b) #10
  %56 = bitcast i64 9218868437227405312 to double
  %57 = fcmp ole double %55, %56
  %58 = xor i1 %57, true
  %59 = zext i1 %58 to i32
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %54, %47
  %62 = call double @llvm.nvvm.add.rn.d(double %a, double %b) #10
  br label %104

63:                                               ; preds = %54
  %64 = call double @llvm.nvvm.fabs.d(double %b) #10
  %65 = bitcast i64 9218868437227405312 to double
  %66 = fcmp oeq double %64, %65
  %67 = zext i1 %66 to i32
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %82

69:                                               ; preds = %63
  %70 = call double @llvm.nvvm.fabs.d(double %a) #10
  %71 = fcmp ogt double %70, 1.000000e+00
  br i1 %71, label %72, label %73

72:                                               ; preds = %69
  br label %73

73:                                               ; preds = %72, %69
  %thi.2 = phi i32 [ 2146435072, %72 ], [ 0, %69 ]
  %74 = icmp slt i32 %2, 0
  br i1 %74, label %75, label %77

75:                                               ; preds = %73
  %76 = xor i32 %thi.2, 2146435072
  br label %77

77:                                               ; preds = %75, %73
  %thi.3 = phi i32 [ %76, %75 ], [ %thi.2, %73 ]
  %78 = fcmp oeq double %a, -1.000000e+00
  br i1 %78, label %79, label %80

79:                                               ; preds = %77
  br label %80

80:                                               ; preds = %79, %77
  %thi.4 = phi i32 [ 1072693248, %79 ], [ %thi.3, %77 ]
  %81 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %thi.4) #10
  br label %103

82:                                               ; preds = %63
  %83 = call double @llvm.nvvm.fabs.d(double %a) #10
  %84 = bitcast i64 9218868437227405312 to double
  %85 = fcmp oeq double %83, %84
  %86 = zext i1 %85 to i32
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %102

88:                                               ; preds = %82
  %89 = icmp sge i32 %2, 0
  br i1 %89, label %90, label %91

90:                                               ; preds = %88
  br label %91

91:                                               ; preds = %90, %88
  %thi.5 = phi i32 [ 2146435072, %90 ], [ 0, %88 ]
  %92 = icmp slt i32 %1, 0
  br i1 %92, label %93, label %100

93:                                               ; preds = %91
  %94 = icmp ne i32 %bIsOddInteger.1, 0
  br i1 %94, label %95, label %100

95:                                               ; preds = %93
  %96 = and i32 %2, 2147483647
  %97 = icmp ne i32 %96, 1071644672
  br i1 %97, label %98, label %100

98:                                               ; preds = %95
  %99 = xor i32 %thi.5, -2147483648
  br label %100

100:                                              ; preds = %98, %95, %93, %91
  %thi.6 = phi i32 [ %99, %98 ], [ %thi.5, %95 ], [ %thi.5, %93 ], [ %thi.5, %91 ]
  %101 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %thi.6) #10
  br label %102

102:                                              ; preds = %100, %82
  %t.3 = phi double [ %101, %100 ], [ %t.2, %82 ]
  br label %103

103:                                              ; preds = %102, %80
  %t.4 = phi double [ %81, %80 ], [ %t.3, %102 ]
  br label %104

104:                                              ; preds = %103, %61
  %t.5 = phi double [ %62, %61 ], [ %t.4, %103 ]
  br label %105

105:                                              ; preds = %104, %42
  %t.6 = phi double [ %t.5, %104 ], [ %t.2, %42 ]
  %106 = fcmp oeq double %a, 1.000000e+00
  br i1 %106, label %109, label %107

107:                                              ; preds = %105
  %108 = fcmp oeq double %b, 0.000000e+00
  br i1 %108, label %109, label %110

109:                                              ; preds = %107, %105
  br label %110

110:                                              ; preds = %109, %107
  %t.7 = phi double [ 1.000000e+00, %109 ], [ %t.6, %107 ]
  ret double %t.7
}

; Function Attrs: convergent noinline nounwind
define internal double @__internal_accurate_pow(double %a, double %b) #9 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %3 = lshr i32 %1, 20
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %0
  %6 = fmul double %a, 0x4350000000000000
  %7 = call i32 @llvm.nvvm.d2i.hi(double %6) #10
  %8 = call i32 @llvm.nvvm.d2i.lo(double %6) #10
  %9 = lshr i32 %7, 20
  %10 = sub nsw i32 %9, 54
  br label %11

11:                                               ; preds = %5, %0
  %ilo.i.0 = phi i32 [ %8, %5 ], [ %2, %0 ]
  %ihi.i.0 = phi i32 [ %7, %5 ], [ %1, %0 ]
  %expo.i.0 = phi i32 [ %10, %5 ], [ %3, %0 ]
  %12 = sub nsw i32 %expo.i.0, 1023
  %13 = and i32 %ihi.i.0, -2146435073
  %14 = or i32 %13, 1072693248
  %15 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.i.0, i32 %14) #10
  %16 = icmp ugt i32 %14, 1073127582
  br i1 %16, label %17, label %__internal_log_ext_prec.exit

17:                                               ; preds = %11
  %18 = call i32 @llvm.nvvm.d2i.lo(double %15) #10
  %19 = call i32 @llvm.nvvm.d2i.hi(double %15) #10
  %20 = shl i32 -1, 20
  %21 = add i32 %20, %19
  %22 = call double @llvm.nvvm.lohi.i2d(i32 %18, i32 %21) #10
  %23 = add nsw i32 %12, 1
  br label %__internal_log_ext_prec.exit

__internal_log_ext_prec.exit:                     ; preds = %11, %17
  %m.i.0 = phi double [ %22, %17 ], [ %15, %11 ]
  %expo.i.1 = phi i32 [ %23, %17 ], [ %12, %11 ]
  %24 = fsub double %m.i.0, 1.000000e+00
  %25 = fadd double %m.i.0, 1.000000e+00
  %26 = call double @llvm.nvvm.rcp.approx.ftz.d(double %25) #10
  %27 = fsub double -0.000000e+00, %25
  %28 = call double @llvm.nvvm.fma.rn.d(double %27, double %26, double 1.000000e+00) #10
  %29 = call double @llvm.nvvm.fma.rn.d(double %28, double %28, double %28) #10
  %30 = call double @llvm.nvvm.fma.rn.d(double %29, double %26, double %26) #10
  %31 = fmul double %24, %30
  %32 = fadd double %31, %31
  %33 = fmul double %32, %32
  %34 = call double @llvm.nvvm.fma.rn.d(double 0x3EB0F5FF7D2CAFE2, double %33, double 0x3ED0F5D241AD3B5A) #10
  %35 = call double @llvm.nvvm.fma.rn.d(double %34, double %33, double 0x3EF3B20A75488A3F) #10
  %36 = call double @llvm.nvvm.fma.rn.d(double %35, double %33, double 0x3F1745CDE4FAECD5) #10
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %33, double 0x3F3C71C7258A578B) #10
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %33, double 0x3F6249249242B910) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %33, double 0x3F89999999999DFB) #10
  %40 = fmul double %39, %33
  %41 = fsub double %24, %32
  %42 = fmul double 2.000000e+00, %41
  %43 = fsub double -0.000000e+00, %32
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %24, double %42) #10
  %45 = fmul double %30, %44
  %46 = fadd double 0x3FB5555555555555, %40
  %47 = fsub double 0x3FB5555555555555, %46
  %48 = fadd double %47, %40
  %49 = fadd double %48, 0.000000e+00
  %50 = fadd double %49, 0xBC46A4CB00B9E7B0
  %51 = fadd double %46, %50
  %52 = fsub double %46, %51
  %53 = fadd double %52, %50
  %insert83 = insertvalue %struct.double2 undef, double %53, 0
  %insert85 = insertvalue %struct.double2 %insert83, double %51, 1
  %54 = extractvalue %struct.double2 %insert85, 0
  %55 = extractvalue %struct.double2 %insert85, 1
  %56 = call double @llvm.nvvm.mul.rn.d(double %32, double %32) #10
  %57 = fsub double -0.000000e+00, %56
  %58 = call double @llvm.nvvm.fma.rn.d(double %32, double %32, double %57) #10
  %59 = call i32 @llvm.nvvm.d2i.lo(double %45) #10
  %60 = call i32 @llvm.nvvm.d2i.hi(double %45) #10
  %61 = shl i32 1, 20
  %62 = add i32 %61, %60
  %63 = call double @llvm.nvvm.lohi.i2d(i32 %59, i32 %62) #10
  %64 = call double @llvm.nvvm.fma.rn.d(double %32, double %63, double %58) #10
  %65 = call double @llvm.nvvm.mul.rn.d(double %56, double %32) #10
  %66 = fsub double -0.000000e+00, %65
  %67 = call double @llvm.nvvm.fma.rn.d(double %56, double %32, double %66) #10
  %68 = call double @llvm.nvvm.fma.rn.d(double %56, double %45, double %67) #10
  %69 = call double @llvm.nvvm.fma.rn.d(double %64, double %32, double %68) #10
  %70 = call double @llvm.nvvm.mul.rn.d(double %55, double %65) #10
  %71 = fsub double -0.000000e+00, %70
  %72 = call double @llvm.nvvm.fma.rn.d(double %55, double %65, double %71) #10
  %73 = call double @llvm.nvvm.fma.rn.d(double %55, double %69, double %72) #10
  %74 = call double @llvm.nvvm.fma.rn.d(double %54, double %65, double %73) #10
  %75 = fadd double %70, %74
  %76 = fsub double %70, %75
  %77 = fadd double %76, %74
  %insert69 = insertvalue %struct.double2 undef, double %77, 0
  %insert71 = insertvalue %struct.double2 %insert69, double %75, 1
  %78 = extractvalue %struct.double2 %insert71, 0
  %79 = extractvalue %struct.double2 %insert71, 1
  %80 = fadd double %32, %79
  %81 = fsub double %32, %80
  %82 = fadd double %81, %79
  %83 = fadd double %82, %78
  %84 = fadd double %83, %45
  %85 = fadd double %80, %84
  %86 = fsub double %80, %85
  %87 = fadd double %86, %84
  %insert55 = insertvalue %struct.double2 undef, double %87, 0
  %insert57 = insertvalue %struct.double2 %insert55, double %85, 1
  %88 = extractvalue %struct.double2 %insert57, 0
  %89 = extractvalue %struct.double2 %insert57, 1
  %90 = xor i32 -2147483648, %expo.i.1
  %91 = call double @llvm.nvvm.lohi.i2d(i32 %90, i32 1127219200) #10
  %92 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %93 = fsub double %91, %92
  %94 = call double @llvm.nvvm.fma.rn.d(double %93, double 0x3FE62E42FEFA39EF, double %89) #10
  %95 = fsub double -0.000000e+00, %93
  %96 = call double @llvm.nvvm.fma.rn.d(double %95, double 0x3FE62E42FEFA39EF, double %94) #10
  %97 = fsub double %96, %89
  %98 = fsub double %88, %97
  %99 = call double @llvm.nvvm.fma.rn.d(double %93, double 0x3C7ABC9E3B39803F, double %98) #10
  %100 = fadd double %94, %99
  %101 = fsub double %94, %100
  %102 = fadd double %101, %99
  %insert = insertvalue %struct.double2 undef, double %102, 0
  %insert43 = insertvalue %struct.double2 %insert, double %100, 1
  %103 = extractvalue %struct.double2 %insert43, 0
  %104 = extractvalue %struct.double2 %insert43, 1
  %105 = call i32 @llvm.nvvm.d2i.hi(double %b) #10
  %106 = call i32 @llvm.nvvm.d2i.lo(double %b) #10
  %107 = add i32 %105, %105
  %108 = icmp uge i32 %107, -33554432
  br i1 %108, label %109, label %111

109:                                              ; preds = %__internal_log_ext_prec.exit
  %110 = and i32 %105, -15728641
  br label %111

111:                                              ; preds = %109, %__internal_log_ext_prec.exit
  %bhi.0 = phi i32 [ %110, %109 ], [ %105, %__internal_log_ext_prec.exit ]
  %112 = call double @llvm.nvvm.lohi.i2d(i32 %106, i32 %bhi.0) #10
  %113 = call double @llvm.nvvm.mul.rn.d(double %104, double %112) #10
  %114 = fsub double -0.000000e+00, %113
  %115 = call double @llvm.nvvm.fma.rn.d(double %104, double %112, double %114) #10
  %116 = call double @llvm.nvvm.fma.rn.d(double %103, double %112, double %115) #10
  %117 = fadd double %113, %116
  %118 = fsub double %113, %117
  %119 = fadd double %118, %116
  %120 = call double @llvm.nvvm.fma.rn.d(double %117, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %121 = call i32 @llvm.nvvm.d2i.lo(double %120) #10
  %122 = call double @llvm.nvvm.fma.rn.d(double %117, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %123 = call double @llvm.nvvm.add.rn.d(double %122, double 0xC338000000000000) #10
  %124 = call double @llvm.nvvm.fma.rn.d(double %123, double 0xBFE62E42FEFA39EF, double %117) #10
  %125 = call double @llvm.nvvm.fma.rn.d(double %123, double 0xBC7ABC9E3B39803F, double %124) #10
  %126 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %125, double 0x3E928AF3FCA213EA) #10
  %127 = call double @llvm.nvvm.fma.rn.d(double %126, double %125, double 0x3EC71DEE62401315) #10
  %128 = call double @llvm.nvvm.fma.rn.d(double %127, double %125, double 0x3EFA01997C89EB71) #10
  %129 = call double @llvm.nvvm.fma.rn.d(double %128, double %125, double 0x3F2A01A014761F65) #10
  %130 = call double @llvm.nvvm.fma.rn.d(double %129, double %125, double 0x3F56C16C1852B7AF) #10
  %131 = call double @llvm.nvvm.fma.rn.d(double %130, double %125, double 0x3F81111111122322) #10
  %132 = call double @llvm.nvvm.fma.rn.d(double %131, double %125, double 0x3FA55555555502A1) #10
  %133 = call double @llvm.nvvm.fma.rn.d(double %132, double %125, double 0x3FC5555555555511) #10
  %134 = call double @llvm.nvvm.fma.rn.d(double %133, double %125, double 0x3FE000000000000B) #10
  %135 = call double @llvm.nvvm.fma.rn.d(double %134, double %125, double 1.000000e+00) #10
  %136 = call double @llvm.nvvm.fma.rn.d(double %135, double %125, double 1.000000e+00) #10
  %137 = call i32 @llvm.nvvm.d2i.lo(double %136) #10
  %138 = call i32 @llvm.nvvm.d2i.hi(double %136) #10
  %139 = shl i32 %121, 20
  %140 = add i32 %139, %138
  %141 = call double @llvm.nvvm.lohi.i2d(i32 %137, i32 %140) #10
  %142 = call i32 @llvm.nvvm.d2i.hi(double %117) #10
  %143 = bitcast i32 %142 to float
  %144 = call i32 @__nvvm_reflect(ptr @.str) #10
  %145 = icmp ne i32 %144, 0
  br i1 %145, label %146, label %148

146:                                              ; preds = %111
  %147 = call float @llvm.nvvm.fabs.ftz.f(float %143) #10
  br label %__internal_fast_icmp_abs_lt.exit3.i

148:                                              ; preds = %111
  %149 = call float @llvm.nvvm.fabs.f(float %143) #10
  br label %__internal_fast_icmp_abs_lt.exit3.i

__internal_fast_icmp_abs_lt.exit3.i:              ; preds = %148, %146
  %.01 = phi float [ %147, %146 ], [ %149, %148 ]
  %150 = bitcast i32 1082532651 to float
  %151 = fcmp olt float %.01, %150
  %152 = zext i1 %151 to i32
  br i1 %151, label %__nv_exp.exit, label %153

153:                                              ; preds = %__internal_fast_icmp_abs_lt.exit3.i
  %154 = fcmp olt double %117, 0.000000e+00
  br i1 %154, label %155, label %156

155:                                              ; preds = %153
  br label %159

156:                                              ; preds = %153
  %157 = bitcast i64 9218868437227405312 to double
  %158 = fadd double %117, %157
  br label %159

159:                                              ; preds = %156, %155
  %z.i.0 = phi double [ 0.000000e+00, %155 ], [ %158, %156 ]
  %160 = call i32 @llvm.nvvm.d2i.hi(double %117) #10
  %161 = bitcast i32 %160 to float
  %162 = call i32 @__nvvm_reflect(ptr @.str) #10
  %163 = icmp ne i32 %162, 0
  br i1 %163, label %164, label %166

164:                                              ; preds = %159
  %165 = call float @llvm.nvvm.fabs.ftz.f(float %161) #10
  br label %__internal_fast_icmp_abs_lt.exit.i

166:                                              ; preds = %159
  %167 = call float @llvm.nvvm.fabs.f(float %161) #10
  br label %__internal_fast_icmp_abs_lt.exit.i

__internal_fast_icmp_abs_lt.exit.i:               ; preds = %166, %164
  %.0 = phi float [ %165, %164 ], [ %167, %166 ]
  %168 = bitcast i32 1082607616 to float
  %169 = fcmp olt float %.0, %168
  %170 = zext i1 %169 to i32
  br i1 %169, label %171, label %183

171:                                              ; preds = %__internal_fast_icmp_abs_lt.exit.i
  %172 = sdiv i32 %121, 2
  %173 = call i32 @llvm.nvvm.d2i.lo(double %136) #10
  %174 = call i32 @llvm.nvvm.d2i.hi(double %136) #10
  %175 = shl i32 %172, 20
  %176 = add i32 %174, %175
  %177 = call double @llvm.nvvm.lohi.i2d(i32 %173, i32 %176) #10
  %178 = sub nsw i32 %121, %172
  %179 = shl i32 %178, 20
  %180 = add nsw i32 1072693248, %179
  %181 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %180) #10
  %182 = fmul double %177, %181
  br label %183

183:                                              ; preds = %171, %__internal_fast_icmp_abs_lt.exit.i
  %z.i.1 = phi double [ %182, %171 ], [ %z.i.0, %__internal_fast_icmp_abs_lt.exit.i ]
  br label %__nv_exp.exit

__nv_exp.exit:                                    ; preds = %__internal_fast_icmp_abs_lt.exit3.i, %183
  %z.i.2 = phi double [ %141, %__internal_fast_icmp_abs_lt.exit3.i ], [ %z.i.1, %183 ]
  %184 = call double @llvm.nvvm.fabs.d(double %z.i.2) #10
  %185 = bitcast i64 9218868437227405312 to double
  %186 = fcmp oeq double %184, %185
  %187 = zext i1 %186 to i32
  %188 = icmp ne i32 %187, 0
  br i1 %188, label %191, label %189

189:                                              ; preds = %__nv_exp.exit
  %190 = call double @llvm.nvvm.fma.rn.d(double %z.i.2, double %119, double %z.i.2) #10
  br label %191

191:                                              ; preds = %189, %__nv_exp.exit
  %tmp.0 = phi double [ %z.i.2, %__nv_exp.exit ], [ %190, %189 ]
  ret double %tmp.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_erf(double %a) #6 {
  %1 = call double @llvm.nvvm.fabs.d(double %a) #10
  %2 = call double @llvm.nvvm.fma.rn.d(double 0xBCF0679AFBA6F279, double %1, double 0x3D47088FDB46FA5F) #10
  %3 = call double @llvm.nvvm.fma.rn.d(double %2, double %1, double 0xBD8DF9F9B976A9B2) #10
  %4 = call double @llvm.nvvm.fma.rn.d(double %3, double %1, double 0x3DC7F1F5590CC332) #10
  %5 = call double @llvm.nvvm.fma.rn.d(double %4, double %1, double 0xBDFA28A3CD2D56C4) #10
  %6 = call double @llvm.nvvm.fma.rn.d(double %5, double %1, double 0x3E2485EE67835925) #10
  %7 = call double @llvm.nvvm.fma.rn.d(double %6, double %1, double 0xBE476DB45919F583) #10
  %8 = call double @llvm.nvvm.fma.rn.d(double %7, double %1, double 0x3E62D698D98C8D71) #10
  %9 = call double @llvm.nvvm.fma.rn.d(double %8, double %1, double 0xBE720A2C7155D5C6) #10
  %10 = call double @llvm.nvvm.fma.rn.d(double %9, double %1, double 0xBE41D29B37CA1397) #10
  %11 = call double @llvm.nvvm.fma.rn.d(double %10, double %1, double 0x3EA2EF6CC0F67A49) #10
  %12 = call double @llvm.nvvm.fma.rn.d(double %11, double %1, double 0xBEC102B892333B6F) #10
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double %1, double 0x3ECA30375BA9A84E) #10
  %14 = call double @llvm.nvvm.fma.rn.d(double %13, double %1, double 0x3ECAAD18DEDEA43E) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %1, double 0xBEFF05355BC5B225) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %1, double 0x3F10E37A3108BC8B) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %1, double 0x3EFB292D828E5CB2) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %1, double 0xBF4356626EBF9BFA) #10
  %19 = call double @llvm.nvvm.fma.rn.d(double %18, double %1, double 0x3F5BCA68F73D6AFC) #10
  %20 = call double @llvm.nvvm.fma.rn.d(double %19, double %1, double 0xBF2B6B69EBBC280B) #10
  %21 = call double @llvm.nvvm.fma.rn.d(double %20, double %1, double 0xBF9396685912A453) #10
  %22 = call double @llvm.nvvm.fma.rn.d(double %21, double %1, double 0x3FBA4F4E2A1ABEF8) #10
  %23 = call double @llvm.nvvm.fma.rn.d(double %22, double %1, double 0x3FE45F306DC9C8BB) #10
  %24 = call double @llvm.nvvm.fma.rn.d(double %23, double %1, double 0x3FC06EBA8214DB69) #10
  %25 = call double @llvm.nvvm.fma.rn.d(double %24, double %1, double %1) #10
  %26 = fsub double %1, %25
  %27 = call double @llvm.nvvm.fma.rn.d(double %24, double %1, double %26) #10
  %28 = fsub double -0.000000e+00, %25
  %29 = fsub double -0.000000e+00, %27
  %30 = fptrunc double %28 to float
  %31 = fmul float %30, 0x3FF7154760000000
  %32 = call float @llvm.nvvm.round.f(float %31) #10
  %33 = fpext float %32 to double
  %34 = fsub double -0.000000e+00, %33
  %35 = call double @llvm.nvvm.fma.rn.d(double %34, double 0x3FE62E42FEFA39EF, double %28) #10
  %36 = call double @llvm.nvvm.fma.rn.d(double 0x3E5AE904A4741B81, double %35, double 0x3E928A27F89B6999) #10
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %35, double 0x3EC71DE715FF7E07) #10
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %35, double 0x3EFA019A6B0AC45A) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %35, double 0x3F2A01A017EED94F) #10
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %35, double 0x3F56C16C17F2A71B) #10
  %41 = call double @llvm.nvvm.fma.rn.d(double %40, double %35, double 0x3F811111111173C4) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %35, double 0x3FA555555555211A) #10
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double %35, double 0x3FC5555555555540) #10
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %35, double 0x3FE0000000000005) #10
  %45 = fmul double %44, %35
  %46 = icmp ne i32 1, 0
  br i1 %46, label %47, label %50

47:                                               ; preds = %0
  %48 = call double @llvm.nvvm.fma.rn.d(double %45, double %35, double %29) #10
  %49 = fadd double %48, %35
  br label %__internal_mexpm1.exit

50:                                               ; preds = %0
  %51 = call double @llvm.nvvm.fma.rn.d(double %45, double %35, double %35) #10
  br label %__internal_mexpm1.exit

__internal_mexpm1.exit:                           ; preds = %47, %50
  %u.i.0 = phi double [ %49, %47 ], [ %51, %50 ]
  %52 = call float @llvm.nvvm.ex2.approx.ftz.f(float %32) #10
  %53 = fpext float %52 to double
  %54 = fsub double 1.000000e+00, %53
  %55 = fsub double -0.000000e+00, %u.i.0
  %56 = call double @llvm.nvvm.fma.rn.d(double %55, double %53, double %54) #10
  %57 = fcmp oge double %1, 0x4017AFB48DC96626
  br i1 %57, label %58, label %59

58:                                               ; preds = %__internal_mexpm1.exit
  br label %59

59:                                               ; preds = %58, %__internal_mexpm1.exit
  %poly.0 = phi double [ 1.000000e+00, %58 ], [ %56, %__internal_mexpm1.exit ]
  %60 = call double @llvm.copysign.f64(double %poly.0, double %a) #10
  ret double %60
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_erfc(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %3 = and i32 %2, 2147483647
  %4 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %5 = icmp slt i32 %3, 2146435072
  br i1 %5, label %6, label %99

6:                                                ; preds = %0
  %7 = call double @llvm.nvvm.lohi.i2d(i32 %4, i32 %3) #10
  %8 = fsub double %7, 4.000000e+00
  %9 = fadd double %7, 4.000000e+00
  %10 = call double @llvm.nvvm.rcp.approx.ftz.d(double %9) #10
  %11 = fsub double -0.000000e+00, %9
  %12 = call double @llvm.nvvm.fma.rn.d(double %11, double %10, double 1.000000e+00) #10
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double %12, double %12) #10
  %14 = call double @llvm.nvvm.fma.rn.d(double %13, double %10, double %10) #10
  %15 = fmul double %8, %14
  %16 = call double @llvm.nvvm.add.rn.d(double %15, double 1.000000e+00) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double -4.000000e+00, double %16, double %7) #10
  %18 = fsub double -0.000000e+00, %15
  %19 = call double @llvm.nvvm.fma.rn.d(double %18, double %7, double %17) #10
  %20 = call double @llvm.nvvm.fma.rn.d(double %14, double %19, double %15) #10
  %21 = call double @llvm.nvvm.fma.rn.d(double 0xBDF8774AD4E0BFD7, double %20, double 0xBE44E1C6FD03D328) #10
  %22 = call double @llvm.nvvm.fma.rn.d(double %21, double %20, double 0xBE4330149F7A56B6) #10
  %23 = call double @llvm.nvvm.fma.rn.d(double %22, double %20, double 0x3E7BEDDED8376273) #10
  %24 = call double @llvm.nvvm.fma.rn.d(double %23, double %20, double 0x3E6F9254C3ABF22B) #10
  %25 = call double @llvm.nvvm.fma.rn.d(double %24, double %20, double 0xBEAB9068C2148CF0) #10
  %26 = call double @llvm.nvvm.fma.rn.d(double %25, double %20, double 0x3E94C6454DB34009) #10
  %27 = call double @llvm.nvvm.fma.rn.d(double %26, double %20, double 0x3ED7F1C378F2311D) #10
  %28 = call double @llvm.nvvm.fma.rn.d(double %27, double %20, double 0xBEE78E051C6D5C58) #10
  %29 = call double @llvm.nvvm.fma.rn.d(double %28, double %20, double 0xBEF995B4EAD14A90) #10
  %30 = call double @llvm.nvvm.fma.rn.d(double %29, double %20, double 0x3F23BE27CF0A29B2) #10
  %31 = call double @llvm.nvvm.fma.rn.d(double %30, double %20, double 0xBF2A1DEF3E81672E) #10
  %32 = call double @llvm.nvvm.fma.rn.d(double %31, double %20, double 0xBF48D4ABE68C1713) #10
  %33 = call double @llvm.nvvm.fma.rn.d(double %32, double %20, double 0x3F749C67210DD6B4) #10
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %20, double 0xBF9096238568E357) #10
  %35 = call double @llvm.nvvm.fma.rn.d(double %34, double %20, double 0x3FA3079EDF8C2DC9) #10
  %36 = call double @llvm.nvvm.fma.rn.d(double %35, double %20, double 0xBFB0FB06DFF601FC) #10
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %20, double 0x3FB7FEE004DFBCDC) #10
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %20, double 0xBFB9DDB23C3DB8C6) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %20, double 0x3FB16ECEFCFA5FDA) #10
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %20, double 0x3F8F7F5DF66FB6D6) #10
  %41 = call double @llvm.nvvm.fma.rn.d(double %40, double %20, double 0xBFC1DF1AD154A29D) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %20, double 0x3FF3BA5916E9FD7F) #10
  %43 = call double @llvm.nvvm.fma.rn.d(double 2.000000e+00, double %7, double 1.000000e+00) #10
  %44 = call double @llvm.nvvm.rcp.approx.ftz.d(double %43) #10
  %45 = fsub double -0.000000e+00, %43
  %46 = call double @llvm.nvvm.fma.rn.d(double %45, double %44, double 1.000000e+00) #10
  %47 = call double @llvm.nvvm.fma.rn.d(double %46, double %46, double %46) #10
  %48 = call double @llvm.nvvm.fma.rn.d(double %47, double %44, double %44) #10
  %49 = fmul double %42, %48
  %50 = fmul double -2.000000e+00, %49
  %51 = call double @llvm.nvvm.fma.rn.d(double %7, double %50, double %42) #10
  %52 = fsub double -0.000000e+00, %49
  %53 = call double @llvm.nvvm.add.rn.d(double %51, double %52) #10
  %54 = call double @llvm.nvvm.fma.rn.d(double %53, double %48, double %49) #10
  %55 = fsub double -0.000000e+00, %7
  %56 = fmul double %55, %7
  %57 = call double @llvm.nvvm.fma.rn.d(double %56, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %58 = call i32 @llvm.nvvm.d2i.lo(double %57) #10
  %59 = call double @llvm.nvvm.fma.rn.d(double %56, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %60 = call double @llvm.nvvm.add.rn.d(double %59, double 0xC338000000000000) #10
  %61 = call double @llvm.nvvm.fma.rn.d(double %60, double 0xBFE62E42FEFA39EF, double %56) #10
  %62 = call double @llvm.nvvm.fma.rn.d(double %60, double 0xBC7ABC9E3B39803F, double %61) #10
  %63 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %62, double 0x3E928AF3FCA213EA) #10
  %64 = call double @llvm.nvvm.fma.rn.d(double %63, double %62, double 0x3EC71DEE62401315) #10
  %65 = call double @llvm.nvvm.fma.rn.d(double %64, double %62, double 0x3EFA01997C89EB71) #10
  %66 = call double @llvm.nvvm.fma.rn.d(double %65, double %62, double 0x3F2A01A014761F65) #10
  %67 = call double @llvm.nvvm.fma.rn.d(double %66, double %62, double 0x3F56C16C1852B7AF) #10
  %68 = call double @llvm.nvvm.fma.rn.d(double %67, double %62, double 0x3F81111111122322) #10
  %69 = call double @llvm.nvvm.fma.rn.d(double %68, double %62, double 0x3FA55555555502A1) #10
  %70 = call double @llvm.nvvm.fma.rn.d(double %69, double %62, double 0x3FC5555555555511) #10
  %71 = call double @llvm.nvvm.fma.rn.d(double %70, double %62, double 0x3FE000000000000B) #10
  %72 = call double @llvm.nvvm.fma.rn.d(double %71, double %62, double 1.000000e+00) #10
  %73 = call double @llvm.nvvm.fma.rn.d(double %72, double %62, double 1.000000e+00) #10
  %74 = sdiv i32 %58, 2
  %75 = call i32 @llvm.nvvm.d2i.lo(double %73) #10
  %76 = call i32 @llvm.nvvm.d2i.hi(double %73) #10
  %77 = shl i32 %74, 20
  %78 = add i32 %76, %77
  %79 = call double @llvm.nvvm.lohi.i2d(i32 %75, i32 %78) #10
  %80 = sub nsw i32 %58, %74
  %81 = shl i32 %80, 20
  %82 = add nsw i32 1072693248, %81
  %83 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %82) #10
  %84 = fmul double %79, %83
  %85 = fsub double -0.000000e+00, %7
  %86 = fsub double -0.000000e+00, %56
  %87 = call double @llvm.nvvm.fma.rn.d(double %85, double %7, double %86) #10
  %88 = call double @llvm.nvvm.fma.rn.d(double %84, double %87, double %84) #10
  %89 = fmul double %54, %88
  %90 = icmp sgt i32 %3, 1077624832
  br i1 %90, label %91, label %92

91:                                               ; preds = %6
  br label %92

92:                                               ; preds = %91, %6
  %t1.0 = phi double [ 0.000000e+00, %91 ], [ %89, %6 ]
  %93 = icmp slt i32 %1, 0
  br i1 %93, label %94, label %96

94:                                               ; preds = %92
  %95 = fsub double 2.000000e+00, %t1.0
  br label %97

96:                                               ; preds = %92
  br label %97

97:                                               ; preds = %96, %94
  %98 = phi double [ %95, %94 ], [ %t1.0, %96 ]
  br label %109

99:                                               ; preds = %0
  %100 = icmp eq i32 %3, 2146435072
  br i1 %100, label %101, label %106

101:                                              ; preds = %99
  %102 = icmp eq i32 %4, 0
  br i1 %102, label %103, label %106

103:                                              ; preds = %101
  %104 = icmp slt i32 %1, 0
  %105 = select i1 %104, double 2.000000e+00, double 0.000000e+00
  br label %108

106:                                              ; preds = %101, %99
  %107 = fadd double %a, %a
  br label %108

108:                                              ; preds = %106, %103
  %t1.1 = phi double [ %105, %103 ], [ %107, %106 ]
  br label %109

109:                                              ; preds = %108, %97
  %t1.2 = phi double [ %98, %97 ], [ %t1.1, %108 ]
  ret double %t1.2
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_tgamma(double %a) #6 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = bitcast i32 %1 to float
  %3 = fcmp oge double %a, 0.000000e+00
  br i1 %3, label %4, label %265

4:                                                ; preds = %0
  %5 = bitcast i32 1074790400 to float
  %6 = fcmp olt float %2, %5
  br i1 %6, label %7, label %55

7:                                                ; preds = %4
  %8 = bitcast i32 1074528256 to float
  %9 = fcmp oge float %2, %8
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = fsub double -0.000000e+00, 1.000000e+00
  %12 = call double @llvm.nvvm.fma.rn.d(double %a, double 1.000000e+00, double %11) #10
  %13 = fsub double %a, 1.000000e+00
  br label %14

14:                                               ; preds = %10, %7
  %s.0 = phi double [ %12, %10 ], [ 1.000000e+00, %7 ]
  %t.0 = phi double [ %13, %10 ], [ %a, %7 ]
  %15 = bitcast i32 1074003968 to float
  %16 = fcmp oge float %2, %15
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = fsub double -0.000000e+00, %s.0
  %19 = call double @llvm.nvvm.fma.rn.d(double %t.0, double %s.0, double %18) #10
  %20 = fsub double %t.0, 1.000000e+00
  br label %21

21:                                               ; preds = %17, %14
  %s.1 = phi double [ %19, %17 ], [ %s.0, %14 ]
  %t.1 = phi double [ %20, %17 ], [ %t.0, %14 ]
  %22 = bitcast i32 1073217536 to float
  %23 = fcmp oge float %2, %22
  br i1 %23, label %24, label %28

24:                                               ; preds = %21
  %25 = fsub double -0.000000e+00, %s.1
  %26 = call double @llvm.nvvm.fma.rn.d(double %t.1, double %s.1, double %25) #10
  %27 = fsub double %t.1, 1.000000e+00
  br label %28

28:                                               ; preds = %24, %21
  %s.2 = phi double [ %26, %24 ], [ %s.1, %21 ]
  %t.2 = phi double [ %27, %24 ], [ %t.1, %21 ]
  %29 = bitcast i32 1071644672 to float
  %30 = fcmp oge float %2, %29
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = fsub double %t.2, 1.000000e+00
  br label %33

33:                                               ; preds = %31, %28
  %t.3 = phi double [ %32, %31 ], [ %t.2, %28 ]
  %34 = call double @llvm.nvvm.fma.rn.d(double 0x3E381B4960FCF5C9, double %t.3, double 0xBE8AF7049AE8A594) #10
  %35 = call double @llvm.nvvm.fma.rn.d(double %34, double %t.3, double 0x3EB301D46D4B22F5) #10
  %36 = call double @llvm.nvvm.fma.rn.d(double %35, double %t.3, double 0xBEB50272AEED0FC4) #10
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %t.3, double 0xBEF51CE1A40516F8) #10
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %t.3, double 0x3F20C8AA7419084C) #10
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %t.3, double 0xBF2C3650196BAD8A) #10
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %t.3, double 0xBF531711365A3E26) #10
  %41 = call double @llvm.nvvm.fma.rn.d(double %40, double %t.3, double 0x3F7D919C52A7DF35) #10
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %t.3, double 0xBF83B4AF28386F4D) #10
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double %t.3, double 0xBFA59AF103C37B4D) #10
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %t.3, double 0x3FC5512320B439EF) #10
  %45 = call double @llvm.nvvm.fma.rn.d(double %44, double %t.3, double 0xBFA5815E8FA26F4F) #10
  %46 = call double @llvm.nvvm.fma.rn.d(double %45, double %t.3, double 0xBFE4FCF4026AFA2B) #10
  %47 = call double @llvm.nvvm.fma.rn.d(double %46, double %t.3, double 0x3FE2788CFC6FB619) #10
  %48 = call double @llvm.nvvm.fma.rn.d(double %47, double %t.3, double 1.000000e+00) #10
  %49 = bitcast i32 1071644672 to float
  %50 = fcmp oge float %2, %49
  br i1 %50, label %53, label %51

51:                                               ; preds = %33
  %52 = fmul double %48, %a
  br label %53

53:                                               ; preds = %51, %33
  %t.4 = phi double [ %48, %33 ], [ %52, %51 ]
  %54 = fdiv double %s.2, %t.4
  br label %264

55:                                               ; preds = %4
  %56 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %57 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %58 = lshr i32 %56, 20
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %66

60:                                               ; preds = %55
  %61 = fmul double %a, 0x4350000000000000
  %62 = call i32 @llvm.nvvm.d2i.hi(double %61) #10
  %63 = call i32 @llvm.nvvm.d2i.lo(double %61) #10
  %64 = lshr i32 %62, 20
  %65 = sub nsw i32 %64, 54
  br label %66

66:                                               ; preds = %60, %55
  %ilo.i.i26.0 = phi i32 [ %63, %60 ], [ %57, %55 ]
  %ihi.i.i27.0 = phi i32 [ %62, %60 ], [ %56, %55 ]
  %expo.i.i.0 = phi i32 [ %65, %60 ], [ %58, %55 ]
  %67 = sub nsw i32 %expo.i.i.0, 1023
  %68 = and i32 %ihi.i.i27.0, -2146435073
  %69 = or i32 %68, 1072693248
  %70 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.i.i26.0, i32 %69) #10
  %71 = icmp ugt i32 %69, 1073127582
  br i1 %71, label %72, label %__internal_log_ext_prec.exit.i

72:                                               ; preds = %66
  %73 = call i32 @llvm.nvvm.d2i.lo(double %70) #10
  %74 = call i32 @llvm.nvvm.d2i.hi(double %70) #10
  %75 = shl i32 -1, 20
  %76 = add i32 %75, %74
  %77 = call double @llvm.nvvm.lohi.i2d(i32 %73, i32 %76) #10
  %78 = add nsw i32 %67, 1
  br label %__internal_log_ext_prec.exit.i

__internal_log_ext_prec.exit.i:                   ; preds = %72, %66
  %m.i.i.0 = phi double [ %77, %72 ], [ %70, %66 ]
  %expo.i.i.1 = phi i32 [ %78, %72 ], [ %67, %66 ]
  %79 = fsub double %m.i.i.0, 1.000000e+00
  %80 = fadd double %m.i.i.0, 1.000000e+00
  %81 = call double @llvm.nvvm.rcp.approx.ftz.d(double %80) #10
  %82 = fsub double -0.000000e+00, %80
  %83 = call double @llvm.nvvm.fma.rn.d(double %82, double %81, double 1.000000e+00) #10
  %84 = call double @llvm.nvvm.fma.rn.d(double %83, double %83, double %83) #10
  %85 = call double @llvm.nvvm.fma.rn.d(double %84, double %81, double %81) #10
  %86 = fmul double %79, %85
  %87 = fadd double %86, %86
  %88 = fmul double %87, %87
  %89 = call double @llvm.nvvm.fma.rn.d(double 0x3EB0F5FF7D2CAFE2, double %88, double 0x3ED0F5D241AD3B5A) #10
  %90 = call double @llvm.nvvm.fma.rn.d(double %89, double %88, double 0x3EF3B20A75488A3F) #10
  %91 = call double @llvm.nvvm.fma.rn.d(double %90, double %88, double 0x3F1745CDE4FAECD5) #10
  %92 = call double @llvm.nvvm.fma.rn.d(double %91, double %88, double 0x3F3C71C7258A578B) #10
  %93 = call double @llvm.nvvm.fma.rn.d(double %92, double %88, double 0x3F6249249242B910) #10
  %94 = call double @llvm.nvvm.fma.rn.d(double %93, double %88, double 0x3F89999999999DFB) #10
  %95 = fmul double %94, %88
  %96 = fsub double %79, %87
  %97 = fmul double 2.000000e+00, %96
  %98 = fsub double -0.000000e+00, %87
  %99 = call double @llvm.nvvm.fma.rn.d(double %98, double %79, double %97) #10
  %100 = fmul double %85, %99
  %101 = fadd double 0x3FB5555555555555, %95
  %102 = fsub double 0x3FB5555555555555, %101
  %103 = fadd double %102, %95
  %104 = fadd double %103, 0.000000e+00
  %105 = fadd double %104, 0xBC46A4CB00B9E7B0
  %106 = fadd double %101, %105
  %107 = fsub double %101, %106
  %108 = fadd double %107, %105
  %insert88 = insertvalue %struct.double2 undef, double %108, 0
  %insert90 = insertvalue %struct.double2 %insert88, double %106, 1
  %109 = extractvalue %struct.double2 %insert90, 0
  %110 = extractvalue %struct.double2 %insert90, 1
  %111 = call double @llvm.nvvm.mul.rn.d(double %87, double %87) #10
  %112 = fsub double -0.000000e+00, %111
  %113 = call double @llvm.nvvm.fma.rn.d(double %87, double %87, double %112) #10
  %114 = call i32 @llvm.nvvm.d2i.lo(double %100) #10
  %115 = call i32 @llvm.nvvm.d2i.hi(double %100) #10
  %116 = shl i32 1, 20
  %117 = add i32 %116, %115
  %118 = call double @llvm.nvvm.lohi.i2d(i32 %114, i32 %117) #10
  %119 = call double @llvm.nvvm.fma.rn.d(double %87, double %118, double %113) #10
  %120 = call double @llvm.nvvm.mul.rn.d(double %111, double %87) #10
  %121 = fsub double -0.000000e+00, %120
  %122 = call double @llvm.nvvm.fma.rn.d(double %111, double %87, double %121) #10
  %123 = call double @llvm.nvvm.fma.rn.d(double %111, double %100, double %122) #10
  %124 = call double @llvm.nvvm.fma.rn.d(double %119, double %87, double %123) #10
  %125 = call double @llvm.nvvm.mul.rn.d(double %110, double %120) #10
  %126 = fsub double -0.000000e+00, %125
  %127 = call double @llvm.nvvm.fma.rn.d(double %110, double %120, double %126) #10
  %128 = call double @llvm.nvvm.fma.rn.d(double %110, double %124, double %127) #10
  %129 = call double @llvm.nvvm.fma.rn.d(double %109, double %120, double %128) #10
  %130 = fadd double %125, %129
  %131 = fsub double %125, %130
  %132 = fadd double %131, %129
  %insert74 = insertvalue %struct.double2 undef, double %132, 0
  %insert76 = insertvalue %struct.double2 %insert74, double %130, 1
  %133 = extractvalue %struct.double2 %insert76, 0
  %134 = extractvalue %struct.double2 %insert76, 1
  %135 = fadd double %87, %134
  %136 = fsub double %87, %135
  %137 = fadd double %136, %134
  %138 = fadd double %137, %133
  %139 = fadd double %138, %100
  %140 = fadd double %135, %139
  %141 = fsub double %135, %140
  %142 = fadd double %141, %139
  %insert60 = insertvalue %struct.double2 undef, double %142, 0
  %insert62 = insertvalue %struct.double2 %insert60, double %140, 1
  %143 = extractvalue %struct.double2 %insert62, 0
  %144 = extractvalue %struct.double2 %insert62, 1
  %145 = xor i32 -2147483648, %expo.i.i.1
  %146 = call double @llvm.nvvm.lohi.i2d(i32 %145, i32 1127219200) #10
  %147 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %148 = fsub double %146, %147
  %149 = call double @llvm.nvvm.fma.rn.d(double %148, double 0x3FE62E42FEFA39EF, double %144) #10
  %150 = fsub double -0.000000e+00, %148
  %151 = call double @llvm.nvvm.fma.rn.d(double %150, double 0x3FE62E42FEFA39EF, double %149) #10
  %152 = fsub double %151, %144
  %153 = fsub double %143, %152
  %154 = call double @llvm.nvvm.fma.rn.d(double %148, double 0x3C7ABC9E3B39803F, double %153) #10
  %155 = fadd double %149, %154
  %156 = fsub double %149, %155
  %157 = fadd double %156, %154
  %insert = insertvalue %struct.double2 undef, double %157, 0
  %insert48 = insertvalue %struct.double2 %insert, double %155, 1
  %158 = extractvalue %struct.double2 %insert48, 0
  %159 = extractvalue %struct.double2 %insert48, 1
  %160 = fsub double %a, 5.000000e-01
  %161 = call double @llvm.nvvm.mul.rn.d(double %159, double %160) #10
  %162 = fsub double -0.000000e+00, %161
  %163 = call double @llvm.nvvm.fma.rn.d(double %159, double %160, double %162) #10
  %164 = call double @llvm.nvvm.fma.rn.d(double %158, double %160, double %163) #10
  %165 = fadd double %161, %164
  %166 = fsub double %161, %165
  %167 = fadd double %166, %164
  %168 = fsub double %165, %a
  %169 = fsub double %165, %168
  %170 = fsub double %169, %a
  %171 = fadd double %170, %167
  %172 = fadd double %168, %171
  %173 = fsub double %168, %172
  %174 = fadd double %173, %171
  %175 = call double @llvm.nvvm.fma.rn.d(double %172, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %176 = call i32 @llvm.nvvm.d2i.lo(double %175) #10
  %177 = call double @llvm.nvvm.fma.rn.d(double %172, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %178 = call double @llvm.nvvm.add.rn.d(double %177, double 0xC338000000000000) #10
  %179 = call double @llvm.nvvm.fma.rn.d(double %178, double 0xBFE62E42FEFA39EF, double %172) #10
  %180 = call double @llvm.nvvm.fma.rn.d(double %178, double 0xBC7ABC9E3B39803F, double %179) #10
  %181 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %180, double 0x3E928AF3FCA213EA) #10
  %182 = call double @llvm.nvvm.fma.rn.d(double %181, double %180, double 0x3EC71DEE62401315) #10
  %183 = call double @llvm.nvvm.fma.rn.d(double %182, double %180, double 0x3EFA01997C89EB71) #10
  %184 = call double @llvm.nvvm.fma.rn.d(double %183, double %180, double 0x3F2A01A014761F65) #10
  %185 = call double @llvm.nvvm.fma.rn.d(double %184, double %180, double 0x3F56C16C1852B7AF) #10
  %186 = call double @llvm.nvvm.fma.rn.d(double %185, double %180, double 0x3F81111111122322) #10
  %187 = call double @llvm.nvvm.fma.rn.d(double %186, double %180, double 0x3FA55555555502A1) #10
  %188 = call double @llvm.nvvm.fma.rn.d(double %187, double %180, double 0x3FC5555555555511) #10
  %189 = call double @llvm.nvvm.fma.rn.d(double %188, double %180, double 0x3FE000000000000B) #10
  %190 = call double @llvm.nvvm.fma.rn.d(double %189, double %180, double 1.000000e+00) #10
  %191 = call double @llvm.nvvm.fma.rn.d(double %190, double %180, double 1.000000e+00) #10
  %192 = call i32 @llvm.nvvm.d2i.lo(double %191) #10
  %193 = call i32 @llvm.nvvm.d2i.hi(double %191) #10
  %194 = shl i32 %176, 20
  %195 = add i32 %194, %193
  %196 = call double @llvm.nvvm.lohi.i2d(i32 %192, i32 %195) #10
  %197 = call i32 @llvm.nvvm.d2i.hi(double %172) #10
  %198 = bitcast i32 %197 to float
  %199 = call i32 @__nvvm_reflect(ptr @.str) #10
  %200 = icmp ne i32 %199, 0
  br i1 %200, label %201, label %203

201:                                              ; preds = %__internal_log_ext_prec.exit.i
  %202 = call float @llvm.nvvm.fabs.ftz.f(float %198) #10
  br label %__internal_fast_icmp_abs_lt.exit3.i.i

203:                                              ; preds = %__internal_log_ext_prec.exit.i
  %204 = call float @llvm.nvvm.fabs.f(float %198) #10
  br label %__internal_fast_icmp_abs_lt.exit3.i.i

__internal_fast_icmp_abs_lt.exit3.i.i:            ; preds = %203, %201
  %.05 = phi float [ %202, %201 ], [ %204, %203 ]
  %205 = bitcast i32 1082532651 to float
  %206 = fcmp olt float %.05, %205
  %207 = zext i1 %206 to i32
  br i1 %206, label %__nv_exp.exit.i, label %208

208:                                              ; preds = %__internal_fast_icmp_abs_lt.exit3.i.i
  %209 = fcmp olt double %172, 0.000000e+00
  br i1 %209, label %210, label %211

210:                                              ; preds = %208
  br label %214

211:                                              ; preds = %208
  %212 = bitcast i64 9218868437227405312 to double
  %213 = fadd double %172, %212
  br label %214

214:                                              ; preds = %211, %210
  %z.i5.i.0 = phi double [ 0.000000e+00, %210 ], [ %213, %211 ]
  %215 = call i32 @llvm.nvvm.d2i.hi(double %172) #10
  %216 = bitcast i32 %215 to float
  %217 = call i32 @__nvvm_reflect(ptr @.str) #10
  %218 = icmp ne i32 %217, 0
  br i1 %218, label %219, label %221

219:                                              ; preds = %214
  %220 = call float @llvm.nvvm.fabs.ftz.f(float %216) #10
  br label %__internal_fast_icmp_abs_lt.exit.i.i

221:                                              ; preds = %214
  %222 = call float @llvm.nvvm.fabs.f(float %216) #10
  br label %__internal_fast_icmp_abs_lt.exit.i.i

__internal_fast_icmp_abs_lt.exit.i.i:             ; preds = %221, %219
  %.04 = phi float [ %220, %219 ], [ %222, %221 ]
  %223 = bitcast i32 1082607616 to float
  %224 = fcmp olt float %.04, %223
  %225 = zext i1 %224 to i32
  br i1 %224, label %226, label %238

226:                                              ; preds = %__internal_fast_icmp_abs_lt.exit.i.i
  %227 = sdiv i32 %176, 2
  %228 = call i32 @llvm.nvvm.d2i.lo(double %191) #10
  %229 = call i32 @llvm.nvvm.d2i.hi(double %191) #10
  %230 = shl i32 %227, 20
  %231 = add i32 %229, %230
  %232 = call double @llvm.nvvm.lohi.i2d(i32 %228, i32 %231) #10
  %233 = sub nsw i32 %176, %227
  %234 = shl i32 %233, 20
  %235 = add nsw i32 1072693248, %234
  %236 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %235) #10
  %237 = fmul double %232, %236
  br label %238

238:                                              ; preds = %226, %__internal_fast_icmp_abs_lt.exit.i.i
  %z.i5.i.1 = phi double [ %237, %226 ], [ %z.i5.i.0, %__internal_fast_icmp_abs_lt.exit.i.i ]
  br label %__nv_exp.exit.i

__nv_exp.exit.i:                                  ; preds = %238, %__internal_fast_icmp_abs_lt.exit3.i.i
  %z.i5.i.2 = phi double [ %196, %__internal_fast_icmp_abs_lt.exit3.i.i ], [ %z.i5.i.1, %238 ]
  %239 = call double @llvm.nvvm.fma.rn.d(double %174, double %z.i5.i.2, double %z.i5.i.2) #10
  %240 = fmul double %239, 0xBCAA6A0D6F814637
  %241 = call double @llvm.nvvm.fma.rn.d(double %239, double 0x40040D931FF62706, double %240) #10
  %242 = call double @llvm.nvvm.rcp.approx.ftz.d(double %a) #10
  %243 = fsub double -0.000000e+00, %a
  %244 = call double @llvm.nvvm.fma.rn.d(double %243, double %242, double 1.000000e+00) #10
  %245 = call double @llvm.nvvm.fma.rn.d(double %244, double %244, double %244) #10
  %246 = call double @llvm.nvvm.fma.rn.d(double %245, double %242, double %242) #10
  %247 = call double @llvm.nvvm.fma.rn.d(double 0xBF64BEE47C38A637, double %246, double 0x3F73C25DA81303D5) #10
  %248 = call double @llvm.nvvm.fma.rn.d(double %247, double %246, double 0xBF6B7C37A96CFC72) #10
  %249 = call double @llvm.nvvm.fma.rn.d(double %248, double %246, double 0x3F35A85ABDE1E324) #10
  %250 = call double @llvm.nvvm.fma.rn.d(double %249, double %246, double 0x3F4A8B28F07B3F05) #10
  %251 = call double @llvm.nvvm.fma.rn.d(double %250, double %246, double 0xBF0A15D1D45A282F) #10
  %252 = call double @llvm.nvvm.fma.rn.d(double %251, double %246, double 0xBF4367D3468CB5BE) #10
  %253 = call double @llvm.nvvm.fma.rn.d(double %252, double %246, double 0x3F12471B0E9F1005) #10
  %254 = call double @llvm.nvvm.fma.rn.d(double %253, double %246, double 0x3F49B1004744D5C4) #10
  %255 = call double @llvm.nvvm.fma.rn.d(double %254, double %246, double 0xBF2E13CE69AB4B7F) #10
  %256 = call double @llvm.nvvm.fma.rn.d(double %255, double %246, double 0xBF65F7268ECF8A01) #10
  %257 = call double @llvm.nvvm.fma.rn.d(double %256, double %246, double 0x3F6C71C71C71ACE0) #10
  %258 = call double @llvm.nvvm.fma.rn.d(double %257, double %246, double 0x3FB5555555555556) #10
  %259 = fmul double %258, %246
  %260 = call double @llvm.nvvm.fma.rn.d(double %259, double %241, double %241) #10
  %261 = fcmp oge double %a, 0x406573FAE561F648
  br i1 %261, label %262, label %__internal_tgamma_stirling.exit

262:                                              ; preds = %__nv_exp.exit.i
  %263 = bitcast i64 9218868437227405312 to double
  br label %__internal_tgamma_stirling.exit

__internal_tgamma_stirling.exit:                  ; preds = %__nv_exp.exit.i, %262
  %r.i.0 = phi double [ %263, %262 ], [ %260, %__nv_exp.exit.i ]
  br label %264

264:                                              ; preds = %__internal_tgamma_stirling.exit, %53
  %s.3 = phi double [ %54, %53 ], [ %r.i.0, %__internal_tgamma_stirling.exit ]
  br label %531

265:                                              ; preds = %0
  %266 = fcmp olt double %a, 0.000000e+00
  br i1 %266, label %267, label %528

267:                                              ; preds = %265
  %268 = call double @llvm.nvvm.trunc.d(double %a) #10
  %269 = fcmp oeq double %a, %268
  br i1 %269, label %270, label %272

270:                                              ; preds = %267
  %271 = bitcast i64 -2251799813685248 to double
  br label %527

272:                                              ; preds = %267
  %273 = bitcast i32 -1072693248 to float
  %274 = fcmp ogt float %2, %273
  br i1 %274, label %275, label %317

275:                                              ; preds = %272
  %276 = bitcast i32 -1072955392 to float
  %277 = fcmp ole float %2, %276
  br i1 %277, label %278, label %281

278:                                              ; preds = %275
  %279 = call double @llvm.nvvm.fma.rn.d(double %a, double %a, double %a) #10
  %280 = fadd double %a, 1.000000e+00
  br label %281

281:                                              ; preds = %278, %275
  %s.4 = phi double [ %279, %278 ], [ %a, %275 ]
  %t.5 = phi double [ %280, %278 ], [ %a, %275 ]
  %282 = bitcast i32 -1073479680 to float
  %283 = fcmp ole float %2, %282
  br i1 %283, label %284, label %287

284:                                              ; preds = %281
  %285 = call double @llvm.nvvm.fma.rn.d(double %t.5, double %s.4, double %s.4) #10
  %286 = fadd double %t.5, 1.000000e+00
  br label %287

287:                                              ; preds = %284, %281
  %s.5 = phi double [ %285, %284 ], [ %s.4, %281 ]
  %t.6 = phi double [ %286, %284 ], [ %t.5, %281 ]
  %288 = bitcast i32 -1074266112 to float
  %289 = fcmp ole float %2, %288
  br i1 %289, label %290, label %293

290:                                              ; preds = %287
  %291 = call double @llvm.nvvm.fma.rn.d(double %t.6, double %s.5, double %s.5) #10
  %292 = fadd double %t.6, 1.000000e+00
  br label %293

293:                                              ; preds = %290, %287
  %s.6 = phi double [ %291, %290 ], [ %s.5, %287 ]
  %t.7 = phi double [ %292, %290 ], [ %t.6, %287 ]
  %294 = bitcast i32 -1075838976 to float
  %295 = fcmp ole float %2, %294
  br i1 %295, label %296, label %299

296:                                              ; preds = %293
  %297 = call double @llvm.nvvm.fma.rn.d(double %t.7, double %s.6, double %s.6) #10
  %298 = fadd double %t.7, 1.000000e+00
  br label %299

299:                                              ; preds = %296, %293
  %s.7 = phi double [ %297, %296 ], [ %s.6, %293 ]
  %t.8 = phi double [ %298, %296 ], [ %t.7, %293 ]
  %300 = call double @llvm.nvvm.fma.rn.d(double 0x3E381B4960FCF5C9, double %t.8, double 0xBE8AF7049AE8A594) #10
  %301 = call double @llvm.nvvm.fma.rn.d(double %300, double %t.8, double 0x3EB301D46D4B22F5) #10
  %302 = call double @llvm.nvvm.fma.rn.d(double %301, double %t.8, double 0xBEB50272AEED0FC4) #10
  %303 = call double @llvm.nvvm.fma.rn.d(double %302, double %t.8, double 0xBEF51CE1A40516F8) #10
  %304 = call double @llvm.nvvm.fma.rn.d(double %303, double %t.8, double 0x3F20C8AA7419084C) #10
  %305 = call double @llvm.nvvm.fma.rn.d(double %304, double %t.8, double 0xBF2C3650196BAD8A) #10
  %306 = call double @llvm.nvvm.fma.rn.d(double %305, double %t.8, double 0xBF531711365A3E26) #10
  %307 = call double @llvm.nvvm.fma.rn.d(double %306, double %t.8, double 0x3F7D919C52A7DF35) #10
  %308 = call double @llvm.nvvm.fma.rn.d(double %307, double %t.8, double 0xBF83B4AF28386F4D) #10
  %309 = call double @llvm.nvvm.fma.rn.d(double %308, double %t.8, double 0xBFA59AF103C37B4D) #10
  %310 = call double @llvm.nvvm.fma.rn.d(double %309, double %t.8, double 0x3FC5512320B439EF) #10
  %311 = call double @llvm.nvvm.fma.rn.d(double %310, double %t.8, double 0xBFA5815E8FA26F4F) #10
  %312 = call double @llvm.nvvm.fma.rn.d(double %311, double %t.8, double 0xBFE4FCF4026AFA2B) #10
  %313 = call double @llvm.nvvm.fma.rn.d(double %312, double %t.8, double 0x3FE2788CFC6FB619) #10
  %314 = call double @llvm.nvvm.fma.rn.d(double %313, double %t.8, double 1.000000e+00) #10
  %315 = fmul double %s.7, %314
  %316 = fdiv double 1.000000e+00, %315
  br label %526

317:                                              ; preds = %272
  %318 = bitcast i32 -1066983424 to float
  %319 = fcmp ogt float %2, %318
  br i1 %319, label %320, label %513

320:                                              ; preds = %317
  %321 = call i32 @__nvvm_reflect(ptr @.str.1) #10
  %322 = icmp eq i32 %321, 350
  br i1 %322, label %326, label %323

323:                                              ; preds = %320
  %324 = call i32 @__nvvm_reflect(ptr @.str.1) #10
  %325 = icmp eq i32 %324, 370
  br i1 %325, label %326, label %386

326:                                              ; preds = %323, %320
  %327 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %328 = add i32 %327, %327
  %329 = icmp ugt i32 %328, -2038431744
  br i1 %329, label %330, label %332

330:                                              ; preds = %326
  %331 = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00) #10
  br label %332

332:                                              ; preds = %330, %326
  %.02 = phi double [ %331, %330 ], [ %a, %326 ]
  %333 = call i32 @llvm.nvvm.d2i.lo(double %.02) #10
  %334 = call i32 @llvm.nvvm.d2i.hi(double %.02) #10
  %335 = shl i32 1, 20
  %336 = add i32 %335, %334
  %337 = call double @llvm.nvvm.lohi.i2d(i32 %333, i32 %336) #10
  %338 = call double @llvm.nvvm.round.d(double %337) #10
  %339 = fptosi double %338 to i64
  %340 = trunc i64 %339 to i32
  %341 = fsub double -0.000000e+00, %338
  %342 = call double @llvm.nvvm.fma.rn.d(double %341, double 5.000000e-01, double %.02) #10
  %343 = fmul double %342, 0x3CA1A62633145C07
  %344 = call double @llvm.nvvm.fma.rn.d(double %342, double 0x400921FB54442D18, double %343) #10
  %345 = call double @llvm.nvvm.mul.rn.d(double %344, double %344) #10
  %346 = call double @llvm.nvvm.fma.rn.d(double 0xBDA8FF8320FD8164, double %345, double 0x3E21EEA7C1EF8528) #10
  %347 = call double @llvm.nvvm.fma.rn.d(double %346, double %345, double 0xBE927E4F8E06E6D9) #10
  %348 = call double @llvm.nvvm.fma.rn.d(double %347, double %345, double 0x3EFA01A019DDBCE9) #10
  %349 = call double @llvm.nvvm.fma.rn.d(double %348, double %345, double 0xBF56C16C16C15D47) #10
  %350 = call double @llvm.nvvm.fma.rn.d(double %349, double %345, double 0x3FA5555555555551) #10
  %351 = call double @llvm.nvvm.fma.rn.d(double %350, double %345, double -5.000000e-01) #10
  %352 = call double @llvm.nvvm.fma.rn.d(double %351, double %345, double 1.000000e+00) #10
  %353 = call double @llvm.nvvm.mul.rn.d(double %344, double %344) #10
  %354 = call double @llvm.nvvm.fma.rn.d(double 0x3DE5DB65F9785EBA, double %353, double 0xBE5AE5F12CB0D246) #10
  %355 = call double @llvm.nvvm.fma.rn.d(double %354, double %353, double 0x3EC71DE369ACE392) #10
  %356 = call double @llvm.nvvm.fma.rn.d(double %355, double %353, double 0xBF2A01A019DB62A1) #10
  %357 = call double @llvm.nvvm.fma.rn.d(double %356, double %353, double 0x3F81111111110818) #10
  %358 = call double @llvm.nvvm.fma.rn.d(double %357, double %353, double 0xBFC5555555555554) #10
  %359 = call double @llvm.nvvm.fma.rn.d(double %358, double %353, double 0.000000e+00) #10
  %360 = call double @llvm.nvvm.fma.rn.d(double %359, double %344, double %344) #10
  %361 = and i32 %340, 1
  %362 = icmp ne i32 %361, 0
  br i1 %362, label %363, label %368

363:                                              ; preds = %332
  %364 = call i32 @llvm.nvvm.d2i.hi(double %360) #10
  %365 = call i32 @llvm.nvvm.d2i.lo(double %360) #10
  %366 = xor i32 %364, -2147483648
  %367 = call double @llvm.nvvm.lohi.i2d(i32 %365, i32 %366) #10
  br label %368

368:                                              ; preds = %363, %332
  %s.i.i.0 = phi double [ %352, %363 ], [ %360, %332 ]
  %c.i.i.0 = phi double [ %367, %363 ], [ %352, %332 ]
  %369 = and i32 %340, 2
  %370 = icmp ne i32 %369, 0
  br i1 %370, label %371, label %380

371:                                              ; preds = %368
  %372 = call i32 @llvm.nvvm.d2i.hi(double %s.i.i.0) #10
  %373 = call i32 @llvm.nvvm.d2i.lo(double %s.i.i.0) #10
  %374 = xor i32 %372, -2147483648
  %375 = call double @llvm.nvvm.lohi.i2d(i32 %373, i32 %374) #10
  %376 = call i32 @llvm.nvvm.d2i.hi(double %c.i.i.0) #10
  %377 = call i32 @llvm.nvvm.d2i.lo(double %c.i.i.0) #10
  %378 = xor i32 %376, -2147483648
  %379 = call double @llvm.nvvm.lohi.i2d(i32 %377, i32 %378) #10
  br label %380

380:                                              ; preds = %371, %368
  %s.i.i.1 = phi double [ %375, %371 ], [ %s.i.i.0, %368 ]
  %c.i.i.1 = phi double [ %379, %371 ], [ %c.i.i.0, %368 ]
  %381 = call double @llvm.nvvm.add.rn.d(double %c.i.i.1, double 0.000000e+00) #10
  %382 = call double @llvm.nvvm.trunc.d(double %.02) #10
  %383 = fcmp oeq double %.02, %382
  br i1 %383, label %384, label %__nv_sincospi.exit.i

384:                                              ; preds = %380
  %385 = call double @llvm.nvvm.mul.rn.d(double %.02, double 0.000000e+00) #10
  br label %__nv_sincospi.exit.i

__nv_sincospi.exit.i:                             ; preds = %384, %380
  %s.i.i.2 = phi double [ %385, %384 ], [ %s.i.i.1, %380 ]
  br label %__nv_sinpi.exit

386:                                              ; preds = %323
  %387 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %388 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %389 = shl i32 1, 20
  %390 = add i32 %389, %388
  %391 = call double @llvm.nvvm.lohi.i2d(i32 %387, i32 %390) #10
  %392 = call double @llvm.nvvm.round.d(double %391) #10
  %393 = fptosi double %392 to i64
  %394 = trunc i64 %393 to i32
  %395 = fsub double -0.000000e+00, %392
  %396 = call double @llvm.nvvm.fma.rn.d(double %395, double 5.000000e-01, double %a) #10
  %397 = fmul double %396, 0x3CA1A62633145C07
  %398 = call double @llvm.nvvm.fma.rn.d(double %396, double 0x400921FB54442D18, double %397) #10
  %399 = and i32 %394, 1
  %400 = mul nsw i32 8, %399
  %401 = sext i32 %400 to i64
  %402 = getelementptr inbounds double, ptr addrspace(1) @__cudart_sin_cos_coeffs, i64 %401
  %403 = call double @llvm.nvvm.mul.rn.d(double %398, double %398) #10
  %404 = and i32 %394, 1
  %405 = icmp ne i32 %404, 0
  %406 = select i1 %405, double 0xBDA8FF8320FD8164, double 0x3DE5DB65F9785EBA
  %407 = load double, ptr addrspace(1) %402, align 8
  %408 = call double @llvm.nvvm.fma.rn.d(double %406, double %403, double %407) #10
  %409 = getelementptr inbounds double, ptr addrspace(1) %402, i64 1
  %410 = load double, ptr addrspace(1) %409, align 8
  %411 = call double @llvm.nvvm.fma.rn.d(double %408, double %403, double %410) #10
  %412 = getelementptr inbounds double, ptr addrspace(1) %402, i64 2
  %413 = load double, ptr addrspace(1) %412, align 8
  %414 = call double @llvm.nvvm.fma.rn.d(double %411, double %403, double %413) #10
  %415 = getelementptr inbounds double, ptr addrspace(1) %402, i64 3
  %416 = load double, ptr addrspace(1) %415, align 8
  %417 = call double @llvm.nvvm.fma.rn.d(double %414, double %403, double %416) #10
  %418 = getelementptr inbounds double, ptr addrspace(1) %402, i64 4
  %419 = load double, ptr addrspace(1) %418, align 8
  %420 = call double @llvm.nvvm.fma.rn.d(double %417, double %403, double %419) #10
  %421 = getelementptr inbounds double, ptr addrspace(1) %402, i64 5
  %422 = load double, ptr addrspace(1) %421, align 8
  %423 = call double @llvm.nvvm.fma.rn.d(double %420, double %403, double %422) #10
  %424 = call double @llvm.nvvm.fma.rn.d(double %423, double %398, double %398) #10
  %425 = and i32 %394, 1
  %426 = icmp ne i32 %425, 0
  br i1 %426, label %427, label %429

427:                                              ; preds = %386
  %428 = call double @llvm.nvvm.fma.rn.d(double %423, double %403, double 1.000000e+00) #10
  br label %429

429:                                              ; preds = %427, %386
  %.03 = phi double [ %428, %427 ], [ %424, %386 ]
  %430 = and i32 %394, 2
  %431 = icmp ne i32 %430, 0
  br i1 %431, label %432, label %__internal_sin_cos_kerneld.exit.i

432:                                              ; preds = %429
  %433 = call double @llvm.nvvm.fma.rn.d(double %.03, double -1.000000e+00, double 0.000000e+00) #10
  br label %__internal_sin_cos_kerneld.exit.i

__internal_sin_cos_kerneld.exit.i:                ; preds = %432, %429
  %.1 = phi double [ %433, %432 ], [ %.03, %429 ]
  %434 = call double @llvm.nvvm.trunc.d(double %a) #10
  %435 = fcmp oeq double %a, %434
  br i1 %435, label %436, label %438

436:                                              ; preds = %__internal_sin_cos_kerneld.exit.i
  %437 = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00) #10
  br label %438

438:                                              ; preds = %436, %__internal_sin_cos_kerneld.exit.i
  %z.i6.0 = phi double [ %437, %436 ], [ %.1, %__internal_sin_cos_kerneld.exit.i ]
  br label %__nv_sinpi.exit

__nv_sinpi.exit:                                  ; preds = %__nv_sincospi.exit.i, %438
  %.01 = phi double [ %s.i.i.2, %__nv_sincospi.exit.i ], [ %z.i6.0, %438 ]
  %439 = call double @llvm.nvvm.fabs.d(double %a) #10
  %440 = call double @llvm.nvvm.rcp.approx.ftz.d(double %439) #10
  %441 = fsub double -0.000000e+00, %439
  %442 = call double @llvm.nvvm.fma.rn.d(double %441, double %440, double 1.000000e+00) #10
  %443 = call double @llvm.nvvm.fma.rn.d(double %442, double %442, double %442) #10
  %444 = call double @llvm.nvvm.fma.rn.d(double %443, double %440, double %440) #10
  %445 = call double @llvm.nvvm.fma.rn.d(double 0xBF64BEE47C38A637, double %444, double 0x3F73C25DA81303D5) #10
  %446 = call double @llvm.nvvm.fma.rn.d(double %445, double %444, double 0xBF6B7C37A96CFC72) #10
  %447 = call double @llvm.nvvm.fma.rn.d(double %446, double %444, double 0x3F35A85ABDE1E324) #10
  %448 = call double @llvm.nvvm.fma.rn.d(double %447, double %444, double 0x3F4A8B28F07B3F05) #10
  %449 = call double @llvm.nvvm.fma.rn.d(double %448, double %444, double 0xBF0A15D1D45A282F) #10
  %450 = call double @llvm.nvvm.fma.rn.d(double %449, double %444, double 0xBF4367D3468CB5BE) #10
  %451 = call double @llvm.nvvm.fma.rn.d(double %450, double %444, double 0x3F12471B0E9F1005) #10
  %452 = call double @llvm.nvvm.fma.rn.d(double %451, double %444, double 0x3F49B1004744D5C4) #10
  %453 = call double @llvm.nvvm.fma.rn.d(double %452, double %444, double 0xBF2E13CE69AB4B7F) #10
  %454 = call double @llvm.nvvm.fma.rn.d(double %453, double %444, double 0xBF65F7268ECF8A01) #10
  %455 = call double @llvm.nvvm.fma.rn.d(double %454, double %444, double 0x3F6C71C71C71ACE0) #10
  %456 = call double @llvm.nvvm.fma.rn.d(double %455, double %444, double 0x3FB5555555555556) #10
  %457 = fmul double %456, %444
  %458 = call double @llvm.nvvm.fma.rn.d(double %457, double %.01, double %.01) #10
  %459 = fmul double %458, %439
  %460 = call double @llvm.nvvm.fma.rn.d(double %439, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %461 = call i32 @llvm.nvvm.d2i.lo(double %460) #10
  %462 = call double @llvm.nvvm.fma.rn.d(double %439, double 0x3FF71547652B82FE, double 0x4338000000000000) #10
  %463 = call double @llvm.nvvm.add.rn.d(double %462, double 0xC338000000000000) #10
  %464 = call double @llvm.nvvm.fma.rn.d(double %463, double 0xBFE62E42FEFA39EF, double %439) #10
  %465 = call double @llvm.nvvm.fma.rn.d(double %463, double 0xBC7ABC9E3B39803F, double %464) #10
  %466 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %465, double 0x3E928AF3FCA213EA) #10
  %467 = call double @llvm.nvvm.fma.rn.d(double %466, double %465, double 0x3EC71DEE62401315) #10
  %468 = call double @llvm.nvvm.fma.rn.d(double %467, double %465, double 0x3EFA01997C89EB71) #10
  %469 = call double @llvm.nvvm.fma.rn.d(double %468, double %465, double 0x3F2A01A014761F65) #10
  %470 = call double @llvm.nvvm.fma.rn.d(double %469, double %465, double 0x3F56C16C1852B7AF) #10
  %471 = call double @llvm.nvvm.fma.rn.d(double %470, double %465, double 0x3F81111111122322) #10
  %472 = call double @llvm.nvvm.fma.rn.d(double %471, double %465, double 0x3FA55555555502A1) #10
  %473 = call double @llvm.nvvm.fma.rn.d(double %472, double %465, double 0x3FC5555555555511) #10
  %474 = call double @llvm.nvvm.fma.rn.d(double %473, double %465, double 0x3FE000000000000B) #10
  %475 = call double @llvm.nvvm.fma.rn.d(double %474, double %465, double 1.000000e+00) #10
  %476 = call double @llvm.nvvm.fma.rn.d(double %475, double %465, double 1.000000e+00) #10
  %477 = add nsw i32 %461, 0
  %neg = sub i32 0, %477
  %abs.cond = icmp sge i32 %477, 0
  %abs = select i1 %abs.cond, i32 %477, i32 %neg
  %478 = icmp slt i32 %abs, 1023
  br i1 %478, label %479, label %482

479:                                              ; preds = %__nv_sinpi.exit
  %480 = shl i32 %477, 20
  %481 = add i32 %480, 1072693248
  br label %__internal_exp_kernel.exit

482:                                              ; preds = %__nv_sinpi.exit
  %483 = add nsw i32 %477, 2046
  %484 = udiv i32 %483, 2
  %485 = shl i32 %484, 20
  %486 = shl i32 %483, 20
  %487 = sub i32 %486, %485
  %488 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %485) #10
  %489 = fmul double %476, %488
  br label %__internal_exp_kernel.exit

__internal_exp_kernel.exit:                       ; preds = %479, %482
  %.0 = phi double [ %476, %479 ], [ %489, %482 ]
  %k.i.i.0 = phi i32 [ %481, %479 ], [ %487, %482 ]
  %490 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %k.i.i.0) #10
  %491 = fmul double %.0, %490
  %492 = fmul double 0xBC9A6A0D6F814637, %491
  %493 = call double @llvm.nvvm.fma.rn.d(double %491, double 0x3FF40D931FF62706, double %492) #10
  %494 = fdiv double %493, %459
  %495 = fsub double %439, 5.000000e-01
  %496 = bitcast i32 -1067326464 to float
  %497 = fcmp ole float %2, %496
  br i1 %497, label %498, label %504

498:                                              ; preds = %__internal_exp_kernel.exit
  %499 = call i32 @llvm.nvvm.d2i.lo(double %495) #10
  %500 = call i32 @llvm.nvvm.d2i.hi(double %495) #10
  %501 = shl i32 -1, 20
  %502 = add i32 %501, %500
  %503 = call double @llvm.nvvm.lohi.i2d(i32 %499, i32 %502) #10
  br label %504

504:                                              ; preds = %498, %__internal_exp_kernel.exit
  %t.9 = phi double [ %503, %498 ], [ %495, %__internal_exp_kernel.exit ]
  %505 = fsub double -0.000000e+00, %t.9
  %506 = call double @__internal_accurate_pow(double %439, double %505)
  %507 = bitcast i32 -1067326464 to float
  %508 = fcmp ole float %2, %507
  br i1 %508, label %509, label %511

509:                                              ; preds = %504
  %510 = fmul double %494, %506
  br label %511

511:                                              ; preds = %509, %504
  %s.8 = phi double [ %510, %509 ], [ %494, %504 ]
  %512 = fmul double %s.8, %506
  br label %525

513:                                              ; preds = %317
  %514 = call double @llvm.nvvm.floor.d(double %a) #10
  %515 = fmul double 5.000000e-01, %514
  %516 = call double @llvm.nvvm.floor.d(double %515) #10
  %517 = fmul double 2.000000e+00, %516
  %518 = fsub double %514, %517
  %519 = fcmp oeq double %518, 1.000000e+00
  br i1 %519, label %520, label %522

520:                                              ; preds = %513
  %521 = bitcast i64 -9223372036854775808 to double
  br label %523

522:                                              ; preds = %513
  br label %523

523:                                              ; preds = %522, %520
  %524 = phi double [ %521, %520 ], [ 0.000000e+00, %522 ]
  br label %525

525:                                              ; preds = %523, %511
  %s.9 = phi double [ %512, %511 ], [ %524, %523 ]
  br label %526

526:                                              ; preds = %525, %299
  %s.10 = phi double [ %316, %299 ], [ %s.9, %525 ]
  br label %527

527:                                              ; preds = %526, %270
  %s.11 = phi double [ %271, %270 ], [ %s.10, %526 ]
  br label %530

528:                                              ; preds = %265
  %529 = fadd double %a, %a
  br label %530

530:                                              ; preds = %528, %527
  %s.12 = phi double [ %s.11, %527 ], [ %529, %528 ]
  br label %531

531:                                              ; preds = %530, %264
  %s.13 = phi double [ %s.3, %264 ], [ %s.12, %530 ]
  ret double %s.13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.round.d(double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_lgamma(double %a) #6 {
  %1 = call double @llvm.nvvm.fabs.d(double %a) #10
  %2 = bitcast i64 9218868437227405312 to double
  %3 = fcmp ole double %1, %2
  %4 = xor i1 %3, true
  %5 = zext i1 %4 to i32
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %226, label %7

7:                                                ; preds = %0
  %8 = call double @llvm.nvvm.fabs.d(double %a) #10
  %9 = call double @__internal_lgamma_pos(double %8)
  %10 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %11 = icmp slt i32 %10, 0
  br i1 %11, label %12, label %225

12:                                               ; preds = %7
  %13 = call double @llvm.nvvm.trunc.d(double %8) #10
  %14 = fcmp oeq double %8, %13
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = bitcast i64 9218868437227405312 to double
  br label %224

17:                                               ; preds = %12
  %18 = call i32 @llvm.nvvm.d2i.hi(double %8) #10
  %19 = icmp slt i32 %18, 1006632960
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  br label %143

21:                                               ; preds = %17
  %22 = call i32 @__nvvm_reflect(ptr @.str.1) #10
  %23 = icmp eq i32 %22, 350
  br i1 %23, label %27, label %24

24:                                               ; preds = %21
  %25 = call i32 @__nvvm_reflect(ptr @.str.1) #10
  %26 = icmp eq i32 %25, 370
  br i1 %26, label %27, label %87

27:                                               ; preds = %24, %21
  %28 = call i32 @llvm.nvvm.d2i.hi(double %8) #10
  %29 = add i32 %28, %28
  %30 = icmp ugt i32 %29, -2038431744
  br i1 %30, label %31, label %33

31:                                               ; preds = %27
  %32 = call double @llvm.nvvm.mul.rn.d(double %8, double 0.000000e+00) #10
  br label %33

33:                                               ; preds = %31, %27
  %.02 = phi double [ %32, %31 ], [ %8, %27 ]
  %34 = call i32 @llvm.nvvm.d2i.lo(double %.02) #10
  %35 = call i32 @llvm.nvvm.d2i.hi(double %.02) #10
  %36 = shl i32 1, 20
  %37 = add i32 %36, %35
  %38 = call double @llvm.nvvm.lohi.i2d(i32 %34, i32 %37) #10
  %39 = call double @llvm.nvvm.round.d(double %38) #10
  %40 = fptosi double %39 to i64
  %41 = trunc i64 %40 to i32
  %42 = fsub double -0.000000e+00, %39
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double 5.000000e-01, double %.02) #10
  %44 = fmul double %43, 0x3CA1A62633145C07
  %45 = call double @llvm.nvvm.fma.rn.d(double %43, double 0x400921FB54442D18, double %44) #10
  %46 = call double @llvm.nvvm.mul.rn.d(double %45, double %45) #10
  %47 = call double @llvm.nvvm.fma.rn.d(double 0xBDA8FF8320FD8164, double %46, double 0x3E21EEA7C1EF8528) #10
  %48 = call double @llvm.nvvm.fma.rn.d(double %47, double %46, double 0xBE927E4F8E06E6D9) #10
  %49 = call double @llvm.nvvm.fma.rn.d(double %48, double %46, double 0x3EFA01A019DDBCE9) #10
  %50 = call double @llvm.nvvm.fma.rn.d(double %49, double %46, double 0xBF56C16C16C15D47) #10
  %51 = call double @llvm.nvvm.fma.rn.d(double %50, double %46, double 0x3FA5555555555551) #10
  %52 = call double @llvm.nvvm.fma.rn.d(double %51, double %46, double -5.000000e-01) #10
  %53 = call double @llvm.nvvm.fma.rn.d(double %52, double %46, double 1.000000e+00) #10
  %54 = call double @llvm.nvvm.mul.rn.d(double %45, double %45) #10
  %55 = call double @llvm.nvvm.fma.rn.d(double 0x3DE5DB65F9785EBA, double %54, double 0xBE5AE5F12CB0D246) #10
  %56 = call double @llvm.nvvm.fma.rn.d(double %55, double %54, double 0x3EC71DE369ACE392) #10
  %57 = call double @llvm.nvvm.fma.rn.d(double %56, double %54, double 0xBF2A01A019DB62A1) #10
  %58 = call double @llvm.nvvm.fma.rn.d(double %57, double %54, double 0x3F81111111110818) #10
  %59 = call double @llvm.nvvm.fma.rn.d(double %58, double %54, double 0xBFC5555555555554) #10
  %60 = call double @llvm.nvvm.fma.rn.d(double %59, double %54, double 0.000000e+00) #10
  %61 = call double @llvm.nvvm.fma.rn.d(double %60, double %45, double %45) #10
  %62 = and i32 %41, 1
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %69

64:                                               ; preds = %33
  %65 = call i32 @llvm.nvvm.d2i.hi(double %61) #10
  %66 = call i32 @llvm.nvvm.d2i.lo(double %61) #10
  %67 = xor i32 %65, -2147483648
  %68 = call double @llvm.nvvm.lohi.i2d(i32 %66, i32 %67) #10
  br label %69

69:                                               ; preds = %64, %33
  %s.i.i.0 = phi double [ %53, %64 ], [ %61, %33 ]
  %c.i.i.0 = phi double [ %68, %64 ], [ %53, %33 ]
  %70 = and i32 %41, 2
  %71 = icmp ne i32 %70, 0
  br i1 %71, label %72, label %81

72:                                               ; preds = %69
  %73 = call i32 @llvm.nvvm.d2i.hi(double %s.i.i.0) #10
  %74 = call i32 @llvm.nvvm.d2i.lo(double %s.i.i.0) #10
  %75 = xor i32 %73, -2147483648
  %76 = call double @llvm.nvvm.lohi.i2d(i32 %74, i32 %75) #10
  %77 = call i32 @llvm.nvvm.d2i.hi(double %c.i.i.0) #10
  %78 = call i32 @llvm.nvvm.d2i.lo(double %c.i.i.0) #10
  %79 = xor i32 %77, -2147483648
  %80 = call double @llvm.nvvm.lohi.i2d(i32 %78, i32 %79) #10
  br label %81

81:                                               ; preds = %72, %69
  %s.i.i.1 = phi double [ %76, %72 ], [ %s.i.i.0, %69 ]
  %c.i.i.1 = phi double [ %80, %72 ], [ %c.i.i.0, %69 ]
  %82 = call double @llvm.nvvm.add.rn.d(double %c.i.i.1, double 0.000000e+00) #10
  %83 = call double @llvm.nvvm.trunc.d(double %.02) #10
  %84 = fcmp oeq double %.02, %83
  br i1 %84, label %85, label %__nv_sincospi.exit.i

85:                                               ; preds = %81
  %86 = call double @llvm.nvvm.mul.rn.d(double %.02, double 0.000000e+00) #10
  br label %__nv_sincospi.exit.i

__nv_sincospi.exit.i:                             ; preds = %85, %81
  %s.i.i.2 = phi double [ %86, %85 ], [ %s.i.i.1, %81 ]
  br label %__nv_sinpi.exit

87:                                               ; preds = %24
  %88 = call i32 @llvm.nvvm.d2i.lo(double %8) #10
  %89 = call i32 @llvm.nvvm.d2i.hi(double %8) #10
  %90 = shl i32 1, 20
  %91 = add i32 %90, %89
  %92 = call double @llvm.nvvm.lohi.i2d(i32 %88, i32 %91) #10
  %93 = call double @llvm.nvvm.round.d(double %92) #10
  %94 = fptosi double %93 to i64
  %95 = trunc i64 %94 to i32
  %96 = fsub double -0.000000e+00, %93
  %97 = call double @llvm.nvvm.fma.rn.d(double %96, double 5.000000e-01, double %8) #10
  %98 = fmul double %97, 0x3CA1A62633145C07
  %99 = call double @llvm.nvvm.fma.rn.d(double %97, double 0x400921FB54442D18, double %98) #10
  %100 = and i32 %95, 1
  %101 = mul nsw i32 8, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr addrspace(1) @__cudart_sin_cos_coeffs, i64 %102
  %104 = call double @llvm.nvvm.mul.rn.d(double %99, double %99) #10
  %105 = and i32 %95, 1
  %106 = icmp ne i32 %105, 0
  %107 = select i1 %106, double 0xBDA8FF8320FD8164, double 0x3DE5DB65F9785EBA
  %108 = load double, ptr addrspace(1) %103, align 8
  %109 = call double @llvm.nvvm.fma.rn.d(double %107, double %104, double %108) #10
  %110 = getelementptr inbounds double, ptr addrspace(1) %103, i64 1
  %111 = load double, ptr addrspace(1) %110, align 8
  %112 = call double @llvm.nvvm.fma.rn.d(double %109, double %104, double %111) #10
  %113 = getelementptr inbounds double, ptr addrspace(1) %103, i64 2
  %114 = load double, ptr addrspace(1) %113, align 8
  %115 = call double @llvm.nvvm.fma.rn.d(double %112, double %104, double %114) #10
  %116 = getelementptr inbounds double, ptr addrspace(1) %103, i64 3
  %117 = load double, ptr addrspace(1) %116, align 8
  %118 = call double @llvm.nvvm.fma.rn.d(double %115, double %104, double %117) #10
  %119 = getelementptr inbounds double, ptr addrspace(1) %103, i64 4
  %120 = load double, ptr addrspace(1) %119, align 8
  %121 = call double @llvm.nvvm.fma.rn.d(double %118, double %104, double %120) #10
  %122 = getelementptr inbounds double, ptr addrspace(1) %103, i64 5
  %123 = load double, ptr addrspace(1) %122, align 8
  %124 = call double @llvm.nvvm.fma.rn.d(double %121, double %104, double %123) #10
  %125 = call double @llvm.nvvm.fma.rn.d(double %124, double %99, double %99) #10
  %126 = and i32 %95, 1
  %127 = icmp ne i32 %126, 0
  br i1 %127, label %128, label %130

128:                                              ; preds = %87
  %129 = call double @llvm.nvvm.fma.rn.d(double %124, double %104, double 1.000000e+00) #10
  br label %130

130:                                              ; preds = %128, %87
  %.03 = phi double [ %129, %128 ], [ %125, %87 ]
  %131 = and i32 %95, 2
  %132 = icmp ne i32 %131, 0
  br i1 %132, label %133, label %__internal_sin_cos_kerneld.exit.i

133:                                              ; preds = %130
  %134 = call double @llvm.nvvm.fma.rn.d(double %.03, double -1.000000e+00, double 0.000000e+00) #10
  br label %__internal_sin_cos_kerneld.exit.i

__internal_sin_cos_kerneld.exit.i:                ; preds = %133, %130
  %.1 = phi double [ %134, %133 ], [ %.03, %130 ]
  %135 = call double @llvm.nvvm.trunc.d(double %8) #10
  %136 = fcmp oeq double %8, %135
  br i1 %136, label %137, label %139

137:                                              ; preds = %__internal_sin_cos_kerneld.exit.i
  %138 = call double @llvm.nvvm.mul.rn.d(double %8, double 0.000000e+00) #10
  br label %139

139:                                              ; preds = %137, %__internal_sin_cos_kerneld.exit.i
  %z.i.0 = phi double [ %138, %137 ], [ %.1, %__internal_sin_cos_kerneld.exit.i ]
  br label %__nv_sinpi.exit

__nv_sinpi.exit:                                  ; preds = %__nv_sincospi.exit.i, %139
  %.01 = phi double [ %s.i.i.2, %__nv_sincospi.exit.i ], [ %z.i.0, %139 ]
  %140 = call double @llvm.nvvm.fabs.d(double %.01) #10
  %141 = fmul double %140, %8
  %142 = fdiv double 0x400921FB54442D18, %141
  br label %143

143:                                              ; preds = %__nv_sinpi.exit, %20
  %u.0 = phi double [ %8, %20 ], [ %142, %__nv_sinpi.exit ]
  %144 = call i32 @llvm.nvvm.d2i.hi(double %u.0) #10
  %145 = call i32 @llvm.nvvm.d2i.lo(double %u.0) #10
  %146 = icmp slt i32 %144, 1048576
  br i1 %146, label %147, label %152

147:                                              ; preds = %143
  %148 = fmul double %u.0, 0x4350000000000000
  %149 = sub nsw i32 -1023, 54
  %150 = call i32 @llvm.nvvm.d2i.hi(double %148) #10
  %151 = call i32 @llvm.nvvm.d2i.lo(double %148) #10
  br label %152

152:                                              ; preds = %147, %143
  %.0 = phi double [ %148, %147 ], [ %u.0, %143 ]
  %ihi.i.0 = phi i32 [ %150, %147 ], [ %144, %143 ]
  %ilo.i.0 = phi i32 [ %151, %147 ], [ %145, %143 ]
  %e.i.0 = phi i32 [ %149, %147 ], [ -1023, %143 ]
  %153 = icmp sgt i32 %ihi.i.0, 0
  br i1 %153, label %154, label %206

154:                                              ; preds = %152
  %155 = icmp slt i32 %ihi.i.0, 2146435072
  br i1 %155, label %156, label %206

156:                                              ; preds = %154
  %157 = lshr i32 %ihi.i.0, 20
  %158 = add i32 %e.i.0, %157
  %159 = and i32 %ihi.i.0, -2146435073
  %160 = or i32 %159, 1072693248
  %161 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.i.0, i32 %160) #10
  %162 = icmp sgt i32 %160, 1073127582
  br i1 %162, label %163, label %170

163:                                              ; preds = %156
  %164 = call i32 @llvm.nvvm.d2i.lo(double %161) #10
  %165 = call i32 @llvm.nvvm.d2i.hi(double %161) #10
  %166 = shl i32 -1, 20
  %167 = add i32 %166, %165
  %168 = call double @llvm.nvvm.lohi.i2d(i32 %164, i32 %167) #10
  %169 = add nsw i32 %158, 1
  br label %170

170:                                              ; preds = %163, %156
  %m.i.0 = phi double [ %168, %163 ], [ %161, %156 ]
  %e.i.1 = phi i32 [ %169, %163 ], [ %158, %156 ]
  %171 = fsub double %m.i.0, 1.000000e+00
  %172 = fadd double %m.i.0, 1.000000e+00
  %173 = call double @llvm.nvvm.rcp.approx.ftz.d(double %172) #10
  %174 = fsub double -0.000000e+00, %172
  %175 = call double @llvm.nvvm.fma.rn.d(double %174, double %173, double 1.000000e+00) #10
  %176 = call double @llvm.nvvm.fma.rn.d(double %175, double %175, double %175) #10
  %177 = call double @llvm.nvvm.fma.rn.d(double %176, double %173, double %173) #10
  %178 = fmul double %171, %177
  %179 = fadd double %178, %178
  %180 = fmul double %179, %179
  %181 = call double @llvm.nvvm.fma.rn.d(double 0x3EB1380B3AE80F1E, double %180, double 0x3ED0EE258B7A8B04) #10
  %182 = call double @llvm.nvvm.fma.rn.d(double %181, double %180, double 0x3EF3B2669F02676F) #10
  %183 = call double @llvm.nvvm.fma.rn.d(double %182, double %180, double 0x3F1745CBA9AB0956) #10
  %184 = call double @llvm.nvvm.fma.rn.d(double %183, double %180, double 0x3F3C71C72D1B5154) #10
  %185 = call double @llvm.nvvm.fma.rn.d(double %184, double %180, double 0x3F624924923BE72D) #10
  %186 = call double @llvm.nvvm.fma.rn.d(double %185, double %180, double 0x3F8999999999A3C4) #10
  %187 = call double @llvm.nvvm.fma.rn.d(double %186, double %180, double 0x3FB5555555555554) #10
  %188 = fsub double %171, %179
  %189 = fmul double 2.000000e+00, %188
  %190 = fsub double -0.000000e+00, %179
  %191 = call double @llvm.nvvm.fma.rn.d(double %190, double %171, double %189) #10
  %192 = fmul double %177, %191
  %193 = fmul double %187, %180
  %194 = call double @llvm.nvvm.fma.rn.d(double %193, double %179, double %192) #10
  %195 = xor i32 -2147483648, %e.i.1
  %196 = call double @llvm.nvvm.lohi.i2d(i32 %195, i32 1127219200) #10
  %197 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %198 = fsub double %196, %197
  %199 = call double @llvm.nvvm.fma.rn.d(double %198, double 0x3FE62E42FEFA39EF, double %179) #10
  %200 = fsub double -0.000000e+00, %198
  %201 = call double @llvm.nvvm.fma.rn.d(double %200, double 0x3FE62E42FEFA39EF, double %199) #10
  %202 = fsub double %201, %179
  %203 = fsub double %194, %202
  %204 = call double @llvm.nvvm.fma.rn.d(double %198, double 0x3C7ABC9E3B39803F, double %203) #10
  %205 = fadd double %199, %204
  br label %__nv_log.exit

206:                                              ; preds = %154, %152
  %207 = bitcast i64 9218868437227405312 to double
  %208 = bitcast i64 9218868437227405312 to double
  %209 = call double @llvm.nvvm.fma.rn.d(double %.0, double %207, double %208) #10
  %210 = call i32 @llvm.nvvm.d2i.hi(double %.0) #10
  %211 = bitcast i32 %210 to float
  %212 = fcmp oeq float %211, 0.000000e+00
  br i1 %212, label %213, label %216

213:                                              ; preds = %206
  %214 = bitcast i64 9218868437227405312 to double
  %215 = fsub double -0.000000e+00, %214
  br label %216

216:                                              ; preds = %213, %206
  %q.i.0 = phi double [ %215, %213 ], [ %209, %206 ]
  br label %__nv_log.exit

__nv_log.exit:                                    ; preds = %170, %216
  %q.i.1 = phi double [ %205, %170 ], [ %q.i.0, %216 ]
  %217 = call i32 @llvm.nvvm.d2i.hi(double %8) #10
  %218 = icmp slt i32 %217, 1006632960
  br i1 %218, label %219, label %221

219:                                              ; preds = %__nv_log.exit
  %220 = fsub double -0.000000e+00, %q.i.1
  br label %223

221:                                              ; preds = %__nv_log.exit
  %222 = fsub double %q.i.1, %9
  br label %223

223:                                              ; preds = %221, %219
  %t.0 = phi double [ %220, %219 ], [ %222, %221 ]
  br label %224

224:                                              ; preds = %223, %15
  %t.1 = phi double [ %16, %15 ], [ %t.0, %223 ]
  br label %225

225:                                              ; preds = %224, %7
  %t.2 = phi double [ %t.1, %224 ], [ %9, %7 ]
  br label %228

226:                                              ; preds = %0
  %227 = fadd double %a, %a
  br label %228

228:                                              ; preds = %226, %225
  %t.3 = phi double [ %227, %226 ], [ %t.2, %225 ]
  ret double %t.3
}

; Function Attrs: convergent noinline nounwind
define internal double @__internal_lgamma_pos(double %a) #9 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %2 = icmp sge i32 %1, 1074266112
  br i1 %2, label %3, label %125

3:                                                ; preds = %0
  %4 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %5 = icmp sge i32 %4, 1075838976
  br i1 %5, label %6, label %106

6:                                                ; preds = %3
  %7 = call double @llvm.nvvm.rcp.approx.ftz.d(double %a) #10
  %8 = fsub double -0.000000e+00, %a
  %9 = call double @llvm.nvvm.fma.rn.d(double %8, double %7, double 1.000000e+00) #10
  %10 = call double @llvm.nvvm.fma.rn.d(double %9, double %9, double %9) #10
  %11 = call double @llvm.nvvm.fma.rn.d(double %10, double %7, double %7) #10
  %12 = fmul double %11, %11
  %13 = call double @llvm.nvvm.fma.rn.d(double 0xBF5AC321034783F9, double %12, double 0x3F4B68B992738FBF) #10
  %14 = call double @llvm.nvvm.fma.rn.d(double %13, double %12, double 0xBF4380D01E4F7B8C) #10
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %12, double 0x3F4A019FA29F7264) #10
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %12, double 0xBF66C16C16B2ACEC) #10
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %12, double 0x3FB5555555555545) #10
  %18 = call double @llvm.nvvm.fma.rn.d(double %17, double %11, double 0x3FED67F1C864BEAE) #10
  %19 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %20 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %21 = icmp slt i32 %19, 1048576
  br i1 %21, label %22, label %27

22:                                               ; preds = %6
  %23 = fmul double %a, 0x4350000000000000
  %24 = sub nsw i32 -1023, 54
  %25 = call i32 @llvm.nvvm.d2i.hi(double %23) #10
  %26 = call i32 @llvm.nvvm.d2i.lo(double %23) #10
  br label %27

27:                                               ; preds = %22, %6
  %.01 = phi double [ %23, %22 ], [ %a, %6 ]
  %ihi.i20.0 = phi i32 [ %25, %22 ], [ %19, %6 ]
  %ilo.i21.0 = phi i32 [ %26, %22 ], [ %20, %6 ]
  %e.i22.0 = phi i32 [ %24, %22 ], [ -1023, %6 ]
  %28 = icmp sgt i32 %ihi.i20.0, 0
  br i1 %28, label %29, label %81

29:                                               ; preds = %27
  %30 = icmp slt i32 %ihi.i20.0, 2146435072
  br i1 %30, label %31, label %81

31:                                               ; preds = %29
  %32 = lshr i32 %ihi.i20.0, 20
  %33 = add i32 %e.i22.0, %32
  %34 = and i32 %ihi.i20.0, -2146435073
  %35 = or i32 %34, 1072693248
  %36 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.i21.0, i32 %35) #10
  %37 = icmp sgt i32 %35, 1073127582
  br i1 %37, label %38, label %45

38:                                               ; preds = %31
  %39 = call i32 @llvm.nvvm.d2i.lo(double %36) #10
  %40 = call i32 @llvm.nvvm.d2i.hi(double %36) #10
  %41 = shl i32 -1, 20
  %42 = add i32 %41, %40
  %43 = call double @llvm.nvvm.lohi.i2d(i32 %39, i32 %42) #10
  %44 = add nsw i32 %33, 1
  br label %45

45:                                               ; preds = %38, %31
  %m.i10.0 = phi double [ %43, %38 ], [ %36, %31 ]
  %e.i22.1 = phi i32 [ %44, %38 ], [ %33, %31 ]
  %46 = fsub double %m.i10.0, 1.000000e+00
  %47 = fadd double %m.i10.0, 1.000000e+00
  %48 = call double @llvm.nvvm.rcp.approx.ftz.d(double %47) #10
  %49 = fsub double -0.000000e+00, %47
  %50 = call double @llvm.nvvm.fma.rn.d(double %49, double %48, double 1.000000e+00) #10
  %51 = call double @llvm.nvvm.fma.rn.d(double %50, double %50, double %50) #10
  %52 = call double @llvm.nvvm.fma.rn.d(double %51, double %48, double %48) #10
  %53 = fmul double %46, %52
  %54 = fadd double %53, %53
  %55 = fmul double %54, %54
  %56 = call double @llvm.nvvm.fma.rn.d(double 0x3EB1380B3AE80F1E, double %55, double 0x3ED0EE258B7A8B04) #10
  %57 = call double @llvm.nvvm.fma.rn.d(double %56, double %55, double 0x3EF3B2669F02676F) #10
  %58 = call double @llvm.nvvm.fma.rn.d(double %57, double %55, double 0x3F1745CBA9AB0956) #10
  %59 = call double @llvm.nvvm.fma.rn.d(double %58, double %55, double 0x3F3C71C72D1B5154) #10
  %60 = call double @llvm.nvvm.fma.rn.d(double %59, double %55, double 0x3F624924923BE72D) #10
  %61 = call double @llvm.nvvm.fma.rn.d(double %60, double %55, double 0x3F8999999999A3C4) #10
  %62 = call double @llvm.nvvm.fma.rn.d(double %61, double %55, double 0x3FB5555555555554) #10
  %63 = fsub double %46, %54
  %64 = fmul double 2.000000e+00, %63
  %65 = fsub double -0.000000e+00, %54
  %66 = call double @llvm.nvvm.fma.rn.d(double %65, double %46, double %64) #10
  %67 = fmul double %52, %66
  %68 = fmul double %62, %55
  %69 = call double @llvm.nvvm.fma.rn.d(double %68, double %54, double %67) #10
  %70 = xor i32 -2147483648, %e.i22.1
  %71 = call double @llvm.nvvm.lohi.i2d(i32 %70, i32 1127219200) #10
  %72 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %73 = fsub double %71, %72
  %74 = call double @llvm.nvvm.fma.rn.d(double %73, double 0x3FE62E42FEFA39EF, double %54) #10
  %75 = fsub double -0.000000e+00, %73
  %76 = call double @llvm.nvvm.fma.rn.d(double %75, double 0x3FE62E42FEFA39EF, double %74) #10
  %77 = fsub double %76, %54
  %78 = fsub double %69, %77
  %79 = call double @llvm.nvvm.fma.rn.d(double %73, double 0x3C7ABC9E3B39803F, double %78) #10
  %80 = fadd double %74, %79
  br label %__nv_log.exit23

81:                                               ; preds = %29, %27
  %82 = bitcast i64 9218868437227405312 to double
  %83 = bitcast i64 9218868437227405312 to double
  %84 = call double @llvm.nvvm.fma.rn.d(double %.01, double %82, double %83) #10
  %85 = call i32 @llvm.nvvm.d2i.hi(double %.01) #10
  %86 = bitcast i32 %85 to float
  %87 = fcmp oeq float %86, 0.000000e+00
  br i1 %87, label %88, label %91

88:                                               ; preds = %81
  %89 = bitcast i64 9218868437227405312 to double
  %90 = fsub double -0.000000e+00, %89
  br label %91

91:                                               ; preds = %88, %81
  %q.i16.0 = phi double [ %90, %88 ], [ %84, %81 ]
  br label %__nv_log.exit23

__nv_log.exit23:                                  ; preds = %45, %91
  %q.i16.1 = phi double [ %80, %45 ], [ %q.i16.0, %91 ]
  %92 = call i32 @llvm.nvvm.d2i.lo(double %q.i16.1) #10
  %93 = call i32 @llvm.nvvm.d2i.hi(double %q.i16.1) #10
  %94 = shl i32 -1, 20
  %95 = add i32 %94, %93
  %96 = call double @llvm.nvvm.lohi.i2d(i32 %92, i32 %95) #10
  %97 = fsub double %a, 5.000000e-01
  %98 = call double @llvm.nvvm.fma.rn.d(double %96, double %97, double %18) #10
  %99 = fsub double -0.000000e+00, %a
  %100 = call double @llvm.nvvm.fma.rn.d(double %96, double %97, double %99) #10
  %101 = fadd double %100, %98
  %102 = bitcast i64 9218868437227405312 to double
  %103 = fcmp oeq double %a, %102
  br i1 %103, label %104, label %105

104:                                              ; preds = %__nv_log.exit23
  br label %105

105:                                              ; preds = %104, %__nv_log.exit23
  %t.0 = phi double [ %a, %104 ], [ %101, %__nv_log.exit23 ]
  br label %124

106:                                              ; preds = %3
  %107 = fsub double %a, 3.000000e+00
  %108 = call double @llvm.nvvm.fma.rn.d(double 0xC0AF7040BB18FB05, double %107, double 0xC1122B7730207EF3) #10
  %109 = call double @llvm.nvvm.fma.rn.d(double %108, double %107, double 0xC1585A0DB81DE7D0) #10
  %110 = call double @llvm.nvvm.fma.rn.d(double %109, double %107, double 0xC18A992B8BA94677) #10
  %111 = call double @llvm.nvvm.fma.rn.d(double %110, double %107, double 0xC1AAC5CB6957CC20) #10
  %112 = call double @llvm.nvvm.fma.rn.d(double %111, double %107, double 0xC1BC0E2B308774BE) #10
  %113 = call double @llvm.nvvm.fma.rn.d(double %112, double %107, double 0xC1C6BA13DCAE7F67) #10
  %114 = call double @llvm.nvvm.fma.rn.d(double %113, double %107, double 0xC1CCF33B9C3D120C) #10
  %115 = fsub double %107, 0x408FF62E0BE189FE
  %116 = call double @llvm.nvvm.fma.rn.d(double %115, double %107, double 0xC10074FACE10C93F) #10
  %117 = call double @llvm.nvvm.fma.rn.d(double %116, double %107, double 0xC151B662F8D75791) #10
  %118 = call double @llvm.nvvm.fma.rn.d(double %117, double %107, double 0xC18EE64AB4D207F7) #10
  %119 = call double @llvm.nvvm.fma.rn.d(double %118, double %107, double 0xC1B9051687C9951A) #10
  %120 = call double @llvm.nvvm.fma.rn.d(double %119, double %107, double 0xC1D2B866BF0B853D) #10
  %121 = call double @llvm.nvvm.fma.rn.d(double %120, double %107, double 0xC1D4E2130E9DC133) #10
  %122 = fdiv double %114, %121
  %123 = fadd double %122, %107
  br label %124

124:                                              ; preds = %106, %105
  %t.1 = phi double [ %t.0, %105 ], [ %123, %106 ]
  br label %269

125:                                              ; preds = %0
  %126 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %127 = icmp sge i32 %126, 1073217536
  br i1 %127, label %128, label %150

128:                                              ; preds = %125
  %129 = fsub double %a, 2.000000e+00
  %130 = call double @llvm.nvvm.fma.rn.d(double 0x3E452636124338B3, double %129, double 0xBE71FA71D78C0EE2) #10
  %131 = call double @llvm.nvvm.fma.rn.d(double %130, double %129, double 0x3E8D111F31E61306) #10
  %132 = call double @llvm.nvvm.fma.rn.d(double %131, double %129, double 0xBEA0502BBE1B2706) #10
  %133 = call double @llvm.nvvm.fma.rn.d(double %132, double %129, double 0x3EB06850B2970292) #10
  %134 = call double @llvm.nvvm.fma.rn.d(double %133, double %129, double 0xBEC108474875033D) #10
  %135 = call double @llvm.nvvm.fma.rn.d(double %134, double %129, double 0x3ED24ACCC62909DC) #10
  %136 = call double @llvm.nvvm.fma.rn.d(double %135, double %129, double 0xBEE3CB25209E63BE) #10
  %137 = call double @llvm.nvvm.fma.rn.d(double %136, double %129, double 0x3EF581CBBC8CDC7B) #10
  %138 = call double @llvm.nvvm.fma.rn.d(double %137, double %129, double 0xBF078E04B85C7597) #10
  %139 = call double @llvm.nvvm.fma.rn.d(double %138, double %129, double 0x3F1A12730CF45051) #10
  %140 = call double @llvm.nvvm.fma.rn.d(double %139, double %129, double 0xBF2D3FD354062012) #10
  %141 = call double @llvm.nvvm.fma.rn.d(double %140, double %129, double 0x3F40B36B0B4DE323) #10
  %142 = call double @llvm.nvvm.fma.rn.d(double %141, double %129, double 0xBF538AC5C6D0317A) #10
  %143 = call double @llvm.nvvm.fma.rn.d(double %142, double %129, double 0x3F67ADD6EAAB19FC) #10
  %144 = call double @llvm.nvvm.fma.rn.d(double %143, double %129, double 0xBF7E404FC20E4D5B) #10
  %145 = call double @llvm.nvvm.fma.rn.d(double %144, double %129, double 0x3F951322AC7DA390) #10
  %146 = call double @llvm.nvvm.fma.rn.d(double %145, double %129, double 0xBFB13E001A5578A3) #10
  %147 = call double @llvm.nvvm.fma.rn.d(double %146, double %129, double 0x3FD4A34CC4A60FA3) #10
  %148 = call double @llvm.nvvm.fma.rn.d(double %147, double %129, double 0x3FDB0EE6072093CF) #10
  %149 = fmul double %148, %129
  br label %268

150:                                              ; preds = %125
  %151 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %152 = icmp sge i32 %151, 1072064102
  br i1 %152, label %153, label %177

153:                                              ; preds = %150
  %154 = fsub double 1.000000e+00, %a
  %155 = call double @llvm.nvvm.fma.rn.d(double 0x3F881F6D2A4C4310, double %154, double 0x3FA3EB504359EB88) #10
  %156 = call double @llvm.nvvm.fma.rn.d(double %155, double %154, double 0x3FAE35D8DEB06317) #10
  %157 = call double @llvm.nvvm.fma.rn.d(double %156, double %154, double 0x3FAED469A8B6ECCE) #10
  %158 = call double @llvm.nvvm.fma.rn.d(double %157, double %154, double 0x3FACC1B1C357BEFE) #10
  %159 = call double @llvm.nvvm.fma.rn.d(double %158, double %154, double 0x3FAD7154DB67F79F) #10
  %160 = call double @llvm.nvvm.fma.rn.d(double %159, double %154, double 0x3FAFCC622CF2F7BB) #10
  %161 = call double @llvm.nvvm.fma.rn.d(double %160, double %154, double 0x3FB11747A4D1CC43) #10
  %162 = call double @llvm.nvvm.fma.rn.d(double %161, double %154, double 0x3FB24CE16A21B8AC) #10
  %163 = call double @llvm.nvvm.fma.rn.d(double %162, double %154, double 0x3FB3B1C21A7BCB00) #10
  %164 = call double @llvm.nvvm.fma.rn.d(double %163, double %154, double 0x3FB556723452ED57) #10
  %165 = call double @llvm.nvvm.fma.rn.d(double %164, double %154, double 0x3FB748C00891544F) #10
  %166 = call double @llvm.nvvm.fma.rn.d(double %165, double %154, double 0x3FB9A0207808CF40) #10
  %167 = call double @llvm.nvvm.fma.rn.d(double %166, double %154, double 0x3FBC80673B8AE26B) #10
  %168 = call double @llvm.nvvm.fma.rn.d(double %167, double %154, double 0x3FC010B364B7E555) #10
  %169 = call double @llvm.nvvm.fma.rn.d(double %168, double %154, double 0x3FC2703A1D239658) #10
  %170 = call double @llvm.nvvm.fma.rn.d(double %169, double %154, double 0x3FC5B40CB1137E6E) #10
  %171 = call double @llvm.nvvm.fma.rn.d(double %170, double %154, double 0x3FCA8B9C17AC4F03) #10
  %172 = call double @llvm.nvvm.fma.rn.d(double %171, double %154, double 0x3FD151322AC7CB52) #10
  %173 = call double @llvm.nvvm.fma.rn.d(double %172, double %154, double 0x3FD9A4D55BEAB1D4) #10
  %174 = call double @llvm.nvvm.fma.rn.d(double %173, double %154, double 0x3FEA51A6625307D6) #10
  %175 = call double @llvm.nvvm.fma.rn.d(double %174, double %154, double 0x3FE2788CFC6FB619) #10
  %176 = fmul double %175, %154
  br label %267

177:                                              ; preds = %150
  %178 = call double @llvm.nvvm.fma.rn.d(double 0xBE7844988BFE6590, double %a, double 0x3EA7B77CEB0625E8) #10
  %179 = call double @llvm.nvvm.fma.rn.d(double %178, double %a, double 0xBE998C69C8710CC4) #10
  %180 = call double @llvm.nvvm.fma.rn.d(double %179, double %a, double 0xBEF6527A5A11CF6E) #10
  %181 = call double @llvm.nvvm.fma.rn.d(double %180, double %a, double 0x3F20EC2950B1B5DE) #10
  %182 = call double @llvm.nvvm.fma.rn.d(double %181, double %a, double 0xBF2C4D80C24BA278) #10
  %183 = call double @llvm.nvvm.fma.rn.d(double %182, double %a, double 0xBF5315B4E8CC0D09) #10
  %184 = call double @llvm.nvvm.fma.rn.d(double %183, double %a, double 0x3F7D917F15D50020) #10
  %185 = call double @llvm.nvvm.fma.rn.d(double %184, double %a, double 0xBF83B4ABB41CB6FA) #10
  %186 = call double @llvm.nvvm.fma.rn.d(double %185, double %a, double 0xBFA59AF1275B7120) #10
  %187 = call double @llvm.nvvm.fma.rn.d(double %186, double %a, double 0x3FC5512321A168A0) #10
  %188 = call double @llvm.nvvm.fma.rn.d(double %187, double %a, double 0xBFA5815E8FDCE74C) #10
  %189 = call double @llvm.nvvm.fma.rn.d(double %188, double %a, double 0xBFE4FCF4026ADD1A) #10
  %190 = call double @llvm.nvvm.fma.rn.d(double %189, double %a, double 0x3FE2788CFC6FB5C8) #10
  %191 = fmul double %190, %a
  %192 = call double @llvm.nvvm.fma.rn.d(double %191, double %a, double %a) #10
  %193 = call i32 @llvm.nvvm.d2i.hi(double %192) #10
  %194 = call i32 @llvm.nvvm.d2i.lo(double %192) #10
  %195 = icmp slt i32 %193, 1048576
  br i1 %195, label %196, label %201

196:                                              ; preds = %177
  %197 = fmul double %192, 0x4350000000000000
  %198 = sub nsw i32 -1023, 54
  %199 = call i32 @llvm.nvvm.d2i.hi(double %197) #10
  %200 = call i32 @llvm.nvvm.d2i.lo(double %197) #10
  br label %201

201:                                              ; preds = %196, %177
  %.0 = phi double [ %197, %196 ], [ %192, %177 ]
  %ihi.i.0 = phi i32 [ %199, %196 ], [ %193, %177 ]
  %ilo.i.0 = phi i32 [ %200, %196 ], [ %194, %177 ]
  %e.i.0 = phi i32 [ %198, %196 ], [ -1023, %177 ]
  %202 = icmp sgt i32 %ihi.i.0, 0
  br i1 %202, label %203, label %255

203:                                              ; preds = %201
  %204 = icmp slt i32 %ihi.i.0, 2146435072
  br i1 %204, label %205, label %255

205:                                              ; preds = %203
  %206 = lshr i32 %ihi.i.0, 20
  %207 = add i32 %e.i.0, %206
  %208 = and i32 %ihi.i.0, -2146435073
  %209 = or i32 %208, 1072693248
  %210 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.i.0, i32 %209) #10
  %211 = icmp sgt i32 %209, 1073127582
  br i1 %211, label %212, label %219

212:                                              ; preds = %205
  %213 = call i32 @llvm.nvvm.d2i.lo(double %210) #10
  %214 = call i32 @llvm.nvvm.d2i.hi(double %210) #10
  %215 = shl i32 -1, 20
  %216 = add i32 %215, %214
  %217 = call double @llvm.nvvm.lohi.i2d(i32 %213, i32 %216) #10
  %218 = add nsw i32 %207, 1
  br label %219

219:                                              ; preds = %212, %205
  %m.i.0 = phi double [ %217, %212 ], [ %210, %205 ]
  %e.i.1 = phi i32 [ %218, %212 ], [ %207, %205 ]
  %220 = fsub double %m.i.0, 1.000000e+00
  %221 = fadd double %m.i.0, 1.000000e+00
  %222 = call double @llvm.nvvm.rcp.approx.ftz.d(double %221) #10
  %223 = fsub double -0.000000e+00, %221
  %224 = call double @llvm.nvvm.fma.rn.d(double %223, double %222, double 1.000000e+00) #10
  %225 = call double @llvm.nvvm.fma.rn.d(double %224, double %224, double %224) #10
  %226 = call double @llvm.nvvm.fma.rn.d(double %225, double %222, double %222) #10
  %227 = fmul double %220, %226
  %228 = fadd double %227, %227
  %229 = fmul double %228, %228
  %230 = call double @llvm.nvvm.fma.rn.d(double 0x3EB1380B3AE80F1E, double %229, double 0x3ED0EE258B7A8B04) #10
  %231 = call double @llvm.nvvm.fma.rn.d(double %230, double %229, double 0x3EF3B2669F02676F) #10
  %232 = call double @llvm.nvvm.fma.rn.d(double %231, double %229, double 0x3F1745CBA9AB0956) #10
  %233 = call double @llvm.nvvm.fma.rn.d(double %232, double %229, double 0x3F3C71C72D1B5154) #10
  %234 = call double @llvm.nvvm.fma.rn.d(double %233, double %229, double 0x3F624924923BE72D) #10
  %235 = call double @llvm.nvvm.fma.rn.d(double %234, double %229, double 0x3F8999999999A3C4) #10
  %236 = call double @llvm.nvvm.fma.rn.d(double %235, double %229, double 0x3FB5555555555554) #10
  %237 = fsub double %220, %228
  %238 = fmul double 2.000000e+00, %237
  %239 = fsub double -0.000000e+00, %228
  %240 = call double @llvm.nvvm.fma.rn.d(double %239, double %220, double %238) #10
  %241 = fmul double %226, %240
  %242 = fmul double %236, %229
  %243 = call double @llvm.nvvm.fma.rn.d(double %242, double %228, double %241) #10
  %244 = xor i32 -2147483648, %e.i.1
  %245 = call double @llvm.nvvm.lohi.i2d(i32 %244, i32 1127219200) #10
  %246 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #10
  %247 = fsub double %245, %246
  %248 = call double @llvm.nvvm.fma.rn.d(double %247, double 0x3FE62E42FEFA39EF, double %228) #10
  %249 = fsub double -0.000000e+00, %247
  %250 = call double @llvm.nvvm.fma.rn.d(double %249, double 0x3FE62E42FEFA39EF, double %248) #10
  %251 = fsub double %250, %228
  %252 = fsub double %243, %251
  %253 = call double @llvm.nvvm.fma.rn.d(double %247, double 0x3C7ABC9E3B39803F, double %252) #10
  %254 = fadd double %248, %253
  br label %__nv_log.exit

255:                                              ; preds = %203, %201
  %256 = bitcast i64 9218868437227405312 to double
  %257 = bitcast i64 9218868437227405312 to double
  %258 = call double @llvm.nvvm.fma.rn.d(double %.0, double %256, double %257) #10
  %259 = call i32 @llvm.nvvm.d2i.hi(double %.0) #10
  %260 = bitcast i32 %259 to float
  %261 = fcmp oeq float %260, 0.000000e+00
  br i1 %261, label %262, label %265

262:                                              ; preds = %255
  %263 = bitcast i64 9218868437227405312 to double
  %264 = fsub double -0.000000e+00, %263
  br label %265

265:                                              ; preds = %262, %255
  %q.i.0 = phi double [ %264, %262 ], [ %258, %255 ]
  br label %__nv_log.exit

__nv_log.exit:                                    ; preds = %219, %265
  %q.i.1 = phi double [ %254, %219 ], [ %q.i.0, %265 ]
  %266 = fsub double -0.000000e+00, %q.i.1
  br label %267

267:                                              ; preds = %__nv_log.exit, %153
  %t.2 = phi double [ %176, %153 ], [ %266, %__nv_log.exit ]
  br label %268

268:                                              ; preds = %267, %128
  %t.3 = phi double [ %149, %128 ], [ %t.2, %267 ]
  br label %269

269:                                              ; preds = %268, %124
  %t.4 = phi double [ %t.1, %124 ], [ %t.3, %268 ]
  ret double %t.4
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_ldexp(double %a, i32 %b) #6 {
  %min.cond = icmp sle i32 %b, 2099
  %min = select i1 %min.cond, i32 %b, i32 2099
  %max.cond = icmp sge i32 %min, -2099
  %max = select i1 %max.cond, i32 %min, i32 -2099
  %1 = add i32 %max, 4092
  %2 = lshr i32 %1, 2
  %3 = mul i32 3, %2
  %4 = sub i32 %1, %3
  %neg = sub i32 0, %max
  %abs.cond = icmp sge i32 %max, 0
  %abs = select i1 %abs.cond, i32 %max, i32 %neg
  %5 = icmp sle i32 %abs, 216
  br i1 %5, label %6, label %8

6:                                                ; preds = %0
  %7 = add i32 %max, 1023
  br label %9

8:                                                ; preds = %0
  br label %9

9:                                                ; preds = %8, %6
  %scale0.0 = phi i32 [ 1023, %6 ], [ %2, %8 ]
  %scale1.0 = phi i32 [ %7, %6 ], [ %4, %8 ]
  %10 = shl i32 %scale0.0, 20
  %11 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %10) #10
  %12 = shl i32 %scale1.0, 20
  %13 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %12) #10
  %14 = call double @llvm.nvvm.mul.rn.d(double %a, double %13) #10
  %15 = call double @llvm.nvvm.mul.rn.d(double %14, double %11) #10
  %16 = call double @llvm.nvvm.mul.rn.d(double %15, double %11) #10
  %17 = call double @llvm.nvvm.mul.rn.d(double %16, double %11) #10
  ret double %17
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_fmod(double %a, double %b) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str.1)
  %2 = icmp eq i32 %1, 200
  br i1 %2, label %9, label %3

3:                                                ; preds = %0
  %4 = call i32 @__nvvm_reflect(ptr @.str.1)
  %5 = icmp eq i32 %4, 350
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = call i32 @__nvvm_reflect(ptr @.str.1)
  %8 = icmp eq i32 %7, 370
  br i1 %8, label %9, label %86

9:                                                ; preds = %6, %3, %0
  %10 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %11 = and i32 %10, 2147483647
  %12 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %13 = call i32 @llvm.nvvm.d2i.hi(double %b) #10
  %14 = and i32 %13, 2147483647
  %15 = call i32 @llvm.nvvm.d2i.lo(double %b) #10
  %16 = call double @llvm.nvvm.lohi.i2d(i32 %12, i32 %11) #10
  %17 = call double @llvm.nvvm.lohi.i2d(i32 %15, i32 %14) #10
  %18 = icmp sge i32 %11, 2146435072
  br i1 %18, label %21, label %19

19:                                               ; preds = %9
  %20 = icmp sge i32 %14, 2146435072
  br i1 %20, label %21, label %37

21:                                               ; preds = %19, %9
  %22 = bitcast i64 9218868437227405312 to double
  %23 = fcmp ole double %16, %22
  br i1 %23, label %24, label %27

24:                                               ; preds = %21
  %25 = bitcast i64 9218868437227405312 to double
  %26 = fcmp ole double %17, %25
  br i1 %26, label %29, label %27

27:                                               ; preds = %24, %21
  %28 = fadd double %a, %b
  br label %36

29:                                               ; preds = %24
  %30 = bitcast i64 9218868437227405312 to double
  %31 = fcmp oeq double %16, %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = bitcast i64 -2251799813685248 to double
  br label %35

34:                                               ; preds = %29
  br label %35

35:                                               ; preds = %34, %32
  %.01 = phi double [ %33, %32 ], [ %a, %34 ]
  br label %36

36:                                               ; preds = %35, %27
  %.1 = phi double [ %.01, %35 ], [ %28, %27 ]
  br label %85

37:                                               ; preds = %19
  %38 = fcmp oeq double %17, 0.000000e+00
  br i1 %38, label %39, label %41

39:                                               ; preds = %37
  %40 = bitcast i64 -2251799813685248 to double
  br label %84

41:                                               ; preds = %37
  %42 = fcmp oge double %16, %17
  br i1 %42, label %43, label %82

43:                                               ; preds = %41
  %44 = call i32 @llvm.nvvm.d2i.hi(double %17) #10
  %45 = icmp slt i32 %44, 1048576
  br i1 %45, label %46, label %59

46:                                               ; preds = %43
  br label %47

47:                                               ; preds = %54, %46
  %t.0 = phi double [ %17, %46 ], [ %55, %54 ]
  %48 = fcmp olt double %t.0, %16
  br i1 %48, label %49, label %52

49:                                               ; preds = %47
  %50 = call i32 @llvm.nvvm.d2i.hi(double %t.0) #10
  %51 = icmp slt i32 %50, 1048576
  br label %52

52:                                               ; preds = %49, %47
  %53 = phi i1 [ false, %47 ], [ %51, %49 ]
  br i1 %53, label %54, label %56

54:                                               ; preds = %52
  %55 = fadd double %t.0, %t.0
  br label %47

56:                                               ; preds = %52
  %57 = call i32 @llvm.nvvm.d2i.hi(double %t.0) #10
  %58 = call i32 @llvm.nvvm.d2i.lo(double %t.0) #10
  br label %59

59:                                               ; preds = %56, %43
  %bhi.0 = phi i32 [ %57, %56 ], [ %14, %43 ]
  %blo.0 = phi i32 [ %58, %56 ], [ %15, %43 ]
  %scaled_b.0 = phi double [ %t.0, %56 ], [ 0.000000e+00, %43 ]
  %60 = call i32 @llvm.nvvm.d2i.hi(double %16) #10
  %61 = icmp sge i32 %60, 1048576
  br i1 %61, label %62, label %67

62:                                               ; preds = %59
  %63 = and i32 %bhi.0, 1048575
  %64 = and i32 %11, 2146435072
  %65 = or i32 %63, %64
  %66 = call double @llvm.nvvm.lohi.i2d(i32 %blo.0, i32 %65) #10
  br label %67

67:                                               ; preds = %62, %59
  %scaled_b.1 = phi double [ %66, %62 ], [ %scaled_b.0, %59 ]
  %68 = fcmp ogt double %scaled_b.1, %16
  br i1 %68, label %69, label %71

69:                                               ; preds = %67
  %70 = fmul double %scaled_b.1, 5.000000e-01
  br label %71

71:                                               ; preds = %69, %67
  %scaled_b.2 = phi double [ %70, %69 ], [ %scaled_b.1, %67 ]
  br label %72

72:                                               ; preds = %78, %71
  %.2 = phi double [ %16, %71 ], [ %.3, %78 ]
  %scaled_b.3 = phi double [ %scaled_b.2, %71 ], [ %79, %78 ]
  %73 = fcmp oge double %scaled_b.3, %17
  br i1 %73, label %74, label %80

74:                                               ; preds = %72
  %75 = fcmp oge double %.2, %scaled_b.3
  br i1 %75, label %76, label %78

76:                                               ; preds = %74
  %77 = fsub double %.2, %scaled_b.3
  br label %78

78:                                               ; preds = %76, %74
  %.3 = phi double [ %77, %76 ], [ %.2, %74 ]
  %79 = fmul double %scaled_b.3, 5.000000e-01
  br label %72

80:                                               ; preds = %72
  %81 = call double @llvm.copysign.f64(double %.2, double %a) #10
  br label %83

82:                                               ; preds = %41
  br label %83

83:                                               ; preds = %82, %80
  %.4 = phi double [ %81, %80 ], [ %a, %82 ]
  br label %84

84:                                               ; preds = %83, %39
  %.5 = phi double [ %40, %39 ], [ %.4, %83 ]
  br label %85

85:                                               ; preds = %84, %36
  %.6 = phi double [ %.1, %36 ], [ %.5, %84 ]
  br label %191

86:                                               ; preds = %6
  %87 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %88 = and i32 %87, 2147483647
  %89 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %90 = call i32 @llvm.nvvm.d2i.hi(double %b) #10
  %91 = and i32 %90, 2147483647
  %92 = call i32 @llvm.nvvm.d2i.lo(double %b) #10
  %93 = call double @llvm.nvvm.lohi.i2d(i32 %89, i32 %88) #10
  %94 = call double @llvm.nvvm.lohi.i2d(i32 %92, i32 %91) #10
  %95 = icmp sge i32 %88, 2146435072
  br i1 %95, label %98, label %96

96:                                               ; preds = %86
  %97 = icmp sge i32 %91, 2146435072
  br i1 %97, label %98, label %114

98:                                               ; preds = %96, %86
  %99 = bitcast i64 9218868437227405312 to double
  %100 = fcmp ole double %93, %99
  br i1 %100, label %101, label %104

101:                                              ; preds = %98
  %102 = bitcast i64 9218868437227405312 to double
  %103 = fcmp ole double %94, %102
  br i1 %103, label %106, label %104

104:                                              ; preds = %101, %98
  %105 = call double @llvm.nvvm.add.rn.d(double %a, double %b) #10
  br label %113

106:                                              ; preds = %101
  %107 = bitcast i64 9218868437227405312 to double
  %108 = fcmp oeq double %93, %107
  br i1 %108, label %109, label %111

109:                                              ; preds = %106
  %110 = bitcast i64 -2251799813685248 to double
  br label %112

111:                                              ; preds = %106
  br label %112

112:                                              ; preds = %111, %109
  %.7 = phi double [ %110, %109 ], [ %a, %111 ]
  br label %113

113:                                              ; preds = %112, %104
  %.8 = phi double [ %.7, %112 ], [ %105, %104 ]
  br label %190

114:                                              ; preds = %96
  %115 = fcmp oeq double %94, 0.000000e+00
  br i1 %115, label %116, label %118

116:                                              ; preds = %114
  %117 = bitcast i64 -2251799813685248 to double
  br label %189

118:                                              ; preds = %114
  %119 = fcmp oge double %93, %94
  br i1 %119, label %120, label %187

120:                                              ; preds = %118
  %121 = call i32 @llvm.nvvm.d2i.hi(double %93) #10
  %122 = lshr i32 %121, 20
  %123 = call i32 @llvm.nvvm.d2i.hi(double %94) #10
  %124 = lshr i32 %123, 20
  %125 = icmp slt i32 %122, 1
  br i1 %125, label %126, label %132

126:                                              ; preds = %120
  %127 = fmul double %93, 0x4350000000000000
  %128 = call i32 @llvm.nvvm.d2i.hi(double %127) #10
  %129 = lshr i32 %128, 20
  %130 = add i32 %122, %129
  %131 = sub i32 %130, 54
  br label %132

132:                                              ; preds = %126, %120
  %.9 = phi double [ %127, %126 ], [ %93, %120 ]
  %expoa.0 = phi i32 [ %131, %126 ], [ %122, %120 ]
  %133 = icmp slt i32 %124, 1
  br i1 %133, label %134, label %140

134:                                              ; preds = %132
  %135 = fmul double %94, 0x4350000000000000
  %136 = call i32 @llvm.nvvm.d2i.hi(double %135) #10
  %137 = lshr i32 %136, 20
  %138 = add i32 %124, %137
  %139 = sub i32 %138, 54
  br label %140

140:                                              ; preds = %134, %132
  %.0 = phi double [ %135, %134 ], [ %94, %132 ]
  %expob.0 = phi i32 [ %139, %134 ], [ %124, %132 ]
  %141 = bitcast double %.9 to i64
  %142 = bitcast double %.0 to i64
  %143 = and i64 %141, 4503599627370495
  %144 = or i64 %143, 4503599627370496
  %145 = and i64 %142, 4503599627370495
  %146 = or i64 %145, 4503599627370496
  %147 = sub nsw i32 %expoa.0, %expob.0
  %148 = sub nsw i32 %expoa.0, %147
  br label %149

149:                                              ; preds = %159, %140
  %ia.0 = phi i64 [ %144, %140 ], [ %157, %159 ]
  %expob.1 = phi i32 [ %147, %140 ], [ %158, %159 ]
  %150 = sub i64 %ia.0, %146
  %151 = bitcast i64 %150 to double
  %152 = call i32 @llvm.nvvm.d2i.hi(double %151) #10
  %153 = icmp slt i32 %152, 0
  br i1 %153, label %154, label %156

154:                                              ; preds = %149
  %155 = add i64 %150, %146
  br label %156

156:                                              ; preds = %154, %149
  %ia.1 = phi i64 [ %155, %154 ], [ %150, %149 ]
  %157 = add i64 %ia.1, %ia.1
  %158 = add nsw i32 %expob.1, -1
  br label %159

159:                                              ; preds = %156
  %160 = icmp sge i32 %158, 0
  br i1 %160, label %149, label %161

161:                                              ; preds = %159
  %162 = lshr i64 %157, 1
  %163 = icmp ne i64 %162, 0
  br i1 %163, label %164, label %184

164:                                              ; preds = %161
  %165 = bitcast i64 %162 to double
  %166 = fmul double %165, 0x4350000000000000
  %167 = call i32 @llvm.nvvm.d2i.hi(double %166) #10
  %168 = lshr i32 %167, 20
  %169 = sub i32 55, %168
  %170 = sub nsw i32 %148, %169
  %171 = zext i32 %169 to i64
  %172 = shl i64 %162, %171
  %173 = icmp slt i32 %170, 1
  br i1 %173, label %174, label %178

174:                                              ; preds = %164
  %175 = sub nsw i32 1, %170
  %176 = zext i32 %175 to i64
  %177 = lshr i64 %172, %176
  br label %183

178:                                              ; preds = %164
  %179 = sub nsw i32 %170, 1
  %180 = sext i32 %179 to i64
  %181 = shl i64 %180, 52
  %182 = add i64 %172, %181
  br label %183

183:                                              ; preds = %178, %174
  %ia.2 = phi i64 [ %177, %174 ], [ %182, %178 ]
  br label %184

184:                                              ; preds = %183, %161
  %ia.3 = phi i64 [ %ia.2, %183 ], [ %162, %161 ]
  %185 = bitcast i64 %ia.3 to double
  %186 = call double @llvm.copysign.f64(double %185, double %a) #10
  br label %188

187:                                              ; preds = %118
  br label %188

188:                                              ; preds = %187, %184
  %.10 = phi double [ %186, %184 ], [ %a, %187 ]
  br label %189

189:                                              ; preds = %188, %116
  %.11 = phi double [ %117, %116 ], [ %.10, %188 ]
  br label %190

190:                                              ; preds = %189, %113
  %.12 = phi double [ %.8, %113 ], [ %.11, %189 ]
  br label %191

191:                                              ; preds = %190, %85
  %.02 = phi double [ %.6, %85 ], [ %.12, %190 ]
  ret double %.02
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_remainder(double %a, double %b) #6 {
  %1 = call i32 @__nvvm_reflect(ptr @.str.1)
  %2 = icmp eq i32 %1, 200
  br i1 %2, label %9, label %3

3:                                                ; preds = %0
  %4 = call i32 @__nvvm_reflect(ptr @.str.1)
  %5 = icmp eq i32 %4, 350
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = call i32 @__nvvm_reflect(ptr @.str.1)
  %8 = icmp eq i32 %7, 370
  br i1 %8, label %9, label %105

9:                                                ; preds = %6, %3, %0
  %10 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %11 = and i32 %10, 2147483647
  %12 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %13 = call i32 @llvm.nvvm.d2i.hi(double %b) #10
  %14 = and i32 %13, 2147483647
  %15 = call i32 @llvm.nvvm.d2i.lo(double %b) #10
  %16 = call double @llvm.nvvm.lohi.i2d(i32 %12, i32 %11) #10
  %17 = call double @llvm.nvvm.lohi.i2d(i32 %15, i32 %14) #10
  %18 = icmp sge i32 %11, 2146435072
  br i1 %18, label %21, label %19

19:                                               ; preds = %9
  %20 = icmp sge i32 %14, 2146435072
  br i1 %20, label %21, label %37

21:                                               ; preds = %19, %9
  %22 = bitcast i64 9218868437227405312 to double
  %23 = fcmp ole double %16, %22
  br i1 %23, label %24, label %27

24:                                               ; preds = %21
  %25 = bitcast i64 9218868437227405312 to double
  %26 = fcmp ole double %17, %25
  br i1 %26, label %29, label %27

27:                                               ; preds = %24, %21
  %28 = fadd double %a, %b
  br label %36

29:                                               ; preds = %24
  %30 = bitcast i64 9218868437227405312 to double
  %31 = fcmp oeq double %16, %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = bitcast i64 -2251799813685248 to double
  br label %35

34:                                               ; preds = %29
  br label %35

35:                                               ; preds = %34, %32
  %.0 = phi double [ %33, %32 ], [ %a, %34 ]
  br label %36

36:                                               ; preds = %35, %27
  %.1 = phi double [ %.0, %35 ], [ %28, %27 ]
  br label %104

37:                                               ; preds = %19
  %38 = fcmp oeq double %17, 0.000000e+00
  br i1 %38, label %39, label %41

39:                                               ; preds = %37
  %40 = bitcast i64 -2251799813685248 to double
  br label %103

41:                                               ; preds = %37
  %42 = fcmp oge double %16, %17
  br i1 %42, label %43, label %86

43:                                               ; preds = %41
  %44 = call i32 @llvm.nvvm.d2i.hi(double %17) #10
  %45 = icmp slt i32 %44, 1048576
  br i1 %45, label %46, label %59

46:                                               ; preds = %43
  br label %47

47:                                               ; preds = %54, %46
  %t.0 = phi double [ %17, %46 ], [ %55, %54 ]
  %48 = fcmp olt double %t.0, %16
  br i1 %48, label %49, label %52

49:                                               ; preds = %47
  %50 = call i32 @llvm.nvvm.d2i.hi(double %t.0) #10
  %51 = icmp slt i32 %50, 1048576
  br label %52

52:                                               ; preds = %49, %47
  %53 = phi i1 [ false, %47 ], [ %51, %49 ]
  br i1 %53, label %54, label %56

54:                                               ; preds = %52
  %55 = fadd double %t.0, %t.0
  br label %47

56:                                               ; preds = %52
  %57 = call i32 @llvm.nvvm.d2i.hi(double %t.0) #10
  %58 = call i32 @llvm.nvvm.d2i.lo(double %t.0) #10
  br label %59

59:                                               ; preds = %56, %43
  %bhi.0 = phi i32 [ %57, %56 ], [ %14, %43 ]
  %blo.0 = phi i32 [ %58, %56 ], [ %15, %43 ]
  %scaled_b.0 = phi double [ %t.0, %56 ], [ 0.000000e+00, %43 ]
  %60 = call i32 @llvm.nvvm.d2i.hi(double %16) #10
  %61 = icmp sge i32 %60, 1048576
  br i1 %61, label %62, label %67

62:                                               ; preds = %59
  %63 = and i32 %bhi.0, 1048575
  %64 = and i32 %11, 2146435072
  %65 = or i32 %63, %64
  %66 = call double @llvm.nvvm.lohi.i2d(i32 %blo.0, i32 %65) #10
  br label %67

67:                                               ; preds = %62, %59
  %scaled_b.1 = phi double [ %66, %62 ], [ %scaled_b.0, %59 ]
  %68 = fcmp ogt double %scaled_b.1, %16
  br i1 %68, label %69, label %71

69:                                               ; preds = %67
  %70 = fmul double %scaled_b.1, 5.000000e-01
  br label %71

71:                                               ; preds = %69, %67
  %scaled_b.2 = phi double [ %70, %69 ], [ %scaled_b.1, %67 ]
  %72 = xor i32 0, -1
  br label %73

73:                                               ; preds = %82, %71
  %.2 = phi double [ %16, %71 ], [ %.3, %82 ]
  %scaled_b.3 = phi double [ %scaled_b.2, %71 ], [ %83, %82 ]
  %nquot.0 = phi i32 [ %72, %71 ], [ %nquot.1, %82 ]
  %74 = fcmp oge double %scaled_b.3, %17
  br i1 %74, label %75, label %84

75:                                               ; preds = %73
  %76 = mul i32 %nquot.0, 2
  %77 = add i32 %76, 1
  %78 = fcmp oge double %.2, %scaled_b.3
  br i1 %78, label %79, label %82

79:                                               ; preds = %75
  %80 = fsub double %.2, %scaled_b.3
  %81 = add i32 %77, -1
  br label %82

82:                                               ; preds = %79, %75
  %.3 = phi double [ %80, %79 ], [ %.2, %75 ]
  %nquot.1 = phi i32 [ %81, %79 ], [ %77, %75 ]
  %83 = fmul double %scaled_b.3, 5.000000e-01
  br label %73

84:                                               ; preds = %73
  %85 = xor i32 %nquot.0, -1
  br label %86

86:                                               ; preds = %84, %41
  %.4 = phi double [ %.2, %84 ], [ %16, %41 ]
  %quot.0 = phi i32 [ %85, %84 ], [ 0, %41 ]
  %87 = fadd double %.4, %.4
  %88 = fcmp ogt double %87, %17
  br i1 %88, label %94, label %89

89:                                               ; preds = %86
  %90 = fcmp oeq double %87, %17
  br i1 %90, label %91, label %96

91:                                               ; preds = %89
  %92 = and i32 %quot.0, 1
  %93 = icmp ne i32 %92, 0
  br i1 %93, label %94, label %96

94:                                               ; preds = %91, %86
  %95 = fsub double %.4, %17
  br label %96

96:                                               ; preds = %94, %91, %89
  %.5 = phi double [ %95, %94 ], [ %.4, %91 ], [ %.4, %89 ]
  %97 = call i32 @llvm.nvvm.d2i.hi(double %.5) #10
  %98 = call i32 @llvm.nvvm.d2i.lo(double %.5) #10
  %99 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %100 = and i32 %99, -2147483648
  %101 = xor i32 %100, %97
  %102 = call double @llvm.nvvm.lohi.i2d(i32 %98, i32 %101) #10
  br label %103

103:                                              ; preds = %96, %39
  %.6 = phi double [ %40, %39 ], [ %102, %96 ]
  br label %104

104:                                              ; preds = %103, %36
  %.7 = phi double [ %.1, %36 ], [ %.6, %103 ]
  br label %224

105:                                              ; preds = %6
  %106 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %107 = and i32 %106, 2147483647
  %108 = call i32 @llvm.nvvm.d2i.lo(double %a) #10
  %109 = call i32 @llvm.nvvm.d2i.hi(double %b) #10
  %110 = and i32 %109, 2147483647
  %111 = call i32 @llvm.nvvm.d2i.lo(double %b) #10
  %112 = call double @llvm.nvvm.lohi.i2d(i32 %108, i32 %107) #10
  %113 = call double @llvm.nvvm.lohi.i2d(i32 %111, i32 %110) #10
  %114 = icmp sge i32 %107, 2146435072
  br i1 %114, label %117, label %115

115:                                              ; preds = %105
  %116 = icmp sge i32 %110, 2146435072
  br i1 %116, label %117, label %133

117:                                              ; preds = %115, %105
  %118 = bitcast i64 9218868437227405312 to double
  %119 = fcmp ole double %112, %118
  br i1 %119, label %120, label %123

120:                                              ; preds = %117
  %121 = bitcast i64 9218868437227405312 to double
  %122 = fcmp ole double %113, %121
  br i1 %122, label %125, label %123

123:                                              ; preds = %120, %117
  %124 = call double @llvm.nvvm.add.rn.d(double %a, double %b) #10
  br label %132

125:                                              ; preds = %120
  %126 = bitcast i64 9218868437227405312 to double
  %127 = fcmp oeq double %112, %126
  br i1 %127, label %128, label %130

128:                                              ; preds = %125
  %129 = bitcast i64 -2251799813685248 to double
  br label %131

130:                                              ; preds = %125
  br label %131

131:                                              ; preds = %130, %128
  %.8 = phi double [ %129, %128 ], [ %a, %130 ]
  br label %132

132:                                              ; preds = %131, %123
  %.9 = phi double [ %.8, %131 ], [ %124, %123 ]
  br label %223

133:                                              ; preds = %115
  %134 = fcmp oeq double %113, 0.000000e+00
  br i1 %134, label %135, label %137

135:                                              ; preds = %133
  %136 = bitcast i64 -2251799813685248 to double
  br label %222

137:                                              ; preds = %133
  %138 = fcmp oge double %112, %113
  br i1 %138, label %139, label %206

139:                                              ; preds = %137
  %140 = call i32 @llvm.nvvm.d2i.hi(double %112) #10
  %141 = lshr i32 %140, 20
  %142 = call i32 @llvm.nvvm.d2i.hi(double %113) #10
  %143 = lshr i32 %142, 20
  %144 = icmp slt i32 %141, 1
  br i1 %144, label %145, label %151

145:                                              ; preds = %139
  %146 = fmul double %112, 0x4350000000000000
  %147 = call i32 @llvm.nvvm.d2i.hi(double %146) #10
  %148 = lshr i32 %147, 20
  %149 = add i32 %141, %148
  %150 = sub i32 %149, 54
  br label %151

151:                                              ; preds = %145, %139
  %.10 = phi double [ %146, %145 ], [ %112, %139 ]
  %expoa.0 = phi i32 [ %150, %145 ], [ %141, %139 ]
  %152 = icmp slt i32 %143, 1
  br i1 %152, label %153, label %159

153:                                              ; preds = %151
  %154 = fmul double %113, 0x4350000000000000
  %155 = call i32 @llvm.nvvm.d2i.hi(double %154) #10
  %156 = lshr i32 %155, 20
  %157 = add i32 %143, %156
  %158 = sub i32 %157, 54
  br label %159

159:                                              ; preds = %153, %151
  %t7.0 = phi double [ %154, %153 ], [ %113, %151 ]
  %expob.0 = phi i32 [ %158, %153 ], [ %143, %151 ]
  %160 = bitcast double %.10 to i64
  %161 = bitcast double %t7.0 to i64
  %162 = and i64 %160, 4503599627370495
  %163 = or i64 %162, 4503599627370496
  %164 = and i64 %161, 4503599627370495
  %165 = or i64 %164, 4503599627370496
  %166 = sub nsw i32 %expoa.0, %expob.0
  %167 = sub nsw i32 %expoa.0, %166
  br label %168

168:                                              ; preds = %179, %159
  %ia.0 = phi i64 [ %163, %159 ], [ %177, %179 ]
  %expob.1 = phi i32 [ %166, %159 ], [ %178, %179 ]
  %169 = sub i64 %ia.0, %165
  %170 = bitcast i64 %169 to double
  %171 = call i32 @llvm.nvvm.d2i.hi(double %170) #10
  %172 = and i32 %171, -2147483648
  %173 = icmp slt i32 %172, 0
  br i1 %173, label %174, label %176

174:                                              ; preds = %168
  %175 = add i64 %169, %165
  br label %176

176:                                              ; preds = %174, %168
  %ia.1 = phi i64 [ %175, %174 ], [ %169, %168 ]
  %177 = add i64 %ia.1, %ia.1
  %178 = add nsw i32 %expob.1, -1
  br label %179

179:                                              ; preds = %176
  %180 = icmp sge i32 %178, 0
  br i1 %180, label %168, label %181

181:                                              ; preds = %179
  %182 = lshr i64 %177, 1
  %183 = icmp ne i64 %182, 0
  br i1 %183, label %184, label %204

184:                                              ; preds = %181
  %185 = bitcast i64 %182 to double
  %186 = fmul double %185, 0x4350000000000000
  %187 = call i32 @llvm.nvvm.d2i.hi(double %186) #10
  %188 = lshr i32 %187, 20
  %189 = sub i32 55, %188
  %190 = sub nsw i32 %167, %189
  %191 = zext i32 %189 to i64
  %192 = shl i64 %182, %191
  %193 = icmp slt i32 %190, 1
  br i1 %193, label %194, label %198

194:                                              ; preds = %184
  %195 = sub nsw i32 1, %190
  %196 = zext i32 %195 to i64
  %197 = lshr i64 %192, %196
  br label %203

198:                                              ; preds = %184
  %199 = sub nsw i32 %190, 1
  %200 = sext i32 %199 to i64
  %201 = shl i64 %200, 52
  %202 = add i64 %192, %201
  br label %203

203:                                              ; preds = %198, %194
  %ia.2 = phi i64 [ %197, %194 ], [ %202, %198 ]
  br label %204

204:                                              ; preds = %203, %181
  %ia.3 = phi i64 [ %ia.2, %203 ], [ %182, %181 ]
  %205 = bitcast i64 %ia.3 to double
  br label %206

206:                                              ; preds = %204, %137
  %.11 = phi double [ %205, %204 ], [ %112, %137 ]
  %nquot0.0 = phi i32 [ %172, %204 ], [ 1, %137 ]
  %207 = fadd double %.11, %.11
  %208 = fcmp ogt double %207, %113
  br i1 %208, label %213, label %209

209:                                              ; preds = %206
  %210 = fcmp oeq double %207, %113
  br i1 %210, label %211, label %215

211:                                              ; preds = %209
  %212 = icmp ne i32 %nquot0.0, 0
  br i1 %212, label %215, label %213

213:                                              ; preds = %211, %206
  %214 = fsub double %.11, %113
  br label %215

215:                                              ; preds = %213, %211, %209
  %.12 = phi double [ %214, %213 ], [ %.11, %211 ], [ %.11, %209 ]
  %216 = call i32 @llvm.nvvm.d2i.hi(double %a) #10
  %217 = and i32 %216, -2147483648
  %218 = call i32 @llvm.nvvm.d2i.hi(double %.12) #10
  %219 = xor i32 %217, %218
  %220 = call i32 @llvm.nvvm.d2i.lo(double %.12) #10
  %221 = call double @llvm.nvvm.lohi.i2d(i32 %220, i32 %219) #10
  br label %222

222:                                              ; preds = %215, %135
  %.13 = phi double [ %136, %135 ], [ %221, %215 ]
  br label %223

223:                                              ; preds = %222, %132
  %.14 = phi double [ %.9, %132 ], [ %.13, %222 ]
  br label %224

224:                                              ; preds = %223, %104
  %.01 = phi double [ %.7, %104 ], [ %.14, %223 ]
  ret double %.01
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_round(double %a) #6 {
  %1 = call double @llvm.copysign.f64(double 5.000000e-01, double %a) #10
  %2 = call double @llvm.nvvm.add.rz.d(double %a, double %1) #10
  %3 = call double @llvm.nvvm.trunc.d(double %2) #10
  ret double %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rz.d(double, double) #5

; Function Attrs: alwaysinline convergent nounwind
define internal i32 @__nv_ilogb(double %a) #6 {
  %1 = call double @llvm.nvvm.fabs.d(double %a) #10
  %2 = bitcast i64 9218868437227405312 to double
  %3 = fcmp ole double %1, %2
  %4 = xor i1 %3, true
  %5 = zext i1 %4 to i32
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %0
  %8 = lshr i32 -1, 1
  %9 = sub nsw i32 0, %8
  %10 = sub nsw i32 %9, 1
  br label %39

11:                                               ; preds = %0
  %12 = call double @llvm.nvvm.fabs.d(double %a) #10
  %13 = bitcast i64 9218868437227405312 to double
  %14 = fcmp oeq double %12, %13
  %15 = zext i1 %14 to i32
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %11
  %18 = lshr i32 -1, 1
  br label %39

19:                                               ; preds = %11
  %20 = fcmp oeq double %a, 0.000000e+00
  br i1 %20, label %21, label %25

21:                                               ; preds = %19
  %22 = lshr i32 -1, 1
  %23 = sub nsw i32 0, %22
  %24 = sub nsw i32 %23, 1
  br label %39

25:                                               ; preds = %19
  %26 = call double @llvm.nvvm.fabs.d(double %a) #10
  %27 = call i32 @llvm.nvvm.d2i.lo(double %26) #10
  %28 = call i32 @llvm.nvvm.d2i.hi(double %26) #10
  %29 = zext i32 %28 to i64
  %30 = shl i64 %29, 32
  %31 = zext i32 %27 to i64
  %32 = or i64 %30, %31
  %33 = icmp uge i32 %28, 1048576
  br i1 %33, label %34, label %37

34:                                               ; preds = %25
  %35 = lshr i32 %28, 20
  %36 = sub i32 %35, 1023
  br label %39

37:                                               ; preds = %25
  %ctlz = call i64 @llvm.ctlz.i64(i64 %32, i1 false)
  %ctlz.trunc = trunc i64 %ctlz to i32
  %38 = sub nsw i32 -1011, %ctlz.trunc
  br label %39

39:                                               ; preds = %37, %34, %21, %17, %7
  %.0 = phi i32 [ %10, %7 ], [ %18, %17 ], [ %24, %21 ], [ %36, %34 ], [ %38, %37 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_fma(double %a, double %b, double %c) #6 {
  %1 = call double @llvm.nvvm.fma.rn.d(double %a, double %b, double %c) #10
  ret double %1
}

; Function Attrs: alwaysinline convergent nounwind
define internal double @__nv_fdim(double %a, double %b) #6 {
  %1 = call double asm "sub.rn.f64 $0, $1, $2;", "=d,d,d"(double %a, double %b) #13, !srcloc !38
  %2 = fcmp ole double %a, %b
  br i1 %2, label %3, label %4

3:                                                ; preds = %0
  br label %4

4:                                                ; preds = %3, %0
  %t.0 = phi double [ 0.000000e+00, %3 ], [ %1, %0 ]
  ret double %t.0
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { alwaysinline convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { convergent noinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }
attributes #12 = { convergent nounwind memory(none) }
attributes #13 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5, !6}
!llvm.ident = !{!7, !8}
!nvvmir.version = !{!9}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @floats, !"kernel", i32 1}
!5 = !{ptr @doubles, !"kernel", i32 1}
!6 = !{ptr @exact, !"kernel", i32 1}
!7 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!8 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!9 = !{i32 2, i32 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !12, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !12, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !12, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"long long", !12, i64 0}
!22 = !{i64 5987004}
!23 = !{i32 21352}
!24 = !{i32 12369}
!25 = !{i32 33673, i32 33677, i32 33722, i32 33767}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.unroll.count", i32 1}
!28 = !{i32 9503}
!29 = !{i32 9580}
!30 = !{i32 160011, i32 160015, i32 160084, i32 160132, i32 160180, i32 160228, i32 160276, i32 160324, i32 160372, i32 160420, i32 160468, i32 160516, i32 160564, i32 160612, i32 160660, i32 160708, i32 160756}
!31 = distinct !{!31, !27}
!32 = !{i32 157745, i32 157749, i32 157820, i32 157862, i32 157904, i32 157946, i32 157988, i32 158030, i32 158072, i32 158114, i32 158156, i32 158198, i32 158240}
!33 = !{i32 158786, i32 158790, i32 158849, i32 158896, i32 158943, i32 158990, i32 159037, i32 159084, i32 159131, i32 159178, i32 159225, i32 159272, i32 159319, i32 159366, i32 159413, i32 159460}
!34 = !{i32 156547, i32 156551, i32 156622, i32 156664, i32 156706, i32 156748, i32 156790, i32 156832, i32 156874, i32 156916, i32 156958, i32 157000, i32 157042}
!35 = !{i32 153935}
!36 = !{i32 153556}
!37 = !{i32 213980, i32 214019, i32 214067}
!38 = !{i32 294033}
