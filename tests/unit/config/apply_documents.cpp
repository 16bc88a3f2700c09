#include "tests/unit/config/apply_documents.h"

namespace ack::config::test {
namespace {

// Each puts the tested part on line 3.
std::string inDocument(const std::string& part) { return "{\"version\":1,\n\n" + part + "\n}"; }
std::string inSource(const std::string& part) {
  return "{\"version\":1,\"destinations\":[{\"name\":\"crm\",\"url\":\"http://h/\"}],\"sources\":[{\n"
         "\"name\":\"s\",\"provider\":\"stripe\",\"secrets\":[\"whsec_x1\"],\n" +
         part + "\n}]}";
}
std::string inWhen(const std::string& part) {
  return inSource("\"rules\":[{\"when\":{" + part +
                  "},\"effects\":[{\"kind\":\"forward\",\"destination\":\"crm\"}]}]");
}
std::string inEffects(const std::string& part) { return inSource("\"rules\":[{\"effects\":[" + part + "]}]"); }
std::string inSettings(const std::string& part) { return "{\"version\":1,\n\"settings\":{\n" + part + "}}"; }

std::string inEmail(const std::string& part) { return "{\"version\":1,\"alerts\":{\"email\":{\n\n" + part + "}}}"; }
std::string inWebhook(const std::string& part) {
  return "{\"version\":1,\"alerts\":{\"webhook\":{\n\n" + part + "}}}";
}

constexpr const char* kServer = R"("url":"smtp://mail.example")";
constexpr const char* kPeople = R"("from":"ack@shop.example","to":["ops@shop.example"])";

/// `bad` takes document, path, line and a word of the message.
template <class Bad>
void addBadAlerts(const Bad& bad) {
  const std::string server = kServer;
  const std::string people = kPeople;
  bad(inDocument("\"alerts\":{\"sms\":{}}"), "alerts.sms", 3, "unknown field");
  bad(inDocument("\"alerts\":[]"), "alerts", 3, "is an object");
  bad(inEmail(people), "alerts.email.url", 1, "missing");
  for (const char* url : {"mail.example", "http://mail.example", "smtp://u:p@mail.example", "smtp://mail.example/x",
                          "smtp://mail.example?a", "smtp://mail.example:0", "smtp:// mail.example", "smtp://"})
    bad(inEmail("\"url\":\"" + std::string(url) + "\"," + people), "alerts.email.url", 3, "mail server");
  bad(inEmail(server + ",\"starttls\":\"never\"," + people), "alerts.email.starttls", 3, "on this machine");
  for (const char* host : {"127.0.0.1.example", "localhost.example", "127.example", "[::2]"})
    bad(inEmail("\"url\":\"smtp://" + std::string(host) + "\",\"starttls\":\"never\"," + people),
        "alerts.email.starttls", 3, "on this machine");
  bad(inEmail("\"url\":\"smtps://mail.example\",\"starttls\":\"required\"," + people), "alerts.email.starttls", 3,
      "first byte");
  bad(inEmail(server + ",\"starttls\":\"maybe\"," + people), "alerts.email.starttls", 3, "required, never");
  bad(inEmail(server + ",\"user\":\"ack\"," + people), "alerts.email.user", 3, "password");
  bad(inEmail(server + ",\"password\":\"correct horse\"," + people), "alerts.email.password", 3, "user");
  bad(inEmail(server + ",\"user\":\"a\",\"password\":\"changeme\"," + people), "alerts.email.password", 3,
      "placeholder");
  bad(inEmail(R"("url":"smtp://localhost","starttls":"never","user":"a","password":"correct horse",)" + people),
      "alerts.email.password", 3, "without TLS");
  bad(inEmail(server + R"(,"to":["ops@shop.example"])"), "alerts.email.from", 1, "missing");
  for (const char* address : {"ops", "ops@", "@shop.example", "ops@shop..example", "Ops <ops@shop.example>",
                              "a b@shop.example", "ops@shop.example,b@c.example", "\\u00e4@shop.example", "a@b@c"})
    bad(inEmail(server + ",\"to\":[\"ops@shop.example\"],\"from\":\"" + address + "\""), "alerts.email.from", 3,
        "no address");
  for (const char* address : {"a@shop.example\\r\\nBcc: b@c.example", "a@shop.example\\u0000", ""})
    bad(inEmail(server + ",\"from\":\"ack@shop.example\",\"to\":[\"" + address + "\"]"), "alerts.email.to[0]", 3,
        "no address");
  bad(inEmail(server + R"(,"from":"ack@shop.example")"), "alerts.email.to", 1, "missing");
  bad(inEmail(server + R"(,"from":"ack@shop.example","to":[])"), "alerts.email.to", 3, "1 to 20");
  bad(inEmail(server + R"(,"from":"ack@shop.example","to":["a@b","a@b"])"), "alerts.email.to[1]", 3, "twice");
  std::string many;
  for (int i = 0; i < 21; ++i) many += (i == 0 ? "\"a" : ",\"a") + std::to_string(i) + "@shop.example\"";
  bad(inEmail(server + R"(,"from":"ack@shop.example","to":[)" + many + "]"), "alerts.email.to", 3, "1 to 20");
  bad(inEmail(server + R"(,"ca_file":"gone.pem",)" + people), "alerts.email.ca_file", 3, "can't be had");
  bad(inWebhook(R"("timeout_s":5)"), "alerts.webhook.url", 1, "missing");
  bad(inWebhook(R"("url":"ftp://h/")"), "alerts.webhook.url", 3, "http://");
  bad(inWebhook(R"("url":"https://u:p@h/")"), "alerts.webhook.url", 3, "user or password");
  bad(inWebhook(R"("url":"https://h/","secret":"whsec_c2hvcnQ=")"), "alerts.webhook.secret", 3, "24 to 64");
  bad(inWebhook(R"("url":"https://h/","timeout_s":31)"), "alerts.webhook.timeout_s", 3, "from 0.1 to 30");
}

constexpr const char* kCharge = R"("kind":"charge","account":"/a","amount":"/b","currency":"/c")";

const char* const kContractExample = R"({ "version": 1,
  "sources": [ { "name": "stripe", "provider": "stripe", "secrets": ["env:STRIPE_SECRET"], "replay_window_s": 900,
      "future_tolerance_s": 300, "on_stale": "dead_letter", "complete_within_s": 300, "owner": "finance",
      "rules": [ { "when": { "type": "charge.succeeded", "all": [ { "pointer": "/data/object/paid", "equals": true } ] },
          "effects": [ { "kind": "charge", "account": "/data/object/customer", "amount": "/data/object/amount",
                         "currency": "/data/object/currency", "direction": "debit" },
                       { "kind": "inbox", "thread": "/data/object/customer", "text": "/data/object/description" },
                       { "kind": "forward", "destination": "crm" } ] } ] } ],
  "destinations": [ { "name": "crm", "url": "http://127.0.0.1:9000/tickets", "timeout_s": 10, "max_attempts": 8,
      "idempotency_header": "Idempotency-Key", "idempotent": false,
      "reconcile": { "url": "http://127.0.0.1:9000/tickets?event={event_id}", "found": "200", "missing": "404" } } ],
  "people": [ { "name": "ada", "role": "operator", "password": "env:ADA_PASSWORD" } ],
  "settings": { "max_attempts": 8, "backoff_base_s": 2, "backoff_cap_s": 900, "max_age_s": 259200, "lease_s": 60 } })";

}  // namespace

std::string inDestination(const std::string& part) {
  return "{\"version\":1,\"destinations\":[{\n\"name\":\"crm\",\"url\":\"http://h/\",\n" + part + "}]}";
}

std::string bothChannels() {
  return R"({"version":1,"alerts":{"email":{"url":"smtp://mail.example:587","user":"ack","password":"env:SMTP_PASSWORD",
    "from":"ack@shop.example","to":["ops@shop.example","ada+night@shop.example"]},
    "webhook":{"url":"https://chat.example/in?token=t0ken","timeout_s":5}}})";
}

std::string contractExample() { return kContractExample; }

std::string everyEffectField() {
  return inEffects(
      R"({"kind":"charge","account":"acct","amount":12.30,"currency":"eur","unit":"major","direction":"credit",
            "description":"header:X-What","refuse_below_zero":true,"key":"/pay"},
           {"kind":"status","subject":"/s","status":"/t","occurred_at":"/o","sequence":"/q","rank":["sent","done"]},
           {"kind":"inbox","thread":"/t","sender":"/f","recipient":"/r","text":"hello"})");
}

std::string destinationAtItsBounds() {
  return inDestination(
      R"("timeout_s":0.1,"connect_timeout_s":60,"max_attempts":100,"concurrency":256,"rate_per_s":0.001,)"
      R"("errors":{"transient":[300],"permanent":[599]},"idempotent":true)");
}

std::string sourceAtItsBounds() {
  return inSource(
      R"("max_body_bytes":33554432,"replay_window_s":2592000,"future_tolerance_s":0,"complete_within_s":1,)"
      R"("rate_per_s":0.001,"burst":1000000,"tenants":["a","b c","\u00e9",".well"])");
}

std::string proxySettings() {
  return inSettings(R"("trusted_proxies":["127.0.0.1","10.0.0.0/8","2001:db8::/32"],)"
                    R"("public_hosts":["hooks.example.com","[2001:db8::1]:8443"])");
}

std::string consentedUnprovenCharge() {
  return R"({"version":1,"sources":[{"name":"p","provider":"postmark","secrets":["tok-1"],)"
         R"("allow_unproven_charges":true,"rules":[{"effects":[{)" +
         std::string(kCharge) + "}]}]}]}";
}

std::vector<Mistake> mistakes() {
  std::vector<Mistake> all;
  const auto bad = [&all](std::string document, std::string path, int line, std::string word) {
    all.push_back({std::move(document), std::move(path), line, std::move(word)});
  };
  const std::string charge = kCharge;

  // Not JSON
  bad("", "", 1, "value is expected");
  bad("{\"version\":1,\n}", "", 2, "double quotes");
  bad("{\"version\":1\n \"sources\":[]}", "", 2, "','");
  bad("{\"version\":01}", "", 1, "begin with 0");
  bad("{\"version\":1}\n x", "", 2, "behind the end");
  bad("{\"version\":1,\n\"a\":\"\x80\"}", "", 2, "UTF-8");
  bad("{\"version\":1,\n\"a\":\"\t\"}", "", 2, "control character");
  bad("{\"version\":1,\n\"a\":\"\\x\"}", "", 2, "escape");
  bad("{\"version\":1,\n\"a\":\"\\ud800\"}", "", 2, "surrogate");
  bad("{\"version\":1,\n\"a\":\"no end}", "", 2, "closing");
  bad(inDocument("\"sources\":" + std::string(80, '[')), "", 3, "64 levels");
  bad("{\"version\":1.}", "", 1, "behind the point");

  // The document
  bad("[]", "", 1, "the document is an object");
  bad("{\n\"sources\":[]}", "version", 1, "missing");
  bad("{\n\"version\":2}", "version", 2, "1 is allowed");
  bad("{\n\"version\":\"1\"}", "version", 2, "1 is allowed");
  bad(inDocument("\"source\":[]"), "source", 3, "unknown field");
  bad(inDocument("\"version\":1"), "version", 3, "second time");
  bad(inDocument("\"sources\":{}"), "sources", 3, "list");
  bad(inDocument("\"destinations\":7"), "destinations", 3, "list");
  bad(inDocument("\"we ird\":7"), "[\"we ird\"]", 3, "unknown field");

  // Sources
  bad(inDocument("\"sources\":[7]"), "sources[0]", 3, "a source is an object");
  bad(inDocument("\"sources\":[{}]"), "sources[0].name", 3, "missing");
  bad(inDocument("\"sources\":[{}]"), "sources[0].provider", 3, "missing");
  bad(inDocument("\"sources\":[{}]"), "sources[0].secrets", 3, "public_keys");
  for (const char* name : {"", "Stripe", "-a", "a/b", "a b", "\xC3\xA9"})
    bad(inDocument("\"sources\":[{\"name\":\"" + std::string(name) + "\"}]"), "sources[0].name", 3,
        *name == '\0' ? "empty" : "a-z");
  bad(inDocument("\"sources\":[{\"name\":\"" + std::string(65, 'a') + "\"}]"), "sources[0].name", 3, "64");
  bad(inDocument("\"sources\":[{\"name\":5}]"), "sources[0].name", 3, "text");
  bad(inSource("\"x\":1},\n{\"name\":\"s\""), "sources[1].name", 4, "twice");
  bad(inSource("\"secret\":[]"), "sources[0].secret", 3, "unknown field");
  bad(inSource("\"owner\":\"a\",\"owner\":\"b\""), "sources[0].owner", 3, "second time");
  bad(inSource("\"owner\":\"\\u0007\""), "sources[0].owner", 3, "control");
  bad(inSource("\"owner\":\"" + std::string(129, 'x') + "\""), "sources[0].owner", 3, "128");
  bad(inDocument("\"sources\":[{\"provider\":\"nobody\"}]"), "sources[0].provider", 3, "github, postmark, stripe");
  bad(inSource("\"recipe\":[]"), "sources[0].recipe", 3, "object");
  bad(inSource("\"recipe\":{\n\"several\":[1,\n{\"x\":2}],\n\"other\":3}"), "sources[0].recipe.several[1].x", 5,
      "is wrong");
  bad(inSource("\"recipe\":{\n\"several\":[1,\n{\"x\":2}],\n\"other\":3}"), "sources[0].recipe.other", 6,
      "is wrong too");
  bad(inSource("\"recipe\":{\n\"several\":[]}"), "sources[0].recipe.several[1].x", 4, "is wrong");
  bad(inDocument("\"sources\":[{\"provider\":\"generic\"}]"), "sources[0].provider", 3, "needs a \"recipe\"");
  bad("{\"version\":1,\"sources\":[{\"name\":\"g\",\"provider\":\"github\",\"secrets\":[\"good-1\",\n\"no-key\"]}]}",
      "sources[0].secrets[1]", 2, "hexadecimal");
  bad("{\"version\":1,\"sources\":[{\"name\":\"g\",\"provider\":\"github\",\"public_keys\":[\n\"short\"]}]}",
      "sources[0].public_keys[0]", 2, "32 bytes");
  bad(inSource("\"recipe\":{}"), "sources[0].recipe", 3, "sha256 is allowed");
  bad(inSource("\"recipe\":{\"algo\":1,\"algo\":2}"), "sources[0].recipe.algo", 3, "second time");
  bad(inSource("\"replay_window_s\":0"), "sources[0].replay_window_s", 3, "from 1 to 2592000");
  bad(inSource("\"replay_window_s\":2592001"), "sources[0].replay_window_s", 3, "out of range");
  bad(inSource("\"replay_window_s\":1.5"), "sources[0].replay_window_s", 3, "whole number");
  bad(inSource("\"replay_window_s\":\"900\""), "sources[0].replay_window_s", 3, "must be a number");
  bad(inSource("\"future_tolerance_s\":86401"), "sources[0].future_tolerance_s", 3, "86400");
  bad(inSource("\"future_tolerance_s\":-1"), "sources[0].future_tolerance_s", 3, "out of range");
  bad(inSource("\"on_stale\":\"drop\""), "sources[0].on_stale", 3, "dead_letter, reject");
  bad(inSource("\"on_stale\":true"), "sources[0].on_stale", 3, "text");
  bad(inSource("\"complete_within_s\":604801"), "sources[0].complete_within_s", 3, "604800");
  bad(inSource("\"tenants\":[]"), "sources[0].tenants", 3, "1");
  bad(inSource("\"tenants\":\"a\""), "sources[0].tenants", 3, "list");
  bad(inSource("\"tenants\":[\"a\",5]"), "sources[0].tenants[1]", 3, "must be text");
  for (const char* wrong : {"a\\u202eb", " a", "a\\u00a0", "a\\u200b"}) {
    bad(inSource("\"tenants\":[\"" + std::string(wrong) + "\"]"), "sources[0].tenants[0]", 3, "can be seen");
    bad(inSource("\"owner\":\"" + std::string(wrong) + "\""), "sources[0].owner", 3, "can be seen");
  }
  for (const char* wrong : {"", "a/b", ".", "..", "a\\u0000b", "a\\\\b"})
    bad(inSource("\"tenants\":[\"" + std::string(wrong) + "\"]"), "sources[0].tenants[0]", 3, "path segment");
  bad(inSource("\"tenants\":[\"a\",\"b\",\"a\"]"), "sources[0].tenants[2]", 3, "second time");
  bad(inSource("\"rate_per_s\":0"), "sources[0].rate_per_s", 3, "0.001");
  bad(inSource("\"rate_per_s\":\"5\""), "sources[0].rate_per_s", 3, "number");
  bad(inSource("\"burst\":5"), "sources[0].burst", 3, "rate_per_s");
  bad(inSource("\"rate_per_s\":5,\"burst\":0"), "sources[0].burst", 3, "from 1");
  bad(inSource("\"max_body_bytes\":33554433"), "sources[0].max_body_bytes", 3, "33554432");
  bad(inSource("\"max_body_bytes\":99999999999999999999"), "sources[0].max_body_bytes", 3, "33554432");
  bad(inSource("\"public_url\":\"ftp://h/\""), "sources[0].public_url", 3, "http://");
  bad(inSource("\"public_url\":\"https://\""), "sources[0].public_url", 3, "host");
  bad(inSource("\"allow_unproven_charges\":1"), "sources[0].allow_unproven_charges", 3, "true or false");
  bad("{\"version\":1,\"sources\":[{\"name\":\"p\",\"provider\":\"postmark\",\"secrets\":[\"tok-1\"],\n\"rules\":[{"
      "\"effects\":[{" +
          charge + "}]}]}]}",
      "sources[0].rules", 2, "allow_unproven_charges");

  // Secrets
  for (const char* secret :
       {"changeme", "ChangeMe", " ", "<your secret>", "xxxxxxxx", "${STRIPE}", "your-secret-here"})
    bad(inDocument("\"sources\":[{\"secrets\":[\"" + std::string(secret) + "\"]}]"), "sources[0].secrets[0]", 3,
        *secret == ' ' ? "blank" : "placeholder");
  bad(inDocument("\"sources\":[{\"secrets\":[]}]"), "sources[0].secrets", 3, "0 entries; 1 to 20");
  bad(inDocument("\"sources\":[{\"secrets\":\"whsec_a\"}]"), "sources[0].secrets", 3, "list");
  bad(inDocument("\"sources\":[{\"secrets\":[5]}]"), "sources[0].secrets[0]", 3, "env:NAME");
  bad(inDocument("\"sources\":[{\"secrets\":[\"env:NOT_SET\"]}]"), "sources[0].secrets[0]", 3, "not set");
  bad(inDocument("\"sources\":[{\"secrets\":[\"env:A B\"]}]"), "sources[0].secrets[0]", 3, "name of an environment");
  bad(inDocument("\"sources\":[{\"secrets\":[\"env:BLANK\"]}]"), "sources[0].secrets[0]", 3, "blank");
  bad(inDocument("\"sources\":[{\"secrets\":[\"env:PLACEHOLDER\"]}]"), "sources[0].secrets[0]", 3, "placeholder");
  bad(inDocument("\"sources\":[{\"secrets\":[\"file:gone\"]}]"), "sources[0].secrets[0]", 3, "does not exist");
  bad(inDocument("\"sources\":[{\"secrets\":[\"file:\"]}]"), "sources[0].secrets[0]", 3, "path");
  bad(inDocument("\"sources\":[{\"public_keys\":[\"file:/empty\"]}]"), "sources[0].public_keys[0]", 3, "blank");

  // Rules and conditions
  bad(inSource("\"rules\":[7]"), "sources[0].rules[0]", 3, "a rule is an object");
  bad(inSource("\"rules\":[{}]"), "sources[0].rules[0].effects", 3, "missing");
  bad(inSource("\"rules\":[{\"effects\":[]}]"), "sources[0].rules[0].effects", 3, "1 to 32");
  bad(inWhen("\"type\":\"\""), "sources[0].rules[0].when.type", 3, "empty");
  bad(inWhen("\"any\":[]"), "sources[0].rules[0].when.any", 3, "unknown field");
  bad(inWhen("\"all\":[{}]"), "sources[0].rules[0].when.all[0]", 3, "exactly one of \"pointer\"");
  bad(inWhen(R"("all":[{"pointer":"/a","header":"B","exists":true}])"), "sources[0].rules[0].when.all[0]", 3,
      "exactly one");
  bad(inWhen(R"("all":[{"pointer":"/a"}])"), "sources[0].rules[0].when.all[0]", 3, "found 0");
  bad(inWhen(R"("all":[{"pointer":"/a","equals":1,"exists":true}])"), "sources[0].rules[0].when.all[0]", 3,
      "found 2");
  bad(inWhen(R"("all":[{"pointer":"a/b","equals":1}])"), "sources[0].rules[0].when.all[0].pointer", 3, "RFC 6901");
  bad(inWhen(R"("all":[{"pointer":"/a~2","equals":1}])"), "sources[0].rules[0].when.all[0].pointer", 3, "RFC 6901");
  bad(inWhen(R"("all":[{"header":"A B","equals":1}])"), "sources[0].rules[0].when.all[0].header", 3, "header");
  bad(inWhen(R"("all":[{"pointer":"/a","equals":{}}])"), "sources[0].rules[0].when.all[0].equals", 3, "an object");
  bad(inWhen(R"("all":[{"pointer":"/a","in":[]}])"), "sources[0].rules[0].when.all[0].in", 3, "1 to 200");
  bad(inWhen(R"("all":[{"pointer":"/a","exists":"yes"}])"), "sources[0].rules[0].when.all[0].exists", 3, "true");

  // Effects
  const std::string at = "sources[0].rules[0].effects[0]";
  const auto effect = [&](const std::string& part, const std::string& field, const char* word) {
    bad(inEffects("{" + part + "}"), (at + field).c_str(), 3, word);
  };
  effect("\"account\":\"/a\"", "", "charge, inbox, status or forward");
  effect("\"kind\":\"refund\"", ".kind", "charge, inbox");
  effect("\"kind\":\"charge\"", ".account", "missing");
  effect("\"kind\":\"charge\"", ".amount", "missing");
  effect(charge + ",\"thread\":\"/x\"", ".thread", "unknown field");
  effect(charge + ",\"direction\":\"out\"", ".direction", "debit, credit");
  effect(charge + ",\"unit\":\"cents\"", ".unit", "auto, minor, major");
  effect(charge + ",\"refuse_below_zero\":\"no\"", ".refuse_below_zero", "true or false");
  effect(charge + ",\"description\":\"\"", ".description", "empty");
  effect(charge + ",\"key\":\"always\"", ".key", "constant");
  effect(charge + ",\"key\":\"/a~\"", ".key", "RFC 6901");
  effect(R"("kind":"charge","account":"/a","amount":"/b","currency":"XBT")", ".currency", "ISO 4217");
  effect(R"("kind":"charge","account":"/a","amount":"12.345","currency":"EUR")", ".amount", "");
  effect(R"("kind":"charge","account":"/a","amount":"ten","currency":"EUR")", ".amount", "");
  effect(R"("kind":"charge","account":"/a","amount":true,"currency":"EUR")", ".amount", "text");
  effect(R"("kind":"inbox","thread":"/t")", ".text", "missing");
  effect(R"("kind":"inbox","thread":"header:","text":"/t")", ".thread", "header's name");
  effect(R"("kind":"status","subject":"/t")", ".status", "missing");
  effect(R"("kind":"status","subject":"/t","status":"/s","rank":["a","a"])", ".rank", "twice");
  effect(R"("kind":"forward")", ".destination", "missing");
  effect(R"("kind":"forward","destination":"nowhere")", ".destination", "the file has: crm");
  bad(inEffects("{" + charge + "},{" + charge + "}"), "sources[0].rules[0].effects[1]", 3, "second charge");
  bad(inEffects("{" + charge + "},{" + charge + ",\"key\":\"/k\"}"), "sources[0].rules[0].effects[1]", 3,
      "one event is one charge");
  bad(inEffects(R"({"kind":"inbox","thread":"/t","text":"/x"},{"kind":"inbox","thread":"/u","text":"/x"})"),
      "sources[0].rules[0].effects[1]", 3, "same effect key");

  // Destinations
  bad(inDocument("\"destinations\":[{\"name\":\"a\"}]"), "destinations[0].url", 3, "missing");
  for (const char* url : {"crm", "http:/h", "http://u:p@h/", "http://h:0/", "http://h:65536/", "http://h/ a",
                          "http://h/#a", "http://[::1", "javascript:alert(1)"})
    bad(inDocument("\"destinations\":[{\"name\":\"a\",\"url\":\"" + std::string(url) + "\"}]"), "destinations[0].url",
        3, "not a URL that is allowed");
  const auto destination = [&](const std::string& part, const char* field, const char* word) {
    bad(inDestination(part), ("destinations[0]." + std::string(field)).c_str(), 3, word);
  };
  destination("\"timeout_s\":0.099", "timeout_s", "from 0.1 to 120");
  destination("\"timeout_s\":120.001", "timeout_s", "out of range");
  destination("\"timeout_s\":1.0001", "timeout_s", "three decimals");
  destination("\"timeout_s\":1e1", "timeout_s", "three decimals");
  destination("\"timeout_s\":\"10\"", "timeout_s", "must be a number");
  destination("\"connect_timeout_s\":60.001", "connect_timeout_s", "to 60");
  destination("\"max_attempts\":101", "max_attempts", "from 1 to 100");
  destination("\"max_attempts\":0", "max_attempts", "from 1 to 100");
  destination("\"concurrency\":257", "concurrency", "256");
  destination("\"rate_per_s\":0", "rate_per_s", "100000");
  destination("\"rate_per_s\":100001", "rate_per_s", "100000");
  destination("\"rate_per_s\":\"1\"", "rate_per_s", "must be a number");
  destination("\"idempotency_header\":\"A:B\"", "idempotency_header", "header's name");
  destination("\"idempotent\":0", "idempotent", "true or false");
  destination("\"signing_secret\":\"whsec_c2hvcnQ=\"", "signing_secret", "24 to 64");
  destination("\"errors\":{\"transient\":[200]}", "errors.transient[0]", "300 to 599");
  destination("\"errors\":{\"transient\":[600]}", "errors.transient[0]", "300 to 599");
  destination("\"errors\":{\"transient\":[409],\"permanent\":[409]}", "errors.permanent[0]", "twice");
  destination("\"errors\":{\"fatal\":[]}", "errors.fatal", "unknown field");
  destination("\"reconcile\":{\"url\":\"http://h/x\",\"found\":\"200\",\"missing\":\"404\"}", "reconcile.url",
              "{event_id}");
  destination("\"reconcile\":{\"url\":\"http://h/{event_id}/{other}\",\"found\":\"200\",\"missing\":\"404\"}",
              "reconcile.url", "not a URL");
  destination("\"reconcile\":{\"url\":\"http://h/{event_id}\",\"found\":\"200\"}", "reconcile.missing", "missing");
  destination("\"reconcile\":{\"url\":\"http://h/{event_id}\",\"found\":\"200\",\"missing\":\"200\"}",
              "reconcile.missing", "differ");
  destination("\"reconcile\":{\"url\":\"http://h/{event_id}\",\"found\":200,\"missing\":\"404\"}", "reconcile.found",
              "text");

  destination("\"reconcile\":{\"url\":\"http://{event_id}.h/\",\"found\":\"200\",\"missing\":\"404\"}",
              "reconcile.url", "behind the host");
  destination("\"reconcile\":{\"url\":\"http://h/{event_id}\",\"found\":[],\"missing\":\"404\"}", "reconcile.found",
              "1 to 8");
  destination("\"reconcile\":{\"url\":\"http://h/{event_id}\",\"found\":{\"status\":\"20\"},\"missing\":\"404\"}",
              "reconcile.found.status", "HTTP status");
  destination("\"reconcile\":{\"url\":\"http://h/{event_id}\",\"found\":{\"status\":\"200\",\"all\":[{\"pointer\":"
              "\"x\",\"exists\":true}]},\"missing\":\"404\"}",
              "reconcile.found.all[0].pointer", "JSON Pointer");
  destination(
      "\"reconcile\":{\"url\":\"http://h/{event_id}\",\"found\":\"200\",\"missing\":\"404\",\"headers\":{\"X\":"
      "\"a\\nb\"}}",
      "reconcile.headers.X", "header");
  destination("\"breaker\":{\"failures\":0}", "breaker.failures", "1");
  destination("\"breaker\":{\"failure_rate\":2}", "breaker.failure_rate", "1");
  destination("\"breaker\":{\"opens\":2}", "breaker.opens", "unknown field");

  // People and settings
  bad(inDocument("\"people\":[{\"name\":\"ada\",\"password\":\"long enough\",\"role\":\"root\"}]"), "people[0].role",
      3, "founder, support, operator, security, admin");
  bad(inDocument("\"people\":[{\"name\":\"ada\",\"role\":\"admin\"}]"), "people[0].password", 3, "missing");
  bad(inDocument("\"people\":[{\"name\":\"ada\",\"role\":\"admin\",\"password\":\"changeme\"}]"),
      "people[0].password", 3, "placeholder");
  bad(inSettings("\"max_attempts\":101"), "settings.max_attempts", 3, "from 1 to 100");
  bad(inSettings("\"backoff_base_s\":3601,\"backoff_cap_s\":86400"), "settings.backoff_base_s", 3, "3600");
  bad(inSettings("\"backoff_base_s\":10,\"backoff_cap_s\":9"), "settings.backoff_cap_s", 3, "less than");
  bad(inSettings("\"max_age_s\":2592001"), "settings.max_age_s", 3, "2592000");
  bad(inSettings("\"lease_s\":3601"), "settings.lease_s", 3, "3600");
  bad(inSettings("\"lease_s\":0"), "settings.lease_s", 3, "from 1");
  bad(inSettings("\"max_backlog\":100000001"), "settings.max_backlog", 3, "100000000");
  bad(inSettings("\"oldest_unfinished_s\":59"), "settings.oldest_unfinished_s", 3, "60");
  bad(inSettings("\"completion_target\":1.001"), "settings.completion_target", 3, "1");
  bad(inSettings("\"signature_failures_per_hour\":0"), "settings.signature_failures_per_hour", 3, "from 1");
  bad(inSettings("\"trusted_proxies\":[\"10.0.0.1/8\"]"), "settings.trusted_proxies", 3, "10.0.0.1/8");
  bad(inSettings("\"trusted_proxies\":[7]"), "settings.trusted_proxies[0]", 3, "text");
  bad(inSettings("\"trusted_proxies\":\"10.0.0.0/8\""), "settings.trusted_proxies", 3, "list");
  bad(inSettings("\"public_hosts\":[\"https://x.example\"]"), "settings.public_hosts", 3, "x.example");
  bad(inSettings("\"theme\":\"dark\""), "settings.theme", 3, "unknown field");
  addBadAlerts(bad);
  return all;
}

}  // namespace ack::config::test
