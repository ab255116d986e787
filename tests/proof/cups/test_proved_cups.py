"""A few of the cups of `python -m tests.proof cups`."""

from pathlib import Path

import pytest

from club.cups.formats.plan import CupFormat, CupPlan
from tests.proof.cups import cups
from tests.proof.cups.cup_server import Circumstances
from tests.proof.cups.cups import PlannedCup

KILLED = Circumstances(kills=40)
TWINS = Circumstances(bots=2, kills=40)
THREADS = Circumstances(threads=True)
CUPS = [
    PlannedCup(CupPlan(CupFormat.DOUBLE_ELIMINATION), 3, Circumstances()),
    PlannedCup(CupPlan(CupFormat.GROUPS), 8, THREADS),
    PlannedCup(CupPlan(CupFormat.SWISS), 7, KILLED),
    PlannedCup(CupPlan(CupFormat.KNOCKOUT, third_place=True), 8, TWINS),
    PlannedCup(CupPlan(CupFormat.ROUND_ROBIN, team_size=2), 3, Circumstances()),
]


@pytest.mark.slow
@pytest.mark.parametrize("cup", CUPS, ids=str)
async def test_a_cup_ends_as_a_second_count_says(tmp_path: Path, cup: PlannedCup) -> None:
    came = await cups.play(tmp_path, cup)
    assert came.matches
    assert came.presses
    if cup.around.kills:
        assert came.deaths
