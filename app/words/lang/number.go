package lang

import (
	"strconv"
	"strings"
)

// minus is the sign of negative figures: a dash that is as wide as a plus and that the app's font has.
const minus = "–"

type numerals struct {
	// thousands is put between groups of three digits. from is the least number of digits with which groups are used.
	thousands string
	from      int
	point     string
}

func (l *Language) readNumerals() numerals {
	from, _ := strconv.Atoi(l.Text("number.thousands.from"))
	return numerals{l.Text("number.thousands"), from, l.Text("number.point")}
}

func (l *Language) Point() string { return l.numbers().point }

func (l *Language) Thousands() string { return l.numbers().thousands }

// ThousandsFrom returns how many digits a number must have to be written with thousands separators.
func (l *Language) ThousandsFrom() int { return l.numbers().from }

func (l *Language) Number(n int) string { return l.Decimal(Decimal{Digits: int64(n)}) }

// Signed formats a difference with its sign: +20, –5, and 0 without a sign.
func (l *Language) Signed(n int) string {
	if n > 0 {
		return "+" + l.Number(n)
	}
	return l.Number(n)
}

// Decimal formats a number with all its decimals.
func (l *Language) Decimal(d Decimal) string {
	with := l.numbers()
	digits := strconv.FormatInt(d.Digits, 10)
	sign, fraction := "", ""
	if d.Digits < 0 {
		sign, digits = minus, digits[1:]
	}
	if d.Places > 0 {
		if missing := d.Places + 1 - len(digits); missing > 0 {
			digits = strings.Repeat("0", missing) + digits
		}
		cut := len(digits) - d.Places
		digits, fraction = digits[:cut], with.point+digits[cut:]
	}
	if len(digits) >= with.from {
		for at := len(digits) - 3; at > 0; at -= 3 {
			digits = digits[:at] + with.thousands + digits[at:]
		}
	}
	return sign + digits + fraction
}
