"""A check of the shuffles shows what deals the cards once more, by the recipe in the documents."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from cogs.archive.ui.verify import shuffle_numbers
from cogs.play.ui.result.result import draw_result
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.table.table import draw_table
from engine.contest import Contest
from engine.fair import commitment, deal_seed, shuffled
from engine.moves import RESIGN
from engine.rules import PRESETS
from engine.verify import noted_seal
from tests.cogs.drawn import actions, text
from tests.cogs.scenes import PLAIN, deals, scene_of

PRESSES = "1:1234567890123456789 2:1234567890123456790"
DOCUMENT = Path(__file__).parents[5] / "docs" / "fairness.md"


def recipe() -> dict[str, Callable[..., object]]:
    """The functions in the document."""
    code = re.search(
        r"^```python\n(.*?)^```", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    assert code is not None
    found: dict[str, Callable[..., object]] = {}
    exec(code[1], found)
    return found


def opened_on(said: str) -> list[str]:
    """Digits of a seal or a seed in a text, which nobody reads for pleasure."""
    return re.findall(r"[0-9a-f]{20,}", said)


def test_the_numbers_of_a_check_give_every_deal() -> None:
    seed = bytes(range(32))
    state = next(deals(1, PRESETS.rules("standard")))
    result = state.play(RESIGN, 1).result
    assert result is not None
    sheet = Contest.start(state.rules, 1).add(result)
    scene = replace(
        scene_of(state, None, table_id=7, view=None, presses=PRESSES, presses_by_seat=True),
        contest=sheet,
        settlement=sheet.settlement,
        contest_seed=seed.hex(),
        commitment=commitment(seed),
    )
    assert opened_on(text(draw_settlement(scene, PLAIN))) == []
    said = shuffle_numbers(scene, PLAIN).replace("\u00a0", " ")
    shown = re.search(r"table 7 · presses ([\d: ]+)\n-# Seal (\w+)…\n-# Seed (\w+)", said)
    assert shown is not None
    presses, seal, opened = shown.groups()
    assert presses == PRESSES
    assert commitment(bytes.fromhex(opened)).startswith(seal)
    ours = recipe()
    for number in (1, 2, 11):
        theirs = ours["deck"](ours["deal_seed"](opened, presses, number))
        mine = deal_seed(seed, table=1, round=number, deal=number, presses=presses)
        assert theirs == [card.text for card in shuffled(mine)]


def test_a_deal_is_sealed_while_it_runs_and_opened_when_it_is_over() -> None:
    state = next(deals(1, PRESETS.rules("standard")))
    running = scene_of(state, None, deal_commitment=commitment(bytes(32)))
    said = shuffle_numbers(running, PLAIN)
    assert f"Deal sealed: `{commitment(bytes(32))[:24]}…`" in said
    assert running.commitment not in said
    result = state.play(RESIGN, 1).result
    assert result is not None
    over = replace(running, view=None, last=result, revealed=((result.number, bytes(32).hex()),))
    assert f"opened: `{bytes(32).hex()}`" in shuffle_numbers(over, PLAIN)
    for drawing in (draw_table(running, PLAIN), draw_result(over, result, PLAIN)):
        assert opened_on(text(drawing)) == []


def test_the_end_of_a_practice_shows_the_seal_of_the_next_one() -> None:
    state = next(deals(1, PRESETS.rules("standard")))
    result = state.play(RESIGN, 1).result
    assert result is not None
    sheet = Contest.start(state.rules, 1).add(result)
    over = replace(
        scene_of(state, None, view=None, presses="1:5", presses_by_seat=True),
        contest=sheet,
        settlement=sheet.settlement,
        contest_seed="00" * 32,
    )
    next_one = commitment(b"next")
    before = replace(over, next_commitment=next_one)
    drawing = draw_settlement(before, PLAIN)
    (carried,) = [each.seal for each in actions(drawing) if each.seal]
    assert noted_seal(f"~{carried}") == next_one
    assert next_one[:16] not in text(drawing)
    assert f"The next practice is sealed: `{next_one}`" in shuffle_numbers(before, PLAIN)
    assert not any(each.seal for each in actions(draw_settlement(over, PLAIN)))
    old = replace(over, presses="5", presses_by_seat=False)
    assert "press\u00a05\n" in shuffle_numbers(old, PLAIN)
