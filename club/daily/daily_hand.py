"""What a member sees of their own match: the cards as at a table, and how it stands."""

from dataclasses import dataclass
from typing import Final

from club.daily.daily_match import COMPUTER, LEVEL, MEMBER, RULES, DailyMatch, DealScore
from club.table.scene import Scene, SceneSeat
from data.core.members import Member
from data.daily.daily_runs import DailyRun
from data.schema.vocabulary import TableStatus

PLIES: Final = 10_000
"""More moves than a match has: a button carries the day times this, and the ply."""


@dataclass(frozen=True, slots=True)
class DailyHand:
    """A member's match of a day, as they see it, with its last result until they have read it.

    The scene is a table's, with `code` for its ply.
    """

    day: int
    scene: Scene
    scores: tuple[DealScore, ...]  # of the deals that are over
    score: int
    deal: int  # the one that is played, or was played last
    is_over: bool  # whether all deals have been played

    @property
    def shows_cards(self) -> bool:
        """Whether there is a deal to play, or a result to read."""
        return self.scene.unread or not self.is_over


def code(day: int, ply: int) -> int:
    """Return one number for a day and a ply."""
    return day * PLIES + ply


def hand_of(run: DailyRun, match: DailyMatch, member: Member) -> DailyHand:
    """Show a match to its member, from their seat; of a result that they have read, nothing."""
    results = match.results
    unread = results[run.read_deals] if run.read_deals < len(results) else None
    view = None if match.is_over or unread is not None else match.state.view(MEMBER)
    seats = (
        SceneSeat(MEMBER, member.member_id, member.name),
        SceneSeat(COMPUTER, None, "", computer=True, level=LEVEL),
    )
    scene = Scene(
        table_id=0,
        status=TableStatus.PLAYING,
        ply=code(run.day, run.ply),
        server_id=0,
        server_name="",
        channel_id=0,
        channel_name="",
        rules=RULES,
        players=seats,
        player=MEMBER,
        seats=seats,
        host_id=member.member_id,
        guest_id=None,
        open_seat=False,
        asked=None,
        viewer=MEMBER,
        contest=None,
        view=view,
        last=unread,
        settlement=None,
        commitment="",
        lead_id=0,
        draft=run.draft,
        confirm=member.confirm,
        unread=unread is not None,
    )
    return DailyHand(
        run.day, scene, match.scores, match.score, len(match.lines), is_over=match.is_over
    )
