#pragma once
// What the tester of a pasted request found, in plain words: one set for the command line and the window, which
// translates each text before its values are put in.
#include "core/query/request_trial.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::query {

/// English with %1, %2 where `values` stand.
struct Sentence {
  const char* text{""};     ///< static; "" for nothing to say
  const char* comment{""};  ///< for translators; part of the text's identity
  std::vector<std::string> values;
};

/// The English text, complete.
std::string filled(const Sentence& sentence);

/// "Signature matches": what the step asks.
Sentence stepName(CheckStep step) noexcept;
/// What was found, or what is wrong and what to do.
Sentence stepSentence(const CheckedStep& step);
Sentence causeSentence(const FoundCause& cause);
/// Where nothing was found that makes it match; "" where the reason says enough, and another secret is no guess.
Sentence noCauseSentence(const CheckedStep& signature);

}  // namespace ack::query
