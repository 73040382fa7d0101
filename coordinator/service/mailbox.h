// A queue from one thread to another.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace retune::coordinator {

// Any thread may call any member.
template <class T>
class Mailbox {
 public:
  // `on_post` is called after each post, by the thread that posted.
  explicit Mailbox(std::function<void()> on_post = {}) : on_post_(std::move(on_post)) {}

  void post(T letter) {
    {
      const std::lock_guard lock(mutex_);
      letters_.push_back(std::move(letter));
    }
    arrived_.notify_one();
    if (on_post_) on_post_();
  }
  // All that wait, oldest first; none when there is none.
  [[nodiscard]] std::vector<T> take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(letters_, {});
  }
  // The same, waiting for one at most `timeout`, or until close().
  [[nodiscard]] std::vector<T> wait(std::chrono::milliseconds timeout) {
    std::unique_lock lock(mutex_);
    arrived_.wait_for(lock, timeout, [&] { return !letters_.empty() || closed_; });
    return std::exchange(letters_, {});
  }
  // Sleeps, whatever arrives; false at once when it is closed.
  [[nodiscard]] bool sleep(std::chrono::milliseconds timeout) {
    std::unique_lock lock(mutex_);
    return !closing_.wait_for(lock, timeout, [&] { return closed_; });
  }
  // Ends all waiting, now and later. Letters may still be posted and taken.
  void close() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = true;
    }
    arrived_.notify_all();
    closing_.notify_all();
  }
  [[nodiscard]] bool is_closed() const {
    const std::lock_guard lock(mutex_);
    return closed_;
  }
  [[nodiscard]] std::size_t size() const {
    const std::lock_guard lock(mutex_);
    return letters_.size();
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable arrived_, closing_;
  std::vector<T> letters_;
  bool closed_ = false;
  std::function<void()> on_post_;
};

}  // namespace retune::coordinator
