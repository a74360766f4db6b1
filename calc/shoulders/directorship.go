package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

const directorShares = 3

// taker returns the seat that takes a sold director certificate, the first to the left with 30 %, or [calc.None].
func taker(t calc.Table, seat, company int) int {
	n := len(t.Layout().Seats)
	for i := 1; i < n; i++ {
		if other := (seat + i) % n; t.Shares(other, company) >= directorShares {
			return other
		}
	}
	return calc.None
}

// directorshipPayment returns the 30 % given for a directorship: the preferred and a common, else three commons.
func directorshipPayment(c board.Certificates) board.Certificates {
	if c.Preferred > 0 {
		return board.Certificates{Common: 1, Preferred: 1}
	}
	return board.Certificates{Common: directorShares}
}

// giveDirector gives a sold director certificate to its taker, whose payment of 30 % goes to the bank pool.
func giveDirector(b *calc.Builder, seat, company int) {
	to := taker(b.Table, seat, company)
	given := directorshipPayment(board.Hand(b.Table, to, company))
	b.Line("director.taken", "director-sale", to, company, calc.With("seat", seat),
		calc.With("count", given.Count()), calc.With("percent", 10*given.Shares()))
	b.Move(calc.AccountOf(seat), calc.AccountOf(to), board.Certificate(company, board.Director), 1)
	board.HandOver(b, calc.AccountOf(to), calc.Market(), company, given)
	warn(b, to)
}

// passDirectorship applies the advanced rule that the largest holder becomes director, in a tie the first to the old
// director's left. The new director gives the old one 30 % in other certificates.
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
