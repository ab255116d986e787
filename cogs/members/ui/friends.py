"""A member's friends, and the members they have blocked."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from cogs.kit.drawing import BRAND, QUIET, Drawing, Part, Ui, draw, lines, row, small
from cogs.kit.ids import make_id, make_who_id
from cogs.kit.items import press, who
from cogs.kit.own_pages import back_to_me
from cogs.kit.pages import page_row
from cogs.kit.press_kinds import PressKind
from cogs.kit.press_words import FriendWord
from cogs.kit.text import safe_name
from data.core.anonymous import is_gone
from data.core.members import Member

PAGE: Final = 6  # members, each of up to four of a message's forty components


def draw_friends(
    friends: Sequence[Member], ui: Ui, *, page: int = 0, here: bool = True, note: str = ""
) -> Drawing:
    """Draw a page (from 0) of friends, who may be challenged `here`; `note` is what was done."""
    head = [ui.text("friends-title"), note and small(note)]
    foot = _foot(FriendWord.ADD, FriendWord.BLOCKED, ui, here=here)
    if not friends:
        return draw(BRAND, lines(*head, ui.text("friends-none")), *foot)

    def row_of(friend: Member) -> Part:
        challenge = press(
            ui.text("press-friend-challenge"),
            make_id(PressKind.FRIEND, 0, rest=f"{FriendWord.CHALLENGE}.{friend.member_id}"),
            style=discord.ButtonStyle.success,
        )
        remove = make_id(PressKind.FRIEND, 0, rest=f"{FriendWord.REMOVE}.{friend.member_id}")
        return row(challenge if here else None, press(ui.text("press-remove"), remove))

    pages = _pages(friends)
    page = min(page, pages - 1)
    parts: list[Part] = [lines(*head, small(ui.text("friends-about")))]
    for friend in _on(friends, page):
        parts += [f"**{safe_name(friend.name)}**", row_of(friend)]
    turning = page_row(PressKind.FRIEND, f"{FriendWord.FRIENDS}.", page, pages, ui)
    return draw(BRAND, *parts, turning, *foot)


def draw_blocked(
    blocked: Sequence[Member], ui: Ui, *, page: int = 0, here: bool = True, note: str = ""
) -> Drawing:
    """Draw a page (from 0) of blocked members; `note` is what was done, more are chosen `here`."""
    head = [ui.text("blocked-title"), note and small(note)]
    foot = _foot(FriendWord.BLOCK, FriendWord.FRIENDS, ui, here=here)
    if not blocked:
        return draw(QUIET, lines(*head, ui.text("blocked-none")), *foot)
    pages = _pages(blocked)
    page = min(page, pages - 1)
    parts: list[Part] = [lines(*head, small(ui.text("blocked-about")))]
    for each in _on(blocked, page):
        unblock = make_id(PressKind.FRIEND, 0, rest=f"{FriendWord.UNBLOCK}.{each.member_id}")
        parts += [f"**{called(each, ui)}**", row(press(ui.text("press-unblock"), unblock))]
    turning = page_row(PressKind.FRIEND, f"{FriendWord.BLOCKED}.", page, pages, ui)
    return draw(QUIET, *parts, turning, *foot)


def _foot(word: FriendWord, other: FriendWord, ui: Ui, *, here: bool) -> Iterator[Part]:
    if here:
        yield row(who(make_who_id(PressKind.FRIEND, 0, 0, word), ui.text(f"friends-{word}")))
    else:
        yield small(ui.text("friends-elsewhere"))
    listed = press(
        ui.text(f"press-friends-{other}"), make_id(PressKind.FRIEND, 0, rest=f"{other}.0")
    )
    yield row(listed, back_to_me(ui))


def page_with(every: Sequence[Member], member_id: int) -> int:
    """Return the page (from 0) of a list with a member; the first if they aren't on it."""
    places = (at for at, each in enumerate(every) if each.member_id == member_id)
    return next(places, 0) // PAGE


def called(member: Member, ui: Ui) -> str:
    """Return the name of a member on a list, who may have been deleted since."""
    return ui.text("name-someone") if is_gone(member.member_id) else safe_name(member.name)


def _pages(every: Sequence[Member]) -> int:
    return max(1, -(-len(every) // PAGE))


def _on(every: Sequence[Member], page: int) -> Iterator[Member]:
    yield from every[page * PAGE : (page + 1) * PAGE]
