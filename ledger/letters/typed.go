package letters

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Typed is a text that somebody Typed, as one line that people see whole, and whether it had no control characters.
func Typed(text string) (string, bool) {
	text = strings.Join(strings.Fields(strings.ToValidUTF8(text, "")), " ")
	return Tidy(text), !strings.ContainsFunc(text, unicode.IsControl)
}

// Numbered is a name with a number after it, of at most so many characters.
func Numbered(name string, n, most int) string {
	tail := " " + strconv.Itoa(n)
	for utf8.RuneCountInString(name) > most-len(tail) {
		_, size := utf8.DecodeLastRuneInString(name)
		name = strings.TrimSpace(name[:len(name)-size])
	}
	return name + tail
}
