package sums

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// No digit of a sum is cut, however large somebody types it.
func TestALargeSumIsWhole(t *testing.T) {
	apptest.App(t)
	p := NewPad(calc.None, nil, func(int) {})
	row := p.Row("How much")
	window := test.NewTempWindow(t, row)
	window.SetPadded(false)
	window.Resize(fyne.NewSize(366, 44))
	for range 12 {
		p.Typed('9')
	}
	var drawn []string
	apptest.Walk(row, func(o fyne.CanvasObject) {
		if line, is := o.(*canvas.Text); is {
			drawn = append(drawn, line.Text)
		}
	})
	must.Hold(t, len(drawn) == 2, "drawn are %q", drawn)
	expect.Equal(t, drawn[1], "1,000,000,000", "the sum")
}

// Backspace takes a digit back also after a digit was tapped, which has the keyboard then.
func TestATappedDigitErasesByKey(t *testing.T) {
	apptest.App(t)
	var keys fyne.CanvasObject
	sum := 0
	NewPad(calc.None, func(dock fyne.CanvasObject) { keys = dock }, func(said int) { sum = said })
	one := keys.(*fyne.Container).Objects[0].(*input.Button)
	test.Tap(one)
	test.Tap(one)
	one.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
	expect.Equal(t, sum, 1, "the sum")
}
