import os
from pathlib import Path

import pytest

from cogs.app import config
from cogs.app.config import Settings, SettingsProblem, read_settings
from cogs.app.env_file import is_open_to_others

SHARDS = ("SHARD_COUNT", "SHARD_IDS")
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def test_without_a_token_the_sentence_says_what_to_do() -> None:
    with pytest.raises(SettingsProblem, match=r"DISCORD_TOKEN.*\.env.*make play"):
        read_settings()


def test_settings_come_from_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=secret\nLOG_LEVEL=DEBUG\nOTHER=1\n", "utf-8")
    settings = read_settings()
    assert settings.discord_token.get_secret_value() == "secret"
    assert settings.log_level == "DEBUG"
    assert "secret" not in repr(settings)


def test_a_wrong_setting_is_named_and_its_value_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "shout")
    with pytest.raises(SettingsProblem) as problem:
        read_settings()
    assert "LOG_LEVEL" in str(problem.value)
    assert "shout" not in str(problem.value)
    assert "\n" not in str(problem.value)


def test_the_documents_address_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert read_settings().documents_url is None
    monkeypatch.setenv("DOCUMENTS_URL", "https://example.org/docs")
    assert str(read_settings().documents_url) == "https://example.org/docs"
    monkeypatch.setenv("DOCUMENTS_URL", "over there")
    with pytest.raises(SettingsProblem, match="DOCUMENTS_URL"):
        read_settings()


def test_an_unreadable_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(SettingsProblem, match=r"UTF-8"):
        read_settings()


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
def test_a_file_that_others_can_read_is_told(tmp_path: Path) -> None:
    assert not is_open_to_others()
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=secret\n", "utf-8")
    for mode, is_open in ((0o600, False), (0o640, True), (0o604, True), (0o400, False)):
        file.chmod(mode)
        assert is_open_to_others() == is_open


def test_the_example_names_every_setting_and_holds_no_token(tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text("utf-8")
    assert all(name.upper() in example for name in Settings.model_fields)
    (tmp_path / ".env").write_text(example, "utf-8")
    with pytest.raises(SettingsProblem, match="DISCORD_TOKEN isn't set"):
        read_settings()


WANTING = {
    "METRICS_PORT": ("9464", "prometheus_client"),
    "SENTRY_DSN": ("https://a@b/1", "sentry_sdk"),
}


@pytest.mark.parametrize("name", WANTING)
def test_what_needs_a_package_says_which(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    value, package = WANTING[name]
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv(name, value)
    assert read_settings().model_dump()[name.lower()] is not None
    monkeypatch.setattr(config, "find_spec", {}.get)
    with pytest.raises(SettingsProblem) as problem:
        read_settings()
    assert str(problem.value) == (
        f"{name} needs the Python package {package}: pip install -r requirements-monitoring.txt."
    )
    assert read_settings(token_needed=False)


def test_an_empty_setting_is_one_that_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    for name in WANTING:
        monkeypatch.setenv(name, "")
    assert read_settings().metrics_port is None
    assert read_settings().sentry_dsn is None


@pytest.mark.parametrize("port", ["0", "65536", "web"])
def test_a_port_is_one(monkeypatch: pytest.MonkeyPatch, port: str) -> None:
    monkeypatch.setenv("METRICS_PORT", port)
    with pytest.raises(SettingsProblem, match="METRICS_PORT"):
        read_settings(token_needed=False)


def test_a_dsn_is_kept_like_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENTRY_DSN", "https://public@sentry.example/1")
    assert "public" not in repr(read_settings(token_needed=False))


@pytest.mark.parametrize(
    ("text", "shards"),
    [("0-1", [0, 1]), ("2,3", [2, 3]), (" 5, 0 - 2 ,1", [0, 1, 2, 5]), ("0-5", [0, 1, 2, 3, 4, 5])],
)
def test_shards_are_read(monkeypatch: pytest.MonkeyPatch, text: str, shards: list[int]) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert read_settings().own_shards is None
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/name")
    monkeypatch.setenv("SHARD_COUNT", "6")
    assert read_settings().own_shards is None
    monkeypatch.setenv("SHARD_IDS", text)
    assert read_settings().own_shards == shards


@pytest.mark.parametrize(
    ("count", "text", "said"),
    [
        (None, "0-1", "SHARD_COUNT has to say"),
        ("6", "0-6", "the last 5"),
        ("6", "3-2", "the last 5"),
        ("6", "all", "write it like"),
        ("6", "-1", "write it like"),
        ("6", "1,,2", "write it like"),
        ("6", "9999999", "write it like"),
        ("0", None, "SHARD_COUNT"),
        ("six", None, "SHARD_COUNT"),
    ],
)
def test_shards_that_make_no_sense_are_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, count: str | None, text: str | None, said: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/name")
    for name, value in zip(SHARDS, (count, text), strict=True):
        if value is not None:
            monkeypatch.setenv(name, value)
    with pytest.raises(SettingsProblem, match=said) as problem:
        read_settings()
    assert "\n" not in str(problem.value)


def test_shards_are_left_to_others_only_where_all_share_a_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("SHARD_COUNT", "2")
    monkeypatch.setenv("SHARD_IDS", "0-1")
    assert read_settings().own_shards == [0, 1]
    monkeypatch.setenv("SHARD_IDS", "0")
    with pytest.raises(SettingsProblem, match="PostgreSQL"):
        read_settings()
