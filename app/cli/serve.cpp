// acknowledgerd serve: runs the engine until SIGTERM or SIGINT.
#include "app/apply.h"
#include "app/certificate_access.h"
#include "app/cli/cli_context.h"
#include "app/operator_desk.h"
#include "app/signals.h"
#include "app/tls_files.h"
#include "core/base/log.h"
#include "core/operate/people_commands.h"
#include "core/runtime/engine.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <atomic>
#include <csignal>
#include <cstdio>

namespace ack::app::cli {
namespace {

struct ServeOptions {
  std::string listen{"127.0.0.1:8080"};
  std::string admin{"127.0.0.1:8081"};
  std::string config;
  int workers{2};
  TlsArguments tls;
  CertificateArguments certificates;
};

/// Until a signal to end, or none because the engine failed. SIGHUP loads the certificates again.
std::optional<int> waitForTheEnd(ProcessSignals& signals, runtime::Engine& engine) {
  for (;;) {
    const auto signal = signals.wait();
    if (signal != SIGHUP) return signal;
    const auto loaded = engine.reloadCertificates();
    // What is wrong with a file, the engine has said already.
    if (!loaded && loaded.error().code == ErrorCode::refused)
      base::log(base::LogLevel::warning, "tls", loaded.error().message);
  }
}

/// Once, at the first start of a store: the token that makes the first admin (contract.md). Also where stderr is a
/// file or a pipe: whoever starts the engine and reads that could make a token anyway, by `user setup-token`.
Result<void> offerSetup(const CliContext& context) {
  auto desk = OperatorDesk::open(context.data(), context.clock(), false);
  if (!desk) return std::move(desk).error();
  operate::PeopleCommands people((*desk)->desk(), {});
  auto isNew = people.isNew();
  if (!isNew) return std::move(isNew).error();
  if (!*isNew) return {};
  auto token = people.makeSetupToken({{}, operatingSystemUser(), "engine"});
  if (!token) return std::move(token).error();
  std::fprintf(stderr, "set-up token, makes the first admin once (user add NAME --setup-token …): %s\n",
               token->c_str());
  return {};
}

void serve(const ServeOptions& options, CliContext& context) {
  ProcessSignals signals;
  auto providers = context.providers();
  if (!providers) return context.fail(providers.error());
  if (!options.config.empty()) {
    auto desk = OperatorDesk::open(context.data(), context.clock(), true);
    if (!desk) return context.fail(desk.error());
    const auto applied = applyFile(options.config, **desk, {{}, operatingSystemUser(), "command line"}, *providers);
    if (!applied) return context.fail(applied.error());
  }
  auto tls = tlsOptionsFrom(options.tls, context.data(), context.clock());
  if (!tls && tls.error().code == ErrorCode::invalid) return context.failUsage(tls.error());
  if (!tls) return context.fail(tls.error());
  auto certificates = certificateAccessFrom(options.certificates);
  if (!certificates && certificates.error().code == ErrorCode::invalid)
    return context.failUsage(certificates.error());
  if (!certificates) return context.fail(certificates.error());

  std::atomic<bool> failed{false};
  runtime::EngineOptions engineOptions;
  engineOptions.data = context.data();
  engineOptions.listen = options.listen;
  engineOptions.admin = options.admin;
  engineOptions.workers = options.workers;
  engineOptions.tls = std::move(tls).value();
  engineOptions.certificates = std::move(certificates).value();
  engineOptions.fatal = [&failed, &signals](const Error& error) {
    base::log(base::LogLevel::error, "engine", "leaving, because the store failed: " + error.message);
    failed = true;
    signals.wake();
  };
  auto engine = runtime::Engine::create(std::move(engineOptions), *providers);
  if (!engine) return context.fail(engine.error());
  if (auto started = (*engine)->start(); !started) {
    if (started.error().code == ErrorCode::invalid) return context.failUsage(started.error());
    return context.fail(started.error());
  }
  if (auto offered = offerSetup(context); !offered)
    base::log(base::LogLevel::warning, "people", "no set-up token: " + offered.error().message);
  const std::string url = (*engine)->status().listenUrl;
  printLine(context.json ? boost::json::serialize(boost::json::object{{"ready", url}}) : "ready " + url);

  const auto signal = waitForTheEnd(signals, **engine);
  if (signal) base::log(base::LogLevel::info, "engine", "stopping on signal " + std::to_string(*signal));
  (*engine)->stop();
  if (failed) context.setExitStatus(1);
}

}  // namespace

void addServe(CLI::App& app, CliContext& context) {
  CLI::App* command = app.add_subcommand("serve", "Run the engine: receive, queue, work, until SIGTERM");
  auto options = std::make_shared<ServeOptions>();
  command->add_option("--listen", options->listen, "Where to receive, ADDRESS:PORT; port 0 picks one")
      ->capture_default_str();
  command->add_option("--admin", options->admin, "Where /healthz, /readyz and /metrics are, ADDRESS:PORT")
      ->capture_default_str();
  command->add_option("--config", options->config, "Apply this file first");
  command->add_option("--workers", options->workers, "Threads that prepare work")
      ->check(CLI::Range(1, 64))
      ->capture_default_str();
  addTlsOptions(*command, options->tls);
  addCertificateOptions(*command, options->certificates);
  addCommonOptions(*command, context);
  command->callback([options, &context] { serve(*options, context); });
}

}  // namespace ack::app::cli
