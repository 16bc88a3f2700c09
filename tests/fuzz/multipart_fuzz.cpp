// multipart/form-data: a line with the boundary, then the body. What was read is never more than was sent, and
// written again it reads the same, field by field.
#include "core/domain/multipart_form.h"
#include "core/domain/payload_document.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <optional>
#include <string>

using namespace ack;
using fuzz::promise;

namespace {

/// A boundary that stands in none of the fields.
std::string freeBoundary(const domain::FormDocument& form) {
  std::string boundary = "b";
  const auto isTaken = [&](const auto& field) { return field.second.find(boundary) != std::string::npos; };
  while (std::any_of(form.fields.begin(), form.fields.end(), isTaken)) boundary += 'x';
  return boundary;
}

/// nullopt where a name can't be written in quotes so that it reads the same.
std::optional<std::string> write(const domain::FormDocument& form, const std::string& boundary) {
  std::string body;
  for (const auto& [name, value] : form.fields) {
    if (name.find_first_of("\r\n\\") != std::string::npos || name.size() > domain::kMaxMultipartHeadBytes / 4)
      return std::nullopt;
    body += "--" + boundary + "\r\nContent-Disposition: form-data; name=\"";
    for (const char c : name) body += c == '"' ? "\\\"" : std::string(1, c);
    body += "\"\r\n\r\n" + value + "\r\n";
  }
  return body + "--" + boundary + "--\r\n";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view body = fuzz::textOf(data, size);
  const std::string_view boundary = fuzz::takeUntil(body, "\n");
  const auto type = "multipart/form-data; boundary=\"" + std::string(boundary) + "\"";
  static_cast<void>(domain::PayloadDocument::read(type, body, {}));
  const auto form = domain::parseMultipartForm(body, boundary);
  if (!form) {
    promise(!form.error().message.empty(), "a refusal says why");
    return 0;
  }
  std::size_t bytes = 0;
  for (const auto& [name, value] : form->fields) bytes += name.size() + value.size();
  promise(form->fields.size() <= domain::kMaxMultipartParts, "no more parts than allowed");
  promise(bytes <= body.size() * 3, "no more text than was sent, in UTF-8");
  const std::string other = freeBoundary(*form);
  const auto again = form->fields.empty() || other.size() > 70 ? std::nullopt : write(*form, other);
  if (!again) return 0;
  const auto second = domain::parseMultipartForm(*again, other);
  promise(second.ok() && second->fields == form->fields, "a form written again reads the same");
  return 0;
}
