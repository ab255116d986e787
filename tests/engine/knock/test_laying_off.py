"""Laying off by hand, card by card (rules, B.0.5, layoff_mode manual)."""

import random

import pytest

from engine.cards import parse_card, parse_cards
from engine.errors import Illegal, NotYourTurn
from engine.knock import KnockPhase, KnockState, best_layoffs, deal_knock, determinize
from engine.moves import DONE, STOCK, Move
from engine.players import PLAYERS
from engine.record import read_record, replay
from engine.results import DealResult
from engine.rules import read_rules
from engine.seats import Seat
from tests.engine.playing import changed, played, position

NORTH = "3H4H5H9C9D9SKCKDKHAC"
SOUTH = "2H6H7HJHKS9HTCTD2S5C"
KNOCK = "knock:8D=3H4H5H,9C9D9S,KCKDKH"
MANUAL = "standard layoff_mode=manual"


def words(state: KnockState) -> list[str]:
    return [str(move) for move in state.legal_moves()]


def play(state: KnockState, text: str) -> KnockState:
    for word in text.split():
        state = state.play(Move.parse(word))
    return state


def ended(state: KnockState) -> DealResult:
    assert state.result is not None
    return state.result


def knocked(text: str = MANUAL, south: str = SOUTH, knock: str = KNOCK) -> KnockState:
    return play(position(text, NORTH, south, stock="8D"), f"stock {knock}")


def test_the_defender_is_asked_where_the_mode_is_manual() -> None:
    assert ended(knocked("standard")).result == "knock"
    state = knocked()
    assert (state.phase, state.turn, state.result) == (KnockPhase.LAYOFF, 2, None)
    assert words(state) == ["layoff:2H@1", "layoff:6H@1", "layoff:9H@2", "layoff:KS@3", "done"]
    with pytest.raises(NotYourTurn):
        state.play(DONE, 1)


def test_chains_go_on_card_by_card() -> None:
    state = play(knocked(), "layoff:6H@1")
    assert words(state)[1] == "layoff:7H@1"
    state = play(state, "layoff:7H@1")
    assert "layoff:JH@1" not in words(state)
    shown = state.view(2).shown
    assert shown is not None
    assert shown.grown[0] == parse_cards("3H4H5H6H7H")
    assert shown.melds[0] == parse_cards("3H4H5H")
    assert shown.layoffs == ((parse_card("6H"), 0), (parse_card("7H"), 0))


def test_the_count_is_what_was_laid_off_and_no_more() -> None:
    best = ended(knocked("standard"))
    assert len(best.layoffs) == 5
    early = ended(play(knocked(), "layoff:KS@3 done"))
    assert early.layoffs == ((parse_card("KS"), 2),)
    assert early.deadwood == (1, 2 + 6 + 7 + 10 + 9 + 10 + 10 + 2 + 5)
    none = ended(play(knocked(), "done"))
    assert none.layoffs == ()
    assert none.points == early.points + 10


def test_the_defenders_own_melds_are_the_best_of_the_cards_left() -> None:
    """With 9H laid off the run of hearts is gone; kept, it is counted as a meld."""
    south = "7H8H9HTHJH2C2D4SQSKS"
    kept = ended(play(knocked(south=south), "done"))
    assert kept.melds[1] == (parse_cards("7H8H9HTHJH"),)
    assert kept.deadwood == (1, 28)
    split = ended(play(knocked(south=south), "layoff:9H@2 layoff:KS@3 done"))
    assert split.melds[1] == ()
    assert split.deadwood == (1, 7 + 8 + 10 + 10 + 2 + 2 + 4 + 10)
    assert sorted(split.hands[1]) == sorted(parse_cards(south))


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("layoff:7H@1", "doesn't go on 3H4H5H"),
        ("layoff:6H@2", "doesn't go on"),
        ("layoff:6H@4", "there is no meld 4"),
        ("layoff:8H@1", "not in the hand"),
        ("layoff:3H@1", "not in the hand"),
        ("stock", "can't be played now"),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(word: str, reason: str) -> None:
    state = knocked()
    with pytest.raises(Illegal, match=reason) as refused:
        state.play(Move.parse(word))
    assert refused.value.legal == tuple(words(state))
    assert state == knocked()


def test_a_card_laid_off_is_gone_from_the_hand() -> None:
    state = play(knocked(), "layoff:6H@1")
    with pytest.raises(Illegal, match="not in the hand"):
        state.play(Move.parse("layoff:6H@1"))
    view = state.view(2)
    assert parse_card("6H") not in view.hand
    assert view.hand_sizes == (10, 9)


def test_melds_are_numbered_as_they_were_shown() -> None:
    state = knocked(knock="knock:8D=KCKDKH,5H4H3H,9C9D9S")
    assert words(state) == ["layoff:2H@2", "layoff:6H@2", "layoff:9H@3", "layoff:KS@1", "done"]


def test_runs_take_cards_round_the_corner_but_no_rank_twice() -> None:
    ring = "round_corner layoff_mode=manual"
    north = "QSKSAS4C4D4H7C7D7H2C"
    state = play(position(ring, north, "2S3SJSTS8C8D9H6C6DKH", stock="5H"), "stock knock:5H")
    assert state.phase == KnockPhase.LAYOFF
    melds = state.view(1).shown
    assert melds is not None
    run = next(n for n, meld in enumerate(melds.melds, 1) if parse_card("KS") in meld)
    state = play(state, f"layoff:2S@{run} layoff:3S@{run} layoff:JS@{run}")
    assert f"layoff:TS@{run}" in words(state)
    shown = state.view(None).shown
    assert shown is not None
    assert shown.grown[run - 1] == parse_cards("JSQSKSAS2S3S")


def test_nothing_is_laid_off_on_gin_unless_the_rules_let_it() -> None:
    hand = "3H4H5H9C9D9SKCKDKHAC"
    gin = position(MANUAL, hand, SOUTH.replace("9H", "8C"), stock="9H")
    assert ended(play(gin, "stock gin:AC")).result == "gin"
    ring = position("round_corner layoff_mode=manual", hand, SOUTH.replace("9H", "8C"), stock="9H")
    state = play(ring, "stock gin:AC")
    assert (state.phase, state.turn) == (KnockPhase.LAYOFF, 2)
    assert ended(play(state, "done")).result == "gin"


def test_a_big_gin_is_laid_off_on_too_where_gin_is() -> None:
    text = "round_corner layoff_mode=manual big_gin=total:31"
    state = position(text, "3H4H5H9C9D9SKCKDKH6H", SOUTH.replace("6H", "8C"), stock="9H")
    state = changed(state, hands=(state.hand(1), parse_cards("2H7HJHKSTC8CTD2S5C8S")))
    state = play(state, "stock big_gin")
    assert words(state) == ["layoff:2H@1", "layoff:7H@1", "layoff:KS@3", "done"]
    assert ended(play(state, "done")).result == "big_gin"


def test_a_defender_without_a_layoff_says_done() -> None:
    state = knocked(south="7S8SJHQHTCTD2S5C6C8C")
    assert words(state) == ["done"]


def test_an_accepted_false_knock_is_laid_off_on_too() -> None:
    rules = f"{MANUAL} illegal_knock=opponent_choice knock_limit=0"
    state = play(position(rules, NORTH, SOUTH, stock="8D"), "stock claim_knock:8D accept")
    assert (state.phase, state.turn) == (KnockPhase.LAYOFF, 2)
    for viewer in (1, 2, None):
        assert state.view(viewer).open_hands == (state.hand(1), ())
    assert "layoff:6H@1" in words(state)
    result = ended(play(state, "layoff:6H@1 done"))
    assert (result.knocker, result.discard) == (1, parse_card("8D"))
    assert result.layoffs == ((parse_card("6H"), 0),)


def test_the_best_defence_is_offered_from_any_point() -> None:
    state, best = knocked(), ended(knocked("standard"))
    assert best_layoffs(state.view(2))[-1] == DONE
    for first in ((), ("layoff:6H@1",), ("layoff:9H@2", "layoff:KS@3")):
        there = play(state, " ".join(first))
        for move in best_layoffs(there.view(2)):
            there = there.play(move)
        assert ended(there).deadwood == best.deadwood
    for viewer in (1, None):
        with pytest.raises(ValueError, match="nothing to lay off on"):
            best_layoffs(state.view(viewer))


@pytest.mark.slow
def test_the_simple_player_defends_as_well_as_can_be() -> None:
    for seed in range(30):
        for text in (MANUAL, "round_corner layoff_mode=manual", "tedesco layoff_mode=manual"):
            by_hand = ended(played(text, seed, sense=1).states[-1])
            by_rule = ended(
                played(text.replace(" layoff_mode=manual", ""), seed, sense=1).states[-1]
            )
            assert by_hand.deadwood == by_rule.deadwood
            assert (by_hand.winner, by_hand.points) == (by_rule.winner, by_rule.points)
    assert PLAYERS["simple"].choose(knocked().view(2), random.Random(1)).kind == "layoff"


def test_the_knockers_hand_is_public_and_the_defenders_is_not() -> None:
    state = play(knocked(), "layoff:6H@1")
    for viewer in (1, 2, None):
        view = state.view(viewer)
        assert view.open_hands == (state.hand(1), ())
        assert view.exposed == ()
        assert view.shown is not None
        assert (view.shown.knocker, view.shown.deadwood) == (1, 1)
        assert view.shown.unmatched == parse_cards("AC")
        assert view.moves[-1].card == parse_card("6H")
        assert view.moves[-1].target == 1
        assert view.moves[-2].card is None
    over = play(state, "done").view(None)
    assert over.shown is None
    assert over.open_hands == ((), ())


DECK = (
    "3H 2H 4H 6H 5H 7H 9C JH 9D KS 9S 9H KC TC KD TD KH 2S AC 5C 6S 8D"
    " AD AH AS 2C 2D 3C 3D 3S 4C 4D 4S 5D 5S 6C 6D 7C 7D 7S 8C 8H 8S TH TS JC JD JS QC QD QH QS"
)


def in_a_deal() -> KnockState:
    state = deal_knock(read_rules(MANUAL), parse_cards(DECK.replace(" ", "")), 2)
    return play(state, f"pass pass {STOCK} {KNOCK}")


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_an_imagined_deal_keeps_what_lies_on_the_table(viewer: Seat | None) -> None:
    state = in_a_deal()
    for word in ("layoff:6H@1", "layoff:7H@1", "layoff:KS@3", "done"):
        state = state.play(Move.parse(word))
        view = state.view(viewer)
        for seed in range(5):
            imagined = determinize(view, random.Random(seed))
            assert imagined.view(viewer) == view
            assert imagined.hand(1) == state.hand(1)
            assert set(parse_cards("6H")) <= set(imagined.hand(2))


def test_the_knocker_remembers_the_discard_that_was_drawn() -> None:
    for seed in range(10):
        imagined = determinize(in_a_deal().view(1), random.Random(seed))
        assert imagined.parts()["discard"] == parse_card("8D")
    others = {
        determinize(in_a_deal().view(2), random.Random(seed)).parts()["discard"]
        for seed in range(20)
    }
    assert len(others) > 5


def test_a_record_of_layoffs_plays_back() -> None:
    text = (
        '[Rules "standard"]\n[Option "layoff_mode=manual"]\n[Seat1 "North"]\n[Seat2 "South"]\n'
        f'[Deal "1"]\n[Dealer "2"]\n[Deck "{DECK}"]\n'
        f"pass pass stock {KNOCK}\nlayoff:KS@3 layoff:6H@1 layoff:7H@1 done\n"
        '[Result "1 knock 47"]\n'
    )
    state = replay(read_record(text, "layoffs.gin")).states[0]
    assert state.result
    assert [str(card) for card, _ in state.result.layoffs] == ["KS", "6H", "7H"]
    running = text[: text.index(" layoff:7H")]
    assert replay(read_record(running, "layoffs.gin")).states[0].phase == "LAYOFF"
