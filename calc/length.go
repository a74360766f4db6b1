package calc

import (
	"strings"
	"unicode/utf8"
)

// measure is how many characters words have, 0 when none of them is more than space, and whether they can be read.
func measure(words string) (length int, readable bool) {
	if strings.TrimSpace(words) == "" {
		return 0, true
	}
	return utf8.RuneCountInString(words), utf8.ValidString(words)
}
