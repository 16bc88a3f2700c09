// A user's own recipe: any JSON object is refused with a reason or makes a provider; and where that can sign, what it
// signs it verifies, and it never takes a request without a signature.
#include "core/provider/provider.h"
#include "tests/fuzz/fuzz_target.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <string>

using namespace ack;
using fuzz::promise;
using provider::HeaderView;
using provider::Verdict;

namespace {

const provider::ProviderRegistry& registry() {
  static const auto made = provider::ProviderRegistry::create();
  return **made;
}

constexpr std::string_view kBody = R"({"id":"evt_1","type":"charge","created":1700000000,"data":[{"id":"a"}]})";

void tryOut(const provider::Provider& provider) {
  const UtcTime now = fromMicros(1'700'000'000'000'000);
  const provider::KeyMaterial keys{{"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}, {}};
  const std::vector<HeaderView> bare{{"Content-Type", "application/json"}};
  const provider::RequestView unsignedRequest{"POST", "https://hooks.example.com/in/1?a=b", bare, kBody};
  promise(provider.verify(unsignedRequest, keys, provider.defaultWindow(), now).verdict == Verdict::invalid,
          "nothing is taken without a signature");
  const auto made = provider.sign(unsignedRequest, keys, "evt_1", now);
  if (!made) return;
  std::vector<HeaderView> headers = bare;
  for (const domain::Header& header : *made) headers.push_back({header.name, header.value});
  const provider::RequestView request{"POST", unsignedRequest.url, headers, kBody};
  const auto verification = provider.verify(request, keys, provider.defaultWindow(), now);
  promise(verification.verdict == Verdict::valid, "what it signs it verifies");
  const auto payload = domain::PayloadDocument::read("application/json", kBody, {});
  static_cast<void>(provider.identify(request, *payload));
  static_cast<void>(provider.handshake(request, *payload, keys));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  boost::json::error_code error;
  const boost::json::value json = boost::json::parse(fuzz::textOf(data, size), error);
  if (error || !json.is_object()) return 0;
  const auto made = registry().fromRecipe("generic", json.get_object());
  if (!made) {
    promise(!made.error().message.empty(), "a refusal says why");
    return 0;
  }
  tryOut(**made);
  return 0;
}
