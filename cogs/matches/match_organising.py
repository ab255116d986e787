"""What the organiser of a side of a match between servers does, on private pages."""

from collections.abc import Awaitable, Callable

from club.core.errors import Refusal
from club.core.people import Place
from club.matches.server_match_displays import ServerMatchScene
from club.matches.server_match_refusals import NotInServerMatch, NotSideOrganiser
from club.matches.server_matches import ServerMatches
from cogs.cups.ui.match_presses import number_in
from cogs.kit.drawing import Drawing
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import MatchStep
from cogs.matches.match_places import match_here, stir
from cogs.matches.ui.server_match_organising import draw_match_step, draw_organising_match
from cogs.matches.ui.server_match_setup import draw_match_code
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.error_answers import said
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import server_of
from cogs.routing.visibility import may_manage


class _MatchOrganisingCog(Cog):
    """The pages of a side's organiser."""

    @press(PressKind.MATCH_ORGANISE)
    async def pressed(self, click: Click) -> None:
        await _MatchOrganising(click).take()


class _MatchOrganising:
    """One press on an organiser's pages, and its answer."""

    def __init__(self, click: Click) -> None:
        word, _, about = click.action.rest.partition("=")
        first, _, second = about.partition(".")
        self._step = MatchStep(word)
        self._first, self._second = number_in(first), number_in(second)
        self._click = click
        self._number = click.action.ply or 0

    async def take(self) -> None:
        click, scene = self._click, await self._scene()
        organiser = scene.it.sides[scene.side - 1].organiser_id
        if click.member_id != organiser and not self._manages:
            raise NotSideOrganiser
        if self._step is MatchStep.CODE:
            await self._new_code()
            return
        work = self._work().get(self._step)
        if work is None:
            await click.update(self._page(scene))
            return
        notice = click.ui.text("cup-done")
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                await work(scene)
        except Refusal as refusal:
            notice = said(click.interaction, refusal)
        finally:
            stir(click.client, self._number)
        scene = await self._scene()
        if self._step is MatchStep.PLACE and not scene.it.state.begun:
            await click.update(self._page(scene))
            return
        await click.update(draw_organising_match(scene, click.ui, notice))

    def _work(self) -> dict[MatchStep, Callable[[ServerMatchScene], Awaitable[object]]]:
        return {
            MatchStep.READY: self._ready,
            MatchStep.UNREADY: self._ready,
            MatchStep.PLACE: self._place,
            MatchStep.REMOVED: self._remove,
            MatchStep.SUBSTITUTED: self._substitute,
            MatchStep.GAVE_UP: self._give_up,
            MatchStep.CANCELLED: self._call_off,
        }

    def _page(self, scene: ServerMatchScene) -> Drawing:
        return draw_match_step(scene, self._step, self._first, self._second, self._click.ui)

    async def _place(self, scene: ServerMatchScene) -> None:
        order = list(scene.lineups[scene.side - 1])
        order.remove(_own(scene, self._first))
        order.insert(self._second, self._first)
        await self._matches.reorder(
            *self._where, order, self._click.interaction_id, manages=self._manages
        )

    async def _ready(self, _scene: ServerMatchScene) -> None:
        await self._matches.ready(
            *self._where,
            self._click.interaction_id,
            is_ready=self._step is MatchStep.READY,
            manages=self._manages,
        )

    async def _remove(self, scene: ServerMatchScene) -> None:
        await self._matches.remove(
            *self._where,
            _own(scene, self._first),
            self._click.interaction_id,
            manages=self._manages,
            plays=bool(self._second),
        )

    async def _substitute(self, _scene: ServerMatchScene) -> None:
        await self._matches.substitute(
            *self._where,
            self._first,
            self._second,
            interaction_id=self._click.interaction_id,
            manages=self._manages,
        )

    async def _give_up(self, _scene: ServerMatchScene) -> None:
        await self._matches.give_up(*self._where, self._click.interaction_id, manages=self._manages)

    async def _call_off(self, _scene: ServerMatchScene) -> None:
        await self._matches.call_off(
            *self._where, self._click.interaction_id, manages=self._manages
        )

    async def _new_code(self) -> None:
        click, proposals = self._click, self._click.client.club.match_proposals
        code = await proposals.new_code(*self._where, manages=self._manages)
        stir(click.client, self._number)
        await click.update(draw_match_code(code, (await self._scene()).it, click.ui))

    @property
    def _matches(self) -> ServerMatches:
        return self._click.client.club.server_matches

    @property
    def _where(self) -> tuple[int, Place, int]:
        return self._number, server_of(self._click.interaction), self._click.member_id

    @property
    def _manages(self) -> bool:
        return may_manage(self._click.interaction)

    async def _scene(self) -> ServerMatchScene:
        return await match_here(self._click.interaction, self._number)


def _own(scene: ServerMatchScene, player: int) -> int:
    if player not in scene.it.state.order(scene.side):
        raise NotInServerMatch
    return player


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(_MatchOrganisingCog(bot))
