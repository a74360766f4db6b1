package letters

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Alike returns the indices of the first two names that look the same, ignoring case: "Anna" in Latin and in Cyrillic
// letters, or "Ian" and "lan".
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

// shapeOf maps wide and small forms to plain letters, and letters of other scripts to similar Latin letters.
func shapeOf(name string) string {
	name = norm.NFKC.String(Tidy(name))
	name = strings.Map(func(r rune) rune {
		if isJoiner(r) || unicode.Is(unicode.Variation_Selector, r) {
			return -1
		}
		return twin(r)
	}, name)
	// Letters are mapped again in lower case, because a capital may resemble another letter than its small form does.
	return strings.Map(twin, strings.ToLower(name))
}

// twins are letters that look like the Latin letters at the same positions in latin.
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

// Compare compares two names alphabetically for readers of any language. "Ärne" is between "Arne" and "Bea", "Łukasz"
// comes after all other names with L, and Ukrainian letters follow their alphabet. Accents and then capitals decide
// between otherwise equal names.
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

// placed puts letters after other letters where the order of the alphabet differs from that of the code points.
var placed = strings.NewReplacer(
	"ł", "l"+behind, "đ", "d"+behind, "ø", "o"+behind, "æ", "ae", "œ", "oe",
	"ґ", "г"+behind, "є", "е"+behind, "і", "и"+behind, "ї", "и"+behind+behind, "й", "и"+behind+behind+behind,
)

func key(name string) string {
	if Plain(name) {
		return strings.ToLower(name)
	}
	return SearchKey(placed.Replace(Fold(name)))
}
