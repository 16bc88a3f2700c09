#include "core/operate/hold_commands.h"

#include "core/base/kill_point.h"
#include "core/operate/reason.h"
#include "core/operate/work_deed.h"
#include "core/store/tables.h"

#include <boost/json/object.hpp>

namespace ack::operate {
namespace {

using store::HeldKind;

const char* word(HeldKind kind) noexcept { return kind == HeldKind::destination ? "destination" : "source"; }

audit::Deed deedOf(HeldKind kind, const char* deed, const std::string& name, const std::string& reason) {
  audit::Deed made;
  made.action = std::string(word(kind)) + "." + deed;
  made.targets = {name};
  made.count = 1;
  made.reason = reason;
  return made;
}

Result<std::int64_t> numberOf(store::Tables& tables, HeldKind kind, const std::string& name) {
  std::optional<std::int64_t> number;
  if (kind == HeldKind::destination) {
    auto found = tables.destination.find(name);
    if (!found) return std::move(found).error();
    number = *found;
  } else {
    auto found = tables.source.find(name);
    if (!found) return std::move(found).error();
    if (*found) number = (*found)->value;
  }
  if (number) return *number;
  return Error{ErrorCode::notFound, std::string("there is no ") + word(kind) + " \"" + name + "\""};
}

}  // namespace

Result<void> HoldCommands::hold(const Caller& caller, HeldKind kind, const std::string& name,
                                const std::string& reason) {
  return performOnStore(
      m_desk, caller, access::Permission::pauseWork, deedOf(kind, "hold", name, reason),
      [&](const access::Actor& actor, store::WriteContext& context) -> Result<Change> {
        if (auto fine = checkReason(reason); !fine) return std::move(fine).error();
        auto number = numberOf(context.tables, kind, name);
        if (!number) return std::move(number).error();
        auto held = context.tables.heldWork.hold(kind, *number, context.now, actor.name, reason);
        if (!held && held.error().code == ErrorCode::conflict)
          return Error{ErrorCode::conflict, std::string(word(kind)) + " \"" + name + "\" is held already"};
        if (!held) return std::move(held).error();
        base::killPoint("operate.hold");
        return Change{boost::json::object{{"held", false}}, boost::json::object{{"held", true}}, {}};
      });
}

Result<void> HoldCommands::release(const Caller& caller, HeldKind kind, const std::string& name,
                                   const std::string& reason) {
  return performOnStore(
      m_desk, caller, access::Permission::pauseWork, deedOf(kind, "release", name, reason),
      [&](const access::Actor&, store::WriteContext& context) -> Result<Change> {
        if (auto fine = checkReason(reason); !fine) return std::move(fine).error();
        auto number = numberOf(context.tables, kind, name);
        if (!number) return std::move(number).error();
        auto released = context.tables.heldWork.release(kind, *number);
        if (!released) return std::move(released).error();
        bool tried = false;
        if (kind == HeldKind::destination) {
          auto due = context.tables.breaker.tryAt(*number, context.now);
          if (!due) return std::move(due).error();
          tried = *due;
        }
        if (!*released && !tried)
          return Error{ErrorCode::conflict, std::string(word(kind)) + " \"" + name + "\" is not held"};
        return Change{boost::json::object{{"held", *released}, {"breaker_open", tried}},
                      boost::json::object{{"held", false}, {"tried_at_once", tried}},
                      {}};
      });
}

}  // namespace ack::operate
