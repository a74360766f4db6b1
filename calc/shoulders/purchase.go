package shoulders

import "scripkeeper/calc"

// certificatesOnSale are the four kinds of certificate that can be bought, as records name them.
func certificatesOnSale() []string {
	return []string{"common", "preferred", "pool_common", "pool_preferred"}
}

// offer is the class and the owner of a kind of certificate on sale.
func offer(company int, kind string) (calc.Class, calc.Account, bool) {
	switch kind {
	case "common":
		return Common, calc.Treasury(company), true
	case "preferred":
		return Preferred, calc.Treasury(company), true
	case "pool_common":
		return Common, calc.Market(), true
	case "pool_preferred":
		return Preferred, calc.Market(), true
	}
	return 0, calc.Account{}, false
}

// buyRefusal says why a seat cannot buy a certificate of a company (Stock Phase, 2, and the limits).
func buyRefusal(t calc.Table, seat, company int, kind string) *calc.Refusal {
	class, from, known := offer(company, kind)
	switch {
	case kind == "":
		return calc.Missing("certificate.none", "certificate").Under("buy").Seated(seat).About(company)
	case !known:
		return calc.Refuse("certificate.none", "certificate").Under("buy").Seated(seat).About(company)
	}
	if refusal := companyBarred(t, seat, company); refusal != nil {
		return refusal
	}
	if t.Balance(from, certificate(company, class)) < 1 {
		return calc.Refuse("certificate.gone", "certificate").Under("buy").Seated(seat).About(company).
			With("treasury", held(t, calc.Treasury(company), company).count()).
			With("pool", held(t, calc.Market(), company).count())
	}
	if class == Preferred && hand(t, seat, company).Director > 0 {
		return calc.Refuse("certificate.director", "certificate").Under("preferred").Seated(seat).About(company)
	}
	shares := weights()[class]
	if has := t.Shares(seat, company); has+shares > maxShares {
		return calc.Refuse("limit.shares", "certificate").Under("share-limit").Seated(seat).About(company).
			With("percent", 10*has).With("more", 10*shares).With("max", 10*maxShares)
	}
	price := t.Price(company)
	if cash := t.Cash(seat); shares*price > cash {
		return calc.Refuse("cash.short", "certificate").Under("buy").Seated(seat).About(company).
			With("shares", shares).With("price", price).With("amount", shares*price).With("cash", cash).With("max", cash/price)
	}
	return nil
}

// anyRefusal says why a seat can buy no certificate of a company: what stands against the cheapest on offer.
func anyRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := companyBarred(t, seat, company); refusal != nil {
		return refusal
	}
	var first *calc.Refusal
	for _, kind := range certificatesOnSale() {
		refusal := buyRefusal(t, seat, company, kind)
		if refusal == nil {
			return nil
		}
		if first == nil || first.Code == "certificate.gone" {
			first = refusal
		}
	}
	refusal := *first
	refusal.Field = "company"
	return &refusal
}

// buy buys a certificate that is not refused.
func buy(b *calc.Builder, seat, company int, kind string) {
	class, from, _ := offer(company, kind)
	price, shares := b.Price(company), weights()[class]
	paid := calc.Bank()
	if from.Kind == calc.TreasuryAccount {
		paid = from
	}
	b.Line("buy."+kind, "buy", seat, company, calc.Priced(shares, price)...)
	b.Move(from, calc.AccountOf(seat), certificate(company, class), 1)
	b.Move(calc.AccountOf(seat), paid, calc.Cash(), shares*price)
}
