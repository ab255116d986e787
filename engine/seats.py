"""The seats of a deal: two, or three where all three play."""

from collections.abc import Iterator

Seat = int
"""A seat's number from 1, as in the record."""

SEATS: tuple[Seat, Seat] = (1, 2)

THREE_SEATS: tuple[Seat, Seat, Seat] = (1, 2, 3)
"""The seats of a deal of three, clockwise."""


def other(seat: Seat) -> Seat:
    """Return the seat across the table, in a deal of two."""
    return 3 - seat


def left_of(seat: Seat, seats: int) -> Seat:
    """Return the seat that plays next at a table of so many seats."""
    return seat % seats + 1


def right_of(seat: Seat, seats: int) -> Seat:
    """Return the seat that plays before at a table of so many seats."""
    return (seat - 2) % seats + 1


def around(seat: Seat, seats: int) -> Iterator[Seat]:
    """Yield the other seats in the order of play, from a seat's left."""
    each = left_of(seat, seats)
    while each != seat:
        yield each
        each = left_of(each, seats)
