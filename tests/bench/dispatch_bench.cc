// How many evaluations a second the whole service moves when the work itself is nothing: PostgreSQL, coordinator and noop
// workers in processes of their own on this machine, one campaign, from its submission to its end.
//
// Usage: dispatch_bench [EVALUATIONS [WORKERS]]. Prints one line of JSON.
#include <stdlib.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "shared/base/clock.h"
#include "tests/integration/process.h"
#include "tests/integration/test_cluster.h"

namespace retune::coordinator {
namespace {

Expected<> bench(std::int64_t evaluations, unsigned workers, const std::string& folder) {
  const std::string programs = std::string(RETUNE_BINARY_DIR) + "/bin/";
  const std::string endpoint = "ipc://" + folder + "/socket";
  RETUNE_TRY(const auto cluster, TestCluster::start());
  const std::string url = cluster->url();
  RETUNE_CHECK(cluster->reset());
  RETUNE_TRY(const auto client, open_client_store(url));
  Process coordinator({programs + "retune-coordinator", "--database", url, "--listen", endpoint, "--ready-file", folder + "/ready"},
                      folder + "/coordinator.log");
  if (!coordinator.wait_until(seconds(60), [&] { return std::filesystem::exists(folder + "/ready"); }))
    return fail(ErrorKind::failed, "the coordinator did not begin");
  std::vector<std::unique_ptr<Process>> running;
  for (unsigned i = 0; i < workers; ++i)
    running.push_back(std::make_unique<Process>(
        std::vector<std::string>{programs + "retune-worker", "--backend", "noop", "--connect", endpoint, "--name",
                                 fmt::format("noop/{}", i)},
        fmt::format("{}/worker-{}.log", folder, i)));

  CampaignRow row;
  row.name = "dispatch";
  row.spec = fmt::format(R"({{"name": "dispatch", "targets": ["noop"],
      "parameters": {{"x": {{"type": "integer", "from": 1, "to": {}}}}}, "config": {{"grid.x": "x"}}}})",
                         evaluations);
  row.backends = {"noop"};
  row.terms.instance = {sha256(as_bytes("recording")), InstanceId(sha256(as_bytes("instance")).hex())};
  row.terms.recording_path = folder;
  row.kernel = "kernel";
  const auto run = [&](bool again) -> Expected<double> {
    const auto begin = std::chrono::steady_clock::now();
    RETUNE_TRY(const CampaignId campaign, client->submit(row, static_cast<std::uint64_t>(evaluations)));
    // Its state alone is asked: counting the members takes the database's time too.
    RETUNE_TRY(const auto db, PgDb::connect(url, "bench"));
    for (std::string state = "running"; state == "running";) {
      if (coordinator.wait(milliseconds(20))) return fail(ErrorKind::failed, "the coordinator ended");
      RETUNE_CHECK(db->transaction([&](PgTransaction& transaction) -> Expected<> {
        RETUNE_TRY(const PgRows rows,
                   transaction.exec("SELECT state FROM campaign WHERE id = $1::bigint", {std::to_string(campaign.value())}));
        state = text_of(rows.at(0), 0);
        return {};
      }));
    }
    const double taken = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    RETUNE_TRY(const auto progresses, client->progress(campaign));
    const CampaignProgress& progress = progresses.at(0);
    if (progress.state != CampaignState::done)
      return fail(ErrorKind::failed, "the campaign did not end: {} {}", to_string(progress.state), progress.reason);
    if (progress.finished != static_cast<std::uint64_t>(evaluations) || (again && progress.reused != progress.finished))
      return fail(ErrorKind::failed, "{} of {} finished, {} reused", progress.finished, evaluations, progress.reused);
    return taken;
  };
  RETUNE_TRY(const double first, run(false));
  RETUNE_TRY(const double second, run(true));
  const auto rate = [&](double seconds) { return static_cast<double>(evaluations) / seconds; };
  std::printf("{\"evaluations\": %lld, \"workers\": %u, \"seconds\": %.2f, \"per_second\": %.0f, \"reused_per_second\": %.0f}\n",
              static_cast<long long>(evaluations), workers, first, rate(first), rate(second));
  return {};
}

}  // namespace
}  // namespace retune::coordinator

int main(int argc, char** argv) {
  const long long evaluations = argc > 1 ? std::atoll(argv[1]) : 100000;
  const int workers = argc > 2 ? std::atoi(argv[2]) : 1;
  if (evaluations < 1 || workers < 1) {
    std::fprintf(stderr, "usage: dispatch_bench [EVALUATIONS [WORKERS]]\n");
    return 2;
  }
  std::string folder = (std::filesystem::temp_directory_path() / "retune-dispatch-XXXXXX").string();
  if (::mkdtemp(folder.data()) == nullptr) return 1;
  const auto done = retune::coordinator::bench(evaluations, static_cast<unsigned>(workers), folder);
  if (!done) {
    std::fprintf(stderr, "%s\n", done.error().to_string().c_str());
    std::system(("tail -n 20 " + folder + "/*.log >&2").c_str());
  }
  std::filesystem::remove_all(folder);
  return done ? 0 : done.error().exit_status();
}
