#pragma once
// What every command of the command line shares: where the store is, how to print, how to fail. Exit status: 0 done,
// 1 refused or failed with one clear line on stderr, 2 wrong usage.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/provider/provider.h"
#include "core/query/reader.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace ack::app::cli {

/// Thread: main. Outlives the parse of the command line.
class CliContext {
 public:
  explicit CliContext(const Clock& clock) : m_clock(clock) {}

  std::string dataOption;  ///< --data
  bool json{false};        ///< --json

  [[nodiscard]] const Clock& clock() const noexcept { return m_clock; }
  [[nodiscard]] std::filesystem::path data() const;
  /// The built-in providers; made at the first use.
  Result<std::shared_ptr<const provider::ProviderRegistry>> providers();
  /// A reader over the store; notFound with what to do where there is no store yet.
  Result<std::unique_ptr<query::Reader>> reader();

  /// Prints the error as the contract asks (one line on stderr, and with --json also {"error":…} on stdout, unless
  /// the one document stands there already), exit status 1.
  void fail(const Error& error);
  /// One line on stderr and exit status 1, for one mistake among several results: stdout stays the results'.
  void complain(const Error& error);
  /// As fail(), for an option or argument that can't be meant so: exit status 2.
  void failUsage(const Error& error) {
    fail(error);
    m_exitStatus = 2;
  }
  /// With --json, where a command succeeded and had nothing to say: {"done":true}, so that one document is there.
  void finish();
  void setExitStatus(int status) noexcept { m_exitStatus = status; }
  [[nodiscard]] int exitStatus() const noexcept { return m_exitStatus; }

 private:
  const Clock& m_clock;
  std::shared_ptr<const provider::ProviderRegistry> m_providers;
  int m_exitStatus{0};
};

/// Writes to stdout as it is, for documents that are printed piece by piece.
void printPiece(std::string_view text);

// Whatever else goes to a terminal passes by these, since an argument, a name or a stranger's answer may hold what a
// terminal obeys or an eye misses (core/base/hidden_text).

/// Writes all of `text` to stdout and ends the line. Hidden characters other than line ends and tabs are written as
/// \uNNNN, so that a document of JSON still means the same.
void printLine(std::string_view text);
/// Of content that was asked for as it is, and then only to a file or another program; on a terminal as printLine().
/// Whoever prints content ends it with endContent().
void printContent(std::string_view bytes);
/// Writes out what stdout still keeps. io where that, or anything printed before, did not get through: what was asked
/// for is cut short then, which an exit status of 0 would hide.
[[nodiscard]] Result<void> endContent();
/// "acknowledgerd: " and `text` on stderr, hidden characters other than line ends as \xNN.
void printError(std::string_view text);
/// Options that every command takes: --data and --json.
void addCommonOptions(CLI::App& command, CliContext& context);

// One function per command, each in the file of its name.
void addServe(CLI::App& app, CliContext& context);
void addApply(CLI::App& app, CliContext& context);
void addStatus(CLI::App& app, CliContext& context);
void addDeliveries(CLI::App& app, CliContext& context);
void addDeadLetters(CLI::App& app, CliContext& context);
void addTrace(CLI::App& app, CliContext& context);
void addLedger(CLI::App& app, CliContext& context);
void addVerify(CLI::App& app, CliContext& context);
void addSend(CLI::App& app, CliContext& context);
void addCertificate(CLI::App& app, CliContext& context);
void addCheck(CLI::App& app, CliContext& context);
void addBackup(CLI::App& app, CliContext& context);
void addDemo(CLI::App& app, CliContext& context);
void addProviders(CLI::App& app, CliContext& context);
void addTestRequest(CLI::App& app, CliContext& context);
void addUser(CLI::App& app, CliContext& context);
void addLogin(CLI::App& app, CliContext& context);
void addLogout(CLI::App& app, CliContext& context);
void addAudit(CLI::App& app, CliContext& context);
void addOutcomes(CLI::App& app, CliContext& context);
void addHolds(CLI::App& app, CliContext& context);
void addReveal(CLI::App& app, CliContext& context);
void addRetention(CLI::App& app, CliContext& context);
void addPurge(CLI::App& app, CliContext& context);
void addVault(CLI::App& app, CliContext& context);
void addReplay(CLI::App& app, CliContext& context);
void addApprove(CLI::App& app, CliContext& context);
void addReject(CLI::App& app, CliContext& context);
void addReplays(CLI::App& app, CliContext& context);
void addLetters(CLI::App& app, CliContext& context);
void addAlerts(CLI::App& app, CliContext& context);

}  // namespace ack::app::cli
