"""Play in the browser without Discord: `python -m playground`.

Starts the stand-in with its page and the bot beside it, prints the page's address last, and stops
both on Ctrl-C or SIGTERM. Says then what the bot sent that Discord would refuse. What the bot logs
goes to a file.
"""

import argparse
import asyncio
import contextlib
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from playground.program import ROOT, Program
from playground.room import add_roles, furnish, open_private
from playground.standin.clock import Clock
from playground.standin.server import Server
from playground.standin.world import NAMES, World

FOUNDED = 1_767_225_600.0
"""When the server was founded: always the same moment (the first of 2026), so that its and
its members' ids are the same each time and a database that was kept still fits them."""

PAUSE = "0.4"
"""The bot's COMPUTER_PAUSE: short, and long enough to see one move after the other."""

PORTS = 50
"""How many ports are tried after the one asked for."""

FRAME = 40
"""How wide the frame of the address is."""

TAIL = 12
"""Lines of the bot's log that are shown where it has ended by itself."""

_SOON = 10.0
"""Seconds that a bot may take to send its commands before the address is printed anyway."""


def main() -> int:
    """Read the command line and play until stopped."""
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--port", type=int, default=8765, help="the first port to try")
    parser.add_argument("--database", help="the bot's DATABASE_URL (a new one if not given)")
    parser.add_argument("--members", type=int, default=2, choices=range(1, 11), metavar="1..10")
    parser.add_argument("--bot", type=Path, default=ROOT / "bot.py", help="the bot's script")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="playground-") as folder:
        database = options.database or f"sqlite+aiosqlite:///{folder}/playground.db"
        with contextlib.suppress(KeyboardInterrupt):
            return asyncio.run(play(options.port, database, options.members, options.bot))
    return 0


async def play(port: int, database: str, members: int, bot: Path) -> int:
    """Run the stand-in and the bot until a signal comes.

    Args:
        port: The first port to try.
        database: What the bot gets as DATABASE_URL.
        members: How many members the server has.
        bot: The bot's script.

    Returns:
        The exit status: 1 if the bot sent what Discord would not have, which is shown.

    Raises:
        OSError: If no port is free.
    """
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C cancels this task instead
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    _say("Starting the bot …")
    server = Server(_found(members))
    await _listen(server, port)
    log = Path(tempfile.gettempdir()) / f"undercut-playground-{_port(server)}.log"
    announcing = asyncio.create_task(_announce(server, log))
    environment = {"DATABASE_URL": database, "COMPUTER_PAUSE": PAUSE, "BACKUP_EVERY": "0"}

    with log.open("w", encoding="utf-8") as lines:

        def note(line: str) -> None:
            print(line, file=lines, flush=True)

        async def start() -> Program:
            return await Program.start(
                bot, server.world.url, server.world.token, env=environment, told=note
            )

        await attend(start, stopped)
    announcing.cancel()
    await server.stop()
    for mistake in server.log.mistakes():
        _say(f"Discord would not have that:\n{mistake}")
    return 1 if server.log.mistakes() else 0


async def _announce(server: Server, log: Path) -> None:
    """Print the page's address once there is a command to type there, or the bot takes long.

    It stands in a frame; alone on standard output, for whoever reads that with a program.
    """
    with contextlib.suppress(TimeoutError):
        await server.world.pulse.until(lambda: bool(server.world.commands), _SOON)
    line = "─" * FRAME
    _say(f"The bot is ready; its log is in {log}. Ctrl-C stops it.\n{line}\n  Play here:")
    print(f"{server.world.url}/", flush=True)  # noqa: T201
    _say(line)


async def attend(start: Callable[[], Awaitable[Program]], stopped: asyncio.Event) -> None:
    """Run the bot until stopped. One that was killed is started again, as a host would.

    One that ended by itself isn't: it has said why, and would end again. The page hears
    either from the gateway.

    Args:
        start: Starts the bot.
        stopped: Set when all is to stop.
    """
    while not stopped.is_set():
        program = await start()
        stop = asyncio.create_task(stopped.wait())
        ended = asyncio.create_task(program.wait())
        try:
            await asyncio.wait({stop, ended}, return_when=asyncio.FIRST_COMPLETED)
            if not stopped.is_set() and ended.result() >= 0:
                for line in program.lines[-TAIL:]:
                    _say(line)
                _say(f"The bot has stopped (exit status {ended.result()}); the page shows it away.")
                await stop
            elif not stopped.is_set():
                _say(f"The bot was killed (signal {-ended.result()}) and starts again.")
        finally:
            stop.cancel()
            await program.stop()


def _found(members: int) -> World:
    clock = Clock()
    clock.freeze(FOUNDED)
    world = World(clock)
    room = furnish(world, [*NAMES, *(f"Member {n}" for n in range(5, 11))][:members])
    open_private(world, room.people)
    add_roles(world, room.guild)
    clock.thaw()
    return world


async def _listen(server: Server, first: int) -> None:
    for port in range(first, first + PORTS):
        try:
            await server.start(port)
        except OSError:
            if port == first + PORTS - 1:
                raise
        else:
            return


def _port(server: Server) -> str:
    return server.world.url.rpartition(":")[2]


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
