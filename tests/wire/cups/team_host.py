"""Teams of a cup as their members bring them about, by what the messages offer."""

from club.cups.formats.matches import Match
from cogs.kit.text import Text
from playground.driver import Actor, Answer
from tests.wire.cups.cup_host import CupHost
from tests.wire.doors import resign

text = Text()
BY_HAND = ("Seeding", "Seeded by the organiser")
PAIRS = ("Teams", "Teams of two")
ACES, KINGS = "Aces", "Kings"


def pair(one: str, other: str) -> str:
    """How two sides of a match are named."""
    return text("cup-pair", one=one, other=other)


async def enter_team(host: CupHost, captain: Actor, name: str) -> Answer:
    form = await captain.press(host.message(), text("press-cup-team-enter"))
    answer = await captain.submit(form, text=name)
    await host.quiet()
    return answer


async def join_team(host: CupHost, member: Actor, name: str) -> Answer:
    page = await member.press(host.message(), text("press-cup-team-join"))
    answer = await member.choose(page, text("cup-menu-team"), name)
    await host.quiet()
    return answer


async def gather_pairs(host: CupHost, *choices: tuple[str, str]) -> None:
    """Set up a cup of teams of two, with two teams in it: North leads one, East the other."""
    north, south, east, west = host.members
    await host.set_up(BY_HAND, PAIRS, *choices)
    await enter_team(host, north, ACES)
    await enter_team(host, east, KINGS)
    await join_team(host, south, ACES)
    await join_team(host, west, KINGS)


async def board_table(host: CupHost, match: Match, board: int) -> int:
    row = (await host.cup()).row_of(match.key, board)
    assert row is not None
    assert row.table_id is not None
    return row.table_id


async def give_up_board(host: CupHost, match: Match, board: int, loser: int) -> None:
    """Have the member of an entrant at a board give up the game there."""
    table_id, cup = await board_table(host, match, board), await host.cup()
    await resign(host.harness.actor(cup.member_at(loser, board)), table_id)
    await host.look()


async def my_team(host: CupHost, member: Actor, *steps: str) -> Answer:
    """Press one button after the other from one's team on; keys of their labels."""
    answer = await member.press(host.message(), text("press-cup-team-mine"))
    for step in steps:
        answer = await member.press(answer, text(step))
    await host.quiet()
    return answer
