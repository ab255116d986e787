"""Every choice of the rules in words: its name, its values, and what has changed."""

from club.house_rules.rule_controls import RuleControl, Value, turnable
from cogs.kit.drawing import Ui, lines
from cogs.kit.ruletext import preset_name
from engine.rules import OPTIONS, Rules
from engine.rules.options import Sizes

_SWITCH = ("yes", "no")
_OFF = "off"


def knob_title(knob: RuleControl, ui: Ui) -> str:
    """Return the name of a choice."""
    return ui.text(f"rule-{_hyphened(knob.name)}")


def value_words(knob: RuleControl, value: Value, ui: Ui) -> str:
    """Return a value of a choice in a few words."""
    if isinstance(value, int):
        return ui.text("value-number", number=value)
    if knob.words == _SWITCH or (knob.numbers and value == _OFF):
        return ui.text(f"value-{value}")
    if isinstance(OPTIONS[knob.option], Sizes):
        return ui.text("value-contract", sizes=value.replace("/", " + "))
    return ui.text(f"value-{_hyphened(knob.name)}-{_hyphened(value)}")


def changes(rules: Rules, base: Rules, ui: Ui, room: int) -> str:
    """Return the changes from `base`, a line each; those beyond `room` characters are counted."""
    found: list[str] = []
    if rules.preset != base.preset:
        before = preset_name(base, ui)
        found.append(ui.text("panel-variant", name=preset_name(rules, ui), before=before))
    told = {knob.name for knobs in turnable(base).values() for knob in knobs}
    found += [
        ui.text(
            "panel-change" if knob.name in told else "panel-change-new",
            rule=knob_title(knob, ui),
            value=value_words(knob, knob.get(rules), ui),
            before=value_words(knob, knob.get(base), ui),
        )
        for knobs in turnable(rules).values()
        for knob in knobs
        if knob.get(rules) != knob.get(base)
    ]
    shown, left = list[str](), room
    for line in found:
        left -= len(line) + 1
        if left < 0:
            break
        shown.append(line)
    more = len(found) - len(shown)
    return lines(*shown, ui.text("panel-more", changes=more) if more else "")


def _hyphened(word: str) -> str:
    return word.replace("_", "-").replace(".", "-")
