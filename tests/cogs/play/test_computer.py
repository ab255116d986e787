"""The computer takes its time as a person would, and not longer than it thinks."""

import asyncio
from unittest.mock import Mock

import pytest

from club.table.snapshot import Snapshot
from cogs.play.computer import SPAN, Computers, Pause
from engine.machine import View
from engine.moves import Move
from engine.rules import PRESETS, Rules
from tests.club.club_helpers import NORTH, PLACE, InProcessPlayers, computer_move, step
from tests.cogs.messages.display_harness import DisplayHarness, seen
from tests.cogs.messages.fake_posts import DM


class Waiting:
    """A clock that stands still until somebody waits."""

    def __init__(self) -> None:
        self.time = 100.0
        self.waited: list[float] = []

    def now(self) -> float:
        return self.time

    async def wait(self, _over: asyncio.Event, seconds: float) -> None:
        self.waited.append(seconds)
        self.time += seconds


@pytest.fixture
def waiting() -> Waiting:
    return Waiting()


def pause(waiting: Waiting, seconds: float) -> Pause:
    return Pause(seconds, clock=waiting.now, wait=waiting.wait)


async def test_a_move_takes_about_as_long_as_a_persons(waiting: Waiting) -> None:
    patient = pause(waiting, 2.0)
    for _ in range(50):
        await patient.since(waiting.now())
    low, high = SPAN
    assert len(waiting.waited) == 50
    assert all(2 * low <= each <= 2 * high for each in waiting.waited)
    assert len(set(waiting.waited)) > 1, "not always the same"


async def test_thinking_counts_as_waiting(waiting: Waiting) -> None:
    patient = pause(waiting, 2.0)
    await patient.since(waiting.now() - 2 * SPAN[1])
    assert waiting.waited == []
    await patient.since(waiting.now() - 2 * SPAN[0])
    assert sum(waiting.waited) <= 2 * (SPAN[1] - SPAN[0])


async def test_nobody_waits_where_the_host_wants_no_pause(waiting: Waiting) -> None:
    await pause(waiting, 0.0).since(waiting.now())
    assert waiting.waited == []


async def test_a_pause_ends_when_the_bot_stops() -> None:
    patient = Pause(3600.0)
    under_way = asyncio.create_task(patient.since(patient.clock()))
    await asyncio.sleep(0)
    patient.end()
    await asyncio.wait_for(under_way, 5)
    await asyncio.wait_for(patient.since(patient.clock()), 5)


def computers_of(harness: DisplayHarness, pause: Pause) -> Computers:
    return Computers(
        Mock(spec=["club", "reconciler"], club=harness.club, reconciler=harness.displays), pause
    )


def hand_edits(harness: DisplayHarness) -> int:
    return harness.screen.asked["edit", DM + NORTH.member_id]


async def until_it_may_draw(harness: DisplayHarness, rules: Rules) -> Snapshot:
    """Practise until the computer is about to draw, with all that was played on screen."""
    snapshot = await harness.club.starting.practice(PLACE, NORTH, rules, "novice", 5000)
    while snapshot.computer_to_move is None or "stock" not in legal_kinds(snapshot):
        if snapshot.computer_to_move is None:
            snapshot = await step(harness.club, snapshot)
        else:
            moved = await computer_move(harness.club, snapshot.table.table_id)
            assert moved is not None
            snapshot = moved
    await harness.refresh(snapshot)
    return snapshot


def legal_kinds(snapshot: Snapshot) -> set[str]:
    assert snapshot.state is not None
    return {move.kind for move in snapshot.state.legal_moves()}


@pytest.mark.parametrize("preset", ["standard", "straight", "mahjong", "skarney", "colonel"])
async def test_a_draw_is_seen_together_with_what_follows(
    harness: DisplayHarness, waiting: Waiting, preset: str
) -> None:
    await seen(harness)
    snapshot = await until_it_may_draw(harness, PRESETS.rules(preset))
    table_id, ply, edits = snapshot.table.table_id, snapshot.table.ply, hand_edits(harness)
    computers = computers_of(harness, pause(waiting, 1.0))
    computers.wake(table_id)
    await computers.turns.quiet()
    await asyncio.gather(*harness.displays.drawing)
    moved = (await harness.club.tables.snapshot(table_id)).table.ply - ply
    assert moved > 1
    assert len(waiting.waited) < moved
    assert hand_edits(harness) - edits < moved


@pytest.mark.slow
async def test_a_draw_is_seen_even_if_nothing_could_follow(
    harness: DisplayHarness, waiting: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seen(harness)
    snapshot = await until_it_may_draw(harness, PRESETS.rules("standard"))
    draw, ply, edits = legal_kinds(snapshot), snapshot.table.ply, hand_edits(harness)

    async def choose(here: InProcessPlayers, name: str, view: View, *others: object) -> Move:
        del here, name, others
        if {move.kind for move in view.legal} != draw:
            raise RuntimeError("no process could think of anything")
        return next(move for move in view.legal if move.kind == "stock")

    monkeypatch.setattr(InProcessPlayers, "choose", choose)
    computers = computers_of(harness, pause(waiting, 1.0))
    computers.wake(snapshot.table.table_id)
    await computers.turns.quiet()
    await asyncio.gather(*harness.displays.drawing)
    await computers.finish()
    assert (await harness.club.tables.snapshot(snapshot.table.table_id)).table.ply == ply + 1
    assert hand_edits(harness) == edits + 1
