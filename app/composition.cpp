#include "app/composition.h"

#include "app/certificate_commands.h"
#include "app/demo/people.h"
#include "app/guarded_reader.h"
#include "app/operator_desk.h"
#include "app/source_commands.h"
#include "core/operate/content_proof.h"
#include "core/runtime/certificate_service.h"
#include "ui/alerts/alerts_page.h"
#include "ui/audit/audit_page.h"
#include "ui/audit/audit_words.h"
#include "ui/deadletters/dead_letters_page.h"
#include "ui/deliveries/deliveries_page.h"
#include "ui/ledger/ledger_page.h"
#include "ui/outcomes/outcomes_page.h"
#include "ui/overview/overview_page.h"
#include "ui/people/settings_page.h"
#include "ui/replay/replays_page.h"
#include "ui/rights/rights_page.h"
#include "ui/shell/doorway.h"
#include "ui/sources/sources_page.h"
#include "ui/trace/trace_page.h"

#include <QCoreApplication>

namespace ack::app {

Result<std::unique_ptr<Composition>> Composition::create(DesktopOptions options, ui::style::Theme& theme) {
  auto providers = provider::ProviderRegistry::create();
  if (!providers) return std::move(providers).error();
  std::unique_ptr<Composition> composition(new Composition(theme));
  composition->m_providers = *providers;
  if (options.demo) {
    composition->m_demoData = std::make_unique<QTemporaryDir>();
    options.data = std::filesystem::path(composition->m_demoData->path().toStdString()) / "data";
  }
  const std::filesystem::path data = composition->m_data = options.data;
  const std::string demoAs = options.demo ? options.demoAs : std::string();
  if (auto started = composition->startEngine(std::move(options), *providers); !started)
    return std::move(started).error();

  auto status = [self = composition.get()]() -> std::optional<runtime::EngineStatus> {
    if (const runtime::Engine* engine = self->engine()) return engine->status();
    return std::nullopt;
  };
  composition->m_sourceCommands = sourceCommands(data, *providers, composition->m_systemClock);
  composition->m_session = std::make_unique<ui::session::Session>(
      data, std::move(providers).value(), std::move(status), &composition->clock(), composition->door(), nullptr);
  composition->makeWindow();
  if (composition->m_scene) composition->signInToDemo(demoAs);
  return composition;
}

Composition::~Composition() {
  m_window.reset();
  m_chainWatch.reset();
  m_session.reset();
  m_scene.reset();
  m_engine.reset();
}

Result<void> Composition::startEngine(DesktopOptions options,
                                      std::shared_ptr<const provider::ProviderRegistry> providers) {
  if (options.demo) return openDemo(std::move(options), std::move(providers));
  runtime::EngineOptions engineOptions;
  engineOptions.data = std::move(options.data);
  engineOptions.listen = std::move(options.listen);
  engineOptions.admin = std::move(options.admin);
  engineOptions.tls = std::move(options.tls);
  engineOptions.fatal = std::move(options.fatal);
  auto engine = runtime::Engine::create(std::move(engineOptions), std::move(providers));
  if (!engine && engine.error().code == ErrorCode::busy) return {};  // a console over that engine's store
  if (!engine) return std::move(engine).error();
  m_engine = std::move(engine).value();
  return m_engine->start();
}

Result<void> Composition::openDemo(DesktopOptions options,
                                   std::shared_ptr<const provider::ProviderRegistry> providers) {
  auto scene = demo::Scene::createADayAgo(options.data, std::move(providers), std::move(options.fatal));
  if (!scene) return std::move(scene).error();
  m_scene = std::move(scene).value();
  auto desk = OperatorDesk::open(m_data, m_systemClock, false);
  if (!desk) return std::move(desk).error();
  if (auto seeded = demo::seedPeople(**desk); !seeded) return seeded;
  m_scene->tellTheDay();
  return {};
}

/// People act in the present, also while the demo still tells its day.
ui::session::Door Composition::door() const {
  // Shared only because a std::function is copied: one desk, on the operator thread alone.
  auto kept = std::make_shared<std::unique_ptr<OperatorDesk>>();
  return {[kept, data = m_data, clock = &m_systemClock]() -> Result<operate::Desk> {
            if (!*kept) {
              auto opened = OperatorDesk::open(data, *clock, false);
              if (!opened) return std::move(opened).error();
              *kept = std::move(opened).value();
            }
            return (*kept)->desk();
          },
          operatingSystemUser(), &m_systemClock,
          [data = m_data, time = &clock(), providers = m_providers](std::function<operate::Caller()> who) {
            return openGuardedReader(data, *time, providers, std::move(who), false);
          }};
}

void Composition::signInToDemo(const std::string& nameOrRole) {
  const QString password = QString::fromUtf8(demo::kPassword.data(), static_cast<int>(demo::kPassword.size()));
  m_window->doorway().setHint(
      QCoreApplication::translate("main", "In this demo the password of everybody is %1").arg(password));
  const std::string person = demo::personOf(nameOrRole);
  if (!person.empty()) m_session->attendance().signIn(QString::fromStdString(person), password);
}

void Composition::makeWindow() {
  ui::session::Session* session = m_session.get();
  m_chainWatch = std::make_unique<ui::audit::ChainWatch>(
      [data = m_data, &time = m_systemClock] { return query::AuditProver::open(data, time); });
  const ui::replay::CommandsOf replays = [proof = operate::contentProofFrom(m_providers)](const operate::Desk& desk) {
    return operate::ReplayCommands(desk, proof);
  };
  auto* letters = new ui::deadletters::DeadLettersPage(m_theme, session, clock());
  letters->setReplay(replays);
  const QList<ui::shell::PageEntry> pages{
      {QStringLiteral("overview"), new ui::overview::OverviewPage(m_theme, session)},
      {QStringLiteral("deliveries"), new ui::deliveries::DeliveriesPage(m_theme, session, clock())},
      {QStringLiteral("dead-letters"), letters},
      {QStringLiteral("replay"), new ui::replay::ReplaysPage(m_theme, session, m_systemClock, replays), true, false},
      {QStringLiteral("reconcile"), new ui::outcomes::OutcomesPage(m_theme, session, clock()), true, false},
      {QStringLiteral("trace"), new ui::trace::TracePage(m_theme, session, clock())},
      {QStringLiteral("ledger"), new ui::ledger::LedgerPage(m_theme, session, clock())},
      {QStringLiteral("sources"),
       new ui::sources::SourcesPage(m_theme, session, m_sourceCommands, certificateCommands())},
      {QStringLiteral("audit"), new ui::audit::AuditPage(m_theme, session, m_chainWatch.get(), clock())},
      {QStringLiteral("settings"), new ui::people::SettingsPage(m_theme, session)},
      {QStringLiteral("alerts"), new ui::alerts::AlertsPage(m_theme, session, clock()), false, false},
      {QStringLiteral("rights"), new ui::rights::RightsPage(m_theme, session), false}};
  m_window = std::make_unique<ui::shell::MainWindow>(m_theme, *session, pages);
  const auto tellChain = [this] {
    const ui::audit::ChainLook look = ui::audit::stripLook(m_chainWatch->state());
    m_window->presentChain(look.icon, look.ink, look.words);
    const std::optional<query::AuditProof>& proof = m_chainWatch->state().proof;
    m_window->presentChainBroken(proof && proof->fault.has_value());
  };
  QObject::connect(m_chainWatch.get(), &ui::audit::ChainWatch::changed, m_window.get(), tellChain);
  tellChain();
}

ui::sources::CertificateCommands Composition::certificateCommands() {
  ui::sources::CertificateCommands commands;
  commands.look = lookAtCertificates;
  commands.reload = [this](const operate::Desk& desk, const operate::Caller& caller) -> Result<void> {
    if (auto noted = noteCertificateReload(desk, caller); !noted) return noted;
    return reloadCertificates();
  };
  commands.reloadIsAsked = engine() == nullptr;
  return commands;
}

Result<void> Composition::reloadCertificates() {
  if (runtime::Engine* own = engine()) return own->reloadCertificates();
  auto asked = runtime::requestCertificateReload(m_data, m_systemClock);
  if (!asked) return std::move(asked).error();
  return {};
}

const Clock& Composition::clock() const noexcept {
  if (m_scene) return m_scene->clock();
  return m_systemClock;
}

runtime::Engine* Composition::engine() const noexcept { return m_scene ? &m_scene->engine() : m_engine.get(); }

}  // namespace ack::app
