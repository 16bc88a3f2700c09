# cmake -DOUTPUT=FILE.cpp -DINPUTS=a.json|b.json -P embed_profiles.cmake: writes the files as string literals.
string(REPLACE "|" ";" INPUTS "${INPUTS}")
set(text "// Generated from resources/providers; do not edit.\n#include \"core/provider/embedded_profiles.h\"\n\n")
string(APPEND text "namespace ack::provider {\nnamespace {\nconstexpr EmbeddedProfile kProfiles[] = {\n")
foreach(input IN LISTS INPUTS)
  get_filename_component(key "${input}" NAME_WE)
  file(READ "${input}" json)
  string(APPEND text "    {\"${key}\", R\"json(${json})json\"},\n")
endforeach()
string(APPEND text "};\n}  // namespace\n\nstd::span<const EmbeddedProfile> embeddedProfiles() noexcept "
                   "{ return kProfiles; }\n\n}  // namespace ack::provider\n")
file(WRITE "${OUTPUT}" "${text}")
