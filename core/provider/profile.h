#pragma once
// One provider's profile (resources/providers/<key>.json) read into values: its recipe, its documented answers,
// handshakes and facts.
#include "core/provider/handshake.h"

#include <string>
#include <string_view>
#include <vector>

namespace ack::provider {

struct Profile {
  std::string key, name;
  std::shared_ptr<const Recipe> recipe;  // shared with the keys prepared from it
  AnswerTable answers;
  std::vector<Handshake> handshakes;
  std::vector<Fact> facts;
  Limits limits;
};

/// A profile's JSON: {"key", "name", "recipe", "answers", "handshakes", "facts", "limits"}. invalid or unsupported
/// with the path.
Result<Profile> readProfile(const boost::json::object& json);
/// {"accepted", "duplicate", "stale": {"status", "content_type", "body"}, "bad_signature", "unsigned"}; absent ones
/// are the contract's.
Result<AnswerTable> readAnswers(const boost::json::object& json, const std::string& path);

}  // namespace ack::provider
