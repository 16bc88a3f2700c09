// The apply file: any text is read whole or refused with places in it, and what was read is stored and read again the
// same.
#include "core/config/catalogue_json.h"
#include "tests/fuzz/apply_world.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

using namespace ack;
using fuzz::promise;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  const config::ApplyReading reading = fuzz::readApply(text);
  promise(reading.errors.size() <= config::ApplyReading::kMaxErrors, "only so many mistakes are listed");
  const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
  for (const config::ApplyError& error : reading.errors) {
    promise(error.line >= 1 && error.line <= lines && error.column >= 1, "a mistake stands in the text");
    promise(!error.message.empty(), "a mistake says what is wrong");
  }
  if (!reading.ok()) return 0;
  const std::string stored = config::toStoredText(reading.catalogue);
  const auto again = config::fromStoredText(stored);
  promise(again.ok() && config::toStoredText(*again) == stored, "a catalogue is stored and read the same");
  return 0;
}
