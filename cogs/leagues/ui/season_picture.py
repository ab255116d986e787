"""The pictures of a season: the cross table of each division."""

from collections.abc import Iterator
from itertools import pairwise

from art.cup.contents import TableBand
from club.leagues.competition_scene import CompetitionScene
from club.leagues.formats import divisions, season_matches
from club.leagues.formats.league_state import LeagueSeason, LeagueState
from cogs.cups.ui.cup_picture import CupPicture, pictured
from cogs.cups.ui.picture_tables import cross_table, rounds_told, standing
from cogs.cups.ui.picture_words import CupReader, PicturePart, unplayed
from cogs.kit.drawing import Ui
from cogs.kit.text import plain_name
from cogs.leagues.ui.competition_words import division_words


def season_picture(scene: CompetitionScene, ui: Ui) -> CupPicture | None:
    """Return the pictures of a league's latest season; None before its first."""
    state = scene.it.state
    if not isinstance(state, LeagueState) or state.season is None:
        return None
    season, number = state.season, len(state.seasons)
    members = ((each, scene.it.member_at(each)) for each in season.entrants)
    names = {each: scene.names[member] for each, member in members if member in scene.names}
    playing = (each.match for each in scene.it.playing)
    over = season.ended_at is not None
    reader = CupReader(season.groups, playing, names, ui, over=over)
    title, note = plain_name(scene.it.row.title), ui.text("league-season", number=number)
    head = [ui.text("league-picture-alt", title=title, number=number)]
    return pictured(reader, list(_parts(reader, state, season)), title, [note], head)


def _parts(reader: CupReader, state: LeagueState, season: LeagueSeason) -> Iterator[PicturePart]:
    tables, count = season_matches.tables(season), len(season.divisions)
    moves = [divisions.exchanged(state.plan, len(a), len(b)) for a, b in pairwise(tables)]
    for number, rows in enumerate(tables):
        title = division_words(number, count, reader.ui)
        up = moves[number - 1] if number else 0
        # Above the first division nobody goes up: there the line is drawn above who goes down.
        stays = len(rows) - moves[0] if not number and moves and moves[0] else 0
        matches = season_matches.of_division(season, number)
        table = cross_table(reader, rows, matches, title=title, going_on=up or stays)
        heading = title or reader.ui.text("cup-picture-alt-standing")
        yield PicturePart(
            TableBand((table,)),
            (standing(reader, rows, heading),),
            tuple(rounds_told(reader, matches)),
            reader.any_playing(matches),
            any(map(unplayed, matches)),
        )
