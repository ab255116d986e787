"""How the members of `daily_match` play: on which days, along which lines, and in how many goes."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from club.core.people import Person, Place
from club.daily.daily_hand import DailyHand
from data.core.utc_days import beginning_of
from engine.machine import View
from tests.club.daily.daily_helpers import SIMPLE
from tests.proof.daily.club_process import ClubAccess, RefusedError

SERVERS: Final = tuple(Place(900 + at, f"Server {at}", 77 + at, "cards") for at in range(3))
TIERS: Final = ("everyone", "server", "nobody")
FIRST_MEMBER: Final = 1000

PLAYING: Final = 0.7
"""How many of the members play on a day."""

LINES: Final = 12
"""How many ways of playing they share on a day."""

WILD: Final = 0.15
"""How often a way of playing leaves that of the simple player."""

STRAYING: Final = 0.25
"""How many leave the way that they share, after some moves, for one of their own."""

STRAYS_BY: Final = 30
LEAVING: Final = 0.1
"""How many don't finish a match that they have begun."""

ROUNDS: Final = 5
"""In how many goes a match is played at most, at different hours of the day."""

A_GO: Final = 18
"""How many moves one makes in a go, at most; in the last of them all that are left."""

Numbers = Callable[[], int]
"""Makes a new number for each press."""


@dataclass
class MatchPlayer:
    """A member on one day.

    Attributes:
        seen: All that the match has shown them, in order.
        pressed: The moves that they have made.
        hand: How the match stands, once it has begun.
    """

    person: Person
    day: int
    seen: list[DailyHand] = field(default_factory=list)
    pressed: list[str] = field(default_factory=list)
    hand: DailyHand | None = None

    def __post_init__(self) -> None:
        lot = random.Random(f"{self.day}/{self.person.member_id}")
        line = lot.randrange(LINES)
        self._way = f"{self.day}/{line}"
        self._strays = lot.randrange(STRAYS_BY) if lot.random() < STRAYING else None
        self._begins = lot.randrange(ROUNDS)
        self._goes = [lot.randrange(1, A_GO) for _ in range(ROUNDS)]
        self._leaves = lot.random() < LEAVING
        self.places = tuple(lot.choice((*SERVERS, SERVERS[0], None)) for _ in range(ROUNDS))

    @property
    def servers(self) -> tuple[int, ...]:
        """The servers on whose boards the match is to stand: those where they have played."""
        return tuple({each.server_id for each in self.places[self._begins :] if each is not None})

    @property
    def score(self) -> int | None:
        """What they have come to, once they have finished."""
        return self.hand.score if self.hand is not None and self.hand.is_over else None

    async def play(self, club: ClubAccess, at: datetime, number: int, numbers: Numbers) -> None:
        """Go on with the match, or begin it, in the round of a number."""
        if number < self._begins:
            return
        place = self.places[number]
        hand = await club.ask(at, "daily.begin", self.person, place, self.day, numbers())
        self._show(hand)
        last = number == ROUNDS - 1
        left = 10_000 if last and not self._leaves else self._goes[number]
        while hand.shows_cards and left:
            if hand.scene.view is None:
                read = len(hand.scores)
                hand = await club.ask(at, "daily.read_result", self.person, self.day, read)
            else:
                hand, left = await self._move(club, at, hand, numbers()), left - 1
            self._show(hand)

    async def _move(
        self, club: ClubAccess, at: datetime, hand: DailyHand, number: int
    ) -> DailyHand:
        """Make a move; where it was made although nobody has heard so, see how the match stands."""
        view, ply = hand.scene.view, hand.scene.ply
        assert view is not None
        word = self._choose(view)
        self.pressed.append(word)
        try:
            return await club.ask(at, "daily.play", self.person, ply, word, interaction_id=number)
        except RefusedError as refused:
            if str(refused) not in {"AlreadyPlayed", "DoneByTwinError"}:
                raise
            return await club.ask(at, "daily.begin", self.person, None, self.day, number)

    def _choose(self, view: View) -> str:
        """Choose as all do who have played alike so far on the same way."""
        made = len(self.pressed)
        strays = self._strays is not None and made >= self._strays
        way = f"{self._way}/{self.person.member_id}" if strays else self._way
        lot = random.Random(f"{way}/{made}")
        wild = lot.random() < WILD
        return str((lot.choice(view.legal) if wild else SIMPLE.choose(view, lot)).plain)

    def _show(self, hand: DailyHand) -> None:
        self.hand = hand
        self.seen.append(hand)


def everybody(size: int) -> list[Person]:
    """So many members."""
    return [Person(FIRST_MEMBER + at, f"@{FIRST_MEMBER + at}") for at in range(size)]


def tier_of(person: Person) -> str:
    """Who may see a member's record."""
    return TIERS[person.member_id % len(TIERS)]


def players_of(people: list[Person], day: int) -> Iterator[MatchPlayer]:
    """Those who play on a day."""
    for person in people:
        if random.Random(f"plays/{day}/{person.member_id}").random() < PLAYING:
            yield MatchPlayer(person, day)


def hour_of(day: int, number: int) -> datetime:
    """When the round of a number is played, on a day."""
    return beginning_of(day) + timedelta(hours=1 + 4 * number)
