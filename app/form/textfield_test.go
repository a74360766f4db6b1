package form

import (
	"fmt"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
)

// The toolkit takes the focus from a field that is no longer under the pointer.
func TestAFieldStaysUnderThePointerUntilThePressEnds(t *testing.T) {
	apptest.App(t)
	above := canvas.NewRectangle(nil)
	above.SetMinSize(fyne.NewSize(100, 280))
	f := NewNumberField()
	scroll := container.NewVScroll(container.NewVBox(above, f, canvas.NewRectangle(nil)))
	w := test.NewTempWindow(t, scroll)
	w.Resize(fyne.NewSize(300, 300))
	press := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}
	f.MouseDown(press)
	if w.Canvas().Focused() != fyne.Focusable(f) || scroll.Offset.Y != 0 {
		t.Fatalf("pressed: the keyboard is at %T, the page at %v", w.Canvas().Focused(), scroll.Offset.Y)
	}
	f.MouseUp(press)
	whole := scroll.Offset.Y
	expect.True(t, whole != 0, "the field is out of sight when the press has ended")
	w.Canvas().Unfocus()
	scroll.ScrollToTop()
	w.Canvas().Focus(f)
	expect.True(t, scroll.Offset.Y == whole, "by keys: the page stands at %v, not at %v", scroll.Offset.Y, whole)
}

func TestALongNameHasNoScrollBar(t *testing.T) {
	test.NewTempApp(t)
	f := NewTextField()
	window := test.NewTempWindow(t, f)
	window.Resize(fyne.NewSize(200, 60))
	f.SetText("The long evening of the six who never wanted to go home")
	f.CursorColumn = len(f.Text)
	f.Refresh()
	var look func(o fyne.CanvasObject)
	moved := false
	look = func(o fyne.CanvasObject) {
		if !o.Visible() {
			return
		}
		expect.True(t, !strings.Contains(fmt.Sprintf("%T", o), "scrollBar"), "a %T is seen", o)
		if scroll, is := o.(*container.Scroll); is {
			moved = scroll.Offset.X > 0
		}
		if w, is := o.(fyne.Widget); is {
			for _, part := range test.WidgetRenderer(w).Objects() {
				look(part)
			}
		}
	}
	look(f)
	expect.True(t, moved, "the end of the name is not in sight")
}

// The wheel scrolls the page once the lines of a field have scrolled to their end.
func TestTheWheelScrollsThePageOverFields(t *testing.T) {
	apptest.App(t)
	long := NewWordsField("a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl", nil)
	fields := map[string]*TextField{"a line": NewTextField(), "a number": NewNumberField(),
		"words": NewWordsField("", nil), "many lines": long}
	for name, field := range fields {
		field.SetText(field.Text + "Ann")
		below := canvas.NewRectangle(color.Black)
		below.SetMinSize(fyne.NewSize(0, 2000))
		scroll := container.NewVScroll(frame.Stack(0, field, below))
		w := test.NewTempWindow(t, scroll)
		w.Resize(fyne.NewSize(300, 400))
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(field).Add(fyne.NewPos(30, 15))
		test.Scroll(w.Canvas(), at, 0, -10)
		expect.True(t, (scroll.Offset.Y != 0) != (field == long),
			"over %s the page is scrolled to %v", name, scroll.Offset)
		for range 100 {
			test.Scroll(w.Canvas(), at, 0, -10)
		}
		expect.True(t, scroll.Offset.Y != 0, "over %s the page never scrolls", name)
	}
}

type pages struct{ beside fyne.Layout }

func (p pages) MinSize(o []fyne.CanvasObject) fyne.Size      { return p.beside.MinSize(o) }
func (p pages) Layout(o []fyne.CanvasObject, size fyne.Size) { p.beside.Layout(o, size) }
func (pages) Pages()                                         {}

// Tab skips chips and buttons. The Right key moves to the chip beside a field unless the field's text is selected.
func TestTabGoesFromFieldToField(t *testing.T) {
	apptest.App(t)
	a := &Asker{Set: func(string, int) {}}
	cash := newSumControl(a, sheet.Field{Name: "cash", Label: "Cash", Max: 500, Most: 300, Bounded: true}, func(int) {})
	shares := newStepControl(sheet.Field{Name: "shares", Label: "Shares", Max: 9}, func(int) {})
	debt := newSumControl(a, sheet.Field{Name: "debt", Label: "Debt", Max: 500, Most: 500, Bounded: true}, func(int) {})
	expect.Equal(t, cash.most.AccessibilityLabel(), words.Format("sheet.most", words.Names{"number": 300}), "Max")
	note, remove := NewWordsField("", func(string) {}), input.NewQuietButton("Remove", nil)
	rows := container.NewVBox(cash.Object(), shares.Object(), debt.Object(), note, remove)
	w := test.NewTempWindow(t, container.New(pages{layout.NewGridLayout(2)}, container.NewVScroll(rows), NewTextField()))
	w.Resize(fyne.NewSize(800, 600))
	press := func(keys ...fyne.KeyName) {
		for _, key := range keys {
			w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: key})
		}
	}
	at := func(want fyne.Focusable, after string) {
		t.Helper()
		expect.True(t, w.Canvas().Focused() == want, "after %s the keyboard is at %T", after, w.Canvas().Focused())
	}
	w.Canvas().Focus(cash.field)
	test.Type(cash.field, "120")
	press(fyne.KeyTab)
	at(shares.stepper, "a number")
	press(fyne.KeyTab)
	test.Type(w.Canvas().Focused(), "30")
	at(debt.field, "a number between buttons")
	press(fyne.KeyTab)
	at(note, "the second number")
	expect.True(t, cash.value == 120 && debt.value == 30, "%d and %d were typed", cash.value, debt.value)
	core.TypeOn(note, true)
	at(debt.field, "the way back")
	press(fyne.KeyRight)
	at(debt.field, "an arrow that ends the mark")
	press(fyne.KeyRight)
	at(debt.most, "an arrow at the end of the text")
	press(fyne.KeyTab)
	at(note, "a chip")
	press(fyne.KeyTab)
	at(remove, "the last field")
}
