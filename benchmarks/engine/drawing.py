"""Drawing the messages of a table, each beside the smallest message that there is."""

import asyncio
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import discord

from art.cup.contents import CupPage
from art.cup.cup_painter import cup_page_picture
from art.hand import hand_picture
from art.result import result_picture
from art.sheet import SheetWords, sheet_picture
from benchmarks.live import sample_database
from benchmarks.measure import Measure, over
from benchmarks.timing import Work
from club.club import Club
from club.core.people import Person, Place
from club.cups.formats.plan import CupFormat, CupPlan
from club.table.scene import Scene, scene
from club.table.snapshot import Snapshot
from cogs.cups.ui.cup_picture import CupPicture, cup_picture
from cogs.kit.cards import CardFaces
from cogs.kit.drawing import Drawing, Ui
from cogs.kit.text import Text
from cogs.play.ui.hand.hand import draw_hand
from cogs.play.ui.result.result import draw_result
from cogs.play.ui.result.sheet_picture import printed
from cogs.play.ui.table.table import draw_table
from data.storage.database import Database
from engine.cards import DECK
from engine.contest import Contest, Ledger, ledger, read_scores
from engine.deadwood.arrange import Arrangement
from engine.families import start_deal
from engine.players import PLAYERS
from engine.results import DealResult
from engine.rules import PRESETS, Rules
from engine.table.suggesting import grouped
from tests.cogs.cups.stored_cups import by_rounds, named, stored

_SHEETS = Path(__file__).parents[2] / "tests" / "examples"
_FACES = {
    f"card_{card.text.lower()}": f"<:card_{card.text.lower()}:{10**17 + number}>"
    for number, card in enumerate(DECK)
}


async def played_deals(plies: int) -> list[Snapshot]:
    """A game as it stands after each move, up to so many moves."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "drawn.db"
        await sample_database.make(file)
        people = [Person(11, "North"), Person(12, "South")]
        sample_database.open_tables(file, Place(900, "Card house", 77, "cards"), people, 1)
        database = await Database.open(sample_database.address(file))
        club, dice = Club(database, players=sample_database.Nobody()), random.Random(9)
        seen = [await club.tables.snapshot(1)]
        while (state := seen[-1].state) is not None and seen[-1].table.ply < plies:
            move = PLAYERS["simple"].choose(state.view(state.turn), dice)
            mover = people[(state.turn or 1) - 1].member_id
            seen.append(await club.playing.play(1, seen[-1].table.ply, mover, str(move)))
        await database.close()
        return seen


def measures(plies: int = 60, entrants: int = 64) -> Iterator[Measure]:
    """Yield the lines of drawings, with what makes them JSON; the last are those of a cup."""
    seen = asyncio.run(played_deals(plies))
    ui = Ui(Text(), CardFaces(_FACES))
    hands = [scene(each, 1) for each in seen if each.state is not None]
    tables = [scene(each, None) for each in seen if each.state is not None]
    ended = [one for one in tables if one.last is not None][:10]

    def sent(draw: Callable[[Scene], Drawing]) -> Callable[[Scene], object]:
        return lambda one: draw(one).view.to_components()

    floor = over(tables, lambda _: _one_button().to_components())
    beside = "a button"
    yield Measure("a hand", over(hands, sent(lambda one: draw_hand(one, ui))), beside, floor)
    yield Measure("a table", over(tables, sent(lambda one: draw_table(one, ui))), beside, floor)
    yield Measure("what each may see", over(seen, lambda each: scene(each, 1)), beside, floor)
    if ended:
        yield Measure(
            "a result's message", over(ended, sent(lambda one: _result(one, ui))), beside, floor
        )
        yield Measure("a result's picture", over(ended, _picture), beside, floor)
    mahjong = [_played_out(PRESETS.rules("mahjong"), seed) for seed in range(5)]
    yield Measure(
        "the same with melds on the table",
        over(mahjong, lambda result: result_picture(result, ("North", "South"))),
        beside,
        floor,
    )
    sheets = [_typed(name) for name in ("hollywood", "tedesco")]
    yield Measure(
        "a score sheet's picture", over(sheets, lambda one: sheet_picture(*one)), beside, floor
    )
    for cards in (16, 42):
        large = [_hand(seed, cards) for seed in range(5)]
        yield Measure(
            f"the picture of a hand of {cards}",
            over(large, lambda hand: hand_picture(hand.melds, hand.unmatched, hand.deadwood)),
            beside,
            floor,
        )
    yield from _of_cup(entrants, beside, floor)


def _of_cup(entrants: int, beside: str, floor: Work) -> Iterator[Measure]:
    """Yield the lines of a knockout that has just begun: what is decided for it, and painted."""
    state = by_rounds(CupPlan(CupFormat.KNOCKOUT), entrants, 0)
    cup, names, ui = stored(state), named(state), Ui(Text(), CardFaces({}))

    def drawn(_: object) -> CupPicture:
        found = cup_picture(cup, names, ui)
        assert found is not None
        return found

    pages: tuple[CupPage, ...] = drawn(None).pages
    what = f"a cup of {entrants}"
    yield Measure(f"{what} without its pictures", over([None], drawn), beside, floor)
    yield Measure(f"{what}: a picture", over(pages, cup_page_picture.__wrapped__), beside, floor)


def _typed(name: str) -> tuple[Contest, Ledger, SheetWords]:
    """A whole sheet that was typed in, and what is printed on its pad."""
    sheet = read_scores((_SHEETS / f"{name}.scores").read_text("utf-8"))
    told = ledger(sheet.contest, (deal.result for deal in sheet.deals))
    names = tuple(map(str, sheet.names.sides))
    return sheet.contest, told, printed(sheet.contest, names, Ui(Text(), CardFaces({})))


def _played_out(rules: Rules, seed: int) -> DealResult:
    """How a deal ended that two simple players played."""
    dice = random.Random(seed)
    state = start_deal(rules, dice.sample(DECK, len(DECK)), 1)
    while state.turn is not None:
        state = state.play(PLAYERS["simple"].choose(state.view(state.turn), dice))
    assert state.result is not None
    return state.result


def _hand(seed: int, cards: int) -> Arrangement:
    """A hand of Skarney, laid out."""
    held = tuple(sorted(random.Random(seed).sample(DECK, cards)))
    return grouped(held, PRESETS.rules("skarney").melds)


def _one_button() -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label="Press", custom_id="floor")))
    return view


def _result(one: Scene, ui: Ui) -> Drawing:
    assert one.last is not None
    return draw_result(one, one.last, ui, picture=b"")


def _picture(one: Scene) -> bytes:
    assert one.last is not None
    return result_picture(one.last, ("North", "South"))
