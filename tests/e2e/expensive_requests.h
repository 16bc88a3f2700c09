#pragma once
// Requests that cost a receiver as much as possible before they are refused, and the sources that they are for: each
// once with two keys and once with as many as it may have, which are made anew for each run.
#include <string>
#include <vector>

namespace ack::tests {

struct ExpensiveRequest {
  std::string name, request;
  int status{0};       ///< that it must be answered with
  bool isUsual{true};  ///< for a source with at most two keys, as while they are rotated
};

class ExpensiveRequests {
 public:
  /// Public keys as JSON lists, and a well-formed signature over something else by one of them.
  struct Keys {
    std::string two, twenty, signature;
  };
  /// Makes 60 keys.
  ExpensiveRequests();

  /// chargeConfig() with the sources beside.
  [[nodiscard]] std::string config() const;
  /// For HMACs and tokens: many candidates, many secrets, long headers.
  [[nodiscard]] std::vector<ExpensiveRequest> againstSecrets() const;
  /// For ECDSA, RSA and Ed25519.
  [[nodiscard]] std::vector<ExpensiveRequest> againstPublicKeys() const;

 private:
  Keys m_ecdsa, m_rsa, m_ed25519;
};

}  // namespace ack::tests
