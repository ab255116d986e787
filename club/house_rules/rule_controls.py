"""A knob for each choice in a set of rules, or part of it; its value is a word or a number."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, cast

from club.core.errors import NoSuchRule
from engine.rules import OPTIONS, Rules
from engine.rules.ineffective_options import inert_options
from engine.rules.options import (
    BigGin,
    Boxes,
    ExtraBoxes,
    Mode,
    OneOf,
    Runs,
    SequenceBonus,
    Shutout,
    Sizes,
    WholeNumber,
    YesNo,
)
from engine.words import BigGinMode, SeatingFormat, SequencePaid, ShutoutMode, Word

Value = str | int
"""A word, or a number."""

MENU = 25
"""Choices that a Discord menu can hold."""


class RuleGroup(Word):
    """The groups of choices, in the order shown."""

    DEAL = "deal"
    MELDS = "melds"
    KNOCKING = "knocking"
    TABLE = "table"
    SCORING = "scoring"
    GAME = "game"
    CONTEST = "contest"
    SEATS = "seats"


@dataclass(frozen=True, slots=True)
class RuleControl:
    """One choice, named like its option, or such as "big_gin.points" for a part of it.

    `put` returns the rules with it set; `shown` says whether it has an effect under some rules.
    """

    name: str
    option: str
    words: tuple[str, ...]
    numbers: range
    get: Callable[[Rules], Value]
    put: Callable[[Rules, Value], Rules]
    shown: Callable[[Rules], bool] = lambda _: True

    def read(self, text: str) -> Value:
        """Read a value as a press names it; NoSuchRule if it can't be set to that."""
        if text in self.words:
            return text
        if text.isascii() and text.isdigit() and len(text) < _DIGITS and int(text) in self.numbers:
            return int(text)
        raise NoSuchRule

    def offered(self, present: Value) -> tuple[Value, ...]:
        """Return what its menu offers: all values if few, else the usual ones and `present`."""
        if not self.typed:
            return (*self.words, *self.numbers)
        usual = next(usual for most, usual in _USUAL.items() if self.numbers[-1] <= most)
        shown = {each for each in usual if each in self.numbers}
        if isinstance(present, int):
            shown.add(present)
        return (*self.words, *sorted(shown))

    def steps(self, present: Value) -> tuple[int, ...]:
        """Return the numbers 10 or 1 away, where a menu doesn't hold them all."""
        if not self.typed or not isinstance(present, int):
            return ()
        reached = (present + step for step in _STEPS)
        return tuple(each for each in reached if each in self.numbers)

    @property
    def typed(self) -> bool:
        """Whether it has more values than a menu holds, so that a number may be typed too."""
        return len(self.words) + len(self.numbers) > MENU


_DIGITS = 6
_STEPS = (-10, -1, 1, 10)
_USUAL: Mapping[int, tuple[int, ...]] = {
    200: (*range(9), 10, 12, 15, 20, 24, 25, 30, 40, 50, 60, 75, 100, 150, 200),
    1000: (
        *(0, 1, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400, 500),
        *(750, 1000),
    ),
    10000: (
        *(1, 50, 100, 150, 200, 250, 300, 400, 500, 600, 750, 800, 1000, 1250, 1500, 2000, 2500),
        *(3000, 4000, 5000, 7500, 10000),
    ),
}
"""Numbers that people play by, for ranges up to the keys."""

_NONE = range(0)
_YES_NO = ("yes", "no")
_OFF = "off"


def _plain(name: str) -> RuleControl:
    values = OPTIONS[name]
    words: tuple[str, ...] = ()
    numbers = _NONE
    if isinstance(values, OneOf):
        words = values.words
    elif isinstance(values, YesNo):
        words = _YES_NO
    elif isinstance(values, Sizes):
        words = tuple(values.write(sizes) for sizes in _CONTRACTS)
    else:
        assert isinstance(values, WholeNumber)
        words = (*values.words, _OFF) if values.optional else values.words
        numbers = values.numbers

    def get(rules: Rules) -> Value:
        value = getattr(rules, name)
        return value if type(value) is int else values.write(value)

    def put(rules: Rules, value: Value) -> Rules:
        return _set(rules, name, values.read(str(value)))

    return RuleControl(name, name, words, numbers, get, put)


def _contracts() -> tuple[tuple[int, ...], ...]:
    """Return the contracts that a hand of ten can fulfil; the order of the melds doesn't matter."""
    ones = [(size,) for size in range(3, 11)]
    twos = [(one, two) for one in range(3, 6) for two in range(one, 11 - one)]
    return (*ones, *twos, (3, 3, 3), (3, 3, 4))


_CONTRACTS = _contracts()


def _set(rules: Rules, option: str, value: object) -> Rules:
    return replace(rules, **cast("Any", {option: value}))


def _mode(option: str, usual: Mapping[str, int]) -> tuple[RuleControl, RuleControl]:
    """The knobs of a bonus paid in several ways: the way, with `usual` points, and its points."""
    values = OPTIONS[option]
    assert isinstance(values, Mode)
    mode = cast("Mode[BigGin] | Mode[Shutout]", values)

    def present(rules: Rules) -> BigGin | Shutout:
        return getattr(rules, option)

    def way(rules: Rules, value: Value) -> Rules:
        return _set(rules, option, mode.of(str(value), usual.get(str(value), 0)))

    def points(rules: Rules, value: Value) -> Rules:
        return _set(rules, option, replace(present(rules), points=int(value)))

    return (
        RuleControl(
            option, option, (*mode.plain, *mode.paying), _NONE, lambda r: present(r).mode, way
        ),
        RuleControl(
            f"{option}.points",
            option,
            (),
            range(mode.most + 1),
            lambda rules: present(rules).points,
            points,
            lambda rules: present(rules).mode in mode.paying,
        ),
    )


def _boxes() -> tuple[RuleControl, ...]:
    values = OPTIONS["extra_boxes"]
    assert isinstance(values, Boxes)

    def knob(part: str) -> RuleControl:
        def get(rules: Rules) -> Value:
            return getattr(rules.extra_boxes, part)

        def put(rules: Rules, value: Value) -> Rules:
            boxes: ExtraBoxes = replace(rules.extra_boxes, **{part: int(value)})
            return replace(rules, extra_boxes=boxes)

        return RuleControl(
            f"extra_boxes.{part}", "extra_boxes", (), range(values.most + 1), get, put
        )

    return tuple(knob(part) for part in ("gin", "big_gin", "undercut"))


def _runs() -> tuple[RuleControl, ...]:
    values = OPTIONS["sequence_bonus"]
    assert isinstance(values, Runs)
    begun = SequenceBonus(6, 1, 1, SequencePaid.WINNER)

    def to(rules: Rules, value: Value) -> Rules:
        if value == _OFF:
            return replace(rules, sequence_bonus=None)
        return replace(
            rules, sequence_bonus=replace(rules.sequence_bonus or begun, to=SequencePaid(value))
        )

    def knob(part: str, numbers: range) -> RuleControl:
        def get(rules: Rules) -> Value:
            return getattr(rules.sequence_bonus or begun, part)

        def put(rules: Rules, value: Value) -> Rules:
            bonus = replace(rules.sequence_bonus or begun, **cast("Any", {part: int(value)}))
            return replace(rules, sequence_bonus=bonus)

        return RuleControl(
            f"sequence_bonus.{part}",
            "sequence_bonus",
            (),
            numbers,
            get,
            put,
            lambda rules: rules.sequence_bonus is not None,
        )

    def get(rules: Rules) -> Value:
        return _OFF if rules.sequence_bonus is None else rules.sequence_bonus.to

    return (
        RuleControl(
            "sequence_bonus",
            "sequence_bonus",
            (_OFF, SequencePaid.WINNER, SequencePaid.BOTH),
            _NONE,
            get,
            to,
        ),
        knob("long_min", range(3, 14)),
        knob("long_per_card", range(values.most + 1)),
        knob("face_per_card", range(values.most + 1)),
    )


def _teams() -> tuple[RuleControl, RuleControl]:
    """The knobs of seating and team size."""

    def seated(rules: Rules, value: Value) -> Rules:
        size = max(rules.team_size, _TEAM[0]) if value == SeatingFormat.PARTNERSHIP else 1
        return replace(rules, seating=SeatingFormat(value), team_size=size)

    seating, size = _plain("seating"), _plain("team_size")
    return replace(seating, put=seated), replace(size, numbers=_TEAM)


_TEAM = range(2, 7)
_SEATING, _TEAM_SIZE = _teams()

_COMPOSED: Mapping[str, tuple[RuleControl, ...]] = {
    "big_gin": _mode("big_gin", {BigGinMode.TOTAL: 31, BigGinMode.EXTRA: 6}),
    "shutout": _mode("shutout", {ShutoutMode.EXTRA: 100}),
    "extra_boxes": _boxes(),
    "sequence_bonus": _runs(),
    "seating": (_SEATING,),
    "team_size": (_TEAM_SIZE,),
}

_GROUPS: Mapping[RuleGroup, tuple[str, ...]] = {
    RuleGroup.DEAL: (
        *("first_dealer", "next_dealer", "draw_dealer", "first_turn", "immediate_knock"),
        *("discard_visibility", "return_taken_discard", "stock_end", "wall_rule", "stall_guard"),
    ),
    RuleGroup.MELDS: ("sets", "runs", "ace", "values", "table_melds"),
    RuleGroup.KNOCKING: (
        *("knock_limit", "knock_limit_ace", "knock_card_source", "gin_compulsory"),
        *("final_discard", "knock_meld_mode", "layoff_mode", "layoff_on_gin", "illegal_knock"),
    ),
    RuleGroup.TABLE: (
        *("multi_take", "deep_card_use", "contract", "layoff_cap_per_meld"),
        *("extend_on_contract_turn", "ace_offer_skips_draw", "reoffer_ban", "exhaust_count"),
        *("challenge", "challenge_timing", "challenge_per_turn", "challenge_tie"),
    ),
    RuleGroup.SCORING: (
        *("knock_score", "gin_bonus", "gin_bonus_no_contract", "big_gin", "undercut_bonus"),
        *("tie_rule", "exhaust_score", "spade_doubles", "extra_boxes", "spade_double_boxes"),
        "sequence_bonus",
    ),
    RuleGroup.GAME: (
        *("game_target", "game_bonus", "line_bonus", "line_bonus_timing", "shutout"),
        *("exact_margin_forfeit", "exact_margin_basis", "winner_by"),
    ),
    RuleGroup.CONTEST: (
        *("match", "best_of", "multi_target", "multi_hand_bonus", "multi_win_bonus"),
        *("multi_shutout_bonus", "hollywood_columns", "hollywood_games"),
        *("hollywood_late_entry", "hollywood_decide", "hollywood_third_double"),
    ),
    RuleGroup.SEATS: (
        *("seating", "team_size", "team_target", "team_sweep_bonus", "opponent_rotation"),
        *("partner_talk", "team_result_visibility"),
    ),
}

GROUPS: Mapping[RuleGroup, tuple[RuleControl, ...]] = MappingProxyType(
    {
        group: tuple(
            knob for option in options for knob in _COMPOSED.get(option) or (_plain(option),)
        )
        for group, options in _GROUPS.items()
    }
)

KNOBS: Mapping[str, RuleControl] = MappingProxyType(
    {knob.name: knob for knobs in GROUPS.values() for knob in knobs}
)


def group_of(knob: RuleControl) -> RuleGroup:
    """Return the group that a knob is in."""
    return next(group for group, knobs in GROUPS.items() if knob in knobs)


def turnable(rules: Rules) -> dict[RuleGroup, tuple[RuleControl, ...]]:
    """Return the groups with the knobs that have an effect under these rules; no group is empty."""
    idle = inert_options(rules)
    found = {
        group: tuple(knob for knob in knobs if knob.option not in idle and knob.shown(rules))
        for group, knobs in GROUPS.items()
    }
    return {group: knobs for group, knobs in found.items() if knobs}
