// retune db migrate|status, retune sql.
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>

#include "coordinator/cli/command.h"
#include "coordinator/cli/output.h"
#include "coordinator/cli/services.h"
#include "coordinator/store/client_store.h"

namespace retune::coordinator {
namespace {

Expected<int> run_migrate(const CommandContext& context) {
  RETUNE_TRY(const std::string url, store_url(context.home, context.database));
  RETUNE_TRY(const auto done, migrate(url));
  Json list = Json::array();
  std::string text = done.empty() ? "nothing to do\n" : "";
  for (const std::string& name : done) {
    list.push(name);
    text += "applied " + name + "\n";
  }
  RETUNE_CHECK(context.json ? print_json(list) : print(text));
  return 0;
}

Expected<int> show_status(const CommandContext& context) {
  RETUNE_TRY(const std::string url, store_url(context.home, context.database));
  RETUNE_TRY(const auto all, migration_status(url));
  bool good = true;
  Json list = Json::array();
  std::string text;
  for (const MigrationStatus& one : all) {
    good = good && one.applied && !one.altered;
    Json json = Json::object();
    json.set("name", one.name).set("applied", one.applied).set("altered", one.altered).set("applied_at", one.applied_at);
    list.push(std::move(json));
    text += fmt::format("{:<24} {}\n", one.name, one.altered ? "ALTERED" : one.applied ? "applied " + one.applied_at : "missing");
  }
  RETUNE_CHECK(context.json ? print_json(list) : print(text));
  return good ? 0 : 1;
}

struct SqlOptions {
  std::string query;
};

// psql in our place; its exit status is ours (3 of psql means a script's error: 1 here).
Expected<int> run_sql(const SqlOptions& options, const CommandContext& context) {
  RETUNE_TRY(const std::string url, store_url(context.home, context.database));
  std::vector<std::string> command = {"psql", "-X", "-v", "ON_ERROR_STOP=1"};
  const bool wants_json = context.json && !options.query.empty();
  if (wants_json) {
    std::string query = options.query;
    while (!query.empty() && (query.back() == ';' || query.back() == ' ' || query.back() == '\n')) query.pop_back();
    command.insert(command.end(), {"-q", "-A", "-t", "-c", fmt::format("SELECT coalesce(json_agg(q), '[]') FROM (\n{}\n) q", query)});
  } else if (!options.query.empty()) {
    command.insert(command.end(), {"-c", options.query});
  }
  command.push_back(url);
  std::vector<char*> words;
  for (std::string& word : command) words.push_back(word.data());
  words.push_back(nullptr);
  const pid_t child = ::fork();
  if (child < 0) return fail(ErrorKind::failed, "cannot fork: {}", std::strerror(errno));
  if (child == 0) {
    ::execvp("psql", words.data());
    ::_exit(127);
  }
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 1;
  if (code == 127) return fail(ErrorKind::unsupported, "psql is not installed; install the package postgresql-client");
  if (code == 2) return 3;  // psql's "connection to the server went bad"
  return code == 0 ? 0 : 1;
}

}  // namespace

void add_db(CLI::App& app, CommandContext& context) {
  CLI::App* db = app.add_subcommand("db", "Look after the database's schema");
  db->require_subcommand(1)->fallthrough();
  runs(db->add_subcommand("migrate", "Apply the migrations that the database lacks"), context,
       [&context] { return run_migrate(context); });
  runs(db->add_subcommand("status", "Which migrations the database has; exit status 1 when one is missing or altered"), context,
       [&context] { return show_status(context); });
}

void add_sql(CLI::App& app, CommandContext& context) {
  const auto options = std::make_shared<SqlOptions>();
  CLI::App* command = app.add_subcommand("sql", "psql on the store; with --json the rows of one query as a JSON array");
  command->add_option("query", options->query, "The query; without one psql is interactive");
  runs(command, context, [options, &context] { return run_sql(*options, context); });
}

}  // namespace retune::coordinator
