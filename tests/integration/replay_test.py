#!/usr/bin/env python3
"""Recordings made, imported and replayed by the command line: our kernels under every default pipeline and several block
shapes, and what Mneme recorded on an H200, at its recorded addresses."""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import unittest

ARGUMENTS = None
PIPELINES = ["default<O0>", "default<O1>", "default<O2>", "default<O3>", "default<Os>", "default<Oz>"]
# Kernel → other launches that do the same work: flags of `retune replay`.
SHAPES = {
    "vector_add": ["--block-dim-x 64 --grid-dim-x 1563", "--block-dim-x 512 --grid-dim-x 196"],
    "saxpy": ["--block-dim-x 64 --grid-dim-x 469", "--block-dim-x 256 --grid-dim-x 118"],
    "stencil2d": ["--block-dim-x 32 --block-dim-y 8 --grid-dim-x 5 --grid-dim-y 15"],
    "matmul": ["--block-dim-x 8 --block-dim-y 8 --grid-dim-x 8 --grid-dim-y 8 --shared-mem 512"],
    "reduce": [],
    "histogram": ["--block-dim-x 256 --grid-dim-x 6"],
    "variables": [],
    "grid_stride": ["--block-dim-x 64 --grid-dim-x 10"],
    "launch3d": ["--block-dim-x 4 --block-dim-y 4 --block-dim-z 4 --grid-dim-x 13 --grid-dim-y 8 --grid-dim-z 5"],
}
# What Mneme's ExperimentResult holds.
FIELDS = ["preprocess_ir_time", "opt_time", "codegen_time", "obj_size", "exec_time", "verified", "executed", "failed", "start_time",
          "end_time", "gpu_id", "const_mem_usage", "local_mem_usage", "reg_usage", "error"]


class Replay(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="retune-replay-")
        cls.folder = cls.temporary.name
        for kernel in SHAPES:
            cls.retune("recording", "make", "--ir", cls.kernel_file(kernel, "ll"), "--kernel", kernel, "--launch",
                       cls.kernel_file(kernel, "launch.json"), "-o", os.path.join(cls.folder, kernel))
        for app in ("annot", "globals"):
            for form in ("bytes", "diff"):
                cls.retune("recording", "import", os.path.join(ARGUMENTS.source, "tests/golden/mneme", app, form), "-o",
                           os.path.join(cls.folder, f"{app}-{form}"))

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    @staticmethod
    def kernel_file(kernel, suffix):
        return os.path.join(ARGUMENTS.source, "tests", "kernels", f"{kernel}.{suffix}")

    @staticmethod
    def retune(*words, status=0):
        done = subprocess.run([os.path.join(ARGUMENTS.programs, "retune"), *words], text=True, capture_output=True, timeout=120,
                              check=False)
        if done.returncode != status:
            raise AssertionError(f"retune {' '.join(words)} ended with {done.returncode}, not {status}:\n{done.stdout}{done.stderr}")
        return done

    def replay(self, recording, *flags, status=0):
        text = self.retune("--json", "replay", os.path.join(self.folder, recording), "--min-samples", "1", "--max-samples", "1",
                           "--warmup", "0", *flags, status=status).stdout
        return json.loads(text)

    def test_our_kernels_verify_under_every_default_pipeline(self):
        for kernel in SHAPES:
            for pipeline in PIPELINES:
                for more in ([], ["--specialize", "--specialize-dims"]):
                    with self.subTest(kernel=kernel, pipeline=pipeline, more=more):
                        self.assertEqual(self.replay(kernel, *more, pipeline)["Result"]["outcome"], "verified")

    def test_our_kernels_verify_under_other_block_shapes(self):
        for kernel, shapes in SHAPES.items():
            for shape in shapes:
                with self.subTest(kernel=kernel, shape=shape):
                    self.assertEqual(self.replay(kernel, *shape.split())["Result"]["outcome"], "verified")

    def test_what_an_h200_recorded_verifies_at_its_recorded_addresses(self):
        seen = 0
        for recording in ("annot-bytes", "annot-diff", "globals-bytes", "globals-diff"):
            listed = json.loads(self.retune("--json", "recording", "ls", os.path.join(self.folder, recording)).stdout)
            for entry in listed:
                with self.subTest(recording=recording, kernel=entry["kernel"], instance=entry["instance"]):
                    result = self.replay(recording, "--instance", entry["instance"])["Result"]
                    self.assertEqual(result["outcome"], "verified", result["reason"])
                    regions = result["verification"]["regions"]
                    self.assertTrue(any(region["name"].startswith("0x1539") for region in regions))
                    self.assertFalse(any(region["rule_overridden"] for region in regions))
                    seen += 1
        self.assertEqual(seen, 8)

    def test_a_tolerance_is_named_in_the_result(self):
        result = self.replay("globals-diff", "--kernel", "mix", "--instance", "14a4", "--tolerance", "y=f64:1e-9:relative")["Result"]
        overridden = [region for region in result["verification"]["regions"] if region["rule_overridden"]]
        self.assertEqual([(r["name"], r["rule"]["threshold"]) for r in overridden], [("0x153940200000", 1e-9)])

    def test_the_document_has_mnemes_fields_and_ours(self):
        document = self.replay("vector_add", "--specialize")
        self.assertTrue(document["Replay-config"]["specialize"])
        for field in FIELDS + ["outcome", "verification", "device", "toolchain", "binary_hash", "phases", "samples"]:
            self.assertIn(field, document["Result"])
        self.assertTrue(document["Result"]["verified"])
        self.assertGreater(document["Result"]["obj_size"], 0)
        self.assertEqual(document["Result"]["device"]["backend"], "host")

    def test_a_launch_that_leaves_work_undone_is_a_wrong_answer_with_its_place(self):
        result = self.replay("vector_add", "--grid-dim-x", "390", status=1)["Result"]
        self.assertEqual((result["outcome"], result["failed_stage"]), ("wrong_answer", "verify"))
        bad = [region for region in result["verification"]["regions"] if not region["passed"]]
        self.assertEqual([(r["first_bad_index"], r["bad_elements"]) for r in bad], [(99840, 160)])

    def test_bad_input_is_one_error_and_status_2(self):
        recording = os.path.join(self.folder, "vector_add")
        for words, part in [(["replay", recording, "--tolerance", "y=f99:1"], "f99"), (["replay", recording, "--instance", "ffff"], "ffff"),
                            (["replay", "/nowhere"], "/nowhere"), (["replay", recording, "--block-dim-x", "0"], "block.x"),
                            (["replay", recording, "--codegen-opt", "7"], "codegen-opt"),
                            (["recording", "make", "--ir", self.kernel_file("saxpy", "ll"), "--kernel", "none", "--launch",
                              self.kernel_file("saxpy", "launch.json"), "-o", os.path.join(self.folder, "x")], "none"),
                            (["recording", "make", "--ir", self.kernel_file("saxpy", "ll"), "--kernel", "saxpy", "--launch",
                              self.kernel_file("matmul", "launch.json"), "-o", os.path.join(self.folder, "x")], "/arguments"),
                            (["recording", "verify", "/nowhere"], "/nowhere")]:
            with self.subTest(words=words):
                done = self.retune(*words, status=2)
                self.assertIn(part, done.stderr)
                self.assertFalse(os.path.exists(os.path.join(self.folder, "x")))

    def test_a_pipeline_that_llvm_does_not_know_is_a_compile_failure_in_its_words(self):
        result = self.replay("saxpy", "no-such-pass", status=1)["Result"]
        self.assertEqual(result["outcome"], "compile_failed")
        self.assertIn("no-such-pass", result["reason"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", required=True)
    parser.add_argument("--source", required=True)
    ARGUMENTS, rest = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], *rest])
