package openmarket

import "scripkeeper/calc"

// A Split makes New certificates of every Old ones of a company, and the price goes the other way.
type Split struct {
	Company string `json:"company"`
	// New and Old are how many become of how many, 1 to 100 each and not the same.
	New int `json:"new"`
	Old int `json:"old"`
	// Price is the price afterwards, nothing for the old one × Old ÷ New, as the track has it at or below.
	Price *int `json:"price,omitempty"`
}

// Kind names the entry in records.
func (*Split) Kind() string { return "split" }

// Form asks for the company, how many become of how many, and the new price.
func (e *Split) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{
		tradedField(t, &e.Company),
		amount("new", &e.New, 2, calc.Range(1, maxRatio).Guarded()), amount("old", &e.Old, 1, calc.Range(1, maxRatio).Guarded()),
	}
	company := companyOf(t, e.Company)
	if t.Over() || tradedRefusal(t, "company", "split", company) != nil || e.ratioRefusal() != nil {
		return calc.Form{Fields: fields}
	}
	f := usualAmount("price", &e.Price, e.worked(t, company), trackAllowed(t, company))
	f.Company = company
	return calc.Form{Fields: append(fields, f)}
}

func (e *Split) ratioRefusal() *calc.Refusal {
	refusal := first(rangeRefusal("new", "split", e.New, 1, maxRatio), rangeRefusal("old", "split", e.Old, 1, maxRatio))
	if refusal == nil && e.New == e.Old {
		return calc.Refuse("split.same", "new").Under("split").With("min", 1).With("max", maxRatio)
	}
	return refusal
}

// worked is the price that the split comes to.
func (e *Split) worked(t calc.Table, company int) int {
	track := t.Layout().Tracks[company]
	return track.Price(floor(track, t.Price(company)*e.Old/e.New))
}

// Apply splits the certificates of all holders. A player's part of a share is paid at the new price, rounded down, or
// is lost; a part of the company's own or of the pool is lost.
// Refusals: game.over, company.*, amount.range, split.same, price.track, most.shares.
func (e *Split) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	company := companyOf(t, e.Company)
	if refusal := first(overRefusal(t), tradedRefusal(t, "company", "split", company), e.ratioRefusal()); refusal != nil {
		return denied(t, refusal)
	}
	price := e.worked(t, company)
	if e.Price != nil {
		price = *e.Price
	}
	index, refusal := trackRefusal(t, "price", "split", company, price)
	if refusal != nil {
		return denied(t, refusal)
	}
	d := calc.NewBuilder(t)
	d.Line("split", "split", calc.None, company, calc.Term{Role: "new", Value: e.New}, calc.Term{Role: "old", Value: e.Old})
	supply := supplyMark(t.Layout(), company)
	d.Set(supply, min(d.Mark(supply)*e.New/e.Old, maxShares*maxRatio))
	e.setPrice(d, company, index)
	for seat := range t.Layout().Seats {
		for class := range t.Layout().Classes {
			e.holder(d, calc.Of(seat), company, calc.Class(class))
		}
	}
	for class := range t.Layout().Classes {
		e.holder(d, calc.Treasury(company), company, calc.Class(class))
	}
	return done(t, d)
}

func (e *Split) setPrice(d *calc.Builder, company, index int) {
	old, price := d.Price(company), d.Layout().Tracks[company].Price(index)
	if e.Price != nil {
		d.Line("split.price.said", "split", calc.None, company, calc.Term{Role: "old", Value: old}, calc.Term{Role: "price", Value: price})
	} else {
		kind := "split.price"
		if old*e.Old != price*e.New {
			kind += ".rounded"
		}
		d.Line(kind, "split", calc.None, company,
			calc.Term{Role: "was", Value: old}, calc.Term{Role: "old", Value: e.Old}, calc.Term{Role: "new", Value: e.New},
			calc.Term{Role: "raw", Value: old * e.Old / e.New}, calc.Term{Role: "price", Value: price})
	}
	setIndex(d, company, index)
}

// holder splits the certificates of one kind in one account.
func (e *Split) holder(d *calc.Builder, a calc.Account, company int, class calc.Class) {
	c := certificate(company, class)
	shares, weight := d.Balance(a, c), weightOf(d.Table, class)
	if shares == 0 {
		return
	}
	after, rest := shares*e.New/e.Old, shares*e.New%e.Old
	seat, kind := a.Index, "split.holder"
	if a.Kind == calc.TreasuryAccount {
		seat, kind = calc.None, "split.own"
	}
	terms := []calc.Term{
		{Role: "shares", Value: shares}, {Role: "new", Value: e.New}, {Role: "old", Value: e.Old}, {Role: "after", Value: after},
	}
	if rest > 0 {
		kind += ".rest"
		terms = append(terms, calc.Term{Role: "rest", Value: rest})
	}
	d.Line(kind+suffix(d.Table, class), "split", seat, company, terms...)
	d.Move(calc.Market(), a, c, after-shares)
	if rest == 0 || seat == calc.None {
		return
	}
	terms = []calc.Term{{Role: "rest", Value: rest}, {Role: "old", Value: e.Old}}
	if optionsOf(d.Table).Remainder != "cash" {
		d.Line("split.lost"+suffix(d.Table, class), "remainder.down", seat, company, terms...)
		return
	}
	if class != calc.Regular {
		terms = append(terms, calc.Term{Role: "weight", Value: weight})
	}
	sum := rest * weight * d.Price(company) / e.Old
	d.Line("split.cash"+suffix(d.Table, class), "remainder.cash", seat, company,
		append(terms, calc.Term{Role: "price", Value: d.Price(company)}, calc.Term{Role: "amount", Value: sum})...)
	d.Move(calc.Bank(), calc.Of(seat), calc.Cash(), sum)
}
