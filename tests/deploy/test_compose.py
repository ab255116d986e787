"""compose.yaml: SQLite by itself, PostgreSQL by a profile, and what both keep to."""

from typing import Any

import yaml

from tests.deploy.test_image import SAID
from tests.meta.test_sources import ROOT

TEXT = (ROOT / "compose.yaml").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load(TEXT)
BOT: dict[str, Any] = COMPOSE["services"]["bot"]
DB: dict[str, Any] = COMPOSE["services"]["db"]


def test_the_bot_alone_is_what_starts_without_a_profile() -> None:
    plain = [name for name, each in COMPOSE["services"].items() if "profiles" not in each]
    assert plain == ["bot"]
    assert DB["profiles"] == ["postgres"]
    assert BOT["depends_on"]["db"] == {"condition": "service_healthy", "required": False}


def test_the_bot_may_write_to_its_volume_and_to_memory_alone() -> None:
    (volume,) = (each.text for each in SAID if each.name == "VOLUME")
    assert BOT["volumes"] == [f"data:{volume}"]
    assert BOT["read_only"] is True
    assert BOT["tmpfs"] == ["/tmp"]
    assert BOT["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in BOT["security_opt"]
    assert "ports" not in BOT
    assert "ports" not in DB


def test_both_come_back_after_a_restart_and_keep_short_logs() -> None:
    for service in (BOT, DB):
        assert service["restart"] == "unless-stopped"
        assert service["logging"] == {"driver": "local"}


def test_the_pinned_database_is_no_latest() -> None:
    name, _, tag = DB["image"].partition(":")
    assert name == "postgres"
    assert tag[:1].isdigit()


def test_every_volume_is_declared() -> None:
    used = {each.split(":")[0] for one in (BOT, DB) for each in one["volumes"]}
    assert used == {*COMPOSE["volumes"]}


def test_the_document_says_what_the_profile_needs() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for line in (
        "COMPOSE_PROFILES=postgres",
        "POSTGRES_PASSWORD=",
        "DATABASE_URL=postgresql+asyncpg://undercut:",
    ):
        assert line in text
        assert line in TEXT
