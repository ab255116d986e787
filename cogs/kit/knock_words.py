"""What lies on a table of the knock family and what happened there, in words."""

from club.table.scene import Scene
from cogs.kit.drawing import Ui, balanced, lines, small
from cogs.kit.phrases import addressed, laid_lines, pile_line, pile_lines, seat_name, side_of
from engine.cards import Card
from engine.deadwood.arrange import Arrangement, arrange
from engine.knock import KnockView, SeenKnockMove
from engine.melds import Meld
from engine.moves import MoveKind
from engine.seats import Seat
from engine.words import KnockCardSource, KnockLimit, SpadeDoubleBoxes

# Cards that fit on a phone's line as they stand in text.
LINE = 11

# The kinds of move that show a card to everybody, and the argument that names it.
_SHOWN = {"take": "taken", "draw": "drawn", "discard": "discarded", "claim_knock": "discarded"}

# The kinds of move that end a turn after a draw.
_ENDS = frozenset({MoveKind.DISCARD, MoveKind.CLAIM_KNOCK})


def stock_and_pile(view: KnockView, ui: Ui, *, large: bool = False) -> str:
    """Return the stock's count, the pile's top or all of it (by the rules), and the knock card.

    The top is `large` where no hand stands above it: with one, a phone's screen is full.
    """
    return lines(knock_card_lines(view, ui), _pile(view, ui, large=large))


def limit(view: KnockView, ui: Ui) -> str:
    """Return the deal's knock limit, with the card that set it."""
    if not view.knock_limit:
        said = ui.text("limit-gin-only")
    else:
        said = ui.text("limit-knock", limit=view.knock_limit)
    rules, card = view.rules, view.knock_card
    if card is None or rules.knock_limit != KnockLimit.UPCARD:
        return said
    second = rules.knock_card_source == KnockCardSource.SECOND_DECK
    key = "limit-second" if second else "limit-card"
    return ui.text(key, limit=said, card=ui.faces.alone(card))


def knock_card_lines(view: KnockView, ui: Ui) -> str:
    """Return the card of the second deck, unless it set the limit, and what a spade doubles."""
    rules, card = view.rules, view.knock_card
    if card is None:
        return ""
    face = ui.faces.alone(card)
    second = (
        rules.knock_card_source == KnockCardSource.SECOND_DECK
        and rules.knock_limit != KnockLimit.UPCARD
    )
    spade = rules.doubled_by(card)
    boxes = spade and rules.spade_double_boxes != SpadeDoubleBoxes.NONE
    return lines(
        ui.text("knock-card-second", card=face) if second else None,
        ui.text("knock-card-points", card=face) if spade and rules.spade_doubles else None,
        ui.text("knock-card-boxes", card=face, what=rules.spade_double_boxes) if boxes else None,
    )


def open_hands(scene: Scene, view: KnockView, ui: Ui, knocker: Seat | None = None) -> str:
    """Return hands open after a false knock, but a `knocker`'s now; the viewer's is only noted."""
    shown: list[str] = []
    for seat in view.exposed:
        if seat == knocker:
            continue
        if seat == scene.viewer:
            shown.append(ui.text("open-own"))
            continue
        found = arrange(view.open_hands[seat - 1], view.rules.melds)
        name = seat_name(scene, seat, ui)
        shown.append(ui.text("open-hand", name=name, deadwood=found.deadwood))
        shown.append(in_text(found.melds, found.unmatched, ui))
    return lines(*shown)


def in_text(melds: tuple[Meld, ...], unmatched: tuple[Card, ...], ui: Ui) -> str:
    """Return melds and under them the rest, as large as text, in lines that fit a phone."""
    if ui.aloud:
        return laid_lines(Arrangement(melds, unmatched, 0), ui)
    rows: list[list[Meld]] = []
    for meld in melds:
        if rows and sum(map(len, rows[-1])) + len(meld) <= LINE:
            rows[-1].append(meld)
        else:
            rows.append([meld])
    return lines(*(ui.faces.groups(row) for row in rows), cards_in_text(unmatched, ui))


def cards_in_text(cards: tuple[Card, ...], ui: Ui) -> str:
    """Return cards as large as text, in lines that fit a phone."""
    return lines(*(ui.faces.line(part) for part in balanced(cards, LINE)))


def turn_lines(scene: Scene, view: KnockView, ui: Ui) -> str:
    """Return what each side did in its latest turn, the earlier first."""
    order = sorted(view.rules.seats, key=lambda seat: _latest(view, seat))
    return lines(*(turn_line(view, seat, addressed(scene, seat, ui), ui) for seat in order))


def others_turns(scene: Scene, view: KnockView, ui: Ui) -> str:
    """Return what each of the others did in their latest turn, the earlier first."""
    order = sorted(scene.others, key=lambda seat: _latest(view, seat))
    return lines(*(turn_line(view, seat, seat_name(scene, seat, ui), ui) for seat in order))


def turn_line(view: KnockView, seat: Seat, name: str, ui: Ui) -> str:
    """Return a seat's latest turn ("" for none); stock cards are named in open hands only."""
    kinds: list[str] = []
    cards: dict[str, str] = {}
    for seen in last_turn(view, seat):
        kind = _kind(view, seen)
        kinds.append(kind.replace("_", "-"))
        if seen.card is not None and kind in _SHOWN:
            cards[_SHOWN[kind]] = ui.faces(seen.card)
    if not kinds:
        return ""
    you = side_of(view.viewer, seat)
    return ui.text(f"did-{'-'.join(kinds)}", name=name, you=you, **cards)


def last_turn(view: KnockView, seat: Seat) -> tuple[SeenKnockMove, ...]:
    """Return a seat's last draw and what ended that turn, its pass, or its answer to a knock."""
    turn: list[SeenKnockMove] = []
    for seen in reversed(view.moves):
        if seen.seat == seat:
            turn.insert(0, seen)
            if seen.kind not in _ENDS:
                break
        elif turn:
            break
    return tuple(turn)


def _kind(view: KnockView, seen: SeenKnockMove) -> str:
    """Return a move's kind; a draw that everybody saw has its own."""
    open_draw = seen.kind == MoveKind.STOCK and seen.seat in view.exposed and seen.card is not None
    return "draw" if open_draw else seen.kind


def _latest(view: KnockView, seat: Seat) -> int:
    for at in reversed(range(len(view.moves))):
        if view.moves[at].seat == seat:
            return at
    return -1


def _pile(view: KnockView, ui: Ui, *, large: bool) -> str:
    if len(view.pile) <= 1:
        return (pile_lines if large else pile_line)(view.pile, view.stock_count, ui)
    count = small(ui.text("pile-all", stock=view.stock_count))
    if not large:
        return lines(count, cards_in_text(view.pile, ui))
    return lines(count, cards_in_text(view.pile[:-1], ui), ui.faces.held(ui.faces(view.pile[-1])))
