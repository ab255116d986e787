"""What docs/security.md promises beside docs/reliability.md, and how each is taken away."""

from tests.proof.defence import Defence, one_edit

SECURITY: tuple[Defence, ...] = (
    one_edit(
        "a message that others read changes only to what is for all",
        "tests/wire/members/test_intruders.py::test_nothing_of_ones_own_is_shown_where_others_look",
        "cogs/routing/answers.py",
        "    if not for_all and is_read_by_others(interaction):\n",
        "    if False:\n",
    ),
    one_edit(
        "a channel that one may not look into",
        "tests/wire/members/test_intruders.py"
        "::test_what_is_played_out_of_sight_is_nobodys_business",
        "cogs/routing/visibility.py",
        "        return channel.permissions_for(user).view_channel\n",
        "        return True\n",
    ),
    one_edit(
        "commands that only managers use, whatever Discord lets through",
        "tests/wire/members/test_set.py::test_the_commands_of_managers_are_theirs",
        "cogs/members/settings.py",
        "    if not interaction.permissions.manage_guild:\n        raise NotManager\n",
        "",
    ),
    one_edit(
        "a form that outlasts no permission",
        "tests/wire/members/test_intruders.py::test_a_form_outlasts_no_permission",
        "cogs/members/settings.py",
        (
            "        if self._of_server:\n            check_manager(self._interaction)\n"
            '        notice = ""\n        try:\n            self._check_typed()\n'
        ),
        '        notice = ""\n        try:\n',
    ),
    one_edit(
        "a server's data that its owners alone delete",
        "tests/wire/members/test_privacy.py::test_a_servers_owners_have_all_of_it_deleted",
        "cogs/moderation/server_departure.py",
        (
            "    if guild.owner_id != interaction.user.id"
            " and not interaction.permissions.administrator:\n        raise NotOwner\n"
        ),
        "",
    ),
    one_edit(
        "a cup that its organiser alone runs",
        "tests/wire/cups/test_cups_played.py::test_nobody_else_organises",
        "cogs/cups/organising.py",
        (
            "        if click.member_id != scene.cup.row.organiser_id and not self._manages:\n"
            "            raise NotOrganiser\n"
        ),
        "",
    ),
    one_edit(
        "no role that moderates",
        "tests/wire/news/test_role_awards.py::test_no_role_that_may_moderate_is_chosen",
        "cogs/transport/roles.py",
        "    if gives and _moderates(role):\n        return RoleObstacle.MODERATES\n",
        "",
    ),
    one_edit(
        "no role that its chooser couldn't give",
        "tests/wire/news/test_role_awards.py"
        "::test_no_manager_gives_a_role_that_they_could_not_give_themselves",
        "cogs/transport/roles.py",
        (
            "    if why is None and not may_give(interaction, role_id):\n"
            "        why = RoleObstacle.NOT_THEIRS\n"
        ),
        "",
    ),
    one_edit(
        "a panel that its member alone uses",
        "tests/club/house_rules/test_panels.py::test_a_panel_is_its_members_own",
        "club/house_rules/panel_view.py",
        "    if panel is None or rules is None or panel.member_id != member_id:\n",
        "    if panel is None or rules is None:\n",
    ),
    one_edit(
        "a file that its member alone opens",
        "tests/club/archive/test_imports.py"
        "::test_a_file_is_kept_for_its_owner_for_a_day_and_until_the_next",
        "club/archive/imports.py",
        "        if kept is None or kept.member_id != member_id:\n",
        "        if kept is None:\n",
    ),
    one_edit(
        "a record that is shown to whom its member likes",
        "tests/club/core/test_privacy.py::test_each_tier_shows_a_record_to_whom_it_says",
        "club/core/privacy.py",
        "    return own or tier == Privacy.EVERYONE or (tier == Privacy.SERVER and here)\n",
        "    return own or tier != Privacy.NOBODY\n",
    ),
    one_edit(
        "a block that holds",
        "tests/club/watching/test_game_lists.py::test_a_block_keeps_challenges_away",
        "club/table/consent.py",
        (
            "    if await blocks.has_blocked(connection, other.member_id, person.member_id):\n"
            "        raise refusal\n"
        ),
        "    del refusal\n",
    ),
    one_edit(
        "the computer's view, which is its own",
        "tests/club/play/test_turns.py::test_the_computer_is_shown_its_own_view",
        "club/play/playing.py",
        "        view = snapshot.state.view(computer.seat)\n",
        "        view = snapshot.state.view(3 - computer.seat)\n",
    ),
    one_edit(
        "cards that hang on the players' presses",
        "tests/engine/test_fair.py::test_every_part_of_a_deal_changes_its_seed",
        "engine/fair.py",
        'f"deal {table} {round} {deal} {presses}"',
        'f"deal {table} {round} {deal} {presses[:0]}"',
    ),
    one_edit(
        "a duplicate cup's cards, which nobody reads while others play them",
        "tests/club/cups/duplicate/test_duplicate_leaks.py"
        "::test_whatever_is_played_nothing_is_read_of_cards_in_play",
        "club/archive/replays.py",
        "            if snapshot.sealed:\n                raise CardsInPlay\n",
        "",
    ),
    one_edit(
        "seeds that no copy of one's data holds before the end",
        "tests/club/members/test_forgetting.py"
        "::test_the_copy_has_all_of_ones_own_and_nothing_hidden",
        "data/members/copying.py",
        "_once_over(table, column) if column.name in _SEEDS else column for",
        "column for",
    ),
    one_edit(
        "names without what is invisible",
        "tests/cogs/kit/test_text.py::test_a_name_is_short_visible_and_harmless",
        "cogs/kit/text.py",
        "        elif kind not in _UNSEEN:\n",
        "        else:\n",
    ),
    one_edit(
        "mentions that ping nobody unless a message asks for it",
        "tests/wire/reliability/test_trouble.py::test_a_message_pings_nobody_unless_it_says_whom",
        "cogs/app/client.py",
        "            allowed_mentions=discord.AllowedMentions.none(),\n",
        "",
    ),
    one_edit(
        "names that are no formula in a table",
        "tests/club/archive/test_exports.py::test_no_name_is_a_formula",
        "club/archive/exports.py",
        '    return f"\'{text}" if text.startswith(_BEGINS_FORMULA) else text\n',
        "    return text\n",
    ),
    one_edit(
        "ids of presses that are read whole or not at all",
        "tests/cogs/kit/test_ids.py::test_anything_else_is_no_action",
        "cogs/kit/ids.py",
        "    if kind.rest.fullmatch(rest) is None or max(",
        "    if max(",
    ),
    one_edit(
        "options that are what the command declares",
        "tests/wire/reliability/test_forged_ids.py::test_a_history_looks_for_no_other_result",
        "cogs/app/option_checks.py",
        "            raise OptionMisfit(name=clipped(str(name), TYPED))\n",
        "            pass\n",
    ),
    one_edit(
        "the largest file",
        "tests/club/archive/test_imports.py::test_what_is_no_record_is_refused_and_keeps_nothing",
        "club/archive/imports.py",
        ("        if len(data) > LARGEST:\n            raise FileTooLarge(most=LARGEST // 1024)\n"),
        "",
    ),
    one_edit(
        "a download that ends at the largest file, however it is packed",
        "tests/cogs/transport/test_downloads.py::test_what_grows_when_it_is_unpacked_is_let_go_of",
        "cogs/transport/downloads.py",
        "            if len(found) > most:\n                return None\n",
        "",
    ),
    one_edit(
        "costly work that is asked for so often",
        "tests/cogs/routing/test_rate_limits.py::test_each_is_done_as_often_as_the_table_says",
        "cogs/routing/rate_limits.py",
        "            raise TooOften(when=str(math.ceil(now + wait)))\n",
        "            return\n",
    ),
    one_edit(
        "so many games at once",
        "tests/club/core/test_limits.py::test_games_against_the_computer_are_ten",
        "club/core/limits.py",
        "    if own.practice >= PRACTICES:\n",
        "    if own.practice > PRACTICES:\n",
    ),
    one_edit(
        "a damaged row, which is the trouble of its table alone",
        "tests/club/moderation/test_quarantine.py::test_the_reason_names_no_card",
        "club/core/unreadable.py",
        "        raise unreadable from None\n",
        "        raise\n",
    ),
    one_edit(
        "a reason without the words of the error",
        "tests/club/moderation/test_quarantine.py::test_the_reason_names_no_card",
        "club/core/unreadable.py",
        '    return ", ".join((*steps, f"{kind} in {place}, {ours[-1].name}"))\n',
        '    return ", ".join((*steps, f"{error} in {place}, {ours[-1].name}"))\n',
    ),
    one_edit(
        "libraries that never write what they send",
        "tests/cogs/app/test_logs.py::test_libraries_never_write_what_they_send",
        "cogs/app/logs.py",
        ".setLevel(max(logging.INFO, logging.getLevelName(level)))",
        ".setLevel(logging.getLevelName(level))",
    ),
    one_edit(
        "traces without the words of an error",
        "tests/cogs/app/test_logs.py"
        "::test_an_error_is_logged_with_its_places_and_without_its_words",
        "cogs/app/logs.py",
        '    if not isinstance(error, _TELLING):\n        return ""\n',
        "",
    ),
    one_edit(
        "an unforeseen end without the words of its error",
        "tests/cogs/app/test_running.py"
        "::test_an_unforeseen_end_is_told_without_the_words_of_the_error",
        "cogs/app/running.py",
        '        _log.exception("the bot failed")\n        return CANT_RUN\n',
        "        raise\n",
    ),
    one_edit(
        "control characters that are written as escapes",
        "tests/cogs/app/test_logs.py::test_no_text_begins_a_line_or_moves_the_cursor",
        "cogs/app/logs.py",
        "                escape_controls,\n",
        "",
    ),
    one_edit(
        "a wrong setting that is named without its value",
        "tests/cogs/app/test_config.py::test_a_wrong_setting_is_named_and_its_value_is_not",
        "data/upkeep/storage_settings.py",
        "        raise SettingsProblem(f\"{name} can't be used: {first['msg']}.\") from None\n",
        '        raise SettingsProblem(f"{name}: {error}") from None\n',
    ),
    one_edit(
        "a database's address without its password",
        "tests/data/storage/test_open.py::test_an_unreachable_server_is_named_without_the_password",
        "data/storage/database.py",
        "without_password(address)",
        "address.render_as_string(hide_password=False)",
    ),
    one_edit(
        "a database's file that its owner alone reads",
        "tests/data/storage/test_files.py::test_one_that_others_can_read_is_taken_from_them",
        "data/storage/database.py",
        "            keep_private(self._file)\n",
        "            pass\n",
    ),
    one_edit(
        "a word about a token that others can read",
        "tests/cogs/app/test_config.py::test_a_file_that_others_can_read_is_told",
        "cogs/app/env_file.py",
        "(stat.S_IRGRP | stat.S_IROTH)",
        "stat.S_IROTH",
    ),
    one_edit(
        "patterns that never take for ever",
        "tests/meta/test_hardening.py::test_no_pattern_takes_for_ever",
        "cogs/cups/result_entry.py",
        'r"[^0-9]*([0-9]{1,9})[^0-9]+([0-9]{1,9})[^0-9]*"',
        'r"(?:[^0-9]*)*([0-9]{1,9})[^0-9]+([0-9]{1,9})[^0-9]*"',
    ),
    one_edit(
        "nothing that makes objects of what it reads",
        "tests/meta/test_hardening.py::test_nothing_is_read_that_may_hold_objects",
        "data/schema/types.py",
        "import json\n",
        "import json\nimport pickle\n",
    ),
    one_edit(
        "statements that no value is put into",
        "tests/meta/test_hardening.py::test_no_statement_is_put_together_from_values",
        "data/core/audit.py",
        "select(*columns(audit, AuditLine)).where(audit.c.table_id == table_id)",
        'select(*columns(audit, AuditLine)).where(text(f"table_id = {table_id}"))',
    ),
    one_edit(
        "requirements of one version each",
        "tests/meta/test_dependencies.py::test_every_requirement_is_pinned_to_one_version",
        "requirements.txt",
        "aiohttp==",
        "aiohttp>=",
    ),
)
