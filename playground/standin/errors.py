"""What Discord answers when it refuses: status, code and sentence."""

from typing import Any


class ApiError(Exception):
    """A refusal, as the REST API words it.

    Attributes:
        status: The HTTP status.
        code: Discord's own error code.
        errors: The tree that says which field is wrong, for code 50035.
        extra: Further fields of the answer's JSON.
        headers: Further headers of the answer.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        extra: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(f"{code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.extra = extra or {}
        self.headers: dict[str, str] = {}

    def body(self) -> dict[str, Any]:
        """Give the JSON that is sent."""
        body: dict[str, Any] = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class CannotDoError(Exception):
    """A member tried what Discord's own client would not offer: no such button, a wrong option."""


_SENTENCES: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30015: (400, "Maximum number of attachments in a message reached (10)"),
    30032: (400, "Maximum number of application commands reached"),
    30033: (400, "Max number of thread participants has been reached (1000)"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has hit the maximum number of follow up messages"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid Role"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    180000: (400, "Cannot update a finished event"),
    200000: (400, "Message was blocked by automatic moderation"),
}


def refusal(code: int, **extra: object) -> ApiError:
    """Make the error that belongs to one of Discord's codes."""
    status, sentence = _SENTENCES[code]
    return ApiError(status, code, sentence, extra=extra)


def invalid_form(errors: dict[str, Any]) -> ApiError:
    """Make the refusal of a body with wrong fields (50035)."""
    return ApiError(400, 50035, "Invalid Form Body", errors=errors)
