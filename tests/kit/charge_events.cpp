#include "tests/kit/charge_events.h"

#include "tests/kit/engine_process.h"
#include "tests/kit/signer.h"

#include <cinttypes>
#include <cstdio>

namespace ack::kit {

std::string chargeId(const ChargeShape& shape, std::int64_t number) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "_%012" PRId64, number);
  return shape.prefix + digits;
}

Shot chargeShot(const ChargeShape& shape, std::int64_t number) {
  Shot shot;
  shot.source = shape.source;
  shot.eventId = chargeId(shape, number);
  shot.account = "cus_" + std::to_string(number % shape.accounts);
  shot.amountMinor = 100 + number % 997;
  std::string body = R"({"id":")" + shot.eventId + R"(","object":"event","type":"charge.succeeded","created":)" +
                     std::to_string(1'764'000'000 + number) + R"(,"data":{"object":{"id":"ch_)" +
                     std::to_string(number) + R"(","customer":")" + shot.account + R"(","amount":)" +
                     std::to_string(shot.amountMinor) + R"(,"currency":"eur","paid":true,"description":"order )" +
                     std::to_string(number) + R"(","padding":")";
  const std::size_t tail = 4;
  if (body.size() + tail < shape.bodyBytes) body.append(shape.bodyBytes - body.size() - tail, 'x');
  body += R"("}}})";
  shot.bodySha256 = sha256Hex(body);
  shot.request = httpRequest("POST", "/hooks/" + shape.source, signStripe(kStripeSecret, body), body);
  return shot;
}

std::string chargeConfig(const std::string& destination, const std::string& settings) {
  const std::string forward = destination.empty() ? "" : R"(, {"kind": "forward", "destination": "crm"})";
  return R"({ "version": 1,
  "sources": [ { "name": "stripe", "provider": "stripe", "secrets": [")" +
         std::string(kStripeSecret) + R"("], "replay_window_s": 86400, "owner": "finance",
    "rules": [ { "when": { "type": "charge.succeeded", "all": [ { "pointer": "/data/object/paid", "equals": true } ] },
      "effects": [
        { "kind": "charge", "account": "/data/object/customer", "amount": "/data/object/amount",
          "currency": "/data/object/currency", "direction": "debit", "description": "/data/object/description" },
        { "kind": "inbox", "thread": "/data/object/customer", "text": "/data/object/description" })" +
         forward + R"( ] } ] } ],
  "destinations": [ )" +
         destination + R"( ],
  "settings": )" +
         settings + " }\n";
}

std::string applyConfig(const std::filesystem::path& data, const std::string& json, const Headers& environment) {
  const auto file = data.parent_path() / "apply.json";
  writeFile(file, json);
  const auto result = daemon({"apply", file.string()}, data, environment);
  return result.succeeded() ? std::string()
                            : "apply: status " + std::to_string(result.end.status) + ": " + result.err;
}

}  // namespace ack::kit
