package form

import (
	"strconv"
	"strings"

	"scripkeeper/app/words"
)

// NewSumField is a field that takes a number, or a small sum as one counts notes: "10+15-5". Unread is called when what
// is typed is neither. A number stands in it as it is written, or nothing.
func NewSumField(written string, changed func(int), unread func()) *TextField {
	f := NewNumberField()
	f.SetText(written)
	f.OnChanged = func(text string) {
		if n, ok := ReadSum(text); ok && !(f.emptyUnread && strings.TrimSpace(text) == "") {
			changed(n)
		} else {
			unread()
		}
	}
	return f
}

// ReadSum reads a number or a sum of up to a few numbers. What is empty counts as 0; anything else that is no sum is
// not taken.
func ReadSum(text string) (int, bool) {
	text = strings.NewReplacer("–", "-", "\u2212", "-").Replace(bare(text))
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

// group parts the thousands of what is typed, as everywhere, where it is one number and the cursor is at its end.
func (f *TextField) group() {
	n, ok := ReadSum(f.Text)
	written := words.Number(n)
	if !ok || f.CursorColumn != len([]rune(f.Text)) || written == f.Text || bare(written) != bare(f.Text) {
		return
	}
	f.Write(written)
	f.CursorColumn = len([]rune(written))
	f.Refresh()
}

// spaces can stand between the digits of a number, in any language.
const spaces = " \u00a0\u2009\u202f"

// bare is a number without what parts its digits.
func bare(text string) string {
	return strings.Map(func(letter rune) rune {
		if strings.ContainsRune(spaces+words.Spoken().Thousands(), letter) {
			return -1
		}
		return letter
	}, text)
}

// sumLetters are all that a number or a sum is written with.
func sumLetters() string { return "0123456789+-–\u2212" + spaces + words.Spoken().Thousands() }

// maxSum bounds what can be typed.
const maxSum = 1_000_000_000
