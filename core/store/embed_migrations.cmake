cmake_minimum_required(VERSION 3.25)
# cmake -DOUT=<file.cpp> -DFILES=<a.sql;b.sql> -P embed_migrations.cmake: the numbered SQL files as one source file.
set(body "")
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME)
  string(REGEX MATCH "^[0-9]+" number ${name})
  string(REGEX REPLACE "^0+" "" number ${number})
  file(READ ${file} sql)
  string(APPEND body "    MigrationStep{${number}, R\"~sql~(${sql})~sql~\"},\n")
endforeach()
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT "// Generated from core/store/migrations; do not edit.
#include \"core/store/migration.h\"

#include <array>

namespace ack::store {
namespace {
constexpr std::array kSteps{
@body@};
}  // namespace

std::span<const MigrationStep> migrationSteps() noexcept { return kSteps; }

}  // namespace ack::store
")
