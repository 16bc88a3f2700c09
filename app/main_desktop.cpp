// acknowledger: the desktop application.
#include "app/composition.h"
#include "app/data_directory.h"
#include "app/desktop_pictures.h"
#include "app/process_hardening.h"
#include "app/signals.h"
#include "app/tls_files.h"
#include "core/base/hidden_text.h"
#include "core/base/log.h"

#include <CLI/CLI.hpp>

#include <QApplication>
#include <QLocale>
#include <QMessageBox>
#include <QSettings>
#include <QSocketNotifier>
#include <QTranslator>

#include <csignal>

namespace {

using ack::ui::style::Mode;

struct Options {
  std::string data, listen{"127.0.0.1:8080"}, admin{"127.0.0.1:8081"}, screenshots, theme, language, page,
      demoAs{"admin"};
  ack::app::TlsArguments tls;
  int textSize{0};
  bool demo{false};
};

/// SIGHUP loads the certificates again, anything else ends the program.
void obey(ack::app::ProcessSignals& signals, ack::app::Composition& composition) {
  const auto signal = signals.take();
  if (signal != SIGHUP) return QApplication::quit();
  if (const auto loaded = composition.reloadCertificates(); !loaded)
    ack::base::log(ack::base::LogLevel::warning, "tls", loaded.error().message);
}

void declare(CLI::App& app, Options& options) {
  app.set_version_flag("--version", ACK_VERSION);
  app.add_option("--data", options.data,
                 "Data directory (else $ACKNOWLEDGER_DATA, else the application-data directory)");
  app.add_option("--listen", options.listen, "Where to receive, ADDRESS:PORT; port 0 picks one")
      ->capture_default_str();
  app.add_option("--admin", options.admin, "Where /healthz, /readyz and /metrics are")->capture_default_str();
  ack::app::addTlsOptions(app, options.tls);
  app.add_flag("--demo", options.demo, "A lively scene from real sample payloads, in a directory of its own");
  app.add_option("--demo-as", options.demoAs,
                 "Who is signed in to the demo: a role or a name; nobody begins at the sign-in page")
      ->capture_default_str();
  app.add_option("--screenshot", options.screenshots, "Write a PNG of each page into this directory, and end");
  app.add_option("--theme", options.theme, "system, light or dark")
      ->check(CLI::IsMember({"system", "light", "dark"}));
  app.add_option("--text-size", options.textSize, "100, 110, 125 or 150, in percent (else as chosen in the window)")
      ->check(CLI::IsMember({100, 110, 125, 150}));
  app.add_option("--language", options.language, "en, zh_CN, nb_NO or hu_HU (else the system's)");
  app.add_option("--page", options.page,
                 "Open this page: overview, deliveries, dead-letters, trace, ledger, sources, alerts, rights");
}

/// What the command line says, else what was chosen in the window before.
Mode themeMode(const std::string& option) {
  const std::string word =
      option.empty() ? QSettings().value(QStringLiteral("window/theme")).toString().toStdString() : option;

  return word == "light" ? Mode::light : word == "dark" ? Mode::dark : Mode::system;
}

void translate(QApplication& application, const std::string& language) {
  const QLocale locale = language.empty() ? QLocale::system() : QLocale(QString::fromStdString(language));
  QLocale::setDefault(locale);
  const auto install = [&application](auto... file) {
    auto* translator = new QTranslator(&application);
    if (translator->load(file...)) QApplication::installTranslator(translator);
  };
  // The English file holds the plural forms, also for what a language has not translated: the last one is asked
  // first.
  install(QStringLiteral(":/i18n/acknowledger_en.qm"));
  install(locale, QStringLiteral("acknowledger"), QStringLiteral("_"), QStringLiteral(":/i18n"));
}

/// Qt would abort without one; a platform that was asked for is the asker's business.
bool hasScreen(const std::vector<std::string>& extras) {
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0') return true;
  return !extras.empty();
}

int fail(const QString& text, bool silent) {
  std::fprintf(stderr, "acknowledger: %s\n", qPrintable(text));
  if (!silent) QMessageBox::critical(nullptr, QStringLiteral("Acknowledger"), text);
  return 1;
}

int run(int argc, char** argv, const Options& options, ack::app::ProcessSignals& signals) {
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("Acknowledger"));
  QApplication::setOrganizationName(QStringLiteral("Acknowledger"));
  QApplication::setApplicationVersion(QStringLiteral(ACK_VERSION));
  translate(application, options.language);
  const bool silent = !options.screenshots.empty() || QGuiApplication::platformName() == QLatin1String("offscreen");

  ack::ui::style::Theme theme;
  theme.install(themeMode(options.theme));

  ack::app::DesktopOptions desktop;
  desktop.data = ack::app::dataDirectory(options.data);
  desktop.listen = options.listen;
  desktop.admin = options.admin;
  desktop.demo = options.demo;
  desktop.demoAs = options.demoAs;
  auto tls = ack::app::tlsOptionsFrom(options.tls, desktop.data, ack::base::SystemClock{});
  if (!tls) return fail(QString::fromStdString(tls.error().message), silent);
  desktop.tls = std::move(tls).value();
  desktop.fatal = [&application, silent](const ack::Error& error) {
    const QString text = QCoreApplication::translate("main", "Receiving has stopped, because the store failed: %1")
                             .arg(QString::fromStdString(error.message));
    QMetaObject::invokeMethod(&application, [text, silent] { QCoreApplication::exit(fail(text, silent)); });
  };
  auto composition = ack::app::Composition::create(std::move(desktop), theme);
  if (!composition)
    return fail(QCoreApplication::translate("main", "Acknowledger can't start. %1")
                    .arg(QString::fromStdString(composition.error().message)),
                silent);

  const QSocketNotifier ended(signals.descriptor(), QSocketNotifier::Read);
  QObject::connect(&ended, &QSocketNotifier::activated, &application,
                   [&signals, &composition] { obey(signals, **composition); });
  if (options.textSize > 0) theme.setTextPercent(options.textSize);
  (*composition)->window().show();
  if (!options.page.empty()) (*composition)->window().openPage(QString::fromStdString(options.page));
  if (!options.screenshots.empty())
    return ack::app::takePictures(**composition, theme, QString::fromStdString(options.screenshots)) ? 0 : 1;
  (*composition)->window().goOutside();
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  ack::app::hardenProcess();
  Options options;
  CLI::App app("Receives webhooks, applies each event once, and shows what became of it.", "acknowledger");
  declare(app, options);
  // Qt takes its own options (-platform …) from what CLI11 leaves.
  app.allow_extras();
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  for (const std::string& extra : app.remaining())
    if (!extra.starts_with("-platform") && !extra.starts_with("-style") && extra.starts_with('-')) {
      std::fprintf(stderr, "acknowledger: unknown option %s (try --help)\n",
                   ack::base::showHidden(extra, {}).c_str());
      return 2;
    }
  if (!hasScreen(app.remaining())) {
    std::fprintf(
        stderr,
        "acknowledger: there is no screen (DISPLAY and WAYLAND_DISPLAY are unset); acknowledgerd runs without one\n");
    return 1;
  }
  ack::app::ProcessSignals signals;
  return run(argc, argv, options, signals);
}
