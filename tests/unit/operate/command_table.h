#pragma once
// Every command of core/operate that somebody can call, with the right that it asks for and the word by which the
// trail knows it. The calls are such that whoever may changes nothing: what they name isn't there.
#include "core/query/views.h"
#include "tests/unit/operate/desk_scene.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::operate::test {

struct Command {
  std::string name;                        ///< as the header declares it: "LetterCommands::assign", "reveal"
  std::vector<access::Permission> enough;  ///< any one of them will do
  std::string action;                      ///< of the entry that tells of a refusal; "": the deed behind it tells
  std::function<Error(DeskScene&, const Caller&)> call;  ///< what it was refused with; an empty message: it was done
  bool byAccount{true};  ///< false: not without signing in, even where the account has the right
};

const std::vector<Command>& commands();

/// What has no right to ask for, and why.
struct OpenDoor {
  std::string_view name;
  std::string_view why;
};
const std::vector<OpenDoor>& openDoors();

}  // namespace ack::operate::test
