#pragma once
// What a refusal of the store says: about the store, or about what it was asked to write.
#include "core/base/result.h"

namespace ack::work {

/// Whether the store itself is in trouble, so that the error says nothing about the deliveries at hand. Otherwise a
/// rule of the store refused one of them, which no waiting mends. Thread: any.
[[nodiscard]] constexpr bool isStoreTrouble(ErrorCode code) noexcept {
  switch (code) {
  case ErrorCode::full:
  case ErrorCode::busy:
  case ErrorCode::timeout:
  case ErrorCode::cancelled:
  case ErrorCode::io:
    return true;
  case ErrorCode::invalid:
  case ErrorCode::notFound:
  case ErrorCode::conflict:
  case ErrorCode::refused:
  case ErrorCode::corrupt:
  case ErrorCode::unsupported:
  case ErrorCode::internal:
    return false;
  }
  return false;
}

}  // namespace ack::work
