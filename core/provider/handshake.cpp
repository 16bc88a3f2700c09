#include "core/provider/handshake.h"

#include "core/base/encoding.h"
#include "core/crypto/constant_time.h"
#include "core/provider/certificate_url.h"
#include "core/provider/handshake_token.h"
#include "core/provider/json_fields.h"
#include "core/provider/request_header.h"
#include "core/provider/secret_keys.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <cstdlib>

namespace ack::provider {
namespace {

using domain::LookupState;

constexpr std::size_t kMaxUnsignedText = 1024;
constexpr std::string_view kPartForms = "a location, \"hmac:\" or \"hmac_base64:\" and a location, \"=literal\"";

/// Reads one handshake; the method decides what its locations may be.
class HandshakeReader {
 public:
  HandshakeReader(JsonFields& fields, Handshake& out) : m_fields(fields), m_out(out) {}

  void read() {
    m_fields.allowOnly({"method", "when", "empty", "status", "content_type", "headers", "body", "notice"});
    m_out.method = m_fields.text("method", "POST");
    if (m_out.method != "POST" && m_out.method != "GET" && m_out.method != "OPTIONS")
      m_fields.fail("method", "must be POST, GET or OPTIONS");
    readCondition();
    m_out.status = static_cast<int>(m_fields.integer("status", 200, 299).value_or(200));
    m_out.contentType = m_fields.text("content_type", "application/json; charset=utf-8");
    readHeaders();
    readBody();
    readNotice();
  }

 private:
  [[nodiscard]] bool isSigned() const { return m_out.method == "POST"; }

  std::optional<Location> location(std::string_view name, std::string_view text) {
    Result<Location> read = readLocation(text);
    if (!read) {
      m_fields.fail(name, read.error().message);
      return std::nullopt;
    }
    const bool inHead = read->kind == Location::Kind::header || read->kind == Location::Kind::query;
    if (!inHead && !isSigned()) {
      m_fields.fail(name, "without a signature only header:NAME and query:NAME can be read");
      return std::nullopt;
    }
    return std::move(read).value();
  }

  void readCondition() {
    const boost::json::value* when = m_fields.find("when");
    if (when != nullptr && when->is_object()) readWhenObject(when->get_object());
    if (const std::string empty = m_fields.text("empty"); !empty.empty()) m_out.emptyList = location("empty", empty);
    if (m_out.when && m_out.emptyList) m_fields.fail("when", "either when or empty, not both");
    // What is signed may be an event as well; without a body there is nothing that it could be taken for.
    if (isSigned() && !m_out.when && !m_out.emptyList)
      m_fields.fail("when", "when (an object) or empty (a pointer) is needed");
  }

  void readWhenObject(const boost::json::object& json) {
    using Test = HandshakeCondition::Test;
    JsonFields when(json, m_fields.pathOf("when"));
    when.allowOnly({"at", "equals", "present", "secret"});
    HandshakeCondition condition;
    if (auto read = location("when", when.requiredText("at"))) condition.location = std::move(*read);
    int tests = 0;
    const auto flag = [&](std::string_view name, Test test) {
      const boost::json::value* value = when.find(name);
      if (value == nullptr) return;
      ++tests;
      condition.test = test;
      if (!value->is_bool() || !value->get_bool()) when.fail(name, "can only be true");
    };
    flag("present", Test::present);
    flag("secret", Test::secret);
    if (when.find("equals") != nullptr) {
      ++tests;
      condition.test = Test::equals;
      condition.equals = when.text("equals");
    }
    if (tests != 1) when.fail("equals", "exactly one of equals, present and secret is needed");
    if (!when.ok()) return m_fields.adopt(when.error());
    m_out.when = std::move(condition);
  }

  void addPart(std::string_view name, const boost::json::value& value, AnswerText& out) {
    constexpr std::string_view kHex = "hmac:";
    constexpr std::string_view kBase64 = "hmac_base64:";
    using Kind = AnswerPart::Kind;
    if (!value.is_string()) return m_fields.fail(name, "each part must be a text: " + std::string(kPartForms));
    std::string_view text = value.get_string();
    if (text.starts_with('=')) {
      out.push_back({Kind::literal, std::string(text.substr(1)), {}});
      return;
    }
    Kind kind = Kind::copy;
    if (text.starts_with(kHex)) kind = Kind::hmacHex, text.remove_prefix(kHex.size());
    if (text.starts_with(kBase64)) kind = Kind::hmacBase64, text.remove_prefix(kBase64.size());
    if (auto read = location(name, text)) out.push_back({kind, {}, std::move(*read)});
  }

  AnswerText text(std::string_view name, const boost::json::value& value) {
    AnswerText out;
    if (!value.is_array()) {
      addPart(name, value, out);
      return out;
    }
    for (const boost::json::value& part : value.get_array()) addPart(name, part, out);
    if (out.empty()) m_fields.fail(name, "must have at least one part");
    return out;
  }

  void readHeaders() {
    const boost::json::value* headers = m_fields.find("headers");
    if (headers == nullptr) return;
    if (!headers->is_object()) return m_fields.fail("headers", "must be an object of header names and their texts");
    for (const auto& [name, value] : headers->get_object()) {
      if (!isHeaderName(name)) m_fields.fail("headers", "\"" + std::string(name) + "\" is not a header name");
      m_out.headers.emplace_back(std::string(name), text("headers", value));
    }
  }

  void readBody() {
    const boost::json::value* body = m_fields.find("body");
    if (body == nullptr) return;
    if (!body->is_object()) {
      m_out.body = text("body", *body);
      return;
    }
    for (const auto& [name, value] : body->get_object())
      m_out.members.emplace_back(std::string(name), text("body", value));
  }

  void readNotice() {
    const boost::json::value* json = m_fields.find("notice");
    if (json == nullptr) return;
    if (!json->is_object() || !isSigned())
      return m_fields.fail("notice", "must be an object with kind, subject, link and hosts, of a signed handshake");
    JsonFields notice(json->get_object(), m_fields.pathOf("notice"));
    notice.allowOnly({"kind", "subject", "link", "hosts"});
    NoticeRule rule;
    using Kind = SubscriptionNotice::Kind;
    rule.kind = notice.word<Kind>("kind", {{"confirm", Kind::confirm}, {"ended", Kind::ended}}, Kind::confirm);
    if (auto subject = location("notice", notice.requiredText("subject"))) rule.subject = std::move(*subject);
    if (auto link = location("notice", notice.requiredText("link"))) rule.link = std::move(*link);
    const boost::json::value* hosts = notice.find("hosts");
    const bool listed = hosts != nullptr && hosts->is_array() && !hosts->get_array().empty();
    if (!listed) notice.fail("hosts", "must be a list of the hosts that the link may be on");
    if (listed)
      for (const boost::json::value& host : hosts->get_array()) {
        if (host.is_string() && !host.get_string().empty())
          rule.hosts.emplace_back(std::string_view(host.get_string()));
        else
          notice.fail("hosts", "must be names");
      }
    if (!notice.ok()) return m_fields.adopt(notice.error());
    m_out.notice = std::move(rule);
  }

  JsonFields& m_fields;
  Handshake& m_out;
};

/// Makes the answer of one request.
struct Answering {
  const RequestView& request;
  const domain::PayloadDocument* payload;  ///< null: nothing is signed
  const KeyMaterial& keys;

  [[nodiscard]] std::optional<std::string> value(const Location& location) const {
    static const domain::PayloadDocument kNothing;
    const auto found = lookUp(location, request, payload != nullptr ? *payload : kNothing, {});
    if (!found.isScalar()) return std::nullopt;
    if (payload == nullptr && !isShortPrintable(found.text)) return std::nullopt;
    return found.text;
  }

  static bool isShortPrintable(std::string_view text) noexcept {
    return !text.empty() && text.size() <= kMaxUnsignedText &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
  }

  [[nodiscard]] std::optional<std::string> mac(std::string_view over) const {
    // Anything freer would have us sign an event that somebody made up.
    if (payload == nullptr && !isHandshakeToken(over)) return std::nullopt;
    for (const std::string& secret : keys.secrets)
      if (const auto key = decodeSecret(secret, KeyForm::utf8))
        return crypto::hmac(crypto::HashAlgorithm::sha256, *key, over);
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::string> part(const AnswerPart& part) const {
    if (part.kind == AnswerPart::Kind::literal) return part.text;
    const std::optional<std::string> found = value(part.location);
    if (!found || part.kind == AnswerPart::Kind::copy) return found;
    const std::optional<std::string> code = mac(*found);
    if (!code) return std::nullopt;
    return part.kind == AnswerPart::Kind::hmacHex ? base::toHex(*code) : base::toBase64(*code);
  }

  [[nodiscard]] std::optional<std::string> text(const AnswerText& parts) const {
    std::string out;
    for (const AnswerPart& one : parts) {
      const std::optional<std::string> piece = part(one);
      if (!piece) return std::nullopt;
      out += *piece;
    }
    return out;
  }

  [[nodiscard]] bool isSecret(std::string_view text) const {
    bool found = false;
    for (const std::string& secret : keys.secrets)
      if (const auto key = decodeSecret(secret, KeyForm::utf8))
        found = crypto::equalConstantTime(*key, text) || found;
    return found;
  }

  [[nodiscard]] bool applies(const Handshake& handshake) const {
    if (handshake.method != request.method) return false;
    if (handshake.when) {
      const std::optional<std::string> found = value(handshake.when->location);
      if (!found) return false;
      switch (handshake.when->test) {
      case HandshakeCondition::Test::equals:
        return *found == handshake.when->equals;
      case HandshakeCondition::Test::present:
        return true;
      case HandshakeCondition::Test::secret:
        return isSecret(*found);
      }
      std::abort();
    }
    if (!handshake.emptyList) return true;
    if (payload == nullptr) return false;
    const domain::JsonLookup list = payload->part(handshake.emptyList->text);
    return list.state == LookupState::found && list.value.type() == domain::JsonType::array && !list.value.hasItems();
  }

  [[nodiscard]] std::optional<Answer> answer(const Handshake& handshake) const {
    Answer answer{handshake.status, handshake.contentType, std::string(), {}, {}};
    auto body = text(handshake.body);
    if (!body) return std::nullopt;
    answer.body = std::move(*body);
    boost::json::object members;
    for (const auto& [name, parts] : handshake.members) {
      const std::optional<std::string> member = text(parts);
      if (!member) return std::nullopt;
      members[name] = *member;
    }
    if (!members.empty()) answer.body = boost::json::serialize(members);
    for (const auto& [name, parts] : handshake.headers)
      if (auto header = text(parts)) answer.headers.push_back({name, std::move(*header)});
    if (handshake.notice) {
      answer.notice = notice(*handshake.notice);
      if (!answer.notice) return std::nullopt;
    }
    return answer;
  }

  [[nodiscard]] std::optional<SubscriptionNotice> notice(const NoticeRule& rule) const {
    constexpr std::size_t kMaxSubject = 512;
    auto subject = value(rule.subject);
    if (!subject || subject->empty() || subject->size() > kMaxSubject) return std::nullopt;
    auto link = value(rule.link);
    const auto url = link ? readHttpsUrl(*link) : std::nullopt;
    const bool ours = url && std::any_of(rule.hosts.begin(), rule.hosts.end(), [&](const std::string& host) {
                        return url->host == host || url->host.ends_with("." + host);
                      });
    return SubscriptionNotice{rule.kind, std::move(*subject), ours ? std::move(*link) : std::string()};
  }
};

}  // namespace

Result<std::vector<Handshake>> readHandshakes(const boost::json::array& json, const std::string& path) {
  std::vector<Handshake> handshakes;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const std::string place = path + "[" + std::to_string(i) + "]";
    if (!json[i].is_object()) return Error{ErrorCode::invalid, place + ": must be an object"};
    JsonFields fields(json[i].get_object(), place);
    Handshake handshake;
    HandshakeReader(fields, handshake).read();
    if (!fields.ok()) return fields.error();
    handshakes.push_back(std::move(handshake));
  }
  return handshakes;
}

bool Handshake::signsForAnybody() const noexcept {
  const auto hasCode = [](const AnswerText& text) {
    return std::any_of(text.begin(), text.end(), [](const AnswerPart& part) {
      return part.kind == AnswerPart::Kind::hmacHex || part.kind == AnswerPart::Kind::hmacBase64;
    });
  };
  const auto hasCodeIn = [&](const auto& named) { return hasCode(named.second); };
  return method != "POST" && (hasCode(body) || std::any_of(members.begin(), members.end(), hasCodeIn) ||
                              std::any_of(headers.begin(), headers.end(), hasCodeIn));
}

std::optional<Answer> answerHandshake(const std::vector<Handshake>& handshakes, const RequestView& request,
                                      const domain::PayloadDocument* payload, const KeyMaterial& keys) {
  const Answering answering{request, payload, keys};
  for (const Handshake& handshake : handshakes)
    if (answering.applies(handshake)) return answering.answer(handshake);
  return std::nullopt;
}

}  // namespace ack::provider
