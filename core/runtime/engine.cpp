#include "core/runtime/engine.h"

#include "core/accept/acceptor.h"
#include "core/alert/alert_sender.h"
#include "core/alert/alert_watch.h"
#include "core/base/log.h"
#include "core/config/forgotten_passwords.h"
#include "core/maintain/upkeep.h"
#include "core/maintain/vault_rotation.h"
#include "core/operate/content_proof.h"
#include "core/receive/receiver.h"
#include "core/runtime/catalogue_holder.h"
#include "core/runtime/certificate_service.h"
#include "core/runtime/data_files.h"
#include "core/runtime/engine_lock.h"
#include "core/runtime/engine_metrics.h"
#include "core/runtime/space_reserve.h"
#include "core/store/sqlite_driver.h"
#include "core/store/store_opening.h"
#include "core/store/tables.h"
#include "core/work/certificate_fetcher.h"
#include "core/work/curl_http_client.h"
#include "core/work/replay_runner.h"

#include <atomic>
#include <cstdlib>
#include <unistd.h>

namespace ack::runtime {
namespace {

// SIGTERM allows 10 s in all: answering what was handed over, then calls under way, then the last commit.
constexpr std::chrono::milliseconds kReceiverStop{3'500};
constexpr std::chrono::milliseconds kCallsStop{5'000};
/// Somebody's desk has the store to itself for less than that, to bring it up to date.
constexpr std::chrono::milliseconds kDeskPatience{3'000};

class StoreEngine final : public Engine {
 public:
  StoreEngine(EngineOptions options, std::shared_ptr<const provider::ProviderRegistry> providers,
              std::unique_ptr<EngineLock> lock)
      : m_options(std::move(options)), m_providers(std::move(providers)), m_lock(std::move(lock)),
        m_clock(m_options.clock ? *m_options.clock : m_systemClock) {}
  StoreEngine(const StoreEngine&) = delete;
  StoreEngine& operator=(const StoreEngine&) = delete;
  ~StoreEngine() override { stop(); }

  Result<void> start() override {
    auto started = startParts();
    if (started) return started;
    stop();
    return explainFullDisk(m_options.data, std::move(started).error());
  }
  void stop() override;
  Result<void> reloadCertificates() override {
    return m_certificates ? m_certificates->reload()
                          : Result<void>{Error{ErrorCode::refused, "the engine has not begun"}};
  }
  [[nodiscard]] EngineStatus status() const override;
  [[nodiscard]] config::CataloguePtr catalogue() const override {
    return m_catalogue ? m_catalogue->current() : nullptr;
  }

 private:
  Result<void> startParts();
  Result<void> openParts();
  Result<void> startWork();
  Result<void> startReplays();
  Result<void> openSigners();
  Result<void> openCertificates();
  Result<void> startReceiving();
  Result<void> startUpkeep();
  Result<void> startSender();
  Result<void> startAlerts();
  Result<void> noteOwner(std::int64_t pid, const std::string& listen);
  void failed(const Error& error);
  [[nodiscard]] std::string whyNotReady() const;
  [[nodiscard]] EngineFigures figures() const;

  // In the order of the way, which is also the order of starting; stop() goes backwards.
  const EngineOptions m_options;
  const std::shared_ptr<const provider::ProviderRegistry> m_providers;  // shared with screens and the command line
  const std::unique_ptr<EngineLock> m_lock;
  const base::SystemClock m_systemClock;
  const Clock& m_clock;
  base::SystemRandom m_random;
  const config::SystemSecretSource m_secrets;
  std::shared_ptr<crypto::Vault> m_vault;  // shared with the catalogue's store
  std::unique_ptr<store::AcceptanceSequence> m_sequence;
  std::unique_ptr<store::Writer> m_writer;
  std::unique_ptr<CatalogueHolder> m_catalogue;
  std::unique_ptr<accept::Acceptor> m_acceptor;
  std::unique_ptr<work::CurlHttpClient> m_http;
  std::unique_ptr<work::CertificateFetcher> m_signers;  ///< the certificates that senders sign with
  std::unique_ptr<work::WorkEngine> m_work;
  std::unique_ptr<maintain::Upkeep> m_upkeep;
  std::unique_ptr<work::ReplayRunner> m_replays;
  std::unique_ptr<alert::AlertSender> m_sender;
  std::unique_ptr<alert::AlertWatch> m_alerts;
  std::unique_ptr<CertificateService> m_certificates;
  std::unique_ptr<receive::HookHandler> m_hooks;
  std::unique_ptr<receive::Receiver> m_receiver;
  std::unique_ptr<receive::AdminListener> m_admin;
  std::atomic<bool> m_receiving{false};
  std::atomic<bool> m_failed{false};
  std::atomic<work::WorkEngine*> m_toWake{nullptr};  // what the writer's commit hook may call
  std::int64_t m_missing{0};
};

Result<void> StoreEngine::startParts() {
  if (auto opened = openParts(); !opened) return opened;
  if (auto working = startWork(); !working) return working;
  if (auto receiving = startReceiving(); !receiving) return receiving;
  m_catalogue->start([this] { m_certificates->notice(); },
                     [this] {
                       m_acceptor->tick();
                       m_certificates->tick();
                       m_work->wake();  // what another process changed is due now, not at the next poll
                       keepReserve(m_options.data);
                     });
  if (auto noted = noteOwner(::getpid(), m_receiver->url()); !noted) return noted;
  if (auto started = startUpkeep(); !started) return started;
  if (auto started = startSender(); !started) return started;
  if (auto started = startAlerts(); !started) return started;
  m_receiving = true;
  base::log(base::LogLevel::info, "engine", "receiving at " + m_receiver->url());
  return {};
}

Result<void> StoreEngine::openParts() {
  auto vault = openVault(m_options.data, m_random);
  if (!vault) return std::move(vault).error();
  m_vault = std::move(vault).value();
  auto opened = store::openStore(m_options.data, m_clock, m_random);
  if (!opened && opened.error().code == ErrorCode::full && giveBackReserve(m_options.data, true))
    opened = store::openStore(m_options.data, m_clock, m_random);
  if (!opened) return std::move(opened).error();
  if (auto right = maintain::requireNewestKey(*opened->connection, *m_vault); !right) return right;
  auto forgotten = config::forgetFilePasswords(*opened->connection, *m_vault, {}, m_random);
  if (!forgotten) return std::move(forgotten).error();
  if (*forgotten > 0)
    base::log(base::LogLevel::info, "engine",
              "took people's passwords out of " + std::to_string(*forgotten) + " kept configurations");
  m_sequence = std::move(opened->sequence);
  m_missing = opened->missingEver;

  m_writer = store::Writer::create(
      std::move(opened->connection), m_clock, {}, [this](const Error& error) { failed(error); },
      [this] {
        m_sequence->note(m_writer->totals().deliveries());
        if (work::WorkEngine* work = m_toWake.load()) work->wake();
      });
  if (auto started = m_writer->start(); !started) return started;

  auto reader = store::openForReading(storeFile(m_options.data));
  if (!reader) return std::move(reader).error();
  m_catalogue = std::make_unique<CatalogueHolder>(config::CatalogueStore(m_vault, m_secrets, m_random),
                                                  std::move(reader).value());
  return m_catalogue->load();
}

Result<void> StoreEngine::startWork() {
  m_acceptor = accept::Acceptor::create(*m_writer, m_vault, m_clock, m_options.data);
  m_http = std::make_unique<work::CurlHttpClient>(m_clock);
  if (auto started = m_http->start(); !started) return started;
  if (auto opened = openSigners(); !opened) return opened;
  work::WorkOptions options;
  options.threads = m_options.workers;
  options.stopGrace = kCallsStop;
  m_work = work::WorkEngine::create(
      work::WorkDependencies{[this] { return m_catalogue->current(); }, operate::contentProofFrom(m_providers),
                             [file = storeFile(m_options.data)] { return store::openForReading(file); }, *m_vault,
                             m_clock, m_random, *m_http, *m_writer, inHandFile(m_options.data),
                             [this](const Error& error) { failed(error); }},
      options);
  if (auto started = m_work->start(); !started) return started;
  m_toWake = m_work.get();
  return startReplays();
}

Result<void> StoreEngine::startReplays() {
  auto reader = store::openForReading(storeFile(m_options.data));
  if (!reader) return std::move(reader).error();
  m_replays = std::make_unique<work::ReplayRunner>(
      work::ReplayDependencies{[this] { return m_catalogue->current(); }, operate::contentProofFrom(m_providers),
                               *m_vault, m_clock, *m_writer, m_random, m_options.data},
      std::move(reader).value());
  m_replays->start();
  return {};
}

Result<void> StoreEngine::openSigners() {
  work::CertificateFetcherOptions options;
  options.proxy = m_options.certificates.proxy;
  options.authorities = m_options.certificates.authorities;
  auto trust =
      options.authorities.empty() ? crypto::TrustStore::system() : crypto::TrustStore::fromPem(options.authorities);
  if (!trust) return std::move(trust).error();
  m_signers =
      std::make_unique<work::CertificateFetcher>(*m_http, m_clock, std::move(trust).value(), std::move(options));
  return {};
}

Result<void> StoreEngine::openCertificates() {
  auto reader = store::openForReading(storeFile(m_options.data));
  if (!reader) return std::move(reader).error();
  m_certificates = std::make_unique<CertificateService>(m_options.tls, m_clock, std::move(reader).value(), *m_writer);
  auto loaded = m_certificates->open();
  // A file that is no good is a failure of the start, not of the command line that names it.
  if (!loaded && loaded.error().code == ErrorCode::invalid) return Error{ErrorCode::refused, loaded.error().message};
  return loaded;
}

Result<void> StoreEngine::startReceiving() {
  if (auto opened = openCertificates(); !opened) return opened;
  m_hooks =
      std::make_unique<receive::HookHandler>([this] { return m_catalogue->current(); }, m_providers, *m_acceptor,
                                             m_clock, receive::HookHandlerOptions{"/hooks", m_signers.get()});
  receive::ReceiverOptions options;
  options.listen = m_options.listen;
  options.ioThreads = m_options.ioThreads;
  options.limits.stop = kReceiverStop;
  options.tls = m_certificates->keeper();
  m_receiver = std::make_unique<receive::Receiver>(std::move(options), *m_hooks, m_clock);
  if (!m_options.admin.empty()) {
    m_admin = std::make_unique<receive::AdminListener>(
        m_options.admin,
        receive::AdminView{[this] { return whyNotReady(); }, [this] { return engineMetrics(figures()); }}, m_clock);
    if (auto started = m_admin->start(); !started)
      return base::withContext("--admin " + m_options.admin, started.error());
  }
  if (auto started = m_receiver->start(); !started)
    return base::withContext("--listen " + m_options.listen, started.error());
  return {};
}

Result<void> StoreEngine::startUpkeep() {
  auto reader = store::openForReading(storeFile(m_options.data));
  if (!reader) return std::move(reader).error();
  m_upkeep = std::make_unique<maintain::Upkeep>(
      std::move(reader).value(),
      maintain::UpkeepParts{maintain::stepsOfWriter(*m_writer), [this] { return m_writer->waiting(); }, *m_vault,
                            keyFile(m_options.data), m_random, m_clock});
  m_upkeep->start();
  return {};
}

Result<void> StoreEngine::startSender() {
  m_sender = std::make_unique<alert::AlertSender>(alert::SenderParts{
      [this] { return m_catalogue->current(); },
      [file = storeFile(m_options.data)] { return store::openForReading(file); }, *m_writer, m_clock, m_random});
  return m_sender->start();
}

Result<void> StoreEngine::startAlerts() {
  auto reader = store::openForReading(storeFile(m_options.data));
  if (!reader) return std::move(reader).error();
  m_alerts = std::make_unique<alert::AlertWatch>(
      std::move(reader).value(), alert::AlertWatchParts{[this] { return m_catalogue->current(); }, *m_writer, m_clock,
                                                        m_options.data, query::diskFreeOf(m_options.data)});
  m_alerts->start();
  return {};
}

void StoreEngine::stop() {
  const bool wasReceiving = m_receiving.exchange(false);
  if (m_sender) m_sender->beginStop();
  if (m_receiver) m_receiver->stop();
  if (m_upkeep) m_upkeep->stop();
  if (m_sender) m_sender->stop();
  if (m_alerts) m_alerts->stop();
  if (m_catalogue) m_catalogue->stop();
  if (m_replays) m_replays->stop();
  if (m_work) m_work->stop();
  m_toWake = nullptr;
  if (m_http) m_http->stop();
  if (m_admin) m_admin->stop();
  if (m_acceptor) m_acceptor->tick();
  if (wasReceiving && !m_failed)
    if (auto noted = noteOwner(0, ""); !noted) base::log(base::LogLevel::warning, "engine", noted.error().message);
  if (m_writer) m_writer->stop();
  if (m_work && m_work->status().threadsStuck > 0) {
    // Everything is on disk, and a thread that can't be ended still uses what would be destroyed now.
    base::log(base::LogLevel::error, "engine", "leaving without a plan that does not end");
    std::_Exit(m_failed ? 1 : 0);
  }
}

/// Who runs the engine, for screens and commands beside it. It only counts while the lock is held.
Result<void> StoreEngine::noteOwner(std::int64_t pid, const std::string& listen) {
  return m_writer->execute(store::WriteLane::operate, [&](store::WriteContext& context) -> Result<void> {
    if (auto set = context.tables.fact.set("engine.pid", std::to_string(pid)); !set) return set;
    return context.tables.fact.set("engine.listen", listen);
  });
}

void StoreEngine::failed(const Error& error) {
  m_failed = true;
  m_receiving = false;
  if (m_options.fatal) m_options.fatal(error);
}

std::string StoreEngine::whyNotReady() const {
  if (m_failed) return "the store failed";
  if (!m_receiving) return "starting or stopping";
  return m_acceptor->whyNotReady();
}

EngineFigures StoreEngine::figures() const {
  return EngineFigures{m_writer->totals(),  *m_hooks,
                       m_work->status(),    *m_receiver,
                       m_writer->waiting(), m_writer->lastCommitMicros(),
                       m_missing,           m_certificates->keeper().get()};
}

EngineStatus StoreEngine::status() const {
  EngineStatus status;
  status.receiving = m_receiving;
  status.missingAccepted = m_missing;
  if (m_receiver) status.listenUrl = m_receiver->url();
  if (m_admin) status.adminUrl = m_admin->url();
  if (m_certificates && m_certificates->keeper()) status.tls = m_certificates->keeper()->state();
  if (m_writer) {
    status.lastCommitMicros = m_writer->lastCommitMicros();
    status.writesWaiting = m_writer->waiting();
  }
  if (m_work) {
    const work::WorkStatus work = m_work->status();
    status.workers = work.threads;
    status.workersBusy = work.threadsBusy;
  }
  return status;
}

}  // namespace

Result<std::unique_ptr<Engine>> Engine::create(EngineOptions options,
                                               std::shared_ptr<const provider::ProviderRegistry> providers) {
  if (auto made = makeDataDirectory(options.data); !made) return std::move(made).error();
  auto lock = EngineLock::acquireBehindDesks(options.data, kDeskPatience);
  if (!lock) return std::move(lock).error();
  return std::unique_ptr<Engine>(
      std::make_unique<StoreEngine>(std::move(options), std::move(providers), std::move(lock).value()));
}

}  // namespace ack::runtime
