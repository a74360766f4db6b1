package stockholder

import (
	"slices"

	"scripkeeper/calc"
)

func (e *Turn) keptShares(seat, company int) (int, bool) {
	k, chose := calc.Find(e.Keep, func(k Keep) bool { return k.Seat == seat && k.Company == company })
	return k.Shares, chose
}

// keep lets a seat pay for and keep shares of a zeroed colour, and reports whether the number chosen is allowed.
func (p zeroing) keep(c claim) bool {
	cash := p.builder.Cash(c.seat)
	limit, kind, rule := min(c.lost, cash/c.price), "repurchase", "repurchase"
	kept := limit
	if p.rules.penalizes() {
		kind, rule = "penalty", "house.penalty20"
	}
	if p.rules.Zeroing != "repurchase" {
		if shares, chosen := p.keptShares(c.seat, c.company); chosen {
			kept = shares
		}
		allowed := kept >= 0 && kept <= limit
		p.Step(allowed, func() *calc.Field {
			return p.keepField(c, limit).WithRefusal(calc.Refuse("keep.range", "").Under(rule).
				With("shares", kept).With("max", limit).With("price", c.price).With("cash", cash))
		})
		if !allowed {
			return false
		}
	}
	if kept < limit && rule == "repurchase" {
		rule = "house.repurchase_optional"
	}
	switch {
	case kept == c.lost:
		kind += ".all"
	case kept == 0 && limit > 0:
		kind += ".declined"
	case kept == 0:
		kind += ".none"
	default:
		kind += ".some"
	}
	p.builder.Line(kind, rule, c.seat, c.company, calc.With("lost", c.lost), calc.With("price", c.price),
		calc.With("cash", cash), calc.With("kept", kept),
		calc.With("amount", kept*c.price), calc.With("gone", c.lost-kept), calc.With("rest", cash-kept*c.price))
	p.builder.Move(calc.Market(), calc.AccountOf(c.seat), calc.Share(c.company), kept)
	p.builder.Move(calc.AccountOf(c.seat), calc.Bank(), calc.Cash(), kept*c.price)
	return true
}

// strayChoice refuses a repeated choice, or a choice that this card does not offer.
func (p zeroing) strayChoice() *calc.Refusal {
	for i, k := range p.Keep {
		asked := p.rules.Zeroing != "repurchase" && p.layout.HasSeat(k.Seat) &&
			slices.ContainsFunc(p.claims(k.Seat), func(c claim) bool { return c.company == k.Company })
		if !asked {
			return calc.Refuse("keep.stray", "keep").Under("repurchase")
		}
		if slices.ContainsFunc(p.Keep[:i], func(o Keep) bool { return o.Seat == k.Seat && o.Company == k.Company }) {
			return calc.Refuse("keep.twice", calc.ItemName("keep", k.Seat, k.Company)).Under("repurchase").
				Seated(k.Seat).About(k.Company)
		}
	}
	for _, f := range p.First {
		asked := p.layout.HasSeat(f.Seat) &&
			slices.ContainsFunc(tied(p.claims(f.Seat)), func(c claim) bool { return c.company == f.Company })
		if !asked {
			return calc.Refuse("first.stray", "first").Under("repurchase")
		}
	}
	return nil
}
