#!/usr/bin/env python3
"""Kills the coordinator, then a worker, then the database in the middle of a sweep, starts each again, and proves from
the database and the workers' journals that
  1. each configuration of the space, and the baseline, has exactly one result;
  2. no acknowledged result was lost;
  3. only what was in flight when something was killed ran twice.
"""
import argparse
import os
import signal
import sys
import unittest

from service import Service, is_running, wait_for

ARGUMENTS = None

SPEC = """{
  "name": "crash",
  "recording": "recording",
  // 3 × 5 × 2 × 2 × 4 = 240 points
  "parameters": {
    "block": [64, 128, 256],
    "passes": ["default<O0>", "default<O1>", "default<O2>", "default<O3>", "default<Os>"],
    "specialize": {"type": "bool"},
    "specialize_dims": {"type": "bool"},
    "codegen_opt": {"type": "integer", "from": 0, "to": 3}
  },
  "config": {"block.x": "block"},
  "measure": {"warmup_runs": 1, "min_samples": 3, "max_samples": 3}
}
"""
POINTS = 240


class Crash(unittest.TestCase):
    def setUp(self):
        self.service = Service(ARGUMENTS.programs)
        self.addCleanup(self.service.close)
        kernels = os.path.join(ARGUMENTS.source, "tests", "kernels")
        self.service.retune("recording", "make", "--ir", os.path.join(kernels, "saxpy.ll"), "--kernel", "saxpy",
                            "--launch", os.path.join(kernels, "saxpy.launch.json"), "-o",
                            os.path.join(self.service.home, "recording"))
        self.spec = os.path.join(self.service.home, "spec.json")
        with open(self.spec, "w", encoding="utf-8") as file:
            file.write(SPEC)

    def finished(self):
        return self.service.value("SELECT finished FROM campaign_progress")

    def wait_for_finished(self, count):
        wait_for(lambda: self.finished() >= count, 120, f"{count} finished evaluations")

    def in_flight(self, worker=None):
        """Ids of the evaluations that a lease stands for, of one worker or of all."""
        where = f"WHERE worker = '{worker}'" if worker else ""
        return {row["evaluation"] for row in self.service.sql(f"SELECT evaluation FROM lease {where}")}

    def test_every_configuration_has_one_result_whatever_is_killed(self):
        try:
            self.kill_and_check()
        except AssertionError as failure:
            raise AssertionError(f"{failure}\n{self.service.logs()}") from failure

    def kill_and_check(self):
        service = self.service
        service.up()
        service.start_worker("one")
        service.start_worker("two")
        campaign = service.json("submit", self.spec)["id"]
        may_run_again = set()

        # 1. The coordinator, by SIGKILL. Its workers keep what they hold and say so to the next one.
        self.wait_for_finished(30)
        service.kill_coordinator()
        may_run_again |= self.in_flight()
        before = self.finished()
        self.assertLess(before, POINTS, "the sweep was over before anything was killed")
        service.up()
        self.wait_for_finished(before + 30)

        # 2. A worker, by SIGKILL. Its leases run out and go to another.
        service.kill_worker("one")
        may_run_again |= self.in_flight("one")
        service.start_worker("three")
        before = self.finished()
        self.assertLess(before, POINTS, "the sweep was over before the worker was killed")
        self.wait_for_finished(before + 30)

        # 3. PostgreSQL, at once and without a checkpoint, as in a power cut.
        postmaster = service.postmaster_pid()
        may_run_again |= self.in_flight()
        os.kill(postmaster, signal.SIGQUIT)
        wait_for(lambda: not is_running(postmaster), 30, "PostgreSQL to end")
        service.up()
        before = self.finished()
        self.assertLess(before, POINTS, "the sweep was over before the database was killed")

        # To the end.
        watched = service.retune("watch", str(campaign))
        self.assertIn("done", watched.stderr + watched.stdout)
        self.check_promises(campaign, may_run_again)
        self.check_second_run_is_reused(campaign)

    def check_promises(self, campaign, may_run_again):
        service = self.service
        members = service.sql("SELECT evaluation, hash FROM evaluation_detail "
                              f"WHERE campaign = {campaign}")
        hashes = [row["hash"] for row in members]
        self.assertEqual(len(hashes), len(set(hashes)), "a configuration is twice in the campaign")
        expected = {line.strip() for line in self.expected_hashes()}
        self.assertEqual(len(expected), POINTS)
        self.assertEqual(set(hashes) - {self.baseline_hash()}, expected - {self.baseline_hash()},
                         "the campaign does not hold the configurations of its space")
        counts = service.sql("SELECT m.evaluation, count(r.evaluation) AS results FROM member m "
                             "JOIN campaign_target t ON t.id = m.target LEFT JOIN result r ON r.evaluation = m.evaluation "
                             f"WHERE t.campaign = {campaign} GROUP BY 1")
        self.assertEqual({row["results"] for row in counts}, {1}, "an evaluation has no result or several")
        self.assertEqual(service.value("SELECT count(*) FROM lease"), 0, "a lease outlived its evaluation")

        results = {row["evaluation"] for row in service.sql("SELECT evaluation FROM result")}
        acknowledged = set(service.journal("acked"))
        self.assertTrue(acknowledged)
        self.assertLessEqual(acknowledged, results, "an acknowledged result is gone")

        runs = service.journal("ran")
        again = {evaluation for evaluation in runs if runs.count(evaluation) > 1}
        self.assertLessEqual(again, may_run_again, "something ran twice that was not in flight")
        self.assertEqual(set(runs) - results, set())
        outcomes = service.sql("SELECT outcome, count(*) AS n FROM result GROUP BY 1")
        self.assertEqual([row["outcome"] for row in outcomes], ["verified"], outcomes)
        print(f"{len(members)} configurations, {len(runs)} runs, {len(again)} of them again, "
              f"{len(may_run_again)} were in flight when something was killed", file=sys.stderr)

    def expected_hashes(self):
        """The hashes of the space's configurations, by another way than the coordinator's."""
        listed = self.service.retune("space", "list", self.spec).stdout
        path = os.path.join(self.service.home, "space.jsonl")
        with open(path, "w", encoding="utf-8") as file:
            file.write(listed)
        return self.service.retune("config", "hash", "--grounded", path).stdout.splitlines()

    def baseline_hash(self):
        return self.service.value("SELECT hash FROM evaluation_detail WHERE is_baseline LIMIT 1")

    def check_second_run_is_reused(self, campaign):
        """What is known is not run again, by a service that was stopped and started meanwhile either."""
        service = self.service
        runs = len(service.journal("ran"))
        again = service.json("submit", self.spec)["id"]
        self.assertNotEqual(again, campaign)
        service.retune("watch", str(again))
        (row,) = service.sql(f"SELECT finished, reused, members FROM campaign_progress WHERE campaign = {again}")
        self.assertEqual(row["reused"], row["members"])
        self.assertEqual(row["finished"], row["members"])
        self.assertEqual(len(service.journal("ran")), runs, "something known ran again")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", required=True)
    parser.add_argument("--source", required=True)
    ARGUMENTS, rest = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], "-v", *rest])
