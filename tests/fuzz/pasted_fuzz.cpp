// What a person pastes into the tester: any text is refused with a reason or read. Read, its body stood in the text,
// and written as a raw request it reads the same; and the check of it goes through all its steps.
#include "core/base/encoding.h"
#include "core/provider/request_check.h"
#include "core/provider/request_header.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <string>

using namespace ack;
using fuzz::promise;
using provider::PastedRequest;

namespace {

constexpr std::size_t kMostHeaders = 200;
// What may be wrong with a signature is found by thousands of tries: only with short bodies, and one input in eight.
constexpr std::size_t kSearchedBytes = 256, kSearchedShare = 8;

const provider::Provider& github() {
  static const auto registry = provider::ProviderRegistry::create();
  static const provider::ProviderPtr one = (*registry)->find("github");
  return *one;
}

/// Whether the text form of HTTP can carry it; a JSON export may hold anything.
bool isPlain(const PastedRequest& request) {
  const auto isLine = [](std::string_view text) {
    return text.find_first_of(std::string_view("\r\n\0", 3)) == std::string_view::npos &&
           base::trimOws(text).size() == text.size();
  };
  const auto isGood = [&](const domain::Header& header) {
    return provider::isHeaderName(header.name) && isLine(header.value) &&
           !base::equalsIgnoreCaseAscii(header.name, "Content-Length");
  };
  return !request.headers.empty() && std::all_of(request.headers.begin(), request.headers.end(), isGood);
}

void writeAndRead(const PastedRequest& request) {
  if (!isPlain(request) || request.headers.size() > kMostHeaders) return;
  std::string text = "POST /in/1 HTTP/1.1\r\n";
  for (const domain::Header& header : request.headers) text += header.name + ": " + header.value + "\r\n";
  text += "\r\n" + request.body;
  if (text.find("\n> ") != std::string::npos || text.size() > provider::kMaxPastedBytes) return;
  const auto again = provider::readPastedRequest(text);
  promise(again.ok() && again->form == PastedRequest::Form::http, "a raw request is read as one");
  promise(again->method == "POST" && again->target == "/in/1" && again->body == request.body, "it reads the same");
  const auto same = [](const domain::Header& a, const domain::Header& b) {
    return a.name == b.name && a.value == b.value;
  };
  promise(
      std::equal(again->headers.begin(), again->headers.end(), request.headers.begin(), request.headers.end(), same),
      "its headers read the same");
}

void check(const PastedRequest& request) {
  if (request.body.size() > kSearchedBytes) return;
  provider::RequestToCheck input;
  input.request = request;
  input.keys.secrets = {"a-secret-of-ours"};
  input.now = fromMicros(1'700'000'000'000'000);
  const auto checked = provider::checkRequest(github(), nullptr, input);
  promise(checked.steps.size() == 8, "every step is answered");
  promise(!checked.authentic() || checked.causes.empty(), "what is authentic has no cause");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::textOf(data, size);
  const auto request = provider::readPastedRequest(text);
  if (!request) {
    promise(!request.error().message.empty(), "a refusal says why");
    return 0;
  }
  using Form = PastedRequest::Form;
  if (request->form == Form::http || request->form == Form::headersAndBody)
    promise(text.ends_with(request->body) || text.find(request->body) != std::string_view::npos,
            "the body is a part of the text");
  promise(request->hasBody || request->body.empty(), "without a body there are no bytes of one");
  promise(request->body.size() <= text.size() * 2, "no more than was pasted");
  writeAndRead(*request);
  if (size % kSearchedShare == 0) check(*request);
  return 0;
}
