#include "ui/sources/source_panel.h"

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
      m_column(new QVBoxLayout) {
  setProperty("surface", QStringLiteral("surface"));
  setProperty("edge", QStringLiteral("left"));
  setAccessibleName(tr("Source"));
  setFixedWidth(kWidth);
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
  m_column->addWidget(buildUrl());
  m_column->addSpacing(16);
  m_column->addWidget(new Label(theme, Role::smallStrong, Token::text2, tr("How an event is recognised")));
  m_column->addSpacing(6);
  m_column->addWidget(m_recognised);
  m_column->addSpacing(16);
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
  m_url->setFont(m_theme.font(Role::mono));
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
  presentBanner(source, now);
  m_urlName->setText(tr("Paste this URL at %1", "provider").arg(provider));
  const QString full = listen + text::fromUtf8(view.path);
  if (m_url->text() != full) {
    m_url->setText(full);
    m_url->setCursorPosition(0);
  }
  m_url->setToolTip(full);
  const bool local = listen.contains(QLatin1String("//127.")) || listen.contains(QLatin1String("//localhost"));
  m_urlHint->setText(
      listen.isEmpty() ? tr("No engine runs, so there is only the path yet.")
      : local          ? tr("This address is for this machine. From outside, put your own public address before %1.")
                    .arg(text::fromUtf8(view.path))
              : QString());
  m_urlHint->setVisible(!m_urlHint->text().isEmpty());
  presentFacts(view);
}

void SourcePanel::presentBanner(const ShownSource& source, UtcTime now) {
  const query::SourceView& view = source.view;
  m_banner->setVisible(true);
  if (!view.workingSecret)
    m_banner->present(widgets::Banner::Tone::danger, tr("No working secret."),
                      tr("Events are answered 503, so that the provider keeps them and sends them again. Set the "
                         "secret in the configuration and apply it."),
                      QStringLiteral("key"));
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

void SourcePanel::presentFacts(const query::SourceView& view) {
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
  m_recognised->setFact(tr("Duplicates in 24 h"),
                        tr("%1 beside %2", "duplicates, accepted").arg(text::count(view.duplicates24h), accepted),
                        QStringLiteral("duplicate"));
  m_recognised->setFact(tr("Turned away in 24 h"), text::count(view.rejected24h), QStringLiteral("state-rejected"));
  if (m_facts != nullptr && m_shownFacts == view.facts) return;
  m_shownFacts = view.facts;
  delete m_facts;
  m_facts = new QWidget;
  auto* column = new QVBoxLayout(m_facts);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(new Label(m_theme, Role::smallStrong, Token::text2, tr("What is known about the provider")));
  column->addSpacing(6);
  if (view.facts.empty()) {
    auto* none = new Label(m_theme, Role::small, Token::text3,
                           tr("Nothing is documented here. Plan as if nothing is ever sent again."));
    none->setWordWrap(true);
    column->addWidget(none);
  }
  for (const auto& fact : view.facts) {
    if (fact.size() < 4) continue;
    column->addWidget(widgets::makeRule());
    column->addSpacing(7);
    column->addWidget(new Label(m_theme, Role::small, Token::text3, fieldWords(text::fromUtf8(fact.at(0)))));
    auto* value = new Label(m_theme, Role::small, Token::text, plain(text::fromUtf8(fact.at(1))));
    value->setWordWrap(true);
    column->addWidget(value);
    const Mark mark = markOf(text::fromUtf8(fact.at(2)));
    auto* seen = new Label(m_theme, Role::caption, mark.trusted ? Token::text3 : Token::retry,
                           tr("%1 · %2", "how sure, where it was seen").arg(mark.words, text::fromUtf8(fact.at(3))));
    seen->setWordWrap(true);
    column->addWidget(seen);
    column->addSpacing(7);
  }
  m_column->insertWidget(m_column->count() - 1, m_facts);
}

}  // namespace ack::ui::sources
