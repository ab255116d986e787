"""Sheets for real cards where the bot may only answer: one message for all, and private copies."""

from contextlib import suppress

import pytest

from cogs.kit.sheet_words import PaperWord
from cogs.kit.text import Text
from cogs.routing.rate_limits import CostlyWork, TooOften
from playground.driver import Actor, menus, pictures, texts
from playground.standin.models import Channel
from tests.wire.harness import Harness, Json, offered
from tests.wire.places.place_player import EPHEMERAL, GROUP, VISITED, PlacePlayer
from tests.wire.score_keeper import number

text = Text()

NEW, UNDO, FIX, OPEN = PaperWord.AGAIN, PaperWord.UNDO, PaperWord.FIX, PaperWord.SHOW


class Sheets:
    """Members who keep score in a channel by pressing the newest message that offers it."""

    def __init__(self, harness: Harness, where: Channel) -> None:
        self.where = where
        self._harness = harness

    def seen(self, actor: Actor) -> list[Json]:
        """What a member sees there and in the direct messages, the newest first."""
        both = [*actor.messages(self.where), *actor.messages(actor.dm())]
        return sorted(both, key=lambda one: int(one["id"]), reverse=True)

    def offering(self, actor: Actor, kind: str, word: str) -> Json:
        """The newest message that offers a member something."""
        return next(
            one
            for one in self.seen(actor)
            for each in offered(one).values()
            if (each.kind, each.rest.partition(":")[0]) == (kind, word)
        )

    async def press(self, actor: Actor, word: str, kind: str = "paper") -> None:
        """Press what the newest message offers."""
        message = self.offering(actor, kind, word)
        await self.press_on(actor, message, word, kind)

    async def press_on(self, actor: Actor, message: Json, word: str, kind: str = "paper") -> None:
        """Press what a message offers."""
        custom_id = next(
            key
            for key, each in offered(message).items()
            if (each.kind, each.rest.partition(":")[0]) == (kind, word)
        )
        await actor.press(message, custom_id)
        await self._harness.quiet()

    async def choose(self, actor: Actor, stem: str, wanted: str = "") -> None:
        """Choose in the newest menu for this; by default the highest number."""
        message, menu = next(
            (one, menu)
            for one in self.seen(actor)
            for menu in menus(one)
            if menu.custom_id.endswith(f":{stem}")
        )
        values = [value for _, value in menu.options]
        value = wanted or max(values, key=lambda one: number(f":{one}"))
        await actor.choose(message, menu.custom_id, value)
        await self._harness.quiet()

    async def enter(self, actor: Actor, points: str = "18") -> None:
        """Enter a deal that North has won by a knock; "" for the highest number."""
        await self.press(actor, "enter")
        await self.choose(actor, "who", "1")
        await self.choose(actor, "how", "knock")
        await self.choose(actor, "one", points)
        await self.press(actor, "enter", "entry")

    async def play(self, actor: Actor, table_id: int) -> None:
        """Enter deals until the sheet is over."""
        while (await self._harness.club.tables.snapshot(table_id)).table.status == "playing":
            await self.enter(actor, "")


async def laid_out(harness: Harness, where: Channel, **options: object) -> tuple[Sheets, int]:
    """A sheet that North has laid out, and its table."""
    await harness.north.command("gin realcards", where=where, target=50, **options)
    await harness.quiet()
    return Sheets(harness, where), await harness.newest_table(harness.north)


async def in_group(harness: Harness) -> tuple[PlacePlayer, Sheets, int]:
    """A sheet of North's and South's in a group."""
    player = PlacePlayer.of(harness, GROUP)
    sheets, table_id = await laid_out(harness, player.where, member=harness.south)
    return player, sheets, table_id


def hushed(harness: Harness) -> Channel:
    """A channel in which Discord shows nobody else what the bot answers."""
    where = VISITED.make(harness.discord)
    where.withheld.add("use_external_apps")
    return where


@pytest.mark.slow
async def test_a_sheet_that_is_over_leads_to_a_new_one(harness: Harness) -> None:
    player, sheets, table_id = await in_group(harness)
    await sheets.play(harness.south, table_id)
    (settled,) = player.public()
    assert "wins" in texts(settled)
    assert pictures(settled)
    await sheets.press_on(harness.south, settled, NEW)
    settled, new = player.public()
    assert "**Next, deal 1:**" in texts(new)
    next_id = await harness.newest_table(harness.south)
    assert next_id != table_id
    await sheets.enter(harness.north)
    assert "entered by North" in texts(player.public()[-1])


@pytest.mark.slow
async def test_a_new_sheet_is_laid_out_once_and_shown_to_who_asks_again(harness: Harness) -> None:
    player, sheets, table_id = await in_group(harness)
    await sheets.play(harness.north, table_id)
    (settled,) = player.public()
    await sheets.press_on(harness.south, settled, NEW)
    with suppress(TooOften):
        while True:
            harness.bot.rate_limits.spend(harness.north.id, CostlyWork.BEGIN)
    await sheets.press_on(harness.north, settled, NEW)
    assert len(player.public()) == 2
    copy = sheets.seen(harness.north)[0]
    assert copy["flags"] & EPHEMERAL
    assert "**Next, deal 1:**" in texts(copy)
    assert text("paper-copy", why="asked").partition("`")[0] in texts(copy)


@pytest.mark.slow
async def test_a_wrong_last_deal_is_taken_back_where_the_sheet_is_over(harness: Harness) -> None:
    player, sheets, table_id = await in_group(harness)
    await sheets.play(harness.south, table_id)
    (settled,) = player.public()
    assert any(each.rest == FIX for each in offered(settled).values())
    await sheets.press_on(harness.south, settled, UNDO)
    (sheet,) = player.public()
    assert sheet["id"] == settled["id"]
    assert "wins with" not in texts(sheet)
    assert not pictures(sheet)
    await sheets.play(harness.south, table_id)
    assert pictures(player.public()[0])


@pytest.mark.slow
async def test_a_correction_of_a_sheet_that_is_over_is_asked_for(harness: Harness) -> None:
    player, sheets, table_id = await in_group(harness)
    await sheets.play(harness.south, table_id)
    (settled,) = player.public()
    await sheets.press_on(harness.south, settled, FIX)
    await sheets.choose(harness.south, "fix")
    await sheets.press(harness.south, "remove", "entry")
    (asked,) = player.public()
    assert f"{harness.north.mention}, do you agree?" in texts(asked)
    await sheets.press_on(harness.north, asked, "agree")
    assert "**Next, deal" in texts(player.public()[0])


async def test_a_sheet_that_only_its_member_sees_is_kept(harness: Harness) -> None:
    sheets, table_id = await laid_out(harness, hushed(harness), friend="Grandma")
    (sheet,) = harness.north.messages(sheets.where)
    assert sheet["flags"] & EPHEMERAL
    assert text("paper-copy", why="hidden").partition("`")[0] in texts(sheet)
    assert "Grandma deals." in texts(sheet)
    await sheets.press(harness.north, "dealer")
    assert "North deals." in texts(sheets.offering(harness.north, "paper", "enter"))
    assert [one["id"] for one in harness.north.messages(sheets.where)] == [sheet["id"]]
    assert (await harness.club.tables.snapshot(table_id)).table.status == "playing"
    assert not harness.south.messages(sheets.where)


async def test_what_a_copy_shows_is_as_the_sheet_stands_by_now(harness: Harness) -> None:
    sheets, _ = await laid_out(harness, hushed(harness), friend="Grandma")
    (sheet,) = harness.north.messages(sheets.where)
    await sheets.enter(harness.north)
    await sheets.press_on(harness.north, sheet, "dealer")
    said = [texts(one) for one in harness.north.messages(sheets.where)]
    assert text("refusal-sheet-moved") in "\n".join(said)
    assert "entered by North" in said[0]


async def test_a_sheet_is_found_again_by_all_who_are_on_it(harness: Harness) -> None:
    where = hushed(harness)
    sheets, _ = await laid_out(harness, where, member=harness.south)
    world = harness.discord.world
    for message in list(world.channels[where.id].messages.values()):
        world.remove_message(message)
    for actor, there in ((harness.north, where), (harness.south, harness.south.dm())):
        await actor.command("gin games", where=there)
        await sheets.press(actor, OPEN)
        copy = sheets.offering(actor, "paper", "enter")
        assert "**Next, deal 1:**" in texts(copy)
        assert text("paper-copy", why="asked").partition("`")[0] in texts(copy)
    await sheets.enter(harness.south)
    await sheets.press(harness.north, OPEN)
    assert "entered by South" in texts(sheets.seen(harness.north)[0])


@pytest.mark.slow
async def test_a_sheet_that_only_its_member_sees_is_begun_again(harness: Harness) -> None:
    sheets, table_id = await laid_out(harness, hushed(harness), friend="Grandma")
    await sheets.play(harness.north, table_id)
    await sheets.press(harness.north, OPEN)  # It stands where the last deal was entered.
    await sheets.press(harness.north, NEW)
    next_id = await harness.newest_table(harness.north)
    assert next_id != table_id
    new = sheets.offering(harness.north, "paper", "enter")
    assert new["flags"] & EPHEMERAL
    assert text("paper-copy", why="hidden").partition("`")[0] in texts(new)
    assert not harness.south.messages(sheets.where)


async def test_nobody_else_opens_a_sheet(harness: Harness) -> None:
    player, _, table_id = await in_group(harness)
    (sheet,) = player.public()
    harness.forge(sheet, custom_id := f"gin:paper:{table_id}:0:{OPEN}")
    await harness.east.press(sheet, custom_id)
    await harness.quiet()
    own = [one for one in harness.east.messages(player.where) if one["flags"] & EPHEMERAL]
    assert [one["content"] or texts(one) for one in own] == [text("refusal-not-seated")]


@pytest.mark.slow
async def test_a_sheet_in_direct_messages_is_begun_again(harness: Harness) -> None:
    north = harness.north
    sheets, table_id = await laid_out(harness, north.dm(), friend="Grandma")
    await sheets.play(north, table_id)
    settled = sheets.offering(north, "paper", NEW)
    assert pictures(settled)
    await sheets.press_on(north, settled, NEW)
    assert await harness.newest_table(north) != table_id
    assert "**Next, deal 1:**" in texts(sheets.seen(north)[0])
