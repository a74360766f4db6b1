package widget_test

import (
	"image"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/widget/internal/widgettest"
)

// tappable is what every widget to press must be.
type tappable interface {
	fyne.Widget
	fyne.Tappable
	fyne.Focusable
	fyne.Disableable
	fyne.Accessible
	desktop.Hoverable
	desktop.Cursorable
}

// pressable are the widgets to press, with the number of times that each was.
func pressable() (map[string]tappable, map[string]*int) {
	counts := map[string]*int{}
	count := func(name string) func() {
		n := new(int)
		counts[name] = n
		return func() { *n++ }
	}
	counted := func(name string) func(bool) {
		do := count(name)
		return func(bool) { do() }
	}
	return map[string]tappable{
		"primary": widget.NewPrimaryButton("Record", count("primary")),
		"quiet":   widget.NewQuietButton("Other", count("quiet")),
		"plain":   widget.NewPlainButton("Log", widget.Icon("log"), count("plain")),
		"icon":    widget.NewIconButton("back", widget.Icon("qr"), count("icon")),
		"chip":    widget.NewChip("Everyone", counted("chip")),
		"cell":    widget.NewCompanyCell(widget.Company{Key: "blue", Code: "B", Name: "Blue"}, counted("cell")),
		"switch":  widget.NewSwitch("Count", "cards", false, counted("switch")),
		"row":     widget.NewRow("Ann", "cash", count("row")),
		"figure":  widget.NewFigure("Ann, cash", 120, widget.Body).OnTapped(count("figure")),
	}, counts
}

func TestEverythingToPressAnswersTapSpaceAndEnter(t *testing.T) {
	widgettest.Light(t)
	all, counts := pressable()
	for name, w := range all {
		widgettest.Stand(t, w, 200, 120)
		test.Tap(w)
		widgettest.Press(w, fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter)
		if got := *counts[name]; got != 4 {
			t.Errorf("%s: a tap, space, return and enter count %d", name, got)
		}
		if w.AccessibilityLabel() == "" || w.AccessibilityRole() != fyne.AccessibleRoleButton {
			t.Errorf("%s is %q, %q to a screen reader", name, w.AccessibilityLabel(), w.AccessibilityRole())
		}
		if w.Cursor() != desktop.PointerCursor {
			t.Errorf("%s shows no hand", name)
		}
	}
}

func TestEverythingToPressIsLargeEnough(t *testing.T) {
	widgettest.Light(t)
	all, _ := pressable()
	for name, w := range all {
		if size := w.MinSize(); size.Width < look.Target || size.Height < look.Target {
			t.Errorf("%s is only %v", name, size)
		}
	}
}

func TestDisabledTellsWhyAndDoesNothing(t *testing.T) {
	widgettest.Light(t)
	all, counts := pressable()
	for name, w := range all {
		widgettest.Stand(t, w, 200, 120)
		told := ""
		d := w.(interface{ DisableBecause(string) })
		d.DisableBecause("the lock holds them")
		switch c := w.(type) {
		case *widget.Button:
			c.OnRefused = func(reason string) { told = reason }
		case *widget.IconButton:
			c.OnRefused = func(reason string) { told = reason }
		case *widget.Chip:
			c.OnRefused = func(reason string) { told = reason }
		case *widget.Cell:
			c.OnRefused = func(reason string) { told = reason }
		case *widget.Switch:
			c.OnRefused = func(reason string) { told = reason }
		case *widget.Row:
			c.OnRefused = func(reason string) { told = reason }
		case *widget.Figure:
			c.OnRefused = func(reason string) { told = reason }
		}
		w.Tapped(&fyne.PointEvent{})
		widgettest.Press(w, fyne.KeySpace)
		if *counts[name] != 0 || told != "the lock holds them" {
			t.Errorf("%s: %d taps went through, told %q", name, *counts[name], told)
		}
		if label := w.AccessibilityLabel(); len(label) < len(told) || label[len(label)-len(told):] != told {
			t.Errorf("%s does not say why: %q", name, label)
		}
		w.Enable()
		if w.Tapped(&fyne.PointEvent{}); *counts[name] != 1 {
			t.Errorf("%s: enabled again it counts %d", name, *counts[name])
		}
	}
}

func TestFocusShowsARing(t *testing.T) {
	widgettest.Light(t)
	all, _ := pressable()
	for name, w := range all {
		c := widgettest.Stand(t, w, 200, 120).Canvas()
		before := test.RenderToMarkup(c)
		c.Focus(w)
		if c.Focused() != w {
			t.Errorf("%s cannot be focused", name)
		}
		focused := test.RenderToMarkup(c)
		if focused == before {
			t.Errorf("%s does not show the focus", name)
		}
		c.Unfocus()
		if test.RenderToMarkup(c) != before {
			t.Errorf("%s keeps its ring", name)
		}
	}
}

func TestArrowsMoveTheFocusAndOtherKeysReachTheCanvas(t *testing.T) {
	widgettest.Light(t)
	first, second := widget.NewQuietButton("first", nil), widget.NewQuietButton("second", nil)
	c := widgettest.Stand(t, widget.Across(8, first, second), 300, 60).Canvas()
	c.Focus(first)
	widgettest.Press(first, fyne.KeyRight)
	if c.Focused() != second {
		t.Error("right does not move on")
	}
	widgettest.Press(second, fyne.KeyLeft)
	if c.Focused() != first {
		t.Error("left does not move back")
	}
	var key fyne.KeyName
	var letter rune
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { key = e.Name })
	c.SetOnTypedRune(func(r rune) { letter = r })
	widgettest.Press(first, fyne.KeyEscape)
	first.TypedRune('?')
	if key != fyne.KeyEscape || letter != '?' {
		t.Errorf("the canvas got %q and %q", key, letter)
	}
}

func TestHoverShowsItself(t *testing.T) {
	widgettest.Light(t)
	b := widget.NewQuietButton("Other", func() {})
	c := widgettest.Stand(t, b, 200, 60).Canvas()
	before := test.RenderToMarkup(c)
	b.MouseIn(&desktop.MouseEvent{})
	if test.RenderToMarkup(c) == before {
		t.Error("nothing changes under the pointer")
	}
	b.MouseOut()
	if test.RenderToMarkup(c) != before {
		t.Error("the hover stays")
	}
}

func TestColoursFollowTheThemeAtRunTime(t *testing.T) {
	a := widgettest.Light(t)
	all, _ := pressable()
	all["stepper"] = widget.NewTradeStepper(widget.Company{Key: "yellow", Code: "Y", Name: "Yellow"}, -1, 4, 2, nil)
	all["segmented"] = widget.NewSegmented([]string{"a", "b"}, 0, nil)
	canvases, before := map[string]software.WindowlessCanvas{}, map[string]image.Image{}
	for name, w := range all {
		canvases[name] = software.NewTransparentCanvas()
		canvases[name].SetContent(w)
		canvases[name].Resize(fyne.NewSize(200, 120))
		before[name] = canvases[name].Capture()
	}
	a.Settings().SetTheme(look.Theme{Variant: look.Dark})
	for name, w := range all {
		w.Refresh()
		if reflect.DeepEqual(canvases[name].Capture(), before[name]) {
			t.Errorf("%s keeps its colours", name)
		}
	}
}
