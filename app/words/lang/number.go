package lang

import (
	"strconv"
	"strings"
)

// minus is the sign of a figure below zero: as wide as a plus, and part of the font.
const minus = "–"

// numerals are how a language writes figures.
type numerals struct {
	// thousands parts groups of three digits, in figures of so many digits at least.
	thousands string
	from      int
	// point stands before the fraction.
	point string
}

// readNumerals reads what the language's file says of figures.
func (l *Language) readNumerals() numerals {
	from, _ := strconv.Atoi(l.Text("number.thousands.from"))
	return numerals{l.Text("number.thousands"), from, l.Text("number.point")}
}

// Point is the sign before a fraction.
func (l *Language) Point() string { return l.numbers().point }

// Thousands is what parts the thousands of a number.
func (l *Language) Thousands() string { return l.numbers().thousands }

// ThousandsFrom is how many digits a number has at least whose thousands are parted.
func (l *Language) ThousandsFrom() int { return l.numbers().from }

// Number writes a number with its thousands parted: 12,345 in English.
func (l *Language) Number(n int) string { return l.Decimal(Decimal{Digits: int64(n)}) }

// Signed writes a difference with its sign always shown: +20, –5, and 0 as it is.
func (l *Language) Signed(n int) string {
	if n > 0 {
		return "+" + l.Number(n)
	}
	return l.Number(n)
}

// Decimal writes a number with all digits after its point.
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
