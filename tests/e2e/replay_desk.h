#pragma once
// A store with people, a source that charges and forwards, and a destination on a real socket: where replays are
// asked for by the command line beside a running engine.
#include "tests/kit/charge_events.h"
#include "tests/kit/engine_process.h"
#include "tests/kit/fake_destination.h"
#include "tests/kit/oracle.h"
#include "tests/kit/scratch_dir.h"

#include <boost/json.hpp>

#include <array>

#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace ack::kit {

constexpr const char* kDeskPassword = "correct horse";

/// Settings with few and quick tries, and four eyes for more than two.
constexpr const char* kQuickTries =
    R"({"max_attempts": 4, "backoff_base_s": 1, "backoff_cap_s": 1, "lease_s": 5, "four_eyes_above": 2})";

inline bool holdsWithin(const std::function<bool()>& holds, std::chrono::milliseconds limit) {
  const auto until = std::chrono::steady_clock::now() + limit;
  while (std::chrono::steady_clock::now() < until) {
    if (holds()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return holds();
}

/// olga and otto are operators, sam and sue security officers, ada is the admin.
struct ReplayDesk {
  explicit ReplayDesk(const std::string& settings = R"({"max_attempts": 2, "backoff_base_s": 1, "backoff_cap_s": 1})",
                      const std::string& more = {}, int timeoutSeconds = 5)
      : engine(EngineStart{scratch.data()}) {
    trouble = applyConfig(scratch.data(),
                          chargeConfig(R"({"name": "crm", "url": ")" + destination.url() + R"(", "timeout_s": )" +
                                           std::to_string(timeoutSeconds) + R"(, "concurrency": 16)" + more + "}",
                                       settings));
    if (trouble.empty()) trouble = addPeople();
  }
  std::string addPeople() {
    const std::string token = firstLine(run({"user", "setup-token"}).out);
    auto made = run({"user", "add", "ada", "--role", "admin", "--setup-token", token}, {}, kDeskPassword);
    if (!made.succeeded()) return made.err;
    for (const auto& [name, role, by] : std::vector<std::array<const char*, 3>>{{"olga", "operator", "ada"},
                                                                                {"otto", "operator", "ada"},
                                                                                {"sue", "security", "ada"},
                                                                                {"sam", "security", "sue"}}) {
      made = as(by, {"user", "add", name, "--role", role}, kDeskPassword);
      if (!made.succeeded()) return made.err;
    }
    for (const char* name : {"ada", "olga", "otto", "sue", "sam"})
      tokens.emplace_back(name, firstLine(run({"login", name}, {}, kDeskPassword).out));
    return {};
  }
  static std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }
  CommandResult run(const std::vector<std::string>& arguments, const Environment& environment = {},
                    const std::string& input = {}) {
    return daemon(arguments, scratch.data(), environment, input);
  }
  /// By the session of `name` where there is one: a sign-in takes some tenths of a second.
  CommandResult as(const std::string& name, std::vector<std::string> arguments, const std::string& input = {},
                   Environment environment = {}) {
    arguments.insert(arguments.end(), {"--as", name});
    std::string secret = kDeskPassword;
    for (const auto& [who, token] : tokens)
      if (who == name) secret = token;
    environment.emplace_back("ACKNOWLEDGER_PASSWORD", secret);
    return run(arguments, environment, input);
  }
  boost::json::value json(const CommandResult& result) {
    boost::system::error_code failed;
    auto value = boost::json::parse(result.out, failed);
    return failed ? boost::json::value() : value;
  }
  /// Sends that many events and waits until every one is a dead letter.
  std::string makeDead(int count) {
    destination.script({{Reaction::Kind::answer, 400, std::chrono::milliseconds(0), {}, "no"}});
    const int from = sent;
    for (; sent < from + count; ++sent)
      if (sendOne(engine.port(), chargeShot({}, sent), &records).status != 200) return "not accepted";
    if (!holdsWithin([&] { return inState(kDead) >= count; }, std::chrono::seconds(60))) return "not dead";
    destination.script({{Reaction::Kind::answer, 200, std::chrono::milliseconds(0), {}, "ok"}});
    return {};
  }
  std::int64_t ask(const std::string& sql) const { return askStore(scratch.data(), sql); }
  std::int64_t inState(int state) const {
    return ask("SELECT count(*) FROM delivery WHERE state = " + std::to_string(state));
  }
  /// The delivery of the n-th event, as people write it.
  std::string eventId(int number) const { return chargeId({}, number); }
  bool over(std::chrono::milliseconds limit = std::chrono::seconds(60)) const {
    return holdsWithin([&] { return ask("SELECT count(*) FROM replay WHERE open = 1 AND state <> 0") == 0; }, limit);
  }
  std::vector<DownstreamCall> calls() const {
    std::vector<DownstreamCall> out;
    for (const auto& call : destination.calls()) {
      const auto key = call.headers.find("idempotency-key");
      out.push_back({key == call.headers.end() ? "" : key->second, call.body, call.committed});
    }
    return out;
  }
  /// Stops the engine and judges all of it: one charge and one inbox row for each event, no second effect.
  std::string verdict() {
    if (const auto end = engine.stop(); !end || end->status != 0) return "does not stop: " + engine.error();
    const auto store = readStore(scratch.data());
    Expectation expectation;
    expectation.chargeBeforeDone = true;
    expectation.drained = false;
    expectation.maxAttempts = 1000;
    return describe(judge(records.all(), store, calls(), expectation)) + crossCheck(scratch.data(), store);
  }

  ScratchDir scratch;
  FakeDestination destination;
  Records records;
  EngineProcess engine;
  std::vector<std::pair<std::string, std::string>> tokens;
  std::string trouble;
  int sent{0};
};

}  // namespace ack::kit
