package openmarket

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	rules "scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
)

// charted is a table on a small chart whose top row is shorter than the next: Northern stands at 70, Southern at 40.
//
//	60 70
//	50 60 65 75
//	40 50
func charted(t *testing.T) form.Task {
	t.Helper()
	var o *agreement.Options
	for _, p := range (rules.Rulebook{}).Presets() {
		if p.Key == "chart" {
			o, _ = p.Options.(*agreement.Options)
		}
	}
	o.Chart, o.Opening = "60 70 / 50 60 65 75 / 40 50", "70 40 70 70 70 70"
	table, _, refusal := rules.Rulebook{}.Open(o, []string{"Anna", "Ben"})
	for _, e := range []*charter.Launch{{Company: "N"}, {Company: "S"}} {
		if refusal == nil {
			table, _, refusal = e.Apply(table)
		}
	}
	if refusal != nil {
		t.Fatal(refusal)
	}
	return form.Task{Table: table}
}

// Arrows move a marker a cell, as the chart leads: what one entry reaches is one, and what it would not reach is as many
// as that takes. The way back takes an entry away, and an arrow that leads nowhere does nothing.
func TestArrowsMoveAMarker(t *testing.T) {
	task := charted(t)
	task.Entry = &pricing.Move{}
	e := editorOf[*moves](t, task)
	if e.move(0, agreement.Right) || e.move(0, agreement.Up) || len(e.Entries()) != 0 {
		t.Error("the marker leaves the chart at its top right corner")
	}
	if said, unfinished := e.Refused(nil); said == "" || !unfinished {
		t.Errorf("without a move the sheet says %q", said)
	}
	e.move(0, agreement.Down)
	e.move(0, agreement.Right)
	e.move(0, agreement.Right)
	want := written(t, &pricing.Move{Company: "N", Up: -1}, &pricing.Move{Company: "N", Steps: 2})
	if got := written(t, e.Entries()...); got != want || e.rows[0].number.Text() != "75" { // right alone goes nowhere
		t.Errorf("down and twice right made %s at %s, want %s", got, e.rows[0].number.Text(), want)
	}
	e.move(0, agreement.Left)
	e.move(0, agreement.Left)
	e.move(1, agreement.Up)
	e.move(1, agreement.Right)
	want = written(t, &pricing.Move{Company: "N", Up: -1}, &pricing.Move{Company: "S", Steps: 1, Up: 1})
	if got := written(t, e.Entries()...); got != want || e.rows[1].number.Text() != "60" {
		t.Errorf("and back, and the other one, made %s, want %s", got, want)
	}
	task.Progress = e.Progress()
	if again := editorOf[*moves](t, task); written(t, again.Entries()...) != written(t, e.Entries()...) {
		t.Errorf("what was begun came back as %s", written(t, again.Entries()...))
	}
}

// The arrow keys move the marker of the company where the keyboard is, on the sheet of moves as on that of a company that
// operates.
func TestArrowKeysMoveAMarker(t *testing.T) {
	task := charted(t)
	entry := &pricing.Move{}
	task.Entry = entry
	e := editorOf[*moves](t, task)
	e.first.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	e.first.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if *entry != (pricing.Move{Company: "N", Up: -2}) {
		t.Errorf("twice down made %+v", *entry)
	}
	operates := &operating.Operate{Company: "N", Revenue: 50}
	task.Entry = operates
	of := editorOf[*operate](t, task)
	all := apptest.All[interface {
		fyne.Tappable
		fyne.CanvasObject
		AccessibilityLabel() string
	}](of.Object(), nil)
	for _, o := range all {
		if o.AccessibilityLabel() == "Northern down" {
			test.Tap(o)
			if o.MinSize().Height < 44 || o.MinSize().Width < 44 {
				t.Errorf("an arrow is only %v", o.MinSize())
			}
		}
	}
	if operates.Up != -1 {
		t.Errorf("an arrow down made %+v", *operates)
	}
}
