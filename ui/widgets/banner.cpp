#include "ui/widgets/banner.h"

#include "ui/style/room.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace ack::ui::widgets {
namespace {

using style::Token;

struct Dress {
  Token ink, tint;
  const char* icon;
};

Dress dressOf(Banner::Tone tone) {
  switch (tone) {
  case Banner::Tone::neutral:
    return {Token::held, Token::heldTint, "info"};
  case Banner::Tone::info:
    return {Token::processing, Token::processingTint, "info"};
  case Banner::Tone::warning:
    return {Token::retry, Token::retryTint, "warning"};
  case Banner::Tone::danger:
    return {Token::dead, Token::deadTint, "error"};
  case Banner::Tone::unknown:
    return {Token::unknown, Token::unknownTint, "state-unknown"};
  case Banner::Tone::good:
    return {Token::completed, Token::completedTint, "state-completed"};
  }
  return {Token::held, Token::heldTint, "info"};
}

}  // namespace

Banner::Banner(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_iconLabel(new IconLabel(theme, {}, 16, Token::held)), m_text(new QLabel),
      m_row(new QHBoxLayout(this)) {
  m_row->setContentsMargins(16, 8, 12, 8);
  m_row->setSpacing(12);
  m_row->addWidget(m_iconLabel, 0, Qt::AlignVCenter);
  m_text->setTextFormat(Qt::RichText);
  m_text->setWordWrap(true);
  m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  m_row->addWidget(m_text, 1);
  style::leastHeight(theme, this, 44);
  connect(&theme, &style::Theme::changed, this, &Banner::restyle);
}

void Banner::present(Tone tone, const QString& fact, const QString& more, const QString& icon) {
  if (tone == m_tone && fact == m_fact && more == m_more && icon == m_icon) return;
  m_tone = tone;
  m_fact = fact;
  m_more = more;
  m_icon = icon;
  setAccessibleName(more.isEmpty() ? fact : fact + QLatin1Char(' ') + more);
  restyle();
}

void Banner::addButton(QWidget* button) { m_row->addWidget(button, 0, Qt::AlignVCenter); }

void Banner::restyle() {
  const Dress dress = dressOf(m_tone);
  m_iconLabel->setIcon(m_icon.isEmpty() ? QString::fromLatin1(dress.icon) : m_icon, dress.ink);
  m_text->setFont(m_theme.font(style::Role::small));
  m_text->setText(
      QStringLiteral("<span style=\"color:%1;font-weight:600\">%2</span> <span style=\"color:%3\">%4</span>")
          .arg(m_theme.color(dress.ink).name(), m_fact.toHtmlEscaped(), m_theme.color(Token::text2).name(),
               m_more.toHtmlEscaped()));
  update();
}

void Banner::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(m_theme.color(dressOf(m_tone).tint));
  painter.drawRoundedRect(rect(), 8, 8);
}

}  // namespace ack::ui::widgets
