package stats

import (
	"os"
	"path/filepath"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// The course of a finished game includes veiled holdings. If holdings were hidden to the end, only the end is known.
func TestTheCourseOfASecretGame(t *testing.T) {
	for name, moments := range map[string]int{"fees-four-veiled": 0, "standard-four-hidden": 1} {
		file := must.Get(os.Open(filepath.Join("..", "..", "calc", "stockpile", "testdata", "games", name+".json")))(t)
		record := must.Get(record.Read(file))(t)
		must.Do(t, file.Close())
		g := must.Get(game.Replay(record, rulebooks.All()))(t)
		p := g.Snapshot()
		s, richer := SummaryOf(p), 0
		for seat := range s.Names {
			course := s.Course(seat)
			expect.True(t, moments <= 0 || len(course) == moments, "%s: seat %d has a course of %v", name, seat, course)
			entries, stride := len(p.Steps), 1
			for (entries-1)/stride > maxMoments {
				stride *= 2
			}
			for i := 0; moments == 0 && i*stride < entries; i++ {
				if table := p.After(i * stride); course[i] > table.Cash(seat) {
					richer++
				}
			}
			if worth, known := s.Worth(seat); !known || worth != course[len(course)-1] {
				t.Errorf("%s: seat %d is worth %d at the end of %v", name, seat, worth, course)
			}
		}
		expect.True(t, moments != 0 || richer != 0, "%s: only cash is counted", name)
	}
}
