"""One browser for all tests of the page; a fresh page and a clean server for each."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright

from tests.browser import CHROMIUM, FLAGS
from tests.playground.page.fake import FakeServer

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 5000  # milliseconds


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/playground/page" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="session")
async def server() -> AsyncIterator[FakeServer]:
    async with FakeServer() as started:
        yield started


async def _open(browser: Browser, server: FakeServer, **options: object) -> AsyncIterator[Page]:
    context = await browser.new_context(**options)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = await context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    await page.goto(server.url)
    yield page
    await context.close()
    assert not wrong, "the page complained in the browser's console"


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser, server: FakeServer) -> AsyncIterator[Page]:
    """North and South side by side."""
    async for opened in _open(browser, server, viewport=DESK):
        await opened.wait_for_selector('[data-pane="south"] [data-channel]')
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser, server: FakeServer) -> AsyncIterator[Page]:
    """One pane at a time, touched."""
    async for opened in _open(browser, server, viewport=PHONE, has_touch=True, is_mobile=True):
        await opened.wait_for_selector('[data-pane="north"] [data-channel]')
        yield opened
