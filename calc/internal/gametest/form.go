package gametest

import (
	"errors"
	"math"

	"pgregory.net/rapid"

	"scripkeeper/calc"
)

// Fill sets an entry's fields one after another, each by what its form allows then, up to one that allows nothing.
func Fill(e calc.Entry, t calc.Table, value func(*calc.Field) int) {
	// What ends it early is that nothing is allowed.
	_ = calc.Ask(e, t, func(field *calc.Field) (bool, error) {
		switch {
		case field.SetText != nil:
			field.SetText("as agreed")
		case field.Allowed.Count() == 0:
			return false, errors.New("a field allows nothing")
		default:
			field.Set(value(field))
		}
		return true, nil
	})
}

// ReadEntry reads every field of an entry's form, and proves that this leaves the entry as it is.
func ReadEntry(t Judge, table calc.Table, e calc.Entry) {
	t.Helper()
	said := Written(e)
	ReadForm(t, e.Form(table))
	if now := Written(e); now != said {
		t.Fatalf("asking for its form made %s of %s", now, said)
	}
}

// ReadForm reads every field of a form.
func ReadForm(t Judge, form calc.Form) {
	t.Helper()
	for _, field := range form.Fields {
		if field.Kind == calc.TextKind {
			field.GetText()
			continue
		}
		if place, ok := field.Allowed.Index(field.Get()); ok && field.Allowed.At(place) != field.Get() {
			t.Fatalf("%s is %d, and %d at its place", field.Name, field.Get(), field.Allowed.At(place))
		}
		if n := len(field.Odds); n > 0 && n != field.Allowed.Count() {
			t.Fatalf("%s has %d values and %d odds", field.Name, field.Allowed.Count(), n)
		}
	}
}

// WildNumber draws any number, the extremes and some others often.
func WildNumber(often ...int) *rapid.Generator[int] {
	often = append(often, math.MinInt, math.MinInt+1, -1<<31, -1_000_001, -1, 0, 1, 2, 3, 4, 5,
		1_000_000, 1_000_001, math.MaxInt32, math.MaxInt-1, math.MaxInt)
	return rapid.OneOf(rapid.SampledFrom(often), rapid.IntRange(-6, 12), rapid.Int())
}

// WildWord draws any text, some words often.
func WildWord(often ...string) *rapid.Generator[string] {
	return rapid.OneOf(rapid.SampledFrom(append(often, "", "cash", "\x00", "Ω")), rapid.String())
}

// Upset sets some fields of an entry to anything at all, and asks for its form again each time.
func Upset(t *rapid.T, table calc.Table, e calc.Entry, number *rapid.Generator[int]) {
	for range 12 {
		fields := e.Form(table).Fields
		if len(fields) == 0 {
			return
		}
		field := fields[rapid.IntRange(0, len(fields)-1).Draw(t, "field")]
		if field.SetText != nil {
			field.SetText(rapid.String().Draw(t, "text"))
			continue
		}
		field.Set(number.Draw(t, "value"))
		field.Get()
	}
}
