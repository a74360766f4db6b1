package shoulders

import "scripkeeper/calc"

// sell works sales out that are not refused: every share is paid, then the values fall, then directorships change.
func sell(b *calc.Builder, seat int, sales []Sale) {
	falls := make([]fall, 0, len(sales))
	for _, s := range sales {
		company := companyOf(b.Table, s.Company)
		f := fallOf(b.Table, seat, company, s.Certificates)
		falls = append(falls, f)
		paySale(b, seat, s.Certificates, f)
		b.Set(soldMark(b.Table, seat, company), 1)
	}
	for _, f := range falls {
		if f.steps > 0 {
			move(b, f.kind, f.rule, f.company, -f.steps)
			continue
		}
		b.Line(f.kind, f.rule, seat, f.company, calc.With("price", b.Price(f.company)))
		spare(b, f.company)
	}
	for i, s := range sales {
		company := falls[i].company
		if s.Director > 0 {
			giveDirector(b, seat, company)
		}
		passDirectorship(b, company)
	}
}

// paySale pays for the shares of one company and moves the certificates to the bank pool. A director certificate goes
// there by way of its taker, see [giveDirector].
func paySale(b *calc.Builder, seat int, c Certificates, f fall) {
	price, shares := b.Price(f.company), c.shares()
	terms := []calc.Term{calc.With("shares", shares), calc.With("price", price)}
	kind, rule, amount := "sell", "sell", shares*price
	if optionsOf(b.Table).DropEach && f.steps > 0 && shares > 1 {
		kind, rule, amount = "sell.each", "house.drop_each_certificate", 0
		lowest := price
		for i := range shares {
			lowest = valueAt(b.Table, f.company, trackIndex(b.Table, f.company)-min(i, f.steps))
			amount += lowest
		}
		terms = append(terms, calc.With("last", lowest))
	}
	b.Line(kind, rule, seat, f.company, append(terms, calc.With("amount", amount))...)
	rest := c
	rest.Director = 0
	handOver(b, calc.AccountOf(seat), calc.Market(), f.company, rest)
	b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), amount)
}
