"""The player protocol: what a seat is sent is enough for its view, and is no more than that."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cli.player import answer_lines
from engine.families import determinize
from engine.protocol import KnownDeal, Reporter, hear, rebuilt
from engine.rules import PRESETS, Rules, read_rules
from engine.seats import SEATS
from tests.engine import playing
from tests.engine.table import table_games
from tests.engine.whole_deals import Played, played

seeds = st.integers(0, 2**32)
senses = st.sampled_from((0.0, 0.5, 0.9))
MIXED = tuple(text for text in (*playing.VARIED, *table_games.VARIED) if " " in text)


def check_told(game: Played, rng: random.Random) -> None:
    """At each of its turns a seat that was sent the deal has the very view of the referee."""
    for seat in SEATS:
        teller, imagining = Reporter(), Reporter()
        told: KnownDeal | None = None
        for state in game.states:
            if state.turn not in (seat, None):
                continue
            view = state.view(seat)
            lines = list(teller.tell(view, (30, 0)))
            assert lines == list(imagining.tell(determinize(view, rng).view(seat), (30, 0)))
            for line in lines:
                told = hear(told, line, PRESETS)
            assert told is not None
            assert told.over == (state.turn is None)
            if state.turn is not None:
                assert rebuilt(told, rng).view(seat) == view


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_view_can_be_rebuilt_from_what_is_told(rules: Rules) -> None:
    check_told(played(rules, 1, sense=0.5), random.Random(1))


@pytest.mark.slow
@settings(max_examples=8, derandomize=True, deadline=None)
@given(text=st.sampled_from(MIXED), seed=seeds, sense=senses)
def test_so_it_can_under_mixes_of_options(text: str, seed: int, sense: float) -> None:
    check_told(played(read_rules(text), seed, sense=sense), random.Random(seed))


@pytest.mark.slow
@settings(max_examples=100, derandomize=True, deadline=None)
@given(text=st.sampled_from((*PRESETS, *MIXED)), seed=seeds, sense=senses)
def test_so_it_can_in_deals_of_all_kinds(text: str, seed: int, sense: float) -> None:
    check_told(played(read_rules(text), seed, sense=sense), random.Random(seed))


DEAL = "deal rules=standard option:gin_bonus=20 seat=1 dealer=2 scores=0,0 upcard=7S hand="
HAND = "4H,5H,6H,9C,9D,9S,KC,KD,KH,AC"
TURN = ["saw 1 pass", "saw 2 pass", "saw 1 stock", "drew 5S"]


def answers(*lines: str, player: str = "simple_eaai") -> list[str]:
    """What a player says to lines."""
    said: list[str] = []
    answer_lines(player, 1, PRESETS, [f"{line}\n".encode() for line in lines], said.append)
    return said


def test_a_player_answers_go_with_a_move() -> None:
    assert answers(DEAL + HAND, "go") == ["pass"]
    assert answers(DEAL + HAND, *TURN, "go", "quit", "go") == ["knock:5S"]
    over = ["saw 1 knock", "show 2 2C3C4C 7H 8D", "end 1 knock 12 scores=12,0"]
    again = answers(DEAL + HAND, *TURN, "go", *over, "go", DEAL + HAND, "", "go")
    assert again == ["knock:5S", "error: go before a deal", "pass"]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("hello", "'hello' is none of deal, saw"),
        ("saw 1", "saw needs a seat and a move"),
        ("saw 3 pass", "'3' is not a seat"),
        ("saw 2 dance", "'dance' is not a move"),
        ("drew 5H", "no move was told"),
        ("drew", "drew needs a card"),
        ("show 1 5H", "show needs the other seat"),
        ("show 2 5H 5H", "show needs a hand of different cards"),
        ("end 1 knock 12", "end needs the winner"),
        ("end 1 knock 12 scores=1", "'1' is not two scores"),
        (DEAL, "'' is not one card"),
        (DEAL + "4H", "isn't of 1 cards"),
        (DEAL + "4H,5H,6H,9C,9D,9S,KC,KD,KH,4H", "a card is there twice"),
        (DEAL.replace(" upcard=7S", "") + HAND, "these rules turn an upcard"),
        (DEAL + HAND + " colour=red", "'colour=red' is no part of a deal"),
        (DEAL.replace("standard", "whist") + HAND, "there is no preset 'whist'"),
        (DEAL.replace("seat=1 ", "") + HAND, "a deal needs seat="),
        (DEAL + HAND + " number=x", "'x' is not a number"),
    ],
)
def test_an_unreadable_line_says_what_is_wrong_and_changes_nothing(line: str, wrong: str) -> None:
    error, move = answers(DEAL + HAND, line, "go")
    assert error.startswith("error: ")
    assert wrong in error
    assert move == "pass"


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (["saw 1 pass", "go"], "it isn't this seat's turn"),
        (["saw 1 discard:4H", "go"], "can't be played now"),
        (["saw 2 pass", "go"], "the other player's turn"),
        (["saw 1 pass", "saw 2 take:2", "go"], "the pile hasn't 2 cards"),
        ([*TURN[:3], "go"], "the card of one's own draw wasn't told"),
        ([*TURN[:3], "drew 4H", "go"], "a card is told of in two places"),
        ([*TURN, "saw 1 discard:5S", "saw 2 stock", "saw 2 discard:4H", "go"], "in two places"),
        ([*TURN, "saw 1 resign", "go"], "the deal would be over"),
    ],
)
def test_what_can_t_have_happened_is_told_at_the_next_turn(lines: list[str], wrong: str) -> None:
    (error,) = answers(DEAL + HAND, *lines)
    assert error.startswith("error: ")
    assert wrong in error


def test_nothing_can_be_heard_before_a_deal() -> None:
    assert answers("saw 1 pass") == ["error: saw before a deal"]
    said: list[str] = []
    answer_lines("simple", 1, PRESETS, [b"\xff\n"], said.append)
    assert said == ["error: this is not UTF-8 text"]


def test_a_face_down_discard_is_told_to_nobody() -> None:
    """While the defender lays off, the line of a knock has no card, and the hand is shown."""
    rules = read_rules("standard layoff_mode=manual knock_limit=50")
    for seed in range(40):
        game = played(rules, seed, sense=0.5)
        shown = [state for state in game.states if state.phase == "LAYOFF"]
        if shown:
            seat = shown[0].turn
            lines = list(Reporter().tell(shown[0].view(seat), (0, 0)))
            assert f"saw {3 - (seat or 0)} knock" in lines
            assert any(line.startswith("show ") for line in lines)
            return
    raise AssertionError("no knock in forty deals")
