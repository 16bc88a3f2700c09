#pragma once
// Why requests of one source were turned away, how often, and how many in this hour.
#include "ui/sources/source_words.h"

#include <QWidget>

class QVBoxLayout;

namespace ack::ui::sources {

/// Thread: gui. Hides itself where nothing was turned away.
class Refusals : public QWidget {
  Q_OBJECT
 public:
  explicit Refusals(const style::Theme& theme, QWidget* parent = nullptr);
  void present(const query::SourceView& view);

 private:
  const style::Theme& m_theme;
  QStringList m_shown;
  QVBoxLayout* m_column;
  QWidget* m_rows{nullptr};
};

}  // namespace ack::ui::sources
