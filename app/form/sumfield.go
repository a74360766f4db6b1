package form

import (
	"strconv"
	"strings"
)

// newSumField is a field that takes a number, or a small sum as one counts notes: "10+15-5". Unread is called when what is
// typed is neither.
func newSumField(value int, changed func(int), unread func()) *TextField {
	f := NewNumberField()
	f.SetText(strconv.Itoa(value))
	f.OnChanged = func(text string) {
		if n, ok := sumOf(text); ok && !(f.emptyUnread && strings.TrimSpace(text) == "") {
			changed(n)
		} else {
			unread()
		}
	}
	return f
}

// sumOf reads a number or a sum of up to a few numbers. What is empty counts as 0; anything else that is no sum is
// not taken.
func sumOf(text string) (int, bool) {
	text = strings.NewReplacer(" ", "", "\u00a0", "", "\u2009", "", "–", "-", "\u2212", "-").Replace(text)
	sum, sign, digits := 0, 1, ""
	flush := func() bool {
		if digits == "" {
			return true
		}
		n, err := strconv.Atoi(digits)
		if err != nil || n > maxSum {
			return false
		}
		sum += sign * n
		digits = ""
		return sum <= maxSum && sum >= -maxSum
	}
	for _, letter := range text {
		switch {
		case letter >= '0' && letter <= '9':
			digits += string(letter)
		case letter == '+' || letter == '-':
			if !flush() {
				return 0, false
			}
			sign = 1
			if letter == '-' {
				sign = -1
			}
		default:
			return 0, false
		}
	}
	if !flush() {
		return 0, false
	}
	return sum, true
}

// maxSum bounds what can be typed.
const maxSum = 1_000_000_000
