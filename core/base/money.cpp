#include "core/base/money.h"

#include <algorithm>
#include <array>
#include <limits>

namespace ack::base {
namespace {

// ISO 4217, list one. Codes whose minor unit is not two decimals stand in the short lists below.
constexpr std::string_view kCodes =
    "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF "
    "CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG "
    "HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA "
    "MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD "
    "RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX "
    "USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG";
constexpr std::string_view kNoDecimals = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF";
constexpr std::string_view kThreeDecimals = "BHD IQD JOD KWD LYD OMR TND";
constexpr std::string_view kFourDecimals = "CLF UYW";

bool lists(std::string_view codes, std::string_view code) noexcept {
  for (std::size_t i = 0; i + 3 <= codes.size(); i += 4)
    if (codes.substr(i, 3) == code) return true;
  return false;
}

Error badAmount(std::string_view text, std::string_view why) {
  return Error{ErrorCode::invalid, "amount \"" + std::string(text.substr(0, 40)) + "\" " + std::string(why)};
}

bool allDigits(std::string_view text) noexcept {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Unsigned decimal digits as int64, negated where asked, so that the smallest int64 is read too.
std::optional<std::int64_t> toMinor(std::string_view digits, bool negative) noexcept {
  std::int64_t value = 0;
  for (const char c : digits) {
    const int digit = negative ? -(c - '0') : c - '0';
    if (__builtin_mul_overflow(value, std::int64_t{10}, &value)) return std::nullopt;
    if (__builtin_add_overflow(value, std::int64_t{digit}, &value)) return std::nullopt;
  }
  return value;
}

}  // namespace

Result<Currency> findCurrency(std::string_view code) {
  std::string upper(code);
  for (char& c : upper)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  if (upper.size() == 3 && lists(kFourDecimals, upper))
    return Error{ErrorCode::unsupported, "currency " + upper + " has four decimals; 0, 2 or 3 are supported"};
  if (upper.size() != 3 || !lists(kCodes, upper))
    return Error{ErrorCode::notFound, "\"" + std::string(code.substr(0, 16)) + "\" is no ISO 4217 currency code"};
  const int exponent = lists(kNoDecimals, upper) ? 0 : lists(kThreeDecimals, upper) ? 3 : 2;
  return Currency{std::move(upper), exponent};
}

Result<Money> parseMoney(std::string_view text, const Currency& currency, AmountUnit unit) {
  const bool negative = !text.empty() && text.front() == '-';
  const std::string_view unsignedText = text.substr(negative ? 1 : 0);
  const std::size_t dot = unsignedText.find('.');
  const std::string_view whole = unsignedText.substr(0, dot);
  const std::string_view decimals = dot == std::string_view::npos ? std::string_view{} : unsignedText.substr(dot + 1);
  if (!allDigits(whole) || (dot != std::string_view::npos && !allDigits(decimals)))
    return badAmount(text, "is not a plain decimal number");

  const bool major = unit == AmountUnit::major || (unit == AmountUnit::automatic && dot != std::string_view::npos);
  const std::size_t scale = major ? static_cast<std::size_t>(currency.exponent) : 0;
  std::string digits(whole);
  digits += decimals.substr(0, scale);
  if (decimals.size() < scale) digits.append(scale - decimals.size(), '0');
  const std::string_view rest = decimals.size() > scale ? decimals.substr(scale) : std::string_view{};
  if (rest.find_first_not_of('0') != std::string_view::npos)
    return badAmount(text, "has more decimals than " + currency.code + " has");

  const auto minor = toMinor(digits, negative);
  if (!minor) return badAmount(text, "is too large");
  return Money{*minor, currency};
}

std::string toDecimal(std::int64_t minor, int exponent) {
  const bool negative = minor < 0;
  std::uint64_t magnitude = negative ? 0 - static_cast<std::uint64_t>(minor) : static_cast<std::uint64_t>(minor);
  std::string digits = std::to_string(magnitude);
  const auto places = static_cast<std::size_t>(exponent);
  if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
  if (places > 0) digits.insert(digits.size() - places, 1, '.');
  return negative ? "-" + digits : digits;
}

std::string toText(const Money& money) {
  return toDecimal(money.minor, money.currency.exponent) + " " + money.currency.code;
}

std::optional<std::int64_t> addExact(std::int64_t a, std::int64_t b) noexcept {
  std::int64_t sum = 0;
  if (__builtin_add_overflow(a, b, &sum)) return std::nullopt;
  return sum;
}

}  // namespace ack::base
