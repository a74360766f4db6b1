package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// A group is the rulebook's own marks of one kind: some for each company, for each seat, for each private company, or
// for all of these together. Where the table does not play with what they are for there are none.
type group int

// The groups in the order of the marks.
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

// names are the names of the marks that each owner has, the rest empty.
type names [4]string

func (n names) count() int {
	count := 0
	for _, name := range n {
		count += calc.Bit(name != "")
	}
	return count
}

// names are the names of the marks that each owner has.
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
		if o.Par() || o.FloatAt() > 0 {
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

// owners is how many companies or seats have such marks.
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

// marks are the names of all marks of a group.
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

// mark is the nth mark of an owner.
func (g group) mark(l *calc.Layout, owner, nth int) calc.MarkID {
	o, first := optionsOf(l), 0
	for before := range g {
		first += before.owners(l) * before.names(o).count()
	}
	return l.OwnMark(first + owner*g.names(o).count() + nth)
}

// LaunchedMark is 1 for a company that is traded.
func LaunchedMark(l *calc.Layout, company int) calc.MarkID { return tradedMarks.mark(l, company, 0) }

// SupplyMark is how many shares of a company there are, 0 for no limit.
func SupplyMark(l *calc.Layout, company int) calc.MarkID { return tradedMarks.mark(l, company, 1) }

// IndexMark is where a company's marker stands on a listed track or a chart.
func IndexMark(l *calc.Layout, company int) calc.MarkID { return tradedMarks.mark(l, company, 2) }

// LoanMark is what a seat owes the bank.
func LoanMark(l *calc.Layout, seat int) calc.MarkID { return loanMarks.mark(l, seat, 0) }

// OperatedMark is the how-manieth a company was to operate in the present round of companies, counted from 1, or 0. It
// and [RevenueMark] are there only where [agreement.Options.Operates] says so.
func OperatedMark(l *calc.Layout, company int) calc.MarkID { return operatingMarks.mark(l, company, 0) }

// RevenueMark is what a company took in when it operated last.
func RevenueMark(l *calc.Layout, company int) calc.MarkID { return operatingMarks.mark(l, company, 1) }

// DueMark is 1 where a round of trades has ended and no company has operated since, 0 once the turn has passed on. It is
// there only where companies operate.
func DueMark(l *calc.Layout) calc.MarkID { return dueMarks.mark(l, 0, 0) }

// SoldMark is 1 for a company whose president has sold shares of it this turn. It is there only where
// [agreement.Options.FallsOnce] says so.
func SoldMark(l *calc.Layout, company int) calc.MarkID { return soldMarks.mark(l, company, 0) }

// ParMark is a company's price at the launch. It and [FloatedMark] are there only where [HasOffers] says so.
func ParMark(l *calc.Layout, company int) calc.MarkID { return offerMarks.mark(l, company, 0) }

// FloatedMark is 1 for a company that got the price of all its shares.
func FloatedMark(l *calc.Layout, company int) calc.MarkID { return offerMarks.mark(l, company, 1) }

// SizeMark is how large a company is, 0 for one that is not open. It is there only where prices follow the sizes.
func SizeMark(l *calc.Layout, company int) calc.MarkID { return sizeMarks.mark(l, company, 0) }

// DebtMark is what a company owes the bank. It is there only where companies can borrow.
func DebtMark(l *calc.Layout, company int) calc.MarkID { return debtMarks.mark(l, company, 0) }
