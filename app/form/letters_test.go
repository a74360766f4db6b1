package form

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/shoulders"
	"scripkeeper/calc/shoulders/operating"
)

// operates returns the entry for a company's operation in the advanced game. The company is Swift, with appeal 3.
func operates(t *testing.T) (calc.Table, calc.Entry, *FormEditor) {
	t.Helper()
	apptest.App(t)
	rules := shoulders.Rulebook{}
	table, _, _ := rules.Open(rules.Presets()[2].Options, []string{"Ann", "Ben"})
	for _, e := range []calc.Entry{
		&shoulders.Start{Seat: 1, Company: "swift", Par: 50}, &shoulders.Start{Seat: 0, Company: "elgin", Par: 40},
		&shoulders.Pass{Seat: 0}, &shoulders.Pass{Seat: 1}, &operating.Building{Dealt: true},
	} {
		next, _, refusal := e.Apply(table)
		must.Hold(t, refusal == nil, "%s: %v", e.Kind(), refusal)
		table = next
	}
	e := calc.BatchOf(rules, table, rules.Expected(table).Next[0])
	f := NewEditor(Task{Rulebook: rules.ID(), Table: table, Entry: e, Changed: func() {}, Refuse: func(string) {}})
	test.NewTempWindow(t, f.Object())
	return table, e, f
}

// A letter raises the number with that initial; a capital lowers it. A letter can also pick a choice.
func TestALetterLeadsToAField(t *testing.T) {
	table, e, f := operates(t)
	value := func(name string) int { return f.form.Field(name).Get() }
	for _, letter := range "aaA" {
		expect.True(t, f.Lead(letter), "%c leads nowhere", letter)
	}
	expect.Equal(t, value("appeal"), 4, "the appeal")
	f.set("revenue", 60)
	expect.True(t, f.Lead('w'), "w leads nowhere")
	expect.Equal(t, value("use"), 1, "what is done with the revenue")
	expect.True(t, !f.Lead('z'), "z leads somewhere")
	expect.Equal(t, len(e.(calc.Batch).Entries(table)), 2, "entries")
}

func TestWhatIsSeldomAskedForFoldsAway(t *testing.T) {
	_, _, f := operates(t)
	name := words.FieldPart("shoulders", "emergency")
	folded := func() bool {
		_, has := apptest.Find(f.Object(), func(b *input.Button) bool { return b.Label() == name })
		return has
	}
	must.Hold(t, folded(), "%s is not folded", name)
	controls := len(f.order)
	button, _ := apptest.Find(f.Object(), func(b *input.Button) bool { return b.Label() == name })
	button.Tapped(nil)
	expect.True(t, !folded() && len(f.order) == controls+2, "%d controls after %d", len(f.order), controls)
}
