#pragma once
// The strip across the bottom: receiving or not, the store, what waits, the workers; at the right the record's clock
// (UTC) and the local one.
#include "core/query/views.h"
#include "core/runtime/engine.h"
#include "ui/style/theme.h"

#include <QFrame>

#include <optional>

namespace ack::ui::widgets {
class Label;
class IconLabel;
}  // namespace ack::ui::widgets

namespace ack::ui::shell {

class StatusItem;

/// Thread: gui.
class StatusStrip : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kHeight = 28;

  explicit StatusStrip(const style::Theme& theme, QWidget* parent = nullptr);
  /// `engine` where it runs in this process; `status` as the store last told, nullopt while there is no store.
  void present(const std::optional<runtime::EngineStatus>& engine, const std::optional<query::Status>& status,
               std::optional<UtcTime> silentSince);
  void presentTime(UtcTime now);
  /// While nobody may see the work: what is safe to know, and nothing leads anywhere.
  void setSafeOnly(bool safeOnly);
  /// Marks the item that leads to this page, where the page has no place in the rail.
  void setCurrent(const QString& key);
  /// What the last check of the audit chain said; hidden until there was one.
  void presentChain(const QString& icon, style::Token ink, const QString& words);

 Q_SIGNALS:
  void pageRequested(const QString& key, const QString& filter);

 private:
  void presentAlerts(const std::optional<query::Status>& status);
  void presentReceiving(const std::optional<runtime::EngineStatus>& engine,
                        const std::optional<query::Status>& status);
  const style::Theme& m_theme;
  StatusItem* m_receiving;
  StatusItem* m_store;
  StatusItem* m_queued;
  StatusItem* m_workers;
  StatusItem* m_alerts;
  StatusItem* m_chain;
  bool m_safeOnly{false};
  widgets::Label* m_utc;
  widgets::Label* m_local;
};

}  // namespace ack::ui::shell
