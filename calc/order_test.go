package calc

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// Lists come into the order that the library's sort gives them, and what compares alike keeps its place.
func TestListsComeInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		list := rapid.SliceOf(rapid.Custom(func(t *rapid.T) Term {
			return Term{rapid.StringN(0, 2, 4).Draw(t, "role"), rapid.IntRange(0, 4).Draw(t, "value")}
		})).Draw(t, "list")
		want := slices.Clone(list)
		byValue := func(a, b Term) int { return a.Value - b.Value }
		slices.SortStableFunc(want, byValue)
		if InOrder(list, byValue); !slices.Equal(list, want) {
			t.Fatalf("the order is %v, must be %v", list, want)
		}
	})
}
