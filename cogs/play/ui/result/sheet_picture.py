"""The picture of a score sheet: what is printed on it, and its alt text."""

import io
from collections.abc import Iterable
from dataclasses import dataclass

import discord

from art.pad import FigureKind, Pad, PadColumn, PadLabel, Row, pad_of
from art.sheet import SheetWords
from cogs.kit.drawing import Ui
from cogs.kit.ruletext import preset_name
from engine.contest import Contest, Ledger, target_of
from engine.contest.sheet import SettlementKind
from engine.words import SeatingFormat

_ALT = 1024  # characters that Discord allows in an alt text
_NAME = "sheet.png"
_THOUSAND = 1000  # written with what stands between thousands
_LABELS: tuple[FigureKind, ...] = (
    PadLabel.BOXES,
    SettlementKind.POINTS,
    SettlementKind.SHUTOUT,
    SettlementKind.GAME_BONUS,
    SettlementKind.LINE_BONUS,
    SettlementKind.HAND_BONUS,
    SettlementKind.WIN_BONUS,
    SettlementKind.SHUTOUT_BONUS,
    PadLabel.TOTAL,
    PadLabel.SCORE,
    PadLabel.EARLIER,
    SettlementKind.THIRD_DOUBLE,
    PadLabel.GAMES_WON,
    PadLabel.NET,
)


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """A PNG of a sheet with its alt text, ready to be sent."""

    png: bytes
    alt: str

    def item(self) -> discord.MediaGalleryItem:
        """Return the picture as an item of a gallery."""
        return discord.MediaGalleryItem(f"attachment://{_NAME}", description=self.alt)

    def gallery(self) -> discord.ui.MediaGallery[discord.ui.LayoutView]:
        """Return a gallery of the picture alone."""
        return discord.ui.MediaGallery(self.item())

    def file(self) -> discord.File:
        """Return the picture as a new file, since each can be sent only once."""
        return discord.File(io.BytesIO(self.png), _NAME, description=self.alt)


def printed(
    contest: Contest, names: tuple[str, ...], ui: Ui, *, duplicate: bool = False
) -> SheetWords:
    """Return what is printed on the pad; `names` are the sides', without markdown."""
    number = "round" if contest.rules.seating == SeatingFormat.PARTNERSHIP else "deal"
    labels = {key: ui.text(f"pad-{key.replace('_', '-')}") for key in _LABELS}
    target = ui.text("pad-target", target=target_of(contest.rules))
    return SheetWords(
        title=preset_name(contest.rules, ui),
        target=ui.text("duplicate-goal") if duplicate else target,
        names=names,
        labels=labels | {PadLabel.NUMBER: ui.text(f"pad-number-{number}")},
        comma=ui.text.figure(_THOUSAND)[1],
    )


def alt_text(
    contest: Contest, names: tuple[str, ...], told: Ledger, ui: Ui, *, duplicate: bool = False
) -> str:
    """Return the picture in words: the totals first, then every column line by line."""
    pad, words = pad_of(contest, told), printed(contest, names, ui, duplicate=duplicate)
    said = [ui.text("pad-alt", title=words.title, target=words.target)]
    said += [_figures(words, key, row, ui) for key, row in pad.sums.items()]
    alone = pad.columns[0] if pad.columns and pad.columns[0].number is None else None
    if alone is not None and alone.totals is not None:
        said.append(_figures(words, PadLabel.TOTAL, alone.totals, ui))
    for column in pad.columns:
        said += _column(pad, column, words, ui)
    text = "\n".join(said)
    return text if len(text) <= _ALT else f"{text[: _ALT - 1]}\u2026"


def _column(pad: Pad, column: PadColumn, words: SheetWords, ui: Ui) -> Iterable[str]:
    for side, name in enumerate(words.names[: pad.sides]):
        totals = [
            ui.text.figure(total)
            for line in column.lines
            if (total := line.totals[side]) is not None
        ]
        yield ui.text(
            "pad-alt-column",
            number="none" if column.number is None else str(column.number),
            name=name,
            totals=ui.text.listed(totals) or ui.text("pad-alt-nothing"),
        )
    if column.boxes:
        yield _figures(words, PadLabel.BOXES, column.boxes, ui)
    for key, row in column.feet.items():
        yield _figures(words, key, row, ui)
    total = None if column.number is None else column.totals  # of the only one it stands first
    for key, row in ((PadLabel.TOTAL, total), (PadLabel.SCORE, column.score)):
        if row is not None:
            yield _figures(words, key, row, ui)


def _figures(words: SheetWords, key: FigureKind, row: Row, ui: Ui) -> str:
    nothing = ui.text("pad-alt-nothing")
    figures = (nothing if each is None else ui.text.figure(each) for each in row)
    return ui.text("pad-alt-line", label=words.labels[key], figures=ui.text.listed(figures))
