package stockpile

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
)

func TestPositionSetsTheTable(t *testing.T) {
	table := open(t, openBooks(advanced, investing), 3)
	p := &Position{
		Prices: of(cosmic, 9, bottomline, 4, leading, 2, american, 13, stanford, 4, epic, 6),
		Second: []string{"STA", "EPI"},
		Seats: []SeatPosition{
			as(owing(holds(12, of(cosmic, 2), of(epic, 3)), 3, 1), "graham"), as(cash(7), "cramer"),
			as(holds(0, of(leading, 10), board.Count{}), "bill"),
		},
		Round: 4, Phase: "selling", First: 2, Turn: 0,
	}
	table, s := gametest.Apply(t, table, p)
	wantNext(t, table, board.PhaseSelling, 0)
	wantSpace(t, table, stanford, 7, 4)
	wantSpace(t, table, epic, 6, 6)
	wantSpace(t, table, american, 6, 13)
	gametest.WantCash(t, table, 12, 7, 0)
	wantCards(t, table, 0, epic, 0, 3)
	wantOwed(t, table, 0, 3, 1)
	if table.Round() != 4 || !board.Has(table, 1, board.Cramer) || table.Balance(calc.Rulings(), calc.Cash()) != -19 {
		t.Errorf("round %d, rulings %d", table.Round(), table.Balance(calc.Rulings(), calc.Cash()))
	}
	wantSaid(t, s, "position.seat", "position.seat (ruling) seat 0 cash=12 fees=4",
		"position.seat (ruling) seat 1 cash=7 fees=0",
		"position.seat (ruling) seat 2 cash=0 fees=0")
	expect.Equal(t, gametest.Written(NewPosition(table)), gametest.Written(p), "the position")
	// The turn order is 2, 0, 1: after seat 0 comes seat 1, then the forecasts.
	table, _ = gametest.Apply(t, table, &Sell{Seat: 0}, &Sell{Seat: 1})
	wantNext(t, table, board.PhaseMovement, 2)
}

func TestPositionOfATableIsItself(t *testing.T) {
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		table := conformance.Middle(t, Rulebook{}, draw)
		if board.PhaseOf(table) == board.PhaseSetup && board.OptionsOf(table).Investors || table.Playing() < 2 {
			return
		}
		p := NewPosition(table)
		for _, seat := range p.Seats {
			if seat.Cash > maxMoney {
				return
			}
		}
		next, _, refusal := p.Apply(table)
		if refusal != nil {
			t.Fatalf("%s: %v", gametest.Written(p), refusal)
		}
		for seat := range table.Layout().Seats {
			if next.Cash(seat) != table.Cash(seat) || len(board.Owed(next, seat)) != len(board.Owed(table, seat)) {
				t.Fatalf("seat %d has %d, must have %d", seat, next.Cash(seat), table.Cash(seat))
			}
		}
		for company := range board.Companies {
			index := board.OwnMark(table, board.IndexMark+company)
			if next.Price(company) != table.Price(company) || next.Mark(index) != table.Mark(index) {
				t.Fatalf("%s moved", board.CodeOf(company))
			}
		}
	})
}
