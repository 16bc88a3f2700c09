#include "ui/addsource/source_draft.h"

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>

#include <utility>
#include <vector>

namespace ack::ui::addsource {
namespace {

std::string quoted(const QString& text) { return boost::json::serialize(boost::json::string(text.toStdString())); }

/// Members in order; empty texts are left out.
class ObjectText {
 public:
  void text(const char* name, const QString& value) {
    if (!value.trimmed().isEmpty()) raw(name, quoted(value.trimmed()));
  }
  void raw(const char* name, const std::string& json) {
    m_text += (m_text.empty() ? "" : ",") + ("\"" + std::string(name) + "\":") + json;
  }
  [[nodiscard]] std::string done() const { return "{" + m_text + "}"; }

 private:
  std::string m_text;
};

std::string ruleOf(const SourceDraft& draft) {
  ObjectText effect;
  if (draft.rule == SourceDraft::FirstRule::charge) {
    effect.raw("kind", "\"charge\"");
    effect.text("account", draft.account);
    effect.text("amount", draft.amount);
    effect.text("currency", draft.currency);
    effect.raw("direction", "\"debit\"");
  } else {
    effect.raw("kind", "\"inbox\"");
    effect.text("thread", draft.thread);
    effect.text("sender", draft.sender);
    effect.text("recipient", draft.recipient);
    effect.text("text", draft.text);
  }
  ObjectText rule;
  if (!draft.type.trimmed().isEmpty() && draft.type.trimmed() != QLatin1String("*")) {
    ObjectText when;
    when.text("type", draft.type);
    rule.raw("when", when.done());
  }
  rule.raw("effects", "[" + effect.done() + "]");
  return "[" + rule.done() + "]";
}

/// {"topics":["…","…"]} or {"webhook_id":"…"}.
std::string extraOf(const SourceDraft& draft) {
  ObjectText recipe;
  if (draft.extraField != QLatin1String("topics")) {
    recipe.text(draft.extraField.toUtf8().constData(), draft.extra);
    return recipe.done();
  }
  std::string list;
  for (const QString& topic : draft.extra.simplified().split(QLatin1Char(' ')))
    list += (list.empty() ? "" : ",") + quoted(topic);
  recipe.raw("topics", "[" + list + "]");
  return recipe.done();
}

}  // namespace

std::string toSourceText(const SourceDraft& draft) {
  ObjectText source;
  source.text("name", draft.name);
  source.text("provider", draft.provider);
  if (!draft.recipe.trimmed().isEmpty())
    source.raw("recipe", draft.recipe.toStdString());
  else if (!draft.extraField.isEmpty() && !draft.extra.trimmed().isEmpty())
    source.raw("recipe", extraOf(draft));
  // A secret is never trimmed: what looks like a blank may be a part of it, and the tester says where it is not.
  if (!draft.key.isEmpty()) source.raw(draft.publicKey ? "public_keys" : "secrets", "[" + quoted(draft.key) + "]");
  source.text("public_url", draft.publicUrl);
  if (draft.windowSeconds) source.raw("replay_window_s", std::to_string(*draft.windowSeconds));
  if (draft.refuseStale) source.raw("on_stale", "\"reject\"");
  source.text("owner", draft.owner);
  if (draft.chargeUnproven) source.raw("allow_unproven_charges", "true");
  if (draft.rule != SourceDraft::FirstRule::none) source.raw("rules", ruleOf(draft));
  return source.done();
}

WizardStep stepOf(const std::string& path) {
  if (path.empty() || path.starts_with("provider") || path.starts_with("recipe")) return WizardStep::provider;
  if (path.starts_with("rules") || path.starts_with("allow_unproven")) return WizardStep::effects;
  return WizardStep::signature;
}

WizardStep stepOf(const std::string& path, const SourceDraft& draft) {
  return path.starts_with("recipe") && !draft.extraField.isEmpty() ? WizardStep::signature : stepOf(path);
}

}  // namespace ack::ui::addsource
