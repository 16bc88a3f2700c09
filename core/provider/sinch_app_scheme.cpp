#include "core/provider/sinch_app_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"

namespace ack::provider {
namespace {

constexpr std::string_view kAuthorization = "Authorization";
constexpr std::string_view kWord = "Application ";
constexpr std::string_view kTime = "x-timestamp";
constexpr std::size_t kMacBytes = 32;

std::string_view pathOf(std::string_view url) noexcept {
  const std::size_t scheme = url.find("://");
  const std::size_t start = url.find_first_of("/?#", scheme == std::string_view::npos ? 0 : scheme + 3);
  if (start == std::string_view::npos || url[start] != '/') return "/";
  url.remove_prefix(start);
  return url.substr(0, url.find_first_of("?#"));
}

std::string signedText(const RequestView& request, std::string_view contentType, std::string_view time) {
  std::string out(request.method);
  out += '\n';
  if (!request.body.empty()) out += base::toBase64(crypto::md5(request.body));
  out.append("\n").append(contentType).append("\n").append(kTime).append(":").append(time).append("\n");
  return out.append(pathOf(request.url));
}

class SinchAppKeys final : public PreparedKeys {
 public:
  SinchAppKeys(std::string appKey, const KeyMaterial& keys)
      : m_appKey(std::move(appKey)),
        m_keys(prepareHmacKeys(keys.secrets, KeyForm::base64, crypto::HashAlgorithm::sha256)) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    if (m_keys.empty()) return refusedWithoutKey();
    std::string_view value;
    if (const auto problem = requireHeader(request.headers, kAuthorization, value); !problem.empty())
      return refusedHeader(problem);
    if (!base::equalsIgnoreCaseAscii(value.substr(0, kWord.size()), kWord)) {
      Verification verification = refused("malformed_header");
      verification.noSignature = true;  // another kind of authorisation
      return verification;
    }
    value.remove_prefix(kWord.size());
    const std::size_t colon = value.rfind(':');
    if (colon == std::string_view::npos) return refused("malformed_header");
    if (!m_appKey.empty() && value.substr(0, colon) != m_appKey) return refused("no_supported_signature");
    const auto sent = base::fromBase64(value.substr(colon + 1));
    if (!sent || sent->size() != kMacBytes) return refused("bad_encoding");
    std::string_view time;
    if (const auto problem = requireHeader(request.headers, kTime, time); !problem.empty()) return refused(problem);
    const auto signedAt = readSignedTime(time, TimeUnit::iso);
    if (!signedAt) return refused("bad_timestamp");
    const HeaderLookup contentType = findHeader(request.headers, "Content-Type");
    if (contentType.count > 1) return refused("duplicate_header");
    const std::string text = signedText(request, contentType.value, time);
    bool match = false;
    for (const crypto::HmacKey& key : m_keys)
      match = crypto::equalConstantTime(key.compute(text).view(), *sent) || match;
    return match ? judgeAge(*signedAt, window, now) : refused("mismatch");
  }

 private:
  std::string m_appKey;
  std::vector<crypto::HmacKey> m_keys;
};

}  // namespace

std::shared_ptr<const Scheme> SinchAppScheme::create(JsonFields& fields) {
  return std::make_shared<SinchAppScheme>(fields.text("app_key"));
}

std::unique_ptr<const PreparedKeys> SinchAppScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<SinchAppKeys>(m_appKey, keys);
}

Result<std::vector<domain::Header>> SinchAppScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view, UtcTime now) const {
  if (m_appKey.empty()) return Error{ErrorCode::invalid, "the recipe's app_key is needed to sign"};
  const std::string time = writeSignedTime(now, TimeUnit::iso);
  const std::string text = signedText(request, findHeader(request.headers, "Content-Type").value, time);
  for (const std::string& secret : keys.secrets) {
    const auto key = decodeSecret(secret, KeyForm::base64);
    if (!key) continue;
    const std::string code = base::toBase64(crypto::hmac(crypto::HashAlgorithm::sha256, *key, text));
    return std::vector<domain::Header>{{std::string(kTime), time},
                                       {std::string(kAuthorization), std::string(kWord) + m_appKey + ":" + code}};
  }
  return Error{ErrorCode::invalid, "no usable secret to sign with: it must be base64"};
}

Result<void> SinchAppScheme::checkSecret(std::string_view secret) const {
  return checkSecretForm(secret, KeyForm::base64);
}

}  // namespace ack::provider
