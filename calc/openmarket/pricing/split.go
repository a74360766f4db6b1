package pricing

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// A Split replaces a company's certificates by more or fewer certificates and changes the price in inverse proportion.
type Split struct {
	// Company is the code of the company.
	Company string `json:"company"`
	// New is the number of certificates, 1 to 100, that a holder gets for the number of certificates in Old.
	New int `json:"new"`
	// Old is the number of certificates that a holder gives in return for the number New, 1 to 100. It must differ from
	// New.
	Old int `json:"old"`
	// Price is the price after the split. By default, it is the old price × Old ÷ New, rounded down to the track.
	Price *int `json:"price,omitempty"`
}

func (*Split) Kind() string { return "split" }

func (e *Split) Form(t calc.Table) calc.Form {
	fields := []*calc.Field{
		board.TradedField(t, "split", &e.Company),
		board.AmountField("new", "split", &e.New, 2, 1, agreement.MaxRatio),
		board.AmountField("old", "split", &e.Old, 1, 1, agreement.MaxRatio),
	}
	fields[1].Allowed.Guard, fields[2].Allowed.Guard = true, true
	company := board.CompanyOf(t, e.Company)
	if t.Over() || board.TradedRefusal(t, "company", "split", company) != nil || !e.isRatio() {
		return calc.Form{Fields: fields}
	}
	price := board.UsualAmount("price", &e.Price, e.usualPrice(t, company),
		board.TrackAllowed(t, "split", company, e.Price))
	return calc.Form{Fields: append(fields, price.ForCompany(company))}
}

func (e *Split) ratio() board.Ratio { return board.Ratio{New: e.New, Old: e.Old} }

func (e *Split) isRatio() bool {
	return e.New >= 1 && e.New <= agreement.MaxRatio && e.Old >= 1 && e.Old <= agreement.MaxRatio && e.New != e.Old
}

func (e *Split) usualPrice(t calc.Table, company int) int {
	track := t.Layout().Tracks[company]
	return track.Price(agreement.IndexBelow(track, t.Price(company)*e.Old/e.New))
}

// Apply splits all certificates. A holder's fraction of a share is settled at the new price as the options say; a
// fraction of the company's own shares is lost. Refusals: game.over, company.*, amount.range, split.same, half.whole,
// short.part, price.track, most.shares.
func (e *Split) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal, company := t.OverRefusal().OrCheck(e, t), board.CompanyOf(t, e.Company)
	if refusal == nil && e.New == e.Old {
		refusal = calc.Refuse("split.same", "new").Under("split").With("min", 1).With("max", agreement.MaxRatio)
	}
	if refusal == nil {
		refusal = cmp.Or(board.WholeRefusal(t, "company", company), board.UnevenShorts(t, "new", company, e.ratio()))
	}
	return board.Build(t, refusal, func(b *calc.Builder) {
		b.Line("split", "split", calc.None, company, calc.With("new", e.New), calc.With("old", e.Old))
		supply := board.SupplyMark(t.Layout(), company)
		b.Set(supply, min(b.Mark(supply)*e.New/e.Old, agreement.MaxShares*agreement.MaxRatio))
		e.setPrice(b, company)
		for a := range board.Holders(t, company) {
			for class := range board.Kinds(t) {
				e.holder(b, a, company, calc.Class(class))
			}
			keepOneDirector(b, a, company)
		}
		for seat := range t.Layout().Seats {
			e.ratio().Shorts(b, "split", seat, company)
		}
		for class := range board.Kinds(t) {
			e.holder(b, calc.Treasury(company), company, calc.Class(class))
		}
		keepOneDirector(b, calc.Treasury(company), company)
	})
}

func (e *Split) holder(b *calc.Builder, a calc.Account, company int, class calc.Class) {
	c, ratio := board.Certificate(company, class), e.ratio()
	shares := b.Balance(a, c)
	if shares == 0 {
		return
	}
	after, rest := ratio.Of(shares)
	ratio.Line(b, "split", a, c, shares)
	b.Move(calc.Market(), a, c, after-shares)
	if a != calc.Treasury(company) {
		ratio.Settle(b, board.Rests(b.Table)[0], a, c, rest)
	}
}

func (e *Split) setPrice(b *calc.Builder, company int) {
	old, price := b.Price(company), e.usualPrice(b.Table, company)
	if e.Price != nil {
		price = *e.Price
		b.Line("split.price.said", "split", calc.None, company, calc.With("old", old), calc.With("price", price))
	} else {
		kind := "split.price"
		if old*e.Old != price*e.New {
			kind += ".rounded"
		}
		b.Line(kind, "split", calc.None, company,
			calc.With("was", old), calc.With("old", e.Old), calc.With("new", e.New),
			calc.With("raw", old*e.Old/e.New), calc.With("price", price))
	}
	board.SetPrice(b, company, price)
}

// keepOneDirector turns all of an account's director's certificates except one into ordinary shares, after a split.
func keepOneDirector(b *calc.Builder, a calc.Account, company int) {
	class, sole := board.Directors(b.Table)
	c := board.Certificate(company, class)
	more := b.Balance(a, c) - 1
	if !sole || more < 1 {
		return
	}
	seat, _ := board.Whose(a)
	shares := more * board.WeightOf(b.Table, company, class)
	b.Line("split.director"+board.OwnSuffix(a), "director", seat, company, calc.With("shares", shares))
	b.Move(a, calc.Market(), c, more)
	b.Move(calc.Market(), a, calc.Share(company), shares)
}
