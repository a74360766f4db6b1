package brokeryard

import "scripkeeper/calc"

// An update is a round being worked out.
type update struct {
	draft  *calc.Builder
	rules  *Options
	layout *calc.Layout
	// before is the table as the round found it.
	before calc.Table
	plays  []Play
	// faces are the places of the cards, by seats; [calc.None] for who missed or is out.
	faces    []int
	contests [Colours]contest
}

// trade does everybody's sales and purchases at the old prices.
func (u *update) trade() {
	for seat, play := range u.plays {
		for _, sells := range []bool{true, false} {
			for company, net := range play.Trade {
				switch {
				case sells && net < 0:
					u.exchange("sell", seat, company, -net)
				case !sells && net > 0:
					u.exchange("buy", seat, company, net)
				}
			}
		}
	}
}

func (u *update) exchange(kind string, seat, company, shares int) {
	d, price := u.draft, u.draft.Price(company)
	d.Line(kind, "trade", seat, company,
		calc.Term{Role: "shares", Value: shares}, calc.Term{Role: "price", Value: price},
		calc.Term{Role: "amount", Value: shares * price})
	from, to := calc.Market(), calc.Of(seat)
	payer, payee := calc.Of(seat), calc.Bank()
	if kind == "sell" {
		from, to, payer, payee = to, from, payee, payer
	}
	d.Move(from, to, calc.Share(company), shares)
	d.Move(payer, payee, calc.Cash(), shares*price)
}

// dropDebtors declares bankrupt who has not paid what he owes: the shares are withdrawn, and the card of this round
// does nothing.
func (u *update) dropDebtors() {
	for seat := range u.plays {
		if u.draft.Out(seat) || u.draft.Cash(seat) >= 0 {
			continue
		}
		u.draft.Line("bankrupt.debt", "bankruptcy", seat, calc.None, calc.Term{Role: "debt", Value: -u.draft.Cash(seat)})
		for company := range u.contests {
			u.draft.Move(calc.Of(seat), calc.Market(), calc.Share(company), u.draft.Shares(seat, company))
		}
		u.draft.Set(u.layout.OutMark(seat), 1)
	}
}

// dropPaupers declares bankrupt who has no share and less cash than the lowest price ("left in a zero"), and tells who
// owes money before the next update.
func (u *update) dropPaupers() {
	d := u.draft
	for seat := range u.plays {
		cash := d.Cash(seat)
		switch {
		case d.Out(seat):
		case cash < lowest && !holds(d.Table, seat):
			d.Line("bankrupt.left", "left", seat, calc.None,
				calc.Term{Role: "cash", Value: cash}, calc.Term{Role: "min", Value: lowest})
			d.Set(u.layout.OutMark(seat), 1)
		case cash < 0 && d.Round() < u.layout.Rounds:
			d.Line("debt", "bankruptcy", seat, calc.None, calc.Term{Role: "debt", Value: -cash})
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

// playCards lays everybody's card and gives its effects to the colours.
func (u *update) playCards() {
	for company := range u.contests {
		u.contests[company].price = u.before.Price(company)
	}
	deck := u.rules.deck
	for seat, place := range u.faces {
		if u.before.Out(seat) {
			continue
		}
		ignored := u.draft.Out(seat)
		if place == calc.None {
			if !ignored {
				u.draft.Line("missed", "missed", seat, calc.None)
			}
			continue
		}
		face := deck.Faces[place]
		kind, rule := "card", "card"
		if ignored {
			kind, rule = "ignored", "bankruptcy"
		}
		u.draft.Line(kind, rule, seat, face.Own, calc.Term{Role: "card", Value: place})
		u.mark(playedMark(u.before, place))
		u.mark(groupMark(u.before, seat, face.Group))
		if ignored {
			continue
		}
		u.contests[face.Own].put(seat, face.Effect)
		for i, effect := range face.Free {
			u.contests[u.plays[seat].Free[i]-1].put(seat, effect)
		}
	}
}

// mark counts a mark up.
func (u *update) mark(id calc.MarkID) { u.draft.Set(id, u.draft.Mark(id)+1) }

// settle works one colour out: its effects, its price, its stop orders, its awards or penalties.
func (u *update) settle(company int) {
	c := &u.contests[company]
	c.work(u.rules)
	u.tellEffects(company)
	u.movePrice(company)
	stopped := u.stops(company)
	u.share(company, stopped)
}
