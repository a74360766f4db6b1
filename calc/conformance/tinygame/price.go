package tinygame

import "scripkeeper/calc"

// A Price moves the marker of a company to a price.
type Price struct {
	Company int    `json:"company"`
	Price   int    `json:"price"`
	Note    string `json:"note,omitempty"`
}

func (*Price) Kind() string { return "price" }

// Form asks for the company, its price, and a note.
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
