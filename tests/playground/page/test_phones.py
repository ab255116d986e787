"""What the bot sends, as phones of three widths show it, in Discord's measures (style.css).

Rows of buttons stand in one line each, nothing is wider than the screen, and what a member has to
see at once fits between the app's bars, as far as it can.
"""

import io
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page

from club.core.languages import shipped
from cogs.kit.drawing import Drawing
from playground.standin.validation.walk import walk
from tests.cogs.scenes import EMOJI
from tests.playground.page.fake import GENERAL, FakeServer, message
from tests.playground.page.phone_screens import Screen, screens

FONT = "Liberation Sans"
STYLE = f':root {{ font-family: "{FONT}" }} .button {{ letter-spacing: 0.02em }}'
"""A font in which a text is the same on every machine: as wide as Arial, which Discord falls back
on, with labels a little wider, as theirs are set in a heavier weight."""

PHONES = {(360, 740): 168, (390, 844): 193, (430, 932): 205}
"""Phones, each with the pixels of its screen that the bars take: the system's above (24, 47, 59),
the channel's name (56), the line to write in (56), and the system's below (32, 34, 34)."""

LAYOUT = 1 << 15

WEIGHED = ("en", "de")
"""The languages whose every word has been weighed for the narrowest phone."""

MORE_THAN_A_SCREEN = {
    "reading": (640, 385, 265),
    "daily match": (617, 538, 423),
}
"""Pixels by which the longest screen of a kind exceeds each phone; none for any other kind. A hand
counts from under its head, as Discord shows the end of a message. Help is for reading,
which one scrolls, as are lessons and problems, and the results and boards of a daily match, whose
names are the longest here."""

MORE_IN_OTHER_LANGUAGES = {
    "hand, knock": (20, 0, 0),
    "hand, long knock": (20, 0, 0),
    "settlement with a sheet": (5, 0, 0),
    "reading": (613, 430, 265),
    "daily match": (665, 567, 471),
}
"""The same in the other languages, which say much with longer words."""

PICTURES = """
() => Promise.all([...document.querySelectorAll(".gallery img")].map((picture) => {
    picture.loading = "eager";
    return picture.decode();
}))
"""
"""Loads the pictures, which a browser would otherwise leave until they are looked at."""

MEASURE = """
() => [...document.querySelectorAll(".message")].map((message) => {
    const box = message.getBoundingClientRect();
    const under = message.querySelector("hr.separator")?.getBoundingClientRect().top ?? box.top;
    const lines = (row) => {
        const tops = [...row.querySelectorAll(":scope > .button")].map((one) => one.offsetTop);
        return new Set(tops).size;
    };
    return {
        id: message.dataset.message,
        height: box.height,
        underHead: box.bottom - under,
        wider: message.scrollWidth > message.clientWidth + 1,
        broken: [...message.querySelectorAll(".row")].filter((row) => lines(row) > 1)
            .map((row) => [...row.children].map((one) => one.textContent).join(" | ")),
    };
})
"""


def has_font() -> bool:
    if (tool := shutil.which("fc-match")) is None:
        return False
    found = subprocess.run([tool, FONT, "family"], capture_output=True, text=True, check=True)
    return FONT in found.stdout


def can_write(language: str) -> bool:
    """Whether a font of the machine has a language's letters; without it they are narrow boxes."""
    if language != "ja" or (tool := shutil.which("fc-list")) is None:
        return language != "ja"
    found = subprocess.run([tool, ":lang=ja"], capture_output=True, text=True, check=True)
    return bool(found.stdout.strip())


def as_message(number: int, drawing: Drawing, server: FakeServer) -> dict[str, Any]:
    """A drawing as the page gets it, with its pictures on the server."""
    sent = message(number, flags=LAYOUT, components=drawing.view.to_components())
    for make in drawing.files:
        file = make()
        path = f"files/{number}/{file.filename}"
        server.files[path] = file.fp.read()
        with Image.open(io.BytesIO(server.files[path])) as image:
            size = {"width": image.width, "height": image.height}
        sent["attachments"].append({"filename": file.filename, "url": f"/cdn/{path}", **size})
        for part in walk(sent["components"]):
            for item in part.get("items", ()):
                item["media"] |= size
    return sent


def everything(languages: Iterable[str]) -> Iterator[Screen]:
    for language in languages:
        yield from screens(EMOJI.in_language(language))


OTHERS = tuple(one for one in shipped() if one not in WEIGHED and can_write(one))


@pytest_asyncio.fixture(loop_scope="session")
async def shown(
    browser: Browser, server: FakeServer, languages: tuple[str, ...]
) -> AsyncIterator[tuple[Page, dict[str, Screen]]]:
    """All screens one below the other, on one page."""
    if not has_font():
        pytest.skip(f"the font {FONT} isn't on this machine")
    by_id = dict[str, Screen]()
    for number, screen in enumerate(everything(languages)):
        sent = as_message(number, screen.drawing, server)
        # An hour apart: messages that follow each other soon stand under one head.
        sent["timestamp"] = (datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=number)).isoformat()
        by_id[sent["id"]] = screen
        server.messages.setdefault(GENERAL, []).append(sent)
    context = await browser.new_context(is_mobile=True, has_touch=True, bypass_csp=True)
    page = await context.new_page()
    await page.goto(f"{server.url}#north")
    await page.add_style_tag(content=STYLE)
    await page.locator(".message").last.wait_for()
    await page.evaluate(PICTURES)
    yield page, by_id
    await context.close()


@pytest.mark.parametrize(
    ("languages", "budgets"),
    [
        (WEIGHED, MORE_THAN_A_SCREEN),
        (OTHERS, MORE_IN_OTHER_LANGUAGES),
    ],
    ids=["weighed", "others"],
)
async def test_every_screen_fits_a_phone(
    shown: tuple[Page, dict[str, Screen]], budgets: dict[str, tuple[int, int, int]]
) -> None:
    page, by_id = shown
    wrong: list[str] = []
    longest = dict[str, dict[int, tuple[float, str]]]()
    for (width, height), bars in PHONES.items():
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate("document.fonts.ready")
        for found in await page.evaluate(MEASURE):
            screen = by_id[found["id"]]
            wrong += [
                f"{width} px, {screen.name}, {screen.language}: {row}" for row in found["broken"]
            ]
            if found["wider"]:
                wrong.append(f"{screen.name} is wider than {width} px")
            tall = found["underHead"] if screen.kind.startswith("hand") else found["height"]
            over = (tall - height + bars, f"{screen.name}, {screen.language}")
            kind = longest.setdefault(screen.kind, {})
            kind[width] = max(over, kind.get(width, over))
    for kind, widths in longest.items():
        budget = budgets.get(kind, (0, 0, 0))
        for (width, (over, name)), most in zip(widths.items(), budget, strict=True):
            if over > most:
                wrong.append(f"{kind} at {width} px: {over:.0f} px too long ({name})")
    assert not wrong, "\n".join(wrong)
