"""Commands that are named become mentions to tap, wherever their ids are known."""

import pytest

from cogs.kit.drawing import BRAND, draw
from cogs.kit.text import ROOM, CommandLinks
from tests.cogs.drawn import text


@pytest.fixture
def links() -> CommandLinks:
    known = CommandLinks()
    known.know({"gin": 7, "Gin profile": 9})
    return known


def test_a_command_in_a_sentence_becomes_a_mention(links: CommandLinks) -> None:
    assert links.linked("Use `/gin play`, or `/gin me`.") == "Use </gin play:7>, or </gin me:7>."
    assert links.linked("`/gin replay file:` opens it") == "</gin replay:7> `file:` opens it"


@pytest.mark.parametrize("said", ["`/gin-admin void`", "/gin play", "`gin play`", "`/club x`"])
def test_what_has_no_id_or_is_no_command_stays(links: CommandLinks, said: str) -> None:
    assert links.linked(said) == said
    assert CommandLinks().linked("`/gin play`") == "`/gin play`"


def test_a_message_is_linked_where_there_is_room(links: CommandLinks) -> None:
    drawing = draw(BRAND, "`/gin play`", "`/gin me`")
    links.link(drawing.view)
    assert text(drawing) == "</gin play:7>\n</gin me:7>"
    full = draw(BRAND, "`/gin play`", "x" * (ROOM - len("`/gin play`")))
    links.link(full.view)
    assert text(full).startswith("`/gin play`")
