package stockholder

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// Form lets sales of later colours pay for a purchase. Equal turns have equal JSON, because likely values are not
// stored and choices are sorted by seat.
func (e *Turn) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: append(make([]*calc.Field, 0, 16), calc.Mover(t, &e.Seat))}
	var p play
	if p.begin(t, e) == nil {
		p.Ask, form.Closed = form.Collect, p.closed
		p.walk()
	}
	return form
}

// boughtField returns the field for [Turn.Bought]. It stores 0 for the number that the net number implies.
func (p *play) boughtField(company, low, high int) *calc.Field {
	at := &p.Bought[company]
	allowed := calc.Range(low, high).WithRefusal(calc.Refuse("bought.range", "").Under("house.step3_gross"))
	return calc.AmountFunc(calc.ItemName("bought", company), allowed, func() int {
		if *at == 0 {
			return low
		}
		return *at
	}, func(v int) {
		if *at = v; v == low {
			*at = 0
		}
	}).ForCompany(company).Expect(low)
}

func (p *play) cardField() *calc.Field {
	deck, e := p.rules.deck, p.Turn
	f := calc.AmountFunc("card", calc.Choose(len(deck.Faces)), func() int {
		if face, known := deck.Index(e.Card); known {
			return face
		}
		return calc.None
	}, func(face int) {
		if face >= 0 && face < len(deck.Faces) && deck.Faces[face].Code != e.Card {
			e.Card, e.Free, e.Keep, e.First = deck.Faces[face].Code, Free{}, nil, nil
		}
	}).As(calc.CardKind).Expect(calc.None).
		Refusing(func(face int) *calc.Refusal { return cardRefusal(p.builder.Table, p.Seat, face) })
	if e.Card == "" {
		return f.WithRefusal(calc.Missing("card.none", "").Under("card").Seated(p.Seat))
	}
	if f.Get() == calc.None {
		f.WithRefusal(calc.Refuse("card.unknown", "").Under("card").Seated(p.Seat))
	}
	return f
}

// walkNumbers asks for the colours of the uncoloured numbers. A chosen colour is removed from later numbers, and later
// choices are cleared.
func (p *play) walkNumbers(numbers fourcolours.Numbers) {
	e := p.Turn
	numbers.Walk(&p.Walk, e.Free, func(number int) (func() int, func(int)) {
		return func() int { return e.Free[number] - 1 }, func(company int) {
			if e.Free[number] == company+1 {
				return
			}
			e.Free[number], e.Keep, e.First = company+1, nil, nil
			if later := slices.Index(e.Free[number+1:], company+1); later >= 0 {
				e.Free[number+1+later] = 0
			}
		}
	})
}

func (p zeroing) askFirst(seat int, claims []claim) {
	if p.Ask == nil {
		return
	}
	group := tied(claims)
	if len(group) == 0 {
		return
	}
	choices := calc.Map(group, func(c claim) calc.Choice { return calc.Choice{Value: c.company} })
	slices.SortStableFunc(choices, func(a, b calc.Choice) int { return a.Value - b.Value })
	e, likely := p.Turn, choices[0].Value
	p.Ask(calc.AmountFunc(calc.ItemName("first", seat), calc.Allowed{Choices: choices}, func() int {
		if company, chosen := e.firstChoice(seat); chosen {
			return company
		}
		return likely
	}, func(company int) {
		var with []First
		if company != likely {
			with = append(with, First{Seat: seat, Company: company})
		}
		e.First = calc.Replace(e.First, func(f First) bool { return f.Seat == seat },
			func(a, b First) int { return cmp.Compare(a.Seat, b.Seat) }, with...)
	}).As(calc.CompanyKind).ForSeat(seat).Expect(likely))
}

// keepField returns the field for [Turn.Keep]. It does not store the largest number that the cash allows.
func (p zeroing) keepField(c claim, limit int) *calc.Field {
	e := p.Turn
	return calc.AmountFunc(calc.ItemName("keep", c.seat, c.company), calc.Range(0, limit), func() int {
		if shares, chosen := e.keptShares(c.seat, c.company); chosen {
			return shares
		}
		return limit
	}, func(shares int) {
		var with []Keep
		if shares != limit {
			with = append(with, Keep{Seat: c.seat, Company: c.company, Shares: shares})
		}
		e.Keep = calc.Replace(e.Keep, func(k Keep) bool { return k.Seat == c.seat && k.Company == c.company },
			func(a, b Keep) int { return cmp.Or(cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Company, b.Company)) },
			with...)
	}).ForSeat(c.seat).ForCompany(c.company).Expect(limit)
}
