// Package turns has the turn order of Stock Market Tycoon: whose turn it is, what a turn allows, and how years begin.
package turns

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/hands"
)

// Beginner returns the first seat in the game on the dealer's left (or right, under start_right), which begins a year.
func Beginner(t calc.Table, dealer int) int {
	return BeginnerOf(board.OptionsOf(t), len(t.Layout().Seats), dealer, t.Out)
}

func BeginnerOf(o *agreement.Options, seats, dealer int, out func(seat int) bool) int {
	step := 1
	if o.Order == "start_right" {
		step = seats - 1
	}
	seat := (dealer + step) % seats
	for i := 0; out(seat) && i < seats; i++ {
		seat = (seat + step) % seats
	}
	return seat
}

func orderRule(t calc.Table) string {
	if board.OptionsOf(t).Order == "start_right" {
		return "house.start_right"
	}
	return "order"
}

// YearEndLeader returns the seat that enters the year's end: the dealer or, if the dealer is out, the next seat.
func YearEndLeader(t calc.Table) int {
	if seats := t.Clockwise(board.Dealer(t)); len(seats) > 0 {
		return seats[0]
	}
	return calc.None
}

// PassTurn gives the turn to the next seat. After the last seat, it begins the next transaction round or the year's
// end. With one player left, it ends the game. The builder must have a line.
func PassTurn(b *calc.Builder) {
	if b.EndAlone() {
		return
	}
	b.Set(board.GameMark(b.Table, board.ActedMark), 1)
	n, first := len(b.Layout().Seats), b.Mark(board.GameMark(b.Table, board.FirstMark))
	for at := (b.Turn()-first+n)%n + 1; at < n; at++ {
		if seat := (first + at) % n; !b.Out(seat) {
			giveTurn(b, seat)
			return
		}
	}
	round := board.Transaction(b.Table) + 1
	if round > board.OptionsOf(b.Table).Transactions {
		seat := YearEndLeader(b.Table)
		b.Line("yearend", "yearend", seat, calc.None, calc.With("round", b.Round()))
		b.Set(board.GameMark(b.Table, board.TransactionMark), round)
		b.Set(calc.TurnMark, seat)
		return
	}
	b.Line("transaction", orderRule(b.Table), calc.None, calc.None,
		calc.With("transaction", round), calc.With("transactions", board.OptionsOf(b.Table).Transactions),
		calc.With("round", b.Round()))
	b.Set(board.GameMark(b.Table, board.TransactionMark), round)
	giveTurn(b, board.TurnOrder(b.Table)[0])
}

func giveTurn(b *calc.Builder, seat int) {
	if debt := board.Debt(b.Table, seat); debt > 0 {
		b.Line("turn.debt", "short.debt", seat, calc.None, calc.With("debt", debt))
	} else {
		b.Line("turn", orderRule(b.Table), seat, calc.None)
	}
	b.Set(calc.TurnMark, seat)
}

// BeginYear deals new cards and resets the year's marks.
func BeginYear(b *calc.Builder, year, dealer int) {
	t, o := b.Table, board.OptionsOf(b.Table)
	first := Beginner(t, dealer)
	b.Line("year", orderRule(t), first, calc.None,
		calc.With("round", year), calc.With("rounds", o.Years), calc.With("seat", dealer))
	b.Set(calc.RoundMark, year)
	b.Set(board.GameMark(t, board.DealerMark), dealer)
	b.Set(board.GameMark(t, board.FirstMark), first)
	b.Set(board.GameMark(t, board.TransactionMark), 1)
	b.Set(board.GameMark(t, board.ActedMark), 0)
	hands.Shuffle(b)
	for company := range agreement.Companies {
		b.Set(board.CompanyMark(t, board.BoughtMark, company), 0)
		b.Set(board.CompanyMark(t, board.PremiumMark, company), board.BasePremium)
		b.Set(board.CompanyMark(t, board.OfferedMark, company), 0)
	}
	giveTurn(b, first)
}

func NextDealer(t calc.Table) int {
	return t.Clockwise((board.Dealer(t) + 1) % len(t.Layout().Seats))[0]
}
