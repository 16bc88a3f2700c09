#include "ui/shell/page.h"

namespace ack::ui::shell {

void Page::open(const QString& /*argument*/) {}

}  // namespace ack::ui::shell
