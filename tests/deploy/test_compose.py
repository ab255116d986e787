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


def test_several_processes_are_set_up_as_the_one_is() -> None:
    text = (ROOT / "docs" / "scaling.md").read_text("utf-8")
    block = text.partition("### With compose")[2].split("```")[1]
    services: dict[str, dict[str, Any]] = yaml.safe_load(block)["services"]
    one = {key: each for key, each in BOT.items() if key not in {"volumes", "depends_on"}}
    shards = list[str]()
    for each in services.values():
        # Nothing is kept but in PostgreSQL, which may be anywhere.
        shards += [each.pop("environment")["SHARD_IDS"]]
        assert each == {**one, "env_file": "shared.env"}
    assert shards == ["0-1", "2-3", "4-5"]


def test_metrics_are_published_to_the_machine_alone() -> None:
    text = (ROOT / "docs" / "monitoring.md").read_text("utf-8")
    (block,) = (each for each in text.split("```")[1::2] if "ports:" in each)
    assert yaml.safe_load(block)["services"]["bot"]["ports"] == ["127.0.0.1:9464:9464"]


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
