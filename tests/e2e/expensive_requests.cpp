#include "tests/e2e/expensive_requests.h"

#include "tests/kit/charge_events.h"
#include "tests/kit/signer.h"

#include <memory>
#include <openssl/evp.h>
#include <openssl/pem.h>

namespace ack::tests {
namespace {

constexpr int kKeys = 20;  // as many as a source may have
constexpr const char* kTopic = "arn:aws:sns:eu-west-1:111111111111:orders";
constexpr const char* kJwtSecret = "rig-vonage-secret-of-32-characters";

struct KeyDeleter {
  void operator()(EVP_PKEY* key) const noexcept { EVP_PKEY_free(key); }
};
using Key = std::unique_ptr<EVP_PKEY, KeyDeleter>;

std::string publicPem(EVP_PKEY* key) {
  BIO* bio = BIO_new(BIO_s_mem());
  PEM_write_bio_PUBKEY(bio, key);
  char* text = nullptr;
  const long size = BIO_get_mem_data(bio, &text);
  std::string pem(text, static_cast<std::size_t>(size));
  BIO_free(bio);
  return pem;
}

/// A well-formed signature over something else.
std::string signOther(EVP_PKEY* key, const EVP_MD* hash) {
  EVP_MD_CTX* context = EVP_MD_CTX_new();
  EVP_DigestSignInit(context, nullptr, hash, nullptr, key);
  const auto* const other = reinterpret_cast<const unsigned char*>("other");
  std::size_t size = 0;
  EVP_DigestSign(context, nullptr, &size, other, 5);
  std::string signature(size, '\0');
  EVP_DigestSign(context, reinterpret_cast<unsigned char*>(signature.data()), &size, other, 5);
  EVP_MD_CTX_free(context);
  signature.resize(size);
  return signature;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

template <class Make>
ExpensiveRequests::Keys makeKeys(Make make, const EVP_MD* hash) {
  ExpensiveRequests::Keys keys;
  for (int i = 0; i < kKeys; ++i) {
    const Key key(make());
    keys.twenty += std::string(i > 0 ? ", " : "") + "\"" + replaced(publicPem(key.get()), "\n", "\\n") + "\"";
    if (i == 1) keys.two = keys.twenty;
    keys.signature = kit::base64(signOther(key.get(), hash));
  }
  return keys;
}

std::string source(const std::string& name, const char* provider, const std::string& rest) {
  return R"({"name": ")" + name + R"(", "provider": ")" + provider + R"(", )" + rest + "}, ";
}

std::string base64Url(std::string_view bytes) {
  return replaced(replaced(replaced(kit::base64(bytes), "+", "-"), "/", "_"), "=", "");
}

/// Signed with another secret.
std::string badToken(std::size_t headerBytes, std::size_t claimBytes) {
  const std::string header = base64Url(R"({"alg":"HS256","x":")" + std::string(headerBytes, 'x') + "\"}");
  const std::string claims = base64Url(R"({"iss":"Vonage","x":")" + std::string(claimBytes, 'x') + "\"}");
  return header + "." + claims + "." + base64Url(kit::hmacSha256("other", header + "." + claims));
}

std::string request(const std::string& target, kit::Headers headers, std::string_view body) {
  headers.emplace_back("Content-Type", "application/json");
  return kit::httpRequest("POST", "/hooks/" + target, headers, body);
}

std::string stripeCandidates(int count, std::size_t length) {
  std::string text = "t=" + std::to_string(kit::unixNow());
  for (int i = 0; i < count; ++i) text += ",v1=" + std::string(length, 'a');
  return text;
}

}  // namespace

ExpensiveRequests::ExpensiveRequests()
    : m_ecdsa(makeKeys([] { return EVP_EC_gen("P-256"); }, EVP_sha256())),
      m_rsa(makeKeys([] { return EVP_RSA_gen(2'048); }, EVP_sha256())),
      m_ed25519(makeKeys([] { return EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"); }, nullptr)) {}

std::string ExpensiveRequests::config() const {
  std::string secrets, more;
  for (int i = 0; i < kKeys; ++i) {
    secrets += std::string(i > 0 ? ", " : "") + "\"rig-rotated-secret-" + std::to_string(i) + "\"";
    if (i != 1 && i != kKeys - 1) continue;
    const std::string suffix = i == 1 ? "2" : "20";
    const auto keys = [&](const Keys& of) { return R"("public_keys": [)" + (i == 1 ? of.two : of.twenty) + "]"; };
    more += source("sendgrid" + suffix, "sendgrid", keys(m_ecdsa)) +
            source("paypal" + suffix, "paypal", R"("recipe": {"webhook_id": "WH-1"}, )" + keys(m_rsa)) +
            source("standard" + suffix, "standard_webhooks", keys(m_ed25519)) +
            source("sns" + suffix, "aws_sns",
                   std::string(R"("recipe": {"topics": [")") + kTopic + R"("]}, )" + keys(m_rsa)) +
            source("stripe" + suffix, "stripe", "\"secrets\": [" + secrets + "]");
  }
  more += source("vonage", "vonage", std::string("\"secrets\": [\"") + kJwtSecret + "\"]");
  std::string charges = kit::chargeConfig();
  const std::size_t at = charges.find("\"sources\"");
  return charges.insert(charges.find('[', at) + 1, more);
}

std::vector<ExpensiveRequest> ExpensiveRequests::againstPublicKeys() const {
  const std::string body(32U << 10, 'x'), now = std::to_string(kit::unixNow());
  std::string many;
  for (int i = 0; i < kKeys; ++i) many += (i > 0 ? " v1a," : "v1a,") + m_ed25519.signature;
  const kit::Headers sendgrid{{"X-Twilio-Email-Event-Webhook-Signature", m_ecdsa.signature},
                              {"X-Twilio-Email-Event-Webhook-Timestamp", now}};
  const kit::Headers standard{{"webhook-id", "1"}, {"webhook-timestamp", now}, {"webhook-signature", many}};
  const kit::Headers paypal{{"Paypal-Transmission-Id", "1"},
                            {"Paypal-Transmission-Time", "2026-01-01T00:00:00Z"},
                            {"Paypal-Transmission-Sig", m_rsa.signature},
                            {"Paypal-Auth-Algo", "SHA256withRSA"},
                            {"Paypal-Cert-Url", "https://api.paypal.com/v1/notifications/certs/rig"}};
  const std::string sns =
      std::string(R"({"Type":"Notification","MessageId":"1","Message":"m","Timestamp":"2026-01-01T00:00:00.000Z",)") +
      R"("SigningCertURL":"https://sns.eu-west-1.amazonaws.com/a.pem","SignatureVersion":"2","TopicArn":")" + kTopic +
      R"(","Signature":")" + m_rsa.signature + R"(","x":[)";
  std::string ones;
  while (sns.size() + ones.size() + 4 < (1U << 20)) ones += "1,";
  std::vector<ExpensiveRequest> all;
  for (const char* count : {"2", "20"}) {
    const bool usual = count == std::string_view("2");
    const std::string keys = std::string(count) + " keys";
    all.push_back({"ECDSA, " + keys, request(std::string("sendgrid") + count, sendgrid, body), 401, usual});
    all.push_back({"RSA, " + keys, request(std::string("paypal") + count, paypal, body), 401, usual});
    all.push_back(
        {"Ed25519, 20 signatures, " + keys, request(std::string("standard") + count, standard, body), 401, usual});
    all.push_back({"RSA, fields of 1 MiB JSON, " + keys, request(std::string("sns") + count, {}, sns + ones + "1]}"),
                   401, usual});
  }
  return all;
}

std::vector<ExpensiveRequest> ExpensiveRequests::againstSecrets() const {
  const std::string body(32U << 10, 'x'), large((1U << 20) - 1, 'x');
  const auto token = [](std::size_t headerBytes, std::size_t claimBytes) {
    return request("vonage", {{"Authorization", "Bearer " + badToken(headerBytes, claimBytes)}}, "{}");
  };
  const auto stripe = [](const char* source, int count, std::size_t length, const std::string& sent) {
    return request(source, {{"Stripe-Signature", stripeCandidates(count, length)}}, sent);
  };
  return {{"20 v1= values", stripe("stripe2", 20, 64, body), 400},
          {"400 v1= values", stripe("stripe2", 400, 64, body), 400},
          {"1,000 short v1= values", stripe("stripe2", 1'000, 2, body), 400},
          {"1,000 v1= values", stripe("stripe2", 1'000, 64, body), 431},
          {"20 v1= values, 2 secrets, 1 MiB", stripe("stripe2", 20, 64, large), 400},
          {"20 v1= values, 20 secrets, 1 MiB", stripe("stripe20", 20, 64, large), 400, false},
          {"token, largest header", token(700, 4'000), 401},
          {"token, header too long", token(4'000, 100), 401},
          {"token, header of 100 KiB", token(100U << 10, 100), 431}};
}

}  // namespace ack::tests
