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

// playCards lays everybody's card and gives its effects to the colours. A line of its own tells where each number
// without a colour goes.
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
				u.builder.AsRecap()
			}
			continue
		}
		face := deck.Faces[index]
		kind, rule := "card", "card"
		if ignored {
			kind, rule = "ignored", "bankruptcy"
		}
		u.builder.Line(kind, rule, seat, face.Own, calc.With("card", index))
		u.builder.AsRecap()
		u.mark(playedMark(u.before, index))
		u.mark(groupMark(u.before, seat, face.Group))
		if ignored {
			continue
		}
		u.contests[face.Own].add(seat, face.Effect)
		for i, effect := range face.Free {
			company := u.plays[seat].Free[i] - 1
			u.freeLine(seat, company, effect)
			u.builder.AsRecap()
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
