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
func (t Table) Layout() *Layout { return t.layout }

// Balance is what an account holds of a commodity. The bank, the market and the rulings may be below zero:
// over all accounts every commodity adds up to zero.
func (t Table) Balance(a Account, c Commodity) int { return t.balances[t.layout.slot(a, c)] }

// Cash is a seat's money.
func (t Table) Cash(seat int) int { return t.Balance(Of(seat), Cash()) }

// Shares is the number of a seat's shares of a company: the regular ones, or with [Layout.Weights] the shares that the
// certificates of all classes stand for.
func (t Table) Shares(seat, company int) int {
	if t.layout.Weights == nil {
		return t.Balance(Of(seat), Share(company))
	}
	sum := 0
	for class, weight := range t.layout.Weights {
		sum += weight * t.Balance(Of(seat), Commodity{Company: company, Class: Class(class)})
	}
	return sum
}

// Mark is the value of a mark.
func (t Table) Mark(id MarkID) int { return t.marks[id] }

// Turn is the seat whose turn it is, or [None].
func (t Table) Turn() int { return t.marks[TurnMark] }

// Round is the round being played, counted from 1.
func (t Table) Round() int { return t.marks[RoundMark] }

// Over tells whether the game has ended.
func (t Table) Over() bool { return t.marks[OverMark] == 1 }

// Price is a company's price.
func (t Table) Price(company int) int { return t.marks[t.layout.PriceMark(company)] }

// Out tells whether a seat is out of the game.
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
