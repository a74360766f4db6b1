//go:build probe

package probe

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func show(t *testing.T, o fyne.CanvasObject) (fyne.Window, func() View) {
	t.Helper()
	test.NewTempApp(t)
	w := test.NewTempWindow(t, o)
	w.Resize(fyne.NewSize(400, 300))
	return w, func() View { return look(w) }
}

func only(t *testing.T, v View, text string) Object {
	t.Helper()
	var hits []Object
	for _, o := range v.Objects {
		if o.Text == text {
			hits = append(hits, o)
		}
	}
	must.Hold(t, len(hits) == 1, "%d objects say %q among %+v", len(hits), text, v.Objects)
	return hits[0]
}

func TestEveryObjectIsSeenOnce(t *testing.T) {
	entry := widget.NewEntry()
	entry.SetPlaceHolder("Name")
	entry.SetText("Ann")
	check := widget.NewCheck("Count cards", nil)
	check.Checked = true
	off := widget.NewButton("Undo", nil)
	off.Disable()
	long := widget.NewLabel("a sentence that is much too long for the width of this window and goes on")
	long.Wrapping = fyne.TextWrapWord
	choice := widget.NewSelect([]string{"3×5", "4×6"}, nil)
	choice.SetSelected("4×6")
	w, see := show(t, container.NewVBox(widget.NewButton("Record", nil), entry, check, off, long, choice,
		canvas.NewText("250", color.Black)))
	w.Canvas().Focus(entry)

	v := see()
	record := only(t, v, "Record")
	expect.True(t, record.Active && !record.Disabled && !record.Focused && !record.Beneath && record.InView(),
		"the button is %+v", record)
	name := only(t, v, "Name")
	expect.True(t, name.Value == "Ann" && name.Focused && name.Active, "the entry is %+v", name)
	c := only(t, v, "Count cards")
	expect.True(t, c.Value == "on", "the check is %+v", c)
	undo := only(t, v, "Undo")
	expect.True(t, undo.Disabled, "the switched off button is %+v", undo)
	price := only(t, v, "250")
	expect.True(t, !price.Active, "the text is %+v", price)
	only(t, v, long.Text)
	expect.True(t, len(v.Objects) == 7,
		"7 things stand in the window, but the probe sees %d: %+v", len(v.Objects), v.Objects)
	expect.True(t, v.Width == 400 && v.Height == 300, "the window is %d×%d", v.Width, v.Height)
}

func TestHiddenThingsAreNotSeen(t *testing.T) {
	hidden := widget.NewLabel("secret")
	hidden.Hide()
	_, see := show(t, container.NewVBox(container.NewVBox(hidden), widget.NewLabel("open")))
	v := see()
	expect.True(t, len(v.Objects) == 1 && v.Objects[0].Text == "open", "the probe sees %+v", v.Objects)
}

func TestAScrollerCutsOff(t *testing.T) {
	rows := container.NewVBox()
	for _, name := range []string{"first", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "last"} {
		rows.Add(widget.NewButton(name, nil))
	}
	scroll := container.NewVScroll(rows)
	_, see := show(t, scroll)
	v := see()
	first := only(t, v, "first")
	expect.True(t, first.InView() && first.Scroller.Empty(), "the first row is %+v", first)
	last := only(t, v, "last")
	expect.True(t, !last.InView() && !last.Scroller.Empty(), "the last row is %+v", last)
	scroll.ScrollToBottom()
	if last := only(t, see(), "last"); !last.InView() {
		t.Errorf("scrolled down, the last row is %+v", last)
	}
}

func TestOverlaysAndOpaqueThingsCover(t *testing.T) {
	cover := canvas.NewRectangle(color.White)
	cover.Hide()
	w, see := show(t, container.NewStack(widget.NewLabel("under"), cover))
	under := only(t, see(), "under")
	expect.True(t, under.InView() && !under.Beneath, "the label is %+v", under)
	cover.Show()
	if under := only(t, see(), "under"); under.InView() {
		t.Errorf("the label can be seen through an opaque rectangle: %+v", under)
	}
	cover.Hide()
	widget.NewModalPopUp(widget.NewLabel("Told"), w.Canvas()).Show()
	v := see()
	if under := only(t, v, "under"); !under.Beneath {
		t.Errorf("the label can be tapped through a pop-up: %+v", under)
	}
	told := only(t, v, "Told")
	expect.True(t, !told.Beneath && told.InView(), "the pop-up is %+v", told)
}

type coin struct{ widget.BaseWidget }

func (c *coin) AccessibilityLabel() string             { return "twenty" }
func (c *coin) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }
func (c *coin) Tapped(*fyne.PointEvent)                {}
func (c *coin) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewText("20", color.Black))
}

func TestAWidgetIsAroundItsWords(t *testing.T) {
	c := &coin{}
	c.ExtendBaseWidget(c)
	_, see := show(t, container.NewCenter(c))
	v := see()
	if words := only(t, v, "20"); words.Parent < 0 || v.Objects[words.Parent].Text != "twenty" {
		t.Errorf("the words are %+v in %+v", words, v.Objects)
	}
	around := only(t, v, "twenty")
	expect.True(t, around.Active && around.Parent == -1, "the widget is %+v", around)
}
