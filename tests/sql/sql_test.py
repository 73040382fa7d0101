#!/usr/bin/env python3
"""What people ask of the store, through the command line, on a database of the test's own: views, migrations, steering."""
import argparse
import csv
import io
import json
import os
import re
import sys
import unittest

ARGUMENTS = None

SPEC = """{
  "name": "nothing",
  "recording": "recording",
  "parameters": {"block.x": [32, 64, 2048], "codegen_opt": {"type": "integer", "from": 0, "to": 3}},
  "targets": ["noop"]
}
"""
# Kept stable: a column that people may have in their queries is never taken away.
VIEWS = {
    "best_config": {"kernel", "instance", "backend", "device", "toolchain", "campaign", "hash", "median_ns", "passes", "block_x",
                    "specialize", "codegen_opt", "configuration", "tolerance"},
    "campaign_progress": {"campaign", "name", "kernel", "state", "planned", "members", "finished", "reused", "verified", "failed",
                          "rejected", "running", "exhausted", "best_ns", "baseline_ns", "workers"},
    "evaluation_detail": {"campaign", "evaluation", "hash", "is_baseline", "reused", "outcome", "failed_stage", "reason",
                          "quarantined", "median_ns", "samples", "sample_count", "measured_as", "binary_hash", "worker", "report"},
    "failure_summary": {"campaign", "outcome", "failed_stage", "count", "example", "quarantined"},
    "speedup": {"campaign", "kernel", "baseline_ns", "best_ns", "speedup", "hash"},
    "worker_activity": {"worker", "host", "alive", "running", "results", "busy_s", "last_seen", "gone_reason"},
}


class Sql(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.service = Service(ARGUMENTS.programs)
        cls.addClassCleanup(cls.service.close)
        kernels = os.path.join(ARGUMENTS.source, "tests", "kernels")
        cls.service.retune("recording", "make", "--ir", os.path.join(kernels, "vector_add.ll"), "--kernel", "vector_add", "--launch",
                           os.path.join(kernels, "vector_add.launch.json"), "-o", os.path.join(cls.service.home, "recording"))
        cls.spec = os.path.join(cls.service.home, "spec.json")
        with open(cls.spec, "w", encoding="utf-8") as file:
            file.write(SPEC)
        cls.service.up()
        cls.service.start_worker("nobody", "--backend", "noop", cache=False)
        cls.campaign = cls.service.json("submit", cls.spec)["id"]
        cls.service.retune("watch", str(cls.campaign))

    def test_the_campaign_holds_its_space_and_the_baseline_and_says_what_was_rejected(self):
        (row,) = self.service.sql(f"SELECT * FROM campaign_progress WHERE campaign = {self.campaign}")
        # 8 points, the recorded configuration (block 256, codegen 3), and 4 whose block no device can launch.
        self.assertEqual((row["state"], row["members"], row["finished"], row["verified"], row["rejected"]), ("done", 9, 9, 9, 4))
        (reason,) = {row["reason"] for row in self.service.sql("SELECT reason FROM rejected")}
        self.assertIn("2048", reason)

    def test_views_have_the_columns_that_people_use(self):
        for view, columns in VIEWS.items():
            rows = self.service.sql(f"SELECT column_name FROM information_schema.columns WHERE table_name = '{view}'")
            self.assertLessEqual(columns, {row["column_name"] for row in rows}, view)
            self.service.sql(f"SELECT * FROM {view}")

    def test_the_outcomes_of_sql_are_those_of_the_program(self):
        with open(os.path.join(ARGUMENTS.source, "shared/stage/outcome.h"), encoding="utf-8") as file:
            block = re.search(r"kOutcomeTokens = \{(.*?)\};", file.read(), re.S).group(1)
        rows = self.service.sql("SELECT unnest(enum_range(NULL::outcome))::text AS token")
        self.assertEqual([row["token"] for row in rows], re.findall(r'"(\w+)"', block))
        with open(os.path.join(ARGUMENTS.source, "shared/stage/stage.h"), encoding="utf-8") as file:
            block = re.search(r"kStageTokens = \{(.*?)\};", file.read(), re.S).group(1)
        rows = self.service.sql("SELECT unnest(enum_range(NULL::stage))::text AS token")
        self.assertEqual([row["token"] for row in rows], re.findall(r'"(\w+)"', block))

    def test_hashes_are_those_of_the_command_line(self):
        for row in self.service.sql("SELECT hash, configuration FROM evaluation_detail"):
            path = os.path.join(self.service.home, "one.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(row["configuration"], file)
            self.assertEqual(self.service.retune("config", "hash", path).stdout.strip(), row["hash"])

    def test_migrating_again_changes_nothing_and_an_altered_migration_is_refused(self):
        self.assertIn("nothing to do", self.service.retune("db", "migrate").stdout)
        status = self.service.json("db", "status")
        self.assertTrue(all(one["applied"] and not one["altered"] for one in status))
        self.service.retune("sql", "UPDATE schema_migration SET checksum = 'x' || checksum WHERE name LIKE '0001%'")
        try:
            self.assertEqual(self.service.retune("db", "status", check=False).returncode, 1)
            refused = self.service.retune("db", "migrate", check=False)
            self.assertEqual(refused.returncode, 1)
            self.assertIn("0001", refused.stderr)
        finally:
            self.service.retune("sql", "UPDATE schema_migration SET checksum = substr(checksum, 2) WHERE name LIKE '0001%'")

    def test_best_comes_as_table_json_and_csv(self):
        rows = self.service.json("best", "--campaign", str(self.campaign), "--top", "3")
        self.assertEqual(len(rows), 3)
        self.assertEqual(rows[0]["speedup"], 1.0)
        text = self.service.retune("best", "--campaign", str(self.campaign), "--format", "csv", "--top", "3").stdout
        self.assertEqual([row["hash"] for row in csv.DictReader(io.StringIO(text))], [row["hash"] for row in rows])
        self.assertEqual(len(self.service.json("best", "--kernel", "vector*")), 1)
        self.assertEqual(self.service.retune("best", "--kernel", "none*", check=False).returncode, 1)

    def test_campaigns_are_steered_and_say_why_not(self):
        spec = os.path.join(self.service.home, "waits.json")
        with open(spec, "w", encoding="utf-8") as file:
            file.write(SPEC.replace('"noop"', '"cuda"'))
        campaign = str(self.service.json("submit", spec)["id"])
        for verb, state in (("pause", "paused"), ("resume", "running"), ("cancel", "cancelled")):
            self.service.retune(verb, campaign)
            self.assertEqual(self.service.json("status", campaign)["state"], state)
        for words in (["resume", campaign], ["pause", "99999"], ["status", "99999"], ["watch", "99999"], ["pause", "x"]):
            self.assertEqual(self.service.retune(*words, check=False).returncode, 2, words)

    def test_a_wrong_query_and_a_database_that_is_away_have_their_exit_status(self):
        self.assertEqual(self.service.retune("sql", "SELECT nothing FROM nowhere", check=False).returncode, 1)
        for words in (["ls"], ["sql", "SELECT 1"], ["submit", self.spec]):
            away = self.service.retune("--database", "postgresql://retune:secret@127.0.0.1:1/x", *words, check=False)
            self.assertEqual(away.returncode, 3, words)
            self.assertNotIn("secret", away.stderr)
        other = self.service.retune("--home", os.path.join(self.service.home, "other"), "ls", check=False)
        self.assertEqual(other.returncode, 3)
        self.assertIn("retune up", other.stderr)

    def test_a_wrong_spec_is_one_error_that_names_file_and_pointer(self):
        for change, part in [(('"name": "nothing"', '"nome": "nothing"'), "nome"), (('"recording": "recording"', '"recording": "none"'), "none"),
                             (('[32, 64, 2048]', '[]'), "/parameters/block.x"), (('"noop"]', '"noop"], "constraints": ["blok > 1"]'), "blok")]:
            spec = os.path.join(self.service.home, "wrong.json")
            with open(spec, "w", encoding="utf-8") as file:
                file.write(SPEC.replace(*change))
            refused = self.service.retune("submit", spec, check=False)
            self.assertEqual(refused.returncode, 2, refused.stderr)
            self.assertIn("wrong.json", refused.stderr)
            self.assertIn(part, refused.stderr)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--programs", required=True)
    parser.add_argument("--source", required=True)
    ARGUMENTS, rest = parser.parse_known_args()
    sys.path.insert(0, os.path.join(ARGUMENTS.source, "tests", "fault"))
    from service import Service
    unittest.main(argv=[sys.argv[0], *rest])
