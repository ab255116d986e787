"""The two seats of a deal."""

Seat = int
"""A seat's number, 1 or 2, as in the record."""

SEATS: tuple[Seat, Seat] = (1, 2)


def other(seat: Seat) -> Seat:
    """Return the seat across the table."""
    return 3 - seat
