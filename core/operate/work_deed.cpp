#include "core/operate/work_deed.h"

#include "core/store/counters.h"
#include "core/store/tables.h"

namespace ack::operate {

Result<void> performOnStore(const Desk& desk, const Caller& caller, access::Permission permission, audit::Deed deed,
                            const StoreWork& work) {
  return perform(desk, caller, permission, std::move(deed),
                 [&](const access::Actor& actor, UtcTime now) -> Result<Change> {
                   store::Tables tables(desk.connection);
                   store::Totals totals;
                   store::Counters counters(totals);
                   tables.began();
                   store::WriteContext context{desk.connection, tables, counters, now};
                   auto change = work(actor, context);
                   if (!change) return change;
                   if (auto flushed = counters.flush(tables); !flushed) return std::move(flushed).error();
                   return change;
                 });
}

}  // namespace ack::operate
