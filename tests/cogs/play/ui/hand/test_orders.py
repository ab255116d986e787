"""A hand that shows what its member has left to be done, and asks for it."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from club.core.settings import MemberSettings
from club.table.scene import Scene
from cogs.kit.drawing import Drawing
from cogs.play.ui.hand.hand import draw_ahead, draw_hand
from cogs.play.ui.hand.orders import chosen_in
from cogs.play.ui.table.table import draw_table
from engine.families import determinize, family_of
from engine.knock import KnockPhase
from engine.machine import Order, State
from engine.seats import SEATS
from tests.cogs.drawn import actions, check_limits, components, labels, options, payload, text
from tests.cogs.scenes import PLAIN, results, scene_of, tongue
from tests.engine.playing import VARIED, played, position
from tests.engine.table import table_games

LONGEST = "W" * 32
CHALLENGE = "colonel_challenge challenge_timing=anytime challenge_per_turn=2"


def offered(phase: KnockPhase = KnockPhase.OFFER_N, turn: int = 1) -> State:
    hands = "2S4D6D9C9HTCTSJSQHKS", "3H4H5H2CTD6S8DQSKCJH"
    return position("standard", *hands, pile="6H", phase=phase, turn=turn)


def waiting(**changes: object) -> Scene:
    return scene_of(offered(), 2, **changes)


def words(drawing: Drawing) -> list[str]:
    return [each.rest for each in actions(drawing) if each.kind == "ahead"]


def test_who_waits_may_look_at_what_can_be_left() -> None:
    hand = draw_hand(waiting(), PLAIN)
    assert words(hand) == ["ask"]
    assert labels(hand)[0] == PLAIN.text("press-ahead")
    asked = draw_ahead(waiting(), PLAIN)
    check_limits(asked)
    assert options(asked) == 2 * [PLAIN.text("order-upcard"), PLAIN.text("order-gin")]
    assert words(asked) == [
        *("these:.upcard", "these:.gin", "every:.upcard", "every:.gin"),
        "close",
    ]
    assert PLAIN.text("ahead-ask") in text(asked)
    assert "Deadwood" in text(asked), "the cards stay in sight"


def test_what_was_left_is_said_and_stands_as_chosen() -> None:
    scene = waiting(orders=(Order.UPCARD, Order.GIN))
    hand = draw_hand(scene, PLAIN)
    named = PLAIN.text.listed((PLAIN.text("order-upcard"), PLAIN.text("order-gin")))
    assert PLAIN.text("ahead-left", orders=named) in text(hand)
    assert words(hand) == ["takeback", "ask"]
    menu = next(each for each in components(draw_ahead(scene, PLAIN)) if each["type"] == 3)
    assert [one["default"] for one in menu["options"]] == [True, True]
    assert menu["min_values"] == 0


def test_what_was_left_for_every_deal_stands_there_alone() -> None:
    scene = waiting(orders=(Order.UPCARD, Order.GIN), standing=(Order.GIN,))
    hand = text(draw_hand(scene, PLAIN))
    assert PLAIN.text("ahead-left", orders=PLAIN.text("order-upcard")) in hand
    assert PLAIN.text("ahead-standing", orders=PLAIN.text("order-gin")) in hand
    asked = draw_ahead(scene, PLAIN)
    check_limits(asked)
    here, every = (each for each in components(asked) if each["type"] == 3)
    assert [(one["value"], one["default"]) for one in here["options"]] == [(".upcard", True)]
    assert [one["default"] for one in every["options"]] == [False, True]


def test_what_can_come_up_in_another_deal_alone_is_offered_for_every_deal() -> None:
    scene = waiting(orders_possible=(), standing=(Order.UPCARD,))
    assert words(draw_hand(scene, PLAIN)) == ["takeback", "ask"]
    asked = draw_ahead(scene, PLAIN)
    assert words(asked) == ["every:.upcard", "every:.gin", "close"]


def test_what_is_due_is_said_above_the_buttons_of_the_turn() -> None:
    scene = scene_of(
        offered(KnockPhase.OFFER_D, 2), 2, orders=(Order.UPCARD,), order_due=Order.UPCARD
    )
    hand = draw_hand(scene, PLAIN)
    assert PLAIN.text("ahead-due", order=PLAIN.text("order-upcard")) in text(hand)
    assert words(hand) == ["takeback"]
    assert {"take", "pass"} <= {each.rest for each in actions(hand)}


def test_on_turn_nothing_is_said_of_what_is_not_due() -> None:
    scene = scene_of(offered(KnockPhase.OFFER_D, 2), 2, orders=(Order.GIN,))
    assert payload(draw_hand(scene, PLAIN)) == payload(draw_hand(replace(scene, orders=()), PLAIN))
    assert (
        draw_ahead(scene, PLAIN).view.to_components()
        == draw_hand(scene, PLAIN).view.to_components()
    )


@pytest.mark.parametrize("did", ["take", "pass"])
def test_what_was_done_is_told(did: str) -> None:
    state = offered(KnockPhase.OFFER_D, 2)
    after = state.play(next(move for move in state.legal_moves() if move.kind == did))
    scene = scene_of(after, 2, order_done=Order.UPCARD)
    assert PLAIN.text("order-done-upcard", did=did) in text(draw_hand(scene, PLAIN))


def test_what_ended_a_deal_is_told_with_its_result() -> None:
    scene = waiting(last=results(1, offered().rules), order_done_in_last=Order.GIN)
    told = PLAIN.text("order-done-gin")
    assert told in text(draw_hand(scene, PLAIN))
    assert told in text(draw_hand(replace(scene, unread=True), PLAIN))
    assert told not in text(draw_hand(replace(scene, read=True), PLAIN))


def test_nothing_is_offered_where_nothing_can_be_left() -> None:
    scene = waiting(orders_possible=(), standing_possible=())
    assert words(draw_hand(scene, PLAIN)) == []
    assert payload(draw_ahead(scene, PLAIN)) == payload(draw_hand(scene, PLAIN))


def test_what_was_chosen_is_read_and_anything_else_left_out() -> None:
    assert chosen_in(".upcard.gin") == (Order.UPCARD, Order.GIN)
    assert chosen_in(".gin.nonsense..wall") == (Order.GIN, Order.WALL)
    assert chosen_in("") == ()


def scenes(texts: tuple[str, ...]) -> Iterator[Scene]:
    """Hands in every state of some deals, with all that can be left there."""
    for text_ in texts:
        knock = text_ in VARIED
        states = played(text_, 4).states if knock else table_games.played(text_, 4).states
        for state in states:
            for viewer in SEATS if state.turn is not None else ():
                view, family = state.view(viewer), family_of(state.rules)
                left = tuple(family.orders(view))
                due = family.due(view, left)
                changes = {"orders": left, "order_due": None if due is None else due.order}
                if left or due:
                    yield scene_of(view, viewer, **changes)
                    yield scene_of(view, viewer, **changes, standing=left[:1])


@pytest.mark.slow
def test_every_hand_fits_in_every_language_seen_and_heard() -> None:
    number = 0
    for scene in scenes((*VARIED, "colonel_challenge", CHALLENGE)):
        seats = tuple(replace(each, name=LONGEST) for each in scene.seats)
        for spoken in (False, True):
            heard = replace(
                scene, seats=seats, players=seats, settings=MemberSettings(spoken=spoken)
            )
            for draw in (draw_hand, draw_ahead):
                number += 1
                check_limits(draw(heard, tongue(number)))
            check_limits(draw_hand(heard, tongue(number), copy=True))
    assert number > 1_000


@pytest.mark.slow
def test_a_hand_with_orders_depends_on_the_view_alone() -> None:
    rng = random.Random(3)
    for scene in scenes(VARIED[:4]):
        assert scene.view is not None
        imagined = determinize(scene.view, rng).view(scene.viewer)
        for draw in (draw_hand, draw_ahead):
            assert payload(draw(scene, PLAIN)) == payload(
                draw(replace(scene, view=imagined), PLAIN)
            )


def test_no_other_drawing_takes_note_of_orders() -> None:
    scene = replace(waiting(), viewer=None, player=None)
    told = replace(scene, orders=tuple(Order), order_due=Order.GIN, order_done=Order.UPCARD)
    assert payload(draw_table(scene, PLAIN)) == payload(draw_table(told, PLAIN))
