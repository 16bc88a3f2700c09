#pragma once
// What a person does with chosen alerts: takes them on, gives them an owner, ends those that only a person can end.
// Asks where it is needed, performs, and says how many of them it was true for.
#include "core/query/views.h"

#include "core/operate/alert_commands.h"
#include "core/query/alert_views.h"
#include "ui/style/theme.h"

#include <QObject>

#include <vector>

class QWidget;

namespace ack::ui::deadletters {
class OwnerSheet;
}
namespace ack::ui::session {
class Session;
}

namespace ack::ui::alerts {

/// Thread: gui.
class AlertDeeds final : public QObject {
  Q_OBJECT
 public:
  using Alerts = std::vector<query::AlertView>;

  /// `session` null: nothing is done.
  AlertDeeds(const style::Theme& theme, session::Session* session, QObject* parent);

  /// At once, without a question.
  void takeOn(const Alerts& alerts, QWidget* where);
  /// Asks who; the toast takes it back to whoever had them.
  void assign(const Alerts& alerts, QWidget* opener);
  /// Asks for a reason.
  void resolve(const Alerts& alerts, QWidget* opener);

 Q_SIGNALS:
  /// Something was changed, or is not as it was shown: the list should be read again.
  void done();
  void failed(const QString& sentence);

 private:
  using Ids = std::vector<AlertId>;
  void askForOwners(deadletters::OwnerSheet* sheet, const QString& present);
  void giveBack(const Alerts& before);
  const style::Theme& m_theme;
  session::Session* m_session;
};

}  // namespace ack::ui::alerts
