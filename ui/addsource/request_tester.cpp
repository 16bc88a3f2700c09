#include "ui/addsource/request_tester.h"

#include "ui/addsource/trial_words.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ack::ui::addsource {
namespace {

using style::Role;
using style::Token;
using widgets::Banner;
using widgets::Label;

constexpr int kNameWidth = 176;
constexpr std::size_t kMostEvents = 20;

}  // namespace

RequestTester::RequestTester(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_paste(new QPlainTextEdit),
      m_check(new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Check this request"),
                                  QStringLiteral("check"))),
      m_right(new QVBoxLayout) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(24);
  auto* left = new QVBoxLayout;
  left->setSpacing(8);
  left->addWidget(new Label(theme, Role::smallStrong, Token::text2, tr("A request of this provider")));
  style::keepFont(theme, m_paste, Role::mono);
  m_paste->setAccessibleName(tr("Pasted request"));
  m_paste->setLineWrapMode(QPlainTextEdit::WidgetWidth);
  m_paste->setTabChangesFocus(true);
  m_paste->setPlaceholderText(tr("POST /hooks/shop HTTP/1.1\nX-Signature: …\n\n{ the body, exactly as it was sent }",
                                 "example of a request; keep the first two lines"));
  left->addWidget(m_paste, 1);
  auto* hint =
      new Label(theme, Role::small, Token::text3,
                tr("Headers, an empty line, the body. Also the output of curl -v, a curl command, or the JSON of "
                   "a cloud function. It stays on this machine."));
  hint->setWordWrap(true);
  left->addWidget(hint);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_check);
  buttons->addStretch(1);
  left->addLayout(buttons);
  row->addLayout(left, 1);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* right = new QWidget;
  right->setProperty("surface", QStringLiteral("surface"));
  right->setAttribute(Qt::WA_StyledBackground);
  right->setLayout(m_right);
  m_right->setContentsMargins(0, 0, 0, 0);
  m_right->setSpacing(0);
  m_right->addStretch(1);
  scroll->setWidget(right);
  row->addWidget(scroll, 1);
  connect(m_check, &QPushButton::clicked, this, [this] { Q_EMIT checkWanted(m_paste->toPlainText()); });
  clearResult();
}

void RequestTester::setPasted(const QString& text) { m_paste->setPlainText(text); }

void RequestTester::forget() {
  m_paste->clear();
  setBusy(false);
  clearResult();
}

void RequestTester::setBusy(bool busy) { m_check->setEnabled(!busy); }

void RequestTester::clearResult() {
  delete m_result;
  m_result = new QWidget;
  m_rows = new QVBoxLayout(m_result);
  m_rows->setContentsMargins(0, 0, 0, 0);
  m_rows->setSpacing(0);
  m_right->insertWidget(0, m_result);
  auto* steps = new Label(m_theme, Role::smallStrong, Token::text2, tr("What is looked at"));
  m_rows->addWidget(steps);
  m_rows->addSpacing(8);
  for (const auto step :
       {query::CheckStep::request, query::CheckStep::headers, query::CheckStep::secret, query::CheckStep::signature,
        query::CheckStep::signedTime, query::CheckStep::age, query::CheckStep::eventId, query::CheckStep::eventFacts})
    addRow(QStringLiteral("state-queued"), Token::text3, stepName(step), {});
}

void RequestTester::addRow(const QString& icon, Token token, const QString& name, const QString& sentence,
                           int indent) {
  auto* holder = new QWidget;
  auto* column = new QVBoxLayout(holder);
  column->setContentsMargins(indent, 0, 0, 0);
  column->setSpacing(0);
  if (indent == 0) column->addWidget(widgets::makeRule());
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 7, 0, 7);
  row->setSpacing(8);
  row->addWidget(new widgets::IconLabel(m_theme, icon, 16, token), 0, Qt::AlignTop);
  if (!name.isEmpty()) {
    auto* label = new Label(m_theme, Role::body, Token::text, name);
    label->setWordWrap(true);
    style::fixWidth(m_theme, label, kNameWidth);
    row->addWidget(label, 0, Qt::AlignTop);
  }
  auto* words =
      new Label(m_theme, Role::small, token == Token::dead || token == Token::retry ? token : Token::text2, sentence);
  words->setWordWrap(true);
  words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  row->addWidget(words, 1);
  column->addLayout(row);
  holder->setAccessibleName(name + QLatin1Char(' ') + sentence);
  m_rows->addWidget(holder);
}

void RequestTester::addVerdict(const query::RequestTrial& trial) {
  auto* banner = new Banner(m_theme);
  if (trial.authentic && trial.handshake)
    banner->present(Banner::Tone::good, tr("A real handshake."), tr("It would be answered as the provider asks."));
  else if (trial.authentic && !trial.events.empty())
    banner->present(Banner::Tone::good, tr("Signature matches."), tr("Event ID found."));
  else if (trial.authentic)
    banner->present(Banner::Tone::warning, tr("Signature matches."), tr("But no event can be read from it."));
  else
    banner->present(Banner::Tone::danger, tr("This request would be refused."),
                    tr("The first red line says where; nothing was stored."));
  m_rows->addWidget(banner);
  m_rows->addSpacing(12);
}

void RequestTester::addEvents(const query::RequestTrial& trial) {
  for (std::size_t i = 0; i < trial.events.size() && i < kMostEvents; ++i) {
    const query::TrialEvent& event = trial.events[i];
    m_rows->addSpacing(12);
    const QString id = text::fromUtf8(event.eventId);
    auto* title = new Label(m_theme, Role::smallStrong, Token::text2,
                            tr("What event %1 would do", "event ID").arg(text::elidedId(id)));
    title->setToolTip(id);
    m_rows->addWidget(title);
    m_rows->addSpacing(6);
    if (!event.refused.empty()) {
      addRow(QStringLiteral("error"), Token::dead, tr("Set aside"), text::fromUtf8(event.refused));
      continue;
    }
    if (event.effects.empty())
      addRow(QStringLiteral("minus"), Token::text3, tr("Nothing"),
             event.rules.empty() ? tr("No rule applies to it. It is accepted and completed.") : QString());
    for (const query::TrialEffect& effect : event.effects)
      addRow(QStringLiteral("effect-run"), Token::completed, {}, effectSentence(effect));
  }
}

void RequestTester::present(const Result<query::RequestTrial>& trial) {
  setBusy(false);
  delete m_result;
  m_result = new QWidget;
  m_rows = new QVBoxLayout(m_result);
  m_rows->setContentsMargins(0, 0, 0, 0);
  m_rows->setSpacing(0);
  m_right->insertWidget(0, m_result);
  if (!trial) {
    auto* banner = new Banner(m_theme);
    banner->present(Banner::Tone::danger, tr("This can't be read as a request."),
                    text::fromUtf8(trial.error().message));
    m_rows->addWidget(banner);
    return;
  }
  addVerdict(*trial);
  for (const query::CheckedStep& step : trial->steps) {
    const StepLook look = lookOf(step.state);
    addRow(look.icon, look.token, stepName(step.step), stepSentence(step));
    if (step.step != query::CheckStep::signature || step.state != query::StepState::failed) continue;
    for (const query::FoundCause& cause : trial->causes)
      addRow(QStringLiteral("search"), Token::retry, {}, causeSentence(cause), 24);
    if (const QString none = noCauseSentence(step); trial->causes.empty() && !none.isEmpty())
      addRow(QStringLiteral("search"), Token::text2, {}, none, 24);
  }
  addEvents(*trial);
}

}  // namespace ack::ui::addsource
