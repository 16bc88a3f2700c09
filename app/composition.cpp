#include "app/composition.h"

#include "app/certificate_commands.h"
#include "app/source_commands.h"
#include "core/runtime/certificate_service.h"
#include "ui/deadletters/dead_letters_page.h"
#include "ui/deliveries/deliveries_page.h"
#include "ui/ledger/ledger_page.h"
#include "ui/overview/overview_page.h"
#include "ui/sources/sources_page.h"
#include "ui/trace/trace_page.h"

namespace ack::app {

Result<std::unique_ptr<Composition>> Composition::create(DesktopOptions options, ui::style::Theme& theme) {
  auto providers = provider::ProviderRegistry::create();
  if (!providers) return std::move(providers).error();
  std::unique_ptr<Composition> composition(new Composition(theme));
  if (options.demo) {
    composition->m_demoData = std::make_unique<QTemporaryDir>();
    options.data = std::filesystem::path(composition->m_demoData->path().toStdString()) / "data";
  }
  const std::filesystem::path data = composition->m_data = options.data;
  if (auto started = composition->startEngine(std::move(options), *providers); !started)
    return std::move(started).error();

  auto status = [self = composition.get()]() -> std::optional<runtime::EngineStatus> {
    if (const runtime::Engine* engine = self->engine()) return engine->status();
    return std::nullopt;
  };
  composition->m_sourceCommands = sourceCommands(data, *providers, composition->m_systemClock);
  composition->m_session = std::make_unique<ui::session::Session>(data, std::move(providers).value(),
                                                                  std::move(status), &composition->clock(), nullptr);
  composition->makeWindow();
  return composition;
}

Composition::~Composition() {
  m_window.reset();
  m_session.reset();
  m_scene.reset();
  m_engine.reset();
}

Result<void> Composition::startEngine(DesktopOptions options,
                                      std::shared_ptr<const provider::ProviderRegistry> providers) {
  if (options.demo) {
    auto scene = demo::Scene::createADayAgo(options.data, std::move(providers), std::move(options.fatal));
    if (!scene) return std::move(scene).error();
    m_scene = std::move(scene).value();
    m_scene->tellTheDay();
    return {};
  }
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

void Composition::makeWindow() {
  ui::session::Session* session = m_session.get();
  const QList<ui::shell::PageEntry> pages{
      {QStringLiteral("overview"), new ui::overview::OverviewPage(m_theme, session)},
      {QStringLiteral("deliveries"), new ui::deliveries::DeliveriesPage(m_theme, session, clock())},
      {QStringLiteral("dead-letters"), new ui::deadletters::DeadLettersPage(m_theme, session, clock())},
      {QStringLiteral("trace"), new ui::trace::TracePage(m_theme, session, clock())},
      {QStringLiteral("ledger"), new ui::ledger::LedgerPage(m_theme, session, clock())},
      {QStringLiteral("sources"),
       new ui::sources::SourcesPage(m_theme, session, m_sourceCommands, certificateCommands())}};
  m_window = std::make_unique<ui::shell::MainWindow>(m_theme, *session, pages);
}

ui::sources::CertificateCommands Composition::certificateCommands() {
  ui::sources::CertificateCommands commands;
  commands.look = lookAtCertificates;
  commands.reload = [this] { return reloadCertificates(); };
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
