# What people do with this project. Needs Swift 6 and, on Debian, apt for the rest.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
# Packages inside this one that have a manifest of their own: built, tested and run by `make test`.
NESTED_PACKAGES := $(patsubst %/Package.swift,%,$(wildcard Examples/*/Package.swift Plugins/*/Package.swift))
STYLECTL := .build/release/stylectl
# The address sanitizer's symbols make ld.gold, the toolchain's default on some systems, complain at length.
SANITIZE := --disable-xctest $(if $(filter Linux,$(shell uname)),-Xswiftc -use-ld=lld)
SHARE := $(DESTDIR)$(PREFIX)/share/swift-stylesheets

.DEFAULT_GOAL := help
.PHONY: help demo test build bench bench-syntax bench-engine bench-expressions bench-scripting bench-values format lint docs sanitize fuzz install dependencies

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

dependencies: # missing system packages; a second run installs nothing
	@Scripts/install-dependencies

demo: dependencies build ## install what is missing, build, run the quickstart theme
	$(STYLECTL) run Examples/Quickstart/theme.lua

test: dependencies ## install what is missing, run every test, nested packages too
	$(SWIFT) test --disable-xctest
	@Scripts/test-nested-packages $(NESTED_PACKAGES)

build: ## build the release binary, .build/release/stylectl
	$(SWIFT) build -c release

bench: bench-syntax bench-expressions bench-values bench-scripting bench-engine ## measure; each part has a target of its own

bench-expressions: dependencies ## evaluate and compile formulas; PEER=… measures another evaluator beside, FORMULAS=… other formulas
	@Scripts/bench-expressions $(if $(PEER),--peer "$(PEER)") $(if $(FORMULAS),--formulas "$(FORMULAS)")

bench-engine: dependencies ## style trees whole and in part; PEER=PROGRAM and WORKLOAD=FOLDER set another engine beside
	$(SWIFT) run -c release --package-path Benchmarks EngineBenchmark $(if $(PEER),--peer $(PEER)) $(if $(WORKLOAD),--workload $(WORKLOAD))

bench-syntax: ## parse sheets, beside CSS_PEER and CAS_PEER on CORPUS where they are given (see Scripts/bench-syntax)
	@Scripts/bench-syntax

bench-scripting: dependencies ## calls between Swift and Lua, beside twins in C
	$(SWIFT) run -c release --package-path Benchmarks ScriptingBenchmark

bench-values: ## apply a declaration 100,000 times, converted once and converted every time
	$(SWIFT) run -c release --package-path Benchmarks ValuesBenchmark

format: ## lay out every Swift source as .swift-format says
	git ls-files '*.swift' | xargs $(SWIFT) format --in-place

lint: ## report what make format would change
	git ls-files '*.swift' | xargs $(SWIFT) format lint --strict

docs: build ## renew the reference pages in Docs, write the symbol graphs of the public API (no rendered pages yet)
	$(STYLECTL) registry properties --format markdown > Docs/Properties.md
	$(STYLECTL) registry converters enums --format markdown > Docs/Values.md
	$(STYLECTL) pack annotations --manual > Docs/LuaAPI.md
	$(SWIFT) package dump-symbol-graph --minimum-access-level public --skip-synthesized-members
	@echo "Guides and reference pages are in Docs/. Rendered pages of the API do not exist yet."

sanitize: dependencies ## run the tests under the address and the thread sanitizer
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test $(SANITIZE) --sanitize=address --scratch-path .build/sanitize-address
	ASAN_OPTIONS=detect_leaks=0 GENERATED_SCRIPTS=10000 $(SWIFT) test $(SANITIZE) --sanitize=address --scratch-path .build/sanitize-address --skip-build --filter GeneratedScriptTests
	$(SWIFT) test $(SANITIZE) --sanitize=thread --scratch-path .build/sanitize-thread
	$(SWIFT) run $(filter-out --disable-xctest,$(SANITIZE)) --sanitize=address --scratch-path .build/sanitize-scripting --package-path Benchmarks ScriptingBenchmark stress 1000000

fuzz: ## feed a million generated inputs to each fuzzer; FUZZ="--seconds 60 NAME" for less
	@Scripts/fuzz $(FUZZ)

install: build ## copy stylectl, and the sources for pack new, below PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)"
	install -m 755 $(STYLECTL) "$(DESTDIR)$(PREFIX)/bin/stylectl"
	tar -c --exclude=.build --exclude=.swiftpm Package.swift LICENSE Sources Plugins | tar -x -C "$(SHARE)"
