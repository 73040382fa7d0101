#include "coordinator/store/pg_db.h"

#include <pqxx/pqxx>

#include <cstdlib>

namespace retune::coordinator {
namespace {

constexpr const char* kSettings =
    "SET client_min_messages = warning; SET statement_timeout = '120s'; SET lock_timeout = '30s';"
    "SET idle_in_transaction_session_timeout = '120s'; SET extra_float_digits = 3; SET timezone = 'UTC';"
    "SET bytea_output = 'hex'; SET jit = off";

// Without the prefix and the statement that libpq and libpqxx add for people at a terminal.
std::string short_reason(const std::string& what) {
  std::string text = what;
  if (text.starts_with("ERROR:")) text.erase(0, text.find_first_not_of(' ', 6));
  if (const auto line = text.find('\n'); line != std::string::npos) text.erase(line);
  return text;
}

bool means_gone(const std::string& state) {
  return state.empty() || state.starts_with("08") || state.starts_with("57P0");
}

// Inside a catch block: the exception in flight as an Error.
Error current_error(const pqxx::connection_base& connection, const std::string& server) {
  const auto gone = [&](const char* what) {
    return Error(ErrorKind::disconnected, fmt::format("lost the database {}: {}", server, short_reason(what)), Poisons::connection);
  };
  try {
    throw;
  } catch (const pqxx::in_doubt_error& error) {
    return Error(ErrorKind::disconnected, fmt::format("lost the database {} while committing: {}", server, short_reason(error.what())),
                 Poisons::connection);
  } catch (const pqxx::broken_connection& error) {
    return gone(error.what());
  } catch (const pqxx::sql_error& error) {
    if (!connection.is_open() || means_gone(error.sqlstate())) return gone(error.what());
    const std::string state = error.sqlstate();
    const bool later = state == "57014" || state == "55P03" || state.starts_with("40") || state.starts_with("53");
    return Error(later ? ErrorKind::overloaded : ErrorKind::failed,
                 fmt::format("the database says: {} ({})", short_reason(error.what()), state), Poisons::transaction);
  } catch (const pqxx::failure& error) {
    if (!connection.is_open()) return gone(error.what());
    // Serialization failures and deadlocks carry no state in this version.
    return Error(ErrorKind::overloaded, fmt::format("the database says: {}", short_reason(error.what())), Poisons::transaction);
  } catch (const std::exception& error) {
    if (!connection.is_open()) return gone(error.what());
    return Error(ErrorKind::failed, fmt::format("database: {}", short_reason(error.what())), Poisons::transaction);
  }
}

class Transaction final : public PgTransaction {
 public:
  Transaction(pqxx::connection_base& connection, const std::string& server)
      : connection_(connection), server_(server), work_(connection) {}

  Expected<PgRows> exec(const std::string& sql, const std::vector<std::string>& parameters) override {
    if (failed_) return fail(*failed_);
    try {
      const pqxx::result result =
          parameters.empty() ? work_.exec(sql)
                             : work_.exec_params(sql, pqxx::prepare::make_dynamic_params(parameters.begin(), parameters.end()));
      PgRows rows;
      rows.reserve(result.size());
      for (const auto& row : result) {
        PgRow values;
        values.reserve(row.size());
        for (const auto& field : row)
          values.push_back(field.is_null() ? std::nullopt : std::optional<std::string>(std::string(field.c_str(), field.size())));
        rows.push_back(std::move(values));
      }
      return rows;
    } catch (...) {
      // libpqxx would commit "successfully" after this (queue-facts, finding 2): the transaction is spoilt for good.
      failed_ = current_error(connection_, server_);
      return fail(*failed_);
    }
  }

  Expected<> script(const std::string& sql) override {
    if (failed_) return fail(*failed_);
    try {
      work_.exec(sql);
      return {};
    } catch (...) {
      failed_ = current_error(connection_, server_);
      return fail(*failed_);
    }
  }

  Expected<> commit() {
    if (failed_) return fail(*failed_);
    try {
      work_.commit();
      return {};
    } catch (...) {
      return fail(current_error(connection_, server_));
    }
  }

 private:
  pqxx::connection_base& connection_;
  const std::string& server_;
  pqxx::work work_;
  std::optional<Error> failed_;
};

class Database final : public PgDb {
 public:
  Database(std::unique_ptr<pqxx::connection> connection, std::string server)
      : connection_(std::move(connection)), server_(std::move(server)) {}

  Expected<> transaction(const std::function<Expected<>(PgTransaction&)>& body) override {
    if (broken_) return fail(*broken_);
    auto done = try_transaction(body);
    if (!done && done.error().poisons() == Poisons::connection) broken_ = done.error();
    return done;
  }

 private:
  Expected<> try_transaction(const std::function<Expected<>(PgTransaction&)>& body) {
    std::unique_ptr<Transaction> transaction;
    try {
      transaction = std::make_unique<Transaction>(*connection_, server_);
    } catch (...) {
      const Error error = current_error(*connection_, server_);
      return fail(ErrorKind::disconnected, "{}", error.message());
    }
    RETUNE_CHECK(body(*transaction));
    return transaction->commit();
  }

  std::unique_ptr<pqxx::connection> connection_;
  std::string server_;
  std::optional<Error> broken_;
};

// Limits on how long a silent server is waited for, unless the caller has set his own.
std::string with_timeouts(const std::string& url, const std::string& application) {
  const bool is_url = url.starts_with("postgres://") || url.starts_with("postgresql://");
  std::string result = url;
  const auto add = [&](const std::string& key, const std::string& value) {
    if (result.find(key + "=") != std::string::npos) return;
    if (is_url)
      result += (result.find('?') == std::string::npos ? "?" : "&") + key + "=" + value;
    else
      result += fmt::format(" {}='{}'", key, value);
  };
  add("connect_timeout", "10");
  add("keepalives_idle", "30");
  add("keepalives_interval", "10");
  add("keepalives_count", "3");
  add("tcp_user_timeout", "60000");
  add("application_name", application);
  return result;
}

}  // namespace

Expected<std::unique_ptr<PgDb>> PgDb::connect(const std::string& url, const std::string& application) {
  const std::string server = without_password(url);
  try {
    auto connection = std::make_unique<pqxx::connection>(with_timeouts(url, application));
    // From here on a lost connection stays lost (finding 3).
    // Deprecated, because version 7 has no reactivation at all; this version has, and it must not happen.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    connection->inhibit_reactivation(true);
#pragma GCC diagnostic pop
    connection->set_verbosity(pqxx::connection_base::terse);
    pqxx::nontransaction settings(*connection);
    settings.exec(kSettings);
    settings.commit();
    return std::unique_ptr<PgDb>(std::make_unique<Database>(std::move(connection), server));
  } catch (const std::exception& error) {
    return fail(Error(ErrorKind::disconnected, fmt::format("cannot reach the database {}: {}", server, short_reason(error.what())),
                      Poisons::connection));
  }
}

std::string pg_array(const std::vector<std::string>& values) {
  std::string text = "{";
  for (const std::string& value : values) {
    if (text.size() > 1) text += ',';
    text += '"';
    for (const char c : value) {
      if (c == '"' || c == '\\') text += '\\';
      text += c;
    }
    text += '"';
  }
  return text + "}";
}

std::string text_of(const PgRow& row, std::size_t column) { return row.at(column).value_or(""); }
std::int64_t integer_of(const PgRow& row, std::size_t column) { return std::strtoll(text_of(row, column).c_str(), nullptr, 10); }
double real_of(const PgRow& row, std::size_t column) { return std::strtod(text_of(row, column).c_str(), nullptr); }
bool bool_of(const PgRow& row, std::size_t column) { return text_of(row, column) == "t"; }

std::string without_password(const std::string& url) {
  std::string text = url;
  const std::size_t scheme = text.find("://");
  if (scheme != std::string::npos) {
    const std::size_t at = text.find('@', scheme);
    const std::size_t colon = text.find(':', scheme + 3);
    if (at != std::string::npos && colon != std::string::npos && colon < at) text.replace(colon, at - colon, ":***");
  }
  for (std::size_t at = 0; (at = text.find("password=", at)) != std::string::npos;) {
    const std::size_t begin = at + 9;
    std::size_t end = begin;
    if (end < text.size() && text[end] == '\'') {
      end = text.find('\'', begin + 1);
      end = end == std::string::npos ? text.size() : end + 1;
    } else {
      end = text.find_first_of(" &", begin);
    }
    text.replace(begin, (end == std::string::npos ? text.size() : end) - begin, "***");
    at = begin;
  }
  return text;
}

}  // namespace retune::coordinator
