#pragma once
// Handshakes as profiles write them, apart from the test because moc does not read raw strings.
#include <boost/json/parse.hpp>

#include <string_view>

namespace ack::provider::cases {

inline constexpr std::string_view kResponseCheck = R"([{"method":"GET","when":{"at":"query:crc_token","present":true},
  "body":{"response_token":["=sha256=","hmac_base64:query:crc_token"]}}])";
inline constexpr std::string_view kOptions = R"([{"method":"OPTIONS",
  "when":{"at":"header:WebHook-Request-Origin","present":true},
  "headers":{"WebHook-Allowed-Origin":"header:WebHook-Request-Origin",
             "WebHook-Allowed-Rate":"header:WebHook-Request-Rate"}}])";
inline constexpr std::string_view kEcho = R"([{"method":"GET","when":{"at":"query:challenge","present":true},
  "content_type":"text/plain; charset=utf-8","headers":{"X-Content-Type-Options":"=nosniff"},
  "body":"query:challenge"}])";
inline constexpr std::string_view kToken = R"([{"method":"GET","when":{"at":"query:token","secret":true},
  "content_type":"text/plain; charset=utf-8","body":"query:challenge"}])";
inline constexpr std::string_view kNoMethod = R"([{"method":"PUT"}])";
inline constexpr std::string_view kBodyOfGet = R"([{"method":"GET","body":"/challenge"}])";
inline constexpr std::string_view kTwoTests =
    R"([{"method":"GET","when":{"at":"query:a","present":true,"equals":"b"}}])";
inline constexpr std::string_view kSignedAround = R"({"signed":["=v0.","body"]})";
inline constexpr std::string_view kSignedHash = R"({"signed":["body_sha256_hex"]})";
inline constexpr std::string_view kSignedToken = R"({"scheme":"jwt","header":"Authorization","algs":["HS256"]})";

}  // namespace ack::provider::cases
