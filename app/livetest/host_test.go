package livetest

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"scripkeeper/app/internal/workshop"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

type host struct {
	t    testing.TB
	book string
	args []string
	// program is the program to run, or "" for the program built without a window.
	program string
	run     *exec.Cmd
	// keeper and join are the links that the program prints, at the loopback address. join may be "".
	keeper, join string
}

// serve serves a new book to the local network: all of its games, or the game that args names.
func serve(t testing.TB, args ...string) *host {
	t.Helper()
	return serveBy(t, "", args...)
}

func serveBy(t testing.TB, program string, args ...string) *host {
	t.Helper()
	h := &host{t: t, book: filepath.Join(t.TempDir(), "games.db"), args: args, program: program}
	h.start()
	t.Cleanup(h.kill)
	return h
}

var link = regexp.MustCompile(`http://[^/ ]+:(\d+)(/[jk]/\w+)`)

func (h *host) start() {
	h.t.Helper()
	program := h.program
	if program == "" {
		program = workshop.Windowless(h.t)
	}
	h.run = exec.Command(program, append([]string{"serve", "--lan", "--book", h.book}, h.args...)...)
	h.run.Env = append(os.Environ(), "LANG=en")
	h.run.Stderr = os.Stderr
	out := must.Get(h.run.StdoutPipe())(h.t)
	must.Do(h.t, h.run.Start())
	lines := bufio.NewScanner(out)
	for lines.Scan() && !strings.Contains(lines.Text(), "Ctrl+C") {
		for _, found := range link.FindAllStringSubmatch(lines.Text(), -1) {
			at := "http://127.0.0.1:" + found[1] + found[2]
			if strings.HasPrefix(found[2], "/k") {
				h.keeper = at
			} else {
				h.join = at
			}
		}
	}
	if h.keeper == "" {
		h.t.Fatal("it does not serve")
	}
	go func() { _, _ = io.Copy(io.Discard, out) }()
}

func (h *host) kill() {
	_ = h.run.Process.Kill()
	_ = h.run.Wait()
}

func (h *host) stop() {
	h.t.Helper()
	must.Do(h.t, h.run.Process.Signal(syscall.SIGTERM))
	if err := h.run.Wait(); err != nil {
		h.t.Errorf("it ends with %v", err)
	}
}

func (h *host) kept(id ledger.GameID) *game.Game {
	h.t.Helper()
	kept := must.Get(book.Open(h.book, rulebooks.All()))(h.t)
	defer func() { must.Do(h.t, kept.Close()) }()
	return must.Get(kept.Games.Load(id))(h.t)
}

func (h *host) head(id ledger.GameID) ledger.Hash { return h.kept(id).Head() }

func opening(t testing.TB, r record.Record, entries int) (path string, text []byte) {
	t.Helper()
	r.Operations, r.End = r.Operations[:entries:entries], nil
	path = filepath.Join(t.TempDir(), "opening.json")
	file := must.Get(os.Create(path))(t)
	must.Do(t, r.Write(file))
	must.Do(t, file.Close())
	return path, must.Get(os.ReadFile(path))(t)
}

// after returns the hash of a recorded game after a number of entries.
func after(t testing.TB, r record.Record, entries int) ledger.Hash {
	t.Helper()
	return must.Get(game.Replay(r, rulebooks.All()))(t).HeadAfter(entries)
}
