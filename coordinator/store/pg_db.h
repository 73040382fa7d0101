// A connection to PostgreSQL that does what libpqxx 6.4.5 does not: it never connects anew by itself, a transaction in which
// a statement failed can never seem to be committed, and every exception becomes an Error that says what is still good.
//
//   kind disconnected, poisons connection   the server is gone, or a commit is in doubt: open another Db, do it again
//   kind failed, poisons transaction        a statement was refused
//   kind overloaded, poisons transaction    a deadlock or time-out: the same may succeed later
//
// No pqxx type appears here. Belongs to one thread.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "shared/base/expected.h"

namespace retune::coordinator {

// Values as text, as PostgreSQL prints them.
using PgRow = std::vector<std::optional<std::string>>;
using PgRows = std::vector<PgRow>;

class PgTransaction {
 public:
  virtual ~PgTransaction() = default;
  // One statement with $1, $2, … given as text. After an error every further statement fails as well.
  [[nodiscard]] virtual Expected<PgRows> exec(const std::string& sql, const std::vector<std::string>& parameters = {}) = 0;
  // Several statements without parameters.
  [[nodiscard]] virtual Expected<> script(const std::string& sql) = 0;
};

class PgDb {
 public:
  // `url`: a libpq URL or connection string. Error: disconnected, naming the server without its password.
  [[nodiscard]] static Expected<std::unique_ptr<PgDb>> connect(const std::string& url, const std::string& application);
  virtual ~PgDb() = default;
  // Runs `body` in a transaction, which is committed when it succeeds and rolled back when it does not.
  [[nodiscard]] virtual Expected<> transaction(const std::function<Expected<>(PgTransaction&)>& body) = 0;
};

// "{a,"b c"}": a parameter for $1::text[] and the like.
[[nodiscard]] std::string pg_array(const std::vector<std::string>& values);
template <class Range, class Text>
[[nodiscard]] std::string pg_array_of(const Range& range, const Text& text) {
  std::vector<std::string> values;
  for (const auto& item : range) values.push_back(text(item));
  return pg_array(values);
}

// Of values that the schema says are there.
[[nodiscard]] std::string text_of(const PgRow& row, std::size_t column);
[[nodiscard]] std::int64_t integer_of(const PgRow& row, std::size_t column);
[[nodiscard]] double real_of(const PgRow& row, std::size_t column);  // 0 for NULL
[[nodiscard]] bool bool_of(const PgRow& row, std::size_t column);

// The URL as it may be shown: without its password.
[[nodiscard]] std::string without_password(const std::string& url);

}  // namespace retune::coordinator
