#include "core/maintain/upkeep.h"

#include "core/base/log.h"
#include "core/store/fact_table.h"
#include "core/store/purge_table.h"

namespace ack::maintain {

Upkeep::Upkeep(std::unique_ptr<store::Connection> reader, UpkeepParts parts)
    : m_reader(std::move(reader)), m_parts(std::move(parts)),
      m_rotation(*m_reader, m_parts.write, m_parts.vault, m_parts.keyFile, m_parts.random),
      m_purge(*m_reader, m_parts.write, m_parts.clock) {}

Upkeep::~Upkeep() { stop(); }

void Upkeep::start() {
  m_thread = std::thread([this] { run(); });
}

void Upkeep::stop() {
  {
    const std::lock_guard lock(m_mutex);
    m_stopping = true;
  }
  m_wake.notify_all();
  if (m_thread.joinable()) m_thread.join();
}

bool Upkeep::rest(std::chrono::microseconds time) {
  std::unique_lock lock(m_mutex);
  return !m_wake.wait_for(lock, time, [this] { return m_stopping; });
}

void Upkeep::run() {
  std::chrono::microseconds pause = kLook;
  std::string lastError;
  while (rest(pause)) {
    const auto began = std::chrono::steady_clock::now();
    const auto more = step();
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - began);
    if (!more) {
      pause = kAfterError;
      // It stands until a person acts: once is enough.
      if (more.error().message != lastError) base::log(base::LogLevel::error, "upkeep", more.error().message);
      lastError = more.error().message;
      continue;
    }
    lastError.clear();
    pause = *more ? m_pace.restAfter(took, m_parts.waiting()) : kLook;
  }
}

Result<bool> Upkeep::step() {
  if (!m_purging) {
    // Nothing was asked of it while nothing was committed.
    auto number = m_reader->dataVersion();
    if (!number) return std::move(number).error();
    const bool hourIsOver = !m_purgedAt || m_parts.clock.now() - *m_purgedAt >= kPurgeEvery;
    if (*number == m_seen && !hourIsOver) return false;
    const auto rotating = m_rotation.step();
    if (!rotating || *rotating) return rotating;
    const auto due = purgeIsDue();
    if (!due) return due.error();
    if (!*due) {
      m_seen = *number;
      return false;
    }
    m_purging = true;
    m_purgedAt = m_parts.clock.now();
  }
  const auto more = m_purge.step();
  if (more && !*more) m_purging = false;
  return more;
}

Result<bool> Upkeep::purgeIsDue() {
  const UtcTime now = m_parts.clock.now();
  if (!m_purgedAt || now - *m_purgedAt >= kPurgeEvery) return true;
  const auto asked = store::FactTable(*m_reader).number(store::kFactPurgeAsked);
  if (!asked) return asked.error();
  return fromMicros(*asked) > *m_purgedAt;
}

}  // namespace ack::maintain
