"""What the rules know of each family of variants; a new family adds its entry here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.words import ExhaustScore, FamilyName, SeatingFormat, SequencePaid, TableMelds

_MAHJONG = frozenset({"multi_take", "deep_card_use"})
_SKARNEY = frozenset(
    {
        "contract",
        "layoff_cap_per_meld",
        "extend_on_contract_turn",
        "ace_offer_skips_draw",
        "reoffer_ban",
        "gin_bonus_no_contract",
    }
)
CHALLENGE: Final = frozenset({"challenge_timing", "challenge_per_turn", "challenge_tie"})
"""What says more about challenges."""

_COLONEL = CHALLENGE | {"challenge"}
_ON_THE_TABLE = frozenset({"exhaust_score", "exhaust_count"})
_OF_TWO = frozenset(
    {"next_dealer", "wall_rule", "illegal_knock", "exact_margin_forfeit", "exact_margin_basis"}
)
"""What is between the two sides of a deal, and needs one other."""

UNDER_THE_LIMIT: Final = frozenset({"tie_rule", "undercut_bonus", "illegal_knock", "knock_score"})
"""What is about knocks other than gin."""

_KNOCK = UNDER_THE_LIMIT | {
    "immediate_knock",
    "wall_rule",
    "knock_limit",
    "knock_limit_ace",
    "knock_card_source",
    "gin_compulsory",
    "knock_meld_mode",
    "layoff_mode",
    "layoff_on_gin",
    "big_gin",
    "spade_doubles",
    "spade_double_boxes",
    "extra_boxes",
    "sequence_bonus",
}


@dataclass(frozen=True, slots=True)
class FamilyRules:
    """How rules are those of one family."""

    own: Callable[[Any], bool]  # whether the rules are its own: their preset begins with its name
    both_score: Callable[[Any], bool]  # whether a deal may give points to more than one side
    inert: frozenset[str] = frozenset()  # options that change nothing in it
    knocks: bool = False  # whether a knock or gin shows the hands, and they are counted then


def _on_the_table(rules: Any) -> bool:  # noqa: ANN401  # rules ask this module
    return rules.table_melds != TableMelds.NONE


def _on_exhaustion(rules: Any) -> bool:  # noqa: ANN401  # rules ask this module
    return rules.exhaust_score == ExhaustScore.TABLE_MINUS_HAND


def _for_runs(rules: Any) -> bool:  # noqa: ANN401  # rules ask this module
    return rules.sequence_bonus is not None and rules.sequence_bonus.to == SequencePaid.BOTH


FAMILY_RULES: Final[dict[str, FamilyRules]] = {
    FamilyName.KNOCK: FamilyRules(
        own=lambda rules: not _on_the_table(rules),
        both_score=_for_runs,
        # A discard never leaves more deadwood than none does, so the last one is always made.
        inert=_MAHJONG | _SKARNEY | _COLONEL | _ON_THE_TABLE | {"final_discard"},
        knocks=True,
    ),
    FamilyName.MAHJONG: FamilyRules(
        own=_on_the_table, both_score=lambda _: True, inert=_KNOCK | _SKARNEY | _COLONEL
    ),
    FamilyName.SKARNEY: FamilyRules(
        own=_on_the_table,
        both_score=_on_exhaustion,
        inert=_KNOCK | _MAHJONG | _COLONEL | {"discard_visibility", "return_taken_discard"},
    ),
    FamilyName.COLONEL: FamilyRules(
        own=_on_the_table, both_score=_on_exhaustion, inert=_KNOCK | _MAHJONG | _SKARNEY
    ),
    FamilyName.JERSEY: FamilyRules(
        own=lambda rules: rules.seating == SeatingFormat.THREE_HANDED,
        both_score=_for_runs,
        inert=_MAHJONG | _SKARNEY | _COLONEL | _ON_THE_TABLE | _OF_TWO | {"final_discard"},
        knocks=True,
    ),
}
