#pragma once
// Every way to write an Ed25519 public key under which anybody can make signatures: the curve's eight points of small
// order with either sign, and the coordinates from the field's prime on, which RFC 8032 5.1.3 does not decode.
#include "core/base/encoding.h"

#include <string>
#include <vector>

namespace ack::kit {

/// 32 bytes each.
inline std::vector<std::string> weakEd25519Keys() {
  std::vector<std::string> coordinates;
  for (const char* y : {"0000000000000000000000000000000000000000000000000000000000000000",
                        "0100000000000000000000000000000000000000000000000000000000000000",
                        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
                        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"})
    coordinates.push_back(*base::fromHex(y));
  for (int low = 0xec; low <= 0xff; ++low)  // -1, and what is no smaller than the prime
    coordinates.push_back(static_cast<char>(low) + std::string(30, '\xff') + '\x7f');
  std::vector<std::string> keys;
  for (std::string key : coordinates) {
    keys.push_back(key);
    key.back() = static_cast<char>(static_cast<unsigned char>(key.back()) | 0x80U);
    keys.push_back(key);
  }
  return keys;
}

}  // namespace ack::kit
