#!/usr/bin/env python3
"""Children that crash, hang or eat memory cost their evaluation and nothing else: typed, retried, quarantined, told."""
import argparse
import os
import sys
import unittest

from service import Service

ARGUMENTS = None

SPEC = """{
  "name": "faults",
  "recording": "recording",
  "parameters": {"codegen_opt": [1]},
  "measure": {"warmup_runs": 0, "min_samples": 1, "max_samples": 1},
  "limits": {"compile_seconds": 60, "replay_seconds": 60, "compile_memory_bytes": 1073741824, "retries": 2,
             "continue_on_bad_baseline": true}
}
"""
# What is injected → the outcome, whether it is tried again, and a word of the reason.
FAULTS = [
    (["--compile-fault", "crash-compile"], "compile_crashed", True, "signal 11"),
    (["--compile-fault", "abort-compile"], "compile_crashed", True, "signal 6"),
    (["--compile-fault", "memory-compile"], "compile_crashed", True, "memory"),
    (["--compile-fault", "hang-compile"], "compile_timeout", False, "longer than"),
    (["--replay-fault", "crash-replay"], "replay_crashed", True, "signal 11"),
    (["--replay-fault", "hang-replay"], "replay_timeout", False, "longer than"),
    (["--replay-fault", "crash-measure"], "replay_crashed", True, "signal 11"),
]


class Children(unittest.TestCase):
    def test_each_fault_has_its_outcome_and_a_good_worker_finishes_the_rest(self):
        service = Service(ARGUMENTS.programs)
        self.addCleanup(service.close)
        kernels = os.path.join(ARGUMENTS.source, "tests", "kernels")
        service.retune("recording", "make", "--ir", os.path.join(kernels, "vector_add.ll"), "--kernel", "vector_add", "--launch",
                       os.path.join(kernels, "vector_add.launch.json"), "-o", os.path.join(service.home, "recording"))
        service.up()
        for number, (flags, outcome, retried, word) in enumerate(FAULTS):
            with self.subTest(fault=flags):
                # Another threshold of spread makes other terms: nothing is known of them yet.
                spec = os.path.join(service.home, f"spec{number}.json")
                text = SPEC.replace('"max_samples": 1', f'"max_samples": 1, "max_seconds": {number + 1}')
                if outcome.endswith("_timeout"):
                    # Nothing else is in a hurry: the machine may be busy.
                    stage = outcome.split("_", maxsplit=1)[0]
                    text = text.replace(f'"{stage}_seconds": 60', f'"{stage}_seconds": 1')
                with open(spec, "w", encoding="utf-8") as file:
                    file.write(text)
                service.start_worker(f"bad{number}", *flags, cache=False)
                campaign = service.json("submit", spec)["id"]
                service.retune("watch", str(campaign), check=False)
                rows = service.sql("SELECT outcome, reason, quarantined, evaluation FROM evaluation_detail "
                                   f"WHERE campaign = {campaign}")
                self.assertEqual(len(rows), 2)
                for row in rows:
                    self.assertEqual(row["outcome"], outcome, row)
                    self.assertIn(word, row["reason"])
                    self.assertEqual(row["quarantined"], retried)
                attempts = service.value("SELECT count(*) FROM attempt a JOIN member m USING (evaluation) JOIN campaign_target t "
                                         f"ON t.id = m.target WHERE a.counted AND t.campaign = {campaign}")
                self.assertEqual(attempts, 2 if retried else 0, "one attempt before the last of two, for each of two")
                service.stop_worker(f"bad{number}")
        service.start_worker("good")
        with open(os.path.join(service.home, "good.json"), "w", encoding="utf-8") as file:
            file.write(SPEC.replace('"max_samples": 1', '"max_samples": 2'))
        campaign = service.json("submit", file.name)["id"]
        service.retune("watch", str(campaign))
        self.assertEqual(service.sql(f"SELECT verified, failed FROM campaign_progress WHERE campaign = {campaign}"),
                         [{"verified": 2, "failed": 0}])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", required=True)
    parser.add_argument("--source", required=True)
    ARGUMENTS, rest = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], "-v", *rest])
