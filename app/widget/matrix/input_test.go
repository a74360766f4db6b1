package matrix

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/view"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestCellsReportSeatAndColumn(t *testing.T) {
	widgettest.Light(t)
	var got [][2]int
	m := New(sampleView(2), func(seat, column int) { got = append(got, [2]int{seat, column}) })
	widgettest.Stand(t, m, 374, 200)
	for _, o := range test.WidgetRenderer(m).Objects() {
		if w, ok := o.(fyne.Tappable); ok {
			w.Tapped(&fyne.PointEvent{})
		}
	}
	want := [][2]int{{view.HeadRow, 0}, {view.HeadRow, 1}, {view.HeadRow, 2}, {view.HeadRow, 3}}
	for seat := range 2 {
		want = append(want, [2]int{seat, view.NameColumn}, [2]int{seat, view.CashColumn}, [2]int{seat, 0},
			[2]int{seat, 1},
			[2]int{seat, 2}, [2]int{seat, 3}, [2]int{seat, view.WorthColumn})
	}
	must.Hold(t, len(got) == len(want), "reported %v", got)
	for i := range want {
		expect.Equal(t, got[i], want[i], "tap %d reported", i)
	}
}

func TestArrowsWalkTheColumns(t *testing.T) {
	widgettest.Light(t)
	m := New(sampleView(3), func(int, int) {})
	c := widgettest.Stand(t, m, 374, 300).Canvas()
	c.Focus(m.cell(1, 2))
	for _, step := range []struct {
		key  fyne.KeyName
		want fyne.Focusable
	}{{fyne.KeyDown, m.cell(2, 2)}, {fyne.KeyDown, m.cell(2, 2)}, {fyne.KeyRight, m.cell(2, 3)},
		{fyne.KeyUp, m.cell(1, 3)},
		{fyne.KeyUp, m.cell(0, 3)}, {fyne.KeyUp, m.headers[3]}} {
		widgettest.Press(c.Focused(), step.key)
		expect.True(t, c.Focused() == step.want,
			"%s leads to %v", step.key, c.Focused().(fyne.Accessible).AccessibilityLabel())
	}
}

func TestMatrixSpeaks(t *testing.T) {
	widgettest.Light(t)
	m := preview().(*Matrix)
	widgettest.Stand(t, m, 374, 300)
	for _, c := range []struct {
		of   fyne.Accessible
		want string
	}{
		{m.cell(0, view.CashColumn), "Ben, cash 640, +300"}, {m.cell(2, 1), "Zoe, Red 0, –3"},
		{m.headers[1], "Red price 80, –40"},
		{m.names[1], "Anastasia Petrovna, 1."}, {m.cell(3, view.WorthColumn), "Мария, worth 1240"},
	} {
		expect.Equal(t, c.of.AccessibilityLabel(), c.want, "spoken")
	}
}

func TestExtraRowsReportTheirRow(t *testing.T) {
	widgettest.Light(t)
	var got [][2]int
	m := New(treasuries(), func(seat, column int) { got = append(got, [2]int{seat, column}) })
	widgettest.Stand(t, m, 820, 420)
	test.Tap(m.cell(view.ExtraRow, 3))
	test.Tap(m.cell(view.ExtraRow-1, 5))
	expect.True(t, len(got) == 2 && got[0] == [2]int{view.ExtraRow, 3} && got[1] == [2]int{view.ExtraRow - 1, 5},
		"reported %v", got)
}

func TestFiguresThatAnswerNoTapAreNoStop(t *testing.T) {
	widgettest.Light(t)
	m := New(sampleView(2), nil)
	c := widgettest.Stand(t, m, 374, 200).Canvas()
	c.FocusNext()
	if focused, ok := c.Focused().(fyne.Accessible); ok {
		t.Errorf("the keyboard stops at %q", focused.AccessibilityLabel())
	}
}
