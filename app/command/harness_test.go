package command

import (
	"bytes"
	"encoding/json"
	"flag"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

var update = flag.Bool("update", false, "write the expected output anew")

// A terminal runs commands on one book and captures their output.
type terminal struct {
	t           *testing.T
	book        string
	in          string
	out, errors bytes.Buffer
	// watched makes commands print their progress to the buffer looked.
	watched bool
	looked  bytes.Buffer
}

func newTerminal(t *testing.T) *terminal {
	return &terminal{t: t, book: filepath.Join(t.TempDir(), "games.db")}
}

func (c *terminal) run(status int, args ...string) (out, errors string) {
	c.t.Helper()
	c.out.Reset()
	c.errors.Reset()
	p := Program{
		In: strings.NewReader(c.in), Out: &c.out, Errors: &c.errors, DefaultBook: c.book,
		Window: func(Window) error { c.t.Errorf("%q opens a window", args); return nil },
		Card: func(to io.Writer, g *game.Game) error {
			_, err := io.WriteString(to, "\x89PNG\xff of "+g.Setup().Title)
			return err
		},
	}
	c.looked.Reset()
	if c.watched {
		p.Terminal = &c.looked
	}
	if got := p.Run(args); got != status {
		c.t.Fatalf("%q ends with %d, must be %d\n%s%s", args, got, status, c.out.String(), c.errors.String())
	}
	return c.out.String(), c.errors.String()
}

func has(t *testing.T, text string, parts ...string) {
	t.Helper()
	for _, part := range parts {
		expect.True(t, strings.Contains(text, part), "%q is not in\n%.900s", part, text)
	}
}

func (c *terminal) prints(status int, part string, args ...string) string {
	c.t.Helper()
	out, errs := c.run(status, args...)
	if !strings.Contains(out, part) {
		c.t.Errorf("%q prints %.900s\nand says %s\nwhich must print %q", args, out, errs, part)
	}
	return out
}

func (c *terminal) says(status int, part string, args ...string) {
	c.t.Helper()
	if _, errs := c.run(status, args...); !strings.Contains(errs, part) {
		c.t.Errorf("%q says %s\nwhich must have %q", args, errs, part)
	}
}

func decoded[T any](t *testing.T, printed string) (value T) {
	t.Helper()
	err := json.Unmarshal([]byte(printed), &value)
	must.Hold(t, err == nil, "%v\n%.900s", err, printed)
	return value
}

type fixture struct{ recordings.Game }

func fixtures(t *testing.T, rulebook string) map[string]fixture {
	t.Helper()
	all := map[string]fixture{}
	for _, name := range recordings.Names(t, rulebook) {
		all[name] = fixture{recordings.Read(t, rulebook, name)}
	}
	return all
}

// record returns a fixture as a record with a fixed id.
func (f fixture) record() record.Record {
	r := f.Record
	r.ID, r.Title = ledger.GameID{0xa, 0xb, 0xc, 1, 2, 3, 4, 5}, "Friday night"
	r.Seats, r.Operations = slices.Clone(r.Seats), slices.Clone(r.Operations)
	return r
}

func stockholder(t *testing.T, name string) record.Record {
	t.Helper()
	return fixture{recordings.Read(t, "stockholder", name)}.record()
}

func written(t *testing.T, r record.Record) string {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, r.Write(&out))
	return file(t, "game.json", out.Bytes())
}

func file(t *testing.T, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	must.Do(t, os.WriteFile(path, data, 0o600))
	return path
}

// golden compares output with a file in testdata, or updates the file.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		must.Do(t, os.WriteFile(path, []byte(got), 0o600))
	}
	want := must.Get(os.ReadFile(path))(t)
	sameLines(t, name, got, string(want))
}

func sameLines(t *testing.T, name, got, want string) {
	t.Helper()
	wanted, lines := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(wanted), len(lines)) {
		if wanted[i] != lines[i] {
			t.Fatalf("%s, line %d:\n%s\nmust be\n%s", name, i+1, lines[i], wanted[i])
		}
	}
	must.Hold(t, len(wanted) == len(lines), "%s: %d lines, must be %d", name, len(lines), len(wanted))
}
