"""Reading a Dockerfile and its .dockerignore, and doing what they say in a plain folder."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path, PurePosixPath

from tests.meta.test_sources import ROOT

CONTEXT = "."
_ABSOLUTE = re.compile(r"(?<![\w./])/(?=(?:data|opt|source|tmp)\b)")
"""Where a path in a command begins that is the image's own."""


@dataclass(frozen=True)
class Instruction:
    """A line of a Dockerfile, continuation lines included."""

    name: str
    text: str


def instructions(text: str) -> list[Instruction]:
    """What a Dockerfile says, without its comments."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    split = (line.partition(" ") for line in joined.splitlines() if line.strip())
    return [Instruction(name.upper(), rest.strip()) for name, _, rest in split]


def sent(text: str, names: Iterable[str]) -> list[str]:
    """Which of some files a .dockerignore lets through to the builder."""
    patterns = [
        line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")
    ]
    return [name for name in names if not _ignored(patterns, name)]


def _ignored(patterns: list[str], name: str) -> bool:
    path, ignored = PurePosixPath(name), False
    above = [str(each) for each in (path, *path.parents)][:-1]
    for pattern in patterns:
        wanted = pattern.removeprefix("!")
        if any(_expression(wanted).fullmatch(each) for each in above):
            ignored = not pattern.startswith("!")
    return ignored


def _expression(pattern: str) -> re.Pattern[str]:
    parts = {"**/": "(?:.*/)?", "*": "[^/]*", "?": "[^/]"}
    split = re.split(r"(\*\*/|\*|\?)", pattern)
    return re.compile("".join(parts.get(part, re.escape(part)) for part in split))


@dataclass
class PlainImage:
    """What an image would be, in a folder: its files, and how it is run."""

    root: Path
    environment: dict[str, str] = field(default_factory=dict)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    user: int = 0
    folder: Path = Path("/")

    def build(self, dockerfile: str, files: Iterable[str]) -> None:
        """Do what a Dockerfile says, with those files sent to the builder."""
        names = [*files]
        for each in instructions(dockerfile):
            match each.name:
                case "FROM":
                    self.folder, self.environment, self.user = self.root, {}, 0
                case "WORKDIR":
                    self.folder = Path(self._inside(each.text))
                    self.folder.mkdir(parents=True, exist_ok=True)
                case "COPY":
                    self._copy(each.text.split(), names)
                case "RUN":
                    self._run(each.text)
                case "ENV":
                    pairs = (pair.split("=", 1) for pair in each.text.split())
                    self.environment |= {name: self._inside(value) for name, value in pairs}
                case "USER":
                    self.user = int(each.text.split(":")[0])
                case "HEALTHCHECK":
                    self.health = self._words(each.text.partition("CMD ")[2])
                case "ENTRYPOINT":
                    self.command = self._words(each.text)
                case "VOLUME" | "STOPSIGNAL":
                    pass
                case _:
                    raise AssertionError(f"{each.name} isn't done here yet")

    def _inside(self, text: str) -> str:
        return _ABSOLUTE.sub(f"{self.root}/", text)

    def _words(self, text: str) -> list[str]:
        return [self._inside(word) for word in json.loads(text)]

    def _copy(self, words: list[str], names: list[str]) -> None:
        if words[0].startswith("--from="):
            # The stages share a folder here.
            assert words[1] == words[2]
            return
        source, target = words
        for name in names:
            if source in {CONTEXT, name}:
                there = self.folder / name if source == CONTEXT else Path(self._inside(target))
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, there)

    def _run(self, text: str) -> None:
        if re.fullmatch(r"sh /tmp/image\.sh system && rm /tmp/image\.sh", text):
            return  # It is about the image's own Debian.
        command = self._inside(text)
        if os.geteuid():
            command = re.sub(r" -[og] \d+", "", command)
        env = {**os.environ, "PYTHON": str(python_for_all() or sys.executable)}
        subprocess.run(["sh", "-c", command], cwd=self.folder, env=env, check=True)


@cache
def python_for_all() -> Path | None:
    """A Python that every user of this machine may run, and that can make environments."""
    for name in (sys.executable, "/usr/local/bin/python3", "/usr/bin/python3"):
        real = Path(name).resolve()
        if real.exists() and all(each.stat().st_mode & 0o001 for each in (real, *real.parents)):
            asked = [str(real), "-c", "import ensurepip, sys; sys.exit(sys.version_info < (3, 11))"]
            if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
                return real
    return None


def lines_of(root: Path) -> Iterator[str]:
    """Every file below a folder, with its size and when it was changed."""
    for path in sorted(root.rglob("*")):
        about = path.lstat()
        yield f"{path.relative_to(root)} {about.st_mode:o} {about.st_size} {about.st_mtime_ns}"


def steps_of(script: str) -> Mapping[str, str]:
    """The steps that deploy/image.sh knows, with the function of each."""
    return dict(re.findall(r"^    (\w+)\) (\w+)", script, re.MULTILINE))
