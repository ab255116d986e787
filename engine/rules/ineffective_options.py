"""Options that others leave without effect (rules, A.9): kept, but hidden where rules are shown."""

from engine.rules.family_rules import CHALLENGE, FAMILY_RULES, UNDER_THE_LIMIT
from engine.rules.rules import Rules
from engine.words import (
    ExhaustScore,
    KnockLimit,
    LineBonusTiming,
    MatchFormat,
    SeatingFormat,
)

_FORMATS = {
    MatchFormat.MULTI_MATCH: frozenset(
        {"multi_target", "multi_hand_bonus", "multi_win_bonus", "multi_shutout_bonus"}
    ),
    MatchFormat.BEST_OF: frozenset({"best_of"}),
    MatchFormat.HOLLYWOOD: frozenset(
        {
            "hollywood_columns",
            "hollywood_games",
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
    """Return the names of the options that have no effect under these rules."""
    of_formats = [names for match, names in _FORMATS.items() if match != rules.match]
    others = [names for names, idle in _idle(rules) if idle]
    return frozenset[str]().union(*of_formats, *others)


def _idle(rules: Rules) -> tuple[tuple[frozenset[str], bool], ...]:
    """Return groups of options, each with whether it changes nothing."""
    return (
        (FAMILY_RULES[rules.family].inert, True),
        (UNDER_THE_LIMIT, rules.knock_limit == KnockLimit.GIN_ONLY),
        (
            frozenset({"layoff_mode"}),
            rules.knock_limit == KnockLimit.GIN_ONLY and not rules.layoff_on_gin,
        ),
        (frozenset({"knock_limit_ace"}), rules.knock_limit != KnockLimit.UPCARD),
        (frozenset({"knock_card_source"}), not rules.needs_knock_card),
        (frozenset({"deep_card_use"}), not rules.multi_take),
        (
            frozenset({"exhaust_count"}),
            rules.exhaust_score == ExhaustScore.TABLE_MINUS_HAND,
        ),
        (CHALLENGE, not rules.challenge),
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
