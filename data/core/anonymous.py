"""Members who have had themselves forgotten: a number and a word stand in their place.

What others have played against them stays as it was. The number is below zero, as none of Discord's
is, and was drawn by lot: nothing leads from it to whom it stands for. Blocks alone have a number of
their own, by which the one who is blocked is known again (`data/core/returning_members.py`).
"""

from typing import Final

NAME: Final = "Someone"
"""What is in the place of the name."""


def is_gone(member_id: int | None) -> bool:
    """Whether a number stands for somebody who has been forgotten."""
    return member_id is not None and member_id < 0
