package tycoon

import "scripkeeper/calc"

// turnOrder are the seats in the order of this year's turns, in which cards are revealed too.
func turnOrder(t calc.Table) []int { return t.Clockwise(t.Mark(gameMark(t, firstMark))) }

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
func passTurn(d *calc.Builder) {
	if d.EndAlone() {
		return
	}
	d.Set(gameMark(d.Table, actedMark), 1)
	n, first := len(d.Layout().Seats), d.Mark(gameMark(d.Table, firstMark))
	for at := (d.Turn()-first+n)%n + 1; at < n; at++ {
		if seat := (first + at) % n; !d.Out(seat) {
			giveTurn(d, seat)
			return
		}
	}
	round := Transaction(d.Table) + 1
	if round > optionsOf(d.Table).Transactions {
		seat := conductor(d.Table)
		d.Line("yearend", "yearend", seat, calc.None, calc.Term{Role: "round", Value: d.Round()})
		d.Set(gameMark(d.Table, transactionMark), round)
		d.Set(calc.TurnMark, seat)
		return
	}
	d.Line("transaction", "order", calc.None, calc.None,
		calc.Term{Role: "transaction", Value: round}, calc.Term{Role: "transactions", Value: optionsOf(d.Table).Transactions},
		calc.Term{Role: "round", Value: d.Round()})
	d.Set(gameMark(d.Table, transactionMark), round)
	giveTurn(d, turnOrder(d.Table)[0])
}

func giveTurn(d *calc.Builder, seat int) {
	if debt := Debt(d.Table, seat); debt > 0 {
		d.Line("turn.debt", "short.debt", seat, calc.None, calc.Term{Role: "debt", Value: debt})
	} else {
		d.Line("turn", "order", seat, calc.None)
	}
	d.Set(calc.TurnMark, seat)
}

// beginYear begins a year: the cards are shuffled and dealt anew, and what belonged to the last year is over.
func beginYear(d *calc.Builder, year, dealer int) {
	t, o := d.Table, optionsOf(d.Table)
	first := beginner(t, dealer)
	d.Line("year", "order", first, calc.None,
		calc.Term{Role: "round", Value: year}, calc.Term{Role: "rounds", Value: o.Years}, calc.Term{Role: "seat", Value: dealer})
	d.Set(calc.RoundMark, year)
	d.Set(gameMark(t, dealerMark), dealer)
	d.Set(gameMark(t, firstMark), first)
	d.Set(gameMark(t, transactionMark), 1)
	d.Set(gameMark(t, actedMark), 0)
	shuffle(d)
	for company := range Companies {
		d.Set(companyMark(t, boughtMark, company), 0)
		d.Set(companyMark(t, premiumMark, company), basePremium)
		d.Set(companyMark(t, offeredMark, company), 0)
	}
	giveTurn(d, first)
}
