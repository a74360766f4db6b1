package openmarket

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/pricing"
)

// price is a price that was said.
func price(n int) *int { return &n }

// All prices are set on one sheet, by the steps of the game or typed; one that did not change is not recorded, nor is
// one that was changed and put back.
func TestAllPricesOnOneSheet(t *testing.T) {
	entry := &pricing.Price{}
	e := editorOf[*prices](t, form.Task{Table: market(t, 2, founded()...), Entry: entry})
	if _, unfinished := e.Refused(nil); !unfinished || e.rows[1] != nil {
		t.Error("something is said already, or a chain has a row that is not founded")
	}
	e.step(0, 1)
	e.step(0, 1)
	e.step(2, 1)
	e.step(2, -1)
	if got, want := written(t, e.Entries()...), written(t, &pricing.Price{Company: "A", Price: price(400)}); got != want {
		t.Errorf("the sheet made %s, want %s", got, want)
	}
	test.Type(e.rows[2].typed.Field, "1250")
	got := written(t, e.Entries()...)
	if want := written(t, &pricing.Price{Company: "A", Price: price(400)},
		&pricing.Price{Company: "C", Price: price(1250)}); got != want {
		t.Errorf("the sheet made %s, want %s", got, want)
	}
	if now := e.rows[2].beneath.Text(); now != "Now 300, +950" || e.RecordLabel() != "Record 2 prices" {
		t.Errorf("%q, %q", now, e.RecordLabel())
	}
	again := editorOf[*prices](t, form.Task{Table: e.task.Table, Entry: entry, Progress: e.Progress()})
	if got := written(t, again.Entries()...); got != written(t, e.Entries()...) {
		t.Errorf("come back have %s", got)
	}
}

// On a list of prices a step is the next price of it, and ends at its end.
func TestStepsOfAListOfPrices(t *testing.T) {
	rails := market(t, 3, &charter.Launch{Company: "N", Price: price(300)}, &pricing.Price{Company: "N", Price: price(325)})
	e := editorOf[*prices](t, form.Task{Table: rails, Entry: &pricing.Price{}})
	if !e.step(0, 1) || e.numbers[0] != 350 || e.step(0, 1) {
		t.Errorf("the price is %d", e.numbers[0])
	}
	e = editorOf[*prices](t, form.Task{Table: rails, Entry: &pricing.Move{Steps: 1}})
	if len(e.Entries()) != 0 || !e.step(0, -1) || e.price(0) != 300 ||
		e.rows[0].beneath.Text() != "Now 325, steps –1" {
		t.Errorf("moved by %v to %d", e.numbers, e.price(0))
	}
}
