#include "ui/shell/tray_menu.h"

#include "ui/text/formats.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QWidgetAction>

namespace ack::ui::shell {
namespace {

using style::Role;
using style::Token;
using widgets::IconLabel;
using widgets::Label;

constexpr int kLeast = 286;
constexpr int kIcon = 16, kSide = 12, kGap = 8, kBetween = 24;
constexpr qsizetype kLongestId = 200;

/// What each row is drawn from; the action's own text is the whole in one line.
constexpr const char* kWords = "words";
constexpr const char* kAside = "aside";
constexpr const char* kIconName = "iconName";
constexpr const char* kToken = "token";
constexpr const char* kKeys = "keys";

QString clipboardId() {
  const QString text = QGuiApplication::clipboard()->text().trimmed();
  const bool one = !text.isEmpty() && text.size() <= kLongestId && !text.contains(QLatin1Char('\n'));
  return one ? text : QString();
}

}  // namespace

/// The first row: how it stands, in two lines; nothing to press.
class TrayMenu::Head final : public QWidget {
 public:
  explicit Head(const style::Theme& theme)
      : m_icon(new IconLabel(theme, QStringLiteral("state-completed"), kIcon, Token::completed)),
        m_title(new Label(theme, Role::bodyStrong, Token::text)),
        m_facts(new Label(theme, Role::small, Token::text3)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kSide - 4, 4, kSide - 4, 4);
    row->setSpacing(kGap);
    row->addWidget(m_icon);
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    m_title->setObjectName(QStringLiteral("trayHeadline"));
    m_facts->setObjectName(QStringLiteral("trayFacts"));
    lines->addWidget(m_title);
    lines->addWidget(m_facts);
    row->addLayout(lines, 1);
  }
  void present(const TrayLook& look) {
    m_icon->setIcon(look.headIcon, look.headToken);
    m_title->setText(look.headline);
    m_facts->setText(look.facts);
    m_facts->setVisible(!look.facts.isEmpty());
  }

 private:
  IconLabel* m_icon;
  Label* m_title;
  Label* m_facts;
};

TrayMenu::TrayMenu(const style::Theme& theme, QWidget* parent)
    : QMenu(parent), m_theme(theme), m_head(new Head(theme)) {
  setObjectName(QStringLiteral("trayMenu"));
  auto* head = new QWidgetAction(this);
  head->setDefaultWidget(m_head);
  head->setEnabled(false);
  m_headAction = head;
  addAction(head);
  addSeparator();
  buildRows();
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

QAction* TrayMenu::addRow(const char* name, const QString& icon, Token token) {
  QAction* action = addAction(QString());
  action->setObjectName(QLatin1String(name));
  setIconOf(action, icon, token);
  return action;
}

void TrayMenu::setIconOf(QAction* action, const QString& icon, Token token) {
  action->setProperty(kIconName, icon);
  action->setProperty(kToken, static_cast<int>(token));
  action->setIcon(m_theme.icon(icon, kIcon, token));
}

void TrayMenu::setRow(QAction* action, const QString& words, const QString& aside) {
  action->setProperty(kWords, words);
  action->setProperty(kAside, aside);
  action->setText(aside.isEmpty() ? words : words + QStringLiteral(" · ") + aside);
}

void TrayMenu::buildRows() {
  m_dead = addRow("trayDead", QStringLiteral("state-dead"), Token::dead);
  m_unknown = addRow("trayUnknown", QStringLiteral("state-unknown"), Token::unknown);
  m_requests = addRow("trayRequests", QStringLiteral("role"), Token::retry);
  m_alerts = addRow("trayAlerts", QStringLiteral("bell"), Token::dead);
  addSeparator();
  m_open = addRow("trayOpen", QStringLiteral("overview"), Token::text2);
  setRow(m_open, tr("Open Acknowledger"), QStringLiteral("Ctrl+Shift+A"));
  m_open->setProperty(kKeys, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
  m_trace = addRow("trayTrace", QStringLiteral("trace"), Token::text2);
  setRow(m_trace, tr("Trace ID from clipboard"));
  addSeparator();
  m_hold = addRow("trayHold", QStringLiteral("state-held"), Token::text2);
  m_quiet = addRow("trayQuiet", QStringLiteral("bell"), Token::text2);
  m_quiet->setCheckable(true);
  m_lock = addRow("trayLock", QStringLiteral("lock"), Token::text2);
  setRow(m_lock, tr("Lock"), QStringLiteral("Ctrl+L"));
  m_lock->setProperty(kKeys, QKeySequence(Qt::CTRL | Qt::Key_L));
  addSeparator();
  m_quit = addRow("trayQuit", QStringLiteral("sign-out"), Token::text2);

  const auto leads = [this](QAction* action, const char* page, const char* filter) {
    connect(action, &QAction::triggered, this,
            [this, page = QString::fromLatin1(page), filter = QString::fromLatin1(filter)] {
              Q_EMIT windowWanted(page, filter);
            });
  };
  leads(m_dead, "dead-letters", "");
  leads(m_unknown, "reconcile", "");
  leads(m_requests, "replay", "");
  leads(m_alerts, "alerts", "");
  leads(m_open, "", "");
  connect(m_hold, &QAction::triggered, this, [this] {
    Q_EMIT windowWanted(QStringLiteral("sources"), m_held ? QStringLiteral("release") : QStringLiteral("hold"));
  });
  connect(m_trace, &QAction::triggered, this, [this] {
    if (const QString id = clipboardId(); !id.isEmpty()) Q_EMIT windowWanted(QStringLiteral("trace"), id);
  });
  connect(m_quiet, &QAction::triggered, this, [this](bool on) { Q_EMIT quietWanted(on); });
  connect(m_lock, &QAction::triggered, this, &TrayMenu::lockWanted);
  connect(m_quit, &QAction::triggered, this, &TrayMenu::quitWanted);
  // What is on the clipboard counts at the moment of looking.
  connect(this, &QMenu::aboutToShow, this,
          [this] { m_trace->setEnabled(m_trace->property("allowed").toBool() && !clipboardId().isEmpty()); });
}

void TrayMenu::present(const TrayState& state) {
  const TrayLook look = trayLook(state);
  m_head->present(look);
  m_headAction->setText(look.facts.isEmpty() ? look.headline : look.headline + QStringLiteral(" · ") + look.facts);
  presentCounts(state);
  presentDeeds(state);
  fit();
  update();
}

void TrayMenu::presentCounts(const TrayState& state) {
  const query::Status status = state.status.value_or(query::Status{});
  const auto dead = static_cast<int>(status.states.of(domain::DeliveryState::dead));
  const auto unknown = static_cast<int>(status.states.of(domain::DeliveryState::unresolved));
  setRow(m_dead, dead == 0 ? tr("No dead letters") : tr("%n dead letter(s)", nullptr, dead),
         state.withoutOwner > 0 ? tr("%n no owner", "so many dead letters", static_cast<int>(state.withoutOwner))
                                : QString());
  setIconOf(m_dead, QStringLiteral("state-dead"), dead == 0 ? Token::text3 : Token::dead);
  setRow(m_unknown, unknown == 0 ? tr("No unknown outcomes") : tr("%n unknown outcome(s)", nullptr, unknown));
  setIconOf(m_unknown, QStringLiteral("state-unknown"), unknown == 0 ? Token::text3 : Token::unknown);
  setRow(m_requests, tr("%n request(s) for you", nullptr, static_cast<int>(state.requests)));
  m_requests->setVisible(state.open && state.requests > 0);
  const auto alerts = static_cast<int>(status.openAlerts);
  setRow(m_alerts, tr("%n alert(s) open", nullptr, alerts));
  m_alerts->setVisible(alerts > 0);
  // Totals lead nowhere while nobody may see the work.
  for (QAction* action : {m_dead, m_unknown, m_alerts}) action->setEnabled(state.open);
}

void TrayMenu::presentDeeds(const TrayState& state) {
  m_held = state.status && state.status->heldWholly;
  setRow(m_hold, m_held ? tr("Release the queue…") : tr("Hold the queue…"),
         state.holdRefusal.isEmpty() ? QString() : state.holders);
  setIconOf(m_hold, m_held ? QStringLiteral("live") : QStringLiteral("state-held"), Token::text2);
  m_hold->setEnabled(state.open && state.holdRefusal.isEmpty());
  m_hold->setToolTip(state.holdRefusal);
  m_quiet->setChecked(state.quietUntil.has_value());
  setRow(m_quiet, tr("Quiet for 1 hour"),
         state.quietUntil ? tr("until %1", "a time").arg(text::localMinute(*state.quietUntil)) : QString());
  setIconOf(m_quiet, state.quietUntil ? QStringLiteral("check") : QStringLiteral("bell"), Token::text2);
  m_lock->setEnabled(state.signedIn);
  m_trace->setProperty("allowed", state.open);
  m_trace->setEnabled(state.open && !clipboardId().isEmpty());
  setRow(m_quit, tr("Quit…"), state.engineHere ? tr("stops receiving") : tr("receiving goes on"));
}

/// As wide as the longest row, its aside included, which the style knows nothing of.
void TrayMenu::fit() {
  const QFontMetrics words(m_theme.font(Role::body));
  const QFontMetrics asides(m_theme.font(Role::small));
  int width = std::max(kLeast, m_head->sizeHint().width() + 2);
  const QList<QAction*> rows = actions();
  for (const QAction* action : rows) {
    const QString aside = action->property(kAside).toString();
    const int row = words.horizontalAdvance(action->property(kWords).toString()) +
                    (aside.isEmpty() ? 0 : kBetween + asides.horizontalAdvance(aside));
    width = std::max(width, row + 2 * kSide + kIcon + kGap + 8);
  }
  setFixedWidth(width);
}

void TrayMenu::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(m_theme.color(Token::border));
  painter.setBrush(m_theme.color(Token::surface));
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  const QList<QAction*> rows = actions();
  for (QAction* action : rows) {
    const QRect row = actionGeometry(action);
    if (!action->isVisible() || !event->rect().intersects(row)) continue;
    if (action->isSeparator())
      painter.fillRect(QRect(1, row.center().y(), width() - 2, 1), m_theme.color(Token::grid));
    else if (action != m_headAction)
      paintRow(painter, action, row);
  }
}

void TrayMenu::paintRow(QPainter& painter, QAction* action, const QRect& row) {
  if (action == activeAction() && action->isEnabled()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Token::selected));
    painter.drawRoundedRect(row, 4, 4);
  }
  const bool off = !action->isEnabled();
  const auto token = off ? Token::text3 : static_cast<Token>(action->property(kToken).toInt());
  // The margins of the menu itself stand beside the row already.
  const QRect inside = row.adjusted(kSide - 4, 0, -(kSide - 4), 0);
  painter.drawPixmap(inside.x(), inside.y() + (inside.height() - kIcon) / 2,
                     m_theme.pixmap(action->property(kIconName).toString(), kIcon, token, devicePixelRatioF()));
  painter.setFont(m_theme.font(Role::body));
  painter.setPen(m_theme.color(off ? Token::text3 : Token::text));
  painter.drawText(inside.adjusted(kIcon + kGap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                   action->property(kWords).toString());
  painter.setFont(m_theme.font(Role::small));
  painter.setPen(m_theme.color(Token::text3));
  painter.drawText(inside, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine,
                   action->property(kAside).toString());
}

void TrayMenu::keyPressEvent(QKeyEvent* event) {
  const QKeySequence pressed(event->keyCombination());
  const QList<QAction*> rows = actions();
  for (QAction* action : rows)
    if (action->isEnabled() && action->property(kKeys).value<QKeySequence>() == pressed) {
      close();
      return action->trigger();
    }
  QMenu::keyPressEvent(event);
}

}  // namespace ack::ui::shell
