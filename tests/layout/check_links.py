#!/usr/bin/env python3
"""Fails where a program loads a library at its start, or has it linked in. Usage: check_links.py PROGRAM LIBRARY."""
import re
import subprocess
import sys

program, library = sys.argv[1:]
loaded = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
faults = [line.strip() for line in loaded.splitlines() if library in line]
with open(program, "rb") as file:
    # A namespace called like the library, in mangled names: linked statically.
    mangled = f"N{len(library)}{library.lower()}".encode()
    if re.search(rb"_Z[A-Z]*" + mangled + rb"\d", file.read()):
        faults.append(f"holds symbols of {library}")
for fault in faults:
    print(f"{program}: {fault}")
sys.exit(1 if faults else 0)
