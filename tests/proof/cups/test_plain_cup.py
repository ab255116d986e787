"""The second count of cups agrees with the program, whatever may happen in one."""

import random
from fractions import Fraction

import pytest

from club.cups.formats import schedule
from club.cups.formats.event_json import write_event
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.stored_cup import write_plan
from cogs.cups.ui.cup_words import tables_of
from tests.club.cups.formats.random_cups import FORMATS, PlayedCup, play_out, started
from tests.proof.cups.plain_cup import Fact, PlainCup

TROUBLE = (0.0, 0.1, 0.35)
"""How often somebody leaves, comes late or is replaced."""


def counted(cup: PlayedCup) -> PlainCup:
    """A cup by the second count of its events, as they would be stored."""
    plain = PlainCup(write_plan(cup.state.plan))
    for event in cup.events:
        written = write_event(event)
        plain.count([Fact(written.word, written.detail, written.members)])
    return plain


def compare(cup: PlayedCup) -> None:
    plain = counted(cup)
    assert plain.over
    assert {str(each.key): each.sides for each in schedule.matches(cup.state)} == plain.matches()
    assert schedule.places(cup.state) == plain.places()
    assert schedule.champion(cup.state) == plain.champion
    for (_, rows), lines in zip(tables_of(cup.state), plain.tables(), strict=True):
        told = [
            (row.entrant, Fraction(row.points, 2), Fraction(row.buchholz, 2), row.difference)
            for row in rows
        ]
        assert told == [
            (line.entrant, line.points, line.buchholz, line.difference) for line in lines
        ]
        bergers = [Fraction(row.sonneborn_berger, 4) for row in rows]
        assert bergers == [line.berger for line in lines]


@pytest.mark.parametrize("format_", FORMATS, ids=str)
@pytest.mark.parametrize("entrants", [2, 3, 5, 8, 13])
def test_cups_in_which_much_goes_wrong(format_: CupFormat, entrants: int) -> None:
    for seed, trouble in enumerate(TROUBLE):
        rng = random.Random(f"{format_} {entrants} {seed}")
        plan = CupPlan(format_, third_place=seed > 0, legs=1 + seed % 2)
        compare(play_out(started(plan, entrants), rng, trouble=trouble, walkovers=True))
