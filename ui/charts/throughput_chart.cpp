#include "ui/charts/throughput_chart.h"

#include "ui/text/formats.h"

#include <QDateTime>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <cmath>

namespace ack::ui::charts {
namespace {

using style::Token;

constexpr int kLines = 3;
constexpr int kLabelHeight = 24;

}  // namespace

std::int64_t roundStep(std::int64_t highest, int lines) {
  const std::int64_t wanted = std::max<std::int64_t>(1, (highest + lines - 1) / lines);
  std::int64_t power = 1;
  while (power * 10 <= wanted) power *= 10;
  for (const std::int64_t step : {power, 2 * power, 5 * power / 2, 5 * power})
    if (step >= wanted) return step;
  return 10 * power;
}

ThroughputChart::ThroughputChart(const style::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setAccessibleName(tr("Accepted and completed over time"));
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

void ThroughputChart::setSeries(std::vector<query::MinuteSeriesPoint> series, std::chrono::seconds bucket) {
  m_series = std::move(series);
  m_bucket = bucket;
  QStringList rows;
  for (std::size_t i = 0; i < m_series.size(); ++i) rows << describe(i);
  setAccessibleDescription(rows.join(QLatin1Char('\n')));
  update();
}

QString ThroughputChart::describe(std::size_t index) const {
  const query::MinuteSeriesPoint& point = m_series.at(index);
  return tr("%1 to %2 UTC: %3 accepted, %4 completed", "a step of the chart")
      .arg(text::utcInTable(point.from, m_series.back().from), text::utcMinute(point.from + m_bucket),
           text::count(point.accepted), text::count(point.completed));
}

QRectF ThroughputChart::plot() const {
  const QFontMetricsF metrics(m_theme.font(style::Role::caption));
  const qreal left = std::max(41.0, metrics.horizontalAdvance(text::count(static_cast<std::int64_t>(top()))) + 10);
  const qreal under = m_theme.scaled(kLabelHeight);
  return {left, 11, width() - left - 13, height() - 11 - under};
}

double ThroughputChart::top() const {
  std::int64_t highest = 1;
  for (const auto& point : m_series) highest = std::max({highest, point.accepted, point.completed});
  const std::int64_t step = roundStep(highest, kLines);
  return static_cast<double>((highest + step - 1) / step * step);
}

double ThroughputChart::xOf(std::size_t index, const QRectF& area) const {
  if (m_series.size() < 2) return area.center().x();
  return area.left() + area.width() * static_cast<double>(index) / static_cast<double>(m_series.size() - 1);
}

void ThroughputChart::paintAxes(QPainter& painter, const QRectF& area) const {
  painter.setFont(m_theme.font(style::Role::caption));
  const qreal line = m_theme.scaled(16);
  const double highest = top();
  const auto step = static_cast<double>(roundStep(static_cast<std::int64_t>(highest), kLines));
  for (double value = 0; value <= highest; value += step) {
    const qreal y = std::floor(area.bottom() - area.height() * value / highest) + 0.5;
    painter.setPen(m_theme.color(Token::grid));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(m_theme.color(Token::text3));
    painter.drawText(QRectF(0, y - line / 2, area.left() - 8, line), Qt::AlignRight | Qt::AlignVCenter,
                     text::count(static_cast<std::int64_t>(value)));
  }
  if (m_series.empty()) return;
  const std::int64_t whole = (m_series.back().from - m_series.front().from) / std::chrono::seconds(1);
  const std::int64_t every = whole <= 90'000 ? 3 * 3'600 : whole <= 8 * 86'400 ? 86'400 : 5 * 86'400;
  for (std::size_t i = 0; i < m_series.size(); ++i) {
    const std::int64_t at = std::chrono::floor<std::chrono::seconds>(m_series.at(i).from).time_since_epoch().count();
    if (at % every >= m_bucket.count()) continue;
    const QDateTime time = QDateTime::fromSecsSinceEpoch(at, Qt::UTC);
    const QString label =
        every < 86'400 ? time.toString(QStringLiteral("HH:mm")) : QLocale().toString(time, QStringLiteral("d MMM"));
    const qreal x = std::clamp(xOf(i, area), area.left() + 14, area.right() - 14);
    painter.drawText(QRectF(x - 60, area.bottom() + 6, 120, line), Qt::AlignHCenter | Qt::AlignVCenter, label);
  }
}

void ThroughputChart::paintGap(QPainter& painter, const QRectF& area) const {
  const double highest = top();
  const auto yOf = [&](std::int64_t v) { return area.bottom() - area.height() * static_cast<double>(v) / highest; };
  QColor fill = m_theme.color(Token::retrySolid);
  fill.setAlphaF(0.45F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  for (std::size_t i = 0; i + 1 < m_series.size(); ++i) {
    const auto& a = m_series.at(i);
    const auto& b = m_series.at(i + 1);
    if (a.accepted <= a.completed && b.accepted <= b.completed) continue;
    const double gapA = static_cast<double>(a.accepted - a.completed);
    const double gapB = static_cast<double>(b.accepted - b.completed);
    const QPointF topA(xOf(i, area), yOf(a.accepted));
    const QPointF lowA(xOf(i, area), yOf(a.completed));
    const QPointF topB(xOf(i + 1, area), yOf(b.accepted));
    const QPointF lowB(xOf(i + 1, area), yOf(b.completed));
    if (gapA > 0 && gapB > 0) {
      painter.drawPolygon(QPolygonF{topA, topB, lowB, lowA});
      continue;
    }
    // The lines cross between the two: only the side where completed is behind is filled.
    const double part = std::abs(gapA) / (std::abs(gapA) + std::abs(gapB));
    const QPointF cross = topA + (topB - topA) * part;
    painter.drawPolygon(gapA > 0 ? QPolygonF{topA, cross, lowA} : QPolygonF{topB, cross, lowB});
  }
}

void ThroughputChart::paintLine(QPainter& painter, const QRectF& area, bool completed) const {
  if (m_series.empty()) return;
  const double highest = top();
  QPolygonF line;
  for (std::size_t i = 0; i < m_series.size(); ++i) {
    const std::int64_t value = completed ? m_series.at(i).completed : m_series.at(i).accepted;
    line << QPointF(xOf(i, area), area.bottom() - area.height() * static_cast<double>(value) / highest);
  }
  QPen pen(m_theme.color(completed ? Token::completedSolid : Token::text2), completed ? 2.0 : 1.5);
  pen.setJoinStyle(Qt::RoundJoin);
  pen.setCapStyle(completed ? Qt::RoundCap : Qt::FlatCap);
  if (!completed) pen.setDashPattern({3.0, 2.5});
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(line);
}

void ThroughputChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF area = plot();
  paintAxes(painter, area);
  paintGap(painter, area);
  paintLine(painter, area, true);
  paintLine(painter, area, false);
}

bool ThroughputChart::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || m_series.empty()) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QRectF area = plot();
  const double part = (help->pos().x() - area.left()) / std::max(1.0, area.width());
  const double last = static_cast<double>(m_series.size() - 1);
  const auto index = static_cast<std::size_t>(std::clamp(std::round(part * last), 0.0, last));
  QToolTip::showText(help->globalPos(), describe(index), this);
  return true;
}

}  // namespace ack::ui::charts
