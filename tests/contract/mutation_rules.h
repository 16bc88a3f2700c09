#pragma once
// The written list of what a signature does not cover (mutation_exceptions.json): which changes of a valid request
// may leave it valid, each with its reason. Whatever is not listed must be refused.
#include "tests/contract/signed_cases.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

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

class MutationRules {
 public:
  /// Reads the list; `problem` says what is wrong with it, "" where nothing is.
  static MutationRules read(std::string& problem);

  /// The number of the rule by which `mutant` of `one` (as it was) may be valid, or -1.
  [[nodiscard]] int covering(const SignedCase& one, const Mutant& mutant);
  /// Reasons of rules that no mutant needed: they would only hide something later.
  [[nodiscard]] std::vector<std::string> unused() const;

 private:
  struct Rule {
    std::set<std::string> schemes, notSchemes;  ///< of provider or scheme; empty: any
    std::set<std::string> parts, changes;
    std::set<std::string> headers, notHeaders;  ///< empty: any
    std::string onlyIf;                         ///< "" or a condition's name
    std::vector<std::string> fields;            ///< of the conditions that name some
    std::string reason;
    int uses{0};
  };
  [[nodiscard]] static bool matches(const Rule& rule, const SignedCase& one, const Mutant& mutant);
  [[nodiscard]] static bool holds(const Rule& rule, const SignedCase& one, const Mutant& mutant);

  std::vector<Rule> m_rules;
};

}  // namespace ack::tests
