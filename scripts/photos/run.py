"""Takes the pictures that are missing, the most important first, one at a time, and only while the machine has nothing
else to do: python3 scripts/photos/run.py. Stop it whenever you like: the next run continues where this one stopped."""

import argparse
import json
import os
import runpy
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
# Blender's Python takes its packages from the first python3 of the PATH, and only Debian's has numpy.
ENVIRONMENT = {**os.environ, "PATH": f"/usr/bin:{os.environ['PATH']}"}
OUT = HERE.parent.parent / "stories" / "photos"

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--list", action="store_true", help="print what is missing, and take no picture")
parser.add_argument("--limit", type=int, default=10_000, help="stop after this many pictures")
parser.add_argument("--samples", type=int, default=40)
options = parser.parse_args()


def missing():
    """Reads the list again each time, so that it can be changed while this runs."""
    pictures = runpy.run_path(str(HERE / "wanted.py"))["wanted"]()
    return [each for each in pictures if each not in failed and not file_of(*each).exists()]


def file_of(kind, colour, view):
    return OUT / f"{kind}-{colour.lower()}-{view}.webp"


def write_index():
    """The names of all pictures, for `createSampleCatalog({ photos })`."""
    names = sorted(file.name for file in OUT.glob("*.webp") if not file.name.endswith(".part.webp"))
    (OUT / "photos.json").write_text(json.dumps(names, indent=2) + "\n")


def take(kind, colour, view):
    command = [
        "blender", "-b", "--factory-startup", "-P", str(HERE / "render.py"), "--",
        "--kinds", kind, "--colours", colour, "--views", view, "--samples", str(options.samples), "--out", str(OUT),
    ]  # fmt: skip
    started = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT)
    if not file_of(kind, colour, view).exists():
        failed.add((kind, colour, view))
        print(f"No picture of {kind}, {colour}, {view}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}", flush=True)
        return
    write_index()
    figures = [line for line in done.stdout.splitlines() if line.startswith("PICTURE")]
    print(*figures, f"in {time.monotonic() - started:.0f}s, {len(missing())} left", flush=True)


failed = set()
if options.list:
    for each in missing():
        print(*each)
    sys.exit()
write_index()
# Blender inherits this: it gets what others leave over.
os.nice(19)
if hasattr(os, "sched_setscheduler"):
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
for _ in range(options.limit):
    left = missing()
    if not left or len(failed) >= 3:
        break
    take(*left[0])
sys.exit(1 if failed else 0)
