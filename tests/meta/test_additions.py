"""A setting is added in four files and a command in five, in a copy of the program.

Each addition is what its files are changed by; documents that the program writes don't count.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from club.core.languages import LOCALES, shipped
from tests.cogs.kit.language_cases import QUICK
from tests.meta.test_sources import ROOT, tracked_files

SETTING_FILES, COMMAND_FILES = 4, 5
"""The most files that one may take, words in two languages included."""

ADDED = Path(__file__).parent / "added"
COG = "cogs/lessons/toss.py"
DECLARED = "club/core/settings.py"
LISTED = "tests/meta/test_commands.py"
CASES = "tests/proof/storage/every_request.py"

Change = dict[str, tuple[tuple[str, str], ...]]
"""By file: before which lines something is written, and what; the end, or a new file, for ""."""

WISH: Change = {
    DECLARED: (
        (
            "    rated_practice: bool = setting(",
            "    wish: bool = setting(default=False, kind=YesNo())\n",
        ),
    ),
    "locales/en/settings.ftl": (
        (
            "",
            "setting-wish = Wishes\nsetting-wish-about = Whether a toss ends with good wishes.\n",
        ),
    ),
    "locales/de/settings.ftl": (
        (
            "",
            "setting-wish = Wünsche\nsetting-wish-about = Ob ein Wurf mit guten Wünschen endet.\n",
        ),
    ),
    COG: (("", ""),),
}
"""A server's setting, read by the command."""

COIN: Change = {
    DECLARED: (
        (
            "@dataclass(frozen=True, slots=True)\nclass MemberSettings:",
            'class Coin(StrEnum):\n    HEADS = "heads"\n    CROWN = "crown"\n\n\n',
        ),
        (
            "    who_may_challenge: Challengers = setting(",
            "    coin: Coin = setting(Coin.HEADS, OneOf(Coin))\n",
        ),
    ),
    "locales/en/settings.ftl": (
        (
            "",
            (
                "setting-coin = Coins\nsetting-coin-about = What is on your coins.\n"
                "setting-coin-heads = heads and tails\nsetting-coin-crown = crown and shield\n"
            ),
        ),
    ),
    "locales/de/settings.ftl": (
        (
            "",
            (
                "setting-coin = Münzen\nsetting-coin-about = Was auf deinen Münzen ist.\n"
                "setting-coin-heads = Kopf und Zahl\nsetting-coin-crown = Krone und Schild\n"
            ),
        ),
    ),
    COG: (("", ""),),
}
"""A member's setting, read by the command."""

TOSS: Change = {
    COG: (("", (ADDED / "toss.py").read_text("utf-8")),),
    "locales/en/commands.ftl": (
        (
            "",
            (
                "command-toss = Toss a coin\ntyped-toss = toss\ntoss-wish = Good cards!\n"
                "toss-heads = { $side ->\n    [one] Heads.\n   *[other] Tails.\n}\n"
                "toss-crown = { $side ->\n    [one] Crown.\n   *[other] Shield.\n}\n"
            ),
        ),
    ),
    "locales/de/commands.ftl": (
        (
            "",
            (
                "command-toss = Eine Münze werfen\ntyped-toss = münze\ntoss-wish = Gute Karten!\n"
                "toss-heads = { $side ->\n    [one] Kopf.\n   *[other] Zahl.\n}\n"
                "toss-crown = { $side ->\n    [one] Krone.\n   *[other] Schild.\n}\n"
            ),
        ),
    ),
    CASES: (('    command("gin history"),\n', '    command("gin toss"),\n'),),
    LISTED: (('"verify")', '"toss", '),),
}
"""A command with its cog, its words, what may be asked of it and its place in Discord's list."""

HELD = (
    "tests/meta/test_settings.py",
    "tests/meta/test_commands.py",
    "tests/cogs/kit/test_languages.py",
    "tests/cogs/members/ui/test_settings.py",
    "tests/club/core/test_settings.py",
    "tests/wire/members/test_settings.py",
    "tests/wire/members/test_help.py",
    "tests/proof/storage/test_slow_database.py::test_everything_that_can_be_asked_has_a_case",
)
"""Tests that go through all settings, or through all commands."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the additions, and with the two languages that they speak."""
    folder = tmp_path_factory.mktemp("copy")
    left_out = [LOCALES / one for one in shipped() if one not in QUICK]
    for path in tracked_files():
        if path.parent in left_out:
            continue
        there = folder / path.relative_to(ROOT)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, there)
    for addition in (WISH, COIN, TOSS):
        for name, parts in addition.items():
            for before, text in parts:
                add(folder / name, before, text)
    return folder


def add(path: Path, before: str, text: str) -> None:
    """Write something into a file."""
    there = path.read_text("utf-8") if path.exists() else ""
    assert not before or there.count(before) == 1, f"{path.name}: {before!r}"
    at = there.index(before) if before else len(there)
    path.write_text(f"{there[:at]}{text}{there[at:]}", "utf-8")


def run(folder: Path, *arguments: str) -> None:
    """Run Python in a folder, and fail with what it says."""
    # One run after the other: what the first has compiled serves the next.
    own = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": ""}
    ended = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={name: value for name, value in own.items() if not name.startswith("PYTEST_")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, f"{ended.stdout}\n{ended.stderr}"


def test_they_take_few_files() -> None:
    assert max(len(WISH), len(COIN)) <= SETTING_FILES
    assert len(TOSS) <= COMMAND_FILES


@pytest.mark.slow
def test_they_are_there_for_members(copy: Path) -> None:
    check = shutil.copyfile(ADDED / "check_added.py", copy / "tests" / "wire" / "test_added.py")
    run(copy, "-m", "pytest", "-p", "no:cacheprovider", str(check.relative_to(copy)))


@pytest.mark.slow
def test_what_holds_of_all_settings_and_commands_holds_of_them(copy: Path) -> None:
    run(copy, "-m", "tools.documents")
    assert "| `/gin toss` | Toss a coin |" in (copy / "README.md").read_text("utf-8")
    settings = (copy / "docs" / "settings.md").read_text("utf-8")
    assert "| Wishes | yes; **no** | Whether a toss ends with good wishes. |" in settings
    assert "| Coins | **heads and tails**; crown and shield | What is on your coins. |" in settings
    run(copy, "-m", "pytest", "-p", "no:cacheprovider", *HELD)
