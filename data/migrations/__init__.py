"""The migrations, applied in the order of their numbers by `data.storage.migrate`.

A new file in `versions` names its predecessor (`down_revision`), uses no module of `data.schema`
but `types` (the rest moves on), and never changes once released. The way back is a copy of the
database.
"""
