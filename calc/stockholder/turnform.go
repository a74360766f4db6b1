package stockholder

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
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
		fields = append(fields, calc.Amount(calc.ItemName(step, company), &nets[company], allowed).Of(company))
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
		name, bought := calc.ItemName("bought", company), func() int { return max(low, *at) }
		fields = append(fields, calc.Number(name, calc.Range(low, max(low, high)), bought, func(v int) {
			*at = v
			if v == low {
				*at = 0
			}
		}).Of(company).Like(low))
	}
	return fields
}

func (p *play) cardField() *calc.Field {
	deck, e := p.rules.deck, p.Turn
	return calc.Number("card", calc.Choose(len(deck.Faces)), func() int {
		if face, known := deck.Index(e.Card); known {
			return face
		}
		return calc.None
	}, func(face int) {
		if face >= 0 && face < len(deck.Faces) {
			e.Card = deck.Faces[face].Code
		}
	}).As(calc.CardKind).Like(calc.None).
		Refusing(func(face int) *calc.Refusal { return cardRefusal(p.builder.Table, p.Seat, face) })
}

func (p *play) freeFields(face Face) []*calc.Field {
	fields := make([]*calc.Field, 0, len(face.Free))
	taken := [Colours]bool{}
	for i := range face.Free {
		at := &p.Free[i]
		company := func() int { return *at - 1 }
		fields = append(fields, calc.Number(freeField(i), calc.Choose(Colours), company, func(v int) { *at = v + 1 }).
			As(calc.CompanyKind).Like(calc.None).Refusing(fourcolours.Taken(freeField(i), "card", calc.None, face.Own, taken)))
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
	return calc.Number(calc.ItemName("first", seat), calc.Allowed{Choices: choices}, func() int {
		for _, f := range e.First {
			if f.Seat == seat {
				return f.Company
			}
		}
		return likely
	}, func(company int) {
		var with []First
		if company != likely {
			with = append(with, First{Seat: seat, Company: company})
		}
		e.First = calc.Replace(e.First, func(f First) bool { return f.Seat == seat },
			func(a, b First) int { return cmp.Compare(a.Seat, b.Seat) }, with...)
	}).As(calc.CompanyKind).In(seat).Like(likely)
}

func (p *play) keepField(c claim, limit int) *calc.Field {
	e := p.Turn
	return calc.Number(keepField(c), calc.Range(0, limit), func() int {
		for _, k := range e.Keep {
			if k.Seat == c.seat && k.Company == c.company {
				return k.Shares
			}
		}
		return limit
	}, func(shares int) {
		var with []Keep
		if shares != limit {
			with = append(with, Keep{Seat: c.seat, Company: c.company, Shares: shares})
		}
		e.Keep = calc.Replace(e.Keep, func(k Keep) bool { return k.Seat == c.seat && k.Company == c.company },
			func(a, b Keep) int { return cmp.Or(cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Company, b.Company)) }, with...)
	}).In(c.seat).Of(c.company).Like(limit)
}
