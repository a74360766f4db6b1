package form

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
)

// onPad returns the editor for an entry in a game of railways, and the container below its sheet.
func onPad(t *testing.T, e calc.Entry) (f *FormEditor, docked *fyne.CanvasObject) {
	t.Helper()
	apptest.Begin(t)
	table := apptest.Chartered(t, &charter.Launch{Company: "N"}, &operating.Operate{Company: "N", Revenue: 90})
	docked = new(fyne.CanvasObject)
	f = NewEditor(Task{Rulebook: "openmarket", Table: table, Entry: calc.BatchOf(openmarket.Rulebook{}, table, e),
		Changed: func() {}, Refuse: func(string) {}, Dock: func(o fyne.CanvasObject) { *docked = o }})
	test.NewTempWindow(t, f.Object()).Resize(fyne.NewSize(390, 844))
	return f, docked
}

// The first digit replaces the number, wherever the focus is.
func TestDigitsWriteTheNumberThatAnEntryIsAbout(t *testing.T) {
	f, docked := onPad(t, &operating.Operate{Company: "N", Revenue: calc.None})
	revenue := func(want int) {
		t.Helper()
		expect.Equal(t, f.form.Field("revenue").Get(), want, "the revenue")
	}
	two, _ := apptest.Find(*docked, func(b *input.Button) bool { return b.AccessibilityLabel() == "2" })
	f.Typed('1')
	test.Tap(two)
	f.Typed('0')
	revenue(120)
	f.Typed('\b')
	revenue(12)
	f.set("revenue", 300)
	test.Tap(two)
	revenue(2)
	f.Typed('\b')
	revenue(calc.None)
	f.Lead('w')
	revenue(0)
	usual, _ := apptest.Find(f.Object(), func(c *input.Chip) bool {
		return c.AccessibilityLabel() == words.Format("openmarket.usual.revenue", words.Names{"amount": 90})
	})
	usual.Tapped(nil)
	revenue(90)
	expect.True(t, !usual.Visible(), "what is filled in is offered again")
}

func TestUsualWordsAreTapped(t *testing.T) {
	e := &operating.Pay{Payer: "company", Company: "N", Amount: 50}
	f, _ := onPad(t, e)
	train := chipOf(t, f, "openmarket.choice.reason.Train")
	train.Tapped(nil)
	expect.Equal(t, e.Reason, "Train", "tapped")
	own := f.controls["reason"].(*wordsControl)
	expect.Equal(t, own.field.Text, "Train", "the field has")
	own.field.SetText("Two trains")
	expect.True(t, e.Reason == "Two trains" && !train.Chosen(), "%q is typed", e.Reason)
}

func chipOf(t *testing.T, f *FormEditor, key string) *input.Chip {
	t.Helper()
	chip, _ := apptest.Find(f.Object(), func(c *input.Chip) bool { return c.AccessibilityLabel() == words.Text(key) })
	return chip
}
