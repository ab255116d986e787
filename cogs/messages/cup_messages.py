"""Keeps the message of each cup current, says what is due, and has its tables drawn."""

from club.club import Club
from club.cups.cup_notices import DueNotice, due_notices, next_notice, whom
from club.cups.cup_scene import CupScene
from club.cups.refusals import NoSuchCup, UnreadableCup
from club.table.snapshot import Snapshot
from cogs.cups.ui.cup_message import draw_cup
from cogs.cups.ui.cup_notice import draw_cup_notice
from cogs.messages.host_messages import HostKind, HostMessages, Outlets, on_turn

CupMessages = HostMessages[CupScene, DueNotice]


def cup_messages(club: Club, outlets: Outlets) -> CupMessages:
    """Make what keeps the messages of cups current."""

    async def scene(cup_id: int) -> CupScene | None:
        try:
            return await club.cup_displays.scene(cup_id)
        except (NoSuchCup, UnreadableCup):
            return None

    kind = HostKind(
        "cup",
        lambda: club.cup_displays,
        scene,
        lambda seen: seen.cup.row,
        lambda seen: seen.cup.playing,
        lambda seen, ui, pictured: draw_cup(seen, ui, pictured=pictured),
        due_notices,
        next_notice,
        _whom,
        draw_cup_notice,
    )
    return HostMessages(kind, club, outlets)


def _whom(scene: CupScene, due: DueNotice, snapshot: Snapshot | None) -> list[int]:
    return whom(scene, due, None if snapshot is None else on_turn(snapshot))
