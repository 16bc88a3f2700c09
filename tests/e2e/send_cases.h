#pragma once
// One case for each provider, and one for each further way in which it signs: what a source needs, what `send` signs
// with, and a body.
#include <string>
#include <vector>

namespace ack::kit {

struct SendCase {
  std::string name, provider;
  std::string body;
  std::string type{"application/json"};
  std::string secret{"secret-of-the-rig-1"};
  std::string otherSecret{"secret-of-the-rig-2"};
  std::string publicKey{};  ///< of the source, where it verifies with one; then the secret is the private key
  std::string recipe{};     ///< JSON, of the source and of `send`
  std::string publicUrl{};
};

std::vector<SendCase> sendCases();
/// An apply file with a source of the case's name for each.
std::string configurationOf(const std::vector<SendCase>& cases);

}  // namespace ack::kit
