#pragma once
// Between the GUI thread and core: questions run on a reader thread of their own and their answers come back as
// values on the GUI thread; a change of the store is announced at most four times a second. Nothing here blocks the
// GUI thread.
#include "core/query/reader.h"
#include "core/runtime/engine.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace ack::ui::session {

/// Thread: gui. Owns the reader thread; its destructor waits for the question under way.
class Session : public QObject {
  Q_OBJECT
 public:
  using EngineStatusSource = std::function<std::optional<runtime::EngineStatus>()>;

  /// `engine` answers the embedded engine's status, or nullopt where the window is attached to another process's
  /// engine.
  Session(std::filesystem::path data, std::shared_ptr<const provider::ProviderRegistry> providers,
          EngineStatusSource engine, QObject* parent = nullptr);
  /// The same by another clock (a demo that tells a day in half a minute), which outlives it; null: the system's.
  Session(std::filesystem::path data, std::shared_ptr<const provider::ProviderRegistry> providers,
          EngineStatusSource engine, const Clock* clock, QObject* parent);
  ~Session() override;

  /// Runs `question` on the reader thread, then `answer` on the GUI thread; unless `owner` is gone by then, or asked
  /// again under the same `topic` meanwhile (the older answer is dropped, an older question not yet begun is
  /// skipped).
  template <class T>
  void ask(QObject* owner, const QString& topic, std::function<Result<T>(query::Reader&)> question,
           std::function<void(const Result<T>&)> answer) {
    auto box = std::make_shared<std::optional<Result<T>>>();
    post(
        owner, topic,
        [box, question = std::move(question)](query::Reader& reader) { box->emplace(question(reader)); },
        [box, answer = std::move(answer)](const std::optional<Error>& trouble) {
          if (trouble)
            answer(Result<T>(*trouble));
          else
            answer(**box);
        });
  }

  [[nodiscard]] std::optional<runtime::EngineStatus> engineStatus() const;

 Q_SIGNALS:
  /// Something was committed (at most 4 times a second).
  void changed();
  /// Once a second, for ages and countdowns.
  void tick();

 private:
  void post(QObject* owner, const QString& topic, std::function<void(query::Reader&)> question,
            std::function<void(const std::optional<Error>&)> answer);
  struct Impl;
  std::unique_ptr<Impl> m_impl;
};

}  // namespace ack::ui::session
