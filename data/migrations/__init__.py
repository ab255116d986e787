"""The migrations, applied in the order of their numbers by `data.storage.migrate`.

A new one is a file in `versions`, made after the last: it says what came before it
(`down_revision`), uses the types of `data.schema.types` but nothing of `data.schema.games` (which
moves on), and is never changed once released. There is no way down: a copy of the file is the way
back.
"""
