#!/usr/bin/env python3
"""Runs every fuzz target for a while, two at a time, and prints what each came to.

run_fuzz.py BUILD_DIR SECONDS [TARGET...]: the corpus found so far stays in BUILD_DIR/corpus/<target>. An input that
fails is copied to tests/fuzz/regressions/<target>/, where a normal test runs it from then on. Exit status 1 where any
failed.
"""
import concurrent.futures
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
AT_ONCE = 2
SLOW_SECONDS = 1  # of processor time, for one input
STUCK_SECONDS = 20  # of any time: the run ends there
KINDS = {"crashes": ("crash-", "oom-", "exit"), "hangs": ("timeout-", "slow-unit-"), "leaks": ("leak-",)}


class Run:
    def __init__(self, name):
        self.name = name
        self.executions = self.per_second = self.edges = self.inputs = 0
        self.failures = []
        self.busy = 0

    def count(self, kind):
        return sum(name.startswith(KINDS[kind]) for name in self.failures)


def figure(pattern, log):
    found = re.findall(pattern, log)
    return int(found[-1]) if found else 0


def processor_seconds(program, artifact):
    """Of the one input, without what starting the program costs."""
    def used(argument):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        status = subprocess.run([program, argument], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False,
                                timeout=600, env=environment()).returncode
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return status, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    with tempfile.NamedTemporaryFile() as empty:
        idle = used(empty.name)[1]
    status, taken = used(str(artifact))
    return status, taken - idle


def environment():
    return dict(os.environ, ASAN_OPTIONS="detect_leaks=1:allocator_may_return_null=1",
                UBSAN_OPTIONS="print_stacktrace=1")


def keep(run, program, artifact):
    """A time-out on a busy machine is no failure: only the input's own processor time counts."""
    if artifact.name.startswith(("timeout-", "slow-unit-")):
        status, seconds = processor_seconds(program, artifact)
        if status == 0 and seconds <= SLOW_SECONDS:
            run.busy += 1
            return
    target = HERE / "regressions" / run.name
    target.mkdir(parents=True, exist_ok=True)
    shutil.copy(artifact, target / artifact.name)
    run.failures.append(artifact.name)


def fuzz(build, name, seconds):
    run = Run(name)
    program = build / "fuzz" / f"{name}_fuzz"
    corpus, artifacts = build / "corpus" / name, build / "artifacts" / name
    corpus.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(artifacts, ignore_errors=True)
    artifacts.mkdir(parents=True)
    command = ["nice", program, f"-max_total_time={seconds}", f"-timeout={STUCK_SECONDS}",
               f"-report_slow_units={SLOW_SECONDS}", "-rss_limit_mb=2048", "-max_len=16384", "-use_value_profile=0", "-print_final_stats=1", f"-artifact_prefix={artifacts}/"]
    words = HERE / "dictionaries" / f"{name}.dict"
    if words.exists():
        command.append(f"-dict={words}")
    command += [corpus] + [folder for folder in (build / "tests/fuzz/seeds" / name, HERE / "regressions" / name)
                           if folder.is_dir()]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, env=environment())
    log = result.stdout.decode(errors="replace")
    (build / "artifacts" / f"{name}.log").write_text(log)
    run.executions = figure(r"stat::number_of_executed_units:\s+(\d+)", log) or figure(r"(?m)^#(\d+)\s", log)
    run.per_second = figure(r"stat::average_exec_per_sec:\s+(\d+)", log)
    run.edges = figure(r"cov: (\d+)", log)
    run.inputs = figure(r"corp: (\d+)", log)
    for artifact in sorted(artifacts.iterdir()):
        keep(run, program, artifact)
    if result.returncode != 0 and not run.failures and run.busy == 0:
        run.failures.append(f"exit {result.returncode}, see {build}/artifacts/{name}.log")
    return run


def main():
    build, seconds = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2])
    names = sys.argv[3:] or sorted(path.name[:-5] for path in (build / "fuzz").glob("*_fuzz"))
    print(f"{len(names)} targets, {seconds} s each, {AT_ONCE} at a time")
    columns = "".join(f"{name:>9}" for name in ("exec/s", "edges", "corpus", *KINDS))
    print(f"{'target':<14}{'executions':>12}{columns}")
    total, failed = 0, False
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        for run in pool.map(lambda name: fuzz(build, name, seconds), names):
            figures = (run.per_second, run.edges, run.inputs, *(run.count(kind) for kind in KINDS))
            print(f"{run.name:<14}{run.executions:>12}" + "".join(f"{one:>9}" for one in figures), flush=True)
            for name in run.failures:
                print(f"  {name}", flush=True)
            if run.busy:
                print(f"  {run.busy} inputs only waited for a busy processor", flush=True)
            total += run.executions
            failed = failed or bool(run.failures)
    print(f"together {total} executions in {len(names) * seconds / 60:.1f} minutes of fuzzing")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
