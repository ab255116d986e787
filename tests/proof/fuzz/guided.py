"""Lets atheris look for texts that reach new code.

`python -m tests.proof.fuzz.guided NAME INPUTS FOLDER` is a process of its own: what is fuzzed must
be loaded through atheris, and atheris ends the process. It leaves its report in the folder.
"""

import json
import random
import sys
from contextlib import ExitStack
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any, cast

atheris = cast("Any", import_module("atheris"))

INSTRUMENTED = ["engine", "data", "club", "cogs"]

with atheris.instrument_imports(include=INSTRUMENTED):
    fuzz = import_module("tests.proof.fuzz.fuzz")

from tests.proof.fuzz.measuring import measured  # noqa: E402 - after what is to be instrumented
from tests.proof.fuzz.mutation import mutate  # noqa: E402
from tests.proof.fuzz.reached_lines import reached  # noqa: E402
from tests.proof.fuzz.target import Findings, Target  # noqa: E402

_OURS = 2 / 3
"""How often a text is changed as in the other runs, rather than byte by byte."""


def main(name: str, inputs: int, folder: Path) -> None:
    """Fuzz one reader, and leave a report."""
    target, found = fuzz.targets()[name], Findings()
    corpus = folder / "corpus"
    corpus.mkdir()
    for number, seed in enumerate(target.seeds):
        (corpus / f"seed{number}").write_bytes(seed.encode("utf-8", "surrogatepass"))
    timing = ExitStack()
    timing.enter_context(measured(found))

    def feed(data: bytes) -> None:
        if found.inputs >= inputs:
            return
        found.feed(target, _text(data))
        if found.inputs == inputs:
            timing.close()
            _report(target, found, corpus, folder)

    def change(data: bytes, most: int, seed: int) -> bytes:
        dice = random.Random(seed)
        if dice.random() > _OURS:
            return bytes(atheris.Mutate(data, most))
        text = mutate(_text(data), target.seeds, target.words, dice)[: target.longest]
        return text.encode("utf-8", "surrogatepass")[:most]

    options = [f"-runs={inputs + len(target.seeds) + 2}", f"-seed={fuzz.SEED}", "-rss_limit_mb=0"]
    options += [f"-max_len={4 * target.longest}", "-timeout=0", "-len_control=0", str(corpus)]
    atheris.Setup([sys.argv[0], *options], feed, custom_mutator=change)
    atheris.Fuzz()


def _text(data: bytes) -> str:
    """Any bytes as a text; what is no UTF-8 becomes lone surrogates."""
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return data.decode("utf-8", "surrogateescape")


def _report(target: Target, found: Findings, corpus: Path, folder: Path) -> None:
    texts = [_text(one.read_bytes()) for one in sorted(corpus.iterdir())]
    found.reached = reached(target.modules, texts, target.take)
    (folder / "report.json").write_text(json.dumps(asdict(found)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
