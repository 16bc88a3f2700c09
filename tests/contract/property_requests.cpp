#include "tests/contract/property_requests.h"

#include "core/base/encoding.h"
#include "tests/contract/signed_cases.h"
#include "tests/fuzz/provider_world.h"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>

namespace ack::tests {
namespace {

namespace json = boost::json;
using Headers = std::vector<std::pair<std::string, std::string>>;

std::string readFile(const std::string& name) {
  std::ifstream file(ACK_SOURCE_DIR "/tests/corpus/payloads/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string textOf(const json::value& value) {
  return value.is_string() ? std::string(std::string_view(value.get_string())) : std::string();
}

void sign(const fuzz::ProviderWorld& world, const std::string& provider, PlainRequest& request) {
  const auto& subjects = world.subjects();
  const auto subject =
      std::find_if(subjects.begin(), subjects.end(), [&](const fuzz::Subject& one) { return one.name == provider; });
  request.target = "/hooks/open-" + provider;
  if (subject == subjects.end()) return;
  std::vector<provider::HeaderView> views;
  for (const auto& [name, value] : request.headers) views.push_back({name, value});
  const std::string url = "http://hooks.example.com/hooks/" + provider;
  const auto made = subject->provider->sign({request.method, url, views, request.body}, subject->keys, "evt_1",
                                            fromMicros(1'700'000'000'000'000));
  if (!made) return;
  request.target = "/hooks/" + provider;
  for (const domain::Header& header : *made) {
    std::erase_if(request.headers,
                  [&](const auto& one) { return base::equalsIgnoreCaseAscii(one.first, header.name); });
    request.headers.emplace_back(header.name, header.value);
  }
}

void addPayloads(const fuzz::ProviderWorld& world, std::vector<PlainRequest>& all) {
  const json::value manifest = json::parse(readFile("manifest-shared.json"));
  for (const json::value& sample : manifest.at("samples").get_array()) {
    PlainRequest request{textOf(sample.at("id")), "POST", {}, {}, readFile(textOf(sample.at("file")))};
    request.headers.emplace_back("Content-Type", textOf(sample.at("content_type")));
    if (request.headers[0].second.empty()) request.headers[0].second = "application/json";
    for (const json::value& pair : sample.at("headers").get_array())
      request.headers.emplace_back(textOf(pair.at(0)), textOf(pair.at(1)));
    sign(world, textOf(sample.at("provider")), request);
    all.push_back(std::move(request));
  }
}

void addVectors(const fuzz::ProviderWorld& world, std::vector<PlainRequest>& all) {
  for (const SignedCase& one : readSignedCases(*world.registry())) {
    if (one.expect != "valid" || one.method != "POST") continue;
    PlainRequest request{one.id, one.method, "/hooks/" + one.provider, one.headers, one.body};
    if (const std::size_t query = one.url.find('?'); query != std::string::npos)
      request.target += one.url.substr(query);
    all.push_back(std::move(request));
  }
}

std::string headOf(const PlainRequest& request, std::string_view framing) {
  std::string head = request.method + " " + request.target + " HTTP/1.1\r\n";
  for (const auto& [name, value] : request.headers) head += name + ": " + value + "\r\n";
  return head.append("Host: hooks.example.com\r\n").append(framing).append("\r\n\r\n");
}

}  // namespace

bool PlainRequest::repeatsAHeader() const {
  for (std::size_t i = 0; i < headers.size(); ++i)
    for (std::size_t j = i + 1; j < headers.size(); ++j)
      if (base::equalsIgnoreCaseAscii(headers[i].first, headers[j].first)) return true;
  return false;
}

std::string PlainRequest::bytes() const {
  return headOf(*this, "Content-Length: " + std::to_string(body.size())) + body;
}

std::string PlainRequest::chunkedBytes(const std::vector<std::size_t>& sizes, std::string_view extension,
                                       std::string_view trailer) const {
  std::string out = headOf(*this, "Transfer-Encoding: chunked");
  std::size_t at = 0;
  for (const std::size_t size : sizes) {
    char digits[16];
    const auto end = std::to_chars(digits, digits + sizeof digits, size, 16).ptr;
    out.append(digits, end).append(extension).append("\r\n").append(body, at, size).append("\r\n");
    at += size;
  }
  return out.append("0\r\n").append(trailer).append("\r\n");
}

std::vector<PlainRequest> requestsOfCorpus() {
  const fuzz::ProviderWorld world;
  std::vector<PlainRequest> all;
  addPayloads(world, all);
  addVectors(world, all);
  return all;
}

}  // namespace ack::tests
