"""The first deal says who cut what, and what that decided."""

import pytest

from club.table.scene import Scene, SceneSeat
from cogs.kit.drawing import Drawing
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from engine.cards import parse_cards
from engine.rules import PRESETS, Rules
from tests.cogs.drawn import check_limits, text
from tests.cogs.scenes import PLAIN, deals, scene_of


def first_deal(base: Rules, viewer: int | None, **changes: object) -> Scene:
    state = next(deals(1, base))
    return scene_of(state, viewer, **({"cut": parse_cards("3S KD")} | changes))


def drawn(scene: Scene) -> Drawing:
    drawing = draw_table(scene, PLAIN) if scene.viewer is None else draw_hand(scene, PLAIN)
    check_limits(drawing)
    return drawing


@pytest.mark.parametrize(
    ("preset", "viewer", "cards", "decided"),
    [
        ("dictionary", None, "North 3♠, South K♦", "North has the low card and deals first."),
        ("dictionary", 1, "You 3♠, South K♦", "Yours is the low card: you deal first."),
        ("dictionary", 2, "North 3♠, You K♦", "North has the low card and deals first."),
        ("elder", None, "North 3♠, South K♦", "South has the high card and the first turn"),
        ("elder", 2, "North 3♠, You K♦", "Yours is the high card: you have the first turn"),
    ],
)
def test_who_cut_what_and_what_follows(
    preset: str, viewer: int | None, cards: str, decided: str
) -> None:
    said = text(drawn(first_deal(PRESETS.rules(preset), viewer)))
    assert f"Cut: {cards}" in said
    assert decided in said


def test_the_computer_cuts_too() -> None:
    seats = SceneSeat(1, 11, "North"), SceneSeat(2, None, "", computer=True)
    scene = first_deal(PRESETS.rules("elder"), 1, players=seats, seats=seats)
    assert "Computer has the high card" in text(drawn(scene))


def test_a_captain_is_cut_for() -> None:
    players = tuple(
        SceneSeat(number, number, name)
        for number, name in enumerate(("North", "South", "East"), start=1)
    )
    rules = PRESETS.rules("standard", seating="captain", first_dealer="cut_low_deals")
    among: dict[str, object] = {
        "rules": rules,
        "players": players,
        "cut": parse_cards("3S KD 2C"),
    }
    said = text(drawn(first_deal(PRESETS.rules("standard"), None, **among)))
    assert "North 3♠, South K♦, East 2♣" in said
    assert "South has the high card and is the captain." in said
    assert "deals first" not in said
    captain = first_deal(PRESETS.rules("standard"), 2, **among)
    assert "you are the captain" in text(drawn(captain))


def test_where_nothing_was_cut_for_nothing_is_said() -> None:
    assert "Cut:" not in text(drawn(first_deal(PRESETS.rules("standard"), 1, cut=())))
