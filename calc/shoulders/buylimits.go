package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// certificateLimit returns the largest number of certificates that a player may hold in a game with that many seats.
func certificateLimit(seats int) int { return []int{10, 10, 10, 12, 14}[min(max(0, seats), 4)] }

func limitRefusal(t calc.Table, seat int, field string) *calc.Refusal {
	limit := certificateLimit(len(t.Layout().Seats))
	if n := certificatesOf(t, seat); n >= limit {
		return calc.Refuse("limit.certificates", field).Under("certificate-limit").Seated(seat).
			With("count", n).With("max", limit)
	}
	return nil
}

func certificatesOf(t calc.Table, seat int) int {
	sum := 0
	for company := range t.Layout().Companies {
		sum += board.Hand(t, seat, company).Count()
	}
	return sum
}

// warn writes a line if a player is over the certificate limit and has to sell.
func warn(b *calc.Builder, seat int) {
	limit := certificateLimit(len(b.Layout().Seats))
	if n := certificatesOf(b.Table, seat); n > limit {
		b.Line("over.limit", "certificate-limit", seat, calc.None, calc.With("count", n), calc.With("max", limit))
	}
}

// maxShares is the largest number of shares in one company that a player may hold: 60 %.
const maxShares = 6

func companyBarred(t calc.Table, seat, company int) *calc.Refusal {
	switch {
	case !board.Started(t, company):
		return calc.Refuse("company.unstarted", "company").Under("start").About(company)
	case hasSold(t, seat, company):
		return calc.Refuse("buy.sold", "company").Under("rebuy").Seated(seat).About(company).With("round", t.Round())
	}
	return limitRefusal(t, seat, "company")
}

func hasSold(t calc.Table, seat, company int) bool {
	return t.Mark(board.SoldMark(t, seat, company)) == 1
}
