package letters

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Alike returns the indexes of the first two names that look the same, ignoring case: "Anna" and the same in Cyrillic
// letters, "Ian" and "lan".
func Alike(names []string) (first, second int, found bool) {
	met := make(map[string]int, len(names))
	for i, name := range names {
		shape := shapeOf(name)
		if other, seen := met[shape]; seen {
			return other, i, true
		}
		met[shape] = i
	}
	return 0, 0, false
}

// shapeOf maps wide, small and dotted forms to plain letters, and letters of other scripts to Latin look-alikes.
func shapeOf(name string) string {
	name = norm.NFKC.String(Tidy(name))
	name = strings.Map(func(r rune) rune {
		if isJoiner(r) || unicode.Is(unicode.Variation_Selector, r) {
			return -1
		}
		return twin(r)
	}, name)
	// Once more for capitals whose small letters have a twin of another shape than the capital has.
	return strings.Map(twin, strings.ToLower(name))
}

// twins are letters that look like Latin ones; latin has the Latin ones in the same order.
const (
	twins = "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝɡ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονι" + "ІӀ1|" + "0" + "’‘ʼ`´‐‑‒–—"
	latin = "ABESIJKMHOPCTYXaesijopcyxhdqwg" + "ABEZHIKMNOPTYXovi" + "llll" + "O" + "'''''-----"
)

func twin(r rune) rune {
	if r == 'I' {
		return 'l'
	}
	at := strings.IndexRune(twins, r)
	if at < 0 {
		return r
	}
	like := []rune(latin)[len([]rune(twins[:at]))]
	if like == 'I' {
		return 'l'
	}
	return like
}

// Compare compares two names for a list that people of any language read: letters with accents sort among those
// without, so that "Ärne" is between "Arne" and "Bea", "Łukasz" after all others with L, and Ukrainian letters by their
// alphabet. Names equal by that differ by their accents, then by their capitals.
func Compare(a, b string) int {
	if order := strings.Compare(key(a), key(b)); order != 0 {
		return order
	}
	if order := strings.Compare(Fold(a), Fold(b)); order != 0 {
		return order
	}
	return strings.Compare(a, b)
}

const behind = "\U0010FFFD"

// placed moves letters whose place in the alphabet differs from their code behind another letter.
var placed = strings.NewReplacer(
	"ł", "l"+behind, "đ", "d"+behind, "ø", "o"+behind, "æ", "ae", "œ", "oe",
	"ґ", "г"+behind, "є", "е"+behind, "і", "и"+behind, "ї", "и"+behind+behind, "й", "и"+behind+behind+behind,
)

func key(name string) string {
	if Plain(name) {
		return strings.ToLower(name)
	}
	return Sought(placed.Replace(Fold(name)))
}
