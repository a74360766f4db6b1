package calc

import "slices"

// A Table is a game at one moment: every balance and every mark. It never changes; a [Draft] makes the next one.
// The zero Table belongs to no game; only its Layout may be asked for, and is nil.
type Table struct {
	layout   *Layout
	balances []int
	marks    []int
}

// NewTable is an empty table: no cash, no shares, prices 0, no turn.
func NewTable(layout *Layout) Table {
	t := Table{
		layout:   layout,
		balances: make([]int, layout.accounts()*layout.commodities()),
		marks:    make([]int, layout.marks()),
	}
	t.marks[TurnMark] = None
	return t
}

// Layout is what stays the same in the game.
//
//go:noinline
func (t Table) Layout() *Layout { return t.layout }

// Balance is what an account holds of a commodity. The bank, the market and the rulings may be below zero:
// over all accounts every commodity adds up to zero.
//
//go:noinline
func (t Table) Balance(a Account, c Commodity) int { return t.balances[t.layout.slot(a, c)] }

// Cash is a seat's money.
//
//go:noinline
func (t Table) Cash(seat int) int { return t.Balance(Of(seat), Cash()) }

// Shares is the number of a seat's shares of a company, see [Table.SharesOf].
//
//go:noinline
func (t Table) Shares(seat, company int) int { return t.SharesOf(Of(seat), company) }

// SharesOf is the number of an account's shares of a company: the regular ones, or with [Layout.Weights] the shares that
// the certificates of all classes stand for.
//
//go:noinline
func (t Table) SharesOf(a Account, company int) int {
	if t.layout.Weights == nil {
		return t.Balance(a, Share(company))
	}
	sum := 0
	for class, weight := range t.layout.Weights {
		sum += weight * t.Balance(a, Commodity{Company: company, Class: Class(class)})
	}
	return sum
}

// Mark is the value of a mark.
//
//go:noinline
func (t Table) Mark(id MarkID) int { return t.marks[id] }

// Turn is the seat whose turn it is, or [None].
//
//go:noinline
func (t Table) Turn() int { return t.marks[TurnMark] }

// Round is the round being played, counted from 1.
//
//go:noinline
func (t Table) Round() int { return t.marks[RoundMark] }

// Over tells whether the game has ended.
//
//go:noinline
func (t Table) Over() bool { return t.marks[OverMark] == 1 }

// Price is a company's price.
//
//go:noinline
func (t Table) Price(company int) int { return t.marks[t.layout.PriceMark(company)] }

// Place is the place of a company's marker on its track, and whether its price stands on the track.
func (t Table) Place(company int) (int, bool) {
	l, price := t.layout, t.Price(company)
	track := l.Tracks[company]
	if company < len(l.PlaceMarks) {
		if place := t.marks[l.PlaceMarks[company]]; place >= 0 && place < track.Places() && track.Price(place) == price {
			return place, true
		}
	}
	return track.Place(price)
}

// Traded tells whether a company is in play: its price stands on its track, and nothing tells that it is not traded.
func (t Table) Traded(company int) bool {
	l := t.layout
	if company < len(l.Closed) && t.marks[l.Closed[company].Mark] == l.Closed[company].Value {
		return false
	}
	_, on := t.Place(company)
	return on
}

// Out tells whether a seat is out of the game.
//
//go:noinline
func (t Table) Out(seat int) bool { return t.marks[t.layout.OutMark(seat)] == 1 }

// Equal tells whether two tables of one game stand the same.
func (t Table) Equal(other Table) bool {
	return slices.Equal(t.balances, other.balances) && slices.Equal(t.marks, other.marks)
}

// After is the table once all that a statement says has happened. The statement must have been made for it.
func (t Table) After(s Statement) Table {
	next := t.clone()
	for _, line := range s.Lines {
		for _, p := range line.Postings {
			next.balances[t.layout.slot(p.From, p.Commodity)] -= p.Amount
			next.balances[t.layout.slot(p.To, p.Commodity)] += p.Amount
		}
		for _, m := range line.Marks {
			next.marks[m.ID] = m.To
		}
	}
	return next
}

func (t Table) clone() Table {
	return Table{layout: t.layout, balances: slices.Clone(t.balances), marks: slices.Clone(t.marks)}
}
