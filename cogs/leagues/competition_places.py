"""In which server a league or ladder is asked for, and whether the member may see it there."""

from club.leagues.competition_scene import CompetitionScene
from club.leagues.league_refusals import NoSuchCompetition
from cogs.routing.bot import Bot, Interaction
from cogs.routing.table_resolver import server_of
from cogs.routing.visibility import visible


async def competition_here(interaction: Interaction, competition_id: int) -> CompetitionScene:
    """Return one of the member's server that they may see (OnlyInServers, NoSuchCompetition)."""
    place, client = server_of(interaction), interaction.client
    scene = await client.club.competition_displays.scene(competition_id, server_id=place.server_id)
    member_id, row = interaction.user.id, scene.it.row
    own = member_id == row.organiser_id or scene.it.entrant_of(member_id) is not None
    if not own and not visible(interaction)(row.channel_id):
        raise NoSuchCompetition
    return scene


def stir(client: Bot, competition_id: int) -> None:
    """Have a league or ladder shown as it stands, and look when something is due in it."""
    client.competition_messages.work.ask(competition_id)
    client.scheduler.wake()
