package stockpile

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
)

// A Claim is what one player shows of one company when it moves: the cards that a dividend is paid for, and where the
// portfolios are hidden also the cards that a split pays for.
type Claim struct {
	Seat int `json:"seat"`
	// Company is its code, left out where the entry names the company already.
	Company string `json:"company,omitzero"`
	// Regular and Split are the cards shown of each portfolio.
	Regular int `json:"regular"`
	Split   int `json:"split"`
}

// Claims are the claims that are not the likely ones: all cards where the portfolios are kept, none where they are
// hidden. They are in the order of the companies, then of the seats.
type Claims []Claim

// find is the claim of a seat on a company.
func (c Claims) find(seat int, company string) (Claim, bool) {
	for _, claim := range c {
		if claim.Seat == seat && claim.Company == company {
			return claim, true
		}
	}
	return Claim{}, false
}

// put sets a claim, or takes it away when it is the likely one.
func (c Claims) put(claim, likely Claim) Claims {
	kept := make(Claims, 0, len(c)+1)
	for _, other := range c {
		if other.Seat != claim.Seat || other.Company != claim.Company {
			kept = append(kept, other)
		}
	}
	if claim != likely {
		kept = append(kept, claim)
	}
	slices.SortStableFunc(kept, func(a, b Claim) int {
		return cmp.Or(cmp.Compare(companyOf(a.Company), companyOf(b.Company)), cmp.Compare(a.Seat, b.Seat))
	})
	if len(kept) == 0 {
		return nil
	}
	return kept
}

// An inquiry is what a move of one company asks its holders.
type inquiry struct {
	company int
	// code is the company's code in the claims, empty where the entry names it.
	code string
	// regular and split tell which cards are asked for, split also where regular are.
	regular, split bool
}

// asks tells whether anything is asked.
func (q inquiry) asks() bool { return q.regular || q.split }

// inquire is what a move asks: who claims how much of a dividend, and where the portfolios are hidden, whose split
// cards are paid for. Voluntary tells that the dividend is only for the cards shown.
func inquire(t calc.Table, company int, code string, legs []leg, dividend, voluntary bool) inquiry {
	q := inquiry{company: company, code: code}
	o, splitting := optionsOf(t), 0
	for _, l := range legs {
		if l.end == splits {
			splitting++
		}
	}
	maybe := t.Mark(own(t, splitMark+company)) == 1
	if o.known() {
		q.regular, q.split = dividend && voluntary, dividend && voluntary
		return q
	}
	q.regular = dividend || splitting > 1
	q.split = maybe && (dividend || splitting > 0)
	return q
}

// likely is the claim that stands when nothing is said: all that a seat holds, or nothing where that is hidden.
func (q inquiry) likely(t calc.Table, seat int) Claim {
	claim := Claim{Seat: seat, Company: q.code}
	if optionsOf(t).known() {
		claim.Regular, claim.Split = regularCards(t, seat, q.company), splitCards(t, seat, q.company)
	}
	return claim
}

// said is a seat's claim, or the likely one.
func (q inquiry) said(t calc.Table, claims Claims, seat int) Claim {
	if claim, ok := claims.find(seat, q.code); ok {
		return claim
	}
	return q.likely(t, seat)
}

// most is the most that a seat can show: what it holds, or where that is hidden, what the seats before leave of the
// company's cards. Split cards come after the regular ones.
func (q inquiry) most(t calc.Table, claims Claims, seat int) (regular, split int) {
	if optionsOf(t).known() {
		all := q.likely(t, seat)
		return all.Regular, all.Split
	}
	left := cardsEach
	for other := range seat {
		if claim := q.said(t, claims, other); !t.Out(other) {
			left -= claim.Regular + claim.Split
		}
	}
	own := q.said(t, claims, seat)
	if q.regular {
		regular = max(0, left)
	}
	if q.split {
		split = max(0, left-own.Regular)
	}
	return regular, split
}

// fields ask every seat for the cards that it shows. Behind a veil also those are asked who have none: nobody must see
// who they are.
func (q inquiry) fields(t calc.Table, claims *Claims) []*calc.Field {
	var fields []*calc.Field
	if !q.asks() {
		return nil
	}
	for seat := range t.Layout().Seats {
		if t.Out(seat) {
			continue
		}
		likely := q.likely(t, seat)
		if optionsOf(t).known() && !optionsOf(t).veiled() && likely.Regular+likely.Split == 0 {
			continue
		}
		regular, split := q.most(t, *claims, seat)
		fields = append(fields,
			q.field("shown", seat, calc.Range(0, regular), claims, likely, func(c *Claim) *int { return &c.Regular }),
			q.field("shown_split", seat, calc.Range(0, split), claims, likely, func(c *Claim) *int { return &c.Split }))
	}
	for i := range fields {
		fields[i].Secret = optionsOf(t).veiled()
	}
	return fields
}

func (q inquiry) field(list string, seat int, allowed calc.Allowed, claims *Claims, likely Claim, of func(*Claim) *int) *calc.Field {
	claim := func() Claim {
		if claim, ok := claims.find(seat, q.code); ok {
			return claim
		}
		return likely
	}
	return &calc.Field{
		Name: calc.ItemName(calc.ItemName(list, q.company), seat), Kind: calc.AmountKind,
		Seat: seat, Company: q.company, Likely: *of(&likely), Allowed: allowed,
		Get: func() int { c := claim(); return *of(&c) },
		Set: func(v int) {
			c := claim()
			*of(&c) = v
			*claims = claims.put(c, likely)
		},
	}
}

// check refuses claims of more cards than there are.
func (q inquiry) check(t calc.Table, claims Claims) *calc.Refusal {
	for seat := range t.Layout().Seats {
		claim, ok := claims.find(seat, q.code)
		if !ok || t.Out(seat) {
			continue
		}
		regular, split := q.most(t, claims, seat)
		list, shown, most := "shown", claim.Regular, regular
		if claim.Regular >= 0 && claim.Regular <= regular {
			list, shown, most = "shown_split", claim.Split, split
		}
		if shown < 0 || shown > most {
			return calc.Refuse("claim.range", calc.ItemName(calc.ItemName(list, q.company), seat)).
				Under("dividend").Seated(seat).About(q.company).With("cards", shown).With("max", most)
		}
	}
	return nil
}

// strayClaim refuses claims that nothing asks for, and second claims of one seat on one company.
func strayClaim(t calc.Table, claims Claims, asked []inquiry) *calc.Refusal {
	for i, claim := range claims {
		wanted := t.Layout().HasSeat(claim.Seat) && !t.Out(claim.Seat) &&
			slices.ContainsFunc(asked, func(q inquiry) bool {
				likely := q.likely(t, claim.Seat)
				return q.code == claim.Company && q.asks() && !(optionsOf(t).known() && likely.Regular+likely.Split == 0)
			})
		for _, other := range claims[:i] {
			wanted = wanted && (other.Seat != claim.Seat || other.Company != claim.Company)
		}
		if !wanted {
			return calc.Refuse("claim.stray", "shown").Under("dividend")
		}
	}
	return nil
}
