#include "app/demo/sample_events.h"

#include "app/demo/embedded_samples.h"
#include "core/base/encoding.h"

#include <array>
#include <cstdio>

namespace ack::app::demo {
namespace {

constexpr std::array<std::string_view, 8> kCustomers{"Nordlys", "Tisza",   "Harbour", "Kestrel",
                                                     "Lantern", "Juniper", "Sable",   "Orchid"};

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

std::string hexId(RandomSource& random, std::size_t bytes) {
  std::string raw(bytes, '\0');
  random.fill(std::as_writable_bytes(std::span{raw}));
  return base::toHex(raw);
}

std::string uuid(RandomSource& random) {
  std::string text = hexId(random, 16);
  for (const std::size_t dash : {8U, 13U, 18U, 23U}) text.insert(dash, 1, '-');
  return text;
}

std::string customer(RandomSource& random) { return std::string(kCustomers.at(random.below(kCustomers.size()))); }

SampleEvent stripe(int number, RandomSource& random) {
  SampleEvent event{"stripe",
                    "evt_" + hexId(random, 12),
                    "application/json; charset=utf-8",
                    std::string(kStripeCharge),
                    {{"User-Agent", "Stripe/1.0 (+https://stripe.com/docs/webhooks)"}},
                    true};
  replaceAll(event.body, "evt_1Pgc76B7WZ01zgkW1b5efe05", event.eventId);
  replaceAll(event.body, "\"amount\": 2000", "\"amount\": " + std::to_string(490 + random.below(20'000)));
  replaceAll(event.body, "cus_QXg1o8vcGmoR32", "cus_" + customer(random));
  replaceAll(event.body, "My First Test Charge (created for API docs)", "Order " + std::to_string(4'000 + number));
  return event;
}

SampleEvent shopify(int number, RandomSource& random) {
  SampleEvent event{"shopify", uuid(random), "application/json", std::string(kShopifyOrder), {}, true};
  event.headers = {{"X-Shopify-Topic", "orders/paid"},
                   {"X-Shopify-Shop-Domain", "lantern-goods.myshopify.com"},
                   {"X-Shopify-Webhook-Id", event.eventId}};
  const auto cents = random.below(90'000) + 1'000;
  std::array<char, 32> price{};
  std::snprintf(price.data(), price.size(), "%llu.%02llu", static_cast<unsigned long long>(cents / 100),
                static_cast<unsigned long long>(cents % 100));
  replaceAll(event.body, "\"total_price\": \"409.94\"", "\"total_price\": \"" + std::string(price.data()) + "\"");
  replaceAll(event.body, "\"#1001\"", "\"#" + std::to_string(1'000 + number) + "\"");
  replaceAll(event.body, "user6@example.com", customer(random) + "@example.com");
  return event;
}

SampleEvent twilio(int, RandomSource& random) {
  const std::string sid = "SM" + hexId(random, 16);
  SampleEvent event{"twilio",
                    sid,
                    "application/x-www-form-urlencoded; charset=UTF-8",
                    std::string(kTwilioInbound),
                    {{"User-Agent", "TwilioProxy/1.1"}, {"I-Twilio-Idempotency-Token", uuid(random)}}};
  replaceAll(event.body, "SM0000000000000000000000000000002b", sid);
  return event;
}

SampleEvent github(int number, RandomSource& random) {
  SampleEvent event{"github",
                    uuid(random),
                    "application/json",
                    std::string(kGithubIssue),
                    {{"X-GitHub-Event", "issues"}, {"User-Agent", "GitHub-Hookshot/044aadd"}}};
  event.headers.push_back({"X-GitHub-Delivery", event.eventId});
  replaceAll(event.body, "Spelling error in the README file", "Report " + std::to_string(200 + number));
  return event;
}

SampleEvent slack(int, RandomSource& random) {
  SampleEvent event{"slack", "Ev" + hexId(random, 6), "application/json", std::string(kSlackMention), {}};
  replaceAll(event.body, "Ev111", event.eventId);
  replaceAll(event.body, "W222", "W" + customer(random));
  return event;
}

struct Maker {
  std::string_view source;
  SampleEvent (*make)(int, RandomSource&);
  unsigned share;  // of a hundred
};
constexpr std::array<Maker, 5> kMakers{Maker{"stripe", stripe, 36}, Maker{"shopify", shopify, 24},
                                       Maker{"twilio", twilio, 20}, Maker{"github", github, 15},
                                       Maker{"slack", slack, 5}};

}  // namespace

std::vector<std::string_view> sampleSources() {
  std::vector<std::string_view> names;
  for (const Maker& maker : kMakers) names.push_back(maker.source);
  return names;
}

std::string_view drawSource(RandomSource& random) {
  auto drawn = random.below(100);
  for (const Maker& maker : kMakers) {
    if (drawn < maker.share) return maker.source;
    drawn -= maker.share;
  }
  return kMakers.front().source;
}

SampleEvent makeSample(std::string_view source, int number, RandomSource& random) {
  for (const Maker& maker : kMakers)
    if (maker.source == source) return maker.make(number, random);
  return stripe(number, random);
}

std::string sceneSecret(std::string_view source) { return "demo-only-" + std::string(source) + "-5f1b7c"; }

std::string sceneConfiguration(std::string_view destinationUrl, const SceneTimes& times) {
  std::string text(kSceneConfiguration);
  replaceAll(text, "http://destination", destinationUrl);
  for (const std::string_view source : sampleSources())
    replaceAll(text, "${" + std::string(source) + "}", sceneSecret(source));
  replaceAll(text, "\"${backoff_base_s}\"", std::to_string(times.backoffBaseSeconds));
  replaceAll(text, "\"${backoff_cap_s}\"", std::to_string(times.backoffCapSeconds));
  replaceAll(text, "\"${max_age_s}\"", std::to_string(times.maxAgeSeconds));
  replaceAll(text, "\"${lease_s}\"", std::to_string(times.leaseSeconds));
  replaceAll(text, "\"${max_attempts}\"", std::to_string(times.maxAttempts));
  return text;
}

}  // namespace ack::app::demo
