"""What is shown and said of leagues and ladders, and what members are choosing about them."""

from typing import Final

from data.core.host_drafts import HostDraftStore
from data.core.host_messages import HostMessageStore, HostNoticeStore
from data.schema.cups import competition_drafts, competition_messages, competition_notices

COMPETITION_MESSAGES: Final = HostMessageStore("competition_id", competition_messages)
COMPETITION_NOTICES: Final = HostNoticeStore("competition_id", competition_notices)
COMPETITION_DRAFTS: Final = HostDraftStore("competition_id", competition_drafts)
