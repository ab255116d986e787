"""Cheers below a result: who has pressed, and the button for those who watch."""

from cogs.play.ui.result.cheer_line import cheer_line
from cogs.play.ui.result.result import draw_result
from cogs.play.ui.result.settlement import draw_settlement
from tests.cogs.drawn import actions, check_limits, text
from tests.cogs.scenes import FIRST, LONG, PLAIN, STANDARD, results, scene_of, settled


def test_a_few_are_named_and_the_others_counted() -> None:
    assert cheer_line((), PLAIN) == ""
    assert cheer_line(("North",), PLAIN) == "-# 👏 1 · North"
    said = cheer_line(("North", "*South*", "East", "West", "One more"), PLAIN)
    assert said == "-# 👏 5 · North, \\*South\\*, East and 2 more"


def test_a_result_can_be_cheered_for() -> None:
    result = results(1, STANDARD)
    drawing = draw_result(scene_of(FIRST, None, last=result), result, PLAIN, cheers=(LONG,) * 9)
    check_limits(drawing)
    assert "👏 9" in text(drawing)
    assert [one.rest for one in actions(drawing) if one.kind == "cheer"] == [str(result.number)]


def test_a_game_is_cheered_for_where_everybody_reads_of_it() -> None:
    everybody, player = settled(), settled(player=1)
    drawing = draw_settlement(everybody, PLAIN, cheers=("East",))
    check_limits(drawing)
    assert "👏 1 · East" in text(drawing)
    assert [one.rest for one in actions(drawing) if one.kind == "cheer"] == ["0"]
    assert not [one for one in actions(draw_settlement(player, PLAIN)) if one.kind == "cheer"]
