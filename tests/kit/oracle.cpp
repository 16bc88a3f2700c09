#include "tests/kit/oracle.h"

#include "tests/kit/engine_process.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <sstream>

namespace ack::kit {
namespace {

constexpr std::size_t kMaxFindings = 50;

class Judge {
 public:
  Judge(const std::vector<SentRecord>& sent, const StoreView& store, const std::vector<DownstreamCall>& calls,
        const Expectation& expectation)
      : m_sent(sent), m_store(store), m_calls(calls), m_expect(expectation) {
    for (const auto& delivery : store.deliveries) {
      m_byEvent.emplace(delivery.source + "\n" + delivery.tenant + "\n" + delivery.eventId, &delivery);
      m_byId.emplace(delivery.id, &delivery);
    }
    for (const auto& line : store.ledger)
      if (!line.refund) ++m_charges[line.delivery];
  }

  std::vector<Violation> run() {
    if (!m_store.error.empty()) add("I10", "the file can't be read: " + m_store.error);
    nothingLost();
    nothingDoubled();
    ledgerAgrees();
    downstreamAgrees();
    refusalsAreWhole();
    nothingSticks();
    if (!m_expect.quick) attemptsAreHonest();
    endsExplainThemselves();
    fileIsSound();
    return std::move(m_found);
  }

 private:
  void add(const char* invariant, std::string text) {
    if (m_found.size() < kMaxFindings) m_found.push_back({invariant, std::move(text)});
  }
  [[nodiscard]] const StoredDelivery* stored(const SentRecord& record) const {
    const auto hit = m_byEvent.find(record.source + "\n" + record.tenant + "\n" + record.eventId);
    return hit == m_byEvent.end() ? nullptr : hit->second;
  }
  [[nodiscard]] int charges(std::int64_t delivery) const {
    const auto hit = m_charges.find(delivery);
    return hit == m_charges.end() ? 0 : hit->second;
  }
  [[nodiscard]] int inbox(std::int64_t delivery) const {
    const auto hit = m_store.inboxRows.find(delivery);
    return hit == m_store.inboxRows.end() ? 0 : hit->second;
  }

  void nothingLost() {
    for (const auto& record : m_sent) {
      if (!record.acknowledged()) continue;
      const auto* delivery = stored(record);
      if (delivery == nullptr)
        add("I1", "acknowledged and not stored: " + record.eventId);
      else if (delivery->bodySha256 != record.bodySha256)
        add("I1", "stored with another body: " + record.eventId);
    }
  }

  void nothingDoubled() {
    if (m_byEvent.size() != m_store.deliveries.size()) add("I2", "two deliveries have one identity");
    for (const auto& [delivery, count] : m_charges)
      if (count > 1) add("I2", std::to_string(count) + " charges for delivery " + std::to_string(delivery));
    for (const auto& [delivery, count] : m_store.inboxRows)
      if (count > 1) add("I2", std::to_string(count) + " inbox rows for delivery " + std::to_string(delivery));
  }

  void ledgerAgrees() {
    for (const auto& delivery : m_store.deliveries) {
      const int lines = charges(delivery.id);
      const bool done = delivery.state == kCompleted;
      if (m_expect.chargeEach && done && lines != 1)
        add("I3", "completed with " + std::to_string(lines) + " charges: " + delivery.eventId);
      if (m_expect.inboxEach && done && inbox(delivery.id) != 1)
        add("I3", "completed with " + std::to_string(inbox(delivery.id)) + " inbox rows: " + delivery.eventId);
      if (!done && !m_expect.chargeBeforeDone && lines != 0)
        add("I3", "charged and not completed: " + delivery.eventId);
    }
    amountsAgree();
    balancesAgree();
  }

  void amountsAgree() {
    std::map<std::int64_t, const SentRecord*> first;
    for (const auto& record : m_sent)
      if (const auto* delivery = stored(record); delivery != nullptr && record.amountMinor != 0)
        first.emplace(delivery->id, &record);
    for (const auto& line : m_store.ledger) {
      if (!m_byId.contains(line.delivery)) add("I3", "ledger line without an event: " + std::to_string(line.id));
      const auto hit = first.find(line.delivery);
      if (line.refund || hit == first.end()) continue;
      if (line.amountMinor != -hit->second->amountMinor || line.account != hit->second->account)
        add("I3", "another amount or account than the event says: " + hit->second->eventId);
    }
  }

  void balancesAgree() {
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> sums;
    for (const auto& line : m_store.ledger) {
      auto& sum = sums[line.account + "\n" + line.currency];
      sum.first += line.amountMinor;
      ++sum.second;
    }
    std::size_t matched = 0;
    for (const auto& balance : m_store.balances) {
      const auto hit = sums.find(balance.account + "\n" + balance.currency);
      if (hit == sums.end() ? balance.lines != 0 : hit->second != std::make_pair(balance.amountMinor, balance.lines))
        add("I3", "the balance of " + balance.account + " is not the sum of its lines");
      matched += hit != sums.end() ? 1U : 0U;
    }
    if (matched != sums.size()) add("I3", "an account with lines has no balance");
  }

  void downstreamAgrees() {
    std::map<std::string, int> committed;
    std::map<std::string, std::string> bodies;
    for (const auto& call : m_calls) {
      if (call.committed && ++committed[call.key] == 2) add("I4", "took effect twice downstream: " + call.key);
      const auto [known, fresh] = bodies.emplace(call.key, call.body);
      if (!fresh && known->second != call.body) add("I4", "one key, two bodies: " + call.key);
    }
    if (m_calls.empty()) return;
    std::map<std::string, std::string> keys;
    for (const auto& call : m_calls) {
      const auto [known, fresh] = keys.emplace(call.body, call.key);
      if (!fresh && known->second != call.key) add("I4", "one event went out under two keys: " + call.key);
    }
  }

  void refusalsAreWhole() {
    std::map<std::string, bool> onlyRefused;
    for (const auto& record : m_sent) {
      const bool refused = record.status >= 400 && record.status < 500;
      auto [entry, fresh] =
          onlyRefused.emplace(record.source + "\n" + record.tenant + "\n" + record.eventId, refused);
      if (!fresh) entry->second = entry->second && refused;
    }
    for (const auto& [key, refused] : onlyRefused)
      if (refused && m_byEvent.contains(key)) add("I5", "refused with 4xx, and stored: " + key);
  }

  void nothingSticks() {
    for (const auto& delivery : m_store.deliveries) {
      const bool finished = delivery.state == kCompleted || delivery.state == kDead || delivery.state == kDiscarded;
      if (m_expect.drained && !finished && delivery.state != kUnresolved)
        add("I6", "unfinished in state " + std::to_string(delivery.state) + ": " + delivery.eventId);
      if (delivery.state == kProcessing && delivery.leaseUntilUs == 0) add("I6", "no lease end: " + delivery.eventId);
      if (delivery.state == kRetrying && delivery.nextAtUs == 0) add("I6", "no next time: " + delivery.eventId);
    }
  }

  void attemptsAreHonest() {
    std::map<std::int64_t, int> last;
    for (const auto& attempt : m_store.attempts) {
      if (attempt.number != ++last[attempt.delivery])
        add("I7", "attempts are not 1, 2, 3 … of delivery " + std::to_string(attempt.delivery));
    }
    for (const auto& delivery : m_store.deliveries) {
      if (delivery.attempts > m_expect.maxAttempts) add("I7", "too many attempts: " + delivery.eventId);
      if (delivery.attempts < last[delivery.id]) add("I7", "the counter went down: " + delivery.eventId);
    }
  }

  void endsExplainThemselves() {
    for (const auto& delivery : m_store.deliveries) {
      if (delivery.state == kCompleted && delivery.settledAtUs == 0)
        add("I8", "no time of its end: " + delivery.eventId);
      if (delivery.state == kDead && (delivery.cause == 0 || delivery.evidence.empty()))
        add("I8", "dead without cause or evidence: " + delivery.eventId);
    }
  }

  void fileIsSound() {
    if (m_store.integrity != "ok") add("I10", "integrity_check: " + m_store.integrity);
    if (m_store.foreignKeyFaults != 0) add("I10", "foreign_key_check finds rows");
    for (std::size_t i = 1; i < m_store.ledger.size(); ++i)
      if (m_store.ledger[i].previousHash != m_store.ledger[i - 1].hash)
        add("I10", "the ledger's chain breaks at line " + std::to_string(m_store.ledger[i].id));
  }

  const std::vector<SentRecord>& m_sent;
  const StoreView& m_store;
  const std::vector<DownstreamCall>& m_calls;
  const Expectation& m_expect;
  std::map<std::string, const StoredDelivery*> m_byEvent;
  std::map<std::int64_t, const StoredDelivery*> m_byId;
  std::map<std::int64_t, int> m_charges;
  std::vector<Violation> m_found;
};

std::string statusAgrees(const std::string& text, const StoreView& store) {
  boost::system::error_code error;
  const auto document = boost::json::parse(text, error);
  if (error || !document.is_object()) return "status --json is no object: " + text;
  const auto& states = document.at("states").as_object();
  constexpr const char* kNames[] = {"queued",    "processing", "retrying", "unresolved",
                                    "completed", "dead",       "discarded"};
  for (int state = 0; state < 7; ++state)
    if (states.at(kNames[state]).to_number<std::int64_t>() != store.inState(state))
      return std::string("status counts ") + kNames[state] + " wrongly: " + text;
  if (document.at("accepted").to_number<std::int64_t>() != static_cast<std::int64_t>(store.deliveries.size()))
    return "status counts accepted wrongly: " + text + " for " + std::to_string(store.deliveries.size());
  return {};
}

}  // namespace

std::vector<Violation> judge(const std::vector<SentRecord>& sent, const StoreView& store,
                             const std::vector<DownstreamCall>& calls, const Expectation& expectation) {
  return Judge(sent, store, calls, expectation).run();
}

std::string describe(const std::vector<Violation>& violations) {
  std::string out;
  for (const auto& one : violations) out += one.invariant + ": " + one.text + "\n";
  return out;
}

std::string crossCheck(const std::filesystem::path& data, const StoreView& store) {
  const auto check = daemon({"check", "--json"}, data);
  if (!check.succeeded())
    return "check: " + std::string(check.timedOut ? "no end in time" : "") + check.out + check.err + " (status " +
           std::to_string(check.end.status) + ", signal " + std::to_string(check.end.signal) + ")";
  const auto ledger = daemon({"ledger", "export", "--format", "csv"}, data);
  if (!ledger.succeeded()) return "ledger export: " + ledger.err;
  const auto lines = std::count(ledger.out.begin(), ledger.out.end(), '\n');
  if (static_cast<std::size_t>(lines) != store.ledger.size() + 1)
    return "ledger export has " + std::to_string(lines) + " lines for " + std::to_string(store.ledger.size());
  const auto status = daemon({"status", "--json"}, data);
  if (!status.succeeded()) return "status: " + status.err;
  return statusAgrees(status.out, store);
}

}  // namespace ack::kit
