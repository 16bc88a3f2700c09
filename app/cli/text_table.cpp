#include "app/cli/text_table.h"

#include "app/cli/cli_context.h"
#include "core/base/log.h"

#include <algorithm>

namespace ack::app::cli {
namespace {

/// Characters as a terminal counts them, near enough: UTF-8 continuation bytes take no place.
std::size_t widthOf(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace

TextTable::TextTable(std::vector<std::string> titles) { m_rows.push_back(std::move(titles)); }

void TextTable::add(std::vector<std::string> cells) {
  for (std::string& cell : cells) cell = base::escapeForLog(cell, 80);
  m_rows.push_back(std::move(cells));
}

void TextTable::print() const {
  if (m_rows.size() == 1) return printLine("(none)");
  std::vector<std::size_t> widths(m_rows.front().size());
  for (const auto& row : m_rows)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], widthOf(row[i]));
  for (const auto& row : m_rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += row[i];
      if (i + 1 < row.size()) line.append(widths[i] - widthOf(row[i]) + 2, ' ');
    }
    printLine(line);
  }
}

}  // namespace ack::app::cli
