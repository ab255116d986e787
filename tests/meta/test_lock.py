"""requirements.lock: everything that the bot needs, down to the last package, with hashes."""

import re
from importlib.metadata import PackageNotFoundError, requires
from typing import NamedTuple

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.meta.test_sources import ROOT

LOCK = (ROOT / "requirements.lock").read_text("utf-8")
SOURCES = ("requirements.txt", "requirements-postgres.txt", "requirements-monitoring.txt")
PYTHONS = ("3.11", "3.12", "3.13")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


class Locked(NamedTuple):
    """A package in the lock."""

    version: str
    marker: Marker | None
    hashes: int


def locked() -> dict[str, Locked]:
    """The packages by their names; the file has one entry each."""
    found: dict[str, Locked] = {}
    joined = re.sub(r"\\\n\s*", " ", LOCK)
    for line in joined.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        requirement = Requirement(line.partition(" --hash")[0].strip())
        name = canonicalize_name(requirement.name)
        (version,) = requirement.specifier
        assert version.operator == "=="
        assert name not in found, f"{name} is there twice"
        found[name] = Locked(version.version, requirement.marker, len(HASH.findall(line)))
    return found


def wanted(file: str) -> list[Requirement]:
    lines = (ROOT / file).read_text("utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith(("#", "-r"))]


def holds(marker: Marker | None, python: str, extra: str = "") -> bool:
    """Whether a marker is true on Linux with a Python."""
    about = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": "linux",
        "platform_system": "Linux",
        "os_name": "posix",
        "platform_machine": "x86_64",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "extra": extra,
    }
    return marker is None or marker.evaluate(about)


def test_every_package_has_hashes() -> None:
    packages = locked()
    assert len(packages) > 20
    assert not [name for name, each in packages.items() if not each.hashes]


@pytest.mark.parametrize("file", SOURCES)
def test_it_has_what_is_asked_for_in_the_same_version(file: str) -> None:
    packages = locked()
    for requirement in wanted(file):
        there = packages[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(there.version), f"{requirement}: `make lock`"
        assert there.marker is None


@pytest.mark.parametrize("python", PYTHONS)
def test_it_has_what_those_need_in_turn(python: str) -> None:
    packages = locked()
    left = [
        (canonicalize_name(each.name), extra)
        for file in SOURCES
        for each in wanted(file)
        for extra in ("", *each.extras)
    ]
    seen: set[tuple[str, str]] = set()
    while left:
        name, extra = left.pop()
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        assert name in packages, f"{name} is missing: `make lock`"
        assert holds(packages[name].marker, python), f"{name} isn't for Python {python}"
        try:
            inner = [Requirement(line) for line in requires(name) or ()]
        except PackageNotFoundError:
            continue  # It isn't needed by the Python that runs this.
        left += [
            (canonicalize_name(each.name), more)
            for each in inner
            if holds(each.marker, python, extra)
            for more in ("", *each.extras)
        ]
    assert {"aiohttp", "greenlet", "mako"} <= {name for name, _ in seen}


def test_it_names_no_host() -> None:
    assert "://" not in LOCK
    assert "--index-url" not in LOCK
    assert "--find-links" not in LOCK
