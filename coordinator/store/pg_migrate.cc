// Migrations: each in one transaction, under an advisory lock, recorded with the checksum of its text.
#include "coordinator/store/client_store.h"
#include "coordinator/store/pg_db.h"
#include "schema/migrations.h"
#include "shared/base/hash.h"

namespace retune::coordinator {
namespace {

constexpr const char* kLock = "SELECT pg_advisory_xact_lock(7239427823)";  // any number that is ours
constexpr const char* kTable = R"sql(
  CREATE TABLE IF NOT EXISTS schema_migration (
    name       text PRIMARY KEY,
    checksum   text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()))sql";

struct Applied {
  std::string checksum, applied_at;
};

Expected<std::vector<std::pair<std::string, Applied>>> applied_migrations(PgTransaction& transaction) {
  RETUNE_TRY(const PgRows rows, transaction.exec(
      "SELECT name, checksum, to_char(applied_at, 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') FROM schema_migration ORDER BY name"));
  std::vector<std::pair<std::string, Applied>> all;
  for (const PgRow& row : rows) all.emplace_back(text_of(row, 0), Applied{text_of(row, 1), text_of(row, 2)});
  return all;
}

std::string checksum(const Migration& migration) { return sha256(as_bytes(migration.sql)).hex(); }

// The database's migrations must be a prefix of ours, unaltered. Returns how many there are.
Expected<std::size_t> check(const std::vector<std::pair<std::string, Applied>>& applied) {
  const auto& known = migrations();
  for (std::size_t i = 0; i < applied.size(); ++i) {
    if (i >= known.size())
      return fail(ErrorKind::unsupported, "the database has the migration {}, which this version does not know; use a newer one",
                  applied[i].first);
    if (applied[i].first != known[i].name || applied[i].second.checksum != checksum(known[i]))
      return fail(ErrorKind::failed, "the database's migration {} is not this version's {}: one of them has been altered",
                  applied[i].first, known[i].name);
  }
  return applied.size();
}

}  // namespace

Expected<std::vector<std::string>> migrate(const std::string& url) {
  RETUNE_TRY(const auto db, PgDb::connect(url, "retune migrate"));
  RETUNE_CHECK(db->transaction([](PgTransaction& transaction) -> Expected<> {
    RETUNE_TRY(const auto locked, transaction.exec(kLock));
    return transaction.script(kTable);
  }));
  std::vector<std::string> done;
  while (true) {
    bool all = false;
    RETUNE_CHECK(db->transaction([&](PgTransaction& transaction) -> Expected<> {
      RETUNE_TRY(const auto locked, transaction.exec(kLock));
      RETUNE_TRY(const auto applied, applied_migrations(transaction));
      RETUNE_TRY(const std::size_t count, check(applied));
      all = count == migrations().size();
      if (all) return {};
      const Migration& next = migrations()[count];
      if (auto ran = transaction.script(next.sql); !ran) return fail(ran.error().while_doing("migration " + next.name));
      RETUNE_TRY(const auto recorded, transaction.exec("INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)",
                                                       {next.name, checksum(next)}));
      done.push_back(next.name);
      return {};
    }));
    if (all) return done;
  }
}

Expected<std::vector<MigrationStatus>> migration_status(const std::string& url) {
  RETUNE_TRY(const auto db, PgDb::connect(url, "retune"));
  std::vector<std::pair<std::string, Applied>> applied;
  RETUNE_CHECK(db->transaction([&](PgTransaction& transaction) -> Expected<> {
    RETUNE_TRY(const auto there, transaction.exec("SELECT to_regclass('schema_migration') IS NOT NULL"));
    if (!bool_of(there.at(0), 0)) return {};
    RETUNE_TRY(applied, applied_migrations(transaction));
    return {};
  }));
  std::vector<MigrationStatus> all;
  for (const Migration& migration : migrations()) {
    MigrationStatus status;
    status.name = migration.name;
    for (const auto& [name, record] : applied) {
      if (name != migration.name) continue;
      status.applied = true;
      status.altered = record.checksum != checksum(migration);
      status.applied_at = record.applied_at;
    }
    all.push_back(std::move(status));
  }
  return all;
}

}  // namespace retune::coordinator
