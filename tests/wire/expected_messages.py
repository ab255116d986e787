"""What members should see of a table, compared with what they do see."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from art.emoji import emoji_name
from club.club import Club
from club.table.snapshot import Snapshot
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Ui
from cogs.kit.text import Text
from cogs.messages.desired_messages import DesiredMessage, wanted
from cogs.play.ui.result.sheet_picture import SheetPicture
from engine.cards import DECK
from playground.driver import StandIn, buttons, texts

Json = dict[str, Any]


def shape(message: Json) -> tuple[str, tuple[str | None, ...]]:
    """What is read and pressed on a message; not where a link leads, as a thread may come or go."""
    read = _TARGET.sub("", texts(message))
    return read, tuple(one.custom_id for one in buttons(message))


def words(discord: StandIn) -> Ui:
    """The words, with those card emojis that the application has."""
    there = {one.name: f"<:{one.name}:{one.id}>" for one in discord.world.emojis.values()}
    faces = {f"card_{card.text.lower()}": there.get(emoji_name(card), "") for card in DECK}
    return Ui(Text(), CardFaces(faces))


def shapes(want: DesiredMessage, ui: Ui) -> set[tuple[str, tuple[str | None, ...]]]:
    """What is read and pressed on a message that should be there: with its pictures, or without."""
    sheet = {} if want.sheet is None else {"sheet": SheetPicture(b"", "")}
    picture = {} if want.picture is None else {"picture": b""}
    layouts = [want.draw(ui, **{**picture, **more}).view for more in ({}, sheet)]
    return {shape({"components": one.to_components(), **_PLAIN}) for one in layouts}


def as_drawn_before(snapshot: Snapshot) -> Iterator[Snapshot]:
    """A table with what may have held when a message was drawn, and changes without a move here.

    A message tells the table's number where a player has another game, and offers to write cards
    as text while they have finished none. It is drawn anew with the next move, not for that.
    """
    for busy in (snapshot.busy, frozenset[int](), frozenset(snapshot.members)):
        for newcomers in (snapshot.newcomers, frozenset[int]()):
            yield replace(snapshot, busy=busy, newcomers=newcomers)


def missing(discord: StandIn, snapshot: Snapshot) -> list[str]:
    """The messages of a table that somebody should see and doesn't, or sees twice."""
    shown = Counter(
        (message.channel_id, shape({"components": message.components, **_PLAIN}))
        for channel in discord.world.channels.values()
        for message in channel.messages.values()
        if message.only_for is None
    )
    ui = words(discord)
    wrong: list[str] = []
    for want in wanted(snapshot):
        if not want.missing or (want.kind == "result" and len(snapshot.boards) > 1):
            continue  # What a table of several says of their sheet, others have moved since.
        where = str(snapshot.channel_id)
        if want.private:
            user = discord.world.users[str(want.member_id)]
            where = discord.world.open_dm(user).id
        right = {
            one
            for before in as_drawn_before(snapshot)
            for each in wanted(before)
            if each.key == want.key
            for one in shapes(each, ui)
        }
        seen = sum(shown[where, one] for one in right)
        if seen != 1:
            wrong.append(f"{want.kind} of {want.member_id} is seen {seen} times")
    tables = [one for one in _ids(discord) if one == f"gin:hand:{snapshot.table.table_id}"]
    dealt = snapshot.table.status == "playing" and snapshot.sheet_score is None
    dealt = dealt and not snapshot.with_computer_alone
    if len(tables) != dealt:
        wrong.append(f"{len(tables)} table messages")
    return wrong


async def until_current(discord: StandIn, club: Club, table_id: int) -> None:
    """Wait until everybody sees how a table stands."""
    exchanges = discord.server.log.exchanges

    def changed(before: list[int]) -> bool:
        return [one.status for one in exchanges] != before

    while True:
        before = [one.status for one in exchanges]
        wrong = missing(discord, await club.tables.snapshot(table_id))
        if not wrong:
            return
        try:
            await discord.wait_for(partial(changed, before))
        except TimeoutError:
            raise AssertionError("; ".join(wrong)) from None


_TARGET = re.compile(r"(?<=\])\(https://discord\.com/channels/[\d/]+\)")

_PLAIN: Json = {"content": "", "embeds": []}


def _ids(discord: StandIn) -> Iterable[str]:
    for channel in discord.world.channels.values():
        for message in channel.messages.values():
            if message.only_for is None and channel.recipient_id is None:
                for one in buttons({"components": message.components}):
                    yield (one.custom_id or "").partition("~")[0]
