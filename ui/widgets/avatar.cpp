#include "ui/widgets/avatar.h"

#include <QPainter>

#include <array>

namespace ack::ui::widgets {
namespace {

struct Pair {
  QRgb lightFill, lightInk, darkFill, darkInk;
};

constexpr std::array<Pair, 5> kPairs{{
    {0xFFDCE4FB, 0xFF27408F, 0xFF26345F, 0xFFB9C7FA},
    {0xFFD8EEE2, 0xFF135634, 0xFF173A28, 0xFF8BDBAC},
    {0xFFFBE9CB, 0xFF6C4600, 0xFF3B2D12, 0xFFEBC06A},
    {0xFFF1E1F6, 0xFF6A2480, 0xFF38213F, 0xFFDDA9EB},
    {0xFFDDF0F6, 0xFF0A5069, 0xFF143240, 0xFF84CFE6},
}};

/// The same name has the same colour in every run, unlike with qHash.
std::size_t pairOf(const QString& name) {
  quint32 hash = 2166136261U;
  for (const QChar c : name) hash = (hash ^ c.unicode()) * 16777619U;
  return hash % kPairs.size();
}

QString initials(const QString& name, AvatarShape shape) {
  const QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (words.isEmpty()) return {};
  QString text = words.first().left(1);
  if (shape == AvatarShape::person && words.size() > 1) text += words.last().left(1);
  return text.toUpper();
}

}  // namespace

void paintAvatar(QPainter& painter, const style::Theme& theme, const QRect& rect, const QString& name,
                 AvatarShape shape, qreal devicePixelRatio) {
  using style::Token;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const int size = rect.width();
  if (name.isEmpty()) {
    painter.setPen(QPen(theme.color(Token::controlBorder), 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5));
    const int icon = size * 3 / 5;
    painter.drawPixmap(rect.x() + (size - icon) / 2, rect.y() + (size - icon) / 2,
                       theme.pixmap(QStringLiteral("user"), icon, Token::text3, devicePixelRatio));
    painter.restore();
    return;
  }
  const Pair& pair = kPairs.at(pairOf(name));
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgb(theme.isDark() ? pair.darkFill : pair.lightFill));
  if (shape == AvatarShape::person)
    painter.drawEllipse(rect);
  else
    painter.drawRoundedRect(rect, 6, 6);
  QFont face = theme.font(style::Role::captionStrong);
  face.setWeight(QFont::DemiBold);
  face.setPixelSize(size >= 56 ? 22 : size >= 40 ? 14 : size <= 20 ? 9 : shape == AvatarShape::source ? 12 : 11);
  painter.setFont(face);
  painter.setPen(QColor::fromRgb(theme.isDark() ? pair.darkInk : pair.lightInk));
  painter.drawText(rect, Qt::AlignCenter, initials(name, shape));
  painter.restore();
}

Avatar::Avatar(const style::Theme& theme, const QString& name, int size, AvatarShape shape, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_name(name), m_shape(shape) {
  setFixedSize(size, size);
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

void Avatar::setName(const QString& name) {
  m_name = name;
  update();
}

void Avatar::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  paintAvatar(painter, m_theme, rect(), m_name, m_shape, devicePixelRatioF());
}

}  // namespace ack::ui::widgets
