#include "app/cli/cli_context.h"

#include "app/data_directory.h"
#include "core/base/encoding.h"
#include "core/base/hidden_text.h"
#include "core/base/log.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <unistd.h>

#include <cstdio>

namespace ack::app::cli {
namespace {

bool anythingPrinted = false;  // to stdout, by this process

}  // namespace

std::filesystem::path CliContext::data() const { return dataDirectory(dataOption); }

Result<std::shared_ptr<const provider::ProviderRegistry>> CliContext::providers() {
  if (!m_providers) {
    auto made = provider::ProviderRegistry::create();
    if (!made) return std::move(made).error();
    m_providers = std::move(made).value();
  }
  return m_providers;
}

Result<std::unique_ptr<query::Reader>> CliContext::reader() {
  auto known = providers();
  if (!known) return std::move(known).error();
  return query::Reader::open(data(), m_clock, std::move(known).value());
}

void CliContext::fail(const Error& error) {
  if (json && !anythingPrinted) {
    const boost::json::object document{{"error", base::toText(error.code)}, {"message", error.message}};
    printLine(boost::json::serialize(document));
  }
  complain(error);
}

void CliContext::complain(const Error& error) {
  printError(error.message);
  m_exitStatus = 1;
}

void CliContext::finish() {
  if (json && m_exitStatus == 0 && !anythingPrinted) printLine(R"({"done":true})");
}

void printPiece(std::string_view text) {
  anythingPrinted = true;
  std::fwrite(text.data(), 1, text.size(), stdout);
}

void printLine(std::string_view text) {
  constexpr std::string_view kKept = "\n\t";
  // No JSON is anything but UTF-8.
  printPiece(base::isUtf8(text) ? base::escapeHidden(text, kKept) : base::showHidden(text, kKept));
  std::fputc('\n', stdout);
  std::fflush(stdout);
}

void printContent(std::string_view bytes) {
  if (::isatty(STDOUT_FILENO) == 1) return printLine(bytes);
  printPiece(bytes);
  std::fputc('\n', stdout);
}

Result<void> endContent() {
  std::fflush(stdout);
  if (std::ferror(stdout) != 0) return Error{ErrorCode::io, "what was asked for could not be written whole"};
  return {};
}

void printError(std::string_view text) {
  const std::string line = "acknowledgerd: " + base::showHidden(text, "\n") + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void addCommonOptions(CLI::App& command, CliContext& context) {
  command.add_option("--data", context.dataOption,
                     "Data directory (else $ACKNOWLEDGER_DATA, else the application-data directory)");
  command.add_flag("--json", context.json, "Print one JSON document");
}

}  // namespace ack::app::cli
