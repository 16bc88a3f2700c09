#include "tests/kit/load_client.h"

#include <atomic>
#include <barrier>
#include <memory>
#include <thread>

namespace ack::kit {
SentRecord recordOf(const Shot& shot, const std::optional<HttpAnswer>& answer) {
  SentRecord record{shot.source, shot.tenant, shot.eventId, shot.bodySha256, shot.account, shot.amountMinor, 0,
                    {},          {}};
  if (!answer) return record;
  record.status = answer->status;
  record.result = answer->header("Acknowledger-Result");
  record.body = answer->body;
  return record;
}

void Records::add(SentRecord record) {
  const std::lock_guard lock(m_mutex);
  m_sent.insert(record.eventId);
  if (record.acknowledged()) m_acked.insert(record.eventId);
  m_records.push_back(std::move(record));
}

std::vector<SentRecord> Records::all() const {
  const std::lock_guard lock(m_mutex);
  return m_records;
}

std::size_t Records::size() const {
  const std::lock_guard lock(m_mutex);
  return m_records.size();
}

std::set<std::string> Records::unanswered() const {
  const std::lock_guard lock(m_mutex);
  std::set<std::string> out;
  for (const auto& id : m_sent)
    if (!m_acked.contains(id)) out.insert(id);
  return out;
}

std::size_t Records::acknowledgedEvents() const {
  const std::lock_guard lock(m_mutex);
  return m_acked.size();
}

void runLoad(const Load& load, Records& records) {
  std::barrier release(load.connections);
  std::vector<std::thread> senders;
  for (int i = 0; i < load.connections; ++i) {
    senders.emplace_back([&load, &records, &release, i] {
      RawHttpClient client(load.port, load.deadline);
      const bool connected = client.connect();
      release.arrive_and_wait();
      if (!connected && load.stopAtFirstFailure) return;
      while (const auto shot = load.next(i)) {
        const auto answer = client.exchange(shot->request);
        records.add(recordOf(*shot, answer));
        if (!answer && load.stopAtFirstFailure) return;
      }
    });
  }
  for (auto& sender : senders) sender.join();
}

void sendAll(std::uint16_t port, const std::vector<Shot>& shots, int connections, Records& records) {
  std::atomic<std::size_t> position{0};
  Load load;
  load.port = port;
  load.connections = connections;
  load.next = [&](int) -> std::optional<Shot> {
    const std::size_t at = position.fetch_add(1);
    if (at >= shots.size()) return std::nullopt;
    return shots[at];
  };
  runLoad(load, records);
}

SentRecord sendOne(std::uint16_t port, const Shot& shot, Records* records, std::chrono::milliseconds deadline) {
  RawHttpClient client(port, deadline);
  SentRecord record = recordOf(shot, client.exchange(shot.request));
  if (records != nullptr) records->add(record);
  return record;
}

}  // namespace ack::kit
