#include "ui/style/tokens.h"

namespace ack::ui::style {
namespace {

// In the order of enum class Token; the contrast of each pair was checked for the design, so a colour changes only
// together with the test tokens_contrast_holds.
constexpr std::array<TokenValue, kTokenCount> kTokens{{
    {"window", 0xFFF6F7F9, 0xFF101216},         {"rail", 0xFFEEF0F4, 0xFF0B0D10},
    {"surface", 0xFFFFFFFF, 0xFF171A20},        {"sunken", 0xFFF9FAFB, 0xFF13161B},
    {"hover", 0xFFF3F5F8, 0xFF1E222A},          {"selected", 0xFFE9EEFC, 0xFF1E2846},
    {"border", 0xFFE3E6EB, 0xFF272C35},         {"borderStrong", 0xFFCCD2DB, 0xFF39404C},
    {"controlBorder", 0xFF868E9C, 0xFF6C7686},  {"grid", 0xFFEBEDF1, 0xFF22262E},
    {"text", 0xFF171A21, 0xFFE9ECF1},           {"text2", 0xFF444C59, 0xFFB7BECA},
    {"text3", 0xFF5D6675, 0xFF929BAA},          {"link", 0xFF2B4AC4, 0xFF9DB0FF},
    {"accent", 0xFF2F4FCB, 0xFF8DA2FB},         {"accentHover", 0xFF2743B3, 0xFFA5B6FF},
    {"accentTint", 0xFFE9EEFC, 0xFF1E2846},     {"onAccent", 0xFFFFFFFF, 0xFF0E1430},
    {"focus", 0xFF2F4FCB, 0xFF8DA2FB},          {"danger", 0xFFB3261E, 0xFFF08A80},
    {"dangerHover", 0xFF971D16, 0xFFF5A39B},    {"onDanger", 0xFFFFFFFF, 0xFF2B0805},
    {"queued", 0xFF525C6B, 0xFFA9B2C0},         {"queuedTint", 0xFFEEF0F3, 0xFF22272F},
    {"queuedSolid", 0xFF8590A0, 0xFF7B8696},    {"processing", 0xFF096080, 0xFF62C4E0},
    {"processingTint", 0xFFE1F2F8, 0xFF0F2A34}, {"processingSolid", 0xFF1B93B8, 0xFF2AA5CB},
    {"retry", 0xFF855300, 0xFFE5B04A},          {"retryTint", 0xFFFCF1D9, 0xFF30260F},
    {"retrySolid", 0xFFC4830A, 0xFFC98F1E},     {"completed", 0xFF14693A, 0xFF62C98D},
    {"completedTint", 0xFFE3F4EA, 0xFF122C1E},  {"completedSolid", 0xFF2C9A5B, 0xFF37A868},
    {"dead", 0xFFAF231B, 0xFFF58E84},           {"deadTint", 0xFFFCE9E7, 0xFF381916},
    {"deadSolid", 0xFFD0453B, 0xFFDB584D},      {"unknown", 0xFF7F2C96, 0xFFD79BE6},
    {"unknownTint", 0xFFF6E9F9, 0xFF2F1A37},    {"unknownSolid", 0xFFA652BD, 0xFFB266C8},
    {"held", 0xFF525C6B, 0xFFA9B2C0},           {"heldTint", 0xFFE8EBF0, 0xFF22272F},
    {"heldSolid", 0xFF7C8797, 0xFF717C8C},      {"tooltip", 0xFF1F2430, 0xFFE9ECF1},
    {"tooltipText", 0xFFF3F5F8, 0xFF171A21},    {"scrim", 0x7012161F, 0x99000000},
}};

}  // namespace

const std::array<TokenValue, kTokenCount>& tokens() noexcept { return kTokens; }

}  // namespace ack::ui::style
