"""Write all documents that are generated from the program: `python -m tools.documents`."""

from tools.documents import commands, privacy, settings, variants

for each in (commands, privacy, settings, variants):
    each.write()
