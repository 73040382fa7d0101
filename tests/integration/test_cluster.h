// A PostgreSQL cluster of the test program's own, made by the first test that wants it and gone with the program.
#pragma once

#include <stdlib.h>
#include <sys/stat.h>

#include <filesystem>
#include <memory>
#include <string>

#include "coordinator/embedded/embedded_postgres.h"
#include "coordinator/store/client_store.h"
#include "coordinator/store/pg_db.h"

namespace retune::coordinator {

class TestCluster {
 public:
  // Error: unsupported when PostgreSQL is not installed.
  [[nodiscard]] static Expected<std::unique_ptr<TestCluster>> start() {
    std::string pattern = (std::filesystem::temp_directory_path() / "retune-cluster-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) return fail(ErrorKind::failed, "no temporary folder");
    ::chmod(pattern.c_str(), 0755);  // started by root, the server runs as another user
    std::unique_ptr<TestCluster> cluster(new TestCluster(pattern));
    RETUNE_TRY(cluster->url_, start_embedded(cluster->folder_, cluster->folder_ / "postgres.log"));
    return cluster;
  }
  ~TestCluster() {
    (void)stop_embedded(folder_);
    std::error_code none;
    std::filesystem::remove_all(cluster_data(folder_), none);
    std::filesystem::remove_all(folder_, none);
  }
  TestCluster(const TestCluster&) = delete;
  TestCluster& operator=(const TestCluster&) = delete;

  [[nodiscard]] const std::string& url() const noexcept { return url_; }

  // Throws everything in the database away and applies the migrations.
  [[nodiscard]] Expected<> reset() const {
    {
      RETUNE_TRY(const auto db, PgDb::connect(url_, "test"));
      RETUNE_CHECK(db->transaction([](PgTransaction& transaction) {
        return transaction.script("DROP SCHEMA public CASCADE; CREATE SCHEMA public;");
      }));
    }
    RETUNE_TRY(const auto applied, migrate(url_));
    if (applied.empty()) return fail(ErrorKind::failed, "no migration was applied");
    return {};
  }

 private:
  explicit TestCluster(std::filesystem::path folder) : folder_(std::move(folder)) {}
  std::filesystem::path folder_;
  std::string url_;
};

}  // namespace retune::coordinator
