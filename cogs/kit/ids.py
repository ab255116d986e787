"""The grammar of custom_ids: what a press means, in at most 100 characters and with no secret.

A button carries `gin:<kind>:<table>[:<ply>][:<rest>]`. A menu carries `pick:<kind>:<table>[:<ply>]`
and its options the rest; a menu of several choices or none has a stem at the end of its id, and the
rest is the stem and all that was chosen, such as `clubs:7C9C`. A menu of members carries
`who:<kind>:<table>[:<ply>]` and the stem; so does one of channels (`chan:`) or roles (`role:`).

A press that cards depend on carries the seal of their shuffles at its end: `~`, and the SHA-256 in
the URL's alphabet of base64. So Discord keeps when the seal was shown (docs/fairness.md).
"""

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from club.core.text_limits import CHOSEN
from cogs.kit.press_kinds import Ply, PressKind

# The highest number that Discord or the database gives out.
MOST = 2**63 - 1

# Characters Discord allows in a custom_id.
LIMIT = 100


@dataclass(frozen=True, slots=True)
class Action:
    """What a press asks for."""

    kind: PressKind
    table: int  # 0 for pages and rules of no table; on a panel, its own number
    # The drawing's, or on a panel the menu's number; None on a seat from before counter-offers.
    ply: int | None = None
    rest: str = ""  # a move's record word, a draft's text, or a word of the kind's own
    seal: str = field(default="", compare=False)


# The kinds with menus of channels or roles; elsewhere what is chosen would fit no pattern.
_SEVERAL = frozenset({PressKind.SET, PressKind.CUP_EXTRAS})

_KINDS = {str(kind): kind for kind in PressKind}

_HEAD = re.compile(r"gin:([a-z]+):(0|[1-9][0-9]{0,18})(?::(.+))?", re.ASCII)
_MENU = re.compile(r"pick:(?P<head>[a-z]+(?::[0-9]+){1,2})(?::(?P<stem>[a-z_]+))?", re.ASCII)
_ID = re.compile(r"[0-9]{19,}", re.ASCII)
_PLY = re.compile(r"(0|[1-9][0-9]{0,8})(?::(.+))?", re.ASCII)
_COMMITMENT = re.compile(r"[0-9a-f]{64}", re.ASCII)
_SEALED = re.compile(r"(.+)~([A-Za-z0-9_-]{43})", re.ASCII)


def make_id(
    kind: PressKind, table: int, ply: int | None = None, rest: str = "", *, seal: str | None = None
) -> str:
    """Write a custom_id with a `seal` in hexadecimal; ValueError if `parse_id` can't read it."""
    parts = ["gin", kind, str(table)]
    if ply is not None:
        parts.append(str(ply))
    if rest:
        parts.append(rest)
    text = ":".join(parts)
    if seal is not None:
        text += seal_suffix(seal)
    if parse_id(text) != Action(kind, table, ply, rest):
        raise ValueError(f"no custom_id for a {kind!r} at ply {ply}")
    return text


def seal_suffix(commitment: str) -> str:
    """Return a commitment as the end of an id; "" for what isn't a SHA-256 in hexadecimal."""
    if _COMMITMENT.fullmatch(commitment) is None:
        return ""
    return f"~{urlsafe_b64encode(bytes.fromhex(commitment)).decode().rstrip('=')}"


def parse_id(text: str) -> Action | None:
    """Read a button's custom_id; None where it isn't one of ours."""
    if len(text) > LIMIT:
        return None
    sealed = _SEALED.fullmatch(text)
    plain, seal = (sealed[1], sealed[2]) if sealed else (text, "")
    head = _HEAD.fullmatch(plain)
    kind = _KINDS.get(head[1]) if head else None
    if head is None or kind is None:
        return None
    ply, rest = None, head[3] or ""
    if kind.ply is not Ply.NONE:
        counted = _PLY.fullmatch(rest)
        if counted is not None:
            ply, rest = int(counted[1]), counted[2] or ""
        elif kind.ply is not Ply.MAY:
            return None
    if kind.rest.fullmatch(rest) is None or max(map(int, (head[2], *_ID.findall(rest)))) > MOST:
        return None
    return Action(kind, int(head[2]), ply, rest, seal)


def make_menu_id(kind: PressKind, table: int, ply: int | None = None, stem: str = "") -> str:
    """Write a menu's custom_id; its options' values are the rest of the id, or go on a stem."""
    parts = ["pick", kind, str(table), "" if ply is None else str(ply), stem]
    return ":".join(part for part in parts if part)


def parse_choice(menu_id: str, *values: str) -> Action | None:
    """Read a menu's custom_id and what was chosen in it; None where they make no action."""
    if len(menu_id) > LIMIT or len(values) > CHOSEN or sum(map(len, values)) > LIMIT:
        return None
    found = _MENU.fullmatch(menu_id)
    if found is None or not (values or found["stem"]):
        return None
    chosen = ":".join(part for part in (found["stem"], "".join(values)) if part)
    return parse_id(f"gin:{found['head']}:{chosen}")


def make_who_id(kind: PressKind, table: int, ply: int, stem: str) -> str:
    """Write the custom_id of a menu of members; the chosen one's id goes on the stem."""
    return f"who:{kind}:{table}:{ply}:{stem}"


def parse_who(menu_id: str, member_id: int) -> Action | None:
    """Read the custom_id of a menu of members and who was chosen in it."""
    prefix, _, rest = menu_id.partition(":")
    return parse_id(f"gin:{rest}={member_id}") if prefix == "who" else None


def make_several_id(prefix: str, kind: PressKind, table: int, ply: int, stem: str) -> str:
    """Write the custom_id of a menu of channels ("chan") or of roles ("role")."""
    return f"{prefix}:{kind}:{table}:{ply}:{stem}"


def parse_several(prefix: str, menu_id: str, ids: Iterable[int]) -> Action | None:
    """Read the custom_id of such a menu; all that was chosen goes on the stem."""
    begins, _, rest = menu_id.partition(":")
    action, chosen = parse_id(f"gin:{rest}") if begins == prefix else None, sorted({*ids})
    if action is None or action.kind not in _SEVERAL or len(chosen) > CHOSEN:
        return None
    if chosen and chosen[-1] > MOST:
        return None
    return replace(action, rest=f"{action.rest}={'.'.join(map(str, chosen))}")
