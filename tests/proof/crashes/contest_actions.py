"""What members do at contests of other kinds, where the bot may be killed over any of it."""

from collections.abc import Awaitable, Callable

from club.multiplayer.seat_departure import agreed
from club.table.snapshot import Snapshot
from club.table.vacancy_votes import SeatVote
from cogs.kit.text import Text
from playground.driver import Actor, Answer, menus
from tests.proof.crashes.crash_scenario import CrashScenario, Json
from tests.proof.games.contest_kinds import ContestKind
from tests.wire.doors import PLAY, SEATS
from tests.wire.harness import choices, offered
from tests.wire.panel_user import PanelUser

text = Text()

Arm = Callable[[], None]
"""Called just before what the bot may not survive."""

ContestAct = Callable[[CrashScenario, Arm, ContestKind], Awaitable[None]]
"""Does something at a contest of a kind."""


def nothing() -> None:
    """Spare the bot."""


async def running(scenario: CrashScenario, contest: ContestKind) -> int:
    """A running contest of a kind: the table that leads it."""
    while not (tables := await scenario.tables("playing", rules=contest.rules)):
        if contest.rules.seating == "heads_up":
            await _two(scenario, contest)
        else:
            await start(scenario, nothing, contest)
    return tables[-1].table.table_id


async def play(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Play on, at all tables in turns, contest after contest."""
    # Nobody plays at a seat that was left: who got up in an earlier life comes back first.
    lead_id = (await _nobody_left(scenario, contest))[0].lead_id
    arm()
    while True:
        lead = await scenario.club.tables.snapshot(lead_id)
        for board in lead.boards:
            await scenario.turn(board, lambda _snapshot, _custom_id: None)
            await scenario.current()
        if (await scenario.club.tables.snapshot(lead_id)).table.status != "playing":
            lead_id = await running(scenario, contest)


async def lay_off_best(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Lay off all that is best with one press, as soon as that is offered."""
    while True:
        lead_id = await running(scenario, contest)
        for actor in scenario.actors:
            for message in actor.messages(actor.dm()):
                for custom_id, one in offered(message).items():
                    if (one.kind, one.table) == ("best", lead_id):
                        arm()
                        await scenario.press(actor, message, custom_id)
                        await scenario.current()
                        return
        await scenario.turn(lead_id, lambda _snapshot, _custom_id: None, best=False)
        await scenario.current()


# A table for more


async def gather(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Open a table for more than two."""
    await close_lobbies(scenario, nothing, contest)
    arm()
    await _open(scenario, contest)
    await scenario.current()


async def join(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Take a seat."""
    lobby = await _lobby(scenario, contest)
    await _press(scenario, lobby, _next(scenario, lobby), "join", arm)


async def change(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Take a seat, and get up again."""
    lobby = await _lobby(scenario, contest)
    if len(lobby.players) == 1:
        await _press(scenario, lobby, _next(scenario, lobby), "join", nothing)
        lobby = await scenario.club.tables.snapshot(lobby.lead_id)
    member_id = lobby.players[-1].member_id
    actor = next(one for one in scenario.actors if one.id == member_id)
    await _press(scenario, lobby, actor, "leave", arm)


async def computer(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Give a seat to the computer, and take the table back: no contest counts with one."""
    await close_lobbies(scenario, nothing, contest)
    lobby = await _lobby(scenario, contest)
    await _press(scenario, lobby, scenario.actors[0], "computer", arm)
    await close_lobbies(scenario, nothing, contest)


async def close_lobbies(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Take every table back that waits."""
    for lobby in await scenario.tables("waiting", rules=contest.rules):
        await _press(scenario, lobby, scenario.actors[0], "withdraw", arm)


async def take_back(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Take a table back."""
    await _lobby(scenario, contest)
    await close_lobbies(scenario, arm, contest)


async def start(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Take the last seat, which begins the contest at all its tables; or let the host begin."""
    lobby = await _lobby(scenario, contest)
    full = contest.begins_full
    while len(lobby.players) < contest.players - full:
        await _press(scenario, lobby, _next(scenario, lobby), "join", nothing)
        lobby = await scenario.club.tables.snapshot(lobby.lead_id)
    if full:
        await _press(scenario, lobby, _next(scenario, lobby), "join", arm)
    else:
        await _press(scenario, lobby, scenario.actors[0], "start", arm)


def _next(scenario: CrashScenario, lobby: Snapshot) -> Actor:
    """Somebody who hasn't joined."""
    return next(one for one in scenario.actors if lobby.player_of(one.id) is None)


async def _lobby(scenario: CrashScenario, contest: ContestKind) -> Snapshot:
    while not (lobbies := await scenario.tables("waiting", rules=contest.rules)):
        await _open(scenario, contest)
        await scenario.current()
    return lobbies[-1]


async def _press(
    scenario: CrashScenario, lobby: Snapshot, actor: Actor, word: str, arm: Arm
) -> None:
    message = await scenario.lobby(lobby.lead_id)
    asks = {**offered(message), **choices(message)}
    ids = [key for key, one in asks.items() if one.rest.startswith(word)]
    chosen = ids[len(lobby.players) % len(ids)]
    arm()
    if isinstance(chosen, tuple):
        await scenario.attempt(actor.choose(message, *chosen), word)
    else:
        await scenario.press(actor, message, chosen)
    await scenario.current()


async def _open(scenario: CrashScenario, contest: ContestKind) -> None:
    """Open a table by a command, or from a panel."""
    north = scenario.actors[0]
    if not contest.knobs:
        page = await _on_panel(scenario, f"{PLAY}more", variant=contest.variant)
        if page is not None:
            choosing = north.choose(page, SEATS, f"seats={contest.seats}")
            await scenario.attempt(choosing, "seats")
        return
    answer = await _house_rules(scenario, contest.variant)
    await _use(scenario, answer, contest, "use=open")


async def _on_panel(scenario: CrashScenario, what: str, **chosen: str | None) -> Json | None:
    """What comes of a press on the panel of `/gin play`; nothing where it isn't answered."""
    north = scenario.actors[0]
    panel = await scenario.command(north, "gin play", **chosen)
    answer = None if panel is None else await scenario.press(north, panel.message, what)
    return None if answer is None else answer.message


async def _house_rules(scenario: CrashScenario, variant: str = "standard") -> Answer | None:
    """Open a panel of house rules."""
    north = scenario.actors[0]
    panel = await scenario.command(north, "gin play", variant=variant)
    if panel is None:
        return None
    return await scenario.press(north, panel.message, text("press-play-own"))


async def _name(scenario: CrashScenario, message: Json, guest: Actor) -> None:
    """Choose on a panel whom to challenge."""
    (menu,) = (one.custom_id for one in menus(message))
    await scenario.attempt(scenario.actors[0].choose(message, menu, guest), "guest")
    await scenario.current()


async def _use(
    scenario: CrashScenario, answer: Answer | None, contest: ContestKind, word: str
) -> None:
    assert answer is not None
    panel = PanelUser(scenario.actors[0], answer.message)
    seated = {"seating": "partnership"} if contest.seats else {}
    for name, value in {**seated, **contest.knobs}.items():
        await panel.set(name, value)
    await scenario.press(panel.actor, panel.message, panel.ids(word)[0])
    await scenario.current()


# Two


async def _two(scenario: CrashScenario, contest: ContestKind) -> None:
    """Have a challenge of this kind, and accept it."""
    north, south = scenario.actors[:2]
    waiting = [one for one in await scenario.tables("waiting") if one.rules == contest.rules]
    if waiting:
        table = waiting[-1].table
        message, accept = await scenario.find(south, "seat", table.table_id, "accept")
        await scenario.press(south, message, accept)
        await scenario.current()
        return
    await _nobody_waits(scenario)
    if contest.knobs:
        answer = await _house_rules(scenario, contest.variant)
        await _use(scenario, answer, contest, "who")
        assert answer is not None
        await _name(scenario, answer.message, south)
    else:
        await scenario.command(north, "gin challenge", member=south, variant=contest.variant)
        await scenario.current()


async def turn_knob(scenario: CrashScenario, arm: Arm) -> None:
    """Change a rule on a panel."""
    answer = await _house_rules(scenario)
    assert answer is not None
    panel = PanelUser(scenario.actors[0], answer.message)
    await panel.to("gin_bonus")
    arm()
    await scenario.press(panel.actor, panel.message, panel.ids("set=gin_bonus=26")[0])


async def open_panel(scenario: CrashScenario, arm: Arm) -> None:
    """Open a panel."""
    answer = await scenario.command(scenario.actors[0], "gin play")
    assert answer is not None
    arm()
    await scenario.press(scenario.actors[0], answer.message, text("press-play-own"))


async def send_panel(scenario: CrashScenario, arm: Arm) -> None:
    """Challenge somebody from a panel."""
    await _nobody_waits(scenario)
    north, south = scenario.actors[:2]
    answer = await _house_rules(scenario)
    assert answer is not None
    panel = PanelUser(north, answer.message)
    await panel.press("who")
    arm()
    await _name(scenario, panel.message, south)


async def counter(scenario: CrashScenario, arm: Arm) -> None:
    """Offer other rules for a challenge that waits."""
    north, south = scenario.actors[:2]
    if not await scenario.tables("waiting"):
        await scenario.command(north, "gin challenge", member=south)
        await scenario.current()
    table = (await scenario.tables("waiting"))[-1]
    actor = next(one for one in scenario.actors if one.id == table.asked)
    own = await scenario.more(actor, table.table.table_id, "rules")
    assert own is not None
    answer = await scenario.press(actor, *own)
    assert answer is not None
    panel = PanelUser(actor, answer.message)
    target = 150 if table.rules.game_target != 150 else 200
    await panel.set("game_target", target)
    await panel.reach("use=counter")
    arm()
    await scenario.press(actor, panel.message, panel.ids("use=counter")[0])
    await scenario.current()
    await _nobody_waits(scenario)


async def _nobody_waits(scenario: CrashScenario) -> None:
    for one in await scenario.tables("waiting"):
        offered_by = one.table.offered_by or one.table.host_id
        actor = next(each for each in scenario.actors if each.id == offered_by)
        own = await scenario.more(actor, one.table.table_id, "withdraw")
        assert own is not None
        await scenario.press(actor, *own)
        await scenario.current()


# A seat that is left


async def get_up(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Leave one's seat, and come back to it."""
    lead, leaver = await _nobody_left(scenario, contest)
    await _leave(scenario, lead, leaver, arm)
    await _nobody_left(scenario, contest)


async def vote(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """Say what is to be done about a seat."""
    lead, leaver = await _left(scenario, contest)
    number = lead.player_of(leaver.id)
    voter = next(one for one in scenario.actors if lead.player_of(one.id) not in {None, number})
    message, ids = await scenario.find(voter, "left", lead.lead_id, f"{number}.forfeit")
    arm()
    await scenario.press(voter, message, ids)
    await scenario.current()


async def forfeit(scenario: CrashScenario, arm: Arm, contest: ContestKind) -> None:
    """End a contest by consent, as lost by who has left."""
    lead, leaver = await _left(scenario, contest)
    number = lead.player_of(leaver.id)
    while (lead := await scenario.club.tables.snapshot(lead.lead_id)).table.status == "playing":
        said = {member for one in lead.leavings for member in one.said}
        others = [
            each
            for each in scenario.actors
            if lead.player_of(each.id) not in {None, number} and each.id not in said
        ]
        message, ids = await scenario.find(others[0], "left", lead.lead_id, f"{number}.forfeit")
        if _decides(lead, number, others[0]):
            arm()
        await scenario.press(others[0], message, ids)
        await scenario.current()


def _decides(lead: Snapshot, number: int | None, voter: Actor) -> bool:
    """Whether somebody of every side that has anybody left will have said the same."""
    assert number is not None
    said = {
        member
        for one in lead.leavings
        for member, choice in one.said.items()
        if (one.seat, choice) == (number, SeatVote.FORFEIT)
    }
    return agreed(lead, number, said | {voter.id})


async def _left(scenario: CrashScenario, contest: ContestKind) -> tuple[Snapshot, Actor]:
    """A contest that somebody has left, and who."""
    lead, leaver = await _nobody_left(scenario, contest)
    await _leave(scenario, lead, leaver, nothing)
    return await scenario.club.tables.snapshot(lead.lead_id), leaver


async def _nobody_left(scenario: CrashScenario, contest: ContestKind) -> tuple[Snapshot, Actor]:
    """A contest that nobody has left, and somebody who plays there now."""
    lead = await scenario.club.tables.snapshot(await running(scenario, contest))
    for one in lead.leavings:
        member_id = next(each.member_id for each in lead.players if each.seat == one.seat)
        actor = next(each for each in scenario.actors if each.id == member_id)
        message, back = await scenario.find(actor, "left", lead.lead_id, f"{one.seat}.back")
        await scenario.press(actor, message, back)
        await scenario.current()
    lead = await scenario.club.tables.snapshot(lead.lead_id)
    return lead, next(each for each in scenario.actors if each.id == lead.seats[-1].member_id)


async def _leave(scenario: CrashScenario, lead: Snapshot, leaver: Actor, arm: Arm) -> None:
    answer = await scenario.command(leaver, "gin hand", table=lead.lead_id)
    assert answer is not None
    answer = await scenario.press(leaver, answer.message, f"gin:quit:{lead.lead_id}:ask")
    assert answer is not None
    sure: Json = answer.message
    yes = next(key for key in offered(sure) if key.endswith(":yes"))
    arm()
    await scenario.press(leaver, sure, yes)
    await scenario.current()
