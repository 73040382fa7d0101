#!/usr/bin/env python3
"""Runs the tests of this folder: run_lit.py LIT FILECHECK PTX_PROBE SOURCE_DIR WORK_DIR. Exits with 77 (a visible skip) when
lit or FileCheck is missing."""
import os
import subprocess
import sys

lit, filecheck, probe, source, work = sys.argv[1:6]
for name, path in (("lit", lit), ("FileCheck", filecheck)):
    if not os.path.isfile(path):
        print(f"skipped: no {name}; it comes with llvm-19-tools (docker/deps.sh)")
        sys.exit(77)
environment = dict(os.environ, RETUNE_FILECHECK=filecheck, RETUNE_PTX_PROBE=probe, RETUNE_LIT_WORK=os.path.join(work, "work"))
sys.exit(subprocess.run([sys.executable, lit, "-v", "--no-progress-bar", source], env=environment, check=False).returncode)
