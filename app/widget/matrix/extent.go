package matrix

import (
	"strings"
	"unicode/utf8"

	"scripkeeper/app/view"
)

// An extent is the space that the figures of a column have needed so far. It never shrinks and grows by whole digits,
// which keeps columns in place from turn to turn.
type extent struct {
	digits, change, move int
	// spare is the number of digits with space from the start, which makes growth rare.
	spare int
	below bool
	note  string
}

func (m *measure) note() {
	v := &m.view
	for _, column := range append([]int{view.CashColumn, view.WorthColumn}, v.Columns()...) {
		e, known := m.seen[column]
		for row := -len(v.Extras) - 1; row < len(v.Seats); row++ {
			if row == view.HeadRow {
				continue
			}
			n := v.FigureAt(row, column)
			e.digits, e.below = max(e.digits, digits(n)), e.below || n < 0
			if d := v.ChangeAt(row, column); d != 0 {
				e.change = max(e.change, digits(d))
			}
			text := strings.TrimSpace(v.BadgeAt(row, column) + " " + v.NoteAt(row, column))
			if utf8.RuneCountInString(text) > utf8.RuneCountInString(e.note) {
				e.note = text
			}
		}
		if column >= 0 && v.Companies[column].Move != 0 {
			e.move = max(e.move, digits(v.Companies[column].Move))
		}
		if !known {
			e.spare = e.digits + 1
		}
		m.seen[column] = e
	}
}

func digits(n int) int {
	count := 1
	for n /= 10; n != 0; n /= 10 {
		count++
	}
	return count
}

func nines(digits int) int {
	n := 0
	for range digits {
		n = n*10 + 9
	}
	return n
}
