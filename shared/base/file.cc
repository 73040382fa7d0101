#include "shared/base/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "shared/base/handle.h"

namespace retune {

Expected<Buffer> read_file(const std::filesystem::path& path, std::size_t limit) {
  FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file) return invalid_input("{}: cannot open: {}", path.string(), std::strerror(errno));
  struct stat status {};
  if (::fstat(file.get(), &status) != 0)
    return fail(ErrorKind::failed, "{}: cannot stat: {}", path.string(), std::strerror(errno));
  if (S_ISDIR(status.st_mode)) return invalid_input("{}: is a folder, expected a file", path.string());
  Buffer bytes;
  if (S_ISREG(status.st_mode)) bytes.reserve(static_cast<std::size_t>(status.st_size));
  std::byte chunk[1 << 16];
  while (true) {
    const ssize_t got = ::read(file.get(), chunk, sizeof(chunk));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return fail(ErrorKind::failed, "{}: cannot read: {}", path.string(), std::strerror(errno));
    if (got == 0) return bytes;
    if (bytes.size() + static_cast<std::size_t>(got) > limit)
      return invalid_input("{}: larger than the limit of {} bytes", path.string(), limit);
    bytes.insert(bytes.end(), chunk, chunk + got);
  }
}

Expected<std::string> read_text_file(const std::filesystem::path& path, std::size_t limit) {
  RETUNE_TRY(const Buffer bytes, read_file(path, limit));
  return std::string(as_text(bytes));
}

Expected<> write_file_atomically(const std::filesystem::path& path, ByteView bytes, unsigned mode) {
  const std::string temporary = path.string() + fmt::format(".tmp{}", ::getpid());
  const auto failed = [&](const char* what) {
    const int reason = errno;
    ::unlink(temporary.c_str());
    return fail(ErrorKind::failed, "{}: cannot {}: {}", path.string(), what, std::strerror(reason));
  };
  FileDescriptor file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode));
  if (!file) return failed("create");
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t put = ::write(file.get(), bytes.data() + done, bytes.size() - done);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return failed("write");
    done += static_cast<std::size_t>(put);
  }
  if (::fsync(file.get()) != 0) return failed("sync");
  if (::rename(temporary.c_str(), path.c_str()) != 0) return failed("rename");
  const std::filesystem::path parent = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
  FileDescriptor folder(::open(parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder) ::fsync(folder.get());
  return {};
}

}  // namespace retune
