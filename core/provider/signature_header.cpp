#include "core/provider/signature_header.h"

#include "core/base/encoding.h"

namespace ack::provider {
namespace {

void readPlain(const Recipe& recipe, std::string_view value, SignatureHeader& out) noexcept {
  if (!value.starts_with(recipe.prefix)) {
    out.problem = "malformed_header";
    return;
  }
  out.add(value.substr(recipe.prefix.size()), recipe.isAsymmetric());
}

void readPairs(const Recipe& recipe, std::string_view value, SignatureHeader& out) noexcept {
  int times = 0;
  bool anySignature = false;
  while (true) {
    const std::size_t end = value.find(recipe.separator);
    const std::string_view element = base::trimOws(value.substr(0, end));
    const std::size_t equals = element.find('=');
    if (equals == std::string_view::npos) {
      out.problem = "malformed_header";
      return;
    }
    const std::string_view name = element.substr(0, equals);
    if (name == recipe.signatureKey) {
      anySignature = true;
      out.add(element.substr(equals + 1), recipe.isAsymmetric());
    } else if (!recipe.timeKey.empty() && name == recipe.timeKey) {
      ++times;
      out.time = element.substr(equals + 1);
    }
    if (end == std::string_view::npos) break;
    value.remove_prefix(end + recipe.separator.size());
  }
  if (!recipe.timeKey.empty() && times == 0)
    out.problem = "missing_timestamp";
  else if (times > 1)
    out.problem = "duplicate_timestamp";
  else if (!anySignature)
    out.problem = "no_supported_signature";
}

void readList(const Recipe& recipe, std::string_view value, bool useHmac, bool usePublicKey,
              SignatureHeader& out) noexcept {
  while (!value.empty()) {
    const std::size_t end = value.find(recipe.separator);
    const std::string_view element = base::trimOws(value.substr(0, end));
    value = end == std::string_view::npos ? std::string_view{} : value.substr(end + recipe.separator.size());
    const std::size_t split = element.find(recipe.versionSeparator);
    if (split == std::string_view::npos) continue;
    const std::string_view version = element.substr(0, split);
    const std::string_view signature = element.substr(split + recipe.versionSeparator.size());
    const bool useVersion = recipe.isAsymmetric() ? usePublicKey : useHmac;
    if (useVersion && !recipe.version.empty() && version == recipe.version)
      out.add(signature, recipe.isAsymmetric());
    else if (usePublicKey && !recipe.ed25519Version.empty() && version == recipe.ed25519Version)
      out.add(signature, true);
  }
  if (out.count == 0) out.problem = "no_supported_signature";
}

}  // namespace

SignatureHeader readSignatureHeader(const Recipe& recipe, std::string_view value, bool useHmac,
                                    bool usePublicKey) noexcept {
  SignatureHeader header;
  switch (recipe.format) {
  case HeaderFormat::plain:
    readPlain(recipe, value, header);
    break;
  case HeaderFormat::kv:
    readPairs(recipe, value, header);
    break;
  case HeaderFormat::list:
    readList(recipe, value, useHmac, usePublicKey, header);
    break;
  }
  return header;
}

}  // namespace ack::provider
