"""How far the players of a contest were protected from the host of the bot.

The host knows the contest's seed and may be in league with players, so the seal has to be shown
before a press exists that the cards also depend on. Discord numbers messages and presses in order
of time, so a record shows which came first. The host can't choose a press's number, but a player in
league can press again and again until it suits. Therefore, in the words of `Protection`:

- The player who pressed last, after the seal stood where that player could see it, needs to trust
  nobody.
- The others need to trust that player. Where only one player saw the seal before that press, they
  need to trust that one too: another seal could have taken its place.
- Where no press came after the seal was shown, nobody is protected.
- A player without a press is the computer. A record of a person without one is false.
"""

from dataclasses import dataclass
from enum import StrEnum

from engine.record import Seal


class Grade(StrEnum):
    """What protected a player from chosen cards.

    `FULL`: nobody could choose them; `SHARED`: the host only together with certain other players;
    `NONE`: the host could; `COMPUTER`: no press; `UNKNOWN`: an older record that doesn't say.
    """

    FULL = "full"
    SHARED = "shared"
    NONE = "none"
    COMPUTER = "computer"
    UNKNOWN = "unknown"


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
