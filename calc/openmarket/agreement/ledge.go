package agreement

import "scripkeeper/calc"

type Way int

const (
	Right Way = iota
	Left
	Up
	Down
)

// Word returns the direction's name for the kinds of statement lines, as in "chart.right".
func (w Way) Word() string { return [...]string{"right", "left", "up", "down"}[w] }

// step returns the index of the neighbouring cell, or [calc.None] if it is blank or outside the chart.
func (c *Chart) step(from int, w Way) int {
	by := [...]struct{ rows, columns int }{Right: {0, 1}, Left: {0, -1}, Up: {-1, 0}, Down: {1, 0}}[w]
	row, column := c.Cell(from)
	row, column = row+by.rows, column+by.columns
	if row < 0 || row >= len(c.at) || column < 0 || column >= len(c.at[row]) {
		return calc.None
	}
	return c.at[row][column]
}

// Next returns the cell that a marker reaches by one step, and the direction of that step, which can differ from w at
// the edge of the chart. A marker that cannot move stays in its cell.
func (o *Options) Next(c *Chart, from int, w Way) (to int, by Way) {
	if to = c.step(from, w); to != calc.None {
		return to, w
	}
	if by = o.ledge(w); by != w {
		if to = c.step(from, by); to != calc.None {
			return to, by
		}
	}
	return from, w
}

// ledge returns the direction that a marker takes instead of w at the edge of the chart, or w if it stops there.
func (o *Options) ledge(w Way) Way {
	switch {
	case w == Right && o.RightEnd == "":
		return Up
	case w == Left && o.LeftEnd == "":
		return Down
	case w == Up && o.TopEnd == "right":
		return Right
	}
	return w
}

func (o *Options) Charts() bool { return o.Track == "chart" }

// KeepsPlaces reports whether the table stores the index of each marker, because several cells can have one price.
func (o *Options) KeepsPlaces() bool { return o.Track == "listed" || o.Charts() }

// RisesSoldOut reports whether the prices of sold-out companies rise at the end of a round of trades.
func (o *Options) RisesSoldOut() bool { return o.Operates() && o.SoldOutSteps > 0 }

// FallsInPool reports whether the prices of companies with shares in the pool fall at the end of a round of trades.
func (o *Options) FallsInPool() bool { return o.Operates() && o.OwnStock() && o.PoolSteps > 0 }

func (o *Options) EndsTrades() bool { return o.RisesSoldOut() || o.FallsInPool() }

func (o *Options) askPool(form *calc.Form) {
	asked := o.OwnStock() && o.HasVersion(5)
	form.CollectIf(asked, calc.Amount("pool_steps", &o.PoolSteps, calc.Range(0, maxTradeSteps)))
	form.CollectIf(asked && o.PoolSteps > 0, calc.OneOfDefault("pool_moves", &o.PoolMoves, "once", "share"))
	form.CollectIf(asked && o.PoolSteps > 0 && o.Charts(), calc.OneOfDefault("pool_way", &o.PoolWay, "down", "left"))
}

func (o *Options) chartFields() []*calc.Field {
	text := calc.Text("chart", &o.Chart)
	text.GetText = o.chartText
	text.SetText = func(s string) {
		if o.Chart = s; s == ownChart {
			o.Chart = ""
		}
	}
	return []*calc.Field{text,
		calc.OneOfDefault("right_end", &o.RightEnd, "up", "stay"),
		calc.OneOfDefault("left_end", &o.LeftEnd, "down", "stay"),
		calc.OneOfDefault("top_end", &o.TopEnd, "stay", "right")}
}
