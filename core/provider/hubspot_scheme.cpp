#include "core/provider/hubspot_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"

#include <array>

namespace ack::provider {
namespace {

constexpr std::string_view kSignatureV3 = "X-HubSpot-Signature-v3";
constexpr std::string_view kTime = "X-HubSpot-Request-Timestamp";
constexpr std::string_view kSignature = "X-HubSpot-Signature";
constexpr std::size_t kDigestBytes = 32;

/// HubSpot's documentation has these escapes decoded before signing; its own library signs the URI as it is.
std::string withHubspotDecoding(std::string_view url) {
  constexpr std::array<std::pair<std::string_view, char>, 12> kDecoded{{{"3A", ':'},
                                                                        {"2F", '/'},
                                                                        {"3F", '?'},
                                                                        {"40", '@'},
                                                                        {"21", '!'},
                                                                        {"24", '$'},
                                                                        {"27", '\''},
                                                                        {"28", '('},
                                                                        {"29", ')'},
                                                                        {"2A", '*'},
                                                                        {"2C", ','},
                                                                        {"3B", ';'}}};
  std::string out;
  for (std::size_t i = 0; i < url.size(); ++i) {
    char c = url[i];
    if (c == '%' && i + 2 < url.size()) {
      const std::string_view digits = url.substr(i + 1, 2);
      for (const auto& [code, meaning] : kDecoded)
        if (base::equalsIgnoreCaseAscii(digits, code)) c = meaning;
      if (c != '%') i += 2;
    }
    out += c;
  }
  return out;
}

std::string hashOf(const std::string& secret, int version, const RequestView& request) {
  std::string text = secret;
  if (version == 2) text.append(request.method).append(request.url);
  text.append(request.body);
  return crypto::digest(crypto::HashAlgorithm::sha256, text);
}

crypto::Mac macOf(const crypto::HmacKey& key, const RequestView& request, std::string_view url,
                  std::string_view time) {
  return key.compute({request.method, url, request.body, time});
}

/// Versions 1 and 2.
class HashKeys final : public PreparedKeys {
 public:
  HashKeys(int version, const KeyMaterial& keys) : m_version(version) {
    for (const std::string& secret : keys.secrets)
      if (auto key = decodeSecret(secret, KeyForm::utf8)) m_secrets.push_back(std::move(*key));
  }

  [[nodiscard]] Verification verify(const RequestView& request, const Window&, UtcTime) const override {
    if (m_secrets.empty()) return refusedWithoutKey();
    std::string_view value;
    if (const auto problem = requireHeader(request.headers, kSignature, value); !problem.empty())
      return refusedHeader(problem);
    const auto sent = value.size() == 2 * kDigestBytes ? base::fromHex(value) : std::nullopt;
    if (!sent) return refused("bad_encoding");
    bool match = false;
    for (const std::string& secret : m_secrets)
      match = crypto::equalConstantTime(hashOf(secret, m_version, request), *sent) || match;
    return match ? verified() : refused("mismatch");
  }

 private:
  int m_version;
  std::vector<std::string> m_secrets;
};

/// Version 3.
class MacKeys final : public PreparedKeys {
 public:
  explicit MacKeys(const KeyMaterial& keys)
      : m_keys(prepareHmacKeys(keys.secrets, KeyForm::utf8, crypto::HashAlgorithm::sha256)) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    if (m_keys.empty()) return refusedWithoutKey();
    std::string_view value;
    if (const auto problem = requireHeader(request.headers, kSignatureV3, value); !problem.empty())
      return refusedHeader(problem);
    const auto sent = base::fromBase64(value);
    if (!sent || sent->size() != kDigestBytes) return refused("bad_encoding");
    std::string_view time;
    if (const auto problem = requireHeader(request.headers, kTime, time); !problem.empty()) return refused(problem);
    const auto signedAt = readSignedTime(time, TimeUnit::millis);
    if (!signedAt) return refused("bad_timestamp");
    const std::string decoded = withHubspotDecoding(request.url);
    bool match = false;
    for (const crypto::HmacKey& key : m_keys) {
      match = crypto::equalConstantTime(macOf(key, request, request.url, time).view(), *sent) || match;
      if (decoded != request.url)
        match = crypto::equalConstantTime(macOf(key, request, decoded, time).view(), *sent) || match;
    }
    return match ? judgeAge(*signedAt, window, now) : refused("mismatch");
  }

 private:
  std::vector<crypto::HmacKey> m_keys;
};

}  // namespace

std::shared_ptr<const Scheme> HubspotScheme::create(JsonFields& fields) {
  return std::make_shared<HubspotScheme>(static_cast<int>(fields.integer("version", 1, 3).value_or(3)));
}

std::unique_ptr<const PreparedKeys> HubspotScheme::prepare(const KeyMaterial& keys) const {
  if (m_version == 3) return std::make_unique<MacKeys>(keys);
  return std::make_unique<HashKeys>(m_version, keys);
}

Window HubspotScheme::usualWindow() const noexcept {
  constexpr std::chrono::seconds kTolerance{300};  // the library's MAX_ALLOWED_TIMESTAMP
  return {kTolerance, kTolerance};
}

Result<std::vector<domain::Header>> HubspotScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                        std::string_view, UtcTime now) const {
  for (const std::string& secret : keys.secrets) {
    const auto key = decodeSecret(secret, KeyForm::utf8);
    if (!key) continue;
    if (m_version != 3)
      return std::vector<domain::Header>{{std::string(kSignature), base::toHex(hashOf(*key, m_version, request))},
                                         {"X-HubSpot-Signature-Version", "v" + std::to_string(m_version)}};
    const std::string time = writeSignedTime(now, TimeUnit::millis);
    const auto prepared = crypto::HmacKey::prepare(crypto::HashAlgorithm::sha256, *key);
    return std::vector<domain::Header>{
        {std::string(kTime), time},
        {std::string(kSignatureV3), base::toBase64(macOf(prepared, request, request.url, time).view())}};
  }
  return Error{ErrorCode::invalid, "no usable secret to sign with"};
}

}  // namespace ack::provider
