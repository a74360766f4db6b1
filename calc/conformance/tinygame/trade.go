package tinygame

import "scripkeeper/calc"

// A Trade buys or sells shares of a company at its price.
type Trade struct {
	// Seat is the seat that trades, from 0.
	Seat int `json:"seat"`
	// Company is the company whose shares are traded, from 0.
	Company int `json:"company"`
	// Count is the number of shares bought, negative for a sale; it must not be 0.
	Count int `json:"count"`
}

func (*Trade) Kind() string { return "trade" }

func (e *Trade) Form(t calc.Table) calc.Form {
	count := calc.Only(0)
	if t.Layout().HasSeat(e.Seat) && t.Layout().HasCompany(e.Company) {
		count = calc.Range(-t.Shares(e.Seat, e.Company), t.Cash(e.Seat)/t.Price(e.Company))
	}
	shares := calc.Amount("count", &e.Count, count).ForCompany(e.Company)
	if t.Layout().HasSeat(e.Seat) && t.Layout().HasCompany(e.Company) {
		price := t.Price(e.Company)
		shares.Trade = &calc.Trade{Held: t.Shares(e.Seat, e.Company), Price: price, Cash: t.Cash(e.Seat) - e.Count*price}
	}
	return calc.Form{Fields: []*calc.Field{trader(t, &e.Seat), company(&e.Company), shares}}
}

func trader(t calc.Table, seat *int) *calc.Field {
	return calc.Player(t, "seat", seat, func(seat int) *calc.Refusal { return t.PlayerRefusal("seat", seat) })
}

// Batch returns a sheet on which a player trades shares of both companies.
func (Rulebook) Batch(t calc.Table, e calc.Entry) (calc.Batch, bool) {
	said, is := e.(*Trade)
	if !is || !t.Layout().HasCompany(said.Company) {
		return nil, false
	}
	seat := said.Seat
	lines := make([]calc.NumberLine, Companies)
	for company := range lines {
		lines[company] = calc.NumberLine{Name: calc.ItemName("count", company), Of: "count", Seat: calc.None, Company: company,
			Entry: func(count int) calc.Entry { return &Trade{Seat: seat, Company: company, Count: count} }}
	}
	batch := calc.NewNumbers(&Trade{Seat: seat}, func(t calc.Table) []*calc.Field { return []*calc.Field{trader(t, &seat)} },
		lines...)
	batch.Set(calc.ItemName("count", said.Company), said.Count)
	return batch, true
}

func company(at *int) *calc.Field {
	choices := make([]calc.Choice, Companies)
	for i := range choices {
		choices[i].Value = i
	}
	f := calc.Amount("company", at, calc.Allowed{Choices: choices})
	f.Kind = calc.CompanyKind
	return f
}

// Apply makes the trade and passes the turn. Refusals: game.over, seat.*, company.unknown, *.short, count.none.
func (e *Trade) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		amount := e.Count * b.Price(e.Company)
		b.Line("trade", "trade", e.Seat, e.Company, calc.With("count", e.Count),
			calc.With("price", b.Price(e.Company)), calc.With("amount", amount))
		b.Move(calc.Market(), calc.AccountOf(e.Seat), calc.Share(e.Company), e.Count)
		b.Move(calc.AccountOf(e.Seat), calc.Bank(), calc.Cash(), amount)
		passOn(b, e.Seat)
	})
}

func (e *Trade) refusal(t calc.Table) *calc.Refusal {
	if refusal := t.PlayerRefusal("seat", e.Seat); refusal != nil {
		return refusal
	}
	if !t.Layout().HasCompany(e.Company) {
		return calc.Refuse("company.unknown", "company")
	}
	if e.Count == 0 {
		return calc.Missing("count.none", "count").Under("trade").Seated(e.Seat)
	}
	if most := t.Cash(e.Seat) / t.Price(e.Company); e.Count > most {
		return calc.Refuse("cash.short", "count").Under("trade").Seated(e.Seat).With("max", most)
	}
	if held := t.Shares(e.Seat, e.Company); e.Count < -held {
		return calc.Refuse("shares.short", "count").Under("trade").Seated(e.Seat).About(e.Company).With("max", held)
	}
	return nil
}

// A Price moves a company's marker to a price.
type Price struct {
	// Company is the company whose price is set, from 0.
	Company int `json:"company"`
	// Price is the new price, from 10 to 250 in steps of 10.
	Price int `json:"price"`
	// Note is a remark of any length; the default is empty.
	Note string `json:"note,omitempty"`
}

func (*Price) Kind() string { return "price" }

func (e *Price) Form(t calc.Table) calc.Form {
	return calc.Form{Fields: []*calc.Field{
		company(&e.Company), calc.Amount("price", &e.Price, calc.Steps(10, 250, 10)).Expect(100),
		calc.Text("note", &e.Note),
	}}
}

// Apply sets the price. Refusals: game.over, company.unknown, price.off.
func (e *Price) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	refusal := t.OverRefusal()
	if refusal == nil && !t.Layout().HasCompany(e.Company) {
		refusal = calc.Refuse("company.unknown", "company")
	}
	if refusal == nil {
		if _, on := t.Layout().Tracks[e.Company].Index(e.Price); !on {
			refusal = calc.Refuse("price.off", "price").Under("price").About(e.Company).With("min", 10).With("max", 250)
		}
	}
	return calc.Build(t, refusal.OrCheck(e, t), func(b *calc.Builder) {
		b.Line("price", "price", calc.None, e.Company, calc.With("old", b.Price(e.Company)), calc.With("new", e.Price))
		b.Set(b.Layout().PriceMark(e.Company), e.Price)
	})
}
