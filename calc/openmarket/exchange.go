package openmarket

import "scripkeeper/calc"

// An Exchange gives certificates of one kind to the pool for others out of it: shares of a company that was taken
// over, or ordinary shares for a director's certificate.
type Exchange struct {
	Seat int `json:"seat"`
	// Give and Take are companies' codes, GiveClass and TakeClass kinds of certificate (nothing for ordinary ones),
	// Given and Taken how many.
	Give      string `json:"give"`
	GiveClass string `json:"give_class,omitzero"`
	Given     int    `json:"given"`
	Take      string `json:"take"`
	TakeClass string `json:"take_class,omitzero"`
	Taken     int    `json:"taken"`
}

// Kind names the entry in records.
func (*Exchange) Kind() string { return "exchange" }

// Form asks who gives how many of what for how many of what.
func (e *Exchange) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{playerField(t, "seat", &e.Seat)}
	if playerRefusal(t, "seat", e.Seat) != nil {
		return calc.Form{Fields: fields}
	}
	fields = append(fields, companyField(t, "give", &e.Give, func(company int) *calc.Refusal {
		if sharesOf(t, calc.Of(e.Seat), company) == 0 {
			return calc.Refuse("shares.nothing", "give").Under("exchange").Seated(e.Seat).About(company)
		}
		return nil
	}))
	classes := t.Layout().Classes > 1
	if classes {
		fields = append(fields, classField(t, "give_class", &e.GiveClass))
	}
	give, known := e.side(t, e.Give, e.GiveClass)
	if !known {
		return calc.Form{Fields: fields}
	}
	fields = append(fields,
		amount("given", &e.Given, 2, calc.Range(1, t.Balance(calc.Of(e.Seat), give))),
		companyField(t, "take", &e.Take, func(company int) *calc.Refusal { return tradedRefusal(t, "take", "exchange", company) }))
	if classes {
		fields = append(fields, classField(t, "take_class", &e.TakeClass))
	}
	return calc.Form{Fields: append(fields, amount("taken", &e.Taken, 1, calc.Range(1, maxShares)))}
}

// side is the kind of certificate that one side of the exchange names.
func (*Exchange) side(t calc.Table, code, kind string) (calc.Commodity, bool) {
	company := companyOf(t, code)
	class, known := classOf(t, kind)
	return certificate(company, class), known && company != calc.None
}

// Apply exchanges the certificates.
// Refusals: game.over, seat.unknown, player.out, company.*, class.none, amount.range, shares.less, exchange.same,
// certificates.short, most.shares.
func (e *Exchange) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	if refusal := e.check(t); refusal != nil {
		return denied(t, refusal)
	}
	give, _ := e.side(t, e.Give, e.GiveClass)
	take, _ := e.side(t, e.Take, e.TakeClass)
	d := calc.NewBuilder(t)
	d.Line("exchange.give"+suffix(t, give.Class), "exchange", e.Seat, give.Company, calc.Term{Role: "shares", Value: e.Given})
	d.Move(calc.Of(e.Seat), calc.Market(), give, e.Given)
	if left, limited := PoolLeft(d.Table, take.Company); limited && e.Taken*weightOf(t, take.Class) > left {
		return denied(t, calc.Refuse("certificates.short", "taken").Under("supply").Seated(e.Seat).About(take.Company).
			With("shares", e.Taken).With("max", left/weightOf(t, take.Class)))
	}
	d.Line("exchange.take"+suffix(t, take.Class), "exchange", e.Seat, take.Company, calc.Term{Role: "shares", Value: e.Taken})
	d.Move(calc.Market(), calc.Of(e.Seat), take, e.Taken)
	return done(t, d)
}

func (e *Exchange) check(t calc.Table) *calc.Refusal {
	if refusal := playerRefusal(t, "seat", e.Seat); refusal != nil {
		return refusal
	}
	give, take := companyOf(t, e.Give), companyOf(t, e.Take)
	switch {
	case give == calc.None:
		return calc.Refuse("company.none", "give").Under("exchange")
	case classRefusal(t, "give_class", e.GiveClass) != nil:
		return classRefusal(t, "give_class", e.GiveClass)
	}
	given, _ := e.side(t, e.Give, e.GiveClass)
	if refusal := heldRefusal(t, "given", "exchange", e.Seat, given, e.Given); refusal != nil {
		return refusal
	}
	refusal := first(tradedRefusal(t, "take", "exchange", take), classRefusal(t, "take_class", e.TakeClass),
		rangeRefusal("taken", "exchange", e.Taken, 1, maxShares))
	if taken, _ := e.side(t, e.Take, e.TakeClass); refusal == nil && taken == given {
		return calc.Refuse("exchange.same", "take").Under("exchange").About(take)
	}
	return refusal
}

// heldRefusal refuses a number of certificates that a seat does not have.
func heldRefusal(t calc.Table, field, rule string, seat int, c calc.Commodity, shares int) *calc.Refusal {
	held := t.Balance(calc.Of(seat), c)
	if refusal := rangeRefusal(field, rule, shares, 1, maxShares); refusal != nil {
		return refusal
	}
	if shares > held {
		return calc.Refuse("shares.less", field).Under(rule).Seated(seat).About(c.Company).
			With("shares", shares).With("held", held).With("max", held)
	}
	return nil
}
