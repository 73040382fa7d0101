#include "coordinator/cli/services.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <thread>

#include "coordinator/embedded/embedded_postgres.h"
#include "coordinator/store/client_store.h"
#include "shared/base/clock.h"
#include "shared/base/file.h"
#include "shared/base/handle.h"
#include "shared/base/hash.h"
#include "shared/base/json.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

fs::path run_folder(const fs::path& home) { return home / "run"; }
fs::path log_folder(const fs::path& home) { return home / "log"; }
fs::path db_folder(const fs::path& home) { return home / "db"; }

Expected<> make_private_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return fail(ErrorKind::failed, "cannot make the folder {}: {}", folder.string(), error.message());
  return {};
}

// Held while services are brought up or down, so that two commands do not start everything twice.
Expected<FileDescriptor> lock_services(const fs::path& home) {
  const fs::path path = run_folder(home) / "lock";
  FileDescriptor lock(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (!lock) return fail(ErrorKind::failed, "cannot open {}: {}", path.string(), std::strerror(errno));
  while (::flock(lock.get(), LOCK_EX) != 0)
    if (errno != EINTR) return fail(ErrorKind::failed, "cannot lock {}: {}", path.string(), std::strerror(errno));
  return lock;
}

bool runs(const fs::path& home, const std::string& name) {
  const auto record = read_service(run_folder(home), name);
  return record && *record && is_alive(**record);
}

std::string host_name() {
  char name[256] = "localhost";
  ::gethostname(name, sizeof(name) - 1);
  return name;
}

// Waits until the coordinator has written its ready file, which it does once it has taken office.
Expected<> await_ready(const ServiceProcess& coordinator, const fs::path& ready, const fs::path& log) {
  const auto end = std::chrono::steady_clock::now() + seconds(60);
  while (!fs::exists(ready)) {
    if (!is_alive(coordinator))
      return fail(ErrorKind::failed, "the coordinator ended at once; its log {} says:\n{}", log.string(),
                  last_lines(log, 10));
    if (std::chrono::steady_clock::now() > end)
      return fail(ErrorKind::overloaded, "the coordinator did not take office within 60 s; its log {} says:\n{}",
                  log.string(), last_lines(log, 10));
    std::this_thread::sleep_for(milliseconds(20));
  }
  return {};
}

Expected<> start_coordinator(const ServicesOptions& options, ServicesReport& report) {
  if (runs(options.home, "coordinator")) {
    report.running.emplace_back("coordinator");
    return {};
  }
  const fs::path ready = run_folder(options.home) / "coordinator.ready";
  const fs::path log = log_folder(options.home) / "coordinator.log";
  std::error_code none;
  fs::remove(ready, none);
  const std::string endpoint = coordinator_endpoint(options.home);
  const fs::path socket_folder = fs::path(endpoint.substr(std::string("ipc://").size())).parent_path();
  RETUNE_CHECK(make_private_folder(socket_folder));
  struct stat folder {};
  if (::lstat(socket_folder.c_str(), &folder) != 0 || !S_ISDIR(folder.st_mode) || folder.st_uid != ::geteuid())
    return fail(ErrorKind::failed, "{} is not a folder of this user's own", socket_folder.string());
  ::chmod(socket_folder.c_str(), 0700);

  // The URL may hold a password: it goes through the environment, which other users cannot read, not the command line.
  ::setenv("RETUNE_DATABASE_URL", report.database.c_str(), 1);
  std::vector<std::string> command = {(options.programs / "retune-coordinator").string(), "--listen", endpoint};
  for (const std::string& more : options.listen) command.insert(command.end(), {"--listen", more});
  command.insert(command.end(), {"--heartbeat-ms", std::to_string(options.heartbeat_ms), "--lease-ms",
                                 std::to_string(options.lease_ms), "--ready-file", ready.string()});
  RETUNE_TRY(const ServiceProcess coordinator, start_service(run_folder(options.home), "coordinator", command, log));
  RETUNE_CHECK(await_ready(coordinator, ready, log));
  report.started.emplace_back("coordinator");
  return {};
}

Expected<> start_workers(const ServicesOptions& options, ServicesReport& report) {
  const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
  const unsigned workers = std::max(1u, options.workers);
  const unsigned share = std::max(1u, cores / workers);
  for (unsigned i = 0; i < options.workers; ++i) {
    const std::string name = fmt::format("worker-{}", i);
    if (runs(options.home, name)) {
      report.running.push_back(name);
      continue;
    }
    const std::vector<std::string> command = {
        (options.programs / "retune-worker").string(),
        "--connect", options.connect.empty() ? coordinator_endpoint(options.home) : options.connect,
        "--name", fmt::format("{}/{}", host_name(), i),
        "--backend", options.backend,
        "--compile-children", std::to_string(options.compile_children != 0 ? options.compile_children : share),
        "--threads", std::to_string(share),
        "--cache", (options.home / "cache").string()};
    const fs::path log = log_folder(options.home) / (name + ".log");
    RETUNE_TRY(const ServiceProcess worker, start_service(run_folder(options.home), name, command, log));
    report.started.push_back(name);
  }
  return {};
}

}  // namespace

std::string coordinator_endpoint(const fs::path& home) {
  const std::string path = (fs::absolute(home) / "run" / "coordinator.sock").lexically_normal().string();
  if (path.size() < sizeof(sockaddr_un::sun_path)) return "ipc://" + path;
  // A socket's path may have 107 bytes; a deep home gets a short folder named after it.
  const std::string key = sha256(as_bytes(path)).hex().substr(0, 16);
  return fmt::format("ipc:///tmp/retune-{}-{}/coordinator.sock", ::geteuid(), key);
}

Expected<std::string> store_url(const fs::path& home, const std::string& database) {
  if (!database.empty()) return database;
  RETUNE_TRY(const std::optional<std::string> url, running_url(db_folder(home)));
  if (!url)
    return fail(ErrorKind::disconnected,
                "no database: the embedded one in {} does not run; start it with `retune up`, or name another with "
                "--database or RETUNE_DATABASE_URL",
                db_folder(home).string());
  return *url;
}

Expected<ServicesReport> bring_up(const ServicesOptions& given) {
  ServicesOptions options = given;
  options.home = fs::absolute(given.home);
  for (const char* name : {"", "run", "log", "cache"}) RETUNE_CHECK(make_private_folder(options.home / name));
  RETUNE_TRY(const FileDescriptor lock, lock_services(options.home));

  ServicesReport report;
  if (options.database.empty()) {
    RETUNE_TRY(const std::optional<std::string> already, running_url(db_folder(options.home)));
    (already ? report.running : report.started).emplace_back("database");
    RETUNE_TRY(report.database, start_embedded(db_folder(options.home), log_folder(options.home) / "postgresql.log"));
  } else {
    report.database = options.database;
  }
  if (!options.connect.empty()) {
    RETUNE_CHECK(start_workers(options, report));
    return report;
  }
  RETUNE_TRY(const auto applied, migrate(report.database));
  RETUNE_CHECK(start_coordinator(options, report));
  RETUNE_CHECK(start_workers(options, report));
  return report;
}

Expected<std::vector<std::string>> bring_down(const fs::path& given_home) {
  const fs::path home = fs::absolute(given_home);
  std::vector<std::string> stopped;
  if (!fs::exists(run_folder(home))) return stopped;
  RETUNE_TRY(const FileDescriptor lock, lock_services(home));
  RETUNE_TRY(std::vector<ServiceProcess> services, read_services(run_folder(home)));
  // Workers first: they return their leases to a coordinator that still listens.
  std::stable_partition(services.begin(), services.end(), [](const auto& s) { return s.name != "coordinator"; });
  for (const ServiceProcess& service : services) {
    if (is_alive(service)) stopped.push_back(service.name);
    RETUNE_CHECK(stop_service(run_folder(home), service, seconds(15)));
  }
  std::error_code none;
  fs::remove(run_folder(home) / "coordinator.ready", none);
  RETUNE_TRY(const std::optional<std::string> url, running_url(db_folder(home)));
  if (url) {
    RETUNE_CHECK(stop_embedded(db_folder(home)));
    stopped.emplace_back("database");
  }
  return stopped;
}

}  // namespace retune::coordinator
