"""Write docs/variants.md from the presets: `python -m tools.documents.variants`.

What differs is said by the engine, and the names are those that members read; the character of each
preset stands here. Between the two marks of the figures the document is kept as it is: they are
measured elsewhere.
"""

import re
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.rules import OPTIONS
from engine.rules.description import WORDS
from engine.rules.presets import PRESETS

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docs" / "variants.md"
NAMES = ROOT / "locales" / "en" / "rules.ftl"
FIGURES, END_OF_FIGURES = "<!-- figures -->", "<!-- end of figures -->"
_WIDTH = 100

GROUPS: Mapping[str, Mapping[str, str]] = {
    "Knock and go": {
        "standard": (
            "The game as most people learn it. Ten cards each, draw one, throw one, and end the "
            "deal by a knock as soon as it pays, or by gin when you dare to wait."
        ),
        "classic": (
            "An older tariff. An undercut costs a knocker only 10, so a doubtful knock is worth "
            "more than in the standard game; to leave the other side without a box is worth 100."
        ),
        "tournament": (
            "A shutout doubles everything at the end, so a losing side fights for its one box more "
            "than for points."
        ),
        "family": (
            "Nothing to add up at the end: the first to 100 has won. The one to learn with."
        ),
        "dictionary": (
            "The strictest reading of the old books. The dealer never gets the upcard, and gin "
            "can't be kept back in the hope of big gin."
        ),
        "elder": (
            "A cut decides who may begin; then it is a plain game without big gin, where a "
            "shutout counts double."
        ),
        "eleven": (
            "No haggling over an upcard: the non-dealer holds a card more and throws it, and may "
            "even end the deal with it."
        ),
        "straight": (
            "Nobody knocks. Deals are long, what was thrown must be remembered, and a hand one "
            "card short of gin is worth nothing."
        ),
        "gra": (
            "A series of games under club customs: you may take a discard and put it back, and "
            "even the very last discard can end a deal."
        ),
        "multi_match": (
            "Short matches, each credited with bonuses, that add up to one long score."
        ),
        "palace": (
            "Every deal won counts 10 more on the spot, so small wins add up; "
            "at the end nothing is added."
        ),
    },
    "The knock card": {
        "oklahoma": (
            "The upcard sets the pace. Under a low card nobody can knock for long and hands grow "
            "good; under a picture it is the usual race. Spades double the stake."
        ),
        "oklahoma_kisses": (
            "Gin and undercuts earn extra boxes, the kisses, and more of them under a spade: a "
            "bold side can win the settlement without winning the most deals."
        ),
        "oklahoma_fosdick": (
            "A knock takes all that the loser holds, whatever the knocker is left with. High cards "
            "are dangerous from the first turn."
        ),
        "oklahoma_match": (
            "The knock card comes from another pack, so nobody can pick it up, and the first turn "
            "belongs to the winner of the last deal."
        ),
    },
    "On a sheet of columns": {
        "hollywood": (
            "Three games at once. From the third win on every deal counts in all of them, so a "
            "streak is worth three, and who starts late may lose a column without a box in it."
        ),
        "hollywood_oklahoma": (
            "Oklahoma with a second deck on a Hollywood sheet: a doubled deal may count three "
            "times over."
        ),
        "tedesco": (
            "Oklahoma with runs round the corner on a long sheet. A loose ace counts more than any "
            "knock allows, so meld it or throw it."
        ),
    },
    "Other melds": {
        "round_corner": (
            "King, ace and two are neighbours, which makes runs plentiful and loose aces dear. "
            "Even gin isn't safe until the other side has laid off."
        ),
        "sequence": (
            "Runs alone are melds, and long ones with pictures pay. Three of a kind is just "
            "deadwood."
        ),
    },
    "Melds on the table": {
        "mahjong": (
            "Melds lie open and anyone may add to them; you may pick up as much of the pile as you "
            "can use. Each side scores what it has laid down less what it still holds, with the "
            "bonus for whoever goes out, so a deal can cost you points."
        ),
        "skarney": (
            "There is no discard pile: each turn ends with a card offered to the other side. You "
            "must first lay a contract of three melds at once; to be caught without it is dear."
        ),
        "colonel": (
            "A race to an empty hand, with melds that both sides build on. The winner scores "
            "all that the other still holds."
        ),
        "colonel_challenge": (
            "The same, but who feels lighter may call for a count before drawing. The other side "
            "accepts, or plays on and has told you something."
        ),
    },
    "The rules of other programs": {
        "openspiel": (
            "One deal at a time, as in the research library OpenSpiel, for matches between its "
            "players and ours."
        ),
        "eaai": (
            "The game of the gin rummy challenge for students' programs: to 100, with no bonus "
            "but those for gin and an undercut."
        ),
    },
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
    for group, presets in GROUPS.items():
        parts.append(f"## {group}\n")
        parts.extend(_preset(name, names[name], told) for name, told in presets.items())
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


def _preset(name: str, title: str, character: str) -> str:
    differing = "; ".join(PRESETS[name].describe())
    lines = [f"### {title} (`{name}`)", "", *textwrap.wrap(character, _WIDTH), ""]
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
