"""Knocks that turn out to be beyond the limit (rules, A.3, illegal_knock)."""

import random

import pytest

from engine.cards import parse_card, parse_cards
from engine.errors import Illegal, NotYourTurn
from engine.knock import (
    KnockPhase,
    KnockState,
    SeenKnockMove,
    claimable,
    deal_knock,
    determinize,
    knock_layouts,
)
from engine.moves import ACCEPT, CONTINUE_EXPOSED, Move
from engine.players import PLAYERS
from engine.record import read_record, replay
from engine.results import DealResult
from engine.rules import read_rules
from engine.seats import Seat
from tests.engine.playing import changed, position

NORTH = "4H5H6H9C9D9SKDQH2C3D"
SOUTH = "7C7D7HTSJSQSAC2D3C4C"
WEAK = "7C7DKHTSJSKSAC2DTC4C"
HOUSE = "standard illegal_knock=opponent_choice"


def words(state: KnockState) -> list[str]:
    return [str(move) for move in state.legal_moves()]


def play(state: KnockState, text: str) -> KnockState:
    for word in text.split():
        state = state.play(Move.parse(word))
    return state


def ended(state: KnockState) -> DealResult:
    assert state.result is not None
    return state.result


def before_claim(text: str = HOUSE, south: str = SOUTH) -> KnockState:
    """North holds eleven cards; the best discard leaves 15, as the king or the queen does."""
    return play(position(text, NORTH, south, stock="5S9H2S"), "stock")


@pytest.mark.parametrize("text", ["standard", "straight illegal_knock=opponent_choice"])
def test_a_typed_claim_is_refused_with_the_count_where_false_knocks_are_prevented(
    text: str,
) -> None:
    state = before_claim(text)
    assert claimable(state.view(1)) == ()
    with pytest.raises(Illegal, match="leaves 20 in deadwood and the limit is"):
        state.play(Move.parse("claim_knock:KD"))


def test_a_claim_may_be_made_but_is_never_offered_as_a_legal_move() -> None:
    state = before_claim()
    assert {move.kind for move in state.legal_moves()} == {"discard"}
    claims = claimable(state.view(1))
    assert [move.card for move in claims] == list(state.hand(1))
    assert claimable(state.view(2)) == claimable(state.view(None)) == ()
    for move in claims:
        assert state.play(move).phase == KnockPhase.ILLEGAL_KNOCK
    with pytest.raises(Illegal, match="leaves 20"):
        state.play(Move.parse("knock:KD"))


def test_a_card_just_taken_cannot_be_the_discard_of_a_claim() -> None:
    state = play(position(HOUSE, NORTH, SOUTH, pile="8S"), "take")
    assert parse_card("8S") not in {move.card for move in claimable(state.view(1))}
    with pytest.raises(Illegal, match="taken from the pile"):
        state.play(Move.parse("claim_knock:8S"))


def test_no_knock_may_be_claimed_instead_of_a_compulsory_gin() -> None:
    state = position(f"{HOUSE} gin_compulsory=yes", "4H5H6H9C9D9SKCKDKHAC", SOUTH, stock="9H")
    state = play(
        changed(state, hands=(state.hand(1), parse_cards("7C7D7HTSJSQS2D3C4C8D"))), "stock"
    )
    assert claimable(state.view(1)) == ()
    with pytest.raises(Illegal, match="gin must be declared"):
        state.play(Move.parse("claim_knock:KC"))


@pytest.mark.parametrize("rule", ["opponent_choice", "expose"])
def test_a_claim_that_some_layout_makes_good_is_an_ordinary_knock(rule: str) -> None:
    state = position(f"standard illegal_knock={rule}", "4H5H6H9C9D9SKDQH2C3D", SOUTH, stock="KSKC")
    state = changed(state, hands=(parse_cards("4H5H6H9C9D9SKDKH2C3D"), state.hand(2)))
    state = play(state, "stock")
    assert "knock:2C" in words(state)
    claimed, knocked = play(state, "claim_knock:2C"), play(state, "knock:2C")
    assert claimed == knocked
    assert ended(claimed).result == "knock"
    gin = position(f"standard illegal_knock={rule}", "4H5H6H9C9D9SKCKDKHAC", WEAK, stock="9H")
    assert ended(
        play(changed(gin, hands=(gin.hand(1), parse_cards(SOUTH))), "stock claim_knock:AC")
    )


def test_the_other_side_answers_a_false_knock_with_the_hand_in_sight() -> None:
    state = play(before_claim(), "claim_knock:KD")
    assert (state.phase, state.turn) == (KnockPhase.ILLEGAL_KNOCK, 2)
    assert state.legal_moves() == (ACCEPT, CONTINUE_EXPOSED)
    for viewer in (1, 2, None):
        view = state.view(viewer)
        assert view.exposed == (1,)
        assert view.open_hands == (state.hand(1), ())
        assert len(view.open_hands[0]) == 10
        assert view.pile[-1] == parse_card("KD")
        assert view.last_move(1) == view.moves[-1]
        assert view.moves[-1].card == parse_card("KD")
        assert (view.moves[-2].card is not None) == (viewer == 1)  # drawn while it was hidden
    with pytest.raises(NotYourTurn):
        state.play(ACCEPT, 1)


def test_an_accepted_false_knock_counts_as_it_is() -> None:
    """North keeps Q, 5, 3, 2: 20. South keeps A, 2, 3, 4 of which none may be laid off."""
    state = play(before_claim(), "claim_knock:KD")
    result = ended(play(state, "accept"))
    assert (result.result, result.winner, result.knocker) == ("undercut", 2, 1)
    assert result.deadwood == (20, 10)
    assert result.points == 25 + 10
    assert result.discard == parse_card("KD")
    assert play(state, "accept").pile == parse_cards("6S")
    lost = ended(play(before_claim(south=WEAK), "claim_knock:KD accept"))
    assert (lost.result, lost.winner) == ("knock", 1)
    assert lost.points == lost.deadwood[1] - 20 if lost.deadwood else False


def test_a_claimant_made_to_play_on_has_an_open_hand_to_the_end() -> None:
    state = play(before_claim(), "claim_knock:KD continue_exposed")
    assert (state.phase, state.turn) == (KnockPhase.DRAW, 2)
    assert state.pile[-1] == parse_card("KD")
    assert words(state) == ["stock", "take"]
    state = play(state, "stock discard:9H")
    assert state.view(2).open_hands == (state.hand(1), ())
    state = play(state, "stock")
    for viewer in (1, 2, None):
        assert state.view(viewer).open_hands[0] == state.hand(1)
        assert state.view(viewer).moves[-1].card == parse_card("2S")
        assert state.view(viewer).open_hands[1] == ()
    state = play(state, "discard:QH stock")
    assert state.view(1).moves[-1].card is None
    assert state.exposed == (1,)


def test_an_exposed_hand_may_still_knock() -> None:
    state = play(before_claim(south=WEAK), "claim_knock:KD continue_exposed stock discard:9H take")
    assert "knock:QH" in words(state)
    result = ended(play(state, "knock:QH"))
    assert (result.result, result.knocker, result.deadwood) == ("knock", 1, (10, 71))


LAYERS = "4C5C6C4D5D6D4H5H6HAS"


def test_an_accepted_claim_shows_the_melds_that_are_safest_for_all_the_claimant_saw() -> None:
    """What goes on the runs has all been thrown away; without that the sets would be safer."""
    rules = "standard knock_limit=0 illegal_knock=opponent_choice"
    state = play(position(rules, LAYERS, "4S5S8HKSKDQCQH9S8S2D", stock="KC"), "stock")
    seen = tuple(SeenKnockMove(2, "discard", card) for card in parse_cards("3C3D3H7C7D7H"))
    for history, sets in ((state.history, True), ((*seen, *state.history), False)):
        result = ended(play(changed(state, history=history), "claim_knock:KC accept"))
        assert all((meld[0].rank == meld[1].rank) == sets for meld in result.melds[0])


@pytest.mark.parametrize(
    ("south", "sets"), [("3C7D7HKSKDQCQH9S8S2D", True), ("4S5S6STDTCKHKDQSJHJC", False)]
)
def test_the_safest_melds_are_those_that_fit_no_card_of_an_open_hand(
    south: str, *, sets: bool
) -> None:
    state = play(position("standard", LAYERS, south, stock="KC"), "stock")
    for exposed in ((2,), (1, 2)):
        view = changed(state, exposed=exposed).view(1)
        melds = knock_layouts(view, parse_card("KC"))[0].melds
        assert all((meld[0].rank == meld[1].rank) == sets for meld in melds)


def test_a_card_given_up_with_a_false_knock_is_not_thought_to_be_held() -> None:
    state = play(position("standard", LAYERS, "3CTDTSKSKDQCQH9S8S2D", stock="KC"), "stock")
    five = parse_card("5S")
    moves = (
        SeenKnockMove(2, "take", five),
        SeenKnockMove(2, "claim_knock", five),
        SeenKnockMove(1, "stock"),
    )
    view = changed(state, exposed=(2,), history=moves).view(1)
    melds = knock_layouts(view, parse_card("KC"))[0].melds
    assert all(meld[0].rank == meld[1].rank for meld in melds)


def test_under_expose_nobody_is_asked() -> None:
    state = play(before_claim("standard illegal_knock=expose"), "claim_knock:KD")
    assert (state.phase, state.turn, state.exposed) == (KnockPhase.DRAW, 2, (1,))
    assert state.pile[-1] == parse_card("KD")


@pytest.mark.parametrize(
    ("rules", "moves"),
    [
        ("standard illegal_knock=opponent_choice", "claim_knock:KD continue_exposed"),
        ("standard illegal_knock=expose", "claim_knock:KD"),
    ],
)
def test_the_discard_of_a_false_knock_ends_the_turn_like_any_other(rules: str, moves: str) -> None:
    """With the stock used up it ends the deal, or leaves it to the wall."""
    state = before_claim(rules)
    last = changed(state, stock=state.stock[:2])
    assert ended(play(last, moves)).result == "draw"
    gone = changed(last, rules=read_rules(f"{rules} wall_rule=last_discard_action"))
    wall = play(gone, moves)
    assert (wall.phase, wall.turn) == (KnockPhase.WALL, 2)
    assert ended(play(wall, "pass")).result == "draw"


def test_turns_of_false_knocks_without_the_stock_count_too() -> None:
    state = position("standard illegal_knock=expose stall_guard=2", NORTH, SOUTH)
    once = play(state, "take claim_knock:KD take")
    assert ended(play(once, "claim_knock:QS")).result == "draw"
    assert ended(play(changed(once), "claim_knock:QS")).result == "draw"
    back = position("gra illegal_knock=opponent_choice", NORTH, WEAK, pile="KC")
    back = play(back, "take claim_knock:KC continue_exposed take claim_knock:KC")
    assert ended(play(back, "continue_exposed")).result == "draw"


def test_both_hands_may_come_to_lie_open() -> None:
    state = play(
        before_claim("standard illegal_knock=expose"), "claim_knock:KD take claim_knock:QS"
    )
    assert state.exposed == (1, 2)
    assert state.view(None).open_hands == state.hands
    assert determinize(state.view(None), random.Random(1)).hands == state.hands


def test_at_the_wall_only_what_ends_the_deal_may_be_claimed() -> None:
    rules = "gra illegal_knock=opponent_choice"
    state = position(rules, NORTH, SOUTH, phase=KnockPhase.WALL, turn=1, pile="6S5S")
    with pytest.raises(Illegal, match="leaves 20"):
        state.play(Move.parse("claim_knock:KD"))
    good = position(
        rules, "4H5H6H9C9D9SKDKH2C3D", SOUTH, phase=KnockPhase.WALL, turn=1, pile="6SKS"
    )
    assert ended(play(good, "claim_knock:3D")).result == "knock"


DECK = (
    "4H 7C 5H 7D 6H 7H 9C TS 9D JS 9S QS KD AC QH 2D 2C 3C 3D 4C 6S 5S 8C 8H"
    " AH 2H 3H 7S TH JH KH AD 4D 5D 6D 8D TD JD QD 5C 6C TC JC QC KC AS 2S 3S 4S 8S KS 9H"
)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_an_imagined_deal_keeps_the_open_hand(viewer: Seat | None) -> None:
    state = deal_knock(read_rules(HOUSE), parse_cards(DECK.replace(" ", "")), 2)
    moves = "pass pass stock claim_knock:KD continue_exposed stock discard:8C stock discard:QH"
    for ply, word in enumerate(moves.split()):
        state = state.play(Move.parse(word))
        view = state.view(viewer)
        for seed in range(5):
            imagined = determinize(view, random.Random(seed))
            assert imagined.view(viewer) == view
            if ply > 2:
                assert imagined.hand(1) == state.hand(1)
                assert imagined.exposed == (1,)


@pytest.mark.parametrize(("south", "answer"), [(SOUTH, ACCEPT), (WEAK, CONTINUE_EXPOSED)])
def test_the_simple_player_accepts_what_it_wins(south: str, answer: Move) -> None:
    state = play(before_claim(south=south), "claim_knock:KD")
    assert PLAYERS["simple"].choose(state.view(2), random.Random(1)) == answer


def test_a_record_of_a_false_knock_plays_back() -> None:
    text = (
        '[Rules "standard"]\n[Option "illegal_knock=opponent_choice"]\n'
        '[Seat1 "North"]\n[Seat2 "South"]\n[Deal "1"]\n[Dealer "2"]\n'
        f'[Deck "{DECK}"]\n'
        "pass pass stock claim_knock:KD continue_exposed stock discard:8C\n"
        'stock claim_knock:QH accept\n[Result "1 undercut 99"]\n'
    )
    with pytest.raises(Exception, match="come to 2 undercut 33"):
        replay(read_record(text, "false.gin"))
    played = replay(read_record(text.replace("1 undercut 99", "2 undercut 33"), "false.gin"))
    assert played.states[0].result
