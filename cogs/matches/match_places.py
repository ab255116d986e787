"""In which server a match between servers is asked for, and whether the member may see it there."""

from club.matches.server_match_displays import ServerMatchScene
from club.matches.server_match_refusals import NoSuchServerMatch
from club.matches.stored_server_match import StoredServerMatch
from cogs.routing.bot import Bot, Interaction
from cogs.routing.table_resolver import server_of
from cogs.routing.visibility import visible
from data.matches.server_matches import SIDES, side_id


async def match_here(interaction: Interaction, match_id: int) -> ServerMatchScene:
    """Return a match for the member's server's side (OnlyInServers, NoSuchServerMatch)."""
    place, member_id = server_of(interaction), interaction.user.id
    scene = await interaction.client.club.match_displays.scene_in(match_id, place.server_id)
    state, own = scene.it.state, scene.it.sides[scene.side - 1]
    player = state.player_of(member_id)
    plays = player is not None and state.side_with(player) == scene.side
    if not plays and member_id != own.organiser_id and not visible(interaction)(own.channel_id):
        raise NoSuchServerMatch
    return scene


def stir(client: Bot, it: StoredServerMatch | int) -> None:
    """Have a match shown as it stands to both sides, and look when something is due in it."""
    match_id = it if isinstance(it, int) else it.match_id
    for side in SIDES:
        client.server_match_messages.work.ask(side_id(match_id, side))
    client.scheduler.wake()
