#include "ui/addsource/signature_step.h"

#include "core/query/provider_views.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form_field.h"
#include "ui/widgets/label.h"
#include "ui/widgets/segmented_control.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <array>

namespace ack::ui::addsource {
namespace {

using widgets::FormField;
using widgets::SegmentedControl;

constexpr int kPublicKey = 1;
constexpr std::array<int, 5> kWindowSeconds{0, 300, 900, 3'600, 86'400};

/// Signed with a key pair: the provider gives out the public half.
bool signsWithKeyPair(const query::ProviderView& provider) {
  const query::FactView* fact = query::findFact(provider.facts, "algorithm");
  if (fact == nullptr || fact->value.find("HMAC") != std::string::npos) return false;
  for (const char* word : {"Ed25519", "ECDSA", "RSA"})
    if (fact->value.find(word) != std::string::npos) return true;
  return false;
}

}  // namespace

SignatureStep::SignatureStep(const style::Theme& theme, QWidget* parent)
    : WizardPage(parent), m_theme(theme), m_name(new QLineEdit), m_key(new QLineEdit), m_url(new QLineEdit),
      m_owner(new QLineEdit), m_extra(new QLineEdit), m_keyKind(new SegmentedControl(theme)),
      m_window(new SegmentedControl(theme)), m_stale(new SegmentedControl(theme)),
      m_nameField(
          new FormField(theme, tr("Name"), m_name, tr("Stands in the URL: small letters, digits, '.', '_', '-'."))),
      m_keyField(
          new FormField(theme, tr("Signing secret"), m_key,
                        tr("As the provider shows it, or env:NAME, or file:PATH. It is stored sealed; only its "
                           "last 4 characters are ever shown again."))),
      m_urlField(new FormField(theme, tr("Public URL (only where the provider signs it)"), m_url,
                               tr("Exactly as you give it to the provider. Leave it empty if unsure."))),
      m_ownerField(new FormField(theme, tr("Owner"), m_owner, tr("Who looks after what is set aside."))),
      m_windowField(new FormField(theme, tr("Replay window"), m_window)),
      m_extraField(new FormField(theme, QString(), m_extra)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(32);
  row->addWidget(buildLeft(), 1);
  row->addWidget(buildRight(), 1);
}

QWidget* SignatureStep::buildLeft() {
  auto* holder = new QWidget;
  auto* column = new QVBoxLayout(holder);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(20);
  column->addWidget(m_nameField);
  column->addWidget(m_extraField);
  m_extraField->hide();
  m_keyKind->addSegment(tr("Secret"));
  m_keyKind->addSegment(tr("Public key"));
  auto* kinds = new QHBoxLayout;
  kinds->addWidget(m_keyKind);
  kinds->addStretch(1);
  column->addLayout(kinds);
  style::keepFont(m_theme, m_key, style::Role::mono);
  m_key->setEchoMode(QLineEdit::Password);
  auto* eye =
      m_key->addAction(m_theme.icon(QStringLiteral("eye"), 16, style::Token::text2), QLineEdit::TrailingPosition);
  eye->setCheckable(true);
  eye->setToolTip(tr("Show the secret"));
  connect(eye, &QAction::toggled, this,
          [this](bool shown) { m_key->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password); });
  column->addWidget(m_keyField);
  column->addWidget(m_urlField);
  column->addStretch(1);
  m_url->setPlaceholderText(QStringLiteral("https://hooks.example.com/hooks/shop"));
  connect(m_keyKind, &SegmentedControl::currentChanged, this,
          [this](int index) { m_keyField->setLabel(index == kPublicKey ? tr("Public key") : tr("Signing secret")); });
  return holder;
}

QWidget* SignatureStep::buildRight() {
  auto* holder = new QWidget;
  auto* column = new QVBoxLayout(holder);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(20);
  m_window->addSegment(tr("Provider's own", "replay window"));
  for (std::size_t i = 1; i < kWindowSeconds.size(); ++i)
    m_window->addSegment(text::span(std::chrono::seconds(kWindowSeconds.at(i))));
  m_stale->addSegment(tr("Set aside"));
  m_stale->addSegment(tr("Refuse"));
  auto* stale = new FormField(m_theme, tr("If the window has passed"), m_stale,
                              tr("Set aside keeps the event with its reason; refuse answers 400 and keeps nothing."));
  for (FormField* field : {m_windowField, stale, m_ownerField}) {
    field->field()->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    column->addWidget(field);
  }
  m_owner->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  column->addStretch(1);
  return holder;
}

/// What the provider's recipe needs of this installation, beside keys.
void SignatureStep::setExtra(const query::ProviderView* provider) {
  constexpr std::string_view kRecipe = "recipe.";
  m_extraName.clear();
  m_extra->clear();
  if (provider != nullptr)
    for (const query::SetUpField& field : provider->setUp)
      if (field.need == query::SetUpField::Need::required && field.field.starts_with(kRecipe))
        m_extraName = text::fromUtf8(field.field).mid(static_cast<int>(kRecipe.size()));
  const bool topics = m_extraName == QLatin1String("topics");
  m_extraField->setLabel(topics                                       ? tr("Topics")
                         : m_extraName == QLatin1String("webhook_id") ? tr("Webhook ID")
                                                                      : m_extraName);
  m_extraField->setHelp(topics ? tr("The ARNs of the topics that may send, with a space between two.")
                               : tr("As the provider shows it beside the webhook; it is part of what is signed."));
  m_extraField->setVisible(!m_extraName.isEmpty());
}

void SignatureStep::setProvider(const query::ProviderView* provider) {
  const std::string key = provider == nullptr ? "generic" : provider->key;
  if (key == m_providerKey) return;
  m_providerKey = key;
  setExtra(provider);
  const bool pair = provider != nullptr && signsWithKeyPair(*provider);
  m_keyKind->setCurrent(pair ? kPublicKey : 0);
  m_keyField->setLabel(pair ? tr("Public key") : tr("Signing secret"));
  if (provider != nullptr && m_name->text().isEmpty()) m_name->setText(text::fromUtf8(provider->key).toLower());
  if (provider == nullptr)
    m_windowField->setHelp(tr("Judged only where the recipe signs a time."));
  else if (provider->windowPast)
    m_windowField->setHelp(
        tr("The provider's own: %1 old at most.", "a duration").arg(text::span(*provider->windowPast)));
  else
    m_windowField->setHelp(tr("This provider signs no time, or names no window. Then the event ID decides."));
}

void SignatureStep::enter(const SourceDraft& draft) {
  if (!draft.name.isEmpty()) m_name->setText(draft.name);
  (m_name->text().isEmpty() ? m_name : m_key)->setFocus();
}

void SignatureStep::collect(SourceDraft& draft) const {
  draft.name = m_name->text();
  draft.key = m_key->text();
  draft.publicKey = m_keyKind->current() == kPublicKey;
  draft.extraField = m_extraName;
  draft.extra = m_extra->text();
  draft.publicUrl = m_url->text();
  draft.owner = m_owner->text();
  const int seconds = kWindowSeconds.at(static_cast<std::size_t>(m_window->current()));
  draft.windowSeconds = seconds == 0 ? std::optional<int>() : seconds;
  draft.refuseStale = m_stale->current() == 1;
}

void SignatureStep::showErrors(const std::vector<config::ApplyError>& errors) {
  const std::array<std::pair<const char*, FormField*>, 7> fields{{{"name", m_nameField},
                                                                  {"recipe", m_extraField},
                                                                  {"secrets", m_keyField},
                                                                  {"public_keys", m_keyField},
                                                                  {"public_url", m_urlField},
                                                                  {"owner", m_ownerField},
                                                                  {"replay_window_s", m_windowField}}};
  for (const auto& [path, field] : fields) field->setError({});
  QWidget* first = nullptr;
  for (const config::ApplyError& error : errors)
    for (const auto& [path, field] : fields) {
      if (!error.path.starts_with(path) || !field->error().isEmpty()) continue;
      field->setError(text::fromUtf8(error.message));
      if (first == nullptr) first = field->field();
      break;
    }
  if (first != nullptr) first->setFocus();
}

}  // namespace ack::ui::addsource
