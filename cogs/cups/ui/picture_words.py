"""The words of a cup's pictures: what is printed in them, and what is read aloud instead."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from art.cup.contents import CupSection
from art.lettering import legible
from club.cups.formats.matches import NOBODY, Match
from club.cups.formats.state import CupState
from cogs.kit.drawing import Ui
from cogs.kit.text import plain_name

ALT: Final = 1024

WON: Final = "+"
LOST: Final = "\u2212"

_POINT: Final = "1"
_HALF: Final = "½"
_NOUGHT: Final = "0"
_QUARTERS: Final = ("", "¼", "½", "¾")
_LETTERS: Final = 26


@dataclass(frozen=True, slots=True)
class PicturePart:
    """A section of a picture with its words; `unplayed` if a match was decided without a game."""

    section: CupSection
    heading: tuple[str, ...] = ()
    rounds: tuple[str, ...] = ()
    playing: bool = False
    unplayed: bool = False


class CupReader:
    """A cup, or a season, as its pictures show it; `names` has an entrant's by its number."""

    def __init__(
        self,
        state: CupState,
        playing: Iterable[str],
        names: Mapping[int, str],
        ui: Ui,
        *,
        over: bool = False,
        champion: int | None = None,
    ) -> None:
        self.state = state
        self.ui = ui
        self.over = over
        self.champion = champion
        self._playing = frozenset(playing)
        called = {
            each: plain_name(names[each]) if each in names else ui.text("name-someone")
            for each in state.order
        }
        self._spoken = self._apart(called)
        seeds = {each: seed for seed, each in enumerate(state.order, start=1)}
        written = {each: legible(name) for each, name in called.items()}
        self._printed = self._apart(
            {each: name or f"#{seeds[each]}" for each, name in written.items()}
        )

    def printed(self, entrant: int | None) -> str:
        """Return an entrant's name for a picture; "" for nobody, or nobody yet."""
        return self._printed[entrant] if entrant else ""

    def spoken(self, entrant: int) -> str:
        """Return an entrant's name for a text without markdown."""
        return self._spoken[entrant]

    def playing(self, match: Match) -> bool:
        """Whether a match is being played."""
        return match.open and not self.state.cancelled and str(match.key) in self._playing

    def any_playing(self, matches: Iterable[Match]) -> bool:
        """Whether one of several matches is being played."""
        return any(map(self.playing, matches))

    def result(self, match: Match, side: int) -> str:
        """Return what a match has brought a side: "" before its end, and for a bye."""
        outcome = match.outcome
        if outcome is None or NOBODY in match.sides:
            return ""
        won = match.sides[side] == outcome.winner
        if not outcome.played:
            return WON if won else LOST
        if outcome.score is not None:
            return self.ui.text.figure(outcome.score[side])
        return _HALF if outcome.drawn else _POINT if won else _NOUGHT

    def point(self, match: Match, entrant: int) -> str:
        """Return what a match has brought an entrant in a table."""
        outcome = match.outcome
        if outcome is None:
            return ""
        if not outcome.played:
            return WON if outcome.winner == entrant else LOST
        if outcome.drawn:
            return _HALF
        return _POINT if outcome.winner == entrant else _NOUGHT

    def told(self, match: Match) -> str:
        """Return a match as it is read aloud; "" where nobody is known who plays it."""
        known = [self.spoken(each) for each in match.entrants]
        if len(known) < len(match.sides):
            key = "waiting" if None in match.sides else "bye"
            return self.ui.text(f"cup-picture-alt-{key}", name=known[0]) if known else ""
        one, other = known
        outcome = match.outcome
        if outcome is None:
            key = "playing" if self.playing(match) else "next"
            return self.ui.text(f"cup-picture-alt-{key}", one=one, other=other)
        points = [self.result(match, side) for side in range(2)] if outcome.score else ["none"] * 2
        if outcome.winner == NOBODY:
            key = "draw" if outcome.drawn else "neither"
            return self.ui.text(f"cup-picture-alt-{key}", one=one, other=other)
        if outcome.winner != match.sides[0]:
            one, other, points = other, one, points[::-1]
        if not outcome.played:
            return self.ui.text("cup-picture-alt-walkover", winner=one, loser=other)
        return self.ui.text(
            "cup-picture-alt-beat", winner=one, loser=other, points1=points[0], points2=points[1]
        )

    def told_round(self, title: str, matches: Iterable[Match]) -> str:
        """Return a round as it is read aloud; "" where nothing is known of it."""
        said = [told for each in matches if (told := self.told(each))]
        if not said:
            return ""
        return self.listed(title, said)

    def listed(self, title: str, said: Iterable[str]) -> str:
        """Return what stands under a title, as it is read aloud; no more than an alt text holds."""
        several = iter(said)
        listed = next(several)
        for each in several:
            if len(listed) > ALT:
                break
            listed = self.ui.text("cup-picture-alt-more", first=listed, next=each)
        return self.ui.text("cup-picture-alt-round", round=title, matches=listed)

    def _apart(self, names: Mapping[int, str]) -> dict[int, str]:
        several = {name for name, count in Counter(names.values()).items() if count > 1}
        seen, found = Counter[str](), dict[int, str]()
        for each, name in names.items():
            seen[name] += 1
            found[each] = name
            if name in several:
                found[each] = self.ui.text("name-numbered", name=name, number=seen[name])
        return found


def unplayed(match: Match) -> bool:
    """Whether a match between two was decided without a game."""
    return match.outcome is not None and not match.outcome.played and NOBODY not in match.sides


def halves(number: int, ui: Ui) -> str:
    """Return a number of halves: 3½."""
    return quarters(2 * number, ui)


def quarters(number: int, ui: Ui) -> str:
    """Return a number of quarters: 3¾."""
    whole, rest = divmod(number, len(_QUARTERS))
    return (ui.text.figure(whole) if whole or not rest else "") + _QUARTERS[rest]


def group_name(number: int, ui: Ui) -> str:
    """Return what a group is called: A to Z, then AA and so on."""
    more, place = divmod(number - 1, _LETTERS)
    letter = ("A" if more else "") + chr(ord("A") + place)
    return ui.text("cup-picture-group", group=letter)
