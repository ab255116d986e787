"""What members do with the teams of a cup: enter and join one, and change or leave their own."""

from typing import Final

from club.core.errors import OldButton
from club.cups.cup_scene import CupScene
from club.cups.refusals import CupForSingles, EnteredAlready, EntriesClosed, NotCaptain, NotEntered
from cogs.cups.cup_places import scene_here, stir
from cogs.cups.ui.cup_teams import (
    draw_joining,
    draw_leaving_team,
    draw_out,
    draw_removing_member,
    draw_team,
    draw_withdrawing,
)
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupTeamWord
from cogs.kit.text import plain_name
from cogs.routing import forms
from cogs.routing.answers import attempt
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import form, press
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import server_of

NAME: Final = 32  # as much of a name is shown


class CupTeamsCog(Cog):
    """Teams of cups, for their members."""

    @press(PressKind.CUP_TEAM)
    async def pressed(self, click: Click) -> None:
        """Show a page about teams, or do what is asked for."""
        await _TeamPress(click).take()

    @form(PressKind.CUP_TEAM)
    async def filled_in(self, click: Click, typed: str) -> None:
        """Enter a team under the name that was typed."""
        await _TeamPress(click).enter("" if plain_name(typed) == plain_name("") else typed)


class _TeamPress:
    def __init__(self, click: Click) -> None:
        head, _, about = click.action.rest.partition("=")
        word, _, begun = head.partition(".")
        self._word, self._begun = CupTeamWord(word), bool(begun)
        self._number = int(about or 0)
        self._click = click
        self._cup_id = click.action.ply or 0
        self._place = server_of(click.interaction)

    async def take(self) -> None:
        click, scene = self._click, await self._scene()
        if not scene.cup.state.plan.of_teams:
            raise CupForSingles
        match self._word:
            case CupTeamWord.ENTER:
                await self._ask_name(scene)
            case CupTeamWord.JOIN:
                await click.update(draw_joining(scene, self._number, click.ui))
            case CupTeamWord.JOINED:
                await self._join()
            case CupTeamWord.MINE:
                await click.update(draw_team(scene, click.member_id, self._own(scene), click.ui))
            case CupTeamWord.LEAVE:
                await click.update(draw_leaving_team(scene, self._own(scene), click.ui))
            case CupTeamWord.REMOVE | CupTeamWord.WITHDRAW:
                await self._ask_captain(scene)
            case CupTeamWord.LEFT | CupTeamWord.REMOVED | CupTeamWord.WITHDRAWN:
                await self._change(scene)

    async def enter(self, name: str) -> None:
        if self._word is not CupTeamWord.ENTER:
            raise OldButton
        click = self._click
        await self._scene()
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                await click.client.club.cup_teams.enter_team(
                    self._cup_id, self._place, click.person, name, click.interaction_id
                )
        finally:
            stir(click.client, self._cup_id)
        await self._show_own("cup-team-entered")

    async def _join(self) -> None:
        click = self._click
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                await click.client.club.cup_teams.join(
                    self._cup_id, self._place, click.person, self._number, click.interaction_id
                )
        finally:
            stir(click.client, self._cup_id)
        await self._show_own("cup-team-joined")

    async def _show_own(self, notice: str) -> None:
        click, scene = self._click, await self._scene()
        click.noted = True
        said = click.ui.text(notice)
        await click.update(draw_team(scene, click.member_id, self._own(scene), click.ui, said))

    async def _ask_name(self, scene: CupScene) -> None:
        click = self._click
        if scene.cup.entrant_of(click.member_id) is not None:
            raise EnteredAlready
        if scene.cup.row.closed_at is not None:
            raise EntriesClosed
        ui, seal = click.ui, scene.cup.row.commitment
        custom_id = make_id(PressKind.CUP_TEAM, 0, self._cup_id, CupTeamWord.ENTER, seal=seal)
        title, label = ui.text("cup-team-form-title"), ui.text("cup-team-form-label")
        called = ui.text("cup-team-default", name=plain_name(click.person.name))
        await attempt(
            forms.ask(click.interaction, custom_id, title, label, value=called[:NAME], most=NAME)
        )

    async def _ask_captain(self, scene: CupScene) -> None:
        click, entrant = self._click, self._own(scene)
        if scene.cup.state.captains.get(entrant) != click.member_id:
            raise NotCaptain
        if self._word is CupTeamWord.WITHDRAW:
            await click.update(draw_withdrawing(scene, entrant, click.ui))
            return
        if self._number not in scene.cup.state.present(entrant):
            raise NotEntered
        await click.update(draw_removing_member(scene, entrant, self._number, click.ui))

    async def _change(self, scene: CupScene) -> None:
        click, entrant = self._click, self._own(scene)
        club, where = click.client.club, (self._cup_id, self._place)
        by, press_id, begun = click.member_id, click.interaction_id, self._begun
        try:
            with click.client.rate_limits.spending(by, CostlyWork.BEGIN):
                match self._word:
                    case CupTeamWord.REMOVED:
                        await club.cup_teams.let_go(*where, by, self._number, press_id, begun=begun)
                    case CupTeamWord.WITHDRAWN:
                        await club.cup_teams.withdraw(*where, by, press_id, begun=begun)
                    case _:
                        await club.cups.leave(*where, by, press_id, begun=begun)
        finally:
            stir(click.client, self._cup_id)
        if self._word is CupTeamWord.REMOVED and self._number != by:
            await self._show_own("cup-done")
        else:
            team_out = self._word is CupTeamWord.WITHDRAWN
            await click.update(draw_out(scene, entrant, click.ui, team_out=team_out))

    async def _scene(self) -> CupScene:
        return await scene_here(self._click.interaction, self._cup_id)

    def _own(self, scene: CupScene) -> int:
        entrant = scene.cup.entrant_of(self._click.member_id)
        if entrant is None:
            raise NotEntered
        return entrant


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(CupTeamsCog(bot))
