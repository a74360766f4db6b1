package brokeryard

import "scripkeeper/calc"

type update struct {
	builder *calc.Builder
	rules   *Options
	layout  *calc.Layout
	before  calc.Table // the table at the start of the round
	plays   []Play
	// faces holds the index of each seat's card, or [calc.None] if the seat missed the round or is out.
	faces    []int
	contests [Colours]contest
}

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
		u.increment(playedMark(u.before, index))
		u.increment(groupMark(u.before, seat, face.Group))
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

func (u *update) increment(id calc.MarkID) { u.builder.Set(id, u.builder.Mark(id)+1) }

func (u *update) resolve(company int) {
	c := &u.contests[company]
	c.decideFates(u.rules)
	u.effectLines(company)
	u.movePrice(company)
	stopped := u.stops(company)
	u.payShares(company, stopped)
}
