package tinygame

import (
	"strconv"

	"scripkeeper/calc"
)

// A Play changes the price of the company on a card, and the card's free number changes the price of another company.
type Play struct {
	// Card is the code of the card.
	Card string `json:"card"`
	// Other is the company that gets the free number, counted from 1; 0 for a card without a free number.
	Other int `json:"other,omitempty"`
}

func deck() []calc.Card {
	var all []calc.Card
	for company, code := range []string{"B", "R"} {
		all = append(all,
			calc.Card{Code: code + "+20", Count: 2, Face: calc.Face{Company: company, Operation: "+20", Free: []string{"-10"}}},
			calc.Card{Code: code + "-20", Count: 1, Face: calc.Face{Company: company, Operation: "-20"}})
	}
	return all
}

func (*Play) Kind() string { return "play" }

func (e *Play) Form(t calc.Table) calc.Form {
	codes := calc.Map(t.Layout().Cards, func(c calc.Card) string { return c.Code })
	form := calc.Form{Fields: []*calc.Field{calc.Named(calc.CardKind, "card", &e.Card, codes)}}
	card, _ := calc.Find(t.Layout().Cards, func(c calc.Card) bool { return c.Code == e.Card })
	for i, number := range card.Face.Free {
		f := calc.AmountFunc(calc.ItemName("other", i), calc.Choose(Companies), func() int { return e.Other - 1 },
			func(company int) { e.Other = company + 1 }).As(calc.CompanyKind).Expect(calc.None)
		f.Printed = number
		form.Fields = append(form.Fields, f)
	}
	return form
}

// Apply moves prices within the scale. Refusals: game.over, card.none, other.none.
func (e *Play) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	card, is := calc.Find(t.Layout().Cards, func(c calc.Card) bool { return c.Code == e.Card })
	refusal := t.OverRefusal()
	if free := len(card.Face.Free); refusal == nil && !is {
		refusal = calc.Missing("card.none", "card").Under("play")
	} else if refusal == nil && (e.Other > 0) != (free > 0) {
		refusal = calc.Missing("other.none", "other.0").Under("play")
	}
	return calc.Build(t, refusal.OrCheck(e, t), func(b *calc.Builder) {
		move(b, card.Face.Company, card.Face.Operation)
		for _, number := range card.Face.Free {
			move(b, e.Other-1, number)
		}
	})
}

func move(b *calc.Builder, company int, printed string) {
	by, _ := strconv.Atoi(printed)
	price := min(250, max(10, b.Price(company)+by))
	b.Line("play", "play", calc.None, company, calc.With("old", b.Price(company)), calc.With("new", price))
	b.Set(b.Layout().PriceMark(company), price)
}
