// acknowledgerd certificate: makes a self-signed one for a first try, or has the running engine load its files again.
#include "app/cli/person.h"
#include "core/crypto/certificate_maker.h"
#include "core/runtime/certificate_service.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <chrono>
#include <thread>

namespace ack::app::cli {
namespace {

constexpr std::chrono::seconds kPatience{5};
constexpr std::chrono::milliseconds kBetweenLooks{50};

struct CertificateOptions {
  PersonOptions person;
  bool selfSigned{false}, reload{false};
  std::vector<std::string> names;
  std::string out;
};

void make(const CertificateOptions& options, CliContext& context) {
  if (options.names.empty() || options.out.empty())
    return context.failUsage(Error{ErrorCode::invalid, "--self-signed needs --name HOST and --out DIR"});
  const auto made = crypto::makeSelfSigned(options.names, options.out, context.clock().now());
  if (!made) return context.fail(made.error());
  if (context.json)
    return printLine(boost::json::serialize(
        boost::json::object{{"certificate", made->certificate.string()}, {"key", made->key.string()}}));
  printLine("certificate  " + made->certificate.string());
  printLine("private key  " + made->key.string() + " (keep it to yourself)");
  printLine("It is for a first try: nobody trusts it who isn't told to. For providers, have an authority sign one.");
  printLine("Use it: acknowledgerd serve --tls-cert " + made->certificate.string() + " --tls-key " +
            made->key.string());
}

/// "" where the engine uses the new files, else why not.
Result<std::string> waitForAnswer(const std::string& request, const CliContext& context) {
  const MonotonicTime last = context.clock().monotonic() + kPatience;
  do {
    std::this_thread::sleep_for(kBetweenLooks);
    auto answer = runtime::certificateReloadAnswer(context.data(), request);
    if (!answer) return std::move(answer).error();
    if (*answer) return std::move(**answer);
  } while (context.clock().monotonic() < last);
  return Error{ErrorCode::timeout,
               "the engine was asked, but has not answered within 5 s; `status` will say what came of it"};
}

/// Whether there is anything to reload.
Result<void> checkEngine(CliContext& context) {
  auto reader = context.reader();
  if (!reader) return std::move(reader).error();
  const auto status = (*reader)->status();
  if (!status) return status.error();
  if (status->enginePid != 0 && status->tls) return {};
  return Error{ErrorCode::refused,
               status->enginePid == 0 ? "no engine runs over this data directory" : "the engine receives plain HTTP"};
}

Result<void> reload(CliContext& context, OperatorDesk& desk, const operate::Caller& caller) {
  audit::Deed deed;
  deed.action = "certificate.reload";
  auto noted = operate::perform(desk.desk(), caller, access::Permission::configure, std::move(deed),
                                [&](const access::Actor&, UtcTime) -> Result<operate::Change> {
                                  if (auto ready = checkEngine(context); !ready) return std::move(ready).error();
                                  return operate::Change{};
                                });
  if (!noted) return noted;
  const auto asked = runtime::requestCertificateReload(context.data(), context.clock());
  if (!asked) return asked.error();
  const auto refused = waitForAnswer(*asked, context);
  if (!refused) return refused.error();
  if (!refused->empty()) return Error{ErrorCode::refused, "the former certificates stay in use: " + *refused};
  printLine(context.json ? R"({"result":"loaded"})" : "loaded: new connections get the new certificates");
  return {};
}

void run(const CertificateOptions& options, CliContext& context) {
  if (options.selfSigned == options.reload)
    return context.failUsage(Error{ErrorCode::invalid, "say either --self-signed or --reload"});
  if (options.selfSigned) return make(options, context);
  actAs(context, options.person,
        [&](OperatorDesk& desk, const operate::Caller& caller) { return reload(context, desk, caller); });
}

}  // namespace

void addCertificate(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("certificate", "Make a self-signed certificate, or load the engine's again");
  auto options = std::make_shared<CertificateOptions>();
  command->add_flag("--self-signed", options->selfSigned, "Make a key and a certificate for a first try of HTTPS");
  command->add_option("--name", options->names, "Host name or address it is for; again for more");
  command->add_option("--out", options->out, "Directory for the two files; nothing in it is replaced");
  command->add_flag("--reload", options->reload, "Ask the running engine to load its certificates again");
  addPersonOptions(*command, options->person);
  addCommonOptions(*command, context);
  command->callback([options, &context] { run(*options, context); });
}

}  // namespace ack::app::cli
