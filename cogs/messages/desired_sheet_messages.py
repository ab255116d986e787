"""What should be on screen for a score sheet for real cards."""

from collections.abc import Callable, Iterator
from functools import partial

from club.table.scene import Scene
from club.table.snapshot import Snapshot
from cogs.kit.drawing import Ui
from cogs.messages.sheet_pictures import ledger_of, painted
from cogs.messages.wanted import Wanted
from cogs.play.ui.result.settlement import draw_settlement
from cogs.play.ui.result.sheet_picture import SheetPicture
from cogs.scorepad.ui.sheet import draw_paper
from data.schema.vocabulary import DisplayKind, TableStatus
from data.table.displays import FINAL
from engine.results import DealResult

_CLOSED = frozenset({TableStatus.WITHDRAWN, TableStatus.EXPIRED})


def wanted_of_sheet(snapshot: Snapshot, look: Callable[[], Scene]) -> Iterator[Wanted]:
    """Yield the messages of a sheet: itself, and a settlement until a correction reopens it."""
    table, paper = snapshot.table, snapshot.paper
    ply = FINAL if table.status in _CLOSED else table.ply
    asks = None if paper is None else paper.proposal
    # Who is asked is called by a new message, since an edit tells nobody.
    new = asks is not None and asks.ply + 1 == table.ply
    ping = min(asks.waits_for) if asks is not None and new else None
    yield Wanted(
        DisplayKind.SHEET, 0, 0, ply, lambda ui: draw_paper(look(), ui), ping=ping, anew=new
    )
    if paper is not None and paper.settled_at is not None:
        yield Wanted(
            DisplayKind.SETTLEMENT,
            0,
            paper.settled_at,
            FINAL,
            lambda ui, **picture: draw_settlement(look(), ui, **picture),
            sheet=partial(_picture, look),
        )


def _picture(look: Callable[[], Scene], ui: Ui, results: tuple[DealResult, ...]) -> SheetPicture:
    seen = look()
    return painted(seen, ledger_of(seen, results), ui)
