#include "ui/sources/secret_list.h"

#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/form_field.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace ack::ui::sources {

using style::Role;
using style::Token;
using widgets::Button;
using widgets::Label;

SecretList::SecretList(const style::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_column(new QVBoxLayout(this)),
      m_add(new Button(theme, Button::Kind::secondary, tr("Add a secret…"), QStringLiteral("key"))),
      m_edit(new QLineEdit), m_field(new widgets::FormField(
                                 theme, tr("New secret"), m_edit,
                                 tr("The old one stays valid. Remove it once the provider signs with the new one."))),
      m_entry(new QWidget) {
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->setSpacing(0);
  m_column->addWidget(new Label(theme, Role::smallStrong, Token::text2, tr("Secrets")));
  m_column->addSpacing(6);
  m_edit->setEchoMode(QLineEdit::Password);
  style::keepFont(theme, m_edit, Role::mono);
  auto* entry = new QVBoxLayout(m_entry);
  entry->setContentsMargins(0, 8, 0, 8);
  entry->setSpacing(8);
  entry->addWidget(m_field);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  auto* save = new Button(theme, Button::Kind::primary, tr("Add"));
  auto* cancel = new Button(theme, Button::Kind::ghost, tr("Cancel"));
  save->setSmall(true);
  cancel->setSmall(true);
  buttons->addWidget(save);
  buttons->addWidget(cancel);
  buttons->addStretch(1);
  entry->addLayout(buttons);
  m_column->addWidget(m_entry);
  m_entry->hide();
  m_add->setSmall(true);
  m_add->setObjectName(QStringLiteral("secretAdd"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 8, 0, 0);
  row->addWidget(m_add);
  row->addStretch(1);
  m_column->addLayout(row);
  connect(m_add, &QPushButton::clicked, this, [this] {
    m_add->hide();
    m_entry->show();
    m_edit->setFocus();
  });
  connect(cancel, &QPushButton::clicked, this, [this] { finished({}); });
  connect(save, &QPushButton::clicked, this, [this] { Q_EMIT addWanted(m_source, m_edit->text()); });
}

void SecretList::present(const QString& source, const std::vector<std::string>& secrets, bool changeable) {
  if (source == m_source && secrets == m_secrets && changeable == m_changeable && m_rows != nullptr) return;
  if (source != m_source) finished({});
  m_source = source;
  m_secrets = secrets;
  m_changeable = changeable;
  m_confirming = -1;
  setVisible(changeable || !secrets.empty());
  m_add->setVisible(changeable && !m_entry->isVisible());
  rebuild();
}

void SecretList::rebuild() {
  if (m_rows != nullptr) m_rows->deleteLater();
  m_rows = new QWidget;
  auto* column = new QVBoxLayout(m_rows);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  for (std::size_t i = 0; i < m_secrets.size(); ++i) {
    const int position = static_cast<int>(i);
    const QString ending = text::fromUtf8(m_secrets[i]);
    const bool reference = ending.startsWith(QLatin1String("env:")) || ending.startsWith(QLatin1String("file:"));
    column->addWidget(widgets::makeRule());
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(8);
    row->addWidget(new widgets::IconLabel(m_theme, QStringLiteral("key"), 16, Token::text2));
    auto* words = new Label(m_theme, Role::mono, Token::text,
                            reference || ending.isEmpty() ? ending : QStringLiteral("••••") + ending);
    if (ending.isEmpty()) words->setText(QStringLiteral("••••"));
    words->setElide(Qt::ElideMiddle);
    style::leastHeight(m_theme, words, 28);
    row->addWidget(words, 1);
    if (m_changeable && m_secrets.size() > 1) {
      const bool sure = position == m_confirming;
      auto* remove = new Button(m_theme, sure ? Button::Kind::dangerOutline : Button::Kind::ghost,
                                sure ? tr("Remove now") : tr("Remove…"));
      remove->setSmall(true);
      remove->setAccessibleName(tr("Remove the secret that ends with %1").arg(ending));
      remove->setToolTip(tr("Requests signed with it are refused from then on."));
      remove->setRefusal(m_refusal);
      connect(remove, &QPushButton::clicked, this, [this, position, ending, sure] {
        if (sure) return Q_EMIT removeWanted(m_source, position, ending);
        m_confirming = position;
        rebuild();
      });
      row->addWidget(remove);
    }
    column->addLayout(row);
  }
  m_column->insertWidget(2, m_rows);
}

void SecretList::setRefusal(const QString& why) {
  if (why == m_refusal) return;
  m_refusal = why;
  m_add->setRefusal(why);
  if (m_rows != nullptr) rebuild();
  if (!why.isEmpty()) finished({});
}

void SecretList::finished(const QString& trouble) {
  m_field->setError(trouble);
  if (!trouble.isEmpty()) return;
  m_edit->clear();
  m_entry->hide();
  m_add->setVisible(m_changeable);
}

}  // namespace ack::ui::sources
