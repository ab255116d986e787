"""docs/variants.md is what `python -m tools.documents.variants` writes."""

from engine.rules import PRESETS
from engine.rules.preset import Group
from tools.documents.variants import END_OF_FIGURES, FIGURES, FILE, GROUPS, document, figures_of


def test_the_document_is_up_to_date() -> None:
    text = FILE.read_text("utf-8")
    assert text == document(figures_of(text))


def test_every_preset_has_its_place() -> None:
    assert set(GROUPS) == set(Group)
    text = FILE.read_text("utf-8")
    assert all(text.count(f"(`{name}`)\n") == 1 for name in PRESETS)


def test_figures_are_kept() -> None:
    text = document("\n| preset | turns a deal |\n")
    assert figures_of(text) == "\n| preset | turns a deal |\n"
    assert (text.count(FIGURES), text.count(END_OF_FIGURES)) == (1, 1)
