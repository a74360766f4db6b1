package sheet

import (
	"slices"

	"scripkeeper/app/words"
)

// maxNumberWays is the largest number of ways to assign a card's numbers that are offered as one choice.
const maxNumberWays = 6

// Joined merges the fields for a card's numbers into one field if there are few ways to assign the numbers.
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

// Ways returns the ways to assign a card's numbers to different companies. A way lists the index of a choice for each
// number.
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
