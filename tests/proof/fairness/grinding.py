"""A host of the bot that tries thousands of seeds, so that one player is dealt sets.

Every way in which a contest begins is attacked in every way that the host has
(tests/proof/fairness/grinding_host.py). What comes of it is what `verify` says of the record: where
the seal was shown before the last press, trying seeds leads to nothing, and another seed doesn't
fit the seal that somebody has noted; where it was shown too late, or where the host needs the help
of a player, `verify` names that.
"""

import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from club.table.snapshot import Snapshot
from data.matchmaking.queue import QueuePlace
from data.storage.database import Database
from engine.protection import Grade, Protection
from engine.record import RecordError
from engine.verify import verify
from tests.club.club_helpers import PLACE
from tests.data.storage.prepared_database import prepared_database
from tests.proof.fairness.grinding_host import PAIRS, PEOPLE, TWO, Attack, Game
from tests.proof.long_run import Figures

SIZE = 4_000
"""How many seeds, or presses, the host tries for each game."""

GAMES = 5
"""Games of each kind for each attack."""

LUCK = 1
"""In how many of them chance alone may give the victim as much as the host hoped for."""

NORTH, SOUTH, EAST, WEST = PEOPLE

Begin = Callable[[Game], Awaitable[Snapshot]]


async def challenge(game: Game) -> Snapshot:
    """The first player challenges the second, who accepts."""
    asked = game.press(1)
    waiting = await game.club.starting.challenge(PLACE, NORTH, SOUTH, TWO, interaction_id=asked)
    table = waiting.table
    game.noted = table.commitment
    await game.show(table.table_id, "challenge")
    return await game.club.starting.accept(table.table_id, SOUTH, await game.last(2))


async def open_seat(game: Game) -> Snapshot:
    """The first leaves a seat open, and the second sits down."""
    asked = game.press(1)
    waiting = await game.club.starting.challenge(PLACE, NORTH, None, TWO, interaction_id=asked)
    table = waiting.table
    game.noted = table.commitment
    await game.show(table.table_id, "challenge")
    return await game.club.starting.accept(table.table_id, SOUTH, await game.last(2))


async def rematch(game: Game) -> Snapshot:
    """The first asks for another game, and the second does so too."""
    over = await game.club.starting.challenge(
        PLACE, NORTH, SOUTH, TWO, interaction_id=game.number()
    )
    number = over.table.table_id
    await game.club.starting.accept(number, SOUTH, game.number())
    await game.end(number)
    waiting = await game.club.starting.rematch(number, NORTH, game.press(1))
    game.noted = waiting.table.commitment
    await game.show(waiting.table.table_id, "challenge")
    return await game.club.starting.rematch(number, SOUTH, await game.last(2))


async def lobby(game: Game) -> Snapshot:
    """The first opens a lobby for two against two, which the fourth fills."""
    gathered = await game.club.groups.gather(PLACE, NORTH, PAIRS, game.press(1))
    number = gathered.table.table_id
    game.noted = gathered.table.commitment
    await game.show(number, "challenge")
    await game.club.groups.join(number, SOUTH, game.press(2), 2)
    await game.club.groups.join(number, EAST, game.press(3), 1)
    return await game.club.groups.join(number, WEST, await game.last(4), 2)


async def queue(game: Game) -> Snapshot:
    """The first waits in the queue, and the second asks for the same."""
    waits = await game.club.queue.join(PLACE, NORTH, TWO, game.press(1))
    assert isinstance(waits, QueuePlace)
    game.noted = waits.commitment
    await game.club.queue.shown(waits, game.number())
    found = await game.club.queue.join(PLACE, SOUTH, TWO, await game.last(2))
    assert isinstance(found, Snapshot)
    return found


async def first_practice(game: Game) -> Snapshot:
    """A member begins a game against the computer for the first time."""
    return await game.club.starting.practice(PLACE, NORTH, TWO, "simple", await game.last(1))


async def later_practice(game: Game) -> Snapshot:
    """The same, after another game against it."""
    over = await game.club.starting.practice(PLACE, NORTH, TWO, "simple", game.number())
    await game.end(over.table.table_id)
    ended = await game.club.tables.snapshot(over.table.table_id)
    game.noted = ended.table.next_commitment
    await game.show(over.table.table_id, "settlement")
    return await game.club.starting.practice(PLACE, NORTH, TWO, "simple", await game.last(1))


@dataclass(frozen=True)
class Case:
    """One player of one kind of contest.

    Attributes:
        name: What the table of figures calls it.
        begin: Begins the contest.
        victim: The player's number.
        said: What `verify` is to say of the player's protection.
    """

    name: str
    begin: Begin
    victim: int
    said: Protection

    def attacks(self) -> tuple[Attack, ...]:
        """The ways in which the host can try: the last player presses for the host, or the host."""
        if self.said.grade is Grade.NONE:
            return (Attack.NONE, Attack.SEED)
        late = (Attack.PRESS,) if self.said.trusts and not self._last else ()
        return (Attack.NONE, Attack.SEED, Attack.SWAP, *late)

    @property
    def _last(self) -> bool:
        return self.begin is queue and self.victim == 2


def _case(name: str, begin: Begin, victim: int, grade: Grade, *trusts: int) -> Case:
    return Case(name, begin, victim, Protection(victim, grade, trusts))


CASES = (
    _case("challenge: who accepts", challenge, 2, Grade.FULL),
    _case("challenge: who challenges", challenge, 1, Grade.SHARED, 2),
    _case("open seat: who sits down", open_seat, 2, Grade.FULL),
    _case("open seat: who opens it", open_seat, 1, Grade.SHARED, 2),
    _case("rematch: who agrees", rematch, 2, Grade.FULL),
    _case("rematch: who asks first", rematch, 1, Grade.SHARED, 2),
    _case("lobby: who joins last", lobby, 4, Grade.FULL),
    _case("lobby: who joins before", lobby, 2, Grade.SHARED, 4),
    _case("queue: who waits", queue, 1, Grade.SHARED, 2),
    _case("queue: who asks last", queue, 2, Grade.SHARED, 1),
    _case("practice: the first game", first_practice, 1, Grade.NONE),
    _case("practice: a later game", later_practice, 1, Grade.FULL),
)


@dataclass(frozen=True)
class Outcome:
    """What came of one game.

    Attributes:
        hoped: The best hand that the host found among those it tried.
        dealt: What the victim was dealt: sets, and cards in them.
        reached: Whether that is what the host hoped for.
    """

    hoped: tuple[int, int]
    dealt: tuple[int, int]

    @property
    def reached(self) -> bool:
        return self.dealt >= self.hoped


async def attacked(case: Case, attack: Attack, tries: int, start: str, folder: Path) -> Outcome:
    """Have one contest begun, and see that `verify` says of it what is to be said."""
    database = await Database.open(await prepared_database(folder))
    try:
        rules = PAIRS if case.begin is lobby else TWO
        game = Game(database, attack, case.victim, tries, random.Random(start), rules)
        begun = await case.begin(game)
        tables = [await game.club.tables.snapshot(one) for one in begun.boards]
        dealt = game.dealt(tables)
        await game.end(begun.table.table_id)
        check(case, attack, game, await game.club.tables.record(begun.table.table_id))
        seed = begun.table.contest_seed
        if attack is Attack.SEED:
            assert game.early(seed) == (case.said.grade is not Grade.NONE), case.name
        return Outcome(game.hopes.get(seed, (0, 0)), dealt)
    finally:
        await database.close()


def check(case: Case, attack: Attack, game: Game, record: str) -> None:
    """See that `verify` names how the victim was protected, and refuses a seed that was swapped.

    Raises:
        AssertionError: It doesn't.
    """
    found = verify(record)
    assert case.said in found.protections, (case.name, attack, found.protections)
    if game.noted is None:
        assert case.said.grade is Grade.NONE, "somebody saw the seal"
        return
    if attack is Attack.SWAP:
        assert "isn't the one that was shown" in _refusal(record, game.noted), case.name
    else:
        assert verify(record, seal=game.noted).compared


def _refusal(record: str, noted: str) -> str:
    """Why a record isn't the one of a seal; "" where it is."""
    try:
        verify(record, seal=noted)
    except RecordError as error:
        return str(error)
    return ""


async def outcomes(case: Case, attack: Attack, tries: int, games: int = GAMES) -> list[Outcome]:
    """Have several contests begun, each in a database of its own.

    Raises:
        AssertionError: An attack led to more, or to less, than `verify` says.
    """
    found: list[Outcome] = []
    for number in range(games):
        with tempfile.TemporaryDirectory() as folder:
            start = f"{case.name} {attack} {number}"
            found.append(await attacked(case, attack, tries, start, Path(folder)))
    reached = sum(each.reached for each in found)
    if attack in {Attack.SWAP, Attack.PRESS} or case.said.grade is Grade.NONE:
        assert attack is Attack.NONE or reached == games, f"{case.name}: the attack is a bad one"
    elif attack is Attack.SEED:
        assert reached <= LUCK, f"{case.name}: trying seeds pays"
    return found


def prove(size: int) -> Iterator[str | Figures]:
    """Attack every case in every way, trying that many seeds or presses."""
    for case in CASES:
        row: dict[str, int | str] = {"whose cards": case.name}
        for attack in Attack:
            row[WORDS[attack]] = "–"  # noqa: RUF001  # a dash
        for attack in case.attacks():
            found = asyncio.run(outcomes(case, attack, size))
            mean = sum(each.dealt[0] for each in found) / len(found)
            row[WORDS[attack]] = f"{mean:.1f}{_noticed(attack, case)}"
        row["what `verify` says"] = _said(case.said)
        yield f"{case.name}: done"
        yield row


WORDS = {
    Attack.NONE: "left alone",
    Attack.SEED: "seeds tried",
    Attack.SWAP: "seed swapped",
    Attack.PRESS: "pressed again and again",
}


def _noticed(attack: Attack, case: Case) -> str:
    return ", refused" if attack is Attack.SWAP and case.said.grade is not Grade.NONE else ""


def _said(found: Protection) -> str:
    trusts = " and ".join(map(str, found.trusts))
    return f"{found.grade}: seat {trusts}" if trusts else str(found.grade)
