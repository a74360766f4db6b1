package view

import (
	"scripkeeper/app/view/emblem"
	"scripkeeper/calc"
)

// A Series is one line of a chart: a player's net worth or a company's price, entry by entry.
type Series struct {
	Name    string
	Company *Company
	// Seat is the player, or [calc.None] for a company. Pawn is the player's mark.
	Seat int
	Pawn emblem.Pawn
	// First is the number of entries before the first value, while holdings were unknown or the company was not traded.
	First  int
	Values []int
}

// Charted reports whether net worths can be charted. They cannot if holdings are secret or were never entered.
func Charted(v Game) bool { return !Secret(v.Table) && !v.Layout.Hidden }

// Worths returns each seat's net worth at the start and after each valid entry, as soon as holdings are known.
func Worths(v Game) []Series {
	all := make([]Series, len(v.Layout.Seats))
	for seat := range all {
		all[seat] = Series{Name: v.ShortName(seat), Seat: seat, Pawn: v.Pawn(seat)}
	}
	for _, table := range tablesOf(v) {
		if Hidden(table) {
			for seat := range all {
				all[seat].First++
			}
			continue
		}
		for _, place := range calc.Unveiled(v.Rulebook, table).Places {
			all[place.Seat].Values = append(all[place.Seat].Values, place.Worth)
		}
	}
	return all
}

// Prices returns each traded company's price at the start and after each valid entry, from its first trading on.
func Prices(v Game) []Series {
	var all []Series
	for index := range v.Layout.Companies {
		if !v.Table.Traded(index) {
			continue
		}
		company := v.Company(index)
		line := Series{Name: company.Code, Company: &company, Seat: calc.None}
		for _, table := range tablesOf(v) {
			if len(line.Values) == 0 && !table.Traded(index) {
				line.First++
				continue
			}
			line.Values = append(line.Values, table.Price(index))
		}
		all = append(all, line)
	}
	return all
}

func tablesOf(v Game) []calc.Table {
	opening, _ := v.Game.Opening()
	all := []calc.Table{opening}
	for _, step := range v.Game.Steps() {
		if step.Refusal == nil {
			all = append(all, step.After)
		}
	}
	return all
}

// NiceStep returns the smallest of 1, 2, 5, 10, 20, 50 and so on that divides span into at most count steps.
func NiceStep(span, count int) int {
	step := 1
	for {
		for _, n := range []int{1, 2, 5} {
			if step*n*count >= span {
				return step * n
			}
		}
		step *= 10
	}
}
