package tycoon

import (
	"strconv"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A typing is what was typed of a card or a sum: a company by its letter, then a sign and digits.
type typing struct {
	company  int
	begun    bool
	negative bool
	digits   string
}

// take takes a letter, and reports whether it meant something.
func (t *typing) take(letter rune, companies []calc.Company) bool {
	for index, c := range companies {
		if string(letter) == words.Lower(c.Code) {
			*t = typing{company: index, begun: true}
			return true
		}
	}
	switch {
	case !t.begun:
		return false
	case letter == '-' || letter == '+':
		t.negative, t.digits = letter == '-', ""
	case letter >= '0' && letter <= '9' && len(t.digits) < 4:
		t.digits += string(letter)
	default:
		return false
	}
	return true
}

// value is the number typed so far.
func (t *typing) value() int {
	n, _ := strconv.Atoi(t.digits)
	if t.negative {
		return -n
	}
	return n
}

// whole reports whether any digit was typed since the company or the sign.
func (t *typing) whole() bool { return t.digits != "" }
