#pragma once
// What the wizard has been told so far, and how it stands in an apply file: the wizard asks nothing that a file could
// not say, and is checked by the file's own reader.
#include <QString>

#include <optional>
#include <string>

namespace ack::ui::addsource {

struct SourceDraft {
  enum class FirstRule { none, inbox, charge };

  QString provider;  ///< key; "generic" for one's own
  QString providerName;
  QString recipe;  ///< JSON of one's own provider; empty for a built-in one
  QString name, owner, publicUrl;
  QString key;  ///< secret or public key: the text, env:NAME or file:PATH
  bool publicKey{false};
  QString extraField;  ///< what a built-in provider's recipe still needs: "topics", "webhook_id"; empty for most
  QString extra;       ///< its value; several topics have spaces between
  std::optional<int> windowSeconds;  ///< nullopt: the provider's own
  bool refuseStale{false};

  FirstRule rule{FirstRule::none};
  QString type;                             ///< glob; empty for all
  QString account, amount, currency;        ///< charge
  QString thread, sender, recipient, text;  ///< inbox
  bool chargeUnproven{false};
};

/// One entry of an apply file's "sources".
std::string toSourceText(const SourceDraft& draft);

enum class WizardStep { provider, signature, promise, effects, test };
constexpr int kWizardSteps = 5;

/// On which page of the wizard the field at `path` ("rules[0].effects[0].amount") is asked.
WizardStep stepOf(const std::string& path);
/// The same where `draft` tells whether the recipe is one's own (first page) or a provider's that lacks a field
/// (second).
WizardStep stepOf(const std::string& path, const SourceDraft& draft);

}  // namespace ack::ui::addsource
