"""No drawing shows what its viewer may not see."""

import random
import re

import pytest

from cogs.ui.hand import draw_hand
from cogs.ui.table import draw_table
from engine.cards import DECK, Card
from engine.knock import KnockState, determinize
from engine.rules import Rules
from engine.seats import SEATS
from tests.cogs.ui.drawn import payload
from tests.cogs.ui.scenes import EMOJI, PLAIN, RULES, deals, scene_of

EMOJI_CARD = re.compile(r"card_([a2-9tjqk][cdhs])")
RECORD_CARD = re.compile(r"(?<![A-Z0-9])([A2-9TJQK][CDHS])(?![A-Z0-9])")
BY_TEXT = {card.text: card for card in DECK}


def cards_in(said: str) -> set[Card]:
    """Every card that a payload names, in an emoji or in a custom_id."""
    words = {found.upper() for found in EMOJI_CARD.findall(said)} | set(RECORD_CARD.findall(said))
    return {BY_TEXT[word] for word in words}


def steps(state: KnockState) -> list[str | None]:
    """The plain hand and every step that the player to act could be at."""
    kinds = {move.kind for move in state.legal_moves()}
    moves = [str(move) for move in state.legal_moves() if move.kind in {"knock", "gin", "big_gin"}]
    return [None, *sorted(kinds & {"knock", "gin"}), *moves]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.to_text())
def test_a_drawing_depends_on_the_view_alone(rules: Rules) -> None:
    rng = random.Random(11)
    for state in deals(5, rules):
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


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.to_text())
def test_the_public_table_names_public_cards_alone(rules: Rules) -> None:
    for state in deals(6, rules):
        if state.turn is None:
            continue
        view = state.view(None)
        last = {
            move.card
            for seat in SEATS
            for move in [seen for seen in view.moves if seen.seat == seat][-2:]
            if move.kind in {"take", "discard"}
        }
        public = {*view.pile, view.upcard, view.knock_card, *last}
        assert cards_in(payload(draw_table(scene_of(state, None), EMOJI))) <= public


@pytest.mark.parametrize("rules", RULES[:3], ids=lambda rules: rules.to_text())
def test_a_hand_names_its_own_and_public_cards_alone(rules: Rules) -> None:
    for state in deals(8, rules):
        if state.turn is None:
            continue
        for viewer in SEATS:
            view = state.view(viewer)
            known = {*view.hand, *view.pile, view.upcard, view.knock_card}
            known |= {seen.card for seen in view.moves}
            assert cards_in(payload(draw_hand(scene_of(state, viewer), EMOJI))) <= known


def test_the_reader_of_cards_reads_cards() -> None:
    state = next(deals(1, RULES[0]))
    hand = draw_hand(scene_of(state, 1), EMOJI)
    assert cards_in(payload(hand)) >= set(state.hand(1))
    assert "7♦" in PLAIN.faces(BY_TEXT["7D"])
