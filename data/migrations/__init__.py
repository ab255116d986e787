"""The migrations, applied in the order of their numbers by `data.storage.migrate`.

A new one is a file in `versions`, numbered after the last. It names its predecessor
(`down_revision`), uses `data.schema.types` but no other module of `data.schema` (which moves on),
and never changes once released. There is no way down: a copy of the database is the way back.
"""
