// Package board holds what all entries of an open market use: queries about companies, prices, shares and debts on the
// table, and form fields for players, companies and numbers.
package board

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// Layout returns the layout of a game's table. The kit supplies the rulebook's functions for entries that all games
// have.
func Layout(o *agreement.Options, seats []calc.Seat, kit calc.Kit) *calc.Layout {
	kinds := o.Kinds()
	l := &calc.Layout{
		Seats: seats, Companies: o.Market().Companies, Classes: len(kinds), ClassKeys: kinds, Rounds: o.Rounds,
		Options: o, Kit: kit,
	}
	l.Privates = append(l.Privates, o.Market().Privates...)
	if len(kinds) > 1 {
		l.Weights = weights(o, kinds, o.Director)
		for _, director := range o.Market().Directors {
			l.CompanyWeights = append(l.CompanyWeights, weights(o, kinds, director))
		}
	}
	for g := range groups {
		l.OwnMarks = append(l.OwnMarks, g.marks(l, o)...)
	}
	markPrivates(l)
	for company := range l.Companies {
		l.Tracks = append(l.Tracks, o.Market().Track)
		l.Closed = append(l.Closed, calc.Closing{Mark: LaunchedMark(l, company), Value: 0})
		if o.KeepsPlaces() {
			l.TrackMarks = append(l.TrackMarks, IndexMark(l, company))
		}
	}
	return l
}

func weights(o *agreement.Options, kinds []string, director int) []int {
	var all []int
	for _, kind := range kinds {
		weight := o.Weight(kind)
		if kind == "director" {
			weight = director
		}
		all = append(all, weight)
	}
	return all
}

// Launched reports whether a company is traded.
func Launched(t calc.Table, company int) bool { return t.Mark(LaunchedMark(t.Layout(), company)) == 1 }

// CountTraded returns the number of companies that are traded.
func CountTraded(t calc.Table) int {
	return calc.Total(len(t.Layout().Companies), func(company int) int { return calc.Bit(Launched(t, company)) })
}

func Loan(t calc.Table, seat int) int { return t.Mark(LoanMark(t.Layout(), seat)) }

func Certificate(company int, class calc.Class) calc.Commodity {
	return calc.Commodity{Company: company, Class: class}
}

// WeightOf returns the number of shares that a company's certificate of the given class represents.
func WeightOf(t calc.Table, company int, class calc.Class) int {
	if weights := t.Layout().WeightsOf(company); weights != nil {
		return weights[class]
	}
	return 1
}

func Opening(t calc.Table, company int) int { return OptionsOf(t).Market().Opening[company] }

func OptionsOf(t calc.Table) *agreement.Options { return calc.OptionsOf[*agreement.Options](t) }

func optionsOf(l *calc.Layout) *agreement.Options {
	o, _ := l.Options.(*agreement.Options)
	return o
}
