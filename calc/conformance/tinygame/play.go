package tinygame

import (
	"strconv"

	"scripkeeper/calc"
)

// A Play moves the price of the company that a card names, and by the number beside it that of a company of one's
// choice.
type Play struct {
	Card string `json:"card"`
	// Other is the company that the number beside it goes to, counted from 1.
	Other int `json:"other,omitempty"`
}

// deck is a card of each company that raises it, and one that lowers it.
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

// Form asks for the card, and where the number beside it goes.
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

// Apply moves the prices, as far as the scale goes. Refusals: game.over, card.none, other.none.
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

// move moves a price by a number of a card.
func move(b *calc.Builder, company int, printed string) {
	by, _ := strconv.Atoi(printed)
	price := min(250, max(10, b.Price(company)+by))
	b.Line("play", "play", calc.None, company, calc.With("old", b.Price(company)), calc.With("new", price))
	b.Set(b.Layout().PriceMark(company), price)
}
