"""The computer's players where melds go to the table."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import parse_cards
from engine.families import determinize
from engine.moves import ACCEPT, CHALLENGE, REJECT, STOCK, TAKE, Move
from engine.players import PLAYERS
from engine.players.table.skarney import missing
from engine.rules import PRESETS
from engine.table.state import TableState
from tests.engine.table.table_games import Game, games, played, started
from tests.engine.table.table_positions import colonel, mahjong, make, skarney

SIMPLE = PLAYERS["simple"]
NAMES = ("mahjong", "skarney", "colonel", "colonel_challenge")


def choice(state: TableState) -> str:
    return str(SIMPLE.choose(state.view(state.turn), random.Random(1)))


@pytest.mark.slow
@settings(max_examples=20, derandomize=True, deadline=None)
@given(games, st.integers(0, 2**32))
def test_every_choice_is_legal_and_comes_from_the_view_alone(game: Game, seed: int) -> None:
    for state in game.states[:-1]:
        view = state.view(state.turn)
        move = SIMPLE.choose(view, random.Random(seed))
        assert move in state.legal_moves()
        imagined = determinize(view, random.Random(seed)).view(state.turn)
        assert SIMPLE.choose(imagined, random.Random(seed)) == move


@pytest.mark.parametrize("text", NAMES)
def test_nothing_is_chosen_out_of_turn(text: str) -> None:
    with pytest.raises(ValueError, match="not on turn"):
        SIMPLE.choose(started(text, 1).view(2), random.Random(1))


@pytest.mark.slow
@pytest.mark.parametrize(("text", "least"), [("mahjong", 38), ("skarney", 10), ("colonel", 34)])
def test_two_simple_players_end_deals_by_going_out(text: str, least: int) -> None:
    ends: Counter[str] = Counter()
    for seed in range(40):
        last = played(text, seed, sense=1).states[-1]
        assert last.result
        ends[last.result.result] += 1
        assert last.ply < 250
    assert ends["out"] >= least
    assert set(ends) <= {"out", "exhausted"}


@pytest.mark.slow
@pytest.mark.parametrize("text", NAMES)
def test_the_simple_player_beats_one_without_sense(text: str) -> None:
    lead = 0
    for seed in range(16):
        rng = random.Random(seed)
        state = started(text, seed, dealer=1 + seed % 2)
        while state.turn is not None:
            sensible = SIMPLE.choose(state.view(state.turn), rng)
            state = state.play(sensible if state.turn == 1 else rng.choice(state.legal_moves()))
        assert state.result
        lead += state.result.scores[0] - state.result.scores[1]
    assert lead > 16 * 10


def test_in_mahjong_as_much_of_the_pile_is_taken_as_pays() -> None:
    state = mahjong("8D9C2SKHJD", "ASQC6HTDJS", pile="8S3H2C8H5D")
    assert choice(state) == "take:5"
    assert choice(make(state, "take:5")) == "lay:8D8H8S"
    # One meld of the three top cards is worth more than one of all five.
    assert choice(mahjong("8D9C2SKHJD", "ASQC6HTDJS", pile="8S3HTC8C5D")) == "take:3"
    assert choice(mahjong("8D9C2SKHJD", "ASQC6HTDJS", pile="3H5D")) == "stock"


def test_in_mahjong_what_is_owed_is_led_to() -> None:
    state = mahjong("7C9HKDKS", "2S3D", pile="8C2H", table=("2 4C5C6C",))
    state = make(state, "take:2")
    assert choice(state) == "extend:7C@1"
    assert choice(make(state, "extend:7C@1")) == "extend:8C@1"


def test_in_colonel_a_card_is_taken_if_it_goes_down_at_once() -> None:
    hand, table = "2D4S9C9HKH", ("2 TCJCQC",)
    assert choice(colonel(hand, "3D", pile="9S", table=table)) == str(TAKE)
    assert choice(colonel(hand, "3D", pile="KC", table=table)) == str(TAKE)
    assert choice(colonel(hand, "3D", pile="5H", table=table)) == str(STOCK)


def test_in_colonel_a_dear_card_without_company_goes_first() -> None:
    state = make(colonel("2D3D9C9HKH", "3S", stock="5H"), "stock")
    assert choice(state) == "discard:KH"


def test_in_colonel_challenges_are_made_and_taken_with_few_points() -> None:
    text = "colonel_challenge"
    low = colonel("2C3D", "KDKHQSJC9D", text=text)
    assert choice(low) == str(CHALLENGE)
    assert choice(make(low, "challenge")) == str(REJECT)
    level = colonel("5C6DJH", "2D3H4H", text=text)
    assert choice(level) == str(STOCK)
    assert choice(make(level, "challenge")) == str(ACCEPT)


def test_in_skarney_the_contract_is_laid_as_soon_as_it_can_be() -> None:
    state = make(skarney("4S5D6C9H9D9CQSKSAS2D", "3C7H", stock="7S"), "stock")
    # The seven can follow the six: what stays is the two.
    assert choice(state) == "contract:4S5D6C,9C9D9H,QSKSAS"
    assert choice(make(state, "contract:4S5D6C,9C9D9H,QSKSAS")) == "end_meld"


def test_in_skarney_cards_are_accepted_if_they_help() -> None:
    before = skarney("4S5D6C9H9DQSKSAS2DJD", "9C2C", stock="7S")
    for card, answer in (("9C", ACCEPT), ("2C", REJECT)):
        offered = make(before.play(STOCK), "end_meld offer:2D reject stock end_meld")
        offered = offered.play(Move("offer", parse_cards(card)[0]))
        assert choice(offered) == str(answer)
    after = skarney("7D7H", "7S2C", table=("1 4S5D6C", "2 TSTDTC"), stock="KCQC")
    offered = make(after, "stock end_meld offer:KC reject stock end_meld")
    assert choice(make(offered, "offer:7S")) == str(ACCEPT)
    assert choice(make(offered, "offer:2C")) == str(REJECT)


def test_what_a_contract_lacks_is_counted() -> None:
    rules = PRESETS.rules("skarney")
    assert missing(rules, parse_cards("4S5D6C9H9D9CQSKSAS2D")) == 0
    assert missing(rules, parse_cards("4S5D6C9H9D2C2DQSTC")) == 2
    assert missing(rules, ()) == 9
    assert missing(PRESETS.rules("skarney", contract=(3, 4)), parse_cards("4S5D6C7D9C9H")) == 1
