#include "ui/shell/status_strip.h"

#include "ui/shell/status_item.h"
#include "ui/style/room.h"
#include "ui/text/formats.h"
#include "ui/widgets/label.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QUrl>

namespace ack::ui::shell {
namespace {

using style::Role;
using style::Token;

QString portOf(const std::string& url) { return QString::number(QUrl(QString::fromStdString(url)).port(80)); }

}  // namespace

StatusStrip::StatusStrip(const style::Theme& theme, QWidget* parent)
    : QFrame(parent), m_theme(theme), m_receiving(new StatusItem(theme, true)), m_store(new StatusItem(theme, false)),
      m_queued(new StatusItem(theme, true)), m_workers(new StatusItem(theme, true)),
      m_alerts(new StatusItem(theme, true)), m_chain(new StatusItem(theme, true)),
      m_utc(new widgets::Label(theme, Role::captionStrong, Token::text2)),
      m_local(new widgets::Label(theme, Role::caption, Token::text2)) {
  setProperty("surface", QStringLiteral("rail"));
  setProperty("edge", QStringLiteral("top"));
  setAccessibleName(tr("Status"));
  style::fixHeight(theme, this, kHeight);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 0, 16, 0);
  row->setSpacing(20);
  for (StatusItem* item : {m_receiving, m_store, m_queued, m_workers}) row->addWidget(item);
  row->addStretch(1);
  m_alerts->setObjectName(QStringLiteral("stripAlerts"));
  row->addWidget(m_alerts);
  m_chain->setObjectName(QStringLiteral("stripChain"));
  m_chain->hide();
  row->addWidget(m_chain);
  row->addWidget(m_utc);
  row->addWidget(m_local);
  connect(m_receiving, &QAbstractButton::clicked, this,
          [this] { Q_EMIT pageRequested(QStringLiteral("sources"), {}); });
  connect(m_alerts, &QAbstractButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("alerts"), {}); });
  connect(m_chain, &QAbstractButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("audit"), {}); });
  connect(m_queued, &QAbstractButton::clicked, this,
          [this] { Q_EMIT pageRequested(QStringLiteral("deliveries"), QStringLiteral("state=queued")); });
  connect(m_workers, &QAbstractButton::clicked, this,
          [this] { Q_EMIT pageRequested(QStringLiteral("deliveries"), QStringLiteral("state=processing")); });
}

void StatusStrip::presentReceiving(const std::optional<runtime::EngineStatus>& engine,
                                   const std::optional<query::Status>& status) {
  const bool here = engine && engine->receiving;
  const bool elsewhere = !engine && status && status->enginePid > 0;
  const std::string url = here ? engine->listenUrl : elsewhere ? status->engineListen : std::string();
  if (!here && !elsewhere)
    m_receiving->present(QStringLiteral("state-rejected"), Token::dead, tr("Not receiving"));
  else if (url.empty())
    m_receiving->present(QStringLiteral("state-completed"), Token::completed, tr("Receiving"));
  else
    m_receiving->present(QStringLiteral("state-completed"), Token::completed,
                         tr("Receiving on port %1").arg(portOf(url)));
}

void StatusStrip::setSafeOnly(bool safeOnly) {
  m_safeOnly = safeOnly;
  m_queued->setVisible(!safeOnly);
  m_workers->setVisible(!safeOnly);
  m_receiving->setEnabled(!safeOnly);
  m_alerts->setEnabled(!safeOnly);
  m_chain->setEnabled(!safeOnly);
}

void StatusStrip::setCurrent(const QString& key) { m_alerts->setCurrent(key == QLatin1String("alerts")); }

void StatusStrip::presentAlerts(const std::optional<query::Status>& status) {
  const std::int64_t open = status ? status->openAlerts : 0;
  m_alerts->present(QStringLiteral("bell"), open > 0 ? Token::dead : Token::text2,
                    !status     ? QString()
                    : open == 0 ? tr("No alerts")
                                : tr("%n alert(s)", nullptr, static_cast<int>(open)));
}

void StatusStrip::present(const std::optional<runtime::EngineStatus>& engine,
                          const std::optional<query::Status>& status, std::optional<UtcTime> silentSince) {
  presentReceiving(engine, status);
  if (silentSince)
    m_store->present(QStringLiteral("warning"), Token::retry,
                     tr("The store has not answered since %1 UTC").arg(text::utcClock(*silentSince)));
  else if (m_safeOnly)
    m_store->present(QStringLiteral("store"), Token::text2, tr("Events are stored safely while nobody is signed in"));
  else if (!status)
    m_store->present(QStringLiteral("store"), Token::text2, tr("No store yet"));
  else if (engine && engine->lastCommitMicros > 0)
    m_store->present(
        QStringLiteral("store"), Token::text2,
        tr("Stored safely before answering · last write %1", "a duration: 4 ms")
            .arg(text::duration(std::chrono::microseconds(engine->lastCommitMicros), text::Rounding::up)));
  else
    m_store->present(QStringLiteral("store"), Token::text2, tr("Stored safely before answering"));

  presentAlerts(status);
  m_queued->present(
      QStringLiteral("state-queued"), Token::text2,
      status ? tr("%1 queued", "a count").arg(text::count(status->states.of(domain::DeliveryState::queued)))
             : QString());
  m_workers->present(QStringLiteral("state-processing"), Token::text2,
                     engine ? tr("%1 of %2 workers busy").arg(engine->workersBusy).arg(engine->workers) : QString());
}

void StatusStrip::presentChain(const QString& icon, Token ink, const QString& words) {
  m_chain->present(icon, ink, words);
  m_chain->show();
}

void StatusStrip::presentTime(UtcTime now) {
  m_utc->setText(tr("%1 UTC", "time of day").arg(text::utcClock(now)));
  m_utc->setHint(text::timeTooltip(now));
  // Where local time is UTC, saying it twice helps nobody.
  m_local->setVisible(QDateTime::currentDateTime().offsetFromUtc() != 0);
  m_local->setText(tr("%1 %2", "local time, its place: 15:32 Oslo").arg(text::localMinute(now), text::localPlace()));
  m_local->setHint(text::localInWords(now));
}

}  // namespace ack::ui::shell
