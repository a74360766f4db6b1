package board

import (
	"slices"

	"scripkeeper/calc"
)

type ending uint8

const (
	Stopped ending = iota
	// Splits means that the ticker (price marker) reached the split space.
	Splits
	// Topped means that the ticker stopped on the last space, because the move already had its one allowed split.
	Topped
	// Bankrupts means that the ticker fell below the first space.
	Bankrupts
)

// A Leg is a part of a ticker's move. It ends at a split, at a bankruptcy, or with the move.
type Leg struct {
	End ending
	// From and To are the indexes of spaces before and after the leg. To is the space after the split or bankruptcy.
	From, To int
	// Steps is the number of spaces that the leg moves. Left is the number of the move's spaces that remain after the
	// leg.
	Steps, Left int
	Dollars     int
}

// walk returns the legs of a move from a space, up if steps is positive (chapter Stock Splits, Bankruptcy; rules A.4.2,
// A.4.3).
func (tr Track) walk(index, steps int, o *Options) []Leg {
	if steps < 0 {
		return tr.down(index, -steps, o.BankruptContinue)
	}
	return tr.up(index, steps, o.OneSplit)
}

func (tr Track) up(index, steps int, oneSplit bool) []Leg {
	var legs []Leg
	last := len(tr.Spaces) - 1
	l := Leg{From: index}
	for left := steps; left > 0; left-- {
		if index < last {
			index++
			l.Steps++
			if slices.Contains(tr.dollars, index) {
				l.Dollars++
			}
			continue
		}
		if oneSplit && len(legs) > 0 {
			l.End, l.To, l.Left = Topped, last, left
			return append(legs, l)
		}
		l.End, l.To, l.Steps, l.Left = Splits, tr.reset, l.Steps+1, left-1
		legs = append(legs, l)
		index = tr.reset
		l = Leg{From: index}
	}
	if l.Steps > 0 {
		l.To = index
		legs = append(legs, l)
	}
	return legs
}

func (tr Track) down(index, steps int, goOn bool) []Leg {
	var legs []Leg
	l := Leg{From: index}
	for left := steps; left > 0; left-- {
		l.Steps++
		if index > 0 {
			index--
			continue
		}
		l.End, l.To, l.Left = Bankrupts, tr.Start, left-1
		legs = append(legs, l)
		if !goOn {
			return legs
		}
		index = tr.Start
		l = Leg{From: index}
	}
	if l.Steps > 0 {
		l.To = index
		legs = append(legs, l)
	}
	return legs
}

func Legs(t calc.Table, company, steps int) []Leg {
	return TrackOf(t, company).walk(t.Mark(OwnMark(t, IndexMark+company)), steps, OptionsOf(t))
}

func DollarSigns(legs []Leg) bool {
	return slices.ContainsFunc(legs, func(l Leg) bool { return l.Dollars > 0 })
}
