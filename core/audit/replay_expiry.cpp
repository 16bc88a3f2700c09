#include "core/audit/replay_expiry.h"

#include "core/audit/signed_trail.h"
#include "core/base/encoding.h"

#include <boost/json/object.hpp>

namespace ack::audit {

Deed replayExpired(const store::ReplayRow& replay) {
  Deed deed = engineDeed("replay.expire");
  deed.targets = {domain::toText(replay.id)};
  deed.count = replay.counts.runs;
  deed.before = boost::json::object{{"state", "waiting"}, {"asked_by", replay.askedName}};
  deed.after = boost::json::object{
      {"state", "expired"}, {"manifest", base::toHex(replay.manifestSha256)}, {"runs", replay.counts.runs}};
  return deed;
}

}  // namespace ack::audit
