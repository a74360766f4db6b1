package view

import "scripkeeper/calc"

// A Path is a marker's way across a grid of prices. Cells are the cells passed, from the cell before the move.
type Path struct {
	Company Company
	Number  int
	Cells   []int
	Steps   []Step
	Prices  []int
}

type Step int

// Directions of a step. Across is a jump to a price set by hand.
const (
	Right Step = iota
	Left
	Up
	Down
	Across
)

// Paths returns the moves of companies' markers on grids of prices. A marker new on a grid has no path.
func Paths(before calc.Table, s calc.Statement) []Path {
	l := before.Layout()
	var all []Path
	for number := range l.TrackMarks {
		grid, is := l.Tracks[number].(calc.Grid)
		at, on := before.TrackIndex(number)
		if !is || !on || !before.Traded(number) {
			continue
		}
		p := Path{Company: CompanyOf(l, number), Number: number, Cells: []int{at}, Prices: []int{grid.Price(at)}}
		for _, line := range s.Lines {
			for _, mark := range line.Marks {
				if mark.ID == l.TrackMarks[number] {
					p.lead(grid, mark.To)
				}
			}
		}
		if len(p.Steps) > 0 {
			all = append(all, p)
		}
	}
	return all
}

// lead extends the path to a cell, step by step along a row or a column, or by one jump.
func (p *Path) lead(grid calc.Grid, to int) {
	row, column := grid.Cell(p.Cells[len(p.Cells)-1])
	toRow, toColumn := grid.Cell(to)
	down, right, step := toRow-row, toColumn-column, Across
	switch {
	case down == 0 && right > 0:
		right, step = 1, Right
	case down == 0 && right < 0:
		right, step = -1, Left
	case right == 0 && down < 0:
		down, step = -1, Up
	case right == 0:
		down, step = 1, Down
	}
	for row != toRow || column != toColumn {
		row, column = row+down, column+right
		if next, there := cellAt(grid, row, column); there {
			p.Cells, p.Steps = append(p.Cells, next), append(p.Steps, step)
			p.Prices = append(p.Prices, grid.Price(next))
		}
	}
}

func cellAt(grid calc.Grid, row, column int) (int, bool) {
	for index := range grid.Len() {
		if r, c := grid.Cell(index); r == row && c == column {
			return index, true
		}
	}
	return 0, false
}
