"""docs/settings.md is what `python -m tools.documents.settings` writes."""

from club.core.settings import MemberSettings, ServerSettings
from cogs.members.ui.settings import offered, setting_title
from tools.documents.settings import FILE, UI, document


def test_the_document_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == document()


def test_every_setting_is_in_it() -> None:
    text = FILE.read_text("utf-8")
    for settings in (ServerSettings, MemberSettings):
        for name in offered(settings):
            assert f"\n| {setting_title(name, UI)} | " in text
