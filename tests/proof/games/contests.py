"""Contests of every preset and every seating by clicking only what is offered, to their ends.

Each ends with the sheet that the engine makes of the exported record.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.record import read_record, replay
from engine.rules import PRESETS
from tests.club.club_helpers import dice
from tests.proof.long_run import Figures
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.harness import Harness, open_harness

SIZE = 5
"""How many contests of each kind."""

TARGET = 50
"""What a game goes to: every kind of contest comes to its end, and a run to one in its time."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of contest.

    Attributes:
        name: What it is called here.
        variant: The preset.
        seats: How many play, as the command's option has it; None for two.
        players: How many come.
    """

    name: str
    variant: str
    seats: str | None = None
    players: int = 2


KINDS = (
    *(Kind(name, name) for name in PRESETS),
    *(
        Kind(f"{variant}, {size} v {size}", variant, f"partners_{size}", 2 * size)
        for size, variant in zip(
            range(2, 7),
            ("standard", "tedesco", "oklahoma_match", "hollywood", "round_corner"),
            strict=True,
        )
    ),
    Kind("multi_match, 2 v 2", "multi_match", "partners_2", 4),
    Kind("gra, 2 v 2", "gra", "partners_2", 4),
    Kind("round robin of 3", "standard", "round_robin", 3),
    Kind("round robin of 4", "oklahoma", "round_robin", 4),
    Kind("captain and 2", "standard", "captain", 3),
    Kind("captain and 4", "straight", "captain", 5),
    Kind("three all playing", "jersey", "three_handed", 3),
    Kind("three, oklahoma", "oklahoma", "three_handed", 3),
)


def prove(size: int) -> Iterator[str | Figures]:
    """Play that many contests of each kind."""
    moves, contests, pressed = 0, 0, Counter[str]()
    for kind in KINDS:
        for seed in range(1, size + 1):
            made, clicks = asyncio.run(contest(kind, seed, TARGET))
            moves, contests, pressed = moves + made, contests + 1, pressed + clicks
        yield f"{kind.name}: {size} contests, all agree"
    yield {
        "kinds of contest": len(KINDS),
        "contests": contests,
        "moves": moves,
        "presses and choices": pressed.total(),
        "disagreements with the replay": 0,
    }


async def contest(kind: Kind, seed: int, target: int) -> tuple[int, Counter[str]]:
    """Play one contest; the moves it took, and what was pressed."""
    with tempfile.TemporaryDirectory() as folder:
        members = PLACES[: kind.players]
        entropy = dice(f"{kind.name} {seed}")
        async with open_harness(Path(folder), members=members, entropy=entropy) as harness:
            return await _played(harness, kind, seed, target)


async def _played(harness: Harness, kind: Kind, seed: int, target: int) -> tuple[int, Counter[str]]:
    player = ContestPlayer(harness, f"{kind.name} {seed}")
    options: dict[str, Any] = {"variant": kind.variant, "target": target}
    if kind.seats is None:
        table_id = await player.challenge(**options)
    else:
        table_id = await player.gather(kind.players, **options, seats=kind.seats)
    over = await player.play(table_id)
    assert over.contest is not None
    assert over.contest.settlement is not None
    played = replay(read_record(await harness.club.tables.record(table_id)))
    assert played.contest == over.contest, kind.name
    return player.played.total(), player.pressed
