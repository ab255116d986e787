"""How a deal of three ends: by a knock or gin and its layoffs, or without a winner."""

from dataclasses import replace

from engine.cards import Card
from engine.deadwood.arrange import arrange
from engine.errors import Illegal
from engine.jersey.legal import illegal
from engine.jersey.position import JerseyPosition
from engine.jersey.showdown import showdown
from engine.jersey.sight import view_of
from engine.knock import KnockPhase, ShownKnock
from engine.knock.history import idle_turns
from engine.knock.knocking import best_layouts, by_risk, check_layout, may_differ
from engine.knock.showdown import open_to_layoffs
from engine.knock.view import SeenKnockMove, seen_move
from engine.layoffs import lay_off
from engine.melds import Meld
from engine.moves import Move, MoveKind
from engine.results import DealResult, Hand, ResultKind
from engine.seats import Seat
from engine.words import LayoffMode

_TAKEN_AND_BACK = (MoveKind.TAKE, MoveKind.DISCARD)


def stopped(position: JerseyPosition, kind: MoveKind, by: Seat) -> JerseyPosition:
    """The deal after a resignation, a forfeit or a void; who wins depends on the sheet."""
    after = position.noted(seen_move(by, kind))
    return _unscored(after, ResultKind(kind), None if kind == MoveKind.VOID else by)


def turned_over(after: JerseyPosition) -> JerseyPosition:
    """Return the position after a discard: the next turn, or the deal's end."""
    rules = after.rules
    exhausted = len(after.stock) <= rules.stock_end
    stalled = idle_turns(after.history) >= rules.stall_guard
    if exhausted or stalled or _sent_round(after.history, len(after.hands)):
        return _unscored(after, ResultKind.DRAW)
    return after


def _sent_round(history: tuple[SeenKnockMove, ...], players: int) -> bool:
    """Whether every player in a row has taken one card and put it back (rules, B.1)."""
    turns = history[-len(_TAKEN_AND_BACK) * players :]
    kinds = tuple([move.kind for move in turns])
    return kinds == _TAKEN_AND_BACK * players and len({move.card for move in turns}) == 1


def show(position: JerseyPosition, move: Move, card: Card | None, held: Hand) -> JerseyPosition:
    """Return the position after the player shows `held` and discards `card` (None for big gin)."""
    rules, knocker = position.rules, position.actor
    melds = _melds(position, move, card, held)
    layout = best_layouts(rules, held)[0] if melds is None else check_layout(rules, held, melds)
    hands = position.with_hand(knocker, held)
    after = position.noted(seen_move(knocker, move.kind, card), hands=hands, discard=card)
    by_hand = rules.layoff_mode == LayoffMode.MANUAL
    if not (by_hand and open_to_layoffs(rules, layout.deadwood)):
        return _counted(after, knocker, layout.melds, None)
    shown = ShownKnock(knocker, layout.melds, (), layout.melds, layout.unmatched, layout.deadwood)
    return replace(after, phase=KnockPhase.LAYOFF, turn=after.beside(knocker), shown=shown)


def layoff(position: JerseyPosition, move: Move) -> JerseyPosition:
    """Lay off a card on the knocker's meld; another defender's layoffs don't make it longer."""
    assert move.card is not None
    assert move.target is not None
    knock = _knock_of(position)
    if move.card not in position.in_hand(position.actor):
        raise illegal(position, f"{move.card} is not in the hand")
    laid = (move.card, move.target - 1)
    try:
        grown = lay_off(knock.grown, [laid], position.rules.melds)
    except Illegal as wrong:
        raise illegal(position, str(wrong)) from None
    shown = replace(knock, layoffs=(*knock.layoffs, laid), grown=grown)
    seen = seen_move(position.actor, move.kind, move.card, move.target)
    return position.noted(seen, shown=shown)


def done(position: JerseyPosition, move: Move) -> JerseyPosition:
    """Return the other defender's turn to lay off, or the end of the deal after both."""
    knock, seat = _knock_of(position), position.actor
    after = position.noted(seen_move(seat, move.kind))
    if after.beside(seat) == knock.knocker:
        return _counted(after, knock.knocker, knock.melds, knock.layoffs)
    return replace(after, turn=after.beside(seat), shown=replace(knock, grown=knock.melds))


def _unscored(
    after: JerseyPosition, word: ResultKind, given_up: Seat | None = None
) -> JerseyPosition:
    """Return the deal ended without points, all hands shown."""
    layouts = [arrange(hand, after.rules.melds) for hand in after.hands]
    result = DealResult(
        number=after.number,
        dealer=after.dealer,
        knock_card=after.knock_card,
        result=word,
        knocker=given_up,
        deadwood=tuple([layout.deadwood for layout in layouts]),
        melds=tuple([layout.melds for layout in layouts]),
        unmatched=tuple([layout.unmatched for layout in layouts]),
        hands=after.hands,
        discard=after.discard,
    )
    return _over(after, result)


def _counted(
    after: JerseyPosition,
    knocker: Seat,
    melds: tuple[Meld, ...],
    layoffs: tuple[tuple[Card, int], ...] | None,
) -> JerseyPosition:
    result = showdown(
        after.rules,
        after.hands,
        knocker=knocker,
        melds=melds,
        layoffs=layoffs,
        knock_card=after.knock_card,
        discard=after.discard,
        number=after.number,
        dealer=after.dealer,
    )
    return _over(after, result)


def _over(after: JerseyPosition, result: DealResult) -> JerseyPosition:
    over = KnockPhase.HAND_OVER
    return replace(after, phase=over, turn=None, shown=None, discard=None, result=result)


def _knock_of(position: JerseyPosition) -> ShownKnock:
    assert position.shown is not None  # the phase is LAYOFF
    return position.shown


def _melds(
    position: JerseyPosition, move: Move, card: Card | None, hand: Hand
) -> tuple[Meld, ...] | None:
    """Return the melds shown: the player's own choice, or the safest; None for canonical."""
    rules = position.rules
    if move.melds is None:
        layouts = best_layouts(rules, hand)
        if card is not None and may_differ(rules, layouts):
            layouts = by_risk(layouts, view_of(position, position.actor, ()))
        return layouts[0].melds
    try:
        layout = check_layout(rules, hand, move.melds)
    except Illegal as wrong:
        raise illegal(position, str(wrong)) from None
    most = position.knock_limit if move.kind == MoveKind.KNOCK else 0
    if layout.deadwood > most:
        raise illegal(
            position, f"these melds leave {layout.deadwood} in deadwood and may leave {most}"
        )
    return layout.melds
