package letters

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Finds reports whether a name holds what is typed to find it, as people look for it: see [Sought].
func Finds(name, typed string) bool { return strings.Contains(Sought(name), Sought(typed)) }

// Sought is a text as people look for it: [Fold]ed, and without accents, so that "zoe" finds "Zoë".
func Sought(text string) string {
	folded := Fold(text)
	if strings.IndexFunc(folded, func(r rune) bool { return r > unicode.MaxASCII }) < 0 {
		return folded
	}
	return norm.NFC.String(strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(folded)))
}
