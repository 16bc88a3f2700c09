#pragma once
// "Alert channels": the ways out of the house for alerts, each with a trial message and what became of it. The same
// deed as `acknowledgerd alerts try`; only who may configure can do it.
#include "core/query/views.h"

#include "core/base/result.h"
#include "core/query/alert_views.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"

#include <optional>

namespace ack::ui::session {
class Session;
}
namespace ack::ui::widgets {
class Banner;
class Button;
}  // namespace ack::ui::widgets

namespace ack::ui::people {

/// One channel with its trial. Thread: gui.
class ChannelTrial final : public QWidget {
  Q_OBJECT
 public:
  /// So long one trial is waited for: two minutes until it is tried or dropped, and 30 s for trying it.
  static constexpr int kPatienceTicks = 150;

  ChannelTrial(const style::Theme& theme, session::Session* session, domain::AlertChannel channel,
               QWidget* parent = nullptr);
  void present(const query::AlertMessageView& message);
  /// What kept a trial from being put on its way.
  void presentTrouble(const Error& error);
  /// Shows nothing of the trial any more; what becomes of it is not told to whoever sits here next.
  void forget();

 private:
  void begin();
  void send(bool engineRuns);
  void look();
  void giveUp();
  void showWaiting();
  void end();

  session::Session* m_session;
  domain::AlertChannel m_channel;
  widgets::Button* m_send;
  widgets::Banner* m_outcome;
  std::optional<AlertMessageId> m_message;  ///< under way
  QString m_trouble;                        ///< of the last look; empty where it was answered
  int m_ticks{0};
  int m_turn{0};  ///< grows with forget(): an answer from before it is nobody's
};

/// Thread: gui.
class ChannelCard final : public widgets::Card {
  Q_OBJECT
 public:
  /// `session` null: shows what its channels' present() is given.
  ChannelCard(const style::Theme& theme, session::Session* session, QWidget* parent = nullptr);
  [[nodiscard]] ChannelTrial* trial(domain::AlertChannel channel) const;
  /// Of every channel: somebody else sits here now.
  void forgetTrials();

 private:
  ChannelTrial* m_email;
  ChannelTrial* m_webhook;
};

}  // namespace ack::ui::people
