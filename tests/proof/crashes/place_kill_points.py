"""Where a bot can be killed in places that have none: group chats, other servers; and in its own
direct messages."""

from playground.driver import StandIn
from playground.standin.models import Channel
from tests.proof.crashes.crash_scenario import CrashScenario
from tests.proof.crashes.kill_points import (
    Act,
    Arm,
    Point,
    accept,
    answered,
    challenge,
    decline,
    none_waits,
    play,
    play_against_computer,
    practice,
    resign,
    sent,
    withdraw,
    written,
)
from tests.wire.places.place_player import GROUP, VISITED, PlaceClass

MOVES = "INSERT INTO moves"


def _norths_dm(discord: StandIn) -> Channel:
    return discord.north.dm()


BOT_DM = PlaceClass("direct messages with the bot", _norths_dm)


async def rematch(scenario: CrashScenario, arm: Arm) -> None:
    """Ask for another game where everybody sees how the last one ended."""
    await resign(scenario, lambda: None)
    await none_waits(scenario)
    await scenario.screen.bring_up_to_date()
    over = (await scenario.tables("finished"))[-1].table.table_id
    south = scenario.discord.south
    found = scenario.offers(south, "again", over, rooms=[scenario.where])
    assert found is not None
    arm()
    await scenario.press(south, *found)
    await scenario.current()


async def anything(scenario: CrashScenario, arm: Arm) -> None:
    """Do any of what members do there."""
    await scenario.dice.choice(_ACTS)(scenario, arm)


_ACTS: tuple[Act, ...] = (*(play,) * 4, challenge, accept, decline, withdraw, resign, rematch)

BEHIND_THERE: tuple[Point, ...] = sent("only answers: catching up: a hand", None, "edit hand")
"""The points of a start after a move that nobody was shown."""

AMONG_PEOPLE: tuple[Point, ...] = (
    *answered("only answers: a move", play, MOVES),
    *sent("only answers: a move: the table or a copy of the hand", play, "follow-up"),
    *sent("only answers: a move: the other hand", play, "edit hand"),
    *written("only answers: a move: noting a message", play, "UPDATE displays"),
    *written("only answers: the end of a deal", play, "INSERT INTO results"),
    *answered("only answers: a challenge", challenge, "INSERT INTO tables"),
    *written("only answers: a challenge: noting its message", challenge, "INSERT INTO displays"),
    *answered("only answers: accepting", accept, "INSERT INTO deals"),
    *sent("only answers: accepting: a hand", accept, "send hand"),
    *answered("only answers: declining", decline, "UPDATE tables"),
    *answered("only answers: withdrawing", withdraw, "UPDATE tables"),
    *answered("only answers: giving up", resign, MOVES),
    *answered("only answers: a rematch", rematch, "INSERT INTO tables"),
    *sent("only answers: a rematch: the challenge", rematch, "follow-up"),
    *sent("only answers: anything at all", anything, "", 0),
    *BEHIND_THERE,
)
"""The points of games among people who have the bot along."""

ALONE: tuple[Point, ...] = (
    *answered("direct messages: practice", practice, "INSERT INTO tables"),
    *written("direct messages: the computer's move", play_against_computer, MOVES, 2),
    *sent("direct messages: the computer's move: the hand", play_against_computer, "follow-up"),
)
"""The points of practice in the bot's direct messages."""

PLACE_POINTS: tuple[tuple[PlaceClass, tuple[Point, ...]], ...] = (
    (GROUP, AMONG_PEOPLE),
    (VISITED, AMONG_PEOPLE),
    (BOT_DM, ALONE),
)
"""The kinds of place that evenings are had in, and the points there."""
