package sheet

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/tycoon"
	"scripkeeper/calc/tycoon/yearend"
	"scripkeeper/ledger/record"
)

// Cards are in lines by company, or in one line if they have no company. A card held by another player is disabled.
func TestCountedCardsStandInLines(t *testing.T) {
	position := func(table calc.Table) calc.Entry {
		p := tycoon.NewPosition(table)
		p.Transaction = 4
		return p
	}
	setup := record.Setup{Rulebook: "tycoon", Names: []string{"Ann", "Ben"}, Options: tycoon.Rulebook{}.Presets()[0].Options}
	v := begun(t, setup, position(begun(t, setup).Table))
	fields := newTask(v, &yearend.YearEnd{Seats: []yearend.Reveal{{Cards: []string{"A+5", "A+10"}, Plus: 2}}}).form().Fields()
	named := func(name string) Field {
		f, has := calc.Find(fields, func(f Field) bool { return f.Name == name })
		must.Hold(t, has, "the sheet has no %s", name)
		return f
	}
	first, next := named("cards.0.0"), named("cards.0.1")
	expect.True(t, first.Tally.Company != nil && !first.Tally.More && next.Tally.More && next.Tally.Text == "–5",
		"the line is told as %+v", *first.Tally)
	expect.True(t, first.Tally.By == 15 && first.Tally.About == "Now 20, +15" && first.Group == "Ann's cards",
		"beside it stands %+v, under %q", *first.Tally, first.Group)
	elsewhere := named("cards.1.2")
	expect.True(t, elsewhere.Locked && elsewhere.About == "A +5 is already with Ann.", "greyed is %+v", elsewhere)
	plus := named("plus.0")
	expect.True(t, plus.Tally.Text == "Currency +10% ×2" && plus.Tally.Company == nil && plus.Taken() == 3,
		"currency is told as %+v", *plus.Tally)
	played := named("suspend.1.0")
	expect.True(t, played.Folded && played.Group == "Share Suspended" && played.Tally.Of != nil && played.Tally.Name == "Ben",
		"Share Suspended is told as %+v", *played.Tally)
}
