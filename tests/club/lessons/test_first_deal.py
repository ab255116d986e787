"""The lesson: a deal by the rules, and answers that are what they say."""

import random

import pytest

from club.lessons.first_deal import (
    MOVES,
    PUPIL,
    SHOW,
    STEPS,
    TEACHER,
    Shown,
    answer,
    cards_in,
    states,
)
from engine.cards import DECK, Card
from engine.deadwood import deadwood
from engine.deadwood.arrange import arrange
from engine.layoffs import extend
from engine.melds import in_order
from engine.moves import Move

NAMES = [step.name for step in STEPS]


def view_at(name: str):  # noqa: ANN201 - the view of the pupil
    return Shown(NAMES.index(name) + 1).view


def test_there_are_ten_steps_and_the_right_answers_lead_through_them() -> None:
    assert len(STEPS) == 10
    at = answer(1, SHOW)
    for number in range(1, 10):
        assert at == Shown(number)
        at = answer(number, at.step.right)
    assert at == Shown(10)
    assert at.step.answers == ()


def test_a_wrong_answer_stays_and_says_why() -> None:
    for number, step in enumerate(STEPS, 1):
        for word, why in step.others.items():
            assert answer(number, word) == Shown(number, word, why)


@pytest.mark.parametrize("word", ["", SHOW, "discard:AS", "resign", "meld:KS"])
def test_what_a_step_does_not_know_shows_it_again(word: str) -> None:
    assert all(answer(number, word) == Shown(number) for number in range(1, 11))


@pytest.mark.parametrize("number", [-1, 0, 11, 10**8])
def test_a_step_that_is_none_begins_anew(number: int) -> None:
    assert answer(number, "pass") == Shown(1)


def test_every_move_that_is_offered_is_one_by_the_rules() -> None:
    for step in STEPS:
        if step.name in {"goal", "deadwood", "layoff"}:
            continue
        legal = states()[step.ply].legal_moves()
        assert {Move.parse(word) for word in step.answers} <= set(legal), step.name
        if step.right:
            assert MOVES[step.ply] == Move.parse(step.right)


def test_every_discard_is_offered_where_one_is_asked_for() -> None:
    for name in ("discard", "pile"):
        step = STEPS[NAMES.index(name)]
        legal = [move for move in states()[step.ply].legal_moves() if move.kind == "discard"]
        assert {str(move) for move in legal} == set(step.answers)


def test_the_pupil_sees_nothing_that_is_hidden() -> None:
    hidden = set(DECK) - set(view_at("goal").hand) - set(view_at("goal").pile)
    for number in range(1, 9):
        view = Shown(number).view
        assert view.viewer == PUPIL
        seen = {move.card for move in view.moves if move.seat == TEACHER and move.card}
        assert seen <= hidden | {*states()[0].pile} | {*view_at("discard").hand}
        assert view.open_hands == ((), ())


# What the sentences say of the cards


def test_one_of_the_melds_is_one() -> None:
    step = STEPS[NAMES.index("goal")]
    rules = states()[0].rules.melds
    assert in_order(cards_in(step.right), rules)
    assert not [word for word in step.others if in_order(cards_in(word), rules)]
    assert all(set(cards_in(word)) <= set(view_at("goal").hand) for word in step.answers)


def test_the_upcard_helps_nobody() -> None:
    view = view_at("upcard")
    assert deadwood(view.hand) == deadwood([*view.hand, view.pile[-1]]) - 10


def test_the_count_is_the_hands() -> None:
    view, step = view_at("deadwood"), STEPS[NAMES.index("deadwood")]
    found = arrange(view.hand, view.rules.melds)
    assert step.right == f"count:{found.deadwood}"
    by_why = {why: word for word, why in step.others.items()}
    assert by_why["cards"] == f"count:{len(found.unmatched)}"
    held = sum(min(10, card.rank + 1) for card in view.hand)
    assert by_why["all"] == f"count:{held}"


def test_what_is_thrown_fits_nothing_and_counts_most() -> None:
    for name in ("discard", "pile"):
        step, view = STEPS[NAMES.index(name)], view_at(name)
        found = arrange(view.hand, view.rules.melds)
        melded = {card for meld in found.melds for card in meld}
        for word, why in step.others.items():
            (card,) = cards_in(word)
            assert (why == "meld") == (card in melded)
            if why == "low":
                (right,) = cards_in(step.right)
                assert min(card.rank, 9) < min(right.rank, 9)


def test_the_other_side_collects_kings_and_waits_for_the_last() -> None:
    (king,) = cards_in("discard:KD")
    hand = states()[7].hands[TEACHER - 1]
    (kings,) = arrange(hand, view_at("pile").rules.melds).melds
    assert {card.rank for card in kings} == {king.rank}


def test_the_deal_ends_with_a_knock_and_one_card_laid_off() -> None:
    result = states()[-1].result
    assert result is not None
    assert (result.result, result.winner, result.points) == ("knock", PUPIL, 33)
    assert result.deadwood == (2, 35)
    step = STEPS[NAMES.index("layoff")]
    (fits,) = cards_in(step.right)
    assert [card for card, _ in result.layoffs] == [fits]
    held = set(result.hands[TEACHER - 1])
    offered = {card for word in step.answers for card in cards_in(word)}
    assert offered == held - {card for meld in result.melds[TEACHER - 1] for card in meld}
    assert {card for card in offered if _goes_on(card, result.melds[PUPIL - 1])} == {fits}


def _goes_on(card: Card, melds: tuple[tuple[Card, ...], ...]) -> bool:
    rules = states()[0].rules.melds
    return any(extend(meld, card, rules) is not None for meld in melds)


def test_the_sensible_player_would_play_the_knock_too() -> None:
    from engine.players import PLAYERS  # noqa: PLC0415 - for this one claim

    view = view_at("knock")
    assert str(PLAYERS["simple"].choose(view, random.Random(1)).plain) == "knock:KD"
