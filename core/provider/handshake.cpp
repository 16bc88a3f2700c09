#include "core/provider/handshake.h"

#include "core/base/encoding.h"
#include "core/provider/json_fields.h"
#include "core/provider/secret_keys.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

namespace ack::provider {
namespace {

using domain::LookupState;

std::optional<Location> readField(JsonFields& fields, std::string_view name, std::string_view text) {
  Result<Location> location = readLocation(text);
  if (location) return std::move(location).value();
  fields.fail(name, location.error().message);
  return std::nullopt;
}

void readBody(JsonFields& fields, Handshake& handshake) {
  constexpr std::string_view kHmac = "hmac:";
  const boost::json::value* body = fields.find("body");
  if (body == nullptr) return;
  if (body->is_string()) {
    handshake.copyBody = readField(fields, "body", std::string_view(body->get_string()));
    return;
  }
  if (!body->is_object()) return fields.fail("body", "must be a location or an object of locations");
  for (const auto& [name, value] : body->get_object()) {
    if (!value.is_string()) return fields.fail("body", "each member must be a location");
    std::string_view text = value.get_string();
    Handshake::Member member;
    member.name = std::string_view(name);
    if (text.starts_with(kHmac)) {
      member.kind = Handshake::Member::Kind::hmacHex;
      text.remove_prefix(kHmac.size());
    }
    auto location = readField(fields, "body", text);
    if (!location) return;
    member.location = std::move(*location);
    handshake.members.push_back(std::move(member));
  }
}

Result<Handshake> readOne(const boost::json::object& json, const std::string& path) {
  JsonFields fields(json, path);
  fields.allowOnly({"when", "empty", "status", "content_type", "body"});
  Handshake handshake;
  if (const boost::json::value* when = fields.find("when"); when != nullptr && when->is_object()) {
    auto read = readWhen(when->get_object(), fields.pathOf("when"));
    if (read)
      handshake.when = std::move(read).value();
    else
      fields.adopt(read.error());
  }
  if (const std::string empty = fields.text("empty"); !empty.empty())
    handshake.emptyList = readField(fields, "empty", empty);
  if (handshake.when.has_value() == handshake.emptyList.has_value())
    fields.fail("when", "exactly one of when (an object) and empty (a pointer) is needed");
  handshake.status = static_cast<int>(fields.integer("status", 200, 299).value_or(200));
  handshake.contentType = fields.text("content_type", "application/json; charset=utf-8");
  readBody(fields, handshake);
  if (!fields.ok()) return fields.error();
  return handshake;
}

bool applies(const Handshake& handshake, const RequestView& request, const domain::PayloadDocument& payload) {
  if (handshake.when) {
    const auto value = lookUp(handshake.when->location, request, payload, {});
    return value.isScalar() && value.text == handshake.when->equals;
  }
  if (payload.json() == nullptr) return false;
  const domain::JsonLookup list = payload.json()->find(handshake.emptyList->text);
  return list.state == LookupState::found && list.node->type == domain::JsonType::array && list.node->items.empty();
}

std::optional<std::string> hmacHex(const KeyMaterial& keys, std::string_view text) {
  for (const std::string& secret : keys.secrets)
    if (const auto key = decodeSecret(secret, KeyForm::utf8))
      return base::toHex(crypto::hmac(crypto::HashAlgorithm::sha256, *key, text));
  return std::nullopt;
}

}  // namespace

Result<std::vector<Handshake>> readHandshakes(const boost::json::array& json, const std::string& path) {
  std::vector<Handshake> handshakes;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const std::string place = path + "[" + std::to_string(i) + "]";
    if (!json[i].is_object()) return Error{ErrorCode::invalid, place + ": must be an object"};
    Result<Handshake> one = readOne(json[i].get_object(), place);
    if (!one) return one.error();
    handshakes.push_back(std::move(one).value());
  }
  return handshakes;
}

std::optional<Answer> answerHandshake(const std::vector<Handshake>& handshakes, const RequestView& request,
                                      const domain::PayloadDocument& payload, const KeyMaterial& keys) {
  for (const Handshake& handshake : handshakes) {
    if (!applies(handshake, request, payload)) continue;
    Answer answer{handshake.status, handshake.contentType, std::string()};
    if (handshake.copyBody) {
      const auto value = lookUp(*handshake.copyBody, request, payload, {});
      if (!value.isScalar()) return std::nullopt;
      answer.body = value.text;
    }
    boost::json::object members;
    for (const Handshake::Member& member : handshake.members) {
      const auto value = lookUp(member.location, request, payload, {});
      if (!value.isScalar()) return std::nullopt;
      std::optional<std::string> text = value.text;
      if (member.kind == Handshake::Member::Kind::hmacHex) text = hmacHex(keys, value.text);
      if (!text) return std::nullopt;
      members[member.name] = *text;
    }
    if (!members.empty()) answer.body = boost::json::serialize(members);
    return answer;
  }
  return std::nullopt;
}

}  // namespace ack::provider
