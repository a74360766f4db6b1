package tycoon

import "scripkeeper/calc"

// moveOnce moves a price by a sum; below 0 it stops at 0 (rule C.3.8).
func (y *year) moveOnce(company, sum int) {
	old := y.builder.Price(company)
	raw := old + sum
	price := min(max(0, raw), maxPrice)
	kind, rule := "price.rise", "yearend"
	switch {
	case old == 0 && sum > 0 && y.rules.Zero == "recover_to_1":
		kind, rule, price = "price.recover", "house.recover_to_1", 1
	case raw < 0:
		kind, rule = "price.zero", "zero"
	case raw > price:
		kind = "price.top"
	case sum < 0:
		kind = "price.fall"
	case sum == 0:
		kind = "price.same"
	}
	y.writePrice(kind, rule, calc.None, company, sum, raw, price)
}

// moveEach moves a price card by card and stops it at 0 after each.
func (y *year) moveEach(company int, steps []step) {
	dead := y.builder.Price(company) == 0
	for _, s := range steps {
		raw := y.builder.Price(company) + s.by
		y.writePrice("price.each", "house.clamp_each_card", s.seat, company, s.by, raw, min(max(0, raw), maxPrice))
	}
	if raw := y.builder.Price(company); dead && raw > 1 && y.rules.Zero == "recover_to_1" {
		y.writePrice("price.recover", "house.recover_to_1", calc.None, company, raw, raw, 1)
	}
}

// delist takes a stock out of the game; its shares are void.
func (y *year) delist(company int) {
	b := y.builder
	b.Line("delisted", "house.delist", calc.None, company)
	for seat := range b.Layout().Seats {
		b.Move(calc.AccountOf(seat), calc.Market(), calc.Share(company), b.Shares(seat, company))
	}
	b.Set(companyMark(b.Table, delistedMark, company), 1)
}
