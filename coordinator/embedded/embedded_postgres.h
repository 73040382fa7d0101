// A private PostgreSQL cluster made from the installed binaries, in a folder of the user's own.
//
// It listens on a Unix socket in a folder that only its owner can enter, and nowhere else. Started by root it runs as the
// user "postgres" (or "nobody"): PostgreSQL refuses to run as root. Where that user cannot reach the folder (a home below
// /root, say), the cluster's files lie below /var/lib/retune and the folder says where. Durable settings: fsync and
// synchronous_commit are on.
//
// All calls block; they may be made by any process that may signal the cluster's owner.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "shared/base/expected.h"

namespace retune::coordinator {

// The URL of the cluster's database, if its server runs. A stale postmaster.pid counts as not running.
[[nodiscard]] Expected<std::optional<std::string>> running_url(const std::filesystem::path& folder);

// Makes the cluster where there is none, starts it where it does not run, and waits until it answers. What the server and its
// tools print is appended to `log`. Returns the URL. Error: unsupported when PostgreSQL is not installed; failed with the last
// lines of the log.
[[nodiscard]] Expected<std::string> start_embedded(const std::filesystem::path& folder, const std::filesystem::path& log);

// A fast shutdown; does nothing when it does not run.
[[nodiscard]] Expected<> stop_embedded(const std::filesystem::path& folder);

// Where the cluster's files lie: `folder`/data, or the place below /var/lib/retune.
[[nodiscard]] std::filesystem::path cluster_data(const std::filesystem::path& folder);

}  // namespace retune::coordinator
