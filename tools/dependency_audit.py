"""Asks whether vulnerabilities are known in what the bot runs on: `make audit`.

pip-audit looks every version up that hosts install, whatever is installed here, in the Python
Packaging Advisory Database, on PyPI's servers. Where these don't answer, that is said and counts
as no failure; with `--required`, as for a release, it counts as one.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
REQUIREMENTS: Final = ROOT / "requirements.txt"
LOCK: Final = ROOT / "requirements.lock"
"""What hosts install, down to the last package of every system and version of Python."""
EXTRAS: Final = tuple(ROOT / f"requirements-{extra}.txt" for extra in ("postgres", "monitoring"))
"""What they may install beside."""

SECONDS: Final = 15
"""How long the service may take for one answer."""

PATIENCE: Final = 300
"""How long it may take for all."""

SOUND, FOUND, UNANSWERED = 0, 1, 3
"""What the audit ends with."""

_PINNED: Final = re.compile(r"([A-Za-z0-9._-]+)(?:\[[a-z,]+\])?==(\S+)")
_SEPARATORS: Final = re.compile(r"[-_.]+")


@dataclass(frozen=True)
class Pin:
    """A package of one version."""

    name: str
    version: str


def pinned(file: Path = REQUIREMENTS) -> Iterator[Pin]:
    """Yield the packages of a file; those of the files that it includes are left out.

    Raises:
        ValueError: One isn't pinned to a version.
    """
    for line in file.read_text("utf-8").splitlines():
        # In a lock, hashes and comments on a package are indented.
        if line.strip() and not line.startswith(("-r ", "#", " ")):
            found = _PINNED.fullmatch(line.partition(";")[0].strip(" \\"))
            if found is None or "*" in found[2]:
                raise ValueError(f"{file.name}: {line} is not pinned")
            yield Pin(found[1], found[2])


def asked_about() -> list[str]:
    """Return what the audit is about, each package with its version."""
    pins = [pin for file in (LOCK, *EXTRAS) for pin in pinned(file)]
    return sorted({f"{_SEPARATORS.sub('-', pin.name).lower()}=={pin.version}" for pin in pins})


def verdict(out: str, err: str) -> tuple[int, str]:
    """Return how the audit ends, and what is said of it, from what pip-audit has written."""
    try:
        told: list[dict[str, Any]] = json.loads(out)["dependencies"]
    except (ValueError, KeyError, TypeError):
        why = next((line for line in reversed(err.splitlines()) if line.strip()), "no answer")
        return _unanswered(why.strip()[:200])
    unknown = [one["name"] for one in told if "skip_reason" in one]
    bad = [(one, each) for one in told for each in one.get("vulns", ())]
    lines = [
        f"{one['name']} {one['version']}: {each['id']},"
        f" mended in {', '.join(each.get('fix_versions') or ['no version yet'])}"
        for one, each in bad
    ]
    if unknown:
        lines.append(f"NOT AUDITED: the service knows nothing of {', '.join(unknown)}")
    lines.append(f"{len(told) - len(unknown)} packages audited, {len(bad)} known vulnerabilities")
    return FOUND if bad else UNANSWERED if unknown else SOUND, "\n".join(lines)


def _unanswered(why: str) -> tuple[int, str]:
    return UNANSWERED, f"NOT AUDITED: the service gave no answer ({why})"


def audit() -> tuple[int, str]:
    """Audit what hosts install."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "requirements.txt"
        listed.write_text("\n".join(asked_about()), "utf-8")
        command = [sys.executable, "-m", "pip_audit", "-r", str(listed), "--no-deps"]
        command += ["--disable-pip", "-f", "json", "--progress-spinner", "off"]
        command += ["--timeout", str(SECONDS)]
        try:
            ran = subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired:
            return _unanswered("it took too long")
    return verdict(ran.stdout, ran.stderr)


def main(given: list[str] | None = None) -> int:
    """Say what was found, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.dependency_audit", description=__doc__)
    parser.add_argument("--required", action="store_true", help="fail where nobody answers")
    required = parser.parse_args(given).required
    status, said = audit()
    print(said)
    return int(status == FOUND or (required and status == UNANSWERED))


if __name__ == "__main__":
    sys.exit(main())
