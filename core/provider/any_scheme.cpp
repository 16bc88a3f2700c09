#include "core/provider/any_scheme.h"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include <algorithm>

namespace ack::provider {
namespace {

constexpr std::size_t kMaxSchemes = 8;

class AnyKeys final : public PreparedKeys {
 public:
  explicit AnyKeys(std::vector<std::unique_ptr<const PreparedKeys>> each) : m_each(std::move(each)) {}

  [[nodiscard]] Verification verify(const RequestView& request, const Window& window, UtcTime now) const override {
    Verification none = refusedWithoutKey();
    bool usable = false;
    for (const auto& keys : m_each) {
      const Verification verification = keys->verify(request, window, now);
      if (verification.noWorkingSecret) continue;
      if (!verification.noSignature) return verification;
      if (!usable) none = verification;
      usable = true;
    }
    return none;
  }

 private:
  std::vector<std::unique_ptr<const PreparedKeys>> m_each;
};

}  // namespace

std::shared_ptr<const Scheme> AnyScheme::create(JsonFields& fields) {
  std::vector<std::shared_ptr<const Recipe>> recipes;
  const boost::json::value* list = fields.find("of");
  const bool usable =
      list != nullptr && list->is_array() && list->get_array().size() >= 2 && list->get_array().size() <= kMaxSchemes;
  if (!usable) {
    fields.fail("of", "must be a list of 2 to 8 recipes");
    return nullptr;
  }
  for (std::size_t i = 0; i < list->get_array().size(); ++i) {
    const boost::json::value& one = list->get_array()[i];
    const std::string name = "of[" + std::to_string(i) + "]";
    if (!one.is_object()) {
      fields.fail(name, "must be an object");
      return nullptr;
    }
    for (const std::string_view outer : {"event_id", "type", "occurred_at", "request_id_header"})
      if (one.get_object().contains(outer))
        fields.fail(name, std::string(outer) + " belongs to the recipe around it");
    const boost::json::value* scheme = one.get_object().if_contains("scheme");
    if (scheme != nullptr && scheme->is_string() && scheme->get_string() == "any")
      fields.fail(name, "can't be \"any\" itself");
    if (!fields.ok()) return nullptr;
    Result<Recipe> read = readRecipe(one.get_object(), fields.pathOf(name));
    if (!read) {
      fields.adopt(read.error());
      return nullptr;
    }
    recipes.push_back(std::make_shared<const Recipe>(std::move(read).value()));
  }
  return std::make_shared<AnyScheme>(std::move(recipes));
}

AnyScheme::AnyScheme(std::vector<std::shared_ptr<const Recipe>> recipes) : m_recipes(std::move(recipes)) {
  for (const auto& recipe : m_recipes) m_schemes.push_back(makeScheme(recipe));
}

std::unique_ptr<const PreparedKeys> AnyScheme::prepare(const KeyMaterial& keys) const {
  std::vector<std::unique_ptr<const PreparedKeys>> each;
  each.reserve(m_schemes.size());
  for (const auto& scheme : m_schemes) each.push_back(scheme->prepare(keys));
  return std::make_unique<AnyKeys>(std::move(each));
}

Result<std::vector<domain::Header>> AnyScheme::sign(const RequestView& request, const KeyMaterial& keys,
                                                    std::string_view eventId, UtcTime now) const {
  Result<std::vector<domain::Header>> made = Error{ErrorCode::invalid, "no scheme"};
  for (const auto& scheme : m_schemes) {
    made = scheme->sign(request, keys, eventId, now);
    if (made) break;
  }
  return made;
}

std::string_view AnyScheme::challenge() const noexcept {
  for (const auto& scheme : m_schemes)
    if (const std::string_view one = scheme->challenge(); !one.empty()) return one;
  return {};
}

std::vector<std::string> AnyScheme::signatureHeaders() const {
  return m_schemes.front()->signatureHeaders();  // the one that comes first where a provider has several
}

KeyNeeds AnyScheme::keyNeeds() const {
  const auto join = [](std::string& all, const std::string& one) {
    if (one.empty() || all.find(one) != std::string::npos) return;
    all += (all.empty() ? "" : ", or ") + one;
  };
  KeyNeeds needs{false, false, false, {}, {}};
  for (const auto& scheme : m_schemes) {
    const KeyNeeds one = scheme->keyNeeds();
    needs.secrets = needs.secrets || one.secrets;
    needs.publicKeys = needs.publicKeys || one.publicKeys;
    needs.signsUrl = needs.signsUrl || one.signsUrl;
    join(needs.secret, one.secret);
    join(needs.publicKey, one.publicKey);
  }
  return needs;
}

Result<SignedRequest> AnyScheme::signWhole(const RequestView& request, const KeyMaterial& keys,
                                           std::string_view eventId, UtcTime now) const {
  Result<SignedRequest> made = Error{ErrorCode::invalid, "no scheme"};
  for (const auto& scheme : m_schemes) {
    made = scheme->signWhole(request, keys, eventId, now);
    if (made) break;
  }
  return made;
}

Result<void> AnyScheme::checkSecret(std::string_view secret) const {
  Result<void> checked;
  for (const auto& scheme : m_schemes) {
    checked = scheme->checkSecret(secret);
    if (checked) break;
  }
  return checked;
}

Result<void> AnyScheme::checkPublicKey(std::string_view key) const {
  Result<void> checked;
  for (const auto& scheme : m_schemes) {
    checked = scheme->checkPublicKey(key);
    if (checked) break;
  }
  return checked;
}

bool AnyScheme::signsTime() const noexcept {
  return std::any_of(m_recipes.begin(), m_recipes.end(), [](const auto& recipe) { return recipe->signsTime(); });
}

Window AnyScheme::usualWindow() const noexcept {
  for (const auto& recipe : m_recipes)
    if (recipe->signsTime()) return recipe->window;
  return {};
}

Coverage AnyScheme::coverage(const IdentityRules& identity) const noexcept {
  Coverage weakest = Coverage::bodyAndId;
  for (const auto& recipe : m_recipes) weakest = std::max(weakest, recipe->coverage(identity));
  return weakest;
}

}  // namespace ack::provider
