package tycoon

import "scripkeeper/calc"

// beginner is who begins under a dealer: his left neighbour, who is next clockwise, or with start_right his right one.
func beginner(t calc.Table, dealer int) int {
	return beginnerOf(optionsOf(t), len(t.Layout().Seats), dealer, t.Out)
}

func beginnerOf(o *Options, seats, dealer int, out func(seat int) bool) int {
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

// conductor is who leads the year's end: the dealer, or the next one when he is out.
func conductor(t calc.Table) int {
	if seats := t.Clockwise(Dealer(t)); len(seats) > 0 {
		return seats[0]
	}
	return calc.None
}

// passTurn gives the turn to the next seat in order, begins the next transaction round after the last one, and the
// year's end after the last round. The game ends at once when only one player is left. Some line must have been begun
// before.
func passTurn(b *calc.Builder) {
	if b.EndAlone() {
		return
	}
	b.Set(gameMark(b.Table, actedMark), 1)
	n, first := len(b.Layout().Seats), b.Mark(gameMark(b.Table, firstMark))
	for at := (b.Turn()-first+n)%n + 1; at < n; at++ {
		if seat := (first + at) % n; !b.Out(seat) {
			giveTurn(b, seat)
			return
		}
	}
	round := Transaction(b.Table) + 1
	if round > optionsOf(b.Table).Transactions {
		seat := conductor(b.Table)
		b.Line("yearend", "yearend", seat, calc.None, calc.With("round", b.Round()))
		b.Set(gameMark(b.Table, transactionMark), round)
		b.Set(calc.TurnMark, seat)
		return
	}
	b.Line("transaction", "order", calc.None, calc.None,
		calc.With("transaction", round), calc.With("transactions", optionsOf(b.Table).Transactions),
		calc.With("round", b.Round()))
	b.Set(gameMark(b.Table, transactionMark), round)
	giveTurn(b, turnOrder(b.Table)[0])
}

func giveTurn(b *calc.Builder, seat int) {
	if debt := Debt(b.Table, seat); debt > 0 {
		b.Line("turn.debt", "short.debt", seat, calc.None, calc.With("debt", debt))
	} else {
		b.Line("turn", "order", seat, calc.None)
	}
	b.Set(calc.TurnMark, seat)
}

// beginYear begins a year: the cards are shuffled and dealt anew, and what belonged to the last year is over.
func beginYear(b *calc.Builder, year, dealer int) {
	t, o := b.Table, optionsOf(b.Table)
	first := beginner(t, dealer)
	b.Line("year", "order", first, calc.None,
		calc.With("round", year), calc.With("rounds", o.Years), calc.With("seat", dealer))
	b.Set(calc.RoundMark, year)
	b.Set(gameMark(t, dealerMark), dealer)
	b.Set(gameMark(t, firstMark), first)
	b.Set(gameMark(t, transactionMark), 1)
	b.Set(gameMark(t, actedMark), 0)
	shuffle(b)
	for company := range Companies {
		b.Set(companyMark(t, boughtMark, company), 0)
		b.Set(companyMark(t, premiumMark, company), basePremium)
		b.Set(companyMark(t, offeredMark, company), 0)
	}
	giveTurn(b, first)
}

// nextDealer is who deals in the year after this one.
func nextDealer(t calc.Table) int { return t.Clockwise((Dealer(t) + 1) % len(t.Layout().Seats))[0] }
