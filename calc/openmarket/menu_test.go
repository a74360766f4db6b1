package openmarket

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

func TestNoKindStandsInTwoParts(t *testing.T) {
	kinds, named := calc.Kinds(Rulebook{}.Blanks()), []string{}
	for _, part := range (Rulebook{}).Menu() {
		for _, kind := range part.Kinds {
			expect.True(t, slices.Contains(kinds, kind) && !slices.Contains(named, kind),
				"%s is no kind, or stands twice", kind)
			named = append(named, kind)
		}
	}
}
