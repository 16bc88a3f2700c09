// The small readers that decide identity, age and money: times, numbers, amounts, hex and base64, public IDs. Each
// reads one spelling and no other, and what it read and writes again it reads the same.
#include "core/base/encoding.h"
#include "core/base/money.h"
#include "core/base/time_text.h"
#include "core/domain/ids.h"
#include "core/provider/time_forms.h"
#include "tests/fuzz/fuzz_target.h"

#include <string>

using namespace ack;
using fuzz::promise;

namespace {

void times(std::string_view text) {
  if (const auto time = base::fromRfc3339(text)) {
    promise(base::fromRfc3339(base::toRfc3339(*time)) == time, "a time is written and read the same");
    promise(base::toRfc3339(*time).size() == 27, "a time is written with six decimals");
  }
  static_cast<void>(base::fromUnixSeconds(text));
  static_cast<void>(base::fromUnixMillis(text));
  using provider::TimeUnit;
  for (const TimeUnit unit : {TimeUnit::seconds, TimeUnit::millis, TimeUnit::micros, TimeUnit::iso})
    static_cast<void>(provider::readSignedTime(text, unit));
  using provider::TimeFormat;
  for (const TimeFormat format :
       {TimeFormat::iso, TimeFormat::seconds, TimeFormat::millis, TimeFormat::rfc2822, TimeFormat::sqlUtc})
    if (const auto time = provider::readTime(text, format))
      promise(toMicros(*time) < 253'402'300'800'000'000, "a time lies before the year 10000");
}

void encodings(std::string_view text) {
  if (const auto bytes = base::fromHex(text))
    promise(base::toHex(*bytes) == base::toLowerAscii(text), "hex has one spelling but for its case");
  if (const auto bytes = base::fromBase64(text)) promise(base::toBase64(*bytes) == text, "base64 has one spelling");
  if (const auto bytes = base::fromBase64Url(text))
    promise(base::toBase64Url(*bytes) == text, "base64url has one spelling");
  promise(base::fromHex(base::toHex(text)) == text, "hex reads what it writes");
  promise(base::fromBase64(base::toBase64(text)) == text, "base64 reads what it writes");
  promise(base::fromBase64Url(base::toBase64Url(text)) == text, "base64url reads what it writes");
  promise(domain::unpackEventId(domain::packEventId(text)) == text, "an event ID is kept byte by byte");
  static_cast<void>(base::isUtf8(text));
}

void numbers(std::string_view text) {
  if (const auto value = base::parseDigits(text)) {
    const std::size_t zeros = std::min(text.find_first_not_of('0'), text.size() - 1);
    promise(std::to_string(*value) == text.substr(zeros), "digits are read exactly");
  }
  static_cast<void>(base::parseInteger(text));
  static_cast<void>(base::findCurrency(text));
  for (const char* code : {"EUR", "JPY", "KWD"}) {
    const auto currency = base::findCurrency(code);
    for (const AmountUnit unit : {AmountUnit::automatic, AmountUnit::minor, AmountUnit::major}) {
      const auto money = base::parseMoney(text, *currency, unit);
      if (!money) continue;
      const std::string decimal = base::toDecimal(money->minor, currency->exponent);
      const auto again = base::parseMoney(decimal, *currency, AmountUnit::major);
      promise(again.ok() && *again == *money, "an amount is written and read the same");
    }
  }
}

void identifiers(std::string_view text) {
  if (const auto id = domain::deliveryIdFrom(text))
    promise(base::equalsIgnoreCaseAscii(domain::toText(*id), text), "a public ID has one spelling but for its case");
  static_cast<void>(domain::arrivalIdFrom(text));
  static_cast<void>(domain::effectIdFrom(text));
  static_cast<void>(domain::ledgerIdFrom(text));
  static_cast<void>(domain::inboxIdFrom(text));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  times(text);
  encodings(text);
  numbers(text);
  identifiers(text);
  return 0;
}
