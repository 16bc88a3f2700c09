#pragma once
// A name server of the outside world that keeps silent: in a program that is linked with this, no name that ends in
// ".silent.test" is answered for 20 s, as by a resolver whose packets are dropped. All other names are as ever.
#include <string>

namespace ack::kit {

/// While it lives, asking takes that long; whoever waits at its end is answered at once that there is no such name.
/// One at a time. Thread: any.
class SilentNames {
 public:
  SilentNames();
  ~SilentNames();
  SilentNames(const SilentNames&) = delete;
  SilentNames& operator=(const SilentNames&) = delete;

  [[nodiscard]] std::string name() const { return "server.silent.test"; }
  /// How many ask just now.
  [[nodiscard]] int asking() const;
};

}  // namespace ack::kit
