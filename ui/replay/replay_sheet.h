#pragma once
// A replay, from its preview to its end, in one sheet: three gates, what each effect will do, why and how fast; then
// "Replay n now" or "Send for approval"; for the second person the same, to approve or refuse; and while it runs how
// far it is, with a brake.
#include "core/access/policy.h"
#include "core/base/result.h"
#include "core/query/replay_views.h"
#include "ui/replay/replay_place.h"
#include "ui/widgets/sheet.h"

#include <QElapsedTimer>

#include <optional>

class QHBoxLayout;
class QStackedWidget;

namespace ack::ui::widgets {
class Banner;
class Button;
class IconLabel;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::replay {

class GateCard;
class ManifestPane;
class OrderForm;
class PreviewFile;
class ReplayTalk;
class RequestFacts;

/// Thread: gui. Deletes itself once it is closed.
class ReplaySheet final : public widgets::Sheet {
  Q_OBJECT
 public:
  static constexpr int kWidth = 1096, kHeight = 748;

  /// Opened with a preview of the selection.
  static ReplaySheet* ask(const ReplayPlace& place, QWidget* opener, operate::ReplaySelection selection);
  /// Opened on a replay that was asked for.
  static ReplaySheet* look(const ReplayPlace& place, QWidget* opener, ReplayId id);

 Q_SIGNALS:
  /// It was asked for, and waits or runs.
  void asked(ack::ReplayId id);
  /// Something was decided, held or let go.
  void changed();
  void traceRequested(const QString& id);

 protected:
  void leave() override;

 private:
  enum class Phase { making, ready, sending, failed, looking };
  ReplaySheet(const ReplayPlace& place, QWidget* opener);
  void build();
  QWidget* buildGates();
  QWidget* buildRight();
  void buildFooter();
  void connectParts();
  void startPreview();
  void presentPreview(const operate::ReplayPreview& preview);
  void presentPreviewTrouble(const Error& error);
  void presentView(const query::ReplayView& view);
  void presentRoleGate(access::Permission permission);
  void presentCauseGate(bool needsCorrection, bool corrected, const QString& who);
  void presentSecondGate(bool needed, const domain::ReplayCounts& counts, const QString& approvedBy);
  void showButtons();
  void press();
  void send();
  void decide(bool approve);
  void lookAgain(const QString& fact);
  void showDifference();
  void pressBrake();
  /// Stops, goes on or cancels by a reason.
  void askWhy(int deed);
  /// What the brake does from now on; -1: nothing.
  void setBrakeDeed(int deed);
  void savePreview();
  void perform(int deed, const std::string& reason);
  void tell(bool isTrouble, const QString& fact, const QString& more = {});
  [[nodiscard]] bool isMine() const;
  [[nodiscard]] QStringList approvers() const;
  [[nodiscard]] QString attemptsOf(const query::ReplayItemPage& page) const;

  ReplayPlace m_place;
  ReplayTalk* m_talk;
  PreviewFile* m_file;
  operate::ReplaySelection m_selection;
  Phase m_phase{Phase::making};
  std::optional<operate::ReplayPreview> m_preview;
  std::optional<query::ReplayView> m_view;
  std::string m_seenHash;      ///< of the preview the person looked at when they pressed
  int m_brakeDeed{-1};         ///< a ReplayTalk::Deed: the one whose words are on the button
  QElapsedTimer m_brakeMeans;  ///< since its meaning changed under the pointer
  bool m_pressed{false};       ///< the preview under way is the look again before sending
  bool m_comparing{false};     ///< the items that come are compared with what was seen

  GateCard* m_role;
  GateCard* m_cause;
  GateCard* m_second;
  widgets::Banner* m_banner;
  ManifestPane* m_manifest;
  QStackedWidget* m_right;
  OrderForm* m_form;
  RequestFacts* m_facts;
  widgets::Button* m_save;
  widgets::IconLabel* m_noteIcon;
  widgets::Label* m_note;
  widgets::Button* m_cancel;
  widgets::Button* m_refuse;
  widgets::Button* m_brake;
  widgets::Button* m_primary;
};

}  // namespace ack::ui::replay
