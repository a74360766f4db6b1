package core_test

import (
	"fmt"
	"image"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/software"
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

type tappable interface {
	fyne.Widget
	fyne.Tappable
	fyne.Focusable
	fyne.Disableable
	fyne.Accessible
	desktop.Hoverable
	desktop.Cursorable
}

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
		"primary": input.NewPrimaryButton("Record", count("primary")),
		"quiet":   input.NewQuietButton("Other", count("quiet")),
		"plain":   input.NewPlainButton("Log", mark.Icon("log"), count("plain")),
		"icon":    input.NewIconButton("back", mark.Icon("qr"), count("icon")),
		"chip":    input.NewChip("Everyone", counted("chip")),
		"cell":    input.NewCompanyCell(view.Company{Key: "blue", Code: "B", Name: "Blue"}, counted("cell")),
		"switch":  input.NewSwitch("Count", "cards", false, counted("switch")),
		"row":     list.NewRow("Ann", "cash", count("row")),
		"figure":  text.NewFigure("Ann, cash", 120, core.Body).OnTapped(count("figure")),
	}, counts
}

func TestEverythingToPressAnswersTapSpaceAndEnter(t *testing.T) {
	widgettest.Light(t)
	all, counts := pressable()
	for name, w := range all {
		widgettest.Stand(t, w, 200, 120)
		test.Tap(w)
		widgettest.Press(w, fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter)
		expect.Equal(t, *counts[name], 4, "%s: a tap, space, return and enter count", name)
		expect.True(t, w.AccessibilityLabel() != "" && w.AccessibilityRole() == fyne.AccessibleRoleButton,
			"%s is %q, %q to a screen reader", name, w.AccessibilityLabel(), w.AccessibilityRole())
		expect.True(t, w.Cursor() == desktop.PointerCursor, "%s shows no hand", name)
	}
}

func TestEverythingToPressIsLargeEnough(t *testing.T) {
	widgettest.Light(t)
	all, _ := pressable()
	for name, w := range all {
		size := w.MinSize()
		expect.True(t, size.Width >= look.Target && size.Height >= look.Target, "%s is only %v", name, size)
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
		case *input.Button:
			c.OnRefused = func(reason string) { told = reason }
		case *input.Chip:
			c.OnRefused = func(reason string) { told = reason }
		case *input.Cell:
			c.OnRefused = func(reason string) { told = reason }
		case *input.Switch:
			c.OnRefused = func(reason string) { told = reason }
		case *list.Row:
			c.OnRefused = func(reason string) { told = reason }
		case *text.Figure:
			c.OnRefused = func(reason string) { told = reason }
		}
		w.Tapped(&fyne.PointEvent{})
		widgettest.Press(w, fyne.KeySpace)
		expect.True(t, *counts[name] == 0 && told == "the lock holds them",
			"%s: %d taps went through, told %q", name, *counts[name], told)
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
		expect.True(t, c.Focused() == w, "%s cannot be focused", name)
		focused := test.RenderToMarkup(c)
		expect.True(t, focused != before, "%s does not show the focus", name)
		c.Unfocus()
		expect.True(t, test.RenderToMarkup(c) == before, "%s keeps its ring", name)
	}
}

func TestArrowsMoveTheFocusAndOtherKeysReachTheCanvas(t *testing.T) {
	widgettest.Light(t)
	first, second := input.NewQuietButton("first", nil), input.NewQuietButton("second", nil)
	c := widgettest.Stand(t, frame.Across(8, first, second), 300, 60).Canvas()
	c.Focus(first)
	widgettest.Press(first, fyne.KeyRight)
	expect.True(t, c.Focused() == second, "right does not move on")
	widgettest.Press(second, fyne.KeyLeft)
	expect.True(t, c.Focused() == first, "left does not move back")
	var key fyne.KeyName
	var letter rune
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { key = e.Name })
	c.SetOnTypedRune(func(r rune) { letter = r })
	widgettest.Press(first, fyne.KeyEscape)
	first.TypedRune('?')
	expect.True(t, key == fyne.KeyEscape && letter == '?', "the canvas got %q and %q", key, letter)
}

func TestHoverShowsItself(t *testing.T) {
	widgettest.Light(t)
	b := input.NewQuietButton("Other", func() {})
	c := widgettest.Stand(t, b, 200, 60).Canvas()
	before := test.RenderToMarkup(c)
	b.MouseIn(&desktop.MouseEvent{})
	expect.True(t, test.RenderToMarkup(c) != before, "nothing changes under the pointer")
	b.MouseOut()
	expect.True(t, test.RenderToMarkup(c) == before, "the hover stays")
}

func TestColoursFollowTheThemeAtRunTime(t *testing.T) {
	a := widgettest.Light(t)
	all, _ := pressable()
	all["stepper"] = input.NewStepper("Yellow", -1, 4, 2, nil)
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
		expect.True(t, !reflect.DeepEqual(canvases[name].Capture(), before[name]), "%s keeps its colours", name)
	}
}

func TestTheKeyboardIsInSight(t *testing.T) {
	widgettest.Light(t)
	var chips []*input.Chip
	column := frame.Stack(0)
	for i := range 30 {
		chips = append(chips, input.NewChip(fmt.Sprint("chip ", i), func(bool) {}))
		column.Add(frame.NewGroup("group", frame.NewPanel("felt", 4, container.NewStack(chips[i]))))
	}
	scroll := container.NewVScroll(column)
	w := test.NewTempWindow(t, container.NewBorder(text.New("head", core.Body), nil, nil, nil, scroll))
	w.Resize(fyne.NewSize(300, 300))
	seen := func(chip *input.Chip) bool {
		driver := fyne.CurrentApp().Driver()
		top := driver.AbsolutePositionForObject(chip).Y - driver.AbsolutePositionForObject(scroll).Y
		return top >= 0 && top+chip.Size().Height <= scroll.Size().Height
	}
	for _, place := range []int{29, 12, 0} {
		w.Canvas().Focus(chips[place])
		expect.True(t, seen(chips[place]),
			"chip %d has the keyboard and is out of sight at offset %v", place, scroll.Offset.Y)
	}
	chips[29].MouseIn(&desktop.MouseEvent{})
	w.Canvas().Focus(chips[29])
	expect.Equal(t, scroll.Offset.Y, 0, "a chip under the pointer moves to offset")
}
