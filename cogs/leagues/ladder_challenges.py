"""What a ladder's members do with challenges: make, accept, refuse and take one back."""

from collections.abc import Awaitable

from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import ladder_time
from club.leagues.formats.ladder_state import Challenge, LadderState
from club.leagues.league_refusals import (
    ChallengeOpen,
    JustTakenBack,
    NoOpenChallenge,
    NoSuchCompetition,
    NotInCompetition,
    OutOfReach,
)
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import LadderWord
from cogs.leagues.competition_places import competition_here, stir
from cogs.leagues.ui.challenging import (
    draw_answered,
    draw_challenged,
    draw_challenging,
    draw_refusing,
    draw_within_reach,
)
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import server_of


class _LadderChallengesCog(Cog):
    """The presses about challenges."""

    @press(PressKind.LADDER)
    async def pressed(self, click: Click) -> None:
        scene = await competition_here(click.interaction, click.action.ply or 0)
        state = scene.it.state
        if not isinstance(state, LadderState):
            raise NoSuchCompetition
        rest = click.action.rest.replace("=", ".")
        word, _, about = rest.partition(".")
        number = int(about or 0)
        match LadderWord(word):
            case LadderWord.CHALLENGE:
                await self._within_reach(click, scene, state)
            case LadderWord.WHOM:
                if number not in state.order:
                    raise NotInCompetition
                await click.update(draw_challenging(scene, state, number, click.ui))
            case LadderWord.MADE:
                await self._challenge(click, scene, state, number)
            case LadderWord.REFUSE:
                challenge = _to_answer(scene, state, click.member_id, number)
                await click.update(draw_refusing(scene, challenge, click.ui))
            case answer:
                await self._answer(click, scene, answer, number)

    async def _within_reach(
        self, click: Click, scene: CompetitionScene, state: LadderState
    ) -> None:
        entrant = scene.it.entrant_of(click.member_id)
        if entrant is None:
            raise NotInCompetition
        if state.challenge_of(entrant) is not None:
            raise ChallengeOpen
        place, now = state.order.index(entrant), click.client.clock.now()
        if ladder_time.waits(state, entrant, now):
            raise JustTakenBack
        above = state.order[max(0, place - state.plan.reach) : place]
        free = [
            each
            for each in above
            if state.challenge_of(each) is None and not ladder_time.rests(state, each, now)
        ]
        await click.update(draw_within_reach(scene, state, free, click.ui))

    async def _challenge(
        self, click: Click, scene: CompetitionScene, state: LadderState, whom: int
    ) -> None:
        if whom not in state.order:
            raise OutOfReach(reach=state.plan.reach)
        challenged = scene.it.member_at(whom)
        await self._work(
            click,
            click.client.club.ladders.challenge(
                scene.it.competition_id,
                server_of(click.interaction),
                click.member_id,
                challenged,
                click.interaction_id,
            ),
        )
        scene = await competition_here(click.interaction, scene.it.competition_id)
        entrant = scene.it.entrant_of(click.member_id)
        present = scene.it.state
        made = None
        if isinstance(present, LadderState) and entrant is not None:
            made = present.challenge_of(entrant)
        if made is None:
            raise NoOpenChallenge
        await click.update(draw_challenged(scene, made, click.ui))

    async def _answer(
        self, click: Click, scene: CompetitionScene, word: LadderWord, number: int
    ) -> None:
        ladders, place = click.client.club.ladders, server_of(click.interaction)
        work = {
            LadderWord.ACCEPT: ladders.accept,
            LadderWord.REFUSED: ladders.decline,
            LadderWord.TAKE_BACK: ladders.take_back,
        }[word]
        await self._work(
            click,
            work(scene.it.competition_id, place, click.member_id, click.interaction_id, number),
        )
        scene = await competition_here(click.interaction, scene.it.competition_id)
        await click.update(draw_answered(scene, word, click.ui))

    async def _work(self, click: Click, work: Awaitable[object]) -> None:
        try:
            with click.client.rate_limits.spending(click.member_id, CostlyWork.BEGIN):
                await work
        finally:
            stir(click.client, click.action.ply or 0)
        click.noted = True


def _to_answer(
    scene: CompetitionScene, state: LadderState, member_id: int, number: int
) -> Challenge:
    challenge = state.open.get(number)
    if challenge is None or challenge.accepted_at is not None:
        raise NoOpenChallenge
    if challenge.challenged != scene.it.entrant_of(member_id):
        raise NoOpenChallenge
    return challenge


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(_LadderChallengesCog(bot))
