#pragma once
// Writes a JSON document again the way common libraries would: compact, spaced, indented, with other escapes. The
// tester tries these to find out that a body was re-serialised on its way and is no longer what was signed.
#include "core/domain/json_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::provider {

struct JsonSpelling {
  std::string_view name;        ///< static text: "compact"
  std::string_view comma{","};  ///< between members
  std::string_view colon{":"};
  int indent{0};  ///< spaces per level; 0: all in one line
  bool escapeNonAscii{false};
  bool escapeSlash{false};
  bool sorted{false};  ///< names in the order of their bytes
};

/// JSON.stringify, Python's json.dumps, PHP's json_encode, their indented forms … Thread: any.
const std::vector<JsonSpelling>& jsonSpellings();

/// Numbers keep their characters, repeated names are all written.
std::string spellJson(const domain::JsonValue& value, const JsonSpelling& spelling);

}  // namespace ack::provider
