package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
	"scripkeeper/calc/stockpile/demand"
)

// Investor Abilities, Crazy Cramer: once a round he can move a company one space, before or after his action cards.
func TestCramer(t *testing.T) {
	seats := []SeatPosition{as(cash(20), "bill"), as(cash(20), "cramer"), as(cash(20), "mark")}
	seats[1].Boom = 1
	table := stand(t, with(standard(), investing), "action", seats)
	wantNext(t, table, board.PhaseAction, 1)
	before, _ := gametest.Apply(t, table, &Action{Seat: 1, What: "down", Company: "LEA"})
	gametest.WantPrice(t, before, leading, 4)
	wantNext(t, before, board.PhaseAction, 1)
	gametest.WantDenied(t, before, &Action{Seat: 1, What: "up", Company: "LEA"}, "action.used action (cramer) seat 1")
	before, _ = gametest.Apply(t, before, &Action{Seat: 1, What: "boom", Company: "LEA"})
	gametest.WantPrice(t, before, leading, 6)
	wantNext(t, before, board.PhaseSelling, 0)
	later, _ := gametest.Apply(t, table, &Action{Seat: 1, What: "boom", Company: "LEA"})
	wantNext(t, later, board.PhaseAction, 1)
	up, _ := gametest.Apply(t, later, &Action{Seat: 1, What: "up", Company: "EPI"})
	gametest.WantPrice(t, up, epic, 6)
	none, s := gametest.Apply(t, later, &calc.Skip{Seat: 1})
	wantSaid(t, s, "skip", "skip.cramer (cramer) seat 1")
	wantNext(t, none, board.PhaseSelling, 0)
	none = idle(t, none)
	none, _ = gametest.Apply(t, none, &demand.Bids{Bids: []int{0, 0, 0}}, &demand.Take{Seat: 1}, &demand.Take{Seat: 2},
		&demand.Take{Seat: 0})
	wantNext(t, none, board.PhaseAction, 1)
}

func TestAnAbilityIsDeclinedAsEasily(t *testing.T) {
	seats := []SeatPosition{as(cash(5), "deborah"), as(cash(5), "cramer"), as(cash(5), "mark")}
	declaring, _ := gametest.Apply(t, stand(t, openBooks(investing), "movement", seats),
		&Movement{Forecasts: board.Forecasts{"+1", "+1", "+1", "+1", "+1", "+0"}})
	wantNext(t, declaring, board.PhaseDeclaring, 0)
	acting, _ := gametest.Apply(t, declaring, &calc.Skip{Seat: 0}, &demand.Bids{Bids: []int{0, 0, 0}},
		&demand.Take{Seat: 1}, &demand.Take{Seat: 2}, &demand.Take{Seat: 0})
	wantNext(t, acting, board.PhaseAction, 1)
	for _, table := range []calc.Table{declaring, acting} {
		if next := (Rulebook{}).Expected(table).Next; len(next) != 2 || next[1].Kind() != (&calc.Skip{}).Kind() {
			t.Errorf("%d entries are expected next", len(next))
		}
	}
}

// Investor Abilities, Dividend Deborah; rules A.4.8: after each Movement Phase she may declare a dividend of 1 a share.
func TestDeborah(t *testing.T) {
	o := openBooks(investing)
	seats := []SeatPosition{as(holds(0, of(epic, 1), board.Count{}), "deborah"),
		as(holds(0, of(epic, 2), of(epic, 1)), "bill"), as(cash(0), "mark")}
	table := standAt(t, o, "movement", 7, seats)
	table, _ = gametest.Apply(t, table, &Movement{Forecasts: board.Forecasts{"+1", "+1", "+1", "+1", "+1", "+0"}})
	wantNext(t, table, board.PhaseDeclaring, 0)
	declared, s := gametest.Apply(t, table, &Declare{Seat: 0, Company: "EPI", Claims: Claims{{Seat: 1, Regular: 2}}})
	wantSaid(t, s, "dividend", "dividend.deborah (deborah) seat 0 epic regular=1 split=0 shares=1 each=1 amount=1",
		"dividend.deborah (deborah) seat 1 epic regular=2 split=0 shares=2 each=1 amount=2")
	gametest.WantOver(t, declared, true)
	// Epic is worth 5. Seat 1 has the majority with 4 shares.
	gametest.WantCash(t, declared, 1+5, 2+10+4*5, 0)
	_, s = gametest.Apply(t, table, &calc.Skip{Seat: 0})
	wantSaid(t, s, "skip", "skip.deborah (deborah) seat 0")
}

// Investor Abilities, Golden Graham; rules A.4.12: he gets 1 more for each share sold, also at the end.
func TestGraham(t *testing.T) {
	o := openBooks(investing)
	seats := []SeatPosition{as(holds(0, of(epic, 2), of(epic, 2)), "graham"), as(cash(0), "bill"), as(cash(0), "mark")}
	table := stand(t, o, "selling", seats)
	next, s := gametest.Apply(t, table, &Sell{Seat: 0, Regular: of(epic, 1), Split: of(epic, 1), Half: of(epic, 1)})
	gametest.WantCash(t, next, (1+2+1)*5+4)
	wantSaid(t, s, "graham", "graham (graham) seat 0 epic shares=4 each=1 amount=4")
	table = standAt(t, o, "movement", 7, seats)
	end, s := gametest.Apply(t, table, &calc.Skip{Seat: 0})
	gametest.WantCash(t, end, 10+6*5+6)
	wantSaid(t, s, "graham.final total", "graham.final (graham) seat 0 shares=6 each=1 amount=6",
		"total.graham (result) seat 0 cash=0 majorities=10 sale=30 graham=6 fees=0 total=46",
		"total (result) seat 1 cash=0 majorities=0 sale=0 graham=0 fees=0 total=0",
		"total (result) seat 2 cash=0 majorities=0 sale=0 graham=0 fees=0 total=0")
}
