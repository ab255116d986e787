"""The private page of a cup's extras, its roles and its event; and what the event says."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from discord.utils import format_dt

from club.cups.cup_scene import CupScene
from club.cups.extras.cup_roles import CupRole
from club.cups.extras.scheduled_event import EVENING, EventOutcome, EventText, PlannedStart
from cogs.cups.ui.cup_words import CupStage, cup_title, format_words, stage_of
from cogs.kit.drawing import BRAND, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_menu_id, make_several_id
from cogs.kit.items import Menu, Press, choice_menu, press, roles
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import CupExtra, CupStep
from cogs.kit.text import plain_name


@dataclass(frozen=True, slots=True)
class CupExtrasPanel:
    """What there is beside a cup, and what is in the way of it, in the words of the refusals."""

    scene: CupScene
    roles: Mapping[CupRole, int]
    obstacles: Mapping[CupRole, str]
    gives_roles: bool
    starts_at: datetime | None  # of the event, if there is to be one
    outcome: EventOutcome | None
    event_obstacle: str | None
    offered: Sequence[tuple[PlannedStart, datetime]]


def draw_cup_extras(panel: CupExtrasPanel, ui: Ui, notice: str = "") -> Drawing:
    """Draw the page."""
    scene = panel.scene
    back = make_id(PressKind.CUP_ORGANISE, 0, scene.cup.cup_id, CupStep.HOME)
    return draw(
        BRAND,
        lines(
            ui.text("cup-organise-title", title=cup_title(scene)),
            small(ui.text("cup-extras-roles-about")),
        ),
        f"**{notice}**" if notice else "",
        *(part for each in CupRole for part in _role(panel, each, ui)),
        "" if panel.gives_roles else small(ui.text("cup-extras-roles-theirs")),
        *_event(panel, ui),
        row(press(ui.text("press-back"), back)),
    )


def event_text(scene: CupScene, ui: Ui) -> EventText:
    """Return what the event of a cup says; by the seal it is found again."""
    row = scene.cup.row
    plan, channel = format_words(scene.cup.state.plan, ui), f"<#{row.channel_id}>"
    about = lines(
        ui.text("cup-event-about", format=plan, channel=channel),
        ui.text("cup-seal", seal=row.commitment),
    )
    return EventText(plain_name(row.title), f"#{row.channel_name}", about)


def _role(panel: CupExtrasPanel, role: CupRole, ui: Ui) -> Iterator[Part]:
    present, cup_id = panel.roles.get(role), panel.scene.cup.cup_id
    shown = f"<@&{present}>" if present else ui.text("setting-role-none")
    why = panel.obstacles.get(role)
    yield lines(
        ui.text(f"cup-extras-{role}", role=shown),
        small(ui.text("refusal-role-refused", why=why)) if why else None,
    )
    if panel.gives_roles:
        menu_id = make_several_id("role", PressKind.CUP_EXTRAS, 0, cup_id, role)
        chosen = (present,) if present else ()
        yield row(roles(menu_id, ui.text(f"cup-menu-role-{role}"), chosen, 1))
    if present:
        yield row(_button(panel, "press-role-none", f"{role}=", ui))


def _event(panel: CupExtrasPanel, ui: Ui) -> Iterator[Part]:
    why = panel.event_obstacle
    goes_on = panel.starts_at is not None and panel.outcome is None
    if panel.starts_at is None:
        said = ui.text("cup-extras-event-none")
    elif panel.outcome is not None:
        said = ui.text(f"cup-extras-event-{panel.outcome}")
    else:
        said = ui.text("cup-extras-event-planned", when=format_dt(panel.starts_at, "F"))
    yield lines(
        said,
        small(ui.text("refusal-event-refused", why=why)) if goes_on and why else None,
        small(ui.text("cup-extras-event-about")),
    )
    if stage_of(panel.scene.cup.state) is CupStage.OPEN and panel.offered:
        yield row(_starts(panel, ui))
    if goes_on:
        yield row(_button(panel, "press-cup-event-none", f"{CupExtra.EVENT}=", ui))


def _starts(panel: CupExtrasPanel, ui: Ui) -> Menu:
    hour = ui.text("setting-hour", hour=str(EVENING))
    options = [
        (
            f"{CupExtra.EVENT}={each}",
            ui.text(f"cup-event-{each.replace('_', '-')}", hour=hour),
            "",
        )
        for each, _ in panel.offered
    ]
    menu_id = make_menu_id(PressKind.CUP_EXTRAS, 0, panel.scene.cup.cup_id)
    return choice_menu(menu_id, options, "", ui.text("cup-menu-event"))


def _button(panel: CupExtrasPanel, key: str, rest: str, ui: Ui) -> Press:
    return press(ui.text(key), make_id(PressKind.CUP_EXTRAS, 0, panel.scene.cup.cup_id, rest))
