"""A hand to look at: its parts named, its buttons in its order, its colours kept for advice."""

import re
from dataclasses import replace

import pytest

from club.core.settings import NOTHING_SET, CardOrder
from cogs.play.ui.hand.hand import draw_hand
from engine.deadwood import best_discard
from engine.knock import KnockState
from engine.moves import Move, MoveKind
from engine.rules import Rules, write_rules
from tests.cogs.drawn import BUTTON, actions, check_limits, components, labels, text
from tests.cogs.scenes import PLAIN, RULES, deals, scene_of
from tests.engine.playing import position

SOUTH = "AS3S5H6H8CTCTDQDQSKH"
RUN_AND_SET = "4H5D6D7D9C9D9SKDQC2C"
LONG_RUN = "8D9DTDJDQD2S4H5CKSKC"
GREY, GREEN = 2, 3


def drawn(hand: str, card: str, rules: str = "standard") -> KnockState:
    return position(rules, hand, SOUTH, stock=card).play(Move.parse("stock"))


def cards(found: list[str]) -> list[str]:
    return [label for label in found if re.fullmatch(r"(10|[2-9AJQK])[♣♦♥♠]", label)]


def test_melds_and_unmatched_cards_are_named_and_the_new_card_stands_last() -> None:
    said = text(draw_hand(scene_of(drawn(RUN_AND_SET, "3C"), 1), PLAIN))
    assert "-# Melds\n# 5♦ 6♦ 7♦ · 9♣ 9♦ 9♠" in said
    count = "Deadwood **29**, **19** after a discard"
    assert f"-# {count}\n# 2♣ 4♥ Q♣ K♦ 3♣" in said


def test_a_new_card_in_a_meld_stands_in_it_unmarked() -> None:
    said = text(draw_hand(scene_of(drawn(RUN_AND_SET, "8D"), 1), PLAIN))
    assert "# 5♦ 6♦ 7♦ 8♦" in said
    assert "You drew **8♦**." in said


def test_without_melds_the_lines_are_said_to_be_none() -> None:
    dull = drawn("2H4C5C8D9DJSQHKCKD7S", "3H")
    said = text(draw_hand(scene_of(dull, 1), PLAIN))
    assert "-# No melds yet · Deadwood" in said
    assert "-# Melds" not in said


def test_buttons_stand_in_the_order_of_the_hand_the_unmatched_first_and_all_grey() -> None:
    drawing = draw_hand(scene_of(drawn(RUN_AND_SET, "3C"), 1), PLAIN)
    assert cards(labels(drawing)) == [
        *("2♣", "4♥", "Q♣", "K♦", "3♣"),
        *("5♦", "6♦", "7♦", "9♣", "9♦", "9♠"),
    ]
    buttons = [each for each in components(drawing) if each["type"] == BUTTON]
    assert {each["style"] for each in buttons if cards([each["label"]])} == {GREY}


def test_neither_draw_is_coloured() -> None:
    state = position("standard", RUN_AND_SET, SOUTH, stock="3C", pile="8C")
    drawing = draw_hand(scene_of(state, 1), PLAIN)
    draws = [each for each in components(drawing) if each["type"] == BUTTON][:2]
    assert [each["label"] for each in draws] == ["Draw", "Take 8♣"]
    assert {each["style"] for each in draws} == {GREY}


def test_unmatched_cards_are_sorted_as_the_member_likes() -> None:
    scene = scene_of(drawn("4H5D6D7D9C9D9SKDQC2S", "3C"), 1)
    by_suit = replace(scene, settings=replace(NOTHING_SET, card_order=CardOrder.SUIT))
    assert cards(labels(draw_hand(scene, PLAIN)))[:5] == ["2♠", "4♥", "Q♣", "K♦", "3♣"]
    assert cards(labels(draw_hand(by_suit, PLAIN)))[:5] == ["Q♣", "K♦", "4♥", "2♠", "3♣"]
    assert "# Q♣ K♦ 4♥ 2♠ 3♣" in text(draw_hand(by_suit, PLAIN))


def test_the_best_knock_is_one_green_button_and_the_others_stand_behind_another() -> None:
    state = drawn("AD2D3D5C6C7C9C9D9SKS", "2H")
    drawing = draw_hand(scene_of(state, 1), PLAIN)
    green = [each for each in components(drawing) if each.get("style") == GREEN]
    assert [each["label"] for each in green] == ["Knock"]
    assert ", **2** after a discard" in text(drawing), "what it leaves stands above"
    last = labels(drawing)[-5:-2]
    assert last[-1] == "Knock", "beside the last cards"
    step = draw_hand(scene_of(state, 1, draft="knock:KS"), PLAIN)
    assert "Other card…" in labels(step)
    assert "Other card…" not in labels(drawing)
    unasked = labels(draw_hand(scene_of(state, 1, confirm=False), PLAIN))
    assert "Other card…" in unasked
    assert "Knock (2 left)" in unasked, "in a row of its own, as it isn't asked about"


def test_what_ends_a_deal_by_too_many_buttons_has_a_row_of_its_own() -> None:
    state = drawn("AD2D3D4D5D6D7D8D9DTD", "JD", rules="standard big_gin=off")
    said = labels(draw_hand(scene_of(state, 1), PLAIN))
    ends = said[said.index("Gin!") :]
    assert ends[:3] == ["Gin!", "Other card…", "Knock (1 left)"]


def test_gin_is_one_press_and_alone_is_green() -> None:
    state = drawn("AD2D3D5C6C7C9C9D9SKS", "AC")
    gin = position("standard", "2D3D4D7D8D9DJCJDJHKS", SOUTH, stock="5D")
    gin = gin.play(Move.parse("stock"))
    for confirm in (True, False):
        drawing = draw_hand(scene_of(gin, 1, confirm=confirm), PLAIN)
        kinds = {each.rest: each.kind for each in actions(drawing)}
        assert kinds["gin:KS"] == "move"
        green = [each["label"] for each in components(drawing) if each.get("style") == GREEN]
        assert green == ["Gin!"]
    kinds = {each.rest: each.kind for each in actions(draw_hand(scene_of(state, 1), PLAIN))}
    assert kinds["knock:KS"] == "pick", "a knock is asked about"


@pytest.mark.parametrize(
    ("hand", "card", "discard", "asked"),
    [
        (RUN_AND_SET, "3C", "6D", "You would keep **41** deadwood instead of **19**."),
        (LONG_RUN, "3C", "9D", "Discard 9♦ from a meld?"),
        (LONG_RUN, "3C", "8D", "Discard 8♦ from a meld?"),
        (LONG_RUN, "3C", "QD", "Discard Q♦ from a meld?"),
        ("4C5D6D7D9C9S2HKDQC2C", "9D", "9D", "the card that you have just drawn?"),
        ("2D3D4D7D8D9DJCJDJHKS", "5D", "KS", "You have gin."),
    ],
)
def test_a_slip_is_asked_about_once_and_only_if_wanted(
    hand: str, card: str, discard: str, asked: str
) -> None:
    state, word = drawn(hand, card), f"discard:{discard}"
    found = {each.rest: each.kind for each in actions(draw_hand(scene_of(state, 1), PLAIN))}
    assert found[word] == "pick"
    step = draw_hand(scene_of(state, 1, draft=word), PLAIN)
    check_limits(step)
    assert asked in text(step)
    assert {each.rest: each.kind for each in actions(step)}[word] == "move"
    assert labels(step)[0] == "Keep it"
    unasked = draw_hand(scene_of(state, 1, confirm=False), PLAIN)
    assert {each.rest: each.kind for each in actions(unasked)}[word] == "move"


def test_a_plain_discard_is_one_press() -> None:
    found = actions(draw_hand(scene_of(drawn(RUN_AND_SET, "3C"), 1), PLAIN))
    assert {each.rest: each.kind for each in found}["discard:KD"] == "move"


@pytest.mark.parametrize("rules", RULES, ids=write_rules)
def test_the_best_discard_is_asked_about_only_instead_of_gin(rules: Rules) -> None:
    seen = 0
    for state in deals(5, rules):
        if state.turn is None:
            continue
        view = state.view(state.turn)
        may = [move.card for move in view.legal if move.kind == MoveKind.DISCARD]
        cards = [card for card in may if card is not None]
        if not cards:
            continue
        gin = any(move.kind in {MoveKind.GIN, MoveKind.BIG_GIN} for move in view.legal)
        best, _ = best_discard(view.hand, view.rules.melds, among=cards)
        found = actions(draw_hand(scene_of(state, state.turn), PLAIN))
        kinds = {each.rest: each.kind for each in found}
        assert kinds[f"discard:{best}"] == ("pick" if gin else "move")
        seen += 1
    assert seen
