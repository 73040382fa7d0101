#include "shared/wire/codec.h"

#include <charconv>

#include "shared/base/json.h"

namespace retune {
namespace {

// ---- writing ----------------------------------------------------------------------------------------------------

Json to_json(const LeaseRef& lease) { return Json::Array{Json(lease.id.value()), Json(lease.epoch.value())}; }

Json to_json(const std::vector<LeaseRef>& leases) {
  Json::Array list;
  list.reserve(leases.size());
  for (const auto& lease : leases) list.push_back(to_json(lease));
  return Json(std::move(list));
}

void write(Json& out, const Hello& hello) {
  Json features = Json::array();
  for (const auto& feature : hello.features) features.push(feature);
  out.set("name", hello.name.value())
      .set("min_version", hello.min_version)
      .set("max_version", hello.max_version)
      .set("features", std::move(features))
      .set("device", retune::to_json(hello.device))
      .set("toolchain", retune::to_json(hello.toolchain))
      .set("host", hello.host)
      .set("pid", hello.pid)
      .set("slots", hello.slots)
      .set("held", to_json(hello.held));
}
void write(Json& out, const Welcome& welcome) {
  out.set("heartbeat_ms", welcome.heartbeat_ms).set("lease_ms", welcome.lease_ms);
}
void write(Json& out, const Refuse& refuse) { out.set("reason", refuse.reason); }
void write(Json& out, const Ready& ready) { out.set("credit", ready.credit); }
void write(Json& out, const Work& work) {
  Json::Array requests;
  requests.reserve(work.requests.size());
  for (const auto& request : work.requests) requests.push_back(retune::to_json(request));
  out.set("terms", retune::to_json(work.terms)).set("requests", Json(std::move(requests)));
}
void write(Json& out, const WorkerHeartbeat& heartbeat) {
  Json held = Json::array();
  for (const auto& one : heartbeat.held)
    held.push(Json::Array{Json(one.lease.id.value()), Json(one.lease.epoch.value()), Json(to_string(one.stage)),
                          Json(one.elapsed_ms)});
  out.set("held", std::move(held));
}
void write(Json&, const CoordinatorHeartbeat&) {}
void write(Json& out, const Report& report) {
  out.set("lease", to_json(report.lease))
      .set("hash", report.hash.value().hex())
      .set("report", retune::to_json(report.report));
}
void write(Json& out, const Ack& ack) { out.set("leases", to_json(ack.leases)); }
void write(Json& out, const Want& want) {
  out.set("recording", want.recording.hex()).set("file", want.file).set("offset", want.offset);
}
void write(Json& out, const Blob& blob) {
  out.set("recording", blob.recording.hex())
      .set("file", blob.file)
      .set("offset", blob.offset)
      .set("total", blob.total)
      .set("problem", blob.problem);
}
void write(Json& out, const Goodbye& goodbye) { out.set("returned", to_json(goodbye.returned)); }
void write(Json& out, const Stop& stop) { out.set("leases", to_json(stop.leases)); }
void write(Json&, const Who&) {}

// ---- reading ----------------------------------------------------------------------------------------------------

Expected<std::int64_t> id_at(const JsonCursor& cursor) { return cursor.integer(0); }

Expected<std::string> text_at(const JsonCursor& cursor, std::string_view key, std::size_t limit) {
  RETUNE_TRY(const auto member, cursor.at(key));
  RETUNE_TRY(auto text, member.string());
  if (text.size() > limit) return member.error(fmt::format("{} bytes of text; the limit is {}", text.size(), limit));
  return text;
}

template <class T>
Expected<T> unsigned_at(const JsonCursor& cursor, std::string_view key) {
  RETUNE_TRY(const auto member, cursor.at(key));
  RETUNE_TRY(const auto value, member.unsigned_integer(0, std::numeric_limits<T>::max()));
  return static_cast<T>(value);
}

Expected<ContentHash> hash_at(const JsonCursor& cursor, std::string_view key) {
  RETUNE_TRY(const auto member, cursor.at(key));
  RETUNE_TRY(const auto text, member.string());
  auto hash = ContentHash::from_hex(text);
  if (!hash) return member.error("expected a SHA-256 as 64 hexadecimal digits");
  return *hash;
}

Expected<LeaseRef> read_lease(const JsonCursor& cursor) {
  RETUNE_TRY(const auto pair, cursor.elements());
  if (pair.size() != 2) return cursor.error("expected [evaluation, epoch]");
  RETUNE_TRY(const auto id, id_at(pair[0]));
  RETUNE_TRY(const auto epoch, id_at(pair[1]));
  return LeaseRef{EvaluationId(id), Epoch(epoch)};
}

Expected<std::vector<LeaseRef>> leases_at(const JsonCursor& cursor, std::string_view key) {
  RETUNE_TRY(const auto member, cursor.at(key));
  RETUNE_TRY(const auto elements, member.elements());
  std::vector<LeaseRef> leases;
  leases.reserve(elements.size());
  for (const auto& element : elements) {
    RETUNE_TRY(const auto lease, read_lease(element));
    leases.push_back(lease);
  }
  return leases;
}

// A name goes into logs, file names and SQL results of people: one printable word.
Expected<WorkerName> worker_name_at(const JsonCursor& cursor) {
  RETUNE_TRY(auto name, text_at(cursor, "name", kMaxWorkerName));
  RETUNE_TRY(const auto member, cursor.at("name"));
  if (name.empty()) return member.error("a worker needs a name");
  for (const char c : name)
    if (c <= ' ' || c > '~') return member.error("expected printable ASCII without spaces");
  return WorkerName(std::move(name));
}

Expected<MessageBody> read_hello(const JsonCursor& cursor) {
  Hello hello;
  RETUNE_TRY(const auto min_version, unsigned_at<std::uint16_t>(cursor, "min_version"));
  RETUNE_TRY(const auto max_version, unsigned_at<std::uint16_t>(cursor, "max_version"));
  hello.min_version = min_version;
  hello.max_version = max_version;
  RETUNE_TRY(hello.name, worker_name_at(cursor));
  RETUNE_TRY(const auto features, cursor.at("features"));
  RETUNE_TRY(const auto elements, features.elements());
  for (const auto& element : elements) {
    RETUNE_TRY(auto feature, element.string());
    hello.features.push_back(std::move(feature));
  }
  RETUNE_TRY(const auto device, cursor.at("device"));
  RETUNE_TRY(hello.device, device_class_from_json(device));
  RETUNE_TRY(const auto toolchain, cursor.at("toolchain"));
  RETUNE_TRY(hello.toolchain, toolchain_from_json(toolchain));
  RETUNE_TRY(hello.host, text_at(cursor, "host", 255));
  RETUNE_TRY(hello.pid, unsigned_at<std::uint32_t>(cursor, "pid"));
  RETUNE_TRY(hello.slots, unsigned_at<std::uint32_t>(cursor, "slots"));
  RETUNE_TRY(hello.held, leases_at(cursor, "held"));
  return MessageBody(std::move(hello));
}

Expected<MessageBody> read_welcome(const JsonCursor& cursor) {
  Welcome welcome;
  RETUNE_TRY(welcome.heartbeat_ms, unsigned_at<std::uint32_t>(cursor, "heartbeat_ms"));
  RETUNE_TRY(welcome.lease_ms, unsigned_at<std::uint32_t>(cursor, "lease_ms"));
  if (welcome.heartbeat_ms == 0 || welcome.lease_ms == 0) return cursor.error("heartbeat_ms and lease_ms are at least 1");
  return MessageBody(welcome);
}

Expected<MessageBody> read_work(const JsonCursor& cursor) {
  Work work;
  RETUNE_TRY(const auto terms, cursor.at("terms"));
  RETUNE_TRY(work.terms, evaluation_terms_from_json(terms));
  RETUNE_TRY(const auto requests, cursor.at("requests"));
  RETUNE_TRY(const auto elements, requests.elements());
  work.requests.reserve(elements.size());
  for (const auto& element : elements) {
    RETUNE_TRY(auto request, evaluation_request_from_json(element));
    work.requests.push_back(std::move(request));
  }
  return MessageBody(std::move(work));
}

Expected<MessageBody> read_heartbeat(const JsonCursor& cursor) {
  WorkerHeartbeat heartbeat;
  RETUNE_TRY(const auto held, cursor.at("held"));
  RETUNE_TRY(const auto elements, held.elements());
  heartbeat.held.reserve(elements.size());
  for (const auto& element : elements) {
    RETUNE_TRY(const auto parts, element.elements());
    if (parts.size() != 4) return element.error("expected [evaluation, epoch, stage, elapsed_ms]");
    WorkerHeartbeat::Held one;
    RETUNE_TRY(const auto id, id_at(parts[0]));
    RETUNE_TRY(const auto epoch, id_at(parts[1]));
    RETUNE_TRY(const auto token, parts[2].string());
    const auto stage = stage_from_string(token);
    if (!stage) return parts[2].error("expected the name of a stage");
    RETUNE_TRY(one.elapsed_ms, parts[3].unsigned_integer());
    one.lease = {EvaluationId(id), Epoch(epoch)};
    one.stage = *stage;
    heartbeat.held.push_back(one);
  }
  return MessageBody(std::move(heartbeat));
}

Expected<MessageBody> read_report(const JsonCursor& cursor) {
  RETUNE_TRY(const auto lease_cursor, cursor.at("lease"));
  RETUNE_TRY(const auto lease, read_lease(lease_cursor));
  RETUNE_TRY(const auto hash, hash_at(cursor, "hash"));
  RETUNE_TRY(const auto report_cursor, cursor.at("report"));
  RETUNE_TRY(auto report, evaluation_report_from_json(report_cursor));
  return MessageBody(Report{lease, ConfigurationHash::stored(hash), std::move(report)});
}

Expected<MessageBody> read_want(const JsonCursor& cursor) {
  Want want;
  RETUNE_TRY(want.recording, hash_at(cursor, "recording"));
  RETUNE_TRY(want.file, text_at(cursor, "file", 128));
  RETUNE_TRY(want.offset, unsigned_at<std::uint64_t>(cursor, "offset"));
  return MessageBody(std::move(want));
}

Expected<MessageBody> read_blob(const JsonCursor& cursor, const Buffer& content) {
  Blob blob;
  RETUNE_TRY(blob.recording, hash_at(cursor, "recording"));
  RETUNE_TRY(blob.file, text_at(cursor, "file", 128));
  RETUNE_TRY(blob.offset, unsigned_at<std::uint64_t>(cursor, "offset"));
  RETUNE_TRY(blob.total, unsigned_at<std::uint64_t>(cursor, "total"));
  RETUNE_TRY(blob.problem, text_at(cursor, "problem", 4096));
  if (content.size() > kMaxBlobChunk)
    return invalid_input("blob frame of {} bytes; the limit is {}", content.size(), kMaxBlobChunk);
  if (blob.offset > blob.total || content.size() > blob.total - blob.offset)
    return cursor.error(fmt::format("{} bytes at offset {} of a file of {}", content.size(), blob.offset, blob.total));
  blob.content = content;
  return MessageBody(std::move(blob));
}

Expected<MessageBody> read_body(std::string_view kind, const JsonCursor& cursor, const Frames& frames) {
  if (kind == "hello") return read_hello(cursor);
  if (kind == "welcome") return read_welcome(cursor);
  if (kind == "work") return read_work(cursor);
  if (kind == "heartbeat") return read_heartbeat(cursor);
  if (kind == "alive") return MessageBody(CoordinatorHeartbeat{});
  if (kind == "report") return read_report(cursor);
  if (kind == "want") return read_want(cursor);
  if (kind == "blob") return read_blob(cursor, frames[2]);
  if (kind == "who") return MessageBody(Who{});
  if (kind == "refuse") {
    RETUNE_TRY(auto reason, text_at(cursor, "reason", 4096));
    return MessageBody(Refuse{std::move(reason)});
  }
  if (kind == "ready") {
    RETUNE_TRY(const auto credit, unsigned_at<std::uint32_t>(cursor, "credit"));
    return MessageBody(Ready{credit});
  }
  RETUNE_TRY(auto leases, leases_at(cursor, kind == "goodbye" ? "returned" : "leases"));
  if (kind == "ack") return MessageBody(Ack{std::move(leases)});
  if (kind == "stop") return MessageBody(Stop{std::move(leases)});
  return MessageBody(Goodbye{std::move(leases)});
}

// "retune/1 hello" in parts. Nothing: it is no frame of ours at all.
struct Heading {
  int major = 0;
  std::string_view kind;
};
std::optional<Heading> read_heading(const Frames& frames) {
  if (frames.empty() || frames[0].size() > 64) return std::nullopt;
  std::string_view text = as_text(frames[0]);
  if (!text.starts_with(kProtocolName)) return std::nullopt;
  text.remove_prefix(kProtocolName.size());
  if (!text.starts_with('/')) return std::nullopt;
  text.remove_prefix(1);
  Heading heading;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), heading.major);
  if (error != std::errc() || heading.major < 0) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (!text.starts_with(' ')) return std::nullopt;
  heading.kind = text.substr(1);
  return heading;
}

}  // namespace

Frames encode(const Message& message) {
  Json body = Json::object();
  body.set("term", message.term.value());
  std::visit([&](const auto& part) { write(body, part); }, message.body);
  Frames frames;
  frames.reserve(3);
  frames.push_back(to_buffer(as_bytes(fmt::format("{}/{} {}", kProtocolName, kProtocolMajor, kind_of(message.body)))));
  frames.push_back(to_buffer(as_bytes(to_text(body))));
  if (const auto* blob = std::get_if<Blob>(&message.body)) frames.push_back(blob->content);
  return frames;
}

std::optional<int> foreign_version(const Frames& frames) {
  const auto heading = read_heading(frames);
  if (!heading || heading->major == kProtocolMajor) return std::nullopt;
  return heading->major;
}

Expected<Message> decode(const Frames& frames) {
  if (frames.size() < 2 || frames.size() > kMaxFrames)
    return invalid_input("message of {} frames; expected 2 to {}", frames.size(), kMaxFrames);
  const auto heading = read_heading(frames);
  if (!heading) return invalid_input("first frame is not \"{}/VERSION KIND\"", kProtocolName);
  if (heading->major != kProtocolMajor)
    return invalid_input("message of protocol version {}; this side speaks {}", heading->major, kProtocolMajor);
  if (!is_kind(heading->kind)) return invalid_input("unknown kind of message ({} bytes)", heading->kind.size());
  const std::size_t expected = heading->kind == "blob" ? 3 : 2;
  if (frames.size() != expected)
    return invalid_input("{} message of {} frames; expected {}", heading->kind, frames.size(), expected);
  if (frames[1].size() > kMaxBodyBytes)
    return invalid_input("{} message with a body of {} bytes; the limit is {}", heading->kind, frames[1].size(),
                         kMaxBodyBytes);
  const auto read = [&]() -> Expected<Message> {
    RETUNE_TRY(const auto json, parse_json(as_text(frames[1]), {.max_depth = 16}));
    const JsonCursor cursor(json);
    RETUNE_TRY(const auto term_cursor, cursor.at("term"));
    RETUNE_TRY(const auto term, id_at(term_cursor));
    RETUNE_TRY(auto body, read_body(heading->kind, cursor, frames));
    return Message{Term(term), std::move(body)};
  };
  auto message = read();
  if (!message) return fail(message.error().while_doing(fmt::format("{} message", heading->kind)));
  return message;
}

}  // namespace retune
