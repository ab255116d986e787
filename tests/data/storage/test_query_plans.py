"""Every query that is asked often finds its rows by an index, however large the tables grow."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import and_, delete, event, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.archive import history, imports, reviews
from data.core import audit, settings, watchers
from data.core.host_drafts import HostDraftKey
from data.cups import cup_roles, cup_scheduled_events, cups
from data.cups.cup_displays import CUP_DRAFTS, CUP_MESSAGES, CUP_NOTICES
from data.daily import daily_days, daily_runs, daily_totals
from data.daily.daily_totals import DailySpan
from data.house_rules import panels, presets
from data.house_rules.presets import Owner
from data.leagues import competitions
from data.leagues.competition_displays import (
    COMPETITION_DRAFTS,
    COMPETITION_MESSAGES,
    COMPETITION_NOTICES,
)
from data.leagues.competitions import COMPETITION_STORE
from data.lessons import problems
from data.matches.server_matches import MATCH_STORE, SIDE_MESSAGES, SIDE_NOTICES
from data.matchmaking import open_games, queue
from data.members import blocks, deletions, friends
from data.ratings import (
    badges,
    counted_results,
    deal_stats,
    games,
    outcomes,
    ratings,
    recounts,
    standings,
)
from data.ratings.board_viewers import BoardViewer
from data.ratings.deal_stats import StatsScope
from data.ratings.games import GameRow
from data.ratings.ratings import RatingRow
from data.ratings.standings import Board, Tally
from data.schema.deals import results as results_table
from data.schema.vocabulary import TableStatus
from data.scorepad import resting
from data.storage.database import Database
from data.storage.queries import one_of
from data.table import (
    boards,
    deals,
    displays,
    load_table,
    moves,
    practice_seeds,
    results,
    scores,
    tables,
)
from data.turn_clock import clocks, idle_practice, nudges, pauses
from data.watching import game_lists
from engine.contest import Contest
from engine.rules import PRESETS
from tests.data.sample_rows import NORTH, NOW, SERVER, SOUTH, running_table

pytestmark = pytest.mark.sqlite

Question = Callable[[AsyncConnection], Awaitable[Any]]

RULES = PRESETS.rules("standard")
KEY = "PRIMARY KEY (rowid=?)"
SET_BY = "member_settings USING INDEX sqlite_autoindex_member_settings_1 (member_id=? AND name=?)"
WAITS = queue.QueuePlace(SERVER, NORTH, 1, "cards", "standard", NOW, NOW, 1)
ONLOOKER = BoardViewer(NORTH, frozenset({SOUTH}))


async def _settled(connection: AsyncConnection) -> list[Any]:
    return [page async for page in counted_results.settled(connection, SERVER)]


SOUGHT = history.HistoryFilter((SERVER,), SOUTH, "standard", NOW)


QUESTIONS: dict[str, tuple[Question, tuple[str, ...]]] = {
    "moves of a deal": (lambda c: moves.of_deal(c, 1, 1), ("ix_moves_deal",)),
    "current deal": (lambda c: deals.current(c, 1), ("sqlite_autoindex_deals_1",)),
    "last result": (lambda c: results.last(c, 1), ("sqlite_autoindex_results_1",)),
    "a member's history": (
        lambda c: history.past(c, NORTH, SOUGHT, 10, after=(NOW, 7)),
        ("ix_seats_history", KEY, "ix_seats_member"),
    ),
    "files to forget": (imports.oldest, ("ix_imports_at",)),
    "a member's reviews": (lambda c: reviews.lately(c, NORTH, 50), ("ix_reviews_member",)),
    "who chose what": (
        lambda c: problems.tally(c, 1, "1-2"),
        ("sqlite_autoindex_answers_1 (day=? AND problem=?)",),
    ),
    "a member's answers": (lambda c: problems.days_of(c, NORTH), ("ix_answers_member",)),
    "a day's seed": (lambda c: daily_days.get(c, 1), (KEY,)),
    "an answer to a line": (
        lambda c: daily_days.reply(c, 1, "ab"),
        ("sqlite_autoindex_daily_replies_1",),
    ),
    "a daily match": (lambda c: daily_runs.get(c, 1, NORTH), ("sqlite_autoindex_daily_runs_1",)),
    "days with a daily match": (
        lambda c: daily_runs.finished_days(c, NORTH),
        ("ix_daily_runs_member",),
    ),
    "a daily board of a server": (
        lambda c: daily_totals.read(c, DailySpan(range(1, 8), SERVER, sums=True), ONLOOKER, 10),
        ("sqlite_autoindex_daily_runs_1 (day>", "sqlite_autoindex_daily_places_1", SET_BY),
    ),
    "score sheet": (lambda c: scores.load(c, 1, RULES), (KEY, "sqlite_autoindex_scores_1")),
    "table": (lambda c: tables.get(c, 1), (KEY,)),
    "whole table": (
        lambda c: load_table.read(c, 1),
        (KEY, "sqlite_autoindex_moves_1", "sqlite_autoindex_seats_1", "sqlite_autoindex_drafts_1"),
    ),
    "tables of a contest": (lambda c: boards.of_contest(c, 1), ("uq_boards_number",)),
    "deals of a round": (lambda c: deals.of_round(c, (1, 2), 1), ("sqlite_autoindex_deals_1",)),
    "seats": (lambda c: tables.seats(c, 1), ("sqlite_autoindex_seats_1",)),
    "tables of a member": (
        lambda c: tables.of_member(c, NORTH, (TableStatus.WAITING, TableStatus.PLAYING)),
        ("ix_tables_host", "ix_tables_guest", "ix_tables_second_guest", "ix_seats_group"),
    ),
    "pending challenge": (
        lambda c: tables.waiting_between(c, SERVER, NORTH, SOUTH),
        ("uq_tables_pair_waiting",),
    ),
    "challenges answered since": (
        lambda c: tables.answered_since(c, SERVER, NORTH, SOUTH, 1),
        ("ix_tables_host",),
    ),
    "cups of a server": (lambda c: cups.of_server(c, SERVER), ("ix_cups_server (server_id=?)",)),
    "a cup's message": (lambda c: CUP_MESSAGES.get(c, 1), (KEY,)),
    "what is said of a cup": (
        lambda c: CUP_NOTICES.of(c, 1),
        ("sqlite_autoindex_cup_notices_1 (cup_id=?)",),
    ),
    "the roles of a cup": (lambda c: cup_roles.of_cup(c, 1), ("sqlite_autoindex_cup_roles_1",)),
    "the roles of a server's cups": (
        lambda c: cup_roles.of_server(c, SERVER),
        ("ix_cups_server (server_id=?)", "sqlite_autoindex_cup_roles_1"),
    ),
    "a cup's event": (lambda c: cup_scheduled_events.get(c, 1), (KEY,)),
    "the cup of a table": (lambda c: cups.match_at(c, 1), ("ix_cup_matches_table", KEY)),
    "a member's choices for a cup": (
        lambda c: CUP_DRAFTS.get(c, HostDraftKey(NORTH, SERVER)),
        ("sqlite_autoindex_cup_drafts_1",),
    ),
    "leagues of a server": (
        lambda c: competitions.of_server(c, SERVER, "league"),
        ("ix_competitions_server (server_id=?)",),
    ),
    "a league's message": (lambda c: COMPETITION_MESSAGES.get(c, 1), (KEY,)),
    "what is said of a league": (
        lambda c: COMPETITION_NOTICES.of(c, 1),
        ("sqlite_autoindex_competition_notices_1 (competition_id=?)",),
    ),
    "the league of a table": (
        lambda c: COMPETITION_STORE.title_at(c, 1),
        ("ix_competition_matches_table", KEY),
    ),
    "a member's choices for a league": (
        lambda c: COMPETITION_DRAFTS.get(c, HostDraftKey(NORTH, SERVER)),
        ("sqlite_autoindex_competition_drafts_1",),
    ),
    "matches of a server": (
        lambda c: MATCH_STORE.of_server(c, SERVER),
        ("ix_match_sides_server (server_id=?)", KEY),
    ),
    "the sides of a match": (
        lambda c: MATCH_STORE.sides(c, 1),
        ("ix_match_sides_match (match_id=?)",),
    ),
    "a match by its code": (
        lambda c: MATCH_STORE.by_code(c, "ab" * 32, NOW),
        ("uq_server_matches_code (code=?)",),
    ),
    "a match's message": (lambda c: SIDE_MESSAGES.get(c, 2), (KEY,)),
    "what is said of a match": (
        lambda c: SIDE_NOTICES.of(c, 2),
        ("sqlite_autoindex_side_notices_1 (side_id=?)",),
    ),
    "when the bot wasn't in a server": (
        lambda c: pauses.absent(c, SERVER, NOW),
        ("sqlite_autoindex_absences_1 (server_id=?)",),
    ),
    "running tables": (lambda c: tables.with_status(c, TableStatus.PLAYING), ("ix_tables_expiry",)),
    "tables with a computer": (
        tables.played_with_computer,
        ("ix_tables_expiry", "sqlite_autoindex_seats_1"),
    ),
    "next expiry": (tables.next_expiry, ("ix_tables_expiry (status=?)",)),
    "expired": (
        lambda c: tables.expired(c, NOW),
        ("ix_tables_expiry (status=? AND expires_at<?)",),
    ),
    "first of a board": (
        lambda c: standings.top(c, Board(SERVER), "net", 10),
        ("ix_standings_net (server_id=? AND family=? AND period=?", KEY),
    ),
    **{
        f"first of a board by {measure}": (
            lambda c, measure=measure: standings.top(c, Board(SERVER), measure, 10, 20),
            (f"ix_standings_{measure} (server_id=? AND family=? AND period=? AND {measure}>",),
        )
        for measure in ("games_won", "rate", "gins", "undercuts", "best_streak")
    },
    "first of a board as one sees it": (
        lambda c: standings.top(c, Board(SERVER), "net", 10, 20, onlooker=ONLOOKER),
        ("ix_standings_net (server_id=? AND family=? AND period=?", SET_BY),
    ),
    "own standing among those seen": (
        lambda c: standings.of_member(c, Board(SERVER), "net", NORTH, onlooker=ONLOOKER),
        ("period=? AND (net,games_won,points,member_id)>", SET_BY),
    ),
    "first by rating as one sees it": (
        lambda c: ratings.top(c, SERVER, "knock", 10, onlooker=ONLOOKER),
        ("ix_ratings_order (server_id=? AND family=?)", SET_BY),
    ),
    "own rating among those seen": (
        lambda c: ratings.of_member(c, SERVER, "knock", NORTH, onlooker=ONLOOKER),
        ("ix_ratings_order (server_id=? AND family=? AND (settled,rating,member_id)>", SET_BY),
    ),
    "what several have set": (
        lambda c: settings.of_members(c, (NORTH, SOUTH), "privacy"),
        ("sqlite_autoindex_member_settings_1 (member_id=? AND name=?)",),
    ),
    "first by rating": (
        lambda c: ratings.top(c, SERVER, "knock", 10),
        ("ix_ratings_order (server_id=? AND family=?)", "sqlite_autoindex_standings_1", KEY),
    ),
    "own rating": (
        lambda c: ratings.of_member(c, SERVER, "knock", NORTH),
        (
            "sqlite_autoindex_ratings_1",
            "ix_ratings_order (server_id=? AND family=? AND (settled,rating,member_id)>",
        ),
    ),
    "ratings of members": (
        lambda c: ratings.of_members(c, SERVER, "knock", (NORTH, SOUTH)),
        ("sqlite_autoindex_ratings_1",),
    ),
    "games of a pair": (
        lambda c: ratings.met(c, SERVER, "knock", (NORTH, SOUTH), NOW),
        (
            "ix_rated_member (member_id=? AND server_id=? AND family=? AND at>?)",
            "sqlite_autoindex_rated_1",
        ),
    ),
    "games against the computer": (
        lambda c: ratings.practised(c, SERVER, "knock", NORTH, NOW),
        ("ix_rated_member (member_id=? AND server_id=? AND family=? AND at>?)",),
    ),
    "rated in a game": (lambda c: ratings.of_game(c, 1), ("sqlite_autoindex_rated_1",)),
    "deals that count": (
        lambda c: counted_results.deals(c, (1, 2)),
        ("uq_boards_number", "sqlite_autoindex_results_1", KEY),
    ),
    "games that count": (_settled, ("uq_games_serial", KEY, "sqlite_autoindex_seats_1")),
    "running in a server": (lambda c: counted_results.running(c, SERVER), ("ix_tables_open",)),
    "saved rules": (
        lambda c: presets.of_owner(c, Owner(server_id=SERVER)),
        ("uq_presets_server",),
    ),
    "saved rules by name": (
        lambda c: presets.named(c, Owner(member_id=NORTH), "friday"),
        ("uq_presets_member",),
    ),
    "panel": (lambda c: panels.get(c, 1), (KEY,)),
    "panel of an interaction": (
        lambda c: panels.opened_by(c, 1),
        ("uq_panels_created_by_interaction",),
    ),
    "settings of a server": (
        lambda c: settings.of_server(c, SERVER),
        ("sqlite_autoindex_server_settings_1",),
    ),
    "settings of a member": (
        lambda c: settings.of_member(c, NORTH),
        ("sqlite_autoindex_member_settings_1", KEY),
    ),
    "what was done": (lambda c: audit.latest(c, SERVER, 10), ("ix_audit_server",)),
    "what was done, counted": (lambda c: audit.count(c, SERVER), ("ix_audit_server",)),
    "what was done to a table": (lambda c: audit.of_table(c, 1), ("ix_audit_table_id",)),
    "what goes on": (
        lambda c: game_lists.open_tables(c, SERVER, NOW),
        ("ix_tables_open (server_id=?)",),
    ),
    "last move": (lambda c: game_lists.last_move_at(c, 1), ("sqlite_autoindex_moves_1",)),
    "what a member has open": (
        lambda c: open_games.of_member(c, NORTH, NOW),
        (
            "ix_tables_host",
            "ix_tables_guest",
            "ix_tables_second_guest",
            "ix_seats_group",
            "ix_queue_member",
        ),
    ),
    "what a member would leave": (
        lambda c: open_games.held(c, NORTH),
        ("ix_tables_host", "ix_tables_guest", "ix_tables_second_guest", "ix_seats_group"),
    ),
    "practice that rests": (
        lambda c: idle_practice.practice(c, NOW, NOW, 20, after=1),
        ("ix_tables_expiry (status=?)", "sqlite_autoindex_moves_1", "sqlite_autoindex_seats_1"),
    ),
    "practice that is about to end": (
        lambda c: idle_practice.note(c, NOW, NOW, 20),
        ("ix_tables_expiry (status=?)", "sqlite_autoindex_alarms_1", "sqlite_autoindex_seats_1"),
    ),
    "sheets that rest": (
        lambda c: resting.since(c, NOW, 20, after=1),
        ("ix_tables_expiry (status=?)", "sqlite_autoindex_entries_1"),
    ),
    "what was entered last": (lambda c: resting.last(c, 1, 5), ("sqlite_autoindex_entries_1",)),
    "moves of late": (
        lambda c: idle_practice.moved_since(c, (1, 2), NOW),
        ("sqlite_autoindex_moves_1", KEY),
    ),
    "how far a recount is": (lambda c: recounts.stage(c, SERVER), (KEY,)),
    "the deletion of a member": (lambda c: deletions.of_member(c, NORTH), (KEY,)),
    "contests that a member follows": (
        lambda c: watchers.count(c, NORTH),
        ("ix_watchers_member",),
    ),
    "panels of a member": (lambda c: panels.keep_latest(c, NORTH, 9), ("ix_panels_member",)),
    "friends, counted": (lambda c: friends.count(c, NORTH), ("sqlite_autoindex_friends_1",)),
    "blocked, counted": (lambda c: blocks.count(c, NORTH), ("sqlite_autoindex_blocks_1",)),
    "followers": (lambda c: watchers.of_table(c, 1), ("sqlite_autoindex_watchers_1", KEY)),
    "friends": (lambda c: friends.of_member(c, NORTH), ("sqlite_autoindex_friends_1", KEY)),
    "a friend": (lambda c: friends.is_friend(c, NORTH, SOUTH), ("sqlite_autoindex_friends_1",)),
    "blocked": (lambda c: blocks.of_member(c, NORTH), ("sqlite_autoindex_blocks_1", KEY)),
    "blocks around": (
        lambda c: blocks.around(c, NORTH),
        ("sqlite_autoindex_blocks_1", "ix_blocks_blocked_id"),
    ),
    "queue": (
        lambda c: queue.waiting(c, SERVER, "standard", NOW),
        ("ix_queue_rules (server_id=? AND rules=?)",),
    ),
    "queues everywhere": (lambda c: queue.everywhere(c, NOW), ("ix_queue_waiting",)),
    "in the queue of late": (lambda c: queue.lately(c, SERVER, NOW), ("sqlite_autoindex_queue_1",)),
    "place in the queue": (
        lambda c: queue.get(c, SERVER, NORTH),
        ("sqlite_autoindex_queue_1",),
    ),
    "sealed place in the queue": (
        lambda c: queue.sealed(c, WAITS),
        ("sqlite_autoindex_queue_1",),
    ),
    "next game against the computer": (
        lambda c: practice_seeds.get(c, SERVER, NORTH),
        ("sqlite_autoindex_practice_seeds_1",),
    ),
    "end that showed a seal": (
        lambda c: practice_seeds.shown_by(c, "ab" * 32),
        ("ix_tables_next_commitment", "uq_displays_place"),
    ),
    "reminder": (lambda c: nudges.get(c, 1, NORTH), ("sqlite_autoindex_nudges_1",)),
    "turns without a clock": (
        lambda c: clocks.stale(c, NOW, NOW),
        ("ix_tables_expiry", KEY, "sqlite_autoindex_moves_1"),
    ),
    "the oldest turn without a clock": (
        clocks.oldest_unset,
        ("ix_tables_expiry", KEY, "sqlite_autoindex_moves_1"),
    ),
    "next due": (clocks.next_due, ("ix_clocks_due_at",)),
    "due": (lambda c: clocks.due(c, NOW), ("ix_clocks_due_at",)),
    "said of a turn": (lambda c: clocks.of_turn(c, 1, 1, NORTH), ("sqlite_autoindex_alarms_1",)),
    "still to be said": (clocks.unsaid, ("ix_alarms_unsaid",)),
    "still to be said at a table": (
        lambda c: clocks.unsaid(c, 1),
        ("alarms_1 (table_id=?)",),
    ),
    "messages of turns": (lambda c: clocks.shown(c, 1), ("ix_alarms_shown",)),
    "messages of earlier turns": (clocks.with_passed, ("ix_alarms_shown", KEY)),
    "turns of a member": (
        lambda c: clocks.of_member(c, NORTH),
        ("ix_tables_expiry", "ix_seats_member"),
    ),
    "pauses": (lambda c: pauses.of_contest(c, 1), ("sqlite_autoindex_pauses_1",)),
    "pauses of a turn": (
        lambda c: pauses.of_turn(c, (1, 2), SERVER, NOW),
        ("sqlite_autoindex_pauses_1", "sqlite_autoindex_absences_1"),
    ),
    "downtimes": (lambda c: pauses.downtimes(c, NOW), ("ix_uptimes_seen_at",)),
    "own standing": (
        lambda c: standings.of_member(c, Board(SERVER), "net", NORTH),
        (
            "sqlite_autoindex_standings_1",
            "period=? AND (net,games_won,points,member_id)>",
        ),
    ),
    **{
        f"figures of a member{where}": (
            lambda c, scope=scope: deal_stats.sums(c, scope),
            (f"ix_figures_{index} (member_id=? AND {column}=?)",),
        )
        for where, scope, index, column in (
            (" here", StatsScope(NORTH, SERVER), "member", "server_id"),
            (" against another", StatsScope(NORTH, opponent_id=SOUTH), "pair", "opponent_id"),
        )
    },
    "best deals": (
        lambda c: deal_stats.best(c, StatsScope(NORTH), 3),
        ("ix_figures_", "sqlite_autoindex_results_1"),
    ),
    "times of late": (
        lambda c: deal_stats.last_times(c, StatsScope(NORTH, SERVER), 9),
        ("ix_figures_",),
    ),
    "whether a deal was counted": (
        lambda c: deal_stats.are_kept(c, 1, 1),
        ("sqlite_autoindex_figures_1 (table_id=? AND deal=?)",),
    ),
    "deal to be counted": (
        lambda c: deal_stats.played(c, (1,), 1),
        ("sqlite_autoindex_results_1", "sqlite_autoindex_deals_1", "ix_moves_deal", KEY),
    ),
    "badges": (lambda c: badges.of_member(c, StatsScope(NORTH, SERVER)), ("ix_rated_member",)),
    "games by variant": (lambda c: outcomes.by_variant(c, StatsScope(NORTH)), ("ix_rated_member",)),
    "ratings one after another": (
        lambda c: outcomes.ratings(c, StatsScope(NORTH, SERVER, "knock")),
        ("ix_rated_member (member_id=? AND server_id=? AND family=?)",),
    ),
    "ratings at every kind": (
        lambda c: ratings.every_kind(c, SERVER, NORTH, ("knock", "mahjong")),
        ("sqlite_autoindex_ratings_1 (server_id=? AND family=? AND member_id=?)",),
    ),
    "games of two": (
        lambda c: outcomes.between(c, StatsScope(NORTH), SOUTH),
        ("sqlite_autoindex_rated_1 (table_id=? AND member_id=?)",),
    ),
    "displays of a table": (lambda c: displays.of_table(c, 1), ("uq_displays_place",)),
    "what couldn't be shown": (
        lambda c: displays.unshown(c, SERVER),
        ("SCAN displays USING INDEX ix_displays_unshown", KEY),
    ),
    "displays behind": (displays.behind, ("SCAN displays USING INDEX ix_displays_behind", KEY)),
}


@pytest.mark.parametrize("name", QUESTIONS)
async def test_an_index_answers(name: str, database: Database) -> None:
    ask, expected = QUESTIONS[name]
    async with database.write() as connection:
        await running_table(connection)
        tallies = [
            Tally(SERVER, family, "", NORTH, deals=1, deals_won=1) for family in ("", "knock")
        ]
        await standings.add(connection, tallies)
        await games.add(connection, GameRow(1, SERVER, 1, "target", False, [9, 0], 9, NOW))
        row = RatingRow(SERVER, "knock", NORTH, 1500.0, 100.0, 1, 1500, settled=False)
        await ratings.put(connection, [row])
        await scores.save(connection, 1, Contest.start(RULES, 1))

    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_rest: Any) -> None:
        asked.append((statement, parameters))

    engine = database._engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    steps: list[str] = []
    async with database.read() as connection:
        await ask(connection)
        event.remove(engine, "before_cursor_execute", note)
        for statement, parameters in asked:
            if statement.startswith("SELECT"):
                plan = await connection.exec_driver_sql(
                    f"EXPLAIN QUERY PLAN {statement}", parameters
                )
                steps += [row.detail for row in plan]
    assert steps
    for index in expected:
        assert any(index in step for step in steps), steps
    for step in steps:
        # Without a name: what a query within the query has given.
        inner = step in {"SCAN anon_1", "SCAN anon_2"} or step.startswith("SCAN (subquery")
        assert not step.startswith("SCAN") or "INDEX" in step or inner


async def test_the_first_of_the_standings_need_no_sorting(database: Database) -> None:
    async with database.read() as connection:
        plan = await connection.exec_driver_sql(
            "EXPLAIN QUERY PLAN SELECT * FROM standings"
            " WHERE server_id = 1 AND family = '' AND period = ''"
            " ORDER BY net DESC, games_won DESC, points DESC, member_id DESC LIMIT 10"
        )
        assert not any("TEMP B-TREE" in row.detail for row in plan)


async def test_a_page_of_a_history_is_read_in_its_order(database: Database) -> None:
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_rest: Any) -> None:
        asked.append((statement, parameters))

    event.listen(database._engine.sync_engine, "before_cursor_execute", note)
    async with database.read() as connection:
        for wanted in (SOUGHT, history.HistoryFilter()):
            await history.past(connection, NORTH, wanted, 10, after=(NOW, 7))
        for statement, parameters in [each for each in asked if "over_at" in each[0]]:
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            steps = [row.detail for row in plan]
            assert "SEARCH seats USING INDEX ix_seats_history (member_id=?" in steps[0]
            assert not any("TEMP B-TREE" in step for step in steps)


@pytest.mark.parametrize("change", ["delete", "update"])
async def test_a_slice_finds_its_rows_by_their_key(change: str, database: Database) -> None:
    """Also where no index leads to a member's rows: the whole table would be looked through."""
    table = results_table
    keys = [(1, number) for number in range(5)]
    here = and_(one_of(tuple(table.primary_key), keys), table.c.member_1 == NORTH)
    changes = {
        "delete": delete(table).where(here),
        "update": update(table).where(here).values(member_1=SOUTH),
    }
    compiled = changes[change].compile(
        dialect=database._engine.dialect, compile_kwargs={"literal_binds": True}
    )
    async with database.read() as connection:
        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {compiled}")
        steps = [row.detail for row in plan]
    assert any("sqlite_autoindex_results_1 (table_id=? AND deal=?)" in each for each in steps), (
        steps
    )
