# Everything runs on a Debian machine that has Python 3.11, Node 20 and make. `make` alone lists the targets.

MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

BIN := .venv/bin
PLAY := .venv/play
DEV := .venv/dev
SERVE := .venv/server
JOBS ?= 2

# The compiled build, unpacked; with it on the PYTHONPATH Python takes it instead of src.
NATIVE := build/native
COMPILED := PYTHONPATH=$(NATIVE) SAQQARA_EXPECT=compiled

# tests/ is divided among the stages; the engine's stage takes whatever no other stage names.
STAGES := test-check test-engine test-pure test-native test-docs test-cli test-server test-web test-install
ELSEWHERE := house docs cli server storage

# The web client: its packages, and what the server hands out.
PACKAGES := web/node_modules/.package-lock.json
CLIENT := src/saqqara/server/static/index.html
CHROMIUM ?= /usr/bin/chromium
# The browser tests of CI; `make browser` runs all.
SCENARIOS := oneClick words hotseat link takeback expired languages lan keysPyramido

.PHONY: help play terminal serve web browser shots test $(STAGES) check format native wheel bench bench-check soak soak-server lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 14

play: serve ## play in the browser, here and over the network: PORT=8000 DATA=saqqara-data

terminal: $(PLAY) ## play Imhotep in this terminal
	@$(BIN)/saqqara play imhotep

serve: $(SERVE) $(CLIENT) ## what play does
	@$(BIN)/saqqara serve $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA))

test: $(DEV) ## run everything that CI runs, stage by stage
	@log=$$(mktemp); \
	STAGE_LOG=$$log scripts/stage total $(MAKE) -k $(STAGES); status=$$?; \
	echo; cat $$log; rm $$log; exit $$status

test-check: $(DEV) ## stage: format, lint, types, rooms, locks
	@scripts/stage $@ $(MAKE) check rooms

test-engine: $(DEV) ## stage: core, games, reference engines, bots; compiled
	@scripts/stage $@ $(MAKE) compiled-tests

.PHONY: compiled-tests
compiled-tests: $(NATIVE)/done ## what test-engine runs
	@$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) tests $(ELSEWHERE:%=--ignore tests/%)

test-pure: $(DEV) ## stage: the same in plain Python, less the long ones
	@scripts/stage $@ $(BIN)/python -m pytest -n $(JOBS) -m "not soak and not long" tests/core tests/games tests/testing

test-native: $(NATIVE)/done ## stage: the compiler's own checks, and instructions counted
	@scripts/stage $@ $(MAKE) sanitized bench-check

.PHONY: sanitized
sanitized: $(DEV) ## play a build that reports undefined shifts
	@scripts/compiler
	@scripts/sanitized 2

test-docs: $(DEV) ## stage: every example in README and docs
	@scripts/stage $@ $(BIN)/python -m pytest tests/docs

test-cli: $(DEV) ## stage: the terminal program
	@scripts/stage $@ $(BIN)/python -m pytest tests/cli

test-server: $(DEV) ## stage: tables over the network, and where they are kept
	@scripts/need 'ls /usr/lib/postgresql/*/bin/initdb' postgresql
	@scripts/stage $@ $(BIN)/python -m pytest -n $(JOBS) tests/server tests/storage

test-web: $(DEV) $(CLIENT) ## stage: the web client, alone and in Chromium against the server
	@scripts/need 'test -x $(CHROMIUM)' chromium
	@scripts/stage $@ sh -c 'cd web && npm run --silent check && npm run --silent test && npm run --silent e2e $(SCENARIOS)'

test-install: $(NATIVE)/done ## stage: the wheel in an environment of its own, compiled and plain
	@scripts/stage $@ scripts/test-install build/wheel/saqqara-*.whl

check: $(DEV) ## format, lint, types and lengths: seconds, before every commit
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/python scripts/lengths.py
	@$(BIN)/python scripts/lint_native.py

.PHONY: rooms
rooms: $(DEV) ## rooms, dependencies and the tests of the house
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/python -m pip check
	@$(BIN)/python -m pytest tests/house

format: $(DEV) ## put the source into shape
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

native: $(NATIVE)/done ## compile the rules; fails where that fails

$(NATIVE)/done: $(DEV) scripts/native.py $(shell find src locales -name '*.py' -o -name '*.ftl')
	@scripts/compiler
	@echo "Compiling the rules ..."
	@rm -rf $(NATIVE) build/wheel
	@SAQQARA_NATIVE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
	    --wheel-dir build/wheel .
	@$(BIN)/python -m zipfile -e build/wheel/*.whl $(NATIVE)
	@touch $@

wheel: native ## build/wheel: the compiled wheel

web: $(CLIENT) ## build the web client

$(CLIENT): $(PACKAGES) $(shell find web/src web/plugins web/public docs/rules locales -type f) web/index.html web/vite.config.ts
	@cd web && npm run --silent build
	@touch $@

$(PACKAGES): web/package-lock.json
	@scripts/need 'node --version && npm --version' nodejs npm
	@cd web && npm ci --silent
	@touch $@

browser: $(DEV) $(CLIENT) ## all browser tests, whole games too
	@scripts/need 'test -x $(CHROMIUM)' chromium
	@cd web && npm run --silent e2e

shots: $(DEV) $(CLIENT) ## pictures of the main screens, in web/tests/e2e/shots
	@scripts/need 'test -x $(CHROMIUM)' chromium
	@cd web && npm run --silent shots

bench: $(NATIVE)/done ## time everything on one core; PEERS=PYTHON with other libraries, WRITE=1 into docs
	@$(BIN)/python -m benchmarks.bench $(if $(PEERS),--peers $(PEERS)) $(if $(WRITE),--write)

bench-check: $(NATIVE)/done ## count instructions: has anything become slower?
	@scripts/need 'valgrind --version' valgrind
	@$(BIN)/python -m benchmarks.check

soak: $(NATIVE)/done ## play the engines against their slow twins: make soak N=1000 SEED=1 GAME=imhotep
	@$(COMPILED) $(BIN)/python -m tests.soak $(GAME) $(if $(N),-n $(N)) $(if $(SEED),--seed $(SEED))

soak-server: $(DEV) ## kill the server 200 times under load, and break the connections of 1000 games
	@$(BIN)/python -m pytest -o addopts= -m soak tests/server

# CUSTOM_COMPILE_COMMAND is what pip-compile writes into the lock as its origin.
lock: export CUSTOM_COMPILE_COMMAND := make lock
lock: PIP_COMPILE = $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url \
    --no-emit-find-links --no-emit-trusted-host $(if $(UPGRADE),--upgrade)
lock: SERVED := --extra server --extra postgres
lock: $(DEV) ## lock the dependencies anew, with Python 3.11; UPGRADE=1 takes newer versions
	@$(PIP_COMPILE) --output-file requirements/play.txt pyproject.toml requirements/play.in
	@$(PIP_COMPILE) $(SERVED) --output-file requirements/server.txt pyproject.toml requirements/server.in
	@$(PIP_COMPILE) $(SERVED) --output-file requirements/dev.txt pyproject.toml requirements/dev.in

clean: ## remove all that make made
	@rm -rf .venv build dist web/node_modules src/saqqara/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: set up once, and again when a lock changes.
$(PLAY) $(SERVE) $(DEV): .venv/%: requirements/%.txt pyproject.toml
	@scripts/venv $<
	@touch $@
