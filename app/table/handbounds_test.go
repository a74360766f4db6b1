package table

import (
	"testing"

	"scripkeeper/app/editors"
	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/input"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

// mostOf sets every stepper of an editor as high as it goes, and sums that up.
func mostOf(e form.Editor) (sum int) {
	for _, stepper := range apptest.All(e.Object(), func(*input.Stepper) bool { return true }) {
		stepper.SetValue(1000)
		sum += stepper.Value()
	}
	return sum
}

// What a player fills in alone is bounded by what that player knows: what others hold does not show in how far a
// stepper goes.
func TestAPageIsBoundedByWhatItsPlayerKnows(t *testing.T) {
	s := apptest.Begin(t)
	g := apptest.RecordedGame(t, "stockpile", "fees-four-veiled")
	playedTo(t, s, g, 0)
	telling := 0
	for _, entry := range g.Entries[:30] {
		v := s.Session.View()
		if next, _ := sheet.Next(v, nil); next != nil {
			sh := newSheet(s, v, next)
			parts := sh.parts.now().Parts()
			for _, seat := range parts.Seats {
				if !parts.Own {
					continue
				}
				on := func(table calc.Table) int {
					fresh, _ := sheet.Copy(v.Rulebook, next)
					e := editors.For(form.Task{Rulebook: v.ID(), Table: table, Entry: fresh, Changed: func() {}})
					e.Reveal(seat)
					return mostOf(e)
				}
				known := on(view.KnownTo(v.Table, seat))
				if known != on(v.Table) {
					telling++
				}
				expect.Equal(t, mostOf(sh.parts.Editor(seat, func() {})), known, "cards that seat %d can fill in", seat)
			}
		}
		apptest.Record(t, s, entry)
	}
	expect.True(t, telling > 5, "only %d pages would tell what others hold", telling)
}
