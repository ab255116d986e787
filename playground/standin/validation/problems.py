"""Collecting what is wrong with a body, in the tree that Discord answers with."""

import re
from collections.abc import Sized
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
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_any(self) -> None:
        """Refuse the body if there is a complaint.

        Raises:
            ApiError: 50035 with the tree.
        """
        if self._tree:
            raise invalid_form(self._tree)

    def length(self, path: Path, value: Sized | None, low: int, high: int) -> None:
        """Complain if a text or list has fewer or more than it may have."""
        size = 0 if value is None else len(value)
        if not low <= size <= high:
            noun = "in length" if isinstance(value, str) or value is None else "items"
            code = "BASE_TYPE_BAD_LENGTH"
            if size == 0:
                code, message = "BASE_TYPE_REQUIRED", "This field is required"
            else:
                message = f"Must be between {low} and {high} {noun}."
            self.add(path, code, message)

    def at_most(self, path: Path, value: Sized | None, high: int) -> None:
        """Complain if an optional text or list is too long."""
        if value is not None and len(value) > high:
            message = f"Must be {high} or fewer in length."
            self.add(path, "BASE_TYPE_MAX_LENGTH", message)

    def one_of(self, path: Path, value: object, allowed: tuple[object, ...]) -> None:
        """Complain if a value is not among the allowed ones."""
        if value not in allowed:
            words = ", ".join(map(str, allowed))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{words}}}.")

    def matches(self, path: Path, value: object, pattern: re.Pattern[str]) -> None:
        """Complain if a text doesn't have a form."""
        if not isinstance(value, str) or not pattern.fullmatch(value):
            message = f"String value did not match validation regex: {pattern.pattern}"
            self.add(path, "STRING_TYPE_REGEX", message)
