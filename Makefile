# Cardhouse. `make` lists what there is to do.

PYTHON ?= python3
VENV   ?= .venv
BENCH  ?= .venv-bench
JOBS   ?= 4

BIN := $(VENV)/bin

# Every process of the house and of its tests would otherwise be compiled anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help serve compile web demo dev test quick chromium engines soak check types fixtures screens compiled bench bench-compiled bench-server bench-cluster bench-falls bench-bots bench-learn bench-client bench-waits bench-pocket lock release fmt clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: web $(if $(filter 1,$(COMPILED)),compile) ## open the house; PORT=8080 HOST=127.0.0.1 for another place, COMPILED=1 to wait for the compiled form, COMPILED=0 for plain Python
	@PYTHONPATH="$$($(BIN)/python -m tools.compile --for-serve)" $(BIN)/cardhouse serve $(if $(PORT),--port $(PORT)) $(if $(HOST),--host $(HOST))

web: $(VENV)/.ok ## build the browser client into the package, if web/ has changed
	@$(BIN)/python tools/web_build.py

demo: $(VENV)/.ok ## a house without a server: a folder of files for any web host, in build/demo
	@$(BIN)/python -m tools.demo

dev: $(VENV)/.ok ## the house and, in front of it, the client with hot reload (http://localhost:5173)
	@$(BIN)/cardhouse serve --host 127.0.0.1 & trap "kill $$!" EXIT INT TERM; $(BIN)/python tools/web_build.py run dev

# More at once than there are cores: half of the tests wait for a browser, a server or a clock. SHUFFLE=7 is another order.
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup
test: $(VENV)/.dev web chromium engines ## run the tests; every branch of core and games must be covered
	$(PYTEST) -n 2 tests/core tests/games tests/book --cov=cardhouse.core --cov=cardhouse.games --cov-branch --cov-report=term-missing:skip-covered --cov-fail-under=100
	$(PYTEST) --ignore=tests/core --ignore=tests/games --ignore=tests/book

quick: $(VENV)/.dev ## the tests that need no browser, no database server and no patience: under a minute
	$(PYTEST) -q -m 'not slow'

# The browser of the tests, and the same without windows, which needs half the work. Where none can be had those tests are
# skipped, and said so; under CI=true that is a failure.
BROWSERS := chromium chromium-headless-shell
chromium:
	@which $(BROWSERS) >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && apt-get -qq update && apt-get -qq install --yes --no-install-recommends $(BROWSERS) >/dev/null; } \
	  || command -v chromium >/dev/null || echo "No chromium: the tests in the browser will be skipped. On Debian: apt install chromium" >&2

# PostgreSQL and Redis: the tests start and end their own. A policy for the time of installing keeps the system from starting others.
NOT_STARTED := /usr/sbin/policy-rc.d
engines:
	@{ { command -v postgres || ls /usr/lib/postgresql/*/bin/postgres; } && command -v redis-server; } >/dev/null 2>&1 \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update \
	  && { [ -e $(NOT_STARTED) ] || { trap 'rm -f $(NOT_STARTED)' EXIT; printf '#!/bin/sh\nexit 101\n' > $(NOT_STARTED); chmod +x $(NOT_STARTED); }; } \
	  && apt-get -qq install --yes --no-install-recommends postgresql redis-server >/dev/null; } \
	  || echo "No PostgreSQL or no Redis: the tests of several nodes will be skipped. On Debian: apt install postgresql redis-server" >&2

soak: $(VENV)/.dev engines ## the long proofs: hundreds of kills of one node and of three, a hundred thousand malformed frames, every option set everywhere, attacks beside people who play, half an hour of memory
	SOAK=1 $(BIN)/python -m pytest -n $(JOBS) --timeout=7200 tests/test_oracle.py tests/test_promises.py tests/server/test_two_worlds.py tests/sim
	SOAK=1 $(BIN)/python -m pytest -n $(JOBS) --timeout=7200 tests/bots/test_mind.py tests/bots/test_roster.py
	SOAK=1 $(BIN)/python -m pytest -s --timeout=7200 tests/server/test_process.py tests/server/http/test_openapi.py
	SOAK=1 $(BIN)/python -m pytest -s --timeout=7200 tests/cluster
	SOAK=1 $(BIN)/python -m pytest -s --timeout=7200 tests/attack

check: $(VENV)/.dev ## lint, formatting, types, and who may import whom; types and units of the client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy $(wildcard src tests bench tools examples)
	$(BIN)/lint-imports
	$(BIN)/python tools/web_build.py run check
	$(BIN)/python tools/web_build.py test

types: $(VENV)/.ok ## write the types of the client: of messages, of the HTTP API, and of what each game tells
	$(BIN)/python -m tools.typescript

fixtures: $(VENV)/.ok ## capture real views of all games for the tests of the client
	$(BIN)/python -m tools.fixtures

screens: $(VENV)/.dev web chromium ## renew the pictures of README, docs and web manifest; `python -m tools.screens --out FOLDER` takes all there are
	$(BIN)/python -m tools.screens

# These look into the source of a module, or put something else in the place of one of its functions.
AS_WRITTEN := server/test_two_worlds.py table/test_messages.py::test_every_code_that_a_table_uses_has_a_sentence_and_the_other_way_round \
  table/test_match.py::test_a_move_is_looked_up_once table/test_time.py::test_what_was_due_earlier_happens_earlier \
  table/test_moment.py::test_a_table_is_a_ledger_and_five_nouns table/test_moment.py::test_a_field_to_come_goes_over_by_itself \
  table/test_moment.py::test_what_is_begun_anew_is_begun_anew_on_purpose \
  table/test_moment.py::test_in_another_match_what_was_of_the_last_one_is_gone server/test_hands_off_tables.py \
  server/house/test_house.py::test_a_mistake_of_ours_stops_one_table_only server/house/test_what_costs.py::test_one_player_sends_so_many_matches_a_day \
  server/house/test_upkeep.py::test_every_permanent_work_is_back_after_a_mistake \
  server/house/test_upkeep.py::test_the_writer_goes_on_after_a_mistake_and_nobody_waits_for_ever
compile: $(VENV)/.ok ## rules and server as compiled modules in build/compiled, if they are not there or of an older source
	@$(BIN)/python -m tools.compile

compiled: compile $(VENV)/.dev web engines ## rules and server as compiled modules, compared with plain Python (needs a C compiler)
	CARDHOUSE_COMPILED=build/compiled $(BIN)/python -m pytest -q tests/test_compiled.py
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -q tests/table tests/server $(AS_WRITTEN:%=--deselect=tests/%)

bench: $(BENCH)/.ok ## measure the engine beside its peers, and the shuffle against chance
	$(BENCH)/bin/python bench/engine.py
	$(BENCH)/bin/python -m bench.shuffle

bench-compiled: compiled $(BENCH)/.ok ## measure the plain and the compiled rules beside hearts
	$(BENCH)/bin/python -m bench.compiled

bench-server: $(VENV)/.dev ## measure the server on one core beside boardgame.io and Colyseus (needs node and npm)
	$(BIN)/python -m bench.server

bench-learn: $(BENCH)/.ok ## measure environments for learners beside PettingZoo, RLCard and pyspiel
	$(BENCH)/bin/python -m bench.learn

bench-bots: $(VENV)/.dev ## how strong the bots are: many hours; stop it at any time, it goes on where it was (needs a C compiler)
	$(BIN)/python -m bench.arena --deals 10
	$(BIN)/python -m bench.arena --deals 1000 --compiled --write

bench-cluster: $(VENV)/.dev engines ## measure several nodes on one PostgreSQL and one Redis
	$(BIN)/python -m bench.cluster

bench-falls: $(VENV)/.dev engines ## measure how long people wait when a node, Redis or PostgreSQL falls (needs haproxy)
	$(BIN)/python -m bench.falls

bench-client: $(VENV)/.dev web chromium ## measure how smoothly a trick moves on a slow phone
	$(BIN)/python -m bench.client

.PHONY: bench-calibration
bench-calibration: $(VENV)/.dev ## whether the chances of the coach come true: an hour or two; stop it at any time, it goes on where it was
	nice $(BIN)/python -m bench.calibration --write

bench-waits: $(VENV)/.dev ## how long one waits for bots between two decisions, in every game
	$(BIN)/python -m bench.waits

bench-pocket: $(VENV)/.dev web chromium ## measure the house in the pocket: bytes, starts, memory, thoughts
	$(BIN)/python -m bench.pocket

lock: ## choose the newest versions that go together, and write them into constraints.txt
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check '.[test,check]'
	@{ sed '/^[^#]/,$$d' constraints.txt; build/lock/bin/python -m pip freeze --exclude cardhouse; } > build/constraints.txt
	@! grep -n '@\|://\|^-' build/constraints.txt || { echo "A version is not a plain one: constraints.txt stays as it was" >&2; exit 1; }
	mv build/constraints.txt constraints.txt

release: $(VENV)/.dev ## source archive, wheel, checksums and notes into dist/: docs/releasing.md
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt 'build>=1.2,<2'
	$(BIN)/python -m tools.release

fmt: $(VENV)/.dev ## format the code and sort the imports
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

clean: ## remove everything that can be made again
	rm -rf $(VENV) $(BENCH) build dist web/dist web/node_modules src/cardhouse/static .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# One stamp per environment; it is made again when what it was made from changes. A player needs .ok, a developer .dev.
# constraints.txt holds the versions that were tested together (`make lock`).
$(VENV)/.ok: INSTALL = --constraint constraints.txt --editable '.[serve]'
$(VENV)/.ok: pyproject.toml constraints.txt
$(VENV)/.dev: INSTALL = --constraint constraints.txt --editable '.[test,check]'
$(VENV)/.dev: $(VENV)/.ok
$(BENCH)/.ok: INSTALL = --editable '.[serve]' --requirement bench/requirements.txt
$(BENCH)/.ok: pyproject.toml bench/requirements.txt

$(VENV)/.ok $(VENV)/.dev $(BENCH)/.ok:
	@$(PYTHON) -m venv $(@D) || { \
	  echo "Cannot make a virtual environment. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
	$(@D)/bin/python -m pip install --quiet --disable-pip-version-check $(INSTALL)
	@touch $@
