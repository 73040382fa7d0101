#!/usr/bin/env python3
"""Holds the spec's schema against JSON Schema itself and against specs, good and bad.

Usage: schema_test.py SOURCE_DIR. Exits 77 (skipped) where Python's jsonschema is missing.
"""
import copy
import glob
import json
import os
import re
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: Python has no module jsonschema")
    sys.exit(77)

ROOT = sys.argv[1]


def plain(text):
    """JSON without comments and trailing commas; strings are left alone."""
    text = re.sub(r'("(?:[^"\\]|\\.)*")|//[^\n]*|/\*.*?\*/', lambda m: m.group(1) or "", text, flags=re.S)
    return json.loads(re.sub(r'("(?:[^"\\]|\\.)*")|,(\s*[}\]])', lambda m: m.group(1) or m.group(2), text))


schema = json.load(open(os.path.join(ROOT, "schema/spec/search-space.schema.json"), encoding="utf-8"))
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
faults = []


def described(node, path):
    if isinstance(node, dict):
        if "properties" in node:
            for key, member in node["properties"].items():
                if "description" not in member and "const" not in member and "$ref" not in member:
                    faults.append(f"{path}/properties/{key} has no description")
        for key, member in node.items():
            described(member, f"{path}/{key}")


described(schema, "")

good = []
for path in sorted(glob.glob(os.path.join(ROOT, "tests/demo/specs/*.json"))):
    good.append((path, plain(open(path, encoding="utf-8").read())))
page = open(os.path.join(ROOT, "docs/spec.md"), encoding="utf-8").read()
for number, block in enumerate(re.findall(r"```jsonc\n(.*?)```", page, re.S)):
    good.append((f"docs/spec.md, example {number}", plain(block)))
if len(good) < 2:
    faults.append("there is no example to look at")
for name, spec in good:
    for error in validator.iter_errors(spec):
        faults.append(f"{name}: {error.json_path}: {error.message[:200]}")

full = {
    "$schema": "x", "name": "n", "recording": {"path": "r", "kernel": "k", "instance": "ab"},
    "parameters": {"a": [1, "x", True, 1.5], "b": 7, "c": {"type": "bool", "when": "b > 1", "otherwise": False},
                   "block.x": {"type": "pow2", "from": 32, "to": 1024}, "d": {"type": "integer", "from": 0, "to": 9, "step": 3},
                   "e": {"type": "fixed", "value": "s"}, "f": {"type": "categorical", "values": [1, 2]},
                   "passes": {"type": "pipeline", "passes": ["dce", "gvn"], "max_length": 2, "repeat": True}},
    "constraints": ["a != 1"], "config": {"block.y": "b", "shared_mem": 128, "grid": {"x": "4"}, "specialize": True},
    "strategy": {"name": "random", "seed": 1, "samples": 10}, "measure": {"max_samples": 3, "min_samples": 2},
    "limits": {"compile_seconds": 1, "max_evaluations": 5, "retries": 2, "continue_on_bad_baseline": True},
    "tolerances": [{"region": "*", "type": "f32", "threshold": 1e-5, "kind": "relative", "norm": "l2"}],
    "targets": ["host", {"backend": "cuda"}],
}
preset = {"recording": "r", "preset": "quick"}
for error in validator.iter_errors(preset):
    faults.append(f"a preset alone: {error.json_path}: {error.message[:200]}")
for error in validator.iter_errors(full):
    faults.append(f"full spec: {error.json_path}: {error.message[:200]}")


def bad(what, change):
    spec = copy.deepcopy(full)
    change(spec)
    if validator.is_valid(spec):
        faults.append(f"the schema lets pass: {what}")


bad("an unknown key", lambda s: s.update(parameter={}))
bad("neither parameters nor a preset", lambda s: s.pop("parameters"))
bad("an unknown preset", lambda s: s.update(preset="fast"))
bad("a parameter's name that is no identifier", lambda s: s["parameters"].update({"9a": 1}))
bad("a parameter in recorded", lambda s: s["parameters"].update({"recorded.grid": 1}))
bad("an empty list of values", lambda s: s["parameters"].update(a=[]))
bad("a null value", lambda s: s["parameters"].update(a=[None]))
bad("an unknown type", lambda s: s["parameters"].update(a={"type": "int"}))
bad("otherwise without when", lambda s: s["parameters"].update(a={"type": "bool", "otherwise": True}))
bad("a step of 0", lambda s: s["parameters"]["d"].update(step=0))
bad("a field that is none", lambda s: s["config"].update({"block.w": 1}))
bad("an unknown strategy", lambda s: s.update(strategy="best"))
bad("a negative limit", lambda s: s["limits"].update(compile_seconds=-1))
bad("a misspelt measure", lambda s: s["measure"].update(warmups=1))
bad("no targets", lambda s: s.update(targets=[]))
bad("an unknown backend", lambda s: s.update(targets=["gpu"]))
bad("a tolerance without region", lambda s: s.update(tolerances=[{"type": "f32"}]))

for line in faults:
    print(line)
print(f"{len(good) + 1} specs, {len(faults)} faults")
sys.exit(1 if faults else 0)
