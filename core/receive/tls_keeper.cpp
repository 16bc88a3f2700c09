#include "core/receive/tls_keeper.h"

#include "core/base/log.h"
#include "core/base/time_text.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>

namespace ack::receive {
namespace {

using base::log;
using base::LogLevel;
using std::chrono::days;

constexpr std::array kWarnBefore{30, 14, 7, 1};  // days
constexpr std::chrono::minutes kTellFailuresEvery{1};
constexpr int kExpired = 0;

/// nullopt while there is time; else the tightest threshold that is passed, kExpired after the end.
std::optional<int> thresholdOf(UtcTime notAfter, UtcTime now) {
  if (now >= notAfter) return kExpired;
  std::optional<int> passed;
  for (const int limit : kWarnBefore)
    if (notAfter - now <= days(limit)) passed = limit;
  return passed;
}

Result<void> checkDates(const crypto::CertificatePair& pair, UtcTime now) {
  const crypto::CertificateFacts& facts = pair.facts();
  const std::string subject = "certificate " + pair.certificateFile().string();
  if (now >= facts.notAfter)
    return Error{ErrorCode::invalid, subject + " expired at " + base::toRfc3339(facts.notAfter)};
  if (now < facts.notBefore)
    return Error{ErrorCode::invalid, subject + " is not valid before " + base::toRfc3339(facts.notBefore)};
  return {};
}

std::string weaknessOf(const TlsContext& context) {
  for (const crypto::CertificatePair& pair : context.pairs())
    if (pair.keyOpenToOthers())
      return "private key " + pair.keyFile().string() + " can be read by others than its owner; set its mode to 0600";
  return {};
}

/// What was in use before under the same fingerprint has been in use since then.
std::vector<domain::CertificateState> describe(const TlsContext& context,
                                               const std::vector<domain::CertificateState>& before, UtcTime now) {
  std::vector<domain::CertificateState> all;
  for (const crypto::CertificatePair& pair : context.pairs()) {
    const crypto::CertificateFacts& facts = pair.facts();
    const auto same = std::find_if(before.begin(), before.end(), [&facts](const domain::CertificateState& one) {
      return one.sha256Hex == facts.sha256Hex;
    });
    all.push_back({pair.certificateFile().string(), facts.names, facts.notAfter, facts.selfSigned, facts.sha256Hex,
                   same == before.end() ? now : same->inUseSince});
  }
  return all;
}

}  // namespace

TlsKeeper::TlsKeeper(TlsOptions options, const Clock& clock)
    : m_options(std::move(options)), m_clock(clock), m_toldAt(clock.monotonic() - kTellFailuresEvery) {}

Result<std::shared_ptr<const TlsContext>> TlsKeeper::load(Dates dates) const {
  std::vector<crypto::CertificatePair> pairs;
  for (const TlsFiles& files : m_options.pairs) {
    auto pair = crypto::CertificatePair::load(files.certificate, files.key);
    if (!pair) return std::move(pair).error();
    if (auto hold = checkDates(*pair, m_clock.now()); !hold) {
      if (dates == Dates::mustHold) return std::move(hold).error();
      if (m_clock.now() < pair->facts().notBefore) log(LogLevel::error, "tls", hold.error().message);
    }
    pairs.push_back(std::move(*pair));
  }
  return TlsContext::create(std::move(pairs), m_options.clientCa);
}

Result<void> TlsKeeper::take(Dates dates) {
  const std::lock_guard lock(m_mutex);
  // Before reading: what changes meanwhile is then seen as a change.
  m_loadedStamps = m_seenStamps = readStamps();
  auto loaded = load(dates);
  const UtcTime now = m_clock.now();
  m_state.triedAt = now;
  if (!loaded) {
    if (m_state.problem.empty()) m_state.problemAt = now;
    m_state.problem = loaded.error().message;
    return std::move(loaded).error();
  }
  m_state.certificates = describe(**loaded, m_state.certificates, now);
  m_state.clientsMustProve = !m_options.clientCa.empty();
  m_state.loadedAt = now;
  m_state.problem.clear();
  m_state.weakness = weaknessOf(**loaded);
  if (!m_state.weakness.empty()) log(LogLevel::warning, "tls", m_state.weakness);
  m_current.store(std::move(*loaded));
  m_warned.clear();  // who loads files is told of their end, also where it is still the old one
  warnOfExpiry(now);
  return {};
}

Result<void> TlsKeeper::open() { return take(Dates::mayBeOver); }

Result<void> TlsKeeper::reload() {
  auto taken = take(Dates::mustHold);
  if (taken)
    log(LogLevel::info, "tls", "certificates loaded again");
  else
    log(LogLevel::error, "tls", "the former certificates stay in use: " + taken.error().message);
  return taken;
}

void TlsKeeper::tick() {
  bool changed = false;
  {
    const std::lock_guard lock(m_mutex);
    const Stamps stamps = readStamps();
    changed = stamps != m_loadedStamps && stamps == m_seenStamps;
    m_seenStamps = stamps;
    warnOfExpiry(m_clock.now());
    tellOfFailures(m_clock.monotonic());
  }
  if (changed) (void)reload();  // said in the log and in state(), and tried again at the next change
}

domain::TlsState TlsKeeper::state() const {
  const std::lock_guard lock(m_mutex);
  return m_state;
}

void TlsKeeper::noteHandshake(std::string_view failure) noexcept {
  if (failure.empty()) {
    m_handshakes.fetch_add(1, std::memory_order_relaxed);
    return;
  }
  m_failed.fetch_add(1, std::memory_order_relaxed);
  const std::lock_guard lock(m_failureMutex);
  m_lastFailure = failure;
}

TlsKeeper::Stamps TlsKeeper::readStamps() const {
  Stamps stamps;
  const auto add = [&stamps](const std::filesystem::path& file) {
    struct stat info {};
    if (file.empty() || ::stat(file.c_str(), &info) != 0)
      stamps.emplace_back(0, 0);
    else
      stamps.emplace_back(info.st_mtim.tv_sec * 1'000'000'000 + info.st_mtim.tv_nsec,
                          info.st_ino ^ (static_cast<std::uint64_t>(info.st_size) << 40U));
  };
  for (const TlsFiles& files : m_options.pairs) {
    add(files.certificate);
    add(files.key);
  }
  add(m_options.clientCa);
  return stamps;
}

void TlsKeeper::warnOfExpiry(UtcTime now) {
  const std::shared_ptr<const TlsContext> context = m_current.load();
  for (const crypto::CertificatePair& pair : context->pairs()) {
    const auto threshold = thresholdOf(pair.facts().notAfter, now);
    const auto [warned, first] = m_warned.try_emplace(pair.facts().sha256Hex, kWarnBefore.front() + 1);
    if (!threshold || *threshold >= warned->second) continue;
    warned->second = *threshold;
    log(*threshold == kExpired ? LogLevel::error : LogLevel::warning, "tls",
        "certificate " + pair.certificateFile().string() +
            (*threshold == kExpired ? " expired at " : " expires at ") + base::toRfc3339(pair.facts().notAfter) +
            (*threshold == kExpired ? "; senders that check refuse it"
                                    : ", in less than " + std::to_string(*threshold) + " day(s)"));
  }
}

void TlsKeeper::tellOfFailures(MonotonicTime now) {
  const std::uint64_t failed = failedHandshakes();
  if (failed == m_toldFailures || now - m_toldAt < kTellFailuresEvery) return;
  const std::lock_guard lock(m_failureMutex);
  log(LogLevel::warning, "tls",
      std::to_string(failed - m_toldFailures) + " handshake(s) failed, the last one: " + m_lastFailure);
  m_toldFailures = failed;
  m_toldAt = now;
}

}  // namespace ack::receive
