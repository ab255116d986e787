"""The database: one small repository a noun, on SQLite or PostgreSQL.

`data.storage.database.Database` opens it; every other public module holds functions that take an
open connection first and give frozen rows.
"""
