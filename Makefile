# Scripkeeper: "make run" opens the window, "make test" runs every test.

FUZZTIME ?= 30s
ARGS     ?=

heading = @printf '\n==> %s\n' "$(1)"

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run check test lint fmt test-plain test-race test-window test-browser soak fuzz bench sizes screenshots package release release-check tags assets/translations.zip

help:
	@echo 'make run          open the window (ARGS=--phone for the look of a phone); without a display, serve to a browser'
	@echo 'make check        formatting, go vet, staticcheck and the quick half of all tests, for every save'
	@echo 'make test         every check and every test, the runs in a real window and in browsers among them'
	@echo 'make soak         play whole recorded games in a real window and in browsers, before a release'
	@echo 'make bench        the speed of everything'
	@echo 'make sizes        how large the code of every recorded game is'
	@echo 'make fuzz         feed every fuzz target made-up input for FUZZTIME=$(FUZZTIME) each'
	@echo 'make screenshots  draw the pictures of README.md anew'
	@echo 'make package      make the package of this system'
	@echo 'make release      make the packages for Debian, Linux and Windows of this commit, in release/'
	@echo 'make release-check  make them again and compare, hold them against the rules, install them in a clean system'
	@echo 'make fmt          format the source'
	@echo 'make lint         formatting, go vet and staticcheck'

run:
	@.ci/install run
	go run . $(ARGS)

# All that opens a window is compiled with these flags, so that its C is compiled once, and quickly: see .ci/cgo.h.
export CGO_CFLAGS = -O2 -g -include '$(CURDIR)/.ci/cgo.h'

# Everything but the runs in a real window and in real browsers, which have headings of their own.
packages = packages=$$(CGO_ENABLED=0 go list -tags ci ./...) || exit 1; packages=$$(echo "$$packages" | grep -vE '/app/(endtoend|livetest)$$')

# What is tested was vetted before, is linked without what only a debugger reads, which is half of the linking, and has
# memory to spare. Some packages wait, for a clock or another program, while others work.
lean = GOGC=1000 GOMEMLIMIT=800MiB go test -p 4 -vet=off -ldflags='-s -w'

# Needs no display, no cgo and no network.
plain = CGO_ENABLED=0 $(lean) -tags ci

check: lint
	$(call heading,The quick half of all tests)
	@$(packages); $(plain) -short $$packages

# Windows wait a third of their time, and the race detector works meanwhile.
test:
	@.ci/install test
	@$(MAKE) --no-print-directory lint test-plain
	@told=$$(mktemp); trap 'rm -f "$$told"' EXIT; $(MAKE) --no-print-directory test-race >"$$told" 2>&1 & race=$$!; \
	$(MAKE) --no-print-directory test-window; window=$$?; \
	wait $$race; raced=$$?; cat "$$told"; exit $$((window + raced))
	@$(MAKE) --no-print-directory test-browser
	$(call heading,All tests passed)

# What belongs at the top level; a profile or a book that a run leaves there does not.
top = app|assets|calc|findings|ledger|main\.go|go\.mod|go\.sum|FyneApp\.toml|Makefile|README\.md|CHANGELOG\.md|CONTRIBUTING\.md|LICENSE|\.ci|\.gitignore

lint:
	$(call heading,Top level)
	@stray=$$(git ls-files 2>/dev/null | cut -d/ -f1 | sort -u | grep -vxE '$(top)'); \
	if [ -n "$$stray" ]; then echo 'This does not belong at the top level:'; echo "$$stray"; exit 1; fi
	$(call heading,Formatting)
	@unformatted=$$(gofmt -l .) || exit 1; \
	if [ -n "$$unformatted" ]; then echo 'Not formatted (make fmt does it):'; echo "$$unformatted"; exit 1; fi
	$(call heading,go vet)
	CGO_ENABLED=0 go vet -tags ci ./...
	CGO_ENABLED=0 go vet -tags ci,probe ./app/probe
	CGO_ENABLED=0 go vet -tags ci,screenshots ./app/endtoend ./app/livetest
	$(call heading,staticcheck)
	CGO_ENABLED=0 go tool staticcheck -tags ci ./...
	CGO_ENABLED=0 go tool staticcheck -tags ci,probe ./app/probe

fmt:
	gofmt -w .

# Packages in which something runs in the background: the camera page, the live table, whatever asks a running program.
# Elsewhere, tests run background work at once, except for importing into the book.
raced = app/camera app/guard app/live app/live/desk app/probe app/shell app/session

# This includes the seeds of the fuzz targets, and leaves out what runs under the race detector.
test-plain:
	$(call heading,Tests without cgo and without a display)
	@$(packages); $(plain) -timeout 30m $$(echo "$$packages" | grep -vxF $(raced:%=-e scripkeeper/%))
	@$(MAKE) --no-print-directory assets/translations.zip
	$(plain),packed ./assets ./app/words/lang

test-race:
	$(call heading,Tests under the race detector)
	$(lean) -race -tags ci -run Beside ./ledger/book
	$(lean) -race -tags ci,probe $(raced:%=./%)

# Windows wait more than they work, so more of them are open than there are cores; browsers too.
test-window:
	$(call heading,The program in a real window)
	$(plain) -count=1 -parallel 9 -timeout 30m -v ./app/endtoend

test-browser:
	$(call heading,The live table in real browsers)
	$(plain) -count=1 -parallel 6 -timeout 30m -v ./app/livetest

# Of recorded games the tests play the last entries in a window, and the first in a browser; here they are played whole.
soak:
	@.ci/install test
	$(call heading,Whole games in a real window)
	$(plain) -count=1 -parallel 4 -timeout 60m -v -run '^TestWholeGame|^TestASimulatedPhone' ./app/endtoend -soak
	$(call heading,Whole games by their forms)
	$(plain) -count=1 -timeout 60m -run 'KeptByItsForms$$' ./app/form -soak
	$(call heading,Whole games by posts)
	$(plain) -count=1 -timeout 60m -run 'ByPosts$$|OthersHide$$' ./app/live/room -soak
	$(call heading,Whole games in real browsers)
	$(plain) -count=1 -parallel 6 -timeout 60m -v ./app/livetest -soak
	$(call heading,Books of programs that are killed or come at once)
	$(plain) -count=1 -timeout 60m -run 'Killed|AtOnce$$|Door$$|FullDisk' ./ledger/book -soak
	$(call heading,A server that is killed after each kind of answer)
	$(plain) -count=1 -parallel 4 -timeout 180m -v -run 'LostWhenTheServerIsKilled$$' ./app/command -soak

fuzzed = $$(grep -rl --include='*_test.go' '^func Fuzz' calc ledger app | xargs -r -n 1 dirname | sort -u | sed 's|^|./|')

fuzz:
	@for package in $(fuzzed); do \
		for target in $$(CGO_ENABLED=0 go test -tags ci -list '^Fuzz' $$package | grep '^Fuzz'); do \
			printf '\n==> %s %s\n' $$package $$target; \
			CGO_ENABLED=0 go test -tags ci -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) $$package || exit 1; \
		done; \
	done

bench:
	@.ci/install test
	go test -run '^$$' -bench . -benchmem -timeout 60m ./...

# The characters and the QR version of each recorded game's code.
sizes:
	@CGO_ENABLED=0 go test -tags ci -count=1 -v -run '^TestRecordedGamesComeBack$$' ./ledger/compact | sed -n 's/^ *fixtures_test.go:[0-9]*: //p'

screenshots:
	@.ci/install test
	SCRIPKEEPER_SCREENSHOTS='$(CURDIR)/app/endtoend/testdata/screenshots' \
		go test -tags screenshots -count=1 -timeout 30m -v -run '^TestScreenshots' ./app/endtoend ./app/livetest

# What the packaged program leaves out, since nobody notices: assembly (noasm) for the codes' Reed–Solomon, a few hundred
# bytes at a time, 1.2 MB; HTTP/2 (nethttpomithttp2), which browsers speak only where a connection is encrypted, 0.6 MB;
# the toolkit's emoji (no_emoji), 4.2 MB that every start reads: names are drawn with the system's.
shipped = noasm,nethttpomithttp2,no_emoji

# The translations in one file, which a packaged program holds (packed): 2.1 MB less. Files keep the times they have, so
# that a release can be made again to the same bytes.
assets/translations.zip:
	@rm -f $@; cd assets/translations && TZ=UTC LC_ALL=C zip -qX9 ../translations.zip *

# The packager counts Build up in FyneApp.toml; the file is put back whatever happens. Screen readers hear what the
# toolkit can tell them (accessibility; it knows none on Linux).
package:
	@.ci/install package
	@$(MAKE) --no-print-directory assets/translations.zip
	@rm -rf Scripkeeper.tar.xz Scripkeeper.app Scripkeeper.exe; \
	kept=$$(mktemp) && cp FyneApp.toml "$$kept" || exit 1; \
	trap 'cat "$$kept" >FyneApp.toml; rm -rf "$$kept" fyne_metadata_init.go tmp-pkg' EXIT; \
	trap 'exit 130' INT TERM; \
	go tool fyne package --release --tags $(shipped),accessibility,packed || exit 1; \
	[ ! -e Scripkeeper.tar.xz ] || .ci/service Scripkeeper.tar.xz || exit 1; \
	for made in Scripkeeper.tar.xz Scripkeeper.app Scripkeeper.exe; do \
		[ ! -e $$made ] || { echo "Made $(CURDIR)/$$made"; exit 0; }; \
	done; \
	echo 'The packager made nothing that is known here.' >&2; exit 1

release:
	@.ci/install release || echo "Making what can be made without."
	@.ci/release

# Takes what "make release" made, or makes it.
release-check:
	@.ci/install release-check
	@.ci/release-check

# What .ci/release compiles with.
tags: assets/translations.zip
	@echo 'tags=$(shipped),accessibility,packed'
