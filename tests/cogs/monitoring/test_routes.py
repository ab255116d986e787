"""The labels of requests: no id and no token, whatever the path."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from yarl import URL

from cogs.monitoring.routes import ANSWER, route_of

TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"
ROUTES = {
    f"POST /interactions/1201/{TOKEN}/callback": ANSWER,
    f"PATCH /webhooks/1202/{TOKEN}/messages/@original": (
        "PATCH /webhooks/{id}/{}/messages/@original"
    ),
    "POST /channels/1203/messages": "POST /channels/{id}/messages",
    "PATCH /channels/1203/messages/1204": "PATCH /channels/{id}/messages/{id}",
    "PUT /guilds/1/members/2/roles/3": "PUT /guilds/{id}/members/{id}/roles/{id}",
    "GET /gateway/bot": "GET /gateway/bot",
    "BREW /gateway/bot": "other /gateway/bot",
}


@pytest.mark.parametrize("asked", ROUTES)
def test_a_route_is_its_method_and_path(asked: str) -> None:
    method, _, path = asked.partition(" ")
    assert route_of(method, URL(f"https://discord.com/api/v10{path}").parts) == ROUTES[asked]


@given(st.text("GETPOST", max_size=8), st.lists(st.text(min_size=1, max_size=12), max_size=14))
def test_nothing_is_told_but_words_of_the_api(method: str, parts: list[str]) -> None:
    found = route_of(method, ["/", "api", "v10", *parts])
    assert re.fullmatch(r"other|(?:GET|POST|PUT|PATCH|DELETE|other) /[a-z0-9@{}/-]*", found)
