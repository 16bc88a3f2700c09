#pragma once
// The list of sources: values of the model, and how a row of 60 px is painted.
#include "ui/sources/source_words.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>

#include <optional>
#include <vector>

namespace ack::ui::sources {

/// Holds values, asks nothing. Thread: gui.
class SourceModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { kSource, kState, kSignature, kWindow, kRetry, kDay, kSeen, kColumns };

  using QAbstractTableModel::QAbstractTableModel;
  /// Keeps the rows (and the selection on them) where the sources are the same.
  void present(std::vector<ShownSource> sources, UtcTime now);
  [[nodiscard]] const ShownSource& source(int row) const { return m_sources.at(static_cast<std::size_t>(row)); }
  [[nodiscard]] int rowOf(const QString& name) const;  ///< -1: no such source
  [[nodiscard]] UtcTime now() const { return m_now; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  [[nodiscard]] QString textOf(int row, int column) const;
  [[nodiscard]] QString sentenceOf(int row) const;
  std::vector<ShownSource> m_sources;
  UtcTime m_now{};
};

/// Paints only.
class SourceDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  static constexpr int kRowHeight = 60;
  SourceDelegate(const style::Theme& theme, const SourceModel& model, QObject* parent);
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void paintCell(QPainter& painter, const QRect& cell, const ShownSource& source, int column, qreal ratio) const;
  void paintLines(QPainter& painter, const QRect& cell, const QString& first, style::Role role, const QString& second,
                  style::Token token) const;
  const style::Theme& m_theme;
  const SourceModel& m_model;
};

}  // namespace ack::ui::sources
