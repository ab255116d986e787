"""Ready-made rules (rules, A.8): each as its differences from `standard`.

Two more are those of programs that play gin, so that players of theirs and ours can meet:

- `openspiel` is `gin_rummy` of OpenSpiel with its default parameters. A game of theirs is one deal,
  so a game here goes to 1 point and pays nothing more. Not said by our options: their deal is void
  when the 50th card is taken off the pile, counting all of them; ours after 50 turns in a row
  without a draw from the stock. Their knocker and defender lay melds down one by one, and the
  defender lays cards off first; here both lay out as well as can be, unless `knock_meld_mode` and
  `layoff_mode` are manual. Other knock cards, decks and hand sizes of theirs are parameters, of
  which only `knock_limit` is an option here.
- `eaai` is the game of the EAAI gin rummy challenge: to 100, with no bonus but those for gin and an
  undercut. Not said by our options: an illegal move loses the whole game there, and is refused
  here; nothing there ends a deal in which no card is drawn from the stock, so the guard is as far
  off as it can be; the defender chooses melds before laying off, and here both are as good as can
  be. What a hand that is thrown in keeps is who starts; otherwise the start alternates.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Self, cast

from engine.errors import BadRules
from engine.rules.options import BigGin, ExtraBoxes, SequenceBonus, Shutout
from engine.rules.rules import Rules

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
    "openspiel": {
        **_NO_END_BONUSES,
        "tie_rule": "no_score",
        "return_taken_discard": True,
        "wall_rule": "last_discard_action",
        "stall_guard": 50,
        "game_target": 1,
    },
    "eaai": {**_NO_END_BONUSES, "stall_guard": 200},
}

_NAME = re.compile(r"[a-z][a-z0-9_]{0,31}", re.ASCII)


class Presets(Mapping[str, Rules]):
    """Rules by name: an immutable value, to which a house adds its own.

    The rules of a house's preset keep the name of the ready-made one that they started from, and
    their options say the rest: so whatever is written under them can be read anywhere.
    """

    __slots__ = ("_rules",)

    def __init__(self, rules: Mapping[str, Rules]) -> None:
        self._rules = dict(rules)

    def __getitem__(self, name: str) -> Rules:
        """Return the rules of that name."""
        return self._rules[name]

    def __iter__(self) -> Iterator[str]:
        """Go through the names, the ready-made first."""
        return iter(self._rules)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._rules)

    def add(self, name: str, rules: Rules) -> Self:
        """Return these and one more.

        Raises:
            BadRules: The name isn't a small word or is taken, or the rules don't go together.
        """
        if not _NAME.fullmatch(name):
            what = "a name is small letters, digits and _, a letter first"
            raise BadRules(f"{name!r} can't be a preset's name: {what}", "preset_name")
        if name in self:
            raise BadRules(f"there is a preset {name} already", "preset_taken")
        rules.check()
        return type(self)({**self._rules, name: rules})

    def read(self, text: str) -> Rules:
        """Read a name and options, such as "standard gin_bonus=20".

        Raises:
            Unreadable: The text isn't of this form, or names an option twice.
            BadRules: There is no such preset or option, or a value doesn't fit.
        """
        return Rules.from_text(text, self)


PRESETS = Presets(
    {name: Rules(preset=name, **cast("Any", options)) for name, options in _DIFFERENCES.items()}
)
"""Every ready-made preset by its name, in the order of the rules, A.8."""
