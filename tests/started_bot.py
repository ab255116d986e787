"""As far as every start of a bot goes alike: its modules, its commands' words, its cards' faces."""

from art.emoji import all_emojis
from benchmarks.live.earlier_start import LANGUAGES
from cogs.app import command_line, translator
from cogs.app.extensions import extension_names
from cogs.kit.card_names import card_names

__all__ = ["command_line"]

extension_names()
translator.keys()
for language in LANGUAGES:
    all_emojis(called=card_names(language))
