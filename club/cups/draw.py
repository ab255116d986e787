"""The draw of a cup that begins: in which order its entrants are seeded."""

from collections.abc import Collection, Mapping
from statistics import fmean

from sqlalchemy.ext.asyncio import AsyncConnection

from club.cups.formats import seeding
from club.cups.formats.seeding import SeedingMethod
from club.cups.stored_cup import StoredCup
from club.ratings.rating import family_of
from data.ratings import ratings
from engine import fair
from engine.rules import Rules


async def drawn(
    connection: AsyncConnection, cup: StoredCup, start: int, by_hand: Collection[int] | None
) -> tuple[int, ...]:
    """Return the entrants by seed, `by_hand` or as entered; a lot depends on the press `start`."""
    drawn_from = cup.state.complete
    match cup.seeding:
        case SeedingMethod.LOT:
            return seeding.by_lot(drawn_from, fair.lot_seed(cup.row.seed, start=start))
        case SeedingMethod.HAND:
            return tuple(each for each in by_hand or drawn_from if each in drawn_from)
        case SeedingMethod.RATING:
            of_entrant = {each: cup.state.members[each] for each in drawn_from}
            return await by_rating(connection, cup.row.server_id, cup.rules, of_entrant)


async def by_rating(
    connection: AsyncConnection,
    server_id: int,
    rules: Rules,
    of_entrant: Mapping[int, tuple[int, ...]],
) -> tuple[int, ...]:
    """Order entrants by rating; a team's is the mean of its members' who have one."""
    everybody = [member for members in of_entrant.values() for member in members]
    known = await ratings.of_members(connection, server_id, family_of(rules), everybody)
    found = dict[int, float | None]()
    for entrant, members in of_entrant.items():
        rated = [known[member].rating for member in members if member in known]
        found[entrant] = fmean(rated) if rated else None
    return seeding.by_rating(found)
