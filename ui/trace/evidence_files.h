#pragma once
// What leaves the program as evidence of one event: the verdict and story in words, its time line, ledger lines and
// audit entries as tables, each with what proves it. Identity, hashes, causes and times; never a payload.
#include "core/query/views.h"

#include <string>
#include <vector>

namespace ack::ui::trace {

struct EvidenceFile {
  std::string name;  ///< ASCII, in a folder named after the delivery
  std::string bytes;
};

/// summary.txt, timeline.csv, ledger.csv and audit.csv. Thread: any.
std::vector<EvidenceFile> evidenceFiles(const query::DeliveryStory& story, UtcTime now);
/// As `sha256sum --check` reads it.
std::string manifestLine(const EvidenceFile& file);
/// At the top of the package: what is in it, and how a stranger proves that nothing was changed.
EvidenceFile evidenceGuide(std::size_t events, UtcTime now);
/// The manifest of them all.
constexpr const char* kManifestName = "MANIFEST.sha256";

}  // namespace ack::ui::trace
