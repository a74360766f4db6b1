package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// directorShares is how many shares the director certificate is.
const directorShares = 3

// taker is the player who takes a director certificate that a seat sells: the first to its left with at least 30 %, or
// [calc.None].
func taker(t calc.Table, seat, company int) int {
	n := len(t.Layout().Seats)
	for i := 1; i < n; i++ {
		if other := (seat + i) % n; t.Shares(other, company) >= directorShares {
			return other
		}
	}
	return calc.None
}

// thirty is the price of a directorship: the certificates of 30 % that a player gives for it, the preferred and a
// common, else three commons.
func thirty(c board.Certificates) board.Certificates {
	if c.Preferred > 0 {
		return board.Certificates{Common: 1, Preferred: 1}
	}
	return board.Certificates{Common: directorShares}
}

// giveDirector hands a sold director certificate to its taker, whose 30 % of other certificates go to the bank pool.
func giveDirector(b *calc.Builder, seat, company int) {
	to := taker(b.Table, seat, company)
	given := thirty(board.Hand(b.Table, to, company))
	b.Line("director.taken", "director-sale", to, company, calc.With("seat", seat),
		calc.With("count", given.Count()), calc.With("percent", 10*given.Shares()))
	b.Move(calc.AccountOf(seat), calc.AccountOf(to), board.Certificate(company, board.Director), 1)
	board.HandOver(b, calc.AccountOf(to), calc.Market(), company, given)
	warn(b, to)
}

// passDirectorship gives, in the advanced rules, the director certificate to a player who has more of the company than
// its director: the one with the most, of equals the first to the director's left. The new director pays with 30 % of
// other certificates.
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
	given := thirty(board.Hand(b.Table, next, company))
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
