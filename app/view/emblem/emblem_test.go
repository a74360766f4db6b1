package emblem

import (
	"strconv"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func TestSuitOfAnUnknownCompanyIsPlain(t *testing.T) {
	got := SuitOf("proton")
	expect.True(t, got == Plain(), "suit of an unknown key: %v", got)
	expect.Equal(t, SuitOf("yellow"), Suit{"yellow", Triangle}, "suit of yellow")
}

func TestCompaniesOfAGameDoNotLookTheSame(t *testing.T) {
	keys := []string{"harbour", "Blue", "mill", "violet", "e", "f", "g", "h", "i", "j", "k", "l"}
	suits := SuitsFor(keys)
	seen := map[string]bool{}
	for i, s := range suits {
		if seen[s.Key] || s == Plain() {
			t.Errorf("%s looks like %s", keys[i], s.Key)
		}
		seen[s.Key] = true
	}
	if suits[1].Key != "blue" || suits[3].Key != "violet" || suits[0].Key != "red" || suits[2].Key != "yellow" {
		t.Errorf("suits are %v", suits)
	}
}

// From the thirteenth company on, the colours repeat with other shapes. 72 companies look different.
func TestManyCompaniesDoNotLookTheSame(t *testing.T) {
	keys := make([]string, 73)
	for i := range keys {
		keys[i] = strconv.Itoa(i)
	}
	keys[30] = "green"
	suits, seen := SuitsFor(keys), map[Suit]bool{}
	for i, s := range suits[:72] {
		expect.True(t, !seen[s] && s != Plain(), "company %d looks like %v", i, s)
		seen[s] = true
	}
	if suits[72] != Plain() || suits[30].Key != "green" {
		t.Errorf("the last look like %v and %v", suits[72], suits[30])
	}
}

func TestEverySuitHasAShapeOfItsOwn(t *testing.T) {
	seen := map[Shape]string{}
	for _, s := range append(Suits(), Plain()) {
		other, taken := seen[s.Shape]
		expect.True(t, !taken, "%s has the shape of %s", s.Key, other)
		seen[s.Shape] = s.Key
	}
	if len(Suits()) < 12 {
		t.Errorf("%d suits only", len(Suits()))
	}
}
