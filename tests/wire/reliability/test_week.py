"""A week's game between two who are never there in the same hour, and what each was sent."""

from pathlib import Path

import pytest

from cogs.kit.text import Text
from data.schema.vocabulary import TableStatus
from playground.driver import Actor, buttons, texts
from tests.wire.week_long_game import BEGIN, CHANNEL, DIRECT, Week, open_week

text = Text()


class Diary:
    """What the members saw: by the name of the moment, the newest messages where they looked."""

    def __init__(self) -> None:
        self.seen: dict[str, tuple[str, str, str]] = {}
        self.labels: dict[str, list[str | None]] = {}

    async def note(self, name: str, actor: Actor, where: str) -> None:
        messages = actor.messages(actor.dm() if where == DIRECT else None)
        self.seen[name] = actor.name, where, "\n".join(map(texts, messages[-3:]))
        self.labels[name] = [one.label for each in messages[-3:] for one in buttons(each)]


SAID = {
    "challenge": ("South", CHANNEL, "Time for a turn: 3 days."),
    "hand": ("North", DIRECT, "ou 0"),
    "reminder": ("South", DIRECT, text("remind-head")),
    "not-now": ("South", DIRECT, "You will be reminded on"),
    "quiet": ("North", CHANNEL, "to be disturbed now"),
    "nudged": ("South", DIRECT, "**North** is waiting for your move."),
    "away": ("North", CHANNEL, "You are away until"),
    "back": ("North", DIRECT, "ou 0"),
    "result": ("South", CHANNEL, "## South wins"),
    "rematch": ("North", CHANNEL, "South would like a rematch with"),
}
"""Who looked where, and what they read there."""


@pytest.fixture
async def week(tmp_path: Path) -> tuple[Week, Diary]:
    diary = Diary()
    async with open_week(tmp_path) as harness:
        lived = Week(harness, diary.note)
        await lived.run()
        assert [
            each.table.status for each in await harness.club.tables.tables_of(harness.north.id)
        ] == ["playing"]
        assert (await harness.club.tables.snapshot(1)).table.status == TableStatus.FINISHED
    return lived, diary


@pytest.mark.slow
async def test_a_week_passes_without_an_hour_in_which_both_are_there(
    week: tuple[Week, Diary],
) -> None:
    lived, diary = week
    there: dict[str, set[tuple[int, int]]] = {"North": set(), "South": set()}
    for act in lived.acts:
        there[act.name].add(((act.at - BEGIN).days, act.at.hour))
    assert not there["North"] & there["South"]
    assert all(hour < 12 for _, hour in there["North"])
    assert all(hour > 18 for _, hour in there["South"])
    assert {name: seen[:2] for name, seen in diary.seen.items()} == {
        name: said[:2] for name, said in SAID.items()
    }
    for name, (_, _, words) in SAID.items():
        assert words in diary.seen[name][2], name
    assert {"Accept"} <= set(diary.labels["challenge"]) & set(diary.labels["rematch"])
    assert text("press-play") in diary.labels["reminder"]
    assert text("press-again") in diary.labels["result"]
