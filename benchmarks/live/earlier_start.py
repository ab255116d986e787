"""What a first start of the bot leaves with Discord: the cards' emojis."""

from art.emoji import all_emojis
from cogs.kit.card_names import card_names
from playground.standin.models import Emoji
from playground.standin.world import World

LANGUAGES = ("en", "de")
"""The languages whose emojis are there; those of others would be sent when they are first read."""


def leave_faces(world: World) -> None:
    """Have the cards' emojis there, so that no start sends them and redraws all tables."""
    pictures = [all_emojis(called=card_names(language)) for language in LANGUAGES]
    for name, image in sorted(item for each in pictures for item in each.items()):
        emoji = Emoji(world.ids.next(), name, image, "image/png")
        world.emojis[emoji.id] = emoji
