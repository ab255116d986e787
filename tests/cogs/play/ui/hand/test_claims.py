"""A knock with too much: claimed, answered, and played on with a hand that lies open."""

import pytest

from cogs.kit.drawing import Drawing
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from engine.knock import KnockState
from engine.moves import Move
from tests.cogs.drawn import actions, check_limits, labels, options, text
from tests.cogs.scenes import PLAIN, scene_of
from tests.engine.playing import position

DULL = "2H4C5C8D9DJSQHKCKD7S"
OTHER = "AS3S5H6H8CTCTDQDQSKH"
READY = "4H5H6H9C9D9SKCKDKHAC"
CHOICE = "standard illegal_knock=opponent_choice"
EXPOSE = "standard illegal_knock=expose"


def play(state: KnockState, words: str) -> KnockState:
    for word in words.split():
        state = state.play(Move.parse(word))
    return state


def drawn(hand: str = DULL, rules: str = CHOICE, stock: str = "3H") -> KnockState:
    """North has drawn and may discard or knock."""
    return play(position(rules, hand, OTHER, stock=stock), "stock")


def seen(
    state: KnockState, viewer: int | None, draft: str | None = None, *, confirm: bool = True
) -> Drawing:
    scene = scene_of(state, viewer, draft=draft, confirm=confirm)
    drawing = draw_table(scene, PLAIN) if viewer is None else draw_hand(scene, PLAIN)
    check_limits(drawing)
    return drawing


def asked(drawing: Drawing, kind: str) -> list[str]:
    return [each.rest for each in actions(drawing) if each.kind == kind]


def test_a_knock_is_offered_however_much_it_leaves() -> None:
    hand = seen(drawn(), 1)
    assert "Knock…" in labels(hand)
    assert "Your turn: discard, or knock." in text(hand)
    prevented = seen(drawn(rules="standard"), 1)
    assert "Knock…" not in labels(prevented)
    assert "discard a card" in text(prevented)


def test_each_discard_is_listed_with_what_it_leaves() -> None:
    step = seen(drawn(), 1, "knock")
    choices = options(step)
    assert len(choices) == 11
    assert choices[0].endswith("→ 68")
    assert choices[-1] == "2♥ → 76"
    assert "The limit is 10" in text(step)


def test_a_card_just_taken_is_no_discard_for_a_knock() -> None:
    state = play(position(CHOICE, DULL, OTHER, pile="6S"), "take")
    listed = options(seen(state, 1, "knock"))
    assert listed
    assert not any(label.startswith("6♠ →") for label in listed)


def test_good_and_false_knocks_stand_side_by_side() -> None:
    step = seen(drawn(READY, stock="7D"), 1, "knock")
    picks = asked(step, "pick")
    assert "knock:7D" in picks
    assert "claim_knock:9C" in picks
    assert "claim_knock:7D" not in picks
    assert "gin:AC" not in picks


@pytest.mark.parametrize(
    ("rules", "follows"),
    [
        (CHOICE, "South may have the hands counted as they are, or have you play on"),
        (EXPOSE, "You play on with your hand open until the deal ends."),
    ],
)
@pytest.mark.parametrize("confirm", [True, False])
def test_what_follows_a_false_knock_is_said_before_it_is_played(
    rules: str,
    follows: str,
    confirm: bool,  # noqa: FBT001
) -> None:
    state = drawn(rules=rules)
    assert asked(seen(state, 1, "knock", confirm=confirm), "move") == []
    step = seen(state, 1, "claim_knock:KC", confirm=confirm)
    said = text(step)
    assert "### Knock with 68?" in said
    assert "more than the 10 that a knock may leave" in said
    assert follows in said
    assert asked(step, "move") == ["claim_knock:KC"]
    assert labels(step) == ["Knock (68 left)", "Back"]


def test_who_answers_sees_the_hand_and_what_the_answers_mean() -> None:
    state = play(drawn(), "claim_knock:KC")
    hand = seen(state, 2)
    said = text(hand)
    assert "### North knocks with 68, and the limit is 10" in said
    assert "K♣ is discarded, and this lies open:" in said
    assert "2♥ 3♥ 4♣ 5♣ 7♠ 8♦ 9♦ J♠ Q♥ K♦" in said
    assert "s 68 against your 73, less what you can lay off" in said
    assert "You undercut with 68 or less." in said
    assert (
        "it is your turn to draw, and North\N{RIGHT SINGLE QUOTATION MARK}s hand stays open" in said
    )
    assert asked(hand, "move") == ["accept", "continue_exposed"]
    assert labels(hand)[:2] == ["Count the hands", "Play on"]


def test_where_a_tie_scores_nothing_an_undercut_needs_less() -> None:
    state = play(drawn(rules=f"{CHOICE} tie_rule=no_score"), "claim_knock:KC")
    assert "You undercut with less than 68." in text(seen(state, 2))


def test_who_knocked_and_everybody_read_that_an_answer_is_waited_for() -> None:
    state = play(drawn(), "claim_knock:KC")
    own = text(seen(state, 1))
    assert "### You knock with 68, and the limit is 10" in own
    assert "Waiting for South to have the hands counted, or to play on." in own
    public = text(seen(state, None))
    assert "### North knocks with 68, and the limit is 10" in public
    assert "2♥ 3♥ 4♣ 5♣ 7♠ 8♦ 9♦ J♠ Q♥ K♦" in public
    assert "**South has the hands counted, or plays on.**" in public


@pytest.mark.parametrize(
    ("rules", "words"),
    [(CHOICE, "claim_knock:KC continue_exposed"), (EXPOSE, "claim_knock:KC")],
)
def test_an_open_hand_is_seen_from_then_on(rules: str, words: str) -> None:
    state = play(drawn(rules=rules), words)
    said = text(seen(state, 2))
    assert "**North** plays with an open hand · deadwood 68" in said
    assert "2♥ 3♥ 4♣ 5♣ 7♠ 8♦ 9♦ J♠ Q♥ K♦" in said
    assert "North drew from the stock, knocked with too much and discarded K♣." in said
    later = play(state, "take")
    later = later.play(next(move for move in later.legal_moves() if move.kind == "discard"))
    assert "**Your hand lies open**" in text(seen(later, 1))
    for viewer in (None, 2):
        public = text(seen(play(later, "stock"), viewer))
        assert "plays with an open hand" in public
        assert "North drew A♣ from the stock." in public


def test_a_hand_stays_open_while_the_other_side_knocks() -> None:
    rules = f"{CHOICE} layoff_mode=manual"
    north = "2H4C5C8D8CJSQHTSTD7S"
    state = position(rules, north, READY, pile="6S", stock="3H7D")
    state = play(state, "stock claim_knock:QH continue_exposed stock")
    false = play(state, "claim_knock:4H")
    good = play(state, "knock:7D")
    for after in (false, good):
        public = text(seen(after, None))
        assert "**North** plays with an open hand · deadwood" in public
        assert "**South** plays with" not in public
        assert "**North** plays with an open hand · deadwood" in text(seen(after, 2))
    assert "**Your hand lies open**" in text(seen(false, 1))
    assert "### South knocks with 1" in text(seen(good, 1))


def test_who_plays_on_is_said() -> None:
    state = play(drawn(), "claim_knock:KC continue_exposed")
    assert "South played on, against an open hand." in text(seen(state, None))
    assert "You drew 3♥, knocked with too much and discarded K♣." in text(seen(state, 1))


def test_a_claim_in_the_first_act_of_eleven_cards_is_told() -> None:
    rules = "eleven illegal_knock=expose"
    state = play(drawn(rules=rules), "claim_knock:KC")
    assert "knocked with too much and discarded K♣" in text(seen(state, None))


def test_with_gin_to_be_declared_no_knock_is_offered() -> None:
    rules = f"{CHOICE} gin_compulsory=yes"
    hand = seen(drawn("4H5H6H9C9D9SKCKDKHKS", rules, stock="7H"), 1)
    assert "Knock…" not in labels(hand)
