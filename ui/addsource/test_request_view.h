#pragma once
// The tester for a source that is configured already: opened from its panel, closed back to it.
#include "ui/addsource/source_commands.h"
#include "ui/style/theme.h"

#include <QWidget>

namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Card;
}

namespace ack::ui::addsource {

class RequestTester;

/// Thread: gui. `session` runs the check on its reader thread.
class TestRequestView : public QWidget {
  Q_OBJECT
 public:
  TestRequestView(const style::Theme& theme, session::Session* session, SourceCommands commands,
                  QWidget* parent = nullptr);
  /// With an empty field: the last request was another's, or of another source.
  void open(const QString& source);
  void forget();
  [[nodiscard]] QString source() const { return m_source; }

 Q_SIGNALS:
  void closed();

 private:
  void tryRequest(const QString& pasted);
  session::Session* m_session;
  SourceCommands m_commands;
  QString m_source;
  widgets::Card* m_card;
  RequestTester* m_tester;
};

}  // namespace ack::ui::addsource
