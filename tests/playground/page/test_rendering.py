"""How messages look: text, components, embeds and hostile input."""

import random
from typing import Any

from playwright.async_api import Page, expect

from tests.playground.page.fake import BOT, MEMBERS, FakeServer, message

LAYOUT = 1 << 15
EPHEMERAL = 1 << 6
LOADING = 1 << 7

# A stand-in for a pane, and markdown() run on a text: its HTML, for comparison only.
MARKDOWN = """
async (texts) => {
    const { markdown } = await import("/markdown.js");
    const people = new Map([["1", {id: "1", username: "north", global_name: "North"}]]);
    const rooms = new Map([["2", {id: "2", type: 0, name: "general"}]]);
    const ctx = { seen: { memberOf: (id) => people.get(id), rooms } };
    return texts.map((text) => markdown(text, ctx).innerHTML);
}
"""


def north(page: Page) -> Any:
    return page.locator('[data-pane="north"]')


INLINE = [
    ("plain", "plain"),
    ("**b** *i* _i_ __u__ ~~s~~", "<strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s>"),
    ("***both***", "<strong><em>both</em></strong>"),
    ("**bold *and* slanted**", "<strong>bold <em>and</em> slanted</strong>"),
    ("snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"),
    (r"\*not\* <b>", "*not* &lt;b&gt;"),
    ("`a **b**` ``c`d``", "<code>a **b**</code> <code>c`d</code>"),
    ("**open *ended", "**open *ended"),
]
LINES = [
    ("# One\n## Two", '<h3 class="heading-1">One</h3><h4 class="heading-2">Two</h4>'),
    ("-# small", "<small>small</small>"),
    ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
    ("> a\n> b", '<blockquote><div class="text">a\nb</div></blockquote>'),
    (
        "x\n>>> a\n# b",
        (
            '<div class="text">x</div><blockquote><div class="text">a</div>'
            '<h3 class="heading-1">b</h3></blockquote>'
        ),
    ),
    ("```py\n**x**\n```", "<pre><code>**x**</code></pre>"),
    ("#no heading", '<div class="text">#no heading</div>'),
]


async def test_markdown(page: Page) -> None:
    wanted = {text: f'<div class="text">{html}</div>' for text, html in INLINE} | dict(LINES)
    drawn = await page.evaluate(MARKDOWN, list(wanted))
    assert dict(zip(wanted, drawn, strict=True)) == wanted


async def test_mentions_commands_and_times(page: Page, server: FakeServer) -> None:
    me = MEMBERS["north"]["id"]
    text = f"<@{me}> in <#500000000000000002>, </gin hand:70>: <t:0:D> <t:0:R> <@404>"
    await server.post(message(1, text, mentions=[MEMBERS["north"]]), to="north")
    shown = north(page).locator("[data-message]")
    await expect(shown).to_contain_text("@North in #card-table, /gin hand: January 1, 1970")
    await expect(shown).to_contain_text("years ago <@404>")
    await expect(shown).to_have_class("message to-me")
    await shown.get_by_role("button", name="/gin hand").click()
    await expect(north(page).locator(".command")).to_have_text("/gin hand")
    await shown.get_by_role("button", name="#card-table").click()
    await expect(north(page).locator("[aria-current]")).to_contain_text("card-table")


async def test_relative_times_move_on(page: Page) -> None:
    words = """async ([from, now]) => (await import("/markdown.js")).relative(from, "en", now)"""
    cases = {(100, 40): "in 1 minute", (40, 100): "1 minute ago", (7300, 0): "in 2 hours"}
    for (moment, now), expected in cases.items():
        assert await page.evaluate(words, [moment, now]) == expected


JUMBO = {
    "<:card_7d:1> <:card_8d:2>\n<:card_9d:3>": True,
    "🎉": True,
    "<:card_7d:1> to you": False,
    "<:card_7d:1>" * 31: False,
}


async def test_emojis_alone_are_large(page: Page, server: FakeServer) -> None:
    for number, (text, large) in enumerate(JUMBO.items()):
        post = message(number, text)
        await server.post(post)
        shown = north(page).locator(f'[data-message="{post["id"]}"]')
        await shown.wait_for()
        assert await shown.locator(".jumbo").count() == int(large)


async def test_custom_emojis_are_pictures_with_names(page: Page, server: FakeServer) -> None:
    await server.post(message(1, "<:card_7d:123>"))
    await expect(north(page).get_by_alt_text(":card_7d:")).to_have_attribute(
        "src", f"{server.url}cdn/emojis/123.png"
    )


async def test_layout_components(page: Page, server: FakeServer) -> None:
    row = [
        {"type": 2, "style": 1, "label": "Draw", "custom_id": "a"},
        {"type": 2, "style": 4, "label": "Knock", "custom_id": "b", "disabled": True},
        {"type": 2, "style": 5, "label": "Rules", "url": "https://example.com/rules"},
        {"type": 2, "style": 2, "custom_id": "c", "emoji": {"id": "5", "name": "card_7d"}},
    ]
    inside = [
        {"type": 10, "content": "## Deal 3"},
        {
            "type": 9,
            "components": [{"type": 10, "content": "A section"}],
            "accessory": {"type": 11, "media": {"url": "/cdn/a.png"}, "description": "a card"},
        },
        {"type": 14, "divider": True, "spacing": 2},
        {
            "type": 12,
            "items": [
                {"media": {"url": "attachment://hand.png"}, "description": "North's hand"},
                {"media": {"url": "/cdn/b.png"}, "description": "South's hand"},
            ],
        },
        {"type": 13, "file": {"url": "/cdn/game.txt"}, "name": "game.txt", "size": 2048},
        {"type": 1, "components": row},
    ]
    files = [{"id": "1", "filename": "hand.png", "url": f"{server.url}cdn/real.png", "size": 9}]
    post = message(
        1,
        flags=LAYOUT,
        attachments=files,
        components=[{"type": 17, "accent_color": 0x00FF80, "components": inside}],
    )
    await server.post(post)
    shown = north(page).locator(f'[data-message="{post["id"]}"]')
    await expect(shown.get_by_role("heading", name="Deal 3")).to_be_visible()
    accent = "node => node.style.getPropertyValue('--accent')"
    assert await shown.locator(".container").evaluate(accent) == "#00ff80"
    await expect(shown.get_by_role("separator")).to_be_visible()
    await expect(shown.get_by_alt_text("a card")).to_be_visible()
    hand = shown.get_by_alt_text("North's hand")
    await expect(hand).to_have_attribute("src", files[0]["url"])
    await expect(shown.get_by_role("link", name="game.txt")).to_contain_text("2 KB")
    await expect(shown.get_by_role("button", name="Draw")).to_be_enabled()
    await expect(shown.get_by_role("button", name="Knock")).to_be_disabled()
    await expect(shown.get_by_role("button", name="card_7d")).to_be_enabled()
    await expect(shown.get_by_role("link", name="Rules")).to_have_attribute(
        "href", "https://example.com/rules"
    )
    await hand.click()
    await expect(page.get_by_role("dialog").get_by_alt_text("North's hand")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_headers(page: Page, server: FakeServer) -> None:
    used = {"user": MEMBERS["south"], "name": "gin challenge"}
    await server.post(message(1, "a game", interaction_metadata=used))
    await server.post(message(2, "thinking", flags=LOADING))
    await server.post(message(3, "for you", flags=EPHEMERAL))
    await server.post(message(4, "later", edited_timestamp="2026-01-05T18:09:00+00:00"))
    reply = message(5, "an answer", referenced_message=message(1, "a game"))
    await server.post(reply)
    shown = north(page).locator("[data-message]")
    await expect(shown.nth(0)).to_contain_text("South used /gin challenge")
    await expect(shown.nth(0).locator(".badge")).to_have_text("APP")
    await expect(shown.nth(1)).to_contain_text("Undercut is thinking…")
    await expect(shown.nth(2)).to_contain_text("Only you can see this · Dismiss message")
    await expect(shown.nth(3)).to_contain_text("(edited)")
    await expect(shown.nth(4)).to_contain_text("Undercut a game")


async def test_embeds_and_attachments(page: Page, server: FakeServer) -> None:
    embed = {
        "title": "Standings",
        "description": "**North** leads",
        "color": 0xFFAA00,
        "fields": [{"name": "Games", "value": "3", "inline": True}],
        "footer": {"text": "this week"},
    }
    files = [
        {"id": "1", "filename": "hand.png", "url": "/cdn/h.png", "content_type": "image/png"},
        {"id": "2", "filename": "game.txt", "url": "/cdn/g.txt", "size": 100},
    ]
    await server.post(message(1, embeds=[embed], attachments=files))
    shown = north(page).locator(".embed")
    for words in ("Standings", "North leads", "Games", "this week"):
        await expect(shown).to_contain_text(words)
    await expect(north(page).get_by_alt_text("hand.png")).to_be_visible()
    await expect(north(page).get_by_role("link", name="game.txt")).to_be_visible()


HOSTILE = '<img src=x onerror="window.pwned=1">"\'><script>window.pwned=1</script>'


async def test_hostile_names_and_texts_stay_text(page: Page, server: FakeServer) -> None:
    author = {**BOT, "id": "1", "global_name": HOSTILE}
    option = {"label": HOSTILE, "value": HOSTILE, "description": HOSTILE}
    components = [
        {"type": 10, "content": f"{HOSTILE} [press](javascript:window.pwned=1)"},
        {"type": 12, "items": [{"media": {"url": "javascript:1"}, "description": HOSTILE}]},
        {
            "type": 1,
            "components": [
                {"type": 2, "style": 2, "label": HOSTILE, "custom_id": HOSTILE},
                {"type": 2, "style": 5, "label": "away", "url": "javascript:window.pwned=1"},
            ],
        },
        {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": [option]}]},
    ]
    post = message(1, author=author, flags=LAYOUT, components=components)
    await server.post(post)
    await server.post(message(2, HOSTILE, author=author, interaction_metadata={"user": author}))
    shown = north(page).locator(f'[data-message="{post["id"]}"]')
    await expect(shown.locator(".author")).to_have_text(HOSTILE)
    await expect(shown.locator(".markdown")).to_have_text(f"{HOSTILE} press")
    await shown.get_by_role("combobox").click()
    await expect(page.get_by_role("option")).to_contain_text(HOSTILE)
    await page.keyboard.press("Escape")
    await shown.locator(".button", has_text="<img").click()
    assert await page.evaluate("window.pwned") is None
    assert await shown.locator('script, [onerror], [href^="javascript"]').count() == 0
    assert server.received[-1]["custom_id"] == HOSTILE


FRAGMENTS = (
    *("*", "**", "***", "_", "__", "~~", "||", "`", "```", "\n", "# ", "> ", ">>> ", "- ", "1. "),
    *("-# ", "[a](", ")", "https://a.b/c", "<", ">", "<@1>", "<#2>", "<:a:3>", "<t:4:R>", "\\"),
    *("javascript:alert(1)", "</a b:5>", "word", " ", "<script>", "é", "🎉", "(", "]", "@everyone"),
)
ALLOWED = {
    *("a", "blockquote", "button", "code", "div", "em", "h3", "h4", "h5", "img", "li", "ol"),
    *("pre", "s", "small", "span", "strong", "time", "u", "ul"),
}
ELEMENTS = """
(sources) => sources.map((source) => {
    const tree = new DOMParser().parseFromString(source, "text/html").body;
    const nodes = [...tree.querySelectorAll("*")];
    return {
        tags: nodes.map((node) => node.tagName.toLowerCase()),
        links: nodes.map((node) => node.getAttribute("href")).filter(Boolean),
        acts: nodes.some((node) => [...node.attributes].some(({ name }) => name.startsWith("on"))),
    };
})
"""


async def test_any_text_makes_harmless_elements(page: Page) -> None:
    chance = random.Random(20)
    texts = ["".join(chance.choices(FRAGMENTS, k=chance.randint(1, 40))) for _ in range(500)]
    texts += [fragment * 500 for fragment in FRAGMENTS]  # and none takes for ever
    for drawn in await page.evaluate(ELEMENTS, await page.evaluate(MARKDOWN, texts)):
        assert set(drawn["tags"]) <= ALLOWED
        assert all(link.startswith(("http://", "https://")) for link in drawn["links"])
        assert not drawn["acts"]
