#!/usr/bin/env python3
"""Checks the rules of CONTRIBUTING.md that can be read off the tree: layers, doors, getenv, stages, file lengths, docs.

Usage: check_layout.py SOURCE_DIR. Prints one line per fault and exits 1 when there is any.
"""
import os
import re
import subprocess
import sys

ROOT = os.path.abspath(sys.argv[1])
FAULTS = []

# Which of our folders a folder may include (itself always). Longest prefix wins.
LAYERS = {
    "shared/base": [],
    "shared/stage": ["shared/base"],
    "shared/configuration": ["shared/base", "shared/stage"],
    "shared/recording": ["shared/base", "shared/stage", "shared/configuration"],
    "shared/sampling": ["shared/base", "shared/stage"],
    "shared/wire": ["shared/"],
    "coordinator/space": ["shared/"],
    "coordinator/search": ["shared/", "coordinator/space"],
    "coordinator/pipeline": ["shared/", "coordinator/space", "coordinator/search", "coordinator/store"],
    "coordinator/store": ["shared/", "schema/"],
    "coordinator/embedded": ["shared/"],
    "coordinator/service": ["shared/", "coordinator/"],
    # Not worker/llvm or worker/host: the command line does not load LLVM.
    "coordinator/cli": ["shared/", "coordinator/", "worker/job", "worker/sandbox", "schema/"],
    "coordinator": ["shared/", "coordinator/"],
    "worker/llvm": ["shared/"],
    "worker/host": ["shared/", "worker/job", "worker/llvm"],
    "worker/sandbox": ["shared/", "worker/job"],
    "worker/ptx": ["shared/", "worker/llvm", "worker/sandbox"],
    "worker/job": ["shared/"],
    "worker/agent": ["shared/", "worker/job", "worker/sandbox"],
    "worker": ["shared/", "worker/"],
}

# A library's headers, and the files that may include them.
DOORS = [
    (r"pqxx/|libpq-fe\.h", r"coordinator/store/pg_[^/]*\.cc$"),
    (r"zmq\.h", r"shared/wire/zmq_transport\.cc$"),
    (r"rapidjson/", r"(_json|/json|/codec)\.cc$"),
    (r"openssl/", r"/hash\.cc$"),
    (r"llvm/|llvm-c/", r"(worker/llvm|worker/host)/"),
    (r"cuda\.h|nvJitLink\.h|cupti\.h|nvml\.h", r"worker/(cuda|ptx|record|probe)/"),
    (r"boost/context", r"worker/host/"),
    (r"boost/multiprecision", r"coordinator/space/big_count\.cc$"),
    (r"CLI/", r"coordinator/cli/|(agent|runner)_main\.cc$|coordinator/main\.cc$"),
    (r"zstd\.h", r"shared/recording/"),
]


def fault(path, line, text):
    FAULTS.append(f"{path}:{line}: {text}" if line else f"{path}: {text}")


def tracked():
    out = subprocess.run(["git", "-C", ROOT, "ls-files"], capture_output=True, text=True, check=False)
    if out.returncode == 0 and out.stdout:
        return [p for p in out.stdout.split("\n") if p and os.path.isfile(os.path.join(ROOT, p))]
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [d for d in folders if d not in ("build", ".git", ".cache")]
        found += [os.path.relpath(os.path.join(folder, f), ROOT) for f in files]
    return found


def layer_of(path):
    folder = os.path.dirname(path)
    best = None
    for layer in LAYERS:
        if (folder == layer or folder.startswith(layer + "/")) and (best is None or len(layer) > len(best)):
            best = layer
    return best


def check_source(path, text):
    own = layer_of(path)
    for number, line in enumerate(text.split("\n"), 1):
        include = re.match(r'\s*#\s*include\s*([<"])([^>"]+)[>"]', line)
        if include:
            name = include.group(2)
            for library, door in DOORS:
                if re.match(library, name) and not path.startswith("tests/") and not re.search(door, path):
                    fault(path, number, f"includes <{name}>; its door is {door}")
            if include.group(1) == '"' and own:
                allowed = [own + "/"] + LAYERS[own]
                target = layer_of(name) or name
                if not any(name.startswith(a if a.endswith("/") else a + "/") for a in allowed):
                    if not name.startswith("generated/"):
                        fault(path, number, f"{own} may not include {target} ({name})")
        if own and re.search(r"\bgetenv\s*\(", line) and not path.endswith(("main.cc", "_main.cc")):
            fault(path, number, "getenv outside a main")
        if own and path.endswith(".h") and re.search(r"\busing namespace\b", line):
            fault(path, number, "using namespace in a header")
        if own and path.startswith("shared/") and re.search(r"\b(printf|std::cout|std::cerr|abort)\s*[(<]", line):
            fault(path, number, "a shared library prints or aborts")
    length = text.count("\n")
    if length > 600:
        fault(path, 0, f"{length} lines; a reader cannot hold more than 600")
    if path.endswith(".h") and own and "#pragma once" not in text:
        fault(path, 0, "no #pragma once")


def check_stages():
    text = open(os.path.join(ROOT, "shared/stage/stage.h"), encoding="utf-8").read()
    tokens = re.findall(r'"(\w+)"', text)
    pipeline = os.path.join(ROOT, "docs/pipeline.md")
    if not os.path.exists(pipeline):
        fault("docs/pipeline.md", 0, "missing")
        return
    headings = re.findall(r"^## (?:\d+\. )?(\w+)", open(pipeline, encoding="utf-8").read(), re.M)
    for token in tokens:
        if token not in headings:
            fault("docs/pipeline.md", 0, f"no heading for stage {token}")


def check_docs(paths):
    for path in paths:
        if not path.endswith(".md"):
            continue
        text = open(os.path.join(ROOT, path), encoding="utf-8").read()
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
            if re.match(r"[a-z]+:", target):
                continue
            if not os.path.exists(os.path.normpath(os.path.join(ROOT, os.path.dirname(path), target))):
                fault(path, 0, f"link to {target}, which does not exist")
    index = os.path.join(ROOT, "docs/index.md")
    if os.path.exists(index):
        text = open(index, encoding="utf-8").read()
        for path in paths:
            if re.match(r"docs/[^/]+\.md$", path) and path != "docs/index.md" and os.path.basename(path) not in text:
                fault("docs/index.md", 0, f"does not name {path}")
    else:
        fault("docs/index.md", 0, "missing")


def check_listed(paths):
    """Every source below the layers stands in a CMakeLists.txt: nothing is built by accident or forgotten."""
    lists = ""
    for path in paths:
        if path.endswith("CMakeLists.txt"):
            lists += open(os.path.join(ROOT, path), encoding="utf-8").read()
    for path in paths:
        if re.match(r"(shared|coordinator|worker)/.*\.(cc|h)$", path) and os.path.basename(path) not in lists:
            fault(path, 0, "stands in no CMakeLists.txt")


def check_migrations(paths):
    numbers = sorted(int(m.group(1)) for p in paths if (m := re.match(r"schema/sql/migrations/(\d+)_\w+\.sql$", p)))
    if numbers != list(range(1, len(numbers) + 1)):
        fault("schema/sql/migrations", 0, f"numbers are not 1..{len(numbers)}: {numbers}")


def main():
    paths = tracked()
    top = {p.split("/")[0] for p in paths}
    allowed = {"CMakeLists.txt", "CMakePresets.json", "Makefile", "README.md", "LICENSE", "CHANGELOG.md",
               "CONTRIBUTING.md", "coordinator", "worker", "shared", "schema", "tests", "docker", "docs"}
    for name in sorted(top - allowed):
        if not name.startswith("."):
            fault(name, 0, "outside the agreed top level")
    for path in paths:
        if re.search(r"\.(cc|h|cpp|hpp)$", path):
            check_source(path, open(os.path.join(ROOT, path), encoding="utf-8").read())
    check_stages()
    check_docs(paths)
    check_listed(paths)
    check_migrations(paths)
    for line in FAULTS:
        print(line)
    print(f"{len(paths)} files checked, {len(FAULTS)} faults")
    sys.exit(1 if FAULTS else 0)


main()
