"""Colonel by cases, with and without the challenge (rules, B.6)."""

import random

import pytest

from engine.cards import parse_card
from engine.colonel import determinize
from engine.table import TablePhase
from tests.engine.table.table_games import started
from tests.engine.table.table_positions import colonel, make, refusal, words

HAND = "2D4S9CKH"
OTHERS = "3D5S6CQH"
CHALLENGE = "colonel_challenge"


def test_one_card_is_taken_at_most_and_may_not_go_back() -> None:
    state = colonel(HAND, OTHERS, pile="7D8S")
    assert words(state) == ["stock", "take"]
    assert refusal(state, "take:2") == "only the top card may be taken"
    state = make(state, "take")
    assert (state.barred, state.owed) == (parse_card("8S"), None)
    assert "8S" not in "".join(words(state))
    assert refusal(state, "discard:8S").startswith("8S was taken")
    back = make(colonel(HAND, OTHERS, pile="7D8S", text="colonel return_taken_discard=yes"), "take")
    assert "discard:8S" in words(back)


def test_only_the_top_of_the_pile_is_seen() -> None:
    view = colonel(HAND, OTHERS, pile="7D8S").view(1)
    assert ([str(card) for card in view.pile], view.pile_size) == (["8S"], 2)


def test_one_may_add_to_any_meld_before_laying_one_and_the_ace_is_high() -> None:
    state = colonel("ACAH5D2D", OTHERS, stock="KD", table=("2 TCJCQCKC", "2 2H3H4H"))
    state = make(state, "stock")
    assert words(state, "extend") == ["extend:AC@1"]
    assert refusal(state, "extend:AH@2") == "AH doesn't fit meld 2"
    assert refusal(state, "lay:AHADAS") == "AD is not in the hand"
    assert refusal(state, "lay:ACAH5D") == "not a meld: AC AH 5D"
    assert make(state, "extend:AC@1").table[0].added == ((1, parse_card("AC")),)


@pytest.mark.parametrize("last", ["discard:9D", "extend:9D@1"])
def test_going_out_wins_what_the_other_hand_counts(last: str) -> None:
    state = colonel("", "ASKDQHJCTD7S2C", stock="9D", table=("2 9C9H9S",))
    result = make(state, f"stock {last}").result
    assert result is not None
    assert (result.result, result.winner, result.scores) == ("out", 1, (59, 0))
    assert result.deadwood == (0, 59)
    assert (result.boxes, result.knocker) == (1, 1)
    assert [line.kind for line in result.award] == ["deadwood"]


def test_the_deal_ends_when_the_last_card_has_been_drawn_and_one_discarded() -> None:
    state = make(colonel("5H6C", "KD9S4C", stock="QD", left=1), "stock")
    assert not state.view(1).drawable
    result = make(state, "discard:QD").result
    assert result is not None
    assert (result.result, result.winner, result.scores) == ("exhausted", 1, (12, 0))
    level = make(colonel("5H6C", "7D4C", stock="QD", left=1), "stock discard:QD").result
    assert level is not None
    assert (level.result, level.winner, level.scores, level.boxes) == (
        "exhausted",
        None,
        (0, 0),
        0,
    )


def test_what_counts_on_exhaustion_may_be_what_no_meld_takes() -> None:
    text = "colonel exhaust_count=unmatched_only"
    result = make(colonel("5H6C", "KDKSKC2D", stock="QD", left=1, text=text), "stock discard:QD")
    assert result.result is not None
    assert (result.result.winner, result.result.deadwood) == (2, (11, 2))


def test_both_sides_may_score_on_exhaustion() -> None:
    text = "colonel exhaust_score=table_minus_hand"
    state = colonel("5H6C", "KD", stock="QD", left=1, text=text, table=("1 TCJCQC", "2 2S2D2H"))
    result = make(state, "stock discard:QD").result
    assert result is not None
    assert (result.winner, result.scores) == (1, (30 - 11, 6 - 10))


def test_a_challenge_is_made_before_drawing_and_answered_by_the_other_side() -> None:
    assert "challenge" not in words(colonel(HAND, OTHERS, pile="8S"))
    state = colonel(HAND, OTHERS, pile="8S", text=CHALLENGE)
    assert words(state) == ["stock", "take", "challenge"]
    asked = make(state, "challenge")
    assert (asked.phase, asked.turn, words(asked)) == (TablePhase.RESPOND, 2, ["accept", "reject"])
    refused = make(asked, "reject")
    assert (refused.phase, refused.turn) == (TablePhase.DRAW, 1)
    assert words(refused) == ["stock", "take"]
    assert refusal(refused, "challenge") == "a challenge can't be made now"
    drawn = make(refused, "stock")
    assert "challenge" not in words(drawn)
    # The next turn has a challenge of its own.
    assert "challenge" in words(make(drawn, "discard:KH"))


@pytest.mark.parametrize(
    ("hand", "others", "winner", "points"),
    [
        ("9C8D", "2C3D4H", 2, 17),
        ("2C3D4H", "9C8D", 1, 17),
        ("9C", "4C5D", None, 0),
    ],
)
def test_the_lower_count_wins_the_other_sides_full_count(
    hand: str, others: str, winner: int | None, points: int
) -> None:
    result = make(colonel(hand, others, text=CHALLENGE), "challenge accept").result
    assert result is not None
    assert (result.result, result.winner, result.points) == ("challenge", winner, points)
    assert (result.knocker, result.boxes) == (1, int(winner is not None))


def test_a_level_challenge_may_go_to_the_side_that_was_challenged() -> None:
    text = f"{CHALLENGE} challenge_tie=challenged_wins"
    result = make(colonel("9C", "4C5D", text=text), "challenge accept").result
    assert result is not None
    assert (result.winner, result.points) == (2, 9)


def test_at_any_time_is_at_any_moment_of_the_own_turn() -> None:
    text = f"{CHALLENGE} challenge_timing=anytime challenge_per_turn=2"
    state = make(colonel(HAND, OTHERS, pile="8S", text=text), "challenge reject take")
    assert words(state)[-1] == "challenge"
    state = make(state, "challenge")
    assert state.view(2).drawn is None
    state = make(state, "reject")
    assert (state.phase, state.turn, state.barred) == (TablePhase.MELD, 1, parse_card("8S"))
    assert "challenge" not in words(state)
    assert state.view(1).challenges == 2


def test_a_turn_that_starts_with_eleven_cards_needs_no_draw() -> None:
    state = started(f"{CHALLENGE} challenge_timing=anytime first_turn=eleven_cards", 1)
    assert (state.phase, state.view(None).hand_sizes) == (TablePhase.MELD, (11, 10))
    state = make(state, "challenge reject")
    assert (state.phase, state.turn) == (TablePhase.MELD, 1)


def test_a_hand_imagined_behind_a_challenge_can_still_finish_its_turn() -> None:
    text = f"{CHALLENGE} challenge_timing=anytime final_discard=none"
    state = colonel("3C4C5C", "KHQD", stock="9D", text=text, table=("2 9C9H9S",))
    state = make(state, "stock lay:3C4C5C challenge")
    for seed in range(20):
        imagined = determinize(state.view(2), random.Random(seed))
        assert make(imagined, "reject").legal_moves()


def test_nobody_learns_a_count_before_the_answer() -> None:
    state = make(colonel(HAND, OTHERS, pile="8S", text=CHALLENGE), "challenge")
    view = state.view(2)
    assert view.result is None
    assert not any(str(card) in repr(view) for card in state.hand(1))
