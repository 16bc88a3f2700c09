// acknowledgerd user, login, logout: the people who may act, and their sessions.
#include "app/cli/person.h"
#include "app/cli/text_table.h"
#include "core/access/person_name.h"
#include "core/base/time_text.h"
#include "core/operate/people_commands.h"
#include "core/operate/recover_commands.h"
#include "core/operate/sign_in_command.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace ack::app::cli {
namespace {

struct UserOptions {
  PersonOptions person;
  std::string name, role, reason, setupToken;
  std::string password;  ///< asked for
  std::string present;   ///< the one that a new one of one's own takes the place of
};

operate::PeopleCommands peopleOf(OperatorDesk& desk) { return {desk.desk(), {}}; }

/// CLI11 has checked that it is one. Left out it is that of whom the set-up token makes.
access::Role roleOf(const UserOptions& options) {
  return options.role.empty() ? access::Role::admin : *access::roleFromText(options.role);
}

/// A token by itself, or as the one member of a document.
void printToken(const CliContext& context, const char* member, const std::string& token) {
  printLine(context.json ? boost::json::serialize(boost::json::object{{member, token}}) : token);
}

/// What was done with whom: `sentence` follows the name.
void tell(CliContext& context, const std::string& name, const char* done, const std::string& sentence) {
  if (context.json) return printLine(boost::json::serialize(boost::json::object{{"name", name}, {"done", done}}));
  printLine(name + " " + sentence);
}

Result<void> makeUser(const UserOptions& options, OperatorDesk& desk, const operate::Caller& caller) {
  if (options.setupToken.empty()) return peopleOf(desk).add(caller, options.name, roleOf(options), options.password);
  if (roleOf(options) != access::Role::admin)
    return Error{ErrorCode::invalid, "the set-up token makes an admin: --role admin"};
  return peopleOf(desk).claim(caller, options.setupToken, options.name, options.password);
}

Result<void> listUsers(CliContext& context, OperatorDesk& desk, const operate::Caller& caller) {
  const auto people = peopleOf(desk).list(caller);
  if (!people) return people.error();
  if (context.json) {
    boost::json::array rows;
    for (const operate::PersonView& person : *people)
      rows.push_back(boost::json::object{{"name", person.name},
                                         {"role", access::toText(person.role)},
                                         {"disabled", person.disabled},
                                         {"created_at", base::toRfc3339Millis(person.createdAt)}});
    printLine(boost::json::serialize(boost::json::object{{"people", std::move(rows)}}));
    return {};
  }
  TextTable table({"name", "role", "state", "since"});
  for (const operate::PersonView& person : *people)
    table.add({person.name, std::string(access::toText(person.role)), person.disabled ? "disabled" : "active",
               base::toRfc3339Millis(person.createdAt)});
  table.print();
  return {};
}

Result<void> recover(const UserOptions& options, CliContext& context, OperatorDesk& desk,
                     const operate::Caller& caller) {
  operate::RecoverCommands commands(desk.desk(), {});
  if (options.setupToken.empty()) {
    auto token = commands.makeToken(caller, options.name);
    if (!token) return std::move(token).error();
    printToken(context, "token", *token);
    return {};
  }
  auto done = commands.recover(caller, options.name, options.setupToken, options.password);
  if (done) tell(context, options.name, "recovered", "has the new password; every earlier session has ended");
  return done;
}

/// Without a token it makes one, with one it spends it.
void addRecover(CLI::App& parent, CliContext& context) {
  CLI::App* command = parent.add_subcommand(
      "recover", "The way back in for the only one who could set passwords: prints a one-time token; with --token "
                 "sets a new password, which comes from stdin");
  auto options = std::make_shared<UserOptions>();
  command->add_option("name", options->name, "The person's name")->required();
  command->add_option("--token", options->setupToken, "The token that was printed, within an hour");
  addCommonOptions(*command, context);
  command->callback([options, &context] {
    const auto ask = [&](const std::string&) -> Result<void> {
      if (options->setupToken.empty()) return {};
      auto password = readSecretLine("New password for " + options->name + ": ");
      if (!password) return std::move(password).error();
      options->password = std::move(*password);
      return {};
    };
    actAs(
        context, {},
        [&](OperatorDesk& desk, const operate::Caller& caller) { return recover(*options, context, desk, caller); },
        ask);
  });
}

using UserWork = std::function<Result<void>(const UserOptions&, CliContext&, OperatorDesk&, const operate::Caller&)>;

/// What else a command needs: a password to ask for, and whether it may make the store.
struct Needs {
  std::string prompt;  ///< "Password for ", before the name; empty: none
  bool make{false};
  bool present{false};  ///< of one's own, the present one too
  bool role{false};     ///< unless a set-up token says it
};

bool isOwn(const UserOptions& options) {
  return access::personKey(options.name) == access::personKey(options.person.name);
}

/// One sub-command with --as, run at the desk.
CLI::App* addUserCommand(CLI::App& parent, CliContext& context, const std::string& name, const std::string& about,
                         const std::shared_ptr<UserOptions>& options, UserWork work, Needs needs = {}) {
  CLI::App* command = parent.add_subcommand(name, about);
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context, work = std::move(work), needs = std::move(needs)] {
    const auto ask = [&](const std::string& secret) -> Result<void> {
      if (needs.role && options->role.empty() && options->setupToken.empty())
        return Error{ErrorCode::invalid, "which role? user add NAME --role founder, support, operator, security or "
                                         "admin"};
      if (needs.prompt.empty()) return {};
      if (needs.present && isOwn(*options)) {
        auto present = secret.starts_with(access::kTokenPrefix) ? readSecretLine("Present password: ") : secret;
        if (!present) return std::move(present).error();
        options->present = std::move(*present);
      }
      auto password = readSecretLine(needs.prompt + options->name + ": ");
      if (!password) return std::move(password).error();
      options->password = std::move(*password);
      return {};
    };
    actAs(
        context, options->person,
        [&](OperatorDesk& desk, const operate::Caller& caller) { return work(*options, context, desk, caller); }, ask,
        needs.make);
  });
  return command;
}

void addName(CLI::App& command, UserOptions& options) {
  command.add_option("name", options.name, "The person's name")->required();
}
CLI::Option* addRole(CLI::App& command, UserOptions& options) {
  return command.add_option("role,--role", options.role, "founder, support, operator, security or admin")
      ->check(CLI::IsMember({"founder", "support", "operator", "security", "admin"}));
}
void addReason(CLI::App& command, UserOptions& options) {
  command.add_option("--reason", options.reason,
                     "Why, in 10 to 500 characters; may be left out; kept in the audit trail");
}

void logIn(const UserOptions& options, CliContext& context) {
  if (options.name.empty()) return context.failUsage({ErrorCode::invalid, "who signs in? login NAME"});
  const auto password = secretOf(options.name);
  if (!password) return context.failUsage(password.error());
  auto desk = OperatorDesk::open(context.data(), context.clock(), false);
  if (!desk) return context.fail(desk.error());
  const operate::Caller caller{{}, operatingSystemUser(), "command line"};
  const auto token = operate::signIn((*desk)->desk(), caller, options.name, *password, {});
  if (!token) return context.fail(token.error());
  printToken(context, "token", *token);
}

}  // namespace

void addUser(CLI::App& app, CliContext& context) {
  CLI::App* user = app.add_subcommand("user", "People who may act, and their roles");
  user->require_subcommand(1);
  auto options = std::make_shared<UserOptions>();
  CLI::App* add = addUserCommand(
      *user, context, "add", "Add a person; the password comes from stdin, after the one for --as", options,
      [](const UserOptions& given, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) {
        auto done = makeUser(given, desk, caller);
        if (done) tell(at, given.name, "added", "is added as " + std::string(access::toText(roleOf(given))));
        return done;
      },
      {"Password for ", true, false, true});
  addName(*add, *options);
  addRole(*add, *options);
  add->add_option("--setup-token", options->setupToken,
                  "Makes the first admin of a store that has nobody yet; no role is needed then");
  addUserCommand(*user, context, "list", "All people", options,
                 [](const UserOptions&, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) {
                   return listUsers(at, desk, caller);
                 });
  CLI::App* disable =
      addUserCommand(*user, context, "disable", "End a person's sessions and let them in no more", options,
                     [](const UserOptions& given, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) {
                       auto done = peopleOf(desk).disable(caller, given.name, given.reason);
                       if (done) tell(at, given.name, "disabled", "is disabled, and signed out everywhere");
                       return done;
                     });
  CLI::App* enable =
      addUserCommand(*user, context, "enable", "Let a disabled person in again", options,
                     [](const UserOptions& given, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) {
                       auto done = peopleOf(desk).enable(caller, given.name, given.reason);
                       if (done) tell(at, given.name, "enabled", "may sign in again");
                       return done;
                     });
  CLI::App* role =
      addUserCommand(*user, context, "role", "Give a person another role", options,
                     [](const UserOptions& given, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) {
                       auto done = peopleOf(desk).setRole(caller, given.name, roleOf(given), given.reason);
                       if (done) tell(at, given.name, "role", "is " + given.role + " now");
                       return done;
                     });
  for (CLI::App* one : {disable, enable, role}) {
    addName(*one, *options);
    addReason(*one, *options);
  }
  addRole(*role, *options)->required();
  CLI::App* password = addUserCommand(
      *user, context, "password",
      "Set a password: another's with the permission, or one's own by giving the present one first", options,
      [](const UserOptions& given, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) {
        auto done = isOwn(given) ? peopleOf(desk).changeOwnPassword(caller, given.present, given.password)
                                 : peopleOf(desk).setPassword(caller, given.name, given.password);
        if (done) tell(at, given.name, "password", "has the new password; every earlier session has ended");
        return done;
      },
      {"New password for ", false, true});
  addName(*password, *options);
  addUserCommand(
      *user, context, "setup-token", "Print a new one-time token that makes the first admin", options,
      [](const UserOptions&, CliContext& at, OperatorDesk& desk, const operate::Caller& caller) -> Result<void> {
        auto token = peopleOf(desk).makeSetupToken(caller);
        if (!token) return std::move(token).error();
        printToken(at, "setup_token", *token);
        return {};
      },
      {"", true});
  addRecover(*user, context);
}

void addLogin(CLI::App& app, CliContext& context) {
  CLI::App* command =
      app.add_subcommand("login", "Sign in and print a session token, for use in place of the password");
  auto options = std::make_shared<UserOptions>();
  command->add_option("name,--as", options->name, "Who signs in");
  addCommonOptions(*command, context);
  command->callback([options, &context] { logIn(*options, context); });
}

void addLogout(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("logout", "End the session whose token is given");
  auto options = std::make_shared<UserOptions>();
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context] {
    options->person.anybody = options->person.name.empty();
    if (options->person.anybody) options->person.name = "the session";
    actAs(context, options->person, [&](OperatorDesk& desk, const operate::Caller& caller) {
      auto done = operate::signOut(desk.desk(), caller);
      if (done) printLine(context.json ? R"({"done":"signed_out"})" : "signed out");
      return done;
    });
  });
}

}  // namespace ack::app::cli
