#!/usr/bin/env python3
"""`retune space` as its users call it. Usage: space_command_test.py RETUNE SOURCE_DIR."""
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

RETUNE, SOURCE = sys.argv[1], sys.argv[2]
SPEC = """{ // a comment
  "parameters": {"tile": [4, 8, 16, 32], "passes": ["default<O0>", "default<O3>"], "set_launch_bounds": {"type": "bool"}, "codegen_opt": [1, 3],},
  "constraints": ["tile * tile <= 512"],
  "config": {"block.x": "tile", "block.y": "tile", "shared_mem": "2 * tile * tile * 4"}
}"""


class SpaceCommand(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="retune-space-")
        self.addCleanup(self.folder.cleanup)

    def file(self, name, text):
        path = os.path.join(self.folder.name, name)
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
        return path

    def run_space(self, *arguments, status=0):
        done = subprocess.run([RETUNE, "space", *arguments], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, status, f"{arguments}: {done.stdout}{done.stderr}")
        return done

    def test_check_says_how_large_the_space_is(self):
        spec = self.file("s.json", SPEC)
        self.assertEqual(self.run_space("check", spec).stdout, f"{spec}: ok: 4 parameters, 1 constraints; 32 combinations, 24 points\n")
        summary = json.loads(self.run_space("check", spec, "--json").stdout)
        self.assertEqual((summary["combinations"], summary["points"], summary["warnings"]), ("32", 24, []))

    def test_count_list_and_sample_agree(self):
        spec = self.file("s.json", SPEC)
        self.assertEqual(self.run_space("count", spec).stdout, "24\n")
        self.assertEqual(json.loads(self.run_space("count", spec, "--json").stdout), {"count": 24})
        points = self.run_space("list", spec, "--points").stdout.splitlines()
        self.assertEqual(len(set(points)), 24)
        self.assertEqual(json.loads(points[0]), {"tile": 4, "passes": "default<O0>", "set_launch_bounds": False, "codegen_opt": 1})
        sampled = self.run_space("sample", spec, "--n", "7", "--seed", "3", "--points").stdout
        self.assertEqual(sampled, self.run_space("sample", spec, "--seed", "3", "--n", "7", "--points").stdout)
        self.assertNotEqual(sampled, self.run_space("sample", spec, "--seed", "4", "--n", "7", "--points").stdout)
        self.assertEqual(len(set(sampled.splitlines())), 7)
        self.assertLessEqual(set(sampled.splitlines()), set(points))
        all_of_them = self.run_space("sample", spec, "--n", "100", "--points")
        self.assertEqual(sorted(all_of_them.stdout.splitlines()), sorted(points))
        self.assertIn("24 points only", all_of_them.stderr)

    def test_listed_configurations_are_valid_ones(self):
        spec = self.file("s.json", SPEC)
        listed = self.run_space("list", spec).stdout
        self.assertEqual(len(listed.splitlines()), 24)
        last = json.loads(listed.splitlines()[-1])
        self.assertEqual((last["block"]["x"], last["block"]["y"], last["shared_mem"], last["max_threads"]), (16, 16, 2048, 256))
        done = subprocess.run([RETUNE, "config", "validate", "-"], input=listed, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(self.run_space("list", spec, "--n", "2").stdout.splitlines(), listed.splitlines()[:2])

    def test_a_configuration_may_take_the_recordings_place(self):
        spec = self.file("s.json", '{"recording": "no/such/folder", "parameters": {"block.x": [32, 96]}, "constraints": ["recorded.grid.x == 10"]}')
        recorded = {"grid": {"x": 10, "y": 2, "z": 1}, "block": {"x": 64, "y": 1, "z": 1}, "shared_mem": 0, "specialize": False,
                    "set_launch_bounds": False, "max_threads": 0, "min_blocks_per_sm": 0, "specialize_dims": False,
                    "passes": "default<O3>", "codegen_opt": 3, "codegen_method": "serial", "prune": True, "internalize": True}
        listed = self.run_space("list", spec, "--recorded", self.file("r.json", json.dumps(recorded))).stdout.splitlines()
        self.assertEqual([json.loads(line)["grid"] for line in listed], [{"x": 20, "y": 2, "z": 1}, {"x": 7, "y": 2, "z": 1}])
        self.assertIn("at /recording", self.run_space("list", spec, status=2).stderr)
        self.assertIn("--recorded", self.run_space("list", spec, "--recorded", self.file("bad.json", "{}"), status=2).stderr)

    def test_the_recording_gives_the_recorded_launch(self):
        def instance(name, grid):
            return {"id": name, "grid": {"x": grid, "y": 1, "z": 1}, "block": {"x": 64, "y": 1, "z": 1}, "shared_mem": 256,
                    "arguments": [], "regions": [], "variables": [], "occurrences": 1, "source_id": ""}

        def kernel(name, digit, instances):
            return {"mangled": f"_Z{len(name)}{name}v", "demangled": f"{name}()", "static_hash": digit * 64, "arguments": [],
                    "modules": [{"sha256": digit * 64, "size": 1}], "instances": instances, "source_id": ""}

        manifest = {"format": "retune recording", "format_version": 1, "target_triple": "nvptx64-nvidia-cuda", "target_cpu": "sm_90",
                    "llvm_version": "19.1.7", "reserve_address": "0x0", "reserve_size": 0,
                    "producer": {"name": "test", "compiler": "", "contraction": "fast", "backend": "host"},
                    "kernels": [kernel("one", "1", [instance("aaaa1111", 5), instance("aaaa2222", 7)]), kernel("two", "2", [instance("bbbb", 9)])]}
        os.mkdir(os.path.join(self.folder.name, "recording"))
        self.file("recording/manifest.json", json.dumps(manifest))

        def listed(recording, status=0):
            spec = self.file("s.json", json.dumps({"recording": recording, "parameters": {"block.x": [32]}}))
            done = self.run_space("list", spec, status=status)
            return json.loads(done.stdout) if status == 0 else done.stderr

        # Relative to the spec's folder, whatever the current one is.
        chosen = listed({"path": "recording", "kernel": "two"})
        self.assertEqual((chosen["grid"]["x"], chosen["block"]["x"], chosen["shared_mem"]), (18, 32, 256))
        self.assertEqual(listed({"path": "recording", "kernel": "_Z3onev", "instance": "aaaa1"})["grid"]["x"], 10)
        self.assertEqual(listed({"path": "recording", "instance": "aaaa2"})["grid"]["x"], 14)
        several = listed("recording", status=2)
        self.assertIn("at /recording: several of the recording's launches are meant", several)
        self.assertIn("two() bbbb", several)
        self.assertIn("none of the recording's launches is meant", listed({"path": "recording", "kernel": "three"}, status=2))

    def test_a_preset_is_named_counted_and_spelt_out(self):
        recorded = self.file("r.json", json.dumps({
            "grid": {"x": 40000, "y": 1, "z": 1}, "block": {"x": 256, "y": 1, "z": 1}, "shared_mem": 0, "specialize": False,
            "set_launch_bounds": False, "max_threads": 0, "min_blocks_per_sm": 0, "specialize_dims": False,
            "passes": "default<O3>", "codegen_opt": 3, "codegen_method": "serial", "prune": True, "internalize": True}))
        spec = self.file("p.json", '{"preset": "quick", "parameters": {"specialize": {"type": "bool"}}, "constraints": ["block.x > 32"]}')
        self.assertEqual(self.run_space("check", spec, "--recorded", recorded).stdout,
                         f"{spec}: ok: preset quick: 4 parameters, 1 constraints; 32 combinations, 24 points\n")
        self.assertEqual(json.loads(self.run_space("check", spec, "--recorded", recorded, "--json").stdout)["preset"], "quick")
        # What is shown can be edited and read again, and gives the same configurations.
        shown = self.run_space("show", spec, "--recorded", recorded).stdout
        self.assertEqual(json.loads(shown)["parameters"]["block.x"], [32, 64, 128, 256])
        self.assertNotIn("preset", json.loads(shown))
        again = self.file("again.json", shown)
        self.assertEqual(self.run_space("list", again, "--recorded", recorded).stdout,
                         self.run_space("list", spec, "--recorded", recorded).stdout)
        for command in (["check"], ["count"], ["list"], ["sample", "--n", "1"], ["show"]):
            error = self.run_space(command[0], spec, *command[1:], status=2).stderr
            self.assertEqual(error.count("\n"), 1)
            self.assertIn(f"{spec}: at /preset: the preset quick is derived from a recorded launch", error)

    def test_published_spaces_are_read(self):
        space = self.file("p.json", '{"name": "x", "params": {"a": [1, 2, 3], "b": [1, 2]}, "constraints": ["a % b == 0"], "valid": 4}')
        done = self.run_space("count", "--from", "space", space)
        self.assertEqual((done.stdout, done.stderr), ("4\n", ""))

    def test_tuning_problems_of_other_programs_are_read(self):
        t1 = self.file("t1.json", json.dumps({
            "General": {"BenchmarkName": "tiles"},
            "ConfigurationSpace": {
                "TuningParameters": [
                    {"Name": "bx", "Type": "int", "Values": "[1, 2] + list(range(32, 1024+1, 32))", "Default": 256},
                    {"Name": "by", "Type": "int", "Values": "[2**i for i in range(0, 6)]", "Default": 1},
                    {"Name": "unroll", "Type": "uint", "Values": [0, 1]}],
                "Conditions": [{"Expression": "32 <= bx*by <= 1024", "Parameters": ["bx", "by"]}]},
            "KernelSpecification": {"Language": "CUDA", "LocalSize": {"X": "bx", "Y": "by"}}}))
        expected = 2 * sum(32 <= x * y <= 1024 for x in [1, 2] + list(range(32, 1025, 32)) for y in [2**i for i in range(6)])
        done = self.run_space("count", "--from", "t4", t1)
        self.assertEqual((done.stdout, done.stderr), (f"{expected}\n", ""))
        self.assertEqual(json.loads(self.run_space("check", "--from", "t4", t1, "--json").stdout)["name"], "tiles")
        self.assertEqual(len(self.run_space("sample", "--from", "t4", t1, "--n", "5", "--points").stdout.splitlines()), 5)
        # As a spec, it is the same space.
        spec = self.file("spec.json", self.run_space("show", "--from", "t4", t1).stdout)
        self.assertEqual(self.run_space("list", spec, "--points").stdout, self.run_space("list", "--from", "t4", t1, "--points").stdout)

        arguments = {"tune_params": {"x": [16, 32], "y": [1, 2]}, "restrictions": ["x * y > 16"]}
        self.assertEqual(self.run_space("count", "--from", "t4", self.file("kt.json", json.dumps(arguments))).stdout, "3\n")
        cache = '{"kernel_name": "k", "tune_params_keys": ["y", "x"], "tune_params": {"x": [16, 32], "y": [1, 2]}, "cache": {\n"1,16": {"time": 1.5},\n'
        points = self.run_space("list", "--from", "t4", self.file("cache.json", cache), "--points").stdout.splitlines()
        self.assertEqual(json.loads(points[1]), {"y": 1, "x": 32})

    def test_a_tuning_problem_that_cannot_be_read_is_one_message(self):
        cases = [
            ('{"tune_params": {"x": [1]}, "restrictions": ["lambda p: p[0] > 1"]}', "at /restrictions/0: a Python lambda cannot be read"),
            ('{"tune_params": {"x": [1]}, "restrictions": ["sqrt(x) > 1"]}', "at /restrictions/0: unknown function sqrt"),
            ('{"ConfigurationSpace": {"TuningParameters": [{"Name": "x", "Type": "int", "Values": "numpy.arange(3)"}]}}',
             "at /ConfigurationSpace/TuningParameters/0/Values: expected a list as Python writes it"),
            ('{"results": []}', "at /results: results hold no search space"),
            ('{"parameters": {"x": [1]}}', "at the top level: expected ConfigurationSpace (T1, T4) or tune_params (Kernel Tuner)"),
        ]
        for text, expected in cases:
            file = self.file("bad.json", text)
            for command in (["check"], ["count"], ["list"], ["sample", "--n", "1"], ["show"]):
                done = self.run_space(command[0], "--from", "t4", file, *command[1:], status=2)
                self.assertEqual(done.stdout, "")
                self.assertEqual(done.stderr.count("retune: error: "), 1)
                self.assertIn(f"retune: error: {file}: {expected}", done.stderr)

    def test_bad_input_is_one_message_with_its_place_and_status_2(self):
        cases = [
            ("{", "line 1"),
            ('{"parameters": {"a": []}}', "at /parameters/a: expected at least one value"),
            ('{"parameters": {"a": [1]}, "constraints": ["a +"]}', "at /constraints/0: the expression ends too early\n  a +\n     ^\n"),
            ('{"parameters": {"a": [1]}, "constraints": ["b > 1"]}', "at /constraints/0: unknown name"),
            ('{"parameters": {"a": [1, 0]}, "constraints": ["1 % a == 0"]}', "% divides by zero: 1 and 0"),
            ('{"parameters": {"a": [1, 2]}, "constraints": ["a > 2"]}', "holds no point"),
            ('{"parameters": {"passes": ["default<O1>", "no-such-pass"]}}', "no-such-pass"),
            ('{"parameters": {"n": ["x"]}, "config": {"passes": "\'function(\' + n + \')\'"}}', "at /config/passes"),
        ]
        for text, expected in cases:
            spec = self.file("bad.json", text)
            done = self.run_space("check", spec, status=2)
            self.assertEqual(done.stdout, "")
            errors = [line for line in done.stderr.splitlines() if line.startswith("retune: error: ")]
            self.assertEqual(len(errors), 1, done.stderr)
            self.assertTrue(errors[0].startswith(f"retune: error: {spec}: "), done.stderr)
            self.assertIn(expected, done.stderr)

    def test_a_pipeline_that_ends_llvm_is_an_error_that_names_it(self):
        deep = "module(" * 200000 + "dce" + ")" * 200000  # LLVM's parser calls itself for each and overflows its stack
        spec = self.file("deep.json", json.dumps({"parameters": {"passes": ["default<O1>", deep]}}))
        done = self.run_space("check", spec, status=1)
        self.assertTrue(done.stderr.startswith(f"retune: error: {spec}: at /parameters/passes (value 1): no answer from LLVM on the "
                                               'pass pipeline "module('), done.stderr[:400])
        self.assertIn("killed by signal 11", done.stderr)
        self.assertLess(len(done.stderr), 1000)

    def test_only_check_needs_the_program_that_reads_pipelines(self):
        alone = shutil.copy(RETUNE, os.path.join(self.folder.name, "retune"))
        spec = self.file("s.json", SPEC)
        self.assertEqual(subprocess.run([alone, "space", "count", spec], capture_output=True, text=True, check=True).stdout, "24\n")
        done = subprocess.run([alone, "space", "check", spec], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"{spec}: cannot start {self.folder.name}/retune-runner: No such file", done.stderr)
        without = self.file("w.json", '{"parameters": {"codegen_opt": [1, 2]}}')
        subprocess.run([alone, "space", "check", without], capture_output=True, check=True)

    def test_bad_usage_is_status_2(self):
        missing = os.path.join(self.folder.name, "none.json")
        self.assertIn(missing, self.run_space("check", missing, status=2).stderr)
        self.run_space("check", status=2)
        self.run_space(status=2)
        spec = self.file("s.json", SPEC)
        self.run_space("sample", spec, status=2)
        self.run_space("sample", spec, "--n", "-1", status=2)
        self.run_space("sample", spec, "--n", "1", "--seed", "1.5", status=2)
        self.run_space("count", spec, "--from", "nowhere", status=2)

    def test_any_point_is_found_by_its_index(self):
        spec = self.file("i.json", '{"parameters": {"a": {"type": "integer", "from": 1, "to": 1000000000000}, "b": [2, 3], '
                                   '"c": {"type": "integer", "from": 1, "to": 1000000000000}}, "constraints": ["b > 2"]}')
        self.assertEqual(self.run_space("count", spec).stdout, "1" + "0" * 24 + "\n")
        self.assertEqual(json.loads(self.run_space("count", spec, "--json").stdout), {"count": "1" + "0" * 24})
        listed = self.run_space("list", spec, "--points", "--from-index", "9" * 24, "--n", "5").stdout.splitlines()
        self.assertEqual([json.loads(line) for line in listed], [{"a": 10**12, "b": 3, "c": 10**12}])
        for bad in ("1" + "0" * 24, "-1", "x", ""):
            self.assertIn("--from-index", self.run_space("list", spec, "--from-index", bad, status=2).stderr)

    def test_says_what_leaves_nothing_and_what_is_never_false(self):
        spec = self.file("e.json", '{"parameters": {"a": [1, 2], "b": [1, 2]}, "constraints": ["a < 9", "a > b", "b > a"]}')
        done = self.run_space("check", spec, status=2)
        self.assertIn("none satisfies all of\n  at /constraints/1: a > b\n  at /constraints/2: b > a", done.stderr)
        spec = self.file("n.json", '{"parameters": {"block.x": [1, 2]}, "constraints": ["block.x < 9"]}')
        self.assertIn("warning: " + spec + ": at /constraints/0: the constraint is never false: block.x < 9", self.run_space("check", spec).stderr)

    def test_real_ranges_are_sampled(self):
        spec = self.file("r.json", '{"parameters": {"x": {"type": "real", "from": 0, "to": 1}, "n": [1, 2]}, "constraints": ["x < n / 4"]}')
        self.assertIn("at /parameters/x: a real range has no list of values", self.run_space("list", spec, status=2).stderr)
        self.assertIn("real range", self.run_space("check", spec).stdout)
        points = [json.loads(line) for line in self.run_space("sample", spec, "--points", "--n", "50", "--seed", "3").stdout.splitlines()]
        self.assertEqual(len(points), 50)
        self.assertTrue(all(0 <= point["x"] < point["n"] / 4 for point in points))

    def test_a_warning_is_no_error(self):
        done = self.run_space("check", self.file("w.json", '{"parameters": {"a": [1, 2]}}'))
        self.assertIn("retune: warning: ", done.stderr)
        self.assertIn("nothing reads the parameter a", done.stderr)

    def test_the_demos_specs_are_right(self):
        recorded = self.file("r.json", json.dumps({
            "grid": {"x": 64, "y": 64, "z": 1}, "block": {"x": 16, "y": 16, "z": 1}, "shared_mem": 2048, "specialize": False,
            "set_launch_bounds": False, "max_threads": 0, "min_blocks_per_sm": 0, "specialize_dims": False, "passes": "default<O3>",
            "codegen_opt": 3, "codegen_method": "serial", "prune": True, "internalize": True}))
        specs = sorted(glob.glob(os.path.join(SOURCE, "tests/demo/specs/*.json")))
        self.assertTrue(specs)
        for spec in specs:
            self.assertEqual(self.run_space("check", spec, "--recorded", recorded).stderr, "")


unittest.main(argv=sys.argv[:1])
