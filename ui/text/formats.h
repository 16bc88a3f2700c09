#pragma once
// How numbers, times and IDs are written on screen (DESIGN-UI 12): UTC is the record, figures by locale, durations in
// words, money exact with U+2212, IDs elided in the middle. Thread: gui (they use the application's translations).
#include "core/base/clock.h"
#include "core/base/money.h"

#include <QLocale>
#include <QString>

#include <chrono>
#include <cstdint>

namespace ack::ui::text {

/// Ages are rounded down, waits up: nobody is told that less time is left than is.
enum class Rounding { down, up };

/// "6 ms", "43 s", "38 min", "5 h 12 m", "1 h 03 m", "2 d 4 h", with no-break spaces. Negative counts as zero.
QString duration(std::chrono::microseconds span, Rounding rounding = Rounding::down);
/// As duration, for a setting that is exact: "5 min", "15 min", "2 h", "3 d".
QString span(std::chrono::seconds span);
/// Until `at`: "in 0:43", from one hour on "in 1 h 04 m"; "due" when it has come. Rounded up.
QString countdown(UtcTime at, UtcTime now);
/// The same without "in ": "0:43".
QString countdownFigure(UtcTime at, UtcTime now);

QString utcClock(UtcTime time);                 ///< "14:32:08"
QString utcClockMillis(UtcTime time);           ///< "14:29:41.207"
QString utcMinute(UtcTime time);                ///< "14:30"
QString utcInTable(UtcTime time, UtcTime now);  ///< "14:29:41" today, "10 Mar 14:29" on other days
QString utcDay(UtcTime time);                   ///< "11 Mar 2026"
QString utcFull(UtcTime time);                  ///< "11 Mar 2026, 14:29:41.207 UTC"
QString utcRange(UtcTime from, UtcTime to);     ///< "Tue 10 Mar 14:30 to Wed 11 Mar 2026 14:30 UTC"
QString localMinute(UtcTime time);              ///< "15:32"
QString localPlace();                           ///< "Oslo", or the zone's abbreviation where it has no place
QString localInWords(UtcTime time);             ///< "15:29:41 in Oslo"
/// Tooltip of a time: utcFull, a line break, localInWords.
QString timeTooltip(UtcTime time);

QString count(std::int64_t number);  ///< "128,460" by the default locale
/// A share as "98.2%"; never rounded up, so that 100.0% means all.
QString percent(double share);
QString money(const Money& money);                                  ///< "0.0490 EUR", "−12.30 EUR"
QString moneyFigure(std::int64_t minor, const Currency& currency);  ///< "−12.30"
QString bytes(std::int64_t bytes);                                  ///< "612 bytes", "1.2 KB"
/// Elided in the middle, keeping the last 7: "evt_01KKEM…D8J86G9"; unchanged where it is not longer than that.
QString elidedId(const QString& id, int head = 10);
QString shortHash(const QString& hex);  ///< first 8, an ellipsis, last 8
QString missing();                      ///< "–" (en dash): there is no value

QString fromUtf8(std::string_view text);  ///< invalid bytes become U+FFFD

}  // namespace ack::ui::text
