#include "ui/trace/trace_cards.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/text/state_words.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace ack::ui::trace {

using style::Role;
using style::Token;
using widgets::Badge;
using widgets::Label;

namespace {

/// The event's card: a 2 px accent border, which a style sheet can't follow the theme with on one frame only.
class AccentCard final : public QFrame {
 public:
  explicit AccentCard(const style::Theme& theme) : m_theme(theme) {
    connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_theme.color(Token::surface));
    painter.setPen(QPen(m_theme.color(Token::accent), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
  }

 private:
  const style::Theme& m_theme;
};

QString str(const std::string& text) { return text::fromUtf8(text); }

}  // namespace

TraceCards::TraceCards(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_eventId(new Label(theme, Role::monoStrong, Token::text)),
      m_state(new Badge(theme, text::look(domain::DeliveryState::queued))),
      m_facts(new Label(theme, Role::small, Token::text2)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(5);
  row->addWidget(buildSide(QStringLiteral("arrival"), m_cameIn), 1);
  row->addWidget(new widgets::IconLabel(theme, QStringLiteral("chevron-right"), 14, Token::text3));
  row->addWidget(buildEvent());
  row->addWidget(new widgets::IconLabel(theme, QStringLiteral("chevron-right"), 14, Token::text3));
  row->addWidget(buildSide(QStringLiteral("effect-run"), m_did), 1);
  style::fixHeight(theme, this, 70);
}

QWidget* TraceCards::buildSide(const QString& icon, Side& side) {
  auto* card = new QFrame;
  card->setProperty("card", true);
  auto* column = new QVBoxLayout(card);
  column->setContentsMargins(16, 7, 16, 7);
  column->setSpacing(8);
  auto* first = new QHBoxLayout;
  first->setSpacing(8);
  first->addWidget(new widgets::IconLabel(m_theme, icon, 18, Token::text2));
  side.figure = new Label(m_theme, Role::proof, Token::text);
  side.words = new Label(m_theme, Role::bodyStrong, Token::text);
  side.words->setElide(Qt::ElideRight);
  first->addWidget(side.figure);
  first->addWidget(side.words, 1);
  column->addLayout(first);
  side.badges = new QHBoxLayout;
  side.badges->setSpacing(8);
  column->addLayout(side.badges);
  return card;
}

QWidget* TraceCards::buildEvent() {
  auto* card = new AccentCard(m_theme);
  style::fixWidth(m_theme, card, 392);
  auto* column = new QVBoxLayout(card);
  column->setContentsMargins(16, 7, 12, 7);
  column->setSpacing(6);
  auto* first = new QHBoxLayout;
  first->setSpacing(8);
  first->addWidget(new widgets::IconLabel(m_theme, QStringLiteral("event"), 18, Token::accent));
  m_eventId->setElide(Qt::ElideMiddle);
  first->addWidget(m_eventId, 1);
  auto* copy = new widgets::Button(m_theme, widgets::Button::Kind::ghost, {}, QStringLiteral("copy"));
  copy->setProperty("iconOnly", true);
  copy->setSmall(true);
  copy->setToolTip(tr("Copy event ID"));
  copy->setAccessibleName(tr("Copy event ID"));
  connect(copy, &QPushButton::clicked, this, [this] { Q_EMIT copyRequested(m_eventId->text()); });
  first->addWidget(copy);
  column->addLayout(first);
  auto* second = new QHBoxLayout;
  second->setSpacing(8);
  second->addWidget(m_state);
  m_facts->setElide(Qt::ElideRight);
  second->addWidget(m_facts, 1);
  column->addLayout(second);
  return card;
}

void TraceCards::setBadges(QHBoxLayout* row, const QList<Badge*>& badges) {
  while (QLayoutItem* item = row->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  for (Badge* badge : badges) row->addWidget(badge);
  row->addStretch(1);
}

void TraceCards::present(const query::DeliveryStory& story) {
  const query::DeliveryRow& row = story.delivery;
  const auto duplicates = row.arrivals - 1;
  m_cameIn.figure->setText(text::count(row.arrivals));
  m_cameIn.words->setText(tr("arrival(s)", nullptr, static_cast<int>(row.arrivals)));
  QList<Badge*> came;
  const bool stale = row.cause == domain::DeadCause::stale;
  came << new Badge(m_theme, stale ? tr("1 too late") : tr("1 accepted"), stale ? Token::retry : Token::completed,
                    stale ? Token::retryTint : Token::completedTint,
                    stale ? QStringLiteral("clock") : QStringLiteral("check"));
  if (duplicates > 0)
    came << new Badge(m_theme, tr("%n duplicate(s) absorbed", nullptr, static_cast<int>(duplicates)), Token::text2,
                      Token::heldTint, QStringLiteral("duplicate"));
  setBadges(m_cameIn.badges, came);

  m_eventId->setText(str(row.eventId));
  m_state->setLook(text::look(row.state));
  QStringList facts{str(row.source)};
  if (!row.type.empty()) facts << str(row.type);
  const UtcTime at = row.receivedAt;
  facts << text::utcInTable(at, UtcTime{});  // with its day
  m_facts->setText(facts.join(QStringLiteral(" · ")));
  m_facts->setHint(text::timeTooltip(at));

  m_did.figure->setText(text::count(static_cast<std::int64_t>(story.effects.size())));
  m_did.words->setText(tr("effect(s), %1", "followed by the attempts", static_cast<int>(story.effects.size()))
                           .arg(tr("%n attempt(s)", nullptr, row.attempts)));
  QList<Badge*> did;
  const auto charges =
      std::count_if(story.ledger.begin(), story.ledger.end(), [](const auto& l) { return !l.refund; });
  if (charges > 0)
    did << new Badge(m_theme, tr("%n charge(s)", nullptr, static_cast<int>(charges)), Token::completed,
                     Token::completedTint, QStringLiteral("charge"));
  if (!story.inbox.empty())
    did << new Badge(m_theme, tr("%n inbox row(s)", nullptr, static_cast<int>(story.inbox.size())), Token::completed,
                     Token::completedTint, QStringLiteral("inbox-row"));
  const auto unknown = std::count_if(story.effects.begin(), story.effects.end(),
                                     [](const auto& e) { return e.state == domain::EffectState::unknown; });
  if (unknown > 0)
    did << new Badge(m_theme, tr("%n unknown", nullptr, static_cast<int>(unknown)), Token::unknown,
                     Token::unknownTint, QStringLiteral("state-unknown"));
  setBadges(m_did.badges, did);
}

}  // namespace ack::ui::trace
