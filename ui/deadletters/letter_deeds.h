#pragma once
// What a person does with chosen dead letters beside replaying them: gives them an owner, closes them with a reason,
// exports their evidence. Asks, performs, and says how many of them it was true for.
#include "core/base/clock.h"
#include "core/operate/letter_commands.h"
#include "ui/style/theme.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace ack::ui::session {
class Session;
}

namespace ack::ui::deadletters {

class EvidenceExport;

/// Thread: gui.
class LetterDeeds final : public QObject {
  Q_OBJECT
 public:
  using Ids = std::vector<DeliveryId>;
  /// Answers the path to write to, or an empty one.
  using AskForFile = std::function<QString(QWidget* parent, const QString& proposed)>;

  /// `ask` empty: the system's own dialog. `session` null: nothing is done.
  LetterDeeds(const style::Theme& theme, session::Session* session, const Clock& clock, AskForFile ask,
              QObject* parent);
  ~LetterDeeds() override;

  /// Each asks over the opener's window first. `present`: the one owner they have now, or empty.
  void assign(const Ids& ids, const QString& present, QWidget* opener);
  void close(const Ids& ids, QWidget* opener);
  void exportEvidence(const Ids& ids, QWidget* opener);

 Q_SIGNALS:
  /// Something was changed, or looked at anew: the list should be read again.
  void done();
  void failed(const QString& sentence);

 private:
  void tell(QWidget* where, const QString& icon, const QString& what, const operate::LetterReport& report);
  const style::Theme& m_theme;
  session::Session* m_session;
  const Clock& m_clock;
  AskForFile m_ask;
  EvidenceExport* m_export;
};

}  // namespace ack::ui::deadletters
