#include "ui/deadletters/owner_sheet.h"

#include "core/operate/owners.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/form_field.h"

#include <QListWidget>
#include <QVBoxLayout>

namespace ack::ui::deadletters {
namespace {

constexpr int kNameRole = Qt::UserRole + 1;
constexpr int kListHeight = 224;

widgets::Question questionFor(std::size_t letters) {
  const int n = static_cast<int>(letters);
  widgets::Question question;
  question.title = OwnerSheet::tr("Who sees to %n dead letter(s)?", nullptr, n);
  question.icon = QStringLiteral("user");
  question.body = OwnerSheet::tr("They are told of it where alerts reach them. Nothing runs, and nothing is lost.");
  question.verb = OwnerSheet::tr("Assign %1", "a count").arg(text::count(n));
  question.reasonNeeded = false;
  return question;
}

}  // namespace

OwnerSheet::OwnerSheet(const style::Theme& theme, QWidget* opener, std::size_t letters)
    : OwnerSheet(theme, opener, questionFor(letters)) {}

OwnerSheet::OwnerSheet(const style::Theme& theme, QWidget* opener, const widgets::Question& question)
    : ConfirmSheet(theme, opener, question), m_list(new QListWidget),
      m_field(new widgets::FormField(theme, tr("Owner"), m_list)) {
  m_list->setObjectName(QStringLiteral("owners"));
  m_list->setProperty("edge", QStringLiteral("all"));
  style::fixHeight(theme, m_list, kListHeight);
  extra()->addWidget(m_field);
  setFirstFocus(m_list);
  connect(m_list, &QListWidget::currentRowChanged, m_field, [this] { m_field->setError({}); });
}

void OwnerSheet::present(const std::vector<operate::OwnerChoice>& owners, const QString& present) {
  m_list->clear();
  for (const operate::OwnerChoice& owner : owners) {
    const QString name = text::fromUtf8(owner.name);
    auto* item = new QListWidgetItem(owner.team ? tr("%1 (team)", "an owner").arg(name) : name, m_list);
    item->setData(kNameRole, name);
    item->setSizeHint(QSize(0, m_list->fontMetrics().height() + 16));
    if (name == present) m_list->setCurrentItem(item);
  }
  if (owners.empty()) m_field->setError(tr("Nobody can be an owner yet. Add people first."));
}

QString OwnerSheet::owner() const {
  const QListWidgetItem* item = m_list->currentItem();
  return item == nullptr ? QString() : item->data(kNameRole).toString();
}

bool OwnerSheet::extraIsGood() {
  if (!owner().isEmpty()) return true;
  m_field->setError(tr("Choose who sees to them."));
  m_list->setFocus();
  return false;
}

}  // namespace ack::ui::deadletters
