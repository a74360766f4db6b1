package tycoon

import "scripkeeper/calc"

// A Contract is the purchase of an option: the right to buy (call) or to sell (put) shares at the price of the moment at
// the year's end, for a premium.
type Contract struct {
	Seat    int    `json:"seat"`
	Type    string `json:"type"`
	Company string `json:"company"`
	Shares  int    `json:"shares"`
}

// Kind names the entry in records.
func (*Contract) Kind() string { return "option" }

// class is the class of the lot.
func (e *Contract) class() (calc.Class, bool) {
	switch e.Type {
	case "call":
		return CallLot, true
	case "put":
		return PutLot, true
	}
	return calc.Regular, false
}

// Form asks for call or put, the stock, and the number of shares.
func (e *Contract) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
	if actRefusal(t, e.Seat) != nil || modeRefusal(t, "strategist") != nil {
		return form
	}
	form.Fields = append(form.Fields, calc.Pick("type", &e.Type, "call", "put"),
		stockField("company", &e.Company, func(company int) *calc.Refusal { return contractRefusal(t, e.Seat, company) }))
	company := companyOf(e.Company)
	if contractRefusal(t, e.Seat, company) != nil {
		return form
	}
	form.Fields = append(form.Fields, sharesField("shares", &e.Shares, calc.None, company, contractSizes(t, e.Seat, company)))
	return form
}

// PremiumOf is what an option on some shares of a stock costs now, in whole dollars.
func PremiumOf(t calc.Table, company, shares int) int {
	return t.Price(company) * shares * Premium(t, company) / 100
}

// contractSizes are the numbers of shares that a seat can take an option on, where the least is possible.
func contractSizes(t calc.Table, seat, company int) calc.Allowed {
	sizes := capSizes(t, company, CallLot)
	sizes.Max = min(sizes.Max, t.Cash(seat)/PremiumOf(t, company, thousand)*thousand)
	return sizes
}

// contractRefusal says why a seat cannot buy an option on a stock at all.
func contractRefusal(t calc.Table, seat, company int) *calc.Refusal {
	if refusal := tradedRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	if left := capLeft(t, company, CallLot); left < thousand {
		return optionCap(t, seat, company, "company", left)
	}
	if PremiumOf(t, company, thousand) > t.Cash(seat) {
		return premiumShort(t, seat, company, thousand)
	}
	return nil
}

func optionCap(t calc.Table, seat, company int, field string, left int) *calc.Refusal {
	return calc.Refuse("option.cap", field).Under("option").Seated(seat).About(company).
		With("cap", optionsOf(t).OptionCap).With("max", max(0, left)/thousand*thousand)
}

func premiumShort(t calc.Table, seat, company, shares int) *calc.Refusal {
	return calc.Refuse("option.cash", "shares").Under("option").Seated(seat).About(company).
		With("shares", shares).With("amount", PremiumOf(t, company, shares)).With("cash", t.Cash(seat)).
		With("max", t.Cash(seat)/max(1, PremiumOf(t, company, thousand))*thousand)
}

// Apply sells the option.
func (e *Contract) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(d *calc.Builder) {
		company := companyOf(e.Company)
		kind := "call"
		if e.Type == "put" {
			kind = "put"
		}
		premium := PremiumOf(t, company, e.Shares)
		d.Line(kind, "option", e.Seat, company, calc.Term{Role: "shares", Value: e.Shares},
			calc.Term{Role: "price", Value: t.Price(company)}, calc.Term{Role: "percent", Value: Premium(t, company)},
			calc.Term{Role: "amount", Value: premium})
		d.Move(calc.Of(e.Seat), calc.Bank(), calc.Cash(), premium)
		class, _ := e.class()
		openLot(d, e.Seat, lot{class, company, e.Shares, t.Price(company)})
		endTurn(d)
	})
}

func (e *Contract) refusal(t calc.Table) *calc.Refusal {
	refusal := actRefusal(t, e.Seat)
	if refusal == nil {
		refusal = modeRefusal(t, "strategist")
	}
	if refusal != nil {
		return refusal
	}
	if _, known := e.class(); !known {
		return calc.Refuse("option.type", "type").Under("option").Seated(e.Seat)
	}
	company := companyOf(e.Company)
	if refusal := contractRefusal(t, e.Seat, company); refusal != nil {
		return refusal
	}
	switch left := capLeft(t, company, CallLot); {
	case e.Shares > left:
		return optionCap(t, e.Seat, company, "shares", left)
	case e.Shares < thousand || e.Shares%thousand != 0:
		return calc.Refuse("shares.thousands", "shares").Under("option").Seated(e.Seat).About(company).
			With("shares", e.Shares).With("step", thousand)
	case PremiumOf(t, company, e.Shares) > t.Cash(e.Seat):
		return premiumShort(t, e.Seat, company, e.Shares)
	}
	return nil
}

// A SetPremium is a Chairman's word before the cards are dealt: what options on his stock cost this year.
type SetPremium struct {
	Company string `json:"company"`
	// Percent is 5, 10 or 15, with free_premium anything from 1 to 50.
	Percent int `json:"percent"`
}

// Kind names the entry in records.
func (*SetPremium) Kind() string { return "premium" }

// Form asks for the stock and the premium.
func (e *SetPremium) Form(t calc.Table) calc.Form {
	if premiumTime(t) != nil {
		return calc.Form{}
	}
	fields := []*calc.Field{stockField("company", &e.Company, func(company int) *calc.Refusal {
		return premiumRefusal(t, company)
	})}
	if company := companyOf(e.Company); premiumRefusal(t, company) == nil {
		fields = append(fields, calc.Amount("percent", &e.Percent, premiums(t, e.Percent)).In(Chairman(t, company)).Of(company).Like(basePremium))
	}
	return calc.Form{Fields: fields}
}

func premiums(t calc.Table, percent int) calc.Allowed {
	allowed := calc.Range(1, maxPremium)
	if !optionsOf(t).FreePremium {
		allowed = calc.Steps(basePremium-premiumStep, basePremium+premiumStep, premiumStep)
		for value := allowed.Min; value <= allowed.Max; value += allowed.Step {
			allowed.Choices = append(allowed.Choices, calc.Choice{Value: value})
		}
	}
	return allowed.Else(calc.Refuse("premium.range", "percent").Under(premiumRule(t)).
		With("value", percent).With("min", allowed.Min).With("max", allowed.Max).With("step", allowed.Step))
}

// premiumTime says why no premium can be set now.
func premiumTime(t calc.Table) *calc.Refusal {
	if t.Over() {
		return calc.Refuse("game.over", "").Under("end")
	}
	if refusal := modeRefusal(t, "strategist"); refusal != nil {
		return refusal
	}
	if t.Mark(gameMark(t, actedMark)) == 1 || anyHandKnown(t) {
		return calc.Refuse("premium.late", "").Under("premium").With("round", t.Round())
	}
	return nil
}

func premiumRefusal(t calc.Table, company int) *calc.Refusal {
	if refusal := stockRefusal(t, company, "company"); refusal != nil {
		return refusal
	}
	if Chairman(t, company) == calc.None {
		return calc.Refuse("premium.nobody", "company").Under("premium").About(company).With("value", basePremium)
	}
	return nil
}

// Apply sets the premium for the year.
func (e *SetPremium) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	company, refusal := companyOf(e.Company), premiumTime(t)
	if refusal == nil {
		refusal = calc.Check(e, t)
	}
	return calc.Build(t, refusal, func(d *calc.Builder) {
		d.Line("premium", premiumRule(t), Chairman(t, company), company, calc.Term{Role: "percent", Value: e.Percent})
		d.Set(companyMark(t, premiumMark, company), e.Percent)
	})
}

func premiumRule(t calc.Table) string {
	if optionsOf(t).FreePremium {
		return "house.free_premium"
	}
	return "premium"
}
