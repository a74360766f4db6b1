package letters

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// ConfusableKey returns a key that is equal for names that people may confuse at a glance. It ignores accents, and
// compares shapes more freely than [Alike] does: "rn" equals "m". It covers the letters of the program's languages and
// of Greek, after UTS #39; names in other scripts only match themselves.
func ConfusableKey(name string) string {
	bare := strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFKD.String(name))
	return together.Replace(stroked.Replace(strings.Map(near, shapeOf(bare))))
}

// The letters of nearly resemble those of nearby, position by position, but can be told apart from them.
const (
	nearly = "вгкмнптѵґ" + "αβγεηικμνορστυχω" + "ıɑi!"
	nearby = "brkmhntvr" + "abyenlkuvopotuxw" + "lall"
)

func near(r rune) rune {
	at := strings.IndexRune(nearly, r)
	if at < 0 {
		return r
	}
	return rune(nearby[len([]rune(nearly[:at]))])
}

var together = strings.NewReplacer("rn", "m", "vv", "w")

// Mixed reports whether a word in a name mixes letters from the similar scripts Latin, Cyrillic and Greek.
func Mixed(name string) bool {
	for word := range strings.FieldsFuncSeq(name, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.Is(unicode.Mn, r) }) {
		scripts := 0
		for _, script := range []*unicode.RangeTable{unicode.Latin, unicode.Cyrillic, unicode.Greek} {
			if strings.ContainsFunc(word, func(r rune) bool { return unicode.Is(script, r) }) {
				scripts++
			}
		}
		if scripts > 1 {
			return true
		}
	}
	return false
}
