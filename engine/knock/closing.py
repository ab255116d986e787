"""How a deal ends: by a knock or gin and its layoffs, or without a winner (rules, B.1)."""

from engine.cards import Card
from engine.deadwood.arrange import arrange
from engine.errors import Illegal
from engine.knock.checks import actor_of, illegal
from engine.knock.hands import HELD, cards_of
from engine.knock.history import sent_back_twice
from engine.knock.knocking import best_layouts, by_risk, check_layout, may_differ
from engine.knock.position import NOTHING, FaceUp, Position
from engine.knock.showdown import open_to_layoffs, showdown
from engine.knock.sight import view_of
from engine.knock.view import KnockPhase, ShownKnock, seen_move
from engine.layoffs import lay_off
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.results import DealResult, Hand, ResultKind
from engine.seats import SEATS, Seat, other
from engine.words import LayoffMode, WallRule


def stopped(position: Position, kind: MoveKind, by: Seat) -> Position:
    """Return the deal after a resignation, a forfeit or a void, which ends the whole contest."""
    after = position.after(seen_move(by, kind))
    return unscored(after, ResultKind(kind), None if kind == MoveKind.VOID else other(by))


def turned_over(after: Position) -> Position:
    """Return the position after a discard: the next turn, or the deal's end."""
    dealt = after.dealt
    if after.gone >= dealt.last:
        if dealt.rules.wall_rule == WallRule.END_ON_DISCARD:
            return unscored(after, ResultKind.DRAW)
        after.phase = KnockPhase.WALL
    elif after.idle >= dealt.stall_guard or (not dealt.taken_stays and sent_back_twice(after.log)):
        return unscored(after, ResultKind.DRAW)
    return after


def show(position: Position, move: Move, card: Card | None, held: int) -> Position:
    """Return the position after the player shows `held` and discards `card` (None for big gin)."""
    actor = actor_of(position)
    melds = _melds(position, move, card, cards_of(held))
    after = position.after(seen_move(actor, move.kind, card))
    if position.phase is KnockPhase.WALL and position.top is not None:
        after.top, _ = position.top
    if actor == SEATS[0]:
        after.first = held
    else:
        after.second = held
    return answered(after, actor, melds, card)


def answered(
    after: Position, knocker: Seat, melds: tuple[Meld, ...] | None, discard: Card | None
) -> Position:
    """Return the layoffs by hand, or the end; `after` has the knock, `melds` None are canonical."""
    rules = after.dealt.rules
    if rules.layoff_mode == LayoffMode.MANUAL:
        hand = cards_of(after.in_hand(knocker))
        layout = best_layouts(rules, hand)[0] if melds is None else check_layout(rules, hand, melds)
        if open_to_layoffs(rules, layout.deadwood):
            shown = ShownKnock(
                knocker, layout.melds, (), layout.melds, layout.unmatched, layout.deadwood
            )
            after.phase, after.turn = KnockPhase.LAYOFF, other(knocker)
            after.faceup = FaceUp(after.faceup.exposed, shown, discard)
            return after
    return _counted(after, knocker, melds, discard, None)


def layoff(position: Position, move: Move) -> Position:
    """Return the position after a card laid off on a meld of the knocker's."""
    assert move.card is not None
    assert move.target is not None
    knock = _knock_of(position)
    actor = actor_of(position)
    if not position.in_hand(actor) & HELD[move.card]:
        raise illegal(position, f"{move.card} is not in the hand")
    laid = (move.card, move.target - 1)
    melds = position.dealt.rules.melds
    try:
        grown = lay_off(knock.grown, [laid], melds)
    except Illegal as wrong:
        raise illegal(position, str(wrong)) from None
    after = position.after(seen_move(actor, move.kind, move.card, move.target))
    shown = ShownKnock(
        knock.knocker, knock.melds, (*knock.layoffs, laid), grown, knock.unmatched, knock.deadwood
    )
    after.faceup = FaceUp(position.faceup.exposed, shown, position.faceup.discard)
    return after


def done(position: Position, move: Move) -> Position:
    """Return the end of the deal once the defender has finished laying off."""
    knock = _knock_of(position)
    after = position.after(seen_move(actor_of(position), move.kind))
    discard = position.faceup.discard
    return _counted(after, knock.knocker, knock.melds, discard, knock.layoffs)


def unscored(after: Position, word: ResultKind, winner: Seat | None = None) -> Position:
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
        discard=after.faceup.discard,
    )
    return _over(after, result)


def _knock_of(position: Position) -> ShownKnock:
    knock = position.faceup.knock
    assert knock is not None  # the phase is LAYOFF
    return knock


def _counted(
    after: Position,
    knocker: Seat,
    melds: tuple[Meld, ...] | None,
    discard: Card | None,
    layoffs: tuple[tuple[Card, int], ...] | None,
) -> Position:
    dealt = after.dealt
    result = showdown(
        dealt.rules,
        (cards_of(after.first), cards_of(after.second)),
        knocker=knocker,
        melds=melds,
        layoffs=layoffs,
        knock_card=dealt.knock_card,
        discard=discard,
        number=dealt.number,
        dealer=dealt.dealer,
    )
    return _over(after, result)


def _over(after: Position, result: DealResult) -> Position:
    after.phase, after.turn, after.result = KnockPhase.HAND_OVER, None, result
    exposed = after.faceup.exposed
    after.faceup = FaceUp(exposed) if exposed else NOTHING
    return after


def safest(position: Position, knocker: Seat, hand: Hand) -> tuple[Meld, ...]:
    """Return the melds shown for a knocker who doesn't choose any: the safest."""
    rules = position.dealt.rules
    layouts = best_layouts(rules, hand)
    if may_differ(rules, layouts):
        layouts = by_risk(layouts, view_of(position, knocker, ()))
    return layouts[0].melds


def _melds(
    position: Position, move: Move, card: Card | None, hand: Hand
) -> tuple[Meld, ...] | None:
    """Return the melds shown: the player's own choice, or the safest; None for canonical."""
    if move.melds is None:
        return None if card is None else safest(position, actor_of(position), hand)
    try:
        layout = check_layout(position.dealt.rules, hand, move.melds)
    except Illegal as wrong:
        raise illegal(position, str(wrong)) from None
    most = position.dealt.limit if move.kind == MoveKind.KNOCK else 0
    if layout.deadwood > most:
        raise illegal(
            position, f"these melds leave {layout.deadwood} in deadwood and may leave {most}"
        )
    return layout.melds
