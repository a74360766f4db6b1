package openmarket

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
)

// A recording is a whole game as it is kept in testdata/games.
type recording struct {
	Options *Options          `json:"options"`
	Names   []string          `json:"names"`
	Entries []json.RawMessage `json:"entries"`
	Final   final             `json:"final"`
}

// A final is how a game ends, by seats. Shares are by companies and kinds of certificate.
type final struct {
	Cash   []int   `json:"cash"`
	Shares [][]int `json:"shares"`
	Loans  []int   `json:"loans"`
	Prices []int   `json:"prices"`
	Worth  []int   `json:"worth"`
	Rank   []int   `json:"rank"`
}

// finalOf is how a table stands at its end.
func finalOf(t calc.Table) final {
	l := t.Layout()
	f := final{Worth: make([]int, len(l.Seats)), Rank: make([]int, len(l.Seats))}
	for seat := range l.Seats {
		f.Cash = append(f.Cash, t.Cash(seat))
		f.Shares = append(f.Shares, certificates(t, calc.Of(seat), 0, len(l.Companies)))
		f.Loans = append(f.Loans, Loan(t, seat))
	}
	for company := range l.Companies {
		f.Prices = append(f.Prices, t.Price(company))
	}
	for _, place := range (Rulebook{}).Standing(t).Places {
		f.Worth[place.Seat], f.Rank[place.Seat] = place.Worth, place.Rank
	}
	return f
}

// entry reads an entry: its kind stands among its fields.
func entry(t judge, raw json.RawMessage) calc.Entry {
	t.Helper()
	var kind struct{ Kind string }
	if err := json.Unmarshal(raw, &kind); err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	e, known := Rulebook{}.Blank(kind.Kind)
	if !known {
		t.Fatalf("%s is an entry of no kind", raw)
	}
	if err := json.Unmarshal(raw, e); err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	return e
}

// text writes anything as JSON.
func text(t judge, v any) string {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return string(raw)
}

// kept writes an entry with its kind.
func kept(t judge, e calc.Entry) string {
	t.Helper()
	fields := text(t, e)[1:]
	if fields != "}" {
		fields = "," + fields
	}
	return `{"kind":"` + e.Kind() + `"` + fields
}

// game is where a recorded game is kept.
func game(name string) string { return filepath.Join("testdata", "games", name+".json") }

func readGame(t judge, name string) recording {
	t.Helper()
	raw, err := os.ReadFile(game(name))
	if err != nil {
		t.Fatalf("%v", err)
	}
	var r recording
	if err := json.Unmarshal(raw, &r); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return r
}

// writeGame keeps a game, an entry a line.
func writeGame(t judge, s script, entries []calc.Entry, end final) {
	t.Helper()
	lines := make([]string, len(entries))
	for i, e := range entries {
		lines[i] = "    " + kept(t, e)
	}
	all := "{\n  \"options\": " + text(t, s.options) + ",\n  \"names\": " + text(t, s.names) +
		",\n  \"entries\": [\n" + strings.Join(lines, ",\n") + "\n  ],\n  \"final\": " + text(t, end) + "\n}\n"
	if err := os.MkdirAll(filepath.Dir(game(s.name)), 0o755); err != nil {
		t.Fatalf("%v", err)
	}
	if err := os.WriteFile(game(s.name), []byte(all), 0o644); err != nil {
		t.Fatalf("%v", err)
	}
}

// Every recorded game is replayed: it ends as recorded, it is whole, it says what it was recorded for, and the script
// still plays it. SCRIPKEEPER_GAMES=write plays and keeps all of them anew.
func TestRecordedGames(t *testing.T) {
	for _, s := range scripts() {
		t.Run(s.name, func(t *testing.T) {
			entries := s.entries(t)
			if os.Getenv("SCRIPKEEPER_GAMES") == "write" {
				table, _ := play(t, opened(t, s), entries...)
				writeGame(t, s, entries, finalOf(table))
			}
			r := readGame(t, s.name)
			if len(r.Entries) != len(entries) {
				t.Fatalf("%d entries are recorded, and %d are played", len(r.Entries), len(entries))
			}
			for i, e := range entries {
				if kept(t, e) != kept(t, entry(t, r.Entries[i])) {
					t.Fatalf("entry %d is recorded as %s, and played as %s", i, r.Entries[i], kept(t, e))
				}
			}
			checkRecording(t, s, r)
		})
	}
}

// checkRecording replays a recorded game and compares its end.
func checkRecording(t *testing.T, s script, r recording) {
	t.Helper()
	table, _, refusal := Rulebook{}.Open(r.Options, r.Names)
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	var said []string
	for _, raw := range r.Entries {
		e := entry(t, raw)
		next, refusal := check(t, table, e)
		if refusal != nil {
			t.Fatalf("%s: %v", raw, refusal)
		}
		if again := refilled(t, table, e); written(again) != written(e) {
			t.Errorf("%s is written %s when filled again", written(e), written(again))
		}
		_, statement := play(t, table, e)
		for _, line := range statement.Lines {
			said = append(said, line.Kind)
		}
		table = next
	}
	if got := text(t, finalOf(table)); got != text(t, r.Final) || !table.Over() {
		t.Errorf("the game ends (over %t) with\n%s\nrecorded is\n%s", table.Over(), got, text(t, r.Final))
	}
	checkStanding(t, table)
	for _, kind := range s.says {
		if !slices.Contains(said, kind) {
			t.Errorf("nothing is said of %s", kind)
		}
	}
}

// Every file among the recorded games is replayed by a script.
func TestNoRecordingIsLeftOut(t *testing.T) {
	files, err := os.ReadDir(filepath.Dir(game("any")))
	if err != nil {
		t.Fatal(err)
	}
	var recorded, played []string
	for _, f := range files {
		recorded = append(recorded, strings.TrimSuffix(f.Name(), ".json"))
	}
	for _, s := range scripts() {
		played = append(played, s.name)
	}
	slices.Sort(played)
	if !slices.Equal(recorded, played) || len(played) < 5 {
		t.Errorf("recorded are %v, played %v", recorded, played)
	}
}
