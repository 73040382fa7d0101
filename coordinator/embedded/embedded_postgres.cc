#include "coordinator/embedded/embedded_postgres.h"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "shared/base/file.h"
#include "shared/base/handle.h"
#include "shared/base/hash.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

constexpr const char* kSettings = R"(
# retune
listen_addresses = ''
max_connections = 100
shared_buffers = 128MB
max_wal_size = 2GB
checkpoint_timeout = 15min
wal_compression = on
fsync = on
synchronous_commit = on
log_line_prefix = '%m [%p] '
log_min_messages = warning
)";

struct Owner {
  uid_t uid;
  gid_t gid;
  std::string name;
};

// Whom the server runs as: ourselves, or an unprivileged user where we are root.
Expected<Owner> owner() {
  if (::geteuid() != 0) return Owner{::geteuid(), ::getegid(), ""};
  for (const char* name : {"postgres", "nobody"})
    if (const passwd* entry = ::getpwnam(name)) return Owner{entry->pw_uid, entry->pw_gid, name};
  return fail(ErrorKind::unsupported, "PostgreSQL does not run as root, and there is neither a user postgres nor nobody");
}

// Whether somebody without rights of his own may pass through every parent of a folder.
bool is_reachable(const fs::path& folder) {
  fs::path place = fs::absolute(folder);
  for (fs::path parent = place.parent_path();; parent = parent.parent_path()) {
    struct stat status {};
    if (::stat(parent.c_str(), &status) == 0 && (status.st_mode & S_IXOTH) == 0) return false;
    if (parent == parent.root_path()) return true;
  }
}

std::string key_of(const fs::path& folder) {
  return sha256(as_bytes(fs::absolute(folder).lexically_normal().string())).hex().substr(0, 16);
}

// The folder that belongs to the cluster's owner.
fs::path place_of(const fs::path& folder) {
  const fs::path absolute = fs::absolute(folder).lexically_normal();
  if (::geteuid() != 0 || is_reachable(absolute)) return absolute;
  return fs::path("/var/lib/retune") / key_of(folder);
}

fs::path socket_folder(const fs::path& folder) {
  const fs::path beside = place_of(folder) / "socket";
  constexpr std::size_t kName = sizeof("/.s.PGSQL.5432.lock");
  if (beside.string().size() + kName <= sizeof(sockaddr_un::sun_path)) return beside;
  return fmt::format("/tmp/retune-pg-{}-{}", ::geteuid(), key_of(folder));
}

std::string url_of(const fs::path& folder) {
  std::string host;
  for (const char c : socket_folder(folder).string()) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/' || c == '-' ||
                       c == '_' || c == '.';
    host += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return fmt::format("postgresql://retune@/retune?host={}&port=5432", host);
}

// The folder of the newest installed version's programs.
Expected<fs::path> programs() {
  std::vector<std::pair<int, fs::path>> found;
  std::error_code none;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none))
    if (fs::exists(version.path() / "bin/initdb")) found.emplace_back(std::atoi(version.path().filename().c_str()), version.path() / "bin");
  if (!found.empty()) return std::max_element(found.begin(), found.end())->second;
  for (const char* folder : {"/usr/local/pgsql/bin", "/usr/local/bin", "/usr/bin"})
    if (fs::exists(fs::path(folder) / "initdb")) return fs::path(folder);
  return fail(ErrorKind::unsupported,
              "PostgreSQL's server is not installed (no initdb in /usr/lib/postgresql/*/bin); install the package postgresql, or "
              "name a running server with --database");
}

std::string tail(const fs::path& log) {
  const auto text = read_text_file(log);
  if (!text) return "";
  const std::size_t keep = std::min<std::size_t>(text->size(), 1500);
  return text->substr(text->size() - keep);
}

// Runs a program as the cluster's owner, its output appended to the log, and waits for it.
Expected<> run(const Owner& who, const std::vector<std::string>& command, const fs::path& log) {
  const FileDescriptor output(::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0640));
  if (!output) return fail(ErrorKind::failed, "cannot open {}: {}", log.string(), std::strerror(errno));
  std::vector<char*> words;
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  // A clean environment: PG* variables of the caller are none of the cluster's business.
  std::vector<std::string> environment = {"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"};
  std::vector<char*> variables;
  for (std::string& variable : environment) variables.push_back(variable.data());
  variables.push_back(nullptr);

  const pid_t child = ::fork();
  if (child < 0) return fail(ErrorKind::failed, "cannot fork: {}", std::strerror(errno));
  if (child == 0) {
    const int nothing = ::open("/dev/null", O_RDONLY);
    ::dup2(nothing, 0);
    ::dup2(output.get(), 1);
    ::dup2(output.get(), 2);
    ::setsid();  // Ctrl-C at the terminal is not meant for the server
    if (!who.name.empty() && (::setgroups(0, nullptr) != 0 || ::setgid(who.gid) != 0 || ::setuid(who.uid) != 0)) ::_exit(126);
    if (::chdir("/") != 0) ::_exit(126);
    ::execve(words[0], words.data(), variables.data());
    ::_exit(127);
  }
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  return fail(ErrorKind::failed, "{} ended with status {}; {} says:\n{}", fs::path(command.front()).filename().string(),
              WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), log.string(), tail(log));
}

Expected<> make_owned(const fs::path& folder, const Owner& who, unsigned mode) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return fail(ErrorKind::failed, "cannot make the folder {}: {}", folder.string(), error.message());
  struct stat status {};
  // In a shared place somebody else may have made it first.
  if (::lstat(folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode) ||
      (status.st_uid != ::geteuid() && status.st_uid != who.uid))
    return fail(ErrorKind::failed, "{} belongs to somebody else", folder.string());
  if (!who.name.empty() && ::chown(folder.c_str(), who.uid, who.gid) != 0)
    return fail(ErrorKind::failed, "cannot give {} to {}: {}", folder.string(), who.name, std::strerror(errno));
  ::chmod(folder.c_str(), mode);
  return {};
}

// The postmaster's process id, if it is alive and is that of this cluster.
std::optional<pid_t> postmaster(const fs::path& data) {
  const auto text = read_text_file(data / "postmaster.pid");
  if (!text) return std::nullopt;
  const pid_t pid = std::atoi(text->c_str());
  if (pid <= 1) return std::nullopt;
  const auto command = read_text_file(fmt::format("/proc/{}/cmdline", pid));
  if (!command || command->find("postgres") == std::string::npos || command->find(data.string()) == std::string::npos)
    return std::nullopt;
  return pid;
}

Expected<> make_cluster(const Owner& who, const fs::path& bin, const fs::path& data, const fs::path& log) {
  // Made beside its place and moved there when it is whole.
  const fs::path making = data.string() + ".making";
  std::error_code error;
  fs::remove_all(making, error);
  RETUNE_CHECK(make_owned(making, who, 0700));
  RETUNE_CHECK(run(who, {(bin / "initdb").string(), "-D", making.string(), "-U", "retune", "--auth=trust", "--encoding=UTF8",
                         "--locale=C.UTF-8", "--no-instructions"}, log));
  const fs::path file = making / "postgresql.conf";
  RETUNE_TRY(const std::string text, read_text_file(file));
  RETUNE_CHECK(write_file_atomically(file, as_bytes(text + kSettings), 0600));
  if (!who.name.empty() && ::chown(file.c_str(), who.uid, who.gid) != 0)
    return fail(ErrorKind::failed, "cannot give {} to {}: {}", file.string(), who.name, std::strerror(errno));
  fs::rename(making, data, error);
  if (error) return fail(ErrorKind::failed, "cannot move the cluster to {}: {}", data.string(), error.message());
  return {};
}

}  // namespace

fs::path cluster_data(const fs::path& folder) { return place_of(folder) / "data"; }

Expected<std::optional<std::string>> running_url(const fs::path& folder) {
  if (!postmaster(cluster_data(folder))) return std::optional<std::string>();
  return std::optional<std::string>(url_of(folder));
}

Expected<std::string> start_embedded(const fs::path& folder, const fs::path& log) {
  const fs::path data = cluster_data(folder);
  const std::string url = url_of(folder);
  RETUNE_TRY(const Owner who, owner());
  RETUNE_TRY(const fs::path bin, programs());
  std::error_code error;
  fs::create_directories(folder, error);
  if (!postmaster(data)) {
    RETUNE_CHECK(make_owned(place_of(folder), who, 0700));
    RETUNE_CHECK(make_owned(socket_folder(folder), who, 0700));
    if (place_of(folder) != fs::absolute(folder).lexically_normal())
      RETUNE_CHECK(write_file_atomically(folder / "location", as_bytes(place_of(folder).string() + "\n")));
    if (!fs::exists(data / "PG_VERSION")) RETUNE_CHECK(make_cluster(who, bin, data, log));
    RETUNE_CHECK(run(who, {(bin / "pg_ctl").string(), "start", "-D", data.string(), "-w", "-t", "120", "-s", "-o",
                           fmt::format("-c unix_socket_directories='{}' -c port=5432", socket_folder(folder).string())}, log));
  }
  const std::string admin = fmt::format("host='{}' port=5432 user=retune dbname=postgres", socket_folder(folder).string());
  // CREATE DATABASE has no IF NOT EXISTS; \gexec runs what the query gives.
  RETUNE_CHECK(run(who, {"/bin/sh", "-c",
                         "printf '%s\\n' \"SELECT 'CREATE DATABASE retune' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = "
                         "'retune')\\\\gexec\" | \"$0\" -X -q -v ON_ERROR_STOP=1 -d \"$1\"",
                         (bin / "psql").string(), admin}, log));
  return url;
}

Expected<> stop_embedded(const fs::path& folder) {
  const fs::path data = cluster_data(folder);
  if (!postmaster(data)) return {};
  RETUNE_TRY(const Owner who, owner());
  RETUNE_TRY(const fs::path bin, programs());
  return run(who, {(bin / "pg_ctl").string(), "stop", "-D", data.string(), "-m", "fast", "-w", "-t", "120", "-s"},
             fs::absolute(folder) / "stop.log");
}

}  // namespace retune::coordinator
