"""The database: one small repository a noun, on SQLite or PostgreSQL.

`data.storage.database.Database` opens it; every other public module holds functions that take an
open connection first (a write transaction where they change anything) and return frozen rows.
"""
