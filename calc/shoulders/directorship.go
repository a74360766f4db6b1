package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

const directorShares = 3

// taker returns the seat that takes over a director certificate which seat sells: the first one on its left with 30 %.
// It returns [calc.None] if there is none.
func taker(t calc.Table, seat, company int) int {
	n := len(t.Layout().Seats)
	for i := 1; i < n; i++ {
		if other := (seat + i) % n; t.Shares(other, company) >= directorShares {
			return other
		}
	}
	return calc.None
}

// directorshipPayment returns the certificates, 30 % in all, that are given for a directorship: the preferred and a
// common, or else three commons.
func directorshipPayment(c board.Certificates) board.Certificates {
	if c.Preferred > 0 {
		return board.Certificates{Common: 1, Preferred: 1}
	}
	return board.Certificates{Common: directorShares}
}

// giveDirector gives a sold director certificate to its taker, who puts certificates of 30 % into the bank pool.
func giveDirector(b *calc.Builder, seat, company int) {
	to := taker(b.Table, seat, company)
	given := directorshipPayment(board.Hand(b.Table, to, company))
	b.Line("director.taken", "director-sale", to, company, calc.With("seat", seat),
		calc.With("count", given.Count()), calc.With("percent", 10*given.Shares()))
	b.Move(calc.AccountOf(seat), calc.AccountOf(to), board.Certificate(company, board.Director), 1)
	board.HandOver(b, calc.AccountOf(to), calc.Market(), company, given)
	warn(b, to)
}

// passDirectorship applies the advanced rule that the largest holder becomes director. In a tie the first of them on
// the old director's left does. The new director gives the old one other certificates of 30 %.
func passDirectorship(b *calc.Builder, company int) {
	old := board.DirectorOf(b.Table, company)
	if !board.IsAdvanced(b.Table) || old == calc.None {
		return
	}
	n, next := len(b.Layout().Seats), old
	for i := 1; i < n; i++ {
		if other := (old + i) % n; b.Shares(other, company) > b.Shares(next, company) {
			next = other
		}
	}
	if next == old {
		return
	}
	given := directorshipPayment(board.Hand(b.Table, next, company))
	kind := "director.commons"
	if given.Preferred > 0 {
		kind = "director.preferred"
	}
	b.Line(kind, "director", next, company, calc.With("percent", 10*b.Shares(next, company)),
		calc.With("old", 10*b.Shares(old, company)), calc.With("seat", old))
	b.Move(calc.AccountOf(old), calc.AccountOf(next), board.Certificate(company, board.Director), 1)
	board.HandOver(b, calc.AccountOf(next), calc.AccountOf(old), company, given)
	warn(b, old)
	warn(b, next)
}
