#include "core/audit/trail.h"

#include "core/audit/canonical_json.h"
#include "core/base/encoding.h"
#include "core/base/time_text.h"
#include "core/crypto/digest.h"
#include "core/store/fact_table.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>

namespace ack::audit {
namespace {

std::string hashOf(std::string_view bytes) {
  const auto digest = crypto::sha256(bytes);
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

/// JSON is UTF-8; what isn't (an argument of a command line) is kept as hexadecimal digits.
std::string readable(const std::string& text) { return base::isUtf8(text) ? text : "hex:" + base::toHex(text); }

std::vector<std::string> keptTargets(const Deed& deed) {
  std::vector<std::string> kept;
  for (std::size_t i = 0; i < std::min(deed.targets.size(), kMaxTargets); ++i)
    kept.push_back(readable(deed.targets[i]));
  return kept;
}

}  // namespace

Position genesis(std::string_view instance) {
  std::string text("acknowledger audit trail ");
  text += instance;
  return {0, hashOf(text)};
}

std::string entryText(const Deed& deed, const Position& previous, UtcTime at) {
  boost::json::array targets;
  for (const std::string& target : keptTargets(deed)) targets.emplace_back(target);
  return canonicalJson(boost::json::object{
      {"action", deed.action},
      {"actor", readable(deed.actor)},
      {"after", deed.after},
      {"at", base::toRfc3339(at)},
      {"before", deed.before},
      {"count", std::max(deed.count, static_cast<std::int64_t>(deed.targets.size()))},
      {"n", previous.sequence + 1},
      {"outcome", deed.whyNot.empty() ? "done" : "refused"},
      {"prev", base::toHex(previous.hash)},
      {"reason", readable(deed.reason)},
      {"role", deed.role},
      {"targets", std::move(targets)},
      {"via", deed.via},
      {"why_not", readable(deed.whyNot)},
  });
}

Result<Position> Trail::append(const Deed& deed, UtcTime now) {
  auto last = m_table.last();
  if (!last) return std::move(last).error();
  Position previous;
  if (*last) {
    previous = {(*last)->sequence, (*last)->hash};
    now = std::max(now, (*last)->at);
  } else {
    auto instance = store::FactTable(m_connection).get(store::kFactInstance);
    if (!instance) return std::move(instance).error();
    previous = genesis(instance->value_or(std::string()));
  }
  store::AuditRow row{previous.sequence + 1, now, readable(deed.actor), deed.action, !deed.whyNot.empty(), {}, {}};
  row.entry = entryText(deed, previous, now);
  row.hash = hashOf(row.entry);
  if (auto inserted = m_table.insert(row, keptTargets(deed)); !inserted) return std::move(inserted).error();
  return Position{row.sequence, row.hash};
}

Result<Position> Trail::position() {
  auto last = m_table.last();
  if (!last) return std::move(last).error();
  if (*last) return Position{(*last)->sequence, (*last)->hash};
  auto instance = store::FactTable(m_connection).get(store::kFactInstance);
  if (!instance) return std::move(instance).error();
  return genesis(instance->value_or(std::string()));
}

}  // namespace ack::audit
