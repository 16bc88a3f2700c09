#pragma once
// One change of a valid request, made by the mutation test and judged by the written list of exceptions: which part,
// where in it, what it was before and after.
#include <cstddef>
#include <string>

namespace ack::tests {

/// One change of a valid request.
struct Mutant {
  std::string part;           ///< body, url, method, secret, public_key, header
  std::string header;         ///< lower case; where part is header
  std::string change;         ///< flip, drop, double, double_other
  std::size_t index{0};       ///< of the key or the header
  std::size_t at{0};          ///< flip: the byte
  std::string before, after;  ///< flip: the changed text
};

}  // namespace ack::tests
