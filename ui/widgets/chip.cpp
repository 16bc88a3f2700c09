#include "ui/widgets/chip.h"

#include "ui/text/formats.h"

#include <QPainter>

namespace ack::ui::widgets {
namespace {
constexpr int kHeight = 28;
constexpr int kPadding = 12;
constexpr int kIcon = 14;
constexpr int kGap = 4;
}  // namespace

Chip::Chip(const style::Theme& theme, const QString& word, const QString& icon, style::Token iconToken,
           QWidget* parent)
    : QPushButton(parent), m_theme(theme), m_word(word), m_icon(icon), m_iconToken(iconToken) {
  setProperty("kind", QStringLiteral("chip"));
  setCheckable(true);
  setAutoDefault(false);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setAttribute(Qt::WA_Hover);
  setProperty("focusRadius", kHeight / 2);
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
  connect(this, &QAbstractButton::toggled, this, &Chip::describe);
  describe();
}

void Chip::setWord(const QString& word) {
  if (word == m_word) return;
  m_word = word;
  describe();
  updateGeometry();
  update();
}

void Chip::setCount(std::optional<std::int64_t> count) {
  const QString text = count ? text::count(*count) : QString();
  if (text == m_count) return;
  m_count = text;
  describe();
  updateGeometry();
  update();
}

void Chip::setRemovable(bool removable) {
  m_removable = removable;
  updateGeometry();
  update();
}

void Chip::describe() {
  const QString state = isChecked() ? tr("on") : tr("off");
  setAccessibleName(m_count.isEmpty()
                        ? tr("Filter: %1, %2", "word, on or off").arg(m_word, state)
                        : tr("Filter: %1, %2, %3", "word, count, on or off").arg(m_word, m_count, state));
}

void Chip::nextCheckState() { setChecked(!isChecked()); }

QSize Chip::sizeHint() const {
  const QFontMetrics strong(m_theme.font(style::Role::smallStrong));
  const QFontMetrics plain(m_theme.font(style::Role::small));
  int width = 2 * kPadding + strong.horizontalAdvance(m_word) + 1;
  if (!m_icon.isEmpty()) width += kIcon + kGap;
  if (!m_count.isEmpty()) width += kGap + plain.horizontalAdvance(m_count);
  if (m_removable) width += kGap + 12;
  return {width, m_theme.scaled(kHeight)};
}

void Chip::paintEvent(QPaintEvent* /*event*/) {
  using style::Role;
  using style::Token;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool on = isChecked();
  painter.setPen(QPen(m_theme.color(on ? Token::accent : Token::borderStrong), 1));
  painter.setBrush(m_theme.color(on ? Token::selected : underMouse() && isEnabled() ? Token::hover : Token::surface));
  painter.drawRoundedRect(QRectF(0.5, 0.5, width() - 1, height() - 1), (height() - 1) / 2.0, (height() - 1) / 2.0);

  int x = kPadding;
  if (!m_icon.isEmpty()) {
    painter.drawPixmap(x, (height() - kIcon) / 2, m_theme.pixmap(m_icon, kIcon, m_iconToken, devicePixelRatioF()));
    x += kIcon + kGap;
  }
  const auto write = [&](const QString& words, Role role, Token token) {
    painter.setFont(m_theme.font(role));
    painter.setPen(m_theme.color(token));
    const int advance = QFontMetrics(painter.font()).horizontalAdvance(words);
    painter.drawText(QRect(x, 0, advance + 4, height()), Qt::AlignVCenter | Qt::AlignLeft, words);
    x += advance + kGap;
  };
  write(m_word, Role::smallStrong, !isEnabled() ? Token::text3 : on ? Token::link : Token::text2);
  if (!m_count.isEmpty()) write(m_count, Role::small, on ? Token::link : Token::text3);
  if (m_removable)
    painter.drawPixmap(
        x, (height() - 12) / 2,
        m_theme.pixmap(QStringLiteral("close"), 12, on ? Token::link : Token::text2, devicePixelRatioF()));
}

}  // namespace ack::ui::widgets
