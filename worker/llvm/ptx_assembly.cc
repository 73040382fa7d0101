#include "worker/llvm/ptx_assembly.h"

#include <fmt/format.h>

#include <iterator>
#include <utility>

namespace retune::worker {
namespace {

// White space does not count, nor do doubled percent and dollar signs or a last semicolon.
std::string normal_form(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      if (!out.empty() && out.back() != ' ') out += ' ';
      continue;
    }
    if ((c == '%' || c == '$') && i + 1 < text.size() && text[i + 1] == c) continue;
    if ((c == ',' || c == ';' || c == '}') && !out.empty() && out.back() == ' ') out.pop_back();
    if (!out.empty() && (out.back() == ',' || out.back() == ';' || out.back() == '{') && c != ' ') out += ' ';
    out += c;
  }
  while (!out.empty() && (out.back() == ' ' || out.back() == ';')) out.pop_back();
  return out;
}

constexpr std::pair<const char*, const char*> kKnown[] = {
    {"", "nothing"},
    {"trap", "trap"},
    {"brkpt", "trap"},
    {"exit", "nvvm.exit"},
    {"activemask.b32 $0", "nvvm.activemask"},
    {"mov.u32 $0, %laneid", "nvvm.read.ptx.sreg.laneid"},
    {"mov.u32 $0, %warpid", "nvvm.read.ptx.sreg.warpid"},
    {"mov.u32 $0, %smid", "nvvm.read.ptx.sreg.smid"},
    {"mov.u32 $0, %lanemask_eq", "nvvm.read.ptx.sreg.lanemask.eq"},
    {"mov.u32 $0, %lanemask_lt", "nvvm.read.ptx.sreg.lanemask.lt"},
    {"mov.u32 $0, %lanemask_le", "nvvm.read.ptx.sreg.lanemask.le"},
    {"mov.u32 $0, %lanemask_gt", "nvvm.read.ptx.sreg.lanemask.gt"},
    {"mov.u32 $0, %lanemask_ge", "nvvm.read.ptx.sreg.lanemask.ge"},
    {"mov.u64 $0, %clock64", "nvvm.read.ptx.sreg.clock64"},
    {"membar.cta", "nvvm.membar.cta"},
    {"membar.gl", "nvvm.membar.gl"},
    {"membar.sys", "nvvm.membar.sys"},
    {"fence.acq_rel.gpu", "nvvm.membar.gl"},
    {"bar.sync 0", "nvvm.barrier0"},
    {"rcp.approx.ftz.f32 $0, $1", "nvvm.rcp.approx.ftz.f"},
    {"rcp.approx.ftz.f64 $0, $1", "nvvm.rcp.approx.ftz.d"},
    {"rsqrt.approx.ftz.f32 $0, $1", "nvvm.rsqrt.approx.ftz.f"},
    {"rsqrt.approx.ftz.f64 $0, $1", "nvvm.rsqrt.approx.ftz.d"},
    {"ex2.approx.ftz.f32 $0, $1", "nvvm.ex2.approx.ftz.f"},
    {"lg2.approx.ftz.f32 $0, $1", "nvvm.lg2.approx.ftz.f"},
    {"tanh.approx.f32 $0, $1", "nvvm.tanh.approx.f32"},
    {"bfind.shiftamt.u32 $0, $1", "ptx.bfind.shiftamt.u32"},
    {"shf.l.wrap.b32 $0, $1, $2, $3", "ptx.shf.l.wrap"},
    {"shf.r.wrap.b32 $0, $1, $2, $3", "ptx.shf.r.wrap"},
    {"shf.l.clamp.b32 $0, $1, $2, $3", "ptx.shf.l.clamp"},
    {"shf.r.clamp.b32 $0, $1, $2, $3", "ptx.shf.r.clamp"},
    {"sub.rn.f32 $0, $1, $2", "ptx.sub.rn.f"},
    {"sub.rn.ftz.f32 $0, $1, $2", "ptx.sub.rn.f"},
    {"sub.rz.f32 $0, $1, $2", "ptx.sub.rz.f"},
    {"sub.rz.ftz.f32 $0, $1, $2", "ptx.sub.rz.f"},
    {"sub.rm.f32 $0, $1, $2", "ptx.sub.rm.f"},
    {"sub.rm.ftz.f32 $0, $1, $2", "ptx.sub.rm.f"},
    {"sub.rp.f32 $0, $1, $2", "ptx.sub.rp.f"},
    {"sub.rp.ftz.f32 $0, $1, $2", "ptx.sub.rp.f"},
    {"sub.rn.f64 $0, $1, $2", "ptx.sub.rn.d"},
    {"sub.rz.f64 $0, $1, $2", "ptx.sub.rz.d"},
    {"sub.rm.f64 $0, $1, $2", "ptx.sub.rm.d"},
    {"sub.rp.f64 $0, $1, $2", "ptx.sub.rp.d"},
    {"{ .reg .pred __$temp3; setp.equ.f64 __$temp3, $1, $2; selp.f64 $0, $3, $4, __$temp3;}", "ptx.select.equ.d"},
    // Chains of carries: wide products and sums.
    {"{ mad.lo.cc.u32 $0, $2, $3, $4; madc.hi.u32 $1, $2, $3, 0;}", "ptx.wide.mad.32"},
    {"{ .reg .u32 r0, r1, r2, r3, a0, a1, a2, a3, b0, b1, b2, b3; mov.b64 {a0, a1}, $2; mov.b64 {a2, a3}, $3; mov.b64 {b0, "
     "b1}, $4; mov.b64 {b2, b3}, $5; add.cc.u32 r0, a0, b0; addc.cc.u32 r1, a1, b1; addc.cc.u32 r2, a2, b2; addc.u32 r3, a3, "
     "b3; mov.b64 $0, {r0, r1}; mov.b64 $1, {r2, r3};}",
     "ptx.wide.add.128"},
    {"{ .reg .u32 r0, r1, r2, r3, a0, a1, a2, a3, b0, b1, b2, b3; mov.b64 {a0, a1}, $2; mov.b64 {a2, a3}, $3; mov.b64 {b0, "
     "b1}, $4; mov.b64 {b2, b3}, $5; sub.cc.u32 r0, a0, b0; subc.cc.u32 r1, a1, b1; subc.cc.u32 r2, a2, b2; subc.u32 r3, a3, "
     "b3; mov.b64 $0, {r0, r1}; mov.b64 $1, {r2, r3};}",
     "ptx.wide.sub.128"},
    {"{ .reg .u32 r0, r1, r2, r3, alo, ahi, blo, bhi, clo, chi; mov.b64 {alo, ahi}, $2; mov.b64 {blo, bhi}, $3; mov.b64 {clo, "
     "chi}, $4; mad.lo.cc.u32 r0, alo, blo, clo; madc.hi.cc.u32 r1, alo, blo, chi; madc.hi.u32 r2, alo, bhi, 0; mad.lo.cc.u32 "
     "r1, alo, bhi, r1; madc.hi.cc.u32 r2, ahi, blo, r2; madc.hi.u32 r3, ahi, bhi, 0; mad.lo.cc.u32 r1, ahi, blo, r1; "
     "madc.lo.cc.u32 r2, ahi, bhi, r2; addc.u32 r3, r3, 0; mov.b64 $0, {r0, r1}; mov.b64 $1, {r2, r3};}",
     "ptx.wide.mad.64"},
    {"{ .reg .u32 r0, r1, r2, r3, alo, ahi, blo, bhi; mov.b64 {alo, ahi}, $2; mov.b64 {blo, bhi}, $3; mul.lo.u32 r0, alo, "
     "blo; mul.hi.u32 r1, alo, blo; mad.lo.cc.u32 r1, alo, bhi, r1; madc.hi.u32 r2, alo, bhi, 0; mad.lo.cc.u32 r1, ahi, blo, "
     "r1; madc.hi.cc.u32 r2, ahi, blo, r2; madc.hi.u32 r3, ahi, bhi, 0; mad.lo.cc.u32 r2, ahi, bhi, r2; addc.u32 r3, r3, 0; "
     "mov.b64 $0, {r0, r1}; mov.b64 $1, {r2, r3};}",
     "ptx.wide.mul.64"},
};

constexpr const char* kFunctions = R"(
define i32 @ptx.bfind.shiftamt.u32(i32 %a) {
  %z = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  %none = icmp eq i32 %a, 0
  %v = select i1 %none, i32 -1, i32 %z
  ret i32 %v
}
declare i32 @llvm.fshr.i32(i32, i32, i32)
define i32 @ptx.shf.l.wrap(i32 %low, i32 %high, i32 %n) {
  %v = call i32 @llvm.fshl.i32(i32 %high, i32 %low, i32 %n)
  ret i32 %v
}
define i32 @ptx.shf.r.wrap(i32 %low, i32 %high, i32 %n) {
  %v = call i32 @llvm.fshr.i32(i32 %high, i32 %low, i32 %n)
  ret i32 %v
}
define i32 @ptx.shf.l.clamp(i32 %low, i32 %high, i32 %n) {
  %f = call i32 @llvm.fshl.i32(i32 %high, i32 %low, i32 %n)
  %far = icmp ugt i32 %n, 31
  %v = select i1 %far, i32 %low, i32 %f
  ret i32 %v
}
define i32 @ptx.shf.r.clamp(i32 %low, i32 %high, i32 %n) {
  %f = call i32 @llvm.fshr.i32(i32 %high, i32 %low, i32 %n)
  %far = icmp ugt i32 %n, 31
  %v = select i1 %far, i32 %high, i32 %f
  ret i32 %v
}
define double @ptx.select.equ.d(double %a, double %b, double %c, double %d) {
  %same = fcmp ueq double %a, %b
  %v = select i1 %same, double %c, double %d
  ret double %v
}
define i128 @ptx.join(i64 %low, i64 %high) {
  %l = zext i64 %low to i128
  %w = zext i64 %high to i128
  %h = shl i128 %w, 64
  %v = or i128 %h, %l
  ret i128 %v
}
define { i64, i64 } @ptx.split(i128 %w) {
  %l = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %h = trunc i128 %s to i64
  %a = insertvalue { i64, i64 } poison, i64 %l, 0
  %b = insertvalue { i64, i64 } %a, i64 %h, 1
  ret { i64, i64 } %b
}
define { i32, i32 } @ptx.wide.mad.32(i32 %a, i32 %b, i32 %c) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %z = zext i32 %c to i64
  %p = mul i64 %x, %y
  %w = add i64 %p, %z
  %l = trunc i64 %w to i32
  %s = lshr i64 %w, 32
  %h = trunc i64 %s to i32
  %d = insertvalue { i32, i32 } poison, i32 %l, 0
  %e = insertvalue { i32, i32 } %d, i32 %h, 1
  ret { i32, i32 } %e
}
define { i64, i64 } @ptx.wide.mul.64(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  %v = call { i64, i64 } @ptx.split(i128 %p)
  ret { i64, i64 } %v
}
define { i64, i64 } @ptx.wide.mad.64(i64 %a, i64 %b, i64 %c) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %z = zext i64 %c to i128
  %p = mul i128 %x, %y
  %w = add i128 %p, %z
  %v = call { i64, i64 } @ptx.split(i128 %w)
  ret { i64, i64 } %v
}
)";

}  // namespace

std::string_view meaning_of_assembly(std::string_view text) {
  const std::string normal = normal_form(text);
  for (auto [assembly, function] : kKnown)
    if (normal == normal_form(assembly)) return function;
  return "";
}

std::string assembly_prelude() {
  std::string out = kFunctions;
  for (const char* operation : {"add", "sub"})
    fmt::format_to(std::back_inserter(out),
                   "define {{ i64, i64 }} @ptx.wide.{0}.128(i64 %al, i64 %ah, i64 %bl, i64 %bh) {{\n"
                   "  %a = call i128 @ptx.join(i64 %al, i64 %ah)\n  %b = call i128 @ptx.join(i64 %bl, i64 %bh)\n"
                   "  %w = {0} i128 %a, %b\n  %v = call {{ i64, i64 }} @ptx.split(i128 %w)\n  ret {{ i64, i64 }} %v\n}}\n",
                   operation);
  for (auto [letter, type] : {std::pair{"f", "float"}, {"d", "double"}})
    for (const char* mode : {"rn", "rz", "rm", "rp"})
      fmt::format_to(std::back_inserter(out),
                     "define {1} @ptx.sub.{2}.{0}({1} %a, {1} %b) {{\n  %n = fneg {1} %b\n"
                     "  %v = call {1} @nvvm.add.{2}.{0}({1} %a, {1} %n)\n  ret {1} %v\n}}\n",
                     letter, type, mode);
  return out;
}

}  // namespace retune::worker
