#include "core/operate/content_proof.h"

namespace ack::operate {

effect::ContentProofOf contentProofFrom(std::shared_ptr<const provider::ProviderRegistry> providers) {
  return [providers = std::move(providers)](const config::Source& source) {
    const auto provider = source.recipe.empty() ? Result<provider::ProviderPtr>(providers->find(source.provider))
                                                : providers->fromRecipe(source.provider, source.recipe);
    const bool proven = provider && *provider && provider::provesContent((*provider)->coverage());
    return proven ? effect::ContentProof::proven : effect::ContentProof::notProven;
  };
}

}  // namespace ack::operate
