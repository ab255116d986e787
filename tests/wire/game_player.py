"""Plays whole games as members do: by pressing what the messages offer, and nothing else."""

import json
import random
import re
from collections import Counter
from collections.abc import Container, Iterator
from typing import Any

from club.core.settings import CardLook
from club.table.scene import Scene, scene, scene_for
from club.table.snapshot import Snapshot
from cogs.archive.ui.review import draw_review
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.ids import Action
from cogs.kit.notice import draw_hand_sent, draw_notice, draw_resign
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import AheadWord
from cogs.kit.sides import side_labels
from cogs.lessons.ui.rulebook import PAGES, Rulebook, draw_rules
from cogs.matchmaking.ui.challenge import draw_challenge
from cogs.play.ui.hand.hand import draw_ahead, draw_hand
from cogs.play.ui.result.result import draw_result
from cogs.play.ui.result.scores import draw_scores
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.result.sheet_picture import SheetPicture, alt_text
from cogs.play.ui.table.table import draw_table
from cogs.watching.ui.game_lists import draw_games
from engine.cards import DECK
from engine.contest import Ledger, ledger
from engine.players import PLAYERS
from engine.seats import SEATS
from playground.driver import Actor, Answer, texts
from tests.wire.harness import Harness, choices, offered
from tests.wire.sent_messages import PUBLIC, Sent, sent

Json = dict[str, Any]
SENSIBLE = 0.8
"""How often a member plays what the sensible player would; else anything that is offered."""

ELSEWHERE = frozenset(
    {
        *("advice", "audit", "best", "board", "entry", "late", "learn", "left", "lobby", "page"),
        "opponents",
        "quiet",
        *("away", "cheer", "export", "panel", "paper", "pause", "play", "snooze"),
        *("picture", "set", "data", "erase"),
        *("film", "hint", "history", "import", "record"),
        *("friend", "games", "nudge", "queue", "replay", "tables", "verify", "watch"),
        *("problem", "profile", "versus"),
        *("daily", "dailymove", "dailypick", "dailyconfirm"),
        *("dailypast", "dailydeal", "dailyboard"),
        *("cupteam", "cupresult", "cupextras"),
        *("cup", "cuptime", "cuporganise", "cupsetup", "cuplist", "cupshow"),
        *("competition", "ladder", "competitiontime", "competitionorganise"),
        *("competitionsetup", "competitionlist", "competitionshow"),
        *("match", "matchanswer", "matchorganise", "matchsetup", "matchlist", "matchshow"),
        "news",
    }
)
"""The kinds of button that no message of a standard game carries for those who play it."""

CLOSED = {False: "resign-kept", True: "resign-done"}
"""How the question before resigning closes, by whether the game is over."""

FROM_TABLE = 0.1
"""How often a member asks for the hand at the table instead of using the direct message."""


class GamePlayer:
    """Members who play in one server.

    Attributes:
        pressed: How often each kind of button was pressed.
        allowed: Every layout that each reader may have been sent so far.
    """

    def __init__(self, harness: Harness, seed: int) -> None:
        self.pressed: Counter[str] = Counter()
        self.allowed: dict[int, set[str]] = {}
        self._harness = harness
        self._dice = random.Random(seed)
        self._rules_allowed: set[tuple[int, int, CardLook]] = set()
        self._links_allowed: set[tuple[int, int, tuple[int, int] | None]] = set()

    # From a challenge to the end, with every kind of button on the way

    async def run(self) -> int:
        """Play a whole game and all there is around it; answers its table."""
        harness = self._harness
        await self._press(harness.south, await self._challenge(), ("seat", "decline"))
        more = await self._more(harness.north, await self._challenge())
        await self._press(harness.north, more, ("seat", "withdraw"))
        challenge = await self._challenge()
        await self._read_rules(challenge)
        table_id = await self.begin(challenge)
        await self.game(table_id)
        await self._rematch_given_up(table_id)
        short = len(await harness.club.tables.results(table_id)) == 1
        # Before the first deal's end there is no sheet, and nothing to go on from or review.
        never = {"scores", "next", "review"} if short else set[str]()
        assert set(self.pressed) == set(PressKind) - ELSEWHERE - never
        return table_id

    async def begin(self, challenge: Json | None = None) -> int:
        """Let South accept a challenge of North's; the table."""
        harness = self._harness
        if challenge is None:
            challenge = await self._challenge()
        await self._press(harness.south, challenge, ("seat", "accept"))
        await harness.quiet()
        return await harness.newest_table(harness.north)

    async def game(self, table_id: int) -> None:
        """Play a running game to its end."""
        snapshot = await self._harness.club.tables.snapshot(table_id)
        self._allow(snapshot)
        await self._think_ahead(snapshot)
        while snapshot.state is not None:
            snapshot = await self.turn(snapshot)
            if snapshot.last is not None and not self.pressed["scores"]:
                await self._read_scores(table_id)
        await self._harness.quiet()
        await self._allow_settlement(table_id)

    async def _think_ahead(self, snapshot: Snapshot) -> None:
        """Let the member who waits look at what may be left to be done, and leave nothing."""
        harness, actor = self._harness, self._harness.off_turn(snapshot)
        if not scene_for(snapshot, actor.id).orders_possible:
            return
        hand = await harness.hand(actor, snapshot.table.table_id, snapshot.table.ply)
        asked = await self._press(actor, hand, (PressKind.AHEAD, AheadWord.ASK))
        await self._press(actor, asked.message, (PressKind.AHEAD, AheadWord.CLOSE))

    async def turn(self, snapshot: Snapshot) -> Snapshot:
        """Let the player on turn press one button; return the table after that."""
        harness, table_id = self._harness, snapshot.table.table_id
        actor = harness.on_turn(snapshot)
        message = await harness.hand(actor, table_id, snapshot.table.ply)
        if self._dice.random() < FROM_TABLE or not self.pressed["hand"] * self.pressed["open"]:
            message = await self._asked_for(actor, table_id)
        buttons, menus = offered(message), choices(message)
        new = [custom_id for custom_id, one in buttons.items() if not self.pressed[one.kind]]
        if new:
            chosen = new[0]
        elif self._dice.random() < SENSIBLE:
            wish = self._wish(snapshot)
            in_menu = (
                each for each, one in menus.items() if (one.kind, one.rest) == ("move", wish)
            )
            chosen = next(in_menu, None) or towards(wish, buttons)
        else:
            chosen = self._dice.choice([*buttons, *menus])
        await self._act(actor, message, chosen)
        after = await harness.club.tables.snapshot(table_id)
        self._allow(after)
        return after

    def _wish(self, snapshot: Snapshot) -> str:
        assert snapshot.state is not None
        view = snapshot.state.view(snapshot.state.turn)
        return str(PLAYERS["simple"].choose(view, self._dice))

    async def _act(self, actor: Actor, message: Json, chosen: str | tuple[str, str]) -> None:
        if isinstance(chosen, tuple):
            custom_id, value = chosen
            self.pressed["pick"] += 1
            await actor.choose(message, custom_id, value)
            return
        action = offered(message)[chosen]
        answer = await self._pressed(actor, message, chosen, action)
        if action.kind == "quit":
            asked = answer.message
            word = {one.rest: custom_id for custom_id, one in offered(asked).items()}
            await self._pressed(actor, asked, word["no"], offered(asked)[word["no"]])

    async def _asked_for(self, actor: Actor, table_id: int) -> Json:
        """The hand as an ephemeral message, from the table or from the list of games."""
        await self._harness.quiet()
        if not self.pressed["hand"] or (self.pressed["open"] and self._dice.random() < 0.5):
            where = await self._harness.room(table_id)
            table = next(
                message
                for message in reversed(actor.messages(where))
                if Action("hand", table_id) in offered(message).values()
            )
            return (await self._press(actor, table, ("hand", ""))).message
        listed = (await actor.command("gin games")).message
        await self._allow_list(actor, table_id)
        return (await self._press(actor, listed, ("open", ""), table_id)).message

    async def _read_rules(self, challenge: Json) -> None:
        """Look at the rules before accepting, and turn a page."""
        south, table_id = self._harness.south, await self._harness.newest_table(self._harness.north)
        rules = (await self._harness.club.tables.snapshot(table_id)).rules
        self._allow_rules(south.id, Rulebook(rules, table_id), self._harness.bot.ui())
        more = await self._more(south, challenge)
        read = await self._press(south, more, ("rules", ""))
        await self._press(south, read.message, ("rules", PAGES[-1]))

    async def _read_scores(self, table_id: int) -> None:
        """Look at the score sheet from the table."""
        harness = self._harness
        await harness.quiet()
        public, told, picture = await self._sheet(table_id)
        if public.view is None:
            return
        self._may_see(harness.south.id, draw_scores(public, harness.bot.ui(), told, sheet=picture))
        table = await harness.south.wait_for(
            lambda message: Action("scores", table_id) in offered(message).values(),
            where=await harness.room(table_id),
        )
        await self._press(harness.south, table, ("scores", ""))

    async def _allow_settlement(self, table_id: int) -> None:
        public, _, picture = await self._sheet(table_id)
        self._may_see(PUBLIC, draw_settlement(public, self._harness.bot.ui(), picture))

    async def _sheet(self, table_id: int) -> tuple[Scene, Ledger, SheetPicture]:
        """What the score sheet is drawn from, with an empty picture that costs no painting."""
        club, ui = self._harness.club, self._harness.bot.ui()
        public = scene(await club.tables.snapshot(table_id), None)
        assert public.contest is not None
        told = ledger(public.contest, await club.tables.results(table_id))
        alt = alt_text(public.contest, side_labels(public, ui), told, ui)
        return public, told, SheetPicture(b"", alt)

    async def _rematch_given_up(self, table_id: int) -> None:
        """Ask for another game, agree to it, and give up."""
        harness = self._harness
        settled = await harness.north.wait_for(
            lambda message: Action("again", table_id) in offered(message).values(),
            where=await harness.room(table_id),
        )
        await self._press(harness.south, settled, ("again", ""))
        await harness.quiet()
        await self._allow_settlement(table_id)  # it says who wants a rematch
        next_id = await harness.newest_table(harness.north)
        self._allow(await harness.club.tables.snapshot(next_id))
        await self._press(harness.north, settled, ("again", ""))
        await harness.quiet()
        self._allow(await harness.club.tables.snapshot(next_id))
        hand = await harness.north.wait_for(
            lambda message: Action("quit", next_id, None, "ask") in offered(message).values(),
            where=harness.north.dm(),
        )
        asked = await self._press(harness.north, hand, ("quit", "ask"))
        await self._press(harness.north, asked.message, ("quit", "yes"))
        await harness.quiet()
        self._allow(await harness.club.tables.snapshot(next_id))
        await self._allow_settlement(next_id)

    async def _more(self, actor: Actor, challenge: Json) -> Json:
        """What a member alone may do about the newest challenge."""
        harness = self._harness
        waiting = await harness.club.tables.snapshot(await harness.newest_table(harness.north))
        drawing = draw_challenge(scene(waiting, None), harness.bot.ui(), actor.id)
        self._may_see(actor.id, drawing)
        return (await self._press(actor, challenge, ("seat", "more"))).message

    async def _challenge(self) -> Json:
        answer = await self._harness.north.command("gin challenge", member=self._harness.south)
        table_id = await self._harness.newest_table(self._harness.north)
        self._allow(await self._harness.club.tables.snapshot(table_id))
        return answer.message

    async def _press(
        self, actor: Actor, message: Json, what: tuple[str, str], table_id: int | None = None
    ) -> Answer:
        kind, rest = what
        for custom_id, action in offered(message).items():
            if (action.kind, action.rest) == (kind, rest) and table_id in {None, action.table}:
                answer = await self._pressed(actor, message, custom_id, action)
                self._allow(await self._harness.club.tables.snapshot(action.table))
                return answer
        raise AssertionError(f"no {kind} {rest} on offer: {texts(message)}")

    async def _pressed(self, actor: Actor, message: Json, custom_id: str, action: Action) -> Answer:
        self.pressed[action.kind] += 1
        if action.kind == PressKind.REVIEW:
            club, ui = self._harness.club, self._harness.bot.ui()
            found = await club.coaching.review(action.table, actor.id, action.ply or None)
            seen = scene_for(await club.tables.snapshot(action.table), actor.id)
            leads_on = seen.ply if seen.unread else None
            self._may_see(actor.id, draw_review(found, 1, ui, next_ply=leads_on))
        answer = await actor.press(message, custom_id)
        if action.kind == PressKind.NEXT:
            await self._harness.quiet()  # The hand in the other place goes on, too.
        return answer

    # What may be seen

    def unseemly(self) -> Iterator[Sent]:
        """What was sent to a reader that is no drawing of what that reader may see."""
        for one in sent(self._harness.discord):
            if _form(one.components) not in self.allowed.get(one.reader, set()):
                yield one

    def _allow(self, snapshot: Snapshot) -> None:
        ui = self._harness.bot.ui()
        public = scene(snapshot, None)
        self._may_see(PUBLIC, draw_challenge(public, ui))
        if public.view is not None:
            self._may_see(PUBLIC, draw_table(public, ui))
        if public.last is not None:
            self._may_see(PUBLIC, draw_result(public, public.last, ui, b""))
        for seat in SEATS:
            own = scene(snapshot, seat)
            member_id = next((one.member_id for one in own.seats if one.seat == seat), None)
            if member_id is None:
                continue
            for read in _read_anywhere(ui, own):
                for copy in (False, True):
                    self._may_see(member_id, draw_hand(own, read, copy=copy))
                if own.orders_possible:
                    self._may_see(member_id, draw_ahead(own, read))
                if snapshot.state is not None:
                    self._may_see(member_id, draw_resign(own, read))
            self._may_see(member_id, draw_notice(CLOSED[snapshot.state is None], ui))
            book = Rulebook(snapshot.rules, snapshot.table.table_id)
            self._allow_rules(member_id, book, ui.as_set(own.settings))
            if snapshot.state is not None:
                # Without a link where Discord or the machine is slow to send it.
                for sent_as in (None, *self._in_messages_of(member_id)):
                    if (link := (member_id, own.table_id, sent_as)) not in self._links_allowed:
                        self._links_allowed.add(link)
                        self._may_see(member_id, draw_hand_sent(own, ui, sent_as))

    def _allow_rules(self, member_id: int, book: Rulebook, ui: Ui) -> None:
        """Allow the pages of a table's rules, in the look of cards that a member has now."""
        if (seen := (member_id, book.table, ui.look)) not in self._rules_allowed:
            self._rules_allowed.add(seen)
            for page in PAGES:
                self._may_see(member_id, draw_rules(book, ui, page))

    def _in_messages_of(self, member_id: int) -> list[tuple[int, int]]:
        """The direct messages of a member, to any of which a hand may be led."""
        where = self._harness.actor(member_id).dm()
        return [(int(where.id), int(message_id)) for message_id in where.messages]

    async def _allow_list(self, actor: Actor, table_id: int) -> None:
        snapshot = await self._harness.club.tables.snapshot(table_id)
        message_id = await self._harness.bot.reconciler.public_message(table_id)
        assert message_id is not None
        own = scene(snapshot, snapshot.seat_of(actor.id))
        ui = self._harness.bot.ui()
        (game,) = await self._harness.club.game_finder.games([snapshot], actor.id)
        for read in _read_anywhere(ui, own):
            drawing = draw_games([own], actor.id, read, {table_id: message_id}, {table_id: game})
            self._may_see(actor.id, drawing)

    def _may_see(self, reader: int, drawing: Drawing) -> None:
        form = _form(drawing.view.to_components())
        self.allowed.setdefault(reader, set()).add(form)


def _read_anywhere(ui: Ui, own: Scene) -> tuple[Ui, ...]:
    """The words where they are read: in direct messages, the server, or the table's channel."""
    return ui, ui.read_in(own.server_id, None), ui.read_in(own.server_id, own.channel_id)


def towards(wish: str, buttons: dict[str, Action]) -> str:
    """The button that plays a move, or leads there by the fewest steps."""
    for custom_id, action in buttons.items():
        if action.kind == "next":
            return custom_id  # The last deal's result stands before the cards.
    by_kind: dict[str, dict[str, str]] = {"move": {}, "pick": {}}
    for custom_id, action in buttons.items():
        if action.kind in by_kind:
            by_kind[action.kind][action.rest] = custom_id
    for rest, custom_id in by_kind["move"].items():
        if rest == wish or rest.startswith(f"{wish}="):
            return custom_id
    claimed = wish.removeprefix("claim_")  # a false knock is picked like a good one
    steps = [rest for rest in by_kind["pick"] if wish.startswith(rest) or claimed.startswith(rest)]
    if steps:
        return by_kind["pick"][max(steps, key=len)]
    return by_kind["pick"].get(selecting(wish, by_kind["pick"])) or next(iter(buttons))


def selecting(wish: str, offered: Container[str]) -> str:
    """The step towards a move whose cards are selected one by one, and melds of several put aside.

    Another selection is cleared first; then a card is added that is still missing.
    """
    selected = sum(f"drop:{card}" in offered for card in map(str, DECK))
    for group in wish.partition(":")[2].split(","):
        named = re.findall(r"[A2-9TJQK][CDHS]", group)
        missing = [card for card in named if f"hold:{card}" in offered]
        added = [card for card in named if f"drop:{card}" in offered]
        if missing or added:  # else it lies aside already
            if selected > len(added):
                return "clear"
            return f"hold:{missing[0]}" if missing else f"aside:{group}"
    return "-"


def _form(components: list[Json]) -> str:
    return json.dumps(components, sort_keys=True)
