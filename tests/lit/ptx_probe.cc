// Runs one recorded kernel through worker/llvm's way to PTX and prints what became of it: for the tests of this folder.
// Exits 1 with "OUTCOME: reason" on stderr when the compiler says no.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "shared/base/file.h"
#include "worker/llvm/ptx_compiler.h"

namespace retune::worker {
namespace {

int say(const std::string& outcome, const std::string& reason) {
  fmt::print(stderr, "{}: {}\n", outcome, reason);
  return 1;
}

int run(int argc, char** argv) {
  std::vector<std::string> files, arguments;
  std::string print = "ptx";
  std::vector<std::uint32_t> grid{1, 1, 1}, block{32, 1, 1};
  KernelSource source;
  PtxTarget target;
  Configuration configuration;
  CLI::App app("IR to PTX");
  app.add_option("files", files, "Modules")->required();
  app.add_option("--kernel", source.kernel)->required();
  app.add_option("--variable", source.variables, "Recorded variables");
  app.add_option("--argument", arguments, "Recorded bytes, in hexadecimal, one per argument");
  app.add_option("--contraction", source.contraction);
  app.add_option("--architecture", target.architecture);
  app.add_option("--ptx", target.ptx_version);
  app.add_option("--print", print)->check(CLI::IsMember({"specialized", "optimized", "ptx"}));
  app.add_option("--grid", grid)->expected(3);
  app.add_option("--block", block)->expected(3);
  app.add_flag("--specialize", configuration.specialize);
  app.add_flag("--specialize-dims", configuration.specialize_dims);
  app.add_option("--max-threads", configuration.max_threads, "Sets launch bounds");
  app.add_option("--min-blocks", configuration.min_blocks_per_sm);
  app.add_option("--passes", configuration.passes);
  app.add_option("--codegen-opt", configuration.codegen_opt);
  CLI11_PARSE(app, argc, argv);
  configuration.set_launch_bounds = configuration.max_threads > 0;
  configuration.grid = {grid[0], grid[1], grid[2]};
  configuration.block = {block[0], block[1], block[2]};
  for (const std::string& file : files) {
    auto bytes = read_file(file);
    if (!bytes) return say("error", bytes.error().to_string());
    source.modules.push_back(std::move(*bytes));
  }
  for (const std::string& argument : arguments) {
    auto bytes = from_hex(argument);
    if (!bytes) return say("error", bytes.error().to_string());
    source.arguments.push_back(std::move(*bytes));
  }
  auto compiler = prepare_for_ptx(std::move(source), target);
  if (!compiler) return say(std::string(to_string(compiler.error().outcome)), compiler.error().reason);
  OrFailure<std::string> text = "";
  if (print == "ptx") {
    text = (*compiler)->compile(configuration).map([](const CompiledPtx& ptx) { return ptx.text; });
  } else {
    text = (*compiler)->print_ir(configuration, print == "optimized" ? IrPoint::optimized : IrPoint::specialized);
  }
  if (!text) return say(std::string(to_string(text.error().outcome)), text.error().reason);
  fmt::print("{}", *text);
  return 0;
}

}  // namespace
}  // namespace retune::worker

int main(int argc, char** argv) { return retune::worker::run(argc, argv); }
