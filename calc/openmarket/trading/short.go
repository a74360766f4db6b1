package trading

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
)

// A Short sells shares that the seller does not have to the pool. Until he buys them back with a cover, he pays the
// dividends on these shares, and their price lowers his net worth.
type Short struct {
	// Seat is the player who sells short.
	Seat int `json:"seat"`
	// Company is the code of the company whose shares are sold.
	Company string `json:"company"`
	// Price is the price of one share if prices can be typed. By default, it is the posted price.
	Price *int `json:"price,omitempty"`
	// Shares is the number of shares sold.
	Shares int `json:"shares"`
	// Anyway overrules a limit that the sale breaks.
	Anyway bool `json:"anyway,omitzero"`
}

// A Cover buys back from the pool shares that were sold short.
type Cover struct {
	// Seat is the player who buys back.
	Seat int `json:"seat"`
	// Company is the code of the company whose shares are bought back.
	Company string `json:"company"`
	// Price is the price of one share if prices can be typed. By default, it is the posted price.
	Price *int `json:"price,omitempty"`
	// Shares is the number of shares bought back.
	Shares int `json:"shares"`
}

func (*Short) Kind() string { return "short" }
func (*Cover) Kind() string { return "cover" }

func (e *Short) Form(t calc.Table) calc.Form {
	return board.AskLimits(t, board.Fit(t, e.deal().form(t), "shares", func(shares int) calc.Entry {
		other := *e
		other.Shares, other.Anyway = shares, false
		return &other
	}), &e.Anyway, e.deal().trade)
}

func (e *Cover) Form(t calc.Table) calc.Form { return e.deal().form(t) }

// Apply sells the shares and moves the price as a sale does. Refusals: game.over, seat.*, player.out, company.*,
// short.*, amount.range, price.posted, limit.*, most.*.
func (e *Short) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.BuildWithin(t, cmp.Or(e.deal().refusal(t), e.deal().form(t).Check()), e.Anyway, e.deal().trade)
}

// Apply buys the shares back and moves the price as a purchase does. Refusals: game.over, seat.*, player.out,
// company.*, short.*, amount.range, price.posted, certificates.short.
func (e *Cover) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.Build(t, e.deal().refusal(t).OrCheck(e, t), e.deal().trade)
}

func (e *Short) deal() shortDeal { return shortDeal{false, &e.Seat, &e.Company, &e.Price, &e.Shares} }

func (e *Cover) deal() shortDeal { return shortDeal{true, &e.Seat, &e.Company, &e.Price, &e.Shares} }

type shortDeal struct {
	back    bool
	seat    *int
	company *string
	price   **int
	shares  *int
}

func (d shortDeal) form(t calc.Table) calc.Form {
	fields := []*calc.Field{board.MoverField(t, d.seat)}
	if board.MoverRefusal(t, *d.seat) != nil {
		return calc.Form{Fields: fields}
	}
	fields = append(fields, board.CompanyField(t, "company", "short", d.company,
		func(company int) *calc.Refusal { return d.companyRefusal(t, company) }))
	company := board.CompanyOf(t, *d.company)
	if d.companyRefusal(t, company) != nil {
		return calc.Form{Fields: fields}
	}
	if board.OptionsOf(t).Pricing == "typed" {
		prices := calc.Range(0, agreement.MaxPrice).WithRefusal(calc.Refuse("amount.range", "").Under("trade"))
		fields = append(fields, board.UsualAmount("price", d.price, t.Price(company), prices).ForCompany(company))
	}
	shares := calc.Range(1, d.limit(t, company)).WithRefusal(d.tooMany(t, company))
	return calc.Form{Fields: append(fields, calc.Amount("shares", d.shares, shares).Expect(1).AsAloud())}
}

func (d shortDeal) each(t calc.Table, company int) int {
	return max(0, calc.ValueOr(*d.price, t.Price(company)))
}

// limit returns the most shares that can be traded. The options limit a short sale. The shares sold short, the pool and
// the cash limit a cover.
func (d shortDeal) limit(t calc.Table, company int) int {
	if !d.back {
		return board.OptionsOf(t).Shorts - board.AllShorts(t, company)
	}
	limit := board.Shorts(t, *d.seat, company)
	if left, limited := board.PoolLeft(t, company); limited {
		limit = min(limit, left)
	}
	if each := d.each(t, company); each > 0 {
		limit = min(limit, t.Cash(*d.seat)/each)
	}
	return limit
}

func (d shortDeal) tooMany(t calc.Table, company int) *calc.Refusal {
	shares, each := *d.shares, d.each(t, company)
	left, limited := board.PoolLeft(t, company)
	refuse := func(code, rule string) *calc.Refusal {
		return calc.Refuse(code, "").Under(rule).Seated(*d.seat).About(company).With("shares", shares)
	}
	switch shorts := board.Shorts(t, *d.seat, company); {
	case shares < 1 || shares > agreement.MaxShares:
		return board.NoAmount("short", shares, 1)
	case !d.back:
		return board.ShortsTooMany(t, company, shares)
	case shares > shorts:
		return refuse("short.fewer", "short").With("count", shorts)
	case limited && shares > left:
		return refuse("certificates.short", "supply").With("max", left)
	}
	return refuse("cash.short", "trade").With("price", each).With("amount", shares*each).With("cash", t.Cash(*d.seat)).
		With("max", t.Cash(*d.seat)/max(1, each))
}

func (d shortDeal) companyRefusal(t calc.Table, company int) *calc.Refusal {
	if board.OptionsOf(t).Shorts == 0 {
		return calc.Refuse("short.off", "company").Under("short")
	}
	if refusal := board.TradedRefusal(t, "company", "short", company); refusal != nil {
		return refusal
	}
	held, shorts := board.UnitsOf(t, calc.AccountOf(*d.seat), company), board.Shorts(t, *d.seat, company)
	switch {
	case d.back && shorts == 0:
		return calc.Refuse("short.nothing", "company").Under("short").Seated(*d.seat).About(company)
	case !d.back && held > 0:
		return calc.Refuse("short.owned", "company").Under("short").Seated(*d.seat).About(company).
			With("held", board.WholeShares(t, company, held))
	case !d.back:
		return board.ShortsTooMany(t, company, 1)
	}
	return nil
}

func (d shortDeal) refusal(t calc.Table) *calc.Refusal {
	if refusal := board.MoverRefusal(t, *d.seat); refusal != nil {
		return refusal
	}
	company := board.CompanyOf(t, *d.company)
	if refusal := d.companyRefusal(t, company); refusal != nil {
		return refusal
	}
	if *d.price != nil && **d.price != t.Price(company) && board.OptionsOf(t).Pricing != "typed" {
		return calc.Refuse("price.posted", "price").Under("trade").About(company).With("value", **d.price).
			With("price", t.Price(company))
	}
	return nil
}

func (d shortDeal) trade(b *calc.Builder) {
	company := board.CompanyOf(b.Table, *d.company)
	each, shares := d.each(b.Table, company), *d.shares
	class, _ := board.ShortClass(b.Table)
	kind, way := "short", 1
	if d.back {
		kind, way = "cover", -1
	}
	b.Line(kind, "short", *d.seat, company, calc.PriceTerms(shares, each)...)
	b.Move(calc.Market(), calc.AccountOf(*d.seat), board.Certificate(company, class), way*shares)
	b.Move(calc.Bank(), calc.AccountOf(*d.seat), calc.Cash(), way*shares*each)
	if d.back {
		operating.EndCompanyRound(b, false)
	}
	board.Rise(b, movesRule(b.Table), company, board.TradeSteps(b.Table, !d.back, false, shares))
}
