"""The result of checking a game's shuffles."""

import io
from collections.abc import Sequence

import discord
from discord import ui as discord_ui
from discord.utils import format_dt, snowflake_time

from club.table.scene import Scene
from cogs.kit.drawing import BRAND, LOST, WON, Drawing, Ui, draw, lines, row, rule, small
from cogs.kit.items import link
from cogs.kit.phrases import SEAL, rules_name, table_number
from cogs.kit.sides import player_name, side_names
from engine.protection import Grade, Protection
from engine.record import Seal
from engine.verify import Verified

_ROOM = 300  # characters of what is wrong


def draw_verified(
    scene: Scene,
    found: Verified,
    ui: Ui,
    *,
    record: str | None,
    documents: str | None,
) -> Drawing:
    """Say what was checked, and that it holds; a `record` is sent along, where a file may be."""
    name = f"gin-{scene.table_id}.txt"

    def file() -> discord.File:
        return discord.File(io.BytesIO((record or "").encode()), name)

    text, seal = ui.text, found.record.seal
    return draw(
        WON,
        _head(scene, ui, "verified-title"),
        rule(),
        lines(
            text("verified-deals", deals=len(found.deals)),
            text("verified-moves", deals=len(found.deals)),
            "" if seal is None else _contest(seal, ui),
            "" if seal is None else _protected(scene, seal, found.protections, ui),
            _not_over(found, ui),
        ),
        rule(),
        shuffle_numbers(scene, ui),
        "" if record is None else small(text("verified-record", file=name)),
        None if record is None else discord_ui.File(f"attachment://{name}"),
        row(_about(documents, ui)),
        files=() if record is None else (file,),
    )


def _not_over(found: Verified, ui: Ui) -> str:
    key = "verified-unfinished" if found.contest else "verified-running"
    return small(ui.text(key, deals=len(found.running))) if found.running else ""


def draw_sealed(commitment: str, ui: Ui) -> Drawing:
    """Show the seal of a game of which no deal is over, whole: a part of it fits other seeds."""
    return draw(
        BRAND,
        lines(f"### {ui.text('sealed-title')}", ui.text("sealed-how")),
        small(ui.text("seal", seal=commitment)),
    )


def shuffle_numbers(scene: Scene, ui: Ui) -> str:
    """Return what the shuffles can be checked with by hand (docs/fairness.md), in small print.

    It is the running deal's seal and the last one's seed; once the game is over, all of them.
    """
    deal, following = scene.deal_commitment, scene.next_commitment
    opened = [ui.text("result-seed", deal=number, seed=seed) for number, seed in scene.revealed]
    sealed = "" if deal is None else ui.text("seal-deal", seal=deal[:SEAL])
    coming = "" if following is None else ui.text("seal-next", seal=following)
    return small(lines(*opened, sealed, _whole_game(scene, ui), coming))


def _whole_game(scene: Scene, ui: Ui) -> str:
    if scene.contest_seed is None or scene.presses is None:
        return ""
    return ui.text(
        "seed",
        seed=scene.contest_seed,
        seal=scene.commitment[:SEAL],
        table=str(scene.table_id),
        presses=scene.presses,
        several="yes" if scene.presses_by_seat else "no",
    )


def draw_doubted(scene: Scene, ui: Ui, *, line: int, what: str) -> Drawing:
    """Say that a game's record doesn't hold: its line, and what is wrong in the engine's words."""
    return draw(
        LOST,
        _head(scene, ui, "doubted-title"),
        ui.text("doubted", line=line),
        f"```\n{what[:_ROOM]}\n```",
    )


def _head(scene: Scene, ui: Ui, key: str) -> str:
    title = " – ".join(side_names(scene, ui))  # noqa: RUF001  # a dash
    about = f"{title} · {table_number(scene, ui)} · {rules_name(scene, ui)}"
    return lines(f"### {ui.text(key)}", small(about))


def _contest(seal: Seal, ui: Ui) -> str:
    if seal.seed is None:
        return ui.text("verified-sealed", seal=seal.commitment)
    return ui.text("verified-opened", seal=seal.commitment, seed=seal.seed.hex())


def _protected(scene: Scene, seal: Seal, protections: Sequence[Protection], ui: Ui) -> str:
    """Say who was protected from the host, with one line for those in the same position."""
    if not protections:
        return ""
    same: dict[tuple[Grade, tuple[int, ...]], list[int]] = {}
    people = {None, *(each.seat for each in scene.players if not each.computer)}
    for each in protections:
        if each.grade is Grade.COMPUTER and each.seat not in people:
            continue
        seats = same.setdefault((each.grade, each.trusts), [])
        seats.extend(() if each.seat is None else (each.seat,))
    said = [
        ui.text(
            f"protected-{grade}",
            names=_names(scene, seats, ui),
            others=_names(scene, trusts, ui),
        )
        for (grade, trusts), seats in same.items()
    ]
    return lines(*said, small(_times(scene, seal, ui)))


def _times(scene: Scene, seal: Seal, ui: Ui) -> str:
    if seal.shown is None:
        return ""
    shown = snowflake_time(seal.shown.id)
    when = f"{format_dt(shown, 'd')} {format_dt(shown, 'T')}"
    pressed = (
        ui.text(
            "protected-pressed",
            name=player_name(scene, press.seat or 0, ui),
            when=format_dt(snowflake_time(press.id), "T"),
        )
        for press in sorted(seal.presses, key=lambda press: press.id)
    )
    return " · ".join((ui.text("protected-shown", when=when), *pressed))


def _names(scene: Scene, seats: Sequence[int], ui: Ui) -> str:
    return ui.text.listed(player_name(scene, seat, ui) for seat in seats)


def _about(documents: str | None, ui: Ui) -> discord_ui.Item[discord_ui.LayoutView] | None:
    if documents is None:
        return None
    return link(ui.text("press-fairness"), f"{documents.rstrip('/')}/fairness.md")
