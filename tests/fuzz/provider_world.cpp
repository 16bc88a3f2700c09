#include "tests/fuzz/provider_world.h"

#include "core/provider/case_provider.h"
#include "tests/fuzz/fuzz_target.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>

namespace ack::fuzz {
namespace {

namespace json = boost::json;
constexpr std::size_t kMostKeys = 10;

std::string textAt(const json::object& object, std::string_view name) {
  const json::value* value = object.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(std::string_view(value->get_string())) : std::string();
}

void addKeys(const json::object& vector, std::string_view name, std::vector<std::string>& keys) {
  const json::value* list = vector.if_contains(name);
  if (list == nullptr || !list->is_array()) return;
  for (const json::value& value : list->get_array()) {
    std::string key(std::string_view(value.get_string()));
    if (keys.size() < kMostKeys && std::find(keys.begin(), keys.end(), key) == keys.end())
      keys.push_back(std::move(key));
  }
}

struct Found {
  std::string scheme;
  json::object recipe;
  provider::KeyMaterial keys;
};

/// By provider: the keys of its valid vectors, and a recipe of one of them.
std::map<std::string, Found> readVectors() {
  std::ifstream file(ACK_SOURCE_DIR "/tests/corpus/vectors-shared.json", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  promise(!text.empty(), "the signature vectors are there");
  std::map<std::string, Found> all;
  const json::value document = json::parse(text);
  for (const json::value& value : document.at("vectors").get_array()) {
    const json::object& vector = value.get_object();
    if (textAt(vector, "expect") != "valid") continue;
    Found& found = all[textAt(vector, "provider")];
    found.scheme = textAt(vector, "scheme");
    if (const json::value* recipe = vector.if_contains("recipe"); recipe != nullptr && recipe->is_object())
      found.recipe = recipe->get_object();
    addKeys(vector, "secrets", found.keys.secrets);
    addKeys(vector, "public_keys", found.keys.publicKeys);
  }
  return all;
}

}  // namespace

ProviderWorld::ProviderWorld() {
  auto registry = provider::ProviderRegistry::create();
  promise(registry.ok(), "the built-in profiles are good");
  m_registry = *registry;
  std::map<std::string, Found> all = readVectors();
  for (const provider::ProviderPtr& one : m_registry->all()) all.try_emplace(one->key());
  for (auto& [name, found] : all) {
    const bool publicKeys = !found.keys.publicKeys.empty();
    Subject subject{name, provider::providerOfCase(*m_registry, {name, found.scheme, found.recipe, publicKeys}),
                    std::move(found.keys), nullptr};
    if (!subject.provider) continue;
    if (subject.keys.secrets.empty() && subject.keys.publicKeys.empty()) subject.keys.secrets = {"a-secret-of-ours"};
    subject.prepared = subject.provider->prepare(subject.keys);
    m_subjects.push_back(std::move(subject));
  }
}

const Subject& ProviderWorld::subject(std::string_view name) const {
  for (const Subject& one : m_subjects)
    if (one.name == name) return one;
  const auto sum = std::accumulate(name.begin(), name.end(), std::size_t{0}, [](std::size_t total, char c) {
    return total * 31 + static_cast<unsigned char>(c);
  });
  return m_subjects[sum % m_subjects.size()];
}

}  // namespace ack::fuzz
