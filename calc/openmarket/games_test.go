package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A recording is a whole game as it is kept in testdata/games.
type recording = gametest.Recording[*Options, final]

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

func readGame(t judge, name string) recording {
	t.Helper()
	return gametest.Read[*Options, final](t, name)
}

// Every recorded game is replayed: it ends as recorded, it is whole, it says what it was recorded for, and the script
// still plays it. SCRIPKEEPER_GAMES=write plays and keeps all of them anew.
func TestRecordedGames(t *testing.T) {
	for _, s := range scripts() {
		t.Run(s.name, func(t *testing.T) {
			played := gametest.Played[*Options]{Name: s.name, Options: s.options, Names: s.names, Entries: s.entries(t), Says: s.says}
			table := gametest.Check(t, Rulebook{}, played, finalOf, func(before calc.Table, e calc.Entry, _ calc.Table) {
				if _, refusal := check(t, before, e); refusal != nil {
					t.Errorf("%s: %v", gametest.Written(e), refusal)
				}
				if again := refilled(t, before, e); gametest.Written(again) != gametest.Written(e) {
					t.Errorf("%s is written %s when filled again", gametest.Written(e), gametest.Written(again))
				}
			})
			checkStanding(t, table)
		})
	}
}

// Every file among the recorded games is replayed by a script.
func TestNoRecordingIsLeftOut(t *testing.T) {
	var played []string
	for _, s := range scripts() {
		played = append(played, s.name)
	}
	gametest.CheckNames(t, played)
}
