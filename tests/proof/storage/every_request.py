"""Everything that members can ask of the bot: each command, press, form, and suggestion.

The order counts, as each changes the server for those that follow: what ends something comes last.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from discord import AppCommandType
from discord.app_commands import Command, ContextMenu

from cogs.app.client import Undercut
from cogs.kit.ids import make_id
from cogs.transport.deferral import PUBLIC
from playground.driver import Actor, Answer, Sent
from tests.proof.storage.populated_server import PopulatedServer
from tests.wire.doors import privacy
from tests.wire.harness import offered

Act = Callable[[], Awaitable[Answer]]
"""Asks, and gives the first answer."""

Ready = tuple[Actor, Act]
"""Who will ask, and what does it."""

Shown = Literal["privately", "publicly", "directly"]


@dataclass(frozen=True)
class Case:
    """One thing that is asked.

    Attributes:
        what: The command, kind of press or form, or option that it is about.
        more: What else tells it from others about the same.
        prepare: Sees to all that comes before; gives who will ask, and how.
    """

    what: str
    more: str
    prepare: Callable[[PopulatedServer], Awaitable[Ready]]

    @property
    def name(self) -> str:
        """What it is called in reports."""
        return f"{self.what} {self.more}".strip()


@dataclass(frozen=True)
class At:
    """Stands for the number of a place of the server's."""

    place: str


@dataclass(frozen=True)
class Who:
    """Stands for a member of the server's."""

    name: str


def everything(bot: Undercut) -> set[str]:
    """What a bot can be asked: its commands, their options with suggestions, presses and forms."""
    found = {f"press {kind}" for kind in bot.presses.kinds} | {
        f"form {kind}" for kind in bot.forms.kinds
    }
    for one in bot.tree.walk_commands():
        if isinstance(one, Command):
            found.add(f"/{one.qualified_name}")
            found |= {
                f"typing /{one.qualified_name} {option.name}"
                for option in one.parameters
                if option.autocomplete
            }
    for menu in bot.tree.get_commands(type=AppCommandType.user):
        assert isinstance(menu, ContextMenu)
        found.add(f"menu {menu.name}")
    return found


def declared_public(bot: Undercut) -> set[str]:
    """The commands whose answers everybody in the channel sees, by what `everything` calls them."""
    found = {
        f"/{one.qualified_name}"
        for one in bot.tree.walk_commands()
        if isinstance(one, Command) and one.extras == PUBLIC
    }
    menus = bot.tree.get_commands(type=AppCommandType.user)
    return found | {f"menu {one.name}" for one in menus if one.extras == PUBLIC}


def _given(server: PopulatedServer, value: Any) -> Any:
    if isinstance(value, At):
        return server.places[value.place]
    return server.member(value.name) if isinstance(value, Who) else value


def _more(options: dict[str, Any]) -> str:
    told = (getattr(one, "name", getattr(one, "place", one)) for one in options.values())
    return " ".join(str(one) for one in told)


def command(name: str, by: str = "north", *, directly: bool = False, **options: Any) -> Case:
    """A slash command."""

    async def prepare(server: PopulatedServer) -> Ready:
        actor = server.member(by)
        given = {key: _given(server, value) for key, value in options.items()}
        where = actor.dm() if directly else None
        return actor, lambda: actor.command(name, where=where, **given)

    return Case(f"/{name}", f"{_more(options)} {'directly' if directly else ''}".strip(), prepare)


def menu(name: str, target: str, by: str = "north") -> Case:
    """A command of a member's menu."""

    async def prepare(server: PopulatedServer) -> Ready:
        actor = server.member(by)
        return actor, lambda: actor.user_command(name, server.member(target))

    return Case(f"menu {name}", "", prepare)


def typing(name: str, option: str, by: str = "north", **options: Any) -> Case:
    """An option that is being typed."""

    async def prepare(server: PopulatedServer) -> Ready:
        actor, given = server.member(by), {key: _given(server, one) for key, one in options.items()}
        return actor, lambda: actor.type_in(name, option, **given)

    return Case(f"typing /{name} {option}", "", prepare)


def press(
    kind: str,
    place: str | None = None,
    rest: str = "",
    *,
    by: str = "north",
    ply: int | Literal["now"] | None = None,
    shown: Shown = "privately",
) -> Case:
    """A press of a button.

    Args:
        kind: What kind of press.
        place: The table or the like that it is about.
        rest: What else it asks for; `{south}` stands for that member's id.
        by: Who presses: a member, "turn" for the one who plays next there, or "wait" for the other.
        ply: The ply that the button shows; "now" for the table's.
        shown: Who sees the message that is pressed.
    """

    async def prepare(server: PopulatedServer) -> Ready:
        seated = {"turn": server.on_turn, "wait": server.off_turn}
        actor = await seated[by](place or "") if by in seated else server.member(by)
        button = server.button(actor, await _custom_id(server, kind, place, rest, ply), shown=shown)
        return actor, lambda: actor.press(button, "Press")

    return Case(f"press {kind}", f"{place or ''} {rest} {shown}".strip(), prepare)


async def _custom_id(
    server: PopulatedServer, kind: str, place: str | None, rest: str, ply: int | str | None
) -> str:
    number = 0 if place is None else server.places.get(place, 0)
    if place == "server":
        number = int(server.harness.discord.guild.id)
    elif place in server.harness.discord.members:
        number = server.member(place).id
    at = await server.ply(place or "") if ply == "now" else ply
    ids = {name: actor.id for name, actor in server.harness.discord.members.items()}
    word = rest.format(**ids, **server.places)
    return make_id(kind, number, at if at is None else int(at), word)


def form(
    kind: str, place: str | None, rest: str, text: str, *, ply: int | Literal["now"] | None = None
) -> Case:
    """A form that a press of North's has opened, and that is sent off."""

    async def prepare(server: PopulatedServer) -> Ready:
        actor = server.north
        custom_id = await _custom_id(server, kind, place, rest, ply)
        opened = await actor.press(server.button(actor, custom_id), "Press")
        return actor, lambda: actor.submit(opened, text=text)

    return Case(f"form {kind}", rest, prepare)


def _move() -> Case:
    async def prepare(server: PopulatedServer) -> Ready:
        actor, hand, move = await server.harness.act(server.places["duel"])
        return actor, lambda: actor.press(hand, move)

    return Case("press move", "", prepare)


def _forget() -> Case:
    async def prepare(server: PopulatedServer) -> Ready:
        actor = server.member("west")
        kept = await privacy(actor)
        asked = await actor.press(kept, _button(kept, "ask"))
        return actor, lambda: actor.press(asked, _button(asked, "forget"))

    return Case("press data", "forget", prepare)


def _button(answer: Answer, rest: str) -> str:
    return next(key for key, one in offered(answer.message).items() if one.rest == rest)


REASON: Final = "the cards were marked"

TYPED: Final = (
    *(typing("gin challenge", option, member=Who("south")) for option in ("variant", "contest")),
    typing("gin challenge", "target", member=Who("south")),
    *(
        typing(f"gin {name}", option)
        for name in ("play", "practice", "realcards")
        for option in ("variant", "contest", "target")
    ),
    *(typing(f"gin {name}", "table") for name in ("hand", "scores", "verify", "replay", "review")),
    typing("gin rules", "variant"),
    *(typing("gin history", option) for option in ("variant", "since")),
    typing("cup show", "cup"),
    typing("league show", "league"),
    typing("ladder show", "ladder"),
    typing("match show", "match"),
    typing("gin-admin void", "table", reason=REASON),
    typing("gin-admin adjudicate", "table", winner=Who("north"), reason=REASON),
    typing("gin-admin unstick", "table"),
)
"""Suggestions."""

LOOKS: Final = (
    command("gin hand", table=At("duel")),
    command("gin hand"),
    command("gin hand", table=At("duel"), by="east"),
    command("gin games"),
    command("gin scores", table=At("over")),
    command("gin rules"),
    command("gin rules", variant="oklahoma"),
    command("gin rules", variant="no such rules"),
    command("gin me"),
    command("gin play"),
    command("gin play", variant="no such rules"),
    command("gin verify", table=At("over")),
    command("gin replay", table=At("over")),
    command("gin replay", file=Sent("odd.txt", b"nothing")),
    command("gin review", table=At("over")),
    press("export", None, "page"),
    press("export", None, "records"),
    press("friend", None, "friends.0"),
    press("friend", None, "blocked.0"),
    press("away", None, "page"),
    press("away", None, "type"),
    command("gin help"),
    command("gin learn"),
    command("gin problem"),
    command("gin daily"),
    press("daily", None, "home", ply=1),
    press("daily", None, "seals", ply=99_999),
    press("dailypast", None, ply=1),
    press("dailydeal", None, "1.0.0", ply=1),
    press("dailyboard", None, "week.server.0", ply=20_000),
    press("data", "north", "keep", ply=0),
    command("cup new"),
    command("cup list"),
    command("cup show"),
    press("cuplist", None, "0"),
    press("cupshow", None, "1"),
    press("cup", None, "more", ply=1),
    press("cupteam", None, "join", ply=1),
    press("cuporganise", None, "home", ply=1),
    press("cupextras", None, "home", ply=1),
    press("cupextras", None, "event=", ply=1),
    press("cupsetup", None, "rules", ply=0),
    command("league new"),
    command("league list"),
    command("league show"),
    command("ladder new"),
    command("ladder list"),
    command("ladder show"),
    press("competitionlist", None, "league.0"),
    press("competitionshow", None, "1"),
    press("competition", None, "more", ply=1),
    press("ladder", None, "challenge", ply=2),
    press("competitionorganise", None, "home", ply=1),
    press("competitionsetup", None, "league.rules", ply=0),
    command("match new"),
    command("match accept", code="AAAAABBBBB"),
    command("match list"),
    command("match show"),
    press("matchlist", None, "0"),
    press("matchshow", None, "1"),
    press("match", None, "more", ply=1),
    press("matchorganise", None, "home", ply=1),
    press("matchsetup", None, "rules", ply=0),
    command("gin standings"),
    command("gin profile"),
    press("versus", None, "{north}.here={south}", ply=1),
    command("gin history"),
    command("gin-admin settings"),
    command("gin-admin news"),
    press("news"),
    command("gin-admin audit"),
    command("gin-admin delete"),
    menu("Gin profile", "south"),
    press("hand", "duel", shown="publicly"),
    press("hand", "duel", shown="publicly", by="east"),
    press("open", "duel"),
    press("picture", "duel"),
    press("scores", "over", shown="publicly"),
    press("scores", "over", "1"),
    press("rules", "duel", shown="publicly"),
    press("rules", None, "oklahoma:knocking"),
    press("page", None, "help:rules"),
    press("learn", None, "next", ply=1),
    press("games", None, "0"),
    press("tables", None, "0"),
    press("play", None, "home", ply=0),
    press("play", None, "friend", ply=0),
    press("play", None, "anyone", ply=0),
    press("play", None, "more", ply=0),
    press("watch", "duel", "look", by="east", shown="publicly"),
    press("watch", "duel", "follow", by="east"),
    press("cheer", "over", "0", by="south", shown="publicly"),
    press("cheer", "over", "0", by="east", shown="publicly"),
    press("board", None, "net.all.all.0", ply=1),
    press("profile", None, "{south}.overview.here.all", ply=1),
    press("versus", None, "{north}.{south}.all", ply=1),
    press("history", None, "0.-.-.0.-"),
    press("verify", "over", shown="publicly"),
    press("replay", "over", "3", ply=1),
    press("replay", "over", ply=1, shown="publicly"),
    press("review", "over", "1", ply=1),
    press("review", "over", ply=1, shown="publicly"),
    press("record", "over", shown="publicly"),
    press("film", "over", "keep", ply=1, shown="publicly"),
    press("import", None, "{file}.1", ply=1),
    press("advice", "group", by="south"),
    press("opponents", "group", "ask", by="south", ply=1),
    press("hint", "practice", ply="now", shown="directly"),
    press("ahead", "duel", "ask", by="wait", ply="now", shown="directly"),
    press("data", "north", "copy", ply=0),
    press("data", "north", "ask", ply=0),
    press("data", "north", "copy", ply=0, by="south", shown="publicly"),
    press("audit", None, "0"),
    press("erase", "server"),
    press("set", None, "show=language", ply=1),
    press("set", None, "type=time_zone", ply=1),
    press("panel", "panel", "group=game", ply=1),
    press("panel", "panel", "name", ply=1),
    press("panel", "panel", "type=game_target", ply=1),
    press("paper", "sheet", "guest:1", ply="now", shown="publicly"),
    press("entry", "sheet", "type", ply="now"),
    press("late", "duel", "wait", ply="now", shown="publicly"),
    press("quiet", "duel", "still", ply="now", shown="publicly"),
    press("quit", "duel", "ask"),
)
"""What shows something."""

CHANGES: Final = (
    press("away", None, "2100-01-01"),
    press("away", None, "back"),
    press("friend", None, "add={south}", ply=0),
    press("friend", None, "block={west}", ply=0),
    press("play", None, "queue", ply=0),
    press("play", None, "queue", ply=0, by="east"),
    press("panel", None, "new=oklahoma", ply=0),
    menu("Add to gin friends", "east"),
    menu("Challenge to gin", "west"),
    menu("Challenge to gin", "west", by="south"),
    command("gin challenge", member=Who("south")),
    command("gin challenge", member=Who("north")),
    command("gin challenge", member=Who("east"), by="south"),
    press("play", None, "target=50", ply=3),
    press("play", None, "with={west}", ply=1, by="south"),
    press("play", None, "seat", ply=0, by="west"),
    press("play", None, "queue", ply=0, by="west"),
    press("play", None, "seats=partners_2", ply=1, by="west"),
    command("gin practice", by="east"),
    command("gin realcards"),
    press("pause", "duel", "ask", shown="publicly"),
    press("pause", "duel", "ask"),
    press("pause", "duel", "ask", by="south", shown="directly"),
    press("pause", "duel", "resume", shown="publicly"),
    press("pause", "duel", "ask", shown="directly"),
    press("pause", "duel", "goon", by="south", shown="publicly"),
    press("pause", "duel", "ask", shown="directly"),
    press("pause", "duel", "no", by="south", shown="publicly"),
    _move(),
    press("pick", "duel", "-", by="turn", ply="now", shown="directly"),
    press("best", "duel", by="turn", ply="now", shown="directly"),
    press("ahead", "duel", "these:.gin", by="wait", ply="now", shown="directly"),
    press("ahead", "duel", "every:.gin", by="wait", ply="now", shown="directly"),
    press("ahead", "duel", "takeback", by="wait", ply="now", shown="directly"),
    press("confirm", "duel", "on", by="turn", ply="now", shown="directly"),
    press("next", "duel", ply="now", shown="directly"),
    press("look", "duel", "text", by="turn", shown="directly"),
    press("look", None, "picture"),
    press("snooze", "duel", "tomorrow", by="turn", ply="now", shown="directly"),
    press("nudge", "duel"),
    press("nudge", "duel", by="south"),
    press("friend", None, "challenge.{west}", by="east"),
    press("friend", None, "challenge.{south}"),
    press("friend", None, "remove.{south}"),
    press("friend", None, "unblock.{west}"),
    press("queue", None, "leave", by="east"),
    press("seat", "waiting", "rules", by="east", shown="publicly"),
    press("seat", "waiting", "accept", by="west", shown="publicly"),
    press("seat", "waiting", "accept", by="east", shown="publicly"),
    press("lobby", "lobby", "join0", by="south", shown="publicly"),
    press("lobby", "lobby", "join0", by="south", shown="publicly"),
    press("left", "group", "4.computer", shown="publicly"),
    press("again", "over", shown="publicly"),
    press("again", "over", by="east", shown="publicly"),
    press("film", "over", "share", ply=1, shown="publicly"),
    press("problem", None, "discard:2C", ply=1),
    press("daily", None, "play", ply=1),
    press("daily", None, "next1", ply=1),
    press("daily", None, "share", ply=1),
    press("dailymove", None, "stock", ply=1),
    press("dailypick", None, "-", ply=1),
    press("dailyconfirm", None, "on", ply=1),
    press("paper", "sheet", "enter", ply="now", shown="publicly"),
    press("entry", "sheet", "who:1", ply="now"),
    press("set", None, "to=language=de", ply=1),
    press("set", None, "to=language=en", ply=1),
    press("panel", "panel", "set=game_target=150", ply=1),
    press("panel", None, "of={duel}", ply=0),
    press("panel", "panel", "use=open", ply=1),
    press("cupsetup", None, "format=swiss", ply=1),
    press("cuptime", None, "bracket.1.1.0=ask", ply=1),
    press("cupresult", None, "bracket.1.1.0=claim.1", ply=2),
    form("cupteam", None, "enter", "Aces", ply=1),
    form("cupresult", None, "bracket.1.1.0=points.1", "120-85", ply=2),
    form("cupsetup", None, "title", "Summer cup", ply=0),
    press("competitionsetup", None, "league.size=6", ply=1),
    press("competitiontime", None, "challenge.1.1.0=ask", ply=2),
    press("matchsetup", None, "boards=6", ply=0),
    press("matchanswer", None, "accept=AAAAABBBBB"),
    form("competitionsetup", None, "ladder.title", "Summer ladder", ply=0),
    form("set", None, "type=time_zone", "Berlin", ply=1),
    form("away", None, "type", "3"),
    form("panel", "panel", "name", "Fast", ply=1),
    form("paper", "sheet", "guest:1", "Grandmother", ply="now"),
    form("entry", "sheet", "type", "18", ply="now"),
)
"""What changes something."""

ENDS: Final = (
    command("gin-admin unstick", table=At("duel")),
    command("gin-admin void", table=At("over"), reason=REASON),
    command("gin-admin adjudicate", table=At("duel"), winner=Who("south"), reason=REASON),
    press("quit", "practice", "yes"),
    press("data", "north", "forget", ply=0, by="south"),
    press("data", "north", "forget", ply=0),
    _forget(),
    form("erase", "server", "", "The Card Room"),
)
"""What ends something."""

CASES: Final = (*TYPED, *LOOKS, *CHANGES, *ENDS)
