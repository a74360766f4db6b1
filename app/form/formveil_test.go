package form

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/session"
	"scripkeeper/app/widget"
	"scripkeeper/calc"
)

// veiled plays a recorded game with veiled portfolios as far as said.
func veiled(t *testing.T, entries int) session.View {
	t.Helper()
	g := apptest.RecordedGame(t, "stockpile", "fees-four-veiled")
	s := apptest.Begin(t)
	if err := s.Session.Begin(g.Setup); err != nil {
		t.Fatal(err)
	}
	apptest.Record(t, s, g.Entries[:entries]...)
	return s.Session.View()
}

// What a seat holds and what it could sell is not on the sheet before its player opens it.
func TestASheetIsClosedUntilItsPlayerOpensIt(t *testing.T) {
	v := veiled(t, 30)
	sell := v.Expected().All()[0]
	f := NewEditor(Task{Rulebook: v.ID(), Table: v.Table, Entry: sell, Changed: func() {}, Refuse: func(string) {}})
	covers := 0
	for name, control := range f.controls {
		if _, cover := control.(*coverControl); !cover {
			t.Errorf("%s is open to all", name)
		}
		covers++
	}
	if covers != 1 {
		t.Errorf("there are %d covers for one player", covers)
	}
	seat := v.Table.Turn()
	f.Reveal(seat)
	held := 0
	for company := range v.Layout.Companies {
		if v.Table.Shares(seat, company) > 0 {
			held++
		}
	}
	if held == 0 || len(f.controls) < held {
		t.Errorf("the player holds %d companies and finds %d fields", held, len(f.controls))
	}
	f.Reveal(calc.None)
	if len(f.controls) != 1 {
		t.Error("the veil does not fall again")
	}
}

// The forecast that is left follows from the five others, and a second tap takes one back.
func TestTheLastForecastFollows(t *testing.T) {
	v := veiled(t, 34)
	f := NewEditor(Task{Rulebook: v.ID(), Table: v.Table, Entry: v.Expected().All()[0], Changed: func() {}, Refuse: func(string) {}})
	chip := func(company, card int) *widget.Chip {
		return f.controls[calc.ItemName("forecasts", company)].(*chipControl).chips[card]
	}
	for company := range 5 {
		test.Tap(chip(company, company))
	}
	if !chip(5, 5).Chosen() {
		t.Error("the last card is not there")
	}
	test.Tap(chip(0, 0))
	if chip(0, 0).Chosen() || chip(5, 5).Chosen() {
		t.Error("a second tap takes nothing back")
	}
	test.Tap(chip(0, 5))
	if !chip(5, 0).Chosen() {
		t.Error("the last card does not follow")
	}
	test.Tap(chip(5, 0))
	if f.fresh("forecasts.5").Get() != calc.None {
		t.Error("what is taken back comes again")
	}
}
