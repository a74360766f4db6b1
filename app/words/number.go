package words

import "strconv"

// thin parts the thousands of a figure.
const thin = "\u2009"

// minus is the sign of a figure below zero: as wide as a plus, and part of the font.
const minus = "–"

// Number writes a number with its thousands parted by a thin space: 12 345.
func Number(n int) string {
	digits := strconv.Itoa(n)
	sign := ""
	if n < 0 {
		sign, digits = minus, digits[1:]
	}
	for at := len(digits) - 3; at > 0; at -= 3 {
		digits = digits[:at] + thin + digits[at:]
	}
	return sign + digits
}

// Signed writes a difference with its sign always shown: +20, –5, and 0 as it is.
func Signed(n int) string {
	if n > 0 {
		return "+" + Number(n)
	}
	return Number(n)
}
