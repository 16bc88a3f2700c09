#pragma once
// Where schemes that sign with a certificate (PayPal, Amazon SNS) find the key of the certificate that a request
// names. Providers stay pure: they only look up; who implements this fetches beside the way of the request.
#include "core/base/clock.h"
#include "core/crypto/asymmetric.h"

#include <memory>
#include <string_view>

namespace ack::provider {

struct CertificateQuestion {
  std::string_view url;   ///< its host is one that the scheme trusts
  std::string_view name;  ///< that the certificate must be made out to
};

struct CertificateAnswer {
  std::shared_ptr<const crypto::PublicKey>
      key;                  // shared: outlives a renewal while a request verifies; null: none yet
  std::string_view reason;  ///< where there is no key: certificate_pending, certificate_unavailable
};

/// Thread: any.
class CertificateSource {
 public:
  virtual ~CertificateSource() = default;
  /// What is known now; never blocks. On a miss the source may begin to fetch, within bounds of its own: a flood of
  /// invented URLs costs a look-up each and nothing else.
  virtual CertificateAnswer find(const CertificateQuestion& question, UtcTime now) = 0;
};

}  // namespace ack::provider
