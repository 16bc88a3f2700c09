#include "core/provider/profile.h"

#include "core/provider/json_fields.h"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace ack::provider {
namespace {

void readAnswer(JsonFields& fields, std::string_view name, Answer& answer) {
  const boost::json::value* value = fields.find(name);
  if (value == nullptr) return;
  if (!value->is_object()) return fields.fail(name, "must be an object with status, content_type, body");
  JsonFields entry(value->get_object(), fields.pathOf(name));
  entry.allowOnly({"status", "content_type", "body"});
  answer.status = static_cast<int>(entry.integer("status", 200, 599).value_or(answer.status));
  answer.contentType = entry.text("content_type", answer.contentType);
  if (entry.find("body") != nullptr) answer.body = entry.text("body");
  // RFC 9110 15.3.5: a 204 has no content.
  if (answer.status == 204) answer.body = std::string();
  if (!entry.ok()) fields.adopt(entry.error());
}

void readFacts(JsonFields& fields, std::vector<Fact>& facts) {
  const boost::json::value* list = fields.find("facts");
  if (list == nullptr) return;
  if (!list->is_array()) return fields.fail("facts", "must be a list");
  for (std::size_t i = 0; i < list->get_array().size(); ++i) {
    const std::string name = "facts[" + std::to_string(i) + "]";
    if (!list->get_array()[i].is_object()) return fields.fail(name, "must be an object");
    JsonFields entry(list->get_array()[i].get_object(), fields.pathOf(name));
    entry.allowOnly({"field", "value", "mark", "source"});
    facts.push_back({entry.requiredText("field"), entry.requiredText("value"), entry.requiredText("mark"),
                     entry.requiredText("source")});
    if (!entry.ok()) return fields.adopt(entry.error());
  }
}

/// What a handshake signs for anybody must never be what an event is signed over. A recipe refuses such texts; what a
/// scheme of code signs may be a token through and through (a JWT), so there the handshake isn't answered.
void keepHandshakesApart(Recipe& recipe, std::vector<Handshake>& handshakes) {
  if (recipe.code) std::erase_if(handshakes, [](const Handshake& handshake) { return handshake.signsForAnybody(); });
  for (const Handshake& handshake : handshakes)
    recipe.tokensAreNoEvents = recipe.tokensAreNoEvents || handshake.signsForAnybody();
}

}  // namespace

Result<AnswerTable> readAnswers(const boost::json::object& json, const std::string& path) {
  JsonFields fields(json, path);
  fields.allowOnly({"accepted", "duplicate", "stale", "bad_signature", "unsigned"});
  AnswerTable answers;
  readAnswer(fields, "accepted", answers.accepted);
  answers.duplicate = answers.accepted;  // a copy is answered like the first, unless the provider wants otherwise
  answers.stale = answers.accepted;
  readAnswer(fields, "duplicate", answers.duplicate);
  readAnswer(fields, "stale", answers.stale);
  answers.badSignature = static_cast<int>(fields.integer("bad_signature", 400, 599).value_or(401));
  answers.unsignedRequest = static_cast<int>(fields.integer("unsigned", 400, 599).value_or(answers.badSignature));
  if (!fields.ok()) return fields.error();
  return answers;
}

Result<Profile> readProfile(const boost::json::object& json) {
  JsonFields fields(json, "profile");
  fields.allowOnly({"key", "name", "recipe", "answers", "handshakes", "facts", "limits"});
  Profile profile;
  profile.key = fields.requiredText("key");
  profile.name = fields.requiredText("name");
  readFacts(fields, profile.facts);
  if (!fields.ok()) return fields.error();

  const boost::json::value* recipe = fields.find("recipe");
  if (recipe == nullptr || !recipe->is_object())
    return Error{ErrorCode::invalid, "profile.recipe: must be an object"};
  Result<Recipe> read = readRecipe(recipe->get_object());
  if (!read) return read.error();
  if (const boost::json::value* answers = fields.find("answers")) {
    if (!answers->is_object()) return Error{ErrorCode::invalid, "profile.answers: must be an object"};
    Result<AnswerTable> table = readAnswers(answers->get_object(), "profile.answers");
    if (!table) return table.error();
    profile.answers = std::move(table).value();
  }
  if (const boost::json::value* handshakes = fields.find("handshakes")) {
    if (!handshakes->is_array()) return Error{ErrorCode::invalid, "profile.handshakes: must be a list"};
    auto list = readHandshakes(handshakes->get_array(), "profile.handshakes");
    if (!list) return list.error();
    profile.handshakes = std::move(list).value();
    keepHandshakesApart(*read, profile.handshakes);
  }
  profile.recipe = std::make_shared<const Recipe>(std::move(read).value());
  if (const boost::json::value* limits = fields.find("limits")) {
    if (!limits->is_object()) return Error{ErrorCode::invalid, "profile.limits: must be an object"};
    auto numbers = readLimits(limits->get_object(), "profile.limits", profile.facts);
    if (!numbers) return numbers.error();
    profile.limits = std::move(numbers).value();
  }
  return profile;
}

}  // namespace ack::provider
