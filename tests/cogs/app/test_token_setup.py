"""`bot.py --setup`, as a program in a terminal and in a pipe, against the stand-in."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from cogs.app.invitation import NEEDED, OPTIONAL, value_of
from cogs.app.token_setup import EXAMPLE, LINES, NAME
from playground.driver import StandIn
from playground.standin.permissions import EVERYONE, bits
from tests.cogs.app.test_start import ROOT
from tests.deploy.pointed import PATIENCE, Place, environment, pointing

try:
    import pty
except ImportError:  # Windows
    pty = None

SETUP = (sys.executable, str(ROOT / "bot.py"), "--setup")
LINK = re.compile(r"https://discord\.com/oauth2/authorize\?\S+")

pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the bot is set up."""
    there = tmp_path / "bot"
    there.mkdir()
    return there


@pytest.fixture
def pointed(tmp_path: Path) -> Path:
    return pointing(tmp_path)


def names(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir()]


async def piped(
    stand_in: StandIn, folder: Path, pointed: Path, given: str, **more: str
) -> subprocess.CompletedProcess[str]:
    """Set a bot up with what comes through a pipe."""
    ended = await Place(folder, environment(pointed, stand_in) | more).end(SETUP, given)
    assert stand_in.token not in ended.stdout + ended.stderr
    return ended


async def test_a_token_is_checked_kept_and_never_shown(folder: Path, pointed: Path) -> None:
    async with StandIn() as stand_in:
        ended = await piped(stand_in, folder, pointed, f"  Bot {stand_in.token} \r\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    first, second, *_ = ended.stdout.splitlines()
    assert first == "Discord knows this token: it is Undercut's."
    assert second == f"The token is in {folder / '.env'}, which only you can read."
    kept = folder / ".env"
    assert kept.stat().st_mode & 0o777 == 0o600
    expected = EXAMPLE.read_text("utf-8").replace(
        "\nDISCORD_TOKEN=\n", f"\nDISCORD_TOKEN={stand_in.token}\n"
    )
    assert kept.read_text("utf-8") == expected


async def test_the_links_ask_for_what_the_bot_uses(folder: Path, pointed: Path) -> None:
    async with StandIn() as stand_in:
        ended = await piped(stand_in, folder, pointed, stand_in.token)
        application = stand_in.world.application_id
    asked = [parse_qs(urlsplit(link).query) for link in LINK.findall(ended.stdout)]
    plain, full, alone = asked
    assert plain == {
        "client_id": [application],
        "scope": ["bot applications.commands"],
        "permissions": [str(value_of(NEEDED).value)],
    }
    assert full["permissions"] == [str(value_of((*NEEDED, *OPTIONAL)).value)]
    assert alone == {
        "client_id": [application],
        "scope": ["applications.commands"],
        "integration_type": ["1"],
    }


async def test_other_lines_stay_and_the_mode_is_mended(folder: Path, pointed: Path) -> None:
    kept = folder / ".env"
    kept.write_text("# mine\nLOG_LEVEL=DEBUG\nexport DISCORD_TOKEN='old'\nX=a b", "utf-8")
    kept.chmod(0o644)
    async with StandIn() as stand_in:
        ended = await piped(stand_in, folder, pointed, f"{stand_in.token}\n")
    assert ended.returncode == 0
    assert kept.read_text("utf-8") == (
        f"# mine\nLOG_LEVEL=DEBUG\nDISCORD_TOKEN={stand_in.token}\nX=a b"
    )
    assert kept.stat().st_mode & 0o777 == 0o600
    assert names(folder) == [".env"]


async def test_nothing_given_keeps_the_token_that_is_there(folder: Path, pointed: Path) -> None:
    async with StandIn() as stand_in:
        (folder / ".env").write_text(f"DISCORD_TOKEN={stand_in.token}\n", "utf-8")
        ended = await piped(stand_in, folder, pointed, "")
        assert ended.returncode == 0
        (folder / ".env").unlink()
        ended = await piped(stand_in, folder, pointed, "\n")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "No token was given.\n"
    assert not names(folder)


async def test_one_in_the_environment_is_checked_and_not_written(
    folder: Path, pointed: Path
) -> None:
    async with StandIn() as stand_in:
        ended = await piped(stand_in, folder, pointed, "", DISCORD_TOKEN=stand_in.token)
    assert ended.returncode == 0
    assert ended.stdout.startswith("DISCORD_TOKEN is set in the environment")
    assert not names(folder)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("wrong", "Discord doesn't accept this token: copy it again."),
        ("a b\n", "That is no token: "),
        ("\N{BULLET}" * 20, "That is no token: "),
    ],
)
async def test_what_is_no_token_is_one_line(
    folder: Path, pointed: Path, given: str, said: str
) -> None:
    async with StandIn() as stand_in:
        stand_in.expect(0)
        ended = await piped(stand_in, folder, pointed, given, PYTHONUTF8="1")
    assert (ended.returncode, ended.stdout) == (2, "")
    (line,) = ended.stderr.splitlines()
    assert line.startswith(said)
    assert given.strip() not in line
    assert not names(folder)


async def test_an_outage_is_one_line_and_changes_nothing(folder: Path, pointed: Path) -> None:
    async with StandIn() as stand_in:
        stand_in.faults.fail("GET", "/users/@me", 503, times=20)
        ended = await piped(stand_in, folder, pointed, stand_in.token)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == (
        "Discord can't be reached: Discord answered 503. Nothing was changed; try again later.\n"
    )
    assert not names(folder)


async def test_a_file_that_cannot_be_written_is_one_line(folder: Path, pointed: Path) -> None:
    (folder / ".env").mkdir()
    async with StandIn() as stand_in:
        ended = await piped(stand_in, folder, pointed, stand_in.token)
    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert line.startswith(f"{folder / '.env'} can't be ")


async def test_each_server_that_lacks_something_is_named(folder: Path, pointed: Path) -> None:
    async with StandIn() as stand_in:
        world = stand_in.world
        stand_in.guild.everyone = EVERYONE & ~bits({"attach_files", "view_channel"})
        hostile = world.add_guild(
            "\x1b[2J\N{RIGHT-TO-LEFT OVERRIDE}" + "x" * 90, stand_in.north.user
        )
        hostile.everyone = 0
        role = world.add_role(hostile, "Undercut", "administrator")
        for _ in range(LINES + 1):
            bare = world.add_guild("Bare", stand_in.north.user)
            bare.everyone = EVERYONE & ~bits({"attach_files"})
        named = await piped(stand_in, folder, pointed, stand_in.token)
        world.give_role(hostile, world.bot, role)
        granted = await piped(stand_in, folder, pointed, stand_in.token)
    lines = named.stdout.partition("It is in ")[2].splitlines()
    assert lines[0] == (
        f"{LINES + 3} servers. Grant it there what it lacks (Server Settings, Roles):"
    )
    assert lines[1] == "  The Card Room: View Channels, Attach Files"
    name, _, lacking = lines[2].partition(": ")
    assert lacking == ", ".join(each.label for each in NEEDED)
    assert name.isprintable()
    assert len(name.strip()) <= NAME
    assert lines[3] == "  Bare: Attach Files"
    assert lines[-1] == "  and 3 more"
    assert len(lines) == LINES + 2
    assert "xxx" not in granted.stdout


async def test_more_servers_than_discord_lists_at_once_are_all_read(
    folder: Path, pointed: Path
) -> None:
    async with StandIn() as stand_in:
        for _ in range(200):
            stand_in.world.add_guild("Another", stand_in.north.user)
        ended = await piped(stand_in, folder, pointed, stand_in.token)
        stand_in.world.leave(stand_in.guild, stand_in.world.bot)
        for guild in [*stand_in.world.guilds.values()]:
            if stand_in.world.bot.id in guild.members:
                stand_in.world.leave(guild, stand_in.world.bot)
        nowhere = await piped(stand_in, folder, pointed, stand_in.token)
    assert "It is in 201 servers and has all the permissions there that it needs." in ended.stdout
    assert nowhere.stdout.endswith("It is in no server yet.\n")


class Terminal:
    """A terminal with a program in it."""

    def __init__(self, command: tuple[str, ...], place: Place) -> None:
        assert pty is not None
        self._end, inner = pty.openpty()
        self._unread = ""
        self._changed = asyncio.Event()
        self._closed = False
        self.shown = ""
        self.process = subprocess.Popen(
            command,
            cwd=place.folder,
            env=dict(place.env),
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
        )
        os.close(inner)
        asyncio.get_running_loop().add_reader(self._end, self._read)

    async def until(self, words: str) -> None:
        """Read up to some words and no further."""
        while words not in self._unread:
            assert not self._closed, self.shown
            self._changed.clear()
            await self._changed.wait()
        self._unread = self._unread.partition(words)[2]

    def type(self, line: str) -> None:
        os.write(self._end, f"{line}\n".encode())

    async def ended(self) -> int:
        """Read to the program's end; its exit status."""
        while not self._closed:
            self._changed.clear()
            await self._changed.wait()
        return self.process.wait(60)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._end)

    def _read(self) -> None:
        try:
            read = os.read(self._end, 4096)
        except OSError:  # how Linux says that the other end is closed
            read = b""
        if not read:
            self._closed = True
            asyncio.get_running_loop().remove_reader(self._end)
        self.shown += read.decode()
        self._unread += read.decode()
        self._changed.set()


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for each in opened:
        each.close()


needs_terminal = pytest.mark.skipif(pty is None, reason="needs a terminal")


@needs_terminal
async def test_in_a_terminal_the_token_is_not_echoed(
    folder: Path, pointed: Path, terminals: list[Terminal]
) -> None:
    async with StandIn() as stand_in, asyncio.timeout(PATIENCE):
        stand_in.expect(0)
        terminal = Terminal(SETUP, Place(folder, environment(pointed, stand_in)))
        terminals.append(terminal)
        await terminal.until("Token (it isn't shown): ")
        terminal.type("mistyped")
        await terminal.until("copy it again.")
        await terminal.until("Token (it isn't shown): ")
        terminal.type(stand_in.token)
        assert await terminal.ended() == 0
        assert "mistyped" not in terminal.shown
        assert stand_in.token not in terminal.shown
        assert stand_in.token in (folder / ".env").read_text("utf-8")


@needs_terminal
@pytest.mark.parametrize("answer", ["n", "y"])
async def test_the_first_start_in_a_terminal_offers_it(
    folder: Path, pointed: Path, terminals: list[Terminal], answer: str
) -> None:
    async with StandIn() as stand_in, asyncio.timeout(PATIENCE):
        terminal = Terminal(SETUP[:2], Place(folder, environment(pointed, stand_in)))
        terminals.append(terminal)
        await terminal.until("Set the bot up now? [Y/n] ")
        terminal.type(answer)
        if answer == "n":
            assert await terminal.ended() == 2
            assert "DISCORD_TOKEN isn't set: run python bot.py --setup" in terminal.shown
            assert not names(folder)
            return
        await terminal.until("Token (it isn't shown): ")
        terminal.type(stand_in.token)
        await stand_in.gateway.connected(PATIENCE)
        terminal.process.terminate()
        assert await terminal.ended() == 0
        assert stand_in.token not in terminal.shown


async def test_a_start_with_a_token_that_is_refused_is_not_to_be_repeated(
    folder: Path, pointed: Path
) -> None:
    """Service managers go by the exit status."""
    async with StandIn() as stand_in:
        stand_in.expect(0)
        env = environment(pointed, stand_in) | {"DISCORD_TOKEN": "wrong"}
        ended = await Place(folder, env).end(SETUP[:2])
    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1] == (
        "Discord doesn't accept this DISCORD_TOKEN: copy it again."
    )


def test_every_permission_has_discords_own_name() -> None:
    valid = discord.Permissions.VALID_FLAGS
    assert all(each.name in valid for each in (*NEEDED, *OPTIONAL))
    assert all(each.use.startswith("to ") for each in (*NEEDED, *OPTIONAL))
