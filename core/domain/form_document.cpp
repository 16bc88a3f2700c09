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

void toUtf8(FormDocument& form, Charset charset) {
  for (auto& [name, value] : form.fields) {
    name = domain::toUtf8(charset, std::move(name));
    value = domain::toUtf8(charset, std::move(value));
  }
}

/// What the form says of itself; utf8 where that is nothing, unknown, or said twice.
Charset ownCharset(const FormDocument& form) {
  const std::string* label = nullptr;
  for (const auto& [name, value] : form.fields) {
    if (name != "charset") continue;
    if (label != nullptr) return Charset::utf8;
    label = &value;
  }
  return label != nullptr ? charsetOf(*label).value_or(Charset::utf8) : Charset::utf8;
}

}  // namespace

std::optional<FormDocument> FormDocument::parse(std::string_view body, std::optional<Charset> declared) {
  FormDocument form;
  bool utf8 = true;
  while (!body.empty()) {
    const std::size_t end = body.find('&');
    const std::string_view pair = body.substr(0, end);
    body = end == std::string_view::npos ? std::string_view{} : body.substr(end + 1);
    if (pair.empty()) continue;
    if (form.fields.size() >= kMaxFields) return std::nullopt;
    const std::size_t equals = pair.find('=');
    auto name = decode(pair.substr(0, equals));
    auto value = decode(equals == std::string_view::npos ? std::string_view{} : pair.substr(equals + 1));
    if (!name || !value) return std::nullopt;
    utf8 = utf8 && base::isUtf8(*name) && base::isUtf8(*value);
    form.fields.emplace_back(std::move(*name), std::move(*value));
  }
  if (declared)
    toUtf8(form, *declared);
  else if (!utf8)
    toUtf8(form, ownCharset(form));
  return form;
}

}  // namespace ack::domain
