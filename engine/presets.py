"""Ready-made rules (rules, A.8): each as its differences from `standard`."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from engine.options import BigGin, ExtraBoxes, SequenceBonus, Shutout
from engine.rules import Rules

_NO_END_BONUSES: Mapping[str, object] = {
    "game_bonus": 0,
    "line_bonus": 0,
    "shutout": Shutout("off"),
    "big_gin": BigGin("off"),
}
_OKLAHOMA: Mapping[str, object] = {
    "knock_limit": "upcard",
    "knock_limit_ace": "gin_only",
    "spade_doubles": True,
}
_OKLAHOMA_MATCH: Mapping[str, object] = {
    **_OKLAHOMA,
    "knock_card_source": "second_deck",
    "first_turn": "stock_only",
    "next_dealer": "loser",
}
_FOSDICK: Mapping[str, object] = {
    **_NO_END_BONUSES,
    "knock_limit": "upcard",
    "knock_limit_ace": "one",
    "knock_score": "loser_full",
    "gin_bonus": 20,
    "undercut_bonus": 20,
    "final_discard": "optional",
}
_TABLE_MELDS: Mapping[str, object] = {
    **_NO_END_BONUSES,
    "knock_limit": "gin_only",
    "undercut_bonus": 0,
}
_COLONEL: Mapping[str, object] = {
    **_TABLE_MELDS,
    "first_turn": "normal_draw",
    "ace": "high",
    "values": "colonel",
    "table_melds": "shared",
    "final_discard": "optional",
    "stock_end": 0,
    "gin_bonus": 0,
    "exhaust_score": "difference",
}

_DIFFERENCES: Mapping[str, Mapping[str, object]] = {
    "standard": {},
    "classic": {
        "gin_bonus": 20,
        "big_gin": BigGin("off"),
        "undercut_bonus": 10,
        "line_bonus": 20,
        "shutout": Shutout("extra", 100),
        "next_dealer": "winner",
    },
    "tournament": {
        "big_gin": BigGin("off"),
        "shutout": Shutout("double_total"),
        "next_dealer": "winner",
    },
    "family": {
        **_NO_END_BONUSES,
        "gin_bonus": 20,
        "undercut_bonus": 10,
        "next_dealer": "winner",
    },
    "dictionary": {
        "first_dealer": "cut_low_deals",
        "first_turn": "offer_nondealer",
        "gin_compulsory": True,
        "big_gin": BigGin("extra", 6),
    },
    "elder": {
        "first_dealer": "cut_high_chooses",
        "big_gin": BigGin("off"),
        "shutout": Shutout("double_total"),
    },
    "eleven": {"first_turn": "eleven_cards"},
    "straight": {"knock_limit": "gin_only"},
    "oklahoma": _OKLAHOMA,
    "oklahoma_kisses": {
        **_OKLAHOMA,
        "game_target": 150,
        "extra_boxes": ExtraBoxes(gin=2, big_gin=2, undercut=1),
        "spade_double_boxes": "extra",
    },
    "oklahoma_fosdick": _FOSDICK,
    "oklahoma_match": _OKLAHOMA_MATCH,
    "hollywood": {"match": "hollywood"},
    "hollywood_oklahoma": {**_OKLAHOMA_MATCH, "match": "hollywood"},
    "tedesco": {
        **_OKLAHOMA,
        "ace": "corner",
        "values": "ace15",
        "match": "hollywood",
        "game_target": 200,
        "team_sweep_bonus": 25,
    },
    "round_corner": {
        "ace": "corner",
        "values": "ace15",
        "gin_bonus": 20,
        "undercut_bonus": 20,
        "line_bonus": 20,
        "game_target": 125,
        "layoff_on_gin": True,
        "discard_visibility": "full",
        "big_gin": BigGin("off"),
    },
    "sequence": {
        **_FOSDICK,
        "sets": False,
        "sequence_bonus": SequenceBonus(6, 1, 1, "winner"),
    },
    "mahjong": {
        **_TABLE_MELDS,
        "first_turn": "normal_draw",
        "discard_visibility": "full",
        "values": "mahjong",
        "table_melds": "shared",
        "final_discard": "optional",
        "game_target": 300,
        "exhaust_score": "table_minus_hand",
    },
    "skarney": {
        **_TABLE_MELDS,
        "first_turn": "stock_only",
        "runs": "any_suit",
        "ace": "high_or_low",
        "values": "ace15",
        "table_melds": "own_only",
        "final_discard": "none",
        "gin_bonus": 20,
        "gin_bonus_no_contract": 40,
        "game_target": 200,
        "exhaust_score": "difference",
    },
    "colonel": _COLONEL,
    "gra": {
        "match": "best_of",
        "game_target": 250,
        "return_taken_discard": True,
        "wall_rule": "last_discard_action",
    },
    "multi_match": {"match": "multi_match"},
    "palace": {
        "big_gin": BigGin("off"),
        "undercut_bonus": 20,
        "game_bonus": 0,
        "line_bonus": 10,
        "line_bonus_timing": "immediate",
        "shutout": Shutout("off"),
    },
    "colonel_challenge": {**_COLONEL, "challenge": True},
}

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {name: Rules(preset=name, **cast("Any", options)) for name, options in _DIFFERENCES.items()}
)
"""Every preset by its name, in the order of the rules, A.8."""
