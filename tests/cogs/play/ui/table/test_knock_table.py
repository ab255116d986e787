"""What lies on a table of the knock family: knock cards, the pile, the wall."""

import random

import pytest

from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from engine.cards import DECK, Card, parse_card
from engine.knock import KnockPhase, KnockState, deal_knock
from engine.rules import read_rules
from tests.cogs.drawn import check_limits, labels, text
from tests.cogs.scenes import EMOJI, PLAIN, scene_of
from tests.engine.playing import changed, position

VIEWERS = (1, 2, None)
READY = "4H5H6H9C9D9SKCKDKHAC"
OTHER = "AS3S5H7C8CTCTDQDQSKS"


def dealt(rules: str, card: str) -> KnockState:
    """A new deal whose knock card is this one, from whichever deck."""
    rest = [each for each in DECK if each != parse_card(card)]
    random.Random(3).shuffle(rest)
    deck: list[Card] = [*rest[:20], parse_card(card), *rest[20:]]
    return deal_knock(read_rules(rules), deck, 2, knock_card=parse_card(card))


def said(state: KnockState, viewer: int | None) -> str:
    scene = scene_of(state, viewer)
    drawing = draw_table(scene, PLAIN) if viewer is None else draw_hand(scene, PLAIN)
    check_limits(drawing)
    return text(drawing)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_card_of_a_second_deck_is_told_to_everybody(viewer: int | None) -> None:
    hearts = said(dealt("oklahoma_match", "7H"), viewer)
    assert "knock at 7 (set by 7♥, second deck)" in hearts
    assert "(set by 7♥)" not in hearts
    assert "spade" not in hearts
    assert "7♠ is a spade: this deal" in said(dealt("oklahoma_match", "7S"), viewer)


@pytest.mark.parametrize(
    ("rules", "told", "not_told"),
    [
        ("oklahoma", ["(set by 7♠)", "7♠ is a spade"], ["second deck", "boxes"]),
        ("oklahoma_kisses", ["(set by 7♠)", "7♠ is a spade", "boxes beyond the first"], []),
        ("oklahoma spade_double_boxes=all", ["boxes double"], ["beyond the first"]),
        ("oklahoma_fosdick", ["(set by 7♠)"], ["spade"]),
        ("standard spade_doubles=yes", ["knock at 10", "7♠ is a spade"], ["set by"]),
        (
            "standard spade_double_boxes=all",
            ["knock at 10", "On a spade (7♠), the deal"],
            ["points double", "set by"],
        ),
        ("standard", ["knock at 10"], ["set by", "spade"]),
    ],
)
def test_what_the_knock_card_does_is_said(rules: str, told: list[str], not_told: list[str]) -> None:
    for viewer in VIEWERS:
        words = said(dealt(rules, "7S"), viewer)
        assert all(part in words for part in told)
        assert not any(part in words for part in not_told)


def test_where_the_whole_pile_may_be_seen_it_is_shown() -> None:
    pile = "2D6SJC8H"
    full = position("standard discard_visibility=full", READY, OTHER, pile=pile)
    for viewer in VIEWERS:
        words = said(full, viewer)
        assert "The pile, its latest card last" in words
        assert ("2♦ 6♠ J♣\n# 8♥" if viewer is None else "2♦ 6♠ J♣ 8♥") in words
        top = said(position("standard", READY, OTHER, pile=pile), viewer)
        assert ("Top of the pile" if viewer is None else "Pile: 8♥") in top
        assert "6♠" not in top


def test_a_long_pile_fits_on_a_phone_and_in_a_message() -> None:
    state = position("round_corner", READY, OTHER)
    held = {*state.hand(1), *state.hand(2)}
    pile = [card for card in DECK if card not in held]
    state = changed(state, pile=tuple(pile[:-3]), stock=tuple(pile[-3:]))
    drawing = draw_hand(scene_of(state, 1), EMOJI)
    check_limits(drawing)
    assert max(line.count("<:") for line in text(drawing).splitlines()) <= 12


def test_the_wall_says_what_the_last_discard_is_good_for() -> None:
    state = position("gra knock_limit=30", READY, OTHER, pile="2D6S8H", phase=KnockPhase.WALL)
    state = changed(state, stock=state.stock[:2])
    hand = draw_hand(scene_of(state, 1), PLAIN)
    assert "end the deal with 8♥, or pass and nobody scores" in text(hand)
    assert labels(hand)[-3] == "Pass"
    assert "North may end the deal with 8♥, or pass." in said(state, None)
