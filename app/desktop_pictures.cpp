#include "app/desktop_pictures.h"

#include "core/query/reader.h"
#include "ui/shell/screenshots.h"

#include <QDir>
#include <QEventLoop>
#include <QTimer>

#include <cstdio>

namespace ack::app {
namespace {

void runLoopFor(int milliseconds) {
  QEventLoop loop;
  QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
  loop.exec();
}

/// A delivery worth looking at: one that failed before, with an effect or two; else any.
QString pickDelivery(Composition& composition) {
  QString picked;
  QEventLoop loop;
  composition.session().ask<query::DeliveryPage>(
      &loop, QStringLiteral("picture"),
      [](query::Reader& reader) {
        query::DeliveryFilter filter;
        filter.states = {domain::DeliveryState::completed};
        return reader.deliveries(filter, {}, 1'000);
      },
      [&](const Result<query::DeliveryPage>& page) {
        const query::DeliveryRow* best = nullptr;
        if (page)
          for (const query::DeliveryRow& row : page->rows)
            if (best == nullptr || row.attempts * 3 + row.arrivals > best->attempts * 3 + best->arrivals) best = &row;
        if (best != nullptr) picked = QString::fromStdString(domain::toText(best->id));
        loop.quit();
      });
  loop.exec();
  return picked;
}

/// The sign-in and the lock page, which are no pages of the window. Ends signed out.
bool takeDoorPictures(Composition& composition, ui::style::Theme& theme, const QString& directory, int settleMs) {
  const auto grab = [&](const QString& name) {
    for (const auto mode : {ui::style::Mode::light, ui::style::Mode::dark}) {
      theme.setMode(mode);
      runLoopFor(settleMs);
      const QString ending =
          mode == ui::style::Mode::dark ? QStringLiteral("-dark.png") : QStringLiteral("-light.png");
      if (!composition.window().grab().save(QDir(directory).filePath(name + ending))) return false;
    }
    return true;
  };
  ui::session::Attendance& attendance = composition.session().attendance();
  if (attendance.presence().state != ui::session::Presence::State::signedIn) return true;
  attendance.lock(ui::session::Reason::asked);
  if (!grab(QStringLiteral("lock"))) return false;
  attendance.signOut();
  return grab(QStringLiteral("sign-in"));
}

}  // namespace

bool takePictures(Composition& composition, ui::style::Theme& theme, const QString& directory) {
  constexpr int kSettleMs = 900;
  constexpr int kAfterTheDayMs = 6'000;
  if (!QDir().mkpath(directory)) {
    std::fprintf(stderr, "acknowledger: %s can't be made\n", qPrintable(directory));
    return false;
  }
  if (!composition.settled()) {
    while (!composition.settled()) runLoopFor(200);
    runLoopFor(kAfterTheDayMs);
  }
  const QString delivery = pickDelivery(composition);
  if (!delivery.isEmpty())
    for (const auto* page : {"deliveries", "trace"}) {
      composition.window().openPage(QLatin1String(page), delivery);
      runLoopFor(kSettleMs);
    }
  const QStringList files =
      ui::shell::writeScreenshots(composition.window(), theme, directory, [] { runLoopFor(kSettleMs); });
  const bool taken = !files.isEmpty() && takeDoorPictures(composition, theme, directory, kSettleMs);
  if (!taken) std::fprintf(stderr, "acknowledger: the pictures could not be written to %s\n", qPrintable(directory));
  return taken;
}

}  // namespace ack::app
