#include "ui/commands/confirmed_deed.h"

#include "ui/session/session.h"

namespace ack::ui::commands {

void performWhenConfirmed(session::Session& session, widgets::ConfirmSheet* sheet, std::function<Deed()> deed,
                          std::function<void()> done) {
  QObject::connect(
      sheet, &widgets::ConfirmSheet::confirmed, sheet,
      [&session, sheet, deed = std::move(deed), done = std::move(done)](const QString& reason) {
        sheet->wait();
        session.perform<void>(
            sheet,
            [deed = deed(), reason = reason.toStdString()](const operate::Desk& desk, const operate::Caller& caller) {
              return deed(desk, caller, reason);
            },
            [sheet, done](const Result<void>& result) {
              if (!result) return sheet->fail(QString::fromStdString(result.error().message));
              sheet->dismiss();
              if (done) done();
            });
      });
  sheet->open();
}

widgets::ConfirmSheet* confirmAndPerform(const style::Theme& theme, session::Session& session, QWidget* opener,
                                         const widgets::Question& question, Deed deed, std::function<void()> done) {
  auto* sheet = new widgets::ConfirmSheet(theme, opener, question);
  performWhenConfirmed(
      session, sheet, [deed = std::move(deed)] { return deed; }, std::move(done));
  return sheet;
}

}  // namespace ack::ui::commands
