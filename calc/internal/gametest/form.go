package gametest

import (
	"fmt"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

// Asked returns the names of a form's fields, joined by spaces.
func Asked(form calc.Form) string {
	names := calc.Map(form.Fields, func(field *calc.Field) string { return field.Name })
	return strings.Join(names, " ")
}

// Field returns the field with the given name, or fails the test.
func Field(t Judge, table calc.Table, e calc.Entry, name string) *calc.Field {
	t.Helper()
	f, asked := e.Form(table).Field(name)
	if !asked {
		t.Fatalf("%s does not ask for %s", Written(e), name)
	}
	return f
}

func Set(t Judge, table calc.Table, e calc.Entry, name string, value int) {
	t.Helper()
	Field(t, table, e, name).Set(value)
}

// Expected returns the kinds of the entries that a table expects, joined by spaces.
func Expected(rules calc.Rulebook, table calc.Table) string {
	return strings.Join(calc.Kinds(rules.Expected(table).All()), " ")
}

// WantRanks compares a standing with the wanted text, such as "1. seat 1 300, 2. seat 0 0 out".
func WantRanks(t Judge, rules calc.Rulebook, table calc.Table, want string) {
	t.Helper()
	var places []string
	for _, p := range rules.Standing(table).Places {
		out := strings.Repeat(" out", calc.Bit(p.Out))
		places = append(places, fmt.Sprintf("%d. seat %d %d%s", p.Rank, p.Seat, p.Worth, out))
	}
	expect.Equal(t, strings.Join(places, ", "), want, "the standing")
}

// WantPlaces compares the rank of each seat, in seat order, with the wanted ranks.
func WantPlaces(t Judge, rules calc.Rulebook, table calc.Table, want ...int) {
	t.Helper()
	for _, p := range rules.Standing(table).Places {
		expect.Equal(t, p.Rank, want[p.Seat], "place of seat %d", p.Seat)
	}
}
