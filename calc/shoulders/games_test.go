package shoulders

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A recording is a whole game as it is kept in testdata/games.
type recording = gametest.Recording[*Options, final]

// A final is how a game ends: by seats their cash, their shares of each company, their goals and ranks; by companies
// their values and treasuries.
type final struct {
	Cash     []int               `json:"cash"`
	Shares   [][companyCount]int `json:"shares"`
	Goals    []int               `json:"goals"`
	Rank     []int               `json:"rank"`
	Prices   [companyCount]int   `json:"prices"`
	Treasury [companyCount]int   `json:"treasury"`
}

// finalOf is how a table stands at its end.
func finalOf(t calc.Table) final {
	f := final{Rank: make([]int, len(t.Layout().Seats))}
	for seat := range t.Layout().Seats {
		f.Cash = append(f.Cash, t.Cash(seat))
		var shares [companyCount]int
		for company := range shares {
			shares[company] = t.Shares(seat, company)
		}
		f.Shares = append(f.Shares, shares)
		f.Goals = append(f.Goals, t.Mark(seatMark(t, seat, seatGoals)))
	}
	for company := range companyCount {
		f.Prices[company] = t.Price(company)
		f.Treasury[company] = t.Balance(calc.Treasury(company), calc.Cash())
	}
	for _, place := range (Rulebook{}).Standing(t).Places {
		f.Rank[place.Seat] = place.Rank
	}
	return f
}

func readGame(t judge, name string) recording {
	t.Helper()
	return gametest.Read[*Options, final](t, name)
}

// Every recorded game is replayed: it ends as recorded, it comes out the same by hand, it says what it was
// recorded for, and the script still plays it. SCRIPKEEPER_GAMES=write plays and keeps all of them anew.
func TestRecordedGames(t *testing.T) {
	for _, s := range scripts() {
		t.Run(s.name, func(t *testing.T) {
			played := gametest.Played[*Options]{Name: s.name, Options: s.options, Names: s.names, Entries: s.play(t), Says: s.says}
			gametest.Check(t, Rulebook{}, played, finalOf, func(before calc.Table, e calc.Entry, after calc.Table) {
				if _, refusal := check(t, before, e); refusal != nil {
					t.Errorf("%s: %v", gametest.Written(e), refusal)
				}
				byHand := sheetOf(before)
				if byHand.enter(e) {
					if differs := byHand.same(after); differs != "" {
						t.Errorf("%s\n%s", gametest.Written(e), differs)
					}
				}
			})
		})
	}
}

// No game lies among the recorded ones that no script plays.
func TestEveryRecordedGameHasAScript(t *testing.T) {
	var played []string
	for _, s := range scripts() {
		played = append(played, s.name)
	}
	gametest.CheckNames(t, played)
}
