#include "ui/widgets/segmented_control.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

namespace ack::ui::widgets {
namespace {

constexpr int kIcon = 16;
constexpr int kGap = 8;

/// One choice; the control around it paints the common edge.
class Segment final : public QAbstractButton {
 public:
  Segment(const style::Theme& theme, const QString& word, const QString& icon, bool small, QWidget* parent)
      : QAbstractButton(parent), m_theme(theme), m_icon(icon), m_small(small) {
    setText(word);
    setAccessibleName(word);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
  }
  [[nodiscard]] QSize sizeHint() const override {
    const int padding = m_small ? 8 : 12;
    const int icon = m_icon.isEmpty() ? 0 : kIcon + kGap;
    return {QFontMetrics(face()).horizontalAdvance(text()) + icon + 2 * padding + 1,
            m_theme.scaled(m_small ? 28 : 32)};
  }
  void setSmall(bool small) { m_small = small; }

 protected:
  /// Left and Right belong to the control around it.
  void keyPressEvent(QKeyEvent* event) override {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
      event->ignore();
    else
      QAbstractButton::keyPressEvent(event);
  }
  void paintEvent(QPaintEvent* /*event*/) override {
    using style::Token;
    QPainter painter(this);
    const Token ink = isChecked() ? Token::link : Token::text2;
    const int words = QFontMetrics(face()).horizontalAdvance(text());
    int x = (width() - words - (m_icon.isEmpty() ? 0 : kIcon + kGap)) / 2;
    if (!m_icon.isEmpty()) {
      painter.drawPixmap(x, (height() - kIcon) / 2, m_theme.pixmap(m_icon, kIcon, ink, devicePixelRatioF()));
      x += kIcon + kGap;
    }
    painter.setFont(face());
    painter.setPen(m_theme.color(ink));
    painter.drawText(QRect(x, 0, words + 4, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
  }

 private:
  [[nodiscard]] QFont face() const {
    return m_theme.font(m_small ? style::Role::smallStrong : style::Role::bodyStrong);
  }
  const style::Theme& m_theme;
  QString m_icon;
  bool m_small;
};

}  // namespace

SegmentedControl::SegmentedControl(const style::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

void SegmentedControl::addSegment(const QString& word, const QString& icon) {
  auto* segment = new Segment(m_theme, word, icon, m_small, this);
  const int index = static_cast<int>(m_segments.size());
  segment->setAutoExclusive(true);
  segment->setChecked(index == 0);
  m_segments.append(segment);
  layout()->addWidget(segment);
  connect(segment, &QAbstractButton::clicked, this, [this, index] { Q_EMIT currentChanged(index); });
  connect(segment, &QAbstractButton::toggled, this, qOverload<>(&QWidget::update));
  updateGeometry();
}

void SegmentedControl::setSmall(bool small) {
  m_small = small;
  for (QAbstractButton* segment : m_segments) static_cast<Segment*>(segment)->setSmall(small);
  updateGeometry();
}

int SegmentedControl::current() const {
  for (int i = 0; i < m_segments.size(); ++i)
    if (m_segments.at(i)->isChecked()) return i;
  return -1;
}

void SegmentedControl::setCurrent(int index) {
  if (index >= 0 && index < m_segments.size()) m_segments.at(index)->setChecked(true);
}

QAbstractButton* SegmentedControl::segment(int index) const { return m_segments.at(index); }

QSize SegmentedControl::sizeHint() const {
  int width = 0;
  for (const QAbstractButton* segment : m_segments) width += segment->sizeHint().width();
  return {width, m_theme.scaled(m_small ? 28 : 32)};
}

void SegmentedControl::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
  const int next = current() + step;
  if (step == 0 || next < 0 || next >= m_segments.size()) {
    QWidget::keyPressEvent(event);
    return;
  }
  m_segments.at(next)->setFocus(Qt::TabFocusReason);
  m_segments.at(next)->click();
}

void SegmentedControl::paintEvent(QPaintEvent* /*event*/) {
  using style::Token;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF edge(0.5, 0.5, width() - 1, height() - 1);
  QPainterPath outline;
  outline.addRoundedRect(edge, 6, 6);
  painter.fillPath(outline, m_theme.color(Token::surface));
  painter.save();
  painter.setClipPath(outline);
  for (int i = 0; i < m_segments.size(); ++i) {
    const QAbstractButton* segment = m_segments.at(i);
    if (segment->isChecked() || segment->underMouse())
      painter.fillRect(segment->geometry(), m_theme.color(segment->isChecked() ? Token::selected : Token::hover));
    if (i > 0) painter.fillRect(QRect(segment->x(), 0, 1, height()), m_theme.color(Token::border));
  }
  painter.restore();
  painter.setPen(QPen(m_theme.color(Token::borderStrong), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(outline);
}

}  // namespace ack::ui::widgets
