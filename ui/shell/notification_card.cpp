#include "ui/shell/notification_card.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

namespace ack::ui::shell {
namespace {

using style::Role;
using style::Token;
using widgets::Button;
using widgets::IconLabel;
using widgets::Label;

constexpr int kPadding = 16;
/// Text stands under the title, behind the icon.
constexpr int kIndent = 28;
constexpr int kNames = 72;

}  // namespace

NotificationCard::NotificationCard(const style::Theme& theme, News news, const NewsWords& words, QWidget* parent)
    : QWidget(parent, Qt::ToolTip | Qt::FramelessWindowHint | Qt::WindowStaysOnTopHint |
                          Qt::WindowDoesNotAcceptFocus | Qt::NoDropShadowWindowHint),
      m_theme(theme), m_news(std::move(news)), m_age(new Label(theme, Role::small, Token::text3)),
      m_timer(new QTimer(this)) {
  setObjectName(QStringLiteral("notification"));
  setAttribute(Qt::WA_ShowWithoutActivating);
  setAttribute(Qt::WA_QuitOnClose, false);
  setAttribute(Qt::WA_TranslucentBackground);
  setFocusPolicy(Qt::NoFocus);
  setAccessibleName(words.title + QLatin1Char(' ') + inOneLine(words));
  style::fixWidth(theme, this, kWidth + 2 * kShadow);
  auto* column = new QVBoxLayout(this);
  constexpr int edge = kShadow + kPadding;
  column->setContentsMargins(edge, edge - 4, edge, edge);
  column->setSpacing(0);
  column->addWidget(buildHead());
  column->addSpacing(4);
  buildTitle(column, words);
  column->addSpacing(8);
  buildFacts(column, words);
  buildButtons(column, words);
  presentAge(m_news.at);
  m_timer->setSingleShot(true);
  m_timer->setInterval(kStays);
  connect(m_timer, &QTimer::timeout, this, &NotificationCard::closed);
  m_timer->start();
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

QWidget* NotificationCard::buildHead() {
  auto* head = new QWidget;
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(new IconLabel(m_theme, QStringLiteral("app-icon-small"), 20, Token::text));
  row->addWidget(new Label(m_theme, Role::small, Token::text2, QStringLiteral("Acknowledger")));
  row->addStretch(1);
  row->addWidget(m_age);
  auto* close = new Button(m_theme, Button::Kind::ghost, {}, QStringLiteral("close"));
  close->setObjectName(QStringLiteral("notificationClose"));
  close->setProperty("iconOnly", true);
  close->setSmall(true);
  close->setFocusPolicy(Qt::NoFocus);
  close->setToolTip(tr("Close"));
  close->setAccessibleName(tr("Close the notification"));
  connect(close, &QPushButton::clicked, this, &NotificationCard::closed);
  row->addWidget(close);
  return head;
}

void NotificationCard::buildTitle(QVBoxLayout* column, const NewsWords& words) {
  auto* row = new QHBoxLayout;
  row->setSpacing(kIndent - 20);
  auto* icon = new IconLabel(m_theme, words.icon, 20, words.token);
  row->addWidget(icon, 0, Qt::AlignTop);
  auto* title = new Label(m_theme, Role::section, Token::text, words.title);
  title->setObjectName(QStringLiteral("notificationTitle"));
  title->setWordWrap(true);
  row->addWidget(title, 1);
  column->addLayout(row);
}

void NotificationCard::buildFacts(QVBoxLayout* column, const NewsWords& words) {
  auto* grid = new QGridLayout;
  grid->setContentsMargins(kIndent, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(4);
  grid->setColumnMinimumWidth(0, kNames);
  grid->setColumnStretch(1, 1);
  int line = 0;
  for (const auto& [name, value] : words.facts) {
    auto* caption = new Label(m_theme, Role::small, Token::text2, name);
    grid->addWidget(caption, line, 0, Qt::AlignTop);
    const bool id = domain::alertIdFrom(value.toStdString()).has_value();
    auto* shown = new Label(m_theme, id ? Role::mono : Role::small, Token::text, value);
    shown->setWordWrap(!id);
    grid->addWidget(shown, line++, 1);
  }
  if (!words.text.isEmpty()) {
    auto* text = new Label(m_theme, Role::small, Token::text2, words.text);
    text->setWordWrap(true);
    grid->addWidget(text, line, 0, 1, 2);
  }
  column->addLayout(grid);
}

void NotificationCard::buildButtons(QVBoxLayout* column, const NewsWords& words) {
  column->addSpacing(12);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(kIndent, 0, 0, 0);
  row->setSpacing(8);
  const auto add = [this, row](Button::Kind kind, const QString& text, const QString& icon, const char* name) {
    auto* button = new Button(m_theme, kind, text, icon);
    button->setObjectName(QLatin1String(name));
    button->setSmall(true);
    button->setFocusPolicy(Qt::NoFocus);
    row->addWidget(button);
    return button;
  };
  if (!words.open.isEmpty())
    connect(add(Button::Kind::primary, words.open, {}, "notificationOpen"), &QPushButton::clicked, this,
            &NotificationCard::openWanted);
  const bool approval = m_news.about == News::About::approval;
  connect(
      add(Button::Kind::secondary, words.later, approval ? QString() : QStringLiteral("clock"), "notificationLater"),
      &QPushButton::clicked, this, &NotificationCard::laterWanted);
  row->addStretch(1);
  column->addLayout(row);
  if (words.note.isEmpty()) return;
  column->addSpacing(8);
  auto* note = new Label(m_theme, Role::small, Token::text3, words.note);
  note->setWordWrap(true);
  note->setContentsMargins(kIndent, 0, 0, 0);
  column->addWidget(note);
}

void NotificationCard::presentAge(UtcTime now) {
  m_age->setText(now - m_news.at < std::chrono::minutes(1) ? tr("now", "just told")
                                                           : text::duration(now - m_news.at));
}

void NotificationCard::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF card = QRectF(rect()).adjusted(kShadow, kShadow, -kShadow, -kShadow);
  painter.setPen(Qt::NoPen);
  // A soft shadow of rings, since an effect can't reach beyond its own window.
  for (int ring = kShadow; ring > 0; ring -= 2) {
    painter.setBrush(QColor(0, 0, 0, 3));
    painter.drawRoundedRect(card.adjusted(-ring, -ring + 6, ring, ring), 8 + ring, 8 + ring);
  }
  painter.setBrush(m_theme.color(Token::surface));
  painter.setPen(QPen(m_theme.color(Token::border), 1));
  painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

void NotificationCard::enterEvent(QEnterEvent* event) {
  m_timer->stop();
  QWidget::enterEvent(event);
}

void NotificationCard::leaveEvent(QEvent* event) {
  m_timer->start();
  QWidget::leaveEvent(event);
}

}  // namespace ack::ui::shell
