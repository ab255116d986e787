"""Measure how long it takes from a token to the first table: `python -m tools.first_table`.

Follows the README's commands in a fresh checkout, against the stand-in. docs/hosting.md has the
figures.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.deploy.newcomer import host


def main() -> None:
    """Print the steps with their seconds, as a table for the document."""
    with tempfile.TemporaryDirectory(prefix="undercut-first-table-") as folder:
        steps = asyncio.run(host(Path(folder)))
    lines = [f"| {step.what} | {step.seconds:.1f} s |" for step in steps]
    total = sum(step.seconds for step in steps)
    sys.stdout.write("\n".join([*lines, f"| all of it | {total:.0f} s |", ""]))


if __name__ == "__main__":
    main()
