#include "core/query/payload_mask.h"

#include "core/base/encoding.h"

#include <boost/json/serialize.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace ack::query {
namespace {

using domain::JsonItem;
using domain::JsonType;
using domain::JsonValue;

/// Lower case. What a person could be known by (names, addresses, numbers, free text) is not here.
constexpr std::array<std::string_view, 62> kShownFields{"action",        "amount",      "amount_captured",
                                                        "amount_due",    "amount_paid", "amount_refunded",
                                                        "amount_total",  "api_version", "attempt",
                                                        "attempt_count", "attempts",    "captured",
                                                        "code",          "count",       "created",
                                                        "created_at",    "currency",    "datacontenttype",
                                                        "direction",     "disputed",    "errorcode",
                                                        "error_code",    "event",       "event_id",
                                                        "event_time",    "event_type",  "eventid",
                                                        "eventtype",     "exponent",    "id",
                                                        "kind",          "livemode",    "messagestatus",
                                                        "mode",          "object",      "occurred_at",
                                                        "outcome",       "paid",        "pending_webhooks",
                                                        "quantity",      "reason",      "record_type",
                                                        "refunded",      "resource",    "result",
                                                        "ruleset",       "sequence",    "smsstatus",
                                                        "specversion",   "state",       "status",
                                                        "sub_type",      "subtype",     "test",
                                                        "time",          "timestamp",   "topic",
                                                        "total",         "type",        "updated",
                                                        "updated_at",    "version"};

bool isShownField(std::string_view name) {
  const std::string lower = base::toLowerAscii(name);
  return std::find(kShownFields.begin(), kShownFields.end(), lower) != kShownFields.end();
}

/// Words, codes, IDs, times. Not: sentences, e-mail addresses, and what could be a telephone or card number.
bool looksLikeWord(std::string_view text) noexcept {
  if (text.size() > 80) return false;
  const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("._:+-/").find(c) != std::string_view::npos;
  });
  const auto digits = std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  const bool letters =
      std::any_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
  return plain && (letters || digits < 7);
}

/// A field's name may itself be personal where a provider uses data as names.
bool isPersonalName(std::string_view name) noexcept {
  const auto digits = std::count_if(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
  return name.size() > 80 || digits >= 7 || name.find('@') != std::string_view::npos;
}

std::string quoted(std::string_view text) {
  return boost::json::serialize(boost::json::string_view(text.data(), text.size()));
}

class Printer {
 public:
  std::string take() && {
    if (m_out.size() > kMaxMaskedBytes) {
      std::size_t cut = kMaxMaskedBytes;
      while (cut > 0 && (static_cast<unsigned char>(m_out[cut]) & 0xC0) == 0x80) --cut;
      m_out.resize(cut);
      m_out += "\n…";
    }
    return std::move(m_out);
  }

  void node(const JsonValue& node, std::string_view field, int depth) {
    if (m_out.size() > kMaxMaskedBytes) return;
    switch (node.type()) {
    case JsonType::null:
      m_out += "null";
      return;
    case JsonType::boolean:
      m_out += node.truth() ? "true" : "false";
      return;
    case JsonType::number:
      m_out += isShownField(field) ? node.text() : quoted(kMaskedValue);
      return;
    case JsonType::string:
      return word(node.text(), field);
    case JsonType::array:
      return list(node, field, depth);
    case JsonType::object:
      return list(node, {}, depth);
    }
  }

  void line(std::string_view name, std::string_view value) {
    if (m_out.size() > kMaxMaskedBytes) return;
    m_out += isPersonalName(name) ? kMaskedValue : name;
    m_out += " = ";
    m_out += isShownField(name) && looksLikeWord(value) ? value : kMaskedValue;
    m_out += "\n";
  }

 private:
  void indent(int depth) { m_out.append(static_cast<std::size_t>(depth) * 2, ' '); }

  void word(const std::string& text, std::string_view field) {
    m_out += quoted(isShownField(field) && looksLikeWord(text) ? std::string_view(text) : kMaskedValue);
  }

  void list(const JsonValue& node, std::string_view field, int depth) {
    const bool object = node.type() == JsonType::object;
    m_out += object ? "{" : "[";
    bool first = true;
    for (const JsonItem& item : node.items()) {
      if (m_out.size() > kMaxMaskedBytes) break;
      m_out += std::exchange(first, false) ? "\n" : ",\n";
      indent(depth + 1);
      const std::string name = item.name();
      if (object) m_out += quoted(isPersonalName(name) ? kMaskedValue : std::string_view(name)) + ": ";
      this->node(item.value, object ? std::string_view(name) : field, depth + 1);
    }
    if (node.hasItems()) {
      m_out += "\n";
      indent(depth);
    }
    m_out += object ? "}" : "]";
  }

  std::string m_out;
};

std::string describeBytes(const store::Payload& payload) {
  const std::string media = domain::mediaTypeOf(payload.contentType);
  return (media.empty() ? "" : media + ", ") + std::to_string(payload.body.size()) + " B";
}

}  // namespace

std::string maskPayload(const store::Payload& payload, std::string_view element) {
  if (payload.body.empty()) return {};
  auto document = domain::PayloadDocument::read(payload.contentType, payload.body, {});
  if (!document || document->format() == domain::PayloadDocument::Format::none) return describeBytes(payload);
  Printer printer;
  if (const auto* form = document->form()) {
    for (const auto& [name, value] : form->fields) printer.line(name, value);
  } else if (const auto* json = document->json()) {
    const auto part = json->find(element);
    printer.node(part.state == domain::LookupState::found ? part.value : json->root(), {}, 0);
  }
  return std::move(printer).take();
}

}  // namespace ack::query
