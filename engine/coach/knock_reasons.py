"""Why one move of the knock family is better than another, as far as its player can know."""

from collections.abc import Iterator

from engine.cards import Card
from engine.coach.knock_decision import ENDS, KnockDecision
from engine.coach.reasons import Reason, Why
from engine.moves import Move, MoveKind

_POINTS = 3
"""The least difference in deadwood worth mentioning."""

_CARDS = 2
"""The least difference in live cards worth mentioning."""

_CASES = 10
"""The least difference in cases in a hundred worth mentioning."""

_LATE = 8
"""With at most this many cards the stock is short."""

_SAID = 8
"""Live cards that are named; beyond that only their number is."""

_DRAWS = frozenset({MoveKind.TAKE, MoveKind.STOCK, MoveKind.PASS})

Weighed = tuple[float, Reason]
"""A reason and about how many points it is worth, by which the best are chosen."""


def knock_reasons(
    standing: KnockDecision, move: Move, against: Move, most: int
) -> tuple[Reason, ...]:
    """Return up to `most` reasons for a move beside another, weightiest first, and one against."""
    if move.kind in _DRAWS:
        found = list(_drawing(standing, move, against))
    elif {move.kind, against.kind} & ENDS:
        found = list(_ending(standing, move, against))
    else:
        found = list(_shedding(standing, move, against))
    found.sort(key=lambda each: -each[0])
    for_it = [reason for _, reason in found if reason.pro]
    but = [reason for _, reason in found if not reason.pro]
    return (*for_it[:most], *but[:1])


def _shedding(standing: KnockDecision, move: Move, against: Move) -> Iterator[Weighed]:
    card, other = move.card, against.card
    if card is None or other is None:
        return
    yield from _hands(standing, move, against)
    yield from _broken(standing, card, other)
    yield from _given(standing, card, other)


def _hands(standing: KnockDecision, move: Move, against: Move) -> Iterator[Weighed]:
    one, two = (standing.outlook(standing.kept(each)) for each in (move, against))
    fewer = two.left - one.left
    if abs(fewer) >= _POINTS:
        yield abs(fewer) / 2, Reason(Why.DEADWOOD, fewer > 0, number=one.left, than=two.left)
    waits = (
        (Why.GINS, one.gins, two.gins, 2.0, 1),
        (Why.READIES, one.readies, two.readies, 0.8, _CARDS),
        (Why.WAITS, one.helps, two.helps, 0.6, _CARDS),
    )
    said: set[frozenset[Card]] = set()
    for why, mine, theirs, worth, least in waits:
        more = len(mine) - len(theirs)
        if abs(more) < least or mine ^ theirs in said:
            continue  # the same cards, and a stronger word for them
        said.add(mine ^ theirs)
        cards = tuple(sorted(mine - theirs if more > 0 else theirs - mine))
        named = cards if len(cards) <= _SAID else ()
        yield worth * abs(more), Reason(why, more > 0, named, len(mine), len(theirs))


def _broken(standing: KnockDecision, card: Card, other: Card) -> Iterator[Weighed]:
    pairs = {one: standing.pair_of(one, standing.cards) for one in (card, other)}
    for one, two, pro in ((other, card, True), (card, other, False)):
        meld = standing.meld_with(one, standing.cards)
        gone = [held for held in standing.cards if held != one]
        if meld and not _holds(standing, meld, gone):
            yield 4.0, Reason(Why.BREAKS, pro, meld)
        elif not meld and pairs[one] and not pairs[two]:
            yield 1.5, Reason(Why.BREAKS, pro, tuple(sorted((one, *pairs[one]))))


def _holds(standing: KnockDecision, meld: tuple[Card, ...], rest: list[Card]) -> bool:
    left = [card for card in meld if card in rest]
    return any(set(left) <= set(standing.meld_with(card, rest)) for card in left[:1])


def _given(standing: KnockDecision, card: Card, other: Card) -> Iterator[Weighed]:
    mine, theirs = (round(100 * standing.danger(each)) for each in (card, other))
    more = theirs - mine
    for one, pro in ((other, True), (card, False)):
        near = standing.feeds(one)
        worse = more >= _CASES if pro else more <= -_CASES
        if near and worse:
            yield abs(more) / 10 + 1, Reason(Why.FEEDS, pro, near)
            return
    if more >= _CASES and standing.is_dead(card):
        yield abs(more) / 10, Reason(Why.DEAD)
    elif more >= _CASES and (near := standing.thrown(card)):
        yield abs(more) / 10, Reason(Why.THROWN, cards=near)
    elif abs(more) >= _CASES:
        yield abs(more) / 10, Reason(Why.DANGER, more > 0, number=mine, than=theirs)


def _drawing(standing: KnockDecision, move: Move, against: Move) -> Iterator[Weighed]:
    if not standing.view.pile or MoveKind.TAKE not in {move.kind, against.kind}:
        return
    taken = move.kind == MoveKind.TAKE
    top = standing.view.pile[-1]
    take = move if taken else against
    leave = against if taken else move
    kept = standing.kept(take)
    now, after = standing.outlook(standing.kept(leave)), standing.outlook(kept)
    meld = standing.meld_with(top, kept)
    if meld:
        yield 4.0, Reason(Why.MELDS, taken, meld)
    if after.left <= standing.view.knock_limit and after.left < now.left:
        yield 3.5, Reason(Why.READY, taken, number=after.left)
    yield from _hands(standing, move, against)
    yield 1.0, Reason(Why.SHOWS, not taken)
    danger = round(100 * standing.danger(top))
    if danger >= 2 * _CASES:
        yield danger / 20, Reason(Why.DENIES, taken, standing.feeds(top), number=danger)
    if now.helps:
        blind = Reason(Why.BLIND, not taken, number=len(now.helps), than=len(standing.live))
        yield 6 * len(now.helps) / max(1, len(standing.live)), blind


def _ending(standing: KnockDecision, move: Move, against: Move) -> Iterator[Weighed]:
    goes, other = move.kind in ENDS, against.kind in ENDS
    if goes and other:
        yield from _two_ways_out(standing, move, against)
        return
    out, stay = (move, against) if goes else (against, move)
    if out.kind != MoveKind.KNOCK:
        yield 6.0, Reason(Why.GIN if out.kind == MoveKind.GIN else Why.BIG_GIN, goes)
        return
    met = standing.clash(out)
    low = met.undercut < _CASES
    yield abs(met.points) / 4, Reason(Why.WINS, goes == (met.points > 0), number=round(met.points))
    yield (
        (1.0 if low else met.undercut / 10),
        Reason(Why.SAFE if low else Why.UNDERCUT, goes == low, number=met.undercut),
    )
    gins = standing.outlook(standing.kept(stay)).gins
    drawn = standing.view.stock_count - standing.view.rules.stock_end
    cards = tuple(sorted(gins))
    yield 1.0 + len(gins), Reason(Why.HOPE, (len(gins) > 0) != goes, cards, len(gins))
    if drawn <= _LATE:
        yield 2.0, Reason(Why.STOCK, goes, number=drawn)


def _two_ways_out(standing: KnockDecision, move: Move, against: Move) -> Iterator[Weighed]:
    if move.kind != against.kind:
        best = max(
            (move, against),
            key=lambda each: (MoveKind.KNOCK, MoveKind.GIN, MoveKind.BIG_GIN).index(each.kind),
        )
        why = Why.BIG_GIN if best.kind == MoveKind.BIG_GIN else Why.GIN
        yield 5.0, Reason(why, best == move)
    elif move.kind == MoveKind.KNOCK:
        one, two = (standing.outlook(standing.kept(each)).left for each in (move, against))
        if one != two:
            yield float(abs(one - two)), Reason(Why.DEADWOOD, one < two, number=one, than=two)
