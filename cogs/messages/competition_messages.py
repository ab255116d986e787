"""Keeps the message of each league and ladder current, and says what is due."""

from club.club import Club
from club.leagues.competition_notices import (
    CompetitionNotice,
    DueCompetitionNotice,
    due_notices,
    next_notice,
)
from club.leagues.competition_scene import CompetitionScene
from club.leagues.league_refusals import NoSuchCompetition, UnreadableCompetition
from club.table.snapshot import Snapshot
from cogs.leagues.ui.competition_message import draw_competition
from cogs.leagues.ui.competition_notice import draw_competition_notice
from cogs.messages.host_messages import HostKind, HostMessages, Outlets, on_turn
from data.core.anonymous import is_gone

CompetitionMessages = HostMessages[CompetitionScene, DueCompetitionNotice]


def competition_messages(club: Club, outlets: Outlets) -> CompetitionMessages:
    """Make what keeps the messages of leagues and ladders current."""

    async def scene(number: int) -> CompetitionScene | None:
        try:
            return await club.competition_displays.scene(number)
        except (NoSuchCompetition, UnreadableCompetition):
            return None

    kind = HostKind(
        "competition",
        lambda: club.competition_displays,
        scene,
        lambda seen: seen.it.row,
        lambda seen: seen.it.playing,
        lambda seen, ui, pictured: draw_competition(seen, ui, pictured=pictured),
        due_notices,
        next_notice,
        _whom,
        draw_competition_notice,
    )
    return HostMessages(kind, club, outlets)


def _whom(
    scene: CompetitionScene, due: DueCompetitionNotice, snapshot: Snapshot | None
) -> list[int]:
    """Return both sides, the one that is on turn or asked, or who is challenged."""
    members, entrants = scene.it.state.members, tuple[int, ...]()
    if due.challenge is not None:
        entrants = (due.challenge.challenged,)
    elif due.match is not None and due.row is not None and snapshot is not None:
        entrants = due.match.entrants
        if due.word is CompetitionNotice.ASKED and due.row.extension_by:
            entrants = (due.match.sides[2 - due.row.extension_by] or 0,)
        elif due.word is CompetitionNotice.LATE and (on := on_turn(snapshot)) is not None:
            entrants = tuple(e for e in entrants if on in members[e]) or entrants
    called = [member for each in entrants for member in members.get(each, ())]
    return [each for each in called if not is_gone(each)]
