#include "ui/overview/attention_list.h"

#include "ui/overview/attention_words.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/avatar.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::overview {
namespace {

using query::AttentionItem;
using style::Role;
using style::Token;
using widgets::IconLabel;
using widgets::Label;

constexpr int kRowHeight = 56;
constexpr int kOwnerWidth = 128;
constexpr int kWaitingWidth = 64;
constexpr int kButtonWidth = 92;

}  // namespace

class AttentionList::Row : public QFrame {
 public:
  Row(const style::Theme& theme, AttentionList* list)
      : m_list(list), m_icon(new IconLabel(theme, {}, 20, Token::text2)),
        m_sentence(new Label(theme, Role::bodyStrong, Token::text)),
        m_detail(new Label(theme, Role::small, Token::text3)), m_avatar(new widgets::Avatar(theme, {}, 20)),
        m_owner(new Label(theme, Role::small, Token::text)), m_waiting(new Label(theme, Role::small, Token::text2)),
        m_button(new widgets::Button(theme, widgets::Button::Kind::secondary, QStringLiteral(" "))) {
    style::fixHeight(theme, this, kRowHeight);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(widgets::makeRule());
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(12);
    column->addLayout(row, 1);
    row->addWidget(m_icon);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addStretch(1);
    words->addWidget(m_sentence);
    words->addWidget(m_detail);
    words->addStretch(1);
    m_sentence->setElide(Qt::ElideRight);
    m_detail->setElide(Qt::ElideRight);
    row->addLayout(words, 1);
    auto* person = new QWidget;
    style::fixWidth(theme, person, kOwnerWidth);
    auto* cells = new QHBoxLayout(person);
    cells->setContentsMargins(0, 0, 0, 0);
    cells->setSpacing(8);
    cells->addWidget(m_avatar);
    cells->addWidget(m_owner, 1);
    m_owner->setElide(Qt::ElideRight);
    row->addWidget(person);
    m_waiting->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_waiting);
    m_button->setSmall(true);
    auto* right = new QHBoxLayout(m_place);
    right->setContentsMargins(0, 0, 0, 0);
    right->addStretch(1);
    right->addWidget(m_button);
    row->addWidget(m_place);
    connect(m_button, &QPushButton::clicked, this, [this] { Q_EMIT m_list->pageRequested(m_page, m_filter); });
  }

  [[nodiscard]] int buttonWidth() const { return m_page.isEmpty() ? 0 : m_button->sizeHint().width(); }
  void setWidths(int waiting, int button) {
    m_waiting->setFixedWidth(waiting);
    m_place->setFixedWidth(button);
  }

  void present(const AttentionItem& item, UtcTime now) {
    const AttentionWords words = wordsFor(item, now);
    m_icon->setIcon(words.icon, words.token);
    m_sentence->setText(words.sentence);
    m_detail->setText(words.detail);
    const QString owner = text::fromUtf8(item.owner);
    m_avatar->setName(owner);
    m_owner->setText(owner.isEmpty() ? AttentionList::tr("No owner") : owner);
    m_owner->setToken(owner.isEmpty() ? Token::text3 : Token::text);
    m_waiting->setText(text::duration(now - item.since));
    m_waiting->setHint(text::timeTooltip(item.since));
    m_button->setVisible(!words.page.isEmpty());
    if (m_button->text() != words.button) {
      m_button->setText(words.button);
      m_button->updateGeometry();
    }
    m_button->setAccessibleName(words.button + QStringLiteral(": ") + words.sentence);
    m_page = words.page;
    m_filter = words.filter;
    setAccessibleName(words.sentence);
  }

 private:
  AttentionList* m_list;
  IconLabel* m_icon;
  Label* m_sentence;
  Label* m_detail;
  widgets::Avatar* m_avatar;
  Label* m_owner;
  Label* m_waiting;
  widgets::Button* m_button;
  QWidget* m_place{new QWidget};
  QString m_page, m_filter;
};

AttentionList::AttentionList(const style::Theme& theme, QWidget* parent)
    : Card(theme, {}, false, parent), m_theme(theme),
      m_waiting(new Label(theme, Role::small, Token::text3, tr("Waiting"))), m_count(widgets::Badge::counter(theme)),
      m_nothing(new QWidget), m_buttonSpace(new QWidget) {
  setAccessibleName(tr("Needs attention"));
  auto* head = new QHBoxLayout;
  head->setContentsMargins(16, 0, 16, 0);
  head->setSpacing(0);
  head->addWidget(new Label(theme, Role::section, Token::text, tr("Needs attention")));
  head->addSpacing(8);
  head->addWidget(m_count);
  head->addStretch(1);
  auto* owner = new Label(theme, Role::small, Token::text3, tr("Owner"));
  style::fixWidth(theme, owner, kOwnerWidth);
  head->addWidget(owner);
  head->addSpacing(12);
  m_waiting->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  head->addWidget(m_waiting);
  head->addSpacing(12);
  head->addWidget(m_buttonSpace);
  auto* holder = new QWidget;
  style::fixHeight(theme, holder, 48);
  holder->setLayout(head);
  body()->addWidget(holder);

  auto* nothing = new QVBoxLayout(m_nothing);
  nothing->setContentsMargins(0, 0, 0, 0);
  nothing->setSpacing(0);
  nothing->addWidget(widgets::makeRule());
  auto* calm = new QHBoxLayout;
  calm->setContentsMargins(16, 18, 16, 18);
  calm->setSpacing(12);
  calm->addWidget(new IconLabel(theme, QStringLiteral("state-completed"), 20, Token::completed));
  calm->addWidget(new Label(theme, Role::body, Token::text2, tr("Nothing waits for a person.")), 1);
  nothing->addLayout(calm);
  body()->addWidget(m_nothing);
  body()->addStretch(1);
  connect(&theme, &style::Theme::changed, this, &AttentionList::fitColumns);
}

void AttentionList::present(const std::vector<AttentionItem>& items, UtcTime now) {
  m_count->setText(text::count(static_cast<std::int64_t>(items.size())));
  m_count->setVisible(!items.empty());
  m_nothing->setVisible(items.empty());
  while (m_rows.size() > static_cast<qsizetype>(items.size())) delete m_rows.takeLast();
  while (m_rows.size() < static_cast<qsizetype>(items.size())) {
    m_rows.append(new Row(m_theme, this));
    body()->insertWidget(body()->count() - 1, m_rows.last());
  }
  for (std::size_t i = 0; i < items.size(); ++i) m_rows.at(static_cast<qsizetype>(i))->present(items.at(i), now);
  fitColumns();
}

/// One width for all, so that owner and waiting stay columns in every language.
void AttentionList::fitColumns() {
  const QFontMetrics words(m_theme.font(Role::small));
  const int waiting = std::max(m_theme.scaled(kWaitingWidth), words.horizontalAdvance(m_waiting->text()) + 2);
  int button = m_theme.scaled(kButtonWidth);
  for (const Row* row : std::as_const(m_rows)) button = std::max(button, row->buttonWidth());
  m_waiting->setFixedWidth(waiting);
  m_buttonSpace->setFixedWidth(button);
  for (Row* row : std::as_const(m_rows)) row->setWidths(waiting, button);
}

}  // namespace ack::ui::overview
