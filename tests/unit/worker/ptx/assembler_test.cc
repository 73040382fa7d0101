// PTX to cubin, by whatever assembler this machine has; and what is said where there is none.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "shared/base/file.h"
#include "toolkit.h"
#include "worker/llvm/ptx_compiler.h"
#include "worker/ptx/assemblers.h"
#include "worker/ptx/cubin.h"
#include "worker/sandbox/program.h"

namespace retune::worker {
namespace {

using testing::places_of_environment;

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const char* const kPtx = R"(.version 7.1
.target sm_75
.address_size 64
.visible .global .align 4 .u32 seen = 3;
.const .align 4 .b8 table[16] = {1, 0, 0, 0, 2};
.visible .entry k(.param .u64 out, .param .u32 i) {
  .reg .b64 %rd<4>;
  .reg .b32 %r<4>;
  .shared .align 4 .b8 shared[256];
  ld.param.u64 %rd1, [out];
  cvta.to.global.u64 %rd2, %rd1;
  ld.const.u32 %r1, [table+4];
  ld.global.u32 %r2, [seen];
  st.shared.u32 [shared], %r2;
  bar.sync 0;
  ld.shared.u32 %r3, [shared+4];
  add.u32 %r1, %r1, %r3;
  st.global.u32 [%rd2], %r1;
  ret;
}
)";

void expect_cubins(Assembler& assembler) {
  const auto possible = possible_architectures(assembler);
  ASSERT_FALSE(possible.empty()) << assembler.name();
  EXPECT_TRUE(std::find(possible.begin(), possible.end(), "sm_90") != possible.end()) << assembler.name();
  for (const unsigned level : {0u, 1u, 2u, 3u}) {
    const auto cubin = assembler.assemble(kPtx, "sm_90", level);
    ASSERT_TRUE(cubin) << cubin.error().to_string();
    auto resources = read_resources(cubin->bytes, "k");
    ASSERT_TRUE(resources) << resources.error().to_string();
    EXPECT_GT(resources->registers, 0);
    EXPECT_LT(resources->registers, 64);
    EXPECT_EQ(resources->shared_bytes, 256);
    EXPECT_GE(resources->constant_bytes, 16);
    EXPECT_EQ(resources->parameter_bytes, 12);
    EXPECT_EQ(resources->stack_bytes, 0);
    add_spills(*resources, cubin->log);
    EXPECT_EQ(resources->spill_store_bytes, 0) << cubin->log;
    EXPECT_TRUE(contains(std::string(as_text(cubin->bytes)), "seen"));
  }
  const auto bad_level = assembler.assemble(kPtx, "sm_90", 4);
  ASSERT_FALSE(bad_level);
  EXPECT_EQ(bad_level.error().kind(), ErrorKind::invalid_input);
}

void expect_words(Assembler& assembler) {
  const auto bad = assembler.assemble(".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry k() {\n  nonsense;\n}\n", "sm_90", 3);
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().kind(), ErrorKind::failed);
  EXPECT_TRUE(contains(bad.error().to_string(), "line 5") && contains(bad.error().to_string(), "nonsense")) << bad.error().to_string();
  for (const char* text : {"", "hello", "\x7f" "ELF"}) EXPECT_FALSE(assembler.assemble(text, "sm_90", 3)) << text;
  // It goes on after a failure.
  EXPECT_TRUE(assembler.assemble(kPtx, "sm_90", 3));
}

void expect_architectures(Assembler& assembler) {
  for (const char* none : {"sm_10", "sm_95", "gfx90a", "", "compute_90"}) {
    const auto refused = assembler.assemble(kPtx, none, 3);
    ASSERT_FALSE(refused) << none;
    EXPECT_EQ(refused.error().kind(), ErrorKind::unsupported) << none;
  }
  EXPECT_TRUE(contains(assembler.assemble(kPtx, "sm_95", 3).error().to_string(), "makes no code for sm_95; the nearest that it and LLVM have is sm_90"))
      << assembler.assemble(kPtx, "sm_95", 3).error().to_string();
  for (const std::string& one : possible_architectures(assembler)) EXPECT_TRUE(assembler.takes(one));
}

TEST(NvJitLink, MakesCubinsAtEveryLevelAndSaysWhatTheyTake) {
  RETUNE_FIND_OR_SKIP(assembler, find_nvjitlink(places_of_environment()));
  EXPECT_TRUE(assembler->name().starts_with("nvjitlink 1")) << assembler->name();
  expect_cubins(*assembler);
}
TEST(NvJitLink, QuotesTheAssemblerAndGoesOn) {
  RETUNE_FIND_OR_SKIP(assembler, find_nvjitlink(places_of_environment()));
  expect_words(*assembler);
}
TEST(NvJitLink, RefusesAnArchitectureAndNamesTheNearest) {
  RETUNE_FIND_OR_SKIP(assembler, find_nvjitlink(places_of_environment()));
  expect_architectures(*assembler);
}
TEST(Ptxas, MakesCubinsAtEveryLevelAndSaysWhatTheyTake) {
  RETUNE_FIND_OR_SKIP(assembler, find_ptxas(places_of_environment()));
  EXPECT_TRUE(assembler->name().starts_with("ptxas 1")) << assembler->name();
  expect_cubins(*assembler);
}
TEST(Ptxas, QuotesTheAssemblerAndGoesOn) {
  RETUNE_FIND_OR_SKIP(assembler, find_ptxas(places_of_environment()));
  expect_words(*assembler);
}
TEST(Ptxas, RefusesAnArchitectureAndNamesTheNearest) {
  RETUNE_FIND_OR_SKIP(assembler, find_ptxas(places_of_environment()));
  expect_architectures(*assembler);
}

TEST(FindAssembler, SaysWhereItLookedWhenThereIsNone) {
  ToolkitPlaces nowhere;
  nowhere.loader = nowhere.usual = false;
  nowhere.toolkit = "/nonexistent";
  nowhere.program_path = "/nonexistent::/nonexistent/too";
  const auto found = find_assembler(nowhere);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().kind(), ErrorKind::unsupported);
  EXPECT_TRUE(contains(found.error().to_string(), "libnvJitLink.so.13") && contains(found.error().to_string(), "ptxas"))
      << found.error().to_string();
}

TEST(FindAssembler, PassesByLibrariesAndProgramsThatAreNone) {
  const auto root = std::filesystem::path(RETUNE_BINARY_DIR) / "ptx_test_toolkit";
  std::filesystem::remove_all(root);
  std::filesystem::create_directories(root / "lib64");
  std::filesystem::create_directories(root / "bin");
  ASSERT_TRUE(write_file_atomically(root / "lib64" / "libnvJitLink.so.13", as_bytes("no library")));
  ASSERT_TRUE(write_file_atomically(root / "bin" / "ptxas", as_bytes("#!/bin/sh\necho something else\n"), 0755));
  ToolkitPlaces places;
  places.loader = places.usual = false;
  places.roots = {root.string()};
  const auto found = find_assembler(places);
  ASSERT_FALSE(found);
  EXPECT_TRUE(contains(found.error().to_string(), "libnvJitLink.so.13") &&
              contains(found.error().to_string(), "ptxas does not say its version"))
      << found.error().to_string();
}

TEST(FindAssembler, FallsBackToPtxas) {
  ToolkitPlaces places = places_of_environment();
  RETUNE_FIND_OR_SKIP(ptxas, find_ptxas(places));
  ToolkitPlaces only_program;
  only_program.loader = only_program.usual = false;
  const auto root = std::filesystem::path(RETUNE_BINARY_DIR) / "ptx_test_only_program";
  std::filesystem::create_directories(root);
  // A folder with nothing but the program, found through PATH.
  for (const std::string& toolkit : toolkit_roots(places))
    if (std::filesystem::exists(std::filesystem::path(toolkit) / "bin" / "ptxas"))
      only_program.program_path = (std::filesystem::path(toolkit) / "bin").string();
  if (only_program.program_path.empty()) only_program.program_path = places.program_path;
  const auto found = find_assembler(only_program);
  ASSERT_TRUE(found) << found.error().to_string();
  EXPECT_EQ((*found)->name(), ptxas->name());
}

TEST(NewestPtx, FollowsTheCudaRelease) {
  EXPECT_EQ(newest_ptx_of_cuda(13, 0), 90u);
  EXPECT_EQ(newest_ptx_of_cuda(12, 4), 84u);
  EXPECT_EQ(newest_ptx_of_cuda(12, 6), 85u);
  EXPECT_EQ(newest_ptx_of_cuda(11, 8), 78u);
  EXPECT_EQ(newest_ptx_of_cuda(14, 2), 90u);
}

TEST(RunProgram, GivesStatusAndOutputAndKeepsTheTimeLimit) {
  auto ended = run_program({"/bin/sh", "-c", "echo out; echo err >&2; exit 3"}, 60);
  ASSERT_TRUE(ended) << ended.error().to_string();
  EXPECT_EQ(ended->status, 3);
  EXPECT_TRUE(contains(ended->printed, "out") && contains(ended->printed, "err"));
  ended = run_program({"/bin/sh", "-c", "kill -9 $$"}, 60);
  ASSERT_TRUE(ended);
  EXPECT_EQ(ended->status, 128 + 9);
  // Much output, and output that ends before the program does.
  ended = run_program({"/bin/sh", "-c", "head -c 5000000 /dev/zero | tr '\\0' x; exec >&- 2>&-; sleep 0.05; exit 4"}, 60);
  ASSERT_TRUE(ended);
  EXPECT_EQ(ended->status, 4);
  EXPECT_EQ(ended->printed.size(), std::size_t{1} << 20);
  const auto slow = run_program({"/bin/sleep", "60"}, 0.1);
  ASSERT_FALSE(slow);
  EXPECT_EQ(slow.error().kind(), ErrorKind::overloaded);
  const auto missing = run_program({"/nonexistent/program"}, 1);
  ASSERT_FALSE(missing);
  EXPECT_TRUE(contains(missing.error().to_string(), "/nonexistent/program"));
}

}  // namespace
}  // namespace retune::worker
