# `make help` says what there is. The two commands that matter: `make run` and `make test`.

SWIFT ?= swift
BINARY := .build/release/backplay

# The binary carries its Swift runtime, so that it starts twice as fast and runs on a machine
# without Swift. lld links it faster than the default linker, and without a warning about
# Foundation's insides.
RELEASE := --configuration release -Xswiftc -use-ld=lld
# The tests run optimised too: some of them make 100,000 random requests. There is no static Testing
# library, so they need the shared runtime, hence a scratch folder of their own: in a common one
# each of the two builds would undo the other.
TESTS := $(RELEASE) --scratch-path .build/tests --disable-testable-imports --disable-xctest

SWIFT_FILES := Package.swift $(wildcard Sources Tests Benchmarks)

.PHONY: help run build test bench lint format assets clean need-to-build need-to-run need-to-test

help: ## Says what there is
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 18

run: need-to-run build ## Installs what is missing, builds, plays (ARGS="--platform ios")
	@$(BINARY) $(ARGS)

build: need-to-build ## Builds the release binary, .build/release/backplay
	$(SWIFT) build $(RELEASE) --static-swift-stdlib --product backplay

test: need-to-test build ## Installs what is missing, runs all tests (FILTER=RectTests: some)
	BACKPLAY_BINARY=$(CURDIR)/$(BINARY) $(SWIFT) test $(TESTS) $(if $(FILTER),--filter $(FILTER))

bench: build ## Measures first paint, memory, frames and requests
	$(SWIFT) build $(RELEASE) --static-swift-stdlib --product Benchmarks
	@.build/release/Benchmarks $(BINARY)

lint: ## Checks the form of every Swift file and the syntax of every shell script
	$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FILES)
	sh -n .ci/need
	sh -n Assets/embed.sh
	bash -n .ci/run

format: ## Writes every Swift file in that form
	$(SWIFT) format --in-place --parallel --recursive $(SWIFT_FILES)

assets: ## Lists the files of Assets anew, after one came or went
	sh Assets/embed.sh

clean: ## Removes everything that was built
	rm -rf .build

need-to-build:
	@.ci/need libncurses-dev

need-to-run:
	@.ci/need libncurses-dev ncurses-term

need-to-test:
	@.ci/need libncurses-dev ncurses-term tmux
