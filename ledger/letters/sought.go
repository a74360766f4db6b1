package letters

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Finds reports whether a name holds what is typed to find it, as people look for it: see [Sought].
func Finds(name, typed string) bool { return strings.Contains(Sought(name), Sought(typed)) }

// stroked are letters that no accent makes of others, and those that people type for them.
var stroked = strings.NewReplacer("ł", "l", "đ", "d", "ø", "o", "ß", "ss", "æ", "ae", "œ", "oe")

// Sought is a text as people look for it: [Fold]ed, and without accents, so that "zoe" finds "Zoë", and "lu" "Łukasz".
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
	}, norm.NFD.String(stroked.Replace(folded))))
}
