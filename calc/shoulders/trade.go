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

// companyBarred says why a seat cannot buy anything of a company.
func companyBarred(t calc.Table, seat, company int) *calc.Refusal {
	switch {
	case !started(t, company):
		return calc.Refuse("company.unstarted", "company").Under("start").About(company)
	case sold(t, seat, company):
		return calc.Refuse("buy.sold", "company").Under("rebuy").Seated(seat).About(company).With("round", t.Round())
	}
	return limitRefusal(t, seat, "company")
}

// limitRefusal says that a seat has as many certificates as it may.
func limitRefusal(t calc.Table, seat int, field string) *calc.Refusal {
	limit := certificateLimit(len(t.Layout().Seats))
	if n := certificatesOf(t, seat); n >= limit {
		return calc.Refuse("limit.certificates", field).Under("certificate-limit").Seated(seat).
			With("count", n).With("max", limit)
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

// startRefusal says why a seat can start no company at all.
func startRefusal(t calc.Table, seat int) *calc.Refusal {
	if phaseOf(t) == phaseStock && t.Round() == 1 {
		return calc.Refuse("start.first", "").Under("start").Seated(seat)
	}
	if low := 3 * pars()[0]; t.Cash(seat) < low {
		return calc.Refuse("start.poor", "").Under("start").Seated(seat).With("min", low).With("cash", t.Cash(seat))
	}
	for company := range t.Layout().Companies {
		if !started(t, company) {
			return limitRefusal(t, seat, "")
		}
	}
	return calc.Refuse("start.none", "").Under("start").Seated(seat)
}

// charterRefusal says why a company cannot be started.
func charterRefusal(t calc.Table, company int) *calc.Refusal {
	if started(t, company) {
		return calc.Refuse("company.started", "company").Under("start").About(company)
	}
	return nil
}

// parRefusal says why a seat cannot start a company at a value.
func parRefusal(t calc.Table, seat, par int) *calc.Refusal {
	best, known := 0, false
	for _, p := range pars() {
		known = known || p == par
		if 3*p <= t.Cash(seat) {
			best = p
		}
	}
	if !known {
		return calc.Refuse("par.unknown", "par").Under("start").With("value", par).With("min", pars()[0]).With("max", pars()[3])
	}
	if par > best {
		return calc.Refuse("par.cash", "par").Under("start").Seated(seat).
			With("price", par).With("amount", 3*par).With("cash", t.Cash(seat)).With("max", best)
	}
	return nil
}

// start starts a company (Start a Company): the director's certificate for three times the par, to its treasury.
func start(b *calc.Builder, seat, company, par int) {
	initial := charters()[company].appeal
	b.Line("start", "start", seat, company, calc.With("shares", 3), calc.With("price", par),
		calc.With("amount", 3*par), calc.With("appeal", initial))
	b.Set(b.Layout().PriceMark(company), par)
	b.Set(companyMark(b.Table, company, companyAppeal), initial)
	b.Set(companyMark(b.Table, company, companyReached), initial)
	b.Move(calc.Bank(), calc.AccountOf(seat), certificate(company, Director), 1)
	b.Move(calc.AccountOf(seat), calc.Treasury(company), calc.Cash(), 3*par)
	rest := supply()
	b.Move(calc.Bank(), calc.Treasury(company), certificate(company, Preferred), rest[Preferred])
	b.Move(calc.Bank(), calc.Treasury(company), certificate(company, Common), rest[Common])
}
