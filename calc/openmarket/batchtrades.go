package openmarket

import (
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/trading"
)

// tradesNumbers reports whether a company and a number are enough to enter a trade. They are not if there are limits,
// which a trade can overrule, if players own private companies, or if the form has further fields.
func tradesNumbers(t calc.Table) bool {
	o := board.OptionsOf(t)
	limited := o.CertificateLimit > 0 || o.PoolLimit > 0 || o.ShareLimit > 0
	if limited || o.Treasury || o.Pricing == "typed" || board.HasKinds(t) {
		return false
	}
	owned := slices.ContainsFunc(t.Layout().Privates, func(p calc.Private) bool {
		owner, open := p.OwnedBy(t)
		return open && owner.Kind == calc.SeatAccount
	})
	return !owned && board.CountTraded(t) > 0
}

// trades returns a form for the number of shares of each company that a player buys (sign 1) or sells (sign -1).
// Purchases can also launch closed companies, and can enlarge open ones if prices depend on size. The seat is that of
// the entry blank, and the function trade returns the entry for a company.
func trades(t calc.Table, blank calc.Entry, seat *int, sign int,
	trade func(code string, shares int) calc.Entry) *calc.Numbers {
	none := func(int) int { return 0 }
	launches := companies(t, "launch", none, func(code string, _ int) calc.Entry {
		return &charter.Launch{Seat: *seat, Company: code}
	})
	grown, traded := sizeLines(t), companies(t, blank.Kind(), none, trade)
	for company := range traded {
		line := &launches[company]
		line.Of, line.Closed, line.Place = "", !line.Closed || sign < 0, 2*len(traded)
		line = &grown[company]
		line.Growth, line.Place, line.Beside = true, 2*company+1, true
		line.Closed = line.Closed || sign < 0 || !board.OptionsOf(t).Sized()
		line = &traded[company]
		line.Of, line.Closed, line.Place = "shares", line.Closed && sign < 0, 2*company
		line.Trade = func(others, all calc.Table) *calc.Trade {
			left, limited := board.PoolLeft(all, company)
			return &calc.Trade{Sign: sign, Held: others.Shares(*seat, company), Price: others.Price(company),
				Cash: all.Cash(*seat), Left: left * calc.Bit(limited)}
		}
	}
	return calc.NewNumbers(blank, func(t calc.Table) []*calc.Field {
		if field, asked := blank.Form(t).Field("seat"); asked {
			return []*calc.Field{field}
		}
		return nil
	}, append(append(launches, grown...), traded...)...)
}

// launching is the form for the launch of a company and its founder's first purchase of shares.
type launching struct {
	Launch charter.Launch `json:"entry"`
	Bought int            `json:"bought,omitzero"`
}

func (*launching) Kind() string { return (&charter.Launch{}).Kind() }

// UnmarshalJSON also reads the number of shares alone, as an earlier version of the program stored it.
func (e *launching) UnmarshalJSON(data []byte) error {
	if json.Unmarshal(data, &e.Bought) == nil {
		return nil
	}
	type draft launching
	return json.Unmarshal(data, (*draft)(e))
}

func (e *launching) purchase(shares int) *trading.Buy {
	return &trading.Buy{Seat: e.Launch.Seat, Company: e.Launch.Company, Shares: shares}
}

// most returns how many shares the founder can buy after the launch, or 0 if a purchase needs more than a number.
func (e *launching) most(t calc.Table) int {
	after, _, refusal := e.Launch.Apply(t)
	if refusal != nil || !tradesNumbers(after) {
		return 0
	}
	f, asked := e.purchase(1).Form(after).Field("shares")
	if !asked {
		return 0
	}
	return max(0, f.Allowed.Max)
}

func (e *launching) Form(t calc.Table) calc.Form {
	form := e.Launch.Form(t)
	if most := e.most(t); most > 0 {
		form.Fields = append(form.Fields, calc.Amount("bought", &e.Bought, calc.Range(0, most)))
	}
	return form
}

func (e *launching) Entries(t calc.Table) []calc.Entry {
	if bought := min(e.Bought, e.most(t)); bought > 0 {
		return []calc.Entry{&e.Launch, e.purchase(bought)}
	}
	return []calc.Entry{&e.Launch}
}

func (e *launching) Lone(calc.Table) calc.Entry { return &e.Launch }

// Apply launches the company and buys its shares. Refusals: those of the launch and of the purchase.
func (e *launching) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.ApplyAll(t, e.Entries(t), nil)
}
