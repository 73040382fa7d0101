// Librarian: the thread that reads recordings' files for workers that do not see the folder. A slow disk holds up nobody
// else.
#pragma once

#include <thread>

#include "coordinator/service/actions.h"
#include "coordinator/service/mailbox.h"

namespace retune::coordinator {

// Reads the chunk of at most kMaxBlobChunk bytes that is wanted. Blocking. What goes wrong is the answer's `problem`. The
// file's name has been checked by the dispatcher.
[[nodiscard]] Blob read_chunk(const std::string& folder, const Want& want);

class Librarian {
 public:
  static constexpr std::size_t kMostWaiting = 256;  // chunks; each worker asks for a few at a time

  explicit Librarian(std::function<void()> on_answer) : answers_(std::move(on_answer)) {}
  ~Librarian();
  Librarian(const Librarian&) = delete;
  Librarian& operator=(const Librarian&) = delete;

  void start();
  // Any thread; never blocks. Beyond kMostWaiting the answer is a problem: "busy".
  void ask(Serve serve);
  [[nodiscard]] std::vector<Send> take_answers() { return answers_.take(); }

 private:
  void run();
  Mailbox<Serve> letters_;
  Mailbox<Send> answers_;
  std::thread thread_;
};

}  // namespace retune::coordinator
