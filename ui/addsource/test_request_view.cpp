#include "ui/addsource/test_request_view.h"

#include "ui/addsource/request_tester.h"
#include "ui/session/session.h"
#include "ui/text/formats.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

namespace ack::ui::addsource {

TestRequestView::TestRequestView(const style::Theme& theme, session::Session* session, SourceCommands commands,
                                 QWidget* parent)
    : QWidget(parent), m_session(session), m_commands(std::move(commands)),
      m_card(new widgets::Card(theme, tr("Test a request"))), m_tester(new RequestTester(theme)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 0, 24, 16);
  column->addWidget(m_card);
  auto* close = new widgets::Button(theme, widgets::Button::Kind::secondary, tr("Close"));
  close->setSmall(true);
  m_card->titleRow()->addWidget(close);
  m_card->body()->addSpacing(12);
  m_card->body()->addWidget(m_tester, 1);
  connect(close, &QPushButton::clicked, this, &TestRequestView::closed);
  auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
  escape->setContext(Qt::WidgetWithChildrenShortcut);
  connect(escape, &QShortcut::activated, this, &TestRequestView::closed);
  connect(m_tester, &RequestTester::checkWanted, this, &TestRequestView::tryRequest);
}

void TestRequestView::open(const QString& source) {
  m_source = source;
  m_card->setTitle(tr("Test a request of %1", "name of a source").arg(source));
  forget();
}

void TestRequestView::forget() { m_tester->forget(); }

void TestRequestView::tryRequest(const QString& pasted) {
  if (m_session == nullptr || !m_commands.tryRequest) return;
  m_tester->setBusy(true);
  m_session->ask<query::RequestTrial>(
      this, QStringLiteral("try"),
      [name = m_source.toStdString(), test = m_commands.tryRequest,
       request = pasted.toStdString()](query::Reader& reader) -> Result<query::RequestTrial> {
        auto present = reader.catalogue();
        if (!present) return std::move(present).error();
        const config::Source* source = (*present)->source(name);
        if (source == nullptr) return Error{ErrorCode::notFound, "the source is gone"};
        return test(**present, *source, request);
      },
      [this](const Result<query::RequestTrial>& trial) { m_tester->present(trial); });
}

}  // namespace ack::ui::addsource
