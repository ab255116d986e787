"""How a deal of three goes: the deal, the upcard, the turns, the layoffs and the end."""

import pytest

from engine.cards import DECK, parse_card, parse_cards
from engine.errors import BadRules, DealOver, Illegal, NotYourTurn, Unreadable
from engine.families import start_deal
from engine.moves import RESIGN, STOCK, Move
from tests.engine.jersey.three_games import dealt, deck_of, play, rules_of

NORTH = "3C4C5C9H9D9SJSQSKS2D"
SOUTH = "6CQHQDKH4D8H8D2SAC5H"
EAST = "7CKDKC5S4H6H6DTDTS2H"
HANDS = (NORTH, SOUTH, EAST)
REST = "7S3H3DQCJC"


def legal(text: str, words: str = "") -> list[str]:
    return [str(move) for move in play(dealt(text, HANDS, REST), words).legal_moves()]


def test_ten_each_are_dealt_one_at_a_time_from_the_dealer_s_left() -> None:
    for dealer in (1, 2, 3):
        state = start_deal(rules_of("jersey"), DECK, dealer)
        first = dealer % 3 + 1
        assert state.turn == first
        assert state.hands[first - 1] == DECK[0:30:3]
        assert state.hands[dealer - 1] == DECK[2:30:3]
        assert (state.pile, len(state.stock)) == ((DECK[30],), 21)


@pytest.mark.parametrize("dealer", [0, 4])
def test_a_deal_needs_three_seats_and_a_whole_deck(dealer: int) -> None:
    with pytest.raises(ValueError, match="not a seat"):
        start_deal(rules_of("jersey"), DECK, dealer)
    with pytest.raises(Unreadable):
        start_deal(rules_of("jersey"), [*DECK[:51], DECK[0]], 1)
    with pytest.raises(BadRules):
        start_deal(rules_of("oklahoma_match seating=three_handed"), DECK, 1)
    with pytest.raises(BadRules):
        start_deal(rules_of("jersey match=hollywood"), DECK, 1)


def test_the_upcard_is_offered_round_the_table_to_the_dealer_last() -> None:
    state = dealt("jersey", HANDS, REST)
    seen: list[tuple[str, int | None]] = []
    for _ in range(3):
        seen.append((state.phase, state.turn))
        state = play(state, "pass")
    assert seen == [("OFFER_N", 1), ("OFFER_N", 2), ("OFFER_D", 3)]
    assert (state.phase, state.turn, state.legal_moves()) == ("FORCED_STOCK", 1, (STOCK,))
    state = play(state, "stock discard:2D")
    assert (state.phase, state.turn, state.pile[-2:]) == ("DRAW", 2, parse_cards("7S2D"))


def test_whoever_takes_the_upcard_plays_on_from_there() -> None:
    state = play(dealt("jersey", HANDS, REST), "pass take")
    assert (state.phase, state.turn) == ("ACT", 2)
    with pytest.raises(Illegal, match="can't go back"):
        play(state, "discard:7S")
    state = play(state, "discard:QH")
    assert (state.phase, state.turn) == ("DRAW", 3)


def test_only_the_last_discard_may_be_taken_and_only_in_turn() -> None:
    state = play(dealt("jersey", HANDS, REST), "pass pass pass stock discard:2D")
    assert [str(move) for move in state.legal_moves()] == ["stock", "take"]
    with pytest.raises(NotYourTurn):
        state.play(Move.parse("take"), 3)
    with pytest.raises(Illegal):
        state.play(Move.parse("take:2"))
    state = play(state, "stock discard:QH")
    assert play(state, "take").hands[2] == tuple(sorted(parse_cards(f"{EAST}QH")))


@pytest.mark.parametrize(
    ("option", "phase", "turn"),
    [
        ("offer_nondealer", "OFFER_N", 1),
        ("normal_draw", "DRAW", 1),
        ("stock_only", "FORCED_STOCK", 1),
        ("eleven_cards", "ACT", 1),
    ],
)
def test_the_first_turn_may_be_another(option: str, phase: str, turn: int) -> None:
    state = dealt(f"jersey first_turn={option}", HANDS, REST)
    assert (state.phase, state.turn) == (phase, turn)
    if option == "offer_nondealer":
        assert play(state, "pass").phase == "FORCED_STOCK"
    assert len(state.hands[0]) == (11 if option == "eleven_cards" else 10)
    assert len(state.stock) == (22 if option == "stock_only" else 21)


def test_a_knock_needs_a_low_hand_and_gin_none() -> None:
    may = legal("jersey", "take")
    assert "knock:2D" in may
    assert "knock:7S" not in may
    with pytest.raises(Illegal, match="the limit is 10"):
        play(dealt("jersey", HANDS, REST), "pass take knock:QH")
    with pytest.raises(Illegal, match="not gin"):
        play(dealt("jersey", HANDS, REST), "take gin:2D")
    ready = ("3C4C5C9H9D9SJSQSKSTS", SOUTH, EAST.replace("TS", "2D"))
    state = dealt("jersey", ready, REST)
    with pytest.raises(Illegal, match="that is gin"):
        play(state, "pass pass pass stock knock:3H")
    assert play(state, "pass pass pass stock gin:3H").result is not None
    bound = dealt("jersey gin_compulsory=yes", ready, REST)
    held = play(bound, "pass pass pass stock")
    assert all(move.kind == "gin" for move in held.legal_moves())


def test_a_knock_ends_the_deal_with_the_best_layoffs() -> None:
    state = play(dealt("jersey", HANDS, REST), "pass pass pass stock knock:3H")
    result = state.result
    assert result is not None
    assert (result.result, result.winner, result.deadwood) == ("knock", 1, (2, 58, 60))
    assert result.discard == parse_card("3H")
    with pytest.raises(DealOver):
        state.play(STOCK)


def test_both_lay_off_by_hand_one_after_the_other_on_what_was_shown() -> None:
    text = "jersey layoff_mode=manual"
    state = play(dealt(text, HANDS, REST), "pass pass pass stock knock:3H")
    assert (state.phase, state.turn) == ("LAYOFF", 2)
    assert [str(move) for move in state.legal_moves()] == ["layoff:6C@1", "done"]
    state = play(state, "layoff:6C@1")
    assert str(state.open_melds[0][1][-1]) == "6C"
    state = play(state, "done")
    assert (state.phase, state.turn) == ("LAYOFF", 3)
    assert [str(move) for move in state.legal_moves()] == ["layoff:TS@3", "done"]
    with pytest.raises(Illegal):
        play(state, "layoff:7C@1")
    over = play(state, "done")
    assert over.result is not None
    assert over.result.deadwood == (2, 58, 70)
    assert over.result.hands[1] == tuple(sorted(parse_cards(SOUTH)))


def test_everybody_sees_a_knocker_s_hand_while_cards_are_laid_off() -> None:
    text = "jersey layoff_mode=manual"
    state = play(dealt(text, HANDS, REST), "pass pass pass stock knock:3H layoff:6C@1")
    for viewer in (1, 2, 3, None):
        view = state.view(viewer)
        assert view.open_hands == (tuple(sorted(parse_cards(NORTH))), (), ())
        assert view.hand_sizes == (10, 9, 10)
        assert view.moves[-2].card is None  # the knock's discard lies face down


def test_the_deal_is_drawn_when_three_cards_are_left() -> None:
    state = dealt("jersey", HANDS, REST)
    state = play(state, "pass pass pass")
    while state.turn is not None:
        state = play(state, "stock")
        assert state.view(state.turn).drawn is not None
        state = play(state, f"discard:{state.view(state.turn).drawn}")
    assert state.result is not None
    assert (state.result.result, len(state.stock)) == ("draw", 3)
    assert state.result.deadwood is not None


def test_turns_without_a_stock_draw_end_a_deal() -> None:
    state = dealt("jersey stall_guard=3", HANDS, REST)
    state = play(state, "take discard:KS take discard:QH take discard:KD")
    assert state.result is not None
    assert state.result.result == "draw"


def test_a_card_that_goes_round_the_table_ends_a_deal() -> None:
    text = "jersey return_taken_discard=yes"
    state = play(dealt(text, HANDS, REST), "take discard:7S take discard:7S")
    assert state.result is None
    state = play(state, "take discard:7S")
    assert state.result is not None
    assert state.result.result == "draw"


def test_who_gives_up_leaves_the_others_to_the_contest() -> None:
    state = dealt("jersey", HANDS, REST).play(RESIGN, 3)
    result = state.result
    assert result is not None
    assert (result.result, result.winner, result.knocker) == ("resign", None, 3)
    assert result.scores == (0, 0, 0)
    void = dealt("jersey", HANDS, REST).play(Move("void"), 2).result
    assert void is not None
    assert (void.winner, void.knocker) == (None, None)


def test_a_hand_dealt_ready_may_be_a_misdeal() -> None:
    ready = ("3C4C5C9H9D9SJSQSKS2D", SOUTH, EAST)
    over = dealt("jersey immediate_knock=misdeal", ready, REST)
    assert over.result is not None
    assert (over.result.result, over.result.hands) == ("misdeal", ((), (), ()))
    assert dealt("jersey", ready, REST).result is None
    assert deck_of(ready, REST)[:3] == list(parse_cards("3C6C7C"))


def test_a_knocker_may_choose_the_melds() -> None:
    hands = ("3C4C5C5D5H9H9S9CJS2D", SOUTH.replace("5H", "QS"), EAST)
    state = play(dealt("jersey knock_limit=30", hands, REST), "pass pass pass stock")
    shown = play(state, "knock:3H=3C4C5C,9C9H9S")
    assert shown.result is not None
    assert [len(meld) for meld in shown.result.melds[0]] == [3, 3]
    with pytest.raises(Illegal, match="not a meld"):
        play(state, "knock:3H=3C4C5D")
