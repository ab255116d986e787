"""How a deal ended: both hands laid out, and the sum that makes the points."""

import io

import discord

from club.table.scene import Scene
from cogs.archive.ui.review import may_be_reviewed, review_press
from cogs.kit.drawing import QUIET, Drawing, Part, Ui, draw, lines, row, rule, small
from cogs.kit.items import Press
from cogs.kit.phrases import forfeit_at, headline, labels, laid_lines, names
from cogs.kit.running_score import points_line, sheet_lines
from cogs.kit.spoken import aloud
from cogs.play.ui.result.cheer_line import cheer_line, cheer_press
from cogs.play.ui.result.score_breakdown import sum_lines
from cogs.play.ui.result.sheet_picture import SheetPicture
from engine.cards import Card
from engine.deadwood.arrange import Arrangement, arrange
from engine.melds import Meld
from engine.results import DealResult, ResultKind
from engine.seats import SEATS, Seat, around, other
from engine.words import LayoffMode

_ALT = 1024  # characters Discord allows in an alt text
_LAID_OFF_ON = frozenset({ResultKind.KNOCK, ResultKind.UNDERCUT})
"""The results before which the other side may lay off by any rules."""

_SHORT = 12  # letters that a name is cut to where an alt text would be too long


def draw_result(
    scene: Scene,
    result: DealResult,
    ui: Ui,
    picture: bytes | None = None,
    *,
    sheet: SheetPicture | None = None,
    cheers: tuple[str, ...] = (),
) -> Drawing:
    """Draw a deal of the scene's seats; without a `picture` (PNG, GIF) the text has both hands.

    `cheers` are the names of those who have cheered for it.
    """
    who = names(scene, ui)
    hands: list[Part] = []
    files = () if sheet is None else (sheet.file,)
    shown = any(_shows_cards(scene, result, seat) for seat in scene.rules.seats)
    if picture is not None and shown:
        ending = "gif" if picture.startswith(b"GIF") else "png"
        name, alt = f"deal-{result.number}.{ending}", alt_text(scene, result, ui)
        gallery = discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{name}", description=alt)
        )
        hands = [gallery, layoff_line(result, who, ui)]
        files = (lambda: discord.File(io.BytesIO(picture), name, description=alt), *files)
    elif shown:
        hands = [side_text(scene, result, seat, who, ui) for seat in laying_order(result)]
        hands.append(rule())
    return draw(
        QUIET,
        f"## {headline(result, who, ui, forfeit=forfeit_at(scene))}",
        *hands,
        lines(*sum_lines(scene.rules, result, who, ui), _after(scene, result, ui)),
        _columns(scene, result, ui) if sheet is None else sheet.gallery(),
        cheer_line(cheers, ui),
        row(_review(scene, result, ui), cheer_press(scene.table_id, result.number, ui)),
        files=files,
    )


def _shows_cards(scene: Scene, result: DealResult, seat: Seat) -> bool:
    if not scene.rules.knocks:
        return True
    return any(laid_out(scene, result, seat)) or bool(_laid_off(result, seat))


def side_text(
    scene: Scene,
    result: DealResult,
    seat: Seat,
    who: tuple[str, ...],
    ui: Ui,
    *,
    own: bool = False,
) -> str:
    """Return one side's cards: melds, layoffs, the rest, and its deadwood.

    It is for everybody, or the scene's viewer's `own`, with cards as in a hand.
    """
    if not scene.rules.knocks:
        return _table_side(result, seat, who, ui)
    if not _shows_cards(scene, result, seat):
        return ""
    melds, unmatched = laid_out(scene, result, seat)
    off = _laid_off(result, seat)
    head = _side_head(result, seat, who, ui)
    if own:
        return lines(
            head,
            laid_lines(Arrangement(melds, (), 0), ui),
            _own_layoffs(scene, result, seat, off, ui),
            small(ui.text("side-rest")) if melds and unmatched else None,
            laid_lines(Arrangement((), unmatched, 0), ui),
        )
    return lines(
        head,
        _melds_line(melds, ui),
        ui.text("side-laid-off", cards=ui.faces.line(off)) if off else None,
        ui.text("side-unmatched", cards=ui.faces.line(unmatched)) if unmatched else None,
    )


def _melds_line(melds: tuple[Meld, ...], ui: Ui) -> str:
    """Return melds, which are named as such where one doesn't see how they stand."""
    shown = ui.faces.groups(melds)
    return ui.text("picture-alt-melds", melds=shown) if ui.aloud and melds else shown


def _own_layoffs(
    scene: Scene, result: DealResult, seat: Seat, off: list[Card], ui: Ui
) -> str | None:
    """Return what was laid off, and for whom: the defender mostly has nothing to do for it."""
    made = scene.rules.layoff_mode == LayoffMode.AUTO
    if off:
        key = "side-laid-off-own" if made else "side-laid-off"
        return ui.text(key, cards=ui.faces.line(off))
    if made and seat != result.knocker and result.result in _LAID_OFF_ON:
        return small(ui.text("side-nothing-laid-off"))
    return None


def _laid_off(result: DealResult, seat: Seat) -> list[Card]:
    return [card for card, _ in _layoffs(result, seat)]


def _layoffs(result: DealResult, seat: Seat) -> list[tuple[Card, int]]:
    """Return what a seat laid off, each card with its meld; of three, what was in its hand."""
    if seat == result.knocker:
        return []
    alone = len(result.hands) == len(SEATS)
    return [each for each in result.layoffs if alone or each[0] in result.hands[seat - 1]]


def _side_head(result: DealResult, seat: Seat, who: tuple[str, ...], ui: Ui) -> str:
    if result.deadwood is None:
        return ui.text("side", name=who[seat - 1])
    return ui.text("side-deadwood", name=who[seat - 1], deadwood=result.deadwood[seat - 1])


def _table_side(result: DealResult, seat: Seat, who: tuple[str, ...], ui: Ui) -> str:
    melds, held = result.melds[seat - 1], result.unmatched[seat - 1]
    theirs = {card for meld in result.melds[other(seat) - 1] for card in meld}
    added = [card for card in result.table[seat - 1] if card in theirs]
    count = 0 if result.deadwood is None else result.deadwood[seat - 1]
    return lines(
        ui.text("side-left", name=who[seat - 1], count=count),
        ui.text("side-table", melds=ui.faces.groups(melds)) if melds else None,
        ui.text("side-added", cards=ui.faces.line(added)) if added else None,
        ui.text("side-held", cards=ui.faces.line(held)) if held else None,
    )


def layoff_line(result: DealResult, who: tuple[str, ...], ui: Ui) -> str:
    """Return what was laid off by whom, a line a meld; "" for nothing."""
    knocker = result.knocker
    if knocker is None:
        return ""
    order = around(knocker, len(result.hands))
    return lines(*(_laid_off_by(result, knocker, seat, who[seat - 1], ui) for seat in order))


def _laid_off_by(result: DealResult, knocker: Seat, seat: Seat, name: str, ui: Ui) -> str:
    melds, laid = result.melds[knocker - 1], _layoffs(result, seat)
    added = {at: [card for card, on in laid if on == at] for _, at in laid}
    keys = ("laid-off", *("laid-off-also" for _ in added))
    return lines(
        *(
            ui.text(key, name=name, cards=ui.faces.objects([cards]), meld=ui.faces.line(melds[at]))
            for key, (at, cards) in zip(keys, added.items(), strict=False)
        )
    )


def laid_out(
    scene: Scene, result: DealResult, seat: Seat
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return a side's melds and unmatched cards; a hand never laid down is arranged."""
    melds, unmatched = result.melds[seat - 1], result.unmatched[seat - 1]
    if melds or unmatched or result.layoffs:
        return melds, unmatched
    found = arrange(result.hands[seat - 1], scene.rules.melds)
    return found.melds, found.unmatched


def alt_text(scene: Scene, result: DealResult, ui: Ui, who: tuple[str, ...] | None = None) -> str:
    """Return the picture in words, without markdown, for whoever has them read aloud.

    Where it gets too long the cards are signs, and then names are cut. `who` are the names of its
    seats where they aren't the scene's own.
    """
    who = who or labels(scene, ui)
    said = aloud(_said(scene, result, who, ui.heard), ui.text.locale)
    if len(said) > _ALT:
        said = _said(scene, result, who, ui.in_signs)
    if len(said) > _ALT:
        cut = [name if len(name) <= _SHORT else f"{name[:_SHORT]}…" for name in who]
        said = _said(scene, result, tuple(cut), ui.in_signs)
    return said


def _said(scene: Scene, result: DealResult, who: tuple[str, ...], ui: Ui) -> str:
    parts = [headline(result, who, ui, forfeit=forfeit_at(scene))]
    parts += [side_text(scene, result, seat, who, ui) for seat in laying_order(result)]
    parts += sum_lines(scene.rules, result, who, ui)
    return "\n".join(part for part in parts if part).replace("**", "")


def _review(scene: Scene, result: DealResult, ui: Ui) -> Press | None:
    played = not all(each.computer for each in scene.seats)
    if (
        scene.sheet_score is not None
        or scene.duplicate
        or not played
        or not may_be_reviewed(scene.rules, result.result)
    ):
        return None
    return review_press(scene.table_id, result.number, ui)


def _after(scene: Scene, result: DealResult, ui: Ui) -> str:
    if scene.last != result:
        return small(ui.text("result-deal", deal=result.number))
    return ui.text("result-after", deal=result.number, score=points_line(scene, ui))


def _columns(scene: Scene, result: DealResult, ui: Ui) -> str:
    return sheet_lines(scene, ui) if scene.last == result else ""


def laying_order(result: DealResult) -> tuple[Seat, ...]:
    """Return the knocker first, as the cards are laid down."""
    knocker = result.knocker
    seats = len(result.hands)
    return (knocker or 1, *around(knocker or 1, seats))
