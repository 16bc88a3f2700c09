#pragma once
// --screenshot: a picture of each page, for the README and the tests.
#include "app/composition.h"

#include <QString>

namespace ack::app {

/// Waits until the demo (if any) has told its day, opens something on each page, and writes the PNGs into
/// `directory`. false, with the reason on stderr, where one could not be written. Thread: gui; runs the event loop
/// meanwhile.
bool takePictures(Composition& composition, ui::style::Theme& theme, const QString& directory);

}  // namespace ack::app
