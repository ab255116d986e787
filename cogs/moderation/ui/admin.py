"""What a server's managers read about what they have done."""

from typing import Any, cast

from club.core.settings import SET, ServerSettings, declared, kind_of
from club.moderation.admin import Audit
from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.drawing import BRAND, QUIET, Drawing, Ui, draw, lines, row, rule, small
from cogs.kit.ids import make_id
from cogs.kit.items import Press, press
from cogs.kit.phrases import channel_link
from cogs.kit.press_kinds import PressKind
from cogs.kit.sides import side_labels, side_names
from cogs.kit.text import plain_name, safe_name, safe_text
from cogs.members.ui.settings import setting_title, value_words
from data.core.audit import AuditLine
from engine.rules import Rules

_FEW = 5  # channels or roles that a line names; of more it gives the number


def draw_done(key: str, snapshot: Snapshot, ui: Ui, message_id: int | None) -> Drawing:
    """Tell a manager with the message `key` what was done at a table, and how it stands there."""
    seen = scene(snapshot, None)
    names = ui.text.listed(side_names(seen, ui))
    told = ui.text(key, table=str(snapshot.lead_id), names=names)
    closed = [safe_name(member.name) for member in snapshot.members.values() if member.dm_closed_at]
    return draw(
        BRAND,
        told,
        ui.text("admin-closed", names=ui.text.listed(closed)) if closed else "",
        row(channel_link(seen, ui, message_id)),
    )


def table_label(snapshot: Snapshot, ui: Ui) -> str:
    """Return a table as a choice: who plays there, and where."""
    seen = scene(snapshot, None)
    return ui.text(
        "choice-table",
        name=ui.text.listed(side_labels(seen, ui)),
        channel=plain_name(seen.channel_name),
        table=str(seen.table_id),
    )


def draw_audit(audit: Audit, ui: Ui, rules: Rules) -> Drawing:
    """Draw a page of managers' actions, latest first; `rules` stand in where a server has none."""
    title = ui.text("audit-title")
    if not audit.lines:
        return draw(QUIET, title, ui.text("audit-none"))
    told = [_told(each, audit.names, ui, rules) for each in audit.lines]
    if audit.pages == 1:
        return draw(QUIET, title, rule(), *told)
    page = small(ui.text("audit-page", page=audit.page + 1, pages=audit.pages))
    return draw(QUIET, title, rule(), *told, page, row(_newer(audit, ui), _older(audit, ui)))


def _newer(audit: Audit, ui: Ui) -> Press | None:
    if not audit.page:
        return None
    return press(
        ui.text("press-audit-newer"), make_id(PressKind.AUDIT, 0, rest=str(audit.page - 1))
    )


def _older(audit: Audit, ui: Ui) -> Press | None:
    if audit.page + 1 >= audit.pages:
        return None
    return press(
        ui.text("press-audit-older"), make_id(PressKind.AUDIT, 0, rest=str(audit.page + 1))
    )


def _told(line: AuditLine, names: dict[int, str], ui: Ui, rules: Rules) -> str:
    name = safe_name(names.get(line.member_id, ""))
    when = f"<t:{int(line.at.timestamp())}:f>"
    reason = ui.text("audit-reason", reason=safe_text(line.reason)) if line.reason else ""
    return lines(_what(line, ui, rules), reason, small(f"{name} · {when}"))


def _what(line: AuditLine, ui: Ui, rules: Rules) -> str:
    detail = cast("dict[str, Any]", line.detail) if isinstance(line.detail, dict) else {}
    if line.action != SET:
        winner = safe_name(str(detail.get("winner", "")))
        return ui.text(f"audit-{line.action}", table=str(line.table_id), winner=winner)
    declaration = declared(ServerSettings).get(str(detail.get("name")))
    if declaration is None:
        return ui.text("audit-unknown")  # a program of another version knew it, or it was damaged
    kind = kind_of(declaration)
    values = [kind.load(detail.get(when)) for when in ("before", "after")]
    if not all(map(kind.fits, values)):
        return ui.text("audit-unknown")
    before, after = (
        ui.text("audit-several", number=len(value))
        if isinstance(value, tuple) and len(value) > _FEW
        else value_words(declaration.name, kind, value, ui, rules)
        for value in values
    )
    title = setting_title(declaration.name, ui)
    return ui.text("audit-set", name=title, before=before, after=after)
