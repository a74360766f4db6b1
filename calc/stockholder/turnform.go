package stockholder

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

// Form describes the turn. What a purchase may cost allows for everything that later fields could still sell,
// so the fields can be filled one after another; [Turn.Limits] tells what is possible beside the numbers as they
// are. What is likely is not written into the turn, and choices stand in the order of the seats, whatever the order
// in which they were made: the same turn is written the same way.
func (e *Turn) Form(t calc.Table) calc.Form {
	form := calc.Form{Fields: []*calc.Field{calc.Mover(t, &e.Seat)}}
	p := newPlay(t, e)
	if p.begin() != nil {
		return form
	}
	locked := TradeRefusal(t, e.Seat, "before") != nil
	form.Fields = append(form.Fields, p.tradeFields("before", &e.Before, locked, p.heldNow)...)
	if p.rules.Step3Gross && !locked {
		form.Fields = append(form.Fields, p.boughtFields()...)
	}
	traded := p.tradeBefore() == nil
	form.Fields = append(form.Fields, p.cardField())
	face, known := p.rules.deck.Index(e.Card)
	if known {
		form.Fields = append(form.Fields, p.freeFields(p.rules.deck.Faces[face])...)
	}
	if !traded || p.playCard() != nil {
		return form
	}
	p.compensate()
	if !p.rules.RepurchaseFirst {
		p.payDividends()
	}
	holders, settled := p.holderFields()
	form.Fields = append(form.Fields, holders...)
	if !settled {
		return form
	}
	if p.rules.RepurchaseFirst {
		p.payDividends()
	}
	return calc.Form{Fields: append(form.Fields, p.tradeFields("after", &e.After, locked, p.unlocked)...)}
}

func (p *play) heldNow(company int) int { return p.builder.Shares(p.Seat, company) }

func (p *play) tradeFields(step string, nets *[Colours]int, locked bool, sellable func(int) int) []*calc.Field {
	fields := make([]*calc.Field, 0, Colours)
	purse := p.builder.Cash(p.Seat)
	for company := range nets {
		purse += max(0, sellable(company)) * p.builder.Price(company)
	}
	for company := range nets {
		price, limit := p.builder.Price(company), sellable(company)
		allowed := calc.Only(0)
		if !locked && !p.frozen(step, company) {
			high := min(max(0, purse-limit*price)/price, maxTrade)
			if left, limited := certificatesLeft(p.builder.Table, company); limited {
				high = min(high, left)
			}
			allowed = calc.Range(-min(limit, maxTrade), high)
		}
		f := calc.Amount(calc.ItemName(step, company), &nets[company], allowed)
		f.Company = company
		fields = append(fields, f)
		purse -= (nets[company] + limit) * price
	}
	return fields
}

// frozen tells whether a colour cannot be traded after the card.
func (p *play) frozen(step string, company int) bool {
	if step != "after" || !p.rules.NoTradeChanged {
		return false
	}
	for _, m := range p.moved {
		if m.company == company {
			return true
		}
	}
	return false
}

func (p *play) boughtFields() []*calc.Field {
	fields := make([]*calc.Field, 0, Colours)
	for company := range p.Bought {
		low, high := p.boughtRange(company)
		at := &p.Bought[company]
		fields = append(fields, &calc.Field{
			Name: calc.ItemName("bought", company), Kind: calc.AmountKind, Seat: calc.None, Company: company,
			Likely: low, Allowed: calc.Range(low, max(low, high)),
			Get: func() int { return max(low, *at) },
			Set: func(v int) {
				*at = v
				if v == low {
					*at = 0
				}
			},
		})
	}
	return fields
}

func (p *play) cardField() *calc.Field {
	deck := p.rules.deck
	choices := make([]calc.Choice, len(deck.Faces))
	for face := range choices {
		choices[face] = calc.Choice{Value: face, Refusal: cardRefusal(p.builder.Table, p.Seat, face)}
	}
	e := p.Turn
	return &calc.Field{
		Name: "card", Kind: calc.CardKind, Seat: calc.None, Company: calc.None, Likely: calc.None,
		Allowed: calc.Allowed{Choices: choices},
		Get: func() int {
			if face, known := deck.Index(e.Card); known {
				return face
			}
			return calc.None
		},
		Set: func(face int) {
			if face >= 0 && face < len(deck.Faces) {
				e.Card = deck.Faces[face].Code
			}
		},
	}
}

func (p *play) freeFields(face Face) []*calc.Field {
	fields := make([]*calc.Field, 0, len(face.Free))
	taken := [Colours]bool{}
	for i := range face.Free {
		choices := make([]calc.Choice, Colours)
		for company := range choices {
			choices[company].Value = company
			switch {
			case company == face.Own:
				choices[company].Refusal = calc.Refuse("free.own", freeField(i)).Under("card").About(company)
			case taken[company]:
				choices[company].Refusal = calc.Refuse("free.twice", freeField(i)).Under("card").About(company)
			}
		}
		at := &p.Free[i]
		fields = append(fields, &calc.Field{
			Name: freeField(i), Kind: calc.CompanyKind, Seat: calc.None, Company: calc.None, Likely: calc.None,
			Allowed: calc.Allowed{Choices: choices},
			Get:     func() int { return *at - 1 }, Set: func(v int) { *at = v + 1 },
		})
		if company := *at - 1; company >= 0 && company < Colours {
			taken[company] = true
		}
	}
	return fields
}

// holderFields ask the holders of zeroed shares what is theirs to choose, and let them lose and buy back. They end
// at a choice that is refused.
func (p *play) holderFields() (fields []*calc.Field, settled bool) {
	for seat := range p.layout.Seats {
		if group := tied(p.claims(seat)); len(group) > 1 {
			fields = append(fields, p.firstField(seat, group))
		}
		claims := p.claims(seat)
		for _, c := range claims {
			p.builder.Line("zeroed", "zeroing", seat, c.company)
			p.builder.Move(calc.Of(seat), calc.Market(), calc.Share(c.company), c.lost)
		}
		for _, c := range claims {
			if p.rules.Zeroing != "repurchase" {
				fields = append(fields, p.keepField(c, p.affordable(c)))
			}
			if p.keep(c) != nil {
				return fields, false
			}
		}
	}
	return fields, true
}

func (p *play) firstField(seat int, group []claim) *calc.Field {
	choices := make([]calc.Choice, len(group))
	for i, c := range group {
		choices[i] = calc.Choice{Value: c.company}
	}
	slices.SortStableFunc(choices, func(a, b calc.Choice) int { return a.Value - b.Value })
	e, likely := p.Turn, choices[0].Value
	return &calc.Field{
		Name: calc.ItemName("first", seat), Kind: calc.CompanyKind, Seat: seat, Company: calc.None, Likely: likely,
		Allowed: calc.Allowed{Choices: choices},
		Get: func() int {
			for _, f := range e.First {
				if f.Seat == seat {
					return f.Company
				}
			}
			return likely
		},
		Set: func(company int) {
			e.First = slices.DeleteFunc(e.First, func(f First) bool { return f.Seat == seat })
			if company != likely {
				e.First = append(e.First, First{Seat: seat, Company: company})
				slices.SortStableFunc(e.First, func(a, b First) int { return cmp.Compare(a.Seat, b.Seat) })
			}
		},
	}
}

func (p *play) keepField(c claim, limit int) *calc.Field {
	e := p.Turn
	return &calc.Field{
		Name: keepField(c), Kind: calc.AmountKind, Seat: c.seat, Company: c.company, Likely: limit,
		Allowed: calc.Range(0, limit),
		Get: func() int {
			for _, k := range e.Keep {
				if k.Seat == c.seat && k.Company == c.company {
					return k.Shares
				}
			}
			return limit
		},
		Set: func(shares int) {
			e.Keep = slices.DeleteFunc(e.Keep, func(k Keep) bool { return k.Seat == c.seat && k.Company == c.company })
			if shares != limit {
				e.Keep = append(e.Keep, Keep{Seat: c.seat, Company: c.company, Shares: shares})
				slices.SortStableFunc(e.Keep, func(a, b Keep) int {
					return cmp.Or(cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Company, b.Company))
				})
			}
		},
	}
}
