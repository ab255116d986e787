"""In which server a cup is asked for, and whether the member may see it there."""

from club.cups.cup_scene import CupScene
from club.cups.refusals import NoSuchCup
from cogs.routing.bot import Bot, Interaction
from cogs.routing.table_resolver import server_of
from cogs.routing.visibility import visible


async def scene_here(interaction: Interaction, cup_id: int) -> CupScene:
    """Return a cup of the member's server that they may see (OnlyInServers, NoSuchCup)."""
    place, client = server_of(interaction), interaction.client
    scene = await client.club.cup_displays.scene(cup_id, server_id=place.server_id)
    check_cup_visible(interaction, scene)
    return scene


def check_cup_visible(interaction: Interaction, scene: CupScene) -> None:
    """Raise `NoSuchCup` unless the member takes part, organises, or may look into its channel."""
    member_id, row = interaction.user.id, scene.cup.row
    own = member_id == row.organiser_id or scene.cup.entrant_of(member_id) is not None
    if not own and not visible(interaction)(row.channel_id):
        raise NoSuchCup


def stir(client: Bot, cup_id: int) -> None:
    """Have a cup's message brought up to date, and what is due done."""
    client.cup_messages.work.ask(cup_id)
    client.scheduler.wake()
