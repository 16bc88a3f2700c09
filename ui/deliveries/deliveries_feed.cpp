#include "ui/deliveries/deliveries_feed.h"

#include "ui/session/session.h"
#include "ui/text/formats.h"

#include <algorithm>

namespace ack::ui::deliveries {
namespace {

constexpr int kLimit = static_cast<int>(models::DeliveryWindow::kPageRows);
/// A rare filter answers pages without a row; so many of them are read before the screen is told.
constexpr int kMostEmptyPages = 16;

Result<query::DeliveryPage> readPage(query::Reader& reader, const query::DeliveryFilter& filter, std::string token) {
  for (int tries = 0;; ++tries) {
    auto page = reader.deliveries(filter, token, kLimit);
    if (!page || !page->rows.empty() || page->next.empty() || tries >= kMostEmptyPages) return page;
    token = page->next;
  }
}

bool contains(const std::vector<query::DeliveryRow>& rows, DeliveryId id) {
  return std::any_of(rows.begin(), rows.end(), [id](const auto& row) { return row.id == id; });
}

Result<QStringList> readSources(query::Reader& reader) {
  auto catalogue = reader.catalogue();
  if (!catalogue) return catalogue.error();
  QStringList names;
  if (*catalogue)
    for (const auto& source : (*catalogue)->sources) names << text::fromUtf8(source.name);
  return names;
}

}  // namespace

DeliveriesFeed::DeliveriesFeed(session::Session* session, const Clock& clock, QObject* parent)
    : QObject(parent), m_session(session), m_clock(clock) {}

bool DeliveriesFeed::isLate() const { return m_rows.isLate(m_clock.now()); }

void DeliveriesFeed::reload(const query::DeliveryFilter& filter) {
  if (m_session == nullptr) return;
  m_rows.forget();
  ++m_generation;
  m_rows.begin(m_clock.now());
  askRows(filter, {}, true);
}

void DeliveriesFeed::refresh(const query::DeliveryFilter& filter, std::vector<DeliveryId> watched) {
  if (m_session == nullptr || !m_rows.begin(m_clock.now())) return;
  if (watched.size() > kMostWatched) watched.resize(kMostWatched);
  askRows(filter, std::move(watched), false);
}

void DeliveriesFeed::askRows(const query::DeliveryFilter& filter, std::vector<DeliveryId> watched, bool first) {
  m_session->ask<Rows>(
      this, QStringLiteral("rows"),
      [filter, watched = std::move(watched)](query::Reader& reader) -> Result<Rows> {
        Rows rows;
        auto page = readPage(reader, filter, {});
        if (!page) return page.error();
        rows.fresh.front = std::move(*page);
        for (const DeliveryId id : watched) {
          if (contains(rows.fresh.front.rows, id)) continue;
          auto story = reader.story(id);
          if (story)
            rows.fresh.watched.push_back(std::move(story->delivery));
          else if (story.error().code != ErrorCode::notFound)
            return story.error();
        }
        auto status = reader.status();
        if (!status) return status.error();
        rows.status = std::move(*status);
        auto sources = readSources(reader);
        if (!sources) return sources.error();
        rows.sources = std::move(*sources);
        return rows;
      },
      [this, first](const Result<Rows>& answer) {
        const bool again = m_rows.done(m_clock.now(), answer.ok());
        if (answer) {
          Q_EMIT statusRead(answer->status, answer->sources);
          if (first)
            Q_EMIT firstRead(answer->fresh.front);
          else
            Q_EMIT freshRead(answer->fresh);
        } else {
          Q_EMIT failed(answer.error());
        }
        if (again) Q_EMIT refreshDue();
      });
}

void DeliveriesFeed::older(const query::DeliveryFilter& filter, const std::string& token) {
  if (m_session == nullptr) return;
  m_session->ask<query::DeliveryPage>(
      this, QStringLiteral("older"),
      [filter, token](query::Reader& reader) { return readPage(reader, filter, token); },
      [this, generation = m_generation](const Result<query::DeliveryPage>& answer) {
        if (generation != m_generation) return;
        if (answer)
          Q_EMIT olderRead(*answer);
        else
          Q_EMIT pageFailed();
      });
}

void DeliveriesFeed::newer(const query::DeliveryFilter& filter, const std::string& token) {
  if (m_session == nullptr) return;
  m_session->ask<query::DeliveryPage>(
      this, QStringLiteral("newer"),
      [filter, token](query::Reader& reader) { return reader.deliveries(filter, token, kLimit); },
      [this, generation = m_generation](const Result<query::DeliveryPage>& answer) {
        if (generation != m_generation) return;
        if (answer)
          Q_EMIT newerRead(*answer);
        else
          Q_EMIT pageFailed();
      });
}

void DeliveriesFeed::story(DeliveryId id) {
  if (m_session == nullptr) return;
  if (m_storyOf != id) m_story.forget();
  m_storyOf = id;
  if (!m_story.begin(m_clock.now())) return;
  m_session->ask<query::DeliveryStory>(
      this, QStringLiteral("story"), [id](query::Reader& reader) { return reader.story(id); },
      [this, id](const Result<query::DeliveryStory>& answer) {
        const bool again = m_story.done(m_clock.now(), answer.ok());
        if (answer)
          Q_EMIT storyRead(*answer);
        else
          Q_EMIT failed(answer.error());
        if (again) story(id);
      });
}

void DeliveriesFeed::payload(DeliveryId id) {
  if (m_session == nullptr) return;
  m_session->ask<query::PayloadView>(
      this, QStringLiteral("payload"), [id](query::Reader& reader) { return reader.maskedPayload(id); },
      [this, id](const Result<query::PayloadView>& answer) {
        if (answer)
          Q_EMIT payloadRead(id, *answer);
        else
          Q_EMIT failed(answer.error());
      });
}

}  // namespace ack::ui::deliveries
