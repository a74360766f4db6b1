package stockpile

import (
	"slices"

	"scripkeeper/calc"
)

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
		stanford:   {spaces: calc.List{1, 1, 2, 2, 3, 3, 4, 4, 5, 5}, start: 8, reset: 4, dollars: []int{1, 3, 5, 7, 9}},
		epic:       {spaces: calc.List{1, 3, 4, 5, 5, 6, 6, 7, 8, 10}, start: 4, reset: 3},
	}
}

// An ending is how a leg of a move ends.
type ending uint8

const (
	// stopped is at the end of the move.
	stopped ending = iota
	// splits is on the split space.
	splits
	// topped is on the last space, where a second split is not allowed in one move.
	topped
	// bankrupts is below the first space.
	bankrupts
)

// A leg is a part of a ticker's move: as far as the next split or bankruptcy, or to its end.
type leg struct {
	end ending
	// from and to are the indexes before and after it; to is where the split or the bankruptcy puts the ticker.
	from, to int
	// steps is how many spaces it used, left how many the move has left after it.
	steps, left int
	// dollars is how many dollar signs it entered on its way up.
	dollars int
}

// walk is the way of a ticker from a space, above zero upwards (chapter Stock Splits, Bankruptcy; rules A.4.2, A.4.3).
func (tr track) walk(index, steps int, o *Options) []leg {
	if steps < 0 {
		return tr.down(index, -steps, o.BankruptContinue)
	}
	return tr.up(index, steps, o.OneSplit)
}

func (tr track) up(index, steps int, oneSplit bool) []leg {
	var legs []leg
	last := len(tr.spaces) - 1
	l := leg{from: index}
	for left := steps; left > 0; left-- {
		if index < last {
			index++
			l.steps++
			if slices.Contains(tr.dollars, index) {
				l.dollars++
			}
			continue
		}
		if oneSplit && len(legs) > 0 {
			l.end, l.to, l.left = topped, last, left
			return append(legs, l)
		}
		l.end, l.to, l.steps, l.left = splits, tr.reset, l.steps+1, left-1
		legs = append(legs, l)
		index = tr.reset
		l = leg{from: index}
	}
	if l.steps > 0 {
		l.to = index
		legs = append(legs, l)
	}
	return legs
}

func (tr track) down(index, steps int, goOn bool) []leg {
	var legs []leg
	l := leg{from: index}
	for left := steps; left > 0; left-- {
		l.steps++
		if index > 0 {
			index--
			continue
		}
		l.end, l.to, l.left = bankrupts, tr.start, left-1
		legs = append(legs, l)
		if !goOn {
			return legs
		}
		index = tr.start
		l = leg{from: index}
	}
	if l.steps > 0 {
		l.to = index
		legs = append(legs, l)
	}
	return legs
}

// trackOf is a company's track in a game.
func trackOf(t calc.Table, company int) *track { return &optionsOf(t).tracks[company] }
