"""Keeps the message of each side of a match between servers current, and says what is due there."""

from club.club import Club
from club.matches.server_match_displays import (
    DueMatchNotice,
    ServerMatchScene,
    due_notices,
    next_notice,
)
from club.matches.server_match_refusals import NoSuchServerMatch, UnreadableServerMatch
from cogs.matches.ui.server_match_message import draw_server_match
from cogs.matches.ui.server_match_notice import draw_match_notice
from cogs.messages.host_messages import HostKind, HostMessages, Outlets

ServerMatchMessages = HostMessages[ServerMatchScene, DueMatchNotice]


def server_match_messages(club: Club, outlets: Outlets) -> ServerMatchMessages:
    """Make what keeps the messages of matches between servers current, by the sides' numbers."""

    async def scene(number: int) -> ServerMatchScene | None:
        try:
            return await club.match_displays.scene(number)
        except (NoSuchServerMatch, UnreadableServerMatch):
            return None

    kind = HostKind(
        "match",
        lambda: club.match_displays,
        scene,
        lambda seen: seen.row,
        lambda seen: seen.it.playing,
        lambda seen, ui, pictured: draw_server_match(seen, ui, pictured=pictured),
        due_notices,
        next_notice,
        lambda _scene, due, _snapshot: list(due.called),
        draw_match_notice,
    )
    return HostMessages(kind, club, outlets)
