#include "ui/sources/sources_page.h"

#include "ui/addsource/add_source_view.h"
#include "ui/addsource/test_request_view.h"
#include "ui/commands/command_list.h"
#include "ui/commands/gate.h"
#include "ui/delegates/row_header.h"
#include "ui/session/session.h"
#include "ui/sources/certificate_panel.h"
#include "ui/sources/provider_help_view.h"
#include "ui/sources/queue_hold.h"
#include "ui/sources/receiver_bar.h"
#include "ui/sources/source_cards.h"
#include "ui/sources/source_panel.h"
#include "ui/sources/source_table.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/loading_rows.h"
#include "ui/widgets/toast.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <array>
#include <set>

namespace ack::ui::sources {
namespace {

using style::Role;
using style::Token;

/// Narrower than this the panel lies over the table instead of squeezing it.
constexpr int kOverlayUnder = 1144;
constexpr int kHeaderHeight = 32;

// What the page shows, by index of the stack; from kAdding on it is a task that new figures don't interrupt.
constexpr int kList = 1;
constexpr int kEmpty = 2;
constexpr int kAdding = 3;

struct Answer {
  std::vector<ShownSource> sources;
  QString listen;
  bool engineRuns{false};
  std::optional<domain::TlsState> tls;
};

/// Thread: reader.
Result<Answer> read(query::Reader& reader) {
  auto views = reader.sources();
  if (!views) return std::move(views).error();
  auto overview = reader.overview(std::chrono::hours(24));
  if (!overview) return std::move(overview).error();
  std::set<std::string> quiet;
  for (const query::AttentionItem& item : overview->attention)
    if (item.kind == query::AttentionItem::Kind::quietSource) quiet.insert(item.subject);
  Answer answer;
  answer.listen = text::fromUtf8(overview->status.engineListen);
  answer.engineRuns = overview->status.enginePid > 0;
  answer.tls = std::move(overview->status.tls);
  for (query::SourceView& view : *views) {
    const bool isQuiet = quiet.contains(view.name);
    answer.sources.push_back({std::move(view), isQuiet});
  }
  return answer;
}

UtcTime clockNow() { return base::SystemClock().now(); }

}  // namespace

SourcesPage::SourcesPage(const style::Theme& theme, session::Session* session, addsource::SourceCommands commands,
                         CertificateCommands certificates, QWidget* parent)
    : Page(parent), m_theme(theme), m_session(session), m_commands(std::move(commands)),
      m_certificates(std::move(certificates)), m_model(new SourceModel(this)), m_table(new QTableView),
      m_panel(new SourcePanel(theme)), m_certificate(new CertificatePanel(theme)), m_receiver(new ReceiverBar(theme)),
      m_states(new QStackedWidget), m_empty(new widgets::EmptyState(theme, QStringLiteral("sources"), {}, {})),
      m_turnedAway(new TurnedAwayCard(theme)) {
  buildTable();
  auto* content = new QWidget;
  m_row = new QHBoxLayout(content);
  m_row->setContentsMargins(0, 0, 0, 0);
  m_row->setSpacing(0);
  auto* left = new QVBoxLayout;
  left->setSpacing(0);
  auto* edge = new QFrame;
  edge->setProperty("edge", QStringLiteral("top"));
  edge->setFixedHeight(1);
  left->addWidget(edge);
  // Takes what its rows need before anything else.
  left->addWidget(m_table, 1000);
  // As high as the higher of the two needs.
  auto* cardRow = new QWidget;
  cardRow->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  auto* cards = new QHBoxLayout(cardRow);
  cards->setContentsMargins(24, 24, 24, 16);
  cards->setSpacing(16);
  cards->addWidget(new TrustCard(m_theme), 1);
  cards->addWidget(m_turnedAway, 1);
  left->addWidget(cardRow);
  auto* receiver = new QHBoxLayout;
  receiver->setContentsMargins(24, 0, 24, 24);
  receiver->addWidget(m_receiver);
  left->addLayout(receiver);
  left->addStretch(1);
  m_row->addLayout(left, 1);
  m_row->addWidget(m_panel);
  m_row->addWidget(m_certificate);
  m_panel->hide();
  m_certificate->hide();
  connect(m_panel, &SourcePanel::closed, this, &SourcesPage::closePanel);
  buildCertificate();

  m_states->addWidget(new widgets::LoadingRows(theme, SourceDelegate::kRowHeight));
  m_states->addWidget(content);
  m_states->addWidget(m_empty);
  buildCommands();
  if (m_test != nullptr) m_states->addWidget(m_test);
  if (m_help != nullptr) m_states->addWidget(m_help);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(m_states);
  if (m_session == nullptr) return;
  m_panel->offerHold(*m_session);
  m_queueHold = new QueueHold(m_theme, *m_session, this);
  connect(m_queueHold, &QueueHold::done, this, &SourcesPage::ask);
  connect(m_session, &session::Session::changed, this, &SourcesPage::ask);
  connect(m_session, &session::Session::tick, this, &SourcesPage::everySecond);
}

void SourcesPage::buildTable() {
  m_table->setModel(m_model);
  m_table->setItemDelegate(new SourceDelegate(m_theme, *m_model, m_table));
  m_table->setAccessibleName(tr("Sources"));
  m_table->setShowGrid(false);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setTabKeyNavigation(false);
  m_table->setMouseTracking(true);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  auto* header = new delegates::RowHeader(m_theme);
  header->setPadding(SourceModel::kSource, 24, 8);
  header->setPadding(SourceModel::kSeen, 8, 24);
  m_table->setHorizontalHeader(header);
  const std::array widths{180, 112, 168, 76, 200, 108, 100};
  for (int column = 0; column < SourceModel::kColumns; ++column)
    m_table->setColumnWidth(column, m_theme.scaled(widths.at(static_cast<std::size_t>(column))));
  for (int column = 0; column < SourceModel::kColumns; ++column)
    header->setSectionResizeMode(column, column == SourceModel::kRetry ? QHeaderView::Stretch : QHeaderView::Fixed);
  fitTable();
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SourcesPage::showSelected);
  connect(&m_theme, &style::Theme::changed, this, [this] {
    fitTable();
    placePanel();
    m_table->viewport()->update();
  });
}

void SourcesPage::fitTable() {
  const int row = m_theme.scaled(SourceDelegate::kRowHeight);
  m_table->verticalHeader()->setDefaultSectionSize(row);
  // Where it scrolls sideways, the bar covers no row.
  const bool wider = m_table->horizontalHeader()->length() > m_table->viewport()->width();
  const int bar = wider ? m_table->horizontalScrollBar()->sizeHint().height() : 0;
  m_table->setMaximumHeight(m_theme.scaled(kHeaderHeight) + m_model->rowCount() * row + bar);
}

void SourcesPage::buildCommands() {
  if (!m_commands.add) return;
  m_add = new widgets::Button(m_theme, widgets::Button::Kind::primary, tr("Add source"), QStringLiteral("plus"));
  connect(m_add, &QPushButton::clicked, this, &SourcesPage::addSource);
  auto* first =
      new widgets::Button(m_theme, widgets::Button::Kind::primary, tr("Add source"), QStringLiteral("plus"));
  connect(first, &QPushButton::clicked, this, &SourcesPage::addSource);
  m_empty->setAction(first);
  m_add->setObjectName(QStringLiteral("sourceAdd"));
  commands::bind(m_session, QStringLiteral("source.add"), m_add);
  commands::bind(m_session, QStringLiteral("source.add"), first);
  m_test = new addsource::TestRequestView(m_theme, m_session, m_commands);
  connect(m_test, &addsource::TestRequestView::closed, this, &SourcesPage::showList);
  connect(m_panel, &SourcePanel::testWanted, this, [this](const QString& source) {
    m_test->open(source);
    m_states->setCurrentWidget(m_test);
    Q_EMIT factsChanged(tr("Test a request of %1", "name of a source").arg(source));
  });
  m_panel->setChangeable(true);
  if (m_commands.providers) {
    m_help = new ProviderHelpView(m_theme);
    connect(m_help, &ProviderHelpView::closed, this, &SourcesPage::showList);
    connect(m_panel, &SourcePanel::helpWanted, this, &SourcesPage::showHelp);
  }
  buildSecretCommands();
}

void SourcesPage::buildSecretCommands() {
  const auto finished = [this](const Result<config::SavedCatalogue>& saved) {
    m_panel->secretFinished(saved ? QString() : text::fromUtf8(saved.error().message));
    ask();
  };
  connect(m_panel, &SourcePanel::secretAddWanted, this,
          [this, finished](const QString& source, const QString& secret) {
            m_session->perform<config::SavedCatalogue>(
                this,
                [add = m_commands.addSecret, name = source.toStdString(), text = secret.toStdString()](
                    const operate::Desk&, const operate::Caller& caller) { return add(caller, name, text); },
                finished);
          });
  connect(m_panel, &SourcePanel::secretRemoveWanted, this,
          [this, finished](const QString& source, int position, const QString& ending) {
            m_session->perform<config::SavedCatalogue>(
                this,
                [remove = m_commands.removeSecret, name = source.toStdString(), position,
                 shown = ending.toStdString()](const operate::Desk&, const operate::Caller& caller) {
                  return remove(caller, name, static_cast<std::size_t>(position), shown);
                },
                finished);
          });
}

/// The panels take their words from the present person; core asks again.
void SourcesPage::followRights() {
  const QString why = commands::refusal(m_session->attendance(), access::Permission::configure);
  m_panel->setRefusal(why);
  m_certificate->setRefusal(why);
  // A wizard half filled in is the work of whoever began it.
  if (!why.isEmpty() && m_session->attendance().presence().isOpen() && m_wizard != nullptr) showList();
}

void SourcesPage::buildCertificate() {
  if (m_session != nullptr) {
    connect(&m_session->attendance(), &session::Attendance::changed, this, &SourcesPage::followRights);
    connect(&m_session->attendance(), &session::Attendance::signedOut, this, &SourcesPage::forgetThePerson);
    followRights();
  }
  connect(m_receiver, &ReceiverBar::certificateWanted, this, &SourcesPage::showCertificate);
  connect(m_certificate, &CertificatePanel::closed, this, &SourcesPage::closePanel);
  m_certificate->setChangeable(m_session != nullptr && m_certificates.look && m_certificates.reload);
  connect(m_certificate, &CertificatePanel::lookWanted, this, [this] {
    using Files = std::vector<domain::CertificateState>;
    m_session->ask<Files>(
        this, QStringLiteral("certificate files"),
        [look = m_certificates.look, inUse = m_tls ? m_tls->certificates : Files()](query::Reader&) {
          return look(inUse);
        },
        [this](const Result<Files>& files) { m_certificate->presentFiles(files); });
  });
  connect(m_certificate, &CertificatePanel::reloadWanted, this, [this] {
    m_session->perform<void>(this, m_certificates.reload, [this](const Result<void>& done) {
      m_certificate->reloadFinished(done, m_certificates.reloadIsAsked);
      ask();
    });
  });
}

QList<QWidget*> SourcesPage::headerActions() {
  if (m_add == nullptr) return {};
  return {m_add};
}

/// A wizard of its own each time, so that no secret of the last one stays in a field.
void SourcesPage::addSource() {
  if (m_wizard != nullptr) return;
  m_wizard = new addsource::AddSourceView(m_theme, m_session, m_commands);
  connect(m_wizard, &addsource::AddSourceView::factsChanged, this, &SourcesPage::factsChanged);
  connect(m_wizard, &addsource::AddSourceView::cancelled, this, &SourcesPage::showList);
  connect(m_wizard, &addsource::AddSourceView::added, this, [this](const QString& name) {
    m_wanted = name;
    widgets::Toast::show(m_theme, this, QStringLiteral("check"), tr("Source %1 added").arg(name));
    showList();
  });
  m_states->addWidget(m_wizard);
  m_states->setCurrentWidget(m_wizard);
  m_add->setEnabled(false);
  Q_EMIT factsChanged(m_wizard->facts());
}

void SourcesPage::showList() {
  if (m_wizard != nullptr) {
    m_states->removeWidget(m_wizard);
    m_wizard->deleteLater();
    m_wizard = nullptr;
  }
  m_add->setEnabled(true);
  m_states->setCurrentIndex(m_model->rowCount() == 0 ? kEmpty : kList);
  Q_EMIT factsChanged(tr("%n provider(s) may send events here", nullptr, m_model->rowCount()));
  ask();
}

void SourcesPage::forgetThePerson() {
  if (m_states->currentIndex() >= kAdding) showList();
  if (m_test != nullptr) m_test->forget();
  m_panel->secretFinished({});
}

QString SourcesPage::title() const { return tr("Sources"); }

void SourcesPage::setActive(bool active) {
  m_active = active;
  if (active) ask();
}

void SourcesPage::readAgain() { ask(); }

void SourcesPage::open(const QString& argument) {
  const QString prefix = QStringLiteral("source=");
  if (argument == QLatin1String("add") && m_add != nullptr) return addSource();
  if (argument == QLatin1String("certificate")) return showCertificate();
  const bool hold = argument == QLatin1String("hold");
  if (hold || argument == QLatin1String("release")) {
    if (m_queueHold != nullptr) m_queueHold->ask(hold, m_table);
    return;
  }
  if (!argument.startsWith(prefix)) return;
  m_wanted = argument.mid(prefix.size());
  const int row = m_model->rowOf(m_wanted);
  if (row < 0) return;
  m_wanted.clear();
  m_table->selectRow(row);
}

void SourcesPage::present(std::vector<ShownSource> sources, const QString& listen, UtcTime now) {
  m_listen = listen;
  const auto count = static_cast<int>(sources.size());
  m_model->present(std::move(sources), now);
  fitTable();
  if (m_states->currentIndex() < kAdding) m_states->setCurrentIndex(count == 0 ? kEmpty : kList);
  if (count == 0)
    m_empty->present(QStringLiteral("sources"), tr("No sources yet"),
                     m_commands.add
                         ? tr("Add the first provider that may send events here.")
                         : tr("Name a provider in a configuration file and apply it: acknowledgerd apply FILE."));
  if (m_states->currentIndex() < kAdding)
    Q_EMIT factsChanged(tr("%n provider(s) may send events here", nullptr, count));
  std::vector<const query::SourceView*> views;
  for (int row = 0; row < m_model->rowCount(); ++row) views.push_back(&m_model->source(row).view);
  m_turnedAway->present(views);
  if (!m_wanted.isEmpty()) open(QStringLiteral("source=") + m_wanted);
  showSelected();
}

void SourcesPage::presentReceiver(bool engineRuns, const std::optional<domain::TlsState>& tls, UtcTime now) {
  m_tls = engineRuns ? tls : std::nullopt;
  m_receiver->present(engineRuns, m_tls, now);
  if (m_tls) m_certificate->present(*m_tls, now);
  if (!m_tls) m_certificate->hide();
  if (m_certificateWanted && m_tls) showCertificate();
}

void SourcesPage::showCertificate() {
  m_certificateWanted = !m_tls;
  if (!m_tls) return;
  m_table->clearSelection();
  m_certificate->show();
  placePanel();
}

void SourcesPage::showHelp(const QString& source) {
  const int row = m_model->rowOf(source);
  if (row < 0) return;
  for (const query::ProviderView& provider : m_commands.providers()) {
    if (provider.key != m_model->source(row).view.provider) continue;
    m_help->present(provider);
    m_states->setCurrentWidget(m_help);
    Q_EMIT factsChanged(tr("What is known about %1", "provider").arg(m_help->provider()));
    return;
  }
}

void SourcesPage::presentTrouble(const Error& error) {
  if (m_states->currentIndex() < kAdding) m_states->setCurrentIndex(kEmpty);
  if (error.code == ErrorCode::notFound)
    m_empty->present(QStringLiteral("store"), tr("No store yet"),
                     tr("Nothing has ever been received into this folder. It is made when an engine starts."));
  else
    m_empty->present(QStringLiteral("error"), tr("The store can't be read"), text::fromUtf8(error.message), true);
}

void SourcesPage::showSelected() {
  const QModelIndexList rows = m_table->selectionModel()->selectedRows();
  if (rows.isEmpty()) {
    m_panel->hide();
    return;
  }
  const ShownSource& source = m_model->source(rows.first().row());
  m_panel->present(source, m_listen, m_model->now());
  // A source by a recipe of one's own has no page.
  m_panel->setHelpful(m_help != nullptr && !source.view.facts.empty());
  m_certificate->hide();
  m_panel->show();
  placePanel();
}

void SourcesPage::closePanel() {
  m_table->clearSelection();
  m_certificate->hide();
  m_table->setFocus(Qt::OtherFocusReason);
}

void SourcesPage::placePanel() {
  place(m_panel);
  place(m_certificate);
}

void SourcesPage::place(QWidget* panel) {
  const bool over = width() < m_theme.scaled(kOverlayUnder);
  const bool inRow = m_row->indexOf(panel) >= 0;
  if (over && inRow) m_row->removeWidget(panel);
  if (!over && !inRow) m_row->addWidget(panel);
  if (!over) return;
  const int wide = m_theme.scaled(SourcePanel::kWidth);
  panel->setGeometry(width() - wide, 0, wide, height());
  panel->raise();
}

void SourcesPage::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  placePanel();
}

void SourcesPage::ask() {
  if (!m_active || m_session == nullptr) return;
  m_freshness.asked(clockNow());
  m_session->ask<Answer>(this, QStringLiteral("sources"), read, [this](const Result<Answer>& answer) {
    m_freshness.answered(clockNow());
    if (!answer) {
      presentTrouble(answer.error());
      return;
    }
    const auto engine = m_session->engineStatus();
    present(answer->sources, engine ? text::fromUtf8(engine->listenUrl) : answer->listen, clockNow());
    presentReceiver(answer->engineRuns, answer->tls, clockNow());
  });
}

void SourcesPage::everySecond() {
  if (!m_active) return;
  const UtcTime now = clockNow();
  const bool stale = m_freshness.isStale(now);
  if (stale && !m_stale && m_freshness.asOf())
    Q_EMIT factsChanged(tr("as of %1 UTC", "time of old figures").arg(text::utcClock(*m_freshness.asOf())));
  m_stale = stale;
  if (stale || m_model->rowCount() == 0) return;
  std::vector<ShownSource> same;
  for (int row = 0; row < m_model->rowCount(); ++row) same.push_back(m_model->source(row));
  m_model->present(std::move(same), now);
}

}  // namespace ack::ui::sources
