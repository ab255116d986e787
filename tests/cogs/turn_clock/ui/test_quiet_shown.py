"""Which buttons the messages about a quiet game have, with a clock and without."""

from datetime import UTC, datetime, timedelta

import pytest
from discord.utils import format_dt

from club.core.closing import Standstill
from club.core.deadlines import Terms, TimeShown
from cogs.kit.press_words import QuietWord
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.answered import TurnTold, draw_answered
from cogs.play.ui.table.table import draw_table
from cogs.turn_clock.ui.quiet import QuietGame, draw_last
from engine.seats import SEATS, other
from tests.cogs.drawn import actions, text
from tests.cogs.scenes import FIRST, PLAIN, scene_of

NOW = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("clock", "why", "own", "offered"),
    [
        ("none", Standstill.MOVE, True, True),
        ("none", Standstill.MOVE, False, False),
        ("relaxed:24", Standstill.MOVE, True, False),
        ("relaxed:24", Standstill.PAUSE, True, True),
        ("relaxed:24", Standstill.PAUSE, False, True),
        ("relaxed:24", Standstill.SEAT, False, True),
    ],
)
def test_the_late_player_may_play_on_only_without_a_clock(
    clock: str, why: Standstill, *, own: bool, offered: bool
) -> None:
    viewer = FIRST.turn if own else other(FIRST.turn)
    seen = scene_of(FIRST, viewer, clock=Terms.parse(clock))
    game = QuietGame(why, NOW, ends=NOW + timedelta(days=8))
    rests = [each.rest for each in actions(draw_last(seen, game, PLAIN))]
    assert (QuietWord.PLAY_ON in rests) == offered
    assert QuietWord.CALL_OFF in rests


@pytest.mark.parametrize("ends", [None, NOW])
def test_the_coming_end_stands_on_the_table_and_in_both_hands(ends: datetime | None) -> None:
    told = PLAIN.text("quiet-ends", when=format_dt(NOW, "R"))
    for viewer in (None, *SEATS):
        seen = scene_of(FIRST, viewer, time=TimeShown(until=None, ends=ends))
        if viewer is None:
            answered = draw_answered(seen, PLAIN, how=TurnTold.BY_LOOKING)
            every = [draw_table(seen, PLAIN), answered]
        else:
            every = [draw_hand(seen, PLAIN)]
        for each in every:
            assert (told in text(each)) == (ends is not None)
