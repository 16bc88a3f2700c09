#include "tests/e2e/send_cases.h"

#include "tests/kit/signer.h"
#include "tests/kit/test_authority.h"

#include <boost/json.hpp>

#include <ctime>

namespace ack::kit {
namespace {

namespace json = boost::json;

constexpr const char* kForm = "application/x-www-form-urlencoded";
constexpr const char* kHexKey = "00112233445566778899aabbccddeeff";
constexpr const char* kOtherHexKey = "00112233445566778899aabbccddeef0";
// The seeds and public keys of RFC 8032, 7.1, tests 1 and 2.
constexpr const char* kSeed = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
constexpr const char* kPublic = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
constexpr const char* kOtherSeed = "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb";
constexpr const char* kTopic = "arn:aws:sns:eu-west-1:123456789012:orders";

std::string unhex(const std::string& text) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2)
    bytes += static_cast<char>(std::stoi(text.substr(i, 2), nullptr, 16));
  return bytes;
}

/// Those that sign a JSON body with a secret as text.
std::vector<SendCase> plainCases() {
  return {{"bird", "bird", R"({"payload":{"id":"1","status":"sent"}})"},
          {"bitbucket", "bitbucket", "{}"},
          {"cloudevents", "cloudevents", R"({"source":"s","id":"1","type":"t","specversion":"1.0"})"},
          {"coinbase", "coinbase", R"({"event":{"id":"1","type":"charge:confirmed"}})"},
          {"github", "github", R"({"action":"opened"})"},
          {"github_legacy", "github_legacy", R"({"action":"opened"})"},
          {"gitlab", "gitlab", R"({"object_kind":"push"})"},
          {"gocardless", "gocardless", R"({"events":[{"id":"EV1","resource_type":"payments","action":"paid_out"}]})"},
          {"hubspot", "hubspot",
           R"([{"eventId":1,"subscriptionId":2,"occurredAt":1700000000000,"subscriptionType":"contact.creation"}])"},
          {"line", "line", R"({"events":[{"webhookEventId":"1","type":"message","timestamp":1700000000000}]})"},
          {"mailgun", "mailgun", R"({"event-data":{"id":"e1","event":"opened","timestamp":1700000000.5}})"},
          {"mailgun_alerts", "mailgun_alerts", R"({"id":"1"})"},
          {"messagebird", "messagebird", R"({"id":"1","status":"delivered"})"},
          {"paddle", "paddle", R"({"event_id":"e1","event_type":"transaction.completed"})"},
          {"razorpay", "razorpay", R"({"event":"payment.captured"})"},
          {"shopify", "shopify", R"({"id":1})"},
          {"sinch", "sinch", R"({"id":"1","type":"mo_text"})"},
          {"slack", "slack", R"({"event_id":"Ev1","type":"event_callback","event":{"type":"message"}})"},
          {"square", "square", R"({"event_id":"1","type":"payment.created"})"},
          {"stripe", "stripe", R"({"id":"evt_1","type":"charge.succeeded","created":1700000000})"},
          {"telnyx_meeting", "telnyx_meeting", R"({"id":"whdel_1","event":"session.status_changed"})"},
          {"twitter", "twitter", R"({"for_user_id":"1"})"},
          {"vonage", "vonage", R"({"message_uuid":"u1","status":"delivered"})"},
          {"zoom", "zoom", R"({"event":"meeting.ended","event_ts":1,"payload":{"object":{"id":"1"}}})"}};
}

SendCase with(SendCase one, std::string secret, std::string other) {
  one.secret = std::move(secret);
  one.otherSecret = std::move(other);
  return one;
}

/// Those whose secret has a form of its own, or whose body is a form.
std::vector<SendCase> formCases() {
  const std::string whsec = "whsec_" + base64(std::string(24, 'k'));
  const std::string otherWhsec = "whsec_" + base64(std::string(24, 'o'));
  const std::string adyen =
      R"({"live":"false","notificationItems":[{"NotificationRequestItem":{"pspReference":"p1",)"
      R"("merchantAccountCode":"m","merchantReference":"r","amount":{"value":1010,"currency":"EUR"},)"
      R"("eventCode":"AUTHORISATION","success":"true","additionalData":{"a":"b"}}}]})";
  const std::string events = R"([{"event":"send","_id":"1","ts":1700000000}])";
  std::string mandrill = "mandrill_events=";
  for (const char c : events) mandrill += "%" + hex(std::string(1, c));
  std::vector<SendCase> cases{
      with({"adyen", "adyen", adyen}, kHexKey, kOtherHexKey),
      with({"adyen_platform", "adyen_platform", R"({"type":"balancePlatform.transfer.created"})"}, kHexKey,
           kOtherHexKey),
      with({"postmark", "postmark", R"({"RecordType":"Delivery","MessageID":"m1","ID":1})"}, "hook:pass-word-1",
           "hook:pass-word-2"),
      with({"standard_webhooks", "standard_webhooks", R"({"type":"ping"})"}, whsec, otherWhsec),
      with({"svix", "svix", R"({"type":"ping"})"}, whsec, otherWhsec),
      with({"gitlab-signed", "gitlab", R"({"object_kind":"push"})"}, whsec, otherWhsec),
      {"braintree", "braintree", "bt_payload=PG5vdGlmaWNhdGlvbi8%2B%0A", kForm},
      {"mailgun-form", "mailgun", "event=opened&recipient=a%40b.example", kForm},
      {"mandrill", "mandrill", mandrill, kForm},
      {"plivo", "plivo", "MessageUUID=u1&Status=sent", kForm},
      {"twilio", "twilio", "MessageSid=SM1&MessageStatus=delivered", kForm},
      {"twilio-json", "twilio", R"({"MessageSid":"SM1","MessageStatus":"sent"})"}};
  return cases;
}

/// Those that verify with a public key: `send` has the private one.
std::vector<SendCase> keyCases() {
  const std::time_t now = std::time(nullptr);
  const TestAuthority authority(now - 86'400, now + 86'400);
  const Identity rsa = authority.leaf("sns.amazonaws.com", now - 86'400, now + 86'400);
  const Identity otherRsa = authority.leaf("sns.amazonaws.com", now - 86'400, now + 86'400);
  const Identity elliptic = authority.server("a.example", now - 86'400, now + 86'400);
  const Identity otherElliptic = authority.server("a.example", now - 86'400, now + 86'400);
  const std::string topics = json::serialize(json::object{{"topics", json::array{kTopic}}});
  std::vector<SendCase> cases{
      with({"discord", "discord", R"({"type":1,"event":{"type":"APPLICATION_AUTHORIZED"}})"}, kSeed, kOtherSeed),
      with({"telnyx", "telnyx", R"({"data":{"id":"1","event_type":"message.received"}})"}, base64(unhex(kSeed)),
           base64(unhex(kOtherSeed))),
      with({"sendgrid", "sendgrid", R"([{"sg_event_id":"e1","event":"open","timestamp":1700000000}])"},
           elliptic.privatePem(), otherElliptic.privatePem()),
      with({"paypal", "paypal", R"({"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED"})"}, rsa.privatePem(),
           otherRsa.privatePem()),
      with({"aws_sns", "aws_sns", R"({"Type":"Notification","Message":"a\nb"})", "text/plain; charset=UTF-8"},
           rsa.privatePem(), otherRsa.privatePem())};
  cases[0].publicKey = kPublic;
  cases[1].publicKey = base64(unhex(kPublic));
  cases[2].publicKey = elliptic.publicPem();
  cases[3].publicKey = rsa.publicPem();
  cases[3].recipe = R"({"webhook_id":"8PT597110X687430LKGECATA"})";
  cases[4].publicKey = rsa.publicPem();
  cases[4].recipe = topics;
  return cases;
}

/// The other ways of providers that have several, by a source's own recipe; and public URLs.
std::vector<SendCase> recipeCases() {
  std::vector<SendCase> cases{{"vonage-sms-form", "vonage", "messageId=m1&status=delivered", kForm},
                              {"vonage-sms-json", "vonage", R"({"messageId":"m1","status":"delivered"})"},
                              {"messagebird-older", "messagebird", R"({"id":"1","status":"delivered"})"},
                              {"hubspot-v1", "hubspot", R"([{"eventId":1}])"},
                              {"hubspot-v2", "hubspot", R"([{"eventId":1}])"},
                              {"plivo-v2", "plivo", "MessageUUID=u1&Status=sent", kForm},
                              {"own-jwt", "own", R"({"id":"1"})"},
                              {"own-hmac", "own", R"({"id":"1"})"},
                              {"twilio-proxied", "twilio", "MessageSid=SM1", kForm},
                              {"square-proxied", "square", R"({"event_id":"1"})"}};
  const std::vector<std::string> recipes{
      R"({"scheme":"vonage_sms","algo":"sha512"})",
      R"({"scheme":"vonage_sms"})",
      R"({"scheme":"messagebird_hmac"})",
      R"({"version":1})",
      R"({"version":2})",
      R"({"version":2})",
      R"({"scheme":"jwt","iss":"own","claims":{"aud":"us"},"event_id":"/id"})",
      R"({"algo":"sha512","header":"X-Own","enc":"base64","signed":["ts","=.","url","=.","body_sha256_hex"],)"
      R"("ts_header":"X-Time","ts_unit":"ms","event_id":"/id"})"};
  for (std::size_t i = 0; i < recipes.size(); ++i) cases[i].recipe = recipes[i];
  for (std::size_t i = recipes.size(); i < cases.size(); ++i)
    cases[i].publicUrl = "https://hooks.example.com/" + cases[i].name;
  return cases;
}

}  // namespace

std::vector<SendCase> sendCases() {
  std::vector<SendCase> all;
  for (const auto& part : {plainCases(), formCases(), keyCases(), recipeCases()})
    all.insert(all.end(), part.begin(), part.end());
  return all;
}

std::string configurationOf(const std::vector<SendCase>& cases) {
  json::array sources;
  for (const SendCase& one : cases) {
    json::object source{{"name", one.name}, {"provider", one.provider}, {"rules", json::array{}}};
    if (one.publicKey.empty())
      source["secrets"] = json::array{one.secret};
    else
      source["public_keys"] = json::array{one.publicKey};
    if (!one.recipe.empty()) source["recipe"] = json::parse(one.recipe);
    if (!one.publicUrl.empty()) source["public_url"] = one.publicUrl;
    sources.push_back(std::move(source));
  }
  return json::serialize(json::object{{"version", 1}, {"sources", sources}});
}

}  // namespace ack::kit
