"""The list of defences stays true, and the run that proves it can fail."""

import re
from pathlib import Path

import pytest

from tests.proof import defences
from tests.proof.defence import Defence
from tests.proof.defences import DEFENCES, RELIABILITY, ROOT

KEY, *_ = DEFENCES
DOCUMENT = ROOT / "docs" / "reliability.md"


@pytest.mark.parametrize("defence", DEFENCES, ids=[one.name for one in DEFENCES])
def test_a_defence_stands_where_the_list_says(defence: Defence) -> None:
    for file, there, gone in defence.edits:
        assert (ROOT / file).read_text("utf-8").count(there) == 1
        assert there != gone
    file, _, name = defence.test.partition("::")
    assert re.search(rf"^(async )?def {name}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE)


def test_the_document_lists_every_defence() -> None:
    told = DOCUMENT.read_text("utf-8")
    assert [one.name for one in RELIABILITY if f"| {one.name} | `{one.test}` |" not in told] == []


@pytest.mark.slow
def test_a_test_misses_the_key(tmp_path: Path) -> None:
    defences.copy_program(tmp_path)
    assert defences.run(tmp_path, KEY.test) == 0
    with defences.without(tmp_path, KEY):
        assert defences.run(tmp_path, KEY.test) == 1
    assert defences.run(tmp_path, KEY.test) == 0


@pytest.mark.slow
def test_a_defence_that_nobody_misses_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    useless = Defence(
        "a blank line", KEY.test, (("data/table/moves.py", "\n\n\n@dataclass", "\n@dataclass"),)
    )
    monkeypatch.setattr(defences, "DEFENCES", (useless,))
    with pytest.raises(AssertionError, match="nobody misses a blank line"):
        list(defences.prove(1))
