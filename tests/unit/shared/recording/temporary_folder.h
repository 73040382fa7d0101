// A folder that is gone when the test is.
#pragma once

#include <stdlib.h>

#include <filesystem>

namespace retune {

class TemporaryFolder {
 public:
  TemporaryFolder() {
    char name[] = "/tmp/retune-test-XXXXXX";
    path_ = ::mkdtemp(name);
  }
  ~TemporaryFolder() {
    std::error_code none;
    std::filesystem::remove_all(path_, none);
  }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace retune
