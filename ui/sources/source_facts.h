#pragma once
// What a source's provider promises, in plain words first (signed, not signed, answer, retries, recover by) and then
// each fact with its mark and where it was seen.
#include "ui/sources/source_words.h"

#include <QWidget>

class QVBoxLayout;

namespace ack::ui::sources {

/// Thread: gui.
class SourceFacts : public QWidget {
  Q_OBJECT
 public:
  explicit SourceFacts(const style::Theme& theme, QWidget* parent = nullptr);
  /// Rebuilds only where the facts are others.
  void present(const query::SourceView& view);

 private:
  void addPlain(const QString& icon, style::Token token, const QString& name, const QString& words);
  void addFact(const query::FactView& fact);
  void addTitle(const QString& words);
  const style::Theme& m_theme;
  std::string m_shownProvider;
  std::vector<query::FactView> m_shown;
  QVBoxLayout* m_column;
  QWidget* m_content{nullptr};
  QVBoxLayout* m_rows{nullptr};
};

}  // namespace ack::ui::sources
