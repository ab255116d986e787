"""One deal of a sheet typed in by hand, such as `North 25 gin` (docs/scores.md)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.contest.contest import Contest
from engine.contest.seating import Pairing
from engine.contest.sheet import Player
from engine.errors import Unreadable
from engine.results import DealResult, ResultKind
from engine.rules import Rules
from engine.seats import SEATS, Seat, other

_NUMBER = re.compile(r"[-+\u2212]?\d{1,6}", re.ASCII)
_LIKE_A_NUMBER = re.compile(r"[-+\u2212]?\d.*")
_TABLE = re.compile(r"(\d{1,3}):", re.ASCII)
_BOXES = re.compile(r"boxes=([1-9]\d?)", re.ASCII)
_NOBODY = "-"

_KNOCKED = (ResultKind.KNOCK, ResultKind.GIN, ResultKind.BIG_GIN, ResultKind.UNDERCUT)
_ON_THE_TABLE = (ResultKind.OUT, ResultKind.EXHAUSTED, ResultKind.CHALLENGE)
_KNOCKED_IN_VAIN = (ResultKind.DRAW, ResultKind.TIE, ResultKind.CANCELLED_GIN)
_NOBODY_OUT = (ResultKind.DRAW, ResultKind.EXHAUSTED, ResultKind.CHALLENGE)
_NO_DEAL = (ResultKind.MISDEAL, ResultKind.VOID)
_GIVEN_UP = (ResultKind.RESIGN, ResultKind.FORFEIT)
_WORDS = {*_KNOCKED, *_ON_THE_TABLE, *_KNOCKED_IN_VAIN, *_NOBODY_OUT, *_NO_DEAL, *_GIVEN_UP}


@dataclass(frozen=True, slots=True)
class TypedDeal:
    """A typed deal: the pairing that played it, and its result."""

    pairing: Pairing
    result: DealResult


@dataclass(frozen=True, slots=True)
class _Said:
    """The parts of a line, None or empty if left out; the winner is named first."""

    table: int | None
    named: tuple[tuple[Player, int | None], ...]
    word: str | None
    boxes: int | None
    nobody: bool


def read_deal(line: str, contest: Contest, players: Sequence[str]) -> TypedDeal:
    """Read a deal, such as `North 25 gin` or `- draw`; Unreadable if no such one can come next."""
    said = _read(line.split(), players)
    pairing = _pairing(contest, said, players)
    return TypedDeal(pairing, _result(contest.rules, pairing, said, players))


def named_at(words: Sequence[str], players: Sequence[str]) -> tuple[Player, int] | None:
    """Return the player whose name the words begin with, and how many words it has."""
    found = [
        (len(name.split()), player)
        for player, name in enumerate(players, start=1)
        if [word.casefold() for word in words[: len(name.split())]] == name.casefold().split()
    ]
    if not found:
        return None
    taken, player = max(found)
    return player, taken


def _read(words: list[str], players: Sequence[str]) -> _Said:
    table = _TABLE.fullmatch(words[0]) if words else None
    if table is not None:
        words = words[1:]
    if not words:
        raise Unreadable("who won? write such as 'North 25 gin' or '- draw'")
    nobody = words[:1] == [_NOBODY]
    if nobody:
        words = words[1:]
    named: list[tuple[Player, int | None]] = []
    while (found := named_at(words, players)) is not None:
        player, taken = found
        words = words[taken:]
        points = None
        if words and _NUMBER.fullmatch(words[0]):
            points = int(words[0].replace("\u2212", "-"))
            words = words[1:]
        named.append((player, points))
    boxes = [int(told[1]) for word in words if (told := _BOXES.fullmatch(word))]
    rest = [word for word in words if not _BOXES.fullmatch(word)]
    _check_rest(rest, players, anybody=bool(named) or nobody)
    return _Said(
        table=None if table is None else int(table[1]),
        named=tuple(named),
        word="_".join(rest).lower() or None,
        boxes=boxes[-1] if boxes else None,
        nobody=nobody,
    )


def _check_rest(rest: Sequence[str], players: Sequence[str], *, anybody: bool) -> None:
    for at, word in enumerate(rest):
        followed = at + 1 < len(rest) and _LIKE_A_NUMBER.fullmatch(rest[at + 1])
        if followed and word not in _WORDS and not _LIKE_A_NUMBER.fullmatch(word):
            raise Unreadable(f"unknown player {word!r}: it is {_either(players)}")
        if _LIKE_A_NUMBER.fullmatch(word):
            raise Unreadable(f"{word!r} is not points here: write such as '{players[0]} 25 gin'")
        if word.startswith("boxes"):
            raise Unreadable(f"{word!r} is not boxes: write such as boxes=2")
    if not anybody and "_".join(rest).lower() not in _WORDS:
        raise Unreadable(f"unknown player {' '.join(rest)!r}: it is {_either(players)}")


def _pairing(contest: Contest, said: _Said, players: Sequence[str]) -> Pairing:
    chosen = [each for each in contest.pairings if said.table in {None, each.table}]
    if not chosen:
        raise Unreadable(f"table {said.table} isn't playing")
    for player, _ in said.named:
        chosen = [each for each in chosen if player in each.players]
        if not chosen:
            at = "" if said.table is None else f" at table {said.table}"
            who = _either([players[each - 1] for each in _playing(contest, said)], "and")
            raise Unreadable(f"{players[player - 1]} doesn't play this deal{at}: {who} do")
    if len(chosen) > 1:
        raise Unreadable("tell which table this was, such as '2: - draw'")
    return chosen[0]


def _playing(contest: Contest, said: _Said) -> list[Player]:
    first = said.named[0][0]
    pairings = [each for each in contest.pairings if said.table in {None, each.table}]
    theirs = [each for each in pairings if first in each.players] or pairings
    return [player for pairing in theirs for player in pairing.players]


def _result(rules: Rules, pairing: Pairing, said: _Said, players: Sequence[str]) -> DealResult:
    given_up = next((kind for kind in _GIVEN_UP if kind == said.word), None)
    if given_up is not None:
        return _given_up(pairing, said, given_up)
    word = _word(rules, said)
    scores = _scores(rules, pairing, said, players)
    winner = _winner(rules, pairing, said, word, scores)
    boxes = 0
    if winner is not None:
        boxes = said.boxes or 1 + getattr(rules.extra_boxes, word, 0)
    elif said.boxes:
        raise Unreadable("boxes are for a winner")
    return DealResult(
        number=pairing.deal,
        dealer=pairing.dealer,
        knock_card=None,
        result=word,
        winner=winner,
        points=0 if winner is None else scores[winner - 1],
        boxes=boxes,
        hands=((),) * len(pairing.players),
        both=scores if rules.both_score and word not in _NO_DEAL else None,
    )


def _given_up(pairing: Pairing, said: _Said, how: ResultKind) -> DealResult:
    if len(said.named) != 1 or said.named[0][1] is not None or said.nobody or said.boxes:
        raise Unreadable(f"write just who gives up, such as 'North {how}'")
    loser, two = _seat(pairing, said.named[0][0]), len(pairing.players) == len(SEATS)
    return DealResult(
        number=pairing.deal,
        dealer=pairing.dealer,
        knock_card=None,
        result=how,
        winner=other(loser) if two else None,
        knocker=None if two else loser,
        hands=((),) * len(pairing.players),
    )


def _scores(rules: Rules, pairing: Pairing, said: _Said, players: Sequence[str]) -> tuple[int, ...]:
    if said.named and not rules.both_score and (said.nobody or len(said.named) > 1):
        raise Unreadable("only the winner scores a deal under these rules")
    scores = [0] * len(pairing.players)
    seen: set[Player] = set()
    for player, points in said.named:
        if player in seen:
            raise Unreadable(f"{players[player - 1]} is named twice")
        seen.add(player)
        if points is None:
            raise Unreadable(f"how many points for {players[player - 1]}?")
        if points < 0 and not rules.both_score:
            raise Unreadable(f"{points} points: no score is below zero under these rules")
        scores[_seat(pairing, player) - 1] = points
    if rules.both_score and not rules.knocks and len(said.named) == 1:
        missing = next(player for player in pairing.players if player not in seen)
        raise Unreadable(f"how many points for {players[missing - 1]}?")
    return tuple(scores)


def _word(rules: Rules, said: _Said) -> ResultKind:
    knock, somebody = rules.knocks, bool(said.named) and not said.nobody
    won = _KNOCKED if knock else _ON_THE_TABLE
    drawn = (*(_KNOCKED_IN_VAIN if knock else _NOBODY_OUT), *_NO_DEAL)
    fitting, others = (won, drawn) if somebody else (drawn, won)
    word = said.word or fitting[0]
    if word in _NO_DEAL and said.named:
        raise Unreadable(f"{word} has no points")
    for kind in fitting:
        if kind == word:
            return kind
    if word in others:
        missing = "has no winner" if somebody else "needs a winner and points"
        raise Unreadable(f"{word.replace('_', ' ')} {missing}")
    raise Unreadable(f"{word!r} is not a result: it is {_either(fitting)}")


def _winner(
    rules: Rules, pairing: Pairing, said: _Said, word: ResultKind, scores: tuple[int, ...]
) -> Seat | None:
    """Return who won: the first one named, or the one with more points if nobody went out."""
    if said.nobody or not said.named:
        return None
    if word == ResultKind.EXHAUSTED and rules.both_score:
        return None if scores[0] == scores[1] else SEATS[scores[1] > scores[0]]
    return _seat(pairing, said.named[0][0])


def _seat(pairing: Pairing, player: Player) -> Seat:
    return pairing.players.index(player) + 1


def _either(words: Sequence[str], last: str = "or") -> str:
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), words[-1])))
