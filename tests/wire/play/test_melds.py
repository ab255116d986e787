"""One deal of each variant with melds on the table, played by pressing and choosing alone."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from club.play.card_selection import CardSelection
from club.table.snapshot import Snapshot
from cogs.kit.ids import Action
from cogs.kit.press_kinds import PressKind
from engine.players import PLAYERS
from engine.rules import PRESETS
from playground.driver import Actor, texts
from tests.cogs.play.ui.hand.pressing import next_press
from tests.wire.harness import Harness, choices, offered, open_harness

Json = dict[str, Any]
VARIANTS = ("mahjong", "skarney", "colonel", "colonel_challenge")
SENSIBLE = 0.9
"""How often a member plays what the sensible player would; else anything that is legal."""


async def hand(harness: Harness, actor: Actor, table_id: int, ply: int) -> Json:
    """A member's hand in their direct messages, once it shows this ply."""

    def current() -> Json | None:
        for message in reversed(actor.messages(actor.dm())):
            shown = [*offered(message).values(), *choices(message).values()]
            if any(each.table == table_id and each.ply == ply for each in shown):
                return message
        return None

    found = await harness.discord.wait_for(current)
    assert found is not None
    return found


async def act(harness: Harness, snapshot: Snapshot, dice: random.Random) -> list[str]:
    """Let the player on turn press and choose their way to a move; return what was pressed."""
    table_id, ply = snapshot.table.table_id, snapshot.table.ply
    actor, state = harness.on_turn(snapshot), snapshot.state
    assert state is not None
    wish = PLAYERS["simple"].choose(state.view(state.turn), dice)
    if dice.random() > SENSIBLE:
        wish = dice.choice(state.legal_moves())
    pressed: list[str] = []
    while (await harness.ply(table_id)) == ply:
        assert len(pressed) < 40, f"{wish} takes too long"
        message = await hand(harness, actor, table_id, ply)
        draft = (await harness.club.tables.snapshot(table_id)).drafts.get(actor.id)
        buttons, menus = offered(message), choices(message)
        if on := [key for key, each in buttons.items() if each.kind == PressKind.NEXT]:
            await actor.press(message, on[0])  # The last deal's result stands before the cards.
            continue
        shown = {(each.kind, each.rest) for each in (*buttons.values(), *menus.values())}
        kind, rest = next_press(wish, shown, CardSelection.read(draft and draft.text))
        button = next((key for key, each in buttons.items() if each.rest == rest), None)
        if button is not None:
            await actor.press(message, button)
        else:
            await choose(actor, message, rest)
        pressed.append(rest.partition(":")[0] if kind == "pick" else f"play {wish.kind}")
        await harness.quiet()
    return pressed


async def choose(actor: Actor, message: Json, rest: str) -> None:
    """Choose in a menu: one of its options, or all cards of a suit that are named at once."""
    stem, _, named = rest.partition(":")
    for (menu_id, value), action in choices(message).items():
        if action.rest == rest:
            await actor.choose(message, menu_id, value)
            return
        if action.rest == f"{stem}:{value}":
            cards = [named[at : at + 2] for at in range(0, len(named), 2)]
            await actor.choose(message, menu_id, *cards)
            return
    raise AssertionError(f"no menu offers {rest}")


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
async def test_a_deal_is_played_by_clicking(tmp_path: Path, name: str) -> None:
    rules, dice, pressed = (
        PRESETS.rules(name, game_target=1000),
        random.Random(name),
        Counter[str](),
    )
    async with open_harness(tmp_path, rules=rules) as harness:
        table_id = await harness.begin()
        snapshot = await harness.club.tables.snapshot(table_id)
        assert snapshot.rules == rules
        deals = 0
        # A deal may go without a card picked by hand, or drawn, as luck has it.
        while not set(pressed) >= {"hold", "play stock", "play lay"}:
            deals += 1
            while snapshot.last is None or snapshot.last.number < deals:
                pressed.update(await act(harness, snapshot, dice))
                snapshot = await harness.club.tables.snapshot(table_id)
        await harness.quiet()
        assert any("After deal 1" in texts(one) for one in harness.north.messages())
        actor, ply = harness.on_turn(snapshot), snapshot.table.ply
        shown = await hand(harness, actor, table_id, ply)
        assert Action(PressKind.NEXT, table_id, ply) in offered(shown).values(), "the result, first"


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
async def test_the_computer_plays_a_deal(tmp_path: Path, name: str) -> None:
    dice = random.Random(name)
    async with open_harness(tmp_path, rules=PRESETS.rules(name)) as harness:
        await harness.north.command("gin practice")
        await harness.quiet()
        table_id = await harness.newest_table(harness.north)
        snapshot = await harness.club.tables.snapshot(table_id)
        while snapshot.last is None:
            assert harness.on_turn(snapshot) is harness.north
            await act(harness, snapshot, dice)
            snapshot = await harness.club.tables.snapshot(table_id)
