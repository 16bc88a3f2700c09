#include "ui/deadletters/destination_troubles.h"

#include "ui/text/formats.h"

#include <QCoreApplication>

namespace ack::ui::deadletters {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(DestinationTroubles)
};

}  // namespace

void DestinationTroubles::present(const std::vector<query::DestinationView>& destinations, UtcTime now) {
  m_why.clear();
  for (const query::DestinationView& one : destinations) {
    const QString name = text::fromUtf8(one.name);
    if (one.held) {
      m_why.insert(name, Words::tr("The work for %1 is held by %2: %3", "destination, person, reason")
                             .arg(name, text::fromUtf8(one.held->by), text::fromUtf8(one.held->reason)));
    } else if (one.breaker == query::DestinationView::Breaker::open) {
      const QString next = one.nextTryAt ? text::countdown(*one.nextTryAt, now) : QString();
      m_why.insert(name, Words::tr("%1 still fails: %2. The next try is %3.", "destination, evidence, in so long")
                             .arg(name, text::fromUtf8(one.breakerEvidence), next));
    }
  }
}

}  // namespace ack::ui::deadletters
