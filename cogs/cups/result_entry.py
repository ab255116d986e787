"""Results with real cards: one side enters how its match came out, the other agrees or disputes."""

import re
from typing import Final

from club.core.errors import OldButton, Refusal
from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.formats.match_keys import DRAWABLE, MatchKey
from club.cups.formats.matches import Match
from club.cups.refusals import (
    CupPlayedHere,
    MatchNotOpen,
    NoSuchMatch,
    NotEntered,
    NotYourMatch,
)
from cogs.cups.cup_places import scene_here, stir
from cogs.cups.ui.cup_claims import draw_points_question, draw_result, draw_who_won
from cogs.cups.ui.cup_words import entrant_label
from cogs.cups.ui.match_presses import match_key
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupResultWord
from cogs.routing import forms
from cogs.routing.answers import attempt
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import form, press
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import server_of

TYPED: Final = 20
_ABOUT: Final = 100

_POINTS: Final = re.compile(r"[^0-9]*([0-9]{1,9})[^0-9]+([0-9]{1,9})[^0-9]*")


class NotTwoScores(Refusal):
    """What was typed isn't the points of two sides."""


class CupResultsCog(Cog):
    """Results of cups with real cards, for the sides of their matches."""

    @press(PressKind.CUP_RESULT)
    async def pressed(self, click: Click) -> None:
        """Show what has been said of a match, or say something."""
        await _ResultPress(click).take()

    @form(PressKind.CUP_RESULT)
    async def filled_in(self, click: Click, typed: str) -> None:
        """Enter a result with the points that were typed."""
        await _ResultPress(click).enter_points(typed)


class _ResultPress:
    def __init__(self, click: Click) -> None:
        self._match, _, said = click.action.rest.partition("=")
        word, _, number = said.partition(".")
        self._word = CupResultWord(word or CupResultWord.MINE)
        self._number = int(number or 0)
        self._click = click
        self._cup_id = click.action.ply or 0

    async def take(self) -> None:
        click, scene = self._click, await self._scene()
        match, entrant = self._own(scene)
        match self._word:
            case CupResultWord.MINE | CupResultWord.SHOW:
                await click.update(draw_result(scene, match, entrant, click.ui))
            case CupResultWord.ENTER:
                await click.update(draw_who_won(scene, match, click.ui))
            case CupResultWord.WON:
                self._check_winner(match)
                await click.update(draw_points_question(scene, match, self._number, click.ui))
            case CupResultWord.POINTS:
                self._check_winner(match)
                await self._ask_points(scene, match)
            case CupResultWord.CLAIM:
                self._check_winner(match)
                await self._claim(match.key, None)
            case CupResultWord.AGREE | CupResultWord.DISPUTE:
                await self._answer(match.key)

    async def enter_points(self, typed: str) -> None:
        if self._word is not CupResultWord.POINTS:
            raise OldButton
        match, _ = self._own(await self._scene())
        self._check_winner(match)
        found = _POINTS.fullmatch(typed)
        if found is None:
            raise NotTwoScores
        await self._claim(match.key, (int(found[1]), int(found[2])))

    def _check_winner(self, match: Match) -> None:
        drawn = self._number == 0 and match.key.part in DRAWABLE
        if not drawn and self._number not in match.entrants:
            raise OldButton

    async def _ask_points(self, scene: CupScene, match: Match) -> None:
        click, ui = self._click, self._click.ui
        one, other = (entrant_label(scene, each, ui) for each in match.sides)
        rest = f"{match.key}={CupResultWord.POINTS}.{self._number}"
        asked = forms.ask(
            click.interaction,
            make_id(PressKind.CUP_RESULT, 0, self._cup_id, rest),
            ui.text("cup-result-form-title"),
            ui.text("cup-result-form-label"),
            about=ui.text("cup-result-form-about", one=one, other=other)[:_ABOUT],
            most=TYPED,
        )
        await attempt(asked)

    async def _claim(self, key: MatchKey, score: tuple[int, int] | None) -> None:
        click = self._click
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.NUDGE):
                await click.client.club.cup_results.claim(
                    self._cup_id,
                    server_of(click.interaction),
                    key,
                    click.member_id,
                    winner=self._number or None,
                    score=score,
                    interaction_id=click.interaction_id,
                )
        finally:
            stir(click.client, self._cup_id)
        await self._show(key)

    async def _answer(self, key: MatchKey) -> None:
        click, results = self._click, self._click.client.club.cup_results
        where = self._cup_id, server_of(click.interaction), key, click.member_id
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.NUDGE):
                if self._word is CupResultWord.AGREE:
                    await results.agree(
                        *where, seen=self._number, interaction_id=click.interaction_id
                    )
                else:
                    seen = self._number or None  # buttons from before don't say
                    await results.dispute(*where, click.interaction_id, seen=seen)
        finally:
            stir(click.client, self._cup_id)
        await self._show(key)

    async def _show(self, key: MatchKey) -> None:
        click, scene = self._click, await self._scene()
        match, entrant = _sides(scene, key, click.member_id)
        click.noted = True
        await click.update(draw_result(scene, match, entrant, click.ui))

    async def _scene(self) -> CupScene:
        scene = await scene_here(self._click.interaction, self._cup_id)
        if not scene.cup.state.plan.real_cards:
            raise CupPlayedHere
        return scene

    def _own(self, scene: CupScene) -> tuple[Match, int]:
        if self._word is not CupResultWord.MINE:
            match, entrant = _sides(scene, match_key(self._match), self._click.member_id)
            if not match.open:
                raise MatchNotOpen
            return match, entrant
        entrant = scene.cup.entrant_of(self._click.member_id)
        if entrant is None:
            raise NotEntered
        for each in schedule.playable(scene.cup.state):
            if entrant in each.entrants:
                return each, entrant
        raise MatchNotOpen


def _sides(scene: CupScene, key: MatchKey, member_id: int) -> tuple[Match, int]:
    entrant = scene.cup.entrant_of(member_id)
    if entrant is None:
        raise NotEntered
    match = schedule.match_at(scene.cup.state, key) if scene.cup.state.started else None
    if match is None:
        raise NoSuchMatch
    if entrant not in match.entrants:
        raise NotYourMatch
    return match, entrant


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(CupResultsCog(bot))
