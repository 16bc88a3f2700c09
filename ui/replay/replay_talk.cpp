#include "ui/replay/replay_talk.h"

#include "ui/session/session.h"

#include <atomic>

namespace ack::ui::replay {
namespace {

constexpr int kItemsAtOnce = 100;
constexpr std::chrono::milliseconds kPollEvery{200};

}  // namespace

/// Between the GUI thread and the operator thread.
struct ReplayTalk::Progress {
  std::atomic<std::int64_t> done{0}, of{0};
  std::atomic<bool> stopped{false};
};

ReplayTalk::ReplayTalk(ReplayPlace place, QObject* parent) : QObject(parent), m_place(std::move(place)) {
  m_poll.setInterval(kPollEvery);
  connect(&m_poll, &QTimer::timeout, this, [this] {
    if (m_progress) Q_EMIT progressed(m_progress->done, m_progress->of);
  });
}

ReplayTalk::~ReplayTalk() {
  stopPreview();
  discardDraft();
}

void ReplayTalk::discardDraft() {
  if (!m_draft) return;
  m_place.session.perform<void>(
      &m_place.session,
      [commands = m_place.commands, id = *m_draft](const operate::Desk& desk, const operate::Caller& caller) {
        return commands(desk).discard(caller, id);
      },
      // Nobody waits for it: what is left goes within the hour by itself.
      [](const Result<void>&) {});
  m_draft.reset();
}

void ReplayTalk::stopPreview() {
  m_poll.stop();
  if (m_progress) m_progress->stopped = true;
}

void ReplayTalk::preview(const operate::ReplaySelection& selection, domain::RulesChoice rules) {
  stopPreview();
  discardDraft();
  m_progress = std::make_shared<Progress>();
  m_poll.start();
  m_place.session.perform<operate::ReplayPreview>(
      this,
      [commands = m_place.commands, selection, rules, progress = m_progress](const operate::Desk& desk,
                                                                             const operate::Caller& caller) {
        return commands(desk).preview(caller, selection, rules, [&progress](std::int64_t done, std::int64_t of) {
          progress->done = done;
          progress->of = of;
          return !progress->stopped;
        });
      },
      [this, progress = m_progress](const Result<operate::ReplayPreview>& preview) {
        if (progress != m_progress) return;
        m_poll.stop();
        if (!preview) {
          Q_EMIT previewFailed(preview.error());
          return;
        }
        m_draft = preview->id;
        Q_EMIT previewed(*preview);
      });
}

void ReplayTalk::request(const operate::ReplayOrder& order) {
  if (!m_draft) return;
  m_place.session.perform<operate::ReplayReceipt>(
      this,
      [commands = m_place.commands, id = *m_draft, order](const operate::Desk& desk, const operate::Caller& caller) {
        return commands(desk).request(caller, id, order);
      },
      [this](const Result<operate::ReplayReceipt>& receipt) {
        if (!receipt) {
          Q_EMIT requestFailed(receipt.error());
          return;
        }
        m_draft.reset();
        Q_EMIT requested(*receipt);
      });
}

Result<void> ReplayTalk::carryOut(operate::ReplayCommands commands, const operate::Caller& caller, Deed deed,
                                  ReplayId id, const std::string& hash, const std::string& reason) {
  switch (deed) {
  case Deed::approve:
    return commands.approve(caller, id, hash, reason);
  case Deed::reject:
    return commands.reject(caller, id, reason);
  case Deed::pause:
    return commands.pause(caller, id, reason);
  case Deed::resume:
    return commands.resume(caller, id, reason);
  case Deed::cancel: {
    auto left = commands.cancel(caller, id, reason);
    if (!left) return std::move(left).error();
    return {};
  }
  }
  return {};
}

void ReplayTalk::decide(Deed deed, ReplayId id, const std::string& hash, const std::string& reason) {
  m_place.session.perform<void>(
      this,
      [commands = m_place.commands, deed, id, hash, reason](const operate::Desk& desk,
                                                            const operate::Caller& caller) {
        return carryOut(commands(desk), caller, deed, id, hash, reason);
      },
      [this](const Result<void>& result) {
        if (result)
          Q_EMIT decided();
        else
          Q_EMIT deedFailed(result.error());
      });
}

void ReplayTalk::read(ReplayId id) {
  struct Answer {
    query::ReplayView view;
    query::ReplayItemPage items;
  };
  m_place.session.ask<Answer>(
      this, QStringLiteral("replay"),
      [id](query::Reader& reader) -> Result<Answer> {
        auto view = reader.replay(id);
        if (!view) return std::move(view).error();
        auto items = reader.replayItems(id, std::nullopt, {}, kItemsAtOnce);
        if (!items) return std::move(items).error();
        return Answer{std::move(*view), std::move(*items)};
      },
      [this](const Result<Answer>& answer) {
        if (!answer) {
          Q_EMIT readFailed(answer.error());
          return;
        }
        Q_EMIT viewRead(answer->view);
        Q_EMIT itemsRead(answer->items, true);
      });
}

void ReplayTalk::more(ReplayId id, const std::string& token) {
  m_place.session.ask<query::ReplayItemPage>(
      this, QStringLiteral("items"),
      [id, token](query::Reader& reader) { return reader.replayItems(id, std::nullopt, token, kItemsAtOnce); },
      [this](const Result<query::ReplayItemPage>& page) {
        if (page)
          Q_EMIT itemsRead(*page, false);
        else
          Q_EMIT readFailed(page.error());
      });
}

}  // namespace ack::ui::replay
