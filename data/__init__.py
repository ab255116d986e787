"""The database: one small repository a noun, on SQLite or PostgreSQL.

Functions take an open connection first (a write transaction to change anything), and return frozen
rows.
"""
