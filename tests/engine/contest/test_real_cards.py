"""Deals with real cards: counts alone, and who sat down where it wasn't whose turn it was."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import DECK, parse_card
from engine.contest import Contest, ledger
from engine.contest.captain import CaptainsPlay
from engine.contest.reseated import reseated
from engine.contest.robin import RoundRobin
from engine.contest.seating import HeadsUp
from engine.knock import showdown
from engine.knock.counting import counted, counts_suffice
from engine.results import DealResult
from engine.rules import PRESETS

COUNTABLE = sorted(name for name, rules in PRESETS.items() if counts_suffice(rules))


@given(
    name=st.sampled_from(COUNTABLE),
    seed=st.integers(0, 10_000),
    near=st.integers(8, 52),
    knocker=st.sampled_from([1, 2]),
    card=st.sampled_from(["7S", "7H"]),
)
def test_the_two_counts_come_to_what_the_cards_come_to(
    name: str, seed: int, near: int, knocker: int, card: str
) -> None:
    rules, dice = PRESETS[name], random.Random(seed)
    deck = [each for each in DECK if each != parse_card(card)]
    first = dice.sample(deck[: max(20, near)], 10)
    second = dice.sample([each for each in deck if each not in first], 10)
    shown = showdown(
        rules,
        (tuple(first), tuple(second)),
        knocker=knocker,
        knock_card=parse_card(card) if rules.needs_knock_card else None,
    )
    assert shown.deadwood is not None
    told = counted(
        rules,
        knocker=knocker,
        kept=shown.deadwood[knocker - 1],
        against=shown.deadwood[2 - knocker],
        spade=card == "7S",
    )
    assert (told.result, told.winner, told.points, told.boxes, told.award, told.deadwood) == (
        shown.result,
        shown.winner,
        shown.points,
        shown.boxes,
        shown.award,
        shown.deadwood,
    )


def test_big_gin_is_told() -> None:
    told = counted(PRESETS.rules("standard"), knocker=2, kept=0, against=20, big=True)
    assert (told.result, told.winner, told.points) == ("big_gin", 2, 51)


def test_counts_dont_suffice_where_melds_pay_too() -> None:
    assert not counts_suffice(PRESETS["sequence"])
    assert not counts_suffice(PRESETS["colonel"])


@pytest.mark.parametrize(
    ("pair", "playing", "waiting"),
    [
        ((1, 2), (1, 2), (3, 4)),
        ((2, 1), (1, 2), (3, 4)),
        ((1, 3), (1, 3), (2, 4)),
        ((3, 1), (1, 3), (2, 4)),
        ((3, 2), (3, 2), (1, 4)),
        ((2, 4), (4, 2), (1, 3)),
        ((4, 3), (4, 3), (1, 2)),
    ],
)
def test_any_two_sit_down_in_a_round_robin(
    pair: tuple[int, int], playing: tuple[int, int], waiting: tuple[int, ...]
) -> None:
    assert reseated(RoundRobin((1, 2), (3, 4)), pair) == RoundRobin(playing, waiting)


@pytest.mark.parametrize("pair", [(1, 1), (1, 5)])
def test_two_players_sit_down_and_nobody_else(pair: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="two of the players"):
        reseated(RoundRobin((1, 2), (3, 4)), pair)


def test_any_of_the_field_meets_the_captain() -> None:
    field = CaptainsPlay(2, (1, 3, 4))
    assert reseated(field, (4, 2)) == CaptainsPlay(2, (1, 3, 4), 2)
    with pytest.raises(ValueError, match="captain"):
        reseated(field, (1, 3))
    assert reseated(HeadsUp(), (2, 1)) == HeadsUp()


def test_a_ledger_knows_who_really_played() -> None:
    """Player 3 wins, then player 2, whose turn it wasn't."""
    contest = Contest.start(PRESETS.rules("standard", seating="round_robin"), 1, 3)
    results: list[DealResult] = []
    pairs = [(1, 3), (2, 1)]
    for pair, winner in zip(pairs, (3, 2), strict=True):
        contest = contest.reseated(pair)
        pairing = contest.pairings[0]
        seat = pairing.players.index(winner) + 1
        results.append(DealResult(pairing.deal, pairing.dealer, None, "knock", seat, 30, 1))
        contest = contest.add(results[-1])
    told = ledger(contest, results, pairs)
    assert contest.points == (0, 30, 30)
    assert told.pages[0].column == contest.columns[0]
    assert [set(turn.players[0]) for turn in told.turns] == [{1, 3}, {1, 2}]
