#include "ui/replay/replay_sheet.h"

#include "ui/commands/confirmed_deed.h"
#include "ui/commands/gate.h"
#include "ui/models/replay_preview_model.h"
#include "ui/replay/brake_question.h"
#include "ui/replay/gate_card.h"
#include "ui/replay/manifest_pane.h"
#include "ui/replay/order_form.h"
#include "ui/replay/preview_file.h"
#include "ui/replay/replay_talk.h"
#include "ui/replay/request_facts.h"
#include "ui/session/session.h"
#include "ui/style/room.h"
#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/text/replay_words.h"
#include "ui/text/role_words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"
#include "ui/widgets/toast.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ack::ui::replay {
namespace {

using access::Permission;
using domain::ReplayState;
using style::Role;
using style::Token;
using widgets::Button;
using Deed = ReplayTalk::Deed;

constexpr int kRightWidth = 320;
/// Up to so many are looked at once more before they are asked for; beyond it the engine's own look at the moment of
/// running must do.
constexpr std::int64_t kLookAgainUpTo = 1'000;
/// A press so soon after a button's meaning changed was meant for what it said before.
constexpr qint64 kMeaningSettlesMs = 600;

bool isOver(ReplayState state) { return !domain::mayStillRun(state) && state != ReplayState::draft; }

}  // namespace

ReplaySheet* ReplaySheet::ask(const ReplayPlace& place, QWidget* opener, operate::ReplaySelection selection) {
  auto* sheet = new ReplaySheet(place, opener);
  sheet->m_selection = std::move(selection);
  sheet->m_right->setCurrentWidget(sheet->m_form);
  sheet->setFirstFocus(sheet->m_form->firstFocus());
  sheet->setTitle(tr("Replay %n dead letter(s)", nullptr, static_cast<int>(sheet->m_selection.deliveries.size())));
  sheet->presentRoleGate(Permission::replay);
  sheet->presentCauseGate(false, false, {});
  sheet->presentSecondGate(false, {}, {});
  sheet->startPreview();
  sheet->open();
  return sheet;
}

ReplaySheet* ReplaySheet::look(const ReplayPlace& place, QWidget* opener, ReplayId id) {
  auto* sheet = new ReplaySheet(place, opener);
  sheet->m_phase = Phase::looking;
  sheet->m_right->setCurrentWidget(sheet->m_facts);
  sheet->setTitle(tr("Replay", "noun: the title of a sheet"));
  sheet->showButtons();
  sheet->m_talk->read(id);
  sheet->open();
  return sheet;
}

ReplaySheet::ReplaySheet(const ReplayPlace& place, QWidget* opener)
    : Sheet(place.theme, opener, Size::dialog, tr("Replay", "noun: the title of a sheet"), QStringLiteral("replay"),
            kWidth),
      m_place(place), m_talk(new ReplayTalk(place, this)), m_file(new PreviewFile(place.session, this)),
      m_role(new GateCard(place.theme)), m_cause(new GateCard(place.theme)), m_second(new GateCard(place.theme)),
      m_banner(new widgets::Banner(place.theme)), m_manifest(new ManifestPane(place.theme)),
      m_right(new QStackedWidget), m_form(new OrderForm(place.theme)), m_facts(new RequestFacts(place.theme)),
      m_save(new Button(place.theme, Button::Kind::ghost, tr("Save preview"), QStringLiteral("export"))),
      m_noteIcon(new widgets::IconLabel(place.theme, QStringLiteral("lock"), 14, Token::text3)),
      m_note(new widgets::Label(place.theme, Role::small, Token::text3)),
      m_cancel(new Button(place.theme, Button::Kind::secondary, tr("Cancel"))),
      m_refuse(new Button(place.theme, Button::Kind::dangerOutline, tr("Refuse"))),
      m_brake(new Button(place.theme, Button::Kind::secondary, {}, QStringLiteral("pause"))),
      m_primary(
          new Button(place.theme, Button::Kind::primary, tr("Replay", "verb: a button"), QStringLiteral("replay"))) {
  setObjectName(QStringLiteral("replaySheet"));
  build();
  buildFooter();
  connectParts();
  setFrameHeight(kHeight);
}

void ReplaySheet::build() {
  auto* close = Button::tool(m_place.theme, QStringLiteral("close"), tr("Close"));
  connect(close, &QPushButton::clicked, this, &ReplaySheet::leave);
  headerRow()->addWidget(close);
  body()->setContentsMargins(0, 0, 0, 0);
  body()->setSpacing(0);
  body()->addWidget(buildGates());
  auto* bannerHost = new QHBoxLayout;
  bannerHost->setContentsMargins(24, 0, 24, 0);
  bannerHost->addWidget(m_banner);
  m_banner->setObjectName(QStringLiteral("replayBanner"));
  m_banner->hide();
  body()->addLayout(bannerHost);
  auto* rule = widgets::makeRule();
  body()->addWidget(rule);
  auto* row = new QHBoxLayout;
  row->setSpacing(0);
  row->addWidget(m_manifest, 1);
  row->addWidget(buildRight());
  body()->addLayout(row, 1);
}

QWidget* ReplaySheet::buildGates() {
  auto* gates = new QWidget;
  auto* row = new QHBoxLayout(gates);
  row->setContentsMargins(24, 0, 24, 12);
  row->setSpacing(12);
  for (GateCard* card : {m_role, m_cause, m_second}) row->addWidget(card, 1);
  return gates;
}

QWidget* ReplaySheet::buildRight() {
  auto* side = new QFrame;
  side->setProperty("edge", QStringLiteral("left"));
  side->setProperty("surface", QStringLiteral("sunken"));
  style::fixWidth(m_place.theme, side, kRightWidth);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(20, 16, 24, 16);
  m_right->addWidget(m_form);
  m_right->addWidget(m_facts);
  column->addWidget(m_right);
  return side;
}

void ReplaySheet::buildFooter() {
  footer()->insertWidget(0, m_save);
  footer()->addWidget(m_noteIcon);
  m_note->setElide(Qt::ElideRight);
  footer()->addWidget(m_note);
  for (Button* button : {m_cancel, m_refuse, m_brake, m_primary}) footer()->addWidget(button);
  m_save->setObjectName(QStringLiteral("savePreview"));
  m_primary->setObjectName(QStringLiteral("replayPrimary"));
  m_refuse->setObjectName(QStringLiteral("replayRefuse"));
  m_brake->setObjectName(QStringLiteral("replayBrake"));
  m_cancel->setObjectName(QStringLiteral("replayCancel"));
  setPrimary(m_primary);
  connect(m_save, &QPushButton::clicked, this, &ReplaySheet::savePreview);
  connect(m_cancel, &QPushButton::clicked, this, &ReplaySheet::leave);
  connect(m_primary, &QPushButton::clicked, this, &ReplaySheet::press);
  connect(m_refuse, &QPushButton::clicked, this, [this] { decide(false); });
  connect(m_brake, &QPushButton::clicked, this, &ReplaySheet::pressBrake);
}

void ReplaySheet::connectParts() {
  connect(m_talk, &ReplayTalk::progressed, m_manifest, &ManifestPane::presentMaking);
  connect(m_talk, &ReplayTalk::previewed, this, &ReplaySheet::presentPreview);
  connect(m_talk, &ReplayTalk::previewFailed, this, &ReplaySheet::presentPreviewTrouble);
  connect(m_talk, &ReplayTalk::requested, this, [this](const operate::ReplayReceipt& receipt) {
    setBusy(false);
    m_phase = Phase::looking;
    m_banner->hide();
    m_manifest->model().forget();
    m_right->setCurrentWidget(m_facts);
    Q_EMIT asked(receipt.id);
    m_talk->read(receipt.id);
  });
  connect(m_talk, &ReplayTalk::requestFailed, this, [this](const Error& error) {
    if (error.code == ErrorCode::conflict || error.code == ErrorCode::notFound)
      return lookAgain(text::fromUtf8(error.message));
    setBusy(false);
    m_phase = Phase::ready;
    tell(true, tr("It was not asked for. Nothing runs."), text::fromUtf8(error.message));
    showButtons();
  });
  connect(m_talk, &ReplayTalk::decided, this, [this] {
    setBusy(false);
    m_banner->hide();
    Q_EMIT changed();
    if (m_view) m_talk->read(m_view->id);
  });
  connect(m_talk, &ReplayTalk::deedFailed, this, [this](const Error& error) {
    setBusy(false);
    tell(true, tr("It was not done."), text::fromUtf8(error.message));
    if (m_view) m_talk->read(m_view->id);
  });
  connect(m_talk, &ReplayTalk::viewRead, this, &ReplaySheet::presentView);
  connect(m_talk, &ReplayTalk::itemsRead, this, [this](const query::ReplayItemPage& page, bool first) {
    m_manifest->model().setNow(m_place.clock.now());
    m_manifest->presentItems(page, first);
    if (first && m_preview && m_phase != Phase::looking) m_form->present(*m_preview, attemptsOf(page), approvers());
    if (first && m_comparing) showDifference();
  });
  connect(m_talk, &ReplayTalk::readFailed, this, [this](const Error& error) {
    m_manifest->model().fetchFailed();
    tell(true, tr("It can't be read now."), text::fromUtf8(error.message));
  });
  connect(&m_manifest->model(), &models::ReplayPreviewModel::moreWanted, this, [this](const std::string& token) {
    const auto id = m_view ? std::optional(m_view->id) : m_talk->draft();
    if (id) m_talk->more(*id, token);
  });
  connect(m_manifest, &ManifestPane::rulesChanged, this, [this] {
    m_manifest->model().forget();
    startPreview();
  });
  connect(m_file, &PreviewFile::failed, this,
          [this](const QString& sentence) { tell(true, tr("The preview was not saved."), sentence); });
  connect(m_file, &PreviewFile::finished, this, [this](qint64 deliveries, const QString& path) {
    widgets::Toast::show(m_place.theme, this, QStringLiteral("check"),
                         tr("Preview of %n event(s) written to %1", "a file", static_cast<int>(deliveries))
                             .arg(QFileInfo(path).fileName()));
  });
  const auto again = [this] {
    if (m_phase == Phase::looking && m_view && !isOver(m_view->state)) m_talk->read(m_view->id);
  };
  connect(&m_place.session, &session::Session::changed, this, again);
  connect(&m_place.session, &session::Session::tick, this, again);
}

void ReplaySheet::startPreview() {
  m_phase = m_pressed ? Phase::sending : Phase::making;
  m_preview.reset();
  m_manifest->presentMaking(0, 0);
  m_talk->preview(m_selection, m_manifest->rules());
  showButtons();
}

void ReplaySheet::presentPreview(const operate::ReplayPreview& preview) {
  const bool wasPressed = m_pressed;
  m_pressed = false;
  m_preview = preview;
  m_phase = Phase::ready;
  m_manifest->presentCounts(preview.counts);
  presentCauseGate(preview.needsCorrection, false, {});
  presentSecondGate(!preview.whySecond.empty(), preview.counts, {});
  m_talk->read(preview.id);
  if (!wasPressed) {
    if (preview.counts.runs == 0)
      tell(true, tr("None of them can run as they are."), tr("The preview says what is in the way of each."));
    return showButtons();
  }
  if (preview.manifestSha256Hex == m_seenHash) {
    m_phase = Phase::sending;
    m_talk->request(m_form->order());
    return showButtons();
  }
  setBusy(false);
  m_comparing = true;
  showButtons();
}

void ReplaySheet::presentPreviewTrouble(const Error& error) {
  setBusy(false);
  m_pressed = false;
  m_phase = Phase::failed;
  m_manifest->presentTrouble(tr("There is no preview"), text::fromUtf8(error.message));
  showButtons();
}

void ReplaySheet::lookAgain(const QString& fact) {
  setBusy(false);
  tell(true, tr("Something has changed, so nothing was asked for."), fact);
  m_manifest->model().remember();
  m_comparing = true;
  startPreview();
}

void ReplaySheet::showDifference() {
  m_comparing = false;
  const int differing = m_manifest->model().differing();
  tell(true, tr("The plan has changed since you looked, so nothing was asked for."),
       differing > 0 ? tr("%n event(s) differ; they are marked. Look, then press again.", nullptr, differing)
                     : tr("Look at the totals, then press again."));
}

void ReplaySheet::presentView(const query::ReplayView& view) {
  if (m_phase != Phase::looking) return;
  m_view = view;
  const UtcTime now = m_place.clock.now();
  const bool waits = view.state == ReplayState::waiting;
  const bool mayDecide = waits && !isMine() && m_place.session.attendance().may(Permission::approveReplay);
  setTitle(tr("Replay of %n dead letter(s)", nullptr, static_cast<int>(view.counts.deliveries)));
  setFacts(text::look(view.state).word + QStringLiteral(" · ") + tr("asked by %1").arg(text::fromUtf8(view.askedBy)));
  presentRoleGate(waits && !isMine() ? Permission::approveReplay : Permission::replay);
  presentCauseGate(view.needsCorrection, view.corrected, text::fromUtf8(view.askedBy));
  presentSecondGate(!view.whySecond.empty(), view.counts,
                    view.state == ReplayState::rejected ? QString() : text::fromUtf8(view.decidedBy));
  m_manifest->setRulesChosen(view.rules, false);
  m_manifest->presentCounts(view.counts);
  m_manifest->presentProgress(view);
  m_facts->present(view, now, mayDecide);
  showButtons();
}

void ReplaySheet::presentRoleGate(Permission permission) {
  const session::Presence& who = m_place.session.attendance().presence();
  const QString refusal = commands::refusal(m_place.session.attendance(), permission);
  const bool approving = permission == Permission::approveReplay;
  if (!refusal.isEmpty())
    return m_role->present(GateCard::Tone::blocked, approving ? tr("You may not approve") : tr("You may not replay"),
                           refusal);
  m_role->present(GateCard::Tone::passed, approving ? tr("Your role may approve") : tr("Your role may replay"),
                  who.name.isEmpty() ? tr("This computer's account")
                                     : who.name + QStringLiteral(", ") + text::roleWord(who.role));
}

void ReplaySheet::presentCauseGate(bool needsCorrection, bool corrected, const QString& who) {
  if (!needsCorrection)
    return m_cause->present(GateCard::Tone::open, tr("The cause may have passed"), tr("Your reason says why now"));
  if (corrected) return m_cause->present(GateCard::Tone::passed, tr("Cause corrected"), tr("Says %1").arg(who));
  m_cause->present(GateCard::Tone::waiting, tr("Cause must be corrected"), tr("Confirm it at the right"));
}

void ReplaySheet::presentSecondGate(bool needed, const domain::ReplayCounts& counts, const QString& approvedBy) {
  if (!approvedBy.isEmpty())
    return m_second->present(GateCard::Tone::passed, tr("Approved"), tr("By %1").arg(approvedBy));
  if (!needed)
    return m_second->present(GateCard::Tone::passed, tr("One person is enough"), tr("Few events, no doubt"));
  QString why = tr("%n event(s)", nullptr, static_cast<int>(counts.runs));
  if (counts.possible > 0) why += tr(", %n could repeat", nullptr, static_cast<int>(counts.possible));
  m_second->present(GateCard::Tone::waiting, tr("Second approval needed"), why);
}

void ReplaySheet::showButtons() {
  const bool looking = m_phase == Phase::looking;
  const ReplayState state = m_view ? m_view->state : ReplayState::draft;
  const bool waits = looking && state == ReplayState::waiting;
  const bool paused = looking && state == ReplayState::paused;
  const bool goes = looking && (state == ReplayState::running || state == ReplayState::ready);
  m_cancel->setText(looking ? tr("Close") : tr("Cancel"));
  m_save->setEnabled(looking ? m_view.has_value() : m_phase == Phase::ready);
  m_refuse->setVisible(waits);
  m_brake->setVisible(waits || paused || goes);
  if (waits || paused)
    setBrakeDeed(static_cast<int>(Deed::cancel));
  else
    setBrakeDeed(goes ? static_cast<int>(Deed::pause) : -1);
  m_primary->setVisible(!looking || waits || paused);
  m_primary->setEnabled(looking || m_phase == Phase::ready);
  m_noteIcon->setVisible(false);
  m_note->setText({});
  const session::Attendance& attendance = m_place.session.attendance();
  const QString notReplay = commands::refusal(attendance, Permission::replay);
  // Who may approve one may stop it as well.
  m_brake->setRefusal(attendance.may(Permission::approveReplay) ? QString() : notReplay);
  if (waits) {
    const QString notApprove = isMine() ? tr("You asked for it yourself. Somebody else must approve it.")
                                        : commands::refusal(attendance, Permission::approveReplay);
    m_primary->setText(tr("Approve"));
    m_primary->setIconName(QStringLiteral("check"));
    m_primary->setRefusal(notApprove);
    m_refuse->setRefusal(notApprove);
    m_brake->setText(tr("Withdraw"));
    m_brake->setIconName(QStringLiteral("stop"));
    m_noteIcon->setVisible(true);
    if (m_view->expiresAt)
      m_note->setText(
          tr("Expires %1.", "in 23 h 12 m").arg(text::countdown(*m_view->expiresAt, m_place.clock.now())));
    return;
  }
  if (paused) {
    m_primary->setText(tr("Go on"));
    m_primary->setIconName(QStringLiteral("effect-run"));
    m_primary->setRefusal(notReplay);
    m_brake->setText(tr("Cancel the rest"));
    m_brake->setIconName(QStringLiteral("stop"));
    return;
  }
  if (goes) {
    m_brake->setText(tr("Stop after this event"));
    m_brake->setIconName(QStringLiteral("pause"));
    return;
  }
  const bool second = m_preview && !m_preview->whySecond.empty();
  m_primary->setRefusal(notReplay);
  m_primary->setText(second
                         ? tr("Send for approval")
                         : tr("Replay %1 now", "a count").arg(text::count(m_preview ? m_preview->counts.runs : 0)));
  m_primary->setIconName(second ? QStringLiteral("send") : QStringLiteral("replay"));
  m_noteIcon->setVisible(second && !looking);
  if (second && !looking) m_note->setText(tr("Replay starts when a second person approves."));
}

void ReplaySheet::press() {
  if (isBusy()) return;
  if (m_phase == Phase::looking && m_view) {
    if (m_view->state == ReplayState::waiting) return decide(true);
    if (m_view->state == ReplayState::paused) return askWhy(static_cast<int>(Deed::resume));
    return;
  }
  if (m_phase != Phase::ready || !m_preview || !m_form->isGood()) return;
  if (m_preview->counts.runs == 0)
    return tell(true, tr("None of them can run as they are."), tr("The preview says what is in the way of each."));
  send();
}

void ReplaySheet::send() {
  m_banner->hide();
  setBusy(true);
  if (m_preview->counts.deliveries > kLookAgainUpTo) {
    m_phase = Phase::sending;
    showButtons();
    return m_talk->request(m_form->order());
  }
  m_seenHash = m_preview->manifestSha256Hex;
  m_pressed = true;
  m_manifest->model().remember();
  startPreview();
}

void ReplaySheet::decide(bool approve) {
  if (isBusy() || !m_view || !m_facts->reason()->isGood(true)) return;
  perform(static_cast<int>(approve ? Deed::approve : Deed::reject), m_facts->reason()->text().toStdString());
}

void ReplaySheet::setBrakeDeed(int deed) {
  if (deed == m_brakeDeed) return;
  if (m_brakeDeed >= 0) m_brakeMeans.start();
  m_brakeDeed = deed;
}

void ReplaySheet::pressBrake() {
  if (isBusy() || !m_view || m_brakeDeed < 0) return;
  if (m_brakeMeans.isValid() && !m_brakeMeans.hasExpired(kMeaningSettlesMs)) return;
  askWhy(m_brakeDeed);
}

void ReplaySheet::askWhy(int deed) {
  const auto kind = static_cast<Deed>(deed);
  const ReplayId id = m_view->id;
  auto* opener = kind == Deed::resume ? m_primary : m_brake;
  commands::confirmAndPerform(
      m_place.theme, m_place.session, opener, brakeQuestion(kind, m_view->state == ReplayState::waiting),
      [commands = m_place.commands, kind, id](const operate::Desk& desk, const operate::Caller& caller,
                                              const std::string& reason) {
        return ReplayTalk::carryOut(commands(desk), caller, kind, id, {}, reason);
      },
      [sheet = QPointer<ReplaySheet>(this), id] {
        if (!sheet) return;
        sheet->m_banner->hide();
        Q_EMIT sheet->changed();
        sheet->m_talk->read(id);
      });
}

void ReplaySheet::perform(int deed, const std::string& reason) {
  setBusy(true);
  m_banner->hide();
  m_talk->decide(static_cast<Deed>(deed), m_view->id, m_view->manifestSha256Hex, reason);
}

void ReplaySheet::savePreview() {
  const auto id = m_view ? std::optional(m_view->id) : m_talk->draft();
  if (!id) return;
  const QString proposed = QString::fromStdString(domain::toText(*id)) + QStringLiteral(".csv");
  QString path = m_place.askForFile
                     ? m_place.askForFile(this, proposed)
                     : QFileDialog::getSaveFileName(this, tr("Save the preview"), proposed, tr("CSV files (*.csv)"));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".csv");
  m_file->start(*id, path);
}

void ReplaySheet::tell(bool isTrouble, const QString& fact, const QString& more) {
  m_banner->present(isTrouble ? widgets::Banner::Tone::warning : widgets::Banner::Tone::good, fact,
                    more.left(1).toUpper() + more.mid(1));
  m_banner->show();
}

bool ReplaySheet::isMine() const {
  const QString name = m_place.session.attendance().presence().name;
  return m_view && !name.isEmpty() && text::fromUtf8(m_view->askedBy) == name;
}

QStringList ReplaySheet::approvers() const {
  const session::Attendance& attendance = m_place.session.attendance();
  QStringList people;
  for (const operate::SignInName& one : attendance.names()) {
    const QString name = QString::fromStdString(one.name);
    if (access::may(one.role, Permission::approveReplay) && name != attendance.presence().name) people << name;
  }
  return people;
}

QString ReplaySheet::attemptsOf(const query::ReplayItemPage& page) const {
  if (page.rows.empty()) return {};
  const std::int64_t attempts = page.rows.front().attempts;
  for (const query::ReplayItemView& item : page.rows)
    if (item.attempts != attempts) return {};
  return text::count(attempts) + QStringLiteral(" → ") + text::count(attempts + 1);
}

void ReplaySheet::leave() {
  if (isBusy()) return;
  m_talk->stopPreview();
  Sheet::leave();
}

}  // namespace ack::ui::replay
