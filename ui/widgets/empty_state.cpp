#include "ui/widgets/empty_state.h"

#include "ui/widgets/label.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ack::ui::widgets {

class EmptyState::Circle : public QWidget {
 public:
  Circle(const style::Theme& theme, const QString& icon) : m_theme(theme), m_icon(icon) {
    setFixedSize(56, 56);
    connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  }
  void present(const QString& icon, bool trouble) {
    m_icon = icon;
    m_trouble = trouble;
    update();
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    using style::Token;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(m_trouble ? Token::deadTint : Token::heldTint));
    painter.drawEllipse(rect());
    painter.drawPixmap(16, 16,
                       m_theme.pixmap(m_icon, 24, m_trouble ? Token::dead : Token::text2, devicePixelRatioF()));
  }

 private:
  const style::Theme& m_theme;
  QString m_icon;
  bool m_trouble{false};
};

EmptyState::EmptyState(const style::Theme& theme, const QString& icon, const QString& fact, const QString& why,
                       QWidget* parent)
    : QWidget(parent), m_theme(theme), m_circle(new Circle(theme, icon)),
      m_fact(new Label(theme, style::Role::section, style::Token::text, fact)),
      m_why(new Label(theme, style::Role::body, style::Token::text2, why)), m_column(new QVBoxLayout) {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(24, 24, 24, 24);
  outer->addStretch(1);
  outer->addLayout(m_column);
  outer->addStretch(1);
  m_column->setSpacing(0);
  m_column->addWidget(m_circle, 0, Qt::AlignHCenter);
  m_column->addSpacing(16);
  m_fact->setAlignment(Qt::AlignCenter);
  m_column->addWidget(m_fact, 0, Qt::AlignHCenter);
  m_column->addSpacing(4);
  m_why->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  m_why->setWordWrap(true);
  m_column->addWidget(m_why, 0, Qt::AlignHCenter);
  fit();
  connect(&theme, &style::Theme::changed, this, &EmptyState::fit);
}

void EmptyState::fit() {
  const int width = m_theme.scaled(320);
  m_why->setFixedWidth(width);
  // A layout that centres a label gives it the height of one line only.
  m_why->setMinimumHeight(std::max(0, m_why->heightForWidth(width)));
}

void EmptyState::present(const QString& icon, const QString& fact, const QString& why, bool trouble) {
  m_circle->present(icon, trouble);
  m_fact->setText(fact);
  m_why->setText(why);
  fit();
}

void EmptyState::setAction(QWidget* button) {
  m_column->addSpacing(16);
  m_column->addWidget(button, 0, Qt::AlignHCenter);
}

}  // namespace ack::ui::widgets
