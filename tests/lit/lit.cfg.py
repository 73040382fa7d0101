import os
import lit.formats

config.name = "retune-ptx"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.environ["RETUNE_LIT_WORK"]
tools = os.path.dirname(os.environ["RETUNE_FILECHECK"])
config.substitutions += [
    ("%probe", os.environ["RETUNE_PTX_PROBE"]),
    ("%kernels", os.path.join(config.test_source_root, "..", "kernels")),
    ("%check", os.environ["RETUNE_FILECHECK"]),
    ("%opt", os.path.join(tools, "opt")),
    ("%llc", os.path.join(tools, "llc")),
]
for tool in ("opt", "llc", "not"):
    if os.path.isfile(os.path.join(tools, tool)):
        config.available_features.add(tool)
