#pragma once
// Everything about one source: what is wrong, the URL to give the provider, how an event is recognised, and what is
// documented about the provider, each fact with its mark and source.
#include "ui/sources/source_words.h"

#include <QFrame>

class QBoxLayout;
class QLineEdit;
class QVBoxLayout;

namespace ack::ui::widgets {
class Avatar;
class Banner;
class Button;
class FactsList;
class Label;
}  // namespace ack::ui::widgets

namespace ack::ui::session {
class Session;
}

namespace ack::ui::sources {

class Refusals;
class SecretList;
class SourceFacts;
class SourceHold;

/// Thread: gui.
class SourcePanel : public QFrame {
  Q_OBJECT
 public:
  static constexpr int kWidth = 344;

  explicit SourcePanel(const style::Theme& theme, QWidget* parent = nullptr);
  /// `listen`: "http://127.0.0.1:8080", empty where no engine runs.
  void present(const ShownSource& source, const QString& listen, UtcTime now);
  [[nodiscard]] QString url() const;
  /// Where there is a session: holding its work, for whoever may. Call once.
  void offerHold(session::Session& session);
  /// Whether requests can be tested and secrets changed here.
  void setChangeable(bool changeable);
  /// Why the present person may not change secrets; empty where they may.
  void setRefusal(const QString& why);
  /// Whether the provider's help page can be opened.
  void setHelpful(bool helpful);
  /// After a change of secrets: empty, or what went wrong.
  void secretFinished(const QString& trouble);

 Q_SIGNALS:
  void closed();
  void testWanted(const QString& source);
  void helpWanted(const QString& source);
  void secretAddWanted(const QString& source, const QString& secret);
  void secretRemoveWanted(const QString& source, int position, const QString& ending);

 private:
  QWidget* buildHead();
  QWidget* buildUrl();
  void presentBanner(const ShownSource& source, UtcTime now);
  bool presentFailing(const query::SourceView& view, UtcTime now);
  void presentFacts(const query::SourceView& view, UtcTime now);
  const style::Theme& m_theme;
  QString m_name;
  bool m_changeable{false};
  widgets::Avatar* m_avatar;
  widgets::Label* m_title;
  widgets::Label* m_caption;
  widgets::Banner* m_banner;
  widgets::Label* m_urlName;
  QLineEdit* m_url;
  widgets::Button* m_copy;
  widgets::Label* m_urlHint;
  widgets::FactsList* m_recognised;
  Refusals* m_refusals;
  SecretList* m_secrets;
  SourceFacts* m_facts;
  widgets::Button* m_test;
  widgets::Button* m_help;
  SourceHold* m_hold{nullptr};
  QBoxLayout* m_actions;
  QVBoxLayout* m_column;
};

}  // namespace ack::ui::sources
