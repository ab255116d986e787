"""What a slip asks for: who played, who won, how and by how much, as far as the rules know it."""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from club.core.errors import EntryGone
from club.scorepad.entry_draft import NOBODY, EntryDraft, most_kept
from club.table.sheet_score import EnteredDeal, SheetScore, add_up, read_line, start_of
from data.table.tables import SeatOccupant
from engine.contest import Contest, Pairing, Player
from engine.errors import GinError
from engine.knock.counting import counted, counts_suffice
from engine.results import DealResult, ResultKind
from engine.rules import Rules
from engine.seats import Seat, other
from engine.words import (
    BigGinMode,
    ExhaustScore,
    KnockLimit,
    SeatingFormat,
    SpadeDoubleBoxes,
    TieRule,
    Word,
)

_GIVEN_UP: Final = ResultKind.RESIGN
_UNPLAYED: Final = frozenset(
    {ResultKind.MISDEAL, ResultKind.DRAW, ResultKind.TIE, ResultKind.CANCELLED_GIN}
)


class NumberKind(Word):
    """What a number to enter is: points, or what the knocker kept and the other side counts."""

    POINTS = "points"
    KEPT = "kept"
    AGAINST = "against"


@dataclass(frozen=True, slots=True)
class EntryForm:
    """A slip with the choices for it."""

    slip: EntryDraft  # what has been entered, as far as it fits
    number: int
    ply: int  # from which the sheet has stood as this form has it
    contest: Contest  # before the deal
    tables: tuple[Pairing, ...]  # those of the round without a result, if there are several
    pairing: Pairing | None  # None until its table is chosen
    pairs: tuple[tuple[Player, Player], ...]  # that may have played it, if there is a choice
    words: tuple[ResultKind, ...]  # how it may have ended
    numbers: tuple[NumberKind, ...]  # to enter; there may be one or none
    counts: bool  # whether counts may be entered rather than points
    spades: bool  # whether a spade as the knock card matters
    boxes: bool
    line: str | None = None  # as the sheet has it, once all is entered
    result: DealResult | None = None


def form_of(
    rules: Rules, players: tuple[SeatOccupant, ...], paper: SheetScore, slip: EntryDraft
) -> EntryForm:
    """Return the choices for a slip, without what no longer fits on it.

    Raises:
        EntryGone: The deal that is to be corrected isn't on the sheet any more.
        ValueError: The contest is over, and nothing is to be corrected.
    """
    contest, number = _before(rules, players, paper, slip)
    if not contest.pairings:
        raise ValueError("nothing comes next")
    pairs = _pairs(contest)
    told = set(slip.pair or ())
    slip = replace(slip, pair=next((each for each in pairs[1:] if set(each) == told), None))
    if slip.pair is not None:
        contest = contest.reseated(slip.pair)
    tables = contest.pairings
    chosen = next((each for each in tables if each.table == slip.table), None)
    pairing = tables[0] if len(tables) == 1 else chosen
    slip = replace(slip, table=None if pairing is None or len(tables) == 1 else pairing.table)
    counts = counts_suffice(rules)
    slip = _fitting(rules, pairing, replace(slip, count=slip.count and counts))
    form = EntryForm(
        slip=slip,
        number=number,
        ply=paper.changed_at,
        contest=contest,
        tables=tables if len(tables) > 1 else (),
        pairing=pairing,
        pairs=pairs,
        words=() if slip.count else words(rules, slip.winner),
        numbers=_numbers(rules, slip),
        counts=counts
        and any(_numbers(rules, replace(slip, count=False, winner=1, word=ResultKind.GIN))),
        spades=slip.count
        and (rules.spade_doubles or rules.spade_double_boxes != SpadeDoubleBoxes.NONE),
        boxes=not slip.count and _several_boxes(rules) and bool(_default_boxes(rules, slip)),
    )
    return _told(form)


def words(rules: Rules, winner: int | None) -> tuple[ResultKind, ...]:
    """Return how a deal may have ended for a winner or for nobody, the usual ways first."""
    if winner is None:
        return ()
    if rules.knocks:
        return _knocked(rules) if winner != NOBODY else _in_vain(rules)
    challenge = (ResultKind.CHALLENGE,) if rules.challenge else ()
    void = rules.exhaust_score == ExhaustScore.VOID
    if winner == NOBODY:
        return (ResultKind.DRAW if void else ResultKind.EXHAUSTED, *challenge, ResultKind.MISDEAL)
    # Where both score, the scores say who has won when nobody went out.
    exhausted = () if void or rules.both_score else (ResultKind.EXHAUSTED,)
    return (ResultKind.OUT, *exhausted, *challenge, _GIVEN_UP)


def _knocked(rules: Rules) -> tuple[ResultKind, ...]:
    gin_only = rules.knock_limit == KnockLimit.GIN_ONLY
    big = rules.big_gin.mode != BigGinMode.OFF
    return (
        *(() if gin_only else (ResultKind.KNOCK,)),
        ResultKind.GIN,
        *((ResultKind.BIG_GIN,) if big else ()),
        *(() if gin_only else (ResultKind.UNDERCUT,)),
        _GIVEN_UP,
    )


def _in_vain(rules: Rules) -> tuple[ResultKind, ...]:
    tie = (ResultKind.TIE,) if rules.tie_rule == TieRule.NO_SCORE else ()
    cancelled = (ResultKind.CANCELLED_GIN,) if rules.layoff_on_gin else ()
    return (ResultKind.DRAW, *tie, *cancelled, ResultKind.MISDEAL)


def slip_of(rules: Rules, written: EnteredDeal) -> EntryDraft:
    """Return a slip for correcting a deal on the sheet, filled in with it."""
    result, pairing = written.result, written.deal.pairing
    scores = result.scores
    if result.winner is None:
        both = rules.both_score and result.result not in _UNPLAYED
        one, two = scores if both else (None, None)
        winner = NOBODY
    else:
        winner = pairing.players[result.winner - 1]
        one, two = scores[result.winner - 1], scores[other(result.winner) - 1]
    slip = EntryDraft(
        fix=written.ply,
        table=pairing.table,
        pair=pairing.pair,
        winner=winner,
        word=result.result,
        one=one,
        two=two,
    )
    if result.result == ResultKind.EXHAUSTED and rules.both_score:
        return replace(slip, winner=NOBODY, one=scores[0], two=scores[1])
    boxes = result.boxes if result.boxes != _default_boxes(rules, slip) else None
    return replace(slip, boxes=boxes)


def _before(
    rules: Rules, players: tuple[SeatOccupant, ...], paper: SheetScore, slip: EntryDraft
) -> tuple[Contest, int]:
    if paper.contest is None:
        raise ValueError("nobody plays yet")
    if slip.fix is None:
        return paper.contest, len(paper.deals) + 1
    found = paper.written(slip.fix)
    if found is None:
        raise EntryGone
    number, _ = found
    earlier = [(each.ply, each.member_id, each.line) for each in paper.deals[: number - 1]]
    first = paper.deals[0].deal.pairing.dealer
    contest, _ = add_up(start_of(rules, players, first), earlier)
    return contest, number


def _pairs(contest: Contest) -> tuple[tuple[Player, Player], ...]:
    """Return the pairs that may play next with real cards, the regular one first; () if all do."""
    seating = contest.rules.seating
    if seating not in {SeatingFormat.ROUND_ROBIN, SeatingFormat.CAPTAIN}:
        return ()
    first = contest.pairings[0].pair
    everybody = [player for side in contest.sides for player in side]
    if seating == SeatingFormat.CAPTAIN:
        captain = contest.sides[0][0]
        rest = [(captain, player) for player in contest.sides[1]]
    else:
        rest = [(one, two) for one, two in combinations(sorted(everybody), 2)]
    return (first, *(pair for pair in rest if set(pair) != set(first)))


def _fitting(rules: Rules, pairing: Pairing | None, slip: EntryDraft) -> EntryDraft:
    if pairing is None or slip.winner not in {None, NOBODY, *pairing.players}:
        slip = replace(slip, winner=None, word=None)
    if slip.count:
        return replace(slip, word=None, boxes=None)
    if slip.word not in words(rules, slip.winner):
        slip = replace(slip, word=None)
    if slip.word is None and len(known := words(rules, slip.winner)) == 1:
        slip = replace(slip, word=known[0])
    return slip


def _numbers(rules: Rules, slip: EntryDraft) -> tuple[NumberKind, ...]:
    if slip.winner is None:
        return ()
    if slip.count:
        return () if slip.winner == NOBODY else (NumberKind.KEPT, NumberKind.AGAINST)
    if slip.word is None or slip.word == _GIVEN_UP:
        return ()
    one, both = (NumberKind.POINTS,), (NumberKind.POINTS, NumberKind.POINTS)
    if slip.winner == NOBODY:
        return both if slip.word == ResultKind.EXHAUSTED and rules.both_score else ()
    return both if rules.both_score else one


def _default_boxes(rules: Rules, slip: EntryDraft) -> int:
    """Return the boxes that the rules give for a result; 0 where nobody wins any."""
    if slip.word is None or slip.winner in {None, NOBODY} or slip.word == _GIVEN_UP:
        return 0
    return 1 + int(getattr(rules.extra_boxes, slip.word, 0))


def _several_boxes(rules: Rules) -> bool:
    extra = rules.extra_boxes
    return bool(
        extra.gin
        or extra.big_gin
        or extra.undercut
        or rules.spade_double_boxes != SpadeDoubleBoxes.NONE
    )


def _told(form: EntryForm) -> EntryForm:
    if form.pairing is None or (line := _line(form, form.pairing)) is None:
        return form
    if form.slip.pair is not None:
        one, two = form.slip.pair
        line = f"@{one},{two} {line}"
    try:
        _, deal = read_line(line, form.contest)
    except GinError:
        return form
    return replace(form, line=line, result=deal.result)


def _line(form: EntryForm, pairing: Pairing) -> str | None:
    slip = form.slip
    at = f"{pairing.table}: " if form.tables else ""
    if slip.count:
        return _line_of_counts(form, pairing, at)
    if slip.winner is None or slip.word is None:
        return None
    if slip.word == _GIVEN_UP:
        return f"{at}p{_opponent(pairing, slip.winner)} {_GIVEN_UP}"
    return (
        _line_of_nobody(form, pairing, at) if slip.winner == NOBODY else _line_of_winner(form, at)
    )


def _line_of_nobody(form: EntryForm, pairing: Pairing, at: str) -> str | None:
    slip = form.slip
    if not form.numbers:
        return f"{at}- {slip.word}"
    if slip.one is None or slip.two is None:
        return None
    first, second = pairing.players
    return f"{at}p{first} {slip.one} p{second} {slip.two} {slip.word}"


def _line_of_winner(form: EntryForm, at: str) -> str | None:
    slip, rules = form.slip, form.contest.rules
    if slip.one is None or form.pairing is None or (slip.one < 0 and not rules.both_score):
        return None
    theirs = ""
    if rules.both_score:
        theirs = f" p{_opponent(form.pairing, slip.winner or NOBODY)} {slip.two or 0}"
    boxes = "" if slip.boxes is None or not form.boxes else f" boxes={slip.boxes}"
    return f"{at}p{slip.winner} {slip.one}{theirs}{boxes} {slip.word}"


def _line_of_counts(form: EntryForm, pairing: Pairing, at: str) -> str | None:
    slip, rules = form.slip, form.contest.rules
    if slip.winner == NOBODY:
        return f"{at}- {ResultKind.DRAW}"
    if slip.winner not in pairing.players or slip.one is None or slip.two is None:
        return None
    if slip.one > most_kept(rules):
        return None
    result = counted(
        rules,
        knocker=pairing.players.index(slip.winner) + 1,
        kept=slip.one,
        against=slip.two,
        big=slip.big and not slip.one,
        spade=slip.spade,
    )
    if result.winner is None:
        return f"{at}- {result.result}"
    winner = pairing.players[result.winner - 1]
    return f"{at}p{winner} {result.points} boxes={result.boxes} {result.result}"


def _opponent(pairing: Pairing, player: Player) -> Player:
    seat: Seat = pairing.players.index(player) + 1
    return pairing.players[other(seat) - 1]
