#include "ui/deliveries/delivery_panel.h"

#include "ui/delegates/timeline_delegate.h"
#include "ui/deliveries/detail_cards.h"
#include "ui/deliveries/payload_view.h"
#include "ui/deliveries/story_cards.h"
#include "ui/models/timeline_model.h"
#include "ui/style/room.h"
#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/facts.h"
#include "ui/widgets/label.h"
#include "ui/widgets/tab_strip.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ack::ui::deliveries {

using style::Role;
using style::Token;
using widgets::Badge;
using widgets::Banner;
using widgets::Button;
using widgets::Label;

namespace {

Button* ghostTool(const style::Theme& theme, const QString& icon, const QString& name) {
  auto* button = new Button(theme, Button::Kind::ghost, {}, icon);
  button->setProperty("iconOnly", true);
  button->setSmall(true);
  button->setToolTip(name);
  button->setAccessibleName(name);
  return button;
}

QString str(const std::string& text) { return text::fromUtf8(text); }

/// The rule under the tabs, from edge to edge: the strip itself only draws it as far as its tabs reach.
class TabsRow final : public QWidget {
 public:
  explicit TabsRow(const style::Theme& theme) : m_theme(theme) {}

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter(this).fillRect(QRect(0, height() - 1, width(), 1), m_theme.color(Token::border));
  }

 private:
  const style::Theme& m_theme;
};

}  // namespace

DeliveryPanel::DeliveryPanel(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_idLabel(new Label(theme, Role::monoStrong, Token::text)),
      m_copy(ghostTool(theme, QStringLiteral("copy"), tr("Copy event ID"))),
      m_state(new Badge(theme, text::look(domain::DeliveryState::queued))), m_source(new Badge(theme, QString())),
      m_type(new Badge(theme, QString())), m_banner(new Banner(theme)), m_facts(new widgets::FactsStrip(theme)),
      m_tabs(new widgets::TabStrip(theme)), m_stack(new QStackedWidget), m_timeline(new QListView),
      m_timelineModel(new models::TimelineModel(this)), m_effects(new DetailCards(theme)),
      m_attempts(new DetailCards(theme)), m_payload(new PayloadPane(theme)), m_headers(new DetailCards(theme)) {
  setObjectName(QStringLiteral("deliveryPanel"));
  setProperty("surface", QStringLiteral("surface"));
  setAttribute(Qt::WA_StyledBackground);
  style::leastWidth(theme, this, kMinimumWidth);
  setAccessibleName(tr("Details of the delivery"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(buildHead());
  column->addWidget(buildTabs());
  column->addWidget(m_stack, 1);
}

QWidget* DeliveryPanel::buildHead() {
  auto* head = new QWidget;
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins(16, 14, 16, 8);
  column->setSpacing(8);
  auto* first = new QHBoxLayout;
  first->setSpacing(8);
  m_idLabel->setElide(Qt::ElideMiddle);
  m_idLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
  first->addWidget(m_idLabel, 1);
  first->addWidget(m_copy);
  auto* trace = new Button(m_theme, Button::Kind::secondary, tr("Trace"), QStringLiteral("trace"));
  trace->setObjectName(QStringLiteral("panelTrace"));
  trace->setSmall(true);
  first->addWidget(trace);
  auto* close = ghostTool(m_theme, QStringLiteral("close"), tr("Close details"));
  close->setObjectName(QStringLiteral("panelClose"));
  m_copy->setObjectName(QStringLiteral("panelCopy"));
  first->addWidget(close);
  column->addLayout(first);
  auto* badges = new QHBoxLayout;
  badges->setSpacing(8);
  badges->addWidget(m_state);
  badges->addWidget(m_source);
  badges->addWidget(m_type);
  badges->addStretch(1);
  column->addLayout(badges);
  column->addSpacing(4);
  column->addWidget(m_banner);
  column->addWidget(m_facts);
  m_banner->hide();
  connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_eventId); });
  connect(trace, &QPushButton::clicked, this, [this] { Q_EMIT traceRequested(m_eventId); });
  connect(close, &QPushButton::clicked, this, &DeliveryPanel::closeRequested);
  return head;
}

QWidget* DeliveryPanel::buildTabs() {
  auto* row = new TabsRow(m_theme);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(16, 0, 16, 0);
  for (const QString& word : {tr("Timeline"), tr("Effects"), tr("Attempts"), tr("Payload"), tr("Headers")})
    m_tabs->addTab(word);
  m_tabs->setAccessibleName(tr("Parts of the delivery"));
  layout->addWidget(m_tabs);
  layout->addStretch(1);

  m_timeline->setModel(m_timelineModel);
  m_timeline->setItemDelegate(new delegates::TimelineDelegate(m_theme, m_timeline));
  m_timeline->setFrameShape(QFrame::NoFrame);
  m_timeline->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_timeline->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_timeline->setSelectionMode(QAbstractItemView::NoSelection);
  m_timeline->setResizeMode(QListView::Adjust);
  m_timeline->setAccessibleName(tr("Time line, UTC, oldest first"));
  m_timeline->setProperty("focusRing", false);
  auto* padded = new QWidget;
  auto* inside = new QVBoxLayout(padded);
  inside->setContentsMargins(12, 16, 12, 8);
  inside->addWidget(m_timeline);
  m_stack->addWidget(padded);
  m_stack->addWidget(m_effects);
  m_stack->addWidget(m_attempts);
  m_stack->addWidget(m_payload);
  m_stack->addWidget(m_headers);
  connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
    m_stack->setCurrentIndex(tab);
    wantPayload();
  });
  return row;
}

int DeliveryPanel::currentTab() const { return m_tabs->currentIndex(); }
void DeliveryPanel::setCurrentTab(int tab) { m_tabs->setCurrentIndex(tab); }

void DeliveryPanel::offerReveal(session::Session& session, const Clock& clock) {
  m_payload->offerReveal(session, clock);
}

void DeliveryPanel::nextTab(int step) {
  m_tabs->setCurrentIndex((m_tabs->currentIndex() + step + m_tabs->count()) % m_tabs->count());
}

void DeliveryPanel::wantPayload() {
  if (!m_id || m_payloadAsked || (currentTab() != Payload && currentTab() != Headers)) return;
  m_payloadAsked = true;
  Q_EMIT payloadWanted(*m_id);
}

void DeliveryPanel::begin(const query::DeliveryRow& row) {
  const bool other = m_id != row.id;
  presentHead(row);
  if (!other) return;
  m_id = row.id;
  m_payloadAsked = false;
  m_bodyHash.clear();
  m_payload->clear();
  m_payload->setDelivery(m_id);
  m_timelineModel->setEntries({});
  for (DetailCards* tab : {m_effects, m_attempts, m_headers}) tab->present({}, {}, tr("Reading…"));
  for (const int tab : {Effects, Attempts, Headers}) m_tabs->setCount(tab, std::nullopt);
  wantPayload();
}

void DeliveryPanel::presentHead(const query::DeliveryRow& row) {
  m_eventId = str(row.eventId);
  m_idLabel->setText(m_eventId);
  m_copy->setAccessibleName(tr("Copy event ID %1").arg(text::elidedId(m_eventId)));
  m_state->setLook(text::look(row.state));
  m_source->setText(str(row.source));
  m_type->setText(str(row.type));
  m_type->setVisible(!row.type.empty());
  presentBanner(row);
}

void DeliveryPanel::presentBanner(const query::DeliveryRow& row) {
  const bool dead = row.state == domain::DeliveryState::dead;
  const bool unknown = row.state == domain::DeliveryState::unresolved;
  if (dead)
    m_banner->present(
        Banner::Tone::danger, text::causeShort(row.cause) + QLatin1Char('.'),
        tr("%1 Nothing here runs again by itself.").arg(text::causeNextStep(row.cause, str(row.source))));
  if (unknown)
    m_banner->present(Banner::Tone::unknown, tr("The outcome is unknown."),
                      tr("Nothing is repeated until it is looked up."));
  m_banner->setVisible(dead || unknown);
}

void DeliveryPanel::present(const query::DeliveryStory& story, UtcTime now) {
  begin(story.delivery);
  const query::DeliveryRow& row = story.delivery;
  const auto charges =
      std::count_if(story.ledger.begin(), story.ledger.end(), [](const auto& l) { return !l.refund; });
  m_facts->setFacts({{tr("Arrivals"), text::count(row.arrivals)},
                     {tr("Attempts"), row.maxAttempts > 0 ? tr("%1 of %2").arg(row.attempts).arg(row.maxAttempts)
                                                          : QString::number(row.attempts)},
                     {tr("Effects"), effectsDone(story)},
                     {tr("Charges"), text::count(charges)}});
  for (const auto& arrival : story.arrivals)
    if (arrival.result != domain::ArrivalResult::duplicate && m_bodyHash.isEmpty())
      m_bodyHash = str(arrival.bodySha256Hex);
  m_timelineModel->setNow(now);
  m_timelineModel->setEntries(models::storyEntries(story, now));
  m_effects->present(effectCards(story), tr("An effect marked applied is never run again, in any attempt or replay."),
                     row.state == domain::DeliveryState::completed ? tr("No rule asked for an effect.")
                                                                   : tr("No effect has begun."));
  m_attempts->present(attemptCards(story), {}, tr("No attempt has begun."));
  m_tabs->setCount(Effects, static_cast<std::int64_t>(story.effects.size()));
  m_tabs->setCount(Attempts, static_cast<std::int64_t>(story.attempts.size()));
}

void DeliveryPanel::presentPayload(const query::PayloadView& payload) {
  m_payload->present(payload, m_bodyHash);
  m_headers->present(headerCards(payload), tr("Signatures and secrets are never shown."), tr("No header was kept."));
  m_tabs->setCount(Headers, static_cast<std::int64_t>(payload.headers.size()));
}

void DeliveryPanel::presentTrouble(const QString& sentence) {
  m_banner->present(Banner::Tone::danger, tr("Can't read this delivery."), sentence);
  m_banner->show();
}

void DeliveryPanel::setNow(UtcTime now) { m_timelineModel->setNow(now); }

}  // namespace ack::ui::deliveries
