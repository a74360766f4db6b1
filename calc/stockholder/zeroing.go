package stockholder

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

type zeroing struct{ *play }

// A claim is a seat's right to buy back the shares it lost in one zeroed colour.
type claim struct {
	seat, company int
	// lost is the number of shares, price the cost of keeping a share, and old the price before the card.
	lost, price, old int
}

// repurchase takes zeroed shares from their holders, who keep as many as their cash pays for. The colour with the
// lowest repurchase price comes first; in a tie, the colour with the lowest old price does (chapter Zeroing; rules
// E.3.3). The mover loses no shares, except under penalty20, where all owners pay. The result is false if a choice is
// not allowed.
func (p zeroing) repurchase() bool {
	rule := "zeroing"
	if p.rules.penalizes() {
		rule = "house.penalty20"
	}
	for seat := range p.layout.Seats {
		claims := p.claims(seat)
		p.askFirst(seat, claims)
		for _, c := range claims {
			p.builder.Line("zeroed", rule, seat, c.company, calc.With("shares", c.lost))
			p.builder.Move(calc.AccountOf(seat), calc.Market(), calc.Share(c.company), c.lost)
		}
		if len(claims) > 0 {
			p.lost = append(p.lost, seat)
		}
		for _, c := range claims {
			if !p.keep(c) {
				return false
			}
		}
	}
	return true
}

func (p zeroing) claims(seat int) []claim {
	if p.builder.Out(seat) || seat == p.Seat && !p.rules.penalizes() {
		return nil
	}
	var claims []claim
	for _, m := range p.movements() {
		if !m.zeroed(p.rules) || p.builder.Shares(seat, m.company) == 0 {
			continue
		}
		price := p.rules.Min - m.raw
		if p.rules.penalizes() {
			price = p.rules.Penalty
		}
		claims = append(claims, claim{seat: seat, company: m.company, price: price, old: m.old,
			lost: p.builder.Shares(seat, m.company)})
	}
	first, _ := p.firstChoice(seat)
	slices.SortStableFunc(claims, func(a, b claim) int {
		return cmp.Or(
			cmp.Compare(a.price, b.price), cmp.Compare(a.old, b.old),
			cmp.Compare(calc.Bit(a.company != first), calc.Bit(b.company != first)), cmp.Compare(a.company, b.company))
	})
	return claims
}

func tied(claims []claim) []claim {
	for i, a := range claims {
		group := calc.Where(claims[i:], func(b claim) bool { return a.price == b.price && a.old == b.old })
		if len(group) > 1 {
			return group
		}
	}
	return nil
}

func (e *Turn) firstChoice(seat int) (int, bool) {
	if f, chosen := calc.Find(e.First, func(f First) bool { return f.Seat == seat }); chosen {
		return f.Company, true
	}
	return calc.None, false
}
