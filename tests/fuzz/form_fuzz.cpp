// Forms: what was read and is written again reads the same, field by field.
#include "core/domain/form_document.h"
#include "tests/fuzz/fuzz_target.h"

#include <string>

using namespace ack;

namespace {

void append(std::string& out, const std::string& text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    out += '%';
    out += kDigits[byte >> 4U];
    out += kDigits[byte & 15U];
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto form = domain::FormDocument::parse(fuzz::textOf(data, size));
  if (!form) return 0;
  std::string again;
  for (const auto& [name, value] : form->fields) {
    if (!again.empty()) again += '&';
    append(again, name);
    again += '=';
    append(again, value);
  }
  const auto second = domain::FormDocument::parse(again);
  fuzz::promise(second.has_value() && second->fields == form->fields, "a form written again reads the same");
  return 0;
}
