package charter

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/pricing"
)

// A Takeover lets one company take over another. In turn order, holders get bonuses, sell shares to the bank and
// exchange shares for shares in the company that takes over. Then the company taken over closes. Certificates still
// held are treated as in a close, and the closed company's shares in other companies pass to the company that takes
// over.
type Takeover struct {
	// Company is the code of the company that is taken over.
	Company string `json:"company"`
	// By is the code of the company that takes over.
	By string `json:"by"`
	// Ratio is the number of shares of the company taken over that are exchanged for one share of the other company, 1
	// to 10.
	Ratio int `json:"ratio"`
	// From is "treasury" if holders get the other company's own shares in exchange. By default, they get shares from
	// the pool.
	From string `json:"from,omitzero"`
	// Assets gives the other company the cash, the private companies and the loans of the company taken over. It needs
	// companies with cash of their own.
	Assets bool `json:"assets,omitzero"`
	// Bonus lists the bonus that the bank pays to each seat. It is left out if the program works out bonuses. The list
	// can end at the last seat that gets a bonus.
	Bonus []int `json:"bonus,omitempty"`
	// Sold lists the number of shares that each seat sells to the bank. The list can end at the last seat that sells.
	Sold []int `json:"sold,omitempty"`
	// Got lists the number of the other company's shares that each seat gets in exchange. The list can end at the last
	// seat that gets any.
	Got []int `json:"got,omitempty"`
	// Keep lets the players keep the remaining shares, which are worth nothing until the company is launched again.
	Keep bool `json:"keep,omitzero"`
	// Price is the other company's price after the takeover. By default, the price stays.
	Price *int `json:"price,omitempty"`
	// Size is the other company's size after the takeover, if prices depend on size. By default, it is the sum of both
	// sizes plus one.
	Size *int `json:"size,omitempty"`
	// Anyway overrules a limit that the takeover breaks.
	Anyway bool `json:"anyway,omitzero"`
}

const maxGiven = 10

func (*Takeover) Kind() string { return "takeover" }

func (e *Takeover) Form(t calc.Table) calc.Form {
	return board.AskLimits(t, e.form(t), &e.Anyway, e.takeOver(t))
}

func (e *Takeover) form(t calc.Table) calc.Form {
	company, by := board.CompanyOf(t, e.Company), board.CompanyOf(t, e.By)
	fields := []*calc.Field{
		board.TradedField(t, "takeover", &e.Company),
		board.CompanyField(t, "by", "takeover", &e.By,
			func(other int) *calc.Refusal { return byRefusal(t, company, other) }),
	}
	worked := board.OptionsOf(t).PaysBonuses()
	if t.Over() || board.TradedRefusal(t, "company", "takeover", company) != nil || byRefusal(t, company, by) != nil {
		return calc.Form{Fields: fields}
	}
	fields = append(fields, board.AmountField("ratio", "takeover", &e.Ratio, 2, 1, maxGiven))
	if asksAssets(t) {
		fields = append(fields, calc.OneOfDefault("from", &e.From, "pool", "treasury"),
			calc.Flag("assets", &e.Assets).Refusing(func(assets int) *calc.Refusal {
				return debtRefusal(t, company, by, assets == 1)
			}))
	}
	left := e.sharesLeft(t, by)
	for _, seat := range fromMover(t) {
		held, sold, got := t.Shares(seat, company), calc.ItemOrZero(e.Sold, seat), calc.ItemOrZero(e.Got, seat)
		ask := func(name string, list *[]int, high int, refusal *calc.Refusal) {
			allowed := calc.Range(0, high).WithRefusal(refusal.Seated(seat))
			fields = append(fields, calc.AmountFunc(calc.ItemName(name, seat), allowed,
				func() int { return calc.ItemOrZero(*list, seat) },
				func(v int) { calc.SetItem(list, seat, v) }).ForSeat(seat))
		}
		if held == 0 || t.Out(seat) {
			none := func() *calc.Refusal { return calc.Refuse("shares.nothing", "").Under("takeover").About(company) }
			if !worked {
				ask("bonus", &e.Bonus, 0, none())
			}
			ask("sold", &e.Sold, 0, none())
			ask("got", &e.Got, 0, none())
			continue
		}
		if !worked {
			ask("bonus", &e.Bonus, agreement.MaxPay, calc.Refuse("amount.range", "").Under("bonus"))
			fields[len(fields)-1].Allowed = fields[len(fields)-1].Allowed.Guarded()
		}
		ask("sold", &e.Sold, held, calc.Refuse("takeover.short", "").Under("takeover").About(company).
			With("held", held))
		rest := calc.Remaining(held, sold) / max(1, e.Ratio)
		short := calc.Refuse("takeover.short", "").Under("takeover").About(company).With("held", held)
		if left < rest {
			short = calc.Refuse("certificates.short", "").Under("supply").About(by).With("shares", got)
		}
		ask("got", &e.Got, min(rest, left), short)
		fields[len(fields)-1].ForCompany(by)
		left = calc.Remaining(left, got)
	}
	fields = append(fields, calc.Flag("keep", &e.Keep))
	if board.OptionsOf(t).Sized() {
		return calc.Form{Fields: append(fields, chains.Field(t, "takeover", by, &e.Size, mergedSize(t, company, by)))}
	}
	price := board.UsualAmount("price", &e.Price, t.Price(by), board.TrackAllowed(t, "price", by, e.Price))
	return calc.Form{Fields: append(fields, price.ForCompany(by))}
}

// mergedSize returns the usual size after a takeover: both sizes added up, plus one for the tile that joined the
// companies.
func mergedSize(t calc.Table, company, by int) int {
	return min(board.Size(t, company)+board.Size(t, by)+1, agreement.MaxSize)
}

func byRefusal(t calc.Table, company, by int) *calc.Refusal {
	if refusal := board.TradedRefusal(t, "by", "takeover", by); refusal == nil && company != calc.None &&
		board.Size(t, by) < board.Size(t, company) {
		return calc.Refuse("takeover.smaller", "by").Under("size").About(by).
			With("size", board.Size(t, by)).With("other", board.Size(t, company))
	}
	if by != calc.None && by == company {
		return calc.Refuse("takeover.same", "by").Under("takeover").About(by)
	}
	return board.TradedRefusal(t, "by", "takeover", by)
}

// fromMover returns all seats in turn order, beginning with the seat whose turn it is.
func fromMover(t calc.Table) []int {
	seats := len(t.Layout().Seats)
	order := make([]int, seats)
	for n := range order {
		order[n] = (max(0, t.Turn()) + n) % seats
	}
	return order
}

func (e *Takeover) refusal(t calc.Table) *calc.Refusal {
	if refusal := t.OverRefusal(); refusal != nil {
		return refusal
	}
	for _, list := range []struct {
		name string
		of   []int
	}{{"bonus", e.Bonus}, {"sold", e.Sold}, {"got", e.Got}} {
		if most := len(t.Layout().Seats); len(list.of) > most {
			return calc.Refuse("takeover.size", list.name).Under("takeover").With("value", len(list.of)).
				With("max", most)
		}
	}
	if board.OptionsOf(t).PaysBonuses() && len(e.Bonus) > 0 {
		return calc.Refuse("takeover.worked", "bonus").Under("majority")
	}
	if (e.From != "" || e.Assets) && !asksAssets(t) {
		return calc.Refuse("takeover.assets", "assets").Under("takeover")
	}
	if refusal := chains.Unasked(t, e.Price, e.Size); refusal != nil {
		return refusal
	}
	if refusal := e.form(t).Check(); refusal != nil {
		return refusal
	}
	if company := board.CompanyOf(t, e.Company); board.AllShorts(t, company) > 0 {
		return calc.Refuse("short.open", "company").Under("short").About(company).
			With("count", board.AllShorts(t, company))
	}
	return nil
}

// Apply pays the bonuses, sells and exchanges shares in turn order, closes the company and sets the price. Refusals:
// game.over, company.*, takeover.*, amount.*, shares.nothing, certificates.short, short.open, price.track, limit.*,
// most.*.
func (e *Takeover) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return board.BuildWithin(t, e.refusal(t), e.Anyway, e.takeOver(t))
}

func (e *Takeover) takeOver(t calc.Table) func(b *calc.Builder) {
	company, by := board.CompanyOf(t, e.Company), board.CompanyOf(t, e.By)
	return func(b *calc.Builder) {
		b.Line("takeover", "takeover", calc.None, company)
		b.Line("takeover.by", "takeover", calc.None, by)
		chains.Pay(b, company)
		for seat := range t.Layout().Seats {
			if amount := calc.ItemOrZero(e.Bonus, seat); amount > 0 {
				money.PayLine(b, "bonus", seat, amount)
			}
		}
		for _, seat := range fromMover(t) {
			if sold := calc.ItemOrZero(e.Sold, seat); sold > 0 {
				b.Line("sell", "takeover", seat, company, calc.PriceTerms(sold, t.Price(company))...)
				handIn(b, seat, company, sold)
				b.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), sold*t.Price(company))
			}
			if got := calc.ItemOrZero(e.Got, seat); got > 0 {
				e.exchange(b, seat, got)
			}
		}
		if e.Assets {
			takeAssets(b, company, by)
		}
		giveHoldings(b, company, calc.Treasury(by))
		(&Close{Company: e.Company, Keep: e.Keep}).close(b, company)
		if board.OptionsOf(t).Sized() {
			board.Grow(b, by, calc.ValueOr(e.Size, mergedSize(t, company, by)))
		}
		if e.Price != nil && *e.Price != t.Price(by) {
			pricing.SetBy(b, by, *e.Price)
		}
	}
}
