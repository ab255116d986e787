"""The phases of a deal and the ways to end it, one by one (rules, B.1)."""

import random

import pytest

from engine.cards import DECK, Card, parse_card, parse_cards
from engine.errors import BadRules, Illegal, Unreadable
from engine.families import start_deal
from engine.knock import KnockPhase, KnockState, determinize, knock_layouts, knock_options
from engine.moves import PASS, STOCK, TAKE, Move
from engine.results import DealResult
from engine.rules import PRESETS, read_rules
from tests.engine.playing import changed, position

DULL = "AS3S5H6H8CTCTDQDQSKH"
"""A dealer's hand without melds."""


def words(state: KnockState) -> list[str]:
    return [str(move) for move in state.legal_moves()]


def play(state: KnockState, text: str) -> KnockState:
    for word in text.split():
        state = state.play(Move.parse(word))
    return state


def ended(state: KnockState) -> DealResult:
    assert state.result is not None
    return state.result


def refusal(state: KnockState, word: str) -> str:
    with pytest.raises(Illegal) as refused:
        state.play(Move.parse(word))
    return str(refused.value)


def phases(text: str, moves: str) -> list[tuple[str, int | None]]:
    rules = read_rules(text)
    state = start_deal(rules, DECK, 2, knock_card=DECK[0])
    seen = [(str(state.phase), state.turn)]
    for word in moves.split():
        state = state.play(Move.parse(word))
        seen.append((str(state.phase), state.turn))
    return seen


@pytest.mark.parametrize(
    ("rules", "moves", "expected"),
    [
        ("standard", "take", [("OFFER_N", 1), ("ACT", 1)]),
        ("standard", "pass take", [("OFFER_N", 1), ("OFFER_D", 2), ("ACT", 2)]),
        (
            "standard",
            "pass pass stock",
            [("OFFER_N", 1), ("OFFER_D", 2), ("FORCED_STOCK", 1), ("ACT", 1)],
        ),
        ("dictionary", "pass stock", [("OFFER_N", 1), ("FORCED_STOCK", 1), ("ACT", 1)]),
        ("eleven", "discard:AC stock", [("ACT", 1), ("DRAW", 2), ("ACT", 2)]),
        ("oklahoma_match", "stock", [("FORCED_STOCK", 1), ("ACT", 1)]),
        ("standard first_turn=normal_draw", "stock", [("DRAW", 1), ("ACT", 1)]),
    ],
)
def test_how_a_deal_begins(rules: str, moves: str, expected: list[tuple[str, int]]) -> None:
    assert phases(rules, moves) == expected


def test_the_refused_upcard_stays_under_the_next_discard() -> None:
    state = start_deal(PRESETS["standard"], DECK, 2).play(PASS).play(PASS).play(STOCK)
    card = state.view(1).drawn
    state = state.play(Move("discard", card))
    view = state.view(2)
    assert (view.pile, view.pile_size, view.upcard) == ((card,), 2, DECK[20])
    assert state.legal_moves() == (STOCK, TAKE)


def test_without_an_upcard_the_first_draw_has_no_pile_to_take_from() -> None:
    state = start_deal(PRESETS["oklahoma_match"], DECK, 2, knock_card=DECK[5])
    assert state.legal_moves() == (STOCK,)
    assert state.view(None).pile == ()
    assert state.view(None).knock_card == DECK[5]
    assert state.view(None).knock_limit == 2


@pytest.mark.parametrize("card", ["AC", "6S", "KS"])
def test_a_taken_card_may_not_go_back_at_once(card: str) -> None:
    state = play(position("standard", "2H4C5C8D9DJSQHKCKD7S", DULL, pile=card), "take")
    assert f"discard:{card}" not in words(state)
    assert len(words(state)) == 10
    assert "taken" in refusal(state, f"discard:{card}")
    assert state.view(2).taken == parse_card(card)
    back = play(position("gra", "2H4C5C8D9DJSQHKCKD7S", DULL, pile=card), "take")
    assert f"discard:{card}" in words(back)


def test_a_stock_card_may_be_thrown_at_once() -> None:
    state = play(position("standard", "2H4C5C8D9DJSQHKCKD7S", DULL, stock="AC"), "stock")
    assert "discard:AC" in words(state)


def test_one_card_sent_back_by_both_in_a_row_draws_the_deal() -> None:
    state = play(position("gra", "2H4C5C8D9DJSQHKCKD7S", DULL), "take discard:6S take discard:6S")
    assert ended(state).result == "draw"


def test_another_card_in_between_does_not_draw_the_deal() -> None:
    state = position("gra", "2H4C5C8D9DJSQHKCKD7S", DULL)
    state = play(state, "take discard:2H take discard:2H take discard:6S")
    assert state.result is None


def test_turns_without_the_stock_draw_the_deal_in_the_end() -> None:
    state = position("standard stall_guard=4", "2H4C5C8D9DJSQHKCKD7S", DULL)
    state = play(state, "stock")
    state = state.play(Move("discard", state.drawn))
    state = play(state, "take discard:KH take discard:KC take discard:QD")
    assert state.result is None
    state = play(state, "take discard:QH")
    assert ended(state).result == "draw"
    assert ended(state).hands == state.hands
    assert (ended(state).winner, ended(state).points) == (None, 0)


def test_the_last_drawable_card_draws_the_deal_once_discarded() -> None:
    state = position("standard", "2H4C5C8D9DJSQHKCKD7S", DULL, stock="9H2S3D")
    state = changed(state, stock=state.stock[:3])
    state = play(state, "stock discard:9H")
    assert (state.phase, ended(state).result) == (KnockPhase.HAND_OVER, "draw")


def at_the_wall() -> KnockState:
    state = position(
        "gra", "2H3H4H8D9DTDQHQCQDKS", "5C6C7C9H9S9CAS2S4DJD", stock="3S2CKD", pile="6S"
    )
    return play(changed(state, stock=state.stock[:3]), "stock discard:3S")


def test_the_last_discard_may_end_the_deal_at_the_wall() -> None:
    state = at_the_wall()
    assert (state.phase, state.turn) == (KnockPhase.WALL, 2)
    assert words(state) == ["pass", "knock:4D", "knock:JD"]
    assert ended(play(state, "pass")).result == "draw"
    result = ended(play(state, "knock:JD"))
    assert (result.result, result.winner, result.points) == ("knock", 2, 6)
    assert result.discard == parse_card("JD")


def test_nothing_is_lost_from_sight_by_a_knock_at_the_wall() -> None:
    north, south = parse_cards("2H3H4H8D9DTDQHQCQDKS"), parse_cards("5C6C7C9H9S9CAS2S4DJD")
    dealt = [card for pair in zip(north, south, strict=True) for card in pair]
    dealt += parse_cards("6S3S")
    deck = (*dealt, *(card for card in DECK if card not in dealt))
    state = start_deal(PRESETS.rules("gra", stock_end=30), deck, 2)
    for word in ("pass", "pass", "stock", "discard:3S", "knock:JD"):
        state = state.play(Move.parse(word))
        rng = random.Random(1)
        for viewer in (1, 2, None):
            view = state.view(viewer)
            assert determinize(view, rng).view(viewer) == view
    assert state.view(None).pile == parse_cards("6S")


def test_the_last_discard_itself_may_be_the_knock_discard() -> None:
    state = position(
        "gra", "2H3H4H8D9DTDQHQCQDKS", "5C6C7C9H9S9CAS2S3S4D", stock="TS2CKD", pile="6S"
    )
    state = play(changed(state, stock=state.stock[:3]), "stock discard:KS")
    assert "knock:KS" in words(state)
    assert ended(play(state, "knock:KS")).deadwood == (10, 4)


def test_big_gin_is_not_offered_at_the_wall() -> None:
    state = position(
        "gra",
        "2H3H4H8D9DTDQHQCQDKS",
        "ACADAS5C6C7C9C9D9H9S",
        pile="6S8C",
        phase=KnockPhase.WALL,
        turn=2,
    )
    assert {"pass", "gin:5C"} <= set(words(state))
    assert "big_gin" not in words(state)
    assert "can't be played now" in refusal(state, "big_gin")


KNOCKER = "4H5H6H9C9D9SKCKDKHAC"


def test_a_knock_above_the_limit_says_the_count() -> None:
    state = play(position("standard", "4H5H6H9C9D9S2C3DKDQH", DULL, stock="5S"), "stock")
    assert "20" in refusal(state, "knock:KD")
    assert "10" in refusal(state, "knock:KD")
    assert "20" in refusal(state, "claim_knock:KD")


def test_a_claimed_knock_is_refused_even_where_a_knock_would_be_legal() -> None:
    state = play(position("standard", KNOCKER, DULL.replace("AS", "AD"), stock="3S"), "stock")
    assert "knock:3S" in words(state)
    assert refusal(state, "claim_knock:3S")


def test_no_deadwood_is_gin_and_no_knock() -> None:
    state = play(position("standard", KNOCKER, DULL, stock="9H"), "stock")
    assert words(state)[-1] == "gin:AC"
    assert "knock:AC" not in words(state)
    assert "gin" in refusal(state, "knock:AC")
    assert "not gin" in refusal(state, "gin:KC")
    assert ended(play(state, "gin:AC")).result == "gin"


def test_gin_must_be_declared_where_it_is_compulsory() -> None:
    for rules, alone in (("dictionary", True), ("standard", False)):
        state = play(position(rules, KNOCKER, DULL, stock="9H"), "stock")
        assert (words(state) == ["gin:AC"]) is alone
        if alone:
            assert "gin must be declared" in refusal(state, "discard:AC")
            assert "gin must be declared" in refusal(state, "knock:KC")


def test_a_hand_of_eleven_in_melds_is_big_gin() -> None:
    state = play(position("standard", "4H5H6H9C9D9SKCKDKHKS", DULL, stock="9H"), "stock")
    assert words(state)[-1] == "big_gin"
    result = ended(play(state, "big_gin"))
    assert (result.result, result.discard) == ("big_gin", None)
    assert [line.kind for line in result.award] == ["big_gin_bonus", "deadwood"]
    off = play(position("classic", "4H5H6H9C9D9SKCKDKHKS", DULL, stock="9H"), "stock")
    assert "big_gin" not in words(off)
    assert "not big gin" in refusal(off, "big_gin")


def test_a_knocker_may_show_any_melds_within_the_limit() -> None:
    hand = "4C5C6C4D5D6D4H5H6HAS"
    state = play(position("standard", hand, "3C7D7HKSKDQCQH9S8S2D", stock="KC"), "stock")
    runs = "knock:KC=4C5C6C,4D5D6D,4H5H6H"
    sets = "knock:KC=6C6D6H,5C5D5H,4C4D4H"
    assert ended(play(state, runs)).points == 58
    result = ended(play(state, sets))
    assert result.melds[0] == tuple(parse_cards(meld) for meld in sets[9:].split(","))
    assert result.points > 58
    assert ended(play(state, "knock:KC")).points == result.points


def test_melds_of_ones_own_must_be_melds_of_the_hand_within_the_limit() -> None:
    state = play(position("standard", KNOCKER, DULL, stock="3S"), "stock")
    assert "not a meld" in refusal(state, "knock:3S=4H5H9C")
    assert "not among" in refusal(state, "knock:3S=7C7D7H")
    assert "not among" in refusal(state, "knock:3S=4H5H6H,4H5H6H")
    assert "may leave 10" in refusal(state, "knock:3S=4H5H6H")
    assert ended(play(state, "knock:3S=6H5H4H,9S9D9C,KHKDKC")).melds[0] == (
        parse_cards("4H5H6H"),
        parse_cards("9C9D9S"),
        parse_cards("KCKDKH"),
    )


def test_gin_with_melds_of_ones_own_must_leave_nothing() -> None:
    state = play(position("standard", KNOCKER, DULL, stock="9H"), "stock")
    assert "may leave 0" in refusal(state, "gin:AC=9C9D9S,KCKDKH,4H5H6H")
    assert ended(play(state, "gin:AC=9C9D9S9H,KCKDKH,4H5H6H")).result == "gin"


def test_the_safest_melds_are_chosen_by_what_the_knocker_has_seen() -> None:
    hand = "4C5C6C4D5D6D4H5H6HAS"
    state = play(position("standard", hand, DULL.replace("AS5H6H", "2S2H2D"), pile="KC"), "take")
    state = changed(state, hands=(state.hand(1), parse_cards("2S2H2D3SKH8CTCTDQDQS")))
    layouts = knock_layouts(state.view(1), parse_card("AS"))
    assert len(layouts) > 1
    assert [meld[0].rank == meld[1].rank for meld in layouts[0].melds] == [True] * 3


def test_a_card_known_to_be_held_decides_which_melds_are_safest() -> None:
    """The other side has shown the fourth 5; with runs its threes and sevens are unseen."""
    hand = "4C5C6C4D5D6D4H5H6HKS"
    low = position("standard", hand, "5S4S6S2C2H8SJCTSQSQH", pile="9C", stock="KD2D")
    state = play(low, "stock discard:KS")
    safe = knock_layouts(changed(state, turn=1, phase=KnockPhase.ACT).view(1), parse_card("KD"))
    assert [meld[0].rank == meld[1].rank for meld in safe[0].melds] == [True] * 3


def test_one_layout_is_offered_where_nothing_can_be_laid_off_differently() -> None:
    state = play(position("standard", KNOCKER, DULL, stock="3S"), "stock")
    assert len(knock_layouts(state.view(1), parse_card("3S"))) == 1


def test_options_of_a_hand_are_found_without_a_deal() -> None:
    options = knock_options(PRESETS["gra"], parse_cards("4H5H6H7H9C9D9SKCKDKH3S"), 10, barred=None)
    assert options.knock == {parse_card("4H"): 3, parse_card("7H"): 3}
    assert options.gin == (parse_card("3S"),)
    assert not options.big_gin


@pytest.mark.parametrize(
    "deck",
    [DECK[:51], (*DECK[:51], DECK[0]), (*DECK, DECK[0]), ()],
    ids=["short", "twice", "long", "none"],
)
def test_a_deck_that_is_not_one_is_refused(deck: tuple[Card, ...]) -> None:
    with pytest.raises(Unreadable):
        start_deal(PRESETS["standard"], deck, 1)


def test_a_deal_without_the_knock_card_that_its_rules_need_is_refused() -> None:
    with pytest.raises(BadRules):
        start_deal(PRESETS["oklahoma_match"], DECK, 1)


def test_a_hand_that_could_knock_as_dealt_is_a_misdeal_where_the_rules_say_so() -> None:
    rules = PRESETS.rules("standard", immediate_knock="misdeal", knock_limit=60)
    state = start_deal(rules, DECK, 1)
    assert state.result
    assert state.result.result == "misdeal"
    assert state.result.hands == ((), ())
    assert state.turn is None
    assert state.view(1).hand == state.hand(1)
