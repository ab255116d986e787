"""Sets a bot up in a terminal: its token, kept in `.env`, and the link that invites it.

The token is never shown, and asked for without an echo.
"""

import asyncio
import getpass
import io
import os
import re
import sys
import warnings
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import discord
from dotenv import set_key
from pydantic import SecretStr

from cogs.app.config import SettingsProblem, read_settings
from cogs.app.connecting import Refused, is_outage, refusal_of
from cogs.app.invitation import NEEDED, OPTIONAL, install_link, invite_link, missing_of
from cogs.app.logs import configure
from cogs.app.running import BAD_SETTING, CANT_RUN
from cogs.transport.causes import cause_of
from cogs.transport.failfast import fail_fast, tracing

SETTING: Final = "DISCORD_TOKEN"
FILE: Final = Path(".env")
EXAMPLE: Final = Path(__file__).parents[2] / ".env.example"

# How often a token is asked for.
TRIES: Final = 3

# Seconds that Discord has for all answers.
PATIENCE: Final = 60.0

# Servers in one answer of Discord's, and lines about servers that lack something.
PAGE: Final = 200
LINES: Final = 20

# How much of a server's name is shown.
NAME: Final = 60

_YES: Final = frozenset({"", "y", "yes"})

_TOKEN: Final = re.compile(r"[\w.\-]+", re.ASCII)

INTRODUCTION: Final = """\
The bot needs a token. Create an application at https://discord.com/developers/applications,
open its page Bot, press Reset Token, and copy what appears."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server that the bot is in, and what it lacks there."""

    name: str
    lacks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """What Discord says about a token."""

    application_id: int
    name: str
    for_members: bool
    hindrances: tuple[str, ...]
    servers: tuple[Server, ...]


class Unusable(Exception):  # noqa: N818 - it carries a sentence for the bot's host
    """Nothing can be set up with that; the text says why, `status` is the exit status."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def is_wanted() -> bool:
    """Offer the setup to whoever starts a bot without a token in a terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    _say(f"{SETTING} isn't set.")
    try:
        answer = input("Set the bot up now? [Y/n] ")
    except (EOFError, KeyboardInterrupt):
        _say("")
        return False
    return answer.strip().lower() in _YES


def main() -> int:
    """Set the bot up, and return the exit status."""
    configure("CRITICAL")
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A server's name may have letters that a Windows terminal can't show.
        sys.stdout.reconfigure(errors="replace")
    try:
        _set_up()
    except Unusable as unusable:
        print(unusable, file=sys.stderr)  # noqa: T201 - for the bot's host, not for the log
        return unusable.status
    except KeyboardInterrupt:
        _say("\nNothing more was changed.")
        return CANT_RUN
    return 0


def _set_up() -> None:
    if given := os.environ.get(SETTING, "").strip():
        _say(f"{SETTING} is set in the environment, which goes before {FILE}.")
        account = _look_up(SecretStr(given))
        _greet(account)
    else:
        token, account = _ask(_kept())
        _greet(account)
        _say(f"The token is in {_keep(token)}, which only you can read.")
    _tell(account)


def _kept() -> SecretStr | None:
    """Return the token that there is already."""
    try:
        token = read_settings(token_needed=False).discord_token
    except SettingsProblem as problem:
        raise Unusable(str(problem), BAD_SETTING) from None
    return token if token.get_secret_value().strip() else None


def _ask(kept: SecretStr | None) -> tuple[SecretStr, Account]:
    """Ask for the token until Discord knows it."""
    alone = not sys.stdin.isatty()
    if not alone:
        _say(INTRODUCTION)
    for last in (*[False] * (TRIES - 1), True):
        try:
            token = _read(kept, alone=alone)
            return token, _look_up(token)
        except Unusable as unusable:
            if last or alone or unusable.status != BAD_SETTING:
                raise
            _say(str(unusable))
    raise AssertionError  # pragma: no cover - the last try returns or raises


def _read(kept: SecretStr | None, *, alone: bool) -> SecretStr:
    """Return the token that is typed, or comes through a pipe; nothing means the one kept."""
    if alone:
        typed = sys.stdin.readline()
    else:
        keeping = f"; Enter keeps the one in {FILE}" if kept is not None else ""
        with warnings.catch_warnings():
            warnings.simplefilter("error", getpass.GetPassWarning)
            try:
                typed = getpass.getpass(f"Token (it isn't shown{keeping}): ")
            except getpass.GetPassWarning:
                raise Unusable(
                    f"This terminal would show the token: put it into {FILE} yourself, as"
                    f" {EXAMPLE.name} shows.",
                    CANT_RUN,
                ) from None
            except EOFError:
                typed = ""
    typed = typed.strip().removeprefix("Bot ").strip()
    if not typed:
        if kept is not None:
            return kept
        raise Unusable("No token was given.", BAD_SETTING)
    return SecretStr(typed)


def _look_up(token: SecretStr) -> Account:
    if not _TOKEN.fullmatch(token.get_secret_value().strip()):
        raise Unusable(
            "That is no token: one has letters, digits, dots, dashes and underscores only.",
            BAD_SETTING,
        )
    try:
        return asyncio.run(_account_of(token))
    except Exception as error:
        if isinstance(refusal := refusal_of(error), Refused):
            sentence = str(refusal).replace(f"this {SETTING}", "this token")
            raise Unusable(sentence, BAD_SETTING if refusal.final else CANT_RUN) from None
        if not is_outage(error):
            raise
        raise Unusable(
            f"Discord can't be reached: {cause_of(error)}. Nothing was changed; try again later.",
            CANT_RUN,
        ) from None


async def _account_of(token: SecretStr) -> Account:
    """Ask Discord who a token is of, and where that bot is."""
    client = discord.Client(intents=discord.Intents.none(), http_trace=tracing())
    async with asyncio.timeout(PATIENCE), client, fail_fast():
        await client.login(token.get_secret_value().strip())
        servers = await _servers_of(client)
        about = client.application
        assert about is not None
        assert client.user is not None
        hindrances: list[str] = []
        if about.bot_require_code_grant:
            hindrances.append(
                "On the page Bot, turn off Requires OAuth2 Code Grant: with it nobody"
                " can invite the bot."
            )
        if about.interactions_endpoint_url:
            hindrances.append(
                "On the page General Information, empty Interactions Endpoint URL:"
                " with it no command reaches the bot."
            )
        return Account(
            about.id,
            _shown(client.user.name),
            about.user_integration_config is not None,
            tuple(hindrances),
            servers,
        )


async def _servers_of(client: discord.Client) -> tuple[Server, ...]:
    found: list[Server] = []
    after: str | None = None
    while True:
        page = await client.http.get_guilds(PAGE, after=after, with_counts=False)
        for each in page:
            held = discord.Permissions(int(each.get("permissions", 0)))
            lacks = tuple(one.label for one in missing_of(held))
            found.append(Server(_shown(each["name"]), lacks))
        if len(page) < PAGE:
            return tuple(found)
        after = str(page[-1]["id"])


def _keep(token: SecretStr) -> Path:
    """Write the token into `.env`, where all other lines stay; nobody else may read it."""
    try:
        if FILE.exists():
            FILE.chmod(0o600)
        else:
            with suppress(FileExistsError):
                made = os.open(FILE, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with os.fdopen(made, "w", encoding="utf-8") as lines:
                    lines.write(EXAMPLE.read_text("utf-8") if EXAMPLE.exists() else "")
        value = token.get_secret_value().strip()
        set_key(FILE, SETTING, value, quote_mode="never", follow_symlinks=True)
    except OSError as error:
        raise Unusable(
            f"{FILE.absolute()} can't be written ({error.strerror}). Nothing was changed.", CANT_RUN
        ) from None
    return FILE.absolute()


def _greet(account: Account) -> None:
    _say(f"Discord knows this token: it is {account.name}'s.")


def _tell(account: Account) -> None:
    for sentence in account.hindrances:
        _say(sentence)
    _say("\nThis link invites the bot to a server:")
    _say(f"  {invite_link(account.application_id)}")
    uses = " and ".join(each.use for each in OPTIONAL)
    _say(f"If it is also {uses}, use this one:")
    _say(f"  {invite_link(account.application_id, (*NEEDED, *OPTIONAL))}")
    if account.for_members:
        _say("With this one, members take it along to group chats and other servers:")
        _say(f"  {install_link(account.application_id)}")
    _say(f"\n{_whereabouts(account.servers)}")


def _whereabouts(servers: Sequence[Server]) -> str:
    """Say in which servers the bot is, and what it lacks there."""
    if not servers:
        return "It is in no server yet."
    lacking = [each for each in servers if each.lacks]
    count = "one server" if len(servers) == 1 else f"{len(servers)} servers"
    if not lacking:
        return f"It is in {count} and has all the permissions there that it needs."
    lines = [f"It is in {count}. Grant it there what it lacks (Server Settings, Roles):"]
    lines += [f"  {each.name}: {', '.join(each.lacks)}" for each in lacking[:LINES]]
    if len(lacking) > LINES:
        lines.append(f"  and {len(lacking) - LINES} more")
    return "\n".join(lines)


def _shown(name: str) -> str:
    """Return a name for the terminal, which would obey control characters."""
    plain = "".join(each if each.isprintable() else " " for each in name)
    return plain if len(plain) <= NAME else f"{plain[: NAME - 1]}…"


def _say(sentence: str) -> None:
    print(sentence, flush=True)  # noqa: T201 - for the bot's host, not for the log
