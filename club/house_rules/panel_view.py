"""A panel of *House rules* as its member sees it."""

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.deadlines import NO_TERMS, Terms, read_terms
from club.core.errors import NoSuchTable, PanelGone
from club.core.settings import of_server
from club.house_rules import presets
from club.house_rules.panel_page import PanelPage
from club.house_rules.presets import PresetScope, SavedRules
from club.table.current_turn import terms
from club.table.snapshot import load
from data.core import members
from data.house_rules import panels
from data.house_rules.panels import Panel
from data.schema.vocabulary import PanelPurpose, TableStatus
from engine.rules import ALL_PRESETS, Rules


@dataclass(frozen=True, slots=True)
class PanelView:
    """A panel as its member sees it."""

    panel: Panel
    rules: Rules  # as chosen so far
    page: PanelPage
    # What it compares with, and what *Start over* goes back to: the offer that stands, the saved
    # rules or the ready-made preset.
    base: Rules
    started: SavedRules | None = None  # the saved rules that it started from
    saved: tuple[SavedRules, ...] = ()  # to start from, the member's own first
    manages: bool = False
    guest_id: int | None = None  # to be challenged, or the other side of a challenge
    guest: str | None = None
    clock: Terms | None = None  # for a turn; None for the server's default
    base_clock: Terms | None = None
    usual: Terms = NO_TERMS  # the server's default for a turn

    @property
    def reach(self) -> PresetScope:
        """The member and server, as saved rules need them."""
        return PresetScope(self.panel.server_id, self.panel.member_id, self.manages)

    @property
    def counters(self) -> bool:
        """Whether its rules are for a waiting challenge."""
        return self.panel.purpose == PanelPurpose.COUNTER

    @property
    def changed(self) -> bool:
        """Whether anything differs from what the panel compares with."""
        return (self.rules, self.clock) != (self.base, self.base_clock)


async def show(
    connection: AsyncConnection, panel_id: int, member_id: int, *, manages: bool = False
) -> PanelView:
    """Read a panel and what it refers to (PanelGone)."""
    panel = await panels.get(connection, panel_id)
    rules = None if panel is None else presets.read(panel.rules)
    if panel is None or rules is None or panel.member_id != member_id:
        raise PanelGone
    page = PanelPage.read(panel.page).under(rules)
    reach = PresetScope(panel.server_id, member_id, manages)
    saved = await presets.all_saved(connection, reach)
    started = next((each for each in saved if each.preset_id == page.saved), None)
    base = (started.rules if started else None) or ALL_PRESETS[rules.preset]
    clock, base_clock = read_terms(panel.clock), started.clock if started else None
    guest_id = panel.guest_id
    if panel.table_id is not None:
        try:
            waiting = await load(connection, panel.table_id)
        except NoSuchTable as error:
            raise PanelGone from error
        table = waiting.table
        guest_id = table.guest_id if table.host_id == member_id else table.host_id
        offered = Terms.parse(table.clock)
        clock, base_clock = clock or offered, offered  # A challenge always has one of its own.
        if table.status == TableStatus.WAITING:
            base = waiting.rules
    names = await members.names(connection, () if guest_id is None else (guest_id,))
    return PanelView(
        panel=panel,
        rules=rules,
        page=page,
        base=base,
        started=started,
        saved=saved,
        manages=manages,
        guest_id=guest_id,
        guest=None if guest_id is None else names.get(guest_id),
        clock=clock,
        base_clock=base_clock,
        usual=terms(await of_server(connection, panel.server_id)),
    )
