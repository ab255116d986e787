"""Options that don't go together (rules, A.9)."""

from typing import NamedTuple

from engine.errors import BadRules
from engine.rules.rules import Rules
from engine.words import (
    ImmediateKnock,
    KnockCardSource,
    KnockLimit,
    LineBonusTiming,
    MatchFormat,
    RunSuits,
    SeatingFormat,
    TableMelds,
)


class Clash(NamedTuple):
    """A combination that is refused, whether the rules have it, and a stable word for it."""

    code: str
    found: bool
    sentence: str


_LIMIT_TO_DEAL_AGAIN = 60
"""The highest knock limit allowed with `immediate_knock=misdeal`: one deal in five is none."""

_WITH_ANY_SUIT = 40
"""The same with runs of any suits, which leave far less deadwood: one deal in ten is none."""


_AT_ONE_TABLE = frozenset(
    {SeatingFormat.ROUND_ROBIN, SeatingFormat.CAPTAIN, SeatingFormat.THREE_HANDED}
)
"""The seatings with three players or more at one table."""


def clashes(rules: Rules) -> tuple[Clash, ...]:
    """Return all combinations that are refused, found or not, in the order of the rules, A.9.

    Two aren't in A.9: a sheet that opens more games needs more than it begins with, and where
    nearly every deal is a misdeal, dealing would never end.
    """
    has_knock_card = rules.turns_upcard or rules.knock_card_source == KnockCardSource.SECOND_DECK
    hollywood = rules.match == MatchFormat.HOLLYWOOD
    most = _WITH_ANY_SUIT if rules.runs == RunSuits.ANY_SUIT else _LIMIT_TO_DEAL_AGAIN
    return (
        Clash(
            "no_upcard",
            rules.knock_limit == KnockLimit.UPCARD and not has_knock_card,
            "A limit set by the upcard needs an upcard, or a knock card from a second deck.",
        ),
        Clash(
            "no_knock_card",
            rules.spade_doubles and not has_knock_card,
            "Doubling on a spade needs an upcard, or a knock card from a second deck.",
        ),
        Clash(
            "table_melds_seating",
            rules.table_melds != TableMelds.NONE and rules.seating != SeatingFormat.HEADS_UP,
            "Melds on the table are for two players only.",
        ),
        Clash(
            "hollywood_both_score",
            hollywood and rules.both_score,
            "Hollywood scoring needs a variant where only one side scores a deal.",
        ),
        Clash(
            "hollywood_immediate_boxes",
            hollywood and rules.line_bonus_timing == LineBonusTiming.IMMEDIATE,
            "Boxes that count at once don't go with Hollywood scoring.",
        ),
        Clash(
            "hollywood_games",
            hollywood
            and rules.hollywood_games is not None
            and rules.hollywood_games <= rules.hollywood_columns,
            "A continuous Hollywood sheet needs more games in total than columns side by side.",
        ),
        Clash(
            "exact_margin_match",
            rules.exact_margin_forfeit is not None and rules.match != MatchFormat.SINGLE,
            "Losing by an exact margin is for single games only.",
        ),
        Clash(
            "seating_match",
            rules.seating in _AT_ONE_TABLE and rules.match != MatchFormat.SINGLE,
            "With three or more at a table, only single games are played.",
        ),
        Clash(
            "always_misdeal",
            rules.immediate_knock == ImmediateKnock.MISDEAL
            and isinstance(rules.knock_limit, int)
            and rules.knock_limit > most,
            f"With a knock limit over {most} nearly every deal would be a misdeal.",
        ),
    )


def check_rules(rules: Rules) -> None:
    """Raise `BadRules` with the clash's code for the first clash found (rules, A.9)."""
    for clash in clashes(rules):
        if clash.found:
            raise BadRules(clash.sentence, clash.code)
