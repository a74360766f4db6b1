package agreement

import "scripkeeper/calc"

// Form describes the options. What a choice switches off is not asked, nor what came after the version whose forms are
// meant: a field that version 4 brought is asked where [Options.Since] (4) says so.
func (o *Options) Form() calc.Form {
	tracks := []string{"free", "stepped", "listed", "chart"}
	if !o.Since(4) {
		tracks = tracks[:3]
	}
	fields := []*calc.Field{calc.Text("companies", &o.Companies), calc.OneOf("track", &o.Track, tracks...)}
	if o.Track == "stepped" {
		fields = append(fields,
			calc.Amount("min", &o.Min, calc.Range(0, MaxPrice)), calc.Amount("max", &o.Max, calc.Range(0, MaxPrice)))
	}
	switch {
	case o.Track == "listed":
		fields = append(fields, calc.Text("prices", &o.Prices))
	case o.Charts() && o.Since(4):
		fields = append(fields, o.chartFields()...)
	default:
		fields = append(fields, calc.Amount("step", &o.Step, calc.Range(1, MaxPrice)))
	}
	fields = append(fields, calc.Text("opening", &o.Opening), calc.OneOf("launch", &o.Launch, "open", "launched"))
	if o.Launches() {
		fields = append(fields, calc.Amount("founder", &o.Founder, calc.Range(0, MaxFounder)))
	}
	fields = append(fields, calc.Amount("shares", &o.Shares, calc.Range(0, MaxShares)))
	if o.Shares > 0 && o.Since(3) {
		fields = append(fields, calc.Text("shares_each", &o.SharesEach))
	}
	if !o.Launches() {
		fields = append(fields, calc.Amount("opening_shares", &o.OpeningShares, calc.Range(0, maxOpeningShares)))
	}
	fields = append(fields,
		calc.Amount("cash", &o.Cash, calc.Range(0, maxOpeningCash)),
		calc.OneOf("classes", &o.Classes, "ordinary", "preferred", "director", "both"))
	if o.Classes == "preferred" || o.Classes == "both" {
		fields = append(fields, calc.Amount("preferred", &o.Preferred, calc.Range(1, MaxWeight)))
	}
	if o.directed() {
		fields = append(fields, calc.Amount("director", &o.Director, calc.Range(1, MaxWeight)),
			calc.OneOfDefault("directors", &o.Directors, o.directors()...))
	}
	if o.SoleDirector() && o.Since(7) {
		fields = append(fields, calc.Text("director_sizes", &o.DirectorSizes))
	}
	if o.SoleDirector() && o.Since(4) {
		fields = append(fields, calc.OneOfDefault("president", &o.President, "holder", "most"))
	}
	return calc.Form{Fields: append(append(fields, o.tradeFields()...), o.tableFields()...)}
}

// directors are how a company can have its director's certificates.
func (o *Options) directors() []string {
	words := []string{"any", "one", "launch"}
	if o.Since(5) {
		words = append(words, "bid")
	}
	return words
}

// limitFields ask how much a player and the pool can have, and how many shares can be sold short.
func (o *Options) limitFields() []*calc.Field {
	if !o.Since(3) {
		return nil
	}
	fields := []*calc.Field{calc.Amount("certificate_limit", &o.CertificateLimit, calc.Range(0, maxCertificates))}
	if o.CertificateLimit > 0 && o.Since(5) {
		fields = append(fields, calc.Text("certificate_limits", &o.CertificateLimits))
	}
	if o.Shares > 0 {
		fields = append(fields, calc.Amount("pool_limit", &o.PoolLimit, calc.Range(0, MaxShares)))
		if o.Since(9) {
			fields = append(fields, calc.Amount("share_limit", &o.ShareLimit, calc.Range(0, MaxShares)))
		}
	}
	if o.Since(5) {
		fields = append(fields, calc.Amount("shorts", &o.Shorts, calc.Range(0, maxShorts)))
	}
	return fields
}

// tradeFields ask how shares are traded and what they pay.
func (o *Options) tradeFields() []*calc.Field {
	fields := o.limitFields()
	fields = append(fields,
		calc.OneOf("pricing", &o.Pricing, "posted", "typed"),
		calc.Amount("buy_steps", &o.BuySteps, calc.Range(0, maxTradeSteps)),
		calc.Amount("sell_steps", &o.SellSteps, calc.Range(0, maxTradeSteps)))
	if o.BuySteps > 0 || o.SellSteps > 0 {
		fields = append(fields, calc.OneOf("moves", &o.Moves, o.moves()...))
	}
	fields = append(fields,
		calc.Amount("dividend_steps", &o.DividendSteps, calc.Range(0, maxTradeSteps)),
		calc.Flag("treasury", &o.Treasury))
	if o.Treasury && o.Launches() {
		if !o.Since(3) {
			fields = append(fields, calc.OneOf("capital", &o.Capital, "none", "full", "shares"))
		} else {
			fields = append(fields, o.capitalFields()...)
		}
	}
	if o.Treasury {
		fields = append(fields, calc.OneOf("pool_dividend", &o.PoolDividend, "none", "pool", "own", "both"))
	}
	fields = append(append(fields, o.holdingFields()...), o.halfFields()...)
	if o.Operates() && o.Since(3) {
		fields = append(fields, o.payoutFields()...)
		if o.Since(4) {
			fields = append(fields, calc.Amount("sold_out_steps", &o.SoldOutSteps, calc.Range(0, maxTradeSteps)))
		}
		fields = append(fields, o.poolFields()...)
		fields = append(fields,
			calc.OneOfDefault("halves", &o.Halves, o.halvings()...),
			calc.OneOfDefault("rounding", &o.Rounding, "down", "up"))
	}
	fields = append(fields, calc.OneOf("remainder", &o.Remainder, "cash", "down"))
	return append(append(fields, o.chainFields()...), o.privateFields()...)
}

// payoutFields ask how far the price of a company moves by what it pays when it operates, and for what shares it issues.
func (o *Options) payoutFields() []*calc.Field {
	var fields []*calc.Field
	if o.Since(9) {
		fields = append(fields, calc.OneOfDefault("payout_moves", &o.PayoutMoves, "alike", "price"))
	}
	if o.ComparesPayouts() {
		fields = append(fields, calc.Amount("triple_from", &o.TripleFrom, calc.Range(0, MaxPrice)))
	} else {
		fields = append(fields, calc.Amount("half_steps", &o.HalfSteps, calc.Range(0, maxTradeSteps)))
	}
	fields = append(fields, calc.Amount("withhold_steps", &o.WithholdSteps, calc.Range(0, maxTradeSteps)))
	if o.OwnStock() && o.Since(9) {
		fields = append(fields, calc.OneOfDefault("issue_price", &o.IssuePrice, "posted", "next"))
	}
	return fields
}

// halvings are how half a revenue can be parted.
func (o *Options) halvings() []string {
	words := []string{"holders", "company"}
	if o.Since(9) {
		words = append(words, ExactHalf)
	}
	return words
}

// moves are how often a trade can move the price.
func (o *Options) moves() []string {
	if o.SoleDirector() && o.SellSteps > 0 && o.Since(5) {
		return []string{"trade", "share", "president"}
	}
	return []string{"trade", "share"}
}

// privateFields ask for the private companies, and what they count for.
func (o *Options) privateFields() []*calc.Field {
	if !o.Since(4) {
		return nil
	}
	worth := calc.OneOfDefault("private_worth", &o.PrivateWorth, "none", "face", "nothing").Then(func(int) {
		if o.HasPrivates() && o.Privates == "" {
			o.Privates = somePrivates
		}
	})
	fields := []*calc.Field{worth}
	if o.HasPrivates() {
		fields = append(fields, calc.Text("privates", &o.Privates), calc.Flag("private_limit", &o.PrivateLimit))
	}
	return fields
}

// capitalFields ask what a launched company gets, when, and what shares of its own cost.
func (o *Options) capitalFields() []*calc.Field {
	fields := []*calc.Field{calc.OneOf("capital", &o.Capital, "none", "full", "shares", "offer")}
	if o.Capital == "full" || o.Capital == "offer" {
		fields = append(fields, calc.Amount("float", &o.Float, calc.Range(0, maxFloat)))
	}
	return append(fields, calc.OneOfDefault("own_price", &o.OwnPrice, "market", "par"))
}

// tableFields ask about loans and the order of play.
func (o *Options) tableFields() []*calc.Field {
	fields := []*calc.Field{calc.OneOf("loans", &o.Loans, "none", "repay", "round")}
	if o.Lends() {
		fields = append(fields,
			calc.Amount("interest", &o.Interest, calc.Range(0, 100)),
			calc.Amount("loan_limit", &o.LoanLimit, calc.Range(0, MaxPay)))
	}
	fields = append(fields, o.companyLoanFields()...)
	return append(fields,
		calc.OneOf("order", &o.Order, "free", "rounds", "turns"),
		calc.Amount("rounds", &o.Rounds, calc.Range(0, maxRounds)))
}
