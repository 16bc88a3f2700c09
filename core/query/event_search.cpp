#include "core/query/event_search.h"

#include "core/base/encoding.h"
#include "core/domain/ids.h"

#include <optional>

namespace ack::query {
namespace {

struct ByteRange {
  std::string from;
  std::string to;  ///< excluded; empty: no end
};

/// The first bytes that sort behind everything that begins with `prefix`.
std::string behind(std::string prefix) {
  while (!prefix.empty() && prefix.back() == '\xFF') prefix.pop_back();
  if (!prefix.empty()) prefix.back() = static_cast<char>(static_cast<unsigned char>(prefix.back()) + 1);
  return prefix;
}

/// Where the packed forms of UUIDs that begin with `prefix` lie; nullopt where it can't begin a canonical UUID.
std::optional<ByteRange> uuidRange(std::string_view prefix) {
  std::string digits;
  if (prefix.size() > 36) return std::nullopt;
  for (std::size_t i = 0; i < prefix.size(); ++i) {
    const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
    const char c = prefix[i];
    if (dash != (c == '-')) return std::nullopt;
    if (!dash && !((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'))) return std::nullopt;
    if (!dash) digits.push_back(c);
  }
  std::string low = digits;
  std::string high = digits;
  low.resize(32, '0');
  high.resize(32, 'f');
  return ByteRange{base::fromHex(low).value_or(""), behind(base::fromHex(high).value_or(""))};
}

using Found = std::vector<DeliveryId>;

Result<void> collect(const QueryContext& context, std::int64_t source, std::string_view tenant,
                     const ByteRange& range, std::string_view prefix, std::size_t limit, Found& found) {
  static const std::string kBounded = "SELECT delivery_id, event_id FROM delivery WHERE source_id = $1 AND tenant = "
                                      "$2 AND event_id >= $3 AND event_id < $4 ORDER BY event_id LIMIT $5";
  static const std::string kOpen = "SELECT delivery_id, event_id FROM delivery WHERE source_id = $1 AND tenant = $2 "
                                   "AND event_id >= $3 ORDER BY event_id LIMIT $4";
  const bool bounded = !range.to.empty();
  // Bytes that only look like a packed UUID stand in the range as well; a few more are read for them.
  const auto most = static_cast<std::int64_t>(limit * 2 + 16);
  return eachRow(
      context.statements, bounded ? kBounded : kOpen,
      [&](store::Statement& s) {
        s.bind(1, source);
        s.bindBlob(2, tenant);
        s.bindBlob(3, range.from);
        if (bounded) s.bindBlob(4, range.to);
        s.bind(bounded ? 5 : 4, most);
      },
      [&](const store::Statement& row) {
        if (domain::unpackEventId(row.blob(1)).starts_with(prefix)) found.push_back(DeliveryId{row.integer(0)});
        return found.size() < limit;
      });
}

}  // namespace

Result<void> eachTenant(const QueryContext& context,
                        const std::function<Result<bool>(std::int64_t, std::string_view)>& each) {
  static const std::string kFirst = "SELECT tenant FROM delivery WHERE source_id = $1 ORDER BY tenant LIMIT 1";
  static const std::string kNext =
      "SELECT tenant FROM delivery WHERE source_id = $1 AND tenant > $2 ORDER BY tenant LIMIT 1";
  int probes = 0;
  for (const auto& [source, name] : context.sources) {
    std::optional<std::string> tenant;
    for (;;) {
      if (++probes > kMaxTenantProbes)
        return Error{ErrorCode::full, "there are too many tenants to search them all by this ID"};
      std::optional<std::string> next;
      auto done = eachRow(
          context.statements, tenant ? kNext : kFirst,
          [&, id = source](store::Statement& s) {  // clang 14 can't capture the binding itself
            s.bind(1, id);
            if (tenant) s.bindBlob(2, *tenant);
          },
          [&](const store::Statement& row) {
            next = std::string(row.blob(0));
            return false;
          });
      if (!done) return done;
      if (!next) break;
      tenant = std::move(next);
      auto goOn = each(source, *tenant);
      if (!goOn) return std::move(goOn).error();
      if (!*goOn) return {};
    }
  }
  return {};
}

Result<std::vector<DeliveryId>> findByEventId(const QueryContext& context, std::string_view eventId, int limit) {
  static const std::string kSql =
      "SELECT delivery_id FROM delivery WHERE source_id = $1 AND tenant = $2 AND event_id = $3";
  Found found;
  if (eventId.empty()) return found;
  const std::string packed = domain::packEventId(eventId);
  auto done = eachTenant(context, [&](std::int64_t source, std::string_view tenant) -> Result<bool> {
    auto probed = eachRow(
        context.statements, kSql,
        [&](store::Statement& s) {
          s.bind(1, source);
          s.bindBlob(2, tenant);
          s.bindBlob(3, packed);
        },
        [&](const store::Statement& row) {
          found.push_back(DeliveryId{row.integer(0)});
          return false;
        });
    if (!probed) return std::move(probed).error();
    return found.size() < static_cast<std::size_t>(limit);
  });
  if (!done) return std::move(done).error();
  return found;
}

Result<std::vector<DeliveryId>> findByEventPrefix(const QueryContext& context, std::string_view prefix, int limit) {
  Found found;
  if (prefix.empty()) return found;
  const ByteRange plain{std::string(prefix), behind(std::string(prefix))};
  const auto uuid = uuidRange(prefix);
  const auto most = static_cast<std::size_t>(limit);
  auto done = eachTenant(context, [&](std::int64_t source, std::string_view tenant) -> Result<bool> {
    auto collected = collect(context, source, tenant, plain, prefix, most, found);
    if (collected && uuid && found.size() < most)
      collected = collect(context, source, tenant, *uuid, prefix, most, found);
    if (!collected) return std::move(collected).error();
    return found.size() < most;
  });
  if (!done) return std::move(done).error();
  return found;
}

}  // namespace ack::query
