"""Options that the other options leave without effect (rules, A.9).

They are no errors: they are kept, and not shown where rules are chosen or read.
"""

from engine.rules.rules import Rules
from engine.words import (
    ExhaustScore,
    FamilyName,
    KnockLimit,
    LineBonusTiming,
    MatchFormat,
    SeatingFormat,
)

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
_CHALLENGE = frozenset({"challenge_timing", "challenge_per_turn", "challenge_tie"})
_COLONEL = _CHALLENGE | {"challenge"}
_ON_THE_TABLE = frozenset({"exhaust_score", "exhaust_count"})
_UNDER_THE_LIMIT = frozenset({"tie_rule", "undercut_bonus", "illegal_knock", "knock_score"})
_KNOCK = _UNDER_THE_LIMIT | {
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
_OTHER_FAMILIES = {
    # A discard never leaves more deadwood than none does, so the last one is always made.
    FamilyName.KNOCK: _MAHJONG | _SKARNEY | _COLONEL | _ON_THE_TABLE | {"final_discard"},
    FamilyName.MAHJONG: _KNOCK | _SKARNEY | _COLONEL,
    FamilyName.SKARNEY: _KNOCK
    | _MAHJONG
    | _COLONEL
    | {"discard_visibility", "return_taken_discard"},
    FamilyName.COLONEL: _KNOCK | _MAHJONG | _SKARNEY,
}
_FORMATS = {
    MatchFormat.MULTI_MATCH: frozenset(
        {"multi_target", "multi_hand_bonus", "multi_win_bonus", "multi_shutout_bonus"}
    ),
    MatchFormat.BEST_OF: frozenset({"best_of"}),
    MatchFormat.HOLLYWOOD: frozenset(
        {
            "hollywood_columns",
            "hollywood_late_entry",
            "hollywood_decide",
            "hollywood_third_double",
        }
    ),
}
_TEAMS = frozenset(
    {
        "team_size",
        "team_target",
        "team_sweep_bonus",
        "opponent_rotation",
        "partner_talk",
        "team_result_visibility",
    }
)
_SETTLED_ELSEWHERE = frozenset({"game_bonus", "shutout", "winner_by"})


def inert_options(rules: Rules) -> frozenset[str]:
    """Return the names of the options that change nothing under these rules."""
    of_formats = [names for match, names in _FORMATS.items() if match != rules.match]
    others = [names for names, idle in _idle(rules) if idle]
    return frozenset[str]().union(*of_formats, *others)


def _idle(rules: Rules) -> tuple[tuple[frozenset[str], bool], ...]:
    """Return groups of options, each with whether it changes nothing."""
    knock = rules.family == FamilyName.KNOCK
    return (
        (_OTHER_FAMILIES[rules.family], True),
        (_UNDER_THE_LIMIT, rules.knock_limit == KnockLimit.GIN_ONLY),
        (
            frozenset({"layoff_mode"}),
            rules.knock_limit == KnockLimit.GIN_ONLY and not rules.layoff_on_gin,
        ),
        (frozenset({"knock_limit_ace"}), rules.knock_limit != KnockLimit.UPCARD),
        (frozenset({"knock_card_source"}), not rules.needs_knock_card),
        (frozenset({"deep_card_use"}), not rules.multi_take),
        (
            frozenset({"exhaust_count"}),
            not knock and rules.exhaust_score == ExhaustScore.TABLE_MINUS_HAND,
        ),
        (_CHALLENGE, not rules.challenge),
        (frozenset({"exact_margin_basis"}), rules.exact_margin_forfeit is None),
        (frozenset({"line_bonus_timing"}), rules.line_bonus == 0),
        (_SETTLED_ELSEWHERE, rules.match == MatchFormat.MULTI_MATCH),
        (
            frozenset({"line_bonus"}),
            rules.match == MatchFormat.MULTI_MATCH
            and rules.line_bonus_timing == LineBonusTiming.END,
        ),
        (_TEAMS, rules.seating != SeatingFormat.PARTNERSHIP),
        (
            frozenset({"game_target"}),
            rules.seating == SeatingFormat.PARTNERSHIP and rules.team_target is not None,
        ),
        (frozenset({"next_dealer"}), rules.seating == SeatingFormat.ROUND_ROBIN),
    )
