#pragma once
// The conditions that the written list of exceptions names (mutation_exceptions.json): whether a change leaves what a
// scheme signs as it was, judged from the texts and not by the verifier that is under test.
#include "tests/contract/mutant.h"
#include "tests/contract/signed_cases.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::tests {

/// "" always holds; an unknown name never does. `fields` are those that the exception names.
bool conditionHolds(std::string_view condition, const std::vector<std::string>& fields, const SignedCase& one,
                    const Mutant& mutant);

}  // namespace ack::tests
