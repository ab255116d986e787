"""Where a bot can be killed at parties: tables for more than two, other variants, house rules."""

from functools import partial

from tests.proof import together
from tests.proof.evening import Evening
from tests.proof.parties import ALONE, CAPTAIN, CLAIMS, HELD, PAIRS, ROBIN, ROBIN_4, TOGETHER, TRIOS
from tests.proof.points import Act, Arm, Point, answered, sent, written

MOVES, DEALS, RESULTS = "INSERT INTO moves", "INSERT INTO deals", "INSERT INTO results"


def _of(act: together.PartyAct, party: together.Party) -> Act:
    """What members do at a party."""
    return partial(_act, act, party)


async def _act(act: together.PartyAct, party: together.Party, evening: Evening, arm: Arm) -> None:
    await act(evening, arm, party)


def _playing() -> tuple[Point, ...]:
    """Moves of every kind of contest, and the ends of their deals."""
    points: list[Point] = []
    for party in (*TOGETHER, *ALONE):
        act = _of(together.play, party)
        points += [
            *written(f"{party.name}: a move", act, MOVES, 3),
            *sent(f"{party.name}: a move", act, "", 0),
            *written(f"{party.name}: a deal ends", act, RESULTS),
        ]
    for party in (*ALONE[:1], *ALONE[1:4]):
        points += written(f"{party.name}: a pick", _of(together.play, party), "INSERT INTO drafts")
    return tuple(points)


_best = _of(together.lay_off_best, CLAIMS)
_pairs, _trios = _of(together.play, PAIRS), _of(together.play, TRIOS)

TEAMS: tuple[Point, ...] = (
    *written("teams: a round's last deal ends", _pairs, RESULTS, 2),
    *written("teams: a round's last deal ends", _trios, RESULTS, 3),
    Point("teams: the next round is dealt", "before the commit", _pairs, doom=("at", DEALS)),
    Point("teams: the next round is dealt", "before the commit", _pairs, doom=("at", DEALS), nth=2),
    *written("teams: the next round is dealt", _pairs, DEALS, 2),
    *sent("teams: the round", _pairs, "send round"),
    *sent("teams: another table's message", _pairs, "edit table", 2),
    *sent("teams: a result held back", _of(together.play, HELD), "send result"),
    *sent("who sits out", _of(together.play, ROBIN), "send result"),
    *sent("who sits out", _of(together.play, CAPTAIN), "send table"),
)

LOBBIES: tuple[Point, ...] = (
    *answered("a table for more", _of(together.gather, PAIRS), "INSERT INTO tables"),
    *answered("joining", _of(together.join, PAIRS), "INSERT INTO seats"),
    *answered("getting up again", _of(together.change, PAIRS), "DELETE FROM seats"),
    *answered("a seat for the computer", _of(together.computer, PAIRS), "INSERT INTO seats"),
    *answered("taking it back", _of(together.take_back, ROBIN), "UPDATE tables"),
    *answered("it begins", _of(together.start, ROBIN), DEALS),
    Point(
        "it begins",
        "before the commit",
        _of(together.start, TRIOS),
        doom=("at", "INSERT INTO boards"),
        nth=2,
    ),
    *answered("it begins", _of(together.start, TRIOS), "INSERT INTO boards"),
    *written("it begins", _of(together.start, ROBIN_4), DEALS),
    *sent("it begins: another table", _of(together.start, TRIOS), "send table", 2),
    *sent("it begins: another hand", _of(together.start, TRIOS), "send hand", 4),
)

SEATS_LEFT: tuple[Point, ...] = (
    *answered("leaving a seat", _of(together.get_up, ROBIN), "UPDATE seats"),
    *sent("leaving a seat: the question", _of(together.get_up, PAIRS), "send seat"),
    *sent("coming back: the question goes", _of(together.get_up, ROBIN), "delete seat"),
    *answered("a vote", _of(together.vote, PAIRS), "INSERT INTO votes"),
    *sent("a vote: the question", _of(together.vote, PAIRS), "edit seat"),
    *answered("the vote that decides", _of(together.forfeit, PAIRS), MOVES),
    *sent("the vote that decides: the settlement", _of(together.forfeit, PAIRS), "send settlement"),
    *sent("the vote that decides: another hand", _of(together.forfeit, TRIOS), "edit hand", 3),
)

RULES: tuple[Point, ...] = (
    Point("all that is best", "before the commit", _best, doom=("at", MOVES), nth=2),
    *answered("all that is best", _best, MOVES),
    *answered("a panel", together.open_panel, "INSERT INTO panels"),
    *answered("a panel: a rule", together.turn_knob, "UPDATE panels"),
    *answered("a panel: a challenge", together.send_panel, "INSERT INTO tables"),
    *answered("other rules", together.counter, "UPDATE tables"),
    *sent("other rules: the offer", together.counter, "send challenge"),
    *sent("other rules: the old one goes", together.counter, "delete challenge"),
)

MORE: tuple[Point, ...] = (*_playing(), *TEAMS, *LOBBIES, *SEATS_LEFT, *RULES)
