#pragma once
// What a deed found and what it left, side by side: "− Before" and "+ After", changed values tinted, so that the
// signs and the words tell it without the colours.
#include "core/query/audit_views.h"
#include "ui/style/theme.h"

#include <QWidget>

#include <vector>

class QFrame;

namespace ack::ui::audit {

/// Thread: gui.
class BeforeAfter final : public QWidget {
  Q_OBJECT
 public:
  BeforeAfter(const style::Theme& theme, const std::vector<query::AuditValue>& values, QWidget* parent = nullptr);

 private:
  QFrame* side(const std::vector<query::AuditValue>& values, bool after);
  const style::Theme& m_theme;
};

/// A row of a side that is tinted where it changed. Thread: gui.
class ValueCell final : public QWidget {
  Q_OBJECT
 public:
  ValueCell(const style::Theme& theme, const QString& name, const QString& value, style::Token tint, bool tinted,
            QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const style::Theme& m_theme;
  style::Token m_tint;
  bool m_tinted;
};

}  // namespace ack::ui::audit
