"""What members do who sit down to a party, where the bot may be killed over any of it."""

from collections.abc import Awaitable, Callable

from club.multiplayer.seat_departure import BY_FORFEIT, agreed
from club.table.snapshot import Snapshot
from playground.driver import Actor, Answer
from tests.proof.crashes.crash_scenario import Evening, Json
from tests.proof.games.contest_kinds import Party
from tests.wire.harness import choices, offered
from tests.wire.panel_user import Clicker

Arm = Callable[[], None]
"""Called just before what the bot may not survive."""

PartyAct = Callable[[Evening, Arm, Party], Awaitable[None]]
"""Does something at a party."""


def nothing() -> None:
    """Spare the bot."""


async def running(evening: Evening, party: Party) -> int:
    """A running contest of a party: the table that leads it."""
    while not (tables := await evening.tables("playing", rules=party.rules)):
        if party.rules.seating == "heads_up":
            await _two(evening, party)
        else:
            await start(evening, nothing, party)
    return tables[-1].table.table_id


async def play(evening: Evening, arm: Arm, party: Party) -> None:
    """Play on, at all tables in turns, contest after contest."""
    # At a seat that was left nobody plays: whoever got up in an earlier life comes back first.
    lead_id = (await _nobody_left(evening, party))[0].lead_id
    arm()
    while True:
        lead = await evening.club.snapshot(lead_id)
        for board in lead.boards:
            await evening.turn(board, lambda _snapshot, _custom_id: None)
            await evening.current()
        if (await evening.club.snapshot(lead_id)).table.status != "playing":
            lead_id = await running(evening, party)


async def lay_off_best(evening: Evening, arm: Arm, party: Party) -> None:
    """Lay off all that is best with one press, as soon as that is offered."""
    while True:
        lead_id = await running(evening, party)
        for actor in evening.actors:
            for message in actor.messages(actor.dm()):
                for custom_id, one in offered(message).items():
                    if (one.kind, one.table) == ("best", lead_id):
                        arm()
                        await evening.press(actor, message, custom_id)
                        await evening.current()
                        return
        await evening.turn(lead_id, lambda _snapshot, _custom_id: None, best=False)
        await evening.current()


# A table for more


async def gather(evening: Evening, arm: Arm, party: Party) -> None:
    """Open a table for more than two."""
    await close_lobbies(evening, nothing, party)
    arm()
    await _open(evening, party)
    await evening.current()


async def join(evening: Evening, arm: Arm, party: Party) -> None:
    """Take a seat."""
    lobby = await _lobby(evening, party)
    await _press(evening, lobby, _next(evening, lobby), "join", arm)


async def change(evening: Evening, arm: Arm, party: Party) -> None:
    """Take a seat, and get up again."""
    lobby = await _lobby(evening, party)
    if len(lobby.players) == 1:
        await _press(evening, lobby, _next(evening, lobby), "join", nothing)
        lobby = await evening.club.snapshot(lobby.lead_id)
    member_id = lobby.players[-1].member_id
    actor = next(one for one in evening.actors if one.id == member_id)
    await _press(evening, lobby, actor, "leave", arm)


async def computer(evening: Evening, arm: Arm, party: Party) -> None:
    """Give a seat to the computer, and take the table back: no contest counts with one."""
    await close_lobbies(evening, nothing, party)
    lobby = await _lobby(evening, party)
    await _press(evening, lobby, evening.actors[0], "computer", arm)
    await close_lobbies(evening, nothing, party)


async def close_lobbies(evening: Evening, arm: Arm, party: Party) -> None:
    """Take every table back that waits."""
    for lobby in await evening.tables("waiting", rules=party.rules):
        await _press(evening, lobby, evening.actors[0], "withdraw", arm)


async def take_back(evening: Evening, arm: Arm, party: Party) -> None:
    """Take a table back."""
    await _lobby(evening, party)
    await close_lobbies(evening, arm, party)


async def start(evening: Evening, arm: Arm, party: Party) -> None:
    """Take the last seat, which begins the contest at all its tables; or let the host begin."""
    lobby = await _lobby(evening, party)
    full = party.rules.seating == "partnership" or party.players == 4
    while len(lobby.players) < party.players - full:
        await _press(evening, lobby, _next(evening, lobby), "join", nothing)
        lobby = await evening.club.snapshot(lobby.lead_id)
    if full:
        await _press(evening, lobby, _next(evening, lobby), "join", arm)
    else:
        await _press(evening, lobby, evening.actors[0], "start", arm)


def _next(evening: Evening, lobby: Snapshot) -> Actor:
    """Somebody who hasn't joined."""
    return next(one for one in evening.actors if lobby.player_of(one.id) is None)


async def _lobby(evening: Evening, party: Party) -> Snapshot:
    while not (lobbies := await evening.tables("waiting", rules=party.rules)):
        await _open(evening, party)
        await evening.current()
    return lobbies[-1]


async def _press(evening: Evening, lobby: Snapshot, actor: Actor, word: str, arm: Arm) -> None:
    message = await evening.lobby(lobby.lead_id)
    asks = {**offered(message), **choices(message)}
    ids = [key for key, one in asks.items() if one.rest.startswith(word)]
    chosen = ids[len(lobby.players) % len(ids)]
    arm()
    if isinstance(chosen, tuple):
        await evening.attempt(actor.choose(message, *chosen), word)
    else:
        await evening.press(actor, message, chosen)
    await evening.current()


async def _open(evening: Evening, party: Party) -> None:
    """Open a table by a command, or from a panel."""
    north = evening.actors[0]
    if not party.knobs:
        await evening.command(north, "gin open", variant=party.variant, seats=party.seats)
        return
    answer = await evening.command(north, "gin house", variant=party.variant)
    await _use(evening, answer, party, "use=open")


async def _use(evening: Evening, answer: Answer | None, party: Party, word: str) -> None:
    assert answer is not None
    panel = Clicker(evening.actors[0], answer.message)
    seated = {"seating": "partnership"} if party.seats else {}
    for name, value in {**seated, **party.knobs}.items():
        await panel.set(name, value)
    await evening.press(panel.actor, panel.message, panel.ids(word)[0])
    await evening.current()


# Two


async def _two(evening: Evening, party: Party) -> None:
    """Have a challenge of this party, and accept it."""
    north, south = evening.actors[:2]
    waiting = [one for one in await evening.tables("waiting") if one.rules == party.rules]
    if waiting:
        table = waiting[-1].table
        message, accept = await evening.find(south, "seat", table.table_id, "accept")
        await evening.press(south, message, accept)
        await evening.current()
        return
    await _nobody_waits(evening)
    if party.knobs:
        answer = await evening.command(north, "gin house", member=south, variant=party.variant)
        await _use(evening, answer, party, "use=challenge")
    else:
        await evening.command(north, "gin challenge", member=south, variant=party.variant)
        await evening.current()


async def turn_knob(evening: Evening, arm: Arm) -> None:
    """Change a rule on a panel."""
    answer = await evening.command(evening.actors[0], "gin house")
    assert answer is not None
    panel = Clicker(evening.actors[0], answer.message)
    await panel.to("gin_bonus")
    arm()
    await evening.press(panel.actor, panel.message, panel.ids("set=gin_bonus=26")[0])


async def open_panel(evening: Evening, arm: Arm) -> None:
    """Open a panel."""
    arm()
    await evening.command(evening.actors[0], "gin house")


async def send_panel(evening: Evening, arm: Arm) -> None:
    """Challenge somebody from a panel."""
    await _nobody_waits(evening)
    north, south = evening.actors[:2]
    answer = await evening.command(north, "gin house", member=south)
    assert answer is not None
    panel = Clicker(north, answer.message)
    arm()
    await evening.press(north, panel.message, panel.ids("use=challenge")[0])
    await evening.current()


async def counter(evening: Evening, arm: Arm) -> None:
    """Offer other rules for a challenge that waits."""
    north, south = evening.actors[:2]
    if not await evening.tables("waiting"):
        await evening.command(north, "gin challenge", member=south)
        await evening.current()
    table = (await evening.tables("waiting"))[-1]
    actor = next(one for one in evening.actors if one.id == table.asked)
    message, rules = await evening.find(actor, "seat", table.table.table_id, "rules")
    answer = await evening.press(actor, message, rules)
    assert answer is not None
    panel = Clicker(actor, answer.message)
    target = 150 if table.rules.game_target != 150 else 200
    await panel.set("game_target", target)
    arm()
    await evening.press(actor, panel.message, panel.ids("use=counter")[0])
    await evening.current()
    await _nobody_waits(evening)


async def _nobody_waits(evening: Evening) -> None:
    for one in await evening.tables("waiting"):
        offered_by = one.table.offered_by or one.table.host_id
        actor = next(each for each in evening.actors if each.id == offered_by)
        message, back = await evening.find(actor, "seat", one.table.table_id, "withdraw")
        await evening.press(actor, message, back)
        await evening.current()


# A seat that is left


async def get_up(evening: Evening, arm: Arm, party: Party) -> None:
    """Leave one's seat, and come back to it."""
    lead, leaver = await _nobody_left(evening, party)
    await _leave(evening, lead, leaver, arm)
    await _nobody_left(evening, party)


async def vote(evening: Evening, arm: Arm, party: Party) -> None:
    """Say what is to be done about a seat."""
    lead, leaver = await _left(evening, party)
    number = lead.player_of(leaver.id)
    voter = next(one for one in evening.actors if lead.player_of(one.id) not in {None, number})
    message, ids = await evening.find(voter, "left", lead.lead_id, f"{number}.forfeit")
    arm()
    await evening.press(voter, message, ids)
    await evening.current()


async def forfeit(evening: Evening, arm: Arm, party: Party) -> None:
    """End a contest by consent, as lost by who has left."""
    lead, leaver = await _left(evening, party)
    number = lead.player_of(leaver.id)
    while (lead := await evening.club.snapshot(lead.lead_id)).table.status == "playing":
        said = {member for one in lead.leavings for member in one.said}
        others = [
            each
            for each in evening.actors
            if lead.player_of(each.id) not in {None, number} and each.id not in said
        ]
        message, ids = await evening.find(others[0], "left", lead.lead_id, f"{number}.forfeit")
        if _decides(lead, number, others[0]):
            arm()
        await evening.press(others[0], message, ids)
        await evening.current()


def _decides(lead: Snapshot, number: int | None, voter: Actor) -> bool:
    """Whether somebody of every side that has anybody left will have said the same."""
    assert number is not None
    said = {
        member
        for one in lead.leavings
        for member, choice in one.said.items()
        if (one.seat, choice) == (number, BY_FORFEIT)
    }
    return agreed(lead, number, said | {voter.id})


async def _left(evening: Evening, party: Party) -> tuple[Snapshot, Actor]:
    """A contest that somebody has left, and who."""
    lead, leaver = await _nobody_left(evening, party)
    await _leave(evening, lead, leaver, nothing)
    return await evening.club.snapshot(lead.lead_id), leaver


async def _nobody_left(evening: Evening, party: Party) -> tuple[Snapshot, Actor]:
    """A contest that nobody has left, and somebody who plays there now."""
    lead = await evening.club.snapshot(await running(evening, party))
    for one in lead.leavings:
        member_id = next(each.member_id for each in lead.players if each.seat == one.seat)
        actor = next(each for each in evening.actors if each.id == member_id)
        message, back = await evening.find(actor, "left", lead.lead_id, f"{one.seat}.back")
        await evening.press(actor, message, back)
        await evening.current()
    lead = await evening.club.snapshot(lead.lead_id)
    return lead, next(each for each in evening.actors if each.id == lead.seats[-1].member_id)


async def _leave(evening: Evening, lead: Snapshot, leaver: Actor, arm: Arm) -> None:
    answer = await evening.command(leaver, "gin resign", table=lead.lead_id)
    assert answer is not None
    sure: Json = answer.message
    yes = next(key for key in offered(sure) if key.endswith(":yes"))
    arm()
    await evening.press(leaver, sure, yes)
    await evening.current()
