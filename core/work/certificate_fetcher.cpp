#include "core/work/certificate_fetcher.h"

#include "core/base/log.h"

#include <algorithm>

namespace ack::work {
namespace {

constexpr std::chrono::milliseconds kConnectTimeout{5'000};
constexpr std::chrono::milliseconds kTimeout{10'000};
constexpr std::chrono::seconds kLongestRetry{3'600};
constexpr int kMostDoublings = 6;

constexpr std::string_view kPending = "certificate_pending";
constexpr std::string_view kUnavailable = "certificate_unavailable";

}  // namespace

CertificateFetcher::CertificateFetcher(HttpClient& client, const Clock& clock, crypto::TrustStore trust,
                                       CertificateFetcherOptions options)
    : m_client(client), m_clock(clock), m_trust(std::move(trust)), m_options(options) {}

provider::CertificateAnswer CertificateFetcher::find(const provider::CertificateQuestion& question, UtcTime now) {
  const Place place{question.url, question.name};
  provider::CertificateAnswer answer{nullptr, kPending};
  bool wanted = false;
  {
    const std::lock_guard lock(m_mutex);
    wanted = begin(place, now);
    if (const auto found = m_entries.find(place); found != m_entries.end()) {
      const Entry& entry = found->second;
      if (entry.key && now < entry.useUntil)
        answer = {entry.key, {}};
      else if (entry.failures > 0)
        answer.reason = kUnavailable;
    }
  }
  // Without the lock: a client that is stopped calls back at once.
  if (wanted) fetch(place, question.proof);
  return answer;
}

bool CertificateFetcher::begin(const Place& place, UtcTime now) {
  const auto found = m_entries.find(place);
  const bool due = found == m_entries.end() || (!found->second.fetching && now >= found->second.fetchAgainAt);
  // An unknown URL is not even remembered where there is no budget to fetch it.
  if (!due || m_inFlight >= m_options.maxInFlight || !takeBudget(now)) return false;
  if (found == m_entries.end()) makeRoom();
  m_entries[place].fetching = true;
  ++m_inFlight;
  return true;
}

void CertificateFetcher::fetch(const Place& place, crypto::ChainProof proof) {
  HttpRequest request;
  request.method = "GET";
  request.url = place.first;
  request.connectTimeout = kConnectTimeout;
  request.timeout = kTimeout;
  m_client.send(std::move(request),
                [this, place, proof](const HttpOutcome& outcome) { finish(place, proof, outcome); });
}

void CertificateFetcher::finish(const Place& place, crypto::ChainProof proof, const HttpOutcome& outcome) {
  const UtcTime now = m_clock.now();
  Result<crypto::SigningCertificate> read = Error{ErrorCode::io, outcome.error};
  if (outcome.failure == CallFailure::none && outcome.status == 200)
    read = crypto::readSigningCertificate(m_trust, outcome.body, place.second, proof, now);
  else if (outcome.failure == CallFailure::none)
    read = Error{ErrorCode::io, "status " + std::to_string(outcome.status)};
  if (!read)
    base::log(base::LogLevel::warning, "certificate",
              base::escapeForLog(place.first) + ": " + base::escapeForLog(read.error().message));

  const std::lock_guard lock(m_mutex);
  --m_inFlight;
  const auto found = m_entries.find(place);
  if (found == m_entries.end()) return;
  Entry& entry = found->second;
  entry.fetching = false;
  if (!read) {
    const int doublings = std::min(entry.failures++, kMostDoublings);
    entry.fetchAgainAt = now + std::min<std::chrono::seconds>(m_options.retryAfter * (1 << doublings), kLongestRetry);
    return;
  }
  entry.failures = 0;
  entry.key = std::make_shared<const crypto::PublicKey>(std::move(read->key));
  entry.useUntil = std::min(read->notAfter, UtcTime(now + m_options.keepFor));
  entry.fetchAgainAt = std::min(entry.useUntil, UtcTime(now + m_options.refreshAfter));
  base::log(base::LogLevel::info, "certificate", "in use: " + base::escapeForLog(place.first));
}

bool CertificateFetcher::takeBudget(UtcTime now) {
  const std::int64_t minute = toMicros(now) / 60'000'000;
  if (minute != m_minute) m_fetchedThisMinute = 0;
  m_minute = minute;
  if (m_fetchedThisMinute >= m_options.fetchesPerMinute) return false;
  ++m_fetchedThisMinute;
  return true;
}

/// Failures never push a certificate out, and certificates only each other.
void CertificateFetcher::makeRoom() {
  for (const bool withKey : {false, true}) {
    const std::size_t most = withKey ? m_options.maxKept : m_options.maxFailures;
    std::size_t count = 0;
    auto oldest = m_entries.end();
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
      if ((entry->second.key != nullptr) != withKey || entry->second.fetching) continue;
      ++count;
      if (oldest == m_entries.end() || entry->second.fetchAgainAt < oldest->second.fetchAgainAt) oldest = entry;
    }
    if (count >= most) m_entries.erase(oldest);
  }
}

}  // namespace ack::work
