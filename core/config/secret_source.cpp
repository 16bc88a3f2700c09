#include "core/config/secret_source.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace ack::config {
namespace {

constexpr std::size_t kMaxSecretFileBytes = std::size_t{64} << 10;

}  // namespace

std::optional<std::string> SystemSecretSource::environment(const std::string& name) const {
  const char* value = std::getenv(name.c_str());
  if (value == nullptr) return std::nullopt;
  return std::string(value);
}

Result<std::string> SystemSecretSource::file(const std::string& path) const {
  std::error_code failure;
  const auto kind = std::filesystem::status(path, failure).type();
  if (kind == std::filesystem::file_type::not_found) return Error{ErrorCode::notFound, "the file does not exist"};
  if (kind != std::filesystem::file_type::regular) return Error{ErrorCode::io, "not a regular file"};
  std::ifstream in(path, std::ios::binary);
  if (!in) return Error{ErrorCode::io, std::string("the file can't be read: ") + std::strerror(errno)};
  std::string text(kMaxSecretFileBytes + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (in.bad()) return Error{ErrorCode::io, "the file can't be read"};
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() > kMaxSecretFileBytes) return Error{ErrorCode::full, "the file is larger than 64 KiB"};
  return text;
}

Result<std::string> resolveSecret(const SecretSource& source, const std::string& reference) {
  std::string value;
  if (reference.starts_with("env:")) {
    auto found = source.environment(reference.substr(4));
    if (!found) return Error{ErrorCode::notFound, "the environment variable is not set"};
    value = std::move(*found);
  } else if (reference.starts_with("file:")) {
    auto found = source.file(reference.substr(5));
    if (!found) return std::move(found).error();
    value = std::move(*found);
    if (value.ends_with('\n')) value.pop_back();
    if (value.ends_with('\r')) value.pop_back();
  } else {
    return Error{ErrorCode::internal, "not a reference"};
  }
  if (std::all_of(value.begin(), value.end(), [](char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }))
    return Error{ErrorCode::invalid, "it is blank"};
  return value;
}

}  // namespace ack::config
