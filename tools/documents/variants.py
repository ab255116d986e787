"""Write docs/variants.md from the presets: `python -m tools.documents.variants`.

The differences and descriptions come from the engine, the names from the texts that members read.
What is between the two marks of the figures is kept as it is: they are measured elsewhere.
"""

import re
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.rules import OPTIONS, PRESETS, describe
from engine.rules.description import WORDS
from engine.rules.preset import Group, Preset
from engine.rules.ready_made import READY_MADE

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "variants.md"
NAMES = ROOT / "locales" / "en" / "presets.ftl"
FIGURES, END_OF_FIGURES = "<!-- figures -->", "<!-- end of figures -->"
_WIDTH = 100

GROUPS: Mapping[Group, str] = {
    Group.KNOCK: "Knock and go",
    Group.KNOCK_CARD: "The knock card",
    Group.CONTESTS: "Other contests",
    Group.MELDS: "Other melds",
    Group.ON_THE_TABLE: "Melds on the table",
    Group.PROGRAMS: "The rules of other programs",
}

_INTRODUCTION = """\
# The variants

Every preset in a few lines: what it is like, and what differs from the standard rules, whose
numbers stand in brackets. `python -m engine rules NAME` says the same on the command line, and
with `--all` every rule in force; options behind the name change one rule each:

```
python -m engine rules oklahoma gin_bonus=20 game_target=150
```
"""

_HOUSE = """\
## Your own

A house's presets are a file, a line each: a name, the preset it starts from, and what it changes.
One may start from another above it. The commands take the file as `--presets FILE`, and a record
says the ready-made preset and the options, so it can be read anywhere.

```
friday  classic gin_bonus=25 game_target=150   ; our Friday rules
quick   friday game_target=50
```

The same as JSON:

```
{"friday": {"preset": "classic", "options": {"gin_bonus": 25, "game_target": 150}},
 "quick": "friday game_target=50"}
```

Options that don't go together are refused in one line that says why. Options that others leave
without effect, such as the undercut's bonus where nobody knocks, are kept and not shown.

## Every option
"""


def document(figures: str) -> str:
    """Return the document.

    Args:
        figures: What stands between the marks of the figures.
    """
    names = titles()
    parts = [_INTRODUCTION]
    for group, heading in GROUPS.items():
        parts.append(f"## {heading}\n")
        parts.extend(_preset(each, names[each.name]) for each in READY_MADE if each.group == group)
    parts.append(f"{FIGURES}{figures}{END_OF_FIGURES}\n")
    parts.append(_HOUSE)
    return "\n".join(parts) + "\n" + "\n".join(_options()) + "\n"


def figures_of(text: str) -> str:
    """Return what stands between the marks of the figures in a document."""
    return text.partition(FIGURES)[2].partition(END_OF_FIGURES)[0]


def titles() -> dict[str, str]:
    """Return what members read as each preset's name."""
    found = re.findall(r"^preset-([a-z-]+) = (.*)$", NAMES.read_text("utf-8"), re.MULTILINE)
    return {name.replace("-", "_"): title for name, title in found}


def _preset(preset: Preset, title: str) -> str:
    differing = "; ".join(describe(PRESETS[preset.name], PRESETS["standard"]))
    lines = [f"### {title} (`{preset.name}`)", "", *textwrap.wrap(preset.about, _WIDTH), ""]
    if differing:
        said = f"{differing[0].upper()}{differing[1:]}."
        lines += [*textwrap.wrap(said, _WIDTH, break_on_hyphens=False), ""]
    return "\n".join(lines)


def _options() -> Iterator[str]:
    standard = PRESETS["standard"]
    yield "| option | in the standard game | may be |"
    yield "| --- | --- | --- |"
    for name, option in OPTIONS.items():
        value = getattr(standard, name)
        said = f"{WORDS[name].say(value)} (`{option.write(value)}`)"
        yield f"| `{name}` | {said} | {option.allowed} |"


def write() -> None:
    """Write the file."""
    text = FILE.read_text("utf-8") if FILE.exists() else ""
    FILE.write_text(document(figures_of(text) or "\n"), "utf-8")


if __name__ == "__main__":
    write()
