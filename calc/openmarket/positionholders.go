package openmarket

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

func holdField(t calc.Table, whose string, owner, index int) string {
	name, classes := whose+"hold", t.Layout().Classes
	if kind := index % classes; kind > 0 {
		name += "_" + board.OptionsOf(t).Kinds()[kind]
	}
	if whose == "own_" {
		return calc.ItemName(name, owner)
	}
	return calc.ItemName(name, owner, index/classes)
}

func certificateAt(t calc.Table, from, index int) calc.Commodity {
	classes := t.Layout().Classes
	return board.Certificate(from+index/classes, calc.Class(index%classes))
}

// addHolding adds columns for the cash and certificates of a seat or a company. The parameter whose is empty for a seat
// and "own_" for a company.
func addHolding[T any](c *calc.Columns, t calc.Table, whose string, owner int, list *[]T, at func(*T) *Holding) {
	l, holder, seat, company, first := t.Layout(), calc.AccountOf(owner), owner, calc.None, 0
	count := len(l.Companies) * l.Classes
	if whose == "own_" {
		holder, seat, company, first = calc.Treasury(owner), calc.None, owner, owner
		count = len(board.Kinds(t))
	}
	add := func(asked bool, f *calc.Field, company int, what calc.Commodity) {
		c.AddAsked(asked, f.ForSeat(seat).ForCompany(company), calc.BalanceOf(holder, what))
	}
	add(true, calc.AmountIn(calc.ItemName(whose+"cash", owner), list, owner,
		func(item *T) *int { return &at(item).Cash }, upTo(agreement.MaxCash)), company, calc.Cash())
	most := upTo(agreement.MaxShares)
	for index := range count {
		held, allowed := certificateAt(t, first, index), most
		missing := board.ClassMissing(t, held.Company, held.Class)
		if missing != nil {
			allowed = most.WithRefusal(missing)
		}
		add(missing == nil, calc.AmountFunc(holdField(t, whose, owner, index), allowed, func() int {
			item := calc.ItemOrZero(*list, owner)
			return calc.ItemOrZero(at(&item).Shares, index)
		}, func(v int) {
			shares := &at(calc.GrowTo(list, owner)).Shares
			calc.GrowTo(shares, count-1)
			*calc.GrowTo(shares, index) = v
		}), held.Company, held)
	}
}

func (e *Position) treasury(t calc.Table, company int) *calc.Columns {
	c, l := calc.ColumnsOf(t), t.Layout()
	addHolding(c, t, "own_", company, &e.Treasuries, func(p *CompanyPosition) *Holding { return &p.Holding })
	name, treasury, places := calc.ItemName("holds_others", company), calc.Treasury(company), len(l.Companies)*l.Classes
	read := func() []int { return calc.ItemOrZero(e.Treasuries, company).Others }
	holds, can := false, board.OptionsOf(t).CompaniesHold()
	for index := range places {
		held := certificateAt(t, 0, index)
		holds = holds || held.Company != company && t.Balance(treasury, held) > 0
	}
	c.AddAsked(can, calc.FlagFunc(name, func() bool { return len(read()) > 0 }, func(yes bool) {
		others := &calc.GrowTo(&e.Treasuries, company).Others
		switch {
		case !yes:
			*others = nil
		case len(*others) == 0:
			*others = make([]int, places)
		}
	}).WithRefusal(calc.Refuse("position.stray", "").With("value", len(read()))).ForCompany(company),
		calc.Known(calc.Bit(holds)))
	if !can {
		return c
	}
	for index := range places {
		held := certificateAt(t, 0, index)
		refusal, allowed, field := board.HoldRefusal(t, treasury, held.Company, held.Class), upTo(agreement.MaxShares),
			name
		if refusal != nil {
			allowed.Refusal = refusal
		} else {
			field = holdField(t, "others_", company, index)
		}
		figure := calc.Figure(calc.BalanceOf(treasury, held))
		if held.Company == company {
			figure = calc.Known(0)
		}
		c.AddAsked(refusal == nil && len(read()) > 0, calc.AmountFunc(field, allowed,
			func() int { return calc.ItemOrZero(read(), index) }, func(n int) {
				if len(read()) > 0 {
					*calc.GrowTo(&e.Treasuries[company].Others, index) = n
				}
			}).ForCompany(company), figure)
	}
	return c
}
