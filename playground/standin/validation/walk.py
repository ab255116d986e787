"""Walking a tree of components."""

from collections.abc import Iterable, Iterator

from playground.standin.models import Json

Path = tuple[str | int, ...]


def walk_paths(components: Iterable[Json], path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Give every component at every level with its path, parents first.

    Args:
        components: The top level.
        path: The path of the list they are in.
    """
    for index, component in enumerate(components):
        here = (*path, index)
        yield here, component
        yield from walk_paths(component.get("components", ()), (*here, "components"))
        for key in ("accessory", "component"):
            if isinstance(child := component.get(key), dict):
                yield (*here, key), child


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Give every component at every level, parents first."""
    return (component for _, component in walk_paths(components))
