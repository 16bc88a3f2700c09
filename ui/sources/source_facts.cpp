#include "ui/sources/source_facts.h"

#include "core/query/provider_views.h"
#include "ui/text/formats.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace ack::ui::sources {
namespace {

using style::Role;
using style::Token;
using widgets::Label;

QString plain(const std::string& value) { return text::fromUtf8(value).remove(QLatin1Char('`')); }

QString timeOf(const query::LimitView& limit) { return text::span(std::chrono::seconds(*limit.number)); }

}  // namespace

SourceFacts::SourceFacts(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_column(new QVBoxLayout(this)) {
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(0);
}

void SourceFacts::addTitle(const QString& words) {
  m_rows->addWidget(new Label(m_theme, Role::smallStrong, Token::text2, words));
  m_rows->addSpacing(6);
}

void SourceFacts::addPlain(const QString& icon, Token token, const QString& name, const QString& words) {
  m_rows->addWidget(widgets::makeRule());
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 7, 0, 7);
  row->setSpacing(8);
  row->addWidget(new widgets::IconLabel(m_theme, icon, 16, token), 0, Qt::AlignTop);
  auto* lines = new QVBoxLayout;
  lines->setSpacing(0);
  lines->addWidget(new Label(m_theme, Role::small, Token::text3, name));
  auto* value = new Label(m_theme, Role::body, token == Token::retry ? Token::retry : Token::text, words);
  value->setWordWrap(true);
  lines->addWidget(value);
  row->addLayout(lines, 1);
  m_rows->addLayout(row);
}

void SourceFacts::addFact(const query::FactView& fact) {
  m_rows->addWidget(widgets::makeRule());
  m_rows->addSpacing(7);
  m_rows->addWidget(new Label(m_theme, Role::small, Token::text3, fieldWords(text::fromUtf8(fact.field))));
  auto* value = new Label(m_theme, Role::small, Token::text, plain(fact.value));
  value->setWordWrap(true);
  m_rows->addWidget(value);
  const Mark mark = markOf(fact.trust);
  const QString how = fact.conflict ? tr("Sources contradict each other") : mark.words;
  auto* seen = new Label(m_theme, Role::caption, mark.trusted && !fact.conflict ? Token::text3 : Token::retry,
                         tr("%1 · %2", "how sure, where it was seen").arg(how, text::fromUtf8(fact.source)));
  seen->setWordWrap(true);
  m_rows->addWidget(seen);
  m_rows->addSpacing(7);
}

void SourceFacts::present(const query::SourceView& view) {
  if (m_content != nullptr && m_shownProvider == view.provider && m_shown == view.facts) return;
  m_shownProvider = view.provider;
  m_shown = view.facts;
  delete m_content;
  m_content = new QWidget;
  m_column->addWidget(m_content);
  m_rows = new QVBoxLayout(m_content);
  m_rows->setContentsMargins(0, 0, 0, 0);
  m_rows->setSpacing(0);
  addTitle(tr("What can be relied on"));
  if (view.coverage == "none") {
    addPlain(QStringLiteral("warning"), Token::retry, tr("Not signed"), tr("The content, or not all of it."));
  } else {
    addPlain(QStringLiteral("shield-check"), Token::completed, tr("Signed"),
             view.coverage == "body_and_id" ? tr("The whole body and the event ID.") : tr("The whole body."));
    const query::FactView* id = query::findFact(view.facts, "event ID");
    if (view.coverage == "body_only")
      addPlain(QStringLiteral("warning"), Token::retry, tr("Not signed"),
               tr("The event ID: %1. A body that comes again under another ID is reported.", "where it stands")
                   .arg(id == nullptr ? text::missing() : plain(id->value)));
  }
  const query::LimitsView& limits = view.limits;
  addPlain(QStringLiteral("clock"), Token::text2, tr("Answer within"),
           limits.answerWithin.number ? timeOf(limits.answerWithin) : tr("Not documented"));
  addPlain(QStringLiteral("replay"), retryMarkOf(view).trusted ? Token::text2 : Token::retry,
           tr("If we don't answer"), retryOf(view));
  addPlain(QStringLiteral("recovery"), limits.recoverBy.number ? Token::text2 : Token::retry,
           tr("A missed event can be had"),
           !limits.recoverBy.number ? tr("Not documented, treat as lost")
           : *limits.recoverBy.number == 0
               ? tr("never again")
               : tr("for %1 after it happened", "a duration").arg(timeOf(limits.recoverBy)));
  m_rows->addSpacing(16);
  addTitle(tr("What is known about the provider"));
  if (view.facts.empty()) {
    auto* none = new Label(m_theme, Role::small, Token::text3,
                           tr("Nothing is documented here. Plan as if nothing is ever sent again."));
    none->setWordWrap(true);
    m_rows->addWidget(none);
  }
  for (const query::FactView& fact : view.facts) addFact(fact);
}

}  // namespace ack::ui::sources
