"""The layout of the house: packages that one can survey, names that mean one thing, no circles."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FLOORS = ("engine", "art", "data", "club", "cogs")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DESCRIBED = (ast.Module, ast.ClassDef, *FUNCTIONS)
EVERYWHERE = (*FLOORS, "playground", "benchmarks", "tools", "tests")
LARGEST = 20
"""Modules that a package may have."""
DOCSTRINGS = 9_000
"""Lines of docstrings on the floors."""
ROWS = 15
"""Rows of the table that says where to change what."""

SAME_NAME: Mapping[str, str] = {
    "engine/cli": "a command is called what it commands",
    "data/schema": "the columns of what the repository of the same name reads and writes",
    "engine/knock": "each family of variants has the same modules",
    "engine/table": "each family of variants has the same modules",
    "engine/mahjong": "each family of variants has the same modules",
    "engine/skarney": "each family of variants has the same modules",
    "engine/colonel": "each family of variants has the same modules",
    "engine/jersey": "each family of variants has the same modules",
    "engine/protocol": "it reads and writes, as the record does",
    "engine/arena": "the contest that the arena plays",
}
"""Packages whose modules may be called what modules elsewhere on the floor are called, and why."""

LATE: Mapping[str, str] = {
    "cogs/monitoring/error_reports.py": "sentry_sdk is optional, and takes long to load",
    "cogs/monitoring/exposition.py": "prometheus_client is optional",
    "club/cups/formats/swiss_pairing.py": "networkx takes half a second and 24 MB to load",
    "engine/coach/judges.py": "the expert needs numpy, which takes a third of a second to load",
    "engine/players/knock/late_expert.py": "the expert needs numpy, which takes long to load",
    "engine/players/simple.py": "the families have their players from there",
}
"""Modules that import inside a function, and why."""

FAMILIES = ("knock", "mahjong", "skarney", "colonel", "jersey", "table")
"""Packages of the engine whose states and views nobody else names; the last is shared."""

_EXPERT = "the expert plays the knock family alone"
_COACH = "only moves of the knock family are weighed"
_TAUGHT = "what is taught is standard gin"
_DRAWN_KNOCK = "it draws the knock family"
_DRAWN_MELDS = "it draws the families with melds on the table"

ABOUT_A_FAMILY: Mapping[str, str] = {
    "engine/players/knock": "players of the knock family",
    "engine/players/jersey": "players where three play",
    "engine/players/table": "players of the families with melds on the table",
    "engine/players/club.py": "one player of all four families",
    "engine/players/novice.py": "one player of all four families",
    "engine/players/expert.py": _EXPERT,
    "engine/search/trying.py": _EXPERT,
    "engine/coach/judges.py": _COACH,
    "engine/coach/knock_decision.py": _COACH,
    "engine/coach/luck.py": _COACH,
    "engine/coach/reviewing.py": _COACH,
    "engine/coach/table_reasons.py": "reasons where melds go to the table",
    "club/lessons/first_deal.py": _TAUGHT,
    "club/lessons/problem_bank.py": _TAUGHT,
    "cogs/lessons/ui/problem.py": _TAUGHT,
    "cogs/archive/ui/review.py": _COACH,
    "cogs/kit/knock_words.py": _DRAWN_KNOCK,
    "cogs/play/ui/hand/going_out.py": _DRAWN_KNOCK,
    "cogs/play/ui/hand/knock_hand.py": _DRAWN_KNOCK,
    "cogs/play/ui/hand/meld_layouts.py": _DRAWN_KNOCK,
    "cogs/play/ui/hand/spoken_knock.py": _DRAWN_KNOCK,
    "cogs/play/ui/table/knock_answer.py": _DRAWN_KNOCK,
    "cogs/play/ui/table/knock_table.py": _DRAWN_KNOCK,
    "cogs/play/ui/table/layoffs.py": _DRAWN_KNOCK,
    "cogs/play/ui/hand/card_offers.py": _DRAWN_MELDS,
    "cogs/play/ui/hand/contract.py": _DRAWN_MELDS,
    "cogs/play/ui/hand/draw_choice.py": _DRAWN_MELDS,
    "cogs/play/ui/hand/meld_laying.py": _DRAWN_MELDS,
    "cogs/play/ui/hand/melds_hand.py": _DRAWN_MELDS,
    "cogs/play/ui/hand/spoken_melds.py": _DRAWN_MELDS,
    "cogs/play/ui/table/meld_controls.py": _DRAWN_MELDS,
    "cogs/play/ui/table/melds_words.py": _DRAWN_MELDS,
}
"""Where else a state or a view of a family is named, and why: it may only become less."""


def modules(top: str) -> Iterator[Path]:
    """Every module of a folder, by its path from the root."""
    for path in sorted((ROOT / top).rglob("*.py")):
        if "versions" not in path.parts:
            yield path.relative_to(ROOT)


def source(path: Path) -> str:
    return (ROOT / path).read_text("utf-8")


@dataclass
class Outline:
    """What a module's statements declare.

    Attributes:
        late: The lines of imports inside functions.
        docstrings: How many lines there are of them.
    """

    imports: list[ast.Import | ast.ImportFrom] = field(default_factory=list)
    late: list[int] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)
    docstrings: int = 0


@cache
def outline(path: Path) -> Outline:
    """Read a module once for all tests, without its expressions, which are most of it."""
    found, left = Outline(), list[tuple[ast.AST, bool]]([(ast.parse(source(path)), False)])
    while left:
        node, inside = left.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.imports.append(node)
            found.late += [node.lineno] if inside else []
        elif isinstance(node, ast.ClassDef):
            found.classes.append(node.name)
        if isinstance(node, DESCRIBED):
            found.docstrings += sum(map(lines_of_docstring, node.body))
        inside = inside or isinstance(node, FUNCTIONS)
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            left += [(each, inside) for each in getattr(node, part, ())]
    return found


def lines_of_docstring(node: ast.stmt) -> int:
    match node:
        case ast.Expr(value=ast.Constant(value=str()), lineno=first, end_lineno=int(last)):
            return last - first + 1
        case _:
            return 0


def name_of(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("top", EVERYWHERE)
def test_a_package_can_be_surveyed(top: str) -> None:
    packages = defaultdict[Path, list[str]](list)
    for path in modules(top):
        if path.name != "__init__.py":
            packages[path.parent].append(path.name)
    assert not {
        str(package): len(names) for package, names in packages.items() if len(names) > LARGEST
    }


@pytest.mark.parametrize("floor", FLOORS)
def test_a_class_has_its_name_for_itself(floor: str) -> None:
    homes = defaultdict[str, list[str]](list)
    for path in modules(floor):
        for name in outline(path).classes:
            homes[name].append(str(path))
    assert not {name: paths for name, paths in homes.items() if len(paths) > 1}


@pytest.mark.parametrize("floor", FLOORS)
def test_modules_of_one_name_are_of_one_subject(floor: str) -> None:
    """A drawing is called what its cog is called: both lie in the package of their subject."""
    homes = defaultdict[str, list[Path]](list)
    for path in modules(floor):
        if path.name != "__init__.py" and str(path.parent) not in SAME_NAME:
            homes[path.stem].append(path)
    assert not {
        name: [str(path) for path in paths]
        for name, paths in homes.items()
        if len({path.parts[1] for path in paths}) > 1
    }


@pytest.mark.parametrize("floor", FLOORS)
def test_nothing_is_imported_inside_a_function(floor: str) -> None:
    found = {
        f"{path}:{line}"
        for path in modules(floor)
        if str(path) not in LATE
        for line in outline(path).late
    }
    assert not found


@pytest.mark.parametrize("floor", EVERYWHERE)
def test_imports_go_round_in_no_circle(floor: str) -> None:
    """Imports for types alone count as well: two modules that know each other are one."""
    names = {name_of(path): path for path in modules(floor)}
    needs = {name: set(imported(path, names)) - {name} for name, path in names.items()}
    while free := [name for name, others in needs.items() if not others & needs.keys()]:
        for name in free:
            del needs[name]
    assert not needs


def imported(path: Path, names: Mapping[str, Path]) -> Iterator[str]:
    """The modules of the same floor that a module imports."""
    for node in outline(path).imports:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield from names.keys() & {whole if whole in names else node.module}
        else:
            yield from names.keys() & {alias.name for alias in node.names}


def test_docstrings_say_what_a_reader_needs_and_no_more() -> None:
    """Ruff sees to it that nothing public is left without one."""
    lines = sum(outline(path).docstrings for floor in FLOORS for path in modules(floor))
    assert lines < DOCSTRINGS


def test_names_lead_to_what_is_to_be_changed() -> None:
    """Only what the name of its subject doesn't lead to is listed."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    table = text.split("## To change …", 1)[1].split("\n## ", 1)[0]
    rows = [line for line in table.splitlines() if line.startswith("| ")]
    assert 2 < len(rows) - 2 <= ROWS


def test_only_what_is_about_a_family_names_its_state_or_view() -> None:
    """Others ask the family's object, and see what every state and view has."""
    own = [path for name in FAMILIES for path in modules(f"engine/{name}")]
    names = {
        name for path in own for name in outline(path).classes if name.endswith(("State", "View"))
    }
    assert {"KnockState", "TableView"} <= names
    naming = [
        path
        for floor in FLOORS
        for path in modules(floor)
        if path not in own
        # Most name none of them anywhere, and needn't be read closely.
        and any(name in source(path) for name in names)
        and names & set(words_of(path))
    ]
    places = {
        next((str(each) for each in (path, path.parent) if str(each) in ABOUT_A_FAMILY), str(path))
        for path in naming
    }
    assert places == set(ABOUT_A_FAMILY)


def words_of(path: Path) -> Iterator[str]:
    """What a module names: its variables, what it imports, and parts of what it has."""
    for node in ast.walk(ast.parse(source(path))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case _:
                pass
