#include "tests/unit/coordinator/service/world.h"

#include <algorithm>

#include "shared/wire/codec.h"

namespace retune::coordinator {
namespace {

constexpr std::uint32_t kLeaseMs = 10000;

DeviceClass sim_device() { return {"noop", "simulated", "none", "", {}}; }
Toolchain sim_toolchain() { return {"19.1.7", "", kMeasurementProtocol}; }

Configuration configuration_number(std::size_t number) {
  Configuration configuration;
  configuration.block.x = static_cast<std::uint32_t>(number % 1024 + 1);
  configuration.grid.x = static_cast<std::uint32_t>(number / 1024 + 1);
  return configuration;
}

// Block sizes 2, 3, …; every tenth is too large for the device.
Expected<Batch> propose(std::size_t& position, std::size_t count, std::size_t max) {
  Batch batch;
  for (; position < count && batch.candidates.size() < max; ++position) {
    Configuration configuration = configuration_number(position + 1);
    if (position % 10 == 9) configuration.block.x = 5000 + static_cast<std::uint32_t>(position);
    batch.candidates.push_back({{}, configuration});
  }
  batch.cursor = std::to_string(position);
  batch.exhausted = position >= count;
  return batch;
}

}  // namespace

World::World(WorldOptions options) : options_(options), random_(options.seed) {
  faults_.random = &random_;
  for (std::size_t i = 0; i < options_.workers; ++i) {
    Worker worker;
    worker.name = WorkerName("worker/" + std::to_string(i));
    workers_.push_back(std::move(worker));
  }
  start_coordinator();
  for (auto& worker : workers_) start_worker(worker);
}

CampaignId World::add_campaign(CampaignRow row) {
  row.name = "campaign";
  row.backends = {"noop"};
  row.terms.instance = {sha256(as_bytes("recording")), InstanceId("instance")};
  row.baseline = configuration_number(0);
  const auto id = store_.add_campaign(row);
  campaigns_.push_back(id);
  return id;
}

void World::start_coordinator() {
  keeper_ = std::make_unique<Keeper>(
      [this]() -> Expected<std::unique_ptr<Store>> { return std::make_unique<FaultyStore>(store_, faults_, account_); },
      [](milliseconds) { return true; }, [](const CampaignRow&) { return std::nullopt; },
      [this](std::string_view) {
        if (crash_probability_ > 0 && std::uniform_real_distribution<>(0, 1)(random_) < crash_probability_) throw Crash();
      });
  const auto term = keeper_->take_office("world");
  if (!term) {
    problems_.push_back("no office: " + term.error().to_string());
    return;
  }
  DispatcherOptions dispatcher;
  dispatcher.lease_ms = kLeaseMs;
  dispatcher.low_water = 8;
  dispatcher.feed_batch = 8;
  dispatcher.work_batch = 3;
  dispatcher_ = std::make_unique<Dispatcher>(*term, dispatcher);
  feeding_ = std::make_unique<Feeding>(
      [this](const CampaignRow&, const TargetRow& target) -> Expected<OpenedStrategy> {
        const auto position = std::make_shared<std::size_t>(target.cursor.empty() ? 0 : std::stoul(target.cursor));
        return OpenedStrategy{
            [position, count = options_.configurations](std::size_t max) { return propose(*position, count, max); },
            std::nullopt};
      },
      [this](TargetId target, CheckedBatch&& batch, std::optional<TargetRow> refresh) {
        return keeper_->dedup(target, batch, refresh ? &*refresh : nullptr);
      });
}

void World::crash_coordinator() {
  ++crashes_;
  dispatcher_.reset();
  feeding_.reset();
  keeper_.reset();
  to_coordinator_.clear();
  asks_.clear();
  feeds_.clear();
  replies_.clear();
  // What was under way to workers dies with the connections; they do not notice at once.
  for (auto& worker : workers_) {
    for (const auto& lease : worker.running) disturb(lease);
    worker.inbox.clear();
  }
  start_coordinator();
}

World::Worker* World::at(const PeerId& peer) {
  const auto found = std::find_if(workers_.begin(), workers_.end(), [&](const Worker& worker) { return worker.peer == peer; });
  return found == workers_.end() ? nullptr : &*found;
}

void World::start_worker(Worker& worker) {
  for (const auto& lease : worker.running) disturb(lease);
  for (const auto& [lease, report] : worker.outbox) disturb(lease);  // its outbox is in memory
  worker.running.clear();
  worker.requests.clear();
  worker.outbox.clear();
  worker.pid = next_pid_++;
  worker.term = Term(0);
  reconnect(worker);
}

void World::reconnect(Worker& worker) {
  worker.peer = PeerId("peer-" + std::to_string(next_peer_++));
  worker.inbox.clear();
  worker.welcome = false;
  worker.heard = now_;
  say_hello(worker);
}

void World::say(Worker& worker, MessageBody body) {
  to_coordinator_.push_back({worker.peer, encode({worker.term, std::move(body)})});
}

void World::say_hello(Worker& worker) {
  Hello hello;
  hello.name = worker.name;
  hello.device = sim_device();
  hello.toolchain = sim_toolchain();
  hello.host = "world";
  hello.pid = worker.pid;
  hello.slots = options_.slots;
  for (const auto& lease : worker.running) hello.held.push_back(lease);
  for (const auto& [lease, report] : worker.outbox) hello.held.push_back(lease);
  say(worker, std::move(hello));
}

void World::say_ready(Worker& worker) {
  const auto room = options_.slots - std::min<std::size_t>(options_.slots, worker.running.size());
  say(worker, Ready{static_cast<std::uint32_t>(room)});
}

void World::worker_reads(Worker& worker) {
  if (worker.inbox.empty()) return;
  const Frames frames = std::move(worker.inbox.front());
  worker.inbox.pop_front();
  auto message = decode(frames);
  if (!message) return problems_.push_back("worker got nonsense: " + message.error().to_string());
  worker.heard = now_;
  if (std::holds_alternative<Welcome>(message->body)) {
    worker.term = message->term;
    worker.welcome = true;
    for (const auto& [lease, report] : worker.outbox) say(worker, report);
    say_ready(worker);
  } else if (const auto* work = std::get_if<Work>(&message->body)) {
    for (const auto& request : work->requests) {
      const LeaseRef lease{request.id, request.epoch};
      worker.running.insert(lease);
      worker.requests.insert_or_assign(lease, request);
    }
    if (worker.running.size() > options_.slots) problems_.push_back("more work than credit");
  } else if (const auto* ack = std::get_if<Ack>(&message->body)) {
    for (const auto& lease : ack->leases) {
      worker.outbox.erase(lease);
      account_.acknowledged.insert(lease);
      if (!account_.committed.contains(lease)) problems_.push_back("acknowledged and not committed");
    }
  } else if (const auto* stop = std::get_if<Stop>(&message->body)) {
    for (const auto& lease : stop->leases) worker.running.erase(lease);
    say_ready(worker);
  } else if (std::holds_alternative<Who>(message->body)) {
    say_hello(worker);
  } else if (std::holds_alternative<Refuse>(message->body)) {
    problems_.push_back("worker refused: " + std::get<Refuse>(message->body).reason);
  }
}

// Some configurations always crash their child, some always fail, the baseline always verifies.
Outcome World::outcome_of(const EvaluationRequest& request) {
  const std::uint32_t block = request.configuration.block.x;
  if (block % 13 == 5) return Outcome::replay_crashed;
  if (block % 7 == 3) return Outcome::wrong_answer;
  return Outcome::verified;
}

void World::worker_works(Worker& worker) {
  if (worker.running.empty()) return;
  auto chosen = worker.running.begin();
  std::advance(chosen, static_cast<std::ptrdiff_t>(draw(worker.running.size())));
  const LeaseRef lease = *chosen;
  worker.running.erase(chosen);
  const auto request = worker.requests.extract(lease).mapped();
  Report report{lease, request.hash, {}};
  report.report.outcome = outcome_of(request);
  if (report.report.outcome == Outcome::verified)
    report.report.samples = {1000.0 + request.configuration.block.x};
  else
    report.report.reason = "simulated";
  report.report.device = sim_device();
  report.report.toolchain = sim_toolchain();
  ++account_.runs[lease.id];
  worker.outbox.insert_or_assign(lease, report);
  if (!worker.welcome) return;
  say(worker, report);
  say_ready(worker);
}

// One thread reads, works and speaks: nothing is unread when it speaks.
void World::beat(Worker& worker) {
  while (!worker.inbox.empty()) worker_reads(worker);
  WorkerHeartbeat heartbeat;
  for (const auto& lease : worker.running) heartbeat.held.push_back({lease, Stage::measure, 0});
  for (const auto& [lease, report] : worker.outbox) heartbeat.held.push_back({lease, Stage::result, 0});
  say(worker, std::move(heartbeat));
}

void World::deliver(std::size_t most) {
  for (; most > 0 && !to_coordinator_.empty(); --most) {
    const PeerFrames message = std::move(to_coordinator_.front());
    to_coordinator_.pop_front();
    if (auto decoded = decode(message.frames))
      dispatcher_->on_message(message.peer, std::move(*decoded), now_);
    else
      dispatcher_->on_malformed(message.peer, decoded.error(), foreign_version(message.frames));
  }
}

void World::carry_out() {
  dispatcher_->plan(now_);
  for (auto& action : dispatcher_->take_actions()) {
    if (auto* message = std::get_if<Send>(&action)) {
      if (Worker* worker = at(message->peer))
        worker->inbox.push_back(encode({store_.term(), std::move(message->body)}));
      else
        dispatcher_->on_unreachable(message->peer);
    } else if (auto* ask = std::get_if<Ask>(&action)) {
      asks_.push_back(std::move(*ask));
    } else if (auto* feed = std::get_if<FeedTarget>(&action)) {
      feeds_.push_back(std::move(*feed));
    } else if (const auto* close = std::get_if<CloseTarget>(&action)) {
      feeding_->close(close->target);
    } else if (const auto* note = std::get_if<Note>(&action); note != nullptr && note->kind == "life-cycle") {
      problems_.push_back(note->text);
    }
  }
}

void World::run_keeper() {
  auto replies = keeper_->perform(std::exchange(asks_, {}));
  if (!replies) return problems_.push_back("keeper: " + replies.error().to_string());
  std::move(replies->begin(), replies->end(), std::back_inserter(replies_));
}

void World::run_feeder() {
  if (feeds_.empty()) return;
  const FeedTarget feed = std::move(feeds_.front());
  feeds_.erase(feeds_.begin());
  auto reply = feeding_->feed(feed);
  if (!reply) return problems_.push_back("feeder: " + reply.error().to_string());
  replies_.push_back(std::move(*reply));
}

void World::step() {
  faults_.before = options_.faults ? 0.01 : 0;
  faults_.after = options_.faults ? 0.01 : 0;
  crash_probability_ = options_.faults ? 0.01 : 0;
  try {
    switch (draw(16)) {
      case 0: case 1: case 2: deliver(1 + draw(4)); break;
      case 3: case 4: run_keeper(); break;
      case 5: run_feeder(); break;
      case 6: {
        auto polled = keeper_->poll_campaigns();
        if (polled) replies_.push_back(std::move(*polled));
        break;
      }
      case 7: case 8:
        for (auto& reply : std::exchange(replies_, {})) dispatcher_->on_reply(std::move(reply), now_);
        break;
      case 9: case 10: {
        Worker& worker = workers_[draw(workers_.size())];
        for (std::uint64_t count = 1 + draw(10); count > 0; --count) worker_reads(worker);
        break;
      }
      case 11: case 12: worker_works(workers_[draw(workers_.size())]); break;
      case 13:
        now_ += milliseconds(draw(800));
        dispatcher_->on_tick(now_);
        break;
      case 14:
        for (auto& worker : workers_) {
          if (now_ - worker.heard > milliseconds(kLeaseMs)) {  // it has heard nothing: stops work and comes anew
            for (const auto& lease : worker.running) disturb(lease);
            worker.running.clear();
            reconnect(worker);
          } else if (worker.welcome || draw(4) == 0) {
            beat(worker);
          }
        }
        break;
      default:
        if (!options_.faults || draw(3) != 0) break;
        Worker& victim = workers_[draw(workers_.size())];
        switch (draw(5)) {
          case 0: start_worker(victim); break;  // killed and started anew
          case 1:                               // its connection is cut; what was under way is lost
            for (const auto& lease : victim.running) disturb(lease);
            std::erase_if(to_coordinator_, [&](const PeerFrames& message) { return message.peer == victim.peer; });
            reconnect(victim);
            break;
          case 2:                               // it hangs for longer than its leases
            while (!victim.inbox.empty()) worker_reads(victim);
            for (const auto& lease : victim.running) disturb(lease);
            for (int i = 0; i < 15; ++i) {
              now_ += milliseconds(1000);
              for (auto& other : workers_)
                if (&other != &victim) beat(other);
              deliver(to_coordinator_.size());
              dispatcher_->on_tick(now_);
              carry_out();
            }
            break;
          case 3: crash_coordinator(); break;
          default: to_coordinator_.push_back({victim.peer, {to_buffer(as_bytes("garbage"))}}); break;
        }
    }
    carry_out();
  } catch (const Crash&) {
    crash_coordinator();
  }
}

bool World::finish() {
  options_.faults = false;
  for (int round = 0; round < 4000; ++round) {
    for (int i = 0; i < 16; ++i) step();
    const bool ended = std::all_of(campaigns_.begin(), campaigns_.end(), [&](CampaignId id) {
      const auto state = store_.campaign(id).state;
      return state != CampaignState::running && state != CampaignState::paused;
    });
    if (ended) return true;
  }
  return false;
}

}  // namespace retune::coordinator
