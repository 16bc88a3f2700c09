#include "core/work/certificate_fetcher.h"

#include "core/base/log.h"
#include "core/provider/certificate_url.h"

#include <algorithm>

namespace ack::work {
namespace {

constexpr std::chrono::milliseconds kConnectTimeout{5'000};
constexpr std::chrono::milliseconds kTimeout{10'000};
constexpr std::chrono::seconds kLongestRetry{3'600};
constexpr int kMostDoublings = 6;
/// Far above any chain, and below where the client stops reading, so that nothing that was cut off is ever used.
constexpr std::size_t kMaxAnswerBytes = 32U << 10;

constexpr std::string_view kPending = "certificate_pending";
constexpr std::string_view kUnavailable = "certificate_unavailable";

Result<std::string_view> bodyOf(const HttpOutcome& outcome) {
  if (outcome.failure != CallFailure::none) return Error{ErrorCode::io, outcome.error};
  if (outcome.status != 200) return Error{ErrorCode::io, "status " + std::to_string(outcome.status)};
  if (outcome.body.size() > kMaxAnswerBytes) return Error{ErrorCode::invalid, "the answer is too long"};
  return std::string_view(outcome.body);
}

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
  if (wanted) fetch(place, place.first, {});
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

void CertificateFetcher::fetch(const Place& place, const std::string& url, std::string leaf) {
  HttpRequest request;
  request.method = "GET";
  request.url = url;
  request.connectTimeout = kConnectTimeout;
  request.timeout = kTimeout;
  request.proxy = m_options.proxy;
  request.authorities = m_options.authorities;
  m_client.send(std::move(request),
                [this, place, leaf = std::move(leaf)](const HttpOutcome& outcome) { finish(place, leaf, outcome); });
}

void CertificateFetcher::finish(const Place& place, const std::string& leaf, const HttpOutcome& outcome) {
  const UtcTime now = m_clock.now();
  const Result<std::string_view> body = bodyOf(outcome);
  if (!body) return settle(place, body.error(), now);
  if (!leaf.empty())
    return settle(place, crypto::readSigningCertificate(m_trust, leaf, *body, place.second, now), now);
  auto read = crypto::readSigningCertificate(m_trust, *body, {}, place.second, now);
  const bool mayLackIssuer = !read && read.error().code == ErrorCode::refused;
  const std::string issuer = mayLackIssuer ? crypto::issuerUrl(*body) : std::string();
  if (provider::isPlainHttpUrl(issuer)) return fetch(place, issuer, std::string(*body));
  settle(place, std::move(read), now);
}

void CertificateFetcher::settle(const Place& place, Result<crypto::SigningCertificate> read, UtcTime now) {
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
