"""Members who play the daily match through the club, against a quick computer."""

import random
from collections.abc import Callable
from typing import Any

from club.club import Club
from club.core.people import Person, Place
from club.daily.daily_hand import DailyHand
from data.core.utc_days import day_of
from data.storage.database import Database
from engine.machine import View
from engine.moves import Move
from engine.players import PLAYERS, ContestStanding
from tests.club.club_helpers import Clock, InProcessPlayers, dice

SIMPLE = PLAYERS["simple"]

CARD_HOUSE = Place(900, "Card house", 77, "cards")
ELSEWHERE = Place(901, "Elsewhere", 78, "general")

Chooser = Callable[[View], str]


class QuickPlayers(InProcessPlayers):
    """Players of any level that think no longer than they must; `name` is how they play."""

    def __init__(self, name: str = "simple") -> None:
        super().__init__()
        self.name = name
        self.asked = 0

    async def choose(
        self, name: str, view: View, seed: int, standing: ContestStanding | None = None
    ) -> Move:
        self.asked += 1
        return await super().choose(self.name or name, view, seed, standing)


def daily_club(database: Database, clock: Clock, players: Any = None, start: str = "daily") -> Club:
    return Club(database, players=players or QuickPlayers(), clock=clock, entropy=dice(start))


def like(seed: object, wild: float = 0.25) -> Chooser:
    """A member who plays simply, but for some moves at random."""
    rng = random.Random(str(seed))

    def choose(view: View) -> str:
        if rng.random() < wild:
            return str(rng.choice(view.legal))
        return str(SIMPLE.choose(view, rng))

    return choose


async def begin(club: Club, person: Person, place: Place | None, number: int) -> DailyHand:
    """Begin today's match, or go on with it, by a press of some number."""
    return await club.daily.begin(person, place, day_of(club.daily._clock.now()), number)


async def play_on(
    club: Club, person: Person, hand: DailyHand, choose: Chooser, moves: int = 10_000
) -> DailyHand:
    """Play, and read each result, until the match is over or so many moves were made."""
    while hand.shows_cards and moves:
        if hand.scene.view is None:
            hand = await club.daily.read_result(person, hand.day, len(hand.scores))
        else:
            word = choose(hand.scene.view)
            hand = await club.daily.play(person, hand.scene.ply, word)
            moves -= 1
    return hand


async def play_match(
    club: Club, person: Person, choose: Chooser | None = None, place: Place | None = CARD_HOUSE
) -> DailyHand:
    """Play the match of the day from its beginning to its end."""
    hand = await begin(club, person, place, 1)
    return await play_on(club, person, hand, choose or like(person.member_id))
