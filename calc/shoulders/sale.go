package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/shoulders/board"
)

// A Sale lists the certificates in one company that are sold in one turn.
type Sale struct {
	// Company is the key of the company.
	Company string `json:"company"`
	board.Certificates
}

// salesRefusal returns why a list of sales is invalid, or nil. It ignores holdings (Stock Phase, 1).
func salesRefusal(t calc.Table, seat int, sales []Sale) *calc.Refusal {
	if len(sales) == 0 {
		return calc.Missing("sell.nothing", "").Under("sell").Seated(seat)
	}
	last := calc.None
	for _, s := range sales {
		company, refusal := board.CompanyRefusal(t, s.Company)
		field := calc.ItemName("sell_common", company)
		switch {
		case refusal != nil:
			return refusal
		case company <= last:
			return calc.Refuse("sell.twice", field).Under("sell").Seated(seat).About(company)
		case s.Certificates == board.Certificates{}:
			return calc.Missing("sell.nothing", field).Under("sell").Seated(seat)
		}
		last = company
	}
	return nil
}

func sellable(t calc.Table, seat, company int, class calc.Class) int {
	held := board.Hand(t, seat, company).Of(class)
	if held > 0 && class == board.Director && directorSaleRefusal(t, seat, company) != nil {
		return 0
	}
	return held
}

// saleRefusal returns why a seat cannot sell n certificates of a class. It is only for impossible sales.
func saleRefusal(t calc.Table, seat, company int, class calc.Class, n int) *calc.Refusal {
	held := board.Hand(t, seat, company).Of(class)
	if n >= 0 && n <= held {
		return directorSaleRefusal(t, seat, company)
	}
	return calc.Refuse("shares.short", "").Under("sell").Seated(seat).
		With("shares", n).With("held", held).With("max", held)
}

// directorSaleRefusal returns why a director certificate cannot be sold, or nil. Only advanced rules allow the sale.
func directorSaleRefusal(t calc.Table, seat, company int) *calc.Refusal {
	switch {
	case !board.IsAdvanced(t):
		return calc.Refuse("director.basic", "").Under("sell").Seated(seat).About(company)
	case taker(t, seat, company) == calc.None:
		return calc.Refuse("director.taker", "").Under("director-sale").Seated(seat).About(company).With("min", 30)
	}
	return nil
}

// sell applies valid sales: all shares are paid, then values fall, then directors change.
func sell(b *calc.Builder, seat int, sales []Sale) {
	falls := make([]fall, 0, len(sales))
	for _, s := range sales {
		company := board.CompanyOf(b.Table, s.Company)
		f := fallOf(b.Table, seat, company, s.Certificates)
		falls = append(falls, f)
		paySale(b, seat, s.Certificates, f)
		b.Set(board.SoldMark(b.Table, seat, company), 1)
	}
	for _, f := range falls {
		if f.steps > 0 {
			board.MoveValue(b, f.kind, f.rule, f.company, -f.steps)
			continue
		}
		b.Line(f.kind, f.rule, seat, f.company, calc.With("price", b.Price(f.company)))
		board.UseProtection(b, f.company)
	}
	for i, s := range sales {
		company := falls[i].company
		if s.Director > 0 {
			giveDirector(b, seat, company)
		}
		passDirectorship(b, company)
	}
}

// paySale pays for a company's shares and moves the certificates to the pool. [giveDirector] moves director
// certificates.
func paySale(b *calc.Builder, seat int, c board.Certificates, f fall) {
	price, shares := b.Price(f.company), c.Shares()
	terms := []calc.Term{calc.With("shares", shares), calc.With("price", price)}
	kind, rule, amount := "sell", "sell", shares*price
	if board.OptionsOf(b.Table).DropEach && f.steps > 0 && shares > 1 {
		kind, rule, amount = "sell.each", "house.drop_each_certificate", 0
		lowest := price
		for i := range shares {
			lowest = board.ValueAt(b.Table, f.company, board.TrackIndex(b.Table, f.company)-min(i, f.steps))
			amount += lowest
		}
		terms = append(terms, calc.With("last", lowest))
	}
	b.Line(kind, rule, seat, f.company, append(terms, calc.With("amount", amount))...)
	rest := c
	rest.Director = 0
	board.HandOver(b, calc.AccountOf(seat), calc.Market(), f.company, rest)
	b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), amount)
}

// A fall is the number of steps by which a sale lowers a value, with the kind and rule of its line.
type fall struct {
	company, steps int
	kind, rule     string
}

// fallOf returns the fall caused by a sale: one step for each share. If the seller is not the director, a protected
// value does not fall, and under friendly sales a value falls only one step.
func fallOf(t calc.Table, seat, company int, c board.Certificates) fall {
	owner := board.DirectorOf(t, company) == seat
	switch {
	case !owner && board.Protected(t, company):
		return fall{company, 0, "drop.protected", board.ProtectionRule(t)}
	case !owner && board.OptionsOf(t).FriendlySales:
		return fall{company, 1, "drop.friendly", "house.friendly_sales"}
	}
	return fall{company, c.Shares(), "drop", "drop"}
}

const directorShares = 3

// taker returns the seat that takes over a director certificate: the first on the seller's left with 30 %, or
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

// directorshipPayment returns the price of a directorship: the preferred and a common, or else three commons.
func directorshipPayment(c board.Certificates) board.Certificates {
	if c.Preferred > 0 {
		return board.Certificates{Common: 1, Preferred: 1}
	}
	return board.Certificates{Common: directorShares}
}

// giveDirector gives a sold director certificate to its taker, who returns other certificates (30 %) to the pool.
func giveDirector(b *calc.Builder, seat, company int) {
	to := taker(b.Table, seat, company)
	given := directorshipPayment(board.Hand(b.Table, to, company))
	b.Line("director.taken", "director-sale", to, company, calc.With("seat", seat),
		calc.With("count", given.Count()), calc.With("percent", 10*given.Shares()))
	b.Move(calc.AccountOf(seat), calc.AccountOf(to), board.Certificate(company, board.Director), 1)
	board.HandOver(b, calc.AccountOf(to), calc.Market(), company, given)
	warn(b, to)
}

// passDirectorship makes the largest holder director (advanced rules). In a tie, this is the first tied seat on the old
// director's left. The new director gives the old director other certificates (30 %).
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
