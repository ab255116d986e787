"""What the bot is installed with: pinned, used, audited, and its licences go with the bot's."""

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from unittest import mock

import pytest

from tests.meta.test_layout import ROOT, modules
from tools import dependency_audit
from tools.dependency_audit import (
    EXTRAS,
    FOUND,
    LOCK,
    REQUIREMENTS,
    SOUND,
    UNANSWERED,
    asked_about,
    main,
    pinned,
    verdict,
)

FILES = sorted(ROOT.glob("requirements*.txt"))
FLOORS = ("engine", "data", "club", "art", "cogs", "playground")

UNNAMED = {
    "aiosqlite": "SQLAlchemy opens SQLite by it, and data/storage/sqlite_driver.py wraps it",
    "tzdata": "zoneinfo reads it",
}
"""What is loaded without being imported here, and by whom."""

COMPATIBLE = {
    *("MIT", "MIT-CMU", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "ISC", "Zlib"),
    *("PSF-2.0", "CC0-1.0", "MPL-2.0", "Unlicense"),
}
"""Licences that let whoever hosts the bot run and pass on all of it beside the bot's own, MIT."""

CALLED = {
    "Apache 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "BSD 2-Clause License": "BSD-2-Clause",
    "MIT License": "MIT",
    "MPL 2.0": "MPL-2.0",
    "Mozilla Public License 2.0": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""Licences by what older packages call them."""


def imports(folder: str) -> Iterator[str]:
    """The packages at the top that a folder's modules import."""
    for path in modules(folder):
        for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from (one.name.partition(".")[0] for one in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module.partition(".")[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_requirement_is_pinned_to_one_version(file: Path) -> None:
    pins = list(pinned(file))
    assert pins
    assert len({pin.name.lower() for pin in pins}) == len(pins)


@pytest.mark.parametrize("line", ["aiohttp", "aiohttp>=3", "aiohttp==3.*", "git+https://x/y.git"])
def test_what_is_not_pinned_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "requirements.txt"
    file.write_text(f"pillow==13.0.0\n{line}\n", "utf-8")
    with pytest.raises(ValueError, match="not pinned"):
        list(pinned(file))


def test_every_requirement_of_the_bot_is_used() -> None:
    used = {name for folder in FLOORS for name in imports(folder)}
    provided = metadata.packages_distributions()
    by = {one.lower() for name in used for one in provided.get(name, ())}
    idle = {pin.name for pin in pinned() if pin.name.lower() not in by}
    assert idle - {"aiosqlite"} == UNNAMED.keys() - {"aiosqlite"}


def test_what_is_installed_is_what_is_pinned() -> None:
    for pin in pinned():
        assert metadata.version(pin.name) == pin.version, pin.name


def licences(name: str) -> set[str]:
    """What a package is licensed under, each of the alternatives or parts."""
    package = metadata.metadata(name)
    told = package.get("License-Expression")
    if told is None:
        classified = package.get_all("Classifier") or []
        ends = [one.rpartition(" :: ")[2] for one in classified if one.startswith("License ::")]
        told = " AND ".join(ends) if ends else package.get("License") or "none"
    parts = re.split(r" AND | OR |[()]", told)
    return {CALLED.get(part, part) for part in map(str.strip, parts) if part}


def test_the_licences_of_what_the_bot_needs_go_with_its_own() -> None:
    there = {one.metadata["Name"].lower().replace("_", "-") for one in metadata.distributions()}
    every = {pin.name for pin in pinned(LOCK)} & there
    assert len(every) > len(list(pinned()))
    odd = {name: licences(name) - COMPATIBLE for name in every}
    assert not {name: told for name, told in odd.items() if told}


def test_a_licence_that_does_not_go_with_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    told = metadata.metadata("aiohttp")
    del told["License-Expression"]
    told["License-Expression"] = "MIT AND GPL-3.0-only"
    monkeypatch.setattr(metadata, "metadata", lambda _name: told)
    assert licences("aiohttp") - COMPATIBLE == {"GPL-3.0-only"}


def audited(*vulns: dict[str, object], **more: object) -> str:
    package = {"name": "pillow", "version": "9.0.0", "vulns": list(vulns), **more}
    return json.dumps({"dependencies": [package, {"name": "yarl", "version": "1", "vulns": []}]})


def test_the_audit_says_what_it_found() -> None:
    assert verdict(audited(), "") == (SOUND, "2 packages audited, 0 known vulnerabilities")
    status, said = verdict(audited({"id": "PYSEC-1", "fix_versions": ["9.1"]}), "")
    assert status == FOUND
    assert "pillow 9.0.0: PYSEC-1, mended in 9.1" in said
    status, said = verdict(audited({"id": "PYSEC-2", "fix_versions": []}), "")
    assert (status, "no version yet" in said) == (FOUND, True)


@pytest.mark.parametrize("out", ["", "not JSON", "[]", '{"error": 1}'])
def test_no_answer_is_said_and_never_taken_for_a_good_one(out: str) -> None:
    status, said = verdict(out, "ConnectionError: no route to host\n\n")
    assert status == UNANSWERED
    assert said.startswith("NOT AUDITED")
    assert "no route to host" in said
    assert verdict(out, "") == (UNANSWERED, "NOT AUDITED: the service gave no answer (no answer)")


def test_what_the_service_knows_nothing_of_is_said() -> None:
    status, said = verdict(audited(skip_reason="not on PyPI"), "")
    assert status == UNANSWERED
    assert "knows nothing of pillow" in said
    assert "1 packages audited" in said


@pytest.mark.parametrize(
    ("out", "usual", "required"), [(audited(), 0, 0), (audited({"id": "X"}), 1, 1), ("", 0, 1)]
)
def test_offline_is_no_failure_unless_an_answer_is_required(
    out: str, usual: int, required: int, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = subprocess.CompletedProcess([], 0, stdout=out, stderr="")
    with mock.patch.object(dependency_audit.subprocess, "run", autospec=True, return_value=ran):
        assert (main([]), main(["--required"])) == (usual, required)
    assert "audited" in capsys.readouterr().out.lower()


def test_the_audit_is_about_all_that_hosts_install() -> None:
    asked = dict(one.split("==") for one in asked_about())
    assert len(asked) == len(asked_about()), "one of two versions is installed nowhere"
    for file in (REQUIREMENTS, LOCK, *EXTRAS):
        for pin in pinned(file):
            assert asked[re.sub("[._]", "-", pin.name.lower())] == pin.version
    # What is needed in turn, and on other systems alone.
    assert {"yarl", "greenlet", "audioop-lts"} <= asked.keys()


def test_the_audit_asks_about_what_it_is_about() -> None:
    seen = list[str]()

    def run(command: list[str], **_more: object) -> subprocess.CompletedProcess[str]:
        seen.extend(Path(command[command.index("-r") + 1]).read_text("utf-8").splitlines())
        return subprocess.CompletedProcess(command, 0, stdout=audited(), stderr="")

    with mock.patch.object(dependency_audit.subprocess, "run", autospec=True, side_effect=run):
        assert main([]) == 0
    assert seen == asked_about()


def test_every_extra_of_hosts_is_audited() -> None:
    for_work = {"requirements-dev.txt", "requirements-bench.txt", "requirements-fuzz.txt"}
    others = {file.name for file in FILES} - {REQUIREMENTS.name, *for_work}
    assert others == {file.name for file in EXTRAS}
