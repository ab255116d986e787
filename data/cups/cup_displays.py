"""What is shown and said of cups, and what members are choosing about them."""

from typing import Final

from data.core.host_drafts import HostDraftStore
from data.core.host_messages import HostMessageStore, HostNoticeStore
from data.schema.cups import cup_drafts, cup_messages, cup_notices

CUP_MESSAGES: Final = HostMessageStore("cup_id", cup_messages)
CUP_NOTICES: Final = HostNoticeStore("cup_id", cup_notices)
CUP_DRAFTS: Final = HostDraftStore("cup_id", cup_drafts)
