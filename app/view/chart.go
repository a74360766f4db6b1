package view

import (
	"scripkeeper/app/view/emblem"
	"scripkeeper/calc"
)

// A Series is one line of a chart: a player's net worth or a company's price turn by turn.
type Series struct {
	Name string
	// Company is whose price it is, nil for a player's worth.
	Company *Company
	// Seat is whose worth it is, [calc.None] for a company's price; Pawn its mark.
	Seat int
	Pawn emblem.Pawn
	// First is after how many entries the first value stood: before, what people held had not been said, or the company
	// was not traded.
	First  int
	Values []int
}

// Charted reports whether there is a way of the worths to show: not while they are secret, nor where they were until
// the end.
func Charted(v Game) bool { return !Secret(v.Table) && !v.Layout.Hidden }

// Worths are what each seat was worth at first and after each entry that counts, with what lay behind veils: nobody may
// see them while it does.
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

// Prices are what the companies in play were worth at first and after each entry that counts, each since it is traded.
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

// tablesOf are the opening and the table after each entry that counts.
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

// NiceStep is a step of 1, 2 or 5 times a power of ten that parts a span into at most count steps or so.
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
