#include "ui/overview/attention_list.h"

#include "ui/text/cause_words.h"
#include "ui/text/formats.h"
#include "ui/widgets/avatar.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/button.h"
#include "ui/widgets/label.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::overview {
namespace {

using query::AttentionItem;
using style::Role;
using style::Token;
using widgets::IconLabel;
using widgets::Label;

constexpr int kRowHeight = 56;
constexpr int kOwnerWidth = 128;
constexpr int kWaitingWidth = 64;
constexpr int kButtonWidth = 92;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Attention)
};

QString bySource(const AttentionItem& item) { return QStringLiteral("source=") + text::fromUtf8(item.subject); }

AttentionWords deadWords(const AttentionItem& item, const QString& where, int n, UtcTime now) {
  return {QStringLiteral("state-dead"),
          Token::dead,
          text::causeSentence(item.cause, where, item.count),
          Words::tr("%1 Oldest arrived %2 UTC.", "a sentence, a time")
              .arg(text::causeComfort(item.cause, where), text::utcInTable(item.since, now)),
          Words::tr("Open %n", "button: so many dead letters", n),
          QStringLiteral("dead-letters"),
          QStringLiteral("search=") + text::fromUtf8(item.subject)};
}

AttentionWords expiryWords(const AttentionItem& item, int days) {
  const QString file = text::fromUtf8(item.subject);
  return {QStringLiteral("key"),
          days < 7 ? Token::dead : Token::retry,
          days < 0 ? Words::tr("A certificate of the receiver has expired.")
                   : Words::tr("A certificate of the receiver ends in %n day(s).", "0: within a day", days),
          Words::tr("Providers refuse to send to an expired one. Put a new one in place: %1", "a file").arg(file),
          {},
          {},
          {}};
}

}  // namespace

AttentionWords wordsFor(const AttentionItem& item, UtcTime now) {
  using Kind = AttentionItem::Kind;
  const QString where = item.subject.empty() ? Words::tr("The other side") : text::fromUtf8(item.subject);
  const int n = static_cast<int>(item.count);
  switch (item.kind) {
  case Kind::deadGroup:
    return deadWords(item, where, n, now);
  case Kind::deadWithoutOwner:
    return {QStringLiteral("users"),
            Token::dead,
            Words::tr("%n dead letter(s) have no owner.", nullptr, n),
            Words::tr("Nobody looks after them. Name an owner for their source."),
            Words::tr("Open %n", nullptr, n),
            QStringLiteral("dead-letters"),
            QStringLiteral("owner=")};
  case Kind::unresolved:
    return {QStringLiteral("state-unknown"),
            Token::unknown,
            Words::tr("%n result(s) are unknown: the other side may already have done it.", nullptr, n),
            Words::tr("Nothing is repeated until they are looked up."),
            Words::tr("Open %n", nullptr, n),
            QStringLiteral("deliveries"),
            QStringLiteral("state=unresolved")};
  case Kind::quietSource:
    return {QStringLiteral("sources"),
            Token::text2,
            Words::tr("%1 has been quiet for %2.", "source, duration").arg(where, text::duration(now - item.since)),
            Words::tr("That is much longer than its usual gap. See whether it sends again by itself."),
            Words::tr("See source"),
            QStringLiteral("sources"),
            bySource(item)};
  case Kind::noWorkingSecret:
    return {QStringLiteral("key"),
            Token::dead,
            Words::tr("%1 has no working secret, so its events are refused.").arg(where),
            Words::tr("They are answered 503, so that the provider sends them again. Set the secret."),
            Words::tr("See source"),
            QStringLiteral("sources"),
            bySource(item)};
  case Kind::contentMismatch:
    return {QStringLiteral("not-equal"),
            Token::retry,
            Words::tr("%n arrival(s) from %1 repeat an event ID with other content.", nullptr, n).arg(where),
            Words::tr("The first content counts; nothing ran twice. Ask the provider which one is right."),
            Words::tr("Open"),
            QStringLiteral("deliveries"),
            bySource(item)};
  case Kind::missingAccepted:
    return {QStringLiteral("error"),
            Token::dead,
            Words::tr("%n accepted event(s) are no longer in the store.", nullptr, n),
            Words::tr("A disk or a restored copy lost them after we had answered. Ask the providers to send again."),
            {},
            {},
            {}};
  case Kind::secondCharge:
    return {QStringLiteral("charge"),
            Token::dead,
            Words::tr("%n second charge(s) were written.", nullptr, n),
            Words::tr("One event may cost once only. The ledger names them."),
            Words::tr("See ledger"),
            QStringLiteral("ledger"),
            QString()};
  case Kind::rejections:
    return {QStringLiteral("state-rejected"),
            Token::text2,
            Words::tr("%n arrival(s) for %1 were turned away in the last hour.", nullptr, n).arg(where),
            Words::tr("Their signature or time did not hold. Check the secret on both sides."),
            Words::tr("See source"),
            QStringLiteral("sources"),
            bySource(item)};
  case Kind::certificateProblem:
    return {QStringLiteral("key"),
            Token::dead,
            Words::tr("Something is wrong with a certificate of the receiver."),
            text::fromUtf8(item.subject),
            {},
            {},
            {}};
  case Kind::certificateExpires:
    return expiryWords(item, n);
  }
  return {};
}

class AttentionList::Row : public QFrame {
 public:
  Row(const style::Theme& theme, AttentionList* list)
      : m_list(list), m_icon(new IconLabel(theme, {}, 20, Token::text2)),
        m_sentence(new Label(theme, Role::bodyStrong, Token::text)),
        m_detail(new Label(theme, Role::small, Token::text3)), m_avatar(new widgets::Avatar(theme, {}, 20)),
        m_owner(new Label(theme, Role::small, Token::text)), m_waiting(new Label(theme, Role::small, Token::text2)),
        m_button(new widgets::Button(theme, widgets::Button::Kind::secondary, QStringLiteral(" "))) {
    setFixedHeight(kRowHeight);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(widgets::makeRule());
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(12);
    column->addLayout(row, 1);
    row->addWidget(m_icon);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addStretch(1);
    words->addWidget(m_sentence);
    words->addWidget(m_detail);
    words->addStretch(1);
    m_sentence->setElide(Qt::ElideRight);
    m_detail->setElide(Qt::ElideRight);
    row->addLayout(words, 1);
    auto* person = new QWidget;
    person->setFixedWidth(kOwnerWidth);
    auto* cells = new QHBoxLayout(person);
    cells->setContentsMargins(0, 0, 0, 0);
    cells->setSpacing(8);
    cells->addWidget(m_avatar);
    cells->addWidget(m_owner, 1);
    m_owner->setElide(Qt::ElideRight);
    row->addWidget(person);
    m_waiting->setFixedWidth(kWaitingWidth);
    m_waiting->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_waiting);
    m_button->setSmall(true);
    auto* right = new QHBoxLayout(m_place);
    right->setContentsMargins(0, 0, 0, 0);
    right->addStretch(1);
    right->addWidget(m_button);
    row->addWidget(m_place);
    connect(m_button, &QPushButton::clicked, this, [this] { Q_EMIT m_list->pageRequested(m_page, m_filter); });
  }

  [[nodiscard]] int buttonWidth() const { return m_page.isEmpty() ? 0 : m_button->sizeHint().width(); }
  void setButtonWidth(int width) { m_place->setFixedWidth(width); }

  void present(const AttentionItem& item, UtcTime now) {
    const AttentionWords words = wordsFor(item, now);
    m_icon->setIcon(words.icon, words.token);
    m_sentence->setText(words.sentence);
    m_detail->setText(words.detail);
    const QString owner = text::fromUtf8(item.owner);
    m_avatar->setName(owner);
    m_owner->setText(owner.isEmpty() ? AttentionList::tr("No owner") : owner);
    m_owner->setToken(owner.isEmpty() ? Token::text3 : Token::text);
    m_waiting->setText(text::duration(now - item.since));
    m_waiting->setHint(text::timeTooltip(item.since));
    m_button->setVisible(!words.page.isEmpty());
    if (m_button->text() != words.button) {
      m_button->setText(words.button);
      m_button->updateGeometry();
    }
    m_button->setAccessibleName(words.button + QStringLiteral(": ") + words.sentence);
    m_page = words.page;
    m_filter = words.filter;
    setAccessibleName(words.sentence);
  }

 private:
  AttentionList* m_list;
  IconLabel* m_icon;
  Label* m_sentence;
  Label* m_detail;
  widgets::Avatar* m_avatar;
  Label* m_owner;
  Label* m_waiting;
  widgets::Button* m_button;
  QWidget* m_place{new QWidget};
  QString m_page, m_filter;
};

AttentionList::AttentionList(const style::Theme& theme, QWidget* parent)
    : Card(theme, {}, false, parent), m_theme(theme), m_count(widgets::Badge::counter(theme)), m_nothing(new QWidget),
      m_buttonSpace(new QWidget) {
  setAccessibleName(tr("Needs attention"));
  auto* head = new QHBoxLayout;
  head->setContentsMargins(16, 0, 16, 0);
  head->setSpacing(0);
  head->addWidget(new Label(theme, Role::section, Token::text, tr("Needs attention")));
  head->addSpacing(8);
  head->addWidget(m_count);
  head->addStretch(1);
  auto* owner = new Label(theme, Role::small, Token::text3, tr("Owner"));
  owner->setFixedWidth(kOwnerWidth);
  head->addWidget(owner);
  head->addSpacing(12);
  auto* waiting = new Label(theme, Role::small, Token::text3, tr("Waiting"));
  waiting->setFixedWidth(kWaitingWidth);
  waiting->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  head->addWidget(waiting);
  head->addSpacing(12);
  head->addWidget(m_buttonSpace);
  auto* holder = new QWidget;
  holder->setFixedHeight(48);
  holder->setLayout(head);
  body()->addWidget(holder);

  auto* nothing = new QVBoxLayout(m_nothing);
  nothing->setContentsMargins(0, 0, 0, 0);
  nothing->setSpacing(0);
  nothing->addWidget(widgets::makeRule());
  auto* calm = new QHBoxLayout;
  calm->setContentsMargins(16, 18, 16, 18);
  calm->setSpacing(12);
  calm->addWidget(new IconLabel(theme, QStringLiteral("state-completed"), 20, Token::completed));
  calm->addWidget(new Label(theme, Role::body, Token::text2, tr("Nothing waits for a person.")), 1);
  nothing->addLayout(calm);
  body()->addWidget(m_nothing);
  body()->addStretch(1);
}

void AttentionList::present(const std::vector<AttentionItem>& items, UtcTime now) {
  m_count->setText(text::count(static_cast<std::int64_t>(items.size())));
  m_count->setVisible(!items.empty());
  m_nothing->setVisible(items.empty());
  while (m_rows.size() > static_cast<qsizetype>(items.size())) delete m_rows.takeLast();
  while (m_rows.size() < static_cast<qsizetype>(items.size())) {
    m_rows.append(new Row(m_theme, this));
    body()->insertWidget(body()->count() - 1, m_rows.last());
  }
  for (std::size_t i = 0; i < items.size(); ++i) m_rows.at(static_cast<qsizetype>(i))->present(items.at(i), now);
  // One width for all, so that owner and waiting stay columns in every language.
  int width = kButtonWidth;
  for (const Row* row : std::as_const(m_rows)) width = std::max(width, row->buttonWidth());
  m_buttonSpace->setFixedWidth(width);
  for (Row* row : std::as_const(m_rows)) row->setButtonWidth(width);
}

}  // namespace ack::ui::overview
