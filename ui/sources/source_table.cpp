#include "ui/sources/source_table.h"

#include "ui/charts/bars.h"
#include "ui/text/formats.h"
#include "ui/widgets/avatar.h"

#include <QPainter>

namespace ack::ui::sources {
namespace {

using style::Role;
using style::Token;

QString windowWords(const query::SourceView& view) {
  return view.replayWindow ? text::span(*view.replayWindow) : SourceModel::tr("off", "no replay window");
}

QString seenWords(const query::SourceView& view, UtcTime now) {
  return view.lastArrival ? text::duration(now - *view.lastArrival) : text::missing();
}

}  // namespace

void SourceModel::present(std::vector<ShownSource> sources, UtcTime now) {
  const bool same = sources.size() == m_sources.size() &&
                    std::equal(sources.begin(), sources.end(), m_sources.begin(),
                               [](const ShownSource& a, const ShownSource& b) { return a.view.name == b.view.name; });
  m_now = now;
  if (same) {
    m_sources = std::move(sources);
    if (!m_sources.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    return;
  }
  beginResetModel();
  m_sources = std::move(sources);
  endResetModel();
}

int SourceModel::rowOf(const QString& name) const {
  for (std::size_t i = 0; i < m_sources.size(); ++i)
    if (text::fromUtf8(m_sources.at(i).view.name) == name) return static_cast<int>(i);
  return -1;
}

int SourceModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_sources.size());
}

int SourceModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QString SourceModel::textOf(int row, int column) const {
  const query::SourceView& view = source(row).view;
  switch (column) {
  case kSource:
    return text::fromUtf8(view.name);
  case kState:
    return stateOf(source(row)).word;
  case kSignature:
    return signatureOf(view);
  case kWindow:
    return windowWords(view);
  case kRetry:
    return retryOf(view);
  case kDay:
    return text::count(view.accepted24h);
  case kSeen:
    return seenWords(view, m_now);
  default:
    return {};  // an int of Qt's, not an enum of ours
  }
}

QString SourceModel::sentenceOf(int row) const {
  return tr("%1, %2, signature %3, %4 events in 24 hours, last seen %5 ago", "one row of the list, read aloud")
      .arg(textOf(row, kSource), textOf(row, kState), textOf(row, kSignature), textOf(row, kDay), textOf(row, kSeen));
}

QVariant SourceModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::DisplayRole) return textOf(index.row(), index.column());
  if (role == Qt::AccessibleTextRole && index.column() == kSource) return sentenceOf(index.row());
  if (role == Qt::TextAlignmentRole && index.column() == kSeen)
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::ToolTipRole) return {};
  const query::SourceView& view = source(index.row()).view;
  if (index.column() == kSeen && view.lastArrival) return text::timeTooltip(*view.lastArrival);
  if (index.column() == kRetry) return retryOf(view) + QLatin1Char('\n') + retryMarkOf(view).words;
  if (index.column() == kSignature) return text::fromUtf8(view.signs);
  return {};
}

QVariant SourceModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant::fromValue(Qt::Alignment((section == kSeen ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
  if (role != Qt::DisplayRole) return {};
  switch (section) {
  case kSource:
    return tr("Source");
  case kState:
    return tr("Status");
  case kSignature:
    return tr("Signature");
  case kWindow:
    return tr("Window");
  case kRetry:
    return tr("If we don't answer");
  case kDay:
    return tr("Last 24 h");
  case kSeen:
    return tr("Last seen");
  default:
    return {};
  }
}

SourceDelegate::SourceDelegate(const style::Theme& theme, const SourceModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_theme(theme), m_model(model) {}

QSize SourceDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const {
  return {60, m_theme.scaled(kRowHeight)};
}

void SourceDelegate::paintLines(QPainter& painter, const QRect& cell, const QString& first, Role role,
                                const QString& second, Token token) const {
  const auto write = [&](const QString& words, Role face, Token ink, int y, int height) {
    painter.setFont(m_theme.font(face));
    painter.setPen(m_theme.color(ink));
    painter.drawText(QRect(cell.x(), cell.y() + m_theme.scaled(y), cell.width(), m_theme.scaled(height)),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(painter.font()).elidedText(words, Qt::ElideRight, cell.width()));
  };
  write(first, role, Token::text, 12, 18);
  write(second, Role::small, token, 31, 16);
}

void SourceDelegate::paintCell(QPainter& painter, const QRect& cell, const ShownSource& source, int column,
                               qreal ratio) const {
  const query::SourceView& view = source.view;
  const auto plain = [&](const QString& words, Token ink, Qt::Alignment align, int left = 0) {
    painter.setFont(m_theme.font(Role::body));
    painter.setPen(m_theme.color(ink));
    const QRect place = cell.adjusted(left, 0, 0, 0);
    painter.drawText(place, static_cast<int>(align | Qt::AlignVCenter),
                     QFontMetrics(painter.font()).elidedText(words, Qt::ElideRight, place.width()));
  };
  switch (static_cast<SourceModel::Column>(column)) {
  case SourceModel::kSource:
    widgets::paintAvatar(painter, m_theme, QRect(cell.x(), cell.y() + (cell.height() - 28) / 2, 28, 28),
                         text::fromUtf8(view.name), widgets::AvatarShape::source, ratio);
    paintLines(painter, cell.adjusted(40, 0, 0, 0), text::fromUtf8(view.name), Role::bodyStrong,
               text::fromUtf8(view.providerName), Token::text3);
    return;
  case SourceModel::kState: {
    const SourceState state = stateOf(source);
    painter.drawPixmap(cell.x(), cell.y() + (cell.height() - 16) / 2,
                       m_theme.pixmap(state.icon, 16, state.token, ratio));
    plain(state.word, Token::text, Qt::AlignLeft, 24);
    return;
  }
  case SourceModel::kSignature:
    paintLines(painter, cell, signatureOf(view), Role::body, coverageOf(view),
               isProven(view) ? Token::text3 : Token::retry);
    return;
  case SourceModel::kWindow:
    plain(windowWords(view), view.replayWindow ? Token::text : Token::text3, Qt::AlignLeft);
    return;
  case SourceModel::kRetry: {
    const Mark mark = retryMarkOf(view);
    paintLines(painter, cell, retryOf(view), Role::body, mark.brief, mark.trusted ? Token::text3 : Token::retry);
    return;
  }
  case SourceModel::kDay:
    charts::paintSparkline(painter, m_theme,
                           QRect(cell.x(), cell.y() + m_theme.scaled(12), cell.width(), m_theme.scaled(16)),
                           view.sparkline);
    painter.setFont(m_theme.font(Role::small));
    painter.setPen(m_theme.color(Token::text3));
    painter.drawText(QRect(cell.x(), cell.y() + m_theme.scaled(31), cell.width(), m_theme.scaled(16)),
                     Qt::AlignLeft | Qt::AlignVCenter, text::count(view.accepted24h));
    return;
  case SourceModel::kSeen:
    plain(seenWords(view, m_model.now()), source.quiet ? Token::retry : Token::text2, Qt::AlignRight);
    return;
  case SourceModel::kColumns:
    return;
  }
}

void SourceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  const bool over = option.state.testFlag(QStyle::State_MouseOver);
  painter->fillRect(option.rect, m_theme.color(selected ? Token::selected : over ? Token::hover : Token::surface));
  painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                    m_theme.color(Token::grid));
  const int left = index.column() == SourceModel::kSource ? 24 : 8;
  const int right = index.column() == SourceModel::kSeen ? 24 : 8;
  const qreal ratio = option.widget != nullptr ? option.widget->devicePixelRatioF() : 1.0;
  paintCell(*painter, option.rect.adjusted(left, 0, -right, 0), m_model.source(index.row()), index.column(), ratio);
  if (option.state.testFlag(QStyle::State_HasFocus) && index.column() == SourceModel::kSource)
    painter->fillRect(QRect(option.rect.left(), option.rect.top(), 2, option.rect.height()),
                      m_theme.color(Token::focus));
  painter->restore();
}

}  // namespace ack::ui::sources
