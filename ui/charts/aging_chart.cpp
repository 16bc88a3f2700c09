#include "ui/charts/aging_chart.h"

#include "ui/text/formats.h"
#include "ui/text/state_words.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>

namespace ack::ui::charts {
namespace {

using domain::DeliveryState;
using style::Role;
using style::Token;

constexpr std::array kShown{DeliveryState::queued, DeliveryState::processing, DeliveryState::retrying,
                            DeliveryState::unresolved, DeliveryState::dead};
constexpr int kIcon = 14;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(AgingChart)
};

std::int64_t of(const query::AgeBucket& bucket, DeliveryState state) {
  return bucket.byState.at(static_cast<std::size_t>(state));
}

std::int64_t totalOf(const query::AgeBucket& bucket) {
  std::int64_t total = 0;
  for (const DeliveryState state : kShown) total += of(bucket, state);
  return total;
}

int kindsIn(const query::AgeBucket& bucket) {
  return static_cast<int>(
      std::count_if(kShown.begin(), kShown.end(), [&](DeliveryState state) { return of(bucket, state) > 0; }));
}

}  // namespace

QString ageWords(const query::AgeBucket& bucket) {
  if (bucket.from.count() == 0 && bucket.to) return Words::tr("under %1", "an age").arg(text::span(*bucket.to));
  if (!bucket.to) return Words::tr("over %1", "an age").arg(text::span(bucket.from));
  const bool hours = bucket.from.count() % 3'600 == 0 && bucket.to->count() % 3'600 == 0;
  const std::int64_t unit = hours ? 3'600 : 60;
  const QString range = QStringLiteral("%1\u2013%2").arg(bucket.from.count() / unit).arg(bucket.to->count() / unit);
  return range + QChar(0x00A0) + (hours ? Words::tr("h", "unit: hours") : Words::tr("min", "unit: minutes"));
}

AgingChart::AgingChart(const style::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setAccessibleName(tr("How long unfinished work has waited"));
  connect(&theme, &style::Theme::changed, this, qOverload<>(&QWidget::update));
}

void AgingChart::setBuckets(std::vector<query::AgeBucket> buckets) {
  m_buckets = std::move(buckets);
  QStringList rows;
  for (const query::AgeBucket& bucket : m_buckets) {
    QStringList parts{ageWords(bucket) + QStringLiteral(": ") + text::count(totalOf(bucket))};
    for (const DeliveryState state : kShown)
      if (of(bucket, state) > 0) parts << text::look(state).word + QLatin1Char(' ') + text::count(of(bucket, state));
    rows << parts.join(QStringLiteral(", "));
  }
  setAccessibleDescription(rows.join(QLatin1Char('\n')));
  updateGeometry();
  update();
}

QSize AgingChart::sizeHint() const {
  return {416, m_theme.scaled(kRowHeight) * std::max(1, static_cast<int>(m_buckets.size()))};
}

AgingChart::Columns AgingChart::columns() const {
  const QFontMetrics words(m_theme.font(Role::small));
  const QFontMetrics figures(m_theme.font(Role::smallStrong));
  Columns columns{76, 0, 24, 42};
  int kinds = 3;
  for (const query::AgeBucket& bucket : m_buckets) {
    columns.label = std::max(columns.label, words.horizontalAdvance(ageWords(bucket)) + 12);
    columns.total = std::max(columns.total, figures.horizontalAdvance(text::count(totalOf(bucket))) + 4);
    kinds = std::max(kinds, kindsIn(bucket));
    for (const DeliveryState state : kShown)
      columns.cell = std::max(columns.cell, kIcon + 4 + words.horizontalAdvance(text::count(of(bucket, state))) + 10);
  }
  columns.bar = std::max(48, width() - columns.label - columns.total - 16 - kinds * columns.cell);
  return columns;
}

void AgingChart::paintRow(QPainter& painter, const query::AgeBucket& bucket, int y, const Columns& columns,
                          std::int64_t longest) const {
  const int high = m_theme.scaled(kRowHeight);
  painter.setFont(m_theme.font(Role::small));
  painter.setPen(m_theme.color(Token::text2));
  painter.drawText(QRect(0, y, columns.label, high), Qt::AlignLeft | Qt::AlignVCenter, ageWords(bucket));

  const std::int64_t total = totalOf(bucket);
  qreal x = columns.label;
  const qreal scale = longest > 0 ? (columns.bar - 8.0) / static_cast<double>(longest) : 0;
  for (const DeliveryState state : kShown) {
    if (of(bucket, state) == 0) continue;
    // At least 4 px: a single dead letter among thousands must still be seen.
    const qreal wide = std::max(4.0, std::round(static_cast<double>(of(bucket, state)) * scale));
    painter.fillRect(QRectF(x, y + (high - 16) / 2, wide, 16), m_theme.color(text::look(state).solid));
    x += wide + 1;
  }
  painter.setFont(m_theme.font(Role::smallStrong));
  painter.setPen(m_theme.color(total > 0 ? Token::text : Token::text3));
  painter.drawText(QRect(columns.label + columns.bar, y, columns.total, high), Qt::AlignRight | Qt::AlignVCenter,
                   text::count(total));
  int cell = columns.label + columns.bar + columns.total + 16;
  painter.setFont(m_theme.font(Role::small));
  painter.setPen(m_theme.color(Token::text));
  for (const DeliveryState state : kShown) {
    if (of(bucket, state) == 0) continue;
    const text::Look look = text::look(state);
    painter.drawPixmap(cell, y + (high - kIcon) / 2,
                       m_theme.pixmap(look.icon, kIcon, look.text, devicePixelRatioF()));
    painter.drawText(QRect(cell + kIcon + 4, y, columns.cell, high), Qt::AlignLeft | Qt::AlignVCenter,
                     text::count(of(bucket, state)));
    cell += columns.cell;
  }
}

void AgingChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  std::int64_t longest = 0;
  for (const query::AgeBucket& bucket : m_buckets) longest = std::max(longest, totalOf(bucket));
  const Columns widths = columns();
  int y = 0;
  for (const query::AgeBucket& bucket : m_buckets) {
    paintRow(painter, bucket, y, widths, longest);
    y += m_theme.scaled(kRowHeight);
  }
}

}  // namespace ack::ui::charts
