"""Cups as they are stored, at any point of play, without a database."""

import random
from collections.abc import Iterable
from datetime import UTC, datetime

from club.cups.formats import schedule, swiss, swiss_pairing
from club.cups.formats.events import Decided, HowDecided
from club.cups.formats.plan import CupFormat, CupPlan
from club.cups.formats.seeding import SeedingMethod
from club.cups.formats.state import CupState
from club.cups.stored_cup import StoredCup, write_plan
from data.cups.cup_matches import CupMatchRow
from data.cups.cups import CupRow
from engine.rules import read_rules
from tests.club.cups.formats.random_cups import next_events, started

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def stored(state: CupState, title: str = "May cup") -> StoredCup:
    """A cup in which all that can be played is being played."""
    row = CupRow(
        server_id=1,
        channel_id=2,
        channel_name="cups",
        organiser_id=3,
        title=title,
        plan=write_plan(state.plan),
        seeding=SeedingMethod.HAND,
        rules="standard",
        clock="",
        hours=48,
        seed=bytes(32),
        commitment="",
        created_at=NOON,
        cup_id=1,
    )
    playing = tuple(
        CupMatchRow(
            cup_id=1,
            match=str(match.key),
            board=1,
            table_id=1,
            attempt=1,
            opened_at=NOON,
            due_at=NOON,
        )
        for match in schedule.playable(state)
    )
    rules = read_rules("standard")
    return StoredCup(row, rules, SeedingMethod.HAND, state, {}, None, playing)


def named(state: CupState, names: Iterable[str] = ()) -> dict[int, str]:
    """Names for the entrants: those given, then what they are called by their numbers."""
    given = iter(names)
    return {each: next(given, f"Entrant {each}") for each in state.members}


def after_some(
    plan: CupPlan, entrants: int, events: int, rng: random.Random, trouble: float = 0.05
) -> CupState:
    """A cup after so many events by chance, or at its end."""
    cup = started(plan, entrants)
    for _ in range(events):
        if schedule.is_over(cup.state):
            break
        for event in next_events(cup.state, rng, trouble, walkovers=True):
            cup.happen(event)
    return cup.state


def by_rounds(plan: CupPlan, entrants: int, matches: int | None = None) -> CupState:
    """A cup in which the better seeds win, at 113 to 38, until so many matches are over."""
    cup = started(plan, entrants)
    played = 0
    while not schedule.is_over(cup.state) and played != matches:
        if plan.format == CupFormat.SWISS and swiss.awaits_pairing(cup.state):
            cup.happen(swiss_pairing.next_round(cup.state))
            continue
        match = schedule.playable(cup.state)[0]
        winner = min(match.entrants)
        score = (113, 38) if match.sides[0] == winner else (38, 113)
        cup.happen(Decided(match.key, winner, HowDecided.PLAYED, score))
        played += 1
    return cup.state
