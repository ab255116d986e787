"""What a cup has come to, compared: what is stored, what is on screen, and what a recount gives."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby

from sqlalchemy import select

from club.cups.cup_scene import CupScene
from club.cups.formats import schedule
from club.cups.stored_cup import StoredCup
from club.ratings.board_points import VOID
from cogs.cups.ui.cup_message import FIRST_PLACES, draw_cup
from cogs.cups.ui.cup_words import tables_of
from cogs.kit.text import Text
from cogs.messages.host_messages import digest
from data.cups.cup_events import CUP_EVENTS
from data.ratings import games
from data.schema.cups import cup_matches
from data.schema.tables import seats, tables
from data.schema.vocabulary import TableStatus
from playground.driver import Answer, buttons, texts
from playground.standin.shapes import message_json
from tests.proof.cups.cup_server import PATIENCE, CupServer
from tests.proof.cups.plain_cup import Fact, PlainCup
from tests.proof.cups.plain_table import Line
from tests.proof.invariants.message_audit import Audit
from tests.proof.invariants.screen_check import ScreenCheck
from tests.wire.expected_messages import shape, words

SHOWN = 4
"""Names of those who share a place that are written out."""

QUARTERS = {0: "", 1: "¼", 2: "½", 3: "¾"}

text = Text()
Boards = dict[tuple[str, int], list[int]]


async def recounted(server: CupServer) -> tuple[PlainCup, list[Fact]]:
    """The cup by a second count of what is stored of it."""
    async with server.database.read() as connection:
        rows = await CUP_EVENTS.of(connection, server.cup_id)
    facts = [Fact(row.word, row.detail, row.members) for row in rows]
    plain = PlainCup((await server.cup()).row.plan)
    plain.count(facts)
    return plain, facts


async def check(server: CupServer, played_at: Boards) -> PlainCup:
    """Compare everything of a cup that is over; the recount of it."""
    plain, facts = await recounted(server)
    cup = await server.cup()
    assert plain.over, "a recount finds matches that aren't decided"
    _same_results(cup, plain)
    assert schedule.places(cup.state) == plain.places()
    assert schedule.champion(cup.state) == plain.champion
    _same_tables(cup, plain)
    await _results_are_of_games(server, plain, facts, played_at)
    await _nothing_is_left(server, played_at)
    await _message_is_current(server, plain)
    await _pages_tell(server, plain)
    await _nothing_is_said_twice(server)
    await _tables_are_current(server)
    return plain


def _same_results(cup: StoredCup, plain: PlainCup) -> None:
    found = {str(each.key): each for each in schedule.matches(cup.state)}
    assert {key: each.sides for key, each in found.items()} == plain.matches()
    for key, match in found.items():
        result, outcome = plain.results[key], match.outcome
        assert outcome is not None, f"{key} isn't decided"
        how = "bye" if outcome.how == "empty" else str(outcome.how)
        assert (outcome.winner, outcome.losers, how) == (
            result.winner,
            result.losers,
            result.how,
        ), key


def _same_tables(cup: StoredCup, plain: PlainCup) -> None:
    stored = [rows for _, rows in tables_of(cup.state)]
    counted = plain.tables()
    assert len(stored) == len(counted)
    for rows, lines in zip(stored, counted, strict=True):
        told = [
            (
                row.entrant,
                Fraction(row.points, 2),
                (row.wins, row.draws, row.losses),
                row.difference,
                Fraction(row.buchholz, 2),
                Fraction(row.sonneborn_berger, 4),
            )
            for row in rows
        ]
        assert told == [
            (
                line.entrant,
                line.points,
                (line.wins, line.draws, line.losses),
                line.difference,
                line.buchholz,
                line.berger,
            )
            for line in lines
        ]


async def _results_are_of_games(
    server: CupServer, plain: PlainCup, facts: Sequence[Fact], played_at: Boards
) -> None:
    """See that who has won a match or board has won the last game that was played for it."""
    ever = _ever(facts)
    every = plain.matches()
    for (key, board), table_ids in played_at.items():
        result = plain.results[key]
        if plain.plan["team_size"] > 1:
            result = plain.boards.get(key, {}).get(board)
        if result is None or result.how not in {"played", "walkover"} or not table_ids:
            continue
        async with server.database.read() as connection:
            game = await games.get(connection, table_ids[-1])
            query = select(seats.c.seat, seats.c.member_id).where(seats.c.table_id == table_ids[-1])
            sat = {row[0]: row[1] for row in await connection.execute(query)}
        counts = game is not None and game.reason != VOID and game.annulled_at is None
        assert counts or result.how == "walkover", f"no game was played for {key}"
        if game is None or not counts or game.winner_side is None:
            continue
        sides = [each or 0 for each in every[key]]
        of_seat = {
            seat: next((each for each in sides if member_id in ever[each]), None)
            for seat, member_id in sat.items()
        }
        assert {*of_seat.values()} == {*sides}, f"others sat there in {key}"
        assert result.winner == of_seat[game.winner_side], f"another has won {key}"
        if result.how == "played":
            assert {of_seat[seat + 1]: each for seat, each in enumerate(game.totals)} == dict(
                result.points
            )


def _ever(facts: Sequence[Fact]) -> dict[int, set[int]]:
    """Everybody who has ever played for each entrant."""
    found = dict[int, set[int]]()
    for fact in facts:
        if fact.word == "entered":
            found[len(found) + 1] = {*fact.members}
        elif fact.word in {"joined", "substituted"}:
            found[fact.detail["entrant"]].add(fact.members[-1])
    return found


async def _nothing_is_left(server: CupServer, played_at: Boards) -> None:
    """See that nobody waits: no match is open, and no game of the cup is played."""
    own = [table_id for each in played_at.values() for table_id in each]
    async with server.database.read() as connection:
        going_on = select(tables.c.table_id).where(tables.c.status == TableStatus.PLAYING)
        assert not {*await connection.scalars(going_on)} & {*own}
        assert not [*await connection.scalars(select(cup_matches.c.match))]
    assert (await server.cup()).row.look_at is None


async def _soon(server: CupServer, wrong: Callable[[], Awaitable[str]]) -> None:
    """Wait until nothing is wrong, as a bot may still be at it."""
    said = ""
    try:
        async with asyncio.timeout(PATIENCE):
            while said := await wrong():
                await server.glance()
    except TimeoutError:
        raise AssertionError(said) from None


async def _message_is_current(server: CupServer, plain: PlainCup) -> None:
    scene = await server.scene()
    drawing = draw_cup(scene, words(server.discord).in_language(scene.language))
    plainly = {"content": "", "embeds": [], "components": drawing.view.to_components()}

    async def wrong() -> str:
        row = await server.club.cup_displays.message(server.cup_id)
        shown = row is not None and row.shown == digest(drawing)
        shown = shown and shape(await server.message()) == shape(plainly)
        return "" if shown else f"the cup's message shows something else:\n{shape(plainly)}"

    await _soon(server, wrong)
    said = texts(await server.message())
    if plain.champion is None:
        assert text("cup-no-winner") in said
    else:
        assert text("cup-won", name=_with_members(server, scene, plain, plain.champion)) in said
    for line in [*_place_lines(server, scene, plain)][:FIRST_PLACES]:
        assert line in said, line


async def _pages_tell(server: CupServer, plain: PlainCup) -> None:
    """See that the pages behind *More…* give the standings of the recount."""
    scene, actor = await server.scene(), server.discord.south
    page = await actor.press(await server.message(), text("press-cup-more"))
    page = await actor.press(page, text("cup-page-table"))
    told = texts(page.message)
    while _offers(page, text("press-page-more")):
        page = await actor.press(page, text("press-page-more"))
        told += "\n" + texts(page.message)
    expected = [
        _table_line(_name(server, scene, plain, line.entrant), place, line)
        for lines in plain.tables()
        for place, line in enumerate(lines, start=1)
    ]
    for line in expected or _place_lines(server, scene, plain):
        assert line in told, f"{line!r} isn't among\n{told}"


def _offers(page: Answer, label: str) -> bool:
    return any(each.label == label and not each.disabled for each in buttons(page.message))


def _table_line(name: str, place: int, line: Line) -> str:
    return text(
        "cup-table-row",
        place=str(place),
        name=name,
        points=_figure(line.points),
        wins=line.wins,
        draws=line.draws,
        losses=line.losses,
    )


def _figure(number: Fraction) -> str:
    whole, rest = divmod(int(4 * number), 4)
    return QUARTERS[rest] if rest and not whole else f"{whole}{QUARTERS[rest]}"


def _place_lines(server: CupServer, scene: CupScene, plain: PlainCup) -> Iterator[str]:
    places = sorted((place, entrant) for entrant, place in plain.places().items())
    for place, sharing in groupby(places, key=lambda each: each[0]):
        names = [_name(server, scene, plain, entrant) for _, entrant in sharing]
        said = text.listed(names[:SHOWN])
        if more := len(names[SHOWN:]):
            said = text("cup-and-more", names=said, count=more)
        yield text("cup-place", place=str(place), names=said)


def _name(server: CupServer, scene: CupScene, plain: PlainCup, entrant: int) -> str:
    team = scene.cup.state.names.get(entrant)
    return team or server.actor(plain.members[entrant][0]).name


def _with_members(server: CupServer, scene: CupScene, plain: PlainCup, entrant: int) -> str:
    name = _name(server, scene, plain, entrant)
    if entrant not in scene.cup.state.names:
        return name
    present = [each for each in plain.members[entrant] if each not in plain.absent]
    members = text.listed([server.actor(each).name for each in present])
    return text("cup-team-members", name=name, members=members) if present else name


async def _nothing_is_said_twice(server: CupServer) -> None:
    """See that each message in the channel and its threads is the one that it should be."""
    club, world = server.club, server.discord.world
    said = await club.cup_displays.said(server.cup_id)
    notices = [str(each) for each in said.values() if each is not None]
    assert len({*notices}) == len(notices), "one message says two things"
    own = await club.cup_displays.message(server.cup_id)
    assert own is not None
    known = {*notices, str(own.message_id)}
    for snapshot in await _audit(server).tables():
        rows = await club.displays.of_table(snapshot.table.table_id)
        known |= {str(row.message_id) for row in rows}
    there = {
        stored.id: stored
        for channel in world.channels.values()
        if channel.recipient_id is None
        for stored in channel.messages.values()
        if stored.author_id == world.bot.id and stored.only_for is None
    }
    assert there.keys() >= {*notices}, "something that was said isn't there"
    strays = [texts(message_json(world, each)) for id_, each in there.items() if id_ not in known]
    assert not strays, "nobody's messages:\n" + "\n\n".join(strays)


async def _tables_are_current(server: CupServer) -> None:
    audit = _audit(server)
    screen = ScreenCheck(server.discord, audit, seed=1)

    async def wrong() -> str:
        return "\n".join(await screen.amiss(await audit.tables()))

    await _soon(server, wrong)


def _audit(server: CupServer) -> Audit:
    return Audit(server.discord, server.club, server.database)
