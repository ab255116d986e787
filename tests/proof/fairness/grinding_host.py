"""A host of the bot who tries thousands of seeds, and the ways in which a contest is begun.

The host runs the program and the database, sees every press as it arrives, and wants one player to
be dealt sets. There are three attacks:

- `SEED`: whenever the program asks for random bytes, the host tries many and gives it the best, as
  far as the presses on which the cards will hang are known by then.
- `SWAP`: once the last press is known, the host puts the best of many seeds in the database in
  place of the one whose seal was shown, and lets the program go on.
- `PRESS`: the host leaves the seed as it is, and the player who presses last is in league: presses
  again and again, and the host uses the best of the presses.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum

from sqlalchemy import select, update

from club.club import Club
from club.core.people import Person
from club.play.challenges import SEED_BYTES
from club.table.snapshot import Snapshot
from data.schema.matchmaking import practice_seeds, queue
from data.schema.tables import tables
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.table.displays import Display
from engine import fair
from engine.cards import Card
from engine.contest import Contest, Pairing
from engine.rules import PRESETS, Rules
from engine.seats import SEATS, Seat
from tests.club.club_helpers import PLACE, Clock, InProcessPlayers

FIRST_ID = 1_300_000_000_000_000_000
"""Discord's numbers here, as large as they are by now."""

CARDS = 10
"""Cards of a hand."""

A_SET = 3
"""Cards of one rank that make a set."""

PEOPLE = tuple(Person(100 + number, f"@player{number}") for number in range(1, 5))
MANAGER = Person(900, "@manager")
TWO, PAIRS = (
    PRESETS.rules("standard"),
    PRESETS.rules("standard", seating="partnership", team_size=2),
)


class Attack(StrEnum):
    """What the host does."""

    NONE = "none"
    SEED = "seed"
    SWAP = "swap"
    PRESS = "press"


def sets(cards: Sequence[Card]) -> tuple[int, int]:
    """How good a hand is to the host: its sets, and how many cards are in them."""
    ranks = [number for number in Counter(card.rank for card in cards).values() if number >= A_SET]
    return len(ranks), sum(ranks)


@dataclass
class Game:
    """One contest that is begun while the host does what it likes.

    Attributes:
        database: Where it is played.
        attack: What the host does.
        victim: The player, by number, who is to be dealt sets.
        tries: How many seeds, or presses, the host tries.
        dice: Where all chance here comes from.
        club: The program.
        rules: What is played.
        noted: The seal that somebody was shown before the last press, if anybody was.
        hopes: How good a hand the host hopes for, by seed.
        asked: How many presses were known when each seed was drawn.
    """

    database: Database
    attack: Attack
    victim: int
    tries: int
    dice: random.Random
    rules: Rules = TWO
    noted: str | None = None
    hopes: dict[bytes, tuple[int, int]] = field(default_factory=dict[bytes, tuple[int, int]])
    asked: dict[bytes, int] = field(default_factory=dict[bytes, int])

    def __post_init__(self) -> None:
        self.club = Club(
            self.database, players=InProcessPlayers(), clock=Clock(), entropy=self._entropy
        )
        self._now = FIRST_ID
        self._known: dict[int, int] = {}
        self._pairings = {dealer: self._pairing(dealer) for dealer in SEATS}

    def number(self) -> int:
        """The next number that Discord gives."""
        self._now += self.dice.randrange(1, 1 << 30)
        return self._now

    def press(self, seat: int) -> int:
        """A player presses, before others do; the host hears of it."""
        self._known[seat] = self.number()
        return self._known[seat]

    def early(self, seed: bytes) -> bool:
        """Whether a seed was drawn before the last press was known."""
        return self.asked[seed] < len(self._known)

    async def last(self, seat: int) -> int:
        """The last player presses; the host does what it likes before the program hears of it."""
        if self.attack is Attack.PRESS:
            self._known[seat] = self._best_press(await self._stored(), seat)
        else:
            self.press(seat)
        if self.attack is Attack.SWAP:
            await self._put(self._best_seed())
        return self._known[seat]

    async def show(self, table_id: int, kind: str) -> None:
        """A message with the seal arrives in the channel."""
        where = (kind, 0, PLACE.channel_id)
        shown = Display(0, table_id, *where, self.number(), 0, 0, datetime.now(UTC))
        await self.club.displays.take_over(shown)

    async def end(self, table_id: int) -> None:
        """A contest is over."""
        await self.club.admin.void(PLACE, MANAGER, table_id, "over", self.number())

    def dealt(self, snapshots: Sequence[Snapshot]) -> tuple[int, int]:
        """What the victim was dealt, whichever table it was at."""
        for each in snapshots:
            seat = each.seat_of(PEOPLE[self.victim - 1].member_id)
            if seat is not None and each.state is not None:
                return sets(each.state.hand(seat))
        raise AssertionError("the victim doesn't play")

    def _pairing(self, dealer: Seat) -> Pairing:
        """The victim's first deal."""
        two = self.rules.seating == "heads_up"
        sides = None if two else ((1, 3), (2, 4))
        contest = Contest.start(self.rules, dealer, 2 if two else 4, sides)
        return next(each for each in contest.pairings if self.victim in each.players)

    def _entropy(self, size: int) -> bytes:
        """What the program gets for random bytes, as far as the host can tell now what is good."""
        drawn = self.dice.randbytes(size)
        if size == SEED_BYTES and self.attack is Attack.SEED:
            drawn = self._best_seed()
        self.asked[drawn] = len(self._known)
        return drawn

    def _best_seed(self) -> bytes:
        presses = self._presses(self._known)
        seeds = [self.dice.randbytes(SEED_BYTES) for _ in range(self.tries)]
        found = max(seeds, key=lambda seed: self._good(seed, presses))
        self.hopes[found] = self._good(found, presses)
        return found

    def _best_press(self, seed: bytes, seat: int) -> int:
        def good(press: int) -> tuple[int, int]:
            return self._good(seed, self._presses({**self._known, seat: press}))

        found = max([self.number() for _ in range(self.tries)], key=good)
        self.hopes[seed] = good(found)
        return found

    def _presses(self, known: Mapping[int, int]) -> str:
        """What the cards hang on, if there is no other press than those that are known."""
        return " ".join(f"{seat}:{press}" for seat, press in sorted(known.items()))

    def _good(self, seed: bytes, presses: str) -> tuple[int, int]:
        """How good the victim's first hand is, by the recipe."""
        pairing = self._pairings[fair.first_dealer(seed, presses)]
        deal = fair.deal_seed(
            seed, table=pairing.table, round=pairing.round, deal=pairing.deal, presses=presses
        )
        first = int(pairing.players[pairing.dealer - 1] == self.victim)
        return sets(fair.shuffled(deal)[first : 2 * CARDS : 2])

    async def _stored(self) -> bytes:
        """The seed that the contest will have."""
        async with self.database.read() as connection:
            waits = select(tables.c.contest_seed).where(tables.c.status == TableStatus.WAITING)
            queued = select(queue.c.seed).where(queue.c.seed.is_not(None))
            found = [seed for query in (waits, queued) for seed in await connection.scalars(query)]
        (seed,) = found
        return seed

    async def _put(self, seed: bytes) -> None:
        """Put a seed and its seal wherever the program will look for them."""
        sealed = {"commitment": fair.commitment(seed)}
        async with self.database.write() as connection:
            waits = update(tables).where(tables.c.status == TableStatus.WAITING)
            await connection.execute(waits.values(contest_seed=seed, **sealed))
            await connection.execute(
                update(queue).where(queue.c.seed.is_not(None)).values(seed=seed, **sealed)
            )
            await connection.execute(update(practice_seeds).values(seed=seed))
            promised = update(tables).where(tables.c.next_commitment.is_not(None))
            await connection.execute(promised.values(next_commitment=sealed["commitment"]))
