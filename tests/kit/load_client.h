#pragma once
// Senders as the providers are: N connections in N threads, released together, each sending whole requests one after
// the other. They keep the oracle's two records (reliability.md, section 0): everything sent, and everything whose
// success was read to the last byte.
#include "tests/kit/raw_http_client.h"

#include <functional>
#include <mutex>
#include <set>

namespace ack::kit {

/// One event as it goes over the wire, and what must become of it.
struct Shot {
  std::string source, tenant, eventId;
  std::string request;     ///< the whole HTTP request
  std::string bodySha256;  ///< hex
  std::string account;
  std::int64_t amountMinor{0};
};

/// One request that was sent. status 0: no whole answer was read.
struct SentRecord {
  std::string source, tenant, eventId, bodySha256, account;
  std::int64_t amountMinor{0};
  int status{0};
  std::string result;  ///< Acknowledger-Result
  std::string body;
  [[nodiscard]] bool acknowledged() const noexcept { return status >= 200 && status < 300; }
};

/// What is on record of `shot` after this answer.
SentRecord recordOf(const Shot& shot, const std::optional<HttpAnswer>& answer);

/// S and A. Thread: any.
class Records {
 public:
  void add(SentRecord record);
  [[nodiscard]] std::vector<SentRecord> all() const;
  [[nodiscard]] std::size_t size() const;
  /// Event IDs that were sent but never acknowledged.
  [[nodiscard]] std::set<std::string> unanswered() const;
  [[nodiscard]] std::size_t acknowledgedEvents() const;

 private:
  mutable std::mutex m_mutex;
  std::vector<SentRecord> m_records;      // guarded
  std::set<std::string> m_sent, m_acked;  // guarded
};

/// Thread: any. `next` is called by all senders at once; nullopt ends that sender.
struct Load {
  std::uint16_t port{0};
  int connections{1};
  std::function<std::optional<Shot>(int sender)> next;
  std::chrono::milliseconds deadline{10'000};
  bool stopAtFirstFailure{false};  ///< a sender ends when its connection broke (the engine was killed)
};

/// Runs until every sender has ended.
void runLoad(const Load& load, Records& records);
/// Sends them in this order over so many connections.
void sendAll(std::uint16_t port, const std::vector<Shot>& shots, int connections, Records& records);
/// One shot on a connection of its own; the record of it.
SentRecord sendOne(std::uint16_t port, const Shot& shot, Records* records = nullptr,
                   std::chrono::milliseconds deadline = std::chrono::seconds(10));

}  // namespace ack::kit
