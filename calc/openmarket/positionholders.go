package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

// certificateAt is the certificate of a place in a holding whose first company is one.
func certificateAt(t calc.Table, from, index int) calc.Commodity {
	classes := t.Layout().Classes
	return board.Certificate(from+index/classes, calc.Class(index%classes))
}

// firstOf is the first company of a holding: all of a seat's, or a company's own.
func firstOf(whose string, owner int) int {
	if whose == "own_" {
		return owner
	}
	return 0
}

// halvesIn refuses half certificates of companies that have none.
func (e *Position) halvesIn(t calc.Table) *calc.Refusal {
	in := func(whose string, owner int, held []int) *calc.Refusal {
		for index, count := range held {
			c := certificateAt(t, firstOf(whose, owner), index)
			if refusal := board.ClassMissing(t, c.Company, c.Class); count != 0 && refusal != nil {
				refusal.Field = holdField(t, whose, owner, index)
				return refusal
			}
		}
		return nil
	}
	for company, own := range e.Treasuries {
		if refusal := in("own_", company, own.Shares); refusal != nil {
			return refusal
		}
	}
	for seat, s := range e.Seats {
		if refusal := in("", seat, s.Shares); refusal != nil {
			return refusal
		}
	}
	return nil
}

// othersHeld are the certificates of other companies that a company holds, nil where there is none.
func othersHeld(t calc.Table, company int) []int {
	held, some := certificates(t, calc.Treasury(company), 0, len(t.Layout().Companies)), false
	for index, n := range held {
		if certificateAt(t, 0, index).Company == company {
			held[index] = 0
		} else if n > 0 {
			some = true
		}
	}
	if !some {
		return nil
	}
	return held
}

// otherFields ask whether a company holds certificates of others, and how many of which.
func (e *Position) otherFields(t calc.Table, now []int, company int) []*calc.Field {
	if !board.OptionsOf(t).CompaniesHold() {
		return nil
	}
	places := len(t.Layout().Companies) * t.Layout().Classes
	read := func() []int { return calc.ItemOrZero(e.Treasuries, company).Others }
	fields := []*calc.Field{calc.FlagFunc(calc.ItemName("holds_others", company),
		func() bool { return len(read()) > 0 },
		func(yes bool) {
			at := &calc.GrowTo(&e.Treasuries, company).Others
			switch {
			case !yes:
				*at = nil
			case len(*at) == 0:
				*at = make([]int, places)
			}
		}).Expect(calc.Bit(now != nil))}
	if len(read()) == 0 {
		return fields
	}
	for index := range places {
		c := certificateAt(t, 0, index)
		if board.CanHold(t, calc.Treasury(company), c.Company, c.Class) != nil {
			continue
		}
		fields = append(fields, calc.AmountFunc(holdField(t, "others_", company, index), upTo(agreement.MaxShares),
			func() int { return calc.ItemOrZero(read(), index) },
			func(n int) { *calc.GrowTo(&calc.GrowTo(&e.Treasuries, company).Others, index) = n }).
			Expect(calc.ItemOrZero(now, index)))
	}
	return fields
}

// othersIn refuses certificates of others where companies hold none, and those that a company cannot hold.
func (e *Position) othersIn(t calc.Table) *calc.Refusal {
	for company, own := range e.Treasuries {
		if own.Others != nil && !board.OptionsOf(t).CompaniesHold() {
			return calc.Refuse("position.stray", calc.ItemName("holds_others", company)).
				With("value", len(own.Others))
		}
		for index, held := range own.Others {
			c := certificateAt(t, 0, index)
			refusal := board.CanHold(t, calc.Treasury(company), c.Company, c.Class)
			if held != 0 && refusal != nil {
				refusal.Field = calc.ItemName("holds_others", company)
				return refusal
			}
		}
	}
	return nil
}

// giveOthers makes a company hold what the position says of other companies.
func (p CompanyPosition) giveOthers(b *calc.Builder, company int) {
	a := calc.Treasury(company)
	if !board.OptionsOf(b.Table).CompaniesHold() {
		return
	}
	for index := range len(b.Layout().Companies) * b.Layout().Classes {
		if c := certificateAt(b.Table, 0, index); c.Company != company {
			b.Move(calc.Rulings(), a, c, calc.ItemOrZero(p.Others, index)-b.Balance(a, c))
		}
	}
}
