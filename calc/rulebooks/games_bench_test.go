package rulebooks

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/calc"
)

// A recorded game is as much of an open record as it takes to work it out.
type recorded struct {
	Options    json.RawMessage `json:"options"`
	Seats      []calc.Seat     `json:"seats"`
	Operations []struct {
		Kind  string          `json:"kind"`
		Entry json.RawMessage `json:"entry"`
	} `json:"operations"`
}

// A game is a recorded game whose options and entries are read.
type game struct {
	options calc.Options
	names   []string
	entries []calc.Entry
}

// BenchmarkRecordedGames works out every recorded game of every rulebook, each from its opening with all its statements.
// What counts is ns/entry.
func BenchmarkRecordedGames(b *testing.B) {
	for _, rules := range All() {
		games := readGames(b, rules)
		b.Run(rules.ID(), func(b *testing.B) {
			b.ReportAllocs()
			entries := 0
			for b.Loop() {
				for _, g := range games {
					table, _, refusal := rules.Open(g.options, g.names)
					for _, e := range g.entries {
						if refusal == nil {
							table, _, refusal = e.Apply(table)
						}
					}
					if refusal != nil {
						b.Fatal(refusal)
					}
					entries += len(g.entries)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(entries), "ns/entry")
		})
	}
}

func readGames(b *testing.B, rules calc.Rulebook) []game {
	b.Helper()
	files, err := filepath.Glob(filepath.Join("..", rules.ID(), "testdata", "games", "*.json"))
	if err != nil || len(files) == 0 {
		b.Fatalf("%s has no recorded games: %v", rules.ID(), err)
	}
	games := make([]game, 0, len(files))
	for _, file := range files {
		var r recorded
		raw, err := os.ReadFile(file)
		if err == nil {
			err = json.Unmarshal(raw, &r)
		}
		if err != nil {
			b.Fatal(err)
		}
		g := game{options: rules.Presets()[0].Options}
		if err := json.Unmarshal(r.Options, g.options); err != nil {
			b.Fatal(err)
		}
		for _, seat := range r.Seats {
			g.names = append(g.names, seat.Name)
		}
		for _, operation := range r.Operations {
			e, known := rules.Blank(operation.Kind)
			if !known {
				b.Fatalf("%s: a %s", file, operation.Kind)
			}
			if err := json.Unmarshal(operation.Entry, e); err != nil {
				b.Fatal(err)
			}
			g.entries = append(g.entries, e)
		}
		games = append(games, g)
	}
	return games
}
