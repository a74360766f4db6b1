package stockpile

import (
	"slices"

	"scripkeeper/calc"
)

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

// legs are the way of a company's ticker by some spaces.
func legs(t calc.Table, company, steps int) []leg {
	return trackOf(t, company).walk(t.Mark(own(t, indexMark+company)), steps, optionsOf(t))
}

// dollarSigns reports whether some legs enter dollar signs.
func dollarSigns(legs []leg) bool {
	for _, l := range legs {
		if l.dollars > 0 {
			return true
		}
	}
	return false
}
