package form

import (
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/view"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func veiled(t *testing.T, entries int) view.Game {
	t.Helper()
	g := apptest.RecordedGame(t, "stockpile", "fees-four-veiled")
	s := apptest.Begin(t)
	must.Do(t, s.Session.Begin(g.Setup))
	apptest.Record(t, s, g.Entries[:entries]...)
	return s.Session.View()
}

func TestASheetIsClosedUntilItsPlayerOpensIt(t *testing.T) {
	v := veiled(t, 30)
	sell := v.Expected().All()[0]
	f := NewEditor(Task{Rulebook: v.ID(), Table: v.Table, Entry: sell, Changed: func() {}, Refuse: func(string) {}})
	covers := 0
	for name, control := range f.controls {
		_, cover := control.(*coverControl)
		expect.True(t, cover, "%s is open to all", name)
		covers++
	}
	expect.True(t, covers == 1, "there are %d covers for one player", covers)
	seat := v.Table.Turn()
	f.Reveal(seat)
	held := 0
	for company := range v.Layout.Companies {
		if v.Table.Shares(seat, company) > 0 {
			held++
		}
	}
	expect.True(t, held != 0 && len(f.controls) >= held,
		"the player holds %d companies and finds %d fields", held, len(f.controls))
	f.Reveal(calc.None)
	expect.True(t, len(f.controls) == 1, "the veil does not fall again")
}
