#pragma once
// The character sets that webhook bodies are really written in. Everything we show or compare is UTF-8; the bytes
// that were signed and stored are never touched.
#include <optional>
#include <string>
#include <string_view>

namespace ack::domain {

enum class Charset {
  utf8,
  windows1252,  ///< also what calls itself ISO 8859-1: senders put windows-1252 there (encoding.spec.whatwg.org 4.2)
};

/// By its label, any case; utf8 for "" and for US-ASCII. nullopt for any other.
std::optional<Charset> charsetOf(std::string_view label);

/// `text` in UTF-8. Of utf8 it is unchanged, also where it is not valid. The five bytes that windows-1252 leaves open
/// become the control characters of their number, as in browsers.
std::string toUtf8(Charset charset, std::string text);

}  // namespace ack::domain
