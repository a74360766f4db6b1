package room

import (
	"strings"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Text that is not a number is never read as a number. Empty text leaves the field unchanged.
func TestWhatIsTypedAndIsNoNumberIsRefused(t *testing.T) {
	on := recorded(t, "tycoon", "two-seats-zero", 2)
	one := 1
	typed := func(text string) Sheet {
		t.Helper()
		return post[Sheet](t, on, keeper(), "sheet", EntryRequest{Kind: "buy", Sets: []FieldValue{
			{Field: "company", Value: &one}, {Field: "shares", Text: &text}}})
	}
	shares := func(s Sheet) int {
		t.Helper()
		for _, f := range s.Fields {
			if f.Name == "shares" {
				return f.Value
			}
		}
		t.Fatal("no shares are asked for")
		return 0
	}
	before := shares(typed(""))
	for text, want := range map[string]int{"1,000": 1000, "1.000": 1000, "2×1000": 2000, "": before, " ": before} {
		expect.Equal(t, shares(typed(text)), want, "%q", text)
	}
	for _, text := range []string{"1,5", "1.5", "10,00", "a", "5+"} {
		s := typed(text)
		must.Hold(t, shares(s) == calc.None && s.Outcome.Refusal != "", "%q is %d, refused with %q", text, shares(s),
			s.Outcome.Refusal)
		expect.Equal(t, len(s.Sets), 2, "what is kept of %q", text)
	}
}

// The text about the author has a placeholder, which the browser replaces by the local time.
func TestMomentsAreForTheBrowserToWrite(t *testing.T) {
	on := recorded(t, "stockholder", "three-seats-3x5", 3)
	head := get[Void](t, on, keeper(), "void", "op", "3").Head
	post[Done](t, on, keeper(), "void", Operation{Op: 3, Head: head})
	steps := on.session.View().Game.Steps()
	must.Hold(t, len(steps) == 2, "there are %d entries", len(steps))
	told := get[Entry](t, on, looker(), "entry", "number", "2")
	must.Hold(t, strings.HasSuffix(told.By, ", "+moment) || told.By == moment, "it is by %q", told.By)
	expect.Equal(t, told.At, door.Minute(steps[1].At), "when it was")
	undone := get[Log](t, on, looker(), "log", "before", "0").Undone
	must.Hold(t, len(undone) == 1 && strings.HasSuffix(undone[0].Detail, moment), "undone is %+v", undone)
	expect.Equal(t, undone[0].At, door.Minute(on.session.View().Game.Operations()[2].At), "when that was")
}
