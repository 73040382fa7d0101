# Two commands for people: `make demo` runs the main job, `make check` runs the tests. Both install what is missing
# (docker/deps.sh, as root), configure and build first. Everything they write is below build/.
.DELETE_ON_ERROR:
.PHONY: demo check check-root build deps format soak bench clean

SHELL := /bin/bash
JOBS ?= $(shell nproc)
# One build folder for both, so that whoever runs the demo and then the tests builds once.
PRESET ?= ci
BUILD := build/$(PRESET)

demo: build
	tests/demo/demo.sh $(BUILD)

check: build
	tests/check.sh $(BUILD) $(JOBS)

build: deps
	@cmake --preset $(PRESET) > $(BUILD).configure.log 2>&1 || { cat $(BUILD).configure.log; exit 1; }
	@grep -E 'CUDA' $(BUILD).configure.log || true
	cmake --build $(BUILD) --parallel $(JOBS)

deps:
	@mkdir -p build
	docker/deps.sh

# Every figure of docs/benchmarks.md again.
bench: build
	tests/bench/run.sh $(BUILD)

format:
	git ls-files '*.h' '*.cc' | xargs clang-format -i

clean:
	rm -rf build
