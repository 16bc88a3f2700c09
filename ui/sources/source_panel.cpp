#include "ui/sources/source_panel.h"

#include "ui/sources/refusals.h"
#include "ui/sources/secret_list.h"
#include "ui/sources/source_facts.h"
#include "ui/sources/source_hold.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/avatar.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/button.h"
#include "ui/widgets/facts.h"
#include "ui/widgets/label.h"
#include "ui/widgets/toast.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace ack::ui::sources {
namespace {

using style::Role;
using style::Token;
using widgets::Label;

QString plain(QString value) { return value.remove(QLatin1Char('`')); }

/// Without what stands in brackets or behind a semicolon; the whole is in the tooltip and below.
QString briefly(const QString& value) {
  const QString first = value.section(QLatin1Char(';'), 0, 0).section(QLatin1String(" ("), 0, 0);
  return first.startsWith(QLatin1String("header ")) ? first.mid(7) : first;
}

}  // namespace

SourcePanel::SourcePanel(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_avatar(new widgets::Avatar(theme, {}, 28, widgets::AvatarShape::source)),
      m_title(new Label(theme, Role::section, Token::text)), m_caption(new Label(theme, Role::small, Token::text3)),
      m_banner(new widgets::Banner(theme)), m_urlName(new Label(theme, Role::smallStrong, Token::text2)),
      m_url(new QLineEdit), m_copy(widgets::Button::tool(theme, QStringLiteral("copy"), tr("Copy the URL"))),
      m_urlHint(new Label(theme, Role::small, Token::text3)), m_recognised(new widgets::FactsList(theme)),
      m_refusals(new Refusals(theme)), m_secrets(new SecretList(theme)), m_facts(new SourceFacts(theme)),
      m_test(new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Test a request…"),
                                 QStringLiteral("check"))),
      m_help(
          new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Provider page"), QStringLiteral("help"))),
      m_actions(new QBoxLayout(QBoxLayout::LeftToRight)), m_column(new QVBoxLayout) {
  setProperty("surface", QStringLiteral("surface"));
  setProperty("edge", QStringLiteral("left"));
  setAccessibleName(tr("Source"));
  style::fixWidth(theme, this, kWidth);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  auto* content = new QWidget;
  content->setProperty("surface", QStringLiteral("surface"));
  content->setAttribute(Qt::WA_StyledBackground);
  content->setLayout(m_column);
  scroll->setWidget(content);
  outer->addWidget(scroll);
  m_column->setContentsMargins(16, 16, 16, 16);
  m_column->setSpacing(0);
  m_column->addWidget(buildHead());
  m_column->addSpacing(12);
  m_column->addWidget(m_banner);
  m_column->addSpacing(12);
  m_test->setSmall(true);
  m_test->hide();
  m_actions->setSpacing(8);
  m_actions->addWidget(m_test);
  m_actions->addWidget(m_help);
  m_help->setSmall(true);
  m_help->hide();
  m_actions->addStretch(1);
  for (QWidget* button : {m_test, m_help}) button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  m_column->addLayout(m_actions);
  m_column->addSpacing(12);
  connect(m_test, &QPushButton::clicked, this, [this] { Q_EMIT testWanted(m_name); });
  connect(m_help, &QPushButton::clicked, this, [this] { Q_EMIT helpWanted(m_name); });
  connect(m_secrets, &SecretList::addWanted, this, &SourcePanel::secretAddWanted);
  connect(m_secrets, &SecretList::removeWanted, this, &SourcePanel::secretRemoveWanted);
  m_column->addWidget(buildUrl());
  m_column->addSpacing(16);
  m_column->addWidget(new Label(theme, Role::smallStrong, Token::text2, tr("How an event is recognised")));
  m_column->addSpacing(6);
  m_column->addWidget(m_recognised);
  m_column->addSpacing(16);
  m_column->addWidget(m_refusals);
  m_column->addWidget(m_secrets);
  m_column->addSpacing(16);
  m_column->addWidget(m_facts);
  m_column->addStretch(1);
}

QWidget* SourcePanel::buildHead() {
  auto* head = new QWidget;
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(12);
  row->addWidget(m_avatar);
  auto* names = new QVBoxLayout;
  names->setSpacing(0);
  names->addWidget(m_title);
  names->addWidget(m_caption);
  m_title->setElide(Qt::ElideRight);
  m_caption->setElide(Qt::ElideRight);
  row->addLayout(names, 1);
  auto* close = new widgets::Button(m_theme, widgets::Button::Kind::ghost, {}, QStringLiteral("close"));
  close->setProperty("iconOnly", true);
  close->setSmall(true);
  close->setAccessibleName(tr("Close the panel"));
  close->setToolTip(tr("Close the panel (Esc)"));
  connect(close, &QPushButton::clicked, this, &SourcePanel::closed);
  auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, &SourcePanel::closed);
  row->addWidget(close, 0, Qt::AlignTop);
  return head;
}

QWidget* SourcePanel::buildUrl() {
  auto* block = new QWidget;
  auto* column = new QVBoxLayout(block);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_urlName);
  column->addSpacing(8);
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  m_url->setReadOnly(true);
  m_url->setProperty("small", true);
  style::keepFont(m_theme, m_url, Role::mono);
  m_url->setAccessibleName(tr("URL for the provider"));
  row->addWidget(m_url, 1);
  m_copy->setSmall(true);
  connect(m_copy, &QPushButton::clicked, this, [this] {
    QGuiApplication::clipboard()->setText(m_url->text());
    widgets::Toast::show(m_theme, this, QStringLiteral("copy"), tr("URL copied"));
  });
  row->addWidget(m_copy);
  column->addLayout(row);
  m_urlHint->setWordWrap(true);
  m_urlHint->setContentsMargins(0, 6, 0, 0);
  column->addWidget(m_urlHint);
  return block;
}

void SourcePanel::offerHold(session::Session& session) {
  m_hold = new SourceHold(m_theme, session);
  const int behind = m_column->indexOf(m_actions);
  m_column->insertSpacing(behind + 1, 8);
  m_column->insertWidget(behind + 2, m_hold);
}

QString SourcePanel::url() const { return m_url->text(); }

void SourcePanel::present(const ShownSource& source, const QString& listen, UtcTime now) {
  const query::SourceView& view = source.view;
  m_name = text::fromUtf8(view.name);
  m_avatar->setName(m_name);
  m_title->setText(m_name);
  const QString provider = text::fromUtf8(view.providerName);
  m_caption->setText(
      view.owner.empty()
          ? tr("%1, no owner", "provider").arg(provider)
          : tr("%1, looked after by %2", "provider, person").arg(provider, text::fromUtf8(view.owner)));
  if (m_hold != nullptr) m_hold->setSource(m_name);
  presentBanner(source, now);
  m_urlName->setText(tr("Paste this URL at %1", "provider").arg(provider));
  const QString known = text::fromUtf8(view.publicUrl);
  const QString full = known.isEmpty() ? listen + text::fromUtf8(view.path) : known;
  if (m_url->text() != full) {
    m_url->setText(full);
    m_url->setCursorPosition(0);
  }
  m_url->setToolTip(full);
  const bool local = listen.contains(QLatin1String("//127.")) || listen.contains(QLatin1String("//localhost"));
  m_urlHint->setText(
      !known.isEmpty()   ? QString()
      : listen.isEmpty() ? tr("No engine runs, so there is only the path yet.")
      : local ? tr("This address is for this machine. From outside, put your own public address before %1.")
                    .arg(text::fromUtf8(view.path))
              : QString());
  m_urlHint->setVisible(!m_urlHint->text().isEmpty());
  presentFacts(view, now);
  m_refusals->present(view);
  m_secrets->present(m_name, view.secrets, m_changeable);
}

void SourcePanel::setChangeable(bool changeable) {
  m_changeable = changeable;
  m_test->setVisible(changeable);
}

void SourcePanel::setRefusal(const QString& why) { m_secrets->setRefusal(why); }

void SourcePanel::setHelpful(bool helpful) {
  m_help->setVisible(helpful);
  // Beside each other, where the language's words have room for it.
  const int room = m_theme.scaled(kWidth) - 2 * 16 - 12;
  const bool fits = m_test->sizeHint().width() + 8 + m_help->sizeHint().width() <= room;
  m_actions->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SourcePanel::secretFinished(const QString& trouble) { m_secrets->finished(trouble); }

/// A source that answers nothing but refusals loses events while its provider still has them.
bool SourcePanel::presentFailing(const query::SourceView& view, UtcTime now) {
  constexpr std::int64_t kWorthSaying = 3;
  const bool failing = view.lastRejected && (!view.lastAccepted || *view.lastRejected > *view.lastAccepted) &&
                       view.rejected24h >= kWorthSaying && now - *view.lastRejected < std::chrono::hours(24);
  if (!failing) return false;
  QString more =
      view.lastAccepted
          ? tr("The last good one came %1 ago.", "a duration").arg(text::duration(now - *view.lastAccepted))
          : tr("None was good so far.");
  if (view.limits.recoverBy.number && *view.limits.recoverBy.number > 0 && view.lastAccepted) {
    const UtcTime until = *view.lastAccepted + std::chrono::seconds(*view.limits.recoverBy.number);
    more +=
        QLatin1Char(' ') +
        (until > now ? tr("What was missed since can be had until %1.", "a time").arg(text::utcInTable(until, now))
                     : tr("What was missed first can't be had any more."));
  }
  m_banner->present(widgets::Banner::Tone::danger, tr("Requests are turned away."), more,
                    QStringLiteral("state-rejected"));
  return true;
}

void SourcePanel::presentBanner(const ShownSource& source, UtcTime now) {
  const query::SourceView& view = source.view;
  m_banner->setVisible(true);
  if (!view.workingSecret)
    m_banner->present(widgets::Banner::Tone::danger, tr("No working secret."),
                      tr("Events are answered 503, so that the provider keeps them and sends them again. Set the "
                         "secret in the configuration and apply it."),
                      QStringLiteral("key"));
  else if (presentFailing(view, now))
    return;
  else if (source.quiet && view.lastArrival)
    m_banner->present(widgets::Banner::Tone::warning,
                      tr("Quiet for %1.", "a duration").arg(text::duration(now - *view.lastArrival)),
                      tr("That is much longer than its usual gap. %1.", "what the provider does by itself")
                          .arg(plain(retryOf(view))));
  else if (!isProven(view))
    m_banner->present(widgets::Banner::Tone::warning, tr("Content not proven."),
                      tr("This provider's signature does not cover what it sends, so charges need your explicit "
                         "consent in the configuration."));
  else
    m_banner->setVisible(false);
}

void SourcePanel::presentFacts(const query::SourceView& view, UtcTime now) {
  const QString accepted = text::count(view.accepted24h);
  const auto either = [&](const char* field) {
    const QString value = plain(factOf(view, field));
    return value.isEmpty() ? text::missing() : value;
  };
  m_recognised->setFact(tr("Event ID"), briefly(either("event ID")), QStringLiteral("hash"), Token::text2,
                        either("event ID"));
  m_recognised->setFact(tr("Signature"), signatureOf(view),
                        isProven(view) ? QStringLiteral("shield-check") : QStringLiteral("shield"),
                        isProven(view) ? Token::completed : Token::retry, text::fromUtf8(view.signs));
  m_recognised->setFact(tr("Covers"), coverageOf(view), QStringLiteral("key"),
                        isProven(view) ? Token::text2 : Token::retry);
  m_recognised->setFact(tr("Signed time"),
                        view.replayWindow ? tr("at most %1 old", "a duration").arg(text::span(*view.replayWindow))
                                          : tr("none, the ID decides"),
                        QStringLiteral("clock"));
  m_recognised->setFact(
      tr("Last good receipt"),
      view.lastAccepted ? tr("%1 ago", "a duration").arg(text::duration(now - *view.lastAccepted)) : text::missing(),
      QStringLiteral("check"), Token::text2, view.lastAccepted ? text::timeTooltip(*view.lastAccepted) : QString());
  m_recognised->setFact(tr("Duplicates in 24 h"),
                        tr("%1 beside %2", "duplicates, accepted").arg(text::count(view.duplicates24h), accepted),
                        QStringLiteral("duplicate"));
  m_recognised->setFact(tr("Turned away in 24 h"), text::count(view.rejected24h), QStringLiteral("state-rejected"));
  m_facts->present(view);
}

}  // namespace ack::ui::sources
