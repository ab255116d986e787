"""What the check of a game's shuffles says."""

from dataclasses import replace

from cogs.archive.ui.verify import draw_verified
from engine.record import write_record
from engine.verify import verify
from tests.cogs.drawn import check_limits, text
from tests.cogs.kit.language_cases import in_every_language
from tests.cogs.scenes import FIRST, PLAIN, scene_of
from tests.engine.record.sealed_records import sealed_record

RECORD = sealed_record()


def answer(language: str, *, over: bool) -> str:
    """What is said of a record whose last deal isn't over, though perhaps the game is."""
    *others, last = RECORD.deals
    broken = replace(last, deck=None, seed=None, result=None, moves=())
    assert RECORD.seal is not None
    seal = RECORD.seal if over else replace(RECORD.seal, seed=None)
    found = verify(write_record(replace(RECORD, deals=(*others, broken), seal=seal)))
    ui = PLAIN.in_language(language)
    drawing = draw_verified(scene_of(FIRST, None), found, ui, record=None, documents=None)
    check_limits(drawing, digits=True)
    return text(drawing)


@in_every_language
def test_a_deal_that_was_broken_off_is_not_said_to_be_played(language: str) -> None:
    ui = PLAIN.in_language(language)
    running = ui.text("verified-running", deals=1)
    unfinished = ui.text("verified-unfinished", deals=1)
    assert running != unfinished
    assert running in answer(language, over=False)
    ended = answer(language, over=True)
    assert unfinished in ended
    assert running not in ended
