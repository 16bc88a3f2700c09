// One line of `acknowledgerd verify`: any text is refused or answered with one line of JSON that holds a verdict.
#include "core/provider/verify_case.h"
#include "tests/fuzz/fuzz_target.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

using namespace ack;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto registry = provider::ProviderRegistry::create();
  const auto line = provider::verifyCase(**registry, fuzz::textOf(data, size));
  if (!line) return 0;
  boost::json::error_code error;
  const boost::json::value answer = boost::json::parse(*line, error);
  fuzz::promise(!error && answer.is_object(), "the answer is a JSON object");
  const std::string_view verdict = answer.at("verdict").get_string();
  fuzz::promise(verdict == "valid" || verdict == "invalid" || verdict == "stale", "the answer has a verdict");
  return 0;
}
