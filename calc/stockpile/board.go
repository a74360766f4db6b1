package stockpile

import "scripkeeper/calc"

// A track is the row of spaces that a company's ticker moves on. Above the last space is the split space, below
// the first the bankruptcy.
type track struct {
	// spaces are the values, in $K. A value may stand on several spaces.
	spaces calc.List
	// start is the index at first and after a bankruptcy, reset the index after a split.
	start, reset int
	// dollars are the spaces that pay a dividend when the ticker enters them on its way up.
	dollars []int
}

// A board is the tracks of the six companies.
type board [Companies]track

// standardBoard is the first side of the board: 1 to 10 for everybody, 5 at first, 6 after a split.
func standardBoard() board {
	var b board
	for company := range b {
		b[company] = track{spaces: calc.List{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, start: 4, reset: 5}
	}
	return b
}

// advancedBoard is the second side of the board (rules A.2).
func advancedBoard() board {
	return board{
		cosmic:     {spaces: calc.List{1, 3, 5, 7, 9}, start: 2, reset: 2},
		bottomline: {spaces: calc.List{1, 2, 3, 4, 5, 6}, start: 4, reset: 3},
		leading:    {spaces: calc.List{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, start: 4, reset: 5},
		american:   {spaces: calc.List{1, 3, 5, 7, 9, 11, 13}, start: 2, reset: 3},
		stanford: {spaces: calc.List{1, 1, 2, 2, 3, 3, 4, 4, 5, 5}, start: 8, reset: 4,
			dollars: []int{1, 3, 5, 7, 9}},
		epic: {spaces: calc.List{1, 3, 4, 5, 5, 6, 6, 7, 8, 10}, start: 4, reset: 3},
	}
}

// trackOf is a company's track in a game.
func trackOf(t calc.Table, company int) *track { return optionsOf(t).track(company) }
