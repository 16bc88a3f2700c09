#include "core/provider/vonage_parameters.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/body_edit.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"
#include "core/provider/time_forms.h"

#include <algorithm>

namespace ack::provider {
namespace {

constexpr std::string_view kSignature = "sig";
constexpr std::string_view kTimestamp = "timestamp";
constexpr std::string_view kNonce = "nonce";
constexpr std::size_t kMaxParameters = 200;

using Fields = std::vector<std::pair<std::string, std::string>>;

bool readForm(std::string_view text, Fields& fields) {
  auto form = domain::FormDocument::parse(text);
  if (form) fields = std::move(form->fields);
  return form.has_value();
}

/// A flat object: what is nested has no documented place in the signed text.
bool readJson(std::string_view body, Fields& fields) {
  const auto document = domain::JsonDocument::parse(body);
  if (!document || document->root().type() != domain::JsonType::object) return false;
  for (const domain::JsonItem& member : document->root().items()) {
    switch (member.value.type()) {
    case domain::JsonType::string:
    case domain::JsonType::number:
    case domain::JsonType::boolean:
      fields.emplace_back(member.name(), member.value.text());
      break;
    case domain::JsonType::null:
    case domain::JsonType::array:
    case domain::JsonType::object:
      return false;
    }
  }
  return true;
}

bool readFields(const RequestView& request, Fields& fields) {
  if (!request.body.empty()) {
    const HeaderLookup header = findHeader(request.headers, "Content-Type");
    if (header.count > 1) return false;
    const std::string type = domain::mediaTypeOf(header.value);
    return type == "application/x-www-form-urlencoded" ? readForm(request.body, fields)
                                                       : readJson(request.body, fields);
  }
  const std::size_t question = request.url.find('?');
  if (question == std::string_view::npos) return true;
  const std::string_view query = request.url.substr(question + 1);
  return readForm(query.substr(0, query.find('#')), fields);
}

/// "&name=value…" by name, with '&' and '=' in values replaced (Vonage/vonage-node-sdk packages/sms/lib/sms.ts).
std::string signedTextOf(const Fields& fields) {
  std::string text;
  for (const auto& [name, value] : fields) {
    text += '&';
    text += name;
    text += '=';
    for (const char c : value) text += c == '&' || c == '=' ? '_' : c;
  }
  return text;
}

crypto::HashAlgorithm hashOf(VonageMethod method) noexcept {
  switch (method) {
  case VonageMethod::md5hash:
  case VonageMethod::md5:
    return crypto::HashAlgorithm::md5;
  case VonageMethod::sha1:
    return crypto::HashAlgorithm::sha1;
  case VonageMethod::sha256:
    return crypto::HashAlgorithm::sha256;
  case VonageMethod::sha512:
    return crypto::HashAlgorithm::sha512;
  }
  return crypto::HashAlgorithm::sha256;
}

std::size_t bytesOf(VonageMethod method) noexcept {
  switch (method) {
  case VonageMethod::md5hash:
  case VonageMethod::md5:
    return 16;
  case VonageMethod::sha1:
    return 20;
  case VonageMethod::sha256:
    return 32;
  case VonageMethod::sha512:
    return 64;
  }
  return 0;
}

std::string macOf(VonageMethod method, const std::string& key, const std::string& text) {
  return method == VonageMethod::md5hash ? crypto::md5(text + key) : crypto::hmac(hashOf(method), key, text);
}

/// The request with one more parameter; nullopt where its body can't hold one.
std::optional<SignedRequest> withParameter(const RequestView& request, const SignedRequest& made,
                                           std::string_view name, const std::string& value) {
  SignedRequest out = made;
  const std::string type = domain::mediaTypeOf(findHeader(request.headers, "Content-Type").value);
  if (made.body.empty()) {
    out.query = withFormField(made.query, name, value);
  } else if (type == "application/x-www-form-urlencoded") {
    out.body = withFormField(made.body, name, value);
  } else {
    auto body = withJsonText(made.body, "", name, value);
    if (!body) return std::nullopt;
    out.body = std::move(*body);
  }
  return out;
}

}  // namespace

Result<SignedRequest> signVonageParameters(const RequestView& request, VonageMethod method,
                                           const std::vector<std::string>& secrets, UtcTime now) {
  const Error unfit{ErrorCode::invalid, "can't sign: the body must be a form or a flat JSON object"};
  std::optional<std::string> key;
  for (const std::string& secret : secrets)
    if (!key) key = decodeSecret(secret, KeyForm::utf8);
  if (!key) return Error{ErrorCode::invalid, "no usable secret to sign with"};
  std::optional<SignedRequest> made = SignedRequest{{}, std::string(request.body), {}};
  const auto read = [&] {
    std::string url(request.url);
    if (!made->query.empty()) url += (url.find('?') == std::string::npos ? "?" : "&") + made->query;
    return readVonageParameters({request.method, url, request.headers, made->body});
  };
  const auto hasTime = [](const VonageParameters& parameters) {
    return std::any_of(parameters.fields.begin(), parameters.fields.end(),
                       [](const auto& field) { return field.first == kTimestamp; });
  };
  if (!hasTime(read())) made = withParameter(request, *made, kTimestamp, writeSignedTime(now, TimeUnit::seconds));
  if (!made) return unfit;
  const VonageParameters parameters = read();
  if (!parameters.problem.empty()) return Error{ErrorCode::invalid, "can't sign: " + std::string(parameters.problem)};
  made = withParameter(request, *made, kSignature, base::toHex(macOf(method, *key, signedTextOf(parameters.fields))));
  return made ? Result<SignedRequest>(std::move(*made)) : Result<SignedRequest>(unfit);
}

VonageParameters readVonageParameters(const RequestView& request) {
  VonageParameters parameters;
  Fields fields;
  if (!readFields(request, fields) || fields.size() > kMaxParameters) {
    parameters.problem = "malformed_parameters";
    return parameters;
  }
  std::sort(fields.begin(), fields.end());
  const auto sameName = [](const auto& a, const auto& b) { return a.first == b.first; };
  if (std::adjacent_find(fields.begin(), fields.end(), sameName) != fields.end())
    parameters.problem = "duplicate_parameter";
  for (auto& [name, value] : fields) {
    if (name.find_first_of("&=") != std::string::npos) parameters.problem = "malformed_parameters";
    if (name == kSignature)
      parameters.signature = std::move(value);
    else
      parameters.fields.emplace_back(std::move(name), std::move(value));
  }
  return parameters;
}

VonageParameterKeys::VonageParameterKeys(std::optional<VonageMethod> method, const std::vector<std::string>& secrets)
    : m_method(method) {
  std::vector<VonageMethod> methods{VonageMethod::sha256, VonageMethod::sha512};
  if (method) methods = {*method};
  for (const std::string& secret : secrets) {
    const auto key = decodeSecret(secret, KeyForm::utf8);
    if (!key) continue;
    for (const VonageMethod one : methods)
      m_keys.push_back(
          {one, crypto::HmacKey::prepare(hashOf(one), *key), one == VonageMethod::md5hash ? *key : std::string()});
  }
}

Verification VonageParameterKeys::verify(const VonageParameters& parameters, const Window& window,
                                         UtcTime now) const {
  if (!parameters.problem.empty()) return refused(parameters.problem);
  if (parameters.signature.empty()) return refusedUnsigned("missing_signature");
  const auto signature = base::fromHex(parameters.signature);
  if (!signature) return refused("bad_encoding");
  const std::string text = signedTextOf(parameters.fields);
  bool sized = false;
  bool match = false;
  for (const Key& key : m_keys) {
    if (signature->size() != bytesOf(key.method)) continue;
    sized = true;
    const bool same = key.method == VonageMethod::md5hash
                          ? crypto::equalConstantTime(crypto::md5(text + key.secret), *signature)
                          : crypto::equalConstantTime(key.hmac.compute(text).view(), *signature);
    match = same || match;
  }
  // Where no method is configured, MD5 and SHA-1 are not taken: the account's setting must be named then.
  if (!sized) return refused(m_method || signature->size() > 20 ? "bad_encoding" : "algorithm_not_allowed");
  if (!match) return refused("mismatch");
  const auto find = [&](std::string_view name) {
    return std::find_if(parameters.fields.begin(), parameters.fields.end(),
                        [name](const auto& field) { return field.first == name; });
  };
  const auto time = find(kTimestamp);
  if (time == parameters.fields.end()) return refused("missing_timestamp");
  const auto signedAt = readSignedTime(time->second, TimeUnit::seconds);
  if (!signedAt) return refused("bad_timestamp");
  Verification verification = judgeAge(*signedAt, window, now);
  if (const auto nonce = find(kNonce); nonce != parameters.fields.end()) verification.replayKey = nonce->second;
  return verification;
}

}  // namespace ack::provider
