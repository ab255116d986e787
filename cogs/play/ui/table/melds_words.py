"""What lies on a table with melds and what happened there, in words."""

from collections.abc import Iterable, Sequence

from club.table.scene import Scene
from cogs.kit.drawing import Ui, lines, small
from cogs.kit.phrases import addressed
from cogs.play.ui.table.meld_controls import MeldsView
from engine.colonel import ColonelView
from engine.mahjong import MahjongView
from engine.melds import Meld
from engine.moves import MoveKind
from engine.seats import SEATS, Seat, other
from engine.skarney import SkarneyView
from engine.table import SeenTableMove
from engine.table.melds import put_by
from engine.table.scoring import total

_LINE = 10  # cards on a phone's line of ordinary text, beside the numbers of their melds


_FEW = 3  # cards of the pile that stand in one line with their number


def table_text(scene: Scene, view: MeldsView, ui: Ui) -> str:
    """Return both sides' melds, the other side's first for a player, with the pile under them."""
    me = scene.viewer
    order = SEATS if me is None else (other(me), me)
    return lines(*(_side(scene, view, seat, ui) for seat in order), pile_text(view, ui))


def pile_text(view: MeldsView, ui: Ui) -> str:
    """Return how many cards may still be drawn, and the pile's own cards from its top."""
    draws = ui.text("melds-draws", cards=view.drawable)
    if isinstance(view, SkarneyView):
        return small(ui.text.capital(draws))
    if not view.pile:
        return small(ui.text("melds-pile-empty", draws=draws))
    shown = ui.faces.line(reversed(view.pile))
    if view.pile_size == len(view.pile) <= _FEW:
        return ui.text("melds-pile-few", cards=shown, draws=draws)
    said = small(ui.text("melds-pile", cards=view.pile_size, draws=draws))
    return lines(said, ui.text("melds-pile-cards", cards=shown))


def turns_text(scene: Scene, view: MeldsView, ui: Ui) -> str:
    """Return what each side did last, the earlier first."""
    latest = {move.seat: at for at, move in enumerate(view.moves)}
    order = sorted(latest, key=lambda seat: latest[seat])
    return lines(*(turn_text(scene, view, seat, ui) for seat in order))


def turn_text(scene: Scene, view: MeldsView, seat: Seat, ui: Ui) -> str:
    """Return a seat's last turn in a sentence ("" for none); no card from the stock is named."""
    you = "winner" if seat == scene.viewer else "other"
    turns = _alike(last_turn(view, seat))
    said = [word for moves in turns if (word := _deed(view, moves, ui, you))]
    if not said:
        return ""
    name = addressed(scene, seat, ui)
    told = ui.text("did-deeds", you=you, name=name, deeds=joined(said, ui))
    return ui.text.capital(told) if seat == scene.viewer else told  # which may begin with a verb


def last_turn(view: MeldsView, seat: Seat) -> list[SeenTableMove]:
    """Return a seat's latest moves, back to the last move of the other's."""
    turn: list[SeenTableMove] = []
    for seen in reversed(view.moves):
        if seen.seat == seat:
            turn.insert(0, seen)
        elif turn:
            break
    return turn


def joined(words: Sequence[str], ui: Ui) -> str:
    """Join words to the list of a sentence."""
    *most, last = words
    if not most:
        return last
    return ui.text("list-last", first=ui.text.listed(most), last=last)


def _side(scene: Scene, view: MeldsView, seat: Seat, ui: Ui) -> str:
    own = [(at, meld.cards) for at, meld in enumerate(view.table, 1) if meld.owner == seat]
    return lines(side_text(scene, view, seat, ui), *_rows(own, ui))


def side_text(scene: Scene, view: MeldsView, seat: Seat, ui: Ui) -> str:
    """Return who it is, how many cards they hold, and what the variant counts beside them."""
    name = addressed(scene, seat, ui)
    cards = view.hand_sizes[SEATS.index(seat)]
    if isinstance(view, MahjongView):
        down = total(put_by(view.table, seat), view.rules)
        return ui.text("melds-side-down", name=name, cards=cards, points=down)
    if isinstance(view, SkarneyView):
        laid = int(view.contracted[SEATS.index(seat)])
        return ui.text("melds-side-contract", name=name, cards=cards, laid=laid)
    return ui.text("melds-side", name=name, cards=cards)


def _rows(melds: Iterable[tuple[int, Meld]], ui: Ui) -> list[str]:
    rows: list[list[tuple[int, Meld]]] = []
    room = 0
    for number, meld in melds:
        if not rows or len(meld) > room:
            rows.append([])
            room = _LINE
        rows[-1].append((number, meld))
        room -= len(meld) + 1
    return ["\u2003".join(_numbered(*each, ui) for each in part) for part in rows]


def _numbered(number: int, meld: Meld, ui: Ui) -> str:
    return ui.text("melds-numbered", number=number, cards=ui.faces.line(meld))


def _alike(moves: Iterable[SeenTableMove]) -> list[list[SeenTableMove]]:
    groups: list[list[SeenTableMove]] = []
    for move in moves:
        last = groups[-1][-1] if groups else None
        if (
            last is not None
            and move.kind == last.kind == MoveKind.EXTEND
            and move.target == last.target
        ):
            groups[-1].append(move)
        else:
            groups.append([move])
    return groups


def _deed(view: MeldsView, moves: Sequence[SeenTableMove], ui: Ui, you: str) -> str:
    """Return one act of a seat, such as "added 7♦ 8♦ to meld 2"; "" if not worth telling.

    A contract's melds lie in the text right above. `you` says whether the reader did it.
    """
    move, faces = moves[0], ui.faces
    match move.kind:
        case MoveKind.END_MELD:
            return ""
        case MoveKind.TAKE if len(move.cards) > 1:
            return ui.text(
                "deed-take-more", you=you, count=len(move.cards), card=faces(move.cards[0])
            )
        case MoveKind.EXTEND:
            cards = faces.objects([[each.card for each in moves if each.card is not None]])
            return ui.text("deed-extend", you=you, cards=cards, number=move.target or 0)
        case MoveKind.LAY:
            return ui.text("deed-lay", you=you, cards=faces.objects(move.melds))
        case MoveKind.ACCEPT | MoveKind.REJECT if isinstance(view, ColonelView):
            return ui.text(f"deed-{move.kind}-challenge", you=you)
        case _:
            seen = move.card is not None and move.kind != MoveKind.STOCK
            card = faces(move.card) if seen and move.card is not None else ""
            return ui.text(f"deed-{move.kind.replace('_', '-')}", you=you, card=card)
