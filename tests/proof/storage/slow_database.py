"""Every command and press while the database is held: answered in time, and seen by nobody else.

The same is asked of the same server twice: once as it is, and once with the database held from just
before, so that nothing is read or written for as long as that. Each is answered or promised within
Discord's three seconds, and in the end everybody has read what they read without it: nobody else
sees a word that only the asker should, nor that they have asked.
"""

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cogs.kit.text import Text
from cogs.transport.deferral import PROMISED_AFTER
from playground.driver import Answer, InteractionFailedError
from playground.standin.routes.callbacks import FIRST_ANSWER_SECONDS
from tests.proof.long_run import Figures
from tests.proof.storage.every_request import CASES, Act, Case, declared_public
from tests.proof.storage.populated_server import PopulatedServer, open_populated_server
from tests.proof.storage.visibility_log import THINKING, Seen
from tests.wire.harness import NEVER

SIZE = len(CASES)
"""How many things are asked, with each hold."""

HELD: Final = (2.0, 4.0)
"""Seconds for which the database is held."""

FAILED: Final = "failed"
"""How something was answered that wasn't."""

FORM_LATE: Final = Text()("form-too-late")
"""What the asker reads instead of a form that comes too late."""

Ask = Callable[[PopulatedServer, Act], Awaitable[None]]
"""Asks, with or without a hold."""


@dataclass(frozen=True)
class Outcome:
    """What came of one thing that was asked.

    Attributes:
        by: Who asked.
        kind: How the bot answered first; `FAILED` where it didn't.
        seconds: After how long.
        public: Whether the bot declares that everybody sees the answer.
        seen: What each member saw from then on.
    """

    by: str
    kind: str
    seconds: float
    public: bool
    seen: Seen


async def at_once(_server: PopulatedServer, act: Act) -> None:
    """Ask, and hold nothing."""
    await act()


async def until_answered(server: PopulatedServer, act: Act) -> None:
    """Hold the database until something is answered, or promised."""
    await server.hold.begin()
    try:
        await act()
    finally:
        server.hold.end()


def holding(seconds: float) -> Ask:
    """Hold the database for so long, from just before something is asked."""

    async def ask(server: PopulatedServer, act: Act) -> None:
        await server.hold.begin()
        ending = asyncio.get_running_loop().call_later(seconds, server.hold.end)
        try:
            await act()
            await server.harness.quiet()
        finally:
            ending.cancel()
            server.hold.end()

    return ask


async def asked(cases: Sequence[Case], ask: Ask, promised_after: float) -> list[Outcome]:
    """Ask for some things one after the other in a new server; what came of each.

    Args:
        cases: What is asked.
        ask: How each is asked.
        promised_after: Seconds after which the bot promises an answer.
    """
    outcomes: list[Outcome] = []
    with tempfile.TemporaryDirectory() as folder:
        async with open_populated_server(Path(folder)) as server:
            bot = server.harness.bot
            public = declared_public(bot)
            for case in cases:
                actor, act = await case.prepare(server)
                await server.settled()
                server.visibility.take()
                bot.promised_after = promised_after
                kind, seconds = await _timed(server, ask, act)
                await server.settled()
                bot.promised_after = NEVER
                seen = server.visibility.take()
                outcomes.append(Outcome(actor.name, kind, seconds, case.what in public, seen))
    return outcomes


async def _timed(server: PopulatedServer, ask: Ask, act: Act) -> tuple[str, float]:
    """Ask; how the first answer was given, and after how many seconds."""
    begun, came = time.monotonic(), dict[str, float]()

    async def timed() -> Answer:
        nonlocal begun
        begun = time.monotonic()
        answer = await act()
        came[answer.kind] = time.monotonic() - begun
        return answer

    try:
        await ask(server, timed)
    except InteractionFailedError:
        return FAILED, time.monotonic() - begun
    return came.popitem()


def wrong(case: Case, quick: Outcome, slow: Outcome) -> Iterator[str]:
    """Say what is otherwise where the database was held.

    Args:
        case: What was asked.
        quick: What came of it at once.
        slow: What came of it while the database was held.
    """
    if slow.kind == FAILED:
        yield f"{case.name}: not answered"
    if slow.seconds > FIRST_ANSWER_SECONDS:
        yield f"{case.name}: answered after {slow.seconds:.1f} s"
    for name in {*quick.seen, *slow.seen}:
        before, now = quick.seen.get(name, frozenset()), slow.seen.get(name, frozenset())
        promised = {THINKING} if slow.public or name == slow.by else set[str]()
        late = {FORM_LATE} if quick.kind == "modal" and name == slow.by else set[str]()
        for said in now - before - promised - late:
            yield f"{case.name}, asked by {slow.by}: {name} sees more: {said!r}"
        for said in before - now:
            yield f"{case.name}, asked by {slow.by}: {name} sees less: {said!r}"


def held(size: int, seconds: float) -> list[Outcome]:
    """Ask for that many things with the database held for so long."""
    return asyncio.run(asked(CASES[-size:], holding(seconds), PROMISED_AFTER))


def prove(size: int) -> Iterator[str | Figures]:
    """Ask for that many things: at once, and with each hold."""
    cases = CASES[-size:]
    quick = asyncio.run(asked(cases, at_once, NEVER))
    yield f"{len(quick)} asked at once"
    with ProcessPoolExecutor(len(HELD)) as pool:
        runs = pool.map(held, [size] * len(HELD), HELD)
        for seconds, slow in zip(HELD, runs, strict=True):
            yield _figures(cases, quick, slow, seconds)


def _figures(
    cases: Sequence[Case], quick: Sequence[Outcome], slow: Sequence[Outcome], seconds: float
) -> Figures:
    found = [each for one in zip(cases, quick, slow, strict=True) for each in wrong(*one)]
    assert not found, "\n".join(found)
    kinds = Counter(one.what.split()[0] for one in cases)
    return {
        "the database held for": f"{seconds:.0f} s",
        "commands": len(cases) - kinds["press"] - kinds["form"] - kinds["typing"],
        "presses": kinds["press"],
        "forms": kinds["form"],
        "suggestions": kinds["typing"],
        "promised first": sum(one.kind.startswith("deferred") for one in slow),
        "not answered in 3 s": 0,
        "first answer, slowest": f"{max(one.seconds for one in slow):.2f} s",
        "seen by somebody else": 0,
        "missing afterwards": 0,
    }
