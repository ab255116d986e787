"""Laying off by hand: what fits, what is best, and how it is worded."""

from cogs.kit.drawing import Drawing
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.table.table import draw_table
from engine.knock import KnockState
from engine.moves import Move
from tests.cogs.drawn import actions, check_limits, labels, text
from tests.cogs.scenes import PLAIN, scene_of
from tests.engine.playing import position

READY = "4H5H6H9C9D9SKCKDKHAC"
FITTING = "3H7H8H2C3CTD9HQDQSKS"
RULES = "standard layoff_mode=manual"


def play(state: KnockState, words: str) -> KnockState:
    for word in words.split():
        state = state.play(Move.parse(word))
    return state


def knocked(defender: str = FITTING, rules: str = RULES, knocker: str = READY) -> KnockState:
    """North has knocked, and South may lay off."""
    return play(position(rules, knocker, defender, stock="7D"), "stock knock:7D")


def seen(state: KnockState, viewer: int | None, draft: str | None = None) -> Drawing:
    scene = scene_of(state, viewer, draft=draft)
    drawing = draw_table(scene, PLAIN) if viewer is None else draw_hand(scene, PLAIN)
    check_limits(drawing)
    return drawing


def asked(drawing: Drawing, kind: str) -> list[str]:
    return [each.rest for each in actions(drawing) if each.kind == kind]


def test_the_defender_reads_the_knock_and_what_is_best() -> None:
    hand = seen(knocked(), 2)
    said = text(hand)
    assert "### North knocks with 1" in said
    assert "4♥ 5♥ 6♥ · 9♣ 9♦ 9♠ · K♣ K♦ K♥" in said
    assert "Unmatched: A♣" in said
    assert "# 7♥ 8♥ 9♥" in said
    assert "Deadwood **48**" in said
    assert "The best leaves you **35**:" in said
    assert "\n3♥ on 4♥ 5♥ 6♥\nK♠ on K♣ K♦ K♥" in said
    assert actions(hand)[0].kind == "best"
    assert labels(hand)[:6] == ["Lay off the best", "3♥", "7♥", "9♥", "K♠", "Lay off nothing"]
    assert asked(hand, "move")[:2] == ["layoff:3H@1", "layoff:7H@1"]
    assert asked(hand, "move")[-1] == "done"


def test_what_has_been_laid_off_is_seen_by_everybody() -> None:
    state = play(knocked(), "layoff:3H@1")
    for viewer in (1, 2, None):
        said = text(seen(state, viewer))
        assert "3♥ 4♥ 5♥ 6♥" in said
        assert "Laid off: 3♥" in said
    assert "Lay off no more" in labels(seen(state, 2))
    assert "Your melds" in text(seen(state, 1))
    assert "Waiting for South to lay off." in text(seen(state, 1))
    assert "**South lays off.**" in text(seen(state, None))


def test_where_nothing_fits_the_hands_are_counted() -> None:
    hand = seen(knocked("ASAD2C5C6C8S8DJDJHQS"), 2)
    assert "Nothing of yours fits North\N{RIGHT SINGLE QUOTATION MARK}s melds." in text(hand)
    assert labels(hand)[0] == "Count the hands"
    assert asked(hand, "move") == ["done"]
    assert asked(hand, "best") == []
    later = seen(play(knocked(), "layoff:3H@1 layoff:7H@1 layoff:8H@1 layoff:9H@1 layoff:KS@3"), 2)
    assert "Nothing more of yours fits." in text(later)


def test_where_laying_off_would_cost_nothing_is_recommended() -> None:
    hand = seen(knocked("7H7S7DAS2S3SJCJDJHQS"), 2)
    assert "Nothing more that fits would leave you with less." in text(hand)
    assert asked(hand, "best") == []
    assert labels(hand)[:2] == ["7♥", "Count the hands"]


def test_a_card_that_fits_two_melds_asks_which() -> None:
    rules = "round_corner runs=any_suit layoff_mode=manual knock_limit=30"
    state = play(
        position(rules, "4H5C6H4C5H6C9S9D9CAC", "7D7H3C3H2C3DTDJHQDQS", stock="KD"),
        "stock knock:KD",
    )
    card = next(move for move in state.legal_moves() if move.kind == "layoff")
    melds = [move for move in state.legal_moves() if move.card == card.card]
    assert len(melds) == 2
    hand = seen(state, 2)
    assert str(card) in asked(hand, "pick")
    assert "3♣…" in labels(hand)
    step = seen(state, 2, str(card))
    assert "On which meld does 3♣ go?" in text(step)
    assert asked(step, "move") == [str(move) for move in melds]
    assert labels(step) == ["On 4♣\N{EN DASH}6♣", "On 4♥\N{EN DASH}6♥", "Back"]
    for draft in ("layoff:3C@3", "layoff:2D@1", "knock", "nonsense"):
        assert text(seen(state, 2, draft)) == text(hand)


def test_gin_may_be_laid_off_on_where_the_rules_allow_it() -> None:
    defender = "3H8H2C3CTD9HQDQSQH2D"
    state = position("round_corner layoff_mode=manual", READY, defender, stock="KS")
    state = play(state, "stock gin:AC")
    assert "### Gin! North melds every card" in text(seen(state, 2))
    assert "### Gin! You meld every card" in text(seen(state, 1))
    assert "Unmatched" not in text(seen(state, None))
    assert "best" in {action.kind for action in actions(seen(state, 2))}


def test_big_gin_is_told_as_such() -> None:
    rules = "round_corner layoff_mode=manual big_gin=total:31"
    state = position(rules, "4H5H6H9C9D9SKCKDKHKS", "3H8H2C3CTD9HQDQSQH2D", stock="7H")
    state = play(state, "stock big_gin")
    assert "### Big gin! North melds all eleven" in text(seen(state, 2))
