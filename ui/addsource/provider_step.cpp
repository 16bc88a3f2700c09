#include "ui/addsource/provider_step.h"

#include "core/query/provider_views.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/form_field.h"
#include "ui/widgets/label.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/segmented_control.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace ack::ui::addsource {
namespace {

using style::Role;
using style::Token;
using widgets::Label;

constexpr int kIndexRole = Qt::UserRole;
constexpr int kOwn = 1;

QString recipeExample() {
  return QStringLiteral("{\n  \"algo\": \"sha256\",\n  \"header\": \"X-Signature\",\n  \"prefix\": \"sha256=\",\n"
                        "  \"enc\": \"hex\",\n  \"signed\": [\"body\"],\n  \"event_id\": \"/id\",\n"
                        "  \"type\": \"/type\"\n}\n");
}

}  // namespace

ProviderStep::ProviderStep(const style::Theme& theme, std::vector<query::ProviderView> providers, QWidget* parent)
    : WizardPage(parent), m_theme(theme), m_providers(std::move(providers)),
      m_kind(new widgets::SegmentedControl(theme)), m_search(new widgets::SearchField(theme, tr("Search providers"))),
      m_list(new QListWidget), m_about(new Label(theme, Role::small, Token::text2)), m_recipe(new QPlainTextEdit),
      m_recipeField(new widgets::FormField(theme, tr("Recipe (JSON)"), m_recipe)), m_builtIn(buildBuiltIn()),
      m_own(buildOwn()) {
  std::stable_sort(m_providers.begin(), m_providers.end(), [](const auto& a, const auto& b) {
    return text::fromUtf8(a.name).compare(text::fromUtf8(b.name), Qt::CaseInsensitive) < 0;
  });
  m_kind->addSegment(tr("Known provider"));
  m_kind->addSegment(tr("My own provider"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(16);
  auto* kinds = new QHBoxLayout;
  kinds->addWidget(m_kind);
  kinds->addStretch(1);
  column->addLayout(kinds);
  column->addWidget(m_builtIn, 1);
  column->addWidget(m_own, 1);
  m_own->hide();
  connect(m_kind, &widgets::SegmentedControl::currentChanged, this, [this](int index) {
    m_builtIn->setVisible(index != kOwn);
    m_own->setVisible(index == kOwn);
    if (index == kOwn && m_recipe->toPlainText().isEmpty()) m_recipe->setPlainText(recipeExample());
  });
  filter({});
}

QWidget* ProviderStep::buildBuiltIn() {
  auto* holder = new QWidget;
  auto* row = new QHBoxLayout(holder);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(24);
  auto* left = new QVBoxLayout;
  left->setSpacing(8);
  left->addWidget(m_search);
  m_list->setAccessibleName(tr("Providers"));
  m_list->setProperty("edge", QStringLiteral("all"));
  m_list->setUniformItemSizes(true);
  left->addWidget(m_list, 1);
  row->addLayout(left, 1);
  auto* right = new QVBoxLayout;
  right->setSpacing(8);
  right->addWidget(new Label(m_theme, Role::smallStrong, Token::text2, tr("What its signature proves")));
  m_about->setWordWrap(true);
  m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  right->addWidget(m_about);
  right->addStretch(1);
  row->addLayout(right, 1);
  connect(m_search, &QLineEdit::textChanged, this, &ProviderStep::filter);
  connect(m_list, &QListWidget::currentRowChanged, this, &ProviderStep::describe);
  connect(m_list, &QListWidget::itemActivated, this, &ProviderStep::nextWanted);
  return holder;
}

QWidget* ProviderStep::buildOwn() {
  style::keepFont(m_theme, m_recipe, Role::mono);
  m_recipe->setTabChangesFocus(true);
  m_recipeField->setHelp(tr(
      "algo: the hash. header, prefix, enc: where and how the signature stands. signed: the parts in order (body, "
      "ts, "
      "id, url, method, header:NAME, =text). ts_header, ts_unit: the signed time. event_id, type, occurred_at: where "
      "they stand, as /pointer or header:NAME.",
      "the names of the fields stay as they are"));
  return m_recipeField;
}

void ProviderStep::filter(const QString& words) {
  const query::ProviderView* before = chosen();
  const std::string key = before == nullptr ? std::string() : before->key;
  m_list->clear();
  for (std::size_t i = 0; i < m_providers.size(); ++i) {
    const query::ProviderView& provider = m_providers[i];
    const QString name = text::fromUtf8(provider.name);
    const bool fits = name.contains(words.trimmed(), Qt::CaseInsensitive) ||
                      text::fromUtf8(provider.key).contains(words.trimmed(), Qt::CaseInsensitive);
    if (!fits) continue;
    auto* item = new QListWidgetItem(name, m_list);
    item->setData(kIndexRole, static_cast<int>(i));
    item->setSizeHint(QSize(0, m_theme.scaled(32)));
    if (provider.key == key) m_list->setCurrentItem(item);
  }
  if (m_list->currentRow() < 0 && m_list->count() > 0) m_list->setCurrentRow(0);
  describe();
}

const query::ProviderView* ProviderStep::chosen() const {
  if (m_kind->current() == kOwn) return nullptr;
  const QListWidgetItem* item = m_list->currentItem();
  return item == nullptr ? nullptr : &m_providers[static_cast<std::size_t>(item->data(kIndexRole).toInt())];
}

void ProviderStep::describe() {
  const query::ProviderView* provider = chosen();
  if (provider == nullptr) {
    m_about->setText(tr("No provider has this name. \"My own provider\" describes any other by a recipe."));
    return;
  }
  QString words;
  if (provider->coverage == "body_and_id")
    words = tr("Signed: the whole body and the event ID.");
  else if (provider->coverage == "body_only")
    words =
        tr("Signed: the whole body. Not signed: the event ID. A body that comes again under another ID is reported.");
  else
    words = tr("Not signed: the content, or not all of it. Charges from it need your explicit consent.");
  if (const query::FactView* parts = query::findFact(provider->facts, "signed string"))
    words += QStringLiteral("\n\n") + text::fromUtf8(parts->value).remove(QLatin1Char('`'));
  m_about->setText(words);
}

void ProviderStep::enter(const SourceDraft& draft) {
  if (!draft.provider.isEmpty() && !draft.recipe.isEmpty()) m_recipe->setPlainText(draft.recipe);
  m_search->setFocus();
}

void ProviderStep::collect(SourceDraft& draft) const {
  const query::ProviderView* provider = chosen();
  const bool own = m_kind->current() == kOwn;
  draft.provider = own ? QStringLiteral("generic") : provider == nullptr ? QString() : text::fromUtf8(provider->key);
  draft.providerName = own ? tr("My own provider") : provider == nullptr ? QString() : text::fromUtf8(provider->name);
  draft.recipe = own ? m_recipe->toPlainText() : QString();
}

void ProviderStep::showErrors(const std::vector<config::ApplyError>& errors) {
  QString words;
  for (const config::ApplyError& error : errors)
    if (stepOf(error.path) == WizardStep::provider)
      words += (words.isEmpty() ? QString() : QStringLiteral("\n")) + text::fromUtf8(error.message);
  m_recipeField->setError(words);
  if (!words.isEmpty()) m_recipe->setFocus();
}

}  // namespace ack::ui::addsource
