"""What a cup's organiser does, on private pages."""

from collections.abc import Awaitable, Callable

from club.core.errors import OldButton, Refusal
from club.core.people import Person, Place
from club.cups.cup_scene import CupScene
from club.cups.cups import Cups
from club.cups.formats import schedule
from club.cups.formats.matches import Match
from club.cups.formats.seeding import SeedingMethod
from club.cups.refusals import CupMoved, NoSuchMatch, NotEntered, NotOrganiser
from club.cups.stored_cup import StoredCup
from cogs.cups.cup_places import scene_here, stir
from cogs.cups.ui.cup_organising import (
    draw_beginning,
    draw_cancelling,
    draw_deciding,
    draw_entrant,
    draw_entrants_to_change,
    draw_match_to_decide,
    draw_matches_to_decide,
    draw_organising,
    draw_releasing,
    draw_removing,
    draw_substituting,
)
from cogs.cups.ui.match_presses import match_key, number_in, ruling
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupStep
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.error_answers import said
from cogs.routing.people import present_member
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import server_of
from cogs.routing.visibility import may_manage
from data.core.anonymous import is_gone


class CupOrganisingCog(Cog):
    """The pages of a cup's organiser."""

    @press(PressKind.CUP_ORGANISE)
    async def pressed(self, click: Click) -> None:
        """Show a page, or do what is asked for and show the page after it."""
        await _OrganiserPress(click).take()


class _OrganiserPress:
    def __init__(self, click: Click) -> None:
        words = click.action.rest.split("=")
        word, self._about, self._how, self._asked = (*words, "", "", "")[:4]
        self._step = CupStep(word)
        self._click = click
        self._cup_id = click.action.ply or 0

    async def take(self) -> None:
        # What is refused is said on the page of all that can be done.
        click = self._click
        scene = await self._scene()
        if click.member_id != scene.cup.row.organiser_id and not self._manages:
            raise NotOrganiser
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
            stir(click.client, self._cup_id)
        await click.update(draw_organising(await self._scene(), click.ui, notice))

    def _work(self) -> dict[CupStep, Callable[[], Awaitable[object]]]:
        return {
            CupStep.START: self._start,
            CupStep.CLOSE: lambda: self._close(closed=True),
            CupStep.REOPEN: lambda: self._close(closed=False),
            CupStep.REMOVED: self._remove,
            CupStep.SUBSTITUTED: self._substitute,
            CupStep.RELEASED: self._release,
            CupStep.DECIDED: self._decide,
            CupStep.TIME: self._give_time,
            CupStep.CANCELLED: self._cancel,
        }

    async def _page(self, scene: CupScene) -> Drawing:  # noqa: C901, PLR0911 - one a step
        ui = self._click.ui
        match self._step:
            case CupStep.BEGIN | CupStep.PLACE:
                return await self._beginning(scene)
            case CupStep.ENTRANTS:
                return draw_entrants_to_change(scene, self._number, ui)
            case CupStep.ENTRANT:
                return draw_entrant(scene, _entrant(scene, self._about), ui)
            case CupStep.REMOVE:
                return draw_removing(scene, _entrant(scene, self._about), ui)
            case CupStep.SUBSTITUTE:
                return draw_substituting(scene, *await self._substitution(scene), ui)
            case CupStep.RELEASE:
                entrant, place = self._member(scene)
                if is_gone(scene.cup.state.members[entrant][place]):
                    raise NotEntered
                return draw_releasing(scene, entrant, place, ui)
            case CupStep.MATCHES:
                return draw_matches_to_decide(scene, self._number, ui)
            case CupStep.MATCH:
                return draw_match_to_decide(scene, self._match(scene), ui)
            case CupStep.DECIDE:
                match = self._match(scene)
                ruling(match, self._how)
                return draw_deciding(scene, match, self._how, ui)
            case CupStep.CANCEL:
                return draw_cancelling(scene, ui)
            case _:
                return draw_organising(scene, ui)

    async def _beginning(self, scene: CupScene) -> Drawing:
        click, drafts = self._click, self._click.client.club.cup_drafts
        place, drawn = server_of(click.interaction), scene.cup.state.complete
        order = list(await drafts.order(place, click.member_id, self._cup_id, drawn))
        first, _, second = self._about.partition(".")
        picked, number = number_in(first), number_in(second)
        if self._step is CupStep.PLACE and picked in order:
            order.remove(picked)
            order.insert(number, picked)
            await drafts.reorder(place, click.person, self._cup_id, order)
            number = 0
        if scene.cup.seeding != SeedingMethod.HAND:
            order = list(drawn)
        return draw_beginning(scene, order, click.ui, picked=picked, page=number)

    async def _start(self) -> StoredCup:
        scene, click = await self._scene(), self._click
        drafts, place = click.client.club.cup_drafts, server_of(click.interaction)
        order = None
        if scene.cup.seeding == SeedingMethod.HAND:
            drawn = scene.cup.state.complete
            order = await drafts.order(place, click.member_id, self._cup_id, drawn)
        started = await self._cups.start(
            self._cup_id,
            place,
            click.member_id,
            click.interaction_id,
            manages=self._manages,
            order=order,
        )
        await drafts.done(place, click.member_id, self._cup_id)
        return started

    async def _close(self, *, closed: bool) -> StoredCup:
        return await self._cups.close(
            *self._where, self._click.member_id, closed=closed, manages=self._manages
        )

    async def _remove(self) -> StoredCup:
        scene = await self._scene()
        number, _, begun = self._about.partition(".")
        entrant = _entrant(scene, number)
        return await self._cups.disqualify(
            *self._where,
            self._click.member_id,
            scene.cup.state.members[entrant][0],
            self._click.interaction_id,
            manages=self._manages,
            begun=bool(begun),
        )

    async def _release(self) -> StoredCup:
        _, _, begun = self._about.partition(".")
        return await self._click.client.club.cup_teams.let_go(
            *self._where,
            self._click.member_id,
            number_in(self._how),
            self._click.interaction_id,
            manages=self._manages,
            begun=bool(number_in(begun)),
        )

    async def _substitute(self) -> StoredCup:
        scene = await self._scene()
        entrant, place, substitute = await self._substitution(scene)
        replaced = scene.cup.state.members[entrant][place]
        if self._asked not in {"", str(replaced)}:
            raise CupMoved
        return await self._cups.substitute(
            *self._where,
            self._click.member_id,
            replaced,
            substitute,
            interaction_id=self._click.interaction_id,
            manages=self._manages,
        )

    def _member(self, scene: CupScene) -> tuple[int, int]:
        first, _, second = self._about.partition(".")
        entrant, place = _entrant(scene, first), number_in(second)
        if not place < len(scene.cup.state.members[entrant]):
            raise OldButton
        return entrant, place

    async def _substitution(self, scene: CupScene) -> tuple[int, int, Person]:
        entrant, place = self._member(scene)
        nobody = self._click.ui.text("name-nobody")
        substitute = await present_member(self._click.interaction, number_in(self._how), nobody)
        return entrant, place, substitute

    async def _decide(self) -> StoredCup:
        result = ruling(self._match(await self._scene()), self._how)
        return await self._cups.rule(
            *self._where,
            self._click.member_id,
            result,
            self._click.interaction_id,
            manages=self._manages,
            corrects=bool(self._asked),
        )

    async def _give_time(self) -> StoredCup:
        match = self._match(await self._scene())
        return await self._cups.give_time(
            *self._where,
            self._click.member_id,
            match.key,
            self._click.interaction_id,
            manages=self._manages,
        )

    async def _cancel(self) -> StoredCup:
        return await self._cups.cancel(
            *self._where,
            self._click.member_id,
            self._click.interaction_id,
            manages=self._manages,
        )

    @property
    def _cups(self) -> Cups:
        return self._click.client.club.cups

    @property
    def _where(self) -> tuple[int, Place]:
        return self._cup_id, server_of(self._click.interaction)

    @property
    def _manages(self) -> bool:
        return may_manage(self._click.interaction)

    @property
    def _number(self) -> int:
        return number_in(self._about)

    async def _scene(self) -> CupScene:
        return await scene_here(self._click.interaction, self._cup_id)

    def _match(self, scene: CupScene) -> Match:
        key = match_key(self._about)
        match = schedule.match_at(scene.cup.state, key) if scene.cup.state.started else None
        if match is None or not all(match.sides):
            raise NoSuchMatch
        return match


def _entrant(scene: CupScene, text: str) -> int:
    if number_in(text) not in scene.cup.state.active:
        raise NotEntered
    return number_in(text)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(CupOrganisingCog(bot))
