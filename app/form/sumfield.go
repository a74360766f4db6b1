package form

import (
	"strconv"
	"strings"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
)

// NewSumField returns a field for a number or a sum such as "10+15-5", as typed when counting banknotes. For a text
// that is neither, unread is called instead of changed.
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

// ReadSum reads a number, see [lang.Typed], or a sum. An empty text counts as 0. For any other text it returns false.
func ReadSum(text string) (int, bool) {
	text, read := lang.Typed(text)
	if !read {
		return 0, false
	}
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

// edit calls change, then regroups the thousands of the number and, if the text has changed, calls OnChanged once.
func (f *TextField) edit(change func()) {
	before, changed := f.Text, f.OnChanged
	f.OnChanged = nil
	change()
	if f.OnChanged = changed; f.Text == before {
		return
	}
	f.group(before)
	if changed != nil {
		changed(f.Text)
	}
}

// group regroups the thousands of a number after a digit changed, and keeps the cursor before the same digits. It
// leaves a separator typed just now alone, because that may be a decimal point.
func (f *TextField) group(before string) {
	n, err := strconv.Atoi(strings.Replace(bare(f.Text), "–", "-", 1))
	if _, read := ReadSum(before); !read || err != nil || countMarks(f.Text) > countMarks(before) {
		return
	}
	letters := []rune(f.Text)
	behind := len(bare(string(letters[f.CursorColumn:])))
	written := words.Number(n)
	if written == f.Text || bare(written) != bare(f.Text) {
		return
	}
	f.Write(written)
	for f.CursorColumn = len([]rune(written)); len(bare(string([]rune(written)[f.CursorColumn:]))) < behind; {
		f.CursorColumn--
	}
	f.Refresh()
}

func bare(text string) string {
	return strings.Map(func(letter rune) rune {
		if strings.ContainsRune(lang.Marks, letter) {
			return -1
		}
		return letter
	}, text)
}

func countMarks(text string) int { return len([]rune(text)) - len([]rune(bare(text))) }

// sumLetters are the characters allowed in numbers and sums. Without the separators, a typed "1,5" would become 15.
const sumLetters = "0123456789+-–\u2212" + lang.Marks

// maxSum is the largest typed number. NoNumber is the value for a text that is not a number.
const (
	maxSum   = 1_000_000_000
	NoNumber = sheet.NoNumber
)
