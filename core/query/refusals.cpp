#include "core/query/refusals.h"

#include <algorithm>
#include <array>

namespace ack::query {
namespace {

using Kind = AttentionItem::Kind;

constexpr std::int64_t kWorthSaying = 10;

AttentionItem itemOf(const AttentionItem& item, Kind kind, std::int64_t count, bool atLeast) {
  AttentionItem out = item;
  out.kind = kind;
  out.count = count;
  out.atLeast = atLeast;
  return out;
}

}  // namespace

Result<std::vector<RejectionReason>> readRefusals(const QueryContext& context, SourceId source, UtcTime since) {
  static const std::string kSql = "SELECT signature, count(*), max(at_us) FROM arrival WHERE result = 3 AND "
                                  "source_id = $1 AND at_us >= $2 GROUP BY signature ORDER BY 2 DESC";
  std::vector<RejectionReason> reasons;
  auto done = eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, source.value);
        s.bind(2, toMicros(since));
      },
      [&](const store::Statement& row) {
        reasons.push_back({std::string(row.text(0)), row.integer(1), fromMicros(row.integer(2))});
        return true;
      });
  if (!done) return std::move(done).error();
  return reasons;
}

bool isSignatureFailure(std::string_view reason) noexcept {
  static constexpr std::array<std::string_view, 10> kOthers{
      "too_old", "too_new",        "bad_timestamp",     "missing_timestamp", "media_type",
      "rate",    "clock_in_doubt", "no_working_secret", "empty_secret",      "verifier_failed"};
  // "unidentified: …" and "content coding: …" are of authentic requests, or of ones that were not judged at all.
  return reason.find(':') == std::string_view::npos &&
         std::find(kOthers.begin(), kOthers.end(), reason) == kOthers.end();
}

std::vector<AttentionItem> refusalItems(const AttentionItem& item, std::int64_t total,
                                        const std::vector<RejectionReason>& reasons) {
  if (total < kWorthSaying) return {};
  std::int64_t signatures = 0;
  std::int64_t others = 0;
  for (const RejectionReason& one : reasons) (isSignatureFailure(one.reason) ? signatures : others) += one.sampled;
  // Of a flood only samples keep their reason: where all are of one kind the exact sum is that kind's.
  if (others == 0 && signatures > 0) return {itemOf(item, Kind::badSignatures, total, false)};
  if (signatures == 0) return {itemOf(item, Kind::rejections, total, false)};
  const bool sampled = signatures + others < total;
  std::vector<AttentionItem> items;
  if (signatures >= kWorthSaying) items.push_back(itemOf(item, Kind::badSignatures, signatures, sampled));
  if (others >= kWorthSaying) items.push_back(itemOf(item, Kind::rejections, others, sampled));
  if (items.empty()) items.push_back(itemOf(item, Kind::rejections, total, false));
  return items;
}

}  // namespace ack::query
