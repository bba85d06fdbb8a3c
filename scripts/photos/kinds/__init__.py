"""One file for each department of the shop; importing it adds its kinds to the registry."""

from importlib import import_module
from pathlib import Path

for module in sorted(Path(__file__).parent.glob("[a-z]*.py")):
    import_module(f"{__name__}.{module.stem}")
