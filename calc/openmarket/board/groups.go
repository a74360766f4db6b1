package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// group is a set of marks. A mark is a number that the table stores for each company, seat or private company, or only
// once. A group has no marks in a game that does not need them.
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

type names [4]string

func (n names) count() int {
	return calc.Total(len(n), func(nth int) int { return calc.Bit(n[nth] != "") })
}

func (g group) names(o *agreement.Options) names {
	switch {
	case g == tradedMarks:
		return names{"launched", "supply", "place"}
	case g == loanMarks:
		return names{"loan"}
	case g == operatingMarks && o.Operates():
		return names{"operated", "revenue"}
	case g == offerMarks && o.HasOffers():
		return names{"par", "floated"}
	case g == sizeMarks && o.Sized():
		return names{"size"}
	case g == debtMarks && o.LendsCompanies():
		return names{"debt"}
	case g == privateMarks:
		return names{"private", "paid", "more"}
	case g == incomeMarks:
		return names{"incomes"}
	case g == dueMarks && o.Operates():
		return names{"due"}
	case g == soldMarks && o.FallsOnce():
		return names{"sold"}
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
		case privateMarks: // such marks belong to neither a seat nor a company
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

// LaunchedMark returns the mark that is 1 while a company is traded.
func LaunchedMark(l *calc.Layout, company int) calc.MarkID { return tradedMarks.mark(l, company, 0) }

// SupplyMark returns the mark of a company's number of shares, 0 for no limit.
func SupplyMark(l *calc.Layout, company int) calc.MarkID { return tradedMarks.mark(l, company, 1) }

// IndexMark returns the mark of the position of a company's marker on a listed track or a chart.
func IndexMark(l *calc.Layout, company int) calc.MarkID { return tradedMarks.mark(l, company, 2) }

// LoanMark returns the mark of a seat's debt to the bank.
func LoanMark(l *calc.Layout, seat int) calc.MarkID { return loanMarks.mark(l, seat, 0) }

// OperatedMark returns the mark of a company's position in this round's order of operation: 1 for the first company, 0
// if the company has not operated. Like [RevenueMark], it exists only if [agreement.Options.Operates].
func OperatedMark(l *calc.Layout, company int) calc.MarkID { return operatingMarks.mark(l, company, 0) }

// RevenueMark returns the mark of the revenue with which a company last operated.
func RevenueMark(l *calc.Layout, company int) calc.MarkID { return operatingMarks.mark(l, company, 1) }

// DueMark returns a mark that is set to 1 when a round of trades ends, and to 0 when the turn passes or trades begin
// again. The mark exists only if companies operate.
func DueMark(l *calc.Layout) calc.MarkID { return dueMarks.mark(l, 0, 0) }

// SoldMark returns the mark that is 1 if a company's president sold shares in it this turn. It exists only if
// [agreement.Options.FallsOnce].
func SoldMark(l *calc.Layout, company int) calc.MarkID { return soldMarks.mark(l, company, 0) }

// ParMark returns the mark of a company's launch price. Like [FloatedMark], it exists only if
// [agreement.Options.HasOffers].
func ParMark(l *calc.Layout, company int) calc.MarkID { return offerMarks.mark(l, company, 0) }

// FloatedMark returns the mark that is 1 once a company has been paid the price of all its shares.
func FloatedMark(l *calc.Layout, company int) calc.MarkID { return offerMarks.mark(l, company, 1) }

// SizeMark returns the mark of a company's size, 0 if the company is not open. It exists only if prices depend on size.
func SizeMark(l *calc.Layout, company int) calc.MarkID { return sizeMarks.mark(l, company, 0) }

// DebtMark returns the mark of a company's debt to the bank. It exists only if companies can borrow.
func DebtMark(l *calc.Layout, company int) calc.MarkID { return debtMarks.mark(l, company, 0) }

// OwnPrice returns the price of a share bought from the company itself.
func OwnPrice(t calc.Table, company int) int {
	if OptionsOf(t).SellsAtPar() {
		return t.Mark(ParMark(t.Layout(), company))
	}
	return t.Price(company)
}

// Float pays a company the price of all its shares, once only, when others hold the agreed number of shares.
func Float(b *calc.Builder, company int) {
	at := OptionsOf(b.Table).FloatAt()
	if at == 0 || b.Mark(FloatedMark(b.Layout(), company)) == 1 {
		return
	}
	if HeldUnits(b.Table, company) < min(at, Supply(b.Table, company))*ShareUnits(b.Table, company) {
		return
	}
	shares, price := Supply(b.Table, company), b.Mark(ParMark(b.Layout(), company))
	b.Line("float", "float", calc.None, company, calc.PriceTerms(shares, price)...)
	b.Set(FloatedMark(b.Layout(), company), 1)
	b.Move(calc.Bank(), calc.Treasury(company), calc.Cash(), shares*price)
}

// FloatUnpaid is [Float] after shares that nobody paid for. Before version 10 these did not float a company.
func FloatUnpaid(b *calc.Builder, company int) {
	if OptionsOf(b.Table).HasVersion(10) {
		Float(b, company)
	}
}
