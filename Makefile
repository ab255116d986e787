# Everything a person needs is one word here; README.md has the same commands without make.
PYTHON ?= python3
BIN := .venv/bin
PORT ?= 8765

.PHONY: help play test check postgresql look browse audit fix prove endurance bench arena documents pictures lock clean

help: ## say what there is
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

.venv/bin/python:
	@echo "Making an environment for Python in .venv …"
	@$(PYTHON) -m venv .venv

.venv/.run: requirements.txt | .venv/bin/python
	@echo "Installing what the bot needs, once: about half a minute …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/.dev: requirements-dev.txt requirements-postgres.txt requirements-monitoring.txt requirements.txt | .venv/bin/python
	@echo "Installing what the tests need, once: about a minute …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@ .venv/.run

.venv/.bench: requirements-bench.txt requirements-dev.txt requirements.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-bench.txt
	@touch $@ .venv/.dev .venv/.run

play: .venv/.run ## play in the browser, with no Discord and no token
	@$(BIN)/python -m playground --port $(PORT)

# Where tests use a database, and those of them that are quick enough to be run on a second one.
STORING := tests/data tests/club tests/cogs tests/wire tests/proof
STORED := tests/data tests/club/members tests/club/moderation tests/club/ratings \
	tests/club/table tests/club/turn_clock tests/wire/play tests/wire/reliability tests/wire/storage

# Tests start the bot as a program again and again; it shouldn't be compiled each time.
test check postgresql: export PYTHONDONTWRITEBYTECODE =
test: .venv/.dev ## run the quick tests
	@$(BIN)/python -m pytest -m "not browser and not slow" -n auto --dist worksteal

check: .venv/.dev ## lint, types, the floors, the slow tests and those in a browser
	@$(MAKE) --no-print-directory -j 2 --output-sync=target look browse audit
	$(BIN)/python -m pytest -m slow -n auto --dist worksteal
	$(BIN)/python -m pytest --database=postgresql -m "not browser and (postgresql or not slow)" -n auto --dist worksteal $(STORED)

postgresql: .venv/.dev ## run all tests that use a database on PostgreSQL
	$(BIN)/python -m pytest --database=postgresql -m "not browser" -n auto --dist worksteal $(STORING)

look: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports

browse: .venv/.dev
	$(BIN)/python -m pytest -m browser

audit: .venv/.dev ## ask for known vulnerabilities in all that hosts install
	@$(BIN)/python -m tools.dependency_audit

fix: .venv/.dev ## format, and fix what the linter can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

prove: .venv/.dev ## the long runs behind the figures in docs/
	$(BIN)/python -m tests.proof

endurance: .venv/.dev ## play at 2,000 tables for half an hour, whatever happens, and account for every move
	$(BIN)/python -m tests.proof endurance

bench: .venv/.bench ## measure, beside two other engines
	$(BIN)/python -m benchmarks

arena: .venv/.dev ## let the computer's levels meet each other, and write the tables of docs/players.md
	$(BIN)/python -m benchmarks.players.ladder

documents: .venv/.dev ## write the documents that are generated from the program
	$(BIN)/python -m tools.documents

pictures: .venv/.dev ## make the pictures in docs/ again, from the playground
	$(BIN)/python -m tools.pictures.drawn
	$(BIN)/python -m tools.pictures.cup
	$(BIN)/python -m tools.pictures.league
	$(BIN)/python -m tools.pictures.game
	$(BIN)/python -m tools.pictures.week
	$(BIN)/python -m tools.pictures.club
	$(BIN)/python -m tools.pictures.daily
	$(BIN)/python -m tools.pictures.practice
	$(BIN)/python -m tools.pictures.review
	$(BIN)/python -m tools.pictures.learn
	$(BIN)/python -m tools.pictures.film

lock: .venv/.dev ## write requirements.lock: all that the bot needs, with hashes (UPGRADE=--upgrade for newer)
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --quiet $(UPGRADE) \
		--custom-compile-command "make lock" --output-file requirements.lock \
		requirements.txt requirements-postgres.txt requirements-monitoring.txt

clean: ## remove what the commands above made
	rm -rf .venv .pytest_cache .ruff_cache .hypothesis .import_linter_cache build
