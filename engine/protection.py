"""How far the players of a contest were protected from whoever hosts the bot.

The host knows the contest's seed, and may be in league with players; so it has to be settled, and
its seal shown, before a press exists on which the cards hang as well. Discord numbers messages and
presses in the order of time, so that a record shows which came first. The host can't choose the
number of a press, but can let a player who is in league press again and again until the number
suits. Therefore, in the words of `Protection`:

- The player whose press came last, after the seal stood where that player could see it, needs to
  trust nobody.
- Any other needs to trust the one whose press came last. Where only one player saw the seal before
  that press, the others need to trust that one: another seal could have taken its place.
- Where no press came after the seal was shown, nothing protects anybody.
- Who pressed nothing is the computer. The record of a person who is said to have pressed nothing
  isn't true.
"""

from dataclasses import dataclass
from enum import StrEnum

from engine.record import Seal


class Grade(StrEnum):
    """What protected a player from chosen cards.

    Attributes:
        FULL: Nobody could choose the player's cards.
        SHARED: The host could choose them only together with certain other players.
        NONE: The host could choose them.
        COMPUTER: There is no press: only the computer plays without one.
        UNKNOWN: The record doesn't say: that of a contest begun before records said it.
    """

    FULL = "full"
    SHARED = "shared"
    NONE = "none"
    COMPUTER = "computer"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Protection:
    """How far one player was protected.

    Attributes:
        seat: The player's number; None for all of them, where the record doesn't say who pressed.
        grade: What protected them.
        trusts: With which players the host could have chosen the cards, by number.
    """

    seat: int | None
    grade: Grade
    trusts: tuple[int, ...] = ()


def protections(seal: Seal, players: int) -> tuple[Protection, ...]:
    """Return how far each player was protected, in the order of their numbers.

    Args:
        seal: What the cards hang on.
        players: How many play.
    """
    if not seal.by_seat:
        return (Protection(None, Grade.UNKNOWN),)
    pressed = {press.seat for press in seal.presses}
    return tuple(
        _of_member(seal, seat) if seat in pressed else Protection(seat, Grade.COMPUTER)
        for seat in range(1, players + 1)
    )


def _of_member(seal: Seal, seat: int) -> Protection:
    last = max(seal.presses, key=lambda press: press.id)
    shown = seal.shown
    if shown is None or shown.id >= last.id:
        return Protection(seat, Grade.NONE)
    needed = {last.seat, shown.seat} - {None, seat}
    trusts = tuple(sorted(each for each in needed if each is not None))
    return Protection(seat, Grade.SHARED if trusts else Grade.FULL, trusts)
