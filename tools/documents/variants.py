"""Write docs/variants.md from the presets: `python -m tools.documents.variants`.

The differences and descriptions come from the engine, the names from the texts that members read.
What is between the two marks of the figures is kept as it is: they are measured elsewhere.
"""

import re
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.rules import ALL_PRESETS, OPTIONS, PRESETS, describe
from engine.rules.description import WORDS
from engine.rules.preset import Group, Preset
from engine.rules.ready_made import READY_MADE
from engine.rules.ready_made_three import READY_MADE_THREE

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
    Group.THREE: "Three-handed gin rummy (three players)",
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

_SOURCES = """\
## Where rules come from

Rules that are told in few places, with where they are told. ◆ marks what no source says, and what
is decided here instead.

### Continuous Hollywood (`hollywood_games`)

- Three games are kept up: when the first has ended, game 4 begins, and so on
  ([rummy-games.com](http://www.rummy-games.com/rules/hollywood-gin.html)). A game opens with the
  deal that closes another, and takes entries from the next deal on; two that close with one deal
  open two ◆.
- Whoever was shut out of a game has the next win entered in the next game that is open (the same
  page). So a win goes on every open game in which its side has an entry, and on the first of those
  in which it has none. With `hollywood_late_entry=by_count` a side's nth win goes on those of games
  1 to n that are open ◆.
- On that page either player gives notice before a deal, and the games that are open are finished.
  Here the number of games is agreed before the first deal ◆: five in the preset, 2 to 12 in a
  house's own rules. Once all have been opened, the contest ends with the last that closes.
- Each game is settled by itself, and all totals together decide, or the games won, as on any
  Hollywood sheet. With `hollywood_third_double` game 3 counts twice, and no other ◆.
- Messages and pictures show the open games and what the others came to; at the end a picture has
  the last six games ◆.

### Opponents after a lost deal (`opponent_rotation=after_loss`)

- After every hand it is the losing team's option to change opponents or to stay
  ([rummytalk.com](https://rummytalk.com/selection-of-partners/)). The hand is the round that all
  tables play; after a level one nobody has lost, and everybody stays ◆.
- A team says so while the round is played, with *If we lose…* in its members' hands, so that no
  table waits for an answer. Whoever of them speaks last decides, for that round, unless they have
  left the table by its end. A team that says nothing changes opponents, and the computer says
  nothing ◆.
- Two a side swap their opponents. Of larger teams the second moves on by a table, so that in the
  end everybody has met everybody ◆.
- On a sheet for real cards, where only the sums count, opponents are taken to change ◆.
"""
_BEFORE: Mapping[Group, str] = {
    Group.THREE: """\
Three players, each on their own, are dealt into the same hand and play clockwise. In Discord, *More
than two…* in `/gin play` opens a table for three, or the variant is chosen there; the computer can
take one seat or two, and *Computer* begins a game against two. Any variant of the knock
family can be played so: `python -m engine rules oklahoma seating=three_handed`.
""",
}
_AFTER: Mapping[Group, str] = {
    Group.THREE: """\
The rules in full. *Sources*: SC is Scarne's own text, of which we have the beginning
(blackcoin.co, poker.tj); DX is denexa.com's page on Jersey gin; BR is Battle Royal gin, the same
game in another book's numbers (rummyrulebook.com, rummy-games.com). ◆ is our decision where the
sources are silent or differ.

1. *Deal.* Ten cards each, one at a time, the player on the dealer's left first (SC). The next card
   is the upcard (DX, BR), 21 are the stock. The deal goes round to the left (SC); a deal that
   nobody wins is dealt again by the same player ◆. The first dealer is drawn at random, and seats
   aren't chosen ◆ (SC: whoever cuts high deals, and chooses whose discards to play after).
2. *Upcard.* It is offered to each in turn, the dealer last (BR). Where all refuse it, the first
   player draws from the stock ◆.
3. *Turns.* Take the last discard or the top of the stock, then discard (DX), but not the discard
   just taken ◆. Only the last discard may be taken, so only the player on your left gets what you
   throw (SC, DX; in BR either of the others may have it).
4. *Knock and gin.* As in two-handed gin, with 10 or less (SC: but for what it says apart, the
   rules of plain gin hold). There is no big gin ◆.
5. *Layoffs.* Both others lay off, on the knocker's melds as they were shown: a card can follow
   one's own, but not one that the other laid off (BR). The player on the knocker's left lays off
   first ◆; it changes nothing for the other. Nothing is laid off on gin, as in plain gin.
6. *Count.* The lowest count wins the deal, from both others: its points are the two differences
   together (BR). Gin pays 40 and both counts (BR).
7. *Undercut.* A knocker who isn't lower than both others is undercut, and the lowest of these wins:
   20, and the differences to both others ◆ (BR takes 20 off the knocker's score instead). Of two
   who count the same, the one on the knocker's left wins ◆.
8. *Stock.* The deal is drawn when three cards are left of it and nobody has knocked (BR).
9. *Game.* To 200; then 100 for the game and 25 a box, as in two-handed gin (BR). Each settles with
   each: the lower pays the difference of the totals, and whoever has won no deal pays the winner of
   the game 100 more (BR, and round robin for the numbers).
10. *Giving up.* Whoever resigns ends the contest: of the others the one with more points wins, or
    if they are level the one on the left of whoever gave up ◆.

Options of two sides alone have no effect: `next_dealer`, `wall_rule`, `illegal_knock` and the exact
margin. With three or more at a table, only single games are played.

In Discord the host opens the table and whoever likes joins, unless one of them has blocked
another. `/gin challenge` at these rules opens such a table too, and calls the member to it by
name, or two of them (`another`); no seat is kept for them. When somebody leaves, the others decide:
the computer or another member takes the seat, or the contest ends as lost by who has left. What is
done [in advance](async.md#in-advance) is the same as for two, as long as another member plays.
There are no sheets for real cards, and no reviews: the [coach](coach.md) weighs a move by playing
imagined deals to their end with two experts, and for three there is no expert. Contests between
members are rated, as a kind of game of their own, each with each by the final totals; practice
isn't. The deals count on the boards, but not in the figures of [profiles](profiles.md), which are
about one opponent at a time.
""",
}

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
        if group in _BEFORE:
            parts.append(_BEFORE[group])
        presets = (*READY_MADE, *READY_MADE_THREE)
        parts.extend(_preset(each, names[each.name]) for each in presets if each.group == group)
        if group in _AFTER:
            parts.append(_AFTER[group])
    parts.append(_SOURCES)
    parts.append(f"{FIGURES}{figures}{END_OF_FIGURES}\n")
    parts.append(_HOUSE)
    return "\n".join(parts) + "\n" + "\n".join(_options()) + "\n"


def figures_of(text: str) -> str:
    """Return what stands between the marks of the figures in a document."""
    return text.partition(FIGURES)[2].partition(END_OF_FIGURES)[0]


def titles() -> dict[str, str]:
    """Return what members read as each preset's name, or what it is called in the books."""
    found = re.findall(r"^preset-([a-z-]+) = (.*)$", NAMES.read_text("utf-8"), re.MULTILINE)
    return {"jersey": "Jersey gin", **{name.replace("-", "_"): title for name, title in found}}


def _preset(preset: Preset, title: str) -> str:
    differing = "; ".join(describe(ALL_PRESETS[preset.name], PRESETS["standard"]))
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
