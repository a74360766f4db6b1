package tycoon

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

// A final is how a game ends, by seats.
type final struct {
	Cash   []int `json:"cash"`
	Shares []six `json:"shares"`
	Prices six   `json:"prices"`
	Debt   []int `json:"debt"`
	Rank   []int `json:"rank"`
}

// finalOf is how a table stands at its end.
func finalOf(t calc.Table) final {
	seats := len(t.Layout().Seats)
	f := final{Cash: make([]int, seats), Shares: make([]six, seats), Debt: make([]int, seats), Rank: make([]int, seats)}
	for company := range Companies {
		f.Prices[company] = t.Price(company)
	}
	for seat := range seats {
		f.Cash[seat], f.Debt[seat] = t.Cash(seat), Debt(t, seat)
		for company := range Companies {
			f.Shares[seat][company] = t.Shares(seat, company)
		}
	}
	for _, place := range (Rulebook{}).Standing(t).Places {
		f.Rank[place.Seat] = place.Rank
	}
	return f
}

func (f final) equal(other final) bool {
	return slices.Equal(f.Cash, other.Cash) && slices.Equal(f.Shares, other.Shares) && f.Prices == other.Prices &&
		slices.Equal(f.Debt, other.Debt) && slices.Equal(f.Rank, other.Rank)
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

// kept writes an entry with its kind.
func kept(t judge, e calc.Entry) json.RawMessage {
	t.Helper()
	raw, err := json.Marshal(e)
	if err != nil {
		t.Fatalf("%v", err)
	}
	if string(raw) == "{}" {
		return []byte(`{"kind":"` + e.Kind() + `"}`)
	}
	return append([]byte(`{"kind":"`+e.Kind()+`",`), raw[1:]...)
}

// gameFile is where a recorded game is kept.
func gameFile(name string) string { return filepath.Join("testdata", "games", name+".json") }

func readGame(t judge, name string) recording {
	t.Helper()
	raw, err := os.ReadFile(gameFile(name))
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
func writeGame(t judge, name string, r recording) {
	t.Helper()
	write := func(v any) string {
		raw, err := json.Marshal(v)
		if err != nil {
			t.Fatalf("%v", err)
		}
		return string(raw)
	}
	lines := make([]string, len(r.Entries))
	for i, raw := range r.Entries {
		lines[i] = "    " + string(raw)
	}
	text := "{\n  \"options\": " + write(r.Options) + ",\n  \"names\": " + write(r.Names) +
		",\n  \"entries\": [\n" + strings.Join(lines, ",\n") + "\n  ],\n  \"final\": " + write(r.Final) + "\n}\n"
	if err := os.WriteFile(gameFile(name), []byte(text), 0o644); err != nil {
		t.Fatalf("%v", err)
	}
}

// replay plays a recorded game from its opening to its end, and gives all that was said.
func replay(t judge, r recording, each func(before calc.Table, e calc.Entry, after calc.Table)) (calc.Table, []calc.Line) {
	t.Helper()
	table, opening, refusal := Rulebook{}.Open(r.Options, r.Names)
	if refusal != nil {
		t.Fatalf("%v", refusal)
	}
	all := opening.Lines
	for _, raw := range r.Entries {
		e := entry(t, raw)
		next, s := apply(t, table, e)
		each(table, e, next)
		table, all = next, append(all, s.Lines...)
	}
	return table, all
}

// Every recorded game is replayed: it ends as recorded, everything holds at every entry, it says what it was recorded
// for, and the script still plays it. SCRIPKEEPER_GAMES=write plays and keeps all of them anew.
func TestRecordedGames(t *testing.T) {
	for _, s := range scripts() {
		t.Run(s.name, func(t *testing.T) {
			entries := s.play(t)
			if os.Getenv("SCRIPKEEPER_GAMES") == "write" {
				r := recording{Options: s.options, Names: s.names}
				for _, e := range entries {
					r.Entries = append(r.Entries, kept(t, e))
				}
				table, _ := replay(t, r, func(_ calc.Table, _ calc.Entry, _ calc.Table) {})
				r.Final = finalOf(table)
				writeGame(t, s.name, r)
			}
			r := readGame(t, s.name)
			if len(r.Entries) != len(entries) {
				t.Fatalf("%d entries are recorded, and %d are played", len(r.Entries), len(entries))
			}
			for i, e := range entries {
				if string(kept(t, e)) != string(kept(t, entry(t, r.Entries[i]))) {
					t.Fatalf("entry %d is recorded as %s, and played as %s", i, r.Entries[i], kept(t, e))
				}
			}
			table, lines := replay(t, r, func(before calc.Table, e calc.Entry, _ calc.Table) {
				if _, refusal := check(t, before, e); refusal != nil {
					t.Errorf("%s: %v", written(e), refusal)
				}
				if again := refilled(t, before, e); written(again) != written(e) {
					t.Errorf("%s is written %s when filled again", written(e), written(again))
				}
			})
			if got := finalOf(table); !got.equal(r.Final) || !table.Over() {
				t.Errorf("the game ends (over %t) with\n%+v\nrecorded is\n%+v", table.Over(), got, r.Final)
			}
			for _, kind := range s.says {
				if !slices.ContainsFunc(lines, func(l calc.Line) bool { return l.Kind == kind }) {
					t.Errorf("nothing is said of %q", kind)
				}
			}
		})
	}
}

// No game lies among the recorded ones that no script plays.
func TestEveryRecordedGameHasAScript(t *testing.T) {
	files, err := os.ReadDir(filepath.Join("testdata", "games"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(file.Name(), ".json")
		if !slices.ContainsFunc(scripts(), func(s script) bool { return s.name == name }) {
			t.Errorf("%s has no script", file.Name())
		}
	}
}

// Together the games say all that can be said, but for what a table has to go out of its way for.
func TestTheGamesReachEveryRule(t *testing.T) {
	said := map[string]bool{
		// The end of the price track, and what other house rules say: each has its own test.
		"price.top": true, "debenture.kept": true, "begin.crowd": true, "debt.last": true, "over.alone": true,
	}
	for _, s := range scripts() {
		_, lines := replay(t, readGame(t, s.name), func(_ calc.Table, _ calc.Entry, _ calc.Table) {})
		for _, line := range lines {
			said[line.Kind] = true
		}
	}
	for kind := range under(translations(t, "en.tycoon"), "tycoon.line.") {
		if !said[kind] {
			t.Errorf("no game says %q", kind)
		}
	}
}
