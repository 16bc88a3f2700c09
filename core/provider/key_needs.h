#pragma once
// With what a source must be configured so that its provider's requests can be verified. The apply file's check and
// the provider's help page both ask here, so that the page names what the check wants.
#include <string>

namespace ack::provider {

struct KeyNeeds {
  bool secrets{true};                        ///< requests can be verified with `secrets`
  bool publicKeys{false};                    ///< with `public_keys`; where both are true, either of them is enough
  bool signsUrl{false};                      ///< behind a proxy `public_url` is needed
  std::string secret{"the signing secret"};  ///< what a secret is; "" where none verifies
  std::string publicKey;                     ///< what a public key is, likewise
};

}  // namespace ack::provider
