"""docs/variants.md is what `python -m tools.documents.variants` writes."""

from engine.rules.presets import PRESETS
from tools.documents.variants import END_OF_FIGURES, FIGURES, FILE, GROUPS, document, figures_of


def test_the_document_is_up_to_date() -> None:
    text = FILE.read_text("utf-8")
    assert text == document(figures_of(text))


def test_every_preset_has_its_place() -> None:
    names = [name for presets in GROUPS.values() for name in presets]
    assert sorted(names) == sorted(PRESETS)


def test_figures_are_kept() -> None:
    text = document("\n| preset | turns a deal |\n")
    assert figures_of(text) == "\n| preset | turns a deal |\n"
    assert (text.count(FIGURES), text.count(END_OF_FIGURES)) == (1, 1)
