#pragma once
// Puts the desktop together: the engine (embedded, of the demo, or another process's), the session, the pages and the
// window. Everything is given to everything here, and nowhere else.
#include "app/demo/scene.h"
#include "core/runtime/engine.h"
#include "ui/addsource/source_commands.h"
#include "ui/audit/chain_watch.h"
#include "ui/session/session.h"
#include "ui/shell/main_window.h"
#include "ui/sources/certificate_commands.h"
#include "ui/style/theme.h"

#include <QTemporaryDir>

#include <memory>
#include <string>

namespace ack::app {

struct DesktopOptions {
  std::filesystem::path data;
  std::string listen{"127.0.0.1:8080"};
  std::string admin{"127.0.0.1:8081"};
  receive::TlsOptions tls;
  bool demo{false};
  std::string demoAs{"admin"};  ///< a name or role of the demo's people; "nobody" begins at the sign-in page
  std::function<void(const Error&)> fatal;  ///< as in runtime::EngineOptions
};

/// Thread: gui.
class Composition {
 public:
  /// Starts the engine, or attaches where another process runs one over the same data. The error is for a person.
  static Result<std::unique_ptr<Composition>> create(DesktopOptions options, ui::style::Theme& theme);
  /// Closes the window and the session first, then stops the engine.
  ~Composition();
  Composition(const Composition&) = delete;
  Composition& operator=(const Composition&) = delete;

  [[nodiscard]] ui::shell::MainWindow& window() noexcept { return *m_window; }
  [[nodiscard]] ui::session::Session& session() noexcept { return *m_session; }
  /// As runtime::Engine::reloadCertificates; where another process runs the engine, it is asked to. Thread: any.
  Result<void> reloadCertificates();
  /// The demo has told its day; true without a demo.
  [[nodiscard]] bool settled() const noexcept { return !m_scene || m_scene->caughtUp(); }

 private:
  explicit Composition(ui::style::Theme& theme) : m_theme(theme) {}
  Result<void> startEngine(DesktopOptions options, std::shared_ptr<const provider::ProviderRegistry> providers);
  Result<void> openDemo(DesktopOptions options, std::shared_ptr<const provider::ProviderRegistry> providers);
  [[nodiscard]] ui::session::Door door() const;
  void makeWindow();
  void signInToDemo(const std::string& nameOrRole);
  ui::sources::CertificateCommands certificateCommands();
  [[nodiscard]] runtime::Engine* engine() const noexcept;
  /// The scene's where one runs: while it tells its day, nothing in it is late.
  [[nodiscard]] const Clock& clock() const noexcept;

  ui::style::Theme& m_theme;
  const base::SystemClock m_systemClock;
  std::filesystem::path m_data;
  // Shared: each reader that is opened keeps it.
  std::shared_ptr<const provider::ProviderRegistry> m_providers;
  std::unique_ptr<QTemporaryDir> m_demoData;
  std::unique_ptr<demo::Scene> m_scene;
  std::unique_ptr<runtime::Engine> m_engine;
  ui::addsource::SourceCommands m_sourceCommands;
  std::unique_ptr<ui::session::Session> m_session;
  std::unique_ptr<ui::audit::ChainWatch> m_chainWatch;
  std::unique_ptr<ui::shell::MainWindow> m_window;
};

}  // namespace ack::app
