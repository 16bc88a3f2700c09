#include "core/maintain/write_step.h"

#include "core/store/counters.h"
#include "core/store/tables.h"

namespace ack::maintain {

WriteStep stepsOfWriter(store::Writer& writer) {
  return [&writer](const std::function<Result<void>(store::WriteContext&)>& work) {
    return writer.execute(store::WriteLane::operate, work);
  };
}

WriteStep stepsOfConnection(store::Connection& connection, const Clock& clock) {
  return [&connection, &clock](const std::function<Result<void>(store::WriteContext&)>& work) -> Result<void> {
    if (auto begun = connection.beginWrite(); !begun) return begun;
    store::Tables tables(connection);
    store::Totals totals;
    store::Counters counters(totals);
    tables.began();
    store::WriteContext context{connection, tables, counters, clock.now()};
    auto done = work(context);
    if (done) done = counters.flush(tables);
    if (done) done = connection.commit();
    if (!done) connection.rollback();
    return done;
  };
}

}  // namespace ack::maintain
