"""What the tests of the page share."""

from typing import Any

from playwright.async_api import Locator, Page

from tests.playground.page.fake import FakeServer


def pane(page: Page, name: str = "north") -> Locator:
    return page.locator(f'[data-pane="{name}"]')


async def received(page: Page, server: FakeServer, kind: str) -> dict[str, Any]:
    """The newest request of a kind, once it has come."""
    for _ in range(500):
        found = [event for event in server.received if event["type"] == kind]
        if found:
            return {key: value for key, value in found[-1].items() if key != "nonce"}
        await page.evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError(f"the page sent no {kind}")


def row(*components: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": 1, "components": list(components)}]


def button(label: str, custom_id: str, **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **fields}
