#include "worker/llvm/device_prelude.h"

#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "worker/llvm/host_abi.h"

namespace retune::worker {
namespace {

template <class... Args>
void add(std::string& out, fmt::format_string<Args...> format, Args&&... args) {
  fmt::format_to(std::back_inserter(out), format, std::forward<Args>(args)...);
}

// A load of 32 bits of the context, with the values it can have.
void add_index(std::string& out, const char* name, std::size_t offset, std::int64_t low, std::int64_t high) {
  add(out,
      "define i32 @nvvm.read.ptx.sreg.{0}(ptr %context) {{\n"
      "  %p = getelementptr inbounds i8, ptr %context, i64 {1}\n"
      "  %v = load i32, ptr %p, align 4, !range !{{i32 {2}, i32 {3}}}\n"
      "  ret i32 %v\n}}\n",
      name, offset, low, high);
}
void add_constant(std::string& out, const char* name, const char* type, int value) {
  add(out, "define {1} @nvvm.{0}() {{\n  ret {1} {2}\n}}\n", name, type, value);
}

void add_indices(std::string& out) {
  constexpr std::int64_t kThreads = kMaxThreadsPerBlock;
  constexpr std::int64_t kBlocks = 2147483647;
  for (std::size_t i = 0; i < 3; ++i) {
    const char axis = "xyz"[i];
    auto name = [&](const char* base) { return fmt::format("{}.{}", base, axis); };
    add_index(out, name("tid").c_str(), offsetof(ThreadContext, thread_index) + 4 * i, 0, kThreads);
    add_index(out, name("ntid").c_str(), offsetof(ThreadContext, block_size) + 4 * i, 1, kThreads + 1);
    add_index(out, name("ctaid").c_str(), offsetof(ThreadContext, block_index) + 4 * i, 0, kBlocks);
    add_index(out, name("nctaid").c_str(), offsetof(ThreadContext, grid_size) + 4 * i, 1, -kBlocks - 1);
    // Without clusters every block is one of its own.
    add(out, "define i32 @nvvm.read.ptx.sreg.clusterid.{0}(ptr %context) {{\n"
             "  %v = call i32 @nvvm.read.ptx.sreg.ctaid.{0}(ptr %context)\n  ret i32 %v\n}}\n", axis);
    add(out, "define i32 @nvvm.read.ptx.sreg.nclusterid.{0}(ptr %context) {{\n"
             "  %v = call i32 @nvvm.read.ptx.sreg.nctaid.{0}(ptr %context)\n  ret i32 %v\n}}\n", axis);
    add_constant(out, fmt::format("read.ptx.sreg.cluster.ctaid.{}", axis).c_str(), "i32", 0);
    add_constant(out, fmt::format("read.ptx.sreg.cluster.nctaid.{}", axis).c_str(), "i32", 1);
  }
  for (const char* zero : {"tid.w", "ctaid.w", "gridid", "smid", "clusterid.w", "cluster.ctaid.w", "cluster.ctarank"})
    add_constant(out, fmt::format("read.ptx.sreg.{}", zero).c_str(), "i32", 0);
  for (const char* one : {"ntid.w", "nctaid.w", "nsmid", "nclusterid.w", "cluster.nctaid.w", "cluster.nctarank"})
    add_constant(out, fmt::format("read.ptx.sreg.{}", one).c_str(), "i32", 1);
  add_constant(out, "read.ptx.sreg.warpsize", "i32", 32);
  add_constant(out, "is_explicit_cluster", "i1", 0);
  out += R"(
define i32 @retune.linear(ptr %context) {
  %x = call i32 @nvvm.read.ptx.sreg.tid.x(ptr %context)
  %y = call i32 @nvvm.read.ptx.sreg.tid.y(ptr %context)
  %z = call i32 @nvvm.read.ptx.sreg.tid.z(ptr %context)
  %nx = call i32 @nvvm.read.ptx.sreg.ntid.x(ptr %context)
  %ny = call i32 @nvvm.read.ptx.sreg.ntid.y(ptr %context)
  %zy = mul i32 %z, %ny
  %row = add i32 %zy, %y
  %rows = mul i32 %row, %nx
  %v = add i32 %rows, %x
  ret i32 %v
}
define i32 @nvvm.read.ptx.sreg.laneid(ptr %context) {
  %t = call i32 @retune.linear(ptr %context)
  %v = and i32 %t, 31
  ret i32 %v
}
define i32 @nvvm.read.ptx.sreg.warpid(ptr %context) {
  %t = call i32 @retune.linear(ptr %context)
  %v = lshr i32 %t, 5
  ret i32 %v
}
define i32 @nvvm.read.ptx.sreg.nwarpid(ptr %context) {
  %nx = call i32 @nvvm.read.ptx.sreg.ntid.x(ptr %context)
  %ny = call i32 @nvvm.read.ptx.sreg.ntid.y(ptr %context)
  %nz = call i32 @nvvm.read.ptx.sreg.ntid.z(ptr %context)
  %xy = mul i32 %nx, %ny
  %n = mul i32 %xy, %nz
  %m = add i32 %n, 31
  %v = lshr i32 %m, 5
  ret i32 %v
}
define i32 @nvvm.read.ptx.sreg.lanemask.eq(ptr %context) {
  %l = call i32 @nvvm.read.ptx.sreg.laneid(ptr %context)
  %v = shl i32 1, %l
  ret i32 %v
}
define i32 @nvvm.read.ptx.sreg.lanemask.lt(ptr %context) {
  %b = call i32 @nvvm.read.ptx.sreg.lanemask.eq(ptr %context)
  %v = sub i32 %b, 1
  ret i32 %v
}
define i32 @nvvm.read.ptx.sreg.lanemask.le(ptr %context) {
  %b = call i32 @nvvm.read.ptx.sreg.lanemask.eq(ptr %context)
  %m = sub i32 %b, 1
  %v = or i32 %m, %b
  ret i32 %v
}
define i32 @nvvm.read.ptx.sreg.lanemask.ge(ptr %context) {
  %m = call i32 @nvvm.read.ptx.sreg.lanemask.lt(ptr %context)
  %v = xor i32 %m, -1
  ret i32 %v
}
define i32 @nvvm.read.ptx.sreg.lanemask.gt(ptr %context) {
  %m = call i32 @nvvm.read.ptx.sreg.lanemask.le(ptr %context)
  %v = xor i32 %m, -1
  ret i32 %v
}
declare i64 @llvm.readcyclecounter()
define i64 @nvvm.read.ptx.sreg.clock64() {
  %v = call i64 @llvm.readcyclecounter()
  ret i64 %v
}
define i64 @nvvm.read.ptx.sreg.globaltimer() {
  %v = call i64 @llvm.readcyclecounter()
  ret i64 %v
}
define i32 @nvvm.read.ptx.sreg.clock() {
  %w = call i64 @llvm.readcyclecounter()
  %v = trunc i64 %w to i32
  ret i32 %v
}
)";
}

constexpr const char* kBarriers = R"(
declare void @retune_rt_sync_barrier(i32, i32)
declare i32 @retune_rt_sync_barrier_reduce(i32, i32)
declare void @retune_rt_sync_warp(i32)
declare void @retune_rt_sync_yield()
declare void @retune_rt_sync_exit() noreturn
define void @nvvm.barrier0() {
  call void @retune_rt_sync_barrier(i32 0, i32 0)
  ret void
}
define void @nvvm.barrier.n(i32 %id) {
  call void @retune_rt_sync_barrier(i32 %id, i32 0)
  ret void
}
define void @nvvm.bar.sync(i32 %id) {
  call void @retune_rt_sync_barrier(i32 %id, i32 0)
  ret void
}
define void @nvvm.barrier.sync(i32 %id) {
  call void @retune_rt_sync_barrier(i32 %id, i32 0)
  ret void
}
define void @nvvm.barrier(i32 %id, i32 %count) {
  call void @retune_rt_sync_barrier(i32 %id, i32 %count)
  ret void
}
define void @nvvm.barrier.sync.cnt(i32 %id, i32 %count) {
  call void @retune_rt_sync_barrier(i32 %id, i32 %count)
  ret void
}
define i32 @nvvm.barrier0.popc(i32 %p) {
  %v = call i32 @retune_rt_sync_barrier_reduce(i32 0, i32 %p)
  ret i32 %v
}
define i32 @nvvm.barrier0.and(i32 %p) {
  %v = call i32 @retune_rt_sync_barrier_reduce(i32 1, i32 %p)
  ret i32 %v
}
define i32 @nvvm.barrier0.or(i32 %p) {
  %v = call i32 @retune_rt_sync_barrier_reduce(i32 2, i32 %p)
  ret i32 %v
}
define void @nvvm.barrier.cluster.arrive() {
  ret void
}
define void @nvvm.barrier.cluster.arrive.aligned() {
  ret void
}
define void @nvvm.barrier.cluster.arrive.relaxed() {
  ret void
}
define void @nvvm.barrier.cluster.arrive.relaxed.aligned() {
  ret void
}
define void @nvvm.barrier.cluster.wait() {
  call void @retune_rt_sync_barrier(i32 16, i32 0)
  ret void
}
define void @nvvm.barrier.cluster.wait.aligned() {
  call void @retune_rt_sync_barrier(i32 16, i32 0)
  ret void
}
define void @nvvm.bar.warp.sync(i32 %mask) {
  call void @retune_rt_sync_warp(i32 %mask)
  ret void
}
define void @nvvm.nanosleep(i32 %ns) {
  call void @retune_rt_sync_yield()
  ret void
}
define void @nvvm.exit() {
  call void @retune_rt_sync_exit()
  ret void
}
define void @nvvm.membar.cta() {
  fence seq_cst
  ret void
}
define void @nvvm.membar.gl() {
  fence seq_cst
  ret void
}
define void @nvvm.membar.sys() {
  fence seq_cst
  ret void
}
define void @nvvm.fence.sc.cluster() {
  fence seq_cst
  ret void
}
)";

void add_warp_operations(std::string& out) {
  out += "declare i64 @retune_rt_sync_shuffle(i32, i32, i32, i32, i32)\n"
         "declare i32 @retune_rt_sync_vote(i32, i32, i32)\n"
         "declare i64 @retune_rt_sync_match(i32, i32, i64)\n"
         "declare i32 @retune_rt_sync_reduce(i32, i32, i32)\n"
         "declare i32 @retune_rt_sync_activemask(i32)\n";
  // The kinds' numbers are those of worker/host/warp.h.
  const char* const shuffles[] = {"up", "down", "bfly", "idx"};
  for (int kind = 0; kind < 4; ++kind)
    for (bool sync : {true, false})
      for (const char* type : {"i32", "f32"})
        for (bool predicate : {false, true}) {
          bool real = type[0] == 'f';
          const char* value = real ? "float" : "i32";
          add(out, "define {} @nvvm.shfl.{}{}.{}{}({}{} %value, i32 %b, i32 %c) {{\n",
              predicate ? fmt::format("{{ {}, i1 }}", value) : std::string(value), sync ? "sync." : "", shuffles[kind], type,
              predicate ? "p" : "", sync ? "i32 %mask, " : "", value);
          if (!sync) out += "  %mask = call i32 @retune_rt_sync_activemask(i32 -1)\n";
          add(out, "  %bits = bitcast {} %value to i32\n", value);
          add(out, "  %both = call i64 @retune_rt_sync_shuffle(i32 {}, i32 %mask, i32 %bits, i32 %b, i32 %c)\n", kind);
          add(out, "  %low = trunc i64 %both to i32\n  %got = bitcast i32 %low to {}\n", value);
          if (!predicate) {
            add(out, "  ret {} %got\n}}\n", value);
            continue;
          }
          add(out, "  %high = lshr i64 %both, 32\n  %in = trunc i64 %high to i1\n"
                   "  %first = insertvalue {{ {0}, i1 }} poison, {0} %got, 0\n"
                   "  %all = insertvalue {{ {0}, i1 }} %first, i1 %in, 1\n  ret {{ {0}, i1 }} %all\n}}\n", value);
        }
  const char* const votes[] = {"all", "any", "uni", "ballot"};
  for (int kind = 0; kind < 4; ++kind)
    for (bool sync : {true, false}) {
      bool ballot = kind == 3;
      add(out, "define {} @nvvm.vote.{}{}({}i1 %p) {{\n", ballot ? "i32" : "i1", votes[kind], sync ? ".sync" : "",
          sync ? "i32 %mask, " : "");
      if (!sync) out += "  %mask = call i32 @retune_rt_sync_activemask(i32 -1)\n";
      add(out, "  %w = zext i1 %p to i32\n  %v = call i32 @retune_rt_sync_vote(i32 {}, i32 %mask, i32 %w)\n", kind);
      out += ballot ? "  ret i32 %v\n}\n" : "  %t = trunc i32 %v to i1\n  ret i1 %t\n}\n";
    }
  for (const char* type : {"i32", "i64"}) {
    const char* wide = type[1] == '3' ? "zext i32 %value to i64" : "add i64 %value, 0";
    add(out, "define i32 @nvvm.match.any.sync.{0}(i32 %mask, {0} %value) {{\n  %w = {1}\n"
             "  %r = call i64 @retune_rt_sync_match(i32 0, i32 %mask, i64 %w)\n  %v = trunc i64 %r to i32\n  ret i32 %v\n}}\n",
        type, wide);
    add(out, "define {{ i32, i1 }} @nvvm.match.all.sync.{0}p(i32 %mask, {0} %value) {{\n  %w = {1}\n"
             "  %r = call i64 @retune_rt_sync_match(i32 1, i32 %mask, i64 %w)\n  %v = trunc i64 %r to i32\n"
             "  %h = lshr i64 %r, 32\n  %p = trunc i64 %h to i1\n  %a = insertvalue {{ i32, i1 }} poison, i32 %v, 0\n"
             "  %b = insertvalue {{ i32, i1 }} %a, i1 %p, 1\n  ret {{ i32, i1 }} %b\n}}\n",
        type, wide);
  }
  const char* const reductions[] = {"add", "min", "max", "umin", "umax", "and", "or", "xor"};
  for (int kind = 0; kind < 8; ++kind)
    add(out, "define i32 @nvvm.redux.sync.{}(i32 %value, i32 %mask) {{\n"
             "  %v = call i32 @retune_rt_sync_reduce(i32 {}, i32 %mask, i32 %value)\n  ret i32 %v\n}}\n",
        reductions[kind], kind);
  // Lowering gives each place in the code a number of its own.
  out += "define i32 @nvvm.activemask(i32 %site) {\n  %v = call i32 @retune_rt_sync_activemask(i32 %site)\n  ret i32 %v\n}\n";
}

void add_memory(std::string& out) {
  add(out, "define ptr @retune.shared.static(ptr %context) {{\n  %p = getelementptr inbounds i8, ptr %context, i64 {}\n"
           "  %v = load ptr, ptr %p, align 8, !nonnull !{{}}, !noundef !{{}}, !align !{{i64 {}}}\n  ret ptr %v\n}}\n",
      offsetof(ThreadContext, shared_static), kSharedAlignment);
  add(out, "define ptr @retune.shared.dynamic(ptr %context) {{\n  %p = getelementptr inbounds i8, ptr %context, i64 {}\n"
           "  %v = load ptr, ptr %p, align 8, !nonnull !{{}}, !noundef !{{}}, !align !{{i64 {}}}\n  ret ptr %v\n}}\n",
      offsetof(ThreadContext, shared_dynamic), kSharedAlignment);
  add(out, "define i1 @nvvm.isspacep.shared(ptr %context, ptr %address) {{\n"
           "  %first = call ptr @retune.shared.static(ptr %context)\n"
           "  %dynamic = call ptr @retune.shared.dynamic(ptr %context)\n"
           "  %p = getelementptr inbounds i8, ptr %context, i64 {}\n  %size = load i64, ptr %p, align 8\n"
           "  %end = getelementptr i8, ptr %dynamic, i64 %size\n  %above = icmp uge ptr %address, %first\n"
           "  %below = icmp ult ptr %address, %end\n  %v = and i1 %above, %below\n  ret i1 %v\n}}\n",
      offsetof(ThreadContext, shared_dynamic_bytes));
  out += R"(
define i1 @nvvm.isspacep.global(ptr %context, ptr %address) {
  %s = call i1 @nvvm.isspacep.shared(ptr %context, ptr %address)
  %v = xor i1 %s, true
  ret i1 %v
}
define i1 @nvvm.isspacep.local(ptr %address) {
  ret i1 false
}
define i1 @nvvm.isspacep.const(ptr %address) {
  ret i1 false
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @nvvm.cp.async.commit.group() {
  ret void
}
define void @nvvm.cp.async.wait.group(i32 %n) {
  ret void
}
define void @nvvm.cp.async.wait.all() {
  ret void
}
declare void @retune_rt_trap() noreturn
declare void @retune_rt_assert_fail(ptr, ptr, i32, ptr) noreturn
declare i32 @retune_rt_print(ptr, ptr)
define void @device.__assertfail(ptr %what, ptr %file, i32 %line, ptr %function, i64 %size) {
  call void @retune_rt_assert_fail(ptr %what, ptr %file, i32 %line, ptr %function)
  ret void
}
define void @device.__assert_fail(ptr %what, ptr %file, i32 %line, ptr %function) {
  call void @retune_rt_assert_fail(ptr %what, ptr %file, i32 %line, ptr %function)
  ret void
}
define i32 @device.vprintf(ptr %format, ptr %arguments) {
  %v = call i32 @retune_rt_print(ptr %format, ptr %arguments)
  ret i32 %v
}
)";
  for (const char* kind : {"ca.shared.global.4", "ca.shared.global.8", "ca.shared.global.16", "cg.shared.global.16"}) {
    const int size = std::string_view(kind).ends_with("16") ? 16 : kind[std::string_view(kind).size() - 1] - '0';
    add(out, "define void @nvvm.cp.async.{0}(ptr %to, ptr %from) {{\n"
             "  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 {1}, i1 false)\n  ret void\n}}\n"
             "define void @nvvm.cp.async.{0}.s(ptr %to, ptr %from, i32 %size) {{\n"
             "  call void @llvm.memset.p0.i64(ptr %to, i8 0, i64 {1}, i1 false)\n  %n = zext i32 %size to i64\n"
             "  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)\n  ret void\n}}\n",
        kind, size);
  }
  // Conversions between address spaces are nothing where there is one.
  for (const char* name : {"gen.to.global", "gen.to.shared", "gen.to.local", "gen.to.constant", "gen.to.param",
                           "global.to.gen", "shared.to.gen", "local.to.gen", "constant.to.gen", "param.to.gen"})
    add(out, "define ptr @nvvm.ptr.{}(ptr %p) {{\n  ret ptr %p\n}}\n", name);
  // Atomics that are intrinsics rather than instructions: scopes narrower than the machine, and wrapping counters.
  const std::pair<const char*, const char*> operations[] = {
      {"add", "add"}, {"and", "and"}, {"or", "or"},          {"xor", "xor"},        {"min", "min"},
      {"max", "max"}, {"exch", "xchg"}, {"inc", "uinc_wrap"}, {"dec", "udec_wrap"}};
  for (const char* scope : {"cta", "sys"}) {
    for (const char* type : {"i32", "i64"}) {
      for (auto [name, operation] : operations)
        add(out, "define {0} @nvvm.atomic.{1}.gen.i.{2}.{0}(ptr %p, {0} %v) {{\n"
                 "  %old = atomicrmw {3} ptr %p, {0} %v seq_cst\n  ret {0} %old\n}}\n", type, name, scope, operation);
      add(out, "define {0} @nvvm.atomic.cas.gen.i.{1}.{0}(ptr %p, {0} %expected, {0} %v) {{\n"
               "  %pair = cmpxchg ptr %p, {0} %expected, {0} %v seq_cst seq_cst\n"
               "  %old = extractvalue {{ {0}, i1 }} %pair, 0\n  ret {0} %old\n}}\n", type, scope);
    }
    for (auto [type, name] : {std::pair{"float", "f32"}, {"double", "f64"}})
      add(out, "define {0} @nvvm.atomic.add.gen.f.{1}.{2}(ptr %p, {0} %v) {{\n"
               "  %old = atomicrmw fadd ptr %p, {0} %v seq_cst\n  ret {0} %old\n}}\n", type, scope, name);
  }
  out += "define i32 @nvvm.atomic.load.inc.32(ptr %p, i32 %v) {\n  %o = atomicrmw uinc_wrap ptr %p, i32 %v seq_cst\n"
         "  ret i32 %o\n}\ndefine i32 @nvvm.atomic.load.dec.32(ptr %p, i32 %v) {\n"
         "  %o = atomicrmw udec_wrap ptr %p, i32 %v seq_cst\n  ret i32 %o\n}\n";
}

}  // namespace

std::string device_prelude_threads() {
  std::string out;
  add_indices(out);
  out += kBarriers;
  add_warp_operations(out);
  add_memory(out);
  return out;
}

}  // namespace retune::worker
