package board

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
)

// Choosing reports whether an entry can put a company's marker on the cell at an index of a chart.
type Choosing func(chart *agreement.Chart, index int) bool

func AnyCell(*agreement.Chart, int) bool { return true }

func LaunchCells(chart *agreement.Chart, index int) bool { return chart.Launches(index) }

// nearestCell looks at the allowed cells with the given price, and returns the one nearest to a company's marker. It
// returns 0 if there is no such cell.
func nearestCell(t calc.Table, chart *agreement.Chart, company, price int, can Choosing) int {
	row, column := chart.Cell(TrackIndex(t, company))
	best, least := calc.None, 0
	for index := range chart.Len() {
		if chart.Price(index) != price || !can(chart, index) {
			continue
		}
		r, c := chart.Cell(index)
		if way := Abs(r-row) + Abs(c-column); best == calc.None || way < least {
			best, least = index, way
		}
	}
	return max(0, best)
}

func rowsOf(chart *agreement.Chart, price int, can Choosing) []calc.Choice {
	var rows []calc.Choice
	for index := range chart.Len() {
		if chart.Price(index) == price && can(chart, index) {
			row, _ := chart.Cell(index)
			if at := (calc.Choice{Value: row + 1}); !slices.Contains(rows, at) { // one row can repeat the price
				rows = append(rows, at)
			}
		}
	}
	return rows
}

// PriceRows returns the chart's rows, counted from 1, in which a price occurs, or nil if there is no such row.
func PriceRows(t calc.Table, price int) []calc.Choice {
	chart, is := ChartOf(t)
	if !is {
		return nil
	}
	return rowsOf(chart, price, AnyCell)
}

func usualRow(t calc.Table, chart *agreement.Chart, company, price int, can Choosing) int {
	row, _ := chart.Cell(nearestCell(t, chart, company, price, can))
	return row + 1
}

// CellIndex returns the track index of a price. If several cells of a chart have the price, it returns the cell in the
// given row that is nearest to a company's marker; if row is nil, it chooses among all rows.
func CellIndex(t calc.Table, company, price int, row *int, can Choosing) int {
	chart, is := ChartOf(t)
	if !is {
		return nearest(t, company, price)
	}
	said := calc.ValueOr(row, usualRow(t, chart, company, price, can)) - 1
	return nearestCell(t, chart, company, price, func(chart *agreement.Chart, index int) bool {
		of, _ := chart.Cell(index)
		return of == said && can(chart, index)
	})
}

// RowField asks for the row of a chart. It returns nil if only one row has the price and no row has been entered.
func RowField(t calc.Table, at **int, company, price int, can Choosing) *calc.Field {
	chart, is := ChartOf(t)
	if !is {
		return nil
	}
	rows := rowsOf(chart, price, can)
	if len(rows) < 2 && (*at == nil || len(rows) == 0) {
		return nil
	}
	usual := usualRow(t, chart, company, price, can)
	allowed := calc.Allowed{Choices: rows}.WithRefusal(calc.Refuse("price.row", "").Under("chart").About(company).
		With("price", price).With("near", usual))
	return UsualAmount("row", at, usual, allowed).ForCompany(company)
}

// RowRefusal refuses a row for which [RowField] does not ask.
func RowRefusal(t calc.Table, at *int, company, price int, can Choosing) *calc.Refusal {
	if at == nil || company == calc.None || RowField(t, &at, company, price, can) != nil {
		return nil
	}
	return calc.Refuse("row.none", "row").Under("chart").About(company).With("price", price)
}
