#pragma once
// Every command of the command line that acts or looks, with the permission it asks for; and the written table of
// roles, once more and by hand, so that it can't change unseen.
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace ack::e2e {

/// Stands for the path of the apply file in a case's arguments.
constexpr std::string_view kApplyPath = "APPLY_FILE";

struct Case {
  std::vector<std::string> command;    ///< "user", "add"
  std::vector<std::string> arguments;  ///< the whole, without --as
  std::string permission;              ///< as the trail spells it, or the two of which either will do
  std::string input;                   ///< on stdin

  [[nodiscard]] std::string name() const;
  [[nodiscard]] std::vector<std::string> with(const std::vector<std::string>& more) const;
};

std::vector<Case> cases();

/// Commands that touch no store, run the engine as the account, or are how one signs in and out.
inline constexpr std::array kAsksNobody{"serve",  "verify",           "send",        "demo", "providers", "login",
                                        "logout", "user setup-token", "user recover"};

bool mayRole(std::string_view permission, std::string_view role);
bool mayAccount(std::string_view permission);

std::string applyFile();
std::string lettersSql();

}  // namespace ack::e2e
