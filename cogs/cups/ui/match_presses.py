"""Reads what presses about the matches of cups, leagues and ladders carry."""

from typing import Final

from club.core.errors import OldButton
from club.cups.formats.events import Decided, HowDecided
from club.cups.formats.match_keys import MatchKey
from club.cups.formats.matches import Match
from cogs.kit.press_words import DRAW, NEITHER

_WITHOUT_WINNER: Final = {DRAW: HowDecided.RULED, NEITHER: HowDecided.WALKOVER}


def number_in(text: str) -> int:
    """Read a number; 0 for what is none."""
    return int(text) if text.isascii() and text.isdigit() else 0


def match_key(text: str) -> MatchKey:
    """Read which match a press is about (OldButton)."""
    try:
        return MatchKey.read(text)
    except ValueError as error:
        raise OldButton from error


def ruling(match: Match, how: str) -> Decided:
    """Read how an organiser decides a match (OldButton)."""
    if how in _WITHOUT_WINNER:
        return Decided(match.key, None, _WITHOUT_WINNER[how])
    if number_in(how) not in match.entrants:
        raise OldButton
    return Decided(match.key, number_in(how), HowDecided.RULED)
