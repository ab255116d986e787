"""Takes each defence away in a copy of the program, and sees that a named test fails without it.

A defence that no test misses is one that the next change may lose without a word.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.proof.defence import Defence, one_edit
from tests.proof.long_run import Figures
from tests.proof.security_defences import SECURITY

ROOT = Path(__file__).parents[2]
COPIED = (
    "art",
    "club",
    "cogs",
    "data",
    "engine",
    "locales",
    "playground",
    "tests",
    "benchmarks",
    "tools",
)
REQUIREMENTS = ("requirements.txt", "requirements-dev.txt")
SINGLE = ("bot.py", "pyproject.toml", "README.md", "Makefile", *REQUIREMENTS)


RELIABILITY: tuple[Defence, ...] = (
    Defence(
        "the key (table, ply) of the moves",
        "tests/data/table/test_moves.py::test_a_ply_is_played_once",
        (
            (
                "data/migrations/versions/m0001_first_schema.py",
                '        PrimaryKeyConstraint("table_id", "ply", name=op.f("pk_moves")),\n',
                "",
            ),
            (
                "data/table/moves.py",
                ".on_conflict_do_nothing(index_elements=[moves.c.table_id, moves.c.ply])",
                "",
            ),
        ),
    ),
    one_edit(
        "one writer at a time",
        "tests/club/play/test_turns.py::test_of_two_presses_at_once_one_wins",
        "data/storage/sqlite_driver.py",
        '"BEGIN IMMEDIATE" if writes else "BEGIN DEFERRED"',
        '"BEGIN DEFERRED"',
    ),
    one_edit(
        "the look at the ply that a button was drawn at",
        "tests/club/play/test_turns.py::test_the_same_press_twice_is_played_once",
        "club/play/turns.py",
        "    if ply != snapshot.table.ply:\n        raise AlreadyPlayed\n",
        "",
    ),
    one_edit(
        "one waiting challenge a pair",
        "tests/data/table/test_tables.py::test_of_two_challenges_at_once_one_is_made",
        "data/table/tables.py",
        "    if table_id is None:\n        raise AlreadyWaiting\n",
        "    if table_id is None:\n        return 0\n",
    ),
    one_edit(
        "keys that point to what is there",
        "tests/data/table/test_moves.py::test_a_move_belongs_to_a_deal",
        "data/storage/engines.py",
        '        cursor.execute("PRAGMA foreign_keys = ON")\n',
        "",
    ),
    one_edit(
        "the allow-list of the view: another's stock card",
        "tests/engine/test_views.py::test_a_view_names_no_hidden_card",
        "engine/knock/sight.py",
        " or (move.kind == _STOCK and move.seat != viewer)",
        "",
    ),
    one_edit(
        "the allow-list of the view: the hand",
        "tests/engine/test_views.py::test_a_view_names_no_hidden_card",
        "engine/knock/sight.py",
        "    if viewer is not None:\n        hand = cards_of(position.in_hand(viewer))\n",
        "    hand = cards_of(position.in_hand(viewer or 1))\n",
    ),
    one_edit(
        "the allow-list of the scene",
        "tests/club/table/test_scene.py::test_a_running_deal_shows_its_commitment_and_the_last_deals_seed",
        "club/table/scene.py",
        "contest_seed=table.contest_seed.hex() if over and not snapshot.sealed else None",
        "contest_seed=table.contest_seed.hex()",
    ),
    one_edit(
        "the hidden cards of a running deal's record",
        "tests/club/table/test_records.py::test_a_running_deals_record_holds_no_card_that_is_still_hidden",
        "club/table/records.py",
        "        deck=None,\n",
        "        deck=fair.shuffled(deal.seed),\n",
    ),
    one_edit(
        "errors that name no card",
        "tests/club/play/test_turns.py::test_the_traceback_of_a_refusal_names_no_card_of_the_hand",
        "club/play/turns.py",
        'raise IllegalMove(legal=" ".join(error.legal)) from None',
        'raise IllegalMove(legal=" ".join(error.legal)) from error',
    ),
    Defence(
        "errors of the database that show no values",
        "tests/data/storage/test_open.py::test_errors_show_no_values",
        (
            (
                "data/storage/engines.py",
                "module=OneHopDriver(),\n        hide_parameters=True,\n",
                "module=OneHopDriver(),\n",
            ),
        ),
    ),
    Defence(
        "a seat that only its member moves",
        "tests/club/play/test_turns.py::test_what_cannot_be_played_is_refused_and_changes_nothing",
        (
            (
                "club/play/turns.py",
                "    if snapshot.player_of(member_id) is None:\n        raise NotSeated\n",
                "",
            ),
            (
                "club/play/turns.py",
                "    if seat is None:\n        raise NotSeated  # They sit this deal out.\n",
                "    seat = seat or 1\n",
            ),
        ),
    ),
    one_edit(
        "a table that opens nothing in another server",
        "tests/wire/reliability/test_refusals.py::test_a_table_stays_in_its_server",
        "cogs/routing/table_resolver.py",
        "club.tables.snapshot(table_id, within=place_ids)",
        "club.tables.snapshot(table_id)",
    ),
    one_edit(
        "names that ping nobody",
        "tests/wire/reliability/test_trouble.py::test_names_are_only_names",
        "cogs/kit/text.py",
        r'_LINE_START.sub(r"\1\\\2", plain_name(name).translate(_MARKDOWN))',
        "name",
    ),
    one_edit(
        "the promise of an answer that takes long",
        "tests/wire/reliability/test_trouble.py::test_a_slow_commit_is_promised_first",
        "cogs/transport/deferral.py",
        "await response.defer(ephemeral=self._private)",
        "return",
    ),
    one_edit(
        "a promise that the asker alone sees",
        "tests/wire/reliability/test_deferral.py::test_a_private_answer_that_is_late_is_private",
        "cogs/transport/deferral.py",
        "self._private = not is_public(interaction)",
        "self._private = False",
    ),
    one_edit(
        "a promise that is taken back before a private word",
        "tests/wire/reliability/test_deferral.py"
        "::test_a_private_word_of_a_declared_command_takes_the_promise_back",
        "cogs/transport/deferral.py",
        "if self._stands and self._private != private:",
        "if False:",
    ),
    one_edit(
        "the nonce of a sending",
        "tests/wire/reliability/test_trouble.py::test_a_sending_whose_answer_was_lost_is_not_repeated_after_a_move",
        "cogs/transport/posts.py",
        "            nonce=nonce,\n",
        "",
    ),
    one_edit(
        "one table for one interaction, however many processes hear of it",
        "tests/club/play/test_twins.py::test_one_command_sets_up_one_table",
        "club/play/challenges.py",
        "await tables.created_by(connection, interaction_id)",
        "await tables.created_by(connection, 0)",
    ),
    one_edit(
        "the answer to what fails inside",
        "tests/wire/reliability/test_refusals.py::test_what_fails_inside_is_answered_kindly",
        "cogs/routing/presses.py",
        "            await answer_error(interaction, error, action)\n",
        "            del error\n",
    ),
    one_edit(
        "buttons that a new start knows",
        "tests/wire/reliability/test_restart.py::test_a_killed_bot_carries_on",
        "cogs/app/client.py",
        "            await self.presses.take(interaction)\n",
        "            await interaction.response.defer()\n",
    ),
    one_edit(
        "the catching up of a new start",
        "tests/wire/reliability/test_restart.py::test_what_nobody_was_shown_is_shown_at_the_next_start",
        "cogs/app/client.py",
        "        self.startup.do(Stage.MESSAGES, self.reconciler.catch_up)\n",
        "",
    ),
    one_edit(
        "a table that goes on as another ends a round counts that as a ply",
        "tests/club/multiplayer/test_groups.py::test_a_round_waits_for_its_last_table",
        "club/table/dealing.py",
        "                await tables.advance(connection, board_id)\n",
        "                pass\n",
    ),
    one_edit(
        "one change of a lobby for one press, however many processes hear of it",
        "tests/club/multiplayer/test_groups.py::test_a_press_in_a_lobby_counts_once",
        "club/multiplayer/lobbies.py",
        "    if seen.get(person.member_id) == interaction_id:\n",
        "    if not seen.get(person.member_id, interaction_id):\n",
    ),
    one_edit(
        "one word about a seat for one press, however many processes hear of it",
        "tests/club/multiplayer/test_groups.py::test_a_press_about_a_seat_counts_once",
        "club/multiplayer/seat_departure.py",
        "    if said.get(member_id) == str(interaction_id):\n        raise DoneByTwinError\n",
        "",
    ),
    one_edit(
        "an answer to the offer that stands, and to no earlier one",
        "tests/club/matchmaking/test_offers.py::test_only_the_offer_that_was_shown_is_accepted",
        "club/matchmaking/offers.py",
        "    if number not in {None, table.ply}:\n        raise OfferChanged\n",
        "",
    ),
    one_edit(
        "a result that is held back from a team",
        "tests/club/multiplayer/test_groups.py::test_a_result_waits_for_those_who_have_yet_to_discard",
        "club/table/scene.py",
        "told = viewer is not None or not snapshot.held",
        "told = True",
    ),
    one_edit(
        "a partner's picks, which are nobody else's",
        "tests/club/multiplayer/test_groups.py::test_what_a_partner_has_picked_is_not_shown",
        "club/multiplayer/advice.py",
        "replace(scene(table, seated.seat), draft=None)",
        "scene(table, seated.seat)",
    ),
    one_edit(
        "the other tables, when a deal ends at one of a contest",
        "tests/cogs/messages/test_groups_shown.py::test_every_table_is_current_after_every_move",
        "club/play/turns.py",
        "await displays.outdate(connection, others, now, DisplayKind.TABLE, DisplayKind.HAND)",
        "del connection, others, now",
    ),
    one_edit(
        "the catching up with a result that was held back",
        "tests/cogs/messages/test_groups_shown.py::test_a_result_that_was_held_back_is_sent_by_a_new_start",
        "club/play/turns.py",
        "        await _tell_others(connection, snapshot, now, *waited)\n",
        "        pass\n",
    ),
    one_edit(
        "a result that is kept from a team, which counts nowhere yet",
        "tests/club/ratings/test_held_results.py::test_nothing_that_others_read_depends_on_a_held_result",
        "club/play/turns.py",
        "    if members and held is None:\n",
        "    if members:\n",
    ),
    one_edit(
        "its being counted once it may be known",
        "tests/club/ratings/test_held_results.py::test_a_result_counts_in_the_move_that_lets_it_be_known",
        "club/ratings/withheld.py",
        "        if not await is_held(connection, ended.held):\n",
        "        if False:\n",
    ),
    one_edit(
        "a database's file that isn't in its place any more",
        "tests/data/storage/test_files.py::test_nothing_is_written_to_a_file_that_is_gone",
        "data/storage/database.py",
        "            raise DatabaseMoved\n",
        "            pass\n",
    ),
    one_edit(
        "a damaged file, which nothing is changed in",
        "tests/data/storage/test_files.py::test_a_database_with_an_overwritten_page_is_damaged",
        "data/storage/database.py",
        "            await check_sound(self._file)\n",
        "            pass\n",
    ),
    one_edit(
        "the catching up with a seat that was left",
        "tests/cogs/messages/test_groups_shown.py::test_what_is_said_about_a_seat_is_shown_by_a_new_start",
        "data/table/displays.py",
        "        without_seat(),\n",
        "",
    ),
    Defence(
        "a finished round above the next table, which waits for it",
        "tests/cogs/messages/test_groups_shown.py::test_a_round_is_told_above_the_next_table",
        (
            ("cogs/messages/desired_messages.py", "    yield from _round(snapshot, public)\n", ""),
            (
                "cogs/messages/desired_messages.py",
                "        yield from _of_seats_left(snapshot, public)\n",
                (
                    "        yield from _of_seats_left(snapshot, public)\n"
                    "    yield from _round(snapshot, public)\n"
                ),
            ),
        ),
    ),
)

DEFENCES: tuple[Defence, ...] = (*RELIABILITY, *SECURITY)
"""Those of docs/reliability.md, and those that docs/security.md has besides."""

SIZE = len(DEFENCES)


def prove(size: int) -> Iterator[str | Figures]:
    """Take that many of the defences away, one at a time."""
    tried = DEFENCES[:size]
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        copy_program(copy)
        assert run(copy, *{one.test for one in tried}) == 0, "the tests fail as it is"
        for one in tried:
            with without(copy, one):
                assert run(copy, one.test) == 1, f"nobody misses {one.name}"
            yield f"without {one.name}, {one.test} fails"
    yield {"defences": len(tried), "missed by a test": len(tried)}


def copy_program(to: Path) -> None:
    """Copy what the tests need."""
    unwanted = shutil.ignore_patterns("__pycache__", ".*")
    for name in COPIED:
        shutil.copytree(ROOT / name, to / name, ignore=unwanted)
    for name in SINGLE:
        shutil.copy2(ROOT / name, to / name)


@contextmanager
def without(copy: Path, defence: Defence) -> Iterator[None]:
    """Take a defence away until the block ends."""
    whole = {copy / name: (copy / name).read_text("utf-8") for name, _, _ in defence.edits}
    try:
        for name, there, gone in defence.edits:
            text = (copy / name).read_text("utf-8")
            assert text.count(there) == 1, f"{name} doesn't have {defence.name} once"
            (copy / name).write_text(text.replace(there, gone), "utf-8")
        yield
    finally:
        for file, text in whole.items():
            file.write_text(text, "utf-8")


def run(copy: Path, *tests: str) -> int:
    """Run tests in the copy; answers pytest's exit status, 1 where one of them failed."""
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=copy, capture_output=True, check=False).returncode
