#pragma once
// What the Deliveries page asks of the reader: first page, refreshes, older and newer pages, one delivery's story and
// payload. Each answer comes as a signal with plain values; questions never pile up.
#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/query/views.h"
#include "ui/models/delivery_window.h"
#include "ui/models/refresh_gate.h"

#include <QObject>
#include <QStringList>

namespace ack::ui::session {
class Session;
}

namespace ack::ui::deliveries {

/// Thread: gui. Does nothing without a session.
class DeliveriesFeed final : public QObject {
  Q_OBJECT
 public:
  DeliveriesFeed(session::Session* session, const Clock& clock, QObject* parent = nullptr);

  /// The newest page of `filter`; what was under way for another filter is dropped.
  void reload(const query::DeliveryFilter& filter);
  /// The newest page again, and the present values of `watched` rows that are not in it (at most kMostWatched).
  void refresh(const query::DeliveryFilter& filter, std::vector<DeliveryId> watched);
  void older(const query::DeliveryFilter& filter, const std::string& token);
  void newer(const query::DeliveryFilter& filter, const std::string& token);
  void story(DeliveryId id);
  void payload(DeliveryId id);
  /// The rows have not been answered for longer than RefreshGate::kLate.
  [[nodiscard]] bool isLate() const;
  [[nodiscard]] std::optional<UtcTime> answeredAt() const { return m_rows.answeredAt(); }

 Q_SIGNALS:
  void firstRead(const ack::query::DeliveryPage& page);
  void freshRead(const ack::ui::models::FreshRows& fresh);
  void statusRead(const ack::query::Status& status, const QStringList& sources);
  void olderRead(const ack::query::DeliveryPage& page);
  void newerRead(const ack::query::DeliveryPage& page);
  void storyRead(const ack::query::DeliveryStory& story);
  void payloadRead(ack::DeliveryId id, const ack::query::PayloadView& payload);
  void failed(const ack::Error& error);
  void pageFailed();
  void refreshDue();  ///< something changed while an answer was under way

 private:
  static constexpr std::size_t kMostWatched = 64;
  struct Rows {
    models::FreshRows fresh;
    query::Status status;
    QStringList sources;
  };
  void askRows(const query::DeliveryFilter& filter, std::vector<DeliveryId> watched, bool first);

  session::Session* m_session;
  const Clock& m_clock;
  models::RefreshGate m_rows, m_story;
  std::optional<DeliveryId> m_storyOf;
  int m_generation{0};  ///< grows with every reload: pages of another filter are dropped
};

}  // namespace ack::ui::deliveries
