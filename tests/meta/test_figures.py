"""The figures of docs/performance.md belong to a program that is much like this one."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "performance.md"
MEASURED = ("club", "cogs", "data", "engine")
OLD = 50
"""Commits after which the figures are to be taken again."""

TAKEN = re.compile(r"taken at commit `([0-9a-f]{8,40})`")


def git(*arguments: str) -> str:
    """What git answers, without the line's end; empty where it knows nothing of it."""
    asked = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


def age(taken: str, newest: str) -> int:
    """How many commits lie between figures and a later change."""
    return int(git("rev-list", "--count", f"{taken}..{newest}"))


needs_history = pytest.mark.skipif(
    shutil.which("git") is None or git("rev-parse", "--is-shallow-repository") != "false",
    reason="this copy has no history",
)


def test_the_document_says_when_they_were_taken() -> None:
    assert len(TAKEN.findall(DOCUMENT.read_text())) == 1


@needs_history
def test_they_are_not_old() -> None:
    (taken,) = TAKEN.findall(DOCUMENT.read_text())
    if git("cat-file", "-t", taken) != "commit":
        pytest.skip(f"this copy has no commit {taken}")
    newest = git("log", "-1", "--format=%H", "--", *MEASURED)
    assert age(taken, newest) <= OLD, f"taken {age(taken, newest)} commits before {newest}"


@needs_history
def test_an_age_is_counted_in_commits() -> None:
    newest = git("rev-parse", "HEAD")
    assert age(newest, newest) == 0
    assert age(f"{newest}~1", newest) >= 1
