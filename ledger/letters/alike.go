package letters

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Alike are the first two of some names that look the same to people, by their places in the list: "Anna" and the same
// in Cyrillic letters, "Ian" and "lan". Small and large letters count as the same.
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

// shapeOf is what a name looks like: wide, small and dotted forms as plain letters, letters of other scripts as the
// Latin ones that they look like.
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

// twins are letters that look like Latin ones, and below each the Latin one.
const (
	twins = "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝɡ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονι" + "ІӀ1|" + "0" + "’‘ʼ`´‐‑‒–—"
	latin = "ABESIJKMHOPCTYXaesijopcyxhdqwg" + "ABEZHIKMNOPTYXovi" + "llll" + "O" + "'''''-----"
)

// twin is the Latin letter that a letter looks like, else the letter itself. A capital I looks like a small l.
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

// Compare puts two names in the order of a list that people of any language look through: letters with accents among
// those without, so that "Ärne" stands between "Arne" and "Bea"; "Łukasz" behind all with an L, and Ukrainian letters
// where its alphabet has them. Names that are one by that are told apart by their accents, then by their capitals.
func Compare(a, b string) int {
	if order := strings.Compare(key(a), key(b)); order != 0 {
		return order
	}
	if order := strings.Compare(Fold(a), Fold(b)); order != 0 {
		return order
	}
	return strings.Compare(a, b)
}

// behind stands behind every letter, so that what it follows is the last of its kind.
const behind = "\U0010FFFD"

// placed puts letters behind another one that have a place of their own in the alphabet, which is not that of their code.
var placed = strings.NewReplacer(
	"ł", "l"+behind, "đ", "d"+behind, "ø", "o"+behind, "æ", "ae", "œ", "oe",
	"ґ", "г"+behind, "є", "е"+behind, "і", "и"+behind, "ї", "и"+behind+behind, "й", "и"+behind+behind+behind,
)

// key is what names are compared by first.
func key(name string) string {
	if Plain(name) {
		return strings.ToLower(name)
	}
	return Sought(placed.Replace(Fold(name)))
}
