// Package charter holds the entries that launch, take over and close companies of an open market.
package charter

import (
	"cmp"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/operating"
)

// A Launch begins a company. It gets a price and is traded from now on.
type Launch struct {
	// Seat is the player who launches the company.
	Seat int `json:"seat"`
	// Company is the code of the company.
	Company string `json:"company"`
	// Price is the price that the company begins with. By default, it is the opening price in the options.
	Price *int `json:"price,omitempty"`
	// Row is the row of the price, counted from 1 at the top, on a chart with that price in several rows. By default,
	// it is the row nearest to the opening price's row.
	Row *int `json:"row,omitempty"`
	// Size is the size that the company begins with, if prices depend on size. By default, it is the first size in the
	// options.
	Size *int `json:"size,omitempty"`
	// Bid means that the player pays a bid for the director's certificate, instead of the price of its shares.
	Bid bool `json:"bid,omitzero"`
	// Cost is the amount of the bid, 0 for nothing.
	Cost int `json:"cost,omitzero"` // calc.None in a form until the amount is entered
	// Anyway overrules a limit that the launch breaks.
	Anyway bool `json:"anyway,omitzero"`
}

func (*Launch) Kind() string { return "launch" }

func (e *Launch) Form(t calc.Table) calc.Form {
	return board.AskLimits(t, e.form(t), &e.Anyway, e.launch(t))
}

func (e *Launch) form(t calc.Table) calc.Form {
	full := isFull(t)
	fields := []*calc.Field{
		operating.MoverField(t, &e.Seat),
		board.CompanyField(t, "company", "launch", &e.Company,
			func(company int) *calc.Refusal { return launchRefusal(t, company, full) }),
	}
	company := board.CompanyOf(t, e.Company)
	if launchRefusal(t, company, full) != nil {
		return calc.Form{Fields: fields}
	}
	if board.OptionsOf(t).Sized() {
		return calc.Form{Fields: append(fields, chains.Field(t, "launch", company, &e.Size, chains.Smallest(t)))}
	}
	allowed := board.LaunchAllowed(t, company, e.Price)
	sells := sellsAt(t, company)
	if sells && board.OptionsOf(t).TakesBids() {
		fields = append(fields, calc.FlagFunc("bid", func() bool { return e.Bid }, e.setBid))
	}
	if sells && !e.Bid && operating.MoverRefusal(t, e.Seat) == nil {
		allowed = e.affordablePrices(t, allowed, company)
	}
	price := board.UsualAmount("price", &e.Price, board.Opening(t, company), allowed)
	fields = append(fields, price.ForCompany(company))
	if row := board.RowField(t, &e.Row, company, e.price(t, company), board.LaunchCells); row != nil {
		fields = append(fields, row)
	}
	if sells && e.Bid {
		fields = append(fields, e.costField(t, company))
	}
	return calc.Form{Fields: fields}
}

func (e *Launch) price(t calc.Table, company int) int {
	return calc.ValueOr(e.Price, board.Opening(t, company))
}

func (e *Launch) refusal(t calc.Table) *calc.Refusal {
	if refusal := operating.MoverRefusal(t, e.Seat); refusal != nil {
		return refusal
	}
	switch company := board.CompanyOf(t, e.Company); {
	case e.Bid && company != calc.None && !(sellsAt(t, company) && board.OptionsOf(t).TakesBids()):
		return calc.Refuse("launch.unpaid", "bid").Under("director").About(company)
	case e.Cost != 0 && !e.Bid:
		return calc.Refuse("launch.unbid", "cost").Under("director").With("cost", e.Cost)
	}
	if refusal := e.sizedCash(t); refusal != nil {
		return refusal
	}
	return chains.Unasked(t, e.Price, e.Size)
}

func isFull(t calc.Table) bool { return board.CountTraded(t) >= board.OptionsOf(t).MostOpen() }

// launchRefusal refuses a company that cannot be launched. The flag full means that no more companies can be open.
func launchRefusal(t calc.Table, company int, full bool) *calc.Refusal {
	switch {
	case t.Over():
		return t.OverRefusal()
	case company == calc.None:
		return calc.Refuse("company.none", "company").Under("launch")
	case board.Launched(t, company):
		return calc.Refuse("company.open", "company").Under("launch").About(company)
	case full:
		return calc.Refuse("company.full", "company").Under("launch").About(company).
			With("max", board.OptionsOf(t).MostOpen())
	}
	class, _ := board.Directors(t)
	weight := board.WeightOf(t, company, class)
	if left, limited := board.PoolLeft(t, company); limited && sellsAt(t, company) && left < weight {
		return calc.Refuse("certificates.short", "company").Under("supply").About(company).
			With("shares", weight).With("max", left)
	}
	return nil
}

// Apply launches the company with its price, its capital and its founder's shares. Refusals: game.over, seat.*,
// player.out, company.*, certificates.short, price.track, price.row, row.none, launch.par, launch.cash, launch.bid,
// launch.bid.unsaid, launch.unpaid, launch.unbid, limit.*, most.*.
func (e *Launch) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := cmp.Or(e.refusal(t), e.form(t).Check())
	if refusal == nil {
		company := board.CompanyOf(t, e.Company)
		refusal = board.RowRefusal(t, e.Row, company, e.price(t, company), board.LaunchCells)
	}
	return board.BuildWithin(t, refusal, e.Anyway, e.launch(t))
}

func (e *Launch) launch(t calc.Table) func(b *calc.Builder) {
	company := board.CompanyOf(t, e.Company)
	return func(b *calc.Builder) {
		price := e.price(t, company)
		b.Line("launch", "launch", e.Seat, company, calc.With("price", price))
		b.Set(board.LaunchedMark(t.Layout(), company), 1)
		board.SetIndex(b, company, board.CellIndex(t, company, price, e.Row, board.LaunchCells))
		o := board.OptionsOf(t)
		if o.Sized() {
			b.Set(board.SizeMark(t.Layout(), company), chains.Smallest(t))
			if e.Size != nil && *e.Size != chains.Smallest(t) {
				board.Grow(b, company, *e.Size)
			}
		}
		if o.HasOffers() {
			b.Set(board.ParMark(t.Layout(), company), price)
		}
		left, limited := board.PoolLeft(t, company)
		if !limited {
			left = agreement.MaxFounder + agreement.MaxWeight
		}
		if sellsAt(t, company) {
			left -= e.sellDirector(b, company, price)
		}
		if capital := o.LaunchCapital(); (capital == "full" || capital == "offer") && o.FloatAt() == 0 {
			shares := o.Market().Shares[company]
			sum := shares * price
			b.Line("launch.full", "capital", calc.None, company, calc.PriceTerms(shares, price)...)
			b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), sum)
		}
		left -= e.dealFounder(b, company, left)
		if o.OwnStock() {
			b.Line("launch.shares", "capital", calc.None, company, calc.With("shares", left))
			b.Move(calc.Market(), calc.Treasury(company), calc.Share(company), left)
			ownHalves(b, company)
		}
		board.Float(b, company)
	}
}

// dealFounder gives the founder the agreed free shares, or as many as are left, and returns their number.
func (e *Launch) dealFounder(b *calc.Builder, company, left int) int {
	shares := min(board.OptionsOf(b.Table).Founder, left)
	if shares > 0 {
		b.Line("founder", "founder", e.Seat, company, calc.With("shares", shares))
		b.Move(calc.Market(), calc.AccountOf(e.Seat), calc.Share(company), shares)
	}
	return shares
}

func ownHalves(b *calc.Builder, company int) {
	half, _ := board.HalfClass(b.Table)
	if count := board.PoolHalves(b.Table, company); count > 0 {
		b.Line("launch.shares.half", "capital", calc.None, company, calc.With("shares", count))
		b.Move(calc.Market(), calc.Treasury(company), board.Certificate(company, half), count)
	}
}
