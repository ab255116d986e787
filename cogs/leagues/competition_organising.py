"""What an organiser of a league or ladder does, on private pages."""

from collections.abc import Awaitable, Callable

from club.core.errors import Refusal
from club.core.people import Person, Place
from club.cups.formats.matches import Match
from club.cups.formats.seeding import SeedingMethod
from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import divisions
from club.leagues.formats.league_state import LeagueState
from club.leagues.league_refusals import (
    FixtureNotOpen,
    NoSuchCompetition,
    NotCompetitionOrganiser,
    NotInCompetition,
)
from cogs.cups.ui.match_presses import match_key, number_in, ruling
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CompetitionStep
from cogs.leagues.competition_places import competition_here, stir
from cogs.leagues.ui.competition_organising import (
    decidable,
    draw_beginning_season,
    draw_cancelling_competition,
    draw_deciding_fixture,
    draw_fixture_to_decide,
    draw_fixtures_to_decide,
    draw_giving_place,
    draw_member,
    draw_members_to_change,
    draw_organising_competition,
    draw_putting_out,
    draw_stopping,
    removable,
)
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.error_answers import said
from cogs.routing.people import present_member
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import server_of
from cogs.routing.visibility import may_manage


class _CompetitionOrganisingCog(Cog):
    """The pages of an organiser of a league or ladder."""

    @press(PressKind.COMPETITION_ORGANISE)
    async def pressed(self, click: Click) -> None:
        await _CompetitionOrganising(click).take()


class _CompetitionOrganising:
    """One press on an organiser's pages, and its answer."""

    def __init__(self, click: Click) -> None:
        words = click.action.rest.split("=")
        word, self._about, self._how, corrects = (*words, "", "", "")[:4]
        self._corrects = bool(corrects)
        self._step = CompetitionStep(word)
        self._click = click
        self._number = click.action.ply or 0

    async def take(self) -> None:
        click = self._click
        scene = await self._scene()
        if click.member_id != scene.it.row.organiser_id and not self._manages:
            raise NotCompetitionOrganiser
        work = self._work().get(self._step)
        if work is None:
            await click.update(await self._page(scene))
            return
        notice = click.ui.text("cup-done")
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                await work()
        except Refusal as refusal:
            notice = said(click.interaction, refusal)
        finally:
            stir(click.client, self._number)
        await click.update(draw_organising_competition(await self._scene(), click.ui, notice))

    def _work(self) -> dict[CompetitionStep, Callable[[], Awaitable[object]]]:
        return {
            CompetitionStep.START: self._start,
            CompetitionStep.REMOVED: self._remove,
            CompetitionStep.SUBSTITUTED: self._substitute,
            CompetitionStep.DECIDED: self._decide,
            CompetitionStep.TIME: self._give_time,
            CompetitionStep.STOPPED: self._stop,
            CompetitionStep.CANCELLED: self._cancel,
        }

    async def _page(self, scene: CompetitionScene) -> Drawing:  # noqa: C901, PLR0911 - one a step
        ui, page = self._click.ui, number_in(self._about)
        match self._step:
            case CompetitionStep.BEGIN | CompetitionStep.PLACE:
                return await self._beginning(scene)
            case CompetitionStep.MEMBERS:
                return draw_members_to_change(scene, page, ui)
            case CompetitionStep.MEMBER:
                return draw_member(scene, _entrant(scene, self._about), ui)
            case CompetitionStep.REMOVE:
                return draw_putting_out(scene, _entrant(scene, self._about), ui)
            case CompetitionStep.SUBSTITUTE:
                return draw_giving_place(scene, *await self._substitution(scene), ui)
            case CompetitionStep.MATCHES:
                return draw_fixtures_to_decide(scene, page, ui)
            case CompetitionStep.MATCH:
                return draw_fixture_to_decide(scene, self._match(scene), ui)
            case CompetitionStep.DECIDE:
                match = self._match(scene)
                ruling(match, self._how)
                return draw_deciding_fixture(scene, match, self._how, ui)
            case CompetitionStep.STOP:
                return draw_stopping(scene, ui)
            case CompetitionStep.CANCEL:
                return draw_cancelling_competition(scene, ui)
            case _:
                return draw_organising_competition(scene, ui)

    async def _beginning(self, scene: CompetitionScene) -> Drawing:
        click, drafts = self._click, self._click.client.club.competition_drafts
        state, place = _league(scene), server_of(click.interaction)
        first, _, second = self._about.partition(".")
        picked, number = number_in(first), number_in(second)
        order = await self._order(state)
        if self._step is CompetitionStep.PLACE and picked in order:
            order.remove(picked)
            order.insert(number, picked)
            await drafts.reorder(place, click.person, self._number, order)
            number = 0
        return draw_beginning_season(scene, state, order, click.ui, picked=picked, page=number)

    async def _order(self, state: LeagueState) -> list[int]:
        click = self._click
        if not _by_hand(state):
            return list(divisions.next_order(state))
        order = await click.client.club.competition_drafts.order(
            server_of(click.interaction), click.member_id, self._number, state.active
        )
        return list(order)

    async def _start(self) -> None:
        click, state = self._click, _league(await self._scene())
        order = await self._order(state) if _by_hand(state) else None
        await click.client.club.leagues.start(
            *self._where,
            click.member_id,
            click.interaction_id,
            manages=self._manages,
            order=order,
        )
        place = server_of(click.interaction)
        await click.client.club.competition_drafts.done(place, click.member_id, self._number)

    async def _remove(self) -> None:
        scene, click = await self._scene(), self._click
        number, _, plays = self._about.partition(".")
        entrant = _entrant(scene, number)
        await click.client.club.competitions.disqualify(
            *self._where,
            click.member_id,
            scene.it.member_at(entrant),
            click.interaction_id,
            manages=self._manages,
            plays=bool(plays),
        )

    async def _substitute(self) -> None:
        scene, click = await self._scene(), self._click
        entrant, substitute = await self._substitution(scene)
        await click.client.club.leagues.substitute(
            *self._where,
            click.member_id,
            scene.it.member_at(entrant),
            substitute,
            interaction_id=click.interaction_id,
            manages=self._manages,
            entrant=entrant,
        )

    async def _substitution(self, scene: CompetitionScene) -> tuple[int, Person]:
        first, _, _ = self._about.partition(".")
        entrant, nobody = _entrant(scene, first), self._click.ui.text("name-nobody")
        return entrant, await present_member(self._click.interaction, number_in(self._how), nobody)

    async def _decide(self) -> None:
        click, result = self._click, ruling(self._match(await self._scene()), self._how)
        await click.client.club.competitions.rule(
            *self._where,
            click.member_id,
            result,
            click.interaction_id,
            manages=self._manages,
            corrects=self._corrects,
        )

    async def _give_time(self) -> None:
        click, match = self._click, self._match(await self._scene())
        await click.client.club.competitions.give_time(
            *self._where,
            click.member_id,
            match.key,
            click.interaction_id,
            manages=self._manages,
        )

    async def _stop(self) -> None:
        await self._click.client.club.leagues.stop(
            *self._where,
            self._click.member_id,
            self._click.interaction_id,
            manages=self._manages,
        )

    async def _cancel(self) -> None:
        await self._click.client.club.competitions.cancel(
            *self._where,
            self._click.member_id,
            self._click.interaction_id,
            manages=self._manages,
        )

    @property
    def _where(self) -> tuple[int, Place]:
        return self._number, server_of(self._click.interaction)

    @property
    def _manages(self) -> bool:
        return may_manage(self._click.interaction)

    async def _scene(self) -> CompetitionScene:
        return await competition_here(self._click.interaction, self._number)

    def _match(self, scene: CompetitionScene) -> Match:
        key = match_key(self._about)
        match = next((each for each in decidable(scene) if each.key == key), None)
        if match is None:
            raise FixtureNotOpen
        return match


def _league(scene: CompetitionScene) -> LeagueState:
    if not isinstance(scene.it.state, LeagueState):
        raise NoSuchCompetition
    return scene.it.state


def _by_hand(state: LeagueState) -> bool:
    return state.season is None and state.plan.seeding == SeedingMethod.HAND


def _entrant(scene: CompetitionScene, text: str) -> int:
    if number_in(text) not in removable(scene):
        raise NotInCompetition
    return number_in(text)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(_CompetitionOrganisingCog(bot))
