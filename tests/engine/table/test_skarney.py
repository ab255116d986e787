"""Skarney gin by cases (rules, B.5)."""

import pytest

from engine.cards import parse_card
from engine.table import TablePhase
from tests.engine.table.table_positions import make, refusal, skarney, words

READY = "4S5D6C9H9D9CQSKSAS2D"  # a contract and a card
OTHERS = "3C7HJD"
CONTRACT = "contract:4S5D6C,9C9D9H,QSKSAS"
DOWN = ("1 4S5D6C", "1 9C9D9H", "1 QSKSAS")


def test_the_contract_is_three_melds_of_three_and_nothing_else_that_turn() -> None:
    state = make(skarney(READY, OTHERS, stock="7S"), "stock")
    assert words(state)[-1] == "end_meld"
    assert all(word.startswith("contract:") for word in words(state)[:-1])
    assert refusal(state, "lay:9H9D9C") == "the contract comes first"
    assert refusal(state, "contract:4S5D6C,9C9D9H") == "a contract is exactly 3 melds"
    four = refusal(state, "contract:4S5D6C7S,9C9D9H,QSKSAS")
    assert four == "each contract meld must have exactly 3 cards"
    assert refusal(state, "contract:4S5D6C,9C9D9H,KSAS2D") == "not a meld: KS AS 2D"
    assert refusal(state, "contract:4S5D6C,5D6C7S,QSKSAS") == "a card can be in one meld only"
    state = make(state, CONTRACT)
    assert [meld.cards for meld in state.table][1] == tuple(map(parse_card, ("9C", "9D", "9H")))
    assert words(state) == ["end_meld"]
    assert refusal(state, "extend:7S@1") == "nothing may be added in the turn of the contract"
    assert refusal(state, "lay:2D3D4D") == "nothing else may be laid in the turn of the contract"
    assert refusal(state, CONTRACT) == "the contract has been laid"
    assert make(state, "end_meld").phase == TablePhase.OFFER


def test_additions_may_follow_the_contract_where_the_rules_let_them() -> None:
    text = "skarney extend_on_contract_turn=yes"
    state = make(skarney(READY, OTHERS, stock="7S", text=text), f"stock {CONTRACT}")
    assert words(state) == ["extend:7S@1", "end_meld"]
    assert refusal(state, "lay:2D3D4D") == "nothing else may be laid in the turn of the contract"


def test_sizes_of_the_contract_may_differ_and_come_in_any_order() -> None:
    state = skarney("4S5D6C7C9H9D9CQSKS2D", OTHERS, stock="JH", text="skarney contract=3/4")
    state = make(state, "stock")
    assert "contract:4S5D6C7C,9C9D9H" in words(state)
    assert make(state, "contract:9C9D9H,4S5D6C7C").table[0].cards[0] == parse_card("9C")
    assert refusal(state, "contract:4S5D6C,9C9D9H") == "the contract's melds have 3, 4 cards"


def test_later_melds_may_be_longer_and_two_cards_go_on_one_meld_a_turn() -> None:
    state = make(skarney("3H7D8C2S9STH", OTHERS, stock="JC", table=DOWN), "stock")
    assert refusal(state, "extend:8C@1") == "8C doesn't fit meld 1"
    state = make(state, "extend:3H@1 extend:7D@1")
    assert refusal(state, "extend:8C@1") == "at most 2 cards on one meld in one turn"
    assert "extend:8C@1" not in words(state)
    assert "lay:8C9STHJC" in words(state)
    state = make(state, "lay:JC8C9STH")
    assert [str(card) for card in state.table[3].cards] == ["8C", "9S", "TH", "JC"]
    # With the next turn two more may follow.
    state = make(state, "end_meld last_card stock end_meld offer:3C reject stock")
    assert state.turn == 1
    assert make(state, "extend:2S@1").table[0].cards[0] == parse_card("2S")


def test_additions_go_to_ones_own_melds() -> None:
    state = make(skarney("7D2S", OTHERS, table=("2 4S5D6C", "1 QHKSAC")), "stock")
    assert refusal(state, "extend:7D@1") == "meld 1 is the other player's"


def test_a_card_is_offered_every_turn_and_comes_back_when_rejected() -> None:
    state = make(skarney("7D2S", OTHERS, stock="TS"), "stock end_meld")
    assert words(state) == ["offer:2S", "offer:7D", "offer:TS"]
    assert refusal(state, "last_card") == "a card must be offered"
    assert refusal(state, "offer:AS") == "AS is not in the hand"
    asked = make(state, "offer:TS")
    assert (asked.phase, asked.turn, asked.offered) == (TablePhase.RESPOND, 2, parse_card("TS"))
    assert words(asked) == ["accept", "reject"]
    assert [asked.view(viewer).offered for viewer in (1, 2, None)] == [parse_card("TS")] * 3
    rejected = make(asked, "reject")
    assert (rejected.phase, rejected.turn, rejected.hand(1)) == (TablePhase.DRAW, 2, state.hand(1))
    assert rejected.view(None).moves[-1].card == parse_card("TS")
    taken = make(asked, "accept")
    assert (taken.phase, taken.turn) == (TablePhase.DRAW, 2)
    assert parse_card("TS") in taken.hand(2)
    assert parse_card("TS") not in taken.hand(1)


def test_a_card_accepted_may_not_be_offered_back_at_once() -> None:
    state = make(skarney("7D2S", "3C", stock="TS8H"), "stock end_meld offer:TS accept stock")
    assert state.view(1).barred == parse_card("TS")
    state = make(state, "end_meld")
    assert words(state) == ["offer:3C", "offer:8H"]
    assert refusal(state, "offer:TS").startswith("TS was accepted")
    assert make(state, "offer:8H").view(1).barred is None
    # Two turns later it may.
    state = make(state, "offer:8H reject stock end_meld offer:7D reject stock end_meld")
    assert "offer:TS" in words(state)
    free = skarney("7D2S", "3C", stock="TS8H", text="skarney reoffer_ban=no")
    assert "offer:TS" in words(make(free, "stock end_meld offer:TS accept stock end_meld"))


def test_a_last_card_is_kept_without_an_offer() -> None:
    state = make(skarney("", OTHERS, stock="TS"), "stock end_meld")
    assert words(state) == ["last_card"]
    assert refusal(state, "offer:TS") == "the last card is not offered"
    assert make(state, "last_card").turn == 2


def test_an_accepted_ace_takes_the_place_of_the_draw() -> None:
    state = make(skarney("AD2S", OTHERS, stock="TS"), "stock end_meld offer:AD accept")
    assert (state.phase, state.turn) == (TablePhase.MELD, 2)
    assert len(state.stock) == 19
    text = "skarney ace_offer_skips_draw=no"
    state = make(skarney("AD2S", OTHERS, text=text), "stock end_meld offer:AD accept")
    assert state.phase == TablePhase.DRAW


@pytest.mark.parametrize(("table", "points"), [(("2 TSTDTC",), 52), ((), 72)])
def test_an_empty_hand_wins_the_other_hand_and_a_bonus(table: tuple[str, ...], points: int) -> None:
    state = skarney("7S", "ADKD7C", stock="3H", table=("1 4S5D6C", *table))
    result = make(state, "stock extend:7S@1 extend:3H@1").result
    assert result is not None
    assert (result.result, result.winner, result.scores) == ("out", 1, (points, 0))
    assert [(line.kind, line.points) for line in result.award] == [
        ("deadwood", 32),
        ("gin_bonus", points - 32),
    ]


def test_the_turn_of_the_last_card_ends_after_melding() -> None:
    state = make(skarney("KD", "ASQH9D2C", stock="3C", left=3), "stock")
    result = make(state, "end_meld").result
    assert result is not None
    assert (result.result, result.winner, result.points) == ("exhausted", 1, 23)
    assert result.deadwood == (13, 36)


def test_offers_of_aces_to_and_fro_do_not_go_on_for_ever() -> None:
    state = skarney("ACAD", "AHAS", stock="2C", text="skarney stall_guard=3")
    state = make(state, "stock end_meld offer:AC accept end_meld offer:AH accept")
    state = make(state, "end_meld offer:AD accept end_meld offer:AC accept")
    assert state.result is not None
    assert (state.result.result, state.result.winner) == ("draw", None)
