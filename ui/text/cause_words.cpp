#include "ui/text/cause_words.h"

#include <QCoreApplication>

namespace ack::ui::text {
namespace {

using domain::DeadCause;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(CauseWords)
};

QString named(const QString& where) { return where.isEmpty() ? Words::tr("The other side") : where; }

}  // namespace

QString causeTitle(DeadCause cause, const QString& where) {
  switch (cause) {
  case DeadCause::none:
    return Words::tr("Set aside");
  case DeadCause::stale:
    return Words::tr("%1 sent these too late").arg(named(where));
  case DeadCause::exhausted:
    return Words::tr("%1 gave no good answer in any attempt").arg(named(where));
  case DeadCause::permanent:
    return Words::tr("%1 will not take these").arg(named(where));
  case DeadCause::unauthorised:
    return Words::tr("%1 refuses our password").arg(named(where));
  case DeadCause::outcomeUnknown:
    return Words::tr("%1 may or may not have done it").arg(named(where));
  case DeadCause::mapping:
    return Words::tr("Our rules don't fit what %1 sent").arg(named(where));
  case DeadCause::ledger:
    return Words::tr("The ledger refused the charge");
  }
  return {};
}

QString causeSentence(DeadCause cause, const QString& where, std::int64_t count) {
  const int n = static_cast<int>(count);
  switch (cause) {
  case DeadCause::none:
    return Words::tr("%n event(s) are set aside.", nullptr, n);
  case DeadCause::stale:
    return Words::tr("%n event(s) from %1 came after the replay window.", nullptr, n).arg(named(where));
  case DeadCause::exhausted:
    return Words::tr("%1 failed in every attempt, so %n event(s) can't finish.", nullptr, n).arg(named(where));
  case DeadCause::permanent:
    return Words::tr("%1 will not take %n event(s).", nullptr, n).arg(named(where));
  case DeadCause::unauthorised:
    return Words::tr("%1 refuses our password, so %n event(s) can't finish.", nullptr, n).arg(named(where));
  case DeadCause::outcomeUnknown:
    return Words::tr("%n result(s) are unknown: %1 may already have done it.", nullptr, n).arg(named(where));
  case DeadCause::mapping:
    return Words::tr("Our rules don't fit %n event(s) from %1.", nullptr, n).arg(named(where));
  case DeadCause::ledger:
    return Words::tr("The ledger refused the charge of %n event(s).", nullptr, n);
  }
  return {};
}

QString causeNextStep(DeadCause cause, const QString& where) {
  switch (cause) {
  case DeadCause::none:
    return Words::tr("Look at the evidence.");
  case DeadCause::stale:
    return Words::tr("Decide for each whether it still matters.");
  case DeadCause::exhausted:
    return Words::tr("Find out from %1 what went wrong.").arg(named(where));
  case DeadCause::permanent:
    return Words::tr("Read the answer of %1 and correct what it names.").arg(named(where));
  case DeadCause::unauthorised:
    return Words::tr("Renew the password or token for %1.").arg(named(where));
  case DeadCause::outcomeUnknown:
    return Words::tr("Look it up at %1 before anything is repeated.").arg(named(where));
  case DeadCause::mapping:
    return Words::tr("Correct the rules of the source, then apply them.");
  case DeadCause::ledger:
    return Words::tr("Check the account, the amount and the currency.");
  }
  return {};
}

QString causeComfort(DeadCause cause, const QString& where) {
  switch (cause) {
  case DeadCause::none:
  case DeadCause::permanent:
  case DeadCause::exhausted:
    return Words::tr("What was already done stays done; nothing more is tried.");
  case DeadCause::stale:
    return Words::tr("They are genuine. They were set aside, not run.");
  case DeadCause::unauthorised:
    return Words::tr("Trying again won't help until %1 accepts us.").arg(named(where));
  case DeadCause::outcomeUnknown:
    return Words::tr("Nothing is repeated until it is looked up.");
  case DeadCause::mapping:
    return Words::tr("Nothing was charged and nothing was sent.");
  case DeadCause::ledger:
    return Words::tr("No charge was written.");
  }
  return {};
}

QString causeShort(DeadCause cause) {
  switch (cause) {
  case DeadCause::none:
    return Words::tr("No cause");
  case DeadCause::stale:
    return Words::tr("Too late", "cause of a dead letter");
  case DeadCause::exhausted:
    return Words::tr("Attempts used up");
  case DeadCause::permanent:
    return Words::tr("Refused for good");
  case DeadCause::unauthorised:
    return Words::tr("Password refused");
  case DeadCause::outcomeUnknown:
    return Words::tr("Outcome unknown");
  case DeadCause::mapping:
    return Words::tr("Rules don't fit");
  case DeadCause::ledger:
    return Words::tr("Ledger refused");
  }
  return {};
}

QString causeIcon(DeadCause cause) {
  switch (cause) {
  case DeadCause::stale:
    return QStringLiteral("clock");
  case DeadCause::exhausted:
    return QStringLiteral("attempt");
  case DeadCause::unauthorised:
    return QStringLiteral("key");
  case DeadCause::outcomeUnknown:
    return QStringLiteral("state-unknown");
  case DeadCause::mapping:
    return QStringLiteral("not-equal");
  case DeadCause::ledger:
    return QStringLiteral("ledger");
  case DeadCause::none:
  case DeadCause::permanent:
    return QStringLiteral("state-dead");
  }
  return {};
}

}  // namespace ack::ui::text
