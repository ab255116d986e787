"""Write all documents that are generated from the program: `python -m tools.documents`."""

from tools.documents import commands, monitoring, privacy, settings, variants

for each in (commands, monitoring, privacy, settings, variants):
    each.write()
