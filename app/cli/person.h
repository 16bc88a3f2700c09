#pragma once
// Who a command acts as: --as NAME with a password or a session's token, or else the account of the operating system.
#include "app/cli/cli_context.h"
#include "app/operator_desk.h"
#include "core/query/reader.h"

#include <functional>
#include <memory>
#include <string>

namespace ack::app::cli {

struct PersonOptions {
  std::string name;     ///< --as
  bool anybody{false};  ///< whoever the token is of: nobody was named
};

/// --as, with its explanation.
void addPersonOptions(CLI::App& command, PersonOptions& options);

/// One line of the terminal (not shown while it is typed) or of stdin, without its end; `prompt` is shown on a
/// terminal only. invalid where nothing comes.
Result<std::string> readSecretLine(const std::string& prompt);

/// The password of `name`, or a session's token in its place: $ACKNOWLEDGER_PASSWORD, else a line as above.
Result<std::string> secretOf(const std::string& name);

/// Asks for whatever else is needed; `secret` is the password or token of --as, empty without.
using Ask = std::function<Result<void>(const std::string& secret)>;

/// Opens the desk, signs in where --as says so, runs `work`, and ends a session that was begun for it. Errors are
/// told as the contract asks.
/// Whatever else must be asked of a person is asked before: nothing waits for somebody while the store is open.
/// `make`: the store may be made here.
void actAs(CliContext& context, const PersonOptions& options,
           const std::function<Result<void>(OperatorDesk& desk, const operate::Caller& caller)>& work,
           const Ask& ask = {}, bool make = false);

/// Whether --as (or else the account of the operating system) may look; where not, it was told. `question` is one
/// word for the trail.
bool mayLook(CliContext& context, const PersonOptions& options, access::Permission permission,
             std::string_view question);

/// A reader that answers what --as (or else the account of the operating system) may see; a session that was begun
/// for it ends with it. Null where that can't be had: it was told, as the contract asks.
std::unique_ptr<query::Reader> readerFor(CliContext& context, const PersonOptions& options);

}  // namespace ack::app::cli
