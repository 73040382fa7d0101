#include "coordinator/cli/service_process.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>

#include "shared/base/file.h"

namespace retune::coordinator {
namespace {

namespace fs = std::filesystem;

class ServiceProcessTest : public ::testing::Test {
 protected:
  void SetUp() override {
    char name[] = "/tmp/retune-service-XXXXXX";
    ASSERT_NE(::mkdtemp(name), nullptr);
    folder_ = name;
  }
  void TearDown() override {
    if (const auto all = read_services(folder_))
      for (const auto& process : *all) static_cast<void>(stop_service(folder_, process, milliseconds(0)));
    fs::remove_all(folder_);
  }
  fs::path folder_;
};

TEST_F(ServiceProcessTest, WhatWasStartedIsAliveAndItsRecordSaysSo) {
  const auto started = start_service(folder_, "sleeper", {"/bin/sleep", "1000"}, folder_ / "log");
  ASSERT_TRUE(started) << started.error().to_string();
  EXPECT_TRUE(is_alive(*started));
  const auto read = read_service(folder_, "sleeper");
  ASSERT_TRUE(read && *read);
  EXPECT_EQ((*read)->pid, started->pid);
  EXPECT_EQ((*read)->start_ticks, started->start_ticks);
  EXPECT_EQ((*read)->command, started->command);
  ASSERT_TRUE(stop_service(folder_, *started, seconds(10)));
  EXPECT_FALSE(is_alive(*started));
  EXPECT_FALSE(*read_service(folder_, "sleeper"));
}

TEST_F(ServiceProcessTest, OneThatIgnoresTheTermSignalIsKilled) {
  const auto started = start_service(
      folder_, "stubborn", {"/bin/sh", "-c", "trap '' TERM; echo ready; while :; do sleep 1000; done"}, folder_ / "log");
  ASSERT_TRUE(started);
  while (last_lines(folder_ / "log", 1) != "ready\n") ASSERT_TRUE(is_alive(*started));
  ASSERT_TRUE(stop_service(folder_, *started, milliseconds(50)));
  EXPECT_FALSE(is_alive(*started));
}

TEST_F(ServiceProcessTest, AProcessIdThatBelongsToAnotherNowIsNotTakenForTheService) {
  auto started = start_service(folder_, "sleeper", {"/bin/sleep", "1000"}, folder_ / "log");
  ASSERT_TRUE(started);
  ServiceProcess other = *started;
  other.start_ticks += 1;
  EXPECT_FALSE(is_alive(other));
  ASSERT_TRUE(stop_service(folder_, other, seconds(1)));
  EXPECT_TRUE(is_alive(*started)) << "stopping a service signalled a process that is not it";
  ::kill(started->pid, SIGKILL);
}

TEST_F(ServiceProcessTest, AProgramThatDoesNotExistIsAnErrorThatNamesIt) {
  const auto started = start_service(folder_, "none", {"/no/such/program"}, folder_ / "log");
  ASSERT_FALSE(started);
  EXPECT_THAT(started.error().to_string(), ::testing::HasSubstr("/no/such/program"));
}

TEST_F(ServiceProcessTest, ARecordThatIsNoRecordIsAnErrorThatNamesTheFile) {
  ASSERT_TRUE(write_file_atomically(folder_ / "bad.pid", as_bytes("{\"pid\": \"x\"}")));
  const auto read = read_service(folder_, "bad");
  ASSERT_FALSE(read);
  EXPECT_THAT(read.error().to_string(), ::testing::HasSubstr("bad.pid"));
  fs::remove(folder_ / "bad.pid");
}

TEST_F(ServiceProcessTest, TheLastLinesOfALogAreTheLastOnes) {
  ASSERT_TRUE(write_file_atomically(folder_ / "log", as_bytes("one\ntwo\nthree\n")));
  EXPECT_EQ(last_lines(folder_ / "log", 2), "two\nthree\n");
  EXPECT_EQ(last_lines(folder_ / "log", 10), "one\ntwo\nthree\n");
  EXPECT_EQ(last_lines(folder_ / "missing", 10), "");
}

}  // namespace
}  // namespace retune::coordinator
