# Writes OUTPUT, a source file that holds the texts of FILES. For schema/CMakeLists.txt.
set(entries "")
foreach(file ${FILES})
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} text)
  string(APPEND entries "    {\"${name}\", R\"retune_sql(${text})retune_sql\"},\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"schema/migrations.h\"\n\nnamespace retune {\n\nconst std::vector<Migration>& migrations() {\n\
  static const std::vector<Migration> all = {\n${entries}  };\n  return all;\n}\n\n}  // namespace retune\n")
