"""No drawing shows what its viewer may not see."""

import random
import re

import pytest

from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from engine.cards import DECK, Card
from engine.knock import KnockState, claimable, determinize
from engine.seats import SEATS
from tests.card_emojis import cards_of_emojis
from tests.cogs.drawn import payload
from tests.cogs.scenes import EMOJI, PLAIN, RULES, deals, scene_of
from tests.engine.playing import VARIED, played

RECORD_CARD = re.compile(r"(?<![A-Z0-9])([A2-9TJQK][CDHS])(?![A-Z0-9])")
PICKED = {"knock", "claim_knock", "gin", "big_gin", "layoff"}
BY_TEXT = {card.text: card for card in DECK}


def cards_in(said: str) -> set[Card]:
    """Every card that a payload names, in an emoji or in a custom_id."""
    return cards_of_emojis(said) | {BY_TEXT[word] for word in RECORD_CARD.findall(said)}


def steps(state: KnockState) -> list[str | None]:
    """The plain hand and every step that the player to act could be at."""
    legal = state.legal_moves()
    claims = claimable(state.view(state.turn))
    kinds = {move.kind for move in legal} | {"knock" for _ in claims}
    moves = [str(move) for move in (*legal, *claims) if move.kind in PICKED]
    return [None, *sorted(kinds & {"knock", "gin"}), *moves]


@pytest.mark.slow
@pytest.mark.parametrize("text", VARIED)
def test_a_drawing_depends_on_the_view_alone(text: str) -> None:
    rng = random.Random(11)
    for state in played(text, 5).states:
        if state.turn is None:
            continue
        for viewer in (None, *SEATS):
            view = state.view(viewer)
            imagined = determinize(view, rng).view(viewer)
            if viewer is None:
                assert payload(draw_table(scene_of(view, None), EMOJI)) == payload(
                    draw_table(scene_of(imagined, None), EMOJI)
                )
                continue
            for draft in steps(state) if viewer == state.turn else [None]:
                true = payload(draw_hand(scene_of(view, viewer, draft=draft), EMOJI))
                other = payload(draw_hand(scene_of(imagined, viewer, draft=draft), EMOJI))
                assert true == other


@pytest.mark.parametrize("text", VARIED)
def test_the_public_table_names_public_cards_alone(text: str) -> None:
    for state in played(text, 6).states:
        if state.turn is None:
            continue
        view = state.view(None)
        last = {
            move.card
            for seat in SEATS
            for move in [seen for seen in view.moves if seen.seat == seat][-2:]
            if move.kind in {"take", "discard", "claim_knock", "stock"}
        }
        public = {*view.pile, view.upcard, view.knock_card, *last}
        public.update(*view.open_hands, *(view.shown.grown if view.shown else ()))
        assert cards_in(payload(draw_table(scene_of(state, None), EMOJI))) <= public


@pytest.mark.parametrize("text", VARIED)
def test_a_hand_names_its_own_and_public_cards_alone(text: str) -> None:
    for state in played(text, 8).states:
        if state.turn is None:
            continue
        for viewer in SEATS:
            view = state.view(viewer)
            known = {*view.hand, *view.pile, view.upcard, view.knock_card}
            known |= {seen.card for seen in view.moves}
            known.update(*view.open_hands, *(view.shown.grown if view.shown else ()))
            assert cards_in(payload(draw_hand(scene_of(state, viewer), EMOJI))) <= known


def test_the_reader_of_cards_reads_cards() -> None:
    state = next(deals(1, RULES[0]))
    hand = draw_hand(scene_of(state, 1), EMOJI)
    assert cards_in(payload(hand)) >= set(state.hand(1))
    assert "7♦" in PLAIN.faces(BY_TEXT["7D"])
