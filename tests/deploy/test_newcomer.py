"""The README's commands lead where it says, each as it stands there."""

import asyncio
import re
import subprocess
from pathlib import Path

import pytest

from tests.deploy.newcomer import SETUP, blocks, check_out, host, readme
from tests.deploy.pointed import stopped
from tests.meta.test_sources import ROOT, tracked_files

ENOUGH = 300.0
"""Seconds that the machine may take from a token to the first table."""

BY_CI = {"make test", "make check"}
BY_WORKFLOW = ("docker compose run --rm bot", "docker compose up")
BY_TEST = {
    "make play",
    "python3 -m venv .venv",
    ".venv/bin/python -m pip install -r requirements.txt",
    ".venv/bin/python -m pip install --require-hashes -r requirements.lock",
    ".venv/bin/python -m playground",
    ".venv/bin/python bot.py --setup",
    ".venv/bin/python bot.py",
}
"""What the tests below run."""


def of_windows(line: str) -> bool:
    return line.startswith(("py ", ".venv\\"))


def test_every_command_is_run_by_a_test_or_by_ci() -> None:
    lines = {line for block in blocks(readme()) for line in block if not of_windows(line)}
    ci = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert {*ci} >= BY_CI
    docker = {line for line in lines if line.startswith(BY_WORKFLOW)}
    assert lines == BY_CI | BY_TEST | docker
    assert len(docker) == len(BY_WORKFLOW)


def test_the_containers_commands_are_the_image_tests_own() -> None:
    """They are run with the same arguments by the workflow's job for the image."""
    workflow = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    assert "docker compose run --rm bot --version" in workflow
    assert "tests/deploy/test_image.py" in workflow
    (setup,) = re.findall(r"^docker compose run --rm bot (.*)$", readme(), re.MULTILINE)
    assert setup == "--setup"


def test_windows_has_the_same_commands_in_its_own_form() -> None:
    every = blocks(readme())
    for place, block in enumerate(every):
        if any(map(of_windows, block)):
            assert all(map(of_windows, block))
            assert [in_unix_form(line) for line in block] == every[place - 1]


def in_unix_form(line: str) -> str:
    """A command for Windows as other systems have it."""
    if line.startswith("py "):
        return f"python3 {line.removeprefix('py ')}"
    program, _, rest = line.partition(" ")
    assert program == ".venv\\Scripts\\python"
    assert "\\" not in rest
    return f".venv/bin/python {rest}"


def test_make_play_is_the_playground() -> None:
    dry = ["make", "--no-print-directory", "--dry-run", "--always-make", "play"]
    said = subprocess.run(dry, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.splitlines()[-1] == ".venv/bin/python -m playground --port 8765"


@pytest.mark.slow
async def test_a_newcomer_gets_from_a_token_to_a_table(tmp_path: Path) -> None:
    steps = await host(tmp_path)
    assert f"`{SETUP}`" in [step.what for step in steps]
    assert sum(step.seconds for step in steps) < ENOUGH
    await plays_in_the_browser(tmp_path / "undercut")


async def plays_in_the_browser(checkout: Path) -> None:
    """The environment is there by now; so are all requirements."""
    (block,) = (each for each in blocks(readme()) if ".venv/bin/python -m playground" in each)
    _, install, play = block
    installed = await asyncio.create_subprocess_exec(*install.split(), "--quiet", cwd=checkout)
    assert await installed.wait() == 0
    process = await asyncio.create_subprocess_exec(
        *play.split(),
        cwd=checkout,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    address = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    status, _ = await stopped(process)
    assert address.startswith("http://127.0.0.1:")
    assert status == 0


def test_a_checkout_has_what_is_tracked(tmp_path: Path) -> None:
    files = [path for path in tracked_files() if path.suffix == ".txt"]
    check_out(tmp_path, files)
    assert (tmp_path / "requirements.txt").read_bytes() == (ROOT / "requirements.txt").read_bytes()
