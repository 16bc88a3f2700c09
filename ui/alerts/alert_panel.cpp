#include "ui/alerts/alert_panel.h"

#include "ui/deliveries/flow_row.h"
#include "ui/style/room.h"
#include "ui/text/alert_words.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/toast.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace ack::ui::alerts {

using domain::AlertMessageState;
using domain::AlertState;
using style::Role;
using style::Token;
using widgets::Button;
using widgets::IconLabel;
using widgets::Label;

AlertPanel::AlertPanel(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_icon(new IconLabel(theme, QStringLiteral("bell"), 20, Token::text)),
      m_sentence(new Label(theme, Role::section, Token::text)), m_number(new Label(theme, Role::mono, Token::text3)),
      m_body(new QWidget), m_column(new QVBoxLayout(m_body)), m_open(new Button(theme, Button::Kind::secondary, {})) {
  setObjectName(QStringLiteral("alertPanel"));
  setProperty("surface", QStringLiteral("surface"));
  setAttribute(Qt::WA_StyledBackground);
  style::leastWidth(theme, this, 312);
  setAccessibleName(tr("Details of the alert"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(buildHead());
  m_column->setContentsMargins(16, 0, 16, 16);
  m_column->setSpacing(0);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  m_body->setProperty("surface", QStringLiteral("surface"));
  scroll->setWidget(m_body);
  column->addWidget(scroll, 1);
  column->addWidget(buildFoot());
  auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, &AlertPanel::closeRequested);
}

QWidget* AlertPanel::buildHead() {
  auto* head = new QWidget;
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(16, 12, 12, 8);
  row->setSpacing(8);
  row->addWidget(m_icon, 0, Qt::AlignTop);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(4);
  m_sentence->setWordWrap(true);
  m_number->setTextInteractionFlags(Qt::TextSelectableByMouse);
  lines->addWidget(m_sentence);
  lines->addWidget(m_number);
  row->addLayout(lines, 1);
  auto* close = new Button(m_theme, Button::Kind::ghost, {}, QStringLiteral("close"));
  close->setObjectName(QStringLiteral("alertClose"));
  close->setProperty("iconOnly", true);
  close->setSmall(true);
  close->setToolTip(tr("Close details (Esc)"));
  close->setAccessibleName(tr("Close details"));
  row->addWidget(close, 0, Qt::AlignTop);
  connect(close, &QPushButton::clicked, this, &AlertPanel::closeRequested);
  return head;
}

QWidget* AlertPanel::buildFoot() {
  auto* foot = new QFrame;
  foot->setProperty("edge", QStringLiteral("top"));
  auto* row = new deliveries::FlowRow(foot);
  row->setContentsMargins(16, 12, 16, 12);
  m_open->setObjectName(QStringLiteral("alertOpen"));
  m_open->setSmall(true);
  row->addWidget(m_open);
  auto* copy = new Button(m_theme, Button::Kind::ghost, tr("Copy ID"), QStringLiteral("copy"));
  copy->setObjectName(QStringLiteral("alertCopy"));
  copy->setSmall(true);
  row->addWidget(copy);
  connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT openRequested(m_page, m_filter); });
  connect(copy, &QPushButton::clicked, this, [this] {
    QGuiApplication::clipboard()->setText(m_id);
    widgets::Toast::show(m_theme, this, QStringLiteral("check"), tr("Alert ID copied"));
  });
  return foot;
}

void AlertPanel::present(const query::AlertView& alert, UtcTime now) {
  const text::AlertWords words = text::wordsOf(alert);
  m_id = text::fromUtf8(domain::toText(alert.id));
  m_page = words.page;
  m_filter = words.filter;
  m_icon->setIcon(words.icon, alert.state == AlertState::resolved ? Token::text2 : words.token);
  m_sentence->setText(words.sentence);
  m_number->setText(m_id);
  m_open->setVisible(!m_page.isEmpty());
  m_open->setText(words.button);
  // Built anew only where something differs, so that nothing flickers under the pointer.
  QString shown = QStringLiteral("%1/%2/%3/%4/%5")
                      .arg(m_id, text::fromUtf8(alert.owner), text::fromUtf8(alert.evidence))
                      .arg(static_cast<int>(alert.state))
                      .arg(alert.count);
  for (const query::AlertMessageView& message : alert.messages) shown += text::messageWords(message, now);
  if (shown == m_shown) return;
  m_shown = shown;
  rebuild(alert, now);
}

void AlertPanel::rebuild(const query::AlertView& alert, UtcTime now) {
  while (QLayoutItem* item = m_column->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  const bool over = alert.state == AlertState::resolved;
  if (!alert.evidence.empty()) {
    addTitle(tr("What we know"));
    addText(text::fromUtf8(alert.evidence));
  }
  addTitle(tr("Next step"));
  addText(over ? tr("Nothing: it is over. The same thing again would be a new alert.")
               : text::wordsOf(alert).nextStep);
  m_column->addSpacing(12);
  addFact(tr("State"), text::look(alert.state).word, text::look(alert.state).text);
  addFact(tr("Owner"), alert.owner.empty() ? tr("No owner") : text::fromUtf8(alert.owner),
          alert.owner.empty() && !over ? Token::dead : Token::text);
  if (!domain::countIsStage(alert.kind)) addFact(tr("Count"), text::count(alert.count), Token::text);
  addFact(tr("Ends"), domain::endsByItself(alert.kind) ? tr("by itself") : tr("when somebody says so"), Token::text,
          text::endsWhen(alert.kind));
  addLife(alert, now);
  addMessages(alert, now);
  m_column->addStretch(1);
}

void AlertPanel::addTitle(const QString& title) {
  m_column->addSpacing(12);
  m_column->addWidget(new Label(m_theme, Role::smallStrong, Token::text2, title));
  m_column->addSpacing(4);
}

void AlertPanel::addText(const QString& words) {
  auto* label = new Label(m_theme, Role::body, Token::text, words);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_column->addWidget(label);
}

void AlertPanel::addFact(const QString& name, const QString& value, Token ink, const QString& tooltip) {
  auto* line = new QWidget;
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(0, 4, 0, 4);
  row->setSpacing(12);
  row->addWidget(new Label(m_theme, Role::small, Token::text2, name));
  auto* shown = new Label(m_theme, Role::small, ink, value);
  shown->setElide(Qt::ElideRight);
  shown->setHint(tooltip);
  shown->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  shown->setAccessibleDescription(name);
  row->addWidget(shown, 1);
  m_column->addWidget(line);
}

void AlertPanel::addStep(const QString& icon, Token ink, const QString& words, const QString& more) {
  auto* line = new QWidget;
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(0, 4, 0, 4);
  row->setSpacing(8);
  row->addWidget(new IconLabel(m_theme, icon, 16, ink), 0, Qt::AlignTop);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(0);
  for (const auto& [text, token] : {std::pair(words, Token::text), std::pair(more, Token::text3)}) {
    if (text.isEmpty()) continue;
    auto* label = new Label(m_theme, Role::small, token, text);
    label->setWordWrap(true);
    lines->addWidget(label);
  }
  row->addLayout(lines, 1);
  m_column->addWidget(line);
}

void AlertPanel::addLife(const query::AlertView& alert, UtcTime now) {
  addTitle(tr("Its life, UTC"));
  addStep(QStringLiteral("bell"), Token::text2,
          tr("First seen %1", "a time").arg(text::utcInTable(alert.firstAt, now)), {});
  if (alert.lastAt > alert.firstAt)
    addStep(QStringLiteral("duplicate"), Token::text2,
            tr("Last seen %1", "a time").arg(text::utcInTable(alert.lastAt, now)), {});
  if (alert.acknowledgedAt)
    addStep(QStringLiteral("user"), Token::processing,
            tr("Taken on %1 by %2", "a time, a person")
                .arg(text::utcInTable(*alert.acknowledgedAt, now), text::fromUtf8(alert.acknowledgedBy)),
            {});
  if (!alert.resolvedAt) return;
  const QString when = text::utcInTable(*alert.resolvedAt, now);
  addStep(QStringLiteral("state-completed"), Token::completed,
          alert.resolvedBy.empty()
              ? tr("Over %1, by itself", "a time").arg(when)
              : tr("Resolved %1 by %2", "a time, a person").arg(when, text::fromUtf8(alert.resolvedBy)),
          alert.resolvedBy.empty() ? tr("Its cause was gone.") : text::fromUtf8(alert.reason));
}

void AlertPanel::addMessages(const query::AlertView& alert, UtcTime now) {
  addTitle(tr("Messages"));
  if (alert.messages.empty()) {
    auto* none = new Label(m_theme, Role::small, Token::text3,
                           tr("None. Where a channel is set up, whoever it concerns is told there too."));
    none->setWordWrap(true);
    m_column->addWidget(none);
    return;
  }
  for (auto message = alert.messages.rbegin(); message != alert.messages.rend(); ++message) {
    const bool lost = message->state == AlertMessageState::givenUp;
    const bool waits = message->state == AlertMessageState::waiting;
    addStep(lost    ? QStringLiteral("error")
            : waits ? QStringLiteral("clock")
                    : QStringLiteral("send"),
            lost    ? Token::dead
            : waits ? Token::retry
                    : Token::text2,
            text::messageWords(*message, now), text::fromUtf8(message->evidence));
  }
}

}  // namespace ack::ui::alerts
