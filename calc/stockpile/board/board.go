// Package board is the table of Stockpile as its entries read and change it: what was agreed on, the companies and
// their tracks, what lies in the box, what everybody holds and owes, whose turn it is, and what the end of the game
// pays.
package board

import "scripkeeper/calc"

// A Track is the row of spaces that a company's ticker moves on. Above the last space is the split space, below
// the first the bankruptcy.
type Track struct {
	// Spaces are the values, in $K. A value may stand on several spaces.
	Spaces calc.List
	// Start is the index at first and after a bankruptcy, reset the index after a split.
	Start, reset int
	// dollars are the spaces that pay a dividend when the ticker enters them on its way up.
	dollars []int
}

// A board is the tracks of the six companies.
type board [Companies]Track

// standardBoard is the first side of the board: 1 to 10 for everybody, 5 at first, 6 after a split.
func standardBoard() board {
	var b board
	for company := range b {
		b[company] = Track{Spaces: calc.List{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, Start: 4, reset: 5}
	}
	return b
}

// advancedBoard is the second side of the board (rules A.2).
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

// TrackOf is a company's track in a game.
func TrackOf(t calc.Table, company int) *Track { return OptionsOf(t).Track(company) }
