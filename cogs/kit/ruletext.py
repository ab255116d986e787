"""The rules of a table in a few words: their name, the contest, and the differences."""

from functools import lru_cache

import discord

from club.table.scene import Scene
from cogs.kit.drawing import Ui, in_words, lines, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.press_kinds import PressKind
from data.schema.vocabulary import TableStatus
from engine.contest import target_of
from engine.rules import ALL_PRESETS, OPTIONS, BigGin, ExtraBoxes, Rules, SequenceBonus, Shutout
from engine.rules.ineffective_options import inert_options
from engine.words import (
    BigGinMode,
    KnockCardSource,
    KnockLimit,
    SeatingFormat,
    ShutoutMode,
    TableMelds,
)

# How many differences a challenge names; the rest are behind *Rules*.
SHOWN = 6

# The members of the smallest team.
PAIR = 2

# The presets whose few words say what sets the knock, or where melds go.
_PITCH_SAYS_HOW = frozenset({"oklahoma", "oklahoma_match", "straight", "mahjong", "colonel"})

# Options that the line of the contest says already.
_SAID_APART = frozenset(
    {
        "seating",
        "team_size",
        "match",
        "game_target",
        "best_of",
        "hollywood_columns",
        "hollywood_games",
        "multi_target",
        "team_target",
    }
)


def preset_title(preset: str, ui: Ui) -> str:
    """Return the name of a ready-made preset."""
    return ui.text(_key("preset", preset))


def preset_name(rules: Rules, ui: Ui) -> str:
    """Return the name of the preset that the rules started from."""
    return preset_title(rules.preset, ui)


def pitch(preset: str, ui: Ui) -> str:
    """Return what a ready-made preset is like, in a few words without numbers."""
    return ui.text(_key("pitch", preset))


def contest_title(rules: Rules, ui: Ui) -> str:
    """Return the kind of contest, for a choice."""
    return ui.text(_key("contest", contest_format(rules)), games=games_in_all(rules))


def contest_format(rules: Rules) -> str:
    """Return the format of a contest by which texts tell it: a continuous sheet has its own."""
    return "hollywood_continuous" if rules.continuous else rules.match


def games_in_all(rules: Rules) -> int:
    """Return how many games a contest of several has at most."""
    games = rules.hollywood_games if rules.continuous else None
    return rules.best_of if games is None else games


def rules_short(rules: Rules, ui: Ui) -> str:
    """Return the rules in a few words: "Oklahoma to 100", "Association, best of 5 to 250"."""
    return rules_in_language(rules, ui.text.locale)


@lru_cache(maxsize=1024)
def rules_in_language(rules: Rules, language: str) -> str:
    """Return the same, remembered: every hand and every table names its rules."""
    ui = in_words(language)
    name = ui.text(
        _key("short", contest_format(rules)),
        rules=preset_name(rules, ui),
        target=target(rules),
        games=games_in_all(rules),
        columns=rules.hollywood_columns,
    )
    return ui.text("short-house", rules=name) if differences(rules, ui) else name


def target(rules: Rules) -> int:
    """Return the points that finish a game; those of teams go by their size, once that is set."""
    unset = rules.seating == SeatingFormat.PARTNERSHIP and rules.team_size < PAIR
    return rules.game_target if unset else target_of(rules)


def contest_words(rules: Rules, ui: Ui) -> str:
    """Return the contest and its targets: "one game to 100", "best of 5 games to 250"."""
    return ui.text(
        _key("line", contest_format(rules)),
        target=target(rules),
        games=games_in_all(rules),
        columns=rules.hollywood_columns,
        total=rules.multi_target,
    )


def rules_line(rules: Rules, ui: Ui, deals: str = "") -> str:
    """Return the rules to decide by: name, contest (or `deals` alone), the numbers."""
    like, contest = pitch_line(rules, ui), deals or contest_words(rules, ui)
    name = ui.text("line-rules", rules=preset_name(rules, ui), contest=contest)
    told = bool(like) and rules.preset in _PITCH_SAYS_HOW
    numbers = _numbers(rules, ui, told=told)
    bonuses = "" if deals else _bonuses(rules, ui)
    capital = ui.text.capital
    return lines(name, like, capital(numbers), small(capital(bonuses)), house_rules(rules, ui))


def rated_line(scene: Scene, ui: Ui) -> str:
    """Return whether the game that is on offer will be rated: one between members is."""
    if scene.status != TableStatus.WAITING:
        return ""
    computer = any(each.computer for each in scene.players)
    return small(ui.text("offer-rated", rated="no" if computer else "yes"))


def pitch_line(rules: Rules, ui: Ui) -> str:
    """Return what the rules are like, in small print; "" where a preset was changed."""
    return "" if differences(rules, ui) else small(ui.text.capital(pitch(rules.preset, ui)))


def _numbers(rules: Rules, ui: Ui, *, told: bool) -> str:
    # Return the numbers that matter in play; `told` if how a deal ends is said above.
    if not rules.knocks:
        ends = "limit-table" if rules.table_melds == TableMelds.SHARED else "limit-own-table"
        gin = ui.text("line-out", points=rules.gin_bonus) if rules.gin_bonus else ""
        return " · ".join(part for part in ("" if told else ui.text(ends), gin) if part)
    knocks = rules.knock_limit != KnockLimit.GIN_ONLY
    parts = [
        "" if told else limit_words(rules, ui),
        ui.text("line-gin", points=rules.gin_bonus),
        ui.text("line-undercut", points=rules.undercut_bonus) if knocks else "",
        ""
        if rules.big_gin.mode == BigGinMode.OFF
        else ui.text("line-big-gin", points=big_gin(rules)),
    ]
    return " · ".join(part for part in parts if part)


def _bonuses(rules: Rules, ui: Ui) -> str:
    # Return what is added when a game ends; "" where nothing is.
    idle, shutout = inert_options(rules), rules.shutout
    pays = {
        "line_bonus": rules.line_bonus > 0,
        "game_bonus": rules.game_bonus > 0,
        "shutout": shutout.mode != ShutoutMode.OFF,
    }
    said = (
        ui.text(_key("line", name), **_told(getattr(rules, name)))
        for name, pay in pays.items()
        if pay and name not in idle
    )
    return " · ".join(said)


def house_rules(rules: Rules, ui: Ui, most: int = SHOWN) -> str:
    """Return what differs from the preset, in words; "" where nothing does."""
    phrases = differences(rules, ui)
    if not phrases:
        return ""
    more = len(phrases) - most
    said = ui.text.listed(phrases[:most], "list-clauses")
    return ui.text("line-house-more" if more > 0 else "line-house", options=said, more=max(more, 0))


def differences(rules: Rules, ui: Ui) -> list[str]:
    """Return a phrase for each difference that has an effect, but those in the contest's line."""
    base, idle = ALL_PRESETS[rules.preset], inert_options(rules)
    return [
        option_words(name, getattr(rules, name), ui, getattr(base, name))
        for name in OPTIONS
        if name not in idle | _SAID_APART and getattr(rules, name) != getattr(base, name)
    ]


def option_words(name: str, value: object, ui: Ui, base: object = None) -> str:
    """Return an option's value as a phrase; where both are numbers, `base` follows in brackets."""
    said = ui.text(_key("option", name), **_told(value))
    if _is_number(value) and _is_number(base):
        return ui.text("option-beside", said=said, number=str(base))
    return said


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _told(value: object) -> dict[str, str | int]:  # noqa: PLR0911  # one a kind of value
    match value:
        case bool():
            return {"value": "yes" if value else "no"}
        case int() | str():
            return {"value": value}
        case BigGin() | Shutout():
            return {"value": value.mode, "points": value.points}
        case ExtraBoxes():
            some = "none" if value == ExtraBoxes() else "some"
            return {
                "value": some,
                "gin": value.gin,
                "big_gin": value.big_gin,
                "undercut": value.undercut,
            }
        case SequenceBonus():
            return {
                "value": value.to,
                "cards": value.long_min,
                "long": value.long_per_card,
                "pictures": value.face_per_card,
            }
        case tuple():
            return {"melds": len(value), "sizes": " + ".join(map(str, value))}
        case _:
            return {"value": "off"}


def rules_button(scene: Scene, ui: Ui) -> Press:
    """Return the button that shows the table's rules to the member who presses it alone."""
    return press(
        ui.text("press-rules"),
        make_id(PressKind.RULES, scene.table_id),
        style=discord.ButtonStyle.secondary,
    )


def limit_words(rules: Rules, ui: Ui) -> str:
    """Return what one may knock with."""
    if isinstance(rules.knock_limit, int):
        return ui.text("limit-knock", limit=rules.knock_limit)
    if (
        rules.knock_limit == KnockLimit.UPCARD
        and rules.knock_card_source == KnockCardSource.SECOND_DECK
    ):
        return ui.text("limit-second-deck")
    return ui.text(_key("limit", rules.knock_limit))


def big_gin(rules: Rules) -> int:
    """Return what big gin pays in all, before the other side's deadwood."""
    extra = rules.gin_bonus if rules.big_gin.mode == BigGinMode.EXTRA else 0
    return rules.big_gin.points + extra


def _key(stem: str, word: str) -> str:
    return f"{stem}-{word.replace('_', '-')}"
