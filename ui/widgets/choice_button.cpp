#include "ui/widgets/choice_button.h"

#include "ui/style/room.h"

#include <QActionGroup>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

namespace ack::ui::widgets {

using style::Role;
using style::Token;

ChoiceButton::ChoiceButton(const style::Theme& theme, const QString& name, const QStringList& choices,
                           QWidget* parent)
    : QPushButton(parent), m_theme(theme), m_name(name), m_choices(choices) {
  setAutoDefault(false);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  style::leastWidth(theme, this, 80);
  style::fixHeight(theme, this, 32);
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  connect(this, &QPushButton::clicked, this, &ChoiceButton::showChoices);
  describe();
}

void ChoiceButton::describe() {
  setAccessibleName(QStringLiteral("%1: %2").arg(m_name, m_choices.value(m_current)));
  setToolTip(m_choices.value(m_current));
  update();
}

void ChoiceButton::setCurrent(int index) {
  m_current = index;
  describe();
}

void ChoiceButton::showChoices() {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setMinimumWidth(width());
  auto* group = new QActionGroup(menu);
  for (int i = 0; i < m_choices.size(); ++i) {
    QAction* action = menu->addAction(m_choices.at(i));
    action->setCheckable(true);
    action->setChecked(i == m_current);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, i] {
      if (i == m_current) return;
      setCurrent(i);
      Q_EMIT currentChanged(i);
    });
  }
  menu->popup(mapToGlobal(QPoint(0, height() + 4)));
}

void ChoiceButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Down && event->modifiers() == Qt::NoModifier) return showChoices();
  QPushButton::keyPressEvent(event);
}

void ChoiceButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(m_theme.color(isEnabled() ? Token::controlBorder : Token::border));
  painter.setBrush(m_theme.color(!isEnabled() ? Token::sunken : underMouse() ? Token::hover : Token::surface));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
  const QFont font = m_theme.font(Role::body);
  painter.setFont(font);
  painter.setPen(m_theme.color(isEnabled() ? Token::text : Token::text3));
  const QRect words = rect().adjusted(11, 0, -34, 0);
  painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(font).elidedText(m_choices.value(m_current), Qt::ElideRight, words.width()));
  painter.drawPixmap(width() - 27, (height() - 16) / 2,
                     m_theme.pixmap(QStringLiteral("chevron-down"), 16, Token::text2, devicePixelRatioF()));
}

}  // namespace ack::ui::widgets
