#include "core/provider/verify_case.h"

#include "core/base/encoding.h"
#include "core/base/inflate.h"
#include "core/base/time_text.h"
#include "core/provider/case_provider.h"
#include "core/provider/event_view.h"
#include "core/provider/json_fields.h"
#include "core/provider/request_header.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include <cmath>

namespace ack::provider {
namespace {

constexpr std::int64_t kMaxSeconds = 253'402'300'799;  // the end of year 9999

constexpr std::size_t kMaxBodyBytes = 32U << 20;  // the largest a source may have

/// A case with its own storage; the views of a RequestView point into it.
struct Case {
  boost::json::value id;
  std::string provider, scheme, method, url, body;
  std::vector<std::pair<std::string, std::string>> headers;
  KeyMaterial keys;
  Window window;
  UtcTime now{};
  boost::json::object recipe;
};

void readTexts(JsonFields& fields, std::string_view name, std::vector<std::string>& out) {
  const boost::json::value* list = fields.find(name);
  if (list == nullptr || list->is_null()) return;
  if (!list->is_array()) return fields.fail(name, "must be a list of texts");
  for (const boost::json::value& value : list->get_array()) {
    if (!value.is_string()) return fields.fail(name, "must be a list of texts");
    out.emplace_back(std::string_view(value.get_string()));
  }
}

void readHeaders(JsonFields& fields, Case& out) {
  const boost::json::value* list = fields.find("headers");
  if (list == nullptr) return;
  const auto wrong = [&] { fields.fail("headers", "must be a list of [name, value]"); };
  if (!list->is_array()) return wrong();
  for (const boost::json::value& pair : list->get_array()) {
    const bool good = pair.is_array() && pair.get_array().size() == 2 && pair.get_array()[0].is_string() &&
                      pair.get_array()[1].is_string();
    if (!good) return wrong();
    out.headers.emplace_back(std::string_view(pair.get_array()[0].get_string()),
                             std::string_view(pair.get_array()[1].get_string()));
  }
}

void readBody(JsonFields& fields, Case& out) {
  if (fields.find("body_b64") == nullptr) {
    out.body = fields.text("body");
    return;
  }
  if (fields.find("body") != nullptr) return fields.fail("body", "body and body_b64 exclude each other");
  auto body = base::fromBase64(fields.text("body_b64"));
  if (!body) return fields.fail("body_b64", "is not base64");
  out.body = std::move(*body);
}

void readTimes(JsonFields& fields, Case& out) {
  const boost::json::value* now = fields.find("now");
  if (now != nullptr && now->is_double()) {
    const double seconds = now->get_double();
    if (!(seconds >= 0 && seconds <= static_cast<double>(kMaxSeconds)))
      return fields.fail("now", "must be seconds since 1970");
    out.now = fromMicros(std::llround(seconds * 1e6));
  } else {
    const auto seconds = fields.integer("now", 0, kMaxSeconds);
    if (now == nullptr) fields.fail("now", "is needed: seconds since 1970");
    out.now = fromMicros(seconds.value_or(0) * 1'000'000);
  }
  const boost::json::value* tolerance = fields.find("tolerance_s");
  if (tolerance == nullptr || tolerance->is_null()) return;
  const auto seconds = fields.integer("tolerance_s", 0, kMaxSeconds);
  if (seconds) out.window = {std::chrono::seconds(*seconds), std::chrono::seconds(*seconds)};
}

Result<Case> readCase(std::string_view line) {
  boost::json::error_code error;
  const boost::json::value json = boost::json::parse(line, error);
  if (error) return Error{ErrorCode::invalid, "case: not valid JSON: " + error.message()};
  if (!json.is_object()) return Error{ErrorCode::invalid, "case: must be a JSON object"};
  JsonFields fields(json.get_object(), "case");
  Case out;
  if (const boost::json::value* id = fields.find("id")) out.id = *id;
  out.provider = fields.requiredText("provider");
  out.scheme = fields.text("scheme");
  out.method = fields.text("method", "POST");
  out.url = fields.text("url");
  readTexts(fields, "secrets", out.keys.secrets);
  readTexts(fields, "public_keys", out.keys.publicKeys);
  readHeaders(fields, out);
  readBody(fields, out);
  readTimes(fields, out);
  if (const boost::json::value* recipe = fields.find("recipe"); recipe != nullptr && !recipe->is_null()) {
    if (recipe->is_object())
      out.recipe = recipe->get_object();
    else
      fields.fail("recipe", "must be an object");
  }
  if (!fields.ok()) return fields.error();
  return out;
}

/// As JSON text, which has no way to say bytes that are not UTF-8: those become "base64:…".
boost::json::value idValue(const std::string& eventId) {
  if (base::isUtf8(eventId)) return boost::json::value(eventId);
  return boost::json::value("base64:" + base::toBase64(eventId));
}

void addIdentity(const Provider& provider, const RequestView& request, boost::json::object& out) {
  std::vector<domain::Header> headers;
  for (const HeaderView& header : request.headers)
    headers.push_back({std::string(header.name), std::string(base::trimOws(header.value))});
  const EventView view = eventViewOf(provider, request, findHeader(request.headers, "Content-Type").value);
  const auto payload = domain::PayloadDocument::read(view.contentType, view.request.body, std::move(headers));
  // As the receiver: an ID in a header or the hash of the body needs no body that can be read.
  const auto events = provider.identify(view.request, payload ? *payload : domain::PayloadDocument());
  if (!events) return;
  if (events->size() == 1) {
    out["event_id"] = idValue(events->front().eventId);
  } else {
    boost::json::array ids;
    for (const IdentifiedEvent& event : *events) ids.push_back(idValue(event.eventId));
    out["event_id"] = std::move(ids);
  }
  if (events->front().occurredAt) out["occurred_at"] = base::toRfc3339(*events->front().occurredAt);
}

std::string_view toText(Verdict verdict) noexcept {
  switch (verdict) {
  case Verdict::valid:
    return "valid";
  case Verdict::invalid:
    return "invalid";
  case Verdict::stale:
    return "stale";
  }
  return "invalid";
}

/// The case's own ID where the line has one, so that its verdict can be told from the others.
boost::json::value idOf(std::string_view line) {
  boost::json::error_code error;
  const boost::json::value json = boost::json::parse(line, error);
  if (error || !json.is_object()) return nullptr;
  const boost::json::value* id = json.get_object().if_contains("id");
  return id == nullptr ? boost::json::value(nullptr) : *id;
}

}  // namespace

std::string malformedCase(std::string_view line) {
  return boost::json::serialize(boost::json::object{{"id", idOf(line)},
                                                    {"verdict", "invalid"},
                                                    {"event_id", nullptr},
                                                    {"occurred_at", nullptr},
                                                    {"why", "malformed_case"}});
}

Result<std::string> verifyCase(const ProviderRegistry& registry, std::string_view line) {
  const Result<Case> read = readCase(line);
  if (!read) return read.error();
  const Case& one = *read;
  boost::json::object out{{"id", one.id},
                          {"verdict", "invalid"},
                          {"event_id", nullptr},
                          {"occurred_at", nullptr},
                          {"why", "unsupported"}};
  const ProviderPtr provider =
      providerOfCase(registry, {one.provider, one.scheme, one.recipe, !one.keys.publicKeys.empty()});
  if (!provider) return boost::json::serialize(out);

  std::vector<HeaderView> headers;
  for (const auto& [name, value] : one.headers) headers.push_back({name, value});
  const RequestView request{one.method, one.url, headers, one.body};
  RequestView readable = request;  // without its content coding
  const auto coding = base::contentCodingOf(findHeader(headers, "Content-Encoding").value);
  const auto unpacked = base::inflate(coding.value_or(base::ContentCoding::identity), one.body, kMaxBodyBytes);
  if (unpacked) readable.body = *unpacked;
  const RequestView& verified = provider->signsDecodedBody() ? readable : request;
  const Verification verification = provider->verify(verified, one.keys, one.window, one.now);
  out["verdict"] = toText(verification.verdict);
  out["why"] = verification.reason;
  if (verification.verdict != Verdict::invalid) addIdentity(*provider, readable, out);
  return boost::json::serialize(out);
}

}  // namespace ack::provider
