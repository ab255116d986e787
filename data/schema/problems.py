"""The table of answers to the problems of the day."""

from sqlalchemy import CheckConstraint, Index

from data.schema.columns import column, key, of_member
from data.schema.metadata import table
from data.schema.types import Flag, Number, PlainText, Time

# A problem comes back after some months: an answer is to the problem of one day.
answers = table(
    "answers",
    "What a member has answered to the problem of a day.",
    # In UTC.
    key("day", Number, "the day: how many since 1970"),
    key("problem", PlainText, "which problem it was"),
    of_member(is_key=True),
    column("choice", PlainText, "the move that they chose"),
    column("solved", Flag, "whether it was the best one"),
    column("at", Time),
    CheckConstraint("solved IN (0, 1)", name="solved"),
)
Index("ix_answers_member", answers.c.member_id, answers.c.day)
