"""Whom a sheet asks on which nobody has entered anything for long."""

from club.scorepad.sheet_expiry import RESTS_AFTER
from cogs.messages.desired_messages import wanted
from data.schema.vocabulary import DisplayKind
from tests.club.club_helpers import NORTH, SOUTH
from tests.club.scorepad.score_keeping import lay_out
from tests.cogs.drawn import text
from tests.cogs.messages.display_harness import DisplayHarness, words


async def test_who_is_called_is_who_is_named_and_nobody_who_is_forgotten(
    harness: DisplayHarness,
) -> None:
    club, clock = harness.club, harness.clock
    await club.clocks.started()
    await lay_out(club)
    await club.own_data.forget(NORTH.member_id)
    clock.advance(RESTS_AFTER)
    await club.clocks.alive()
    (asked,) = await club.sheet_expiry.see_to_idle()
    (sheet,) = [want for want in wanted(asked) if want.kind == DisplayKind.SHEET]
    assert sheet.ping == SOUTH.member_id
    drawn = text(sheet.draw(words()))
    assert f"<@{SOUTH.member_id}>" in drawn
    assert "<@-" not in drawn
