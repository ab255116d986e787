"""Checking what the bot sends, one file a kind of body; each check is a small function.

All complaints of a body are collected in one tree, as Discord's answer 50035 has it.
"""
