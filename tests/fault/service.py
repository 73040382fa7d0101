"""A retune service of the test's own: a home below /tmp, workers that keep a journal, SQL, and ways to kill things."""
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time


class Service:
    def __init__(self, programs, lease_ms=4000):
        self.programs = programs
        self.home = tempfile.mkdtemp(prefix="retune-fault-")
        os.chmod(self.home, 0o755)  # the database runs as another user when the test runs as root
        self.lease_ms = lease_ms
        self.workers = {}
        self.env = {k: v for k, v in os.environ.items() if not k.startswith("RETUNE_")}
        self.env["RETUNE_HOME"] = self.home

    # --- the command line ---------------------------------------------------------------------------------------
    def retune(self, *words, check=True):
        done = subprocess.run([os.path.join(self.programs, "retune"), *words], env=self.env, text=True,
                              capture_output=True, timeout=300, check=False)
        if check and done.returncode != 0:
            raise AssertionError(f"retune {' '.join(words)} ended with {done.returncode}:\n{done.stderr}{done.stdout}"
                                 + self.logs())
        return done

    def json(self, *words):
        return json.loads(self.retune("--json", *words).stdout)

    def up(self):
        self.retune("up", "--workers", "0", "--heartbeat-ms", "500", "--lease-ms", str(self.lease_ms))

    def sql(self, query):
        """Rows of a query, each a dictionary."""
        return self.json("sql", query)

    def value(self, query):
        (row,) = self.sql(query)
        (value,) = row.values()
        return value

    # --- processes ----------------------------------------------------------------------------------------------
    def start_worker(self, name, *flags, cache=True):
        journal = os.path.join(self.home, f"{name}.journal")
        command = [os.path.join(self.programs, "retune-worker"), "--connect",
                   f"ipc://{self.home}/run/coordinator.sock", "--name", name, "--compile-children", "1", "--threads", "1",
                   "--slots", "4", "--journal", journal, *flags]
        if cache:
            command += ["--cache", os.path.join(self.home, "cache")]
        with open(os.path.join(self.home, f"{name}.log"), "ab") as log:
            self.workers[name] = subprocess.Popen(command, env=self.env, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def kill_worker(self, name):
        """SIGKILL, no farewell; its children end with it."""
        process = self.workers.pop(name)
        process.kill()
        process.wait()

    def stop_worker(self, name):
        """SIGTERM: it hands over what is finished and returns its leases."""
        process = self.workers.pop(name)
        process.terminate()
        if process.wait(timeout=20) != 0:
            raise AssertionError(f"worker {name} ended with {process.returncode}" + self.logs())

    def coordinator_pid(self):
        with open(os.path.join(self.home, "run", "coordinator.pid"), encoding="utf-8") as record:
            return json.load(record)["pid"]

    def kill_coordinator(self):
        pid = self.coordinator_pid()
        os.kill(pid, signal.SIGKILL)
        wait_for(lambda: not is_running(pid), 10, "the killed coordinator to be gone")

    def postmaster_pid(self):
        with open(self.find_postmaster_pid_file(), encoding="utf-8") as file:
            return int(file.readline())

    def find_postmaster_pid_file(self):
        for folder, _, files in os.walk(os.path.join(self.home, "db")):
            if "postmaster.pid" in files:
                return os.path.join(folder, "postmaster.pid")
        raise AssertionError("no postmaster.pid below " + self.home)

    # --- what workers wrote down --------------------------------------------------------------------------------
    def journal(self, word):
        """Evaluation ids of all lines "WORD ID …" of all workers, in the order of each file."""
        ids = []
        for name in sorted(os.listdir(self.home)):
            if name.endswith(".journal"):
                with open(os.path.join(self.home, name), encoding="utf-8") as lines:
                    ids += [int(line.split()[1]) for line in lines if line.endswith("\n") and line.split()[0] == word]
        return ids

    def logs(self):
        text = ""
        for folder in (self.home, os.path.join(self.home, "log")):
            for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
                if name.endswith(".log"):
                    with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as file:
                        text += f"\n--- {name}\n" + "".join(file.readlines()[-25:])
        return text

    def close(self):
        for process in self.workers.values():
            process.terminate()
        for process in self.workers.values():
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.retune("down", check=False)
        shutil.rmtree(self.home, ignore_errors=True)


def is_running(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as file:
            return file.read().rsplit(")", 1)[1].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def wait_for(condition, limit_s, what):
    end = time.monotonic() + limit_s
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"waited {limit_s} s in vain for {what}")
        time.sleep(0.02)
