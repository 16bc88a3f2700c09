#include "core/domain/form_document.h"

#include "core/base/encoding.h"

namespace ack::domain {
namespace {

std::optional<std::string> decode(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+') {
      out += ' ';
    } else if (text[i] == '%') {
      const auto byte = i + 2 < text.size() ? base::fromHex(text.substr(i + 1, 2)) : std::nullopt;
      if (!byte) return std::nullopt;
      out += *byte;
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

}  // namespace

std::optional<FormDocument> FormDocument::parse(std::string_view body) {
  FormDocument form;
  while (!body.empty()) {
    const std::size_t end = body.find('&');
    const std::string_view pair = body.substr(0, end);
    body = end == std::string_view::npos ? std::string_view{} : body.substr(end + 1);
    if (pair.empty()) continue;
    const std::size_t equals = pair.find('=');
    auto name = decode(pair.substr(0, equals));
    auto value = decode(equals == std::string_view::npos ? std::string_view{} : pair.substr(equals + 1));
    if (!name || !value) return std::nullopt;
    form.fields.emplace_back(std::move(*name), std::move(*value));
  }
  return form;
}

}  // namespace ack::domain
