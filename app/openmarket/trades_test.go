package openmarket

import (
	"encoding/json"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	rules "scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

// market is a table of three under a preset, after some entries.
func market(t *testing.T, preset int, before ...calc.Entry) calc.Table {
	t.Helper()
	table, _, refusal := rules.Rulebook{}.Open(rules.Rulebook{}.Presets()[preset].Options,
		[]string{"Anna", "Ben", "Carl"})
	for _, e := range before {
		if refusal == nil {
			table, _, refusal = e.Apply(table)
		}
	}
	if refusal != nil {
		t.Fatal(refusal)
	}
	return table
}

// founded are the chains Anchor and Castle, begun by Anna.
func founded() []calc.Entry {
	return []calc.Entry{&charter.Launch{Company: "A"}, &charter.Launch{Company: "C"}}
}

// sheet opens the sheet of an entry in a window.
func editorOf[E form.Editor](t *testing.T, task form.Task) E {
	t.Helper()
	apptest.Begin(t)
	task.Rulebook, task.Changed, task.Refuse = "openmarket", func() {}, func(string) {}
	editor, ok := NewEditor(task)
	if !ok {
		t.Fatalf("a %s has no editor of its own", task.Entry.Kind())
	}
	window := test.NewTempWindow(t, editor.Object())
	window.Resize(fyne.NewSize(390, 844))
	return editor.(E)
}

func written(t *testing.T, all ...calc.Entry) string {
	t.Helper()
	data := must.Get(json.Marshal(all))(t)
	return string(data)
}

// Purchases of two companies are filled in at once, and the shares left and the cash follow.
func TestSeveralPurchasesAtOnce(t *testing.T) {
	entry := &trading.Buy{Shares: 1}
	e := editorOf[*trades](t, form.Task{Table: market(t, 2, founded()...), Entry: entry})
	for _, company := range []int{0, 0, 2} {
		if !e.step(company, 1) {
			t.Fatalf("no purchase of company %d", company)
		}
	}
	got := written(t, e.Entries()...)
	if want := written(t, &trading.Buy{Company: "A", Shares: 2}, &trading.Buy{Company: "C", Shares: 1}); got != want {
		t.Errorf("the sheet made %s, want %s", got, want)
	}
	if left := e.cells[0].about.Text(); left != "Anchor: 22 left" {
		t.Errorf("beneath the cell stands %q", left)
	}
	if cash := e.cash.Text(); !strings.HasSuffix(cash, "300") { // 6000 - 2 * 200 - 300
		t.Errorf("the cash is %q", cash)
	}
	if e.cells[1].trade.Visible() || e.RecordLabel() != "Record 2 entries" {
		t.Errorf("the button says %q, and a chain can be bought that is not founded: %t", e.RecordLabel(),
			e.cells[1].trade.Visible())
	}
	e.step(0, -1)
	e.step(0, -1)
	if entry.Company != "C" || len(e.Entries()) != 1 || e.step(0, -1) {
		t.Errorf("what was taken back is still there: %+v, %v", entry, e.Entries())
	}
}

// A chain is founded with the first purchases of it, or alone, and one less than none takes that back.
func TestFoundedWithItsPurchases(t *testing.T) {
	entry := &trading.Buy{Shares: 1}
	e := editorOf[*trades](t, form.Task{Table: market(t, 2, founded()...), Entry: entry})
	test.Tap(e.cells[1].launch)
	if got, want := written(t, e.Entries()...), written(t, &charter.Launch{Company: "B"}); got != want ||
		e.refusal(1, 1) != nil {
		t.Errorf("the sheet made %s, want %s", got, want)
	}
	if f := e.cells[1].trade.Figures(); !e.cells[1].trade.Visible() || f.Shares != 1 || f.Price != 200 {
		t.Errorf("the founder has %+v", f)
	}
	e.step(1, 1)
	e.step(0, 1)
	got := written(t, e.Entries()...)
	want := written(t, &charter.Launch{Company: "B"}, &trading.Buy{Company: "A", Shares: 1},
		&trading.Buy{Company: "B", Shares: 1})
	if got != want || entry.Company != "B" {
		t.Errorf("the sheet made %s, want %s", got, want)
	}
	e.step(1, -1)
	if e.step(1, -1); len(e.Entries()) != 1 || e.cells[1].trade.Visible() || entry.Company != "A" {
		t.Errorf("what was taken back is still there: %s", written(t, e.Entries()...))
	}
}

// Who launches a company buys shares of it at once, as many as the cash pays for at the price that is said.
func TestLaunchWithAPurchase(t *testing.T) {
	entry := &charter.Launch{}
	e := editorOf[*founding](t, form.Task{Table: market(t, 2), Entry: entry})
	if e.buying.Visible() || e.Entries() != nil {
		t.Error("shares can be bought of nothing")
	}
	entry.Company = "A"
	e.update()
	e.stepper.TypedRune('3')
	if got, want := written(t, e.Entries()...), written(t, &charter.Launch{Company: "A"},
		&trading.Buy{Company: "A", Shares: 3}); got != want {
		t.Errorf("the sheet made %s, want %s", got, want)
	}
	entry.Size = price(41) // 8 steps of 100 above 200
	e.stepper.TypedRune('9')
	if e.update(); e.bought != 6 || string(e.Progress()) != "6" {
		t.Errorf("at 1000 are bought %d", e.bought)
	}
	if e = editorOf[*founding](t, form.Task{Table: market(t, 3),
		Entry: &charter.Launch{Company: "N"}}); e.buying.Visible() {
		t.Error("a railway's certificates are bought without their kind")
	}
}

// What all purchases cost together must be there, and a sale goes no further than what is held.
func TestNoMoreThanCashAndSharesAllow(t *testing.T) {
	table := market(t, 2, append(founded(), &trading.Buy{Company: "A", Shares: 20})...)
	e := editorOf[*trades](t, form.Task{Table: table, Entry: &trading.Buy{Shares: 1}})
	for range 9 { // 2000 are left, a share of Castle costs 300
		e.step(2, 1)
	}
	if e.number(2) != 6 || !e.step(0, 1) || e.step(0, 1) || e.cells[0].trade.Figures().NoMore == "" {
		t.Errorf("the numbers are %v", e.numbers)
	}
	e = editorOf[*trades](t, form.Task{Table: table, Entry: &trading.Sell{Shares: 1}})
	if !e.step(2, 1) || e.step(2, 1) || e.cells[2].trade.Figures().NoLess == "" {
		t.Errorf("sold are %v", e.numbers)
	}
	if e.toggle(0); e.Terms().Limits.Min != -21 || e.Terms().Limits.Max != 0 {
		t.Errorf("can be sold: %+v", e.Terms().Limits)
	}
	if e.SetShares(21); e.Shares() != -21 || len(e.Entries()) != 2 {
		t.Errorf("sold are %v", e.numbers)
	}
}

// The only company that is traded is not bought before somebody says so.
func TestNothingIsBoughtUnsaid(t *testing.T) {
	e := editorOf[*trades](t, form.Task{Table: market(t, 2, founded()[:1]...),
		Entry: &trading.Buy{Company: "A", Shares: 1}})
	if sentence, unfinished := e.Refused(nil); len(e.Entries()) != 0 || sentence == "" || !unfinished {
		t.Errorf("bought are %v, %q", e.numbers, sentence)
	}
}

// The keys of the pad for one less and one more trade one share, of a purchase and of a sale, and so do the signs of a
// keyboard.
func TestPadStepsATrade(t *testing.T) {
	table := market(t, 2, append(founded(), &trading.Buy{Company: "A", Shares: 4})...)
	bought := editorOf[*trades](t, form.Task{Table: table, Entry: &trading.Buy{Shares: 1}})
	bought.toggle(0)
	for _, key := range "+++-" {
		if !bought.Typed(key) {
			t.Errorf("%q means nothing", key)
		}
	}
	if bought.number(0) != 2 {
		t.Errorf("bought are %v", bought.numbers)
	}
	sold := editorOf[*trades](t, form.Task{Table: table, Entry: &trading.Sell{Shares: 1}})
	sold.toggle(0)
	for range 3 {
		sold.pad.Minus()
	}
	if sold.pad.Plus(); sold.number(0) != 2 || sold.Shares() != -2 {
		t.Errorf("sold are %v", sold.numbers)
	}
	if !sold.cells[0].typed(&fyne.KeyEvent{Name: fyne.KeyHome}) || sold.number(0) != 5 {
		t.Errorf("all that can be sold are %v", sold.numbers)
	}
}

// A sheet that was left goes on with all of its numbers.
func TestNumbersOfADraftComeBack(t *testing.T) {
	table, entry := market(t, 2, founded()...), &trading.Buy{Shares: 1}
	e := editorOf[*trades](t, form.Task{Table: table, Entry: entry})
	e.step(0, 1)
	e.step(2, 1)
	again := editorOf[*trades](t, form.Task{Table: table, Entry: entry, Progress: e.Progress()})
	if got, want := written(t, again.Entries()...), written(t, e.Entries()...); got != want {
		t.Errorf("come back have %s, left were %s", got, want)
	}
}

// Where more is asked than a company and a number, and where an entry of the past is amended, the form asks for it.
func TestTheFormAsksForTheRest(t *testing.T) {
	apptest.Begin(t)
	rails := market(t, 3, &charter.Launch{Company: "N"})
	for _, task := range []form.Task{{Table: rails, Entry: &trading.Buy{}},
		{Table: market(t, 2, founded()...), Entry: &trading.Buy{}, Alone: true},
		{Table: market(t, 2), Entry: &trading.Buy{}}, {Table: market(t, 2), Entry: &charter.Launch{}, Alone: true},
		{Table: market(t, 0), Entry: &pricing.Price{}, Alone: true}} {
		if _, ok := NewEditor(task); ok {
			t.Errorf("a %s has an editor of its own", task.Entry.Kind())
		}
	}
}

// Where no turns are kept, the sheet asks who trades before anything else, shows no cash of nobody, and then names who
// buys without a word of turns.
func TestWhoTradesIsAskedFirst(t *testing.T) {
	table, entry := market(t, 0), &trading.Buy{Seat: calc.None, Shares: 1}
	e := editorOf[*trades](t, form.Task{Table: table, Entry: entry})
	if sentence, unfinished := e.Refused(nil); unfinished || sentence != "" || e.cash.Text() != "" {
		t.Errorf("of nobody the sheet asks %q and shows %q", sentence, e.cash.Text())
	}
	asks := false
	apptest.Walk(e.content, func(o fyne.CanvasObject) {
		if spoken, is := o.(interface{ AccessibilityLabel() string }); is {
			asks = asks || strings.Contains(spoken.AccessibilityLabel(), "A +. Which player?")
		}
	})
	if !asks {
		t.Error("what cannot be bought by nobody does not ask who buys it")
	}
	height := e.content.MinSize().Height
	entry.Seat = 1
	e.touch()
	if sentence, unfinished := e.Refused(nil); !unfinished || sentence == "" || e.cash.Text() == "" ||
		e.content.MinSize().Height != height {
		t.Errorf("of Ben the sheet asks %q, his cash is %q, the sheet is %v high and was %v", sentence, e.cash.Text(),
			e.content.MinSize().Height, height)
	}
	if title := words.EntryTitle("openmarket", table, entry); title != "Ben buys" {
		t.Errorf("the sheet is headed %q", title)
	}
}
