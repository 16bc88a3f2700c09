// JSON Web Tokens: "t", a token, a line end and a body; or a header, a line end, claims, a line end and a body, which
// the target signs itself, so that mutated headers and claims come past the signature too. What is taken is signed by
// an algorithm of ours, names what must be named and covers the body; and no token with one character changed is
// taken.
#include "core/base/encoding.h"
#include "core/crypto/digest.h"
#include "core/crypto/hmac.h"
#include "core/provider/jwt_token.h"
#include "tests/fuzz/fuzz_target.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include <string>

using namespace ack;
using fuzz::promise;
using provider::Verdict;

namespace {

constexpr std::int64_t kNowSeconds = 1'700'000'000;
constexpr std::string_view kUrl = "https://hooks.example.com/in/1?a=b";
const std::string kSecret = "a-secret-of-ours";

std::shared_ptr<const provider::JwtRules> rules(bool strict) {
  provider::JwtRules made;
  made.algorithms = {crypto::HashAlgorithm::sha256};
  made.leeway = std::chrono::seconds(1);
  if (strict) {
    made.issuer = "MessageBird";
    made.urlHash = made.needsIssuedAt = made.needsExpiry = true;
  }
  return std::make_shared<const provider::JwtRules>(std::move(made));
}

const provider::JwtKeys& keys(bool strict) {
  static const provider::JwtKeys loose(rules(false), {kSecret}), tight(rules(true), {kSecret});
  return strict ? tight : loose;
}

/// As another reader sees it: Boost.JSON takes the last of equal names.
boost::json::object readPart(std::string_view encoded) {
  const auto text = base::fromBase64Url(encoded);
  promise(text.has_value(), "what was taken is base64url");
  boost::json::error_code error;
  const boost::json::value value = boost::json::parse(*text, error);
  promise(!error && value.is_object(), "what was taken holds JSON objects");
  return value.get_object();
}

void checkTaken(std::string_view token, std::string_view body, bool strict) {
  std::string_view rest = token;
  const auto header = readPart(fuzz::takeUntil(rest, "."));
  const auto claims = readPart(fuzz::takeUntil(rest, "."));
  promise(header.at("alg") == "HS256", "the algorithm is the pinned one");
  for (const char* name : {"crit", "jku", "jwk", "x5u", "x5c"})
    promise(!header.contains(name), "nothing critical is passed over");
  if (!body.empty() || claims.contains("payload_hash")) {
    const std::string hash = base::toHex(crypto::digest(crypto::HashAlgorithm::sha256, body));
    promise(base::toLowerAscii(std::string_view(claims.at("payload_hash").as_string())) == hash,
            "the body is that of the claim");
  }
  if (claims.contains("exp"))
    promise(claims.at("exp").to_number<double>() + 1 >= static_cast<double>(kNowSeconds),
            "the token has not expired");
  if (strict)
    promise(claims.at("iss") == "MessageBird" && claims.contains("url_hash"), "the issuer is the pinned one");
}

/// Otherwise the promises about what is taken would never be put to the test.
bool takesItsOwn(const provider::RequestView& request, const provider::Window& window, UtcTime now) {
  for (const bool strict : {false, true}) {
    const auto token = provider::makeJwt(*rules(strict), request, {kSecret}, "evt_1", now);
    if (!token || keys(strict).verify(*token, request, window, now).verdict != Verdict::valid) return false;
  }
  return true;
}

void judge(const std::string& token, std::string_view body) {
  const provider::RequestView request{"POST", kUrl, {}, body};
  const provider::Window window{std::chrono::seconds(300), std::chrono::seconds(300)};
  const UtcTime now = fromMicros(kNowSeconds * 1'000'000);
  static const bool kWorks = takesItsOwn(request, window, now);
  promise(kWorks, "a token of ours is taken");
  for (const bool strict : {false, true}) {
    const auto verification = keys(strict).verify(token, request, window, now);
    promise(!verification.reason.empty(), "a verdict says why");
    if (verification.verdict == Verdict::valid) checkTaken(token, body, strict);
    if (verification.verdict == Verdict::invalid) continue;
    std::string changed = token;
    char& c = changed[(body.size() * 31 + token.size()) % changed.size()];
    c = c == 'A' ? 'B' : 'A';
    promise(keys(strict).verify(changed, request, window, now).verdict == Verdict::invalid,
            "a changed token is refused");
  }
  for (const char* name : {"jti", "iss", "", "a/b~c"}) static_cast<void>(provider::readJwtClaim(token, name));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest = fuzz::textOf(data, size);
  const std::string_view first = fuzz::takeUntil(rest, "\n");
  static_cast<void>(provider::bearerToken(first));
  if (first.starts_with('t')) {
    judge(std::string(first.substr(1)), rest);
    return 0;
  }
  const std::string_view claims = fuzz::takeUntil(rest, "\n");
  const std::string text = base::toBase64Url(first) + "." + base::toBase64Url(claims);
  judge(text + "." + base::toBase64Url(crypto::hmac(crypto::HashAlgorithm::sha256, kSecret, text)), rest);
  return 0;
}
