#include "ui/deliveries/export_button.h"

#include "core/base/time_text.h"
#include "ui/commands/gate.h"
#include "ui/deliveries/delivery_export.h"
#include "ui/text/formats.h"
#include "ui/widgets/toast.h"

#include <QFileDialog>
#include <QFileInfo>

namespace ack::ui::deliveries {
namespace {

QString systemDialog(QWidget* parent, const QString& proposed) {
  return QFileDialog::getSaveFileName(parent, ExportButton::tr("Export these deliveries as CSV"), proposed,
                                      ExportButton::tr("CSV files (*.csv)"));
}

}  // namespace

ExportButton::ExportButton(const style::Theme& theme, session::Session* session, const Clock& clock, AskForFile ask,
                           Subject subject, QWidget* parent)
    : Button(theme, Kind::secondary, {}, QStringLiteral("export"), parent), m_theme(theme), m_clock(clock),
      m_ask(ask ? std::move(ask) : AskForFile(systemDialog)), m_subject(std::move(subject)),
      m_export(new DeliveryExport(session, this)) {
  setObjectName(QStringLiteral("deliveriesExport"));
  setToolTip(tr("Writes the deliveries that match the filter, in the columns shown. (Ctrl+E)"));
  showState();
  commands::gate(session, this, access::Permission::exportEvidence);
  connect(this, &QPushButton::clicked, this, &ExportButton::startOrStop);
  connect(m_export, &DeliveryExport::finished, this, [this](qint64 rows, const QString& path) {
    showState();
    widgets::Toast::show(
        m_theme, this, QStringLiteral("check"),
        tr("%1 rows written to %2", "a count, a file").arg(text::count(rows), QFileInfo(path).fileName()));
  });
  connect(m_export, &DeliveryExport::failed, this, [this](const QString& reason) {
    showState();
    Q_EMIT failed(reason);
  });
}

void ExportButton::startOrStop() {
  if (!refusal().isEmpty()) return;
  if (m_export->isRunning()) {
    m_export->cancel();
    return showState();
  }
  Q_EMIT begun();
  const QString day = text::fromUtf8(base::toRfc3339Millis(m_clock.now())).left(10);
  QString path = m_ask(this, QStringLiteral("deliveries-%1.csv").arg(day));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".csv");
  m_export->start(m_subject.filter(), m_subject.columns(), path);
  showState();
}

void ExportButton::showState() {
  setText(m_export->isRunning() ? tr("Stop export") : tr("Export"));
  setIconName(m_export->isRunning() ? QStringLiteral("stop") : QStringLiteral("export"));
}

}  // namespace ack::ui::deliveries
