package stockholder

import (
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

type movement struct {
	company int
	effect  fourcolours.Effect
	// old is the price before the card, raw is the result without bounds, and price is the price after the card.
	old, raw, price int
}

// zeroed reports whether the raw price is below the scale (chapter Zeroing).
func (m movement) zeroed(o *Options) bool { return m.raw < o.Min }

// appendMovements appends a card's price movements, the card's own colour first.
func appendMovements(moved []movement, t calc.Table, face *Face, free Free) []movement {
	moved = append(moved, move(t, face.Own, face.Effect))
	for i, effect := range face.Free {
		moved = append(moved, move(t, free[i]-1, effect))
	}
	if face.Others != 0 {
		for company := range Colours {
			if company != face.Own {
				moved = append(moved, move(t, company, fourcolours.Plus(face.Others)))
			}
		}
	}
	return moved
}

// move returns the movement of a company's price by an effect, within the scale and rounded (rules E.3.2).
func move(t calc.Table, company int, effect fourcolours.Effect) movement {
	o, old := optionsOf(t), t.Price(company)
	raw := old + effect.By
	switch effect.Sort {
	case fourcolours.Double:
		raw = 2 * old
	case fourcolours.Half:
		raw = o.half(old)
	}
	price := o.rounded(min(max(raw, o.Min), o.Max))
	return movement{company: company, effect: effect, old: old, raw: raw, price: price}
}

func (p *play) movePrice(m movement) {
	kind, rule, by := "price.add", "card", m.effect.By
	half := m.effect.Sort == fourcolours.Half
	odd := half && m.old%2 != 0
	switch {
	case m.effect.Sort == fourcolours.Double:
		kind, by = "price.double", 2
	case half:
		kind, by = "price.half", 2
	case m.effect.By < 0:
		kind, by = "price.subtract", -m.effect.By
	}
	switch {
	case m.raw > p.rules.Max:
		kind, rule = kind+".top", "dividend"
	case m.zeroed(p.rules):
		kind, rule = kind+".bottom", "zeroing"
	case odd || m.raw != m.price:
		kind, rule = kind+".rounded", "rounding"
		if p.rules.Rounding == "half_down" {
			rule = "house.half_down"
		}
	case half && m.price%p.rules.Step != 0:
		rule = "house.no_rounding"
	}
	terms := append(make([]calc.Term, 0, 5), calc.With("old", m.old), calc.With("by", by))
	if odd {
		kind += ".odd"
		terms = append(terms, calc.With("half", m.old/2))
	}
	p.builder.Line(kind, rule, calc.None, m.company,
		append(terms, calc.With("raw", m.raw), calc.With("new", m.price))...)
	p.builder.Set(p.layout.PriceMark(m.company), m.price)
}

// half returns half a price. An odd price is rounded up, or down under half_down.
func (o *Options) half(price int) int {
	if o.Rounding != "half_down" {
		price++
	}
	return price / 2
}

// rounded returns a price on the scale. A price between two steps is rounded up, or down under half_down.
func (o *Options) rounded(price int) int {
	if rest := price % o.Step; rest != 0 && o.Rounding != "none" {
		price -= rest
		if o.Rounding == "up" {
			price += o.Step
		}
	}
	return price
}

// compensate pays the mover for each price that fell: the difference for each share (chapter Compensation rule). If a
// zeroed price was already the lowest, the line states a payment of 0.
func (p *play) compensate() {
	for _, m := range p.movements() {
		shares := p.builder.Shares(p.Seat, m.company)
		if shares == 0 || m.price > m.old || m.price == m.old && !m.zeroed(p.rules) {
			continue
		}
		amount := (m.old - m.price) * shares
		p.builder.Line("compensation", "compensation", p.Seat, m.company,
			calc.With("shares", shares), calc.With("old", m.old),
			calc.With("new", m.price), calc.With("amount", amount))
		p.builder.Move(calc.Bank(), calc.AccountOf(p.Seat), calc.Cash(), amount)
	}
}

// payDividends pays each holder the excess of a raw price over the highest price, for each share (chapter Dividends
// rule).
func (p *play) payDividends() {
	for _, m := range p.movements() {
		if m.raw <= p.rules.Max {
			continue
		}
		for seat := range p.layout.Seats {
			shares := p.builder.Shares(seat, m.company)
			if shares == 0 || p.builder.Out(seat) {
				continue
			}
			each := m.raw - p.rules.Max
			p.builder.Line("dividend", "dividend", seat, m.company,
				calc.With("shares", shares), calc.With("raw", m.raw),
				calc.With("max", p.rules.Max), calc.With("each", each), calc.With("amount", each*shares))
			p.builder.Move(calc.Bank(), calc.AccountOf(seat), calc.Cash(), each*shares)
		}
	}
}
