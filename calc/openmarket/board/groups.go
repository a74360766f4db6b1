package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// A group is one kind of the rulebook's own marks, each for a company, a seat, a private company or the whole table. It
// is empty if the table does not play with its subject.
type group int

const (
	tradedMarks group = iota
	loanMarks
	operatingMarks
	offerMarks
	sizeMarks
	debtMarks
	privateMarks
	incomeMarks
	dueMarks
	soldMarks
	groups
)

// names are the names of each owner's marks; the rest is empty.
type names [4]string

func (n names) count() int {
	count := 0
	for _, name := range n {
		count += calc.Bit(name != "")
	}
	return count
}

func (g group) names(o *agreement.Options) names {
	switch g {
	case tradedMarks:
		return names{"launched", "supply", "place"}
	case loanMarks:
		return names{"loan"}
	case operatingMarks:
		if o.Operates() {
			return names{"operated", "revenue"}
		}
	case offerMarks:
		if o.HasOffers() {
			return names{"par", "floated"}
		}
	case sizeMarks:
		if o.Sized() {
			return names{"size"}
		}
	case privateMarks:
		return names{"private", "paid", "more"}
	case incomeMarks:
		return names{"incomes"}
	case dueMarks:
		if o.Operates() {
			return names{"due"}
		}
	case soldMarks:
		if o.FallsOnce() {
			return names{"sold"}
		}
	}
	if g == debtMarks && o.LendsCompanies() {
		return names{"debt"}
	}
	return names{}
}

func (g group) owners(l *calc.Layout) int {
	switch g {
	case loanMarks:
		return len(l.Seats)
	case privateMarks:
		return len(l.Privates)
	case incomeMarks:
		return calc.Bit(len(l.Privates) > 0)
	case dueMarks:
		return 1
	}
	return len(l.Companies)
}

func (g group) marks(l *calc.Layout, o *agreement.Options) []calc.MarkName {
	var all []calc.MarkName
	named := g.names(o)
	for owner := range g.owners(l) {
		seat, company := calc.None, owner
		switch g {
		case loanMarks:
			seat, company = owner, calc.None
		case incomeMarks, dueMarks:
			company = calc.None
		case privateMarks: // neither a seat's nor a company's
			company = calc.None
			for i, name := range g.names(o) {
				if name != "" {
					named[i] = calc.ItemName(name, owner)
				}
			}
		}
		all = append(all, calc.MarkNames(seat, company, named[:named.count()]...)...)
	}
	return all
}

func (g group) mark(l *calc.Layout, owner, nth int) calc.MarkID {
	o, first := optionsOf(l), 0
	for before := range g {
		first += before.owners(l) * before.names(o).count()
	}
	return l.OwnMark(first + owner*g.names(o).count() + nth)
}

// LaunchedMark is 1 for a company that is traded.
func LaunchedMark(l *calc.Layout, company int) calc.MarkID { return tradedMarks.mark(l, company, 0) }

// SupplyMark is the number of shares of a company, 0 for no limit.
func SupplyMark(l *calc.Layout, company int) calc.MarkID { return tradedMarks.mark(l, company, 1) }

// IndexMark is the index of a company's marker on a listed track or a chart.
func IndexMark(l *calc.Layout, company int) calc.MarkID { return tradedMarks.mark(l, company, 2) }

// LoanMark is a seat's debt to the bank.
func LoanMark(l *calc.Layout, seat int) calc.MarkID { return loanMarks.mark(l, seat, 0) }

// OperatedMark is a company's place in the order of the present round of companies, counted from 1, or 0 if it has not
// operated. It and [RevenueMark] exist only if [agreement.Options.Operates].
func OperatedMark(l *calc.Layout, company int) calc.MarkID { return operatingMarks.mark(l, company, 0) }

// RevenueMark is a company's revenue when it last operated.
func RevenueMark(l *calc.Layout, company int) calc.MarkID { return operatingMarks.mark(l, company, 1) }

// DueMark is 1 from the end of a round of trades until the turn passes or trades begin again, if companies operate.
func DueMark(l *calc.Layout) calc.MarkID { return dueMarks.mark(l, 0, 0) }

// SoldMark is 1 for a company whose president sold shares this turn. It needs [agreement.Options.FallsOnce].
func SoldMark(l *calc.Layout, company int) calc.MarkID { return soldMarks.mark(l, company, 0) }

// ParMark is a company's launch price. It and [FloatedMark] exist only if [agreement.Options.HasOffers].
func ParMark(l *calc.Layout, company int) calc.MarkID { return offerMarks.mark(l, company, 0) }

// FloatedMark is 1 for a company that got the price of all its shares.
func FloatedMark(l *calc.Layout, company int) calc.MarkID { return offerMarks.mark(l, company, 1) }

// SizeMark is a company's size, 0 if it is not open. It exists only if prices depend on size.
func SizeMark(l *calc.Layout, company int) calc.MarkID { return sizeMarks.mark(l, company, 0) }

// DebtMark is a company's debt to the bank. It exists only if companies can borrow.
func DebtMark(l *calc.Layout, company int) calc.MarkID { return debtMarks.mark(l, company, 0) }
