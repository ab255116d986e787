"""The pictures of a cup: its bracket or its table as it stands, each with its alt text."""

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any, Final

import discord

from art.cup.contents import CupPage, LegendItem, TableBand
from art.cup.cup_layout import page_ends
from art.cup.cup_painter import cup_page_picture
from art.lettering import legible
from club.cups.formats import schedule
from club.cups.formats.plan import CupFormat
from club.cups.stored_cup import StoredCup
from cogs.cups.ui.picture_brackets import double_elimination_parts, knockout_parts, podium
from cogs.cups.ui.picture_tables import groups_parts, round_robin_parts, swiss_parts
from cogs.cups.ui.picture_words import ALT, LOST, WON, CupReader, PicturePart
from cogs.kit.drawing import FileMaker, Ui
from cogs.kit.text import plain_name

MOST: Final = 6  # a message has room for ten pictures, a reader for fewer

_LEGEND: Final = 4

_PLACES: Final = 3


@dataclass(frozen=True, slots=True)
class CupPicture:
    """Pictures with their alt texts, each in a gallery of its own: Discord cuts several in one."""

    pages: tuple[CupPage, ...]
    alts: tuple[str, ...]

    def galleries(self) -> list[discord.ui.MediaGallery[Any]]:
        """Return a gallery for each picture."""
        return [
            discord.ui.MediaGallery(
                discord.MediaGalleryItem(f"attachment://{_file_name(at)}", description=alt)
            )
            for at, alt in enumerate(self.alts, start=1)
        ]

    @property
    def files(self) -> tuple[FileMaker, ...]:
        """What paints each picture as a new file; slow, and not for the event loop."""
        return tuple(
            partial(_file, page, at, alt)
            for at, (page, alt) in enumerate(zip(self.pages, self.alts, strict=True), start=1)
        )


def cup_picture(cup: StoredCup, names: Mapping[int, str], ui: Ui) -> CupPicture | None:
    """Return the pictures of a cup, with entrants' names by number; None before its start."""
    if not cup.state.started:
        return None
    reader = CupReader(
        cup.state,
        (each.match for each in cup.playing),
        names,
        ui,
        over=schedule.is_over(cup.state) and not cup.state.cancelled,
        champion=schedule.champion(cup.state),
    )
    title, kind = plain_name(cup.row.title), cup.state.plan.format.replace("_", "-")
    notes = [ui.text(f"cup-picture-{kind}")]
    if cup.state.cancelled:
        notes.append(ui.text("cup-picture-cancelled"))
    if cup.state.plan.of_teams:
        notes.append(ui.text("cup-teams", size=cup.state.plan.team_size))
    return pictured(reader, list(_parts(reader)), title, notes, _head(reader, title))


def pictured(
    reader: CupReader,
    parts: Sequence[PicturePart],
    title: str,
    notes: Sequence[str],
    head: Sequence[str],
) -> CupPicture:
    """Return parts as pictures with a title and notes; `head` is read aloud before the first."""
    pictures = _in_play(_paged(parts))
    pages, alts = list[CupPage](), list[str]()
    for number, of_one in enumerate(pictures, start=1):
        part = [f"{number}/{len(pictures)}"] if len(pictures) > 1 else []
        pages.append(_page(reader, legible(title), [*notes, *part], of_one))
        text, told = reader.ui.text, head
        if number > 1:
            told = [text("cup-picture-alt-part", title=title, part=number, parts=len(pictures))]
        alts.append(_fitted(told, of_one, reader.ui))
    return CupPicture(tuple(pages), tuple(alts))


def _parts(reader: CupReader) -> Iterator[PicturePart]:
    match reader.state.plan.format:
        case CupFormat.KNOCKOUT:
            yield from podium(reader)
            yield from knockout_parts(reader)
        case CupFormat.DOUBLE_ELIMINATION:
            yield from podium(reader)
            yield from double_elimination_parts(reader)
        case CupFormat.ROUND_ROBIN:
            yield from round_robin_parts(reader)
        case CupFormat.GROUPS:
            yield from groups_parts(reader)
        case CupFormat.SWISS:
            yield from swiss_parts(reader)


def _paged(parts: Sequence[PicturePart]) -> list[Sequence[PicturePart]]:
    ends = page_ends([each.section for each in parts], _LEGEND)
    return [parts[start:end] for start, end in pairwise(ends)]


def _in_play(pictures: list[Sequence[PicturePart]]) -> list[Sequence[PicturePart]]:
    kept = list(pictures)
    while len(kept) > MOST:
        idle = (at for at in reversed(range(len(kept))) if not any(p.playing for p in kept[at]))
        del kept[next(idle, len(kept) - 1)]
    return kept


def _page(
    reader: CupReader, title: str, notes: Sequence[str], parts: Sequence[PicturePart]
) -> CupPage:
    sections = tuple(each.section for each in parts)
    return CupPage(title, " · ".join(notes), sections, tuple(_legend(reader, parts)))


def _legend(reader: CupReader, parts: Sequence[PicturePart]) -> Iterator[LegendItem]:
    text = reader.ui.text
    if any(each.playing for each in parts):
        yield LegendItem(text("cup-picture-playing"))
    swiss = reader.state.plan.format == CupFormat.SWISS
    if any(each.unplayed for each in parts):
        key = "walkover-or-bye" if swiss else "walkover"
        yield LegendItem(text(f"cup-picture-{key}"), f"{WON} {LOST}")
    figures = {
        figure
        for each in parts
        if isinstance(each.section, TableBand)
        for table in each.section.tables
        for figure in table.figures
    }
    for key in ("buchholz", "sonneborn-berger", "difference"):
        if (sign := text(f"cup-picture-{key}")) in figures:
            yield LegendItem(text(f"cup-picture-{key}-means"), sign)


def _head(reader: CupReader, title: str) -> list[str]:
    text, state = reader.ui.text, reader.state
    kind = text(f"cup-picture-{state.plan.format.replace('_', '-')}")
    said = [text("cup-picture-alt", title=title, format=kind, entrants=len(state.order))]
    if state.cancelled:
        said.append(text.sentence(text("cup-picture-cancelled")))
    places = schedule.places(state) if reader.over else {}
    for place in range(1, _PLACES + 1):
        there = [reader.spoken(each) for each, at in places.items() if at == place]
        if there:
            said.append(text("cup-picture-alt-place", place=place, names=text.listed(there)))
    return said


def _fitted(head: Sequence[str], parts: Sequence[PicturePart], ui: Ui) -> str:
    told = [(list(each.heading), list(each.rounds)) for each in parts]
    left_out = list[str]()
    while len(said := _joined(head, told, left_out)) > ALT:
        longest = max(told, key=lambda each: len(each[1]), default=([], []))[1]
        if len(longest) <= 1:
            break
        del longest[0]
        left_out = [ui.text("cup-picture-alt-earlier")]
    return said if len(said) <= ALT else f"{said[: ALT - 1].rstrip()}\u2026"


def _joined(
    head: Sequence[str], told: Sequence[tuple[list[str], list[str]]], left_out: Sequence[str]
) -> str:
    rounds = (line for heading, each in told for line in (*heading, *each))
    return "\n".join([*head, *left_out, *rounds])


def _file(page: CupPage, number: int, alt: str) -> discord.File:
    return discord.File(io.BytesIO(cup_page_picture(page)), _file_name(number), description=alt)


def _file_name(number: int) -> str:
    return f"cup-{number}.png"
