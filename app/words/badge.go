package words

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// Badges returns a seat's roles and debts in few words, such as "first player" or "owes 3". They come from the marks of
// the game's table. A table mark that names a seat has the key "<game>.badge.<mark>". A seat's marks with the same name
// have "<game>.badge.seat.<mark>" for their sum, and "<game>.badge.seat.<mark>.<value>" for a single value.
func Badges(rulebook string, t calc.Table, seat int) []string {
	var all, roles []string
	l := t.Layout()
	sums := map[string]int{}
	var order []string
	for place, mark := range l.OwnMarks {
		value := t.Mark(l.OwnMark(place))
		switch {
		case mark.Company != calc.None:
		case mark.Seat == seat:
			name, _, _ := strings.Cut(mark.Name, ".")
			if key := rulebook + ".badge.seat." + name; Known(key) {
				if sums[key] == 0 {
					order = append(order, key)
				}
				sums[key] += value
			}
			if key := rulebook + ".badge.seat." + name + "." + strconv.Itoa(value); Known(key) {
				roles = append(roles, Text(key))
			}
		case mark.Seat == calc.None && value == seat && !t.Over():
			if key := rulebook + ".badge." + mark.Name; Known(key) {
				all = append(all, Text(key))
			}
		}
	}
	for _, key := range order {
		if sums[key] != 0 {
			all = append(all, Format(key, Names{"amount": sums[key]}))
			sums[key] = 0
		}
	}
	return append(all, roles...)
}

// Role returns a short word for a seat's role in a company, or "" if it has none. Roles come from company marks. A mark
// that names a seat has the key "<game>.role.<mark>"; a mark with a bit for each seat has the key
// "<game>.roles.<mark>".
func Role(rulebook string, t calc.Table, seat, company int) string {
	l := t.Layout()
	for place, mark := range l.OwnMarks {
		if mark.Company != company || mark.Seat != calc.None {
			continue
		}
		value := t.Mark(l.OwnMark(place))
		if key := rulebook + ".role." + mark.Name; value == seat && Known(key) {
			return Text(key)
		}
		if key := rulebook + ".roles." + mark.Name; value>>seat&1 == 1 && Known(key) {
			return Text(key)
		}
	}
	return ""
}
