"""Time in milliseconds and peak memory in MiB of whole processes: medians of 15 runs each."""

import os
import statistics
import sys
import time


def run(command):
    start = time.perf_counter()
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        os.execv(command[0], command)
    _, _, usage = os.wait4(child, 0)
    return (time.perf_counter() - start) * 1e3, usage.ru_maxrss / 1024


binary, *files = sys.argv[1:]
for file in files:
    for verb in ("generate", "verify"):
        runs = [run([binary, verb, file]) for _ in range(16)][1:]
        wall, memory = (statistics.median(column) for column in zip(*runs))
        name = os.path.basename(file).split(".")[0]
        print(f"{verb} {name}: {wall:.1f} ms from start to exit, {memory:.1f} MiB")
