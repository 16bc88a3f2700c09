#pragma once
// The button above the Deliveries table that writes what the filter shows as CSV: asks for the file, begins, and
// while it writes it stops.
#include "core/base/clock.h"
#include "core/query/delivery_csv.h"
#include "ui/widgets/button.h"

#include <functional>
#include <vector>

namespace ack::ui::session {
class Session;
}

namespace ack::ui::deliveries {

class DeliveryExport;

/// Thread: gui.
class ExportButton final : public widgets::Button {
  Q_OBJECT
 public:
  /// Answers the path to write to, or an empty one.
  using AskForFile = std::function<QString(QWidget* parent, const QString& proposed)>;
  /// What an export is to hold, asked for when it begins.
  struct Subject {
    std::function<query::DeliveryFilter()> filter;
    std::function<std::vector<query::DeliveryColumn>()> columns;
  };

  /// Does nothing where `session` is null. `ask` empty: the system's own dialog.
  ExportButton(const style::Theme& theme, session::Session* session, const Clock& clock, AskForFile ask,
               Subject subject, QWidget* parent = nullptr);
  /// As a click.
  void startOrStop();

 Q_SIGNALS:
  void begun();
  /// A file that was there before is as it was.
  void failed(const QString& reason);

 private:
  void showState();

  const style::Theme& m_theme;
  const Clock& m_clock;
  AskForFile m_ask;
  Subject m_subject;
  DeliveryExport* m_export;
};

}  // namespace ack::ui::deliveries
