"""Which members the message about time that is over asks, where more than two play."""

from club.multiplayer.seat_departure import against
from club.table.scene import scene
from cogs.turn_clock.ui.clock import draw_out
from tests.club.club_helpers import on_turn
from tests.club.play.test_intruders import out_of_time
from tests.cogs.drawn import text
from tests.cogs.messages.display_harness import DisplayHarness, words


async def test_those_who_play_against_the_sleeper_are_asked(harness: DisplayHarness) -> None:
    game = await out_of_time(harness.club, harness.clock)
    sleeper = on_turn(game)
    others = against(game, sleeper)
    assert len(others) == 2
    asked = text(draw_out(scene(game, None), words()))
    for each in game.members:
        assert (f"<@{each}>" in asked) == (each in others)
    await harness.club.groups.get_up(game.table.table_id, others[0])
    game = await harness.club.tables.snapshot(game.table.table_id)
    asked = text(draw_out(scene(game, None), words()))
    assert f"<@{others[0]}>" not in asked
    assert against(game, sleeper) == others[1:]
