#include "ui/text/formats.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QTimeZone>

#include <cmath>

namespace ack::ui::text {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Formats)
};

constexpr char16_t kNoBreakSpace = 0x00A0;
constexpr char16_t kMinus = 0x2212;
constexpr char16_t kEllipsis = 0x2026;

QString figure(qint64 value, const QString& unit) { return QString::number(value) + QChar(kNoBreakSpace) + unit; }

QString twoParts(qint64 major, const QString& majorUnit, qint64 minor, const QString& minorUnit, bool padded) {
  const QString minorText =
      padded ? QStringLiteral("%1").arg(minor, 2, 10, QLatin1Char('0')) : QString::number(minor);
  return figure(major, majorUnit) + QChar(kNoBreakSpace) + minorText + QChar(kNoBreakSpace) + minorUnit;
}

QDateTime utc(UtcTime time) {
  // Down to milliseconds; microseconds are never shown.
  return QDateTime::fromMSecsSinceEpoch(
      std::chrono::floor<std::chrono::milliseconds>(time).time_since_epoch().count(), Qt::UTC);
}

qint64 divided(qint64 value, qint64 by, Rounding rounding) {
  return rounding == Rounding::down ? value / by : (value + by - 1) / by;
}

QString format(const QDateTime& time, const QString& pattern) { return QLocale().toString(time, pattern); }

QString countdownText(qint64 seconds) {
  if (seconds >= 3600) return duration(std::chrono::seconds(seconds), Rounding::up);
  return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

qint64 secondsUntil(UtcTime at, UtcTime now) {
  return divided(std::max<qint64>(0, toMicros(at) - toMicros(now)), 1'000'000, Rounding::up);
}

}  // namespace

QString duration(std::chrono::microseconds span, Rounding rounding) {
  const qint64 micros = std::max<qint64>(0, span.count());
  if (micros < 1'000'000) {
    const qint64 millis = divided(micros, 1'000, rounding);
    if (millis < 1'000) return figure(millis, Words::tr("ms", "unit: milliseconds"));
  }
  const qint64 seconds = divided(micros, 1'000'000, rounding);
  if (seconds < 60) return figure(seconds, Words::tr("s", "unit: seconds"));
  const qint64 minutes = divided(seconds, 60, rounding);
  if (minutes < 60) return figure(minutes, Words::tr("min", "unit: minutes"));
  if (minutes < 24 * 60)
    return twoParts(minutes / 60, Words::tr("h", "unit: hours"), minutes % 60,
                    Words::tr("m", "unit: minutes behind hours"), true);
  const qint64 hours = divided(minutes, 60, rounding);
  return twoParts(hours / 24, Words::tr("d", "unit: days"), hours % 24, Words::tr("h", "unit: hours"), false);
}

QString span(std::chrono::seconds value) {
  const qint64 seconds = value.count();
  if (seconds > 0 && seconds % 86'400 == 0) return figure(seconds / 86'400, Words::tr("d", "unit: days"));
  if (seconds > 0 && seconds % 3'600 == 0) return figure(seconds / 3'600, Words::tr("h", "unit: hours"));
  if (seconds > 0 && seconds % 60 == 0 && seconds < 3'600)
    return figure(seconds / 60, Words::tr("min", "unit: minutes"));
  if (seconds < 60) return figure(seconds, Words::tr("s", "unit: seconds"));
  return duration(value);
}

QString countdownFigure(UtcTime at, UtcTime now) {
  const qint64 seconds = secondsUntil(at, now);
  return seconds == 0 ? Words::tr("due", "a retry whose time has come") : countdownText(seconds);
}

QString countdown(UtcTime at, UtcTime now) {
  const qint64 seconds = secondsUntil(at, now);
  if (seconds == 0) return Words::tr("due", "a retry whose time has come");
  return Words::tr("in %1", "countdown: in 0:43").arg(countdownText(seconds));
}

QString utcClock(UtcTime time) { return utc(time).toString(QStringLiteral("HH:mm:ss")); }
QString utcClockMillis(UtcTime time) { return utc(time).toString(QStringLiteral("HH:mm:ss.zzz")); }
QString utcMinute(UtcTime time) { return utc(time).toString(QStringLiteral("HH:mm")); }

QString utcInTable(UtcTime time, UtcTime now) {
  const QDateTime at = utc(time);
  if (at.date() == utc(now).date()) return at.toString(QStringLiteral("HH:mm:ss"));
  return format(at, QStringLiteral("d MMM HH:mm"));
}

QString utcDay(UtcTime time) { return format(utc(time), QStringLiteral("d MMM yyyy")); }

QString utcFull(UtcTime time) {
  return Words::tr("%1, %2 UTC", "date, time").arg(utcDay(time), utcClockMillis(time));
}

QString utcRange(UtcTime from, UtcTime to) {
  const QDateTime first = utc(from);
  const QDateTime last = utc(to);
  return Words::tr("%1 to %2 UTC", "a window of time")
      .arg(format(first, first.date().year() == last.date().year() ? QStringLiteral("ddd d MMM HH:mm")
                                                                   : QStringLiteral("ddd d MMM yyyy HH:mm")),
           format(last, QStringLiteral("ddd d MMM yyyy HH:mm")));
}

QString localMinute(UtcTime time) { return utc(time).toLocalTime().toString(QStringLiteral("HH:mm")); }

QString localPlace() {
  const QString zone = QString::fromUtf8(QTimeZone::systemTimeZoneId());
  const qsizetype slash = zone.lastIndexOf(QLatin1Char('/'));
  if (slash < 0 || zone.startsWith(QLatin1String("Etc/"))) return QDateTime::currentDateTime().timeZoneAbbreviation();
  return zone.mid(slash + 1).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString localInWords(UtcTime time) {
  return Words::tr("%1 in %2", "local time in a place: 15:29:41 in Oslo")
      .arg(utc(time).toLocalTime().toString(QStringLiteral("HH:mm:ss")), localPlace());
}

QString timeTooltip(UtcTime time) { return utcFull(time) + QLatin1Char('\n') + localInWords(time); }

QString count(std::int64_t number) { return QLocale().toString(static_cast<qlonglong>(number)); }

QString percent(double share) {
  // The small addition undoes binary rounding (0.982 is 0.98199…), far below the tenth that is shown.
  const double tenths = std::floor(std::clamp(share, 0.0, 1.0) * 1000.0 + 1e-6);
  return QLocale().toString(tenths / 10.0, 'f', 1) + QLatin1Char('%');
}

QString moneyFigure(std::int64_t minor, const Currency& currency) {
  // From the exact text: no figure of money passes through a floating-point number.
  const QString text = QString::fromStdString(base::toDecimal(minor, currency.exponent));
  const bool negative = text.startsWith(QLatin1Char('-'));
  QString whole = text.section(QLatin1Char('.'), 0, 0).mid(negative ? 1 : 0);
  for (qsizetype at = whole.size() - 3; at > 0; at -= 3) whole.insert(at, QLocale().groupSeparator());
  const QString decimals = text.section(QLatin1Char('.'), 1);
  if (negative) whole.prepend(QChar(kMinus));
  return decimals.isEmpty() ? whole : whole + QLocale().decimalPoint() + decimals;
}

QString money(const Money& money) {
  return moneyFigure(money.minor, money.currency) + QChar(kNoBreakSpace) +
         QString::fromStdString(money.currency.code);
}

QString bytes(std::int64_t bytes) {
  if (bytes < 1'000) return Words::tr("%n byte(s)", "size of a body", static_cast<int>(bytes));
  const bool kilo = bytes < 1'000'000;
  return QLocale().toString(static_cast<double>(bytes) / (kilo ? 1e3 : 1e6), 'f', 1) + QChar(kNoBreakSpace) +
         (kilo ? Words::tr("KB", "unit: 1,000 bytes") : Words::tr("MB", "unit: 1,000,000 bytes"));
}

QString elidedId(const QString& id, int head) {
  constexpr int kTail = 7;
  if (id.size() <= head + kTail + 1) return id;
  return id.left(head) + QChar(kEllipsis) + id.right(kTail);
}

QString shortHash(const QString& hex) {
  return hex.size() <= 17 ? hex : hex.left(8) + QChar(kEllipsis) + hex.right(8);
}

QString missing() { return QStringLiteral("\u2013"); }

QString fromUtf8(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace ack::ui::text
