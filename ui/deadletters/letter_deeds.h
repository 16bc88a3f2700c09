#pragma once
// What a person does with chosen dead letters beside replaying them: gives them an owner (and takes that back),
// closes them and opens them again with a reason, exports their evidence. Asks, performs, and says how many of them
// it was true for.
#include "core/base/clock.h"
#include "core/operate/letter_commands.h"
#include "ui/style/theme.h"
#include "ui/trace/evidence_export.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace ack::ui::session {
class Session;
}

namespace ack::ui::deadletters {

/// Thread: gui.
class LetterDeeds final : public QObject {
  Q_OBJECT
 public:
  using Ids = std::vector<DeliveryId>;
  using AskForFile = trace::AskForFile;

  /// `ask` empty: the system's own dialog. `session` null: nothing is done.
  LetterDeeds(const style::Theme& theme, session::Session* session, const Clock& clock, AskForFile ask,
              QObject* parent);
  ~LetterDeeds() override;

  /// Each asks over the opener's window first. `present`: the one owner they have now, or empty.
  void assign(const Ids& ids, const QString& present, QWidget* opener);
  void close(const Ids& ids, QWidget* opener);
  void reopen(const Ids& ids, QWidget* opener);
  void exportEvidence(const Ids& ids, QWidget* opener);

 Q_SIGNALS:
  /// Something was changed, or looked at anew: the list should be read again.
  void done();
  /// It came to nothing: what, and why.
  void failed(const QString& fact, const QString& why);

 private:
  void tell(QWidget* where, const QString& icon, const QString& what, const operate::LetterReport& report,
            std::function<void()> undo = {});
  void giveBack(const operate::LetterReport& assigned, const std::string& owner, QWidget* where);
  const style::Theme& m_theme;
  session::Session* m_session;
  AskForFile m_ask;
  trace::EvidenceExport* m_export;
};

}  // namespace ack::ui::deadletters
