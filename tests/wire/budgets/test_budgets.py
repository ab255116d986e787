"""What a press, a redraw, a command and a start cost stays within its budget."""

import random
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import create_autospec, patch

import pytest
import pytest_asyncio

from benchmarks.live import sample_database
from club.core.people import Person, Place
from club.table.snapshot import Snapshot
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.ids import parse_id
from cogs.kit.text import Text
from cogs.messages import desired_messages
from cogs.messages.desired_messages import DesiredMessage, wanted
from engine.players import PLAYERS
from engine.rules import PRESETS
from playground.driver import Actor, StandIn
from tests.wire.budgets.budgets import (
    COMMANDS,
    HEADROOM,
    PRESSES,
    REDRAW,
    START,
    WATCHED,
    Spent,
)
from tests.wire.budgets.counting import Counter, counting
from tests.wire.game_player import towards
from tests.wire.harness import NEVER, Harness, Json, offered, open_harness
from tests.wire.monitoring.watched_bot import watched_bot

pytestmark = pytest.mark.sqlite

PLIES = 250
"""Presses in which each kind of move comes up often enough to be counted warm."""

TABLES = 1_000

LONG = PRESETS.rules("standard", game_target=1_000)
"""A game that doesn't end meanwhile."""


@pytest_asyncio.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path, rules=LONG) as opened:
        opened.bot.reconciler.unfinished_turns.wait = NEVER
        yield opened


def least(found: list[Spent]) -> Spent:
    """What something costs where all that is remembered is there, and nothing else happens."""
    return Spent(*map(min, zip(*found, strict=True)))


def over(what: str, spent: Spent, budget: Spent) -> list[str]:
    """What goes over a budget; of the calls, by more than the headroom."""
    allowed = budget._replace(calls=round(budget.calls * HEADROOM))
    return [
        f"{what}: {there:,} {name}, {most:,} at most"
        for name, there, most in zip(Spent._fields, spent, allowed, strict=True)
        if there > most
    ]


async def next_press(
    harness: Harness, table_id: int, dice: random.Random
) -> tuple[str, Actor, Json, str]:
    """Who presses what next, as sensible players would; what kind of press it is comes first."""
    snapshot = await harness.club.tables.snapshot(table_id)
    assert snapshot.state is not None
    actor = harness.on_turn(snapshot)
    message = await harness.hand(actor, table_id, snapshot.table.ply)
    wish = str(PLAYERS["simple"].choose(snapshot.state.view(snapshot.state.turn), dice))
    custom_id = towards(wish, offered(message))
    action = parse_id(custom_id)
    assert action is not None
    return f"{action.kind} {action.rest.partition(':')[0]}".strip(), actor, message, custom_id


async def presses(harness: Harness, times: int = PLIES) -> dict[str, Spent]:
    """What a press of each kind costs, with all that is redrawn after it."""
    return {
        kind: least([one.spent for one in each])
        for kind, each in (await counted(harness, times)).items()
    }


async def counted(harness: Harness, times: int) -> dict[str, list[Counter]]:
    """What each press costs, by its kind."""
    table_id, dice = await harness.begin(), random.Random(1)
    found = defaultdict[str, list[Counter]](list)
    for _ in range(times):
        kind, actor, message, custom_id = await next_press(harness, table_id, dice)
        with counting(harness.discord) as counter:
            await actor.press(message, custom_id)
            await harness.quiet()
        found[kind].append(counter)
    return found


@pytest.mark.slow
async def test_a_press_of_each_kind(harness: Harness) -> None:
    found = await presses(harness)
    assert found.keys() == PRESSES.keys()
    wrong = [line for kind, spent in found.items() for line in over(kind, spent, PRESSES[kind])]
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
async def test_a_press_that_somebody_watches(tmp_path: Path) -> None:
    async with watched_bot(tmp_path, rules=LONG) as watched:
        watched.harness.bot.reconciler.unfinished_turns.wait = NEVER
        found = await counted(watched.harness, PLIES)
    measuring = {kind: min(one.measuring for one in each) for kind, each in found.items()}
    assert measuring.keys() == WATCHED.keys()
    assert min(measuring.values()) > 10
    assert not {kind: calls for kind, calls in measuring.items() if calls > WATCHED[kind]}


async def test_messages_built_five_times_go_over_it(harness: Harness) -> None:
    """As the bot once did it: for each message of a table all of them were built and drawn."""
    ui = Ui(Text(), CardFaces({}))

    def five_times(snapshot: Snapshot) -> tuple[DesiredMessage, ...]:
        for want in (want for _ in range(4) for want in wanted(snapshot)):
            want.draw(ui)
        return wanted(snapshot)

    with patch.object(desired_messages, "wanted", create_autospec(wanted, side_effect=five_times)):
        found = await presses(harness, 30)
    assert over("discard", found["move discard"], PRESSES["move discard"])


@pytest.mark.slow
async def test_a_redraw(harness: Harness) -> None:
    table_id, dice = await harness.begin(), random.Random(1)
    for _ in range(8):
        _, actor, message, custom_id = await next_press(harness, table_id, dice)
        await actor.press(message, custom_id)
        await harness.quiet()
    found: list[Spent] = []
    for _ in range(3):
        with counting(harness.discord) as counter:
            harness.bot.reconciler.draw_anew(table_id)
            await harness.quiet()
        found.append(counter.spent)
    assert not (wrong := over("a redraw", least(found), REDRAW)), "\n".join(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
async def test_a_command(harness: Harness, command: str) -> None:
    await harness.begin()
    found: list[Spent] = []
    for _ in range(3):
        with counting(harness.discord) as counter:
            await harness.north.command(f"gin {command}")
            await harness.quiet()
        found.append(counter.spent)
    assert not (wrong := over(f"/gin {command}", least(found), COMMANDS[command])), "\n".join(wrong)


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Where two databases are kept."""
    found = (tmp_path / "first", tmp_path / "second")
    for folder in found:
        folder.mkdir()
    return found


async def start(folder: Path, tables: int) -> Spent:
    """What a start costs with so many running tables, all of which are shown."""
    with ExitStack() as stack:
        counters: list[Counter] = []

        def furnish(discord: StandIn) -> None:
            place = Place(int(discord.guild.id), "Card house", int(discord.channel.id), "cards")
            people = [Person(one.id, one.user.name) for one in discord.members.values()]
            file = folder / "undercut.db"
            sample_database.open_tables(file, place, people, tables, shown=True)
            counters.append(stack.enter_context(counting(discord)))

        async with open_harness(folder, furnish=furnish):
            stack.close()
        return counters[0].spent


@pytest.mark.slow
async def test_a_start_with_many_tables(folders: tuple[Path, Path]) -> None:
    first, second = folders
    await start(first, 1)
    spent = await start(second, TABLES)
    assert not (wrong := over("a start", spent, START)), "\n".join(wrong)
