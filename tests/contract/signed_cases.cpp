#include "tests/contract/signed_cases.h"

#include "core/base/encoding.h"
#include "core/provider/case_provider.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <cmath>
#include <fstream>
#include <iterator>

namespace ack::tests {
namespace {

namespace json = boost::json;

std::string textAt(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(std::string_view(value->get_string())) : std::string();
}

std::vector<std::string> textsAt(const json::object& object, std::string_view name) {
  std::vector<std::string> texts;
  const json::value* list = object.if_contains(name);
  if (list == nullptr || !list->is_array()) return texts;
  for (const json::value& value : list->get_array()) texts.emplace_back(std::string_view(value.get_string()));
  return texts;
}

std::vector<provider::HeaderView> viewsOf(const SignedCase& one) {
  std::vector<provider::HeaderView> views;
  views.reserve(one.headers.size());
  for (const auto& [name, value] : one.headers) views.push_back({name, value});
  return views;
}

SignedCase caseFrom(const json::object& vector, const provider::ProviderRegistry& registry) {
  SignedCase one;
  one.id = textAt(vector, "id");
  one.provider = textAt(vector, "provider");
  one.scheme = textAt(vector, "scheme");
  one.expect = textAt(vector, "expect");
  one.method = textAt(vector, "method");
  one.url = textAt(vector, "url");
  one.body = textAt(vector, "body");
  if (vector.contains("body_b64")) one.body = base::fromBase64(textAt(vector, "body_b64")).value_or("");
  for (const json::value& pair : vector.at("headers").get_array())
    one.headers.emplace_back(std::string_view(pair.get_array()[0].get_string()),
                             std::string_view(pair.get_array()[1].get_string()));
  one.keys = {textsAt(vector, "secrets"), textsAt(vector, "public_keys")};
  if (const json::value* tolerance = vector.if_contains("tolerance_s"); tolerance != nullptr && tolerance->is_int64())
    one.window = {std::chrono::seconds(tolerance->get_int64()), std::chrono::seconds(tolerance->get_int64())};
  one.now = fromMicros(std::llround(vector.at("now").to_number<double>() * 1e6));
  for (std::string& verdict : textsAt(vector, "also_ok")) one.alsoAccepted.insert(std::move(verdict));
  const json::value* recipe = vector.if_contains("recipe");
  static const json::object kNone;
  const bool hasRecipe = recipe != nullptr && recipe->is_object();
  one.judge = provider::providerOfCase(
      registry, {one.provider, one.scheme, hasRecipe ? recipe->get_object() : kNone, !one.keys.publicKeys.empty()});
  return one;
}

}  // namespace

provider::Verdict SignedCase::verdict() const {
  const auto views = viewsOf(*this);
  return judge->verify({method, url, views, body}, keys, window, now).verdict;
}

provider::Verdict SignedCase::verdict(const provider::PreparedKeys& prepared) const {
  const auto views = viewsOf(*this);
  return prepared.verify({method, url, views, body}, window, now).verdict;
}

std::vector<SignedCase> readSignedCases(const provider::ProviderRegistry& registry) {
  std::vector<SignedCase> cases;
  std::ifstream file(ACK_SOURCE_DIR "/tests/corpus/vectors-shared.json", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  json::error_code error;
  const json::value document = json::parse(text, error);
  if (error) return cases;
  for (const json::value& value : document.at("vectors").get_array())
    cases.push_back(caseFrom(value.get_object(), registry));
  return cases;
}

}  // namespace ack::tests
