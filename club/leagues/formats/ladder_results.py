"""What has come of the challenges of a ladder that are decided."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from club.cups.formats.events import Decided, Disqualified, HowDecided, Withdrew
from club.leagues.formats.ladder_state import Challenge, LadderState
from club.leagues.formats.league_events import ChallengeTakenBack, CompetitionEvent, Lapsed


@dataclass(frozen=True, slots=True)
class LadderResult:
    """How a challenge came out; taken back, it has no `how`; `score` is the challenger's first."""

    challenge: Challenge
    place: int
    winner: int | None
    how: HowDecided | None
    at: datetime
    score: tuple[int, int] | None = None

    @property
    def taken(self) -> bool:
        """Whether the challenger has the place now."""
        return self.winner == self.challenge.challenger


def results_of(
    before: LadderState, event: CompetitionEvent, at: datetime
) -> Iterator[LadderResult]:
    """Yield what an event decides on a ladder."""
    match event:
        case Decided(key, winner, how, score):
            challenge = before.challenge_at(key)
            if challenge is not None:
                place = before.order.index(challenge.challenged) + 1
                yield LadderResult(challenge, place, winner, how, at, score)
        case Withdrew(entrant) | Disqualified(entrant) | Lapsed(entrant):
            challenge = before.challenge_of(entrant)
            if challenge is not None:
                sides = challenge.challenger, challenge.challenged
                winner = next(each for each in sides if each != entrant)
                place = before.order.index(challenge.challenged) + 1
                yield LadderResult(challenge, place, winner, HowDecided.WALKOVER, at)
        case ChallengeTakenBack(number):
            challenge = before.open[number]
            place = before.order.index(challenge.challenged) + 1
            yield LadderResult(challenge, place, None, None, at)
        case _:
            return
