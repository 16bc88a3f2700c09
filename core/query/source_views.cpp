#include "core/query/source_views.h"

#include "core/config/source_writer.h"
#include "core/query/provider_views.h"
#include "core/query/refusals.h"

#include <algorithm>

namespace ack::query {
namespace {

constexpr std::int64_t kHours = 24;

provider::ProviderPtr providerOf(const provider::ProviderRegistry& providers, const config::Source& source) {
  if (source.recipe.empty()) return providers.find(source.provider);
  auto own = providers.fromRecipe(source.provider, source.recipe);
  return own ? *own : nullptr;
}

/// "how it signs" as the provider's own documentation says it; a recipe says it by its algorithm.
std::string signsOf(const provider::Provider& provider, const config::Source& source) {
  for (const provider::Fact& fact : provider.facts())
    if (fact.field.starts_with("algorithm")) return fact.value;
  const boost::json::value* algo = source.recipe.if_contains("algo");
  if (algo == nullptr || !algo->is_string()) return {};
  return "HMAC " + std::string(algo->get_string());
}

void describeProvider(const provider::ProviderRegistry& providers, const config::Source& source, SourceView& view) {
  view.providerName = source.provider;
  view.replayWindow = source.replayWindow;
  view.futureTolerance = source.futureTolerance;
  const provider::ProviderPtr provider = providerOf(providers, source);
  if (!provider) return;
  view.providerName = provider->name();
  view.signs = signsOf(*provider, source);
  view.coverage = coverageWord(provider->coverage());
  const provider::Window window = provider->defaultWindow();
  if (!view.replayWindow) view.replayWindow = window.past;
  if (!view.futureTolerance) view.futureTolerance = window.future;
  view.facts = factViews(provider->facts());
  view.limits = limitsView(provider->limits());
}

/// Adds each hour of the last 24 to its source.
Result<void> addDay(const QueryContext& context, std::map<std::int64_t, SourceView*>& byNumber) {
  static const std::string kSql = "SELECT source_id, minute / 60, sum(accepted), sum(duplicates), sum(rejected) FROM "
                                  "minute_metric WHERE minute >= "
                                  "$1 AND minute < $2 GROUP BY 1, 2";
  const std::int64_t lastHour = std::chrono::floor<std::chrono::hours>(context.now).time_since_epoch().count();
  const std::int64_t firstHour = lastHour - kHours + 1;
  return eachRow(
      context.statements, kSql,
      [&](store::Statement& s) {
        s.bind(1, firstHour * 60);
        s.bind(2, (lastHour + 1) * 60);
      },
      [&](const store::Statement& row) {
        const auto found = byNumber.find(row.integer(0));
        if (found == byNumber.end()) return true;
        SourceView& view = *found->second;
        view.sparkline[static_cast<std::size_t>(row.integer(1) - firstHour)] += row.integer(2);
        view.accepted24h += row.integer(2);
        view.duplicates24h += row.integer(3);
        view.rejectedPerHour[static_cast<std::size_t>(row.integer(1) - firstHour)] += row.integer(4);
        view.rejected24h += row.integer(4);
        return true;
      });
}

Result<void> addRejections(const QueryContext& context, SourceView& view) {
  auto reasons = readRefusals(context, view.id, context.now - std::chrono::hours(kHours));
  if (!reasons) return std::move(reasons).error();
  view.rejections = std::move(*reasons);
  return {};
}

std::vector<std::string> shownSecrets(const config::Source& source) {
  std::vector<std::string> shown;
  for (const config::Secret& secret : source.secrets) shown.push_back(config::secretEnding(secret));
  for (const config::Secret& key : source.publicKeys) shown.push_back(config::secretEnding(key));
  return shown;
}

}  // namespace

bool hasWorkingSecret(const config::Source& source) noexcept {
  const auto works = [](const config::Secret& secret) { return !secret.value.empty(); };
  return std::any_of(source.secrets.begin(), source.secrets.end(), works) ||
         std::any_of(source.publicKeys.begin(), source.publicKeys.end(), works);
}

Result<std::map<std::int64_t, LastSeen>> readLastSeen(const QueryContext& context) {
  static const std::string kSql =
      "SELECT source_id, last_arrival_us, last_accepted_us, last_rejected_us FROM source_seen";
  std::map<std::int64_t, LastSeen> seen;
  auto done = eachRow(context.statements, kSql, bindNothing, [&](const store::Statement& row) {
    seen[row.integer(0)] = {timeOrNever(row.integer(1)), timeOrNever(row.integer(2)), timeOrNever(row.integer(3))};
    return true;
  });
  if (!done) return std::move(done).error();
  return seen;
}

Result<std::vector<SourceView>> readSources(const QueryContext& context,
                                            const provider::ProviderRegistry& providers) {
  auto seen = readLastSeen(context);
  if (!seen) return std::move(seen).error();
  std::vector<SourceView> views;
  for (const config::Source& source : context.catalogue.sources) {
    SourceView view;
    view.id = source.id;
    view.name = source.name;
    view.provider = source.provider;
    view.path = "/hooks/" + source.name;
    view.publicUrl = source.publicUrl;
    view.owner = source.owner;
    view.workingSecret = hasWorkingSecret(source);
    view.secrets = shownSecrets(source);
    view.sparkline.assign(static_cast<std::size_t>(kHours), 0);
    view.rejectedPerHour = view.sparkline;
    describeProvider(providers, source, view);
    const LastSeen& last = (*seen)[source.id.value];
    view.lastArrival = last.arrival;
    view.lastAccepted = last.accepted;
    view.lastRejected = last.rejected;
    if (last.rejected)
      if (auto done = addRejections(context, view); !done) return std::move(done).error();
    views.push_back(std::move(view));
  }
  std::map<std::int64_t, SourceView*> byNumber;
  for (SourceView& view : views) byNumber[view.id.value] = &view;
  if (auto done = addDay(context, byNumber); !done) return std::move(done).error();
  return views;
}

}  // namespace ack::query
