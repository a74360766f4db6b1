package sheet

import (
	"slices"

	"scripkeeper/app/words"
)

// maxNumberWays is up to how many ways the numbers on a card can go for one tap to say them all.
const maxNumberWays = 6

// Joined puts several numbers on one card into one field where all the ways that they can go are few.
func Joined(fields []Field) []Field {
	all := make([]Field, 0, len(fields))
	for at, end := 0, 0; at < len(fields); at = end {
		for end = at + 1; end < len(fields) && fields[at].Printed != "" && fields[end].Printed != ""; end++ {
		}
		joined := fields[at]
		joined.Numbers = fields[at:end]
		if ways := joined.Ways(); end > at+1 && len(ways) > 0 && len(ways) <= maxNumberWays {
			joined.Label = words.Text("sheet.assign")
			joined.Full, joined.Said = joined.Label, joined.Label
			all = append(all, joined)
		} else {
			all = append(all, fields[at:end]...)
		}
	}
	return all
}

// Ways are the ways that the numbers of a field can go, each to another company: for each number the index of its choice.
func (f Field) Ways() [][]int {
	all := [][]int{nil}
	for range f.Numbers {
		var longer [][]int
		for _, way := range all {
			for i, choice := range f.Numbers[0].Choices {
				if choice.Reason == "" && !slices.Contains(way, i) {
					longer = append(longer, append(slices.Clip(way), i))
				}
			}
		}
		all = longer
	}
	return all
}
