"""Choosing what to play: a variant, a contest and a target, as a command's options name them."""

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from discord import app_commands

from club.core.deadlines import Terms
from club.core.errors import Refusal
from club.table import playable
from club.table.current_turn import terms
from cogs.house_rules.ui.games_menus import GamesOffer
from cogs.kit.drawing import Ui
from cogs.kit.ruletext import contest_title, pitch, preset_name, preset_title, rules_short
from cogs.kit.text import Text, plain_name, safe_name
from cogs.routing.answers import place_id_of
from cogs.routing.bot import Bot, Interaction
from cogs.routing.table_resolver import CHOICES, LABEL
from engine.players import LEVELS
from engine.rules import ALL_PRESETS, Rules, read_rules
from engine.rules.clashes import clashes
from engine.rules.presets import POPULAR
from engine.words import MatchFormat, SeatingFormat

# What is offered for a game's target; any other may be typed (rules, A.5).
TARGETS = (50, 100, 125, 150, 200, 250, 300, 500)

# Characters for the list of choices in the answer to a name that isn't one.
ROOM = 1500

# Between what a target may be typed.
LEAST, MOST = 10, 1000

# What a contest may be, each as what it makes of the rules.
CONTESTS: dict[str, dict[str, object]] = {
    "single": {"match": MatchFormat.SINGLE},
    "best_of_3": {"match": MatchFormat.BEST_OF, "best_of": 3},
    "best_of_5": {"match": MatchFormat.BEST_OF, "best_of": 5},
    "best_of_7": {"match": MatchFormat.BEST_OF, "best_of": 7},
    "hollywood": {"match": MatchFormat.HOLLYWOOD, "hollywood_games": None},
    "hollywood_5": {"match": MatchFormat.HOLLYWOOD, "hollywood_games": 5},
    "hollywood_7": {"match": MatchFormat.HOLLYWOOD, "hollywood_games": 7},
    "multi_match": {"match": MatchFormat.MULTI_MATCH},
}


# The seatings, each with what it makes of the rules.
SEATINGS: dict[str, dict[str, object]] = {
    "two": {"seating": SeatingFormat.HEADS_UP, "team_size": 1},
    **{
        f"partners_{size}": {"seating": SeatingFormat.PARTNERSHIP, "team_size": size}
        for size in range(2, 7)
    },
    "round_robin": {"seating": SeatingFormat.ROUND_ROBIN, "team_size": 1},
    "captain": {"seating": SeatingFormat.CAPTAIN, "team_size": 1},
    "three_handed": {"seating": SeatingFormat.THREE_HANDED, "team_size": 1},
}


def seat_choices() -> list[app_commands.Choice[str]]:
    """The seatings to choose from, each a key of `SEATINGS`."""
    text = Text()
    keys = {word: f"choice-seats-{word.replace('_', '-')}" for word in SEATINGS}
    return [app_commands.Choice(name=text(key), value=word) for word, key in keys.items()]


def level_choices() -> list[app_commands.Choice[str]]:
    """How strong the computer may play, to choose from."""
    text = Text()
    return [app_commands.Choice(name=text(f"choice-level-{word}"), value=word) for word in LEVELS]


class NoSuchVariant(Refusal):
    """No variant is called that.

    Its message gets `name`, what was typed; `variants`, all or similar ones; `near`, yes if
    similar.
    """


class NoSuchContest(Refusal):
    """No contest has the typed `name`; the message gets `rules` and `contests` too."""


@dataclass(frozen=True, slots=True)
class NamedRules:
    """Rules that a member may choose by a name."""

    value: str  # in an option or a button: small letters, digits and _, at most 48
    rules: Rules
    title: str | None = None  # of saved rules; None for a preset, which each locale names
    note: str | None = None  # None for the locale's, or the preset and contest of saved rules
    clock: Terms | None = None  # for a turn; None for the server's usual one

    def called(self, ui: Ui) -> str:
        """Their name as it is, for a choice or a button."""
        return self.title or preset_title(self.rules.preset, ui)

    def told(self, ui: Ui) -> str:
        """What they are like, in a few words."""
        if self.note or self.title is None:
            return self.note or pitch(self.rules.preset, ui)
        return rules_short(self.rules, ui)


class RulesChoice(NamedTuple):
    """A member's choice: keys or typed text, and points. None keeps what the rules have."""

    variant: str | None = None
    contest: str | None = None
    target: int | None = None
    seats: str | None = None


class GamesWish(NamedTuple):
    """What a member has chosen on a panel; "" or 0 for what is usual."""

    variant: str = ""
    contest: str = ""
    target: int = 0
    clock: str = ""


SHIPPED = tuple(NamedRules(name, ALL_PRESETS[name]) for name in POPULAR)


async def named_rules(client: Bot, server_id: int | None, member_id: int) -> list[NamedRules]:
    """Return rules to choose by name: those saved, the member's own first, then the presets."""
    saved = await client.club.panels.saved(server_id, member_id)
    return [
        *(
            NamedRules(
                f"saved_{each.preset_id}", each.rules, plain_name(each.name), clock=each.clock
            )
            for each in saved
            if each.rules is not None
        ),
        *SHIPPED,
    ]


async def chosen_rules(
    interaction: Interaction,
    variant: str | None = None,
    contest: str | None = None,
    target: int | None = None,
    seats: str | None = None,
) -> Rules:
    """Return the rules chosen, or usual; or NoSuchVariant, NoSuchContest, UnplayableRules."""
    ui = interaction.client.ui_for(interaction)
    if variant is not None:
        rules = (await find_rules(interaction, variant)).rules
    else:
        rules = await usual_rules(interaction.client, place_id_of(interaction))
    if contest is not None:
        rules = replace(rules, **CONTESTS[contest_named(contest, rules, ui)])
    if target is not None:
        rules = replace(rules, game_target=target)
    if seats is not None:
        rules = replace(rules, **SEATINGS[seats])
    playable.check(rules)
    return rules


async def own_clock(interaction: Interaction, variant: str | None) -> Terms | None:
    """Return a variant's saved clock, None for the server's; raise `NoSuchVariant` if unknown."""
    return None if variant is None else (await find_rules(interaction, variant)).clock


async def usual_rules(client: Bot, server_id: int | None) -> Rules:
    """The rules of a game for which nobody has chosen any: the server's, or else the bot's own."""
    if server_id is None:
        return client.rules
    chosen = await client.club.settings.server(server_id)
    return read_rules(chosen.rules) if chosen.rules else client.rules


async def find_rules(interaction: Interaction, typed: str) -> NamedRules:
    """Return the named rules that a member means, or raise `NoSuchVariant`."""
    client = interaction.client
    ui = client.ui_for(interaction)
    offered = await named_rules(client, place_id_of(interaction), interaction.user.id)
    for means in (lambda one: one.value, lambda one: one.called(ui)):
        found = next((one for one in offered if _plain(means(one)) == _plain(typed)), None)
        if found is not None:
            return found
    names = {_plain(one.called(ui)): one.called(ui) for one in offered}
    near = [names[one] for one in difflib.get_close_matches(_plain(typed), names, n=3)]
    near += [one.called(ui) for one in _matching(offered, typed, ui) if one.called(ui) not in near]
    raise NoSuchVariant(
        name=typed,
        near="yes" if near else "no",
        variants=listed(near or names.values()),
    )


def contests_of(rules: Rules) -> dict[str, Rules]:
    """The contests that go with the rules (rules, A.9), each with what it makes of them."""
    made = {word: replace(rules, **options) for word, options in CONTESTS.items()}
    return {word: one for word, one in made.items() if not any(each.found for each in clashes(one))}


def contest_named(typed: str, rules: Rules, ui: Ui) -> str:
    """The key of a contest; one that doesn't go with the rules is refused by `check`."""
    for word, options in CONTESTS.items():
        title = contest_title(replace(rules, **options), ui)
        if _plain(typed) in {_plain(word), _plain(title)}:
            return word
    titles = [contest_title(one, ui) for one in contests_of(rules).values()]
    raise NoSuchContest(name=typed, rules=preset_title(rules.preset, ui), contests=listed(titles))


async def games_offered(interaction: Interaction, server_id: int, wish: GamesWish) -> GamesOffer:
    """Return the games for two that a wish means, and what else may be chosen in their place."""
    client, member_id = interaction.client, interaction.user.id
    ui = client.ui_for(interaction)
    every = await named_rules(client, server_id, member_id)
    offered = [one for one in every if _for_two(one.rules)]
    named = next((one for one in offered if one.value == wish.variant), None)
    usual = await usual_rules(client, server_id)
    if not _for_two(usual):
        usual = replace(usual, seating=SeatingFormat.HEADS_UP, team_size=1)
    base = usual if named is None else named.rules
    made = contests_of(base)
    rules = made.get(wish.contest, base)
    if wish.target:
        rules = replace(rules, game_target=wish.target)
    saved = None if named is None else named.clock
    settings = await client.club.settings.server(server_id)
    return GamesOffer(
        "" if named is None else named.value,
        wish.clock,
        rules,
        Terms.parse(wish.clock) if wish.clock else saved or terms(settings),
        preset_name(usual, ui),
        [(one.value, one.called(ui), one.told(ui)) for one in offered],
        next((word for word in made if replace(rules, **CONTESTS[word]) == rules), ""),
        [(word, contest_title(one, ui), "") for word, one in made.items()],
        sorted({*TARGETS, rules.game_target}),
    )


def _for_two(rules: Rules) -> bool:
    return rules.seating == SeatingFormat.HEADS_UP


async def variants_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The named rules that fit what a member has typed, to choose from."""
    client = interaction.client
    ui = client.ui_for(interaction)
    offered = await named_rules(client, place_id_of(interaction), interaction.user.id)
    return [
        app_commands.Choice(name=_choice(one, ui), value=one.value)
        for one in _matching(offered, typed, ui)[:CHOICES]
    ]


async def contests_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The contests that go with the variant chosen beside, to choose from."""
    ui = interaction.client.ui_for(interaction)
    rules = await usual_rules(interaction.client, place_id_of(interaction))
    variant = getattr(interaction.namespace, "variant", None)
    if variant:
        try:
            rules = (await find_rules(interaction, variant)).rules
        except NoSuchVariant:
            return []
    choices = [
        app_commands.Choice(name=contest_title(one, ui), value=word)
        for word, one in contests_of(rules).items()
    ]
    return [one for one in choices if _plain(typed) in _plain(one.name)]


async def targets_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The usual targets, and the number that a member has typed."""
    ui = interaction.client.ui_for(interaction)
    offered = [each for each in TARGETS if str(each).startswith(typed)]
    if re.fullmatch(r"[0-9]{1,4}", typed) and LEAST <= int(typed) <= MOST:
        offered = [int(typed), *(each for each in offered if each != int(typed))]
    return [
        app_commands.Choice(name=ui.text("choice-target", target=each), value=each)
        for each in offered
    ]


def _matching(offered: Sequence[NamedRules], typed: str, ui: Ui) -> list[NamedRules]:
    """Return matches: by start of name, of a word, anywhere in it, last in the description."""
    wanted = typed.strip().casefold()

    def rank(one: NamedRules) -> int | None:
        name, told = one.called(ui).casefold(), one.told(ui).casefold()
        tests: tuple[Callable[[], bool], ...] = (
            lambda: name.startswith(wanted),
            lambda: any(word.startswith(wanted) for word in name.split()),
            lambda: wanted in name or wanted in one.value,
            lambda: wanted in told,
        )
        return next((at for at, test in enumerate(tests) if test()), None)

    ranked = [(at, one) for one in offered if (at := rank(one)) is not None]
    return [one for _, one in sorted(ranked, key=lambda pair: pair[0])]


def _choice(one: NamedRules, ui: Ui) -> str:
    return ui.text("choice-variant", name=one.called(ui), pitch=one.told(ui))[:LABEL]


def _plain(typed: str) -> str:
    return "".join(sign for sign in typed.casefold() if sign.isalnum())


def listed(names: Iterable[str]) -> str:
    """Names one after the other, as many as a message has room for."""
    said = ", ".join(safe_name(name) for name in names)
    if len(said) <= ROOM:
        return said
    return f"{said[:ROOM].rpartition(', ')[0]}, …"
