"""Members who keep score of games with real cards: they press and choose what is offered."""

from collections.abc import Sequence
from typing import Any

from club.table.sheet_score import SheetScore
from club.table.snapshot import Snapshot
from cogs.kit.ids import Action
from engine.contest import Contest
from playground.driver import Actor, Answer, menus
from tests.wire.harness import Harness, choices, offered

Json = dict[str, Any]


class ScoreKeeper:
    """Keeps one sheet.

    Attributes:
        table_id: The sheet.
        players: Who plays, by number: an actor, or None for a friend who isn't on Discord.
    """

    def __init__(self, harness: Harness, table_id: int, players: Sequence[Actor | None]) -> None:
        self.table_id = table_id
        self.players = players
        self._harness = harness

    async def snapshot(self) -> Snapshot:
        """The sheet as it is stored."""
        return await self._harness.club.tables.snapshot(self.table_id)

    async def sheet_score(self) -> SheetScore:
        """What was entered."""
        paper = (await self.snapshot()).sheet_score
        assert paper is not None
        return paper

    async def contest(self) -> Contest:
        """The contest as it stands."""
        contest = (await self.snapshot()).contest
        assert contest is not None
        return contest

    async def message(self, actor: Actor | None = None) -> Json:
        """The sheet's message, once it shows how the sheet stands."""
        await self._harness.quiet()
        snapshot = await self.snapshot()
        rows = await self._harness.club.displays.of_table(self.table_id)
        shown = next(row for row in rows if row.kind == "sheet")
        assert shown.ply == snapshot.table.ply
        reader = actor or self._harness.north
        return next(one for one in reader.messages() if int(one["id"]) == shown.message_id)

    async def press(self, actor: Actor, rest: str) -> Answer:
        """Press a button of the sheet."""
        message = await self.message(actor)
        answer = await actor.press(message, button(message, "paper", rest))
        await self._harness.quiet()
        return answer

    async def enter(
        self,
        actor: Actor,
        winner: int | None,
        points: int = 0,
        boxes: int = 1,
        *,
        word: str = "knock",
        table: int | None = None,
        pair: tuple[int, int] | None = None,
    ) -> Answer:
        """Enter a deal by pressing and choosing what a slip offers."""
        slip = await self.press(actor, "enter")
        if table is not None:
            slip = await choose(actor, slip, "table", str(table))
        if pair is not None:
            slip = await choose(actor, slip, "pair", f"{min(pair)}_{max(pair)}")
        slip = await choose(actor, slip, "who", str(winner or 0))
        slip = await choose(actor, slip, "how", word if winner else "draw")
        if winner:
            slip = await self.number(actor, slip, "one", points)
            if boxes > 1:
                slip = await choose(actor, slip, "boxes", str(boxes))
        return await self.press_slip(actor, slip, "enter")

    async def begin(self, actor: Actor, who: str, how: str, points: int | None = None) -> Answer:
        """Begin a slip: who won a deal and how, and perhaps by how much."""
        slip = await self.press(actor, "enter")
        slip = await choose(actor, slip, "who", who)
        slip = await choose(actor, slip, "how", how)
        return slip if points is None else await self.number(actor, slip, "one", points)

    async def number(self, actor: Actor, slip: Answer, word: str, points: int) -> Answer:
        """Come to a number: the nearest that the menu has, then step by step."""
        usual = [
            number(action.rest)
            for action in choices(slip.message).values()
            if action.rest.startswith(f"{word}:")
        ]
        near = min(usual, key=lambda each: abs(each - points))
        slip = await choose(actor, slip, word, f"{near}".replace("-", "m"))
        while near != points:
            steps = {
                number(action.rest): custom_id
                for custom_id, action in offered(slip.message).items()
                if action.rest.startswith(f"{word}:")
            }
            near = min(steps, key=lambda each: abs(each - points))
            slip = await actor.press(slip, steps[near])
        return slip

    async def press_slip(self, actor: Actor, slip: Answer, rest: str) -> Answer:
        """Press a button of a slip."""
        answer = await actor.press(slip, button(slip.message, "entry", rest))
        await self._harness.quiet()
        return answer


async def choose(actor: Actor, slip: Answer, stem: str, value: str) -> Answer:
    """Choose in the menu of a slip that asks for this."""
    custom_id = next(
        menu.custom_id for menu in menus(slip.message) if menu.custom_id.endswith(f":{stem}")
    )
    return await actor.choose(slip, custom_id, value)


def button(message: Json, kind: str, rest: str) -> str:
    """The button of a message that asks for this."""
    for custom_id, action in offered(message).items():
        if (action.kind, action.rest) == (kind, rest):
            return custom_id
    raise AssertionError(f"no {kind} {rest} among {list(offered(message).values())}")


def number(rest: str) -> int:
    """The number that a step comes to."""
    return int(rest.partition(":")[2].replace("m", "-"))


async def lay_out(
    harness: Harness, players: Sequence[Actor], sides: Sequence[int] = (), **options: Any
) -> ScoreKeeper:
    """Lay out a sheet: two begin at once, others join and the first of them starts.

    Args:
        harness: Where.
        players: Who plays, the host first.
        sides: Which side each of them joins, where there are sides.
        options: Those of the command.
    """
    host, *others = players
    if len(players) == 2:
        await host.command("gin realcards", member=others[0], **options)
        await harness.quiet()
        return ScoreKeeper(harness, await harness.newest_table(host), players)
    await host.command("gin realcards", **options)
    keeper = ScoreKeeper(harness, await harness.newest_table(host), players)
    for at, actor in enumerate(others, start=1):
        await keeper.press(actor, f"join:{sides[at] if sides else 0}")
    await keeper.press(host, "start")
    return keeper


def asks(message: Json) -> set[Action]:
    """What the buttons of a message ask for."""
    return set(offered(message).values())
