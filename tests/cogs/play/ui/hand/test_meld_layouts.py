"""Choosing the melds to show: where it is asked, what is best, and pages of ways."""

from typing import Any

import pytest

from cogs.kit.drawing import Drawing
from cogs.play.ui.hand.hand import draw_hand
from engine.cards import parse_card
from engine.knock import KnockState, knock_layouts
from engine.moves import Move
from tests.cogs.drawn import MENU, actions, check_limits, components, text
from tests.cogs.play.ui.hand.walk import steps
from tests.cogs.scenes import PLAIN, scene_of
from tests.engine.playing import position

KING = parse_card("KC")
ACES = "ACADAS2S3S2H9C9D9H9S"
"""The aces make a set, or one of them a run."""
REST = "3C4D5H6H8CTCTDQDQSKH"


def state(rules: str = "standard knock_meld_mode=manual", hand: str = ACES) -> KnockState:
    return position(rules, hand, REST, stock="KC").play(Move("stock"))


def step(at: KnockState, draft: str | None = "knock:KC", *, confirm: bool = True) -> Drawing:
    drawing = draw_hand(scene_of(at, 1, draft=draft, confirm=confirm), PLAIN)
    check_limits(drawing)
    return drawing


def options(drawing: Drawing) -> list[dict[str, Any]]:
    (menu,) = [each for each in components(drawing) if each["type"] == MENU]
    return menu["options"]


def test_every_way_is_listed_and_the_best_is_picked() -> None:
    best, worse = knock_layouts(state().view(1), KING)
    drawing = step(state())
    first, second = options(drawing)
    assert first["default"]
    assert first["description"] == "The least deadwood, and the safest"
    assert second["description"] == f"Keeps {worse.deadwood}"
    assert "the best is picked" in text(drawing)
    assert f"Knock, with {best.deadwood} deadwood left?" in text(drawing)
    other = step(state(), second["value"])
    assert f"Knock, with {worse.deadwood} deadwood left?" in text(other)
    assert [each.rest for each in actions(other) if each.kind == "move"] == [second["value"]]


def test_the_melds_are_asked_about_even_of_who_does_not_want_to_be_asked() -> None:
    plain = step(state(), None, confirm=False)
    assert not any(each.kind == "move" and "knock" in each.rest for each in actions(plain))
    auto = step(state("standard"), None, confirm=False)
    assert any(each.kind == "move" and "knock" in each.rest for each in actions(auto))


def test_a_single_way_is_shown_without_a_menu() -> None:
    alone = state(hand="4H5H6H9C9D9SKHKDKSAC".replace("KHKDKS", "7S8STS"))
    drawings = [each.drawing for each in steps(scene_of(alone, 1))]
    assert len(drawings) >= 1
    assert not any(each["type"] == MENU for one in drawings for each in components(one))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "last", "kind", "pages"),
    [("auto", "6S", "knock", 2), ("manual", "6S", "knock", 2), ("manual", "5S", "gin", 3)],
)
def test_any_number_of_ways_can_be_chosen(mode: str, last: str, kind: str, pages: int) -> None:
    at = position(
        f"standard runs=any_suit knock_meld_mode={mode}",
        f"2C2D2H3C3D3H4C4D4H{last}",
        "2S3S8C8D9DTHJHQHQSKH",
        stock="KC",
    ).play(Move("stock"))
    ways = knock_layouts(at.view(1), KING)
    assert len(ways) > 25 * (pages - 1)
    found = {move for each in steps(scene_of(at, 1, draft=f"{kind}:KC")) for move in each.moves}
    assert {str(Move(kind, KING, way.melds)) for way in ways} <= found
