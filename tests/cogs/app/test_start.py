import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.data.storage.prepared_database import prepared_database

ROOT = Path(__file__).parents[3]
NO_CACHE = {"PYTHONDONTWRITEBYTECODE": "1"}
"""Where files can't be written, Python would leave half of what it compiles."""


def start(
    folder: Path, *arguments: str, first: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run bot.py where there is no .env, with nothing else set, after a program of one line."""
    script = str(ROOT / "bot.py")
    prepared = ["-c", f"{first}; import runpy; runpy.run_path({script!r}, run_name='__main__')"]
    kept = {name: value for name, value in os.environ.items() if name in {"PATH", "SYSTEMROOT"}}
    return subprocess.run(
        [sys.executable, *(prepared if first else [script]), *arguments],
        cwd=folder,
        env=kept | {"PYTHONPATH": str(ROOT)} | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.slow
def test_without_a_token_one_line_says_what_to_do(tmp_path: Path) -> None:
    ended = start(tmp_path)
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    assert "DISCORD_TOKEN" in line
    assert "make play" in line


@pytest.mark.slow
@pytest.mark.sqlite
def test_a_database_that_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_text("not a database, " * 100, "utf-8")
    url = "sqlite+aiosqlite:///broken.db"
    ended = start(tmp_path, DISCORD_TOKEN="secret", DATABASE_URL=url, LOG_LEVEL="WARNING")
    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert "broken.db" in line
    assert "secret" not in line


@pytest.mark.slow
@pytest.mark.sqlite
def test_a_folder_in_its_place_is_one_line(tmp_path: Path) -> None:
    assert stopped_by(tmp_path, tmp_path).endswith("is a folder, not a file.")


@pytest.mark.slow
@pytest.mark.sqlite
def test_a_damaged_database_is_one_line_that_says_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "undercut.db"
    asyncio.run(prepared_database(tmp_path))
    whole = bytearray(file.read_bytes())
    half = len(whole) // 2 // 4096 * 4096
    whole[half : half + 8 * 4096] = random.Random(1).randbytes(8 * 4096)
    file.write_bytes(whole)
    line = stopped_by(tmp_path, file)
    assert f"The database {file} is damaged" in line
    assert line.endswith("restore the last backup (docs/hosting.md).")
    assert file.read_bytes() == whole


@pytest.mark.slow
@pytest.mark.sqlite
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux's limit on files")
def test_a_disk_without_room_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "undercut.db"
    limit = "import resource as r; r.setrlimit(r.RLIMIT_FSIZE, (8192, 8192))"
    line = stopped_by(tmp_path, file, first=limit)
    assert str(file) in line
    assert "look at its disk" in line


def stopped_by(folder: Path, database: Path, *, first: str = "") -> str:
    """The one line of a start that such a database stops."""
    url = f"sqlite+aiosqlite:///{database}"
    given = {"DISCORD_TOKEN": "secret", "DATABASE_URL": url, "LOG_LEVEL": "WARNING"}
    ended = start(folder, first=first, **given, **NO_CACHE)
    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert "secret" not in line
    return line


@pytest.mark.slow
def test_the_bot_itself_never_loads_what_only_the_expert_needs(tmp_path: Path) -> None:
    program = (
        "import sys, cogs.app.running, cogs.app.extensions\n"
        "cogs.app.extensions.extension_names()\n"
        "sys.exit('numpy' in sys.modules)"
    )
    found = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        timeout=60,
        check=False,
    )
    assert found.returncode == 0
