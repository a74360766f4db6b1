// Package board reads a table of Stockpile: tracks, portfolios, fees, phases, and the end of the game.
package board

import "scripkeeper/calc"

// A Track is the row of spaces for a company's ticker (price marker), with bankruptcy below and a split above.
type Track struct {
	// Spaces are values in $K. Two spaces can have the same value.
	Spaces calc.List
	// Start is the index at the start of the game and after a bankruptcy. reset is the index after a split.
	Start, reset int
	// dollars lists the indexes of spaces that pay a dividend when the ticker moves up onto them.
	dollars []int
}

type board [Companies]Track

func standardBoard() board {
	var b board
	for company := range b {
		b[company] = Track{Spaces: calc.List{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, Start: 4, reset: 5}
	}
	return b
}

// advancedBoard returns the board's advanced side (rules A.2).
func advancedBoard() board {
	return board{
		cosmic:     {Spaces: calc.List{1, 3, 5, 7, 9}, Start: 2, reset: 2},
		bottomline: {Spaces: calc.List{1, 2, 3, 4, 5, 6}, Start: 4, reset: 3},
		leading:    {Spaces: calc.List{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, Start: 4, reset: 5},
		american:   {Spaces: calc.List{1, 3, 5, 7, 9, 11, 13}, Start: 2, reset: 3},
		stanford: {Spaces: calc.List{1, 1, 2, 2, 3, 3, 4, 4, 5, 5}, Start: 8, reset: 4,
			dollars: []int{1, 3, 5, 7, 9}},
		epic: {Spaces: calc.List{1, 3, 4, 5, 5, 6, 6, 7, 8, 10}, Start: 4, reset: 3},
	}
}

func TrackOf(t calc.Table, company int) *Track { return OptionsOf(t).Track(company) }
