#include "core/provider/recipe.h"

#include "core/base/encoding.h"
#include "core/provider/code_schemes.h"
#include "core/provider/json_fields.h"
#include "core/provider/request_header.h"
#include "core/provider/scheme.h"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <array>

namespace ack::provider {
namespace {

constexpr std::size_t kMaxParts = 32;
constexpr std::int64_t kMaxWindowSeconds = 366LL * 24 * 3600;
constexpr std::chrono::seconds kUsualTolerance{300};  // what Stripe, Slack and Standard Webhooks document

std::string at(const std::string& path, std::size_t index) { return path + "[" + std::to_string(index) + "]"; }

/// Calls `each(value, path)` for the field itself, or for each element where it is an array.
template <class Each>
void forOneOrMany(JsonFields& fields, std::string_view name, Each each) {
  const boost::json::value* value = fields.find(name);
  if (value == nullptr) return;
  if (!value->is_array()) return each(*value, std::string(name));
  for (std::size_t i = 0; i < value->get_array().size(); ++i) each(value->get_array()[i], at(std::string(name), i));
}

std::optional<Location> locationOf(JsonFields& fields, const boost::json::value& value, const std::string& name) {
  if (!value.is_string()) {
    fields.fail(name, "must be a text, not " + JsonFields::describe(value));
    return std::nullopt;
  }
  Result<Location> location = readLocation(std::string_view(value.get_string()));
  if (!location) {
    fields.fail(name, location.error().message);
    return std::nullopt;
  }
  return std::move(location).value();
}

/// "x" | ["x", "y"] (a tuple) | [["x", "y"], ["z"]] (alternatives).
void readEventId(JsonFields& fields, IdentityRules& rules) {
  constexpr std::string_view kName = "event_id";
  const boost::json::value* value = fields.find(kName);
  if (value == nullptr) return;
  if (value->is_string()) {
    auto read = readShortLocations(std::string_view(value->get_string()));
    if (!read) return fields.fail(kName, read.error().message);
    rules.eventId = std::move(read).value();
    return;
  }
  if (!value->is_array() || value->get_array().empty())
    return fields.fail(kName, "must be a location, a list of them (a tuple), or a list of such lists");
  const boost::json::array& list = value->get_array();
  const bool nested = list.front().is_array();
  std::vector<Location> tuple;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string path = at(std::string(kName), i);
    if (list[i].is_array() != nested) return fields.fail(path, "a tuple and single locations can't be mixed");
    if (!nested) {
      if (auto location = locationOf(fields, list[i], path)) tuple.push_back(std::move(*location));
      continue;
    }
    std::vector<Location> inner;
    for (std::size_t k = 0; k < list[i].get_array().size(); ++k)
      if (auto location = locationOf(fields, list[i].get_array()[k], at(path, k)))
        inner.push_back(std::move(*location));
    if (inner.empty()) return fields.fail(path, "must name at least one location");
    rules.eventId.push_back(std::move(inner));
  }
  if (!nested) rules.eventId.push_back(std::move(tuple));
}

/// All batch locations of one recipe walk the same array, and a batch has its IDs in its elements.
void checkBatches(JsonFields& fields, const IdentityRules& rules) {
  std::optional<std::string> batch;
  bool single = false;
  for (const auto& tuple : rules.eventId) {
    bool inBatch = false;
    for (const Location& location : tuple) {
      if (!location.inBatch) continue;
      inBatch = true;
      if (batch && *batch != location.batch)
        return fields.fail("event_id", "\"*\" must stand for the same array everywhere");
      batch = location.batch;
    }
    single = single || !inBatch;
  }
  if (batch && single) return fields.fail("event_id", "either every alternative has a \"*\" or none");
  const auto fits = [&](const Location& location) {
    return !location.inBatch || (batch && *batch == location.batch);
  };
  if (!std::all_of(rules.type.begin(), rules.type.end(), fits))
    fields.fail("type", "\"*\" must stand for the array of event_id");
  for (const TimeLocation& time : rules.occurredAt)
    if (!fits(time.location)) fields.fail("occurred_at", "\"*\" must stand for the array of event_id");
}

void readIdentity(JsonFields& fields, IdentityRules& rules) {
  readEventId(fields, rules);
  forOneOrMany(fields, "type", [&](const boost::json::value& value, const std::string& name) {
    if (auto location = locationOf(fields, value, name)) rules.type.push_back(std::move(*location));
  });
  forOneOrMany(fields, "occurred_at", [&](const boost::json::value& value, const std::string& name) {
    TimeLocation time;
    if (!value.is_object()) {
      if (auto location = locationOf(fields, value, name)) rules.occurredAt.push_back({std::move(*location), {}, {}});
      return;
    }
    JsonFields entry(value.get_object(), fields.pathOf(name));
    entry.allowOnly({"at", "format", "when"});
    const boost::json::value* where = entry.find("at");
    if (where == nullptr) entry.fail("at", "is needed: " + std::string(kLocationForms));
    if (where != nullptr)
      if (auto location = locationOf(entry, *where, "at")) time.location = std::move(*location);
    time.format = entry.word<TimeFormat>("format",
                                         {{"iso", TimeFormat::iso},
                                          {"s", TimeFormat::seconds},
                                          {"ms", TimeFormat::millis},
                                          {"rfc2822", TimeFormat::rfc2822},
                                          {"sql_utc", TimeFormat::sqlUtc}},
                                         TimeFormat::iso);
    if (const boost::json::value* when = entry.find("when")) {
      if (!when->is_object()) entry.fail("when", "must be an object with at and equals");
      if (when->is_object()) {
        auto read = readWhen(when->get_object(), entry.pathOf("when"));
        if (read)
          time.when = std::move(read).value();
        else
          entry.adopt(read.error());
      }
    }
    if (!entry.ok()) return fields.adopt(entry.error());
    rules.occurredAt.push_back(std::move(time));
  });
  if (fields.ok()) checkBatches(fields, rules);
}

std::optional<SignedPart> partOf(std::string_view text) {
  using Kind = SignedPart::Kind;
  if (text == "body") return SignedPart{Kind::body, {}};
  if (text == "body_sha256") return SignedPart{Kind::bodyHash, {}};
  if (text == "body_sha256_hex") return SignedPart{Kind::bodyHashHex, {}};
  if (text == "ts") return SignedPart{Kind::time, {}};
  if (text == "id") return SignedPart{Kind::id, {}};
  if (text == "url") return SignedPart{Kind::url, {}};
  if (text == "method") return SignedPart{Kind::method, {}};
  if (text.starts_with("=") && text.size() > 1) return SignedPart{Kind::literal, std::string(text.substr(1))};
  if (text.starts_with("header:") && isHeaderName(text.substr(7)))
    return SignedPart{Kind::header, std::string(text.substr(7))};
  return std::nullopt;
}

void readParts(JsonFields& fields, Recipe& recipe) {
  const boost::json::value* value = fields.find("signed");
  const bool usable =
      value != nullptr && value->is_array() && !value->get_array().empty() && value->get_array().size() <= kMaxParts;
  if (!usable) return fields.fail("signed", "must be a list of 1 to 32 parts, such as [\"ts\", \"=.\", \"body\"]");
  const boost::json::array& list = value->get_array();
  for (std::size_t i = 0; i < list.size(); ++i) {
    auto part = list[i].is_string() ? partOf(std::string_view(list[i].get_string())) : std::nullopt;
    if (!part)
      return fields.fail(at("signed", i), JsonFields::describe(list[i]) +
                                              " is not a part; allowed: body, body_sha256, body_sha256_hex, ts, id, "
                                              "url, method, header:NAME, \"=literal\"");
    recipe.parts.push_back(std::move(*part));
  }
  // Whoever has seen one request could sign any other.
  const bool constant = std::all_of(recipe.parts.begin(), recipe.parts.end(), [](const SignedPart& part) {
    return part.kind == SignedPart::Kind::literal || part.kind == SignedPart::Kind::method;
  });
  if (constant)
    fields.fail("signed", "has nothing that differs between requests: one signature would open the source to any "
                          "body; sign \"body\", or use the scheme \"token\" where the provider sends a fixed text");
  if (recipe.signs(SignedPart::Kind::bodyHash) && recipe.signs(SignedPart::Kind::bodyHashHex))
    fields.fail("signed", "has body_sha256 and body_sha256_hex; one of them is enough");
  const bool hasTime = !recipe.timeHeader.empty() || !recipe.timeKey.empty();
  if (recipe.signs(SignedPart::Kind::time) && !hasTime)
    fields.fail("signed", "has \"ts\", but neither ts_header nor tkey says where the time is");
  // An unsigned time could be set to anything by anyone: judging it would only look like a protection.
  if (!recipe.signs(SignedPart::Kind::time) && hasTime)
    fields.fail(recipe.timeKey.empty() ? "ts_header" : "tkey", "the time it names is not in signed (\"ts\")");
  if (recipe.signs(SignedPart::Kind::id) && recipe.idHeader.empty())
    fields.fail("signed", "has \"id\", but id_header does not say where the ID is");
}

std::string readSeparator(JsonFields& fields, std::string_view usual) {
  constexpr std::size_t kMost = 4;
  std::string separator = fields.text("sep", usual);
  if (separator.empty() || separator.size() > kMost) fields.fail("sep", "must be 1 to 4 characters");
  return separator;
}

void readHeaderFormat(JsonFields& fields, Recipe& recipe) {
  recipe.format = fields.word<HeaderFormat>(
      "format", {{"plain", HeaderFormat::plain}, {"kv", HeaderFormat::kv}, {"list", HeaderFormat::list}},
      HeaderFormat::plain);
  recipe.prefix = fields.text("prefix");
  const auto onlyFor = [&](HeaderFormat format, std::string_view word,
                           std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names)
      if (recipe.format != format && fields.find(name) != nullptr)
        fields.fail(name, "belongs to format \"" + std::string(word) + "\" only");
  };
  onlyFor(HeaderFormat::kv, "kv", {"tkey", "skey"});
  onlyFor(HeaderFormat::list, "list", {"ver", "ver_ed25519", "vsep"});
  if (recipe.format == HeaderFormat::plain && fields.find("sep") != nullptr)
    fields.fail("sep", "belongs to formats \"kv\" and \"list\" only");
  if (recipe.format != HeaderFormat::plain && !recipe.prefix.empty())
    fields.fail("prefix", "belongs to format \"plain\" only");
  switch (recipe.format) {
  case HeaderFormat::plain:
    break;
  case HeaderFormat::kv:
    recipe.separator = readSeparator(fields, ",");
    recipe.timeKey = fields.text("tkey");
    recipe.signatureKey = fields.requiredText("skey");
    if (recipe.separator.find('=') != std::string::npos) fields.fail("sep", "must not contain \"=\"");
    break;
  case HeaderFormat::list:
    if (recipe.scheme != SchemeKind::ed25519) recipe.version = fields.requiredText("ver");
    recipe.ed25519Version = fields.text("ver_ed25519");
    if (recipe.scheme == SchemeKind::ed25519 && recipe.ed25519Version.empty())
      fields.fail("ver_ed25519", "is needed for Ed25519 signatures in a list");
    recipe.separator = readSeparator(fields, " ");
    recipe.versionSeparator = fields.text("vsep", ",");
    if (recipe.versionSeparator.empty() || recipe.versionSeparator == recipe.separator)
      fields.fail("vsep", "must not be empty, and not what stands between signatures (sep)");
    break;
  }
}

void readWindow(JsonFields& fields, Recipe& recipe) {
  const bool signsTime = recipe.signsTime();
  if (signsTime) recipe.window = recipe.code ? recipe.code->usualWindow() : Window{kUsualTolerance, kUsualTolerance};
  const boost::json::value* value = fields.find("window");
  if (value == nullptr) return;
  if (value->is_null()) {
    recipe.window = {};
    return;
  }
  if (!value->is_object()) return fields.fail("window", "must be null or an object with past_s and future_s");
  JsonFields window(value->get_object(), fields.pathOf("window"));
  window.allowOnly({"past_s", "future_s"});
  const auto past = window.integer("past_s", 0, kMaxWindowSeconds);
  const auto future = window.integer("future_s", 0, kMaxWindowSeconds);
  if (!window.ok()) return fields.adopt(window.error());
  if (!signsTime) return fields.fail("window", "no time is signed that it could judge");
  recipe.window = {};
  if (past) recipe.window.past = std::chrono::seconds(*past);
  if (future) recipe.window.future = std::chrono::seconds(*future);
}

void readHeaderName(JsonFields& fields, std::string_view name, std::string& out) {
  out = fields.text(name);
  if (!out.empty() && !isHeaderName(out)) fields.fail(name, "\"" + out + "\" is not a header name");
}

/// What nobody signs, anybody could set to what the next genuine request will have, and so have that one refused.
void readReplayKey(JsonFields& fields, Recipe& recipe) {
  constexpr std::string_view kHeader = "header:";
  const std::string text = fields.text("replay_key");
  if (text.empty()) return;
  if (text.starts_with(kHeader)) recipe.replayHeader = text.substr(kHeader.size());
  if (recipe.replayHeader.empty() || !recipe.signsHeader(recipe.replayHeader))
    fields.fail("replay_key", "must be header:NAME of a header that is signed");
  else if (base::equalsIgnoreCaseAscii(recipe.replayHeader, recipe.timeHeader))
    fields.fail("replay_key", "must not be the time: two events of one second would have the same");
}

/// Where the body is signed and the query is not, an event in the query would be anybody's.
void readMethods(JsonFields& fields, Recipe& recipe) {
  const boost::json::value* value = fields.find("methods");
  if (value == nullptr) return;
  const auto isMethod = [](const boost::json::value& one) {
    return one.is_string() && (one.get_string() == "POST" || one.get_string() == "GET");
  };
  const bool usable = value->is_array() && !value->get_array().empty() &&
                      std::all_of(value->get_array().begin(), value->get_array().end(), isMethod);
  if (!usable) return fields.fail("methods", "must be a list of POST and GET");
  recipe.takesGet = std::any_of(value->get_array().begin(), value->get_array().end(),
                                [](const boost::json::value& one) { return one.get_string() == "GET"; });
  IdentityRules inQuery;
  inQuery.eventId = {{Location{Location::Kind::query, "id", {}, false}}};
  if (recipe.takesGet && recipe.coverage(inQuery) == Coverage::bodyOnly)
    fields.fail("methods", "GET needs a signature that covers the URL with its query");
}

/// What `algo` can say.
struct Algorithm {
  std::string_view name;
  SchemeKind kind;
  crypto::HashAlgorithm hash;
};
constexpr std::array kAlgorithms{
    Algorithm{"md5", SchemeKind::hmac, crypto::HashAlgorithm::md5},
    Algorithm{"sha1", SchemeKind::hmac, crypto::HashAlgorithm::sha1},
    Algorithm{"sha256", SchemeKind::hmac, crypto::HashAlgorithm::sha256},
    Algorithm{"sha384", SchemeKind::hmac, crypto::HashAlgorithm::sha384},
    Algorithm{"sha512", SchemeKind::hmac, crypto::HashAlgorithm::sha512},
    Algorithm{"ed25519", SchemeKind::ed25519, crypto::HashAlgorithm::sha512},
    Algorithm{"ecdsa_sha256", SchemeKind::ecdsa, crypto::HashAlgorithm::sha256},
    Algorithm{"ecdsa_sha384", SchemeKind::ecdsa, crypto::HashAlgorithm::sha384},
    Algorithm{"rsa_sha256", SchemeKind::rsa, crypto::HashAlgorithm::sha256},
    Algorithm{"rsa_sha512", SchemeKind::rsa, crypto::HashAlgorithm::sha512},
};

/// Schemes that a recipe can say, so that `algo` decides: the last one is how SendGrid's is called elsewhere.
constexpr std::array<std::string_view, 5> kRecipeSchemes{"hmac", "ed25519", "ecdsa", "rsa", "sendgrid_ecdsa"};

SchemeKind readScheme(JsonFields& fields, Recipe& recipe) {
  // `scheme` decides where it is given; a recipe without one is an HMAC or a public-key signature by its `algo`.
  const std::string scheme = fields.text("scheme");
  const std::string algo = fields.text("algo");
  if (findCodeScheme(scheme) != nullptr) return SchemeKind::code;
  if (!scheme.empty() && std::find(kRecipeSchemes.begin(), kRecipeSchemes.end(), scheme) == kRecipeSchemes.end()) {
    std::string allowed = "hmac, ed25519, ecdsa, rsa";
    for (const CodeScheme& known : codeSchemes()) allowed += ", " + std::string(known.name);
    fields.fail("scheme", "\"" + scheme + "\" is not supported; allowed: " + allowed, ErrorCode::unsupported);
    return SchemeKind::hmac;
  }
  if (algo.empty() && scheme == "ed25519") return SchemeKind::ed25519;
  std::string allowed;
  for (const Algorithm& known : kAlgorithms) {
    if (known.name == algo) {
      recipe.hash = known.hash;
      return known.kind;
    }
    allowed += (allowed.empty() ? "" : ", ") + std::string(known.name);
  }
  fields.fail("algo", (algo.empty() ? "is needed" : "\"" + algo + "\" is not allowed") + "; allowed: " + allowed);
  return SchemeKind::hmac;
}

void readSignature(JsonFields& fields, Recipe& recipe) {
  recipe.key = fields.word<KeyForm>(
      "key", {{"utf8", KeyForm::utf8}, {"hex", KeyForm::hex}, {"base64", KeyForm::base64}, {"whsec", KeyForm::whsec}},
      recipe.isAsymmetric() ? KeyForm::base64 : KeyForm::utf8);
  if (recipe.scheme == SchemeKind::ed25519 && recipe.key == KeyForm::utf8)
    fields.fail("key", "an Ed25519 key is written as hex or base64");
  if ((recipe.scheme == SchemeKind::ecdsa || recipe.scheme == SchemeKind::rsa) && recipe.key != KeyForm::base64)
    fields.fail("key", "an ECDSA or RSA key is written as PEM or as base64 of its DER form");
  recipe.encoding = fields.word<SignatureEncoding>(
      "enc", {{"hex", SignatureEncoding::hex}, {"base64", SignatureEncoding::base64}}, SignatureEncoding::hex);
  readHeaderName(fields, "header", recipe.header);
  if (recipe.header.empty()) fields.fail("header", "is needed: the header that carries the signature");
  readHeaderName(fields, "ts_header", recipe.timeHeader);
  readHeaderName(fields, "id_header", recipe.idHeader);
  readHeaderFormat(fields, recipe);
  if (!recipe.timeKey.empty() && !recipe.timeHeader.empty())
    fields.fail("ts_header", "the time can't be in tkey and in a header of its own");
  recipe.timeUnit = fields.word<TimeUnit>(
      "ts_unit",
      {{"s", TimeUnit::seconds}, {"ms", TimeUnit::millis}, {"us", TimeUnit::micros}, {"iso", TimeUnit::iso}},
      TimeUnit::seconds);
  readParts(fields, recipe);
}

}  // namespace

bool IdentityRules::needsNoBody() const noexcept {
  const auto outside = [](const Location& location) {
    return location.kind != Location::Kind::pointer && location.kind != Location::Kind::form && !location.inBatch;
  };
  return std::any_of(eventId.begin(), eventId.end(), [&](const std::vector<Location>& tuple) {
    return std::all_of(tuple.begin(), tuple.end(), outside);
  });
}

bool Recipe::signs(SignedPart::Kind kind) const noexcept {
  return std::any_of(parts.begin(), parts.end(), [&](const SignedPart& part) { return part.kind == kind; });
}

bool Recipe::signsBody() const noexcept {
  using Kind = SignedPart::Kind;
  return signs(Kind::body) || signs(Kind::bodyHash) || signs(Kind::bodyHashHex);
}

bool Recipe::signsHeader(std::string_view name) const noexcept {
  return std::any_of(parts.begin(), parts.end(), [&](const SignedPart& part) {
    return (part.kind == SignedPart::Kind::header && base::equalsIgnoreCaseAscii(part.text, name)) ||
           (part.kind == SignedPart::Kind::id && base::equalsIgnoreCaseAscii(idHeader, name)) ||
           (part.kind == SignedPart::Kind::time && base::equalsIgnoreCaseAscii(timeHeader, name));
  });
}

bool Recipe::signsTime() const noexcept { return code ? code->signsTime() : signs(SignedPart::Kind::time); }

Coverage Recipe::coverage(const IdentityRules& rules) const noexcept {
  if (code) return code->coverage(rules);
  if (!signsBody()) return Coverage::none;
  for (const auto& tuple : rules.eventId)
    for (const Location& location : tuple)
      if ((location.kind == Location::Kind::header && !signsHeader(location.text)) ||
          location.kind == Location::Kind::jwtClaim || location.kind == Location::Kind::cloudEvent ||
          (location.kind == Location::Kind::query && !signs(SignedPart::Kind::url)))
        return Coverage::bodyOnly;
  return Coverage::bodyAndId;
}

Result<WhenValue> readWhen(const boost::json::object& json, const std::string& path) {
  JsonFields fields(json, path);
  fields.allowOnly({"at", "equals"});
  WhenValue when;
  when.equals = fields.text("equals");
  if (fields.find("equals") == nullptr) fields.fail("equals", "is needed");
  const boost::json::value* where = fields.find("at");
  if (where == nullptr) fields.fail("at", "is needed: " + std::string(kLocationForms));
  if (where != nullptr)
    if (auto location = locationOf(fields, *where, "at")) when.location = std::move(*location);
  if (!fields.ok()) return fields.error();
  return when;
}

Result<Recipe> readRecipe(const boost::json::object& json, std::string_view path) {
  JsonFields fields(json, std::string(path));
  Recipe recipe;
  recipe.scheme = readScheme(fields, recipe);
  if (!fields.ok()) return fields.error();
  if (recipe.scheme == SchemeKind::code) {
    const CodeScheme& scheme = *findCodeScheme(fields.text("scheme"));
    std::vector<std::string_view> names{"scheme", "event_id", "type",   "occurred_at", "request_id_header",
                                        "window", "signs",    "methods"};
    names.insert(names.end(), scheme.fields.begin(), scheme.fields.end());
    fields.allowOnly(names);
    recipe.code = scheme.create(fields);
    if (fields.ok()) readWindow(fields, recipe);
  } else {
    fields.allowOnly(
        {"scheme",    "algo",    "key",        "header",   "prefix",      "enc",         "format",
         "sep",       "tkey",    "skey",       "ver",      "ver_ed25519", "vsep",        "signed",
         "ts_header", "ts_unit", "id_header",  "event_id", "type",        "occurred_at", "request_id_header",
         "window",    "signs",   "replay_key", "methods"});
    readSignature(fields, recipe);
    readReplayKey(fields, recipe);
    if (fields.ok()) readWindow(fields, recipe);
  }
  recipe.signsDecodedBody = fields.word<bool>("signs", {{"sent", false}, {"decoded", true}}, false);
  if (fields.ok()) readMethods(fields, recipe);
  readHeaderName(fields, "request_id_header", recipe.requestIdHeader);
  readIdentity(fields, recipe.identity);
  if (!fields.ok()) return fields.error();
  return recipe;
}

}  // namespace ack::provider
