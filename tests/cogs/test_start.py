import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def start(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run bot.py where there is no .env, with nothing else set."""
    kept = {name: value for name, value in os.environ.items() if name in {"PATH", "SYSTEMROOT"}}
    return subprocess.run(
        [sys.executable, str(ROOT / "bot.py")],
        cwd=folder,
        env=kept | {"PYTHONPATH": str(ROOT)} | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_token_one_line_says_what_to_do(tmp_path: Path) -> None:
    ended = start(tmp_path)
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    assert "DISCORD_TOKEN" in line
    assert "make play" in line


def test_a_database_that_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_text("not a database, " * 100, "utf-8")
    url = "sqlite+aiosqlite:///broken.db"
    ended = start(tmp_path, DISCORD_TOKEN="secret", DATABASE_URL=url, LOG_LEVEL="WARNING")
    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert "broken.db" in line
    assert "secret" not in line


@pytest.mark.slow
def test_the_bot_itself_never_loads_what_only_the_expert_needs(tmp_path: Path) -> None:
    program = (
        "import importlib, sys, cogs.running, cogs.client\n"
        "for name in cogs.client.EXTENSIONS: importlib.import_module(name)\n"
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
