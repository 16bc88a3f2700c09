#include "app/cli/cli_context.h"

#include "app/data_directory.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <cstdio>

namespace ack::app::cli {

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
  if (json) {
    const boost::json::object document{{"error", base::toText(error.code)}, {"message", error.message}};
    printLine(boost::json::serialize(document));
  }
  complain(error);
}

void CliContext::complain(const Error& error) {
  std::fprintf(stderr, "acknowledgerd: %s\n", error.message.c_str());
  m_exitStatus = 1;
}

void printLine(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fputc('\n', stdout);
  std::fflush(stdout);
}

void addCommonOptions(CLI::App& command, CliContext& context) {
  command.add_option("--data", context.dataOption,
                     "Data directory (else $ACKNOWLEDGER_DATA, else the application-data directory)");
  command.add_flag("--json", context.json, "Print one JSON document");
}

}  // namespace ack::app::cli
