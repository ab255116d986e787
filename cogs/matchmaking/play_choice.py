"""What a member last chose to play on the panel of `/gin play`, and what it comes to here."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from club.core import levels
from club.core.deadlines import Terms
from club.core.settings import MemberSettings
from cogs.kit.ruletext import contest_title, preset_name
from cogs.matchmaking.ui.play import PlayPanel
from cogs.routing.answers import answers_only, place_id_of
from cogs.routing.bot import Bot, Interaction
from cogs.routing.command_rules import (
    CONTESTS,
    TARGETS,
    NamedRules,
    RulesChoice,
    chosen_rules,
    contest_named,
    contests_of,
    find_rules,
    named_rules,
    usual_rules,
)
from cogs.routing.people import person_of
from engine.rules import Rules


@dataclass(frozen=True, slots=True)
class PlayChoice:
    """The panel as a member has left it, and the clock of rules saved with one."""

    panel: PlayPanel
    clock: Terms | None

    @property
    def rules(self) -> Rules:
        """The rules chosen, with the contest and the target in them."""
        return self.panel.rules


async def choice_of(interaction: Interaction, *, page: int = 0) -> PlayChoice:
    """Return a member's choice; what there isn't any more, or here, counts as not chosen."""
    client, member_id, server_id = interaction.client, interaction.user.id, place_id_of(interaction)
    ui = client.ui_for(interaction)
    own = await client.club.settings.member(member_id)
    offered = await named_rules(client, server_id, member_id)
    named = next((one for one in offered if one.value == own.play_variant), None)
    usual = await usual_rules(client, server_id)
    base = usual if named is None else named.rules
    made = contests_of(base)
    rules = _as_chosen(base, made, own)
    newcomer = not await client.club.tables.has_played(member_id)
    contests = [(word, contest_title(one, ui), "") for word, one in made.items()]
    panel = PlayPanel(
        rules,
        levels.offered(await _last_level(client, own, member_id), rules),
        newcomer,
        "" if named is None else named.value,
        preset_name(usual, ui),
        [(one.value, one.called(ui), one.told(ui)) for one in offered],
        next((word for word, *_ in contests if replace(rules, **CONTESTS[word]) == rules), ""),
        contests,
        sorted({*TARGETS, rules.game_target}),
        here=server_id is not None,
        two=answers_only(interaction),
        page=page,
    )
    return PlayChoice(panel, None if named is None else named.clock)


def _as_chosen(base: Rules, contests: Mapping[str, Rules], own: MemberSettings) -> Rules:
    rules = contests.get(own.play_contest, base)
    return replace(rules, game_target=own.play_target) if own.play_target else rules


async def offered_level(interaction: Interaction, rules: Rules) -> str:
    """Return how strong the computer plays against a member who names no level."""
    client, member_id = interaction.client, interaction.user.id
    own = await client.club.settings.member(member_id)
    return levels.offered(await _last_level(client, own, member_id), rules)


async def _last_level(client: Bot, own: MemberSettings, member_id: int) -> str:
    """Return the level last played or chosen; of games from before it was kept, the tables tell."""
    return own.play_level or await client.club.tables.last_level(member_id)


async def choose_rules(interaction: Interaction, variant: str) -> None:
    """Store which rules a member chose; they come with a contest and a target of their own."""
    await choose(interaction, "play_contest", "")
    await choose(interaction, "play_target", 0)
    await choose(interaction, "play_variant", variant)


async def choose(interaction: Interaction, name: str, value: str | int) -> None:
    """Store one part of a member's choice, or raise `NoSuchSetting`."""
    settings = interaction.client.club.settings
    await settings.set_member(person_of(interaction.user), name, value)


async def choose_typed(interaction: Interaction, wish: RulesChoice) -> None:
    """Store what was typed beside the command; raise what `chosen_rules` does, storing nothing."""
    if wish == RulesChoice():
        return
    ui = interaction.client.ui_for(interaction)
    await chosen_rules(interaction, *wish)
    named: NamedRules | None = None
    if wish.variant is not None:
        named = await find_rules(interaction, wish.variant)
        await choose_rules(interaction, named.value)
    if wish.contest is not None:
        rules = (await choice_of(interaction)).rules if named is None else named.rules
        await choose(interaction, "play_contest", contest_named(wish.contest, rules, ui))
    if wish.target is not None:
        await choose(interaction, "play_target", wish.target)
