package agreement

import "scripkeeper/calc"

// Form returns the fields for options that have an effect and that the version in use has, see [Options.HasVersion].
func (o *Options) Form() calc.Form {
	var form calc.Form
	form.CollectAll(calc.Text("companies", &o.Companies),
		calc.OneOf("track", &o.Track, o.with(4, "chart", "free", "stepped", "listed")...))
	form.CollectIf(o.Track == "stepped",
		calc.Amount("min", &o.Min, calc.Range(0, MaxPrice)), calc.Amount("max", &o.Max, calc.Range(0, MaxPrice)))
	switch {
	case o.Track == "listed":
		form.Collect(calc.Text("prices", &o.Prices))
	case o.Charts() && o.HasVersion(4):
		form.CollectAll(o.chartFields()...)
	default:
		form.Collect(calc.Amount("step", &o.Step, calc.Range(1, MaxPrice)))
	}
	form.CollectAll(calc.Text("opening", &o.Opening), calc.OneOf("launch", &o.Launch, "open", "launched"))
	form.CollectIf(o.Launches(), calc.Amount("founder", &o.Founder, calc.Range(0, MaxFounder)))
	form.Collect(calc.Amount("shares", &o.Shares, calc.Range(0, MaxShares)))
	form.CollectIf(o.Shares > 0 && o.HasVersion(3), calc.Text("shares_each", &o.SharesEach))
	form.CollectIf(!o.Launches(), calc.Amount("opening_shares", &o.OpeningShares, calc.Range(0, maxOpeningShares)))
	form.CollectAll(
		calc.Amount("cash", &o.Cash, calc.Range(0, maxOpeningCash)),
		calc.OneOf("classes", &o.Classes, "ordinary", "preferred", "director", "both"))
	form.CollectIf(o.Classes == "preferred" || o.Classes == "both",
		calc.Amount("preferred", &o.Preferred, calc.Range(1, MaxWeight)))
	form.CollectIf(o.hasDirectors(), calc.Amount("director", &o.Director, calc.Range(1, MaxWeight)),
		calc.OneOfDefault("directors", &o.Directors, o.with(5, "bid", "any", "one", "launch")...))
	form.CollectIf(o.SoleDirector() && o.HasVersion(7), calc.Text("director_sizes", &o.DirectorSizes))
	form.CollectIf(o.SoleDirector() && o.HasVersion(4), calc.OneOfDefault("president", &o.President, "holder", "most"))
	o.askLimits(&form)
	o.askTrades(&form)
	o.askTable(&form)
	return form
}

// with returns the given words and, if the version in use has it, a word that a version added.
func (o *Options) with(version int, added string, words ...string) []string {
	if o.HasVersion(version) {
		words = append(words, added)
	}
	return words
}

func (o *Options) askLimits(form *calc.Form) {
	form.CollectIf(o.HasVersion(3), calc.Amount("certificate_limit", &o.CertificateLimit, calc.Range(0,
		maxCertificates)))
	form.CollectIf(o.CertificateLimit > 0 && o.HasVersion(5), calc.Text("certificate_limits", &o.CertificateLimits))
	form.CollectIf(o.Shares > 0 && o.HasVersion(3), calc.Amount("pool_limit", &o.PoolLimit, calc.Range(0, MaxShares)))
	form.CollectIf(o.Shares > 0 && o.HasVersion(9), calc.Amount("share_limit", &o.ShareLimit, calc.Range(0, MaxShares)))
	form.CollectIf(o.HasVersion(5), calc.Amount("shorts", &o.Shorts, calc.Range(0, maxShorts)))
}

func (o *Options) askTrades(form *calc.Form) {
	form.CollectAll(
		calc.OneOf("pricing", &o.Pricing, "posted", "typed"),
		calc.Amount("buy_steps", &o.BuySteps, calc.Range(0, maxTradeSteps)),
		calc.Amount("sell_steps", &o.SellSteps, calc.Range(0, maxTradeSteps)))
	form.CollectIf(o.BuySteps > 0 || o.SellSteps > 0, calc.OneOf("moves", &o.Moves, o.moveWords()...))
	form.CollectAll(
		calc.Amount("dividend_steps", &o.DividendSteps, calc.Range(0, maxTradeSteps)),
		calc.Flag("treasury", &o.Treasury))
	if o.Treasury && o.Launches() {
		o.askCapital(form)
	}
	form.CollectIf(o.Treasury, calc.OneOf("pool_dividend", &o.PoolDividend, "none", "pool", "own", "both"))
	form.CollectIf(o.Treasury && o.HasVersion(5), calc.OneOfDefault("holdings", &o.Holdings, "players", "companies"))
	o.askHalves(form)
	if o.Operates() && o.HasVersion(3) {
		o.askPayouts(form)
		form.CollectIf(o.HasVersion(4), calc.Amount("sold_out_steps", &o.SoldOutSteps, calc.Range(0, maxTradeSteps)))
		o.askPool(form)
		form.CollectAll(
			calc.OneOfDefault("halves", &o.Halves, o.with(9, ExactHalf, "holders", "company")...),
			calc.OneOfDefault("rounding", &o.Rounding, "down", "up"))
	}
	form.Collect(calc.OneOf("remainder", &o.Remainder, "cash", "down"))
	o.askChains(form)
	o.askPrivates(form)
}

func (o *Options) askPayouts(form *calc.Form) {
	form.CollectIf(o.HasVersion(9), calc.OneOfDefault("payout_moves", &o.PayoutMoves, "alike", "price"))
	form.CollectIf(o.ComparesPayouts(), calc.Amount("triple_from", &o.TripleFrom, calc.Range(0, MaxPrice)))
	form.CollectIf(!o.ComparesPayouts(), calc.Amount("half_steps", &o.HalfSteps, calc.Range(0, maxTradeSteps)))
	form.Collect(calc.Amount("withhold_steps", &o.WithholdSteps, calc.Range(0, maxTradeSteps)))
	form.CollectIf(o.OwnStock() && o.HasVersion(9), calc.OneOfDefault("issue_price", &o.IssuePrice, "posted", "next"))
}

func (o *Options) moveWords() []string {
	if o.SoleDirector() && o.SellSteps > 0 && o.HasVersion(5) {
		return []string{"trade", "share", "president"}
	}
	return []string{"trade", "share"}
}

func (o *Options) askPrivates(form *calc.Form) {
	worth := calc.OneOfDefault("private_worth", &o.PrivateWorth, "none", "face", "nothing").Then(func(int) {
		if o.HasPrivates() && o.Privates == "" {
			o.Privates = somePrivates
		}
	})
	form.CollectIf(o.HasVersion(4), worth)
	form.CollectIf(o.HasPrivates() && o.HasVersion(4), calc.Text("privates", &o.Privates),
		calc.Flag("private_limit", &o.PrivateLimit))
}

func (o *Options) askCapital(form *calc.Form) {
	later := o.HasVersion(3)
	form.Collect(calc.OneOf("capital", &o.Capital, o.with(3, "offer", "none", "full", "shares")...))
	form.CollectIf(later && (o.Capital == "full" || o.Capital == "offer"),
		calc.Amount("float", &o.Float, calc.Range(0, maxFloat)))
	form.CollectIf(later, calc.OneOfDefault("own_price", &o.OwnPrice, "market", "par"))
}

func (o *Options) askTable(form *calc.Form) {
	form.Collect(calc.OneOf("loans", &o.Loans, "none", "repay", "round"))
	form.CollectIf(o.Lends(),
		calc.Amount("interest", &o.Interest, calc.Range(0, 100)),
		calc.Amount("loan_limit", &o.LoanLimit, calc.Range(0, MaxPay)))
	o.askCompanyLoans(form)
	form.CollectAll(
		calc.OneOf("order", &o.Order, "free", "rounds", "turns"),
		calc.Amount("rounds", &o.Rounds, calc.Range(0, maxRounds)))
}
