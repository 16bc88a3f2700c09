#pragma once
// The written list of what a signature does not cover (mutation_exceptions.json): which changes of a valid request
// may leave it valid, each with its reason. Whatever is not listed must be refused.
#include "tests/contract/mutant.h"
#include "tests/contract/signed_cases.h"

#include <set>
#include <string>
#include <vector>

namespace ack::tests {

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

  std::vector<Rule> m_rules;
};

}  // namespace ack::tests
