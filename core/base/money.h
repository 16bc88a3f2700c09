#pragma once
// Money is int64 minor units of an ISO 4217 currency with its exponent (0, 2 or 3), never a floating-point number.
// Amounts arrive as text (the very characters of the JSON number or string) and are read exactly or refused.
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ack::base {

/// An active ISO 4217 code ("EUR") and how many decimals its minor unit has.
struct Currency {
  std::string code;
  int exponent{2};
  friend bool operator==(const Currency&, const Currency&) = default;
};

struct Money {
  std::int64_t minor{0};
  Currency currency;
  friend bool operator==(const Money&, const Money&) = default;
};

/// How a payload spells an amount.
enum class AmountUnit {
  automatic,  ///< a number or text with a decimal point is in major units, one without is in minor units
  minor,      ///< whole minor units ("1230" is 12.30 EUR, 1230 JPY)
  major,      ///< major units, also when whole ("12" is 12.00 EUR)
};

/// ISO 4217 code in any case; notFound for an unknown code ("XBT"), unsupported for an exponent other than 0, 2, 3.
Result<Currency> findCurrency(std::string_view code);

/// Reads `text` exactly: digits, optional leading '-', optional '.' and digits; an exponent form ("1e3"), a plus,
/// spaces or separators are refused. More decimals than the currency has are refused unless they are zeros. invalid
/// with the reason otherwise, also when it does not fit int64.
Result<Money> parseMoney(std::string_view text, const Currency& currency, AmountUnit unit);

/// "12.30 EUR", "−12.30 EUR" with U+2212 is the screens' business: here a plain '-'.
std::string toText(const Money& money);
/// Only the figure: "12.30".
std::string toDecimal(std::int64_t minor, int exponent);

/// a + b, or nullopt where it does not fit.
std::optional<std::int64_t> addExact(std::int64_t a, std::int64_t b) noexcept;

}  // namespace ack::base

namespace ack {
using base::AmountUnit;
using base::Currency;
using base::Money;
}  // namespace ack
