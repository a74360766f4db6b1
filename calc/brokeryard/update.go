package brokeryard

import "scripkeeper/calc"

// An update is a round being worked out.
type update struct {
	builder *calc.Builder
	rules   *Options
	layout  *calc.Layout
	// before is the table as the round found it.
	before calc.Table
	plays  []Play
	// faces are the indexes of the cards, by seats; [calc.None] for who missed or is out.
	faces    []int
	contests [Colours]contest
}

// trade does everybody's sales and purchases at the old prices.
func (u *update) trade() {
	for seat, play := range u.plays {
		for _, sells := range []bool{true, false} {
			for company, net := range play.Trade {
				if sells && net < 0 || !sells && net > 0 {
					u.builder.Trade("trade", seat, company, net)
					u.builder.Play()
				}
			}
		}
	}
}

// dropDebtors declares bankrupt who has not paid what he owes: the shares are withdrawn, and the card of this round
// does nothing.
func (u *update) dropDebtors() {
	for seat := range u.plays {
		if u.builder.Out(seat) || u.builder.Cash(seat) >= 0 {
			continue
		}
		u.builder.Line("bankrupt.debt", "bankruptcy", seat, calc.None, calc.With("debt", -u.builder.Cash(seat)))
		for company := range u.contests {
			u.builder.Move(calc.Of(seat), calc.Market(), calc.Share(company), u.builder.Shares(seat, company))
		}
		u.builder.Set(u.layout.OutMark(seat), 1)
	}
}

// dropPaupers declares bankrupt who has no share and less cash than the lowest price ("left in a zero"), and tells who
// owes money before the next update.
func (u *update) dropPaupers() {
	b := u.builder
	for seat := range u.plays {
		cash := b.Cash(seat)
		switch {
		case b.Out(seat):
		case cash < lowest && !holds(b.Table, seat):
			b.Line("bankrupt.left", "left", seat, calc.None, calc.With("cash", cash), calc.With("min", lowest))
			b.Set(u.layout.OutMark(seat), 1)
		case cash < 0 && b.Round() < u.layout.Rounds:
			b.Line("debt", "bankruptcy", seat, calc.None, calc.With("debt", -cash))
		}
	}
}

// holds tells whether a seat has a share of any colour.
func holds(t calc.Table, seat int) bool {
	for company := range Colours {
		if t.Shares(seat, company) > 0 {
			return true
		}
	}
	return false
}

// playCards lays everybody's card and gives its effects to the colours. A line of its own tells where each number without a
// colour goes.
func (u *update) playCards() {
	for company := range u.contests {
		u.contests[company].price = u.before.Price(company)
	}
	deck := u.rules.deck
	for seat, index := range u.faces {
		if u.before.Out(seat) {
			continue
		}
		ignored := u.builder.Out(seat)
		if index == calc.None {
			if !ignored {
				u.builder.Line("missed", "missed", seat, calc.None)
				u.builder.Play()
			}
			continue
		}
		face := deck.Faces[index]
		kind, rule := "card", "card"
		if ignored {
			kind, rule = "ignored", "bankruptcy"
		}
		u.builder.Line(kind, rule, seat, face.Own, calc.With("card", index))
		u.builder.Play()
		u.mark(playedMark(u.before, index))
		u.mark(groupMark(u.before, seat, face.Group))
		if ignored {
			continue
		}
		u.contests[face.Own].add(seat, face.Effect)
		for i, effect := range face.Free {
			company := u.plays[seat].Free[i] - 1
			u.freeLine(seat, company, effect)
			u.builder.Play()
			u.contests[company].add(seat, effect)
		}
	}
}

// mark counts a mark up.
func (u *update) mark(id calc.MarkID) { u.builder.Set(id, u.builder.Mark(id)+1) }

// resolve works one colour out: its effects, its price, its stop orders, its awards or penalties.
func (u *update) resolve(company int) {
	c := &u.contests[company]
	c.decideFates(u.rules)
	u.effectLines(company)
	u.movePrice(company)
	stopped := u.stops(company)
	u.payShares(company, stopped)
}
