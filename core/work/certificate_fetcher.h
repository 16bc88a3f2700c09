#pragma once
// Fetches the certificates that PayPal's and Amazon's webhooks are signed with, beside the way of the request: the
// receiver only looks up, and answers 503 until the certificate is there. Over HTTPS, without redirects, bounded in
// time, size and number, so that a flood of invented URLs costs a look-up each. Where a certificate comes alone, its
// issuer is fetched from where it says; only a whole chain counts.
#include "core/crypto/x509_chain.h"
#include "core/provider/certificate_source.h"
#include "core/work/http_client.h"

#include <map>
#include <mutex>
#include <string>

namespace ack::work {

struct CertificateFetcherOptions {
  std::size_t maxKept{32};       ///< certificates
  std::size_t maxFailures{256};  ///< remembered URLs that gave none
  std::size_t maxInFlight{2};    ///< fetches at once
  std::size_t fetchesPerMinute{20};
  std::chrono::hours refreshAfter{24};  ///< fetched again while the old one stays in use
  std::chrono::hours keepFor{7 * 24};   ///< never longer than the certificate is valid
  std::chrono::seconds retryAfter{60};  ///< after a failure; doubled up to an hour
  std::string proxy{};                  ///< as HttpRequest::proxy
  std::string authorities{};            ///< as HttpRequest::authorities: whom the servers must be known to
};

/// Thread: any. Outlives the client's callbacks: stop the client first.
class CertificateFetcher final : public provider::CertificateSource {
 public:
  CertificateFetcher(HttpClient& client, const Clock& clock, crypto::TrustStore trust,
                     CertificateFetcherOptions options = {});

  provider::CertificateAnswer find(const provider::CertificateQuestion& question, UtcTime now) override;

 private:
  /// One URL with the name it must be made out to: a certificate good for one provider is none for the other.
  using Place = std::pair<std::string, std::string>;
  struct Entry {
    std::shared_ptr<const crypto::PublicKey> key;  // shared with requests that verify right now
    UtcTime useUntil{}, fetchAgainAt{};
    int failures{0};
    bool fetching{false};
  };

  /// Whether to fetch now; with the lock held.
  [[nodiscard]] bool begin(const Place& place, UtcTime now);
  /// `leaf`: a certificate that came without its issuer, which is what `url` is for; "" for the certificate itself.
  void fetch(const Place& place, const std::string& url, std::string leaf);
  void finish(const Place& place, const std::string& leaf, const HttpOutcome& outcome);
  void settle(const Place& place, Result<crypto::SigningCertificate> read, UtcTime now);
  [[nodiscard]] bool takeBudget(UtcTime now);
  void makeRoom();

  HttpClient& m_client;
  const Clock& m_clock;
  const crypto::TrustStore m_trust;
  const CertificateFetcherOptions m_options;
  std::mutex m_mutex;
  // All guarded by m_mutex.
  std::map<Place, Entry> m_entries;
  std::size_t m_inFlight{0};
  std::int64_t m_minute{0};
  std::size_t m_fetchedThisMinute{0};
};

}  // namespace ack::work
