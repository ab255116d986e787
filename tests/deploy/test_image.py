"""The container image: what is in it, and that it runs, in a plain folder and in a container."""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from playground.driver import StandIn
from playground.launch import ADDRESS
from tests.deploy.dockerfile import (
    PlainImage,
    instructions,
    lines_of,
    python_for_all,
    sent,
    steps_of,
)
from tests.deploy.pointed import Place, connected, environment, pointing, stopped
from tests.meta.test_sources import ROOT, tracked_files
from tests.wire.harness import COMMANDS

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
SCRIPT = (ROOT / "deploy" / "image.sh").read_text("utf-8")
IGNORED = (ROOT / ".dockerignore").read_text("utf-8")
HOSTS_OWN = (
    ".env",
    "undercut.db",
    "undercut.db-wal",
    "data/undercut.db",
    ".git/config",
    ".venv/bin/python",
    "cogs/app/__pycache__/client.cpython-311.pyc",
    "deploy/secrets.txt",
    "compose.override.yaml",
)
SAID = instructions(DOCKERFILE)


def context() -> list[str]:
    """What the builder gets of a fresh checkout."""
    return sent(IGNORED, (str(path.relative_to(ROOT)) for path in tracked_files()))


def test_the_base_is_pinned_and_one_for_all_stages() -> None:
    bases = {each.text.split()[0] for each in SAID if each.name == "FROM"}
    (base,) = bases
    name, _, tag = base.partition(":")
    assert name == "python"
    assert re.fullmatch(r"3\.1[1-3]-slim-\w+", tag), tag


def test_each_step_of_the_script_is_run_once_and_nothing_else_is() -> None:
    runs = [each.text for each in SAID if each.name == "RUN"]
    called = [step for text in runs for step in re.findall(r"sh \S*image\.sh (\w+)", text)]
    assert sorted(called) == sorted(steps_of(SCRIPT))
    others = [text for text in runs if "image.sh" not in text]
    assert others == ["install -d -o 10001 -g 10001 -m 700 /data"]


def test_every_file_copied_is_sent_to_the_builder() -> None:
    names = context()
    copied = [each.text.split() for each in SAID if each.name == "COPY"]
    assert [words[0] for words in copied if not words[0].startswith("--from")] == [
        ".",
        "deploy/image.sh",
    ]
    assert "deploy/image.sh" in names
    (listed,) = re.findall(r"for each in (.*); do", SCRIPT)
    top = {name.split("/")[0] for name in names}
    assert {*listed.split()} == top - {"deploy", "requirements.lock"}


def test_nothing_of_the_hosts_own_is_sent() -> None:
    assert sent(IGNORED, HOSTS_OWN) == []
    assert not [name for name in context() if name.startswith(("tests/", "docs/", ".git"))]


def test_it_runs_as_nobody_of_the_hosts_and_writes_to_its_volume_alone() -> None:
    by_name = {each.name: each.text for each in SAID}
    user, group = by_name["USER"].split(":")
    assert int(user) == int(group) >= 10_000
    assert by_name["VOLUME"] == by_name["WORKDIR"] == "/data"
    assert by_name["STOPSIGNAL"] == "SIGTERM"
    last = max(place for place, each in enumerate(SAID) if each.name in {"RUN", "COPY"})
    assert [each.name for each in SAID].index("USER") > last


@dataclass
class Image:
    """Something built by the Dockerfile's steps, and how it is run against a stand-in."""

    place: Place
    command: Sequence[str]
    health: Sequence[str]
    root: Path | None = None
    data: Path | None = None


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A folder that everybody may enter; pytest's own are closed to others."""
    with tempfile.TemporaryDirectory(prefix="undercut-image-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.fixture(scope="module")
def plain(folder: Path) -> PlainImage:
    root = folder / "root"
    for name, mode in (("", 0o755), ("opt", 0o755), ("tmp", 0o1777)):
        (root / name).mkdir()
        (root / name).chmod(mode)
    image = PlainImage(root)
    image.build(DOCKERFILE, context())
    return image


def runtime() -> str | None:
    """The container runtime of this machine that works, if there is one."""
    for name in ("docker", "podman"):
        if shutil.which(name) is not None:
            asked = subprocess.run([name, "info"], capture_output=True, timeout=30, check=False)
            if asked.returncode == 0:
                return name
    return None


CONTAINER = "undercut-test"


@pytest.fixture(params=["folder", "container"])
def image(
    request: pytest.FixtureRequest, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Image, Path]]:
    """The image, and the folder that points programs at the stand-in."""
    if request.param == "folder":
        plain: PlainImage = request.getfixturevalue("plain")
        pointed = folder / "pointed"
        pointed = pointed if pointed.exists() else pointing(folder)
        user = plain.user if os.geteuid() == 0 and python_for_all() else None
        place = Place(plain.folder, plain.environment, user)
        yield Image(place, plain.command, plain.health, plain.root, plain.folder), pointed
        return
    engine = runtime()
    if engine is None:
        pytest.skip("there is no container runtime here")
    subprocess.run([engine, "build", "--tag", CONTAINER, str(ROOT)], check=True)
    pointed = pointing(tmp_path_factory.mktemp("container"))
    for each in (pointed.parent, *pointed.rglob("*"), pointed):
        each.chmod(0o755)
    run = [
        *(engine, "run", "--rm", "--interactive", "--network", "host", "--read-only"),
        *("--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"),
        *("--volume", f"{CONTAINER}:/data", "--volume", f"{pointed}:/pointed:ro"),
        *("--env", "PYTHONPATH=/pointed", "--env", ADDRESS, "--name", CONTAINER, CONTAINER),
    ]
    (health,) = (each.text for each in SAID if each.name == "HEALTHCHECK")
    check = re.findall(r'"([^"]+)"', health.partition("CMD ")[2])
    try:
        yield (
            Image(Place(ROOT, dict(os.environ)), run, [engine, "exec", CONTAINER, *check]),
            pointed,
        )
    finally:
        subprocess.run([engine, "rm", "--force", CONTAINER], capture_output=True, check=False)
        subprocess.run([engine, "volume", "rm", "--force", CONTAINER], check=False)


@pytest.mark.slow
async def test_the_image_is_set_up_runs_and_stops(image: tuple[Image, Path]) -> None:
    built, pointed = image
    before = None if built.root is None else [*lines_of(built.root / "opt")]
    async with StandIn() as discord:
        env = environment(pointed, discord)
        inside = built.place.env
        paths = filter(None, (env["PYTHONPATH"], inside.get("PYTHONPATH")))
        env = {**env, **inside, ADDRESS: discord.url, "PYTHONPATH": os.pathsep.join(paths)}
        place = Place(built.place.folder, env, built.place.user)
        ended = await place.end([*built.command, "--setup"], f"{discord.token}\n")
        assert ended.returncode == 0, ended.stderr
        assert discord.token not in ended.stdout + ended.stderr
        process = await place.start(built.command)
        try:
            await connected(discord, process, COMMANDS)
            health = await place.end(built.health)
            # The file may still say what the bot did some seconds ago.
            assert health.returncode == 0, health.stdout
            assert health.stdout.startswith("The bot is ")
            challenge = await discord.north.command("gin challenge", member=discord.south)
            await discord.south.press(await challenge.done(), "Accept")
        finally:
            status, printed = await stopped(process)
        assert status == 0, printed
        assert discord.token not in printed
        health = await place.end(built.health)
        assert health.returncode != 0
    if built.root is not None and built.data is not None:
        assert [*lines_of(built.root / "opt")] == before
        files = {each.name: each.stat() for each in built.data.iterdir()}
        assert {*files} == {".env", "undercut.db", "undercut.db-lock"}
        assert {about.st_mode & 0o777 for about in files.values()} == {0o600}
        assert {about.st_uid for about in files.values()} == {built.place.user or os.geteuid()}
        assert modules_of(built.command[0]) == {"asyncpg", "networkx", "numpy"}
        checked = await place.end([built.command[0], "-m", "data", "check"])
        assert checked.returncode == 0, checked.stdout + checked.stderr


def modules_of(python: str) -> set[str]:
    """Which modules a Python has, of some that are needed late and some that are to be missing."""
    asked = ("asyncpg", "networkx", "numpy", "pip", "pytest", "setuptools")
    program = (
        "from importlib.util import find_spec\n"
        f"print(*(name for name in {asked!r} if find_spec(name)))"
    )
    command = [python, "-c", program]
    return {*subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()}
