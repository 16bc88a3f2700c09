#include "ui/replay/manifest_pane.h"

#include "ui/models/replay_preview_model.h"
#include "ui/replay/gate_card.h"
#include "ui/replay/preview_tree.h"
#include "ui/text/formats.h"
#include "ui/text/replay_words.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/label.h"
#include "ui/widgets/loading_rows.h"
#include "ui/widgets/segmented_control.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QVBoxLayout>

namespace ack::ui::replay {

using style::Role;
using style::Token;

ManifestPane::ManifestPane(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_model(new models::ReplayPreviewModel(this)),
      m_skip(
          new TotalCard(theme, QStringLiteral("effect-skip"), Token::text2, tr("Skipped"), tr("already done, kept"))),
      m_run(
          new TotalCard(theme, QStringLiteral("effect-run"), Token::processing, tr("Will run"), tr("not done yet"))),
      m_ask(new TotalCard(theme, QStringLiteral("effect-reconcile"), Token::unknown, tr("Look up first"),
                          tr("run only if missing"))),
      m_tree(new PreviewTree(theme)), m_loading(new widgets::LoadingRows(theme, 32)),
      m_trouble(new widgets::EmptyState(theme, QStringLiteral("error"), {}, {})), m_bar(new QProgressBar),
      m_line(new widgets::Label(theme, Role::small, Token::text3)), m_rules(new widgets::SegmentedControl(theme)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 16, 20, 16);
  column->setSpacing(16);
  auto* totals = new QHBoxLayout;
  totals->setSpacing(12);
  for (TotalCard* card : {m_skip, m_run, m_ask}) totals->addWidget(card, 1);
  column->addLayout(totals);
  column->addWidget(buildTable(), 1);
  m_bar->setTextVisible(false);
  m_bar->setFixedHeight(6);
  m_bar->hide();
  column->addWidget(m_bar);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(8);
  m_line->setObjectName(QStringLiteral("manifestLine"));
  m_line->setElide(Qt::ElideRight);
  foot->addWidget(m_line, 1);
  m_rules->setSmall(true);
  m_rules->setAccessibleName(tr("By which rules"));
  m_rules->addSegment(tr("Current rules"));
  m_rules->addSegment(tr("Rules at acceptance"));
  foot->addWidget(m_rules);
  column->addLayout(foot);
  m_trouble->hide();
  connect(m_rules, &widgets::SegmentedControl::currentChanged, this, &ManifestPane::rulesChanged);
}

QWidget* ManifestPane::buildTable() {
  auto* frame = new QFrame;
  frame->setProperty("card", true);
  auto* inside = new QVBoxLayout(frame);
  inside->setContentsMargins(1, 4, 1, 4);
  m_tree->setObjectName(QStringLiteral("replayPreview"));
  m_tree->setAccessibleName(tr("Preview of the replay"));
  m_tree->setModel(m_model);
  inside->addWidget(m_tree);
  return frame;
}

domain::RulesChoice ManifestPane::rules() const {
  return m_rules->current() == 0 ? domain::RulesChoice::current : domain::RulesChoice::original;
}

void ManifestPane::setRulesChosen(domain::RulesChoice rules, bool mayChoose) {
  m_rules->setCurrent(rules == domain::RulesChoice::current ? 0 : 1);
  m_rules->setEnabled(mayChoose);
  m_rules->setVisible(mayChoose);
}

void ManifestPane::presentCounts(const domain::ReplayCounts& counts) {
  m_bar->hide();
  m_skip->setTotal(counts.skip);
  m_run->setTotal(counts.run);
  m_ask->setTotal(counts.ask);
  const std::int64_t effects = counts.skip + counts.run + counts.ask + counts.conflict;
  QString line =
      tr("%n event(s), effects: %1.", "a count", static_cast<int>(counts.deliveries)).arg(text::count(effects));
  if (counts.excluded > 0)
    line += QLatin1Char(' ') + tr("%n can't run and is left out.", nullptr, static_cast<int>(counts.excluded));
  m_line->setText(line + QLatin1Char(' ') + tr("Each is checked again when it runs."));
}

void ManifestPane::presentMaking(qint64 done, qint64 of) {
  m_fresh = true;
  m_tree->setOverlay(m_loading);
  m_bar->setVisible(of > 0);
  m_bar->setRange(0, 1'000);
  m_bar->setValue(of > 0 ? static_cast<int>(done * 1'000 / of) : 0);
  m_line->setText(of > 0 ? tr("%1 of %2 looked at", "counts").arg(text::count(done), text::count(of))
                         : tr("Looking at each event…"));
}

void ManifestPane::presentItems(const query::ReplayItemPage& page, bool first) {
  m_tree->setOverlay(nullptr);
  m_loading->hide();
  if (!first) return m_model->append(page);
  // A replay that was asked for is read again and again: what is shown stays where it is.
  const auto* shown = m_model->rowCount() > 0 ? m_model->itemAt(m_model->index(0, 0)) : nullptr;
  const bool same = shown != nullptr && !page.rows.empty() && shown->delivery == page.rows.front().delivery &&
                    m_model->rowCount() >= static_cast<int>(page.rows.size());
  if (same && !m_fresh)
    m_model->update(page.rows);
  else
    m_model->reset(page);
  m_fresh = false;
}

void ManifestPane::presentTrouble(const QString& fact, const QString& why) {
  m_bar->hide();
  m_line->setText({});
  m_trouble->present(QStringLiteral("error"), fact, why, true);
  m_tree->setOverlay(m_trouble);
}

void ManifestPane::presentProgress(const query::ReplayView& view) {
  const domain::ReplayProgress& progress = view.progress;
  const std::int64_t ended = progress.completed + progress.dead + progress.unknown + progress.changed;
  const bool began = view.beganAt.has_value();
  m_bar->setVisible(began);
  m_bar->setRange(0, 1'000);
  m_bar->setValue(view.counts.runs > 0 ? static_cast<int>(ended * 1'000 / view.counts.runs) : 0);
  m_bar->setAccessibleName(tr("%1 of %2 came to an end").arg(text::count(ended), text::count(view.counts.runs)));
  m_model->setRunning(began);
  if (!began) return presentCounts(view.counts);
  const QString words = text::progressWords(progress);
  QString line = tr("%1 of %2 came to an end", "counts").arg(text::count(ended), text::count(view.counts.runs));
  if (!words.isEmpty()) line += QStringLiteral(": ") + words;
  if (progress.underWay > 0) line += QStringLiteral(" · ") + tr("%1 under way").arg(text::count(progress.underWay));
  m_line->setText(line);
}

}  // namespace ack::ui::replay
