#pragma once
// What the window may do to sources, given by the composition: the window itself knows no store and no provider. Each
// works with the engine in this process, beside another process's, and without one.
#include "core/config/source_writer.h"
#include "core/operate/deed_frame.h"
#include "core/query/request_trial.h"
#include "core/query/views.h"

#include <functional>
#include <string>
#include <vector>

namespace ack::ui::addsource {

/// Thread: reader (they wait for the disk), but `providers`: any, and what changes something: operator.
struct SourceCommands {
  std::function<std::vector<query::ProviderView>()> providers;
  /// Reads one source as the apply file does, over what is configured.
  std::function<config::SourceReading(const std::string& text, const config::Catalogue& present)> read;
  std::function<Result<query::RequestTrial>(const config::Catalogue& present, const config::Source& source,
                                            const std::string& pasted)>
      tryRequest;
  /// Deeds of the caller. Durable when they answer success; a running engine takes it over within 250 ms.
  std::function<Result<config::SavedCatalogue>(const operate::Caller& caller, const std::string& text)> add;
  std::function<Result<config::SavedCatalogue>(const operate::Caller& caller, const std::string& source,
                                               const std::string& secret)>
      addSecret;
  std::function<Result<config::SavedCatalogue>(const operate::Caller& caller, const std::string& source,
                                               std::size_t position, const std::string& ending)>
      removeSecret;
};

}  // namespace ack::ui::addsource
