#include "ui/sources/queue_hold.h"

#include "core/operate/hold_commands.h"
#include "ui/commands/confirmed_deed.h"
#include "ui/commands/gate.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/toast.h"

#include <QPointer>
#include <QWidget>

#include <algorithm>

namespace ack::ui::sources {
namespace {

using Names = std::vector<std::string>;

/// The sources that are still to be held, or released.
Result<Names> readNames(query::Reader& reader, bool hold) {
  auto held = reader.heldSources();
  if (!held) return std::move(held).error();
  Names names;
  for (const query::HeldSourceView& one : *held) names.push_back(one.name);
  if (!hold) return names;
  auto all = reader.sources();
  if (!all) return std::move(all).error();
  Names rest;
  for (const query::SourceView& one : *all)
    if (std::find(names.begin(), names.end(), one.name) == names.end()) rest.push_back(one.name);
  return rest;
}

}  // namespace

QueueHold::QueueHold(const style::Theme& theme, session::Session& session, QObject* parent)
    : QObject(parent), m_theme(theme), m_session(session) {}

void QueueHold::ask(bool hold, QWidget* opener) {
  if (!commands::refusal(m_session.attendance(), access::Permission::pauseWork).isEmpty()) return;
  m_session.ask<Names>(
      this, QStringLiteral("hold"), [hold](query::Reader& reader) { return readNames(reader, hold); },
      [this, hold, opener = QPointer<QWidget>(opener)](const Result<Names>& names) {
        if (!opener) return;
        if (!names || names->empty())
          widgets::Toast::show(m_theme, opener, QStringLiteral("state-held"),
                               !names ? text::fromUtf8(names.error().message)
                               : hold ? tr("Every source is held already.")
                                      : tr("No source is held."));
        else
          question(hold, *names, opener);
      });
}

void QueueHold::question(bool hold, const Names& names, QWidget* opener) {
  const int n = static_cast<int>(names.size());
  widgets::Question question;
  question.title = hold ? tr("Hold the queue?") : tr("Release the queue?");
  question.icon = hold ? QStringLiteral("state-held") : QStringLiteral("live");
  question.body =
      hold ? tr("The work of %n source(s) is held. Events are still accepted and stored; nothing runs until somebody "
                "releases it. No attempt is spent.",
                nullptr, n)
           : tr("The work of %n source(s) goes on at once, the oldest first.", nullptr, n);
  question.verb = hold ? tr("Hold %n source(s)", nullptr, n) : tr("Release %n source(s)", nullptr, n);
  commands::confirmAndPerform(
      m_theme, m_session, opener, question,
      [names, hold](const operate::Desk& desk, const operate::Caller& caller,
                    const std::string& reason) -> Result<void> {
        operate::HoldCommands commands(desk);
        for (const std::string& name : names) {
          auto one = hold ? commands.hold(caller, store::HeldKind::source, name, reason)
                          : commands.release(caller, store::HeldKind::source, name, reason);
          // Somebody else did the same meanwhile.
          if (!one && one.error().code != ErrorCode::conflict) return one;
        }
        return {};
      },
      [this, hold, n, window = QPointer<QWidget>(opener->window())] {
        if (window)
          widgets::Toast::show(m_theme, window, QStringLiteral("check"),
                               hold ? tr("%n source(s) held. Events are stored, nothing runs.", nullptr, n)
                                    : tr("%n source(s) released.", nullptr, n));
        Q_EMIT done();
      });
}

}  // namespace ack::ui::sources
