package calc

import (
	"iter"
	"slices"
)

// A Table is a game at one moment: all balances and all marks. It never changes; a [Builder] makes the next table. The
// zero Table belongs to no game and has only a nil Layout.
type Table struct {
	now      *figures
	unstated bool // no statement is wanted, see [Advance]
}

// figures is the content of a table. Tables are passed by value, so a Table holds one pointer.
type figures struct {
	layout   *Layout
	balances []int
	marks    []int
}

// NewTable returns a table without cash, shares, prices or turn.
func NewTable(layout *Layout) Table {
	t := Table{now: &figures{
		layout:   layout,
		balances: make([]int, layout.accounts()*layout.commodities()),
		marks:    make([]int, layout.marks()),
	}}
	t.now.marks[TurnMark] = None
	return t
}

func (t Table) Layout() *Layout {
	if t.now == nil {
		return nil
	}
	return t.now.layout
}

// Balance returns an account's amount of a commodity. The balances of all accounts add up to zero, so bank, market and
// rulings can be negative.
func (t Table) Balance(a Account, c Commodity) int { return t.now.balances[t.now.layout.slot(a, c)] }

func (t Table) Cash(seat int) int { return t.Balance(AccountOf(seat), Cash()) }

func (t Table) Shares(seat, company int) int { return t.SharesOf(AccountOf(seat), company) }

// SharesOf returns an account's number of shares in a company. With [Layout.Weights], a certificate can be several
// shares.
func (t Table) SharesOf(a Account, company int) int {
	weights := t.now.layout.WeightsOf(company)
	if weights == nil {
		return t.Balance(a, Share(company))
	}
	return Total(len(weights), func(class int) int {
		return weights[class] * t.Balance(a, Commodity{Company: company, Class: Class(class)})
	})
}

func (t Table) Mark(id MarkID) int { return t.now.marks[id] }

func (t Table) Turn() int { return t.now.marks[TurnMark] }

func (t Table) Round() int { return t.now.marks[RoundMark] }

func (t Table) Over() bool { return t.now.marks[OverMark] == 1 }

func (t Table) Price(company int) int { return t.now.marks[t.now.layout.PriceMark(company)] }

// TrackIndex returns the index of a company's price on its track, or false if the price is not on the track.
func (t Table) TrackIndex(company int) (int, bool) {
	l, price := t.now.layout, t.Price(company)
	track := l.Tracks[company]
	if company < len(l.TrackMarks) {
		if index := t.now.marks[l.TrackMarks[company]]; index >= 0 && index < track.Len() &&
			track.Price(index) == price {
			return index, true
		}
	}
	return track.Index(price)
}

// Traded reports whether a company's price is on its track and [Layout.Closed] does not exclude the company.
func (t Table) Traded(company int) bool {
	l := t.now.layout
	if company < len(l.Closed) && t.now.marks[l.Closed[company].Mark] == l.Closed[company].Value {
		return false
	}
	_, on := t.TrackIndex(company)
	return on
}

func (t Table) FirstCompany(fits func(company int) bool) int {
	for company := range t.now.layout.Companies {
		if fits(company) {
			return company
		}
	}
	return None
}

func (t Table) HoldsShares(seat int) bool {
	return t.FirstCompany(func(company int) bool { return t.Shares(seat, company) > 0 }) != None
}

func (t Table) Out(seat int) bool { return t.now.marks[t.now.layout.OutMark(seat)] == 1 }

func (t Table) Equal(other Table) bool {
	return slices.Equal(t.now.balances, other.now.balances) && slices.Equal(t.now.marks, other.now.marks)
}

// Diff yields the balances that differ between two tables of a game, in the order of [Layout.Accounts].
func (t Table) Diff(other Table) iter.Seq2[Account, Commodity] {
	return func(yield func(Account, Commodity) bool) {
		for slot, held := range t.now.balances {
			if held != other.now.balances[slot] && !yield(t.now.layout.balanceAt(slot)) {
				return
			}
		}
	}
}

// After returns the table after a statement made for this table.
func (t Table) After(s Statement) Table {
	next := t.clone()
	for _, line := range s.Lines {
		for _, p := range line.Postings {
			next.now.balances[t.now.layout.slot(p.From, p.Commodity)] -= p.Amount
			next.now.balances[t.now.layout.slot(p.To, p.Commodity)] += p.Amount
		}
		for _, m := range line.Marks {
			next.now.marks[m.ID] = m.To
		}
	}
	return next
}

func (t Table) clone() Table {
	balances, marks := t.now.balances, t.now.marks
	values := slices.Concat(balances, marks)
	n := len(balances)
	return Table{&figures{layout: t.now.layout, balances: values[:n:n], marks: values[n:]}, t.unstated}
}
