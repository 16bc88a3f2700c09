#pragma once
// Whether whoever sits before a screen or types a command may look: the gate that stands before a reader's answers
// (core/query/guarded_reader). A permitted look writes nothing; a refused one is written down.
#include "core/operate/deed_frame.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ack::operate {

/// Thread: one at a time, that of the desk's connection.
class LookGate {
 public:
  /// `desk` is asked for only where a session must be looked up or a refusal written down; its connection must not be
  /// the reader's. `who` is asked each time, so that a sign-in, a lock or a sign-out counts at once. `use`: looking
  /// counts as use of the session (a command); a screen that refreshes by itself must not.
  LookGate(std::function<Result<Desk>()> desk, std::function<Caller()> who, bool use);

  /// refused, in a sentence that says who may. The same refusal is written down once a minute at most, for a screen
  /// may ask four times a second. `question` is one word: "trace" becomes the action "view.trace".
  Result<void> ask(access::Permission permission, std::string_view question);

 private:
  struct Told {
    std::string token, question;
    access::Permission permission;
    UtcTime at{};
  };
  Result<void> askAt(const Desk& desk, const Caller& caller, access::Permission permission,
                     std::string_view question);
  /// Whether this refusal is new; remembers it.
  bool isNews(const Caller& caller, access::Permission permission, std::string_view question, UtcTime now);

  std::function<Result<Desk>()> m_desk;
  std::function<Caller()> m_who;
  bool m_use;
  std::vector<Told> m_told;
};

}  // namespace ack::operate
