"""What each move does, and what is wrong with a move that may not be made (rules, B.1).

A step gets a position and a move of the player to act that goes with its phase. It checks the
rest, copies the position with the move written down, and writes in what follows.
"""

from collections.abc import Callable, Mapping, Sequence

from engine.arrange import arrange
from engine.cards import DECK, Card
from engine.errors import Illegal
from engine.knock.hands import HELD, cards_of
from engine.knock.history import sent_back_twice
from engine.knock.knocking import best_layouts, by_risk, check_layout, may_differ
from engine.knock.legal import knock_options_of, legal_moves
from engine.knock.position import Position
from engine.knock.showdown import showdown
from engine.knock.sight import view_of
from engine.knock.view import Phase, SeenMove, seen_move
from engine.melds import Meld
from engine.moves import Move
from engine.results import DealResult, Hand
from engine.seats import SEATS, Seat, other

_FIRST, _SECOND = SEATS
_DRAW, _ACT = Phase.DRAW, Phase.ACT  # an enum takes its time to look a member up


def _seen(kind: str) -> Sequence[Sequence[SeenMove]]:
    """Return, for each seat's number and each card, that move as it is written down."""
    return [[seen_move(seat, kind, card) for card in DECK] for seat in (0, *SEATS)]


_TAKEN, _DRAWN, _DISCARDED = _seen("take"), _seen("stock"), _seen("discard")


def illegal(position: Position, reason: str) -> Illegal:
    """Return the refusal of a move, which says what would be legal."""
    return Illegal(reason, tuple(str(move) for move in legal_moves(position)))


def stopped(position: Position, kind: str, by: Seat) -> Position:
    """Return the deal after a resignation, a forfeit or a void, which ends the whole contest."""
    after = position.after(seen_move(by, kind))
    return _unscored(after, kind, None if kind == "void" else other(by))


def _take(position: Position, move: Move) -> Position:
    if move.count is not None:
        raise illegal(position, f"{move} can't be played under these rules")
    if position.top is None:
        raise illegal(position, "the discard pile is empty")
    under, card = position.top
    actor = position.turn
    assert actor is not None
    after = position.after(_TAKEN[actor][card])
    after.top = under
    after.phase = _ACT
    after.barred = card if position.dealt.taken_stays else None
    if actor == _FIRST:
        after.first |= HELD[card]
    else:
        after.second |= HELD[card]
    return after


def _stock(position: Position, move: Move) -> Position:  # noqa: ARG001  # a step like the others
    card = position.dealt.stock[position.gone]
    actor = position.turn
    assert actor is not None
    after = position.after(_DRAWN[actor][card])
    after.gone += 1
    after.idle = -1
    after.phase = _ACT
    if actor == _FIRST:
        after.first |= HELD[card]
    else:
        after.second |= HELD[card]
    return after


def _pass_upcard(position: Position, move: Move) -> Position:
    actor = _actor(position)
    after = position.after(seen_move(actor, move.kind))
    dealt = position.dealt
    if position.phase is Phase.OFFER_N and dealt.rules.first_turn == "offer_both":
        after.phase, after.turn = Phase.OFFER_D, dealt.dealer
    else:
        after.phase, after.turn = Phase.FORCED_STOCK, other(dealt.dealer)
    return after


def _pass_wall(position: Position, move: Move) -> Position:
    _refuse_other_than_gin(position, move)
    return _unscored(position.after(seen_move(_actor(position), move.kind)), "draw")


def _discard(position: Position, move: Move) -> Position:
    card, actor = move.card, position.turn
    assert card is not None
    assert actor is not None
    dealt = position.dealt
    alone = HELD[card]
    held = position.first if actor == _FIRST else position.second
    if not held & alone or card == position.barred or dealt.gin_compulsory:
        _checked_card(position, move)
        _refuse_other_than_gin(position, move)
    after = position.after(_DISCARDED[actor][card])
    if actor == _FIRST:
        after.first = held ^ alone
        after.turn = _SECOND
    else:
        after.second = held ^ alone
        after.turn = _FIRST
    after.top = (position.top, card)
    after.phase = _DRAW
    after.idle += 1
    if after.gone >= dealt.last:
        if dealt.rules.wall_rule == "end_on_discard":
            return _unscored(after, "draw")
        after.phase = Phase.WALL
    elif after.idle >= dealt.rules.stall_guard or (
        not dealt.taken_stays and sent_back_twice(after.log)
    ):
        return _unscored(after, "draw")
    return after


def _knock(position: Position, move: Move) -> Position:
    card = _checked_card(position, move)
    _refuse_other_than_gin(position, move)
    dealt = position.dealt
    left = position.choice() ^ HELD[card]
    least = dealt.least(left)
    if least == 0 and move.kind == "knock":
        raise illegal(position, f"discarding {card} leaves no deadwood: that is gin")
    if least > dealt.limit:
        raise illegal(
            position,
            f"discarding {card} leaves {least} in deadwood and the limit is {dealt.limit}",
        )
    if move.kind != "knock":
        raise illegal(position, f"{move} can't be played under these rules")
    return _shown(position, move, card, left)


def _gin(position: Position, move: Move) -> Position:
    card = _checked_card(position, move)
    left = position.choice() ^ HELD[card]
    least = position.dealt.least(left)
    if least > 0:
        raise illegal(position, f"discarding {card} leaves {least} in deadwood: that is not gin")
    return _shown(position, move, card, left)


def _big_gin(position: Position, move: Move) -> Position:
    if not knock_options_of(position).big_gin:
        raise illegal(position, "that is not big gin")
    return _shown(position, move, None, position.choice())


def _shown(position: Position, move: Move, card: Card | None, held: int) -> Position:
    """Return the end of the deal by the player to act, who shows a hand and melds."""
    actor = _actor(position)
    melds = _melds(position, move, card, cards_of(held))
    after = position.after(seen_move(actor, move.kind, card))
    if position.phase is Phase.WALL and position.top is not None:
        after.top, _ = position.top
    if actor == _FIRST:
        after.first = held
    else:
        after.second = held
    dealt = position.dealt
    result = showdown(
        dealt.rules,
        (cards_of(after.first), cards_of(after.second)),
        knocker=actor,
        melds=melds,
        knock_card=dealt.knock_card,
        discard=card,
        number=dealt.number,
        dealer=dealt.dealer,
    )
    return _over(after, result)


def _melds(
    position: Position, move: Move, card: Card | None, hand: Hand
) -> tuple[Meld, ...] | None:
    """Return the melds shown: the player's own choice, or the safest; None for canonical."""
    rules = position.dealt.rules
    if move.melds is None:
        if card is None:
            return None
        layouts = best_layouts(rules, hand)
        if may_differ(rules, layouts):
            layouts = by_risk(layouts, view_of(position, position.turn, ()))
        return layouts[0].melds
    try:
        layout = check_layout(rules, hand, move.melds)
    except Illegal as wrong:
        raise illegal(position, str(wrong)) from None
    most = position.dealt.limit if move.kind == "knock" else 0
    if layout.deadwood > most:
        raise illegal(
            position, f"these melds leave {layout.deadwood} in deadwood and may leave {most}"
        )
    return layout.melds


def _unscored(after: Position, word: str, winner: Seat | None = None) -> Position:
    """Return the deal ended without points, both hands shown."""
    dealt = after.dealt
    hands = (cards_of(after.first), cards_of(after.second))
    first, second = (arrange(hand, dealt.rules.melds) for hand in hands)
    result = DealResult(
        number=dealt.number,
        dealer=dealt.dealer,
        knock_card=dealt.knock_card,
        result=word,
        winner=winner,
        deadwood=(first.deadwood, second.deadwood),
        melds=(first.melds, second.melds),
        unmatched=(first.unmatched, second.unmatched),
        hands=hands,
    )
    return _over(after, result)


def _over(after: Position, result: DealResult) -> Position:
    after.phase, after.turn, after.result = Phase.HAND_OVER, None, result
    return after


def _actor(position: Position) -> Seat:
    assert position.turn is not None  # a step is a move of the player to act
    return position.turn


def _checked_card(position: Position, move: Move) -> Card:
    card = move.card
    assert card is not None  # the kinds that come here have one
    if not position.choice() & HELD[card]:
        raise illegal(position, f"{card} is not in the hand")
    if card == position.barred:
        raise illegal(position, f"{card} was taken from the pile this turn and can't go back")
    return card


def _refuse_other_than_gin(position: Position, move: Move) -> None:
    if position.dealt.gin_compulsory:
        options = knock_options_of(position)
        if options.gin or options.big_gin:
            raise illegal(position, f"{move} can't be played: gin must be declared")


Step = Callable[[Position, Move], Position]

STEPS: Mapping[Phase, Mapping[str, Step]] = {
    Phase.OFFER_N: {"take": _take, "pass": _pass_upcard},
    Phase.OFFER_D: {"take": _take, "pass": _pass_upcard},
    Phase.FORCED_STOCK: {"stock": _stock},
    Phase.DRAW: {"stock": _stock, "take": _take},
    Phase.ACT: {
        "discard": _discard,
        "knock": _knock,
        "claim_knock": _knock,
        "gin": _gin,
        "big_gin": _big_gin,
    },
    Phase.WALL: {"knock": _knock, "claim_knock": _knock, "gin": _gin, "pass": _pass_wall},
    Phase.HAND_OVER: {},
}
"""For each phase what the kinds of move that go with it do."""
