"""Cut a release: `python -m tools.release 0.2.0`; says last what to push.

Takes what stands under Unreleased in CHANGELOG.md as the notes, puts the version where it stands
(pyproject.toml), commits both, and tags the commit. Nothing leaves this machine.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BRANCH: Final = "main"
PROJECT: Final = "pyproject.toml"
CHANGELOG: Final = "CHANGELOG.md"
UNRELEASED: Final = "Unreleased"

_VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)", re.ASCII)
_IN_PROJECT: Final = re.compile(r'^version = "([^"]+)"$', re.MULTILINE)
_HEADING: Final = re.compile(r"^## (\S+)(?: \(\d{4}-\d{2}-\d{2}\))?$", re.MULTILINE)


class ReleaseError(Exception):
    """There can be no release; the text is one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Repository:
    """A checkout with a version and a changelog."""

    folder: Path

    def git(self, *arguments: str) -> str:
        """Return what git answers, or raise `ReleaseError` with what it says."""
        asked = ["git", "-C", str(self.folder), *arguments]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        if done.returncode:
            raise ReleaseError(f"git {arguments[0]} failed: {done.stderr.strip()}")
        return done.stdout.strip()

    def read(self, name: str) -> str:
        """Return the text of a file."""
        return (self.folder / name).read_text("utf-8")

    def write(self, name: str, text: str) -> None:
        """Write a file anew."""
        (self.folder / name).write_text(text, "utf-8", newline="\n")

    @property
    def version(self) -> str:
        """The version as it stands."""
        found = _IN_PROJECT.findall(self.read(PROJECT))
        if len(found) != 1:
            raise ReleaseError(f"{PROJECT} has no version, or several.")
        return str(found[0])

    @property
    def tags(self) -> set[str]:
        """All tags."""
        return {*self.git("tag", "--list").splitlines()}


def notes_of(changelog: str, version: str) -> str:
    """Return what a changelog says of a version.

    Raises:
        ReleaseError: If it says nothing.
    """
    headings = [*_HEADING.finditer(changelog)]
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        if heading[1] == version:
            end = len(changelog) if following is None else following.start()
            if notes := changelog[heading.end() : end].strip():
                return notes
    raise ReleaseError(f"{CHANGELOG} says nothing under {version}.")


def cut(changelog: str, version: str, day: date) -> str:
    """Return a changelog in which what was unreleased is a version's, and Unreleased is empty."""
    heading = f"## {UNRELEASED}\n"
    if changelog.count(heading) != 1:
        raise ReleaseError(f"{CHANGELOG} has no heading {UNRELEASED}, or several.")
    return changelog.replace(heading, f"{heading}\n## {version} ({day})\n")


def check(repository: Repository, version: str) -> str:
    """Return the notes of a new version.

    Raises:
        ReleaseError: If it can't be released from this checkout.
    """
    if _VERSION.fullmatch(version) is None:
        raise ReleaseError(f"{version} is no version such as 1.2.3.")
    branch = repository.git("rev-parse", "--abbrev-ref", "HEAD")
    if branch != BRANCH:
        raise ReleaseError(f"Releases are cut from {BRANCH}, and this is {branch}.")
    if repository.git("status", "--porcelain"):
        raise ReleaseError("There are changes that aren't committed.")
    tags = repository.tags
    if f"v{version}" in tags:
        raise ReleaseError(f"There is a tag v{version} already.")
    current = repository.version
    released = f"v{current}" in tags
    if _order(version) < _order(current) or (released and version == current):
        raise ReleaseError(f"{version} doesn't come after {current}.")
    return notes_of(repository.read(CHANGELOG), UNRELEASED)


def release(repository: Repository, version: str, day: date) -> str:
    """Commit and tag a version; return what is left to do.

    Raises:
        ReleaseError: If it can't be released; nothing has changed then.
    """
    notes = check(repository, version)
    before = repository.git("rev-parse", "HEAD")
    project, changelog = repository.read(PROJECT), repository.read(CHANGELOG)
    try:
        repository.write(CHANGELOG, cut(changelog, version, day))
        repository.write(PROJECT, _IN_PROJECT.sub(f'version = "{version}"', project))
        repository.git("commit", "--quiet", "-m", f"Release {version}", "--", PROJECT, CHANGELOG)
        message = f"Undercut {version}\n\n{notes}"
        repository.git("tag", "--annotate", "--cleanup=verbatim", "-m", message, f"v{version}")
    except BaseException:
        # Nothing but what is written here: the checkout was clean.
        repository.git("reset", "--quiet", "--soft", before)
        repository.write(CHANGELOG, changelog)
        repository.write(PROJECT, project)
        repository.git("reset", "--quiet")
        raise
    push = f"git push origin {BRANCH} v{version}"
    return f"Undercut {version} is tagged here. To publish it:\n  {push}"


def main(given: Sequence[str] | None = None, *, folder: Path = ROOT) -> int:
    """Do what the command line asks for, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("version", help="such as 1.2.3")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--check", action="store_true", help="only say whether it can be released")
    instead.add_argument("--notes", action="store_true", help="print the notes of a version")
    asked = parser.parse_args(given)
    repository = Repository(folder)
    try:
        if asked.notes:
            said = notes_of(repository.read(CHANGELOG), asked.version)
        elif asked.check:
            said = check(repository, asked.version)
        else:
            said = release(repository, asked.version, datetime.now(UTC).date())
    except ReleaseError as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    sys.stdout.write(f"{said}\n")
    return 0


def _order(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


if __name__ == "__main__":
    sys.exit(main())
