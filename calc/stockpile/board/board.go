// Package board gives entries their view of a game of Stockpile: tracks, portfolios, fees, phases, and the game's end.
package board

import "scripkeeper/calc"

// A Track is the row of spaces that a company's ticker moves on. Above it is the split space, below it bankruptcy.
type Track struct {
	// Spaces are the values in $K. The same value may be on two spaces.
	Spaces calc.List
	// Start is the index at the start of the game and after a bankruptcy. reset is the index after a split.
	Start, reset int
	// dollars lists the spaces that pay a dividend when the ticker moves up onto them.
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

// advancedBoard returns the advanced side of the board (rules A.2).
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
