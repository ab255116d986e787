"""What a cup's organiser presses: it is set up, begun, and put right where it doesn't go on."""

from functools import partial

from club.cups.cup_choices import CupChoice
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.plan import CupPlan
from cogs.kit.text import Text
from playground.driver import Actor, Answer
from tests.proof.cups.cup_server import CupServer

text = Text()


async def set_up(server: CupServer, plan: CupPlan, hours: int) -> None:
    """Set a cup up on the panel of `/cup new`, seeded at random."""
    north = server.organiser
    panel = await north.command("cup new")
    await panel.done()
    chosen = {
        CupChoice.FORMAT: str(plan.format),
        CupChoice.SEEDING: "lot",
        CupChoice.HOURS: str(hours),
    }
    menus = {
        CupChoice.FORMAT: "cup-menu-format",
        CupChoice.SEEDING: "cup-menu-seeding",
        CupChoice.HOURS: "cup-menu-hours",
    }
    for choice, value in chosen.items():
        panel = await north.choose(panel, text(menus[choice]), f"{choice}={value}")
    if plan.third_place:
        hint = text("cup-third-no")
        panel = await north.choose(panel, hint, f"{CupChoice.THIRD_PLACE}=True")
    await north.press(panel, text("press-cup-create"))
    server.pressed += len(chosen) + 2
    await server.settled()


async def begin(server: CupServer) -> None:
    """Begin the cup."""

    async def begun() -> bool:
        return (await server.cup()).state.started

    await server.until(begun, partial(_steps, server, "press-cup-begin", "press-cup-start"))


async def disqualify(server: CupServer, entrant: int) -> None:
    """Put an entrant out, one of the first 25."""

    async def out() -> bool:
        return entrant in (await server.cup()).state.gone

    async def press() -> Answer | None:
        page = await _entrant(server, entrant)
        for step in ("press-cup-disqualify", "press-cup-disqualify-really"):
            page = page and await _step(server, page, step)
        return page

    await server.until(out, press)


async def substitute(server: CupServer, entrant: int, place: int, coming: Actor) -> None:
    """Let a member take the place of another, in one of the first 25 entrants."""

    async def changed() -> bool:
        return coming.id in (await server.cup()).state.members[entrant]

    async def press() -> Answer | None:
        page, north = await _entrant(server, entrant), server.organiser
        if page is None:
            return None
        own = (await server.cup()).state.members[entrant][place]
        hint = text("cup-menu-substitute", name=server.actor(own).name)
        page = await server.attempt(partial(north.choose, page, hint, coming))
        return page and await _step(server, page, "press-cup-substitute-really")

    await server.until(changed, press)


async def decide(server: CupServer, key: MatchKey, winner: int | None) -> None:
    """Decide a match that is being played, for one side or for neither."""

    async def decided() -> bool:
        return key in (await server.cup()).state.decisions

    async def press() -> Answer | None:
        page, north, scene = await _steps(server, "press-cup-matches"), server.organiser, None
        if page is None:
            return None
        menu, value = text("cup-menu-match"), f"match={key}"
        page = await server.attempt(partial(north.choose, page, menu, value))
        scene = await server.scene()
        said = text("press-cup-neither")
        if winner is not None:
            names = scene.cup.entrant_names(scene.names)
            said = text("cup-wins", name=names[winner])
        for step in (said, text("press-cup-decide")):
            page = page and await _step(server, page, step)
        return page

    await server.until(decided, press)


async def annul(server: CupServer, table_id: int) -> None:
    """Annul a game, as who manages the server may."""
    north = server.organiser

    async def annulled() -> bool:
        return (await server.club.tables.snapshot(table_id)).state is None

    async def use() -> Answer | None:
        return await server.attempt(
            partial(north.command, "gin-admin void", table=table_id, reason="The wrong cards")
        )

    await server.until(annulled, use)


async def _entrant(server: CupServer, entrant: int) -> Answer | None:
    page, north = await _steps(server, "press-cup-entrants"), server.organiser
    if page is None:
        return None
    menu, value = text("cup-menu-entrant"), f"entrant={entrant}"
    return await server.attempt(partial(north.choose, page, menu, value))


async def _steps(server: CupServer, *steps: str) -> Answer | None:
    """Press one button after the other on the organiser's pages; None where a press failed."""
    message, north = await server.message(), server.organiser
    page = await server.attempt(partial(north.press, message, text("press-cup-organise")))
    for step in steps:
        page = page and await _step(server, page, step)
    return page


async def _step(server: CupServer, page: Answer, step: str) -> Answer | None:
    label = text(step) if step.startswith("press-") else step
    return await server.attempt(partial(server.organiser.press, page, label))
