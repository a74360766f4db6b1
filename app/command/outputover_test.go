package command

import (
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger"
)

// Nothing that a command writes goes over the book that it reads from, nor over another.
func TestNoCommandWritesOverABook(t *testing.T) {
	c := newCup(t)
	c.tournament(Sound, "draw", "--seed", "3")
	record := stockholder(t, "four-seats-4x6")
	c.run(Sound, "import", written(t, record))
	game := record.ID.String()
	ours, theirs := parted(t)
	before, _ := c.run(Sound, "list")
	other := newTerminal(t)
	other.run(Sound, "import", ours)
	for _, book := range []string{c.book, other.book, filepath.Dir(c.book) + "/./games.db"} {
		for _, args := range [][]string{
			{"backup", book},
			{"export", "--as", "csv", "--out", book, game},
			{"export", "--as", "pdf", "--out", book, game},
			{"export", "--as", "png", "--out", book, game},
			{"merge", "--take", "b", "--out", book, ours, theirs},
			{"tournament", "export", "--as", "standing", "--out", book},
			{"tournament", "start", "--table", "1", "--out", book},
			{"tournament", "start", "--table", "1", "--here", "--out", book},
		} {
			_, errs := c.run(Failed, args...)
			if sentence := words.Trouble("", nil, &ledger.Fault{Code: "file.book", Path: book}); !strings.Contains(errs,
				sentence) {
				t.Errorf("%q says %q", args, errs)
			}
		}
	}
	after, _ := c.run(Sound, "list")
	expect.True(t, after == before, "the games were\n%sand are\n%s", before, after)
	out, _ := other.run(Sound, "list")
	expect.True(t, strings.Count(out, "\n") == 1, "the other book lists\n%s", out)
}
