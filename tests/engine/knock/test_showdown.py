"""Counting a deal (rules, B.1, scoring a finished hand)."""

import pytest

from engine.cards import Card, parse_card, parse_cards
from engine.errors import Illegal
from engine.knock import showdown
from engine.results import AwardLine, DealResult
from engine.rules import PRESETS, read_rules

EIGHT = "4H5H6H9C9D9SACAD2S4S"
TEN = "JSJHJDKCKDKHAS2D3C4C"
NINE = "8C9CTC3D3H3SAD2S2H4C"
FOUR = "QCQDQH5S6S7S8SACAH2D"
SIX = "2C3C4C9H9S9DADAS2H2D"
ALSO_SIX = "5H6H7H8HKDKHKCAH2S3D"
GIN = "AS2S3S4S7C7D7HJDQDKD"
FIFTY_EIGHT = "6C6H6D5S7SKCKH9H9C8D"


def counted(
    text: str,
    knocker: str,
    defender: str,
    *,
    melds: tuple[str, ...] | None = None,
    card: str | None = None,
) -> DealResult:
    return showdown(
        read_rules(text),
        (parse_cards(defender), parse_cards(knocker)),
        knocker=2,
        melds=None if melds is None else tuple(map(parse_cards, melds)),
        knock_card=None if card is None else parse_card(card),
    )


def lines(result: DealResult) -> dict[str, int]:
    return {line.kind: line.points for line in result.award}


@pytest.mark.parametrize(
    ("text", "knocker", "defender", "result", "winner", "award"),
    [
        ("standard", EIGHT, TEN, "knock", 2, {"difference": 2}),
        ("oklahoma_fosdick", EIGHT, TEN, "knock", 2, {"loser_full": 10}),
        ("standard", NINE, FOUR, "undercut", 1, {"undercut_bonus": 25, "difference": 5}),
        ("standard", SIX, ALSO_SIX, "undercut", 1, {"undercut_bonus": 25}),
        ("standard tie_rule=no_score", SIX, ALSO_SIX, "tie", None, {}),
        ("standard", GIN, FIFTY_EIGHT, "gin", 2, {"gin_bonus": 25, "deadwood": 58}),
    ],
)
def test_who_wins_what(
    *,
    text: str,
    knocker: str,
    defender: str,
    result: str,
    winner: int | None,
    award: dict[str, int],
) -> None:
    found = counted(text, knocker, defender)
    assert (found.result, found.winner, lines(found)) == (result, winner, award)
    assert found.points == sum(award.values())
    assert found.boxes == (0 if winner is None else 1)


def test_big_gin_pays_in_all_or_on_top() -> None:
    eleven = GIN + "7S"
    assert lines(counted("standard", eleven, FIFTY_EIGHT)) == {"big_gin_bonus": 31, "deadwood": 58}
    assert lines(counted("dictionary", eleven, FIFTY_EIGHT)) == {
        "gin_bonus": 25,
        "big_gin_bonus": 6,
        "deadwood": 58,
    }


@pytest.mark.parametrize(
    ("option", "card", "boxes"),
    [
        ("none", "TS", 3),
        ("extra", "TS", 5),
        ("all", "TS", 6),
        ("all", "TD", 3),
    ],
)
def test_boxes_for_gin_on_a_spade(option: str, card: str, boxes: int) -> None:
    text = f"oklahoma_kisses spade_double_boxes={option}"
    assert counted(text, GIN, FIFTY_EIGHT, card=card).boxes == boxes


def test_boxes_for_an_undercut() -> None:
    assert counted("oklahoma_kisses", NINE, FOUR, card="9H").boxes == 2


def test_a_spade_doubles_the_whole_award_after_every_bonus() -> None:
    result = counted("oklahoma", GIN, FIFTY_EIGHT, card="TS")
    assert result.award == (
        AwardLine("gin_bonus", 25),
        AwardLine("deadwood", 58),
        AwardLine("spade_double", 83),
    )
    assert result.points == 166
    assert counted("oklahoma", GIN, FIFTY_EIGHT, card="TH").points == 83
    assert counted("standard", GIN, FIFTY_EIGHT, card="TS").points == 83


def test_nobody_lays_off_on_gin_unless_the_rules_let_them() -> None:
    nearly = "8H9HTH2C2D2H6C6D6H5S"
    assert counted("standard", GIN, nearly).layoffs == ()
    cancelled = counted("round_corner", GIN, nearly)
    assert (cancelled.result, cancelled.winner, cancelled.points) == ("cancelled_gin", None, 0)
    assert (cancelled.boxes, cancelled.award) == (0, ())
    assert [card for card, _ in cancelled.layoffs] == [parse_card("5S")]


def test_layoffs_name_the_melds_as_they_were_shown() -> None:
    sets = ("6C6D6H", "5C5D5H", "4C4D4H")
    result = counted("standard", "4C5C6C4D5D6D4H5H6HAS", "6S2DKSKDQCQH9S8S7HTC", melds=sets)
    assert result.layoffs == ((parse_card("6S"), 0),)
    assert result.melds[1] == tuple(map(parse_cards, sets))
    assert result.unmatched[1] == parse_cards("AS")


def test_melds_that_are_none_are_refused() -> None:
    with pytest.raises(Illegal):
        counted("standard", EIGHT, TEN, melds=("4H5H9C",))


def test_the_winner_is_paid_for_runs_in_sequence_gin() -> None:
    result = counted("sequence", "5H6H7H8H9HTHJHAC2D3S", "JSQSKSQH4H4D4C9C9D2H", card="6C")
    assert lines(result) == {"loser_full": 28, "sequence_bonus": 8}
    undercut = counted("sequence", "5H6H7HAC3CTSJSQS2D4D", "8C9CTCJCQCKC2S3S4SAD", card="TD")
    assert undercut.winner == 1
    assert lines(undercut)["sequence_bonus"] == 6 + 3


def test_with_sets_the_layout_with_the_larger_bonus_is_chosen() -> None:
    text = "standard sequence_bonus=3/2/0/winner"
    result = counted(text, "4C5C6C4D5D6D4H5H6HAS", "3C7D8HKSKDQCQH9S8S2D")
    assert all(meld[0].rank != meld[1].rank for meld in result.melds[1])
    assert lines(result)["sequence_bonus"] == 18


LONG, PICTURES = "5H6H7H8H9HTHJHAC2D3S", "JSQSKSQD4H4D4C9C9D2H"


def test_both_sides_may_be_paid_for_their_runs() -> None:
    result = counted("sequence sequence_bonus=6/1/1/both", LONG, PICTURES, card="6C")
    assert (result.winner, result.points, result.boxes) == (2, 46, 1)
    assert (result.both, result.scores) == ((3, 46), (3, 46))
    assert result.award == (
        AwardLine("loser_full", 38),
        AwardLine("sequence_bonus", 8),
        AwardLine("sequence_bonus", 3, 1),
    )
    assert DealResult.from_json(result.to_json()) == result


def test_a_spade_doubles_what_each_side_is_paid() -> None:
    text = "sequence sequence_bonus=6/1/1/both spade_doubles=yes"
    assert counted(text, LONG, PICTURES, card="6S").both == (6, 92)
    assert counted(text, LONG, PICTURES, card="6H").both == (3, 46)


def test_a_side_without_a_long_run_is_paid_nothing() -> None:
    result = counted("sequence sequence_bonus=6/1/1/both", LONG, "2C4C6C8CTC2H4H6D8HTS", card="6H")
    assert result.scores[0] == 0
    assert {line.seat for line in result.award} == {None}


def test_nobody_is_paid_for_runs_where_nobody_wins() -> None:
    text = "sequence sequence_bonus=3/1/1/both tie_rule=no_score"
    result = counted(text, "5H6H7H8H9HTHJHAC2D3S", "5S6S7S8S9STSJSAD2C3C", card="6H")
    assert (result.result, result.scores, result.both, result.award) == ("tie", (0, 0), None, ())


def test_cards_laid_off_by_the_defender_pay_nobody_for_runs() -> None:
    text = "sequence sequence_bonus=6/1/1/both"
    kept = counted(text, "5H6H7H8H9HTHAC2D3S2S", "JHQHKH4S6S8STD4C9C9D", card="6C")
    assert (kept.layoffs, kept.scores[0]) == ((), 3)
    open_ended = counted(text, "5H6H7H8H9HAC2D3S2S3C", "THJH4S6S8STD4C9C9DKC", card="QC")
    assert {card for card, _ in open_ended.layoffs} == {parse_card("TH"), parse_card("JH")}
    assert [line.kind for line in open_ended.award] == ["loser_full"]


def test_the_defender_may_have_laid_off_already() -> None:
    five, six = parse_card("5S"), parse_card("6S")
    hands = (parse_cards("5S6SKHKD2C2D8C8D9CTH"), parse_cards("2S3S4S9H9D9SQHQCQDAC"))

    def after(*layoffs: tuple[Card, int]) -> DealResult:
        melds = tuple(map(parse_cards, ("2S3S4S", "9H9D9S", "QHQCQD")))
        rules = PRESETS.rules("standard")
        return showdown(rules, hands, knocker=2, melds=melds, layoffs=layoffs)

    assert after((five, 0), (six, 0)).points == after().points - 11
    assert after((five, 0)).layoffs == ((five, 0),)
    for wrong in (((six, 0),), ((five, 1),), ((five, 3),), ((parse_card("5S"), -1),)):
        with pytest.raises(Illegal):
            after(*wrong)
    with pytest.raises(Illegal, match="not in the hand"):
        after((parse_card("AS"), 0))
