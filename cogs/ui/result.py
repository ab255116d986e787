"""How a deal ended: both hands laid out, and the sum that makes the points."""

import io

import discord

from club.scene import Scene
from cogs.ui.cards import CardFaces
from cogs.ui.drawing import QUIET, WON, Drawing, Part, Ui, draw, lines, rule, small
from cogs.ui.words import headline, labels, names, points_line, total_line
from engine.arrange import arrange
from engine.cards import Card
from engine.results import AwardLine, DealResult
from engine.seats import SEATS, Seat, other

_ALT = 1024  # characters Discord allows in an alt text
_PLAIN = CardFaces({})
_COUNTS = {"difference", "deadwood", "loser_full"}
"""The awards that are counted from cards: they come before the bonuses."""


def draw_result(scene: Scene, result: DealResult, ui: Ui, picture: bytes | None = None) -> Drawing:
    """Draw a finished deal.

    Args:
        scene: The table, for the names and the sheet.
        result: The deal.
        ui: The words and the faces.
        picture: The deal as a PNG. Without it the text lays out both hands.
    """
    who = names(scene, ui)
    hands: list[Part] = [side_text(scene, result, seat, who, ui) for seat in _order(result)]
    hands.append(rule())
    files = ()
    if picture is not None:
        name, alt = f"deal-{result.number}.png", alt_text(scene, result, ui)
        gallery = discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{name}", description=alt)
        )
        hands = [gallery, layoff_line(result, who, ui)]
        files = (lambda: discord.File(io.BytesIO(picture), name, description=alt),)
    return draw(
        QUIET if result.winner is None else WON,
        f"## {headline(result, who, ui)}",
        *hands,
        lines(*award_lines(result, who, ui), _after(scene, result, ui)),
        _seed(scene, result, ui),
        files=files,
    )


def side_text(scene: Scene, result: DealResult, seat: Seat, who: tuple[str, str], ui: Ui) -> str:
    """One side's cards: melds, what was laid off, what is left, and what that counts."""
    melds, unmatched = laid_out(scene, result, seat)
    off = [card for card, _ in result.layoffs] if seat != result.knocker else []
    if not (melds or unmatched or off):
        return ""
    count = None if result.deadwood is None else result.deadwood[seat - 1]
    head = (
        ui.text("side", name=who[seat - 1])
        if count is None
        else ui.text("side-deadwood", name=who[seat - 1], deadwood=count)
    )
    return lines(
        head,
        ui.faces.groups(melds),
        ui.text("side-laid-off", cards=ui.faces.line(off)) if off else None,
        ui.text("side-unmatched", cards=ui.faces.line(unmatched)) if unmatched else None,
    )


def layoff_line(result: DealResult, who: tuple[str, str], ui: Ui) -> str:
    """What was laid off, a line a meld; nothing where nothing was."""
    knocker = result.knocker
    if knocker is None or not result.layoffs:
        return ""
    melds = result.melds[knocker - 1]
    added = {at: [card for card, on in result.layoffs if on == at] for _, at in result.layoffs}
    name = who[other(knocker) - 1]
    keys = ("laid-off", *("laid-off-also" for _ in added))
    return lines(
        *(
            ui.text(key, name=name, cards=ui.faces.line(cards), meld=ui.faces.line(melds[at]))
            for key, (at, cards) in zip(keys, added.items(), strict=False)
        )
    )


def laid_out(
    scene: Scene, result: DealResult, seat: Seat
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """A side's melds and unmatched cards; a hand that was never laid down is arranged."""
    melds, unmatched = result.melds[seat - 1], result.unmatched[seat - 1]
    if melds or unmatched or result.layoffs:
        return melds, unmatched
    found = arrange(result.hands[seat - 1], scene.rules.melds)
    return found.melds, found.unmatched


def award_lines(result: DealResult, who: tuple[str, str], ui: Ui) -> list[str]:
    """The sum, a line a step, and what it comes to."""
    total = total_line(result, who, ui)
    if result.winner is None or result.result in {"resign", "forfeit"}:
        return [total]
    loser = who[other(result.winner) - 1]
    order = sorted(result.award, key=lambda line: line.kind not in _COUNTS)
    return [*(_award(result, line, loser, ui) for line in order), total]


def alt_text(scene: Scene, result: DealResult, ui: Ui) -> str:
    """The picture in words, without markdown."""
    plain = Ui(ui.text, _PLAIN)
    who = labels(scene, ui)
    parts = [headline(result, who, plain)]
    parts += [side_text(scene, result, seat, who, plain) for seat in _order(result)]
    parts += award_lines(result, who, plain)
    said = "\n".join(part for part in parts if part).replace("**", "").replace("-# ", "")
    return said if len(said) <= _ALT else said[: _ALT - 1] + "…"


def _seed(scene: Scene, result: DealResult, ui: Ui) -> str:
    """What the deal's cards came from, now that they are all known, in small print."""
    seed = dict(scene.revealed).get(result.number)
    if seed is None:
        return ""
    return small(ui.text("result-seed", table=str(scene.table_id), seed=seed))


def _after(scene: Scene, result: DealResult, ui: Ui) -> str:
    """Which deal this was and, while no other has ended since, how the sheet stands after it."""
    if scene.last != result:
        return small(ui.text("result-deal", deal=result.number))
    return ui.text("result-after", deal=result.number, score=points_line(scene, ui))


def _award(result: DealResult, line: AwardLine, loser: str, ui: Ui) -> str:
    key = f"award-{line.kind.replace('_', '-')}"
    if line.kind == "difference" and result.deadwood is not None:
        return ui.text(key, high=max(result.deadwood), low=min(result.deadwood), points=line.points)
    return ui.text(key, points=line.points, loser=loser)


def _order(result: DealResult) -> tuple[Seat, ...]:
    """The knocker first, as the cards are laid down."""
    knocker = result.knocker
    return SEATS if knocker is None else (knocker, other(knocker))
