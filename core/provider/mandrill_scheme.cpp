#include "core/provider/mandrill_scheme.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/form_fields.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"

#include <algorithm>

namespace ack::provider {
namespace {

constexpr std::string_view kSignature = "X-Mandrill-Signature";
constexpr std::size_t kMacBytes = 20;

std::string_view signedText(const RequestView& request, std::string& out) {
  FormFields fields;
  if (const auto problem = readSignedFields(request, fields); !problem.empty()) return problem;
  // Names and values stand together without a separator: a repeated name could be read in more than one way.
  const auto sameName = [](const auto& a, const auto& b) { return a.first == b.first; };
  if (std::adjacent_find(fields.begin(), fields.end(), sameName) != fields.end()) return "malformed_body";
  out = request.url;
  for (const auto& [name, value] : fields) out.append(name).append(value);
  return {};
}

class MandrillKeys final : public PreparedKeys {
 public:
  explicit MandrillKeys(const KeyMaterial& keys)
      : m_keys(prepareHmacKeys(keys.secrets, KeyForm::utf8, crypto::HashAlgorithm::sha1)) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window&, UtcTime) const override {
    if (m_keys.empty()) return refusedWithoutKey();
    std::string_view value;
    if (const auto problem = requireHeader(request.headers, kSignature, value); !problem.empty())
      return refusedHeader(problem);
    const auto sent = base::fromBase64(value);
    if (!sent || sent->size() != kMacBytes) return refused("bad_encoding");
    std::string text;
    if (const auto problem = signedText(request, text); !problem.empty()) return refused(problem);
    bool match = false;
    for (const crypto::HmacKey& key : m_keys)
      match = crypto::equalConstantTime(key.compute(text).view(), *sent) || match;
    return match ? verified() : refused("mismatch");
  }

 private:
  std::vector<crypto::HmacKey> m_keys;
};

}  // namespace

std::unique_ptr<const PreparedKeys> MandrillScheme::prepare(const KeyMaterial& keys) const {
  return std::make_unique<MandrillKeys>(keys);
}

Result<std::vector<domain::Header>> MandrillScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                         std::string_view, UtcTime) const {
  std::string text;
  if (const auto problem = signedText(request, text); !problem.empty())
    return Error{ErrorCode::invalid, "can't sign: " + std::string(problem)};
  for (const std::string& secret : keys.secrets)
    if (const auto key = decodeSecret(secret, KeyForm::utf8))
      return std::vector<domain::Header>{
          {std::string(kSignature), base::toBase64(crypto::hmac(crypto::HashAlgorithm::sha1, *key, text))}};
  return Error{ErrorCode::invalid, "no usable secret to sign with"};
}

}  // namespace ack::provider
