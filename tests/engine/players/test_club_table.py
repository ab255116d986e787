"""The club player where melds go to the table: legal, fair, and some sense by hand."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import DECK, parse_cards
from engine.families import determinize
from engine.moves import ACCEPT, CHALLENGE, REJECT, STOCK, TAKE
from engine.players.club import Club
from engine.players.table.skarney import missing
from engine.players.table.skarney_odds import additions, counted, lacking, stiff
from engine.players.table.skarney_wants import SkarneyWants
from engine.rules import PRESETS
from engine.table.state import TableState
from tests.engine.table.table_games import Game, games, started
from tests.engine.table.table_positions import colonel, mahjong, make, skarney

CLUB = Club()
MANY = "KSQSJD9D6D5S4H2C"


def choice(state: TableState) -> str:
    return str(CLUB.choose(state.view(state.turn), random.Random(1)))


@settings(max_examples=8, derandomize=True, deadline=None)
@given(games, st.integers(0, 2**32))
def test_every_choice_is_legal_and_comes_from_the_view_alone(game: Game, seed: int) -> None:
    for state in random.Random(seed).sample(game.states[:-1], min(6, len(game.states) - 1)):
        view = state.view(state.turn)
        move = CLUB.choose(view, random.Random(seed))
        assert move in view.legal
        imagined = determinize(view, random.Random(seed)).view(state.turn)
        assert CLUB.choose(imagined, random.Random(seed)) == move


@pytest.mark.parametrize("text", ["mahjong", "skarney", "colonel"])
def test_nothing_is_chosen_out_of_turn(text: str) -> None:
    with pytest.raises(ValueError, match="not on turn"):
        CLUB.choose(started(text, 1).view(2), random.Random(1))


@pytest.mark.parametrize("deal", [mahjong, colonel])
def test_melds_are_kept_back_until_the_other_side_may_go_out(deal: type) -> None:
    hand = "3C3D3H8S9STSKD6H"
    early = make(deal(hand, MANY, stock="QC"), "stock")
    assert choice(early) in {"discard:KD", "discard:QC"}
    assert choice(make(deal(hand, "KCJH", stock="QC"), "stock")).startswith("lay:")


@pytest.mark.parametrize("deal", [mahjong, colonel])
def test_all_goes_down_at_once_if_that_ends_the_deal(deal: type) -> None:
    state = make(deal("3C3D3H8S9STSKD", MANY, stock="JS"), "stock")
    while (word := choice(state)).startswith(("lay:", "extend:")):
        state = make(state, word)
    assert make(state, word).result is not None


@pytest.mark.parametrize("deal", [mahjong, colonel])
def test_what_goes_on_the_table_is_not_thrown(deal: type) -> None:
    state = make(deal("4D7H9CJHKC", MANY, stock="2S", table=("2 TCJCQC",)), "stock")
    assert choice(state) not in {"discard:KC", "discard:9C"}


def test_in_mahjong_the_pile_is_taken_as_deep_as_pays() -> None:
    assert choice(mahjong("8D9C2SKHJD", "ASQC6HTDJS", pile="8S3H2C8H5D")) == "take:5"
    assert choice(mahjong("8D9C2SKHJD", "ASQC6HTDJS", pile="3H5D")) == "stock"


def test_in_colonel_a_card_is_taken_if_it_can_go_down() -> None:
    hand, table = "2D4S9C9HKH", ("2 TCJCQC",)
    assert choice(colonel(hand, "3D", pile="9S", table=table)) == str(TAKE)
    assert choice(colonel(hand, "3D", pile="KC", table=table)) == str(TAKE)
    assert choice(colonel(hand, "3D", pile="5H", table=table)) == str(STOCK)


def test_in_colonel_a_challenge_is_made_with_few_points_and_feared_when_it_comes() -> None:
    text = "colonel_challenge"
    low = colonel("2C3D", "KDKHQSJC9D", text=text)
    assert choice(low) == str(CHALLENGE)
    assert choice(make(low, "challenge")) == str(REJECT)
    level = colonel("9C8DJH", "9D8H2H", text=text)
    assert choice(make(level, "challenge")) == str(REJECT)
    lower = colonel("9C8DJHKCQC", "2D3H", text=text)
    assert choice(make(lower, "challenge")) == str(ACCEPT)


def test_in_skarney_all_goes_down_if_that_ends_the_deal() -> None:
    table = ("1 4S5D6C", "1 9C9D9H", "1 JSQDKC", "2 2S2D2H")
    state = make(skarney("3C7H8D", "TSTD4C", stock="9S", table=table), "stock")
    while (word := choice(state)) != "end_meld":
        state = make(state, word)
        if state.result is not None:
            break
    assert state.result is not None
    assert state.result.winner == 1


def test_in_skarney_the_contract_is_laid_that_leaves_cards_which_go_with_it() -> None:
    state = make(skarney("4S5D6C9H9D9CQSKSAS2D", "3C7H", stock="7S"), "stock")
    word = choice(state)
    assert word.startswith("contract:")
    assert "2D" not in word


def test_in_skarney_cards_are_accepted_if_they_bring_the_contract_nearer() -> None:
    before = skarney("4S5D6C9H9DQSKSAS2DJD", "9C2C", stock="7S")
    for card, answer in (("9C", ACCEPT), ("2C", REJECT)):
        offered = make(before.play(STOCK), "end_meld offer:2D reject stock end_meld")
        assert choice(make(offered, f"offer:{card}")) == str(answer)


@pytest.mark.parametrize(("theirs", "word"), [("8S9DTC", "offer:TS"), ("JSQDKC", "offer:JH")])
def test_in_skarney_what_goes_on_the_melds_of_the_other_side_is_kept(
    theirs: str, word: str
) -> None:
    table = ("1 2S2D2H", "1 3S3D3H", "1 AHADAC", "2 4S4D4C", "2 6C6D6H", f"2 {theirs}")
    assert choice(make(skarney("JH", "2CKD", stock="TS", table=table), "stock end_meld")) == word


def test_in_skarney_an_offer_is_judged_by_what_the_other_side_refused_and_gave() -> None:
    hands = ("2C4C6H8STHQDKSJD3S5D", "2D4D6C8CTDQCKCJC3C5C")
    before = make(skarney(*hands, stock="7S7D7H7C9S9D9H"), "stock end_meld")
    wants = SkarneyWants(before.view(1))
    refused = make(before, "offer:2C reject stock end_meld offer:4D accept")
    after = SkarneyWants(refused.view(1))
    two, four, six = (card.rank for card in parse_cards("2C4C6H"))
    assert after.likely(two) < after.likely(four) < wants.likely(two) == after.likely(six)
    ace = parse_cards("AC")[0].rank
    assert wants.likely(ace) < wants.likely(two)
    drawn = make(skarney(*hands, text="skarney ace_offer_skips_draw=no"), "stock")
    assert SkarneyWants(drawn.view(1)).likely(ace) == wants.likely(two)


def test_what_a_contract_lacks_is_counted_as_by_trying() -> None:
    dice = random.Random(1)
    for contract in ((3, 3, 3), (3, 4)):
        rules = PRESETS.rules("skarney", contract=contract)
        for _ in range(60):
            hand = dice.sample(DECK, dice.randint(0, 16))
            assert lacking(rules, counted(hand)) == missing(rules, hand)


def test_what_stays_in_the_hand_minds_how_much_a_meld_takes() -> None:
    melds = PRESETS.rules("skarney").melds
    run, four = parse_cards("4S5D6C"), parse_cards("9C9D9H9S")
    lying = [additions(run, melds, 2), additions(four, melds, 2)]
    for hand, left in (("3C2D", 0), ("3C7D", 0), ("3C2D7S", 1), ("3C8D", 1), ("AC2D3C4D", 0)):
        assert stiff(counted(parse_cards(hand)), lying, melds) == left
