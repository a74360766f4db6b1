package form

import (
	"strconv"
	"strings"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
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

// ReadSum reads a number, see [lang.Typed], or a sum of up to a few numbers. What is empty counts as 0; anything else
// that is no sum is not taken.
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

// edit has the toolkit change a number by a letter or a key, and parts its thousands anew before that is told.
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

// group parts the thousands, as everywhere, of one number of which a digit came or went. The cursor stays before the
// same digits. Marks that somebody types stay where they are: they may part something else.
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

// bare is a number without what parts its digits.
func bare(text string) string {
	return strings.Map(func(letter rune) rune {
		if strings.ContainsRune(lang.Marks, letter) {
			return -1
		}
		return letter
	}, text)
}

func countMarks(text string) int { return len([]rune(text)) - len([]rune(bare(text))) }

// sumLetters are all that a number or a sum is written with. Marks are among them, so that nobody's "1,5" becomes 15.
const sumLetters = "0123456789+-–\u2212" + lang.Marks

// maxSum bounds what can be typed. NoNumber stands for what is typed and is no number.
const (
	maxSum   = 1_000_000_000
	NoNumber = sheet.NoNumber
)
