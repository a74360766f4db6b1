package stockholder

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// Form describes the turn. What a purchase may cost allows for everything that later fields could still sell,
// so the fields can be filled one after another; [Turn.TradeSteps] tells what is possible beside the numbers as they
// are. What is likely is not written into the turn, and choices stand in the order of the seats, whatever the order
// in which they were made: the same turn is written the same way.
func (e *Turn) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: append(make([]*calc.Field, 0, 16), calc.Mover(t, &e.Seat))}
	if p, refusal := begin(t, e); refusal == nil {
		p.Ask = form.Collect
		// What is refused ends the form; the fields before it are there to mend it.
		_ = p.untilStep3()
	}
	return form
}

// askTrades asks what is traded of each colour.
func (p *play) askTrades(step string, nets *[Colours]int, sellable func(company int) int) {
	if p.Ask == nil {
		return
	}
	purse := p.builder.Cash(p.Seat)
	for company := range nets {
		purse += sellable(company) * p.builder.Price(company)
	}
	for company := range nets {
		purse -= sellable(company) * p.builder.Price(company)
		allowed := p.limit(company, max(0, purse), sellable(company))
		p.Ask(calc.Amount(calc.ItemName(step, company), &nets[company], allowed).ForCompany(company))
		purse -= nets[company] * p.builder.Price(company)
	}
}

// askBought asks under step3_gross how many shares of each colour were bought in step 1.
func (p *play) askBought() {
	if p.Ask == nil || !p.rules.Step3Gross || p.closed != nil {
		return
	}
	for company := range p.Bought {
		low, high := p.boughtRange(company)
		at := &p.Bought[company]
		name, bought := calc.ItemName("bought", company), func() int { return max(low, *at) }
		p.Ask(calc.AmountFunc(name, calc.Range(low, max(low, high)), bought, func(v int) {
			*at = v
			if v == low {
				*at = 0
			}
		}).ForCompany(company).Expect(low))
	}
}

// askCard asks for the card.
func (p *play) askCard() {
	if p.Ask == nil {
		return
	}
	deck, e := p.rules.deck, p.Turn
	p.Ask(calc.AmountFunc("card", calc.Choose(len(deck.Faces)), func() int {
		if face, known := deck.Index(e.Card); known {
			return face
		}
		return calc.None
	}, func(face int) {
		if face >= 0 && face < len(deck.Faces) {
			e.Card = deck.Faces[face].Code
		}
	}).As(calc.CardKind).Expect(calc.None).
		Refusing(func(face int) *calc.Refusal { return cardRefusal(p.builder.Table, p.Seat, face) }))
}

// walkNumbers asks where the card's uncoloured numbers go, and refuses where they cannot go.
func (p *play) walkNumbers(numbers fourcolours.Numbers) {
	e := p.Turn
	numbers.Walk(&p.Walk, e.Free, func(number int) (func() int, func(int)) {
		return func() int { return e.Free[number] - 1 }, func(company int) { e.Free[number] = company + 1 }
	})
}

// askFirst asks which of a seat's claims is bought back first where nothing else orders them.
func (p zeroing) askFirst(seat int, claims []claim) {
	if p.Ask == nil {
		return
	}
	group := tied(claims)
	if len(group) == 0 {
		return
	}
	choices := make([]calc.Choice, len(group))
	for i, c := range group {
		choices[i] = calc.Choice{Value: c.company}
	}
	slices.SortStableFunc(choices, func(a, b calc.Choice) int { return a.Value - b.Value })
	e, likely := p.Turn, choices[0].Value
	p.Ask(calc.AmountFunc(calc.ItemName("first", seat), calc.Allowed{Choices: choices}, func() int {
		if company, chosen := e.first(seat); chosen {
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

// askKeep asks how many shares of a claim are kept, where that is the holder's to choose.
func (p zeroing) askKeep(c claim) {
	if p.Ask == nil || p.rules.Zeroing == "repurchase" {
		return
	}
	e, limit := p.Turn, p.affordable(c)
	p.Ask(calc.AmountFunc(keepField(c), calc.Range(0, limit), func() int {
		if shares, chosen := e.kept(c.seat, c.company); chosen {
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
	}).ForSeat(c.seat).ForCompany(c.company).Expect(limit))
}
