package live

import (
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// Names are in the order in which people count.
func TestNamesAreInTheOrderOfTheirNumbers(t *testing.T) {
	want := []string{
		"", "2 of Ann", "Ann", "Ann 2", "Phone", "Phone 1", "Phone 2", "Phone 9b", "Phone 10", "Phone 10 a", "Phone 11 1",
		"Phone 11 12", "Phone 99999999999999999999", "Phone 100000000000000000000", "Zoë",
	}
	got := slices.Clone(want)
	slices.Reverse(got)
	slices.SortFunc(got, compareNames)
	expect.List(t, got, want, "the order")
	expect.Equal(t, compareNames("Phone 10", "Phone 10"), 0, "a name and itself")
}

// A name that nobody can see is none.
func TestANameThatCannotBeSeenIsNone(t *testing.T) {
	for name, want := range map[string]string{"\u2800": "", "\u3164 \u3164": "", "\u200b": "", " Jörg ": "Jörg", "Łukasz": "Łukasz"} {
		expect.Equal(t, plainName(name), want, "%q", name)
	}
}
