// Package board is the table of an open market as its entries read and change it: which companies are traded, what they
// cost, whose their shares are, what is owed, and the fields that ask for players, companies and numbers.
package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// The rulebook's own marks: three for each company, the loan of each seat, and where companies operate two more for each
// company.
const (
	launchedIndex = iota
	supplyIndex
	trackIndexMark
	companyMarks
)

const (
	operatedIndex = iota
	revenueIndex
	operatingMarks
)

// Layout lays out a game, with what its rulebook adds to the entries that every table has.
func Layout(o *agreement.Options, seats []calc.Seat, kit calc.Kit) *calc.Layout {
	kinds := o.CertificateKinds()
	l := &calc.Layout{
		Seats: seats, Companies: o.Market().Companies, Classes: len(kinds), ClassKeys: kinds, Rounds: o.Rounds,
		Options: o, Kit: kit,
	}
	if len(kinds) > 1 {
		for _, kind := range kinds {
			l.Weights = append(l.Weights, o.Weight(kind))
		}
	}
	for company := range l.Companies {
		l.Tracks = append(l.Tracks, o.Market().Track)
		l.OwnMarks = append(l.OwnMarks, calc.MarkNames(calc.None, company, "launched", "supply", "place")...)
		l.Closed = append(l.Closed, calc.Closing{Mark: LaunchedMark(l, company), Value: 0})
		if o.Track == "listed" {
			l.TrackMarks = append(l.TrackMarks, IndexMark(l, company))
		}
	}
	for seat := range seats {
		l.OwnMarks = append(l.OwnMarks, calc.MarkNames(seat, calc.None, "loan")...)
	}
	if o.Operates() {
		for company := range l.Companies {
			l.OwnMarks = append(l.OwnMarks, calc.MarkNames(calc.None, company, "operated", "revenue")...)
		}
	}
	if o.Par() || o.FloatAt() > 0 {
		for company := range l.Companies {
			l.OwnMarks = append(l.OwnMarks, calc.MarkNames(calc.None, company, "par", "floated")...)
		}
	}
	return l
}

// LaunchedMark is 1 for a company that is traded.
func LaunchedMark(l *calc.Layout, company int) calc.MarkID {
	return l.OwnMark(company*companyMarks + launchedIndex)
}

// SupplyMark is how many shares of a company there are, 0 for no limit.
func SupplyMark(l *calc.Layout, company int) calc.MarkID {
	return l.OwnMark(company*companyMarks + supplyIndex)
}

// IndexMark is where a company's marker stands on a listed track.
func IndexMark(l *calc.Layout, company int) calc.MarkID {
	return l.OwnMark(company*companyMarks + trackIndexMark)
}

// LoanMark is what a seat owes the bank.
func LoanMark(l *calc.Layout, seat int) calc.MarkID {
	return l.OwnMark(len(l.Companies)*companyMarks + seat)
}

// OperatedMark is the how-manieth a company was to operate in the present round of companies, counted from 1, or 0. It
// and [RevenueMark] are there only where [agreement.Options.Operates] says so.
func OperatedMark(l *calc.Layout, company int) calc.MarkID {
	return l.OwnMark(len(l.Companies)*companyMarks + len(l.Seats) + company*operatingMarks + operatedIndex)
}

// RevenueMark is what a company took in when it operated last.
func RevenueMark(l *calc.Layout, company int) calc.MarkID {
	return OperatedMark(l, company) + revenueIndex
}

// ParMark is a company's price at the launch. It and [FloatedMark] are there only where [agreement.Options.Par] or
// [agreement.Options.FloatAt] ask for them; then companies operate too.
func ParMark(l *calc.Layout, company int) calc.MarkID {
	return OperatedMark(l, len(l.Companies)) + calc.MarkID(company*offerMarks)
}

// FloatedMark is 1 for a company that got the price of all its shares.
func FloatedMark(l *calc.Layout, company int) calc.MarkID { return ParMark(l, company) + 1 }

// offerMarks is how many marks of an offer a company has.
const offerMarks = 2

// Launched reports whether a company is traded.
func Launched(t calc.Table, company int) bool { return t.Mark(LaunchedMark(t.Layout(), company)) == 1 }

// Loan is what a seat owes the bank.
func Loan(t calc.Table, seat int) int { return t.Mark(LoanMark(t.Layout(), seat)) }

// SharesOf is how many shares of a company the certificates in an account stand for.
func SharesOf(t calc.Table, a calc.Account, company int) int {
	sum := 0
	for class := range t.Layout().Classes {
		sum += WeightOf(t, calc.Class(class)) * t.Balance(a, Certificate(company, calc.Class(class)))
	}
	return sum
}

// Certificate is a company's certificate of a class.
func Certificate(company int, class calc.Class) calc.Commodity {
	return calc.Commodity{Company: company, Class: class}
}

// WeightOf is how many shares a certificate of a class stands for.
func WeightOf(t calc.Table, class calc.Class) int {
	if weights := t.Layout().Weights; weights != nil {
		return weights[class]
	}
	return 1
}

// Opening is a company's opening price.
func Opening(t calc.Table, company int) int { return OptionsOf(t).Market().Opening[company] }

// OptionsOf are the options of a table of this rulebook.
func OptionsOf(t calc.Table) *agreement.Options { return calc.OptionsOf[*agreement.Options](t) }
