"""A message that should be on screen, and how it is drawn."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from club.core.languages import GROUND
from cogs.kit.drawing import Drawing, Ui
from cogs.play.ui.result.sheet_picture import SheetPicture
from data.schema.vocabulary import DisplayKind
from engine.results import DealResult

Deals = Callable[[], Awaitable[tuple[DealResult, ...]]]
"""Reads every finished deal of a table: too much to do it with each click."""

Key = tuple[str, int, int]
"""A display's kind, member and anchor: what tells the messages of one table apart."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A message that should be there.

    Attributes:
        kind: challenge, table, hand, result, settlement, notice or ended, among others.
        member_id: The member it is for; 0 for the channel.
        anchor: The number of the deal it belongs to; 0 for the whole contest.
        ply: The table's ply that the drawing shows, or FINAL for one that stays as it is.
        draw: Draws it from the words, the faces and any picture.
        picture: Makes its picture; slow, and not for the event loop.
        sheet: Makes the picture of the score sheet from all finished deals; slow as well.
        missing: Whether to send it if absent; else it is only kept up to date.
        private: Whether it goes to the member's direct messages.
        calls: Whether it alerts its member, such as that it is their turn.
        ping: The one member it may ping.
        anew: Whether each ply sends it again, since an edit alerts nobody.
        language: The member's language, or the channel's.
    """

    kind: DisplayKind
    member_id: int
    anchor: int
    ply: int
    draw: Callable[..., Drawing]
    picture: Callable[[Ui], bytes] | None = None
    sheet: Callable[[Ui, tuple[DealResult, ...]], SheetPicture] | None = None
    missing: bool = True
    private: bool = False
    calls: bool = False
    ping: int | None = None
    anew: bool = False
    language: str = GROUND

    @property
    def key(self) -> Key:
        """Tells the messages of one table apart."""
        return self.kind, self.member_id, self.anchor

    @property
    def pictured(self) -> bool:
        """Whether it has a picture: such a message is sent once and never changed."""
        return self.picture is not None or self.sheet is not None

    @property
    def plain(self) -> "Wanted":
        """The same without pictures."""
        return replace(self, picture=None, sheet=None)

    async def drawing(self, ui: Ui, deals: Deals | None = None) -> Drawing:
        """Draw it for one sending; without deals the sheet's picture is left out."""
        ui = ui.spoken(self.language)
        pictures: dict[str, bytes | SheetPicture] = {}
        if self.picture is not None:
            pictures["picture"] = await asyncio.to_thread(self.picture, ui)
        if self.sheet is not None and deals is not None:
            pictures["sheet"] = await asyncio.to_thread(self.sheet, ui, await deals())
        return self.draw(ui, **pictures)
