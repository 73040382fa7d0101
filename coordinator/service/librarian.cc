#include "coordinator/service/librarian.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "shared/base/handle.h"

namespace retune::coordinator {

Blob read_chunk(const std::string& folder, const Want& want) {
  Blob blob;
  blob.recording = want.recording;
  blob.file = want.file;
  const FileDescriptor file(::open((folder + "/" + want.file).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat status {};
  if (!file || ::fstat(file.get(), &status) != 0) {
    blob.problem = fmt::format("{}: {}", want.file, std::strerror(errno));
    return blob;
  }
  if (!S_ISREG(status.st_mode)) {
    blob.problem = want.file + ": no regular file";
    return blob;
  }
  blob.total = static_cast<std::uint64_t>(status.st_size);
  if (want.offset > blob.total) {
    blob.problem = fmt::format("{}: offset {} of a file of {} bytes", want.file, want.offset, blob.total);
    return blob;
  }
  blob.offset = want.offset;
  Buffer content(static_cast<std::size_t>(std::min<std::uint64_t>(kMaxBlobChunk, blob.total - want.offset)));
  std::size_t filled = 0;
  while (filled < content.size()) {
    const auto got = ::pread(file.get(), content.data() + filled, content.size() - filled,
                             static_cast<off_t>(want.offset + filled));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      blob.problem = fmt::format("{}: {}", want.file, got < 0 ? std::strerror(errno) : "it has become shorter");
      return blob;
    }
    filled += static_cast<std::size_t>(got);
  }
  blob.content = std::move(content);
  return blob;
}

Librarian::~Librarian() {
  letters_.close();
  if (thread_.joinable()) thread_.join();
}

void Librarian::start() {
  thread_ = std::thread([this] { run(); });
}

void Librarian::ask(Serve serve) {
  if (letters_.size() < kMostWaiting) return letters_.post(std::move(serve));
  Blob busy;
  busy.recording = serve.want.recording;
  busy.file = serve.want.file;
  busy.problem = "busy: ask again later";
  answers_.post({serve.peer, std::move(busy)});
}

void Librarian::run() {
  while (!letters_.is_closed())
    for (const auto& serve : letters_.wait(milliseconds(60000)))
      answers_.post({serve.peer, read_chunk(serve.folder, serve.want)});
}

}  // namespace retune::coordinator
