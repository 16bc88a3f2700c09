#pragma once
// A command line taken apart as a shell would, for what people paste. Nothing is run and nothing is expanded:
// variables and substitutions stay as they stand.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::provider {

/// The words by POSIX (Shell Command Language 2.2, Quoting), with bash's $'…' (manual 3.1.2.4), which browsers write
/// into "Copy as cURL" for bodies with "!", line ends or quotes. nullopt where a quote is not closed. Thread: any.
std::optional<std::vector<std::string>> splitShellWords(std::string_view command);

}  // namespace ack::provider
