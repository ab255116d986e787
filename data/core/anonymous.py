"""Forgotten members: a number and a word stand in their place.

The number is random and below zero, as none of Discord's is: nothing leads from it to the member.
"""

from functools import lru_cache
from typing import Final

NAME: Final = "Someone"
"""The name of every forgotten member."""


@lru_cache(maxsize=1024)  # every drawing asks it of the same few
def is_gone(member_id: int | None) -> bool:
    """Return whether a number stands for a forgotten member."""
    return member_id is not None and member_id < 0
