"""Counting a deal of three: worked by hand, and a second count of deals played by chance."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card, parse_card
from engine.deadwood import deadwood
from engine.errors import Illegal
from engine.jersey import showdown
from engine.layoffs import extend
from engine.melds import Meld, MeldRules
from engine.results import AwardLine, DealResult
from tests.engine.jersey.three_games import VARIED, cards, played, rules_of

KNOCKER = "3C4C5C9H9D9SJSQSKS2D"
"""Three melds, and a two."""

SIX = "6CQHQDKH4D8H8D2SAC5H"
"""The 6 of clubs goes on the run, and 58 are left."""

SEVEN = "7CKDKC5S4H6H6DTDTS2H"
"""The 7 of clubs would follow the 6; the ten of spades goes on the other run, and 60 are left."""

ONE = "4D5D6DTHJHQH8C8D8SAD"
"""Three melds, and an ace."""

TWO = "4D5D6DTHJHQH8C8D8S2H"
"""The same, and a two."""

POOR = "7C7D7HKDKC5S4H6H2SAH"
"""38 beside a set."""

GIN = "3C4C5C9H9D9STSJSQSKS"


def counted(*hands: str, knocker: int = 1, text: str = "jersey") -> DealResult:
    return showdown(rules_of(text), cards(hands), knocker=knocker)


def told(result: DealResult) -> tuple[str, int | None, int, tuple[int, ...] | None]:
    return result.result, result.winner, result.points, result.deadwood


def lines(result: DealResult) -> list[tuple[str, int]]:
    return [(line.kind, line.points) for line in result.award]


def test_a_knock_is_counted_against_both_others() -> None:
    result = counted(KNOCKER, SIX, SEVEN)
    assert told(result) == ("knock", 1, 114, (2, 58, 60))
    assert lines(result) == [("difference", 56), ("difference", 58)]
    assert (result.boxes, result.both) == (1, None)
    assert result.scores == (114, 0, 0)


def test_nobody_lays_off_on_what_the_other_has_laid_off() -> None:
    """The seven of clubs stays, though the six lies on the run; whoever comes first."""
    assert counted(KNOCKER, SIX, SEVEN).layoffs == ((parse_card("6C"), 0), (parse_card("TS"), 2))
    assert told(counted(KNOCKER, SEVEN, SIX)) == ("knock", 1, 114, (2, 60, 58))
    assert told(counted(SIX, KNOCKER, SEVEN, knocker=2)) == ("knock", 2, 114, (58, 2, 60))


def test_one_s_own_cards_may_follow_one_another() -> None:
    both = SIX.replace("QH", "7C")
    result = counted(KNOCKER, both, SEVEN.replace("7C", "QH"))
    assert result.deadwood == (2, 48, 63)
    assert {str(card) for card, _ in result.layoffs} == {"6C", "7C", "TS"}


def test_whoever_is_lower_than_the_knocker_wins_from_both_others() -> None:
    result = counted(KNOCKER, ONE, POOR)
    assert told(result) == ("undercut", 2, 58, (2, 1, 38))
    assert lines(result) == [("undercut_bonus", 20), ("difference", 37), ("difference", 1)]
    assert told(counted(KNOCKER, POOR, ONE)) == ("undercut", 3, 58, (2, 38, 1))


def test_as_much_as_the_knocker_is_an_undercut_or_nothing() -> None:
    assert told(counted(KNOCKER, TWO, POOR)) == ("undercut", 2, 56, (2, 2, 38))
    result = counted(KNOCKER, TWO, POOR, text="jersey tie_rule=no_score")
    assert told(result) == ("tie", None, 0, (2, 2, 38))
    assert (result.scores, result.boxes) == ((0, 0, 0), 0)


def test_of_two_with_the_same_the_one_on_the_knocker_s_left_wins() -> None:
    other = "4H5H6HTCTDTS7D7H7CAH"
    assert counted(KNOCKER, ONE, other).deadwood == (2, 1, 1)
    assert counted(KNOCKER, ONE, other).winner == 2
    assert counted(ONE, KNOCKER, other, knocker=2).winner == 3
    assert counted(ONE, other, KNOCKER, knocker=3).winner == 1


def test_gin_pays_the_bonus_once_and_both_counts_and_nothing_is_laid_off() -> None:
    result = counted(GIN, SIX, SEVEN.replace("TS", "JC"))
    assert told(result) == ("gin", 1, 174, (0, 64, 70))
    assert lines(result) == [("gin_bonus", 40), ("deadwood", 64), ("deadwood", 70)]
    assert result.layoffs == ()


def test_big_gin_pays_in_all_or_on_top() -> None:
    eleven = (*cards([GIN])[0], parse_card("6C"))
    hands = (eleven, *cards([POOR, TWO]))
    for text, points in (("total:31", 31), ("extra:6", 46)):
        result = showdown(rules_of(f"jersey big_gin={text}"), hands, knocker=1)
        assert (result.result, result.points) == ("big_gin", points + 38 + 2)


def test_layoffs_on_gin_cancel_it_when_they_leave_one_player_nothing() -> None:
    text = "round_corner seating=three_handed"
    ready = "4D5D6DTHJHQH8C8D8S6C"
    assert counted(GIN, ready, POOR, text=text).result == "cancelled_gin"
    assert counted(GIN, POOR, ready, text=text).result == "cancelled_gin"
    assert counted(GIN, ready, POOR).result == "gin"


def test_a_knock_may_take_both_counts_in_full() -> None:
    result = counted(KNOCKER, SIX, SEVEN, text="jersey knock_score=loser_full")
    assert lines(result) == [("loser_full", 58), ("loser_full", 60)]


def test_a_spade_doubles_the_points_and_boxes_as_between_two() -> None:
    rules = rules_of("oklahoma_kisses seating=three_handed")
    result = showdown(rules, cards([KNOCKER, ONE, POOR]), knocker=1, knock_card=parse_card("5S"))
    assert (result.winner, result.boxes) == (2, 3)
    assert lines(result)[-1] == ("spade_double", result.points // 2)


def test_layoffs_by_hand_count_as_they_were_made() -> None:
    rules = rules_of("jersey layoff_mode=manual")
    hands = cards([KNOCKER, SIX, SEVEN])
    assert showdown(rules, hands, knocker=1, layoffs=()).deadwood == (2, 64, 70)
    laid = ((parse_card("TS"), 2),)
    assert showdown(rules, hands, knocker=1, layoffs=laid).deadwood == (2, 64, 60)
    for wrong in (("7C", 0), ("6C", 1), ("AH", 0)):
        with pytest.raises(Illegal):
            showdown(rules, hands, knocker=1, layoffs=((parse_card(wrong[0]), wrong[1]),))


def least_left(hand: tuple[Card, ...], melds: Sequence[Meld], rules: MeldRules) -> int:
    """The least that a defender can be left with, by trying every layoff after every other."""
    best = deadwood(hand, rules)
    for card in hand:
        for at, meld in enumerate(melds):
            longer = extend(meld, card, rules)
            if longer is not None:
                rest = tuple(held for held in hand if held != card)
                grown = [*melds[:at], longer, *melds[at + 1 :]]
                best = min(best, least_left(rest, grown, rules))
    return best


def plain_points(result: DealResult, text: str) -> tuple[int | None, int]:
    """Who wins a finished deal, and how much, counted a second time; runs and spades apart."""
    rules, knocker = rules_of(text), result.knocker
    assert knocker is not None
    assert result.deadwood is not None
    gin = result.result in {"gin", "big_gin", "cancelled_gin"}
    table = result.melds[knocker - 1] if rules.layoff_on_gin or not gin else ()
    order = [(knocker + step - 1) % 3 + 1 for step in (1, 2)]
    counts = {seat: least_left(result.hands[seat - 1], table, rules.melds) for seat in order}
    assert all(result.deadwood[seat - 1] == count for seat, count in counts.items())
    kept = result.deadwood[knocker - 1]
    if gin:
        if rules.layoff_on_gin and 0 in counts.values():
            return None, 0
        big = result.result == "big_gin"
        bonus = rules.big_gin.points if big else rules.gin_bonus
        bonus += rules.gin_bonus if big and rules.big_gin.mode == "extra" else 0
        return knocker, bonus + sum(counts.values())
    low = order[0] if counts[order[0]] <= counts[order[1]] else order[1]
    if kept < counts[low]:
        off = 0 if rules.knock_score == "loser_full" else 2 * kept
        return knocker, sum(counts.values()) - off
    if kept == counts[low] and rules.tie_rule == "no_score":
        return None, 0
    return low, rules.undercut_bonus + kept + sum(counts.values()) - 3 * counts[low]


def extra(line: AwardLine) -> bool:
    return line.kind in {"sequence_bonus", "spade_double"}


COUNTED = [text for text in VARIED if "layoff_mode=manual" not in text and "sequence" not in text]


@pytest.mark.slow
@given(text=st.sampled_from(COUNTED), seed=st.integers(0, 2**32))
@settings(max_examples=150, derandomize=True, deadline=None)
def test_a_second_count_agrees(text: str, seed: int) -> None:
    result = played(text, seed, sense=0.97).states[-1].result
    assert result is not None
    if result.result in {"draw", "misdeal"}:
        assert (result.winner, result.scores) == (None, (0, 0, 0))
        return
    winner, points = plain_points(result, text)
    assert result.winner == winner
    assert sum(line.points for line in result.award if not extra(line)) == points
