package letters

import (
	"strings"
)

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
	if plain(name) {
		return strings.ToLower(name)
	}
	return Sought(placed.Replace(Fold(name)))
}
