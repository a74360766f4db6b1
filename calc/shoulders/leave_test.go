package shoulders

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

func TestSkip(t *testing.T) {
	table := open(t, board.Standard(), 2)
	table, s := gametest.Apply(t, table, &Skip{})
	wantSaid(t, s, "skip", "skip.founding (ruling) seat 1")
	table, s = gametest.Apply(t, table, &Start{Seat: 0, Company: "swift", Par: 50}, &Skip{})
	wantSaid(t, s, "skip", "skip.stock (ruling) seat 0")
	table, s = gametest.Apply(t, table, &Pass{Seat: 1}, &Skip{})
	wantSaid(t, s, "skip", "skip.building (ruling)")
	table, s = gametest.Apply(t, table, &Skip{})
	wantSaid(t, s, "skip", "skip.operating (ruling) swift")
	gametest.WantPrice(t, table, swift, 50)
	wantTurn(t, table, "stock", 0, 2)
	for table.Round() < 5 || board.PhaseOf(table) != board.PhaseGoals {
		table, _ = gametest.Apply(t, table, &Skip{})
	}
	table, s = gametest.Apply(t, table, &Skip{})
	wantSaid(t, s, "skip over", "skip.goals (ruling)", "over.goals (end) rounds=5")
	gametest.WantOver(t, table, true)
}

// The cash of a player who leaves goes to the bank, the certificates go to the pool, and the player ranks last.
func TestLeave(t *testing.T) {
	on := map[int]CompanyPosition{swift: at(50, 0, cut{1, 0, []int{2, 1}}), elgin: at(50, 0, cut{2, -1, nil})}
	table := scene{turn: 1, cash: []int{100, 900, 0}, on: on}.set(t)
	table, s := gametest.Apply(t, table, &calc.Leave{Seat: 1})
	wantSaid(t, s, "leave turn", "leave (ruling) seat 1 cash=900 count=2", "turn (priority) seat 2")
	wantHeld(t, table, calc.Market(), swift, board.Certificates{Common: 1, Director: 1})
	gametest.WantRanks(t, Rulebook{}, table, "1. seat 0 300, 2. seat 2 150, 3. seat 1 0 out")
	table, _ = gametest.Apply(t, table, &Pass{Seat: 2}, &Pass{Seat: 0}, &operating.Building{})
	wantTurn(t, table, "operating", calc.None, 2)
	table, _ = gametest.Apply(t, table, &operating.Operate{Company: "swift", Revenue: 50, Use: "dividends"})
	wantCash(t, table, 0, 100+4*5)
	wantTurn(t, table, "operating", 2, 2)
	table, s = gametest.Apply(t, table, &calc.Leave{Seat: 0})
	wantSaid(t, s, "over", "over.alone (end) rounds=5")
	gametest.WantOver(t, table, true)
}

// When a player leaves, his pass no longer counts; other players' passes do.
func TestLeavingAmongPasses(t *testing.T) {
	table := scene{cash: []int{0, 0, 0}, on: map[int]CompanyPosition{swift: at(50, 0, cut{0, -1, nil})}}.set(t)
	table, _ = gametest.Apply(t, table, &Pass{Seat: 0}, &Pass{Seat: 1}, &calc.Leave{Seat: 0})
	wantTurn(t, table, "stock", 2, 2)
	table, _ = gametest.Apply(t, table, &Pass{Seat: 2})
	wantTurn(t, table, "building", calc.None, 2)
	table = scene{cash: []int{0, 0, 0}, on: map[int]CompanyPosition{swift: at(50, 0, cut{0, -1, nil})}}.set(t)
	table, _ = gametest.Apply(t, table, &Pass{Seat: 0}, &Pass{Seat: 1}, &calc.Leave{Seat: 2})
	wantTurn(t, table, "building", calc.None, 2)
}

func TestPositionAsItStands(t *testing.T) {
	for i, table := range middles(t) {
		again, _ := gametest.Apply(t, table, NewPosition(table))
		gametest.WantEqual(t, again, table, "table %d is the same", i)
	}
}

// A position for the current phase and decade keeps the record of sales. Any other position starts a new phase.
func TestPositionKeepsThePhase(t *testing.T) {
	table := scene{cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at(100, 0, cut{1, -1, []int{1}})}}.set(t)
	table, _ = gametest.Apply(t, table, sells(0, "swift", 1))
	kept, _ := gametest.Apply(t, table, changed(table, func(p *Position) { p.Seats[0].Cash = 500; p.Turn = 0 }))
	gametest.WantDenied(t, kept, &Buy{Company: "swift", Certificate: "common"},
		"buy.sold company (rebuy) seat 0 swift round=2")
	anew, _ := gametest.Apply(
		t, table, changed(table, func(p *Position) { p.Seats[0].Cash = 500; p.Turn = 0; p.Round = 3 }))
	gametest.Apply(t, anew, &Buy{Company: "swift", Certificate: "common"})
}

func TestPositionWithoutACompany(t *testing.T) {
	table := scene{cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at(100, 50, cut{1, -1, []int{1}}, 1)}}.set(t)
	table, s := gametest.Apply(t, table, changed(table, func(p *Position) { p.Companies = nil }))
	expect.True(t, !board.Started(table, swift) && board.Held(table, calc.Treasury(swift), swift).Count() == 0 &&
		table.Shares(1, swift) == 0,
		"there is something left of Swift")
	wantTreasury(t, table, swift, 0)
	wantSaid(t, s, "position.unstarted", "position.unstarted (ruling) swift old=100 new=0 appeal=0 treasury=0")
}

func TestPositionAfterTheEnd(t *testing.T) {
	table := scene{round: 5, phase: "goals", cash: []int{0, 0},
		on: map[int]CompanyPosition{swift: at(40, 0, cut{0, -1, nil})}}.set(t)
	over, _ := gametest.Apply(t, table, &Goal{Goal: "workers", Winners: []int{0}}, &Skip{})
	back, _ := gametest.Apply(t, over, NewPosition(over))
	expect.True(t, !back.Over() && !scored(back, 3) && len((Rulebook{}).Expected(back).All()) >= 3,
		"the game is still over")
}
