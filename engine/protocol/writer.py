"""Writing the player protocol: what a seat sees, line by line, from its views alone."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.cards import Card, cards_text
from engine.families import family_of
from engine.machine import SeenMove, View
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.record.model import result_text
from engine.results import DealResult
from engine.rules import write_rules
from engine.seats import SEATS, Seat, other

FACE_DOWN = frozenset({MoveKind.KNOCK, MoveKind.GIN})
"""The moves whose card lies face down at first: they are sent without it."""

_NO_CARD = frozenset(
    {MoveKind.STOCK, MoveKind.TAKE, MoveKind.ACCEPT, MoveKind.REJECT}
)  # as words: a view says more


class Reporter:
    """Writes what is new for one seat: before each of its moves, and once after the deal."""

    def __init__(self) -> None:
        self._known: int | None = None

    def tell(self, view: View, scores: Sequence[int]) -> Iterator[str]:
        """Yield the lines for what is new in a view; `scores` are the game's points by seat."""
        if self._known is None:
            yield _deal(view, scores)
            self._known = 0
        news = view.moves[self._known :]
        self._known = len(view.moves)
        for seen in news:
            yield f"saw {seen.seat} {_word(seen)}"
            if seen.kind == MoveKind.STOCK and seen.card is not None:
                yield f"drew {seen.card}"
        if view.result is None:
            yield from _open_hand(view, news)
        else:
            self._known = None
            yield from _end(view, view.result, scores)


def _deal(view: View, scores: Sequence[int]) -> str:
    preset, *options = write_rules(view.rules).split()
    words = ["deal", f"rules={preset}", *(f"option:{option}" for option in options)]
    words += [f"seat={view.viewer}", f"dealer={view.dealer}", f"number={view.number}"]
    words += [f"scores={_scores(scores)}", f"hand={','.join(map(str, view.hand))}"]
    for name in ("upcard", "knock_card"):
        card: Card | None = getattr(view, name, None)
        if card is not None:
            words.append(f"{name}={card}")
    return " ".join(words)


def _word(seen: SeenMove) -> str:
    if seen.kind in FACE_DOWN:
        return seen.kind
    cards: tuple[Card, ...] = getattr(seen, "cards", ())
    melds: tuple[Meld, ...] = getattr(seen, "melds", ())
    return str(
        Move(
            seen.kind,
            None if seen.kind in _NO_CARD else seen.card,
            melds or None,
            len(cards) if len(cards) > 1 else None,
            seen.target,
        )
    )


def _open_hand(view: View, news: Sequence[SeenMove]) -> Iterator[str]:
    assert view.viewer is not None
    across = other(view.viewer)
    opened = family_of(view.rules).laid_open(view, news)
    if opened is not None:
        yield _show(across, *opened)


def _end(view: View, result: DealResult, scores: Sequence[int]) -> Iterator[str]:
    assert view.viewer is not None
    across = other(view.viewer)
    at = SEATS.index(across)
    hand = result.hands[at]
    melds = [meld for meld in result.melds[at] if set(meld) <= set(hand)]
    melded = set(chain.from_iterable(melds))
    if hand:
        yield _show(across, melds, [card for card in hand if card not in melded])
    told = result_text(result.winner, result.result, result.points, result.both)
    yield f"end {told} scores={_scores(scores)}"


def _show(seat: Seat, melds: Iterable[Meld], cards: Iterable[Card]) -> str:
    return " ".join(("show", str(seat), *map(cards_text, melds), *map(str, cards)))


def _scores(scores: Sequence[int]) -> str:
    return ",".join(map(str, scores))
