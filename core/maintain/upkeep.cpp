#include "core/maintain/upkeep.h"

#include "core/base/log.h"
#include "core/store/fact_table.h"
#include "core/store/purge_table.h"
#include "core/store/tables.h"

namespace ack::maintain {

Upkeep::Upkeep(std::unique_ptr<store::Connection> reader, UpkeepParts parts)
    : m_reader(std::move(reader)), m_parts(std::move(parts)),
      m_rotation(*m_reader, m_parts.write, m_parts.vault, m_parts.keyFile, m_parts.random),
      m_purge(*m_reader, m_parts.write, m_parts.clock) {
  beginHour();
}

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
      pause = kLook;
      // It stands until a person acts: once is enough.
      if (more.error().message != lastError) base::log(base::LogLevel::error, "upkeep", more.error().message);
      lastError = more.error().message;
      continue;
    }
    if (!m_rotating.restsUntil && !m_purgePart.restsUntil) lastError.clear();
    pause = *more ? m_pace.restAfter(took, m_parts.waiting()) : kLook;
  }
}

Result<bool> Upkeep::step() {
  auto number = m_reader->dataVersion();
  if (!number) return std::move(number).error();
  m_isNews = *number != m_seen;
  auto rotated = stepOf(m_rotating, &Upkeep::rotate);
  auto purged = stepOf(m_purgePart, &Upkeep::purge);
  if (!rotated) return rotated;
  if (!purged) return purged;
  const bool more = *rotated || *purged;
  // Nothing is asked of either while nothing is committed; one that rests after an error tries again.
  if (!more && !m_rotating.restsUntil && !m_purgePart.restsUntil) m_seen = *number;
  return more;
}

Result<bool> Upkeep::stepOf(Part& part, Result<bool> (Upkeep::*work)()) {
  const MonotonicTime now = m_parts.clock.monotonic();
  if (part.restsUntil && now < *part.restsUntil) return false;
  auto more = (this->*work)();
  if (more)
    part.restsUntil.reset();
  else
    part.restsUntil = now + kAfterError;
  return more;
}

Result<bool> Upkeep::rotate() {
  if (!m_isNews) return false;
  return m_rotation.step();
}

Result<bool> Upkeep::purge() {
  if (!m_purging)
    if (auto begun = beginIfDue(); !begun) return std::move(begun).error();
  if (!m_purging) return false;
  const auto more = m_purge.step();
  if (!more || *more) return more;
  m_purging = false;
  if (auto noted = noteAnswered(); !noted) return std::move(noted).error();
  return false;
}

Result<void> Upkeep::beginIfDue() {
  const bool byTheHour = hourIsOver();
  if (!byTheHour && !m_isNews) return {};
  store::FactTable facts(*m_reader);
  const auto asked = facts.number(store::kFactPurgeAsked);
  if (!asked) return asked.error();
  const auto answered = facts.number(store::kFactPurgeAnswered);
  if (!answered) return answered.error();
  const bool byAPerson = *asked != *answered;
  if (!byTheHour && !byAPerson) return {};
  m_purging = true;
  m_answering = byAPerson ? *asked : 0;
  beginHour();
  return {};
}

/// Whoever asks is answered by a whole pass, also where the engine dies in the middle of it.
Result<void> Upkeep::noteAnswered() {
  if (m_answering == 0) return {};
  auto noted = m_parts.write([this](store::WriteContext& context) {
    return context.tables.fact.set(store::kFactPurgeAnswered, std::to_string(m_answering));
  });
  if (noted) m_answering = 0;
  return noted;
}

bool Upkeep::hourIsOver() {
  const auto byTheWall = m_parts.clock.now() - m_hourFrom;
  const auto byUptime =
      std::chrono::duration_cast<std::chrono::microseconds>(m_parts.clock.monotonic() - m_hourFromUptime);
  if (std::chrono::abs(byTheWall - byUptime) >= kMostDrift) {
    beginHour();
    return false;
  }
  return byUptime >= kPurgeEvery;
}

void Upkeep::beginHour() {
  m_hourFrom = m_parts.clock.now();
  m_hourFromUptime = m_parts.clock.monotonic();
}

}  // namespace ack::maintain
