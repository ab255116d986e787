"""Rules by name, and as text: a preset and the options that differ from it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Self, cast

from engine.errors import BadRules, Unreadable
from engine.rules.clashes import check_rules
from engine.rules.options import Option, read_value
from engine.rules.preset import Group, Preset
from engine.rules.ready_made import READY_MADE
from engine.rules.ready_made_three import READY_MADE_THREE
from engine.rules.rules import OPTIONS, Rules
from engine.seats import SEATS
from engine.words import Word

_NAME = re.compile(r"[a-z][a-z0-9_]{0,31}", re.ASCII)


class Presets(Mapping[str, Rules]):
    """An immutable mapping from names to rules; `add` returns one with a house's own.

    The rules of a house's preset keep the ready-made name, so that records can be read anywhere.
    """

    __slots__ = ("_rules",)

    def __init__(self, rules: Mapping[str, Rules]) -> None:
        self._rules = dict(rules)

    def __getitem__(self, name: str) -> Rules:
        """Return the rules of that name."""
        return self._rules[name]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names, the ready-made first."""
        return iter(self._rules)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._rules)

    def add(self, name: str, rules: Rules) -> Self:
        """Return a copy with one more; BadRules if its name isn't free, or its options clash."""
        if not _NAME.fullmatch(name):
            what = "a name is small letters, digits and _, a letter first"
            raise BadRules(f"{name!r} can't be a preset's name: {what}", "preset_name")
        if name in self:
            raise BadRules(f"there is a preset {name} already", "preset_taken")
        check_rules(rules)
        return type(self)({**self._rules, name: rules})

    def rules(self, preset: str = "standard", **options: object) -> Rules:
        """Return a preset with options (values or texts) changed; or raise BadRules."""
        base = self.get(preset)
        if base is None:
            raise BadRules(f"there is no preset {preset!r}", "preset")
        declared = {name: _option(name) for name in options}
        changed = {
            name: read_value(name, declared[name], value)
            if isinstance(value, str) and not isinstance(value, Word)
            else value
            for name, value in options.items()
        }
        made = replace(base, **cast("Any", changed))
        if len(made.seats) > len(SEATS) and not self._deals_three:
            raise BadRules("Here a deal is between two.", "seating")
        return made

    @property
    def _deals_three(self) -> bool:
        return any(len(rules.seats) > len(SEATS) for rules in self._rules.values())


def _presets(declared: Iterable[Preset]) -> dict[str, Rules]:
    return {each.name: Rules(preset=each.name, **cast("Any", each.options)) for each in declared}


_EVERY = (*READY_MADE, *READY_MADE_THREE)

PRESETS = Presets(_presets(READY_MADE))
"""Every ready-made preset in which a deal is between two, in the order of the rules, A.8."""

ALL_PRESETS = Presets(_presets(_EVERY))
"""Those, and the ones for three who all play; no others make rules for three of an option."""

POPULAR = tuple(each.name for each in sorted(_EVERY, key=lambda each: each.place))
"""The names of the ready-made presets; what most people look for comes first."""

BY_GROUP: Mapping[Group, tuple[str, ...]] = {
    group: tuple(each.name for each in _EVERY if each.group == group) for group in Group
}


def read_rules(text: str, presets: Presets = ALL_PRESETS) -> Rules:
    """Read a preset's name and options, such as "standard gin_bonus=20".

    Raises:
        Unreadable: The text isn't of this form, or names an option twice.
        BadRules: There is no such preset or option, or a value doesn't fit.
    """
    preset, *words = text.split() or [""]
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Unreadable(f"{word!r} is not a rule: write NAME=VALUE")
        if name in options:
            raise Unreadable(f"{name} is given twice")
        options[name] = read_value(name, _option(name), value)
    return presets.rules(preset, **options)


def write_rules(rules: Rules) -> str:
    """Return the text that `read_rules` reads: the preset and the options that differ from it."""
    return " ".join((rules.preset, *changed_options(rules)))


def changed_options(rules: Rules) -> tuple[str, ...]:
    """Return a word for each option that differs from the preset, such as "gin_bonus=20"."""
    base = ALL_PRESETS[rules.preset]
    return tuple(
        f"{name}={values.write(getattr(rules, name))}"
        for name, values in OPTIONS.items()
        if getattr(rules, name) != getattr(base, name)
    )


def _option(name: str) -> Option:
    values = OPTIONS.get(name)
    if values is None:
        raise BadRules(f"there is no rule {name!r}", "option")
    return values
