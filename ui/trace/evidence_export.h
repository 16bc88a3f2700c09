#pragma once
// Writes what is known of chosen events as one zip file, whole or not at all: for each its summary, time line, ledger
// lines and audit entries, and a manifest of their SHA-256; never payload. Some events at a time, so that the reader
// answers other questions in between.
#include "core/base/clock.h"
#include "core/query/views.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace ack::ui::session {
class Session;
}

namespace ack::ui::trace {

class ZipFile;

/// Answers the path to write to, or an empty one.
using AskForFile = std::function<QString(QWidget* parent, const QString& proposed)>;
/// The system's own dialog.
QString askForEvidenceFile(QWidget* parent, const QString& proposed);

/// Thread: gui; the files are made on the reader's.
class EvidenceExport final : public QObject {
  Q_OBJECT
 public:
  EvidenceExport(session::Session* session, const Clock& clock, QObject* parent);
  ~EvidenceExport() override;

  /// Asks where to by `ask`, then writes; a deed with its own entry in the trail, which comes first. Nothing where
  /// one is under way. Ends in finished() or failed(); a file that was there before stays as it was on failure.
  /// `where`: the window to tell.
  void ask(const std::vector<DeliveryId>& deliveries, const QString& proposed, const AskForFile& ask, QWidget* where);
  [[nodiscard]] bool isRunning() const { return m_running; }
  [[nodiscard]] QWidget* where() const { return m_where; }

 Q_SIGNALS:
  void finished(qsizetype events, const QString& path);
  void failed(const QString& sentence);

 private:
  struct Package;
  void begin(const QString& path);
  void askNext();
  void fail(const QString& why);

  session::Session* m_session;
  const Clock& m_clock;
  std::vector<DeliveryId> m_deliveries;
  std::size_t m_at{0};
  bool m_running{false};
  std::shared_ptr<Package> m_package;  // shared: the question under way has it too, on the reader's thread
  QPointer<QWidget> m_where;
};

}  // namespace ack::ui::trace
