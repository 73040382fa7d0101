// What the dispatcher decides, and what it is told: the plain values that pass between the thread that owns the ROUTER and
// the threads that do what may wait (storekeeper, feeder, librarian).
//
//   dispatcher --Action--> server: Send to the socket, Ask to the storekeeper, FeedTarget to the feeder, Serve to the
//                                  librarian, Note to the log
//   dispatcher <--Reply--- storekeeper and feeder
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "coordinator/store/store.h"
#include "shared/base/log.h"
#include "shared/wire/transport.h"

namespace retune::coordinator {

// ---- of the storekeeper ----------------------------------------------------------------------------------------------
namespace ask {

struct SeeWorker { WorkerRow worker; };                         // no reply
struct LoseWorker { WorkerName worker; std::string reason; };   // no reply
// The target of a campaign for a class, and all that is open in it. Reply: TargetOpened.
struct OpenTarget {
  CampaignId campaign;
  DeviceClass device;
  Toolchain toolchain;
};
struct Grant { std::vector<LeaseGrant> grants; };               // reply: Granted
struct Release {                                                // reply: Released
  std::vector<LeaseRef> leases;
  bool counts = false;
  std::string reason;
};
struct Commit { ReportRow row; };                               // reply: Committed; those that wait are committed together
// Reply: CampaignEnded. With `drained`, only if none of these targets has an open evaluation.
struct EndCampaign {
  CampaignId campaign;
  CampaignState state = CampaignState::done;
  std::string reason;
  std::vector<TargetId> drained;
};

}  // namespace ask
using Ask = std::variant<ask::SeeWorker, ask::LoseWorker, ask::OpenTarget, ask::Grant, ask::Release, ask::Commit,
                         ask::EndCampaign>;

// ---- of the feeder -----------------------------------------------------------------------------------------------------
// Takes the next batch of a target through the pipeline. Reply: TargetFed or FeedFailed. The baseline goes first and alone.
struct FeedTarget {
  CampaignRow campaign;
  TargetRow target;        // as last heard of: where to begin when the feeder does not know the target
  bool baseline = false;
  std::size_t max = 0;
};
struct CloseTarget { TargetId target; };  // the feeder may forget it; no reply

// ---- of the librarian --------------------------------------------------------------------------------------------------
// Reads a chunk of a recording's file and sends it to the peer.
struct Serve {
  PeerId peer;
  Want want;
  std::string folder;
};

// ---- of the server -----------------------------------------------------------------------------------------------------
struct Send {
  PeerId peer;
  MessageBody body;
};
// For the log. `kind` is a short token by which repetitions are held back.
struct Note {
  log::level::level_enum level = log::level::info;
  std::string kind;
  std::string text;
};

using Action = std::variant<Send, Ask, FeedTarget, CloseTarget, Serve, Note>;

// ---- replies -----------------------------------------------------------------------------------------------------------
namespace reply {

// Unasked, several times a second: campaigns that run, wait or have changed.
struct Campaigns {
  struct One {
    CampaignRow row;
    std::optional<double> max_seconds;  // its spec's limit
  };
  std::vector<One> campaigns;
};
struct TargetOpened {
  TargetRow target;
  std::vector<OpenEvaluation> open;
};
struct TargetFed {
  TargetId target;
  FedBatch batch;
  bool exhausted = false;
  std::optional<TargetRow> row;         // as it is now; after the baseline
  std::string rejected_reason;          // of the baseline, where it was rejected
};
struct FeedFailed {
  TargetId target;
  std::string reason;
};
struct Granted {
  std::vector<LeaseGrant> asked;
  std::vector<LeaseRef> given;
};
struct Released {
  std::vector<LeaseRef> leases;
  bool counts = false;
  std::vector<EvaluationId> ended;      // that have their result now
};
struct Committed {
  struct One {
    LeaseRef lease;
    WorkerName worker;
    ReportFate fate = ReportFate::counted;
    bool final = true;
    Outcome outcome = Outcome::verified;
    std::string reason;
    double median_ns = 0;
  };
  std::vector<One> reports;
};
struct CampaignEnded {
  CampaignId campaign;
  bool ended = false;                   // false: these are still open
  std::vector<reply::TargetOpened> open;
};

}  // namespace reply
using Reply = std::variant<reply::Campaigns, reply::TargetOpened, reply::TargetFed, reply::FeedFailed, reply::Granted,
                           reply::Released, reply::Committed, reply::CampaignEnded>;

}  // namespace retune::coordinator
