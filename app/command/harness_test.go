package command

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

var update = flag.Bool("update", false, "write the expected output anew")

// A terminal runs commands against one book and keeps what they print.
type terminal struct {
	t           *testing.T
	book        string
	in          string
	out, errors bytes.Buffer
}

func newTerminal(t *testing.T) *terminal {
	return &terminal{t: t, book: filepath.Join(t.TempDir(), "games.db")}
}

// run runs a command and checks its exit status.
func (c *terminal) run(status int, args ...string) (out, errors string) {
	c.t.Helper()
	c.out.Reset()
	c.errors.Reset()
	p := Program{
		In: strings.NewReader(c.in), Out: &c.out, Errors: &c.errors, DefaultBook: c.book,
		Window: func(string, bool) error { c.t.Errorf("%q opens a window", args); return nil },
	}
	if got := p.Run(args); got != status {
		c.t.Fatalf("%q ends with %d, must be %d\n%s%s", args, got, status, c.out.String(), c.errors.String())
	}
	return c.out.String(), c.errors.String()
}

// A fixture is a whole game of the rules' own tests, and how it ends.
type fixture struct {
	rulebook string
	Options  json.RawMessage   `json:"options"`
	Names    []string          `json:"names"`
	Entries  []json.RawMessage `json:"entries"`
	Final    struct {
		Cash       []int           `json:"cash"`
		Shares     [][]int         `json:"shares"`
		Prices     json.RawMessage `json:"prices"`
		Rank       []int           `json:"rank"`
		Worth      []int           `json:"worth"`
		Debt       []int           `json:"debt"`
		Loans      []int           `json:"loans"`
		Goals      []int           `json:"goals"`
		Majorities []int           `json:"majorities"`
		Treasury   []int           `json:"treasury"`
	} `json:"final"`
}

// fixtures are the games of a rulebook by their names.
func fixtures(t *testing.T, rulebook string) map[string]fixture {
	t.Helper()
	paths, err := filepath.Glob("../../calc/" + rulebook + "/testdata/games/*.json")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no games of %s are found: %v", rulebook, err)
	}
	all := map[string]fixture{}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		f := fixture{rulebook: rulebook}
		if err := json.Unmarshal(data, &f); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		all[strings.TrimSuffix(filepath.Base(path), ".json")] = f
	}
	return all
}

// record is a fixture as a record with a settled number.
func (f fixture) record(t *testing.T) ledger.Record {
	t.Helper()
	book, known := rulebooks.Find(f.rulebook)
	if !known {
		t.Fatalf("there is no rulebook %q", f.rulebook)
	}
	r := ledger.Record{
		Format: 1, Rulebook: f.rulebook, RulesVersion: book.Version(), ID: ledger.GameID{0xa, 0xb, 0xc, 1, 2, 3, 4, 5},
		Title: "Friday night", Options: f.Options,
	}
	for _, name := range f.Names {
		r.Seats = append(r.Seats, ledger.RecordSeat{Name: name})
	}
	for i, entry := range f.Entries {
		fields := map[string]json.RawMessage{}
		if err := json.Unmarshal(entry, &fields); err != nil {
			t.Fatal(err)
		}
		var kind string
		if err := json.Unmarshal(fields["kind"], &kind); err != nil {
			t.Fatal(err)
		}
		delete(fields, "kind")
		data, err := json.Marshal(fields)
		if err != nil {
			t.Fatal(err)
		}
		r.Operations = append(r.Operations, ledger.Operation{Op: int64(i + 1), Act: ledger.ActRecord, Kind: kind, Entry: data})
	}
	return r
}

// written writes a record to a file and gives its path.
func written(t *testing.T, r ledger.Record) string {
	t.Helper()
	var out bytes.Buffer
	if err := r.Write(&out); err != nil {
		t.Fatal(err)
	}
	return file(t, "game.json", out.Bytes())
}

func file(t *testing.T, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// golden compares what was printed with what is expected.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	sameLines(t, name, got, string(want))
}

// sameLines fails at the first line that is not the expected one.
func sameLines(t *testing.T, name, got, want string) {
	t.Helper()
	wanted, lines := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(wanted), len(lines)) {
		if wanted[i] != lines[i] {
			t.Fatalf("%s, line %d:\n%s\nmust be\n%s", name, i+1, lines[i], wanted[i])
		}
	}
	if len(wanted) != len(lines) {
		t.Fatalf("%s: %d lines, must be %d", name, len(lines), len(wanted))
	}
}
