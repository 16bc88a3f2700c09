// Each provider's own parsers: a line with the provider, a line "METHOD URL SECONDS", header lines, an empty line, a
// body. Whatever comes, the prepared keys and the plain ones judge alike, the verdict does not depend on the order or
// the case of the headers, and what follows a verdict (identity, handshake) ends.
#include "core/base/encoding.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/provider_world.h"

#include <algorithm>
#include <string>

using namespace ack;
using fuzz::promise;
using provider::HeaderView;
using provider::Verdict;

namespace {

std::vector<HeaderView> headersOf(std::string_view& rest) {
  std::vector<HeaderView> headers;
  while (!rest.empty() && headers.size() < 100) {
    const std::string_view line = fuzz::takeUntil(rest, "\n");
    if (line.empty()) break;
    std::string_view value = line;
    const std::string_view name = fuzz::takeUntil(value, ":");
    headers.push_back({name, value});
  }
  return headers;
}

bool isEachNameOnce(const std::vector<HeaderView>& headers) {
  for (std::size_t i = 0; i < headers.size(); ++i)
    for (std::size_t j = i + 1; j < headers.size(); ++j)
      if (base::equalsIgnoreCaseAscii(headers[i].name, headers[j].name)) return false;
  return true;
}

void follow(const fuzz::Subject& subject, const provider::RequestView& request) {
  std::string_view type;
  std::vector<domain::Header> copies;
  for (const HeaderView& header : request.headers) {
    if (base::equalsIgnoreCaseAscii(header.name, "Content-Type")) type = base::trimOws(header.value);
    copies.push_back({std::string(header.name), std::string(base::trimOws(header.value))});
  }
  const auto payload = domain::PayloadDocument::read(type, request.body, std::move(copies));
  if (!payload) return;
  static_cast<void>(subject.provider->handshake(request, *payload, subject.keys));
  const auto events = subject.provider->identify(request, *payload);
  if (!events) return;
  for (const provider::IdentifiedEvent& event : *events) promise(!event.eventId.empty(), "an event ID is not empty");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::ProviderWorld world;
  std::string_view rest = fuzz::textOf(data, size);
  const fuzz::Subject& subject = world.subject(fuzz::takeUntil(rest, "\n"));
  std::string_view line = fuzz::takeUntil(rest, "\n");
  const std::string_view method = fuzz::takeUntil(line, " ");
  const std::string_view url = fuzz::takeUntil(line, " ");
  const auto seconds = base::parseDigits(line.substr(0, 11));
  const UtcTime now = fromMicros(static_cast<std::int64_t>(seconds.value_or(1'700'000'000)) * 1'000'000);
  std::vector<HeaderView> headers = headersOf(rest);
  const provider::Window window = subject.provider->defaultWindow();

  const provider::RequestView request{method, url, headers, rest};
  const auto verification = subject.prepared->verify(request, window, now);
  const auto again = subject.provider->verify(request, subject.keys, window, now);
  promise(verification.verdict == again.verdict && verification.reason == again.reason,
          "prepared keys judge as plain ones do");
  follow(subject, request);

  if (!isEachNameOnce(headers)) return 0;  // the order of equal names may matter
  std::vector<HeaderView> turned(headers.rbegin(), headers.rend());
  std::vector<std::string> names;
  for (const HeaderView& header : turned) names.push_back(base::toLowerAscii(header.name));
  for (std::size_t i = 0; i < turned.size(); ++i) turned[i].name = names[i];
  const auto other = subject.prepared->verify({method, url, turned, rest}, window, now);
  promise(other.verdict == verification.verdict, "neither order nor case of headers changes the verdict");
  return 0;
}
