// The migrations of schema/sql/migrations, embedded at build, in order.
#pragma once

#include <string>
#include <vector>

namespace retune {

struct Migration {
  std::string name;  // "0001_tables"
  std::string sql;
};

[[nodiscard]] const std::vector<Migration>& migrations();

}  // namespace retune
