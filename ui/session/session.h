#pragma once
// Between the GUI thread and core: questions run on a reader thread, deeds on an operator thread, both as whoever
// sits before the window, and their answers come back as values on the GUI thread; a change of the store is announced
// at most four times a second. Nothing here blocks the GUI thread.
#include "core/operate/deed_frame.h"
#include "core/query/reader.h"
#include "core/runtime/engine.h"
#include "ui/session/attendance.h"
#include "ui/session/operator_thread.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace ack::ui::session {

/// Opens a reader that asks, before each answer, whether `who` may see it. `who` is called on the reader thread.
using ReaderSource = std::function<Result<std::unique_ptr<query::Reader>>(std::function<operate::Caller()> who)>;

/// What a window needs for people and their deeds.
struct Door {
  DeskSource open;              ///< empty: a window without deeds, which nobody signs in to
  std::string account;          ///< of the operating system, for the audit trail
  const Clock* clock{nullptr};  ///< of sessions; null: the system's
  ReaderSource look{};          ///< empty: a reader that asks nobody
};

/// Thread: gui. Owns the reader and the operator thread; its destructor waits for the question under way, and until
/// every deed that was begun is done.
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
  /// The same with a door for people.
  Session(std::filesystem::path data, std::shared_ptr<const provider::ProviderRegistry> providers,
          EngineStatusSource engine, const Clock* clock, Door door, QObject* parent);
  ~Session() override;

  /// Runs `question` on the reader thread, then `answer` on the GUI thread; unless `owner` is gone by then, or asked
  /// again under the same `topic` meanwhile (the older answer is dropped, an older question not yet begun is
  /// skipped). refused while the window is locked or nobody is signed in.
  template <class T>
  void ask(QObject* owner, const QString& topic, std::function<Result<T>(query::Reader&)> question,
           std::function<void(const Result<T>&)> answer) {
    auto box = std::make_shared<std::optional<Result<T>>>();
    post(
        owner, topic, Whose::theirs,
        [box, question = std::move(question)](query::Reader& reader) { box->emplace(question(reader)); },
        [box, answer = std::move(answer)](const std::optional<Error>& trouble) {
          if (trouble)
            answer(Result<T>(*trouble));
          else
            answer(**box);
        });
  }
  /// Totals only: answered also while the window is locked.
  void askTotals(QObject* owner, std::function<void(const Result<query::Status>&)> answer);

  /// Runs `deed` on the operator thread as whoever sits here now, exactly once and in order, then `answer` on the GUI
  /// thread unless `owner` is gone. refused, without being run, where nobody may act; core asks again in any case.
  template <class T>
  void perform(QObject* owner, std::function<Result<T>(const operate::Desk&, const operate::Caller&)> deed,
               std::function<void(const Result<T>&)> answer) {
    auto box = std::make_shared<std::optional<Result<T>>>();
    postDeed(
        owner,
        [box, deed = std::move(deed)](const operate::Desk& desk, const operate::Caller& caller) {
          box->emplace(deed(desk, caller));
          return !**box && (*box)->error().code == ErrorCode::refused;
        },
        [box, answer = std::move(answer)](const std::optional<Error>& trouble) {
          if (trouble)
            answer(Result<T>(*trouble));
          else
            answer(**box);
        });
  }

  [[nodiscard]] Attendance& attendance() const;
  [[nodiscard]] std::optional<runtime::EngineStatus> engineStatus() const;

 Q_SIGNALS:
  /// Something was committed (at most 4 times a second), or the window was opened to somebody. Not while it is
  /// locked.
  void changed();
  /// Once a second, for ages and countdowns.
  void tick();

 private:
  enum class Whose : bool { anybodys, theirs };
  void post(QObject* owner, const QString& topic, Whose whose, std::function<void(query::Reader&)> question,
            std::function<void(const std::optional<Error>&)> answer);
  /// `deed` answers whether it was refused.
  void postDeed(QObject* owner, std::function<bool(const operate::Desk&, const operate::Caller&)> deed,
                std::function<void(const std::optional<Error>&)> answer);
  void announce();
  void follow();
  struct Impl;
  std::unique_ptr<Impl> m_impl;
};

}  // namespace ack::ui::session
