#include "ui/charts/bars.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace ack::ui::charts {
namespace {

using style::Token;

double share(const query::HourCompletion& hour) {
  return hour.due > 0 ? static_cast<double>(hour.inTime) / static_cast<double>(hour.due) : 1.0;
}

}  // namespace

HourBars::HourBars(const style::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  style::fixHeight(theme, this, 24);
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

void HourBars::setHours(std::vector<query::HourCompletion> hours, double target) {
  m_hours = std::move(hours);
  m_target = target;
  setAccessibleName(tr("On target in %1 of %2 steps").arg(onTarget()).arg(counted()));
  update();
}

int HourBars::onTarget() const {
  return static_cast<int>(std::count_if(m_hours.begin(), m_hours.end(), [this](const query::HourCompletion& hour) {
    return hour.due > 0 && share(hour) >= m_target;
  }));
}

int HourBars::counted() const {
  return static_cast<int>(
      std::count_if(m_hours.begin(), m_hours.end(), [](const query::HourCompletion& hour) { return hour.due > 0; }));
}

void HourBars::paintEvent(QPaintEvent* /*event*/) {
  if (m_hours.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  const auto n = static_cast<double>(m_hours.size());
  const double gap = n > 40 ? 1 : 3;
  const double wide = (width() - gap * (n - 1)) / n;
  double x = 0;
  for (const query::HourCompletion& hour : m_hours) {
    const bool met = share(hour) >= m_target;
    // A missed step is visibly shorter even at 98.9%.
    const double high = hour.due == 0 ? 2 : met ? height() : std::clamp(share(hour) * height(), 4.0, height() - 4.0);
    painter.setBrush(m_theme.color(hour.due == 0 ? Token::borderStrong
                                   : met         ? Token::completedSolid
                                                 : Token::retrySolid));
    painter.drawRoundedRect(QRectF(x, height() - high, wide, high), hour.due == 0 ? 0 : 2, hour.due == 0 ? 0 : 2);
    x += wide + gap;
  }
}

bool HourBars::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || m_hours.empty()) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto n = static_cast<int>(m_hours.size());
  const int index = std::clamp(help->pos().x() * n / std::max(1, width()), 0, n - 1);
  const query::HourCompletion& hour = m_hours.at(static_cast<std::size_t>(index));
  QToolTip::showText(help->globalPos(),
                     hour.due == 0
                         ? tr("From %1: nothing was due").arg(text::utcFull(hour.hour))
                         : tr("From %1: %2 of %3 in time", "time, count, count")
                               .arg(text::utcFull(hour.hour), text::count(hour.inTime), text::count(hour.due)),
                     this);
  return true;
}

void paintSparkline(QPainter& painter, const style::Theme& theme, const QRect& rect,
                    const std::vector<std::int64_t>& values) {
  std::int64_t highest = 1;
  for (const std::int64_t value : values) highest = std::max(highest, value);
  int x = rect.left();
  for (const std::int64_t value : values) {
    const auto high =
        value == 0 ? 1
                   : std::max<int>(2, static_cast<int>(value * static_cast<std::int64_t>(rect.height()) / highest));
    painter.fillRect(QRect(x, rect.bottom() + 1 - high, 3, high),
                     theme.color(value == 0 ? Token::borderStrong : Token::queuedSolid));
    x += 4;
  }
}

}  // namespace ack::ui::charts
