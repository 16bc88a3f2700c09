#pragma once
// Everything about the receiver's certificates: which are in use, for whom and until when, what came of the last
// load, and loading them again after showing what the files hold.
#include "core/base/result.h"
#include "core/domain/tls_state.h"
#include "ui/style/theme.h"

#include <QFrame>

#include <vector>

class QVBoxLayout;

namespace ack::ui::widgets {
class Banner;
class Button;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::sources {

/// Thread: gui.
class CertificatePanel : public QFrame {
  Q_OBJECT
 public:
  explicit CertificatePanel(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const domain::TlsState& tls, UtcTime now);
  /// Whether the files can be loaded again from here.
  void setChangeable(bool changeable);
  /// Why the present person may not load them; empty where they may.
  void setRefusal(const QString& why);
  /// Answer to lookWanted(): what a load would bring, or why it would not.
  void presentFiles(const Result<std::vector<domain::CertificateState>>& files);
  /// Answer to reloadWanted(). `asked`: another process does it, and present() tells what came of it.
  void reloadFinished(const Result<void>& done, bool asked);

 Q_SIGNALS:
  void closed();
  void lookWanted();
  void reloadWanted();

 private:
  QWidget* buildHead();
  QWidget* buildReload();
  void rebuildCertificates(UtcTime now);
  void showConfirm(bool shown);

  const style::Theme& m_theme;
  domain::TlsState m_tls;
  QString m_shown;
  widgets::Label* m_caption;
  widgets::Banner* m_banner;
  QVBoxLayout* m_list;
  QWidget* m_content{nullptr};
  widgets::Button* m_reload;
  QWidget* m_confirm;
  widgets::Label* m_change;
  widgets::Button* m_load;
  widgets::Banner* m_result;
};

}  // namespace ack::ui::sources
