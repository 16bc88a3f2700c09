#pragma once
// From a button to a deed in one way: ask, with the reason where one is needed; perform on the operator thread; a
// failure is told in the sheet, which stays as it was; done is told to the caller. Thread: gui.
#include "core/operate/deed_frame.h"
#include "ui/widgets/confirm_sheet.h"

#include <functional>
#include <string>

namespace ack::ui::session {
class Session;
}

namespace ack::ui::commands {

/// Runs on the operator thread; `reason` is what was written in the sheet, empty where none is asked for.
using Deed =
    std::function<Result<void>(const operate::Desk& desk, const operate::Caller& caller, const std::string& reason)>;

/// Opens the sheet over the opener's window; `done` follows the deed's success, with the sheet closed and the focus
/// back. The sheet is answered so that further fields can be put into it.
widgets::ConfirmSheet* confirmAndPerform(const style::Theme& theme, session::Session& session, QWidget* opener,
                                         const widgets::Question& question, Deed deed, std::function<void()> done);
/// The same for a sheet of one's own, not opened yet: `deed` is asked for once it is confirmed, to take over what the
/// further fields hold.
void performWhenConfirmed(session::Session& session, widgets::ConfirmSheet* sheet, std::function<Deed()> deed,
                          std::function<void()> done);

}  // namespace ack::ui::commands
