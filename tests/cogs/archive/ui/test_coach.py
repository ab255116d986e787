"""The coach's words: every reason and every move can be said, in every language."""

import random

import pytest

from cogs.archive.ui.coach import move_words, option_lines, reason_words
from engine.cards import DECK, parse_cards
from engine.coach import AdvisedMove, Reason, Why
from engine.coach.table_reasons import table_reasons
from engine.families import start_deal
from engine.moves import STOCK, Move
from engine.players import PLAYERS
from engine.rules import read_rules
from engine.table import TableView
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import EMOJI, PLAIN
from tests.engine.playing import position

ONE_SIDED = {Why.DEAD, Why.THROWN, Why.LAYS, Why.SHEDS, Why.KEEPS, Why.FETCHES, Why.FITS}
"""What is only ever said for a move."""


@in_every_language
@pytest.mark.parametrize("why", Why)
def test_every_reason_can_be_said_for_a_move_and_against_it(why: Why, language: str) -> None:
    ui = PLAIN.in_language(language)
    for pro in (True, False) if why not in ONE_SIDED else (True,):
        for cards in ("", "7D8D"):
            for number in (-3, 0, 1, 4):
                reason = Reason(why, pro, parse_cards(cards), number, 2)
                said = reason_words(reason, ui)
                assert said.endswith((".", "。"))
                assert "-3" not in said


def test_what_is_against_a_move_begins_with_but() -> None:
    assert reason_words(Reason(Why.DEADWOOD, pro=True, number=12, than=20), PLAIN) == (
        "You keep 12 deadwood instead of 20."
    )
    assert reason_words(Reason(Why.DEADWOOD, pro=False, number=20, than=12), PLAIN) == (
        "But you keep 20 deadwood instead of 12."
    )
    assert reason_words(Reason(Why.WINS, pro=False, number=-4), PLAIN) == (
        "But a knock now loses about 4 points."
    )


def test_moves_are_said_as_advice() -> None:
    state = position("standard", "7D8D2C2HQSKCAH4S9C5H", "AS3S5H6H8CTCTDQDQSKH", stock="JS")
    view = state.view(1)
    assert [move_words(move, view, PLAIN) for move in view.legal] == [
        "Draw from the stock",
        "Take 6♠",
    ]
    view = state.play(STOCK).view(1)
    option = AdvisedMove(
        Move.parse("discard:KC"), 2.0, 0.0, (Reason(Why.BREAKS, cards=parse_cards("7D8D")),)
    )
    assert option_lines(option, view, PLAIN) == "**Discard K♣**\n- It keeps 7♦ 8♦ together."


@in_every_language
@pytest.mark.parametrize(
    "rules", ["standard", "standard layoff_mode=manual", "mahjong", "skarney", "colonel"]
)
def test_every_move_of_every_family_can_be_said(rules: str, language: str) -> None:
    ui, rng = EMOJI.in_language(language), random.Random(rules)
    state = start_deal(read_rules(rules), rng.sample(DECK, len(DECK)), 2)
    while state.turn is not None:
        view = state.view(state.turn)
        for move in view.legal[:40]:
            assert move_words(move, view, ui)
        if isinstance(view, TableView):
            assert all(
                reason_words(reason, ui)
                for move in view.legal[:40]
                for reason in table_reasons(view, move)
            )
        state = state.play(PLAYERS["simple"].choose(view, rng))
