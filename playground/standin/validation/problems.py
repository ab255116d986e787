"""Collecting what is wrong with a body, in the tree that Discord answers with."""

import re
from collections.abc import Sequence, Sized
from typing import Any

from playground.standin.errors import invalid_form

Path = tuple[str | int, ...]


class Problems:
    """What is wrong with one body, field by field."""

    def __init__(self) -> None:
        self._tree: dict[str, Any] = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Write down a complaint about the field at a path."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        complaint = {"code": code, "message": message}
        if complaint not in (complaints := node.setdefault("_errors", [])):
            complaints.append(complaint)

    def raise_any(self) -> None:
        """Refuse the body if there is a complaint.

        Raises:
            ApiError: 50035 with the tree.
        """
        if self._tree:
            raise invalid_form(self._tree)

    def require(self, path: Path, value: object) -> None:
        """Complain if a value is missing, or is an empty text."""
        if value is None or value == "":
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: Path, value: Sized | None, low: int, high: int) -> None:
        """Complain if a text or list is missing, or has fewer or more than it may have."""
        if value is None or value == "":
            self.require(path, value)
        elif not low <= len(value) <= high:
            message = f"Must be between {low} and {high} in length."
            self.add(path, "BASE_TYPE_BAD_LENGTH", message)

    def optional(self, path: Path, value: Sized | None, low: int, high: int) -> None:
        """Complain if a text or list that may be left out has fewer or more than it may have."""
        if value is not None:
            self.length(path, value, low, high)

    def at_most(self, path: Path, value: Sized | None, high: int) -> None:
        """Complain if an optional text or list is too long."""
        if value is not None and len(value) > high:
            message = f"Must be {high} or fewer in length."
            self.add(path, "BASE_TYPE_MAX_LENGTH", message)

    def between(self, path: Path, value: int | None, low: int, high: int) -> None:
        """Complain if an optional number is too small or too large."""
        if value is not None and value < low:
            message = f"int value should be greater than or equal to {low}."
            self.add(path, "NUMBER_TYPE_MIN", message)
        elif value is not None and value > high:
            message = f"int value should be less than or equal to {high}."
            self.add(path, "NUMBER_TYPE_MAX", message)

    def one_of(self, path: Path, value: object, allowed: Sequence[object]) -> None:
        """Complain if a value is not among the allowed ones."""
        if value not in allowed:
            words = ", ".join(map(str, allowed))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{words}}}.")

    def kind(self, path: Path, value: object, allowed: Sequence[object]) -> None:
        """Complain if the thing at a path is of a kind that has no place there."""
        if value not in allowed:
            words = ", ".join(map(str, allowed))
            message = f'Value of field "type" must be one of ({words}).'
            self.add(path, "UNION_TYPE_CHOICES", message)

    def matches(self, path: Path, value: object, pattern: re.Pattern[str]) -> None:
        """Complain if a text doesn't have a form."""
        if not isinstance(value, str) or not pattern.fullmatch(value):
            message = f"String value did not match validation regex: {pattern.pattern}"
            self.add(path, "STRING_TYPE_REGEX", message)
