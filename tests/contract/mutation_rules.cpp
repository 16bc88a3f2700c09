#include "tests/contract/mutation_rules.h"

#include "tests/contract/mutation_conditions.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <fstream>
#include <iterator>

namespace ack::tests {
namespace {

namespace json = boost::json;

std::set<std::string> setAt(const json::object& object, std::string_view name, std::string& problem) {
  std::set<std::string> texts;
  const json::value* list = object.if_contains(name);
  if (list == nullptr) return texts;
  if (!list->is_array()) problem = std::string(name) + " is no list";
  if (list->is_array())
    for (const json::value& value : list->get_array()) texts.emplace(std::string_view(value.as_string()));
  return texts;
}

}  // namespace

MutationRules MutationRules::read(std::string& problem) {
  MutationRules rules;
  std::ifstream file(ACK_SOURCE_DIR "/tests/contract/mutation_exceptions.json", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  json::error_code error;
  const json::value document = json::parse(text, error);
  if (error) {
    problem = "mutation_exceptions.json: " + error.message();
    return rules;
  }
  for (const json::value& value : document.at("exceptions").as_array()) {
    const json::object& object = value.as_object();
    const auto set = [&](std::string_view name) { return setAt(object, name, problem); };
    Rule rule{set("of"), set("not_of"), set("part"), set("change"), set("header"), set("not_header"), {}, {}, {}, 0};
    if (const json::value* condition = object.if_contains("if"))
      rule.onlyIf = std::string_view(condition->as_string());
    for (const std::string& field : set("fields")) rule.fields.push_back(field);
    if (const json::value* reason = object.if_contains("reason")) rule.reason = std::string_view(reason->as_string());
    if (rule.reason.empty() || rule.parts.empty()) problem = "an exception without a part or a reason";
    rules.m_rules.push_back(std::move(rule));
  }
  return rules;
}

bool MutationRules::matches(const Rule& rule, const SignedCase& one, const Mutant& mutant) {
  const auto names = [&](const std::set<std::string>& set) {
    return set.contains(one.provider) || set.contains(one.scheme);
  };
  if (!rule.schemes.empty() && !names(rule.schemes)) return false;
  if (names(rule.notSchemes) || !rule.parts.contains(mutant.part)) return false;
  if (!rule.changes.empty() && !rule.changes.contains(mutant.change)) return false;
  if (mutant.part != "header") return true;
  return (rule.headers.empty() || rule.headers.contains(mutant.header)) && !rule.notHeaders.contains(mutant.header);
}

int MutationRules::covering(const SignedCase& one, const Mutant& mutant) {
  for (std::size_t i = 0; i < m_rules.size(); ++i)
    if (matches(m_rules[i], one, mutant) && conditionHolds(m_rules[i].onlyIf, m_rules[i].fields, one, mutant)) {
      ++m_rules[i].uses;
      return static_cast<int>(i);
    }
  return -1;
}

std::vector<std::string> MutationRules::unused() const {
  std::vector<std::string> reasons;
  for (const Rule& rule : m_rules)
    if (rule.uses == 0) reasons.push_back(rule.reason);
  return reasons;
}

}  // namespace ack::tests
