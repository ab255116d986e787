"""How far the players of a contest were protected from the host of the bot (docs/fairness.md)."""

from dataclasses import dataclass
from enum import StrEnum

from engine.record import Seal


class Grade(StrEnum):
    """What protected a player from chosen cards."""

    FULL = "full"  # nobody could choose them
    SHARED = "shared"  # the host could, but only together with certain other players
    NONE = "none"  # the host could
    COMPUTER = "computer"  # no press
    UNKNOWN = "unknown"  # an older record that doesn't say


@dataclass(frozen=True, slots=True)
class Protection:
    """How far a player was protected; `seat` is None for all, if the record has no presses.

    `trusts` are the players whose help the host would have needed to choose the cards.
    """

    seat: int | None
    grade: Grade
    trusts: tuple[int, ...] = ()


def protections(seal: Seal, players: int) -> tuple[Protection, ...]:
    """Return how far each player was protected, in the order of their numbers."""
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
    # One press for several players is none that each of them made.
    shared = seal.one_for_all and len(seal.presses) > 1
    if shown is None or shown.id >= last.id or shared:
        return Protection(seat, Grade.NONE)
    needed = {last.seat, shown.seat} - {None, seat}
    trusts = tuple(sorted(each for each in needed if each is not None))
    return Protection(seat, Grade.SHARED if trusts else Grade.FULL, trusts)
