package frame_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
)

func block(width, height float32) *canvas.Rectangle {
	r := canvas.NewRectangle(nil)
	r.SetMinSize(fyne.NewSize(width, height))
	return r
}

func TestColumnsFillTheirRowsEvenly(t *testing.T) {
	widgettest.Light(t)
	var all []fyne.CanvasObject
	for range 5 {
		all = append(all, block(80, 40))
	}
	all[1].Hide()
	c := frame.NewColumns(100, 10, all...)
	c.Resize(fyne.NewSize(320, 400))
	expect.Equal(t, c.MinSize(), fyne.NewSize(80, 90), "two rows need")
	// Three objects would fit in a line, but four objects make two lines of two.
	expect.Equal(t, all[4].Position(), fyne.NewPos(165, 50), "the fourth that is shown stands at")
	expect.Equal(t, all[2].Size(), fyne.NewSize(155, 40), "a column")
	c.Resize(fyne.NewSize(60, 400))
	expect.Equal(t, c.MinSize(), fyne.NewSize(80, 190), "one column needs")
}

func TestFlowBreaksLines(t *testing.T) {
	widgettest.Light(t)
	all := []fyne.CanvasObject{block(80, 40), block(120, 30), block(90, 40)}
	f := frame.NewFlow(8, all...)
	f.Resize(fyne.NewSize(220, 200))
	expect.Equal(t, f.MinSize(), fyne.NewSize(120, 88), "two lines need")
	expect.True(t, all[1].Position() == fyne.NewPos(88, 0) && all[2].Position() == fyne.NewPos(0, 48),
		"at %v and %v", all[1].Position(), all[2].Position())
	f.Resize(fyne.NewSize(500, 200))
	expect.True(t, f.MinSize().Height == 40, "one line needs %v", f.MinSize())
}

func TestEndsOfALine(t *testing.T) {
	widgettest.Light(t)
	left, right := block(50, 20), block(60, 40)
	s := frame.Spread(left, right)
	s.Resize(fyne.NewSize(300, 40))
	if left.Size().Width != 232 || right.Position() != fyne.NewPos(240, 0) || left.Position().Y != 10 {
		t.Errorf("left %v, right at %v", left.Size(), right.Position())
	}
	first, rest := block(44, 44), block(10, 10)
	l := frame.Lead(first, rest)
	l.Resize(fyne.NewSize(300, 60))
	expect.True(t, first.Position().Y == 8 && rest.Size() == fyne.NewSize(248, 60),
		"first at %v, rest %v", first.Position(), rest.Size())
}

// Buttons in a row have equal widths if their words fit, otherwise widths in proportion to their words. If the row is
// then too wide, the buttons are below one another.
func TestButtonsShareTheirRow(t *testing.T) {
	widgettest.Light(t)
	pass, turn := input.NewQuietButton("Pass", nil), input.NewPrimaryButton("Carol's transaction", nil)
	row := input.NewButtonRow(pass, turn)
	for _, c := range []struct {
		width        float32
		even, beside bool
	}{{400, true, true}, {270, false, true}, {150, false, false}} {
		row.Resize(fyne.NewSize(c.width, 100))
		if even := pass.Size().Width == turn.Size().Width && c.width > pass.Size().Width; even != c.even {
			t.Errorf("%v wide: %v and %v", c.width, pass.Size(), turn.Size())
		}
		expect.Equal(t, turn.Position().Y == 0, c.beside, "%v wide: side by side", c.width)
		if c.beside && turn.Size().Width < turn.MinSize().Width-2*look.Space2 {
			t.Errorf("%v wide: %v has no room for its words", c.width, turn.Size())
		}
	}
}

func TestALedRowKeepsItsPlaces(t *testing.T) {
	widgettest.Light(t)
	pass, turn := input.NewQuietButton("Pass", nil), input.NewPrimaryButton("", nil)
	row, was := input.NewLedRow(pass, turn), fyne.Size{}
	for _, name := range []string{"Ben's transaction", "Annabel's transaction", "The year ends"} {
		turn.SetLabel(name)
		row.Resize(fyne.NewSize(320, 100))
		row.Layout.Layout(row.Objects, row.Size())
		if was != (fyne.Size{}) && pass.Size() != was || turn.Position().Y != 0 ||
			pass.Size().Width >= turn.Size().Width {
			t.Errorf("%s: pass is %v, was %v; turn is %v at %v", name, pass.Size(), was, turn.Size(), turn.Position())
		}
		was = pass.Size()
	}
}

func TestWhatIsHiddenTakesNoRoomInALine(t *testing.T) {
	widgettest.Light(t)
	label, before := text.New("Revenue in all", core.Body), input.NewQuietButton("As before: 120", nil)
	of := frame.NewLine("Revenue", label, before, text.New("40", core.FigureText)).Inside()[0].(*fyne.Container)
	of.Resize(fyne.NewSize(366, 44))
	narrow := label.Size().Width
	before.Hide()
	of.Layout.Layout(of.Objects, of.Size())
	expect.True(t, label.Size().Width > narrow+before.MinSize().Width/2, "the words have %v, and had %v",
		label.Size().Width, narrow)
}

func TestHeadingsLook(t *testing.T) {
	widgettest.Light(t)
	back := input.NewIconButton("back", theme.NavigateBackIcon(), func() {})
	widgettest.Golden(t, "headings", frame.Stack(look.Space3,
		frame.NewTopBar("Friday night", "round 3 of 8", back, input.NewIconButton("share", mark.Icon("qr"), func() {})),
		frame.NewTopBar("Settings", "", nil),
		frame.NewSection("Trades", input.NewPlainButton("clear", nil, func() {})),
		frame.NewSection("What it does"),
		frame.NewPanel(look.Felt, look.Space3, text.New("felt", core.Body)).Outlined(look.Rule),
		frame.NewPanel(look.Card, 0, text.New("card", core.Body)).Square(),
		frame.NewRule()), 366, 360)
}

func TestEmptyStateLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "empty", frame.NewEmptyState(mark.Icon("cards"), "No games yet",
		"Deal the cards, then begin a game here.",
		input.NewPrimaryButton("New game", func() {})), 300, 300)
}

func TestEveryIconIsThere(t *testing.T) {
	for _, name := range []string{"cards", "ladder", "log", "people", "qr", "table", "trophy"} {
		expect.True(t, len(mark.Icon(name).Content()) > 0, "%s is empty", name)
	}
	expect.True(t, len(mark.AppIcon().Content()) > 0, "the icon is missing")
	expect.True(t, assets.Read("icons/none.svg") == nil, "an unknown asset is not nil")
}

func TestANameBesideCellsIsNotCut(t *testing.T) {
	cells := []fyne.CanvasObject{canvas.NewRectangle(nil)}
	for range 8 {
		cells = append(cells, canvas.NewRectangle(nil))
	}
	head := cells[0]
	frame.NewTrack(150, head, cells[1:]...).Resize(fyne.NewSize(776, look.Target))
	expect.True(t, head.Size().Width >= 230 && cells[8].Position().Y == 0, "beside the cells a head has %v", head.Size())
}

// Cells are at the end of a name's line if they leave enough space for the name, otherwise below the name.
func TestNamesAreWholeBesideCells(t *testing.T) {
	widgettest.Light(t)
	name, cell, last := block(20, 24), block(20, 20), block(20, 20)
	l := frame.NewNameLine(name, func() float32 { return 190 }, cell, last)
	for _, c := range []struct {
		width, height, room float32
		last                fyne.Position
	}{{300, 44, 202, fyne.NewPos(254.5, 0)}, {260, 72, 260, fyne.NewPos(52.6, 28)}} {
		l.Resize(fyne.NewSize(c.width, 100))
		expect.Equal(t, l.MinSize().Height, c.height, "%v wide, the line is high", c.width)
		expect.Equal(t, name.Size().Width, c.room, "%v wide, the name has", c.width)
		expect.Equal(t, last.Position(), c.last, "%v wide, the last cell is at", c.width)
	}
}
