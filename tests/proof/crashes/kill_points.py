"""Where a bot can be killed: each point by name, what members do there, and what springs it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from club.table.snapshot import Snapshot
from cogs.kit.ids import parse_id
from engine.moves import Move
from tests.proof.crashes.crash_scenario import STANDARD, CrashScenario
from tests.proof.crashes.kill_switch import Moment
from tests.wire.harness import offered

CROWD = 3
"""Running games of a kind, beyond which the oldest is given up."""

Arm = Callable[[], None]
Act = Callable[[CrashScenario, Arm], Awaitable[None]]
"""Does something as members; calls `arm` just before what the bot may not survive."""

How = Literal["before the commit", "after the commit", "not carried out", "carried out, unheard"]
HOWS: tuple[How, ...] = (
    "before the commit",
    "after the commit",
    "not carried out",
    "carried out, unheard",
)


@dataclass(frozen=True)
class Point:
    """A point at which the bot is killed.

    Attributes:
        what: What the bot is about, as in the table of figures.
        how: How far it gets with that.
        act: What members do; None for a point that every start comes to.
        death: At which write it dies by itself: a moment and how the statement begins.
        request: Which request it dies over, by what that is for; "" for any.
        nth: Which of those; 0 for one that is drawn by lot.
        unseen: Whether nobody has been about for long.
    """

    what: str
    how: How
    act: Act | None = None
    death: tuple[Moment, str] | None = None
    request: str = ""
    nth: int = 1
    unseen: bool = False

    @property
    def starts(self) -> bool:
        """Whether it is any request of any start."""
        return self.act is None and not self.request and self.death is None

    def arm(self, scenario: CrashScenario, nth: int) -> None:
        """See to it that the bot dies here, at the n-th such event."""
        if self.death is not None:
            scenario.set_kill_switch(*self.death, nth)
        else:
            scenario.interceptor.set(lambda purpose: self.request in {"", purpose}, nth)


# What members do


async def play(scenario: CrashScenario, arm: Arm) -> None:
    """Play on, deal after deal."""
    table_id = await _running(scenario)
    arm()
    await _play_on(scenario, table_id, lambda _snapshot, _custom_id: None)


async def play_within(scenario: CrashScenario, arm: Arm) -> None:
    """Play on, to a move after which the deal goes on: its message is edited, not sent again."""

    def before(snapshot: Snapshot, custom_id: str) -> None:
        action = parse_id(custom_id)
        if action and action.kind == "move" and goes_on(snapshot, action.rest):
            arm()

    await _play_on(scenario, await _running(scenario), before)


async def _play_on(
    scenario: CrashScenario, table_id: int, before: Callable[[Snapshot, str], None]
) -> None:
    while True:
        await scenario.turn(table_id, before)
        await scenario.current()
        if (await scenario.club.tables.snapshot(table_id)).state is None:
            table_id = await _running(scenario)


async def play_against_computer(scenario: CrashScenario, arm: Arm) -> None:
    """Hand the turn to the computer."""
    tables = await scenario.tables("playing", computer=True)
    if not tables:
        await scenario.command(scenario.discord.north, "gin practice")
        await scenario.current()
        tables = await scenario.tables("playing", computer=True)

    def before(snapshot: Snapshot, custom_id: str) -> None:
        action = parse_id(custom_id)
        if action and action.kind == "move" and passes_turn(snapshot, action.rest):
            arm()

    while True:
        await scenario.turn(tables[-1].table.table_id, before)
        await scenario.current()


async def challenge(scenario: CrashScenario, arm: Arm) -> None:
    """Challenge."""
    await none_waits(scenario)
    arm()
    await scenario.command(scenario.discord.north, "gin challenge", member=scenario.discord.south)
    await scenario.current()


async def accept(scenario: CrashScenario, arm: Arm) -> None:
    """Accept a challenge."""
    await _answer(scenario, "accept", arm)


async def decline(scenario: CrashScenario, arm: Arm) -> None:
    """Decline a challenge."""
    await _answer(scenario, "decline", arm)


async def withdraw(scenario: CrashScenario, arm: Arm) -> None:
    """Take a challenge back."""
    await _answer(scenario, "withdraw", arm)


async def resign(scenario: CrashScenario, arm: Arm) -> None:
    """Give a game up."""
    await _give_up(scenario, await _running(scenario), arm)


async def tidy(scenario: CrashScenario) -> None:
    """Give up the oldest of too many games."""
    for computer in (False, True):
        tables = await scenario.tables("playing", computer=computer)
        for one in tables[:-CROWD]:
            await _give_up(scenario, one.table.table_id, lambda: None)


async def rematch(scenario: CrashScenario, arm: Arm) -> None:
    """Ask for another game."""
    await resign(scenario, lambda: None)
    await none_waits(scenario)
    over = (await scenario.tables("finished"))[-1].table.table_id
    message, again = await scenario.find(scenario.discord.south, "again", over)
    arm()
    await scenario.press(scenario.discord.south, message, again)
    await scenario.current()


async def practice(scenario: CrashScenario, arm: Arm) -> None:
    """Sit down with the computer."""
    arm()
    await scenario.command(scenario.discord.north, "gin practice")
    await scenario.current()


async def anything(scenario: CrashScenario, arm: Arm) -> None:
    """Do any of this."""
    await scenario.dice.choice(ACTS)(scenario, arm)


ACTS: tuple[Act, ...] = (
    *(play,) * 6,
    play_against_computer,
    challenge,
    accept,
    decline,
    withdraw,
    resign,
    rematch,
    practice,
)


async def _running(scenario: CrashScenario) -> int:
    """A running game between the two."""
    while not (tables := await scenario.tables("playing")):
        if any(one.rules != STANDARD for one in await scenario.tables("waiting")):
            await withdraw(scenario, lambda: None)
        await accept(scenario, lambda: None)
    return tables[-1].table.table_id


async def _give_up(scenario: CrashScenario, table_id: int, arm: Arm) -> None:
    north = scenario.discord.north
    if (result := scenario.offers(north, "next", table_id)) is not None:
        await scenario.press(north, *result)  # The last deal's result stands before the hand.
    message, ask = await scenario.find(north, "quit", table_id, "ask")
    answer = await scenario.press(north, message, ask)
    assert answer is not None
    yes = next(key for key in offered(answer.message) if key.endswith(":yes"))
    arm()
    await scenario.press(north, answer.message, yes)
    await scenario.current()


async def _answer(scenario: CrashScenario, word: str, arm: Arm) -> None:
    if not await scenario.tables("waiting"):
        await challenge(scenario, lambda: None)
    (waiting,) = await scenario.tables("waiting")
    table = waiting.table
    theirs = table.offered_by or table.host_id
    wanted = theirs if word == "withdraw" else waiting.asked
    actor = next(one for one in scenario.actors if one.id == wanted)
    if word == "withdraw":
        own = await scenario.more(actor, table.table_id, word)
        assert own is not None
        message, button = own
    else:
        message, button = await scenario.find(actor, "seat", table.table_id, word)
    arm()
    await scenario.press(actor, message, button)
    await scenario.current()


async def none_waits(scenario: CrashScenario) -> None:
    """Take back what waits."""
    if await scenario.tables("waiting"):
        await withdraw(scenario, lambda: None)


# Which moves


def goes_on(snapshot: Snapshot, move: str) -> bool:
    """Tell whether the deal goes on after a move."""
    assert snapshot.state is not None
    return snapshot.state.play(Move.parse(move), snapshot.state.turn).result is None


def passes_turn(snapshot: Snapshot, move: str) -> bool:
    """Tell whether a move hands the turn to the computer."""
    assert snapshot.state is not None
    state = snapshot.state.play(Move.parse(move), snapshot.state.turn)
    seated = next((one for one in snapshot.seats if one.seat == state.turn), None)
    return state.result is None and seated is not None and seated.player is not None


# The points


def written(what: str, act: Act | None, statement: str, nth: int = 1) -> tuple[Point, ...]:
    """Both sides of a commit."""
    return (
        Point(what, "before the commit", act, death=("before", statement), nth=nth),
        Point(what, "after the commit", act, death=("after", statement), nth=nth),
    )


def sent(
    what: str, act: Act | None, request: str, nth: int = 1, *, unseen: bool = False
) -> tuple[Point, ...]:
    """Both ends of a request."""
    return (
        Point(what, "not carried out", act, request=request, nth=nth, unseen=unseen),
        Point(what, "carried out, unheard", act, request=request, nth=nth, unseen=unseen),
    )


def answered(what: str, act: Act, statement: str) -> tuple[Point, ...]:
    """A change, and the answer about it."""
    return (*written(what, act, statement), *sent(what, act, "answer"))


NEW: tuple[Point, ...] = (
    Point("migration", "before the commit", death=("at", "CREATE"), nth=0),
    *written("migration", None, "CREATE TABLE"),
    *sent("sending the commands", None, "PUT commands"),
    *sent("sending the emojis", None, "POST emojis", 0),
)
"""The points of a first start, in their order."""

BEHIND: tuple[Point, ...] = (
    *sent("catching up: the table's message", None, "edit table"),
    *sent("catching up: a hand", None, "edit hand"),
    *written("catching up: noting a message", None, "UPDATE displays"),
)
"""The points of a start after a move that nobody was shown."""

UNSHOWN = Point("a move", "after the commit", play_within, death=("after", "INSERT INTO moves"))
"""What leaves a running deal behind, with something to catch up."""

OPEN: tuple[Point, ...] = (
    *answered("a move", play, "INSERT INTO moves"),
    Point("a move", "before the commit", play, death=("at", "UPDATE tables")),
    *sent("a move: the table's message", play, "edit table"),
    *sent("a move: the other hand", play, "edit hand"),
    *written("a move: noting a message", play, "UPDATE displays"),
    *sent("a turn is called: the new hand", play, "send hand", unseen=True),
    *sent("a turn is called: the old hand goes", play, "delete hand", unseen=True),
    *written("the end of a deal", play, "INSERT INTO results"),
    *sent("the end of a deal: the result", play, "send result"),
    *sent("the end of a deal: the new table", play, "send table"),
    *written("the end of a deal: noting a message", play, "INSERT INTO displays"),
    *sent("the end of a deal: the old table goes", play, "delete table"),
    *answered("a challenge", challenge, "INSERT INTO tables"),
    *answered("accepting", accept, "INSERT INTO deals"),
    *sent("accepting: the table", accept, "send table"),
    *sent("accepting: a hand", accept, "send hand"),
    *answered("declining", decline, "UPDATE tables"),
    *answered("withdrawing", withdraw, "UPDATE tables"),
    *answered("giving up", resign, "INSERT INTO moves"),
    *sent("giving up: the settlement", resign, "send settlement"),
    *sent("giving up: the table goes", resign, "delete table"),
    *answered("a rematch", rematch, "INSERT INTO tables"),
    *sent("a rematch: the challenge", rematch, "send challenge"),
    *answered("practice", practice, "INSERT INTO tables"),
    *sent("practice: the hand", practice, "send hand"),
    *written("the computer's move", play_against_computer, "INSERT INTO moves", 2),
    *sent("the computer's move: the table's message", play_against_computer, "edit table", 2),
    *sent("anything at all", anything, "", 0),
    *sent("anything at all", anything, "", 0),
    *sent("starting again", None, "", 0),
)
"""The points of any other life."""
