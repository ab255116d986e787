"""What a lobby says, once it has begun too."""

from dataclasses import replace

from club.table.scene import SceneSeat
from cogs.multiplayer.ui.lobby import draw_lobby
from engine.rules import PRESETS
from tests.cogs.drawn import check_limits, text
from tests.cogs.scenes import FIRST, PLAIN, scene_of


def test_the_host_stays_the_host_wherever_they_sit() -> None:
    rules = PRESETS.rules("standard", seating="captain")
    seats = SceneSeat(1, 22, "South"), SceneSeat(2, 11, "North"), SceneSeat(3, 33, "East")
    for status in ("waiting", "playing", "finished"):
        scene = scene_of(
            FIRST, None, rules=rules, players=seats, seats=seats[:2], view=None, status=status
        )
        drawing = draw_lobby(scene, PLAIN)
        check_limits(drawing)
        assert "### North opens a table for several players" in text(drawing)


def test_a_lobby_says_whether_it_is_rated_with_those_who_sit_there() -> None:
    rules = PRESETS.rules("standard", seating="captain")
    members = SceneSeat(1, 11, "North"), SceneSeat(2, 22, "South")
    lobby = scene_of(FIRST, None, rules=rules, players=members, view=None, status="waiting")
    assert "-# Rated\n" in f"{text(draw_lobby(lobby, PLAIN))}\n"
    computer = SceneSeat(3, None, "", computer=True, level="club")
    beside = replace(lobby, players=(*members, computer))
    assert "Not rated: the computer is playing" in text(draw_lobby(beside, PLAIN))
