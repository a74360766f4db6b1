package frame

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func openSheet(t *testing.T, width, height float32) (*BottomSheet, fyne.Canvas) {
	t.Helper()
	widgettest.Light(t)
	c := widgettest.Stand(t, text.New("table", core.Body), width, height).Canvas()
	s := NewBottomSheet("Ben's turn", "close", text.NewParagraph("What is tapped here stays.", core.Body),
		input.NewPrimaryButton("Record", nil))
	s.ShowOn(c)
	return s, c
}

func TestSheetLooks(t *testing.T) {
	_, c := openSheet(t, 390, 400)
	test.AssertRendersToMarkup(t, "sheet.xml", c)
}

func TestSheetClosesByEscapeBackAndATapBeside(t *testing.T) {
	for name, closing := range map[string]func(*BottomSheet, fyne.Canvas){
		"escape": func(_ *BottomSheet, c fyne.Canvas) { c.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape}) },
		"back":   func(_ *BottomSheet, c fyne.Canvas) { c.OnTypedKey()(&fyne.KeyEvent{Name: mobile.KeyBack}) },
		"beside": func(_ *BottomSheet, c fyne.Canvas) { test.TapCanvas(c, fyne.NewPos(20, 20)) },
		"cross":  func(_ *BottomSheet, c fyne.Canvas) { test.TapCanvas(c, fyne.NewPos(390-16-22, 400-140)) },
	} {
		s, c := openSheet(t, 390, 400)
		if name == "cross" {
			page := s.content.Position()
			closing = func(_ *BottomSheet, c fyne.Canvas) {
				test.TapCanvas(c, page.AddXY(390-look.Space4-22, look.Space3+22))
			}
		}
		closed := 0
		s.OnClosed = func() { closed++ }
		must.Hold(t, s.Open() && c.Overlays().Top() == s, "%s: the sheet is not open", name)
		closing(s, c)
		expect.True(t, !s.Open() && closed == 1 && c.Overlays().Top() == nil,
			"%s: open %v, closed %d times", name, s.Open(), closed)
		s.Close()
		expect.True(t, closed == 1, "%s: closed again", name)
	}
}

func TestATapOnTheSheetKeepsIt(t *testing.T) {
	s, c := openSheet(t, 390, 400)
	test.TapCanvas(c, s.content.Position().AddXY(60, 70))
	expect.True(t, s.Open(), "a tap on the page closes the sheet")
}

func TestSheetHandsOtherKeysOnAndGivesTheKeysBack(t *testing.T) {
	widgettest.Light(t)
	c := widgettest.Stand(t, text.New("table", core.Body), 390, 400).Canvas()
	var got []fyne.KeyName
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { got = append(got, e.Name) })
	s := NewBottomSheet("Ben's turn", "close", text.New("x", core.Body), nil)
	s.ShowOn(c)
	s.ShowOn(c) // no effect on an open sheet
	c.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyF1})
	c.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	c.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	expect.True(t, len(got) == 2 && got[0] == fyne.KeyF1 && got[1] == fyne.KeyEscape, "the canvas got %v", got)
	s.ShowOn(c)
	expect.True(t, s.Open(), "it cannot be shown again")
}

func TestASheetStaysWhereTheOneBeneathItIsClosed(t *testing.T) {
	below, c := openSheet(t, 390, 400)
	var got []fyne.KeyName
	below.keys = func(e *fyne.KeyEvent) { got = append(got, e.Name) }
	field := fw.NewEntry()
	above := NewBottomSheet("Save", "close", field, nil)
	above.ShowOn(c)
	c.Focus(field)
	below.Close()
	expect.True(t, above.Open() && c.Overlays().Top() == above && c.Focused() == field, "it is gone, or lost the keyboard")
	for range 2 {
		c.OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	}
	expect.True(t, !above.Open() && len(got) == 1, "escape leaves it open, or leads to %v", got)
}

func TestSheetIsAsHighAsItNeedsAndNarrowOnADesktop(t *testing.T) {
	s, _ := openSheet(t, 1280, 800)
	size := s.content.Size()
	expect.True(t, size.Width == sheetWidth && size.Height <= 300, "the page is %v", size)
	at := s.content.Position()
	expect.True(t, at.X == (1280-sheetWidth)/2 && at.Y+s.content.Size().Height == 800, "the page stands at %v", at)
}

func TestALongSheetLeavesSomeOfTheTable(t *testing.T) {
	widgettest.Light(t)
	c := widgettest.Stand(t, text.New("table", core.Body), 390, 600).Canvas()
	var rows []fyne.CanvasObject
	for range 40 {
		rows = append(rows, list.NewRow("Ann", "", nil))
	}
	s := NewBottomSheet("Log", "close", Stack(0, rows...), nil)
	s.ShowOn(c)
	size := s.content.Size()
	expect.True(t, size.Height == 600*float32(0.92), "the page is %v", size)
}

func TestALongTitleOfASheetStandsWhole(t *testing.T) {
	widgettest.Light(t)
	c := widgettest.Stand(t, text.New("table", core.Body), 390, 500).Canvas()
	title := "A penalty for Maximiliane Wörlitz-Hagendorn"
	s := NewBottomSheet(title, "close", text.NewParagraph("How many points?", core.Body),
		input.NewPrimaryButton("Record", nil))
	s.ShowOn(c)
	var written []string
	for _, o := range test.LaidOutObjects(s.content.(*sheetPage).head) {
		if text, is := o.(*canvas.Text); is && text.Text != "" {
			written = append(written, text.Text)
		}
	}
	expect.Equal(t, strings.Join(written, " "), title, "the title")
}
