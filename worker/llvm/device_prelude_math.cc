#include <fmt/format.h>

#include <iterator>
#include <string_view>
#include <tuple>
#include <utility>

#include "worker/llvm/device_prelude.h"

namespace retune::worker {
namespace {

template <class... Args>
void add(std::string& out, fmt::format_string<Args...> format, Args&&... args) {
  fmt::format_to(std::back_inserter(out), format, std::forward<Args>(args)...);
}

struct Real {
  const char* letter;  // in NVVM names
  const char* type;    // in IR
  const char* suffix;  // in LLVM names
};
constexpr Real kFloat{"f", "float", "f32"};
constexpr Real kDouble{"d", "double", "f64"};

// A value rounded towards minus infinity, plus infinity or zero: %s is its nearest double, %e what is missing. Exact, and
// without changing the CPU's rounding mode, so that code around it can still be vectorised.
constexpr const char* kDirected = R"(
define float @retune.round.rm(double %s, double %e) {
  %f = fptrunc double %s to float
  %d = fpext float %f to double
  %over = fcmp ogt double %d, %s
  %same = fcmp oeq double %d, %s
  %less = fcmp olt double %e, 0.0
  %both = and i1 %same, %less
  %step = or i1 %over, %both
  %bits = bitcast float %f to i32
  %zero = fcmp oeq float %f, 0.0
  %positive = icmp sgt i32 %bits, -1
  %down = add i32 %bits, -1
  %up = add i32 %bits, 1
  %next = select i1 %positive, i32 %down, i32 %up
  %below = select i1 %zero, i32 -2147483647, i32 %next
  %chosen = select i1 %step, i32 %below, i32 %bits
  %v = bitcast i32 %chosen to float
  ret float %v
}
define float @retune.round.rp(double %s, double %e) {
  %ns = fneg double %s
  %ne = fneg double %e
  %m = call float @retune.round.rm(double %ns, double %ne)
  %v = fneg float %m
  ret float %v
}
define float @retune.round.rz(double %s, double %e) {
  %negative = fcmp olt double %s, 0.0
  %up = call float @retune.round.rp(double %s, double %e)
  %down = call float @retune.round.rm(double %s, double %e)
  %v = select i1 %negative, float %up, float %down
  ret float %v
}
define double @retune.missing(double %p, double %c, double %s) {
  %b = fsub double %s, %p
  %a = fsub double %s, %b
  %x = fsub double %p, %a
  %y = fsub double %c, %b
  %e = fadd double %x, %y
  ret double %e
}
declare float @retune_rt_round_f32(i32, i32, float, float, float)
declare double @retune_rt_round_f64(i32, i32, double, double, double)
declare float @retune_rt_round_i64_f32(i32, i32, i64)
declare double @retune_rt_round_i64_f64(i32, i32, i64)
declare float @llvm.arithmetic.fence.f32(float)
declare double @llvm.arithmetic.fence.f64(double)
)";

// Operation numbers of retune_rt_round_…: add, mul, div, fma, sqrt, rcp; modes: rm, rp, rz.
void add_rounded_arithmetic(std::string& out) {
  out += kDirected;
  const char* const modes[] = {"rm", "rp", "rz"};
  for (const char* ftz : {"", ".ftz"}) {
    for (int m = 0; m < 3; ++m) {
      add(out, "define float @nvvm.fma.{0}{1}.f(float %a, float %b, float %c) {{\n  %x = fpext float %a to double\n"
               "  %y = fpext float %b to double\n  %z = fpext float %c to double\n  %p = fmul double %x, %y\n"
               "  %s = fadd double %p, %z\n  %e = call double @retune.missing(double %p, double %z, double %s)\n"
               "  %v = call float @retune.round.{0}(double %s, double %e)\n  ret float %v\n}}\n", modes[m], ftz);
      add(out, "define float @nvvm.add.{0}{1}.f(float %a, float %b) {{\n  %x = fpext float %a to double\n"
               "  %y = fpext float %b to double\n  %s = fadd double %x, %y\n"
               "  %e = call double @retune.missing(double %x, double %y, double %s)\n"
               "  %v = call float @retune.round.{0}(double %s, double %e)\n  ret float %v\n}}\n", modes[m], ftz);
      add(out, "define float @nvvm.mul.{0}{1}.f(float %a, float %b) {{\n  %x = fpext float %a to double\n"
               "  %y = fpext float %b to double\n  %s = fmul double %x, %y\n"
               "  %v = call float @retune.round.{0}(double %s, double 0.0)\n  ret float %v\n}}\n", modes[m], ftz);
      add(out, "define float @nvvm.div.{0}{1}.f(float %a, float %b) {{\n"
               "  %v = call float @retune_rt_round_f32(i32 2, i32 {2}, float %a, float %b, float 0.0)\n  ret float %v\n}}\n"
               "define float @nvvm.sqrt.{0}{1}.f(float %a) {{\n"
               "  %v = call float @retune_rt_round_f32(i32 4, i32 {2}, float %a, float 0.0, float 0.0)\n  ret float %v\n}}\n"
               "define float @nvvm.rcp.{0}{1}.f(float %a) {{\n"
               "  %v = call float @retune_rt_round_f32(i32 5, i32 {2}, float %a, float 0.0, float 0.0)\n  ret float %v\n}}\n",
          modes[m], ftz, m);
      add(out, "define float @nvvm.d2f.{0}{1}(double %a) {{\n  %v = call float @retune.round.{0}(double %a, double 0.0)\n"
               "  ret float %v\n}}\n", modes[m], ftz);
    }
    add(out, "define float @nvvm.d2f.rn{}(double %a) {{\n  %v = fptrunc double %a to float\n  ret float %v\n}}\n", ftz);
  }
  for (int m = 0; m < 3; ++m) {
    const std::pair<const char*, int> operations[] = {{"add", 0}, {"mul", 1}, {"div", 2}, {"fma", 3}, {"sqrt", 4}, {"rcp", 5}};
    for (auto [name, number] : operations) {
      const int operands = number < 3 ? 2 : number == 3 ? 3 : 1;
      add(out, "define double @nvvm.{}.{}.d(double %a{}{}) {{\n"
               "  %v = call double @retune_rt_round_f64(i32 {}, i32 {}, double %a, double {}, double {})\n  ret double %v\n}}\n",
          name, modes[m], operands > 1 ? ", double %b" : "", operands > 2 ? ", double %c" : "", number, m,
          operands > 1 ? "%b" : "0.0", operands > 2 ? "%c" : "0.0");
    }
    // From integers: 32 bits fit a double, 64 bits do not.
    for (bool is_signed : {true, false}) {
      const char* u = is_signed ? "" : "u";
      add(out, "define float @nvvm.{0}i2f.{1}(i32 %a) {{\n  %d = {2}itofp i32 %a to double\n"
               "  %v = call float @retune.round.{1}(double %d, double 0.0)\n  ret float %v\n}}\n"
               "define double @nvvm.{0}i2d.{1}(i32 %a) {{\n  %d = {2}itofp i32 %a to double\n  ret double %d\n}}\n"
               "define float @nvvm.{0}ll2f.{1}(i64 %a) {{\n"
               "  %v = call float @retune_rt_round_i64_f32(i32 {3}, i32 {4}, i64 %a)\n  ret float %v\n}}\n"
               "define double @nvvm.{0}ll2d.{1}(i64 %a) {{\n"
               "  %v = call double @retune_rt_round_i64_f64(i32 {3}, i32 {4}, i64 %a)\n  ret double %v\n}}\n",
          u, modes[m], is_signed ? "s" : "u", is_signed ? 1 : 0, m);
    }
  }
  for (bool is_signed : {true, false})
    for (auto [name, from] : {std::pair{"i", "i32"}, {"ll", "i64"}})
      for (const Real& to : {kFloat, kDouble})
        add(out, "define {0} @nvvm.{1}{2}2{3}.rn({4} %a) {{\n  %v = {5}itofp {4} %a to {0}\n  ret {0} %v\n}}\n", to.type,
            is_signed ? "" : "u", name, to.letter, from, is_signed ? "s" : "u");
  // To nearest: what the CPU does anyway; the fence keeps the back end from fusing what asked not to be.
  for (const Real& r : {kFloat, kDouble})
    for (const char* ftz : {"", ".ftz"}) {
      if (r.letter[0] == 'd' && ftz[0] != 0) continue;
      if (ftz[0] == 0) add(out, "declare {0} @llvm.fma.{1}({0}, {0}, {0})\n", r.type, r.suffix);
      for (auto [name, instruction] : {std::pair{"add", "fadd"}, {"mul", "fmul"}, {"div", "fdiv"}})
        add(out, "define {0} @nvvm.{1}.rn{2}.{3}({0} %a, {0} %b) {{\n  %w = {4} {0} %a, %b\n"
                 "  %v = call {0} @llvm.arithmetic.fence.{5}({0} %w)\n  ret {0} %v\n}}\n",
            r.type, name, ftz, r.letter, instruction, r.suffix);
      add(out, "define {0} @nvvm.fma.rn{1}.{2}({0} %a, {0} %b, {0} %c) {{\n"
               "  %v = call {0} @llvm.fma.{3}({0} %a, {0} %b, {0} %c)\n  ret {0} %v\n}}\n", r.type, ftz, r.letter, r.suffix);
      add(out, "define {0} @nvvm.rcp.rn{1}.{2}({0} %a) {{\n  %v = fdiv {0} 1.0, %a\n  ret {0} %v\n}}\n", r.type, ftz,
          r.letter);
    }
}

// Functions of one operand that LLVM has an intrinsic for, exact or approximate on the GPU.
void add_unary(std::string& out) {
  const char* const used[] = {"sqrt", "fabs", "floor", "ceil", "trunc", "round", "exp2", "log2", "sin", "cos", "rint"};
  for (const Real& r : {kFloat, kDouble})
    for (const char* name : used) add(out, "declare {0} @llvm.{1}.{2}({0})\n", r.type, name, r.suffix);
  auto same = [&](const Real& r, const std::string& name, const char* intrinsic) {
    add(out, "define {0} @nvvm.{1}({0} %a) {{\n  %v = call {0} @llvm.{2}.{3}({0} %a)\n  ret {0} %v\n}}\n", r.type, name,
        intrinsic, r.suffix);
  };
  auto inverse = [&](const Real& r, const std::string& name, bool root) {
    add(out, "define {0} @nvvm.{1}({0} %a) {{\n", r.type, name);
    if (root) add(out, "  %s = call {0} @llvm.sqrt.{1}({0} %a)\n", r.type, r.suffix);
    add(out, "  %v = fdiv {0} 1.0, %{1}\n  ret {0} %v\n}}\n", r.type, root ? "s" : "a");
  };
  for (const char* ftz : {"", ".ftz"}) {
    for (const char* name : {"fabs", "floor", "ceil", "trunc", "round"})
      same(kFloat, fmt::format("{}{}.f", name, ftz), name);
    same(kFloat, fmt::format("sqrt.rn{}.f", ftz), "sqrt");
    same(kFloat, fmt::format("sqrt.approx{}.f", ftz), "sqrt");
    same(kFloat, fmt::format("ex2.approx{}.f", ftz), "exp2");
    same(kFloat, fmt::format("lg2.approx{}.f", ftz), "log2");
    same(kFloat, fmt::format("sin.approx{}.f", ftz), "sin");
    same(kFloat, fmt::format("cos.approx{}.f", ftz), "cos");
    inverse(kFloat, fmt::format("rsqrt.approx{}.f", ftz), true);
    inverse(kDouble, fmt::format("rsqrt.approx{}.d", ftz), true);
    add(out, "define float @nvvm.div.approx{}.f(float %a, float %b) {{\n  %v = fdiv float %a, %b\n  ret float %v\n}}\n", ftz);
    add(out, "define float @nvvm.saturate{}.f(float %a) {{\n  %low = fcmp ogt float %a, 0.0\n"
             "  %p = select i1 %low, float %a, float 0.0\n  %high = fcmp olt float %p, 1.0\n"
             "  %v = select i1 %high, float %p, float 1.0\n  ret float %v\n}}\n", ftz);
  }
  out += "define double @nvvm.saturate.d(double %a) {\n  %low = fcmp ogt double %a, 0.0\n"
         "  %p = select i1 %low, double %a, double 0.0\n  %high = fcmp olt double %p, 1.0\n"
         "  %v = select i1 %high, double %p, double 1.0\n  ret double %v\n}\n";
  for (const char* name : {"fabs", "floor", "ceil", "trunc", "round"}) same(kDouble, fmt::format("{}.d", name), name);
  same(kDouble, "sqrt.rn.d", "sqrt");
  same(kDouble, "ex2.approx.d", "exp2");
  same(kDouble, "lg2.approx.d", "log2");
  same(kFloat, "sqrt.f", "sqrt");
  inverse(kFloat, "rcp.approx.ftz.f", false);
  inverse(kDouble, "rcp.approx.ftz.d", false);
  out += "declare float @tanhf(float)\ndefine float @nvvm.tanh.approx.f32(float %a) {\n"
         "  %v = call float @tanhf(float %a)\n  ret float %v\n}\n";
}

void add_binary(std::string& out) {
  for (const Real& r : {kFloat, kDouble}) {
    for (const char* name : {"minnum", "maxnum", "minimum", "maximum"})
      add(out, "declare {0} @llvm.{1}.{2}({0}, {0})\n", r.type, name, r.suffix);
    for (auto [name, plain, nan] : {std::tuple{"fmin", "minnum", "minimum"}, {"fmax", "maxnum", "maximum"}})
      for (const char* ftz : {"", ".ftz"})
        for (const char* kind : {"", ".nan"}) {
          if (r.letter[0] == 'd' && (ftz[0] != 0 || kind[0] != 0)) continue;
          add(out, "define {0} @nvvm.{1}{2}{3}.{4}({0} %a, {0} %b) {{\n  %v = call {0} @llvm.{5}.{6}({0} %a, {0} %b)\n"
                   "  ret {0} %v\n}}\n", r.type, name, ftz, kind, r.letter, kind[0] != 0 ? nan : plain, r.suffix);
        }
  }
}

// To integers: saturating, NaN to zero, as the GPU does.
void add_to_integers(std::string& out) {
  for (const Real& r : {kFloat, kDouble})
    for (auto [name, to] : {std::pair{"i", "i32"}, {"ll", "i64"}})
      for (bool is_signed : {true, false}) {
        add(out, "declare {0} @llvm.fpto{1}i.sat.{0}.{2}({3})\n", to, is_signed ? "s" : "u", r.suffix, r.type);
        for (auto [mode, rounding] : {std::pair{"rn", "rint"}, {"rz", "trunc"}, {"rm", "floor"}, {"rp", "ceil"}})
          for (const char* ftz : {"", ".ftz"}) {
            if (r.letter[0] == 'd' && ftz[0] != 0) continue;
            add(out, "define {0} @nvvm.{1}2{2}{3}.{4}{5}({6} %a) {{\n  %r = call {6} @llvm.{7}.{8}({6} %a)\n"
                     "  %v = call {0} @llvm.fpto{9}i.sat.{0}.{8}({6} %r)\n  ret {0} %v\n}}\n",
                to, r.letter, is_signed ? "" : "u", name, mode, ftz, r.type, rounding, r.suffix, is_signed ? "s" : "u");
          }
      }
}

void add_integers(std::string& out) {
  for (auto [name, type, wide, extend] :
       {std::tuple{"i", "i32", "i64", "sext"}, {"ui", "i32", "i64", "zext"}, {"ll", "i64", "i128", "sext"},
        {"ull", "i64", "i128", "zext"}, {"s", "i16", "i32", "sext"}, {"us", "i16", "i32", "zext"}}) {
    const int bits = type[1] == '3' ? 32 : type[1] == '6' ? 64 : 16;
    add(out, "define {1} @nvvm.mulhi.{0}({1} %a, {1} %b) {{\n  %x = {3} {1} %a to {2}\n  %y = {3} {1} %b to {2}\n"
             "  %p = mul {2} %x, %y\n  %h = lshr {2} %p, {4}\n  %v = trunc {2} %h to {1}\n  ret {1} %v\n}}\n",
        name, type, wide, extend, bits);
    add(out, "define {1} @nvvm.sad.{0}({1} %a, {1} %b, {1} %c) {{\n  %m = icmp {2}gt {1} %a, %b\n  %x = sub {1} %a, %b\n"
             "  %y = sub {1} %b, %a\n  %d = select i1 %m, {1} %x, {1} %y\n  %v = add {1} %d, %c\n  ret {1} %v\n}}\n",
        name, type, extend[0] == 's' ? "s" : "u");
  }
  out += R"(
define i32 @nvvm.mul24.i(i32 %a, i32 %b) {
  %la = shl i32 %a, 8
  %x = ashr i32 %la, 8
  %lb = shl i32 %b, 8
  %y = ashr i32 %lb, 8
  %v = mul i32 %x, %y
  ret i32 %v
}
define i32 @nvvm.mul24.ui(i32 %a, i32 %b) {
  %x = and i32 %a, 16777215
  %y = and i32 %b, 16777215
  %v = mul i32 %x, %y
  ret i32 %v
}
define i32 @retune.pick(i64 %both, i32 %selector, i32 %place) {
  %s = lshr i32 %selector, %place
  %n = and i32 %s, 7
  %shift = shl i32 %n, 3
  %wide = zext i32 %shift to i64
  %moved = lshr i64 %both, %wide
  %low = trunc i64 %moved to i8
  %sign = ashr i8 %low, 7
  %mode = and i32 %s, 8
  %replicate = icmp ne i32 %mode, 0
  %byte = select i1 %replicate, i8 %sign, i8 %low
  %v = zext i8 %byte to i32
  ret i32 %v
}
define i32 @nvvm.prmt(i32 %a, i32 %b, i32 %selector) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %h = shl i64 %y, 32
  %both = or i64 %h, %x
  %p0 = call i32 @retune.pick(i64 %both, i32 %selector, i32 0)
  %p1 = call i32 @retune.pick(i64 %both, i32 %selector, i32 4)
  %p2 = call i32 @retune.pick(i64 %both, i32 %selector, i32 8)
  %p3 = call i32 @retune.pick(i64 %both, i32 %selector, i32 12)
  %q1 = shl i32 %p1, 8
  %q2 = shl i32 %p2, 16
  %q3 = shl i32 %p3, 24
  %r1 = or i32 %p0, %q1
  %r2 = or i32 %r1, %q2
  %v = or i32 %r2, %q3
  ret i32 %v
}
define double @nvvm.lohi.i2d(i32 %low, i32 %high) {
  %x = zext i32 %low to i64
  %y = zext i32 %high to i64
  %h = shl i64 %y, 32
  %b = or i64 %h, %x
  %v = bitcast i64 %b to double
  ret double %v
}
define i32 @nvvm.d2i.lo(double %a) {
  %b = bitcast double %a to i64
  %v = trunc i64 %b to i32
  ret i32 %v
}
define i32 @nvvm.d2i.hi(double %a) {
  %b = bitcast double %a to i64
  %h = lshr i64 %b, 32
  %v = trunc i64 %h to i32
  ret i32 %v
}
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
define i32 @nvvm.rotate.b32(i32 %a, i32 %n) {
  %v = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %n)
  ret i32 %v
}
define i64 @nvvm.rotate.b64(i64 %a, i32 %n) {
  %w = zext i32 %n to i64
  %v = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 %w)
  ret i64 %v
}
define i64 @nvvm.rotate.right.b64(i64 %a, i32 %n) {
  %w = zext i32 %n to i64
  %v = call i64 @llvm.fshr.i64(i64 %a, i64 %a, i64 %w)
  ret i64 %v
}
define i64 @nvvm.swap.lo.hi.b64(i64 %a) {
  %v = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 32)
  ret i64 %v
}
)";
  for (auto [name, from, to] : {std::tuple{"f2i", "float", "i32"}, {"i2f", "i32", "float"}, {"d2ll", "double", "i64"},
                                {"ll2d", "i64", "double"}})
    add(out, "define {2} @nvvm.bitcast.{0}({1} %a) {{\n  %v = bitcast {1} %a to {2}\n  ret {2} %v\n}}\n", name, from, to);
}

void add_half(std::string& out) {
  for (auto [suffix, type] : {std::pair{"f16", "half"}, {"f16x2", "<2 x half>"}, {"bf16", "bfloat"}, {"bf16x2", "<2 x bfloat>"}}) {
    const char* mangled = type[0] == '<' ? (suffix[0] == 'b' ? "v2bf16" : "v2f16") : suffix;
    for (const char* name : {"minnum", "maxnum", "minimum", "maximum"})
      add(out, "declare {0} @llvm.{1}.{2}({0}, {0})\n", type, name, mangled);
    add(out, "declare {0} @llvm.fma.{1}({0}, {0}, {0})\n", type, mangled);
    for (const char* ftz : {"", ".ftz"}) {
      add(out, "define {0} @nvvm.fma.rn{1}.{2}({0} %a, {0} %b, {0} %c) {{\n"
               "  %v = call {0} @llvm.fma.{3}({0} %a, {0} %b, {0} %c)\n  ret {0} %v\n}}\n", type, ftz, suffix, mangled);
      for (auto [name, plain, nan] : {std::tuple{"fmin", "minnum", "minimum"}, {"fmax", "maxnum", "maximum"}})
        for (const char* kind : {"", ".nan"})
          add(out, "define {0} @nvvm.{1}{2}{3}.{4}({0} %a, {0} %b) {{\n  %v = call {0} @llvm.{5}.{6}({0} %a, {0} %b)\n"
                   "  ret {0} %v\n}}\n", type, name, ftz, kind, suffix, kind[0] != 0 ? nan : plain, mangled);
    }
  }
  for (auto [suffix, type, mangled] : {std::tuple{"f16", "half", "f16"}, {"f16x2", "<2 x half>", "v2f16"}})
    add(out, "declare {1} @llvm.exp2.{2}({1})\ndefine {1} @nvvm.ex2.approx.{0}({1} %a) {{\n"
             "  %v = call {1} @llvm.exp2.{2}({1} %a)\n  ret {1} %v\n}}\n", suffix, type, mangled);
  for (auto [name, type] : {std::pair{"ff2f16x2.rn", "half"}, {"ff2bf16x2.rn", "bfloat"}})
    add(out, "define <2 x {1}> @nvvm.{0}(float %a, float %b) {{\n  %h = fptrunc float %a to {1}\n  %l = fptrunc float %b to {1}\n"
             "  %p = insertelement <2 x {1}> poison, {1} %l, i32 0\n  %v = insertelement <2 x {1}> %p, {1} %h, i32 1\n"
             "  ret <2 x {1}> %v\n}}\n", name, type);
  out += "define bfloat @nvvm.f2bf16.rn(float %a) {\n  %v = fptrunc float %a to bfloat\n  ret bfloat %v\n}\n";
  for (const char* ftz : {"", ".ftz"})
    add(out, "define i16 @nvvm.f2h.rn{}(float %a) {{\n  %h = fptrunc float %a to half\n  %v = bitcast half %h to i16\n"
             "  ret i16 %v\n}}\n", ftz);
}

// libdevice functions that are declared only (the recording's producer did not link libdevice): the C library's function
// of that name where there is one, these otherwise.
constexpr const char* kLibdevice = R"(
define float @__nv_rsqrtf(float %a) {
  %s = call float @llvm.sqrt.f32(float %a)
  %v = fdiv float 1.0, %s
  ret float %v
}
define double @__nv_rsqrt(double %a) {
  %s = call double @llvm.sqrt.f64(double %a)
  %v = fdiv double 1.0, %s
  ret double %v
}
define float @__nv_fast_fdividef(float %a, float %b) {
  %v = fdiv float %a, %b
  ret float %v
}
define float @__nv_saturatef(float %a) {
  %v = call float @nvvm.saturate.f(float %a)
  ret float %v
}
declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.abs.i64(i64, i1)
define i32 @__nv_abs(i32 %a) {
  %v = call i32 @llvm.abs.i32(i32 %a, i1 false)
  ret i32 %v
}
define i64 @__nv_llabs(i64 %a) {
  %v = call i64 @llvm.abs.i64(i64 %a, i1 false)
  ret i64 %v
}
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i64 @llvm.bitreverse.i64(i64)
define i32 @__nv_popc(i32 %a) {
  %v = call i32 @llvm.ctpop.i32(i32 %a)
  ret i32 %v
}
define i32 @__nv_popcll(i64 %a) {
  %w = call i64 @llvm.ctpop.i64(i64 %a)
  %v = trunc i64 %w to i32
  ret i32 %v
}
define i32 @__nv_clz(i32 %a) {
  %v = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  ret i32 %v
}
define i32 @__nv_clzll(i64 %a) {
  %w = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
  %v = trunc i64 %w to i32
  ret i32 %v
}
define i32 @__nv_ffs(i32 %a) {
  %z = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  %n = add i32 %z, 1
  %none = icmp eq i32 %a, 0
  %v = select i1 %none, i32 0, i32 %n
  ret i32 %v
}
define i32 @__nv_brev(i32 %a) {
  %v = call i32 @llvm.bitreverse.i32(i32 %a)
  ret i32 %v
}
define i64 @__nv_brevll(i64 %a) {
  %v = call i64 @llvm.bitreverse.i64(i64 %a)
  ret i64 %v
}
)";

void add_libdevice(std::string& out) {
  out += kLibdevice;
  for (auto [name, type, predicate] :
       {std::tuple{"min", "i32", "slt"}, {"umin", "i32", "ult"}, {"llmin", "i64", "slt"}, {"ullmin", "i64", "ult"},
        {"max", "i32", "sgt"}, {"umax", "i32", "ugt"}, {"llmax", "i64", "sgt"}, {"ullmax", "i64", "ugt"}})
    add(out, "define {1} @__nv_{0}({1} %a, {1} %b) {{\n  %m = icmp {2} {1} %a, %b\n  %v = select i1 %m, {1} %a, {1} %b\n"
             "  ret {1} %v\n}}\n", name, type, predicate);
  // The approximate functions, by the exact ones.
  for (const char* name : {"sinf", "cosf", "tanf", "expf", "logf", "log2f", "log10f", "exp10f", "tanhf"}) {
    if (std::string_view(name) != "tanhf") add(out, "declare float @{}(float)\n", name);
    add(out, "define float @__nv_fast_{0}(float %a) {{\n  %v = call float @{0}(float %a)\n  ret float %v\n}}\n", name);
  }
  out += "declare float @powf(float, float)\ndefine float @__nv_fast_powf(float %a, float %b) {\n"
         "  %v = call float @powf(float %a, float %b)\n  ret float %v\n}\n";
}

}  // namespace

std::string device_prelude_math() {
  std::string out;
  add_rounded_arithmetic(out);
  add_unary(out);
  add_binary(out);
  add_to_integers(out);
  add_integers(out);
  add_half(out);
  add_libdevice(out);
  return out;
}

}  // namespace retune::worker
