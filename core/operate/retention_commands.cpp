#include "core/operate/retention_commands.h"

#include "core/operate/reason.h"
#include "core/store/fact_table.h"
#include "core/store/named_table.h"
#include "core/store/purge_table.h"
#include "core/store/retention_table.h"

#include <boost/json/object.hpp>

#include <algorithm>

namespace ack::operate {
namespace {

using access::Permission;
using domain::RetentionTerms;
using store::RetentionRow;

audit::Deed deedOf(std::string action, const std::string& target, std::string reason = {}) {
  audit::Deed deed;
  deed.action = std::move(action);
  deed.targets = {target};
  deed.reason = std::move(reason);
  return deed;
}

const std::string& targetOf(const std::string& source) {
  static const std::string kAll = "all sources";
  return source.empty() ? kAll : source;
}

boost::json::object stateOf(const RetentionTerms& terms, bool own) {
  return {{"completed_days", terms.completedDays}, {"dead_days", terms.deadDays}, {"own", own}};
}

/// kAllSources for an empty name.
Result<SourceId> numberOf(store::Connection& connection, const std::string& source) {
  if (source.empty()) return store::kAllSources;
  auto found = store::SourceTable(connection).find(source);
  if (!found) return std::move(found).error();
  if (!*found) return Error{ErrorCode::notFound, "there is no source \"" + source + "\""};
  return **found;
}

struct InForce {
  RetentionTerms terms;
  bool own{false};
};

/// What holds for `source` now.
Result<InForce> inForce(store::RetentionTable& table, SourceId source) {
  auto own = table.find(source);
  if (!own) return std::move(own).error();
  if (*own) return InForce{(*own)->terms, true};
  auto all = table.find(store::kAllSources);
  if (!all) return std::move(all).error();
  return InForce{*all ? (*all)->terms : RetentionTerms{}, false};
}

Result<void> allowChange(const RetentionTerms& before, const RetentionTerms& after, const std::string& reason) {
  if (auto good = domain::checkTerms(after); !good) return good;
  if (!domain::isLonger(after, before)) return checkGivenReason(reason);
  auto given = checkReason(reason);
  return given ? given : base::withContext("to keep payloads longer", std::move(given).error());
}

PurgeView viewOf(const store::PurgeRun& run) { return {run.beganAt, run.endedAt, run.payloads, run.bytes}; }

Result<std::optional<PurgeView>> viewOf(Result<std::optional<store::PurgeRun>> run) {
  if (!run) return std::move(run).error();
  if (!*run) return std::optional<PurgeView>{};
  return std::optional(viewOf(**run));
}

}  // namespace

Result<void> RetentionCommands::set(const Caller& caller, const std::string& source, const RetentionTerms& terms,
                                    const std::string& reason) {
  return perform(m_desk, caller, Permission::setRetention, deedOf("retention.set", targetOf(source), reason),
                 [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
                   auto number = numberOf(m_desk.connection, source);
                   if (!number) return std::move(number).error();
                   store::RetentionTable table(m_desk.connection);
                   auto before = inForce(table, *number);
                   if (!before) return std::move(before).error();
                   if (auto allowed = allowChange(before->terms, terms, reason); !allowed)
                     return std::move(allowed).error();
                   if (auto kept = table.set(RetentionRow{*number, terms, now, actor.name}); !kept)
                     return std::move(kept).error();
                   return Change{stateOf(before->terms, before->own), stateOf(terms, true), {}};
                 });
}

Result<void> RetentionCommands::clear(const Caller& caller, const std::string& source, const std::string& reason) {
  return perform(m_desk, caller, Permission::setRetention, deedOf("retention.clear", targetOf(source), reason),
                 [&](const access::Actor&, UtcTime) -> Result<Change> {
                   auto number = numberOf(m_desk.connection, source);
                   if (!number) return std::move(number).error();
                   store::RetentionTable table(m_desk.connection);
                   auto before = inForce(table, *number);
                   if (!before) return std::move(before).error();
                   if (!before->own) return Error{ErrorCode::notFound, targetOf(source) + " has no terms of its own"};
                   if (auto removed = table.remove(*number); !removed) return std::move(removed).error();
                   auto after = inForce(table, *number);
                   if (!after) return std::move(after).error();
                   if (auto allowed = allowChange(before->terms, after->terms, reason); !allowed)
                     return std::move(allowed).error();
                   return Change{stateOf(before->terms, true), stateOf(after->terms, false), {}};
                 });
}

Result<void> RetentionCommands::purgeNow(const Caller& caller) {
  return perform(m_desk, caller, Permission::setRetention, deedOf("retention.purge", "payloads"),
                 [&](const access::Actor&, UtcTime now) -> Result<Change> {
                   auto set =
                       store::FactTable(m_desk.connection).set(store::kFactPurgeAsked, std::to_string(toMicros(now)));
                   if (!set) return std::move(set).error();
                   return Change{};
                 });
}

Result<RetentionView> RetentionCommands::look(const Caller& caller) {
  if (auto allowed = permit(m_desk, caller, Permission::viewWork, deedOf("retention.look", "retention"), true);
      !allowed)
    return std::move(allowed).error();
  auto rows = store::RetentionTable(m_desk.connection).all();
  if (!rows) return std::move(rows).error();
  auto sources = store::SourceTable(m_desk.connection).all();
  if (!sources) return std::move(sources).error();
  RetentionView view;
  if (!rows->empty() && rows->front().source == store::kAllSources) {
    view.all = rows->front().terms;
    view.setAt = rows->front().setAt;
    view.setBy = rows->front().setBy;
  }
  for (const auto& [number, name] : *sources) {
    const auto own =
        std::find_if(rows->begin(), rows->end(), [id = number](const RetentionRow& row) { return row.source == id; });
    if (own == rows->end())
      view.sources.push_back({name, view.all, false, {}, {}});
    else
      view.sources.push_back({name, own->terms, true, own->setAt, own->setBy});
  }
  std::sort(view.sources.begin(), view.sources.end(),
            [](const SourceRetentionView& a, const SourceRetentionView& b) { return a.source < b.source; });
  store::PurgeTable purges(m_desk.connection);
  auto last = viewOf(purges.last());
  if (!last) return std::move(last).error();
  view.last = *last;
  auto deleted = viewOf(purges.lastThatDeleted());
  if (!deleted) return std::move(deleted).error();
  view.lastThatDeleted = *deleted;
  return view;
}

}  // namespace ack::operate
