#include "app/cli/delivery_ids.h"

#include "app/guarded_reader.h"
#include "core/base/log.h"

namespace ack::app::cli {
namespace {

constexpr std::size_t kMostNamed = 3;

Result<DeliveryId> deliveryOf(query::Reader& reader, const std::string& id) {
  const auto answer = reader.trace(id);
  if (!answer) return base::withContext(id, answer.error());
  if (answer->matches.empty()) return Error{ErrorCode::notFound, id + ": this request never became an event"};
  if (answer->matches.size() == 1) return answer->matches.front().story.delivery.id;
  std::string text = id + ": this ID means several deliveries, name one of them: ";
  for (std::size_t i = 0; i < answer->matches.size() && i < kMostNamed; ++i)
    text += (i == 0 ? "" : ", ") + domain::toText(answer->matches[i].story.delivery.id);
  if (answer->matches.size() > kMostNamed) text += " …";
  return Error{ErrorCode::conflict, std::move(text)};
}

}  // namespace

Result<void> mayAct(const operate::Desk& desk, const operate::Caller& caller, const Act& act,
                    const std::vector<std::string>& ids) {
  audit::Deed deed;
  deed.action = act.action;
  deed.reason = act.reason;
  deed.count = static_cast<std::int64_t>(ids.size());
  for (const std::string& id : ids) deed.targets.push_back(base::escapeForLog(id));
  const auto allowed = operate::permit(desk, caller, act.permission, std::move(deed), true);
  return allowed ? Result<void>() : allowed.error();
}

Result<std::vector<DeliveryId>> deliveriesOf(CliContext& context, const operate::Caller& caller,
                                             const std::vector<std::string>& ids) {
  std::unique_ptr<query::Reader> reader;  // only for IDs that are not a delivery's own
  std::vector<DeliveryId> deliveries;
  for (const std::string& id : ids) {
    if (const auto own = domain::deliveryIdFrom(id)) {
      deliveries.push_back(*own);
      continue;
    }
    if (!reader) {
      auto providers = context.providers();
      if (!providers) return std::move(providers).error();
      auto opened = openGuardedReader(
          context.data(), context.clock(), std::move(*providers), [&caller] { return caller; }, true);
      if (!opened) return std::move(opened).error();
      reader = std::move(*opened);
    }
    auto delivery = deliveryOf(*reader, id);
    if (!delivery) return std::move(delivery).error();
    deliveries.push_back(*delivery);
  }
  return deliveries;
}

}  // namespace ack::app::cli
