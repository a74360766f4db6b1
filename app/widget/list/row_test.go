package list_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/expect"
)

func TestRowsLook(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "rows", frame.Stack(0,
		list.NewRow("Ben: +60 blue, –30 red", "14:02",
			func() {}).SetEnds(mark.NewSymbol(view.Company{Key: "blue", Code: "B", Name: "Blue"}, look.FigureSize),
			text.NewFigure("change", 120, core.FigureText)),
		list.NewRow("Zoe: ×2 green, ÷2 yellow, and more than fits", "taken back", nil).SetStruck(true),
		list.NewRow("Ann", "", func() {}).SetChosen(true)), 300, 180)
}

func TestRowSpeaks(t *testing.T) {
	widgettest.Light(t)
	r := list.NewRow("Ann", "120", nil)
	expect.True(t, r.AccessibilityLabel() == "Ann, 120" && r.AccessibilityRole() == fyne.AccessibleRoleText,
		"spoken %q as %q", r.AccessibilityLabel(), r.AccessibilityRole())
	taps := 0
	r.OnTapped(func() { taps++ })
	r.SetText("Ben", "")
	test.Tap(r)
	if r.AccessibilityLabel() != "Ben" || r.AccessibilityRole() != fyne.AccessibleRoleButton || taps != 1 {
		t.Errorf("spoken %q as %q, %d taps", r.AccessibilityLabel(), r.AccessibilityRole(), taps)
	}
	height := r.MinSize().Height
	expect.True(t, height >= look.Target, "only %v high", height)
}

func TestRowShowsEndsWheneverTheyAreSet(t *testing.T) {
	widgettest.Light(t)
	last := input.NewPlainButton("Put back", nil, nil)
	row := list.NewRow("Ann: B +60", "", nil).SetStruck(true).SetEnds(nil, last)
	widgettest.Stand(t, row, 300, 60)
	shown := func(o fyne.CanvasObject) bool { return slices.Contains(test.WidgetRenderer(row).Objects(), o) }
	expect.True(t, shown(last) && last.Size().Width != 0 && widgettest.Within(row.Size(), last),
		"the button is shown %v, %v", shown(last), last.Size())
	row.SetEnds(nil, nil)
	expect.True(t, !shown(last), "an end that was taken away stays")
}

func TestRowsFollowTheHeight(t *testing.T) {
	test.NewTempApp(t)
	made := 0
	rows := list.NewRows(func(int) fyne.CanvasObject { made++; return list.NewRow("A", "", nil) })
	var items []list.RowItem
	for i := range 100 {
		items = append(items, list.RowItem{Key: strconv.Itoa(i), Height: 50})
	}
	rows.SetItems(items)
	rows.Content.Resize(fyne.NewSize(300, 200))
	few := made
	rows.Content.Resize(fyne.NewSize(300, 1000))
	expect.True(t, made >= 20 && few <= 10, "%d rows at 200, %d at 1000", few, made)
}

func TestARowOfSeveralLinesFillsThem(t *testing.T) {
	widgettest.Light(t)
	r := list.NewRow("Round 3, table 4: 1. Konstantin Alexandrowitsch, 2. Quirin, 3. Rosa", "Today 17:20", nil).Lines(3)
	widgettest.Stand(t, r, 300, r.MinSize().Height)
	var lines []string
	for _, o := range test.WidgetRenderer(r).Objects() {
		if text, is := o.(*canvas.Text); is && text.Visible() && text.Text != "" {
			lines = append(lines, text.Text)
		}
	}
	expect.True(t, len(lines) == 3 && lines[0] == "Round 3, table 4: 1. Konstantin" && lines[2] == "Today 17:20",
		"%q", lines)
}

// In rows of any width an entry's title is complete: all lines have one size, and no word or sign is alone in a line.
func TestARowHasLinesForAllOfItsWords(t *testing.T) {
	widgettest.Light(t)
	const title, detail = "Ben: sold 12 B, G –30, B –20, R +60, and the last of them", "amended"
	for _, width := range []float32{180, 240, 300, 420} {
		r := list.NewRow(title, detail, nil)
		r.Lines(r.LinesFor(title, detail, width))
		widgettest.Stand(t, r, width, r.MinSize().Height)
		var drawn []string
		for _, o := range test.WidgetRenderer(r).Objects() {
			if text, is := o.(*canvas.Text); is && text.Visible() && text.Text != "" {
				drawn = append(drawn, text.Text)
				if strings.HasPrefix(text.Text, "–") || text.Position().X+text.MinSize().Width > width {
					t.Errorf("%q in %v", text.Text, width)
				}
			}
		}
		expect.True(t, strings.Join(drawn, " ") == title+" "+detail, "in %v it reads %q", width, drawn)
	}
}

func TestAnOpenRowHasNoLine(t *testing.T) {
	widgettest.Light(t)
	lines := func(r *list.Row) (count int) {
		widgettest.Stand(t, r, 300, 60)
		for _, o := range test.WidgetRenderer(r).Objects() {
			if line, is := o.(*canvas.Rectangle); is && line.Visible() && line.Size().Height == look.Hairline {
				count++
			}
		}
		return count
	}
	expect.Equal(t, lines(list.NewRow("Ann", "", nil)), 1, "a row is closed by lines")
	expect.Equal(t, lines(list.NewRow("Ann", "", nil).Open()), 0, "an open row is closed by lines")
}
