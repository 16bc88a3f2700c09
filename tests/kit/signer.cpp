#include "tests/kit/signer.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <map>
#include <set>

namespace ack::kit {
namespace {

std::string hmac(const EVP_MD* digest, std::string_view key, std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> out{};
  unsigned int length = 0;
  HMAC(digest, key.data(), static_cast<int>(key.size()), reinterpret_cast<const unsigned char*>(bytes.data()),
       bytes.size(), out.data(), &length);
  return {reinterpret_cast<const char*>(out.data()), length};
}

std::string decodeForm(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+') {
      out += ' ';
    } else if (text[i] == '%' && i + 2 < text.size()) {
      out += static_cast<char>(std::strtol(std::string(text.substr(i + 1, 2)).c_str(), nullptr, 16));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

}  // namespace

std::string sha256Hex(std::string_view bytes) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> out{};
  unsigned int length = 0;
  EVP_Digest(bytes.data(), bytes.size(), out.data(), &length, EVP_sha256(), nullptr);
  return hex({reinterpret_cast<const char*>(out.data()), length});
}

std::string hmacSha256(std::string_view key, std::string_view bytes) { return hmac(EVP_sha256(), key, bytes); }
std::string hmacSha1(std::string_view key, std::string_view bytes) { return hmac(EVP_sha1(), key, bytes); }

std::string hex(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  for (const char c : bytes) {
    const auto value = static_cast<unsigned char>(c);
    out += kDigits[value >> 4U];
    out += kDigits[value & 15U];
  }
  return out;
}

std::string base64(std::string_view bytes) {
  std::string out(4 * ((bytes.size() + 2) / 3) + 1, '\0');
  const int length =
      EVP_EncodeBlock(reinterpret_cast<unsigned char*>(out.data()),
                      reinterpret_cast<const unsigned char*>(bytes.data()), static_cast<int>(bytes.size()));
  out.resize(static_cast<std::size_t>(length));
  return out;
}

std::string fromBase64(std::string_view text) {
  std::string out(text.size(), '\0');
  const int length =
      EVP_DecodeBlock(reinterpret_cast<unsigned char*>(out.data()),
                      reinterpret_cast<const unsigned char*>(text.data()), static_cast<int>(text.size()));
  if (length < 0) return {};
  std::size_t padding = 0;
  while (padding < 2 && padding < text.size() && text[text.size() - 1 - padding] == '=') ++padding;
  out.resize(static_cast<std::size_t>(length) - padding);
  return out;
}

std::int64_t unixNow() {
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Headers signStripe(const std::string& secret, std::string_view body, std::int64_t at) {
  const std::string time = std::to_string(at);
  const std::string text = time + "." + std::string(body);
  return {{"Content-Type", "application/json; charset=utf-8"},
          {"Stripe-Signature", "t=" + time + ",v1=" + hex(hmacSha256(secret, text))}};
}

Headers signGithub(const std::string& secret, std::string_view body, const std::string& id, const std::string& type) {
  return {{"Content-Type", "application/json"},
          {"X-GitHub-Event", type},
          {"X-GitHub-Delivery", id},
          {"X-Hub-Signature-256", "sha256=" + hex(hmacSha256(secret, body))}};
}

Headers signStandard(const std::string& secret, std::string_view body, const std::string& id, std::int64_t at) {
  const std::string time = std::to_string(at);
  const std::string key = fromBase64(std::string_view(secret).substr(6));
  const std::string text = id + "." + time + "." + std::string(body);
  return {{"Content-Type", "application/json"},
          {"webhook-id", id},
          {"webhook-timestamp", time},
          {"webhook-signature", "v1," + base64(hmacSha256(key, text))}};
}

Headers signSlack(const std::string& secret, std::string_view body, std::int64_t at) {
  const std::string time = std::to_string(at);
  const std::string text = "v0:" + time + ":" + std::string(body);
  return {{"X-Slack-Request-Timestamp", time}, {"X-Slack-Signature", "v0=" + hex(hmacSha256(secret, text))}};
}

Headers signShopify(const std::string& secret, std::string_view body) {
  return {{"X-Shopify-Hmac-Sha256", base64(hmacSha256(secret, body))}};
}

Headers signTwilio(const std::string& token, const std::string& url, std::string_view form) {
  std::map<std::string, std::set<std::string>> fields;
  while (!form.empty()) {
    const std::string_view pair = form.substr(0, form.find('&'));
    form.remove_prefix(pair.size() == form.size() ? pair.size() : pair.size() + 1);
    const std::size_t equals = pair.find('=');
    fields[decodeForm(pair.substr(0, equals))].insert(
        equals == std::string_view::npos ? "" : decodeForm(pair.substr(equals + 1)));
  }
  std::string text = url;
  for (const auto& [name, values] : fields)
    for (const auto& value : values) text += name + value;
  return {{"Content-Type", "application/x-www-form-urlencoded; charset=UTF-8"},
          {"X-Twilio-Signature", base64(hmacSha1(token, text))}};
}

}  // namespace ack::kit
